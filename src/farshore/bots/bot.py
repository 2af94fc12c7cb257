"""What a bot is, and how long it may think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf
from random import Random
from time import monotonic
from typing import Protocol

from farshore.core.game import A, BadOption, Game, S, Seat
from farshore.core.text import text


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision: so many sampled futures, so many seconds, or both.

    By count a decision can be repeated: same view, same random seed, same answer. By seconds it is made for people.
    Without either the bot thinks as much as its level usually does.
    """

    count: int | None = None
    seconds: float | None = None
    watch: Callable[[], float] = field(default=monotonic, compare=False, repr=False)
    """What the seconds are read from: the time of people, or in contests that of the processor."""

    @classmethod
    def parse(cls, words: str) -> Budget:
        """`200` is a count, `0.5s` are seconds, nothing is the level's own measure; BadOption for anything else.

        >>> Budget.parse("0.5s"), Budget.parse("200")
        (Budget(count=None, seconds=0.5), Budget(count=200, seconds=None))
        """
        if not words:
            return cls()
        try:
            budget = cls(seconds=float(words[:-1])) if words.endswith("s") else cls(count=int(words))
        except ValueError:
            raise BadOption(text("bad-budget", budget=words)) from None
        if not 0 < (budget.count or budget.seconds or 0) < inf:
            raise BadOption(text("bad-budget", budget=words))
        return budget

    def __str__(self) -> str:
        parts = [str(self.count)] if self.count is not None else []
        return "+".join(parts + ([f"{self.seconds:g}s"] if self.seconds is not None else []))

    def start(self) -> Clock:
        """The clock runs from now."""
        return Clock(self.count, None if self.seconds is None else self.watch() + self.seconds, self.watch)


class Clock:
    """A budget being spent."""

    def __init__(self, count: int | None, until: float | None, watch: Callable[[], float] = monotonic) -> None:
        self.left, self.until, self.watch = count, until, watch

    def spend(self) -> None:
        """One more future was sampled."""
        if self.left is not None:
            self.left -= 1

    @property
    def stop(self) -> Callable[[], bool] | None:
        """Asks for the time; None if only the count matters, so that the clock changes no decision."""
        return None if self.until is None else self.late

    def late(self) -> bool:
        """The seconds are over."""
        return self.until is not None and self.watch() >= self.until

    def share(self, rounds: int) -> float | None:
        """When the first of so many equal parts of the time that is left ends."""
        if self.until is None:
            return None
        now = self.watch()
        return now + max(0.0, self.until - now) / rounds

    def past(self, moment: float | None) -> bool:
        """That moment has come."""
        return moment is not None and self.watch() >= moment

    def over(self) -> bool:
        """The count or the seconds are used up."""
        return (self.left is not None and self.left <= 0) or self.late()


class Bot(Protocol):
    """Chooses for a seat from what this seat may see."""

    name: str

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        """One or more actions, to be done in this order while they are legal and nothing new was shown."""
        ...
