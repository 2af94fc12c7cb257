"""Small networks that correct the estimate of a strategy. `farshore train --network` makes them; no NumPy is needed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, Final, Generic, cast

from farshore.bots.plan_positions import positions_after
from farshore.core.game import A, Game, S, Seat
from farshore.core.strategy import Plan, Strategy
from farshore.core.toml_data import read_packaged

NETWORK: Final = "network.json"
"""The data file of a game, and the end of the name of files for bots."""
MOST_PLANS: Final = 12
"""The number of plans that a network compares; the others stay behind them."""


@dataclass(frozen=True, slots=True)
class ValueNetwork:
    """One hidden layer over the features of a position and its time slice; the result is in points."""

    inputs: tuple[tuple[float, ...], ...]
    """For each feature, then for each time slice, its weight for every hidden unit."""
    bias: tuple[float, ...]
    output: tuple[float, ...]
    """The weight of each hidden unit; a unit below 0 counts as 0."""
    time_slices: int

    def value(self, features: Mapping[int, float], time_slice: int) -> float:
        """Return the correction of the estimate; 0 for a position without features, such as the end of a match.

        >>> network = ValueNetwork(((1.0, -1.0), (0.0, 0.0)), (0.0, 0.5), (2.0, 4.0), 1)
        >>> network.value({0: 3.0}, 0), network.value({0: -1.0}, 0), network.value({}, 0)
        (6.0, 6.0, 0.0)
        """
        if not features:
            return 0.0
        first = len(self.inputs) - self.time_slices
        sums = [own + late for own, late in zip(self.bias, self.inputs[first + time_slice], strict=True)]
        for at, much in features.items():
            sums = [one + much * weight for one, weight in zip(sums, self.inputs[at], strict=True)]
        return sum([weight * one for weight, one in zip(self.output, sums, strict=True) if one > 0])

    @classmethod
    def read(cls, words: str) -> ValueNetwork:
        """Parse the `network` of a file; raise ValueError if there is none, or its rows do not fit together."""
        try:
            found = json.loads(words)["network"]
            slices = int(found["time_slices"])
            rows = [tuple(map(float, row)) for row in (*found["inputs"], found["bias"], found["output"])]
        except (KeyError, TypeError) as error:
            raise ValueError(f"no network: {error}") from None
        if len(set(map(len, rows))) != 1 or not 0 < slices <= len(rows) - 2:
            raise ValueError("the rows of the network do not fit together")
        return cls(tuple(rows[:-2]), rows[-2], rows[-1], slices)

    def as_data(self) -> dict[str, Any]:
        """Return the `network` of a file."""
        return {"time_slices": self.time_slices, "bias": self.bias, "output": self.output, "inputs": self.inputs}


class NetworkStrategy(Generic[S, A]):
    """A strategy with a network: it orders the finished plans, and corrects values at the end of rollouts."""

    def __init__(self, game: Game[S, A], strategy: Strategy[S, A], network: ValueNetwork) -> None:
        self.game, self.strategy, self.network = game, strategy, network

    def __getattr__(self, name: str) -> Any:
        """Everything else is the strategy's own."""
        return getattr(self.strategy, name)

    def correction(self, state: S, seat: Seat) -> float:
        """Return what the network adds to the estimate."""
        return self.network.value(self.strategy.features(state, seat), self.strategy.time_slice(state, seat))

    def estimate(self, state: S, seat: Seat) -> float:
        return self.strategy.estimate(state, seat) + self.correction(state, seat)

    def relative_points(self, state: S, seat: Seat) -> float:
        return self.strategy.relative_points(state, seat) + self.correction(state, seat)

    def search_value(self, state: S, seat: Seat) -> float:
        return self.strategy.search_value(state, seat) + self.correction(state, seat)

    def plans(
        self, state: S, seat: Seat, width: int, *, points_only: bool = False, stop: Callable[[], bool] | None = None
    ) -> Sequence[Plan[A]]:
        """Return the strategy's plans, the best of them in the order of the corrected values."""
        plans = self.strategy.plans(state, seat, width, points_only=points_only, stop=stop)
        if points_only or len(plans) < 2:
            return plans
        best = plans[:MOST_PLANS]
        positions = positions_after(self.game, self.strategy, state, seat, best, Random(0))
        corrected = [
            Plan(plan.actions, plan.worth + self.correction(after, seat))
            for plan, after in zip(best, positions, strict=True)
        ]
        corrected.sort(key=lambda plan: plan.worth, reverse=True)
        behind = min(0.0, corrected[-1].worth - plans[MOST_PLANS].worth) if len(plans) > MOST_PLANS else 0.0
        return [*corrected, *(Plan(plan.actions, plan.worth + behind) for plan in plans[MOST_PLANS:])]


def with_network(game: Game[S, A], strategy: Strategy[S, A], network: ValueNetwork | None) -> Strategy[S, A]:
    """Return the strategy with this network, if there is one."""
    return strategy if network is None else cast("Strategy[S, A]", NetworkStrategy(game, strategy, network))


@lru_cache(maxsize=64)  # read from a file, used at every decision
def packaged_network(module: str) -> ValueNetwork | None:
    """Return the network packaged with the game of this module."""
    try:
        words = read_packaged(module.rpartition(".")[0] or module, NETWORK)
    except (OSError, ImportError, TypeError, ValueError):  # no such file, or no package that could hold one
        return None
    return ValueNetwork.read(words)
