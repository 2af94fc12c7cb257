"""The actions of seats and of chance, and their notation. The first field of an action is its index in its verb."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from farshore.core.game import Seat
from farshore.core.lazy_actions import Verb
from farshore.games.la_isla.card_functions import ANIMALS, COLOURS
from farshore.games.la_isla.components import CARD_NAMES, REGIONS, SPACES
from farshore.games.la_isla.state import LETTERS

MOST_SEATS: Final = 4
MOST_SLOTS: Final = 5
POSITIONS: Final = 10
"""Positions of the teeth around the centre."""

# Seats


@dataclass(frozen=True, slots=True)
class Assign:
    """Assign a card of the hand to a letter, face down."""

    card: int
    letter: int

    def __str__(self) -> str:
        return f"assign {LETTERS[self.letter]} {CARD_NAMES[self.card]}"


@dataclass(frozen=True, slots=True)
class Slot:
    """Put the A card into this slot."""

    slot: int

    def __str__(self) -> str:
        return f"slot {self.slot + 1}"


@dataclass(frozen=True, slots=True)
class Recruit:
    """Take an explorer from the general supply."""

    def __str__(self) -> str:
        return "recruit"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a resource."""

    colour: int

    def __str__(self) -> str:
        return f"take {COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Move:
    """Move an animal's marker."""

    animal: int

    def __str__(self) -> str:
        return f"move {ANIMALS[self.animal]}"


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay a resource for the placement."""

    colour: int

    def __str__(self) -> str:
        return f"pay {COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Lift:
    """Lift an explorer, to place it elsewhere."""

    space: int

    def __str__(self) -> str:
        return f"lift {SPACES[self.space]}"


@dataclass(frozen=True, slots=True)
class Place:
    """Place an explorer here."""

    space: int

    def __str__(self) -> str:
        return f"place {SPACES[self.space]}"


@dataclass(frozen=True, slots=True)
class Done:
    """End this phase or turn."""

    def __str__(self) -> str:
        return "done"


# Chance


@dataclass(frozen=True, slots=True)
class LayTooth:
    """Lay a tooth."""

    tooth: int
    position: int

    def __str__(self) -> str:
        return f"tooth {self.position} {self.tooth}"


@dataclass(frozen=True, slots=True)
class LayAnimal:
    """Put an animal on a region."""

    animal: int
    region: int

    def __str__(self) -> str:
        return f"animal {REGIONS[self.region]} {ANIMALS[self.animal]}"


@dataclass(frozen=True, slots=True)
class GiveLargeAnimal:
    """Give a seat a large tile."""

    animal: int
    seat: Seat

    def __str__(self) -> str:
        return f"large {self.seat} {ANIMALS[self.animal]}"


@dataclass(frozen=True, slots=True)
class First:
    """Draw the first player."""

    seat: Seat

    def __str__(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal a card to a seat."""

    card: int
    seat: Seat

    def __str__(self) -> str:
        return f"deal {self.seat} {CARD_NAMES[self.card]}"


Action: TypeAlias = (
    Assign
    | Slot
    | Recruit
    | Take
    | Move
    | Pay
    | Lift
    | Place
    | Done
    | LayTooth
    | LayAnimal
    | GiveLargeAnimal
    | First
    | Deal
)

ASSIGNS: Final = tuple(Verb(Assign(card, k) for card in range(len(CARD_NAMES))) for k in range(len(LETTERS)))
"""By letter, then by card."""
SLOTS: Final = Verb(Slot(slot) for slot in range(MOST_SLOTS))
RECRUIT: Final = Recruit()
TAKES: Final = Verb(Take(colour) for colour in range(len(COLOURS)))
MOVES: Final = Verb(Move(animal) for animal in range(len(ANIMALS)))
PAYS: Final = Verb(Pay(colour) for colour in range(len(COLOURS)))
LIFTS: Final = Verb(Lift(space) for space in range(len(SPACES)))
PLACES: Final = Verb(Place(space) for space in range(len(SPACES)))
DONE: Final = Done()
ALL_ACTIONS: Final[tuple[Action, ...]] = (
    *(action for verb in ASSIGNS for action in verb),
    *SLOTS,
    RECRUIT,
    *TAKES,
    *MOVES,
    *PAYS,
    *LIFTS,
    *PLACES,
    DONE,
)

TEETH: Final = tuple(Verb(LayTooth(tooth, position) for tooth in range(POSITIONS)) for position in range(POSITIONS))
"""By position, then by tooth."""
ANIMAL_TILES: Final = tuple(
    Verb(LayAnimal(animal, region) for animal in range(len(ANIMALS))) for region in range(len(REGIONS))
)
"""By region, then by animal."""
LARGES: Final = tuple(
    Verb(GiveLargeAnimal(animal, seat) for animal in range(len(ANIMALS))) for seat in range(MOST_SEATS)
)
FIRSTS: Final = Verb(First(seat) for seat in range(MOST_SEATS))
DEALS: Final = tuple(Verb(Deal(card, seat) for card in range(len(CARD_NAMES))) for seat in range(MOST_SEATS))
"""By seat, then by card."""
