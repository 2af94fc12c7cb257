"""Bot tokens: players let programs play. A token is shown once and stored as a hash."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from secrets import token_urlsafe
from time import time
from typing import Final, NamedTuple, cast

import structlog

from farshore.server import wire
from farshore.server.errors import request_error
from farshore.server.players.service import PlayerService, SignedInPlayer, require_not_suspended
from farshore.server.store import bot_token_rows
from farshore.server.store.bot_token_rows import BotTokenRow, ProgramClaim
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.storage_per_address import ROW_BYTES
from farshore.server.store.table_rows import TableRow
from farshore.server.tables.clean_names import clean_name
from farshore.server.tables.live_table import LiveTable, hash_secret
from farshore.server.tables.lobby import Lobby
from farshore.server.tables.rated_tables import is_rated_table, require_rated_player
from farshore.server.wire import protocol_versions

log = structlog.get_logger("farshore.players")
PREFIX: Final = "fsb_"
"""The first characters of every bot token, by which people and scanners recognise one."""
USED_EVERY: Final = 60.0
"""Seconds after which the use of a token is recorded again."""
LISTED: Final = 200
"""Tables of a program that it gets at most."""
MOST_TABLES: Final = 50
"""Unfinished tables of one program."""


class BotProgram(NamedTuple):
    """The program of a request: its token, and the player who made it."""

    token: BotTokenRow
    player: PlayerRow

    @property
    def scopes(self) -> tuple[wire.Scope, ...]:
        return cast("tuple[wire.Scope, ...]", tuple(self.token.scopes.split()))


class BotTokenService:
    """Bot tokens, and what programs do with them."""

    def __init__(self, players: PlayerService, lobby: Lobby) -> None:
        self.players, self.lobby = players, lobby
        self.tables, self.store = players.tables, players.store
        self.on_revoked: Callable[[str], None] = lambda token_id: None
        """Ends the connections of a token."""

    # For players

    async def tokens(self, who: SignedInPlayer, token: str = "") -> wire.BotTokens:
        """Return the tokens of a player, and a new one in full."""
        rows = await self.store.read(partial(bot_token_rows.tokens_of, player=who.row.id))
        return wire.BotTokens(bots=tuple(map(_state, rows)), token=token)

    async def create(self, who: SignedInPlayer, request: wire.BotTokenRequest, address: str) -> wire.BotTokens:
        """Make a token. Players need a name, because tables show whose program plays."""
        name = clean_name(request.name)
        if not who.row.name:
            raise request_error("bot-needs-player", 409)
        if not name:
            raise request_error("bot-needs-name", 422)
        self.tables.storage.require_room(address)
        token = PREFIX + token_urlsafe(32)
        scopes = " ".join(sorted(set(request.scopes)))
        row = BotTokenRow(token_urlsafe(9), who.row.id, hash_secret(token), name, scopes, time())
        if not await self.store.write(partial(bot_token_rows.add_token, row=row)):
            raise request_error("too-many-bots", 409, most=bot_token_rows.MOST_TOKENS)
        self.tables.storage.charge(address, ROW_BYTES)
        log.info("bot token made", player=who.row.id, token=row.id)
        return await self.tokens(who, token)

    async def revoke(self, who: SignedInPlayer, token_id: str) -> wire.BotTokens:
        """Delete a token. Its connections end at once, and its seats are free for a bot to take over."""
        gone = partial(bot_token_rows.revoke_token, player=who.row.id, token_id=token_id)
        changed = await self.store.write(gone)
        if changed is None:
            raise request_error("no-such-bot-token", 404)
        self.on_revoked(token_id)
        await self.players.refresh_tables(changed)
        log.info("bot token revoked", player=who.row.id, token=token_id)
        return await self.tokens(who)

    # For programs

    async def program_of(self, token: str, version: int) -> BotProgram:
        """Return the program of a token; raise RequestError if it is not valid, or its protocol is not understood."""
        self.players.require_on()
        check_protocol(version)
        hashed = hash_secret(token)
        found = await self.store.read(partial(bot_token_rows.token_with_player, token_hash=hashed)) if token else None
        if found is None:
            raise request_error("bot-token-wrong", 401)
        program = BotProgram(*found)
        require_not_suspended(program.player)
        if time() - program.token.used > USED_EVERY:
            await self.store.write(partial(bot_token_rows.use_token, token_id=program.token.id, at=time()))
        return program

    async def state(self, program: BotProgram) -> wire.ProgramState:
        """Return a program with its tables."""
        await self.store.flush_lists()
        rows = await self._tables(program)
        return wire.ProgramState(
            name=program.token.name,
            player=program.player.name,
            scopes=program.scopes,
            tables=tuple(_entry(row, program) for row in rows),
        )

    async def _tables(self, program: BotProgram) -> list[TableRow]:
        wanted = partial(bot_token_rows.tables_of_program, token_id=program.token.id, most=LISTED)
        return await self.store.read(wanted)

    async def sit(self, program: BotProgram, request: wire.ProgramSeatRequest, address: str) -> wire.OpenedTable:
        """Take a free seat at a table that allows programs. A second request for the same table changes nothing."""
        require_scope(program, "play")
        found, seats = await self.lobby.free_seats(request.table or "", request.link or "", request.code, address)
        if any(seat.program == program.token.id for seat in found.row.seats):
            return wire.OpenedTable(table=found.row.id, version=found.version)
        if not found.row.programs:
            raise request_error("programs-not-allowed", 403)
        if is_rated_table(found.row):
            require_rated_player(found.row, program.player)
        await self._require_few(program)
        for seat in seats:
            claim = ProgramClaim(found.row.id, seat, program.token, program.player.name)
            if await self.store.write(partial(bot_token_rows.claim_seat, request=claim)):
                await self._seated(found)
                return wire.OpenedTable(table=found.row.id, version=found.version)
        raise request_error("no-free-seat", 409)

    async def create_table(self, program: BotProgram, request: wire.NewTable, address: str) -> wire.OpenedTable:
        """Make a table at which the program has the first seat; the keys of links are returned."""
        require_scope(program, "challenge")
        mine = [number for number, seat in enumerate(request.seats) if seat.kind in ("me", "here")]
        if len(mine) != 1 or request.challenge is not None:
            raise request_error("programs-not-allowed", 403)
        await self._require_few(program)
        request.programs = True
        opened = await self.lobby.create(request, address, program.player if request.rated else None)
        claim = ProgramClaim(opened.table, mine[0], program.token, program.player.name)
        await self.store.write(partial(bot_token_rows.hand_over, request=claim))
        found = await self.tables.open(opened.table)
        await self._seated(found)
        keys = tuple(key for key in opened.keys if key.kind == "link")
        return wire.OpenedTable(table=opened.table, keys=keys, version=found.version)

    async def _seated(self, found: LiveTable) -> None:
        found.moved_here = True
        await found.read_new_events()
        await self.tables.start_clocks_if_full(found)

    async def _require_few(self, program: BotProgram) -> None:
        if sum(not row.summary.over for row in await self._tables(program)) >= MOST_TABLES:
            raise request_error("bot-too-many-tables", 429, most=MOST_TABLES)


def check_protocol(version: int) -> None:
    """Raise RequestError if this server does not understand a program's version of the protocol."""
    if version < protocol_versions.OLDEST:
        raise request_error("protocol-old", 426, version=version, oldest=protocol_versions.OLDEST)
    if version > protocol_versions.PROTOCOL:
        raise request_error("protocol-new", 426, version=version, newest=protocol_versions.PROTOCOL)


def require_scope(program: BotProgram, scope: wire.Scope) -> None:
    """Raise RequestError if the token does not allow this."""
    if scope not in program.scopes:
        raise request_error("bot-scope-missing", 403, scope=scope)


def is_bot_token(secret: str) -> bool:
    """Return whether a secret is a bot token rather than that of a seat."""
    return secret.startswith(PREFIX)


def _state(row: BotTokenRow) -> wire.BotTokenState:
    scopes = cast("tuple[wire.Scope, ...]", tuple(row.scopes.split()))
    return wire.BotTokenState(id=row.id, name=row.name, scopes=scopes, created=int(row.created), used=int(row.used))


def _entry(row: TableRow, program: BotProgram) -> wire.ProgramTable:
    seat = next(number for number, seat in enumerate(row.seats) if seat.program == program.token.id)
    over = row.summary.over or row.frozen
    return wire.ProgramTable(table=row.id, game=row.game, seat=seat, version=row.summary.version, over=over)
