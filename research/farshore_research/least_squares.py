"""The least-squares fit of training, in pure Python: the same examples give the same weights on every machine.

Only differences within a decision count: what the rollouts of each plan gave beyond the estimate, relative to the mean
of the decision. Luck that all plans share cancels out before the fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final, NamedTuple

from farshore.core.strategy import LearnedTable

MAX_STEPS: Final = 60
"""The maximum number of steps of the conjugate gradient method; far more than needed."""
DIGITS: Final = 3


class PlanExample(NamedTuple):
    """One plan of a decision: the features after it, the estimate, and the result of the rollouts."""

    slice: int
    """The part of the match after the plan."""
    features: Mapping[int, float]
    said: float
    found: float


class Decision(NamedTuple):
    """A decision with its plans."""

    turns: tuple[PlanExample, ...]

    def errors(self) -> list[float]:
        """Return the error of the estimate for each plan, relative to the mean of the decision."""
        found, said = fmean(turn.found for turn in self.turns), fmean(turn.said for turn in self.turns)
        return [(turn.found - found) - (turn.said - said) for turn in self.turns]


@dataclass(frozen=True, slots=True)
class Regularization:
    """The strength of the pull of each weight to 0, to its neighbours in a run, and to the next slice.

    It is measured in examples: a pull of 10 weighs as much as ten plans that say the opposite.
    """

    zero: float = 2.0
    run: float = 6.0
    time: float = 12.0


def fit(
    decisions: Sequence[Decision], smooth: Mapping[str, int], slices: int, taste: Regularization
) -> list[list[float]]:
    """Return a correction for each feature in each slice, one row for each slice."""
    width = sum(smooth.values())
    system = NormalEquations(decisions, smooth, slices, taste)
    wanted = system.gradient([decision.errors() for decision in decisions])
    flat = conjugate_gradients(system, wanted)
    return [[round(number, DIGITS) for number in flat[at : at + width]] for at in range(0, width * slices, width)]


class NormalEquations:
    """The normal equations as an operator; the matrix is never built."""

    def __init__(
        self, decisions: Sequence[Decision], smooth: Mapping[str, int], slices: int, taste: Regularization
    ) -> None:
        self.width, self.size, self.taste = sum(smooth.values()), sum(smooth.values()) * slices, taste
        self.rows = [
            [[(turn.slice * self.width + at, much) for at, much in turn.features.items()] for turn in decision.turns]
            for decision in decisions
        ]
        self.scale = self._scales()
        self.run_pairs = list(_run_pairs(smooth, slices))
        self.time_pairs = [(at, at + self.width) for at in range(self.size - self.width)]

    def _scales(self) -> list[float]:
        """Return the mean square of each feature where it occurs, which scales the regularization."""
        sums, counts = [0.0] * self.width, [0] * self.width
        for turns in self.rows:
            for row in turns:
                for at, much in row:
                    sums[at % self.width] += much * much
                    counts[at % self.width] += 1
        means = [total / count if total else 1.0 for total, count in zip(sums, counts, strict=True)]
        return means * (self.size // self.width) if self.width else []

    def gradient(self, missed: Sequence[Sequence[float]]) -> list[float]:
        """Return the gradient of these errors for each weight."""
        pull = [0.0] * self.size
        for turns, off in zip(self.rows, missed, strict=True):
            for row, apart in zip(turns, off, strict=True):
                for at, much in row:
                    pull[at] += much * apart
        return pull

    def apply(self, numbers: Sequence[float]) -> list[float]:
        """Apply the operator to these weights: centred predictions summed by feature, plus the regularization."""
        said = []
        for turns in self.rows:
            sums = [sum([much * numbers[at] for at, much in row]) for row in turns]
            mean = fmean(sums)
            said.append([each - mean for each in sums])
        result, taste, scale = self.gradient(said), self.taste, self.scale
        for at, number in enumerate(numbers):
            result[at] += taste.zero * scale[at] * number
        for pairs, strength in ((self.run_pairs, taste.run), (self.time_pairs, taste.time)):
            for one, other in pairs:
                apart = strength * min(scale[one], scale[other]) * (numbers[one] - numbers[other])
                result[one] += apart
                result[other] -= apart
        return result


def _run_pairs(smooth: Mapping[str, int], slices: int) -> Iterator[tuple[int, int]]:
    """Yield the pairs of neighbours in each run and slice."""
    first = 0
    for _ in range(slices):
        for length in smooth.values():
            yield from ((at, at + 1) for at in range(first, first + length - 1))
            first += length


def conjugate_gradients(system: NormalEquations, wanted: Sequence[float]) -> list[float]:
    """Solve the equations; weights of features without examples stay 0."""
    numbers, rest = [0.0] * len(wanted), list(wanted)
    inverse = [1.0 / (each * (1.0 + system.taste.zero)) for each in system.scale]
    towards = [each * factor for each, factor in zip(rest, inverse, strict=True)]
    left = start = _dot(rest, towards)
    for _ in range(MAX_STEPS):
        if left <= 1e-9 * start or not left:
            break
        applied = system.apply(towards)
        step = left / _dot(towards, applied)
        numbers = [number + step * way for number, way in zip(numbers, towards, strict=True)]
        rest = [each - step * weight for each, weight in zip(rest, applied, strict=True)]
        better = [each * factor for each, factor in zip(rest, inverse, strict=True)]
        now = _dot(rest, better)
        towards = [each + now / left * way for each, way in zip(better, towards, strict=True)]
        left = now
    return numbers


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def explained_share(decisions: Sequence[Decision], rows: Sequence[Sequence[float]]) -> float:
    """Return the share of the estimate's error that these weights explain; negative if they make it worse."""
    missed = left = 0.0
    for decision in decisions:
        off = decision.errors()
        said = [sum([much * rows[turn.slice][at] for at, much in turn.features.items()]) for turn in decision.turns]
        mean = fmean(said)
        missed += sum([apart * apart for apart in off])
        left += sum([(apart - (each - mean)) ** 2 for apart, each in zip(off, said, strict=True)])
    return 1.0 - left / missed if missed else 0.0


def add_corrections(table: LearnedTable, rows: Sequence[Sequence[float]], smooth: Mapping[str, int]) -> LearnedTable:
    """Return the table with these corrections added."""
    whole = [
        [round(old + new, DIGITS) for old, new in zip(table.slice_weights(smooth, slice_), row, strict=True)]
        for slice_, row in enumerate(rows)
    ]
    return LearnedTable.of(smooth, whole)
