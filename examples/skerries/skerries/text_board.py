"""The position as plain text, for terminals."""

from __future__ import annotations

from farshore.core.game import Seat

from skerries import rules
from skerries.components import BOARD
from skerries.state import State


def text_board(view: State, seat: Seat | None) -> str:
    """Return the board with a letter for each owner, `.` for free squares and `#` for reefs."""
    free = rules.free(view)

    def character(square: int) -> str:
        owners = [letter for letter, crew in zip("ABCD", view.seats, strict=False) if crew.squares >> square & 1]
        return owners[0] if owners else "." if free >> square & 1 else "#"

    return BOARD.format_map(character)
