"""How long a turn may take at a table, and what the others may do when it takes longer."""

from __future__ import annotations

from time import time

from farshore.core.game import CHANCE, Seat
from farshore.server.http.refusal import refuse
from farshore.server.store.store import TableRow
from farshore.server.tables.table import LiveTable

LIVE = 3600
"""Seconds: a pace below it is played with everybody there, one above it over days."""
PATIENCE = 0.25
"""So much of a turn's time again, after it is up, until the others may let a bot play."""
PATIENT = 3 * 86_400
"""Seconds for which one is waited for at a table without a pace."""


def late(table: LiveTable) -> list[Seat]:
    """The seats of people whose time is up."""
    now = time()
    return [seat for seat in _waited_for(table) if now > table.waited_since(seat) + table.row.pace]


def next_late(table: LiveTable) -> float:
    """When the next seat's time is up, in seconds since 1970; 0: no clock runs."""
    ends = [began + table.row.pace for seat in _waited_for(table) if (began := table.waited_since(seat))]
    return min((end for end in ends if end > time()), default=0.0)


def _waited_for(table: LiveTable) -> list[Seat]:
    if not table.row.pace or not table.row.begun or table.row.frozen:
        return []
    return [seat for seat in table.busy if seat != CHANCE and table.row.seats[seat].kind == "person"]


def allowance(row: TableRow) -> float:
    """Seconds that a turn may take until the others may let a bot play."""
    return row.pace * (1 + PATIENCE) or PATIENT


def replaceable(row: TableRow) -> tuple[Seat, ...]:
    """The seats that a bot may play now, as far as a list knows: nothing has happened at the table for so long."""
    if not row.begun or row.frozen or time() < max(row.begun, row.summary.changed) + allowance(row):
        return ()
    return tuple(seat for seat in row.summary.busy if seat != CHANCE and row.seats[seat].kind == "person")


def require_replaceable(table: LiveTable, seat: Seat) -> None:
    """Refusal unless nobody has taken this seat, or it has been waited for too long."""
    if seat >= len(table.row.seats) or table.row.seats[seat].kind == "bot":
        raise refuse("no-such-seat", 404, seat=str(seat + 1))
    if not table.row.seats[seat].taken:
        return
    since = table.waited_since(seat) if seat in table.busy else 0.0
    if not since or time() < since + allowance(table.row):
        raise refuse("still-has-time", 409)
