"""Quick phrases and chat at tables, and reports of chat messages and names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic, time

import structlog

from farshore.core.game import Seat
from farshore.server import wire
from farshore.server.errors import request_error
from farshore.server.store import admin_rows, chat
from farshore.server.store.admin_rows import PlayerReport
from farshore.server.tables.clean_names import clean_line
from farshore.server.tables.live_table import LiveTable

log = structlog.get_logger("farshore.talk")
BREATH = 1.5
"""Seconds between two messages of a seat."""
KEPT = 50
"""Chat messages that a client receives when it joins."""
ENOUGH = 2
"""Reports after which a message is hidden and its seat can no longer chat; fewer if fewer others play."""


def require_pause(table: LiveTable, seat: Seat) -> None:
    """Raise RequestError if this seat has just sent something."""
    now = monotonic()
    if now - table.spoken.get(seat, -BREATH) < BREATH:
        raise request_error("too-fast", 429)
    table.spoken[seat] = now


async def post(table: LiveTable, seat: Seat, words: str) -> wire.ChatMessage:
    """Store a chat message and return it. Raise RequestError if this table or this seat has no chat."""
    if not table.row.chat:
        raise request_error("no-words-here", 403)
    cleaned = clean_line(words)
    if not cleaned:
        raise request_error("nothing-said")
    require_pause(table, seat)
    lines = await table.store.read(lambda database: chat.recent(database, table.row.id, 1000))
    if any(_is_hidden(table, line) for line in lines if line.seat == seat):
        raise request_error("words-ended", 403)
    keep = partial(chat.add, table=table.row.id, seat=seat, at=time(), words=cleaned)
    return _wire_message(await table.store.write(keep))


async def recent(table: LiveTable) -> tuple[wire.ChatMessage, ...]:
    """Return the last chat messages that are not hidden."""
    lines = await table.store.read(lambda database: chat.recent(database, table.row.id, KEPT))
    return tuple(_wire_message(line) for line in lines if not _is_hidden(table, line))


async def report(table: LiveTable, seat: Seat, number: int, address_of: Callable[[Seat], str]) -> None:
    """Store and log that a seat reported a chat message. The operator finds it among the reports."""
    note = partial(chat.report, table=table.row.id, number=number, by=seat)
    line = await table.store.write(note)
    if line is not None:
        name, address = table.row.seats[line.seat].name, address_of(line.seat)
        entry = PlayerReport(0, time(), table.row.id, number, line.seat, name, line.words, len(line.reported), address)
        await table.store.write(partial(admin_rows.add_chat_report, report=entry))
        log.warning("chat reported", table=table.row.id, seat=line.seat, number=number, by=seat, words=line.words)


async def report_name(table: LiveTable, seat: Seat, about: Seat, address_of: Callable[[Seat], str]) -> None:
    """Store and log that a seat reported the name of another one. The operator finds it among the reports."""
    if about >= len(table.row.seats) or about == seat or not table.row.seats[about].name:
        raise request_error("no-such-name", 404)
    name = table.row.seats[about].name
    entry = PlayerReport(0, time(), table.row.id, 0, about, name, "", 1, address_of(about), kind="name")
    if await table.store.write(partial(admin_rows.add_name_report, report=entry, by=seat)):
        log.warning("name reported", table=table.row.id, seat=about, by=seat, name=name)


def _is_hidden(table: LiveTable, line: chat.ChatRow) -> bool:
    others = sum(seat.kind == "person" for seat in table.row.seats) - 1
    return len(line.reported) >= max(1, min(ENOUGH, others))


def _wire_message(line: chat.ChatRow) -> wire.ChatMessage:
    return wire.ChatMessage(number=line.number, seat=line.seat, words=line.words, at=int(line.at))
