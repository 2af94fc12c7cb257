"""Signs at every table, and words where they are allowed: with a way to complain of them."""

from __future__ import annotations

from functools import partial
from time import monotonic, time

import structlog

from farshore.core.game import Seat
from farshore.server.http.refusal import refuse
from farshore.server.socket import wire
from farshore.server.store import talk
from farshore.server.tables.names import clean_line
from farshore.server.tables.table import LiveTable

log = structlog.get_logger("farshore.talk")
BREATH = 1.5
"""Seconds between two things that a seat says."""
KEPT = 50
"""Lines that whoever comes is shown."""
ENOUGH = 2
"""So many complaints, or those of all others, and a seat says no more words at this table."""


def require_breath(table: LiveTable, seat: Seat) -> None:
    """Refusal if this seat has just said something."""
    now = monotonic()
    if now - table.spoken.get(seat, -BREATH) < BREATH:
        raise refuse("too-fast", 429)
    table.spoken[seat] = now


async def say(table: LiveTable, seat: Seat, words: str) -> wire.TalkLine:
    """Kept first, told after; Refusal where words are not allowed, or not this seat's any more."""
    if not table.row.chat:
        raise refuse("no-words-here", 403)
    cleaned = clean_line(words)
    if not cleaned:
        raise refuse("nothing-said")
    require_breath(table, seat)
    lines = await table.store.read(lambda database: talk.said(database, table.row.id, 1000))
    if any(_is_too_much(table, line) for line in lines if line.seat == seat):
        raise refuse("words-ended", 403)
    keep = partial(talk.say, table=table.row.id, seat=seat, at=time(), words=cleaned)
    return _told(await table.store.write(keep))


async def recent(table: LiveTable) -> tuple[wire.TalkLine, ...]:
    """What was said last, for somebody who comes."""
    lines = await table.store.read(lambda database: talk.said(database, table.row.id, KEPT))
    return tuple(_told(line) for line in lines if not _is_too_much(table, line))


async def report(table: LiveTable, seat: Seat, number: int) -> None:
    """The house hears of it."""
    note = partial(talk.report, table=table.row.id, number=number, by=seat)
    line = await table.store.write(note)
    if line is not None:
        log.warning("reported", table=table.row.id, seat=line.seat, number=number, by=seat, words=line.words)


def _is_too_much(table: LiveTable, line: talk.Line) -> bool:
    others = sum(seat.kind == "person" for seat in table.row.seats) - 1
    return len(line.reported) >= max(1, min(ENOUGH, others))


def _told(line: talk.Line) -> wire.TalkLine:
    return wire.TalkLine(number=line.number, seat=line.seat, words=line.words, at=int(line.at))
