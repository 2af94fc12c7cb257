"""The position as plain text, for terminals and bug reports, with the terms of the notation."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from farshore.core.state import Seat
from farshore.games.explorers.board import QUADRANTS, SIZE, Board
from farshore.games.explorers.components import LETTERS, OBJECTS, VILLAGE, side_name
from farshore.games.explorers.marking import keys_left, scrolls_left
from farshore.games.explorers.scoring import gems_found, score
from farshore.games.explorers.state import State

SIGNS: Final = {thing: letter for letter, thing in OBJECTS.items()}


def text_board(view: State, seat: Seat | None) -> str:
    """Return the card and the seat's map with its Xs, or all maps for a spectator; `*` is what may be marked now."""
    if not view.map.quarters:
        laid = [str(placed) for placed in view.tiles]
        return "  ".join(f"{quadrant} {tile}" for quadrant, tile in zip_longest(QUADRANTS, laid, fillvalue="?"))
    seats = range(view.box.seats) if seat is None else (seat,)
    return "\n\n".join((card_picture(view), *(map_picture(view, shown) for shown in seats)))


def card_picture(state: State) -> str:
    """Return round, turn, the card, and the chosen side."""
    words = [f"round {state.round} turn {state.turn}"]
    if state.card:
        words.append(str(state.card))
    if state.chosen:
        words.append(f"choose {side_name(state.chosen)}")
    words += [goal.id for goal in state.goals]
    return " · ".join(words)


def map_picture(state: State, seat: Seat) -> str:
    """Return the map with two letters a space: the terrain, X for a mark or * for a legal one; then the object."""
    sheet = state.seats[seat]
    rows = [" ".join(space(state, seat, row * SIZE + column) for column in range(SIZE)) for row in range(SIZE)]
    things = f"key {keys_left(state, seat)} scroll {scrolls_left(state, seat)} gem {gems_found(state, seat)}"
    return "\n".join(
        (
            "   " + "  ".join("abcdefghijklmnop"),
            *(f"{number:2} {row}" for number, row in enumerate(rows, 1)),
            f"   {seat}: {things} · mark {sheet.owed + sheet.horse} · {score(state, seat).total}",
        )
    )


def space(state: State, seat: Seat, cell: int) -> str:
    """Return the two letters of a space: mark, legal mark or terrain, and the object."""
    board, sheet = state.map, state.seats[seat]
    first = "X" if sheet.marked >> cell & 1 else "*" if sheet.open >> cell & 1 else ground(board, cell)
    return first + sign(board, cell)


def ground(board: Board, cell: int) -> str:
    """Return the letter of the terrain."""
    return VILLAGE if board.villages >> cell & 1 else LETTERS[board.terrain_at[cell]]


def sign(board: Board, cell: int) -> str:
    """Return the letter of the object, or a blank."""
    return SIGNS.get(board.object_at[cell], " ")
