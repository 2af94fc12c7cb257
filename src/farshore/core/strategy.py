"""What a good player knows about a game, in the form that bots, hints and reviews ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol

from farshore.core.data import Data, packaged, read
from farshore.core.game import A, S, Seat


@dataclass(frozen=True, slots=True)
class Plan(Generic[A]):
    """A whole own turn, or the rest of one: its actions in order, and what the position after it is worth."""

    actions: tuple[A, ...]
    worth: float


class Strategy(Protocol[S, A]):
    """Everything here looks at a view or at a sampled state, never at what a seat may not see."""

    def estimate(self, state: S, seat: Seat) -> float:
        """Expected final points of this seat: what is secured plus what is in reach."""
        ...

    def reasons(self, state: S, seat: Seat) -> Mapping[str, float]:
        """The estimate split by score line (`Line.name`); adds up to it. Hints show differences of these."""
        ...

    def plans(
        self, state: S, seat: Seat, width: int, *, points_only: bool = False, stop: Callable[[], bool] | None = None
    ) -> Sequence[Plan[A]]:
        """The best ways found to play this seat's turn from here to its end, best first, never empty.

        `width` bounds the search; `points_only` ignores the estimate and looks at the score pad alone;
        `stop` is asked now and then, and when true the best so far is returned.
        """
        ...

    def quick(self, state: S, seat: Seat, rng: Random) -> A:
        """One sensible action at once: what the seats do in sampled futures."""
        ...

    def turn(self, state: S, seat: Seat, rng: Random) -> Sequence[A]:
        """One or more sensible actions in order, never none; say more than one where that saves work."""
        return (self.quick(state, seat, rng),)

    def standing(self, state: S, seat: Seat) -> float:
        """How well this seat stands in a sampled state, in points; games where others matter compare with them."""
        return self.estimate(state, seat)

    @property
    def horizon(self) -> int:
        """How many phases (`Game.phase`) a sampled future is played on before the estimate is asked."""
        return 6

    @property
    def looseness(self) -> float:
        """So many points less, and a casual player takes a turn about a third as often as the best one."""
        return 2.0

    @property
    def unsaid(self) -> frozenset[str]:
        """Keys of lines in a preview that say nothing of why an action is good: hints leave them out."""
        return frozenset()

    def with_weights(self, weights: Mapping[str, float]) -> Strategy[S, A]:
        """The same knowledge with other numbers: what tuning tries."""
        ...

    @property
    def weights(self) -> Mapping[str, float]:
        """The numbers of the formula, by name; those that hold in a situation only as `set.name`."""
        ...

    @property
    def sets(self) -> tuple[str, ...]:
        """Situations that may have numbers of their own, each with a set of this name."""
        return ()


# The file of the numbers: `[weights]`, and `[weights.SET]` with those that differ in a situation


def packaged_weights(package: str) -> dict[str, float]:
    """The numbers that come with a game, from its `weights.toml`: those of a set as `set.name`."""
    return flat_weights(read(packaged(package, "weights.toml"), "weights.toml")["weights"])


def flat_weights(table: Data) -> dict[str, float]:
    """One line of numbers out of a table that may hold sets."""
    found: dict[str, float] = {}
    for name, value in table.items():
        if isinstance(value.value, dict):
            found.update({f"{name}.{inner}": number.decimal() for inner, number in value.items()})
        else:
            found[name] = value.decimal()
    return found


def weights_in(weights: Mapping[str, float], sets: Iterable[str]) -> dict[str, float]:
    """The numbers that hold where these sets do; a later set goes before an earlier one.

    >>> weights_in({"gem": 1.0, "key": 2.0, "expert.key": 3.0}, ["multiplayer", "expert"])
    {'gem': 1.0, 'key': 3.0}
    """
    found = {name: number for name, number in weights.items() if "." not in name}
    for each in sets:
        found.update({name: weights[f"{each}.{name}"] for name in found if f"{each}.{name}" in weights})
    return found
