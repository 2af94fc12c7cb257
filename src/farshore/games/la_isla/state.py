"""A position of La Isla: the table, and each seat's own things. Sets of spaces, regions and cards are ints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Final, Literal, TypeAlias

from farshore.core.cells import Cells
from farshore.core.game import Seat
from farshore.core.state import Cloneable, Position, cloneable
from farshore.games.la_isla.card_functions import Functions
from farshore.games.la_isla.components import Box, Island

NONE: Final = -1
"""No card, no space."""
HIDDEN: Final = -2
"""A card that this view may not see."""
CLOSED: Final = -3
"""A slot that no card has opened yet."""

LETTERS: Final = ("a", "b", "d")
A, B, D = 0, 1, 2
"""The letters that cards are assigned to; phase C needs no card."""

Cards: TypeAlias = Cells
"""Several cards, a bit for each."""
Stage: TypeAlias = Literal["teeth", "animals", "large", "first", "deal", "assign", "a", "b", "c", "d", "over"]
FACE_DOWN: Final[Mapping[str, tuple[int, ...]]] = {"assign": (A, B, D), "a": (B, D), "b": (D,), "c": (D,)}
"""For each stage the letters whose card is known to its owner alone."""


@cloneable
class Camp(Cloneable):
    """The things of one seat. In a view, cards that the viewer may not see are HIDDEN, or missing in the hand."""

    resources: list[int]
    """How many of each colour."""
    supply: int
    reserve: int
    """Explorers in the general supply."""
    slots: list[int]
    """The visible card of each, NONE or CLOSED."""
    animals: list[int]
    """How many of each; a large tile counts as two."""
    cards: list[int]
    """At A, B and D."""
    visible: Functions = 0
    """The functions in the cardholder."""
    standing: Cells = 0
    """Where this seat's explorers stand."""
    claimed: Cells = 0
    region_points: int = 0
    marker_points: int = 0
    function_points: int = 0
    hand: Cards = 0
    held: int = 0
    """How many cards there are in hand."""
    picks: int = 0
    """Resources of choice still to take."""
    must: bool = False
    """Whether this seat has to choose before it can be done: a slot, the B card's use, the D marker."""
    offered: bool = False
    """Whether an explorer of the general supply may be taken."""


@cloneable
class State(Position[Box, Camp]):
    """Everything on the table. In a view, cards that the viewer may not see are part of the deck."""

    stage: Stage = "teeth"
    deck: Cards = 0
    discard: Cards = 0
    teeth: tuple[int, ...] = ()
    island: Island = field(default=Island((), (), (), ()), compare=False, repr=False)
    """Derived from the teeth."""
    animals: tuple[int, ...] = ()
    """The animal laid on each region."""
    free: Cells = 0
    """Regions that still hold their tile."""
    large: tuple[int, ...] = ()
    """The animal of each seat's large tile."""
    markers: list[int] = field(default_factory=list)
    round: int = 0
    first: Seat = 0
    turn: Seat = 0
    """Whose turn it is in C; while cards are dealt, whose cards."""
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
    """The space of this turn's latest placement."""
    took: bool = False
    moves: int = 0
    """Markers of choice still to move."""

    def next_seat(self, seat: Seat) -> Seat:
        """Return the neighbour, clockwise."""
        return (seat + 1) % len(self.seats)

    def clockwise(self) -> list[Seat]:
        """Return the seats in order, from the first player."""
        count = len(self.seats)
        return [(self.first + k) % count for k in range(count)]
