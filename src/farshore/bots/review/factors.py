"""What a point in the futures is worth in results: the slopes of results over choices, those that lost and that won.

The reference player's choices are nothing and leave nothing to luck but the cards, so that the lines go through 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from farshore.bots.review.notes import TurnNote
from farshore.bots.review.numbers import FACTORS, Scale
from farshore.bots.review.sums import Values, choice_of

LOST: Final = Scale(losses=1.0, gains=0.0)
WON: Final = Scale(losses=0.0, gains=1.0)


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """What the choices of a match lost and won in the futures, before any factor, with the squares of the errors."""

    lost: float
    won: float
    lost_error: float
    won_error: float

    def less(self, other: Found) -> Found:
        """What one seat's choices won of another's."""
        return Found(
            lost=self.lost - other.lost,
            won=self.won - other.won,
            lost_error=self.lost_error + other.lost_error,
            won_error=self.won_error + other.won_error,
        )


def found_in(notes: Sequence[TurnNote], values: Values) -> Found:
    """All turns of a seat."""
    lost, won = ([choice_of(note, scale, values) for note in notes] for scale in (LOST, WON))
    return Found(
        lost=sum(one.mean for one in lost),
        won=sum(one.mean for one in won),
        lost_error=sum(one.se**2 for one in lost),
        won_error=sum(one.se**2 for one in won),
    )


@dataclass(frozen=True, slots=True)
class Outcome:
    """By how much a result was over what was expected, and what the choices of the match had to do with it."""

    gained: float
    found: Found


@dataclass(frozen=True, slots=True)
class Slope:
    """A factor with its standard error."""

    mean: float
    se: float


def slopes(outcomes: Sequence[Outcome]) -> tuple[Slope, Slope] | None:
    """Of what was lost and of what was won, freed from the errors of both; None: too little was seen.

    >>> seen = [(-30.0, 0.0, -27.0), (-10.0, 2.0, -8.0), (-1.0, 18.0, 8.1), (0.0, 14.0, 7.0)]
    >>> lost_won = [(Found(lost=lost, won=won, lost_error=0, won_error=0), gained) for lost, won, gained in seen]
    >>> [round(slope.mean, 2) for slope in slopes([Outcome(gained, found) for found, gained in lost_won])]
    [0.9, 0.5]
    """
    found = [outcome.found for outcome in outcomes]
    lost = sum(one.lost**2 - one.lost_error for one in found)
    won = sum(one.won**2 - one.won_error for one in found)
    both = sum(one.lost * one.won for one in found)
    determinant = lost * won - both**2
    if len(found) < 4 or lost <= 0 or won <= 0 or determinant <= 0:
        return None
    by_lost = sum(outcome.gained * outcome.found.lost for outcome in outcomes)
    by_won = sum(outcome.gained * outcome.found.won for outcome in outcomes)
    slope_lost = (won * by_lost - both * by_won) / determinant
    slope_won = (lost * by_won - both * by_lost) / determinant
    left = sum((one.gained - slope_lost * one.found.lost - slope_won * one.found.won) ** 2 for one in outcomes)
    luck = left / (len(found) - 2)
    return Slope(slope_lost, (luck * won / determinant) ** 0.5), Slope(slope_won, (luck * lost / determinant) ** 0.5)


def told(outcomes: Sequence[Outcome], duels: Sequence[Outcome]) -> Iterator[str]:
    """As lines of `review.toml`: in points, and in leads from matches of two."""
    for names, seen in ((FACTORS[:2], outcomes), (FACTORS[2:], duels)):
        for name, slope in zip(names, slopes(seen) or (), strict=False):
            yield f"{name} = {slope.mean:.2f}  # ± {slope.se:.2f}"
