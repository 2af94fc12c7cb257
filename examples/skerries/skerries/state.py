"""What lies on the table in Skerries."""

from __future__ import annotations

from dataclasses import field

from farshore.core.cells import Cells
from farshore.core.state import Cloneable, Position, cloneable

from skerries.components import ROUNDS, TIDES, Box

NOT_YET, HIDDEN = -1, -2


@cloneable
class Crew(Cloneable):
    """What is a seat's own: its squares, and where it is about to land."""

    squares: Cells = 0
    landing: int = NOT_YET


@cloneable
class State(Position[Box, Crew]):
    """The bag, this round's tide, and the squares taken at a tide of worth 0, 1, 2 and 3."""

    bag: list[int] = field(default_factory=lambda: list(TIDES))
    tide: int = 0
    taken: list[Cells] = field(default_factory=lambda: [0] * len(TIDES))

    @property
    def round(self) -> int:
        """Rounds that are over."""
        return ROUNDS - sum(self.bag) - bool(self.tide)
