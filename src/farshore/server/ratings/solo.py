"""The solo rating: how far a player's results are from par, in points, with its error."""

from __future__ import annotations

from math import sqrt
from typing import Final

from farshore.server.ratings.skill import SkillRating

SPREAD: Final = 12.0
"""The standard deviation of solo results around the player's mean, in points, before there are any."""
PRIOR_SPREAD: Final = 15.0
"""The standard deviation of players' means around par, in points."""
PRIOR_MATCHES: Final = 4
"""The number of matches that the first estimate of the spread counts as."""
SOLO_PROVISIONAL: Final = 5.0
"""A solo rating with a larger error, in points, is provisional."""


def rate_solo(count: int, total: float, squares: float) -> SkillRating:
    """Return the mean distance from par, shrunk towards 0, with its standard error.

    `total` and `squares` are the sums of the distances and of their squares. A few lucky results say little: the mean
    moves away from 0 as the number of matches grows.

    >>> [tuple(map(round, rate_solo(count, 10.0 * count, 100.0 * count))) for count in (0, 1, 10, 100)]
    [(0, 15), (6, 9), (10, 2), (10, 0)]
    """
    if not count:
        return SkillRating(0.0, PRIOR_SPREAD)
    mean = total / count
    around = max(0.0, squares - total * mean)
    variance = (PRIOR_MATCHES * SPREAD**2 + around) / (PRIOR_MATCHES + count - 1)
    known, before = count / variance, 1 / PRIOR_SPREAD**2
    return SkillRating(mean * known / (known + before), sqrt(1 / (known + before)))
