"""Routes for competitions: tournaments and the cup of the week."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from farshore.server import wire
from farshore.server.competitions.service import CompetitionService
from farshore.server.errors import RequestError
from farshore.server.http.player_routes import COOKIE, PROVIDES_WHO, WhoDependency, provide_players
from farshore.server.http.route_parameters import ApiRequest, LanguageParameter, request_address
from farshore.server.store.player_rows import PlayerRow

CompetitionsDependency = NamedDependency[CompetitionService]
"""The competitions, as a dependency of routes."""
ReaderDependency = NamedDependency[PlayerRow | None]
"""The player who is signed in, or None, as a dependency of routes."""


def provide_competitions(request: ApiRequest) -> CompetitionService:
    """Return the competitions of this server; raise RequestError if it has no players."""
    provide_players(request).require_on()
    known: CompetitionService = request.app.state.competitions
    return known


async def provide_reader(request: ApiRequest) -> PlayerRow | None:
    """Return the player who is signed in, or None: everybody may read."""
    players = provide_players(request)
    token = request.cookies.get(COOKIE, "")
    if not token:
        return None
    try:
        return (await players.player_of(token)).row
    except RequestError:  # an old session
        return None


_COMPETITIONS: Final = {"competitions": Provide(provide_competitions, sync_to_thread=False)}
PROVIDES_READER: Final = {**_COMPETITIONS, "reader": Provide(provide_reader)}
PROVIDES_ENTRANT: Final = {**_COMPETITIONS, **PROVIDES_WHO}


@get("/api/tournaments", dependencies=PROVIDES_READER)
async def list_tournaments(
    competitions: CompetitionsDependency, reader: ReaderDependency, language: LanguageParameter = "en"
) -> wire.TournamentList:
    """List the tournaments that anyone may enter, and those of the reader."""
    return await competitions.list(reader, language)


@get("/api/tournaments/{tournament:str}", dependencies=PROVIDES_READER)
async def read_tournament(
    tournament: FromPath[str],
    competitions: CompetitionsDependency,
    reader: ReaderDependency,
    language: LanguageParameter = "en",
) -> wire.TournamentState:
    """Return a tournament with standings and rounds."""
    return await competitions.state(tournament, reader, language)


@get("/api/cup", dependencies=PROVIDES_READER)
async def read_cup(
    competitions: CompetitionsDependency, reader: ReaderDependency, language: LanguageParameter = "en"
) -> wire.TournamentState:
    """Return the cup of this week."""
    return await competitions.state(await competitions.current_cup(), reader, language)


@post("/api/tournaments", dependencies=PROVIDES_ENTRANT)
async def make_tournament(
    request: ApiRequest, data: JSONBody[wire.NewTournament], competitions: CompetitionsDependency, who: WhoDependency
) -> wire.TournamentCreated:
    """Create a tournament."""
    return await competitions.create(who.row, data, request_address(request, competitions.tables))


@post("/api/tournaments/{tournament:str}/enter", status_code=200, dependencies=PROVIDES_ENTRANT)
async def enter_tournament(
    request: ApiRequest,
    tournament: FromPath[str],
    data: JSONBody[wire.EnterRequest],
    competitions: CompetitionsDependency,
    who: WhoDependency,
) -> wire.TournamentState:
    """Enter a tournament."""
    await competitions.enter(who.row, tournament, data.code, request_address(request, competitions.tables))
    return await competitions.state(tournament, who.row, data.language)


@post("/api/tournaments/{tournament:str}/withdraw", status_code=200, dependencies=PROVIDES_ENTRANT)
async def withdraw_from_tournament(
    tournament: FromPath[str],
    data: JSONBody[wire.WithdrawRequest],
    competitions: CompetitionsDependency,
    who: WhoDependency,
) -> wire.TournamentState:
    """Withdraw from a tournament."""
    await competitions.withdraw(who.row, tournament)
    return await competitions.state(tournament, who.row, data.language)


@post("/api/tournaments/{tournament:str}/control", status_code=200, dependencies=PROVIDES_ENTRANT)
async def control_tournament(
    tournament: FromPath[str],
    data: JSONBody[wire.ControlRequest],
    competitions: CompetitionsDependency,
    who: WhoDependency,
) -> wire.TournamentState:
    """Start, pause, resume or cancel a tournament, as its organiser."""
    await competitions.control(who.row, tournament, data.do)
    return await competitions.state(tournament, who.row, data.language)


@post("/api/tournaments/{tournament:str}/deal", status_code=200, dependencies=PROVIDES_ENTRANT)
async def play_deal(
    request: ApiRequest,
    tournament: FromPath[str],
    data: JSONBody[wire.DealRequest],
    competitions: CompetitionsDependency,
    who: WhoDependency,
) -> wire.OpenedTable:
    """Return the reader's table for a deal of a ladder or of the cup; it is made at the first request."""
    return await competitions.play_deal(who.row, tournament, data.deal, request_address(request, competitions.tables))


ROUTES = (
    list_tournaments,
    read_tournament,
    read_cup,
    make_tournament,
    enter_tournament,
    withdraw_from_tournament,
    control_tournament,
    play_deal,
)
