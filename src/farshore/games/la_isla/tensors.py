"""Features of La Isla for learners: the island, explorers, the own cards, and the visible cards of others."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, get_args

from farshore.core.cells import bits
from farshore.core.lazy_actions import ActionNumbering
from farshore.core.state import Seat
from farshore.core.tensors import FeatureWriter, constant_planes, one_hots, seats_from
from farshore.games.la_isla.actions import ASSIGNS, MOST_SEATS, POSITIONS, Assign
from farshore.games.la_isla.card_functions import ANIMALS, COLOURS, SYMBOLS
from farshore.games.la_isla.components import REGIONS, Box, Island
from farshore.games.la_isla.state import CLOSED, LETTERS, Camp, Stage, State

STAGE_BYTES: Final[dict[str, bytes]] = one_hots(get_args(Stage))
MOST_HELD: Final = 4
"""Three cards in hand, and a fourth by a function."""
LOOKS: Final = len(COLOURS) + len(SYMBOLS)
CAMPS: Final = tuple([f"camp {place}" for place in range(MOST_SEATS)])
CAMP_NUMBERS: Final[int] = len(COLOURS) + len(ANIMALS) + len(LETTERS) + 9
"""Those of a camp without its slots."""
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
    out.write_bytes(island_planes(view.island, spaces))
    out.begin_block("standing", len(order), spaces)
    for other in order:
        out.write_cells(view.seats[other].standing, spaces)
    out.begin_block("claimed", len(order), regions)
    for other in order:
        out.write_cells(view.seats[other].claimed, regions)
    out.begin_block("free", 1, regions)
    out.write_cells(view.free, regions)
    out.begin_block("animals", regions)
    laid = view.animals
    out.write_numbers([laid[region] + 1 if region < len(laid) else 0 for region in range(regions)])
    out.begin_block("hand", len(box.cards))
    out.write_cells(mine.hand, len(box.cards))
    out.begin_block("places", MOST_HELD)
    hand = mine.hand
    for _ in range(MOST_HELD):  # the lowest card of those left, and 0 for none
        out.write_number((hand & -hand).bit_length())
        hand &= hand - 1
    out.begin_block("stage", len(STAGE_BYTES))
    out.write_bytes(STAGE_BYTES[view.stage])
    for place, other in enumerate(order):
        camp = view.seats[other]
        out.begin_block(CAMPS[place], CAMP_NUMBERS + slots)
        write_camp(camp, slots, out)
    out.begin_block("markers", len(view.markers))
    out.write_numbers(view.markers)
    out.begin_block("table", 4)
    out.write_numbers([view.round, order.index(view.first), order.index(view.turn), view.due])
    out.begin_block("turn", 6)
    out.write_numbers([view.lifted + 1, view.target + 1, view.owing, view.paid, view.placed, view.last + 1])
    out.begin_block("moves", 4)
    out.write_numbers([view.took, view.moves, view.discard.bit_count(), view.deck.bit_count()])


@lru_cache(maxsize=4096)  # one for each match of a batch
def island_planes(island: Island, spaces: int) -> bytes:
    """Return the colour and the symbol of each space; zeros before the teeth are laid."""
    looks = (*island.of_colour, *island.of_symbol)
    return constant_planes(looks, spaces) if looks else bytes(LOOKS * spaces)


def write_camp(camp: Camp, slots: int, out: FeatureWriter) -> None:
    """Write the numbers of a seat in the view; cards are numbers from 1, hidden ones are lower."""
    shown = camp.slots
    out.write_numbers(camp.resources)
    out.write_numbers([camp.supply, camp.reserve])
    out.write_numbers(camp.animals)
    out.write_numbers([camp.held, camp.picks, camp.must, camp.offered])
    out.write_numbers([camp.region_points, camp.marker_points, camp.function_points])
    out.write_numbers([shown[slot] - CLOSED if slot < len(shown) else 0 for slot in range(slots)])
    out.write_numbers([card - CLOSED for card in camp.cards])


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
