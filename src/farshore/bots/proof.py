"""The proof of tuning and training: the old and the new player on the same deals, which neither has seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any, Final, Self

from farshore.bots.pool import pool as workers
from farshore.core.text import Text, text
from farshore.words import house

INTERVAL: Final = 1.96
"""Standard errors from the mean to the end of its 95 % interval."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What both brought on average, and how far chance alone could put the difference off."""

    before: float
    after: float
    error: float
    deals: int
    width: int
    sure: float = INTERVAL
    """So many standard errors must lie between them."""

    @classmethod
    def of(cls, before: Sequence[float], after: Sequence[float], width: int, sure: float = INTERVAL) -> Self:
        """From what each deal brought to both."""
        gains = [new - old for old, new in zip(before, after, strict=True)]
        error = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
        return cls(fmean(before), fmean(after), error, len(gains), width, sure)

    @property
    def gain(self) -> bool:
        """More than chance alone explains."""
        return self.after - self.before > self.sure * self.error

    def told(self) -> Text:
        """In words; what is written down beside numbers is English, whoever tunes."""
        apart, off = self.after - self.before, INTERVAL * self.error
        signed = {"apart": apart, "low": apart - off, "high": apart + off}
        found = {"before": f"{self.before:.1f}", "after": f"{self.after:.1f}"}
        found |= {name: f"{number:+.1f}" for name, number in signed.items()}
        return text("proof", **found, deals=str(self.deals), width=str(self.width))

    def __str__(self) -> str:
        return house().say(self.told(), "en")


@contextmanager
def pool(jobs: int, ray: str | None = None) -> Iterator[Callable[..., Iterable[Any]]]:
    """`map`, by so many processes or on a cluster."""
    with workers(jobs, ray) as found:
        yield found.map
