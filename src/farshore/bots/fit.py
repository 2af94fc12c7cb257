"""The least squares of training, in plain Python: the same examples give the same numbers on every machine.

Only differences inside a decision teach: what the futures said of each turn beyond what the estimate had said, each
centred on the mean of its decision. So the luck that all turns share is gone before anything is fitted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final, NamedTuple

from farshore.core.strategy import Table

STEPS: Final = 60
"""Steps of the conjugate gradients: far more than the numbers shown need."""
DIGITS: Final = 3


class Tried(NamedTuple):
    """One turn of a decision: what lies there after it, what the estimate said of that, and what the futures said."""

    slice: int
    """The part of the match that it leads to."""
    features: Mapping[int, float]
    said: float
    found: float


class Decision(NamedTuple):
    """A decision that was looked at: the turns that were tried."""

    turns: tuple[Tried, ...]

    def missed(self) -> list[float]:
        """How far the estimate was off for each turn, compared with the others of this decision."""
        found, said = fmean(turn.found for turn in self.turns), fmean(turn.said for turn in self.turns)
        return [(turn.found - found) - (turn.said - said) for turn in self.turns]


@dataclass(frozen=True, slots=True)
class Taste:
    """How cautious the fit is: each number is drawn to 0, to its neighbours in a run, and to those of the next slice.

    In examples: a pull of 10 weighs as much as ten turns that speak for the contrary.
    """

    zero: float = 2.0
    run: float = 6.0
    time: float = 12.0


def fit(decisions: Sequence[Decision], smooth: Mapping[str, int], slices: int, taste: Taste) -> list[list[float]]:
    """A correction for each feature in each slice: one row a slice."""
    width = sum(smooth.values())
    system = System(decisions, smooth, slices, taste)
    wanted = system.pulled_by([decision.missed() for decision in decisions])
    flat = conjugate_gradients(system, wanted)
    return [[round(number, DIGITS) for number in flat[at : at + width]] for at in range(0, width * slices, width)]


class System:
    """The normal equations, never written out: how much any numbers would weigh, feature by feature."""

    def __init__(self, decisions: Sequence[Decision], smooth: Mapping[str, int], slices: int, taste: Taste) -> None:
        self.width, self.size, self.taste = sum(smooth.values()), sum(smooth.values()) * slices, taste
        self.rows = [
            [[(turn.slice * self.width + at, much) for at, much in turn.features.items()] for turn in decision.turns]
            for decision in decisions
        ]
        self.scale = self._scales()
        self.run_pairs = list(_run_pairs(smooth, slices))
        self.time_pairs = [(at, at + self.width) for at in range(self.size - self.width)]

    def _scales(self) -> list[float]:
        """How much of each feature there usually is where it is at all: pulls are measured by it."""
        sums, counts = [0.0] * self.width, [0] * self.width
        for turns in self.rows:
            for row in turns:
                for at, much in row:
                    sums[at % self.width] += much * much
                    counts[at % self.width] += 1
        means = [total / count if total else 1.0 for total, count in zip(sums, counts, strict=True)]
        return means * (self.size // self.width) if self.width else []

    def pulled_by(self, missed: Sequence[Sequence[float]]) -> list[float]:
        """How strongly these differences pull each number up."""
        pull = [0.0] * self.size
        for turns, off in zip(self.rows, missed, strict=True):
            for row, apart in zip(turns, off, strict=True):
                for at, much in row:
                    pull[at] += much * apart
        return pull

    def weighed(self, numbers: Sequence[float]) -> list[float]:
        """What these numbers say of the examples, centred, summed by feature; and the pulls against them."""
        said = []
        for turns in self.rows:
            sums = [sum([much * numbers[at] for at, much in row]) for row in turns]
            mean = fmean(sums)
            said.append([each - mean for each in sums])
        result, taste, scale = self.pulled_by(said), self.taste, self.scale
        for at, number in enumerate(numbers):
            result[at] += taste.zero * scale[at] * number
        for pairs, strength in ((self.run_pairs, taste.run), (self.time_pairs, taste.time)):
            for one, other in pairs:
                apart = strength * min(scale[one], scale[other]) * (numbers[one] - numbers[other])
                result[one] += apart
                result[other] -= apart
        return result


def _run_pairs(smooth: Mapping[str, int], slices: int) -> Iterator[tuple[int, int]]:
    """Neighbours in a run, in every slice."""
    first = 0
    for _ in range(slices):
        for length in smooth.values():
            yield from ((at, at + 1) for at in range(first, first + length - 1))
            first += length


def conjugate_gradients(system: System, wanted: Sequence[float]) -> list[float]:
    """The numbers for which the system weighs what is wanted; features that no example shows stay at 0."""
    numbers, rest = [0.0] * len(wanted), list(wanted)
    inverse = [1.0 / (each * (1.0 + system.taste.zero)) for each in system.scale]
    towards = [each * factor for each, factor in zip(rest, inverse, strict=True)]
    left = start = _product(rest, towards)
    for _ in range(STEPS):
        if left <= 1e-9 * start or not left:
            break
        weighed = system.weighed(towards)
        step = left / _product(towards, weighed)
        numbers = [number + step * way for number, way in zip(numbers, towards, strict=True)]
        rest = [each - step * weight for each, weight in zip(rest, weighed, strict=True)]
        better = [each * factor for each, factor in zip(rest, inverse, strict=True)]
        now = _product(rest, better)
        towards = [each + now / left * way for each, way in zip(better, towards, strict=True)]
        left = now
    return numbers


def _product(one: Sequence[float], other: Sequence[float]) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def explained(decisions: Sequence[Decision], rows: Sequence[Sequence[float]]) -> float:
    """The share of what the estimate missed that these numbers explain; below 0 they are worse than nothing."""
    missed = left = 0.0
    for decision in decisions:
        off = decision.missed()
        said = [sum([much * rows[turn.slice][at] for at, much in turn.features.items()]) for turn in decision.turns]
        mean = fmean(said)
        missed += sum([apart * apart for apart in off])
        left += sum([(apart - (each - mean)) ** 2 for apart, each in zip(off, said, strict=True)])
    return 1.0 - left / missed if missed else 0.0


def added(table: Table, rows: Sequence[Sequence[float]], smooth: Mapping[str, int]) -> Table:
    """The table with these corrections."""
    whole = [
        [round(old + new, DIGITS) for old, new in zip(table.flat(smooth, slice_), row, strict=True)]
        for slice_, row in enumerate(rows)
    ]
    return Table.of(smooth, whole)
