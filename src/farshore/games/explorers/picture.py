"""The position in plain characters, for terminals and bug reports. Its words are those of the notation."""

from __future__ import annotations

from itertools import zip_longest

from farshore.core.game import Seat
from farshore.games.explorers.board import QUADRANTS, SIZE
from farshore.games.explorers.components import side_name
from farshore.games.explorers.marking import keys_left, scrolls_left
from farshore.games.explorers.scoring import gems_found, score
from farshore.games.explorers.state import Sheet, State


def picture(state: State, seat: Seat | None) -> str:
    """The card and the seat's map with its Xs, or all maps for a spectator; `*` is what may be marked now."""
    if not state.map.quarters:
        laid = [str(placed) for placed in state.tiles]
        return "  ".join(f"{quadrant} {tile}" for quadrant, tile in zip_longest(QUADRANTS, laid, fillvalue="?"))
    seats = range(state.settings.seats) if seat is None else (seat,)
    return "\n\n".join((card_picture(state), *(map_picture(state, shown) for shown in seats)))


def card_picture(state: State) -> str:
    """Round, turn, the card, and the side that was chosen."""
    words = [f"round {state.round} turn {state.turn}"]
    if state.card:
        words.append(str(state.card))
    if state.chosen:
        words.append(f"choose {side_name(state.chosen)}")
    words += [goal.id for goal in state.goals]
    return " · ".join(words)


def map_picture(state: State, seat: Seat) -> str:
    """Two letters a space: the terrain, or X for a mark and * for what may be marked; then the object."""
    sheet = state.sheets[seat]
    rows = [" ".join(_space(state, sheet, row * SIZE + column) for column in range(SIZE)) for row in range(SIZE)]
    things = f"key {keys_left(state, sheet)} scroll {scrolls_left(state, sheet)} gem {gems_found(state, sheet)}"
    return "\n".join(
        (
            "   " + "  ".join("abcdefghijklmnop"),
            *(f"{number:2} {row}" for number, row in enumerate(rows, 1)),
            f"   {seat}: {things} · mark {sheet.owed + sheet.horse} · {score(state, sheet).total}",
        )
    )


def _space(state: State, sheet: Sheet, cell: int) -> str:
    board = state.map
    sign = "X" if sheet.marked >> cell & 1 else "*" if sheet.open >> cell & 1 else board.terrain_letters[cell]
    return sign + board.object_letters[cell].replace(".", " ")
