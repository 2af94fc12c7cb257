"""The score pad of Skerries: each line with the squares that its points come from."""

from __future__ import annotations

from farshore.core.cells import Cells
from farshore.core.game import Score, ScoreLine, Seat

from skerries.components import BOARD
from skerries.state import State


def squares(state: State, seat: Seat) -> Cells:
    """All that a seat has: worth the tides that it came with."""
    return state.seats[seat].squares


def chain(state: State, seat: Seat) -> Cells:
    """The longest chain of squares that touch."""
    return max(BOARD.regions(squares(state, seat)), key=int.bit_count, default=0)


WHERE = {"squares": squares, "chain": chain}


def score(state: State, seat: Seat) -> Score:
    """Line by line; who has more squares wins a tie."""
    mine = squares(state, seat)
    worth = sum(tide * (mine & taken).bit_count() for tide, taken in enumerate(state.taken))
    return Score((ScoreLine("squares", worth), ScoreLine("chain", chain(state, seat).bit_count())), (mine.bit_count(),))


def scores(state: State) -> tuple[Score, ...]:
    return tuple(score(state, seat) for seat in range(state.box.seats))
