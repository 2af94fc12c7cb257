"""Calibration of reviews: a regression of results on the points that choices lost and won in rollouts.

A slope of 1 means that a point in rollouts is worth a point of the result. The reference player's choices are 0 by
definition and its remainder is luck alone, so the regression has no intercept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from farshore.bots.review.loss_significance import estimate
from farshore.bots.review.samples_to_review import Values, differences
from farshore.bots.review.schema import Estimate
from farshore.bots.review.stored_samples import TurnSamples


class ChoiceTotals(msgspec.Struct, frozen=True, kw_only=True):
    """The unscaled points that the choices of a match lost and won in rollouts, with the squared errors."""

    lost: float
    won: float
    lost_error: float
    won_error: float

    def minus(self, other: ChoiceTotals) -> ChoiceTotals:
        """Return the difference to another seat's totals."""
        return ChoiceTotals(
            lost=self.lost - other.lost,
            won=self.won - other.won,
            lost_error=self.lost_error + other.lost_error,
            won_error=self.won_error + other.won_error,
        )


def choice_totals(turns: Sequence[TurnSamples], values: Values) -> ChoiceTotals:
    """Return the totals over all turns of a seat."""
    pairs = [split_choice(samples, values) for samples in turns]
    lost, won = [lost for lost, _ in pairs], [won for _, won in pairs]
    return ChoiceTotals(
        lost=sum(one.mean for one in lost),
        won=sum(one.mean for one in won),
        lost_error=sum(one.se**2 for one in lost),
        won_error=sum(one.se**2 for one in won),
    )


def split_choice(samples: TurnSamples, values: Values) -> tuple[Estimate, Estimate]:
    """Return a choice as a loss and as a gain, one of which is 0 if both halves of the rollouts agree.

    Whether it is a loss or a gain, each half of the rollouts learns from the other half. Otherwise the random part of
    small differences would count as gains and losses, and would not cancel out.
    """
    apart = differences(values(samples.results[0]), values(samples.results[samples.reference]))
    is_gain = [sum(apart[half::2]) > 0 for half in (1, 0)]
    lost = [0.0 if is_gain[number % 2] else one for number, one in enumerate(apart)]
    return estimate(lost), estimate(differences(apart, lost))


@dataclass(frozen=True, slots=True)
class CalibrationPoint:
    """How far a result was above the baseline, and the totals of the choices."""

    gained: float
    totals: ChoiceTotals


@dataclass(frozen=True, slots=True)
class Slope:
    """A regression coefficient with its standard error."""

    mean: float
    se: float


def fit_slopes(observations: Sequence[CalibrationPoint]) -> tuple[Slope, Slope] | None:
    """Return the slopes for points lost and points won, corrected for the errors of both; None with too few data.

    >>> seen = [(-30.0, 0.0, -27.0), (-10.0, 2.0, -8.0), (-1.0, 18.0, 8.1), (0.0, 14.0, 7.0)]
    >>> lost_won = [(ChoiceTotals(lost=lost, won=won, lost_error=0, won_error=0), gained) for lost, won, gained in seen]
    >>> points = [CalibrationPoint(gained, totals) for totals, gained in lost_won]
    >>> [round(slope.mean, 2) for slope in fit_slopes(points)]
    [0.9, 0.5]
    """
    totals = [each.totals for each in observations]
    lost = sum(one.lost**2 - one.lost_error for one in totals)
    won = sum(one.won**2 - one.won_error for one in totals)
    both = sum(one.lost * one.won for one in totals)
    determinant = lost * won - both**2
    if len(totals) < 4 or lost <= 0 or won <= 0 or determinant <= 0:
        return None
    by_lost = sum(each.gained * each.totals.lost for each in observations)
    by_won = sum(each.gained * each.totals.won for each in observations)
    slope_lost = (won * by_lost - both * by_won) / determinant
    slope_won = (lost * by_won - both * by_lost) / determinant
    residual = sum(
        (one.gained - slope_lost * one.totals.lost - slope_won * one.totals.won) ** 2 for one in observations
    )
    variance = residual / (len(totals) - 2)
    return Slope(slope_lost, (variance * won / determinant) ** 0.5), Slope(
        slope_won, (variance * lost / determinant) ** 0.5
    )


def format_slopes(observations: Sequence[CalibrationPoint], duels: Sequence[CalibrationPoint]) -> Iterator[str]:
    """Yield the slopes for points, and for leads from matches with two seats."""
    for unit, seen in (("points", observations), ("leads", duels)):
        for what, slope in zip(("lost", "won"), fit_slopes(seen) or (), strict=False):
            yield f"{unit} {what}: {slope.mean:.2f} ± {slope.se:.2f}"
