"""The strategy for bots and hints: evaluates the position after each action."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from farshore.core.game import Seat
from farshore.core.strategy import Plan, Strategy

from skerries import evaluation, rules, scoring
from skerries.actions import Action
from skerries.state import State


class SkerriesStrategy(Strategy[State, Action]):
    """The strategy of Skerries, where a turn is a single action."""

    def __init__(self, weights: Mapping[str, float] = evaluation.WEIGHTS) -> None:
        self._weights = dict(weights)

    def estimate_by_line(self, state: State, seat: Seat) -> Mapping[str, float]:
        return evaluation.worth(state, seat, self._weights)

    def estimate(self, state: State, seat: Seat) -> float:
        return sum(self.estimate_by_line(state, seat).values())

    def plans(
        self, state: State, seat: Seat, width: int, *, points_only: bool = False, stop: Callable[[], bool] | None = None
    ) -> Sequence[Plan[Action]]:
        found, guess = [], rules.sample_state(state, Random(0))
        for action in rules.legal(state, seat):
            after = guess.clone()
            rules.STEPS[type(action)](after, seat, action)
            points = float(scoring.score(after, seat).total)
            found.append(Plan((action,), points if points_only else self.estimate(after, seat)))
        return sorted(found, key=lambda plan: -plan.worth)

    def quick_action(self, state: State, seat: Seat, rng: Random) -> Action:
        return rng.choice(rules.legal(state, seat))

    def with_weights(self, weights: Mapping[str, float]) -> SkerriesStrategy:
        return SkerriesStrategy({**self._weights, **weights})

    @property
    def weights(self) -> Mapping[str, float]:
        return self._weights
