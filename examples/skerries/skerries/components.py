"""What lies in the box of Skerries, and what this table agreed on."""

from __future__ import annotations

from dataclasses import dataclass

from farshore.core.cells import Cells, SquareGrid

BOARD = SquareGrid(5, 5)
TIDES = (0, 3, 2, 1)
"""How many tides of worth 0, 1, 2 and 3 are in the bag."""
ROUNDS = sum(TIDES)


@dataclass(frozen=True, slots=True)
class Box:
    """What does not change during a match."""

    seats: int
    reefs: Cells
