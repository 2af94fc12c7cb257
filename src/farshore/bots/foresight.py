"""Numbers of a formula from a longer look: `farshore tune --further`.

Some strategies know more of their best turns than the formula says of where these lead (`core.strategy.further`). Both
are compared at every decision of some matches, turn against turn, and the numbers are moved so that the formula says
itself what the longer look found. There is no luck in it, so that a few matches teach what thousands of results would.
Only the best turns count: what is said of poor ones is never needed, and pulls the numbers where they play worse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, Generic, NamedTuple

from farshore.bots.fit import Decision, Taste, Tried, fit
from farshore.bots.lessons import Lesson, Watched
from farshore.bots.weights import DIGITS, Weights, varied
from farshore.core.game import A, Game, S, Seat
from farshore.core.strategy import Plan, Strategy
from farshore.games import find as find_game

SLOPE: Final = 0.08
"""How far a number is moved to see what the estimate makes of it."""
FARTHEST: Final = 0.4
"""A number goes no farther at once: beyond, its slope is another."""
TWICE: Final = 2
"""After the first move the slopes are looked at again."""
TASTE: Final = Taste(zero=60.0, run=0.0, time=0.0)


class Seen(NamedTuple, Generic[S]):
    """Where a turn leads, and what the longer look promised of it."""

    after: S
    seat: Seat
    promised: float


class Foreseen(Watched[S, A, list[Seen[S]]]):
    """A match whose best turns are kept, each with its promise."""

    def tried(self, plans: Sequence[Plan[A]], rng: Random) -> Sequence[Plan[A]]:
        return plans[: self.lesson.turns]

    def look(self, view: S, seat: Seat, plans: Sequence[Plan[A]], rng: Random) -> list[Seen[S]]:
        after = self.positions(view, seat, plans, rng)
        return [Seen(each, seat, plan.worth) for each, plan in zip(after, plans, strict=True)]


def foreseen(lesson: Lesson, weights: Weights, number: int, seed: str) -> list[list[Seen[Any]]]:
    """The decisions of one match, played with these numbers."""
    game: Game[Any, Any] = find_game(lesson.game)
    strategy = _strategy(lesson).with_weights(weights)
    return Foreseen(game, strategy, lesson).play(number, f"{seed}/{number}")


def numbers_further(
    work: Callable[..., Iterable[list[list[Seen[Any]]]]], lesson: Lesson, weights: Weights, games: int, seed: str
) -> dict[str, float]:
    """The numbers with which the formula comes nearest to the longer look."""
    matches = work(foreseen, [lesson] * games, [weights] * games, range(games), [seed] * games)
    decisions = [decision for match in matches for decision in match]
    numbers = dict(weights)
    for _ in range(TWICE):
        numbers = moved(_strategy(lesson), numbers, decisions)
    return {name: round(number, DIGITS) for name, number in numbers.items()}


def _strategy(lesson: Lesson) -> Strategy[Any, Any]:
    strategy: Strategy[Any, Any] | None = find_game(lesson.game).strategy
    assert strategy is not None, "asked before"
    return strategy.with_table(lesson.table)


def moved(strategy: Strategy[Any, Any], numbers: Weights, decisions: Sequence[Sequence[Seen[Any]]]) -> dict[str, float]:
    """Each number where the decisions pull it, not too far."""

    def said(weights: Weights) -> list[list[float]]:
        other = strategy.with_weights(weights)
        return [[other.estimate(seen.after, seen.seat) for seen in decision] for decision in decisions]

    still = dict.fromkeys(numbers, 0.0)
    slopes = []
    for name in numbers:
        up, down = (said(varied(numbers, {**still, name: step})) for step in (SLOPE, -SLOPE))
        slopes.append([_slopes(*both) for both in zip(up, down, strict=True)])
    examples = [
        Decision(tuple(Tried(0, _shown(slopes, at, turn), now, seen.promised) for turn, (now, seen) in enumerate(both)))
        for at, both in enumerate(map(_pairs, said(numbers), decisions))
    ]
    steps = fit(examples, dict.fromkeys(numbers, 1), 1, TASTE)[0]
    return varied(
        numbers, {name: max(-FARTHEST, min(FARTHEST, step)) for name, step in zip(numbers, steps, strict=True)}
    )


def _pairs(said: Sequence[float], decision: Sequence[Seen[Any]]) -> list[tuple[float, Seen[Any]]]:
    return list(zip(said, decision, strict=True))


def _slopes(up: Sequence[float], down: Sequence[float]) -> list[float]:
    """How steeply the estimate of each turn rises with a number, compared with the others of the decision."""
    slopes = [(high - low) / (2 * SLOPE) for high, low in zip(up, down, strict=True)]
    mean = fmean(slopes)
    return [slope - mean for slope in slopes]


def _shown(slopes: Sequence[Sequence[Sequence[float]]], decision: int, turn: int) -> Mapping[int, float]:
    """The slopes of one turn by number, those that are flat left out."""
    return {at: each[decision][turn] for at, each in enumerate(slopes) if abs(each[decision][turn]) > 1e-9}
