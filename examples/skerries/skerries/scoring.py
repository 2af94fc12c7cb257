"""The score pad: the points of each line, and the squares that score."""

from __future__ import annotations

from farshore.core.cells import Cells
from farshore.core.game import Score, ScoreLine, Seat

from skerries.components import BOARD
from skerries.state import State


def squares(state: State, seat: Seat) -> Cells:
    """Return the squares of a seat; each scores the tide of the round in which it was taken."""
    return state.seats[seat].squares


def chain(state: State, seat: Seat) -> Cells:
    """Return the largest group of connected squares of a seat."""
    return max(BOARD.regions(squares(state, seat)), key=int.bit_count, default=0)


WHERE = {"squares": squares, "chain": chain}


def score(state: State, seat: Seat) -> Score:
    """Return the score of a seat; the number of squares breaks ties."""
    mine = squares(state, seat)
    worth = sum(tide * (mine & taken).bit_count() for tide, taken in enumerate(state.taken))
    return Score((ScoreLine("squares", worth), ScoreLine("chain", chain(state, seat).bit_count())), (mine.bit_count(),))


def scores(state: State) -> tuple[Score, ...]:
    return tuple(score(state, seat) for seat in range(state.box.seats))
