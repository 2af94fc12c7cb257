"""The position: the table, and the squares of each seat."""

from __future__ import annotations

from dataclasses import field

from farshore.core.cells import Cells
from farshore.core.state import Cloneable, Position, cloneable

from skerries.components import ROUNDS, TIDES, Box

NOT_YET, HIDDEN = -1, -2


@cloneable
class Crew(Cloneable):
    """The squares of a seat, and its choice this round."""

    squares: Cells = 0
    landing: int = NOT_YET


@cloneable
class State(Position[Box, Crew]):
    """The bag, this round's tide, and the squares that were taken at each tide."""

    bag: list[int] = field(default_factory=lambda: list(TIDES))
    tide: int = 0
    taken: list[Cells] = field(default_factory=lambda: [0] * len(TIDES))

    @property
    def round(self) -> int:
        """Return the number of rounds that are over."""
        return ROUNDS - sum(self.bag) - bool(self.tide)
