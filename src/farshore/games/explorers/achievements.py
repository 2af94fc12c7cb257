"""Achievements: the progress of a seat, the points, and the marks that count."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import isqrt
from typing import Final

from farshore.core.cells import Cells
from farshore.core.toml_data import points_for_count
from farshore.games.explorers.board import GRID, NEIGHBOURS, QUADRANT_CELLS, SIZE, Board
from farshore.games.explorers.components import TERRAINS, Achievement

WAYS: Final = {"horizontal": ("e",), "vertical": ("s",), "diagonal": ("se", "sw")}


# Counts on a map


def provision_sets(board: Board, marked: Cells) -> int:
    """Return the number of sets of three different provisions found in the whole game."""
    return min((marked & cells).bit_count() for cells in board.provisions)


def villages_with(board: Board, marked: Cells, least: int) -> int:
    """Return the villages with at least this number of Xs above, below and beside them."""
    return count_marked_sets((NEIGHBOURS[village] for village in board.village_in), marked, least)


def temples_with(board: Board, marked: Cells, least: int) -> int:
    """Return the temples with at least this number of Xs next to them, explored or not."""
    return count_marked_sets((NEIGHBOURS[temple] for temple in board.temple_in), marked, least)


def count_marked_sets(places: Iterable[Cells], marked: Cells, least: int = 1) -> int:
    """Count the sets of spaces that have at least this number of Xs."""
    return sum([(place & marked).bit_count() >= least for place in places])


def is_covered(ground: Cells, marked: Cells) -> bool:
    """Return whether every area of a terrain has an X; areas are joined across tiles."""
    return GRID.flood(marked, ground) == ground


def fullest_row(marked: Cells) -> Cells:
    """Return the Xs of the row or column with the most; of several, the first."""
    return max([marked & line for line in GRID.lines], key=int.bit_count)


def longest_line(marked: Cells, direction: str) -> Cells:
    """Return the longest line of Xs without a gap: in a row, a column or a diagonal."""
    return GRID.longest_line(marked, *WAYS[direction])


def largest_square(marked: Cells) -> Cells:
    """Return the largest square that is full of Xs."""
    return GRID.largest_square(marked)


# One achievement


def ground(goal: Achievement, board: Board) -> Cells:
    """Return the spaces of the terrain that an achievement requires."""
    return board.grounds[1 << TERRAINS.index(goal.what)]


def count_items(goal: Achievement, board: Board, marked: Cells) -> int:
    """Return the number of the achievement's items that a seat has."""
    if goal.what == "sets":
        return provision_sets(board, marked)
    if goal.what == "villages":
        return villages_with(board, marked, 4)
    if goal.what == "temples":
        return temples_with(board, marked, 2)
    if goal.what == "corners":
        return count_marked_sets(GRID.corners, marked)
    return (marked & board.having[goal.what]).bit_count()


def race_progress(goal: Achievement, board: Board, marked: Cells) -> tuple[int, int]:
    """Return the progress of a seat in a race, and the number that wins it."""
    if goal.what == "villages-touched":
        return villages_with(board, marked, 1), goal.least
    if goal.what == "villages-temples":
        villages = min(villages_with(board, marked, 1), goal.least)
        return villages + min((marked & board.having["temple"]).bit_count(), goal.least), 2 * goal.least
    if goal.what == "edges":
        return count_marked_sets(GRID.edges, marked), goal.least
    if goal.what == "quadrants":
        return count_marked_sets(QUADRANT_CELLS, marked, goal.least), len(QUADRANT_CELLS)
    return count_items(goal, board, marked), goal.least


def is_reached(goal: Achievement, board: Board, marked: Cells) -> bool:
    """Return whether a seat has reached the goal of a race."""
    have, need = race_progress(goal, board, marked)
    return have >= need


def progress(goal: Achievement, board: Board, marked: Cells) -> tuple[int, int]:
    """Return the progress of a seat and its maximum: areas reached of all areas, gems found of six, …"""
    if goal.kind == "avoid":
        return (marked & board.having[goal.what]).bit_count(), 0
    if goal.kind == "areas":
        areas = GRID.regions(ground(goal, board))
        return count_marked_sets(areas, marked), len(areas)
    if goal.kind == "row":
        return fullest_row(marked).bit_count(), SIZE
    if goal.kind == "square":
        return side_of(largest_square(marked)), SIZE
    if goal.kind == "line":
        return longest_line(marked, goal.what).bit_count(), SIZE
    if goal.kind == "count":
        return count_items(goal, board, marked), goal.least + len(goal.points) - 1
    return race_progress(goal, board, marked)


def side_of(square: Cells) -> int:
    """
    >>> [side_of(cells) for cells in (0, 1, 0b11 | 0b11 << 16)]
    [0, 1, 2]
    """
    return isqrt(square.bit_count())


def points(goal: Achievement, board: Board, marked: Cells, place: int) -> int:
    """Return the points so far; `place` is the place taken in a race, -1 for none."""
    if goal.kind == "race":
        return goal.points[place] if 0 <= place < len(goal.points) else 0
    if goal.kind == "areas":
        return goal.points[0] if is_covered(ground(goal, board), marked) else 0
    have, need = progress(goal, board, marked)
    if goal.kind == "avoid":
        return 0 if have else goal.points[0]
    if goal.kind == "row":
        return goal.points[0] if have >= need else 0
    if goal.kind == "line":
        return have * goal.points[0]
    return points_for_count(goal.points, have - goal.least + 1)


# The Xs that count

LOOKED_AT: Final[dict[str, Callable[[Board], Cells]]] = {
    "sets": lambda board: sum(board.provisions),
    "villages": lambda board: board.beside_villages,
    "temples": lambda board: GRID.neighbours_of(board.having["temple"]),
    "corners": lambda board: sum(GRID.corners),
    "villages-touched": lambda board: board.beside_villages,
    "villages-temples": lambda board: board.beside_villages | board.having["temple"],
    "edges": lambda board: union(GRID.edges),
    "quadrants": lambda board: GRID.all,
}
"""By kind, the spaces that count for an achievement that is not about objects."""


def union(parts: Sequence[Cells]) -> Cells:
    cells = 0
    for part in parts:
        cells |= part
    return cells


def cells(goal: Achievement, board: Board, marked: Cells) -> Cells:
    """Return the Xs that count for an achievement."""
    if goal.kind == "areas":
        return marked & ground(goal, board)
    if goal.kind == "row":
        return fullest_row(marked)
    if goal.kind == "square":
        return largest_square(marked)
    if goal.kind == "line":
        return longest_line(marked, goal.what)
    return marked & (LOOKED_AT[goal.what](board) if goal.what in LOOKED_AT else board.having[goal.what])
