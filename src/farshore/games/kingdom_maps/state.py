"""A position: the table and every player's map."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from farshore.core.cells import Cells


class Stage(IntEnum):
    """What the table waits for."""

    CRITERIA = 0
    FIRST = 1
    ROLL = 2
    ANNOUNCE = 3
    TAKE = 4
    ASSIGN = 5
    DRAW = 6
    OVER = 7


@dataclass(slots=True)
class Chart:
    """One player's sheet as it is filled."""

    land: list[Cells]
    """The hexes of each territory."""
    uses: list[int]
    """How often each territory can still be announced."""
    pockets: tuple[Cells, ...]
    """The connected empty parts of the map when this turn began."""
    room: int
    """The largest of them: so many hexes could be drawn."""
    drawn: Cells = 0
    ready: int = 0
    spent: int = 0
    question: int = -1
    """The points in the `?` box; −1 while it is empty."""
    asked: str = ""
    """The criterion that was scored there."""
    # This turn
    value: int = 0
    """The number of the die this player goes by; 0: not chosen."""
    number: int = 0
    """The same after +1 and −1: how many hexes to draw."""
    group: Cells = 0
    edge: Cells = 0
    """Every hex that touches the group."""
    asks: bool = False
    """The `?` was drawn this turn and waits to be scored."""
    failed: bool = False
    """Could not draw, or chose not to where that was allowed."""

    def clone(self) -> Chart:
        other = Chart.__new__(Chart)
        other.land = self.land[:]
        other.uses = self.uses[:]
        other.pockets = self.pockets
        other.room = self.room
        other.drawn = self.drawn
        other.ready = self.ready
        other.spent = self.spent
        other.question = self.question
        other.asked = self.asked
        other.value = self.value
        other.number = self.number
        other.group = self.group
        other.edge = self.edge
        other.asks = self.asks
        other.failed = self.failed
        return other

    def begin(self, pockets: tuple[Cells, ...]) -> None:
        """A turn begins on a map with these empty parts."""
        self.pockets = pockets
        self.room = max(map(int.bit_count, pockets), default=0)
        self.value = self.number = self.group = self.edge = 0

    @property
    def left(self) -> int:
        """How many hexes are still to draw."""
        return self.number - self.group.bit_count()


@dataclass(slots=True)
class State:
    """The table: criteria, whose turn it is, the dice, and the charts of all seats."""

    charts: list[Chart]
    criteria: tuple[str, ...] = ()
    first: int = -1
    """Who started this round; −1: not yet known."""
    round: int = 1
    turn: int = 0
    """Turns of this round that are over."""
    active: int = 0
    dice: tuple[int, ...] = ()
    """The dice on the table, lowest first."""
    taken: int = 0
    """The die that the active player took; 0: none yet."""
    territory: int = -1
    stage: int = Stage.CRITERIA
    busy: tuple[int, ...] = ()
    settled: int = 0
    ending: str = ""
    """Why it is over: somebody could not draw, the map was full, or no use was left."""
    solo: bool = False
    owned: int = field(default=0, compare=False, repr=False)
    """The seats whose chart belongs to this state alone, as bits; the others are shared with its copies."""

    def own(self, seat: int) -> Chart:
        """A seat's chart, to be changed: copied first if another state looks at it, too."""
        if self.owned >> seat & 1:
            return self.charts[seat]
        self.owned |= 1 << seat
        chart = self.charts[seat] = self.charts[seat].clone()
        return chart

    def clone(self) -> State:
        """A copy that shares the charts until one of the two changes them."""
        self.owned = 0
        other = State.__new__(State)
        other.owned = 0
        other.charts = self.charts[:]
        other.criteria = self.criteria
        other.first = self.first
        other.round = self.round
        other.turn = self.turn
        other.active = self.active
        other.dice = self.dice
        other.taken = self.taken
        other.territory = self.territory
        other.stage = self.stage
        other.busy = self.busy
        other.settled = self.settled
        other.ending = self.ending
        other.solo = self.solo
        return other
