"""Sampled futures: what may come after a turn. The same futures for every candidate, so that luck favours none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, Generic, Protocol, TypeVar

from farshore.bots.bot import Clock
from farshore.bots.points import knowledge
from farshore.core.dice import Dice
from farshore.core.game import CHANCE, A, Action, Game, S, Seat
from farshore.core.state import Position
from farshore.core.strategy import Plan

Played = TypeVar("Played", bound=Position[Any, Any], contravariant=True)
Doing = TypeVar("Doing", bound=Action, covariant=True)
LONGEST: Final = 2000
"""A future has at most so many actions, whatever the game."""
LEAST: Final = 6
"""Before so many futures nobody is surely behind."""
SURE: Final = 3.0
"""So many standard errors are no luck."""
PRIOR: Final = 6.0
"""What a plan promised counts like so many futures: a few futures alone say less."""


class Playing(Protocol[Played, Doing]):
    """Whoever plays the seats of a future."""

    def turn(self, state: Played, seat: Seat, rng: Random) -> Sequence[Doing]:
        """One or more actions in order, never none."""
        ...

    @property
    def horizon(self) -> int:
        """How many phases a future is played on."""
        ...


@dataclass(slots=True)
class Candidate(Generic[A]):
    """A turn and how it fared in the futures so far."""

    plan: Plan[A]
    worths: list[float] = field(default_factory=list)

    @property
    def fared(self) -> float:
        """Candidates that are compared have seen the same futures, so that their means differ by merit alone."""
        return (PRIOR * self.plan.worth + sum(self.worths)) / (PRIOR + len(self.worths))

    def surely_behind(self, leader: Candidate[A]) -> bool:
        """It trails by more than luck explains: three standard errors of the difference, future by future."""
        apart = [best - mine for best, mine in zip(leader.worths, self.worths, strict=True)]
        luck: float = SURE * stdev(apart) / len(apart) ** 0.5
        return fmean(apart) > luck


def judge(
    game: Game[S, A], view: S, seat: Seat, plans: Sequence[Plan[A]], clock: Clock, rng: Random
) -> Sequence[Plan[A]]:
    """The plans, best first by their futures; the weaker half drops out again and again until the budget is spent.

    Whoever is surely behind drops out at once: the others get its futures, and a clear choice needs no more of them.
    """
    base = rng.getrandbits(48)
    candidates = [Candidate(plan) for plan in plans]
    dropped: list[Candidate[A]] = []
    slices = Slices(clock, max(1, ceil(log2(len(candidates)))) if candidates else 1)
    number = 0
    while len(candidates) > 1 and not clock.over():
        slices.begin()
        while len(candidates) > 1 and not slices.over() and not clock.over():
            if not one_future(game, view, seat, candidates, f"{base}/{number}", clock):
                break
            number += 1
            candidates, behind = _still_open(candidates)
            dropped = behind + dropped
        candidates.sort(key=_fared, reverse=True)
        half = ceil(len(candidates) / 2)
        dropped = candidates[half:] + dropped
        candidates = candidates[:half]
    return [candidate.plan for candidate in candidates + dropped]


def _still_open(candidates: list[Candidate[A]]) -> tuple[list[Candidate[A]], list[Candidate[A]]]:
    """Those that may still be the best, and those that are surely behind, best first."""
    leader = max(candidates, key=_fared)
    if len(leader.worths) < LEAST:
        return candidates, []
    behind = [each for each in candidates if each is not leader and each.surely_behind(leader)]
    return [each for each in candidates if each not in behind], sorted(behind, key=_fared, reverse=True)


def _fared(candidate: Candidate[A]) -> float:
    return candidate.fared


def different(game: Game[S, A], view: S, seat: Seat, plans: Sequence[Plan[A]], most: int) -> list[Plan[A]]:
    """The best of these plans that lead to different positions, so many at most."""
    start = game.guess(view, Random(0))
    found: list[Plan[A]] = []
    reached: list[S] = []
    for plan in plans:
        after = start.clone()
        follow(game, after, seat, plan.actions)
        if after not in reached:
            found.append(plan)
            reached.append(after)
        if len(found) == most:
            break
    return found


class Slices:
    """Shares what is left of a budget equally among the rounds to come."""

    def __init__(self, clock: Clock, rounds: int) -> None:
        self.clock, self.rounds = clock, rounds
        self.count_end: int | None = None
        self.time_end: float | None = None

    def begin(self) -> None:
        """The next round starts now."""
        rounds = max(1, self.rounds)
        self.rounds -= 1
        if self.clock.left is not None:
            self.count_end = self.clock.left - self.clock.left // rounds
        self.time_end = self.clock.share(rounds)

    def over(self) -> bool:
        """This round has used its share."""
        left = self.clock.left
        if self.count_end is not None and left is not None and left <= self.count_end:
            return True
        return self.clock.past(self.time_end)


def one_future(
    game: Game[S, A], view: S, seat: Seat, candidates: Sequence[Candidate[A]], seed: str, clock: Clock
) -> bool:
    """Plays every candidate on in the same future; False if time ran out before all were, and none counts then."""
    strategy = knowledge(game)
    worths = []
    guessed = game.guess(view, Random(f"{seed}/guess"))
    for candidate in candidates:
        state = guessed.clone()
        follow(game, state, seat, candidate.plan.actions)
        play_on(game, strategy, state, seed, clock)
        worths.append(strategy.prospect(state, seat))
        if clock.late():
            return False
        clock.spend()
    for candidate, worth in zip(candidates, worths, strict=True):
        candidate.worths.append(worth)
    return True


def follow(game: Game[S, A], state: S, seat: Seat, actions: Sequence[A]) -> None:
    """The turn as planned, as far as it is possible in this future."""
    for action in actions:
        if seat not in game.to_act(state) or action not in game.legal(state, seat):
            return
        game.step(state, seat, action)


def play_on(
    game: Game[S, A], strategy: Playing[S, A], state: S, seed: str, clock: Clock, horizon: int | None = None
) -> None:
    """Plays this future a few turns on, everybody quickly: as far as the strategy looks, or so many phases."""
    rng = Random(f"{seed}/play")
    dice = Dice(seed)
    last = game.phase(state) + (horizon or strategy.horizon)
    for _ in range(LONGEST):
        acting = game.to_act(state)
        if not acting or game.phase(state) >= last or clock.late():
            break
        if acting == (CHANCE,):
            game.step(state, CHANCE, dice.draw(game.chances(state)))
            continue
        follow(game, state, acting[0], strategy.turn(state, acting[0], rng))
