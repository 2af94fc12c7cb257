"""Rollouts: sampled continuations of a turn. All candidates are compared in the same rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, Generic, Protocol, TypeVar

from farshore.bots.bot import Clock
from farshore.bots.default_strategy import strategy_for
from farshore.bots.plan_positions import apply_while_legal
from farshore.core.game import CHANCE, A, Action, Game, S, Seat
from farshore.core.rng import Rng
from farshore.core.state import Position
from farshore.core.strategy import Plan, Strategy

StateT = TypeVar("StateT", bound=Position[Any, Any], contravariant=True)
ActionT = TypeVar("ActionT", bound=Action, covariant=True)
MAX_ACTIONS: Final = 2000
"""The maximum number of actions of a rollout."""
MIN_ROLLOUTS: Final = 6
"""The number of rollouts before a candidate may be dropped early."""
SIGNIFICANT: Final = 3.0
"""The number of standard errors from which a difference is significant."""
PRIOR: Final = 6.0
"""The weight of the strategy's estimate of a plan, in rollouts."""


class RolloutPolicy(Protocol[StateT, ActionT]):
    """A policy that plays all seats of a rollout."""

    def quick_turn(self, state: StateT, seat: Seat, rng: Random) -> Sequence[ActionT]:
        """Return one or more actions, in order."""
        ...

    @property
    def horizon(self) -> int:
        """The length of a rollout in phases."""
        ...


@dataclass(frozen=True, slots=True)
class CarefulStart(Generic[S, A]):
    """A policy that plays the first phases of a rollout by `careful_turn`, the others quickly."""

    game: Game[S, A]
    strategy: Strategy[S, A]
    end: int
    """The phase from which turns are quick."""

    def quick_turn(self, state: S, seat: Seat, rng: Random) -> Sequence[A]:
        strategy = self.strategy
        play = strategy.careful_turn if self.game.phase(state) < self.end else strategy.quick_turn
        return play(state, seat, rng)

    @property
    def horizon(self) -> int:
        return self.strategy.horizon


@dataclass(slots=True)
class Candidate(Generic[A]):
    """A plan and its values in the rollouts so far."""

    plan: Plan[A]
    worths: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean value, shrunk towards the estimate. Candidates are compared in the same rollouts."""
        return (PRIOR * self.plan.worth + sum(self.worths)) / (PRIOR + len(self.worths))

    def is_significantly_behind(self, leader: Candidate[A]) -> bool:
        """Return whether it is behind the leader by more than three standard errors of the paired difference."""
        apart = [best - mine for best, mine in zip(leader.worths, self.worths, strict=True)]
        luck: float = SIGNIFICANT * stdev(apart) / len(apart) ** 0.5
        return fmean(apart) > luck


def rank_plans(
    game: Game[S, A], view: S, seat: Seat, plans: Sequence[Plan[A]], clock: Clock, rng: Random
) -> Sequence[Plan[A]]:
    """Return the plans ordered by rollouts, best first (sequential halving).

    The weaker half is dropped again and again until the budget is spent. A plan that is significantly behind is dropped
    at once, which leaves more rollouts for the others.
    """
    base = rng.getrandbits(48)
    candidates = [Candidate(plan) for plan in plans]
    dropped: list[Candidate[A]] = []
    slices = BudgetSlices(clock, max(1, ceil(log2(len(candidates)))) if candidates else 1)
    number = 0
    while len(candidates) > 1 and not clock.over():
        slices.begin()
        while len(candidates) > 1 and not slices.over() and not clock.over():
            if not roll_out_each_once(game, view, seat, candidates, f"{base}/{number}", clock):
                break
            number += 1
            candidates, behind = _split_off_losers(candidates)
            dropped = behind + dropped
        candidates.sort(key=_mean, reverse=True)
        half = ceil(len(candidates) / 2)
        dropped = candidates[half:] + dropped
        candidates = candidates[:half]
    return [candidate.plan for candidate in candidates + dropped]


def _split_off_losers(candidates: list[Candidate[A]]) -> tuple[list[Candidate[A]], list[Candidate[A]]]:
    """Return the candidates that may still be the best, and those that are significantly behind."""
    leader = max(candidates, key=_mean)
    if len(leader.worths) < MIN_ROLLOUTS:
        return candidates, []
    behind = [each for each in candidates if each is not leader and each.is_significantly_behind(leader)]
    return [each for each in candidates if each not in behind], sorted(behind, key=_mean, reverse=True)


def _mean(candidate: Candidate[A]) -> float:
    return candidate.mean


def distinct_plans(game: Game[S, A], view: S, seat: Seat, plans: Sequence[Plan[A]], most: int) -> list[Plan[A]]:
    """Return the first plans that lead to different positions, at most `most`."""
    start = game.sample_state(view, Random(0))
    found: list[Plan[A]] = []
    reached: list[S] = []
    for plan in plans:
        after = start.clone()
        apply_while_legal(game, after, seat, plan.actions)
        if after not in reached:
            found.append(plan)
            reached.append(after)
        if len(found) == most:
            break
    return found


class BudgetSlices:
    """Distributes the rest of a budget evenly over the remaining rounds."""

    def __init__(self, clock: Clock, rounds: int) -> None:
        self.clock, self.rounds = clock, rounds
        self.count_end: int | None = None
        self.time_end: float | None = None

    def begin(self) -> None:
        """Start the next round."""
        rounds = max(1, self.rounds)
        self.rounds -= 1
        if self.clock.left is not None:
            self.count_end = self.clock.left - self.clock.left // rounds
        self.time_end = self.clock.share_end(rounds)

    def over(self) -> bool:
        """Return whether this round has used its share."""
        left = self.clock.left
        if self.count_end is not None and left is not None and left <= self.count_end:
            return True
        return self.clock.has_passed(self.time_end)


def roll_out_each_once(
    game: Game[S, A], view: S, seat: Seat, candidates: Sequence[Candidate[A]], seed: str, clock: Clock
) -> bool:
    """Play one rollout of every candidate; return False, and count none, if time is up before all are played."""
    strategy = strategy_for(game)
    worths = []
    guessed = game.sample_state(view, Random(f"{seed}/guess"))
    policy = CarefulStart(game, strategy, game.phase(guessed) + strategy.careful_phases(guessed))
    for candidate in candidates:
        state = guessed.clone()
        apply_while_legal(game, state, seat, candidate.plan.actions)
        play_rollout(game, policy, state, seed, clock)
        worths.append(strategy.search_value(state, seat))
        if clock.is_time_up():
            return False
        clock.spend()
    for candidate, worth in zip(candidates, worths, strict=True):
        candidate.worths.append(worth)
    return True


def play_rollout(
    game: Game[S, A], strategy: RolloutPolicy[S, A], state: S, seed: str, clock: Clock, horizon: int | None = None
) -> None:
    """Play on in place for `horizon` phases, by default the strategy's horizon."""
    rng = Random(f"{seed}/play")
    dice = Rng(seed)
    last = game.phase(state) + (horizon or strategy.horizon)
    for _ in range(MAX_ACTIONS):
        acting = game.to_act(state)
        if not acting or game.phase(state) >= last or clock.is_time_up():
            break
        if acting == (CHANCE,):
            game.step(state, CHANCE, dice.draw(game.chance_outcomes(state)))
            continue
        apply_while_legal(game, state, acting[0], strategy.quick_turn(state, acting[0], rng))
