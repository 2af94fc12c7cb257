"""What the holder of seats knows of a running match: whether a branch from it would reveal something."""

from __future__ import annotations

from farshore.core.game import Seat
from farshore.server.tables.live_table import LiveTable


def holds_all_people(table: LiveTable, held: frozenset[Seat]) -> bool:
    """Return whether all seats that are not played by bots are held by the client."""
    return all(seat.kind == "bot" or number in held for number, seat in enumerate(table.row.seats))


def nothing_hidden(table: LiveTable, held: frozenset[Seat], at: int) -> bool:
    """Return whether the holder of these seats knows everything in this position, the bots' hands included."""
    state = table.match.states[at]
    return len(held) == len(table.row.seats) or bool(table.game.view(state, min(held, default=None)) == state)
