"""What a learner sees of Kingdom Maps: everybody's chart, the dice, the criteria, and what is left to announce."""

from __future__ import annotations

from typing import Final, get_args

from farshore.core.state import Seat
from farshore.core.tensors import Part, around, numbers, one_of, planes
from farshore.games.kingdom_maps.state import Stage, State

STAGES: Final = get_args(Stage)
DICE: Final = 3
"""As many as ever lie on the table."""


def features(view: State, seat: Seat) -> tuple[Part, ...]:
    """Planes over the bits of the sheet, then numbers; the own seat first, the others clockwise."""
    order = around(seat, len(view.seats))
    box, mine = view.box, view.seats[seat]
    sheet = (len(box.draws.places),)
    return (
        planes("printed", sheet, (box.powers, box.question)),
        planes("land", sheet, mine.land),
        planes("turn", sheet, (mine.drawn, mine.group, mine.edge)),
        planes("others", sheet, [cells for other in order[1:] for cells in view.seats[other].land]),
        one_of("stage", view.stage, STAGES),
        numbers("criteria", (name in view.criteria for name in box.criteria)),
        numbers("dice", (*view.dice, *[0] * DICE)[:DICE]),
        numbers("table", (view.taken, view.territory + 1, view.round, view.turn, order.index(view.active) + 1)),
        numbers("uses", [left for other in order for left in view.seats[other].uses]),
        numbers("mine", (mine.value, mine.number, mine.left, mine.room, mine.asks, mine.failed)),
        numbers("powers", [n for chart in map(view.seats.__getitem__, order) for n in (chart.ready, chart.spent)]),
        numbers("question", [view.seats[other].question + 1 for other in order]),
    )
