"""Beam search over a whole turn, the same for every game: keep the most promising partial turns at each step."""

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
"""A turn under way, in the game's own words: what was done so far, and how it looks then."""
T = TypeVar("T")
"""A next step of one, not yet taken."""

_promise, _worth = itemgetter(0), attrgetter("worth")


class BeamSearch(ABC, Generic[W, T, A]):
    """A search for good turns; a game subclasses it with how a turn begins, continues and ends."""

    def __init__(self, width: int, stop: Callable[[], bool] | None = None) -> None:
        """`width`: number of partial turns kept per step. Once `stop` returns True, the best so far is returned."""
        self.width, self.stop = width, stop

    @abstractmethod
    def openings(self) -> Iterable[W]:
        """Each way to begin; they are followed one by one, and compared when the turn is over."""

    @abstractmethod
    def steps(self, way: W, known: Container[Hashable]) -> Iterable[tuple[Hashable, float, T]]:
        """What can be done next: where it leads, what that promises, and the step. Nothing, if the turn is over.

        Steps that lead to the same place are one, the most promising of them; who finds out the promise only by hard
        work need not do it again for what is known.
        """

    @abstractmethod
    def after(self, step: T, promise: float) -> W:
        """The turn with this step taken."""

    @abstractmethod
    def finished_plans(self, ways: Sequence[W]) -> Iterable[Plan[A]]:
        """The turns that may end with one of these, which are equally long, the most promising first."""

    def plans(self) -> list[Plan[A]]:
        """The best turns found, best first."""
        found: list[Plan[A]] = []
        for opening in self.openings():
            self._follow(opening, found)
            if found and self.should_stop():
                break
        found.sort(key=_worth, reverse=True)
        return found

    def should_stop(self) -> bool:
        """The best so far is enough."""
        return self.stop is not None and self.stop()

    def _follow(self, opening: W, found: list[Plan[A]]) -> None:
        """From one opening, step by step, the most promising ways only."""
        ways = [opening]
        found.extend(self.finished_plans(ways))
        for _ in range(LONGEST):
            ranked: dict[Hashable, tuple[float, T]] = {}
            for way in ways:
                for place, promise, step in self.steps(way, ranked):
                    if place not in ranked or ranked[place][0] < promise:
                        ranked[place] = (promise, step)
            best = sorted(ranked.values(), key=_promise, reverse=True)[: self.width]
            ways = [self.after(step, promise) for promise, step in best]
            found.extend(self.finished_plans(ways))
            if not ways or (found and self.should_stop()):
                break
