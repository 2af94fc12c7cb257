"""A position: what lies on the table and what each seat wrote on its own board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from farshore.core.cells import Cells
from farshore.core.game import Score, Seat
from farshore.games.explorers.actions import Reveal
from farshore.games.explorers.board import NOTHING_LAID, Board, Placed
from farshore.games.explorers.components import Achievement, Components, ProvisionTile, Side, TempleSide, VillageTile

NOBODY: Seat = -1

Stage: TypeAlias = Literal["first", "tile", "achievement", "start", "reveal", "choose", "mark", "over"]
"""What is waited for: chance names the first player, tiles are laid, achievements are drawn, the start village is
chosen, chance turns a card over, the active player chooses a side, everybody marks, nothing any more."""

Doing: TypeAlias = Literal["take", "chosen", "mark", "bonus", "rest", "done"]
"""What a seat is at: it is to take a side (at the start: a terrain) or use a scroll, once it may · has chosen as
active player and may mark or still use a scroll · marks · names the terrain of bonus marks · has nothing left but to
say done · is done."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What was agreed before the first event, and the sides of board and scoring tiles that follow from it."""

    seats: int
    components: Components
    sides: tuple[tuple[str, str], ...]
    """`basic` or `expert` for provisions, gems, villages, temples."""
    provisions: ProvisionTile
    gems: tuple[int, ...]
    villages: VillageTile
    temples: TempleSide
    """Without the places that are struck out with so many players."""
    chosen_map: bool
    """The first player lays the tiles."""
    drawn: int
    """How many achievements are drawn."""
    forced: bool
    """A mark must be placed while one can be; else a seat may stop early."""
    deck: tuple[Reveal, ...]
    """The cards as they may be turned over: solo, either way round."""


@dataclass(slots=True)
class Sheet:
    """One seat's player board."""

    marked: Cells = 0
    reach: Cells = 0
    """The neighbours of all marks."""
    free: Cells = 0
    """What can be marked from a neighbour: no X, no village, no provision that is not to be had, no locked temple."""
    open: Cells = 0
    """What may be marked now."""
    doing: Doing = "take"
    side: Side = 0
    """The side of the card that this seat goes by; 0: none yet, or a scroll instead."""
    terrains: Side = 0
    """Where the marks owed may be placed; 0: nothing taken yet."""
    owed: int = 0
    """Marks still to place on these terrains."""
    granted: int = 0
    """How many they were when they were granted: by a side, a scroll or a bonus."""
    horse: bool = False
    """The next mark is a horse's: on any terrain, and not one of those owed."""
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
    pad: Score | None = field(default=None, compare=False, repr=False)
    """The score pad, once it was worked out; forgotten when the sheet is written on."""

    def clone(self) -> Sheet:
        new = Sheet.__new__(Sheet)
        new.marked = self.marked
        new.reach = self.reach
        new.free = self.free
        new.open = self.open
        new.doing = self.doing
        new.side = self.side
        new.terrains = self.terrains
        new.owed = self.owed
        new.granted = self.granted
        new.horse = self.horse
        new.bonuses = self.bonuses
        new.before = self.before
        new.before_round = self.before_round
        new.scrolls_used = self.scrolls_used
        new.temples = self.temples
        new.races = self.races
        new.provisions = self.provisions
        new.gems = self.gems
        new.pad = None
        return new


@dataclass(slots=True)
class State:
    """A position. Nothing in it is hidden: the cards still to come are a set."""

    settings: Settings
    sheets: list[Sheet]
    stage: Stage = "tile"
    acting: tuple[Seat, ...] = ()
    tiles: tuple[Placed, ...] = ()
    """Laid so far, in quadrants A, B, C, D."""
    map: Board = NOTHING_LAID
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
    card: Reveal | None = None
    """The card turned over; its two sides in the order of the card (solo: the facing side first)."""
    chosen: Side = 0
    """The side that the active player chose."""
    temple_places: tuple[int, ...] = (0, 0, 0, 0)
    """The place that the next explorer of each quadrant's temple takes."""
    race_places: tuple[int, ...] = ()
    """The same for each achievement in play."""
    phase: int = 0
    owned: int = field(default=0, compare=False, repr=False)
    """The sheets that no other state shares, by seat: a clone copies a sheet only when it is written on."""

    @property
    def active(self) -> Seat:
        """Whose choice turns the card; NOBODY in solo, before the first card, and in the last turn with three."""
        seats = self.settings.seats
        last = self.round == self.settings.components.turn.rounds and self.turn == self.settings.components.turn.turns
        if seats == 1 or self.turn == 0 or self.first == NOBODY or (seats == 3 and last):
            return NOBODY
        return (self.first + self.round + self.turn - 2) % seats

    def sheet(self, seat: Seat) -> Sheet:
        """The seat's sheet, to be written on."""
        sheet = self.sheets[seat]
        if self.owned >> seat & 1:
            sheet.pad = None
        else:
            self.owned |= 1 << seat
            self.sheets[seat] = sheet = sheet.clone()
        return sheet

    def clone(self) -> State:
        self.owned = 0
        new = State.__new__(State)
        new.settings = self.settings
        new.sheets = self.sheets.copy()
        new.stage = self.stage
        new.acting = self.acting
        new.tiles = self.tiles
        new.map = self.map
        new.goals = self.goals
        new.first = self.first
        new.start = self.start
        new.round = self.round
        new.turn = self.turn
        new.unseen = self.unseen
        new.card = self.card
        new.chosen = self.chosen
        new.temple_places = self.temple_places
        new.race_places = self.race_places
        new.phase = self.phase
        new.owned = 0
        return new
