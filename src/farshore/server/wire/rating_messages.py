"""Requests and responses about ratings: leaderboards, profiles, rated matches."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from farshore.server.wire.field_types import Language, RequestBody, ResponseBody

Group: TypeAlias = Literal["1", "2", "3-4"]
"""The number of seats: ratings of players of two differ from those of three or four; solo is against par."""
PublicPart: TypeAlias = Literal["ratings", "matches", "opponents", "averages"]


Listed: TypeAlias = Literal["people", "following", "programs"]
"""Whom a leaderboard lists: people, the reader and those whom the reader follows, or programs."""


class RatingValue(ResponseBody):
    """A rating with its standard error; of solo matches in points over par."""

    mean: float
    error: float
    matches: int = 0
    provisional: bool = False
    """Too uncertain to compare."""


class LeaderboardEntry(ResponseBody):
    """A player in a leaderboard."""

    place: int
    name: str
    plain: RatingValue
    """By results."""
    adjusted: RatingValue | None = None
    """By points without luck; omitted without a reviewed match."""
    program_of: str = ""
    """The player whose program this is; omitted for people."""


class Leaderboard(ResponseBody):
    """GET /api/leaderboard?game=GAME&group=2&season=2026-4&list=people: the best whose rating is certain enough.

    `list=following` has the reader and those whom the reader follows, `list=programs` players' programs.
    """

    game: str
    group: Group
    season: str = ""
    """A quarter; empty for all time."""
    seasons: tuple[str, ...] = ()
    """The quarters with matches, newest first."""
    headline: Literal["plain", "adjusted"] = "plain"
    """The rating that the list is ordered by, where it is certain enough."""
    entries: tuple[LeaderboardEntry, ...] = ()
    mine: LeaderboardEntry | None = None
    """The reader's own entry; its place is 0 while the rating is provisional."""


class PlayerRating(ResponseBody):
    """The ratings of a player in a game with a number of seats."""

    game: str
    group: Group
    plain: RatingValue
    adjusted: RatingValue | None = None
    headline: Literal["plain", "adjusted"] = "plain"
    rank: int = 0
    """The place in the leaderboard of all time; 0 if the rating is provisional."""
    matches: int = 0
    won: int = 0
    curve: tuple[tuple[int, float], ...] = ()
    """When, and the rating by results: about 100 points at most."""
    adjusted_curve: tuple[tuple[int, float], ...] = ()


class ProfileMatch(ResponseBody):
    """A rated match in a profile."""

    table: str
    game: str
    group: Group
    finished: int
    points: int
    place: int
    seats: int
    par: float | None = None
    refused: str = ""
    """Why the result did not count; omitted if it did."""


class PlayedOpponent(ResponseBody):
    """An opponent in a profile, with the number of rated matches."""

    name: str
    matches: int


class ResultAverages(ResponseBody):
    """Means over the rated matches of a player in a game; choices and luck are known from reviews."""

    game: str
    group: Group
    matches: int
    points: float
    choices: float | None = None
    luck: float | None = None


class Profile(ResponseBody):
    """GET /api/profile/NAME: what a player lets everybody see; the player sees all of it."""

    name: str
    created: int
    public: tuple[PublicPart, ...] = ()
    mine: bool = False
    ratings: tuple[PlayerRating, ...] = ()
    matches: tuple[ProfileMatch, ...] = ()
    best: tuple[ProfileMatch, ...] = ()
    """The best results compared with par."""
    opponents: tuple[PlayedOpponent, ...] = ()
    averages: tuple[ResultAverages, ...] = ()


class PublicRequest(RequestBody):
    """POST /api/player/public: what everybody may see of the profile."""

    show: Annotated[tuple[PublicPart, ...], msgspec.Meta(max_length=4)]
    language: Language = "en"


class SeatRating(ResponseBody):
    """How a match changed the rating of a seat."""

    seat: int
    rating: RatingValue
    change: float = 0.0


class MatchRating(ResponseBody):
    """GET /api/tables/ID/rating: how the match changed ratings, by results."""

    rated: bool = False
    """The result is stored."""
    refused: str = ""
    """Why it does not count: `same`, `level`, `device`, `address`, `often`."""
    seats: tuple[SeatRating, ...] = ()


RATING_BODIES = (Leaderboard, Profile, PublicRequest, MatchRating)
