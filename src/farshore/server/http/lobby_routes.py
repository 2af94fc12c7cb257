"""Routes for invitations, open tables, quick matches and notices."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from farshore.server import wire
from farshore.server.competitions.clubs import ClubService
from farshore.server.http.player_routes import provide_who, rated_player
from farshore.server.http.route_parameters import ApiRequest, LanguageParameter, request_address
from farshore.server.notices.notifier import TurnNotifier
from farshore.server.tables.live_table import hash_secret
from farshore.server.tables.lobby import Lobby

LobbyDependency = NamedDependency[Lobby]
"""The lobby, as a dependency of routes."""


def provide_lobby(request: ApiRequest) -> Lobby:
    """Return the lobby of this process."""
    known: Lobby = request.app.state.lobby
    return known


async def require_member(request: ApiRequest, club: str) -> None:
    """Raise RequestError unless the player who is signed in is a member of a club."""
    who = await provide_who(request)
    clubs: ClubService = request.app.state.clubs
    await clubs.require_member(who.row, club)


PROVIDES_LOBBY = {"lobby": Provide(provide_lobby, sync_to_thread=False)}


@post("/api/tables", dependencies=PROVIDES_LOBBY)
async def make_table(request: ApiRequest, data: JSONBody[wire.NewTable], lobby: LobbyDependency) -> wire.OpenedTable:
    """Create a table."""
    if data.club:
        await require_member(request, data.club)
    player = await rated_player(request) if data.rated else None
    return await lobby.create(data, request_address(request, lobby.tables), player)


@post("/api/promise", status_code=200, dependencies=PROVIDES_LOBBY, sync_to_thread=False)
def promise_deal(lobby: LobbyDependency) -> wire.DealPromise:
    """Commit to the deal of a table that is still to be created."""
    return lobby.tables.promise_deal()


@post("/api/tables/{table:str}/invitation", status_code=200, dependencies=PROVIDES_LOBBY)
async def invitation(
    table: FromPath[str], data: JSONBody[wire.InvitationRequest], lobby: LobbyDependency
) -> wire.Invitation:
    """Return the invitation of a link."""
    return await lobby.invitation(table, data)


@post("/api/tables/{table:str}/code", status_code=200, dependencies=PROVIDES_LOBBY)
async def seat_code(
    table: FromPath[str], data: JSONBody[wire.InvitationRequest], lobby: LobbyDependency
) -> wire.SeatCode:
    """Return a short code for a free seat."""
    return await lobby.code(table, data)


@post("/api/code", status_code=200, dependencies=PROVIDES_LOBBY)
async def invitation_by_code(
    request: ApiRequest, data: JSONBody[wire.CodeRequest], lobby: LobbyDependency
) -> wire.Invitation:
    """Return the invitation of a code."""
    return await lobby.invitation_by_code(data, request_address(request, lobby.tables))


@post("/api/code/seat", dependencies=PROVIDES_LOBBY)
async def sit_by_code(
    request: ApiRequest, data: JSONBody[wire.CodeRequest], lobby: LobbyDependency
) -> wire.OpenedTable:
    """Take the seat of a code."""
    return await lobby.sit_by_code(data, request_address(request, lobby.tables), await rated_player(request))


@post("/api/tables/{table:str}/seat", dependencies=PROVIDES_LOBBY)
async def sit_down(
    request: ApiRequest, table: FromPath[str], data: JSONBody[wire.SeatRequest], lobby: LobbyDependency
) -> wire.OpenedTable:
    """Take a free seat of an open table."""
    if club := await lobby.club_of(table):
        await require_member(request, club)
    return await lobby.sit(table, data, await rated_player(request))


@post("/api/tables/{table:str}/bot", status_code=204, dependencies=PROVIDES_LOBBY)
async def substitute_bot(table: FromPath[str], data: JSONBody[wire.SubstituteRequest], lobby: LobbyDependency) -> None:
    """Let a bot play a seat whose time has been up for too long."""
    found = await lobby.tables.open(table)
    await lobby.tables.substitute(
        found, found.seats_of(frozenset(map(hash_secret, data.secrets))), data.seat, data.level
    )


@post("/api/tables/{table:str}/leave", status_code=204, dependencies=PROVIDES_LOBBY)
async def leave_table(table: FromPath[str], data: JSONBody[wire.LeaveRequest], lobby: LobbyDependency) -> None:
    """Delete a table at which nobody else plays; elsewhere let a bot play."""
    await lobby.leave(table, data)


@get("/api/open", dependencies=PROVIDES_LOBBY)
async def open_tables(lobby: LobbyDependency, language: LanguageParameter = "en") -> wire.OpenTables:
    """List the tables that anyone may join."""
    return await lobby.open_tables(language)


@post("/api/quick", dependencies=PROVIDES_LOBBY)
async def quick_match(
    request: ApiRequest, data: JSONBody[wire.QuickMatchRequest], lobby: LobbyDependency
) -> wire.OpenedTable:
    """Join or create a quick match."""
    return await lobby.quick(data, request_address(request, lobby.tables))


# Notices

NotifierDependency = NamedDependency[TurnNotifier]
"""The notifier, as a dependency of routes."""


def provide_notifier(request: ApiRequest) -> TurnNotifier:
    """Return the notifier of this process."""
    known: TurnNotifier = request.app.state.notices
    return known


PROVIDES_NOTIFIER = {"notifier": Provide(provide_notifier, sync_to_thread=False)}


@get("/api/push", dependencies=PROVIDES_NOTIFIER)
async def push_key(notifier: NotifierDependency) -> wire.PushKey:
    """Return the public key for push subscriptions."""
    return wire.PushKey(key=(await notifier.signer()).public)


@post("/api/tables/{table:str}/remind", status_code=200, dependencies=PROVIDES_NOTIFIER)
async def remind(
    table: FromPath[str], data: JSONBody[wire.RemindRequest], notifier: NotifierDependency
) -> wire.ReminderResult:
    """Remind the players whose turn it is."""
    return await notifier.remind(table, data)


@post("/api/tables/{table:str}/notices", dependencies=PROVIDES_NOTIFIER)
async def new_notice(
    request: ApiRequest, table: FromPath[str], data: JSONBody[wire.NewNotice], notifier: NotifierDependency
) -> wire.Notice:
    """Notify an address of this client's turns."""
    return await notifier.add(table, data, request_address(request, notifier.tables))


@post("/api/notices/stop", status_code=204, dependencies=PROVIDES_NOTIFIER)
async def stop_notices(data: JSONBody[wire.StopNotices], notifier: NotifierDependency) -> None:
    """Stop notices."""
    await notifier.stop(data.stop)


ROUTES = (
    make_table,
    promise_deal,
    invitation,
    seat_code,
    invitation_by_code,
    sit_by_code,
    sit_down,
    substitute_bot,
    leave_table,
    open_tables,
    quick_match,
    push_key,
    remind,
    new_notice,
    stop_notices,
)
