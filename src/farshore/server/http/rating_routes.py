"""Routes for ratings: leaderboards, profiles, and how a match changed ratings."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from farshore.server import wire
from farshore.server.http.competition_routes import ReaderDependency, provide_reader
from farshore.server.http.player_routes import PROVIDES_WHO, WhoDependency, provide_players
from farshore.server.http.route_parameters import ApiRequest
from farshore.server.players.unique_names import fold_name
from farshore.server.ratings.service import RatingService

RatingsDependency = NamedDependency[RatingService]
"""The ratings, as a dependency of routes."""
GroupParameter = Annotated[wire.Group, QueryParameter(name="group", required=False)]
SeasonParameter = Annotated[str, QueryParameter(name="season", required=False, pattern="^([0-9]{4}-[1-4])?$")]
ListParameter = Annotated[wire.Listed, QueryParameter(name="list", required=False)]
GameParameter = Annotated[str, QueryParameter(name="game", max_length=64)]


def provide_ratings(request: ApiRequest) -> RatingService:
    """Return the ratings of this server; raise RequestError if it has no players."""
    provide_players(request).require_on()
    known: RatingService = request.app.state.ratings
    return known


_RATINGS: Final = {"ratings": Provide(provide_ratings, sync_to_thread=False)}
PROVIDES_RATINGS: Final = {**_RATINGS, "reader": Provide(provide_reader)}


@get("/api/leaderboard", dependencies=PROVIDES_RATINGS)
async def read_leaderboard(
    ratings: RatingsDependency,
    reader: ReaderDependency,
    game: GameParameter,
    group: GroupParameter = "2",
    season: SeasonParameter = "",
    listed: ListParameter = "people",
) -> wire.Leaderboard:
    """Return the best players of a game, of a quarter or of all time."""
    return await ratings.leaderboard(game, group, season, listed, reader)


@get("/api/profile/{name:str}", dependencies=PROVIDES_RATINGS)
async def read_profile(name: FromPath[str], ratings: RatingsDependency, reader: ReaderDependency) -> wire.Profile:
    """Return the profile of a player, as far as it is public."""
    return await ratings.profile(fold_name(name[:40]), reader)


@get("/api/tables/{table:str}/rating", dependencies=_RATINGS)
async def read_match_rating(table: FromPath[str], ratings: RatingsDependency) -> wire.MatchRating:
    """Return how a match changed ratings."""
    return await ratings.match_rating(table)


@post("/api/player/public", status_code=200, dependencies={**_RATINGS, **PROVIDES_WHO})
async def set_public(
    data: JSONBody[wire.PublicRequest], ratings: RatingsDependency, who: WhoDependency
) -> wire.Profile:
    """Set what everybody may see of the profile."""
    return await ratings.set_public(who.row, data.show)


ROUTES = (read_leaderboard, read_profile, read_match_rating, set_public)
