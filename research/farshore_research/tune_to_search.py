"""Fit the weights of a formula to a longer search: `farshore tune --further`.

Some strategies evaluate their best plans more deeply than by the formula (`core.strategy.further`). Both values are
compared at every decision of some matches, and the weights are moved so that the formula gives the deeper value itself.
There is no randomness in it, so a few matches teach as much as thousands of results. Only the best plans count: values
of poor plans are never needed, and fitting them would make the weights worse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, Generic, NamedTuple

from farshore.bots.plan_positions import positions_after
from farshore.core.game import A, Game, S, Seat
from farshore.core.strategy import Plan, Strategy
from farshore.games import find as find_game
from farshore_research.least_squares import Decision, PlanExample, Regularization, fit
from farshore_research.training_data import ObservedMatch, TrainingTask
from farshore_research.weights_file import DIGITS, Weights, apply_steps

DELTA: Final = 0.08
"""The step of the numerical derivative."""
MAX_STEP: Final = 0.4
"""The maximum step of a weight: the derivative holds only nearby."""
TWICE: Final = 2
"""The number of iterations; derivatives are computed again in each."""
REGULARIZATION: Final = Regularization(zero=60.0, run=0.0, time=0.0)


class LookaheadSample(NamedTuple, Generic[S]):
    """The state after a plan, and its value by the longer search."""

    after: S
    seat: Seat
    promised: float


class Foreseen(ObservedMatch[S, A, list[LookaheadSample[S]]]):
    """A match whose best plans are recorded with their values by the longer search."""

    def plans_to_observe(self, plans: Sequence[Plan[A]], rng: Random) -> Sequence[Plan[A]]:
        return plans[: self.lesson.turns]

    def look(self, view: S, seat: Seat, plans: Sequence[Plan[A]], rng: Random) -> list[LookaheadSample[S]]:
        after = positions_after(self.game, self.strategy, view, seat, plans, rng)
        return [LookaheadSample(each, seat, plan.worth) for each, plan in zip(after, plans, strict=True)]


def foreseen(lesson: TrainingTask, weights: Weights, number: int, seed: str) -> list[list[LookaheadSample[Any]]]:
    """Return the decisions of one match, played with these weights."""
    game: Game[Any, Any] = find_game(lesson.game)
    strategy = _strategy(lesson).with_weights(weights)
    return Foreseen(game, strategy, lesson).play(number, f"{seed}/{number}")


def fit_lookahead(
    work: Callable[..., Iterable[list[list[LookaheadSample[Any]]]]],
    lesson: TrainingTask,
    weights: Weights,
    games: int,
    seed: str,
) -> dict[str, float]:
    """Return the weights for which the formula is closest to the longer search."""
    matches = work(foreseen, [lesson] * games, [weights] * games, range(games), [seed] * games)
    decisions = [decision for match in matches for decision in match]
    numbers = dict(weights)
    for _ in range(TWICE):
        numbers = move_weights(_strategy(lesson), numbers, decisions)
    return {name: round(number, DIGITS) for name, number in numbers.items()}


def _strategy(lesson: TrainingTask) -> Strategy[Any, Any]:
    strategy: Strategy[Any, Any] | None = find_game(lesson.game).strategy
    assert strategy is not None, "asked before"
    return strategy.with_learned_table(lesson.table)


def move_weights(
    strategy: Strategy[Any, Any], numbers: Weights, decisions: Sequence[Sequence[LookaheadSample[Any]]]
) -> dict[str, float]:
    """Return the weights after one bounded step towards the values of the longer search."""

    def said(weights: Weights) -> list[list[float]]:
        other = strategy.with_weights(weights)
        return [[other.estimate(seen.after, seen.seat) for seen in decision] for decision in decisions]

    still = dict.fromkeys(numbers, 0.0)
    slopes = []
    for name in numbers:
        up, down = (said(apply_steps(numbers, {**still, name: step})) for step in (DELTA, -DELTA))
        slopes.append([_centred_slopes(*both) for both in zip(up, down, strict=True)])
    examples = [
        Decision(
            tuple(
                PlanExample(0, _slopes_of_plan(slopes, at, turn), now, seen.promised)
                for turn, (now, seen) in enumerate(both)
            )
        )
        for at, both in enumerate(map(_pairs, said(numbers), decisions))
    ]
    steps = fit(examples, dict.fromkeys(numbers, 1), 1, REGULARIZATION)[0]
    return apply_steps(
        numbers, {name: max(-MAX_STEP, min(MAX_STEP, step)) for name, step in zip(numbers, steps, strict=True)}
    )


def _pairs(said: Sequence[float], decision: Sequence[LookaheadSample[Any]]) -> list[tuple[float, LookaheadSample[Any]]]:
    return list(zip(said, decision, strict=True))


def _centred_slopes(up: Sequence[float], down: Sequence[float]) -> list[float]:
    """Return the derivative of each plan's estimate, relative to the mean of the decision."""
    slopes = [(high - low) / (2 * DELTA) for high, low in zip(up, down, strict=True)]
    mean = fmean(slopes)
    return [slope - mean for slope in slopes]


def _slopes_of_plan(slopes: Sequence[Sequence[Sequence[float]]], decision: int, turn: int) -> Mapping[int, float]:
    """Return the non-zero derivatives of one plan, by the index of the weight."""
    return {at: each[decision][turn] for at, each in enumerate(slopes) if abs(each[decision][turn]) > 1e-9}
