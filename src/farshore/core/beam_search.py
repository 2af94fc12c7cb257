"""Beam search over the actions of a turn: keep the most promising partial turns at each step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Hashable, Iterable, Sequence
from operator import attrgetter, itemgetter
from typing import Final, Generic, TypeVar

from farshore.core.game import A
from farshore.core.strategy import Plan

LONGEST: Final = 40
"""Maximum number of steps of a turn."""

W = TypeVar("W")
"""A partial turn: the actions so far and the resulting position, as the game represents them."""
T = TypeVar("T")
"""A possible next step of a partial turn."""

_promise, _worth = itemgetter(0), attrgetter("worth")


class BeamSearch(ABC, Generic[W, T, A]):
    """Base class of a search for good turns; games define how a turn begins, continues and ends."""

    def __init__(self, width: int, stop: Callable[[], bool] | None = None) -> None:
        """`width`: number of partial turns kept per step. Once `stop` returns True, the best so far is returned."""
        self.width, self.stop = width, stop

    @abstractmethod
    def openings(self) -> Iterable[W]:
        """Return the possible openings; each is searched separately and the finished turns are compared."""

    @abstractmethod
    def steps(self, way: W, known: Container[Hashable]) -> Iterable[tuple[Hashable, float, T]]:
        """Return the possible next steps as (key of the position, value, step); empty if the turn is over.

        Of several steps to the same position only the best is kept. A game whose evaluation is expensive may skip the
        positions in `known`.
        """

    @abstractmethod
    def apply_step(self, step: T, promise: float) -> W:
        """Return the partial turn after this step."""

    @abstractmethod
    def finished_plans(self, ways: Sequence[W]) -> Iterable[Plan[A]]:
        """Return the finished turns among these partial turns of equal length, most promising first."""

    def plans(self) -> list[Plan[A]]:
        """Return the best turns found, best first."""
        found: list[Plan[A]] = []
        for opening in self.openings():
            self._follow(opening, found)
            if found and self.should_stop():
                break
        found.sort(key=_worth, reverse=True)
        return found

    def should_stop(self) -> bool:
        """Return whether to stop with the best turns so far."""
        return self.stop is not None and self.stop()

    def _follow(self, opening: W, found: list[Plan[A]]) -> None:
        """Search from one opening, keeping the most promising partial turns at each step."""
        ways = [opening]
        found.extend(self.finished_plans(ways))
        for _ in range(LONGEST):
            ranked: dict[Hashable, tuple[float, T]] = {}
            for way in ways:
                for place, promise, step in self.steps(way, ranked):
                    if place not in ranked or ranked[place][0] < promise:
                        ranked[place] = (promise, step)
            best = sorted(ranked.values(), key=_promise, reverse=True)[: self.width]
            ways = [self.apply_step(step, promise) for promise, step in best]
            found.extend(self.finished_plans(ways))
            if not ways or (found and self.should_stop()):
                break
