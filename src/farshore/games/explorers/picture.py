"""The position in plain characters, for terminals, bug reports and tests."""

from __future__ import annotations

from farshore.core.game import Seat
from farshore.games.explorers.board import SIZE
from farshore.games.explorers.state import Sheet, State


def picture(state: State, seat: Seat | None) -> str:
    """The seat's map with its Xs, or all maps for a spectator; `*` is what may be marked now."""
    if state.board is None:
        return " ".join(str(placed) for placed in state.tiles)
    seats = range(state.settings.seats) if seat is None else (seat,)
    return "\n\n".join(map_picture(state, state.sheets[seat]) for seat in seats)


def map_picture(state: State, sheet: Sheet) -> str:
    """Two letters a space: the terrain, or X for a mark and * for what may be marked; then the object."""
    lines = ["   " + "  ".join("abcdefghijklmnop")]
    for row in range(SIZE):
        cells = (_space(state, sheet, row * SIZE + column) for column in range(SIZE))
        lines.append(f"{row + 1:2} " + " ".join(cells))
    return "\n".join(lines)


def _space(state: State, sheet: Sheet, cell: int) -> str:
    board = state.map
    sign = "X" if sheet.marked >> cell & 1 else "*" if sheet.open >> cell & 1 else board.terrain_letters[cell]
    return sign + board.object_letters[cell].replace(".", " ")
