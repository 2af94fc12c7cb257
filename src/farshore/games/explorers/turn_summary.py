"""A whole turn: its heading, the marks of a seat, and a short summary of its results."""

from __future__ import annotations

from collections import Counter

from farshore.core.cells import Cells, bits
from farshore.core.game import TurnHeading
from farshore.core.memo import memo
from farshore.core.state import Seat
from farshore.core.text import Text, join_texts, text
from farshore.games.explorers.components import TERRAINS, Card
from farshore.games.explorers.names import side_title
from farshore.games.explorers.state import State


def current_turn(view: State) -> TurnHeading:
    """Return round and turn, and the card once it is revealed."""
    return _heading(view.round, view.turn, view.card)


@memo
def _heading(now: int, turn: int, card: Card | None) -> TurnHeading:
    if turn and card:
        first, second = (side_title(side) for side in card.sides)
        return TurnHeading(now, turn, text("turn-card", turn=turn, first=first, second=second))
    return TurnHeading(now, turn, text("turn-number", turn=turn) if turn else text("turn-start"))


def cells_of_seat(view: State, seat: Seat) -> Cells:
    return view.seats[seat].marked & ~view.map.villages


def turn_summary(before: State, after: State, seat: Seat) -> Text | None:
    """Return the marks by terrain, then the objects found, most first: "3 water, 1 gem"."""
    new = cells_of_seat(after, seat) & ~cells_of_seat(before, seat)
    if not new:
        return None
    terrains = Counter(TERRAINS[after.map.terrain_at[cell]] for cell in bits(new))
    found = Counter(thing for cell in bits(new) if (thing := after.map.object_at[cell]))
    counted = [text("sum-terrain", count=count, terrain=text(name)) for name, count in terrains.most_common()]
    counted += [text(f"sum-{name}", count=count) for name, count in found.most_common()]
    return join_texts(*counted)
