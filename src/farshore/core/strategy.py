"""What a good player knows about a game, in the form that bots, hints and reviews ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol

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

    def with_weights(self, weights: Mapping[str, float]) -> Strategy[S, A]:
        """The same knowledge with other numbers: what tuning tries."""
        ...

    @property
    def weights(self) -> Mapping[str, float]:
        """The numbers of the formula, by name."""
        ...
