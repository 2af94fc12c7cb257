"""Routes for bot tokens, and for the programs that use them."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from farshore.server import wire
from farshore.server.http.player_routes import PROVIDES_WHO, WhoDependency
from farshore.server.http.route_parameters import ApiRequest, request_address
from farshore.server.players.bot_tokens import BotProgram, BotTokenService
from farshore.server.request_headers import header
from farshore.server.wire.protocol_versions import PROTOCOL_HEADER

ProgramsDependency = NamedDependency[BotTokenService]
"""The bot tokens of this server, as a dependency of routes."""
ProgramDependency = NamedDependency[BotProgram]
"""The program that sends the request, as a dependency of routes."""


def provide_programs(request: ApiRequest) -> BotTokenService:
    """Return the bot tokens of this server."""
    known: BotTokenService = request.app.state.programs
    return known


async def provide_program(request: ApiRequest) -> BotProgram:
    """Return the program of `Authorization: Bearer TOKEN`; raise RequestError if the token is not valid."""
    headers = request.scope["headers"]
    kind, _, token = header(headers, b"authorization").partition(" ")
    version = header(headers, PROTOCOL_HEADER.encode())
    number = int(version) if version.isdecimal() and len(version) < 10 else 0
    return await provide_programs(request).program_of(token.strip() if kind.lower() == "bearer" else "", number)


PROVIDES_PROGRAMS: Final = {"programs": Provide(provide_programs, sync_to_thread=False)}
PROVIDES_TOKENS: Final = {**PROVIDES_WHO, **PROVIDES_PROGRAMS}
PROVIDES_PROGRAM: Final = {**PROVIDES_PROGRAMS, "program": Provide(provide_program)}


@get("/api/player/bots", dependencies=PROVIDES_TOKENS)
async def list_bot_tokens(programs: ProgramsDependency, who: WhoDependency) -> wire.BotTokens:
    """List the player's bot tokens."""
    return await programs.tokens(who)


@post("/api/player/bot", status_code=200, dependencies=PROVIDES_TOKENS)
async def make_bot_token(
    request: ApiRequest, data: JSONBody[wire.BotTokenRequest], programs: ProgramsDependency, who: WhoDependency
) -> wire.BotTokens:
    """Make a bot token; it is returned only here."""
    return await programs.create(who, data, request_address(request, programs.tables))


@post("/api/player/bot/revoke", status_code=200, dependencies=PROVIDES_TOKENS)
async def revoke_bot_token(
    data: JSONBody[wire.RevokeRequest], programs: ProgramsDependency, who: WhoDependency
) -> wire.BotTokens:
    """Revoke a bot token; its connections end at once."""
    return await programs.revoke(who, data.id)


@get("/api/bot", dependencies=PROVIDES_PROGRAM)
async def read_program(programs: ProgramsDependency, program: ProgramDependency) -> wire.ProgramState:
    """Return the program of the token with its tables."""
    return await programs.state(program)


@post("/api/bot/seat", status_code=200, dependencies=PROVIDES_PROGRAM)
async def seat_program(
    request: ApiRequest,
    data: JSONBody[wire.ProgramSeatRequest],
    programs: ProgramsDependency,
    program: ProgramDependency,
) -> wire.OpenedTable:
    """Take a free seat at a table that allows programs."""
    return await programs.sit(program, data, request_address(request, programs.tables))


@post("/api/bot/tables", dependencies=PROVIDES_PROGRAM)
async def make_program_table(
    request: ApiRequest, data: JSONBody[wire.NewTable], programs: ProgramsDependency, program: ProgramDependency
) -> wire.OpenedTable:
    """Make a table at which the program plays."""
    return await programs.create_table(program, data, request_address(request, programs.tables))


ROUTES = (
    list_bot_tokens,
    make_bot_token,
    revoke_bot_token,
    read_program,
    seat_program,
    make_program_table,
)
