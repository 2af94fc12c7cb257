"""Finds positions to practise on: bots play, and where one turn is clearly better than every other, people can learn.

Turns that look best by the formula are played on in the same sampled futures, as the expert does; the best one must
beat each other by far, and not by luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import mean, stdev
from typing import Final, Generic

from farshore.bots.bot import Budget
from farshore.bots.expert import WIDTH
from farshore.bots.futures import Candidate, one_future
from farshore.bots.hint import WORDS, reached, why
from farshore.bots.points import knowledge
from farshore.bots.table import do
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, A, Game, S, Seat
from farshore.core.match import Match
from farshore.core.strategy import Plan
from farshore.core.text import Text

RIVALS: Final = 4
"""So many turns are compared."""
FUTURES: Final = 14
SURE: Final = 2.5
"""The best turn leads by so many times what luck alone would explain."""
PROMISING: Final = 0.6
"""A turn that leads by so much of the gap before its futures are known is worth a closer look."""
APART: Final = 2
"""At most so many positions of one match: they are to be different."""
LOOSE: Final = 0.25
"""How often the bots take another good turn than the best: matches shall not all go the same way."""


@dataclass(frozen=True, slots=True)
class Found(Generic[S, A]):
    """A position, whose turn it is, the best turn, by how many points it is better, and why."""

    match: Match[S, A]
    seat: Seat
    answer: tuple[A, ...]
    better: float
    why: tuple[Text, ...]


def search(game: Game[S, A], seats: int, gap: float, seed: str) -> Iterator[Found[S, A]]:
    """Positions in which the best turn is better by at least `gap` points, match after match, without end."""
    number = 0
    while True:
        number += 1
        rng = Random(f"{seed}/{number}")
        found = 0
        match: Match[S, A] = Match(game, [str(seat + 1) for seat in range(seats)])
        dealer = SeededDealer(f"{seed}/{number}")
        while not match.over and found < APART:
            acting = game.to_act(match.state)
            if acting == (CHANCE,):
                match.deal(dealer)
                continue
            seat = acting[0]
            view = game.view(match.state, seat).apart()
            turns = distinct(knowledge(game).plans(view, seat, WIDTH))
            lead = _lead(game, view, seat, turns, gap, rng) if len(turns) > 1 else 0.0
            if lead >= gap and rng.random() < 0.5:  # not the first ones of each match only
                found += 1
                answer = _whole(game, view, seat, turns[0].actions)
                yield Found(match.branch(len(match.events)), seat, answer, lead, _why(game, view, seat, answer, rng))
            _play(match, seat, _some_turn(turns, rng))


def distinct(plans: Sequence[Plan[A]]) -> list[Plan[A]]:
    """Turns that do not only differ in their order, best first."""
    known: dict[frozenset[A], Plan[A]] = {}
    for plan in plans:
        known.setdefault(frozenset(plan.actions), plan)
    return list(known.values())[:RIVALS]


def _lead(game: Game[S, A], view: S, seat: Seat, turns: Sequence[Plan[A]], gap: float, rng: Random) -> float:
    """By how much the first turn is better than the next best one; nothing if that is not sure."""
    if len(turns[0].actions) < 2 or turns[0].worth - turns[1].worth < PROMISING * gap:
        return 0.0
    candidates = [Candidate(turn) for turn in turns]
    clock = Budget(count=FUTURES * len(turns)).start()
    for number in range(FUTURES):
        one_future(game, view, seat, candidates, f"{rng.random()}/{number}", clock)
    worths = [candidate.worths for candidate in candidates]
    leads = [[best - other for best, other in zip(worths[0], column, strict=True)] for column in worths[1:]]
    sure = all(mean(lead) >= SURE * stdev(lead) / len(lead) ** 0.5 for lead in leads)
    return min(mean(lead) for lead in leads) if sure else 0.0


def _whole(game: Game[S, A], view: S, seat: Seat, actions: tuple[A, ...]) -> tuple[A, ...]:
    """The actions that can be done before something new is shown."""
    return actions[: do(game, view, seat, actions)[1]]


def _why(game: Game[S, A], view: S, seat: Seat, actions: tuple[A, ...], rng: Random) -> tuple[Text, ...]:
    """The reasons that a hint would give."""
    return (*why(game, view, seat, actions, rng), *reached(game, view, seat, actions, rng)[:WORDS])


def _some_turn(turns: Sequence[Plan[A]], rng: Random) -> tuple[A, ...]:
    return (rng.choice(turns) if rng.random() < LOOSE else turns[0]).actions


def _play(match: Match[S, A], seat: Seat, actions: Sequence[A]) -> None:
    """As much of the turn as can be done before something new is shown."""
    phase = match.game.phase(match.state)
    for number, action in enumerate(actions):
        if number and (seat not in match.game.to_act(match.state) or match.game.phase(match.state) != phase):
            return
        match.play(seat, action)
