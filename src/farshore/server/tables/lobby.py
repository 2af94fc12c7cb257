"""Where people find each other: invitations, open tables, and quick matches with whoever wants the same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from time import time

from farshore.core.game import AnyGame, BadOption, Seat
from farshore.core.text import text
from farshore.server.http.limits import Limits
from farshore.server.http.refusal import Refusal, refuse
from farshore.server.socket import wire
from farshore.server.store import people
from farshore.server.store.store import SeatRow, TableRow
from farshore.server.tables.names import clean_name
from farshore.server.tables.pace import LIVE
from farshore.server.tables.table import LiveTable, hashed
from farshore.server.tables.tables import Tables, find_game, new_secret
from farshore.words import translator

LISTED = 50
"""Open tables that are listed at most."""
SITTING_DOWN = 60.0
"""Seconds for which a new table counts as somebody waiting: they are just sitting down."""
ADDRESSES = 10_000
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Of codes: those that nobody takes for another."""
LENGTH = 8
"""Letters of a code: one of 850 thousand million, so that trying does not find one."""
CODES = 10
"""Codes that one address may try in a minute."""


class Lobby:
    """Brings people to tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._pairing = asyncio.Lock()
        self._waiting: dict[str, list[str]] = {}
        """The open tables of each address, newest last."""
        self._tried = Limits(CODES / 60, seconds=60)

    async def invitation(self, table: str, wish: wire.Invited) -> wire.Invitation:
        """What whoever was sent a link sees before sitting down. Nothing of the match itself."""
        found = await self.tables.open(table)
        return self._invited(found, found.seats_of(frozenset(map(hashed, wish.secrets))), wish.language)

    def _invited(self, found: LiveTable, held: frozenset[Seat], language: str) -> wire.Invitation:
        state = found.state_for(held, language, "")
        there = [seat for seat, row in enumerate(found.row.seats) if row.kind == "person" and row.taken]
        return wire.Invitation(
            table=found.row.id,
            game=found.row.game,
            title=state.title,
            version=found.version,
            seats=state.seats,
            sentences=tuple(sentences(found.game, language)),
            seat=min(held, default=-1),
            host=next((seat for seat in there if seat not in held), -1),
            created=int(found.row.created),
            pace=found.row.pace,
            open=found.row.open,
            over=not found.busy or found.row.frozen,
        )

    # Codes

    async def code(self, table: str, wish: wire.Invited) -> wire.SeatCode:
        """What can be typed in place of the link to a free seat; it is good for as long as the seat is free."""
        found = await self.tables.open(table)
        held = found.seats_of(frozenset(map(hashed, wish.secrets)))
        if not held:
            raise refuse("not-your-seat", 403)
        seat = min(held)
        if found.row.frozen or seat not in _free(found.row):
            raise refuse("no-free-seat", 409)
        code = self._code_of(found, seat)
        await self.tables.store.write(partial(people.keep_code, code_hash=hashed(code), table=table, seat=seat))
        return wire.SeatCode(code=code)

    def _code_of(self, table: LiveTable, seat: Seat) -> str:
        """Always the same for a link, so that nothing secret has to be stored."""
        number = int.from_bytes(self.tables.derived(f"code/{table.row.id}/{seat}/{table.row.seats[seat].secret_hash}"))
        return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(LENGTH))

    async def _find(self, code: str, address: str) -> tuple[LiveTable, Seat]:
        """The free seat that a code leads to; few may be tried."""
        if not self._tried.take(address):
            raise refuse("too-fast", 429)
        typed = "".join(letter for letter in code.upper() if letter in LETTERS)
        known = await self.tables.store.read(partial(people.seat_of_code, code_hash=hashed(typed)))
        if known is not None:
            found, seat = await self.tables.open(known[0]), known[1]
            if seat in _free(found.row) and found.busy and self._code_of(found, seat) == typed:
                return found, seat
        raise refuse("no-such-code", 404)

    async def invited_by_code(self, wish: wire.ByCode, address: str) -> wire.Invitation:
        """As with the link, for whoever typed its code."""
        found, seat = await self._find(wish.code, address)
        return self._invited(found, frozenset({seat}), wish.language)

    async def sit_by_code(self, wish: wire.ByCode, address: str) -> wire.Opened:
        """On the seat of the code; the link to it opens nothing any more."""
        found, seat = await self._find(wish.code, address)
        opened = await self._claim(found, seat, wish.name)
        if opened is None:
            raise refuse("no-free-seat", 409)
        return opened

    async def _claim(self, found: LiveTable, seat: Seat, name: str) -> wire.Opened | None:
        """Somebody sits down here, with a secret of their own; None if it is taken by now."""
        secret = new_secret()
        claim = people.Claim(found.row.id, seat, hashed(secret), clean_name(name))
        if not await self.tables.store.write(partial(people.claim, wish=claim)):
            return None
        await found.refresh()
        await self.tables.note_begun(found)
        key = wire.Key(seat=seat, kind="me", secret=secret)
        return wire.Opened(table=found.row.id, keys=(key,), version=found.version)

    # Open tables

    async def create(self, wish: wire.NewTable, address: str) -> wire.Opened:
        """A new table; an open one only if this address has not enough of them."""
        if not wish.open:
            return await self.tables.create(wish, address)
        await self._require_few(address)
        opened = await self.tables.create(wish, address)
        self._waiting.setdefault(address, []).append(opened.table)
        if len(self._waiting) > ADDRESSES:
            del self._waiting[next(iter(self._waiting))]
        return opened

    async def _require_few(self, address: str) -> None:
        most = self.tables.settings.open_tables
        mine = self._waiting.pop(address, [])
        if mine:
            await self.tables.store.list_changes()
            rows = await self.tables.store.read(partial(people.open_tables, ids=mine))
            self._waiting[address] = mine = [row.id for row in reversed(rows) if _free(row) and _awaited(row)]
        if most and len(mine) >= most:
            raise refuse("too-many-open", 429, most=most)

    async def open_tables(self, language: str) -> wire.OpenTables:
        """The tables that somebody waits at, newest first."""
        await self.tables.store.list_changes()
        rows = await self.tables.store.read(people.open_tables)
        waiting = [row for row in rows if _free(row) and _awaited(row)][:LISTED]
        return wire.OpenTables(tables=tuple(_entry(row, language) for row in waiting))

    async def sit(self, table: str, wish: wire.SitDown) -> wire.Opened:
        """On the first free seat of an open table; its old link opens nothing any more."""
        found = await self.tables.open(table)
        if not found.row.open or not found.busy:
            raise refuse("table-not-open", 409)
        for number in _free(found.row):
            if opened := await self._claim(found, number, wish.name):
                return opened
        raise refuse("no-free-seat", 409)

    async def quick(self, wish: wire.QuickMatch, address: str) -> wire.Opened:
        """With whoever waits for the same; if nobody does, at a new table where others will be brought."""
        try:
            find_game(wish.game).info.check_seats(wish.seats)
        except BadOption as error:
            raise Refusal(error.reason, 422) from None
        async with self._pairing:
            await self.tables.store.list_changes()
            rows = await self.tables.store.read(people.open_tables)
            for row in reversed(rows):  # who has waited longest
                if row.quick and _suits(row, wish) and _free(row) and _awaited(row):
                    try:
                        return await self.sit(row.id, wire.SitDown(name=wish.name, language=wish.language))
                    except Refusal:  # somebody else was quicker: the next one
                        continue
            seats = (wire.NewSeat(kind="me", name=wish.name), *[wire.NewSeat(kind="link")] * (wish.seats - 1))
            table = wire.NewTable(game=wish.game, seats=seats, open=True, quick=True, pace=wish.pace)
            table.language = wish.language
            return await self.create(table, address)


def sentences(game: AnyGame, language: str) -> Iterable[str]:
    """The game in three sentences, or as its summary says."""
    words = translator(game)
    told = [key for number in (1, 2, 3) if words.knows(key := f"invite-{number}", language)]
    for key in told or ["summary"]:
        yield words.say(text(key), language)


def _suits(row: TableRow, wish: wire.QuickMatch) -> bool:
    return (row.game, len(row.seats), row.pace) == (wish.game, wish.seats, wish.pace)


def _free(row: TableRow) -> list[int]:
    """The seats that nobody has taken."""
    return [number for number, seat in enumerate(row.seats) if seat.kind == "person" and not seat.taken]


def _awaited(row: TableRow) -> bool:
    """Somebody is there and waits, or has time for days."""
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
        )
        for seat in row.seats
    )
    title = translator(find_game(row.game)).say(text("title"), language)
    return wire.OpenTable(
        table=row.id,
        game=row.game,
        title=title,
        seats=sitting,
        language=row.language,
        created=int(row.created),
        version=row.summary.version,
        pace=row.pace,
    )
