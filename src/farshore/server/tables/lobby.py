"""How players find each other: invitations, seat codes, open tables and quick matches."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from time import time

from farshore.core.game import AnyGame, BadOption, Seat
from farshore.core.text import text
from farshore.server import wire
from farshore.server.errors import RequestError, request_error
from farshore.server.store import admin_rows, seating
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.table_rows import SeatRow, TableRow
from farshore.server.tables.clean_names import clean_name
from farshore.server.tables.live_table import LiveTable, hash_secret
from farshore.server.tables.rated_tables import is_rated_table, require_rated_player
from farshore.server.tables.registry import TableRegistry, find_game, new_secret, require_level
from farshore.server.tables.turn_clock import LIVE
from farshore.server.typed_codes import derive_code, limit_tries, normalise_code
from farshore.translations import translator

LISTED = 50
"""Open tables that a list shows at most."""
SITTING_DOWN = 60.0
"""Seconds for which a new table counts as attended, because its creator is still connecting."""
ADDRESSES = 10_000
LENGTH = 8
"""Letters in a code: one of 8.5 × 10^11, too many to guess."""


class Lobby:
    """Invitations, open tables and quick matches of this process."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self._pairing = asyncio.Lock()
        self._waiting: dict[str, list[str]] = {}
        """The open tables of each address, newest last."""
        self._tried = limit_tries()
        self.before_delete: Callable[[LiveTable], Awaitable[None]] | None = None
        """Called before a player deletes a table."""

    async def invitation(self, table: str, request: wire.InvitationRequest) -> wire.Invitation:
        """Return what a link shows before its seat is taken; nothing of the match itself."""
        found = await self.tables.open(table)
        hashes = frozenset(map(hash_secret, request.secrets))
        held = found.seats_of(hashes)
        spent = [seat for seat, row in enumerate(found.row.seats) if row.link_hash and row.link_hash in hashes]
        seat = min(found.free_seats_of(hashes) or spent or held, default=-1)
        return self._invitation(found, seat, held, request.language)

    def _invitation(self, found: LiveTable, seat: Seat, held: frozenset[Seat], language: str) -> wire.Invitation:
        state = found.state_for(held, language, "")
        people = [number for number, row in enumerate(found.row.seats) if row.kind == "person" and row.taken]
        return wire.Invitation(
            table=found.row.id,
            game=found.row.game,
            title=state.title,
            version=found.version,
            seats=state.seats,
            sentences=tuple(invitation_sentences(found.game, language)),
            seat=seat,
            host=next((number for number in people if number != seat), -1),
            created=int(found.row.created),
            pace=found.row.pace,
            open=found.row.open,
            rated=is_rated_table(found.row),
            over=not found.busy or found.row.frozen,
        )

    async def leave(self, table: str, request: wire.LeaveRequest) -> None:
        """Delete a table at which nobody else plays; elsewhere let a bot play the seats of these secrets.

        Attempts at a challenge are kept, because the first one counts.
        """
        found = await self.tables.open(table)
        held = found.seats_of(frozenset(map(hash_secret, request.secrets)))
        if not held:
            raise request_error("not-your-seat", 403)
        if found.row.challenge:
            raise request_error("challenge-kept", 409)
        begun = is_rated_table(found.row) and bool(found.row.begun) and bool(found.busy)  # leaving counts
        alone = all(
            number in held or not (seat.taken and seat.secret_hash) for number, seat in enumerate(found.row.seats)
        )
        if alone and not begun:
            if self.before_delete is not None:
                await self.before_delete(found)
            async with found.lock:
                await self.tables.store.write(partial(admin_rows.delete_table, table=table))
                found.busy = ()  # its bots stop
            self.tables.drop(found)
        elif found.busy:
            for seat in sorted(held):
                level = require_level(request.level)
                await self.tables.change_seat(found, seat, kind="bot", level=level, touched=True)

    # Codes

    async def code(self, table: str, request: wire.InvitationRequest) -> wire.SeatCode:
        """Return a short code for a free seat. It is valid as long as the seat is free."""
        found = await self.tables.open(table)
        hashes = frozenset(map(hash_secret, request.secrets))
        free = found.free_seats_of(hashes)
        if not free and not found.seats_of(hashes):
            raise request_error("not-your-seat", 403)
        seat = min(free, default=-1)
        if found.row.frozen or seat not in _free(found.row):
            raise request_error("no-free-seat", 409)
        code = self._code_of(found, seat)
        await self.tables.store.write(partial(seating.keep_code, code_hash=hash_secret(code), table=table, seat=seat))
        return wire.SeatCode(code=code)

    def _code_of(self, table: LiveTable, seat: Seat) -> str:
        """Derive the code from the seat's secret, so that no secret has to be stored."""
        secret = table.row.seats[seat].secret_hash
        return derive_code(self.tables.derive_key(f"code/{table.row.id}/{seat}/{secret}"), LENGTH)

    async def _find(self, code: str, address: str) -> tuple[LiveTable, Seat]:
        """Return the free seat of a code. The number of tries is limited."""
        if not self._tried.take(address):
            raise request_error("too-fast", 429)
        typed = normalise_code(code)
        known = await self.tables.store.read(partial(seating.seat_of_code, code_hash=hash_secret(typed)))
        if known is not None:
            found, seat = await self.tables.open(known[0]), known[1]
            if seat in _free(found.row) and found.busy and self._code_of(found, seat) == typed:
                return found, seat
        raise request_error("no-such-code", 404)

    async def free_seats(self, table: str, link: str, code: str, address: str) -> tuple[LiveTable, list[Seat]]:
        """Return the free seats of an open table, of a link or of a code, for programs. Tries of codes are limited."""
        if code:
            found, seat = await self._find(code, address)
            return found, [seat]
        found = await self.tables.open(table)
        if link:
            return found, sorted(found.free_seats_of(frozenset({hash_secret(link)})))
        if not found.row.open or found.row.club or not found.busy:
            raise request_error("table-not-open", 409)
        return found, _free(found.row)

    async def invitation_by_code(self, request: wire.CodeRequest, address: str) -> wire.Invitation:
        """Return the invitation for a code, as `invitation` does for a link."""
        found, seat = await self._find(request.code, address)
        return self._invitation(found, seat, frozenset(), request.language)

    async def sit_by_code(
        self, request: wire.CodeRequest, address: str, player: PlayerRow | None = None
    ) -> wire.OpenedTable:
        """Take the seat of a code. Its link becomes invalid."""
        found, seat = await self._find(request.code, address)
        opened = await self._claim(found, seat, request.name, player)
        if opened is None:
            raise request_error("no-free-seat", 409)
        return opened

    async def sit_anywhere(self, found: LiveTable, name: str, player: PlayerRow | None) -> wire.OpenedTable:
        """Take the first free seat of a table, open or not, for a player who was invited."""
        for number in _free(found.row):
            if opened := await self._claim(found, number, name, player):
                return opened
        raise request_error("no-free-seat", 409)

    async def _claim(
        self, found: LiveTable, seat: Seat, name: str, player: PlayerRow | None
    ) -> wire.OpenedTable | None:
        """Take a seat with a new secret; None if it has been taken meanwhile. Rated tables need a player."""
        secret = new_secret()
        if not is_rated_table(found.row):
            player = None
        elif player is None:
            raise request_error("not-signed-in", 401)
        else:
            require_rated_player(found.row, player)
        claim = seating.Claim(found.row.id, seat, hash_secret(secret), clean_name(name), player)
        if not await self.tables.store.write(partial(seating.claim, request=claim)):
            return None
        await found.read_new_events()
        await self.tables.start_clocks_if_full(found)
        key = wire.SeatKey(seat=seat, kind="me", secret=secret)
        return wire.OpenedTable(table=found.row.id, keys=(key,), version=found.version)

    # Open tables

    async def create(self, request: wire.NewTable, address: str, player: PlayerRow | None = None) -> wire.OpenedTable:
        """Create a table. The number of open ones per address is limited."""
        if not request.open:
            return await self.tables.create(request, address, player)
        await self._require_few_open(address)
        opened = await self.tables.create(request, address, player)
        self._waiting.setdefault(address, []).append(opened.table)
        if len(self._waiting) > ADDRESSES:
            del self._waiting[next(iter(self._waiting))]
        return opened

    async def _require_few_open(self, address: str) -> None:
        most = self.tables.settings.open_tables
        mine = self._waiting.pop(address, [])
        if mine:
            await self.tables.store.flush_lists()
            rows = await self.tables.store.read(partial(seating.open_tables, ids=mine))
            self._waiting[address] = mine = [row.id for row in reversed(rows) if _free(row) and _is_waiting(row)]
        if most and len(mine) >= most:
            raise request_error("too-many-open", 429, most=most)

    async def open_tables(self, language: str, club: str = "") -> wire.OpenTables:
        """Return the open tables of everybody or of a club where a player waits, newest first."""
        await self.tables.store.flush_lists()
        rows = await self.tables.store.read(partial(seating.open_tables, club=club))
        waiting = [row for row in rows if _free(row) and _is_waiting(row)][:LISTED]
        return wire.OpenTables(tables=tuple(_entry(row, language) for row in waiting))

    async def club_of(self, table: str) -> str:
        """Return the club whose members may take the free seats of a table; empty for everybody."""
        return (await self.tables.open(table)).row.club

    async def sit(self, table: str, request: wire.SeatRequest, player: PlayerRow | None = None) -> wire.OpenedTable:
        """Take the first free seat of an open table. Its link becomes invalid."""
        found = await self.tables.open(table)
        if not found.row.open or not found.busy:
            raise request_error("table-not-open", 409)
        return await self.sit_anywhere(found, request.name, player)

    async def quick(self, request: wire.QuickMatchRequest, address: str) -> wire.OpenedTable:
        """Join a waiting quick match with the same wishes, or create a table for one."""
        try:
            find_game(request.game).info.check_seats(request.seats)
        except BadOption as error:
            raise RequestError(error.reason, 422) from None
        async with self._pairing:
            await self.tables.store.flush_lists()
            rows = await self.tables.store.read(seating.open_tables)
            for row in reversed(rows):  # the longest waiting first
                if row.quick and not row.rated and _matches(row, request) and _free(row) and _is_waiting(row):
                    try:
                        return await self.sit(row.id, wire.SeatRequest(name=request.name, language=request.language))
                    except RequestError:  # taken meanwhile: try the next one
                        continue
            seats = (wire.NewSeat(kind="me", name=request.name), *[wire.NewSeat(kind="link")] * (request.seats - 1))
            table = wire.NewTable(game=request.game, seats=seats, open=True, quick=True, pace=request.pace)
            table.language = request.language
            return await self.create(table, address)


