"""The API for people who look for each other: invitations, open tables, quick matches; and notices of turns."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from farshore.server.http.asking import Asked, Spoken, address
from farshore.server.notices.notices import Notices
from farshore.server.socket import wire
from farshore.server.tables.lobby import Lobby
from farshore.server.tables.table import hashed

Hall = NamedDependency[Lobby]
"""Where people find each other, as a route asks for it."""


def provide_lobby(request: Asked) -> Lobby:
    """The lobby of this process."""
    known: Lobby = request.app.state.lobby
    return known


ASKS_LOBBY = {"hall": Provide(provide_lobby, sync_to_thread=False)}


@post("/api/tables", dependencies=ASKS_LOBBY)
async def make_table(request: Asked, data: JSONBody[wire.NewTable], hall: Hall) -> wire.Opened:
    """A new table."""
    return await hall.create(data, address(request, hall.tables))


@post("/api/tables/{table:str}/invitation", status_code=200, dependencies=ASKS_LOBBY)
async def invitation(table: FromPath[str], data: JSONBody[wire.Invited], hall: Hall) -> wire.Invitation:
    """Who invites to what, before anybody sits down."""
    return await hall.invitation(table, data)


@post("/api/tables/{table:str}/code", status_code=200, dependencies=ASKS_LOBBY)
async def seat_code(table: FromPath[str], data: JSONBody[wire.Invited], hall: Hall) -> wire.SeatCode:
    """A short code for a free seat, to be typed elsewhere."""
    return await hall.code(table, data)


@post("/api/code", status_code=200, dependencies=ASKS_LOBBY)
async def invitation_by_code(request: Asked, data: JSONBody[wire.ByCode], hall: Hall) -> wire.Invitation:
    """Who invites to what, for whoever was told a code."""
    return await hall.invited_by_code(data, address(request, hall.tables))


@post("/api/code/seat", dependencies=ASKS_LOBBY)
async def sit_by_code(request: Asked, data: JSONBody[wire.ByCode], hall: Hall) -> wire.Opened:
    """The seat of a code."""
    return await hall.sit_by_code(data, address(request, hall.tables))


@post("/api/tables/{table:str}/seat", dependencies=ASKS_LOBBY)
async def sit_down(table: FromPath[str], data: JSONBody[wire.SitDown], hall: Hall) -> wire.Opened:
    """A free seat of an open table."""
    return await hall.sit(table, data)


@post("/api/tables/{table:str}/bot", status_code=204, dependencies=ASKS_LOBBY)
async def bot_instead(table: FromPath[str], data: JSONBody[wire.BotInstead], hall: Hall) -> None:
    """A bot for somebody who has kept the others waiting for too long."""
    found = await hall.tables.open(table)
    await hall.tables.substitute(found, found.seats_of(frozenset(map(hashed, data.secrets))), data.seat, data.level)


@get("/api/open", dependencies=ASKS_LOBBY)
async def open_tables(hall: Hall, language: Spoken = "en") -> wire.OpenTables:
    """Tables that anybody may sit down at."""
    return await hall.open_tables(language)


@post("/api/quick", dependencies=ASKS_LOBBY)
async def quick_match(request: Asked, data: JSONBody[wire.QuickMatch], hall: Hall) -> wire.Opened:
    """A seat beside whoever wants the same."""
    return await hall.quick(data, address(request, hall.tables))


# Turns that are not missed

Bell = NamedDependency[Notices]
"""Who tells people of their turns, as a route asks for it."""


def provide_notices(request: Asked) -> Notices:
    """The notices of this process."""
    known: Notices = request.app.state.notices
    return known


ASKS_NOTICES = {"bell": Provide(provide_notices, sync_to_thread=False)}


@get("/api/push", dependencies=ASKS_NOTICES)
async def push_key(bell: Bell) -> wire.PushKey:
    """What browsers must know to be told something by this house."""
    return wire.PushKey(key=(await bell.signer()).public)


@post("/api/tables/{table:str}/remind", status_code=200, dependencies=ASKS_NOTICES)
async def remind(table: FromPath[str], data: JSONBody[wire.Remind], bell: Bell) -> wire.Reminded:
    """Tell those whom this table waits for that I wait."""
    return await bell.remind(table, data)


@post("/api/tables/{table:str}/notices", dependencies=ASKS_NOTICES)
async def new_notice(table: FromPath[str], data: JSONBody[wire.NewNotice], bell: Bell) -> wire.Notice:
    """Tell this address when it is my turn."""
    return await bell.add(table, data)


@post("/api/notices/stop", status_code=204, dependencies=ASKS_NOTICES)
async def stop_notices(data: JSONBody[wire.StopNotices], bell: Bell) -> None:
    """Nothing more."""
    await bell.stop(data.stop)


ROUTES = (
    make_table,
    invitation,
    seat_code,
    invitation_by_code,
    sit_by_code,
    sit_down,
    bot_instead,
    open_tables,
    quick_match,
    push_key,
    remind,
    new_notice,
    stop_notices,
)
