"""Seats of a rematch: they are kept for the players of the match before."""

from __future__ import annotations

from functools import partial

from farshore.core.game import Seat
from farshore.server.store import seating
from farshore.server.store.table_rows import SeatRow, TableRow
from farshore.server.tables.live_table import LiveTable


def rematch_seat(row: TableRow, number: Seat, *, came: bool, here: bool) -> SeatRow:
    """Return a seat as it is at the rematch: who has come or is still here plays again in the same colour."""
    seat = row.seats[number]
    colour = number if seat.colour < 0 else seat.colour
    if here and seat.secret_hash:
        return SeatRow(
            seat.name, "person", "", seat.secret_hash, came,
            colour=colour, player=seat.player, player_hash=seat.player_hash,
            program=seat.program, program_of=seat.program_of,
        )  # fmt: skip
    taken = seat.taken and seat.kind == "bot"
    return SeatRow(
        seat.name, seat.kind, seat.level, seat.secret_hash, taken, seat.touched,
        colour=colour, player=seat.player, player_hash=seat.player_hash,
        program=seat.program, program_of=seat.program_of,
    )  # fmt: skip


async def take_kept_seats(table: LiveTable, hashes: frozenset[str]) -> bool:
    """Take the seats that a rematch keeps for the holders of these secrets, which still open them; return whether there
    were any."""
    kept = [number for number, seat in enumerate(table.row.seats) if not seat.taken and seat.is_opened_by(hashes)]
    free = kept if table.row.before and not table.row.frozen else []
    for secret in [table.row.seats[seat].secret_hash or "" for seat in free]:  # another join may change the row
        await table.store.write(partial(seating.sit_down, table=table.row.id, secret_hash=secret))
    if free:
        table.moved_here = True
        await table.read_new_events()
    return bool(free)
