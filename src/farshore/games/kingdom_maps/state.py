"""A position: the table, and the chart that each player fills."""

from __future__ import annotations

from typing import Literal, TypeAlias

from farshore.core.cells import Cells
from farshore.core.state import NOBODY, Cloneable, Position, Seat, cloneable
from farshore.games.kingdom_maps.components import Box

Stage: TypeAlias = Literal["criteria", "first", "roll", "announce", "take", "assign", "draw", "over"]
"""What the table waits for."""


@cloneable
class Chart(Cloneable):
    """One player's sheet as it is filled."""

    land: list[Cells]
    """The hexes of each territory."""
    uses: list[int]
    """How often each territory can still be announced."""
    pockets: tuple[Cells, ...]
    """The connected empty parts of the map when this turn began."""
    room: int
    """Size of the largest of them: the number of hexes that could be drawn."""
    drawn: Cells = 0
    ready: int = 0
    """Powers at hand."""
    spent: int = 0
    question: int = -1
    """The points in the `?` box; −1 while it is empty."""
    asked: str = ""
    """The criterion that was scored there."""
    # This turn
    value: int = 0
    """The number of the die this player chose; 0: not chosen."""
    number: int = 0
    """The same after +1 and −1: how many hexes to draw."""
    group: Cells = 0
    edge: Cells = 0
    """Every hex that touches the group."""
    asks: bool = False
    """Whether the `?` was drawn this turn and is to be scored."""
    failed: bool = False
    """Whether the player could not draw, or chose not to where that is allowed."""

    @property
    def left(self) -> int:
        """Return the number of hexes still to draw."""
        return self.number - self.group.bit_count()


@cloneable
class State(Position[Box, Chart]):
    """The table: criteria, whose turn it is, the dice, and the charts of all seats."""

    stage: Stage = "criteria"
    criteria: tuple[str, ...] = ()
    first: Seat = NOBODY
    """Who started this round."""
    round: int = 1
    turn: int = 0
    """Turns of this round that are over."""
    active: Seat = 0
    dice: tuple[int, ...] = ()
    """The dice on the table, lowest first."""
    taken: int = 0
    """The die that the active player took; 0: none yet."""
    territory: int = -1
    """What everybody draws this turn; −1: not yet announced."""
    ending: str = ""
    """Why the game is over: somebody could not draw, the map was full, or no use was left."""
