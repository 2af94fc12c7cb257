"""What a learner sees of La Isla: the island, who stands where, its own cards, and what is open of others'."""

from __future__ import annotations

from typing import Final, get_args

from farshore.core.state import Seat
from farshore.core.tensors import Part, around, numbers, one_of, planes, printed
from farshore.games.la_isla.functions import COLOURS, SYMBOLS
from farshore.games.la_isla.state import CLOSED, NONE, Camp, Stage, State

STAGES: Final = get_args(Stage)
LOOKS: Final = len(COLOURS) + len(SYMBOLS)


def features(view: State, seat: Seat) -> tuple[Part, ...]:
    """Planes over spaces and over regions, then numbers; the own seat first, the others clockwise."""
    order = around(seat, len(view.seats))
    box, mine = view.box, view.seats[seat]
    spaces, regions = (len(box.touching),), (len(box.around),)
    camps = [view.seats[other] for other in order]
    return (
        Part("island", (LOOKS, *spaces), island(view, *spaces)),
        planes("standing", spaces, [camp.standing for camp in camps]),
        planes("claimed", spaces, [camp.claimed for camp in camps]),
        planes("free", regions, (view.free,)),
        numbers("animals", ((*view.animals, *[NONE] * regions[0])[place] + 1 for place in range(regions[0]))),
        Part("hand", (len(box.cards),), printed((mine.hand,), len(box.cards))),
        one_of("stage", view.stage, STAGES),
        *[numbers(f"camp {place}", of_a_camp(camp, box.slots + box.more_slots)) for place, camp in enumerate(camps)],
        numbers("markers", view.markers),
        numbers("table", (view.round, order.index(view.first), order.index(view.turn), view.due)),
        numbers("turn", (view.lifted + 1, view.target + 1, view.owing, view.paid, view.placed, view.last + 1)),
        numbers("moves", (view.took, view.moves, view.discard.bit_count(), view.deck.bit_count())),
    )


def island(view: State, spaces: int) -> bytes:
    """The colour and the symbol of each space; nothing before the teeth lie."""
    looks = (*view.island.of_colour, *view.island.of_symbol)
    return printed(looks, spaces) if looks else bytes(LOOKS * spaces)


def of_a_camp(camp: Camp, slots: int) -> list[int]:
    """What lies before a seat, as the view knows it; cards are numbers from 1, what is hidden is less."""
    shown = [*camp.slots, *[CLOSED] * slots][:slots]
    things = [*camp.resources, camp.supply, camp.reserve, *camp.animals, camp.held, camp.picks, camp.must, camp.offered]
    points = [camp.region_points, camp.marker_points, camp.function_points]
    return [*things, *points, *(card - CLOSED for card in (*shown, *camp.cards))]
