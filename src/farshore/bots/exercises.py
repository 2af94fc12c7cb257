"""Finds positions to practise on: bots play, and where one turn is clearly better than every other, people can learn.

Turns that look best by the formula are played on in the same sampled futures, as the expert does. What leads there by
far has to do so once more, against more turns and in other futures: whoever looks long enough finds luck, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from random import Random
from statistics import fmean, stdev
from typing import Final, Generic

from farshore.bots.bot import Budget
from farshore.bots.expert import WIDTH
from farshore.bots.futures import Candidate, different, one_future
from farshore.bots.hint import WORDS, reached, why
from farshore.bots.points import knowledge
from farshore.bots.table import do
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, A, Game, S, Seat
from farshore.core.match import Match
from farshore.core.strategy import Plan
from farshore.core.text import Text


@dataclass(frozen=True, slots=True)
class Look:
    """How closely turns are compared: how many are found by a search of this width, and in how many futures."""

    width: int
    turns: int
    futures: int
    sure: float
    """The best turn leads by so many times what luck alone would explain."""

    def turns_in(self, game: Game[S, A], view: S, seat: Seat) -> list[Plan[A]]:
        """The best turns that lead to different positions, best first."""
        return different(game, view, seat, knowledge(game).plans(view, seat, self.width), self.turns)


GLANCE: Final = Look(width=WIDTH, turns=4, futures=8, sure=2.0)
"""Every decision of a match gets this much."""
PROOF: Final = Look(width=2 * WIDTH, turns=8, futures=40, sure=3.0)
"""What looks clear is compared anew, with more turns, in futures that it was not chosen by."""
PAUSE: Final = 4
"""After so many futures each time it is asked whether it is worth going on."""
PROMISING: Final = 0.6
"""A turn that leads by so much of the gap before its futures are known is worth a closer look."""
APART: Final = 2
"""At most so many positions of one match: they are to be different."""
LOOSE: Final = 0.25
"""How often the bots take another good turn than the best: matches shall not all go the same way."""


@dataclass(frozen=True, slots=True)
class Lead:
    """By how many points a turn is better than another, and by how many that may be wrong."""

    points: float
    error: float

    @classmethod
    def of(cls, best: Candidate[A], other: Candidate[A]) -> Lead:
        """Future by future, so that luck favours neither."""
        apart = [mine - its for mine, its in zip(best.worths, other.worths, strict=True)]
        return cls(fmean(apart), stdev(apart) / len(apart) ** 0.5)

    def clear(self, gap: float, sure: float) -> bool:
        """Neither small nor luck."""
        return self.points >= max(gap, sure * self.error)

    def hopeless(self, gap: float) -> bool:
        """More futures would hardly make it clear."""
        return self.points + 2 * self.error < gap


@dataclass(frozen=True, slots=True)
class Found(Generic[S, A]):
    """A position, the number of its match, whose turn it is, the best turn, by how much it is better, and why."""

    number: int
    match: Match[S, A]
    seat: Seat
    answer: tuple[A, ...]
    lead: Lead
    why: tuple[Text, ...]


def search(game: Game[S, A], seats: int, gap: float, seed: str, first: int = 1) -> Iterator[Found[S, A]]:
    """Positions in which the best turn is better by at least `gap` points, match after match, without end."""
    for number in count(first):
        yield from islice(_in_match(game, seats, gap, number, f"{seed}/{number}"), APART)


def _in_match(game: Game[S, A], seats: int, gap: float, number: int, seed: str) -> Iterator[Found[S, A]]:
    rng, dealer = Random(seed), SeededDealer(seed)
    match: Match[S, A] = Match(game, [str(seat + 1) for seat in range(seats)])
    while not match.over:
        acting = game.to_act(match.state)
        if acting == (CHANCE,):
            match.deal(dealer)
            continue
        seat = acting[0]
        view = game.view(match.state, seat).apart()
        turns = GLANCE.turns_in(game, view, seat)
        if rng.random() < 0.5:  # not the first ones of each match only
            lead = _lead(game, view, seat, turns, gap, rng)
            if lead is not None:
                answer = _whole(game, view, seat, turns[0].actions)
                reasons = _why(game, view, seat, answer, rng)
                yield Found(number, match.branch(len(match.events)), seat, answer, lead, reasons)
        _play(match, seat, _some_turn(turns, rng))


def _lead(game: Game[S, A], view: S, seat: Seat, turns: Sequence[Plan[A]], gap: float, rng: Random) -> Lead | None:
    """By how much the first turn is better than any other; None if that is little, or not sure."""
    best = turns[0]
    if len(turns) < 2 or len(best.actions) < 2 or best.worth - turns[1].worth < PROMISING * gap:
        return None
    if _nearest(game, view, seat, turns, GLANCE, gap, rng) is None:
        return None
    return proven(game, view, seat, best, gap, rng)


def proven(game: Game[S, A], view: S, seat: Seat, best: Plan[A], gap: float, rng: Random) -> Lead | None:
    """By how much this turn leads when it is looked at closely; None if it does not, or not clearly."""
    others = PROOF.turns_in(game, view, seat)
    return _nearest(game, view, seat, different(game, view, seat, [best, *others], PROOF.turns), PROOF, gap, rng)


def _nearest(
    game: Game[S, A], view: S, seat: Seat, turns: Sequence[Plan[A]], look: Look, gap: float, rng: Random
) -> Lead | None:
    """The lead of the first turn over the one that comes nearest; None unless it clearly leads over every one."""
    best, *others = candidates = [Candidate(turn) for turn in turns]
    clock = Budget(count=look.futures * len(turns)).start()
    base = rng.random()
    for number in range(1, look.futures + 1):
        one_future(game, view, seat, candidates, f"{base}/{number}", clock)
        if number % PAUSE == 0 and any(Lead.of(best, other).hopeless(gap) for other in others):
            return None
    leads = [Lead.of(best, other) for other in others]
    clear = all(lead.clear(gap, look.sure) for lead in leads)
    return min(leads, key=lambda lead: lead.points) if clear else None


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