def invitation_sentences(game: AnyGame, language: str) -> Iterable[str]:
    """Yield the game's invitation text, or its summary."""
    words = translator(game)
    keys = [key for number in (1, 2, 3) if words.knows(key := f"invite-{number}", language)]
    for key in keys or ["summary"]:
        yield words.translate(text(key), language)


def _matches(row: TableRow, request: wire.QuickMatchRequest) -> bool:
    return (row.game, len(row.seats), row.pace) == (request.game, request.seats, request.pace)


def _free(row: TableRow) -> list[int]:
    """Return the free seats."""
    return [number for number, seat in enumerate(row.seats) if seat.kind == "person" and not seat.taken]


def _is_waiting(row: TableRow) -> bool:
    """Return whether a player is present, has just created the table, or plays over days."""
    return row.pace >= LIVE or time() - row.created < SITTING_DOWN or any(_is_here(seat) for seat in row.seats)


def _is_here(seat: SeatRow) -> bool:
    return seat.kind == "person" and seat.taken and seat.here


def _entry(row: TableRow, language: str) -> wire.OpenTable:
    sitting = tuple(
        wire.SeatState(
            name=seat.name,
            kind="bot" if seat.kind == "bot" else "person",
            level=seat.level,
            taken=seat.taken,
            online=seat.here,
            colour=seat.colour,
            program=seat.program_of,
        )
        for seat in row.seats
    )
    title = translator(find_game(row.game)).translate(text("title"), language)
    return wire.OpenTable(
        table=row.id,
        game=row.game,
        title=title,
        seats=sitting,
        language=row.language,
        created=int(row.created),
        version=row.summary.version,
        pace=row.pace,
        programs=row.programs,
        rated=is_rated_table(row),
    )
