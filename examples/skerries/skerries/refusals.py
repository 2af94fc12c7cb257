"""Why an action is not legal now."""

from __future__ import annotations

from farshore.core.game import Seat, VerbTable
from farshore.core.text import SeatName, Text, text

from skerries import names
from skerries.actions import Land
from skerries.state import State


def refuse_landing(state: State, seat: Seat, action: Land) -> Text:
    """Return why a square cannot be chosen: it is taken, a reef, or it is not the seat's turn."""
    square = names.square_text(action.square)
    for owner, crew in enumerate(state.seats):
        if crew.squares >> action.square & 1:
            return text("is-taken", square=square, player=SeatName(owner))
    return text("is-reef", square=square) if state.box.reefs >> action.square & 1 else text("not-your-turn")


REFUSALS: VerbTable = {Land: refuse_landing}
