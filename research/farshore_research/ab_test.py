"""Compares an old and a new player on the same deals, which neither has seen before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any, Final, Self

from farshore.bots.worker_pool import open_pool as workers
from farshore.core.text import Text, text
from farshore.translations import app_translator

INTERVAL: Final = 1.96
"""Half the width of a 95 % interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class AbTest:
    """The mean result of both players, and the standard error of the difference."""

    before: float
    after: float
    error: float
    deals: int
    width: int
    sure: float = INTERVAL
    """The number of standard errors that counts as a gain."""

    @classmethod
    def of(cls, before: Sequence[float], after: Sequence[float], width: int, sure: float = INTERVAL) -> Self:
        """Return the test of these results, one pair for each deal."""
        gains = [new - old for old, new in zip(before, after, strict=True)]
        error = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
        return cls(fmean(before), fmean(after), error, len(gains), width, sure)

    @property
    def gain(self) -> bool:
        """Whether the gain is significant."""
        return self.after - self.before > self.sure * self.error

    def describe(self) -> Text:
        """Return the result as a message. Files get it in English, whatever the language of the terminal."""
        apart, off = self.after - self.before, INTERVAL * self.error
        signed = {"apart": apart, "low": apart - off, "high": apart + off}
        found = {"before": f"{self.before:.1f}", "after": f"{self.after:.1f}"}
        found |= {name: f"{number:+.1f}" for name, number in signed.items()}
        return text("proof", **found, deals=str(self.deals), width=str(self.width))

    def __str__(self) -> str:
        return app_translator().translate(self.describe(), "en")


@contextmanager
def open_map(jobs: int, ray: str | None = None) -> Iterator[Callable[..., Iterable[Any]]]:
    """Open a pool and yield its `map`."""
    with workers(jobs, ray) as found:
        yield found.map
