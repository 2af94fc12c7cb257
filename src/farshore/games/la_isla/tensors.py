"""Features of La Isla for learners: the island, explorers, the own cards, and the visible cards of others."""

from __future__ import annotations

from typing import Final, get_args

from farshore.core.cells import bits
from farshore.core.lazy_actions import ActionNumbering
from farshore.core.state import Seat
from farshore.core.tensors import FeatureWriter, constant_planes, one_hot, seats_from
from farshore.games.la_isla.actions import ASSIGNS, POSITIONS, Assign
from farshore.games.la_isla.card_functions import COLOURS, SYMBOLS
from farshore.games.la_isla.components import REGIONS, Box
from farshore.games.la_isla.state import CLOSED, LETTERS, NONE, Camp, Stage, State

STAGES: Final = get_args(Stage)
MOST_HELD: Final = 4
"""Three cards in hand, and a fourth by a function."""
LOOKS: Final = len(COLOURS) + len(SYMBOLS)
FEATURE_NOTES: Final[dict[str, str]] = {
    "island": "spaces of each colour, then of each symbol; zeros before the island is laid",
    "standing": "the explorers of each seat",
    "claimed": "the regions that each seat has surrounded",
    "free": "regions that still hold their tile",
    "animals": "for each region its animal, from 1; 0 before it is laid",
    "hand": "the own hand, a place for each card",
    "places": "the own cards in order, from 1; 0 for none",
    "stage": "the stage of the match, one-hot",
    "camp": (
        "a seat, the own one first: resources by colour, explorers at hand and in the general supply, animals"
        " by kind, cards in hand, resources of choice to take, whether a choice is due, whether an explorer "
        "is offered, points of regions, markers and functions, then the cards in slots and at A, B and D plus"
        " 3 (0: closed slot, 1: hidden, 2: none)"
    ),
    "markers": "the step of each animal's marker",
    "table": ("round; the first player and the seat whose turn it is, counted from the own seat; cards still to deal"),
    "turn": (
        "lifted explorer, target space, resources owed, colours paid as bits, explorers placed in this turn, "
        "space of the last one; spaces from 1, 0 for none"
    ),
    "moves": "whether a resource was taken instead; markers of choice to move; cards discarded; cards in the deck",
}
"""What each block holds; a block with a number after its name has the note of the name."""

FEATURE_LAYOUT: Final = (
    "The island is no grid. A region is surrounded by the spaces of its row below; two spaces are neighbours if they "
    "border the same region."
)


def write_features(view: State, seat: Seat, out: FeatureWriter) -> None:
    """Write planes over spaces and over regions, then numbers; the own seat first, the others clockwise."""
    order = seats_from(seat, len(view.seats))
    box, mine = view.box, view.seats[seat]
    spaces, regions, slots = len(box.touching), len(box.around), box.slots + box.more_slots
    out.begin_block("island", LOOKS, spaces)
    out.write_bytes(island(view, spaces))
    out.begin_block("standing", len(order), spaces)
    for other in order:
        out.write_cells(view.seats[other].standing, spaces)
    out.begin_block("claimed", len(order), regions)
    for other in order:
        out.write_cells(view.seats[other].claimed, regions)
    out.begin_block("free", 1, regions)
    out.write_cells(view.free, regions)
    out.begin_block("animals", regions)
    out.write_numbers([animal + 1 for animal in (*view.animals, *[NONE] * regions)[:regions]])
    out.begin_block("hand", len(box.cards))
    out.write_cells(mine.hand, len(box.cards))
    out.begin_block("places", MOST_HELD)
    out.write_numbers([card + 1 for card in (*bits(mine.hand), *[NONE] * MOST_HELD)[:MOST_HELD]])
    out.begin_block("stage", len(STAGES))
    out.write_bytes(one_hot(view.stage, STAGES))
    for place, other in enumerate(order):
        camp = camp_features(view.seats[other], slots)
        out.begin_block(f"camp {place}", len(camp))
        out.write_numbers(camp)
    out.begin_block("markers", len(view.markers))
    out.write_numbers([*view.markers])
    out.begin_block("table", 4)
    out.write_numbers([view.round, order.index(view.first), order.index(view.turn), view.due])
    out.begin_block("turn", 6)
    out.write_numbers([view.lifted + 1, view.target + 1, view.owing, view.paid, view.placed, view.last + 1])
    out.begin_block("moves", 4)
    out.write_numbers([view.took, view.moves, view.discard.bit_count(), view.deck.bit_count()])


def island(view: State, spaces: int) -> bytes:
    """Return the colour and the symbol of each space; zeros before the teeth are laid."""
    looks = (*view.island.of_colour, *view.island.of_symbol)
    return constant_planes(looks, spaces) if looks else bytes(LOOKS * spaces)


def camp_features(camp: Camp, slots: int) -> list[int]:
    """Return the features of a seat in the view; cards are numbers from 1, hidden ones are lower."""
    shown = [*camp.slots, *[CLOSED] * slots][:slots]
    things = [*camp.resources, camp.supply, camp.reserve, *camp.animals, camp.held, camp.picks, camp.must, camp.offered]
    points = [camp.region_points, camp.marker_points, camp.function_points]
    return [*things, *points, *(card - CLOSED for card in (*shown, *camp.cards))]


# Actions of learners, and the maximum length of a match


def place_of(view: State, seat: Seat, action: Assign) -> int:
    """Return the card's place in the hand, for each letter."""
    below = view.seats[seat].hand & (1 << action.card) - 1
    return MOST_HELD * action.letter + below.bit_count()


def assignment_at(view: State, seat: Seat, place: int) -> Assign | None:
    """Return the card of the hand at this place, to this place's letter."""
    letter, nth = divmod(place, MOST_HELD)
    cards = tuple(bits(view.seats[seat].hand))
    return ASSIGNS[letter].at(cards[nth]) if nth < len(cards) else None


ACTION_NUMBERINGS: Final[dict[type, ActionNumbering]] = {
    Assign: ActionNumbering(MOST_HELD * len(LETTERS), place_of, assignment_at)
}


def max_decisions(box: Box) -> int:
    """Return the maximum: each round puts a card of each seat into its cardholder, so cards limit the rounds.

    A turn: assign three, done; slot, recruit, done; the B card, one of choice, done; two placements with lifting and
    paying, two resources and two markers each; one taken instead and one by patience, done; a marker, done.
    """
    placing = 2 + box.place_cost + box.second_cost + 4
    return len(box.cards) * (4 + 3 + 3 + 2 * placing + 3 + 2)


def max_chances(box: Box) -> int:
    """Return the maximum: teeth, animals, large tiles, the first player, and a hand for each turn."""
    return POSITIONS + len(REGIONS) + 5 + MOST_HELD * len(box.cards)
