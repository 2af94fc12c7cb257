"""Time limits of turns, and when other players may let a bot take over."""

from __future__ import annotations

from time import time

from farshore.core.game import CHANCE, Seat
from farshore.server.errors import request_error
from farshore.server.store.table_rows import TableRow
from farshore.server.tables.live_table import LiveTable

LIVE = 3600
"""Seconds: with a shorter pace all players are present, with a longer one the match takes days."""
PATIENCE = 0.25
"""The fraction of a turn's time that is added before a bot may take over."""
PATIENT = 3 * 86_400
"""Seconds until a bot may take over at a table without a time limit."""


def late_seats(table: LiveTable) -> list[Seat]:
    """Return the seats of people whose time is up."""
    now = time()
    return [seat for seat in _waited_for(table) if now > table.waited_since(seat) + table.row.pace]


def next_deadline(table: LiveTable) -> float:
    """Return when the next seat's time is up, in seconds since 1970; 0 if no clock runs."""
    ends = [began + table.row.pace for seat in _waited_for(table) if (began := table.waited_since(seat))]
    return min((end for end in ends if end > time()), default=0.0)


def _waited_for(table: LiveTable) -> list[Seat]:
    if not table.row.pace or not table.row.begun or table.row.frozen:
        return []
    return [seat for seat in table.busy if seat != CHANCE and table.row.seats[seat].kind == "person"]


def patience_seconds(row: TableRow) -> float:
    """Return the seconds that a turn may take before a bot may take over."""
    return row.pace * (1 + PATIENCE) or PATIENT


def replaceable_seats(row: TableRow) -> tuple[Seat, ...]:
    """Return the seats that a bot may take over, as far as the summary knows."""
    if not row.begun or row.frozen or time() < max(row.begun, row.summary.changed) + patience_seconds(row):
        return ()
    return tuple(seat for seat in row.summary.busy if seat != CHANCE and row.seats[seat].kind == "person")


def require_replaceable(table: LiveTable, seat: Seat) -> None:
    """Raise RequestError unless the seat is free, or has been waited for too long."""
    if seat >= len(table.row.seats) or table.row.seats[seat].kind == "bot":
        raise request_error("no-such-seat", 404, seat=str(seat + 1))
    if not table.row.seats[seat].taken:
        return
    since = table.waited_since(seat) if seat in table.busy else 0.0
    if not since or time() < since + patience_seconds(table.row):
        raise request_error("still-has-time", 409)
