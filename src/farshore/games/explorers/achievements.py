"""The achievements: how far a seat is, and what it is worth."""

from __future__ import annotations

from farshore.core.cells import Cells
from farshore.games.explorers.board import GRID, NEIGHBOURS, PROVISIONS, QUADRANT_CELLS, SIZE, TERRAINS, Board
from farshore.games.explorers.components import Achievement

FIRST_ROW: Cells = (1 << SIZE) - 1
FIRST_COLUMN: Cells = sum(1 << (row * SIZE) for row in range(SIZE))
ROWS = tuple(FIRST_ROW << (row * SIZE) for row in range(SIZE))
COLUMNS = tuple(FIRST_COLUMN << column for column in range(SIZE))
EDGES = (ROWS[0], ROWS[-1], COLUMNS[0], COLUMNS[-1])
CORNERS = tuple(edge & side for edge in EDGES[:2] for side in EDGES[2:])
_NOT_FIRST_COLUMN = GRID.all & ~COLUMNS[0]
_NOT_LAST_COLUMN = GRID.all & ~COLUMNS[-1]


# What there is to count on a map


def provision_sets(board: Board, marked: Cells) -> int:
    """Sets of three different provisions, found in the whole game."""
    return min((marked & board.having[kind]).bit_count() for kind in PROVISIONS)


def villages_with(board: Board, marked: Cells, least: int) -> int:
    """Villages with at least so many Xs above, below and beside them."""
    return sum((NEIGHBOURS[village] & marked).bit_count() >= least for village in board.village_in)


def temples_with(board: Board, marked: Cells, least: int) -> int:
    """Temples with at least so many Xs next to them, explored or not."""
    return sum((NEIGHBOURS[temple] & marked).bit_count() >= least for temple in board.temple_in)


def touched(places: tuple[Cells, ...], marked: Cells, least: int = 1) -> int:
    """How many of these sets of spaces have at least so many Xs."""
    return sum((place & marked).bit_count() >= least for place in places)


def full_row(marked: Cells) -> bool:
    """A row or a column from edge to edge."""
    return any(marked & line == line for line in (*ROWS, *COLUMNS))


def largest_square(marked: Cells) -> int:
    """The side of the largest solid square of Xs."""
    side, corners = 0, marked
    while corners:
        side += 1
        down = corners >> SIZE
        right = (corners & _NOT_FIRST_COLUMN) >> 1
        corners &= down & right & ((down & _NOT_FIRST_COLUMN) >> 1)
    return side


def longest_line(marked: Cells, direction: str) -> int:
    """The most Xs without a gap in a row, a column, or a diagonal of either way."""
    if direction == "horizontal":
        return _run(marked, 1, _NOT_FIRST_COLUMN)
    if direction == "vertical":
        return _run(marked, SIZE, GRID.all)
    return max(_run(marked, SIZE + 1, _NOT_FIRST_COLUMN), _run(marked, SIZE - 1, _NOT_LAST_COLUMN))


def _run(marked: Cells, shift: int, inside: Cells) -> int:
    length, starts = 0, marked
    while starts:
        length += 1
        starts &= (starts & inside) >> shift
    return length


# One achievement


def progress(goal: Achievement, board: Board, marked: Cells) -> tuple[int, int]:
    """How far a seat is, and how far it must come at most: areas reached of all areas, gems found of six, …"""
    if goal.kind == "avoid":
        return (marked & board.having[goal.what]).bit_count(), 0
    if goal.kind == "areas":
        areas = board.areas[TERRAINS.index(goal.what)]
        return touched(areas, marked), len(areas)
    if goal.kind == "row":
        return max((marked & line).bit_count() for line in (*ROWS, *COLUMNS)), SIZE
    if goal.kind == "square":
        return largest_square(marked), SIZE
    if goal.kind == "line":
        return longest_line(marked, goal.what), SIZE
    if goal.kind == "count":
        return counted(goal, board, marked), goal.least + len(goal.points) - 1
    return _race_progress(goal, board, marked)


def counted(goal: Achievement, board: Board, marked: Cells) -> int:
    """How many of the shown item a seat has."""
    if goal.what == "sets":
        return provision_sets(board, marked)
    if goal.what == "villages":
        return villages_with(board, marked, 4)
    if goal.what == "temples":
        return temples_with(board, marked, 2)
    if goal.what == "corners":
        return touched(CORNERS, marked)
    return (marked & board.having[goal.what]).bit_count()


def _race_progress(goal: Achievement, board: Board, marked: Cells) -> tuple[int, int]:
    if goal.what == "villages-touched":
        return villages_with(board, marked, 1), goal.least
    if goal.what == "villages-temples":
        villages = min(villages_with(board, marked, 1), goal.least)
        return villages + min((marked & board.having["temple"]).bit_count(), goal.least), 2 * goal.least
    if goal.what == "edges":
        return touched(EDGES, marked), goal.least
    if goal.what == "quadrants":
        return touched(QUADRANT_CELLS, marked, goal.least), len(QUADRANT_CELLS)
    return counted(goal, board, marked), goal.least


def reached(goal: Achievement, board: Board, marked: Cells) -> bool:
    """A race's condition holds."""
    have, need = _race_progress(goal, board, marked)
    return have >= need


def points(goal: Achievement, board: Board, marked: Cells, place: int) -> int:
    """The points as things stand; `place` is the one taken in a race, -1 for none."""
    if goal.kind == "race":
        return goal.points[place] if 0 <= place < len(goal.points) else 0
    have, need = progress(goal, board, marked)
    if goal.kind == "avoid":
        return 0 if have else goal.points[0]
    if goal.kind in ("areas", "row"):
        return goal.points[0] if have >= need else 0
    if goal.kind == "line":
        return have * goal.points[0]
    return _from_table(goal.points, have - goal.least)


def _from_table(table: tuple[int, ...], index: int) -> int:
    """Beyond its end a table goes on with its last value."""
    return table[min(index, len(table) - 1)] if index >= 0 else 0
