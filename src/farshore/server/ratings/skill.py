"""Ratings from results: Plackett–Luce with the library `openskill`, shown on the scale of Elo.

A rating is a normal distribution over a player's strength. It is shown as mean and standard error: 1560 ± 90.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import log, sqrt
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, cast

from farshore.core.toml_data import read_packaged, read_toml

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

Measure: TypeAlias = Literal["plain", "adjusted"]
"""By results, or by points without luck."""

MU, SIGMA, BETA = 25.0, 25 / 3, 25 / 6
"""A new player's mean and standard deviation in the model, and how much results vary: the library's own."""
START: Final = 1500.0
"""The rating of a new player."""
SCALE: Final = 400 / (log(10) * BETA * sqrt(2))
"""Points of a rating for each unit of the model: 400 points are odds of ten to one, as in chess."""
PROVISIONAL: Final = 150.0
"""A rating with a larger standard error is provisional, and not in leaderboards."""
BOT: Final = "bot:"
"""The prefix of a level among participants."""
BOT_ERROR: Final = 30.0
"""The standard error of a bot's rating."""


class SkillRating(NamedTuple):
    """A rating with its standard error, as it is shown."""

    mean: float = START
    error: float = SIGMA * SCALE

    @property
    def provisional(self) -> bool:
        """Whether it is still too uncertain to compare."""
        return self.error > PROVISIONAL


class GameAnchors(NamedTuple):
    """The ratings of the bots in a game by level, and the rating that lists show."""

    plain: Mapping[str, float]
    adjusted: Mapping[str, float]
    headline: Measure


NO_ANCHORS: Final = GameAnchors({}, {}, "plain")


@lru_cache(maxsize=1)  # a file of the package
def load_anchors() -> Mapping[str, GameAnchors]:
    """Return the ratings of the bots by game."""
    data = read_toml(read_packaged("farshore.server.ratings", "anchors.toml"), "anchors.toml")
    found: dict[str, GameAnchors] = {}
    for game, entry in data.items():
        entry.check_keys("headline", "plain", "adjusted")
        plain, adjusted = (
            {level: points.decimal() for level, points in entry[name].items()} if name in entry else {}
            for name in ("plain", "adjusted")
        )
        found[game] = GameAnchors(plain, adjusted, cast("Measure", entry["headline"].text("plain", "adjusted")))
    return found


def anchors_of(game: str) -> GameAnchors:
    """Return the ratings of the bots in a game; none for a game that was not measured."""
    return load_anchors().get(game, NO_ANCHORS)


def anchor(game: str, participant: str, measure: Measure) -> SkillRating | None:
    """Return the fixed rating of a bot; None for people, and for bots of unknown strength.

    >>> anchor("explorers", "bot:casual", "plain")
    SkillRating(mean=1500.0, error=30.0)
    >>> anchor("explorers", "ada", "plain") is None
    True
    """
    anchors = anchors_of(game)
    known = anchors.adjusted if measure == "adjusted" else anchors.plain
    points = known.get(participant.removeprefix(BOT)) if participant.startswith(BOT) else None
    return None if points is None else SkillRating(points, BOT_ERROR)


def rate_match(ratings: Sequence[SkillRating], places: Sequence[float]) -> list[SkillRating]:
    """Return the ratings after a match. Places are compared only: the lowest is the best, equal ones are ties.

    >>> [round(after.mean) for after in rate_match([SkillRating(), SkillRating()], [1, 2])]
    [1578, 1422]
    >>> [round(after.mean) for after in rate_match([SkillRating(1600, 60), SkillRating(1400, 60)], [1, 1])]
    [1596, 1404]
    """
    model = _model()
    teams = [[model.rating(mu=MU + (one.mean - START) / SCALE, sigma=one.error / SCALE)] for one in ratings]
    rated = model.rate(teams, ranks=list(map(float, places)))
    return [SkillRating(START + (one.mu - MU) * SCALE, one.sigma * SCALE) for (one,) in rated]


@lru_cache(maxsize=1)
def _model() -> PlackettLuce:
    """Return the model. The library is loaded for the first match that is rated, not when the server starts."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)


def win_chance(one: SkillRating, other: SkillRating) -> float:
    """Return the chance that one is placed before the other.

    >>> round(win_chance(SkillRating(1700, 0), SkillRating(1500, 0)), 2)
    0.76
    """
    return float(1 / (1 + 10 ** (-(one.mean - other.mean) / 400)))
