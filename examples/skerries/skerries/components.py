"""The components, and the options of a match."""

from __future__ import annotations

from dataclasses import dataclass

from farshore.core.cells import Cells, SquareGrid

BOARD = SquareGrid(5, 5)
TIDES = (0, 3, 2, 1)
"""The number of tides of worth 0, 1, 2 and 3 in the bag."""
ROUNDS = sum(TIDES)


@dataclass(frozen=True, slots=True)
class Box:
    """The components and options of a match, constant during it."""

    seats: int
    reefs: Cells
