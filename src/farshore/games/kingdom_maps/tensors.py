"""What a learner sees of Kingdom Maps: everybody's chart, the dice, the criteria, and what is left to announce."""

from __future__ import annotations

from typing import Final, get_args

from farshore.core.state import Seat
from farshore.core.tensors import Part, around, numbers, one_of, planes, printed
from farshore.games.kingdom_maps.box import Components
from farshore.games.kingdom_maps.state import Stage, State

STAGES: Final = get_args(Stage)
DICE: Final = 3
"""As many as ever lie on the table."""


def features(view: State, seat: Seat) -> tuple[Part, ...]:
    """Planes over the bits of the sheet, then numbers; the own seat first, the others clockwise."""
    order = around(seat, len(view.seats))
    charts = [view.seats[other] for other in order]
    box, mine = view.box, charts[0]
    sheet = (len(box.draws.places),)
    return (
        Part("printed", (2, *sheet), printed((box.powers, box.question), *sheet)),
        planes("land", sheet, mine.land),
        planes("turn", sheet, (mine.drawn, mine.group, mine.edge)),
        planes("others", sheet, [cells for chart in charts[1:] for cells in chart.land]),
        one_of("stage", view.stage, STAGES),
        numbers("criteria", [name in view.criteria for name in box.criteria]),
        numbers("dice", (*view.dice, *[0] * DICE)[:DICE]),
        numbers("table", (view.taken, view.territory + 1, view.round, view.turn, order.index(view.active) + 1)),
        numbers("uses", [left for chart in charts for left in chart.uses]),
        numbers("mine", (mine.value, mine.number, mine.left, mine.room, mine.asks, mine.failed)),
        numbers("powers", [set_of for chart in charts for set_of in (chart.ready, chart.spent)]),
        numbers("question", [chart.question + 1 for chart in charts]),
    )


def most_decisions(components: Components, seats: int) -> int:
    """Each turn but the last draws a hex or more: announced, and by each seat taken, drawn, done; +1/−1, `?`."""
    hexes, turns = components.hexes.all.bit_count(), components.hexes.all.bit_count() + 1
    return turns + seats * (hexes + 2 * turns + components.powers.bit_count() + 1)


def most_chances(components: Components) -> int:
    """The criteria, the first player, and a roll each turn."""
    return 2 + components.hexes.all.bit_count() + 1
