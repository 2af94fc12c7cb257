"""A position of La Isla. Flat lists by seat, sets as ints: cheap to copy."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, NamedTuple

from farshore.core.cells import Cells
from farshore.games.la_isla.components import Layout

NONE: Final = -1
"""No card, no space."""
HIDDEN: Final = -2
"""A card that this view may not see."""
CLOSED: Final = -3
"""A slot that no card has opened yet."""


class Stage(IntEnum):
    """Where the round is."""

    TEETH = 0
    ANIMALS = 1
    LARGE = 2
    FIRST = 3
    DEAL = 4
    ASSIGN = 5
    A = 6
    B = 7
    C = 8
    D = 9
    OVER = 10


ASSIGN, A, B, C, D = Stage.ASSIGN, Stage.A, Stage.B, Stage.C, Stage.D


class News(NamedTuple):
    """Something that happened by itself in the last step, for the log and the preview."""

    seat: int
    what: str
    """claim (a region), function (its index), marker (an animal), take, pay (a colour), slot, discard (a card)."""
    thing: int
    points: int = 0


@dataclass(slots=True)
class State:
    """Everything on the table. In a view, cards that the seat may not see are HIDDEN and lie in the deck's set."""

    seats: int
    stage: Stage
    layout: Layout = field(compare=False)
    deck: int
    resources: list[int]
    """Seat by seat, five colours each."""
    supply: list[int]
    reserve: list[int]
    """Explorers in the general supply."""
    slots: list[int]
    """Seat by seat, five each: the visible card, NONE or CLOSED."""
    owned: list[int]
    """Seat by seat, five animals each; a large tile counts as two."""
    points: list[int]
    """Seat by seat: for regions, for moving markers, for functions."""
    visible: list[int]
    """The functions in each cardholder."""
    standing: list[Cells]
    """Where each seat's explorers stand."""
    claimed: list[Cells]
    large: tuple[int, ...]
    hand: list[int]
    held: list[int]
    """How many cards each seat has in hand."""
    assigned: list[int]
    """Seat by seat: the cards at A, B and D."""
    markers: list[int]
    picks: list[int]
    """Resources of choice still to take."""
    busy: int = 0
    """The set of seats that still decide in this phase."""
    must: int = 0
    """Seats that cannot be done before a choice: a slot, the B card's use, the D marker."""
    offered: int = 0
    """Seats that may take an explorer of the general supply."""
    discard: int = 0
    teeth: tuple[int, ...] = ()
    animals: tuple[int, ...] = ()
    """The animal laid on each region."""
    free: Cells = 0
    """Regions that still hold their tile."""
    barrier: int = 0
    round: int = 0
    first: int = 0
    turn: int = 0
    due: int = 0
    """Cards still to deal to the seat whose turn it is."""
    # The turn in C
    lifted: int = NONE
    target: int = NONE
    owing: int = 0
    paid: int = 0
    """Colours paid so far for the target."""
    placed: int = 0
    last: int = NONE
    """The space of this turn's first placement."""
    took: bool = False
    moves: int = 0
    """Markers of choice still to move."""
    news: tuple[News, ...] = field(default=(), compare=False)

    def clone(self) -> State:
        return State(
            self.seats,
            self.stage,
            self.layout,
            self.deck,
            self.resources[:],
            self.supply[:],
            self.reserve[:],
            self.slots[:],
            self.owned[:],
            self.points[:],
            self.visible[:],
            self.standing[:],
            self.claimed[:],
            self.large,
            self.hand[:],
            self.held[:],
            self.assigned[:],
            self.markers[:],
            self.picks[:],
            self.busy,
            self.must,
            self.offered,
            self.discard,
            self.teeth,
            self.animals,
            self.free,
            self.barrier,
            self.round,
            self.first,
            self.turn,
            self.due,
            self.lifted,
            self.target,
            self.owing,
            self.paid,
            self.placed,
            self.last,
            self.took,
            self.moves,
            self.news,
        )

    def add(self, seat: int, what: str, thing: int, points: int = 0) -> None:
        """Remembers what just happened."""
        self.news += (News(seat, what, thing, points),)

    def forget_news(self) -> None:
        self.news = ()

    def clockwise(self) -> list[int]:
        """The seats in order, from the start player."""
        return [(self.first + k) % self.seats for k in range(self.seats)]
