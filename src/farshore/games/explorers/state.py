"""The position: the table, and the player board of each seat."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from farshore.core.cells import Cells
from farshore.core.state import NOBODY, Cloneable, Position, Seat, cloneable
from farshore.games.explorers.board import NOTHING_LAID, Board
from farshore.games.explorers.components import Achievement, Box, Card, Placed, Side

Stage: TypeAlias = Literal["first", "tile", "achievement", "start", "reveal", "choose", "mark", "over"]
"""The stage of the game: first player drawn, tiles laid, achievements drawn, start village chosen, card turned over,
side chosen by the active player, marks placed by everybody, over."""

Doing: TypeAlias = Literal["take", "chosen", "mark", "bonus", "rest", "done"]
"""The state of a seat: `take` a side (at the start: a terrain) or use a scroll; `chosen`: the active player has chosen
and may mark or still use a scroll; `mark`; `bonus`: choose the terrain of bonus marks; `rest`: only `done` is left."""


@cloneable
class PlayerSheet(Cloneable):
    """One seat's player board."""

    marked: Cells = 0
    reach: Cells = 0
    """The neighbours of all marks."""
    free: Cells = 0
    """What can be marked from a neighbour: no X, no village, no provision out of season, no locked temple."""
    open: Cells = 0
    """What may be marked now."""
    doing: Doing = "take"
    side: Side = 0
    """The side of the card that this seat uses; 0: none yet, or a scroll instead."""
    terrains: Side = 0
    """The terrains of the marks to place; 0: nothing taken yet."""
    owed: int = 0
    """Marks still to place on these terrains."""
    granted: int = 0
    """How many they were when they were granted: by a side, a scroll or a bonus."""
    horse: bool = False
    """Whether the next mark is a horse's: on any terrain, and extra."""
    bonuses: tuple[int, ...] = ()
    """Bonus marks of temples explored this turn, still to come, larger first."""
    before: Cells = 0
    """Marked when this turn began."""
    before_round: Cells = 0
    """Marked when this round began."""
    scrolls_used: int = 0
    temples: tuple[int, ...] = (-1, -1, -1, -1)
    """The place taken at the temple of each quadrant: 0 is the first left over by the strikes; -1 not explored."""
    races: tuple[int, ...] = ()
    """The place taken in each achievement in play, if it is a race; -1 not."""
    provisions: tuple[int, ...] = ()
    """Points of each finished round."""
    gems: tuple[int, ...] = ()
    """Points of each finished round."""


@cloneable
class State(Position[Box, PlayerSheet]):
    """A position. Nothing in it is hidden: the cards still to come are a set."""

    stage: Stage = "tile"
    tiles: tuple[Placed, ...] = ()
    """Laid so far, in quadrants A, B, C, D."""
    map: Board = field(default=NOTHING_LAID, compare=False, repr=False)
    """The map, once four tiles are laid."""
    goals: tuple[Achievement, ...] = ()
    first: Seat = NOBODY
    """The first player of round 1."""
    start: int = -1
    """The start village."""
    round: int = 1
    turn: int = 0
    """1 to 7 in each round; 0 are the marks before the first card."""
    unseen: int = 0
    """The cards not turned over in this round: bit i is card i."""
    card: Card | None = None
    """The card turned over; its two sides in the order of the card (solo: the facing side first)."""
    chosen: Side = 0
    """The side that the active player chose."""
    temple_places: tuple[int, ...] = (0, 0, 0, 0)
    """The place that the next explorer of each quadrant's temple takes."""
    race_places: tuple[int, ...] = ()
    """The same for each achievement in play."""

    @property
    def active(self) -> Seat:
        """Whose choice turns the card; NOBODY in solo, before the first card, and in the last turn with three."""
        seats, turn = self.box.seats, self.box.turn
        last = self.round == turn.rounds and self.turn == turn.turns
        if seats == 1 or self.turn == 0 or self.first == NOBODY or (seats == 3 and last):
            return NOBODY
        return (self.first + self.round + self.turn - 2) % seats
