"""The protocol of bots, and their budgets."""

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
    """The budget of one decision: a number of rollouts, seconds, or both.

    With a count, a decision is reproducible: the same view and random seed give the same answer. Seconds are meant for
    play against people. Without either, the bot uses the default of its level.
    """

    count: int | None = None
    """The number of rollouts."""
    seconds: float | None = None
    """The time for the decision."""
    watch: Callable[[], float] = field(default=monotonic, compare=False, repr=False)
    """The clock for the seconds: wall-clock time, or processor time in contests."""

    @classmethod
    def parse(cls, words: str) -> Budget:
        """Parse `200` as a count, `0.5s` as seconds, and an empty string as the default; raise BadOption otherwise.

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
        """Start the clock."""
        return Clock(self.count, None if self.seconds is None else self.watch() + self.seconds, self.watch)


class Clock:
    """The rest of a budget."""

    def __init__(self, count: int | None, until: float | None, watch: Callable[[], float] = monotonic) -> None:
        self.left, self.until, self.watch = count, until, watch

    def spend(self) -> None:
        """Count one more rollout."""
        if self.left is not None:
            self.left -= 1

    @property
    def stop(self) -> Callable[[], bool] | None:
        """A function that returns whether time is up; None if there is no time limit."""
        return None if self.until is None else self.is_time_up

    def is_time_up(self) -> bool:
        """Return whether time is up."""
        return self.until is not None and self.watch() >= self.until

    def share_end(self, rounds: int) -> float | None:
        """Return when the first of `rounds` equal parts of the remaining time ends; None without a time limit."""
        if self.until is None:
            return None
        now = self.watch()
        return now + max(0.0, self.until - now) / rounds

    def has_passed(self, moment: float | None) -> bool:
        """Return whether this moment has passed."""
        return moment is not None and self.watch() >= moment

    def over(self) -> bool:
        """Return whether the count or the time is used up."""
        return (self.left is not None and self.left <= 0) or self.is_time_up()


class Bot(Protocol):
    """Chooses the actions of a seat from its view."""

    name: str
    """Shown in result tables and at the seat."""

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        """Return one or more actions, which are played in order until something new is revealed."""
        ...
