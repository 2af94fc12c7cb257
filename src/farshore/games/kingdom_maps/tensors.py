"""What a learner sees of Kingdom Maps: everybody's chart, the dice, the criteria, and what is left to announce."""

from __future__ import annotations

from typing import Final, get_args

from farshore.core.state import Seat
from farshore.core.tensors import Blocks, around, one_of, printed
from farshore.games.kingdom_maps.box import Components
from farshore.games.kingdom_maps.state import Stage, State

STAGES: Final = get_args(Stage)
DICE: Final = 3
"""As many as ever lie on the table."""


def see(view: State, seat: Seat, out: Blocks) -> None:
    """Planes over the bits of the sheet, then numbers; the own seat first, the others clockwise."""
    order = around(seat, len(view.seats))
    box, mine = view.box, view.seats[seat]
    sheet, lands = len(box.draws.places), len(mine.land)
    out.begin("printed", 2, sheet)
    out.put(printed((box.powers, box.question), sheet))
    out.begin("land", lands, sheet)
    for cells in mine.land:
        out.plane(cells, sheet)
    out.begin("turn", 3, sheet)
    out.plane(mine.drawn, sheet)
    out.plane(mine.group, sheet)
    out.plane(mine.edge, sheet)
    out.begin("others", lands * (len(order) - 1), sheet)
    for other in order[1:]:
        for cells in view.seats[other].land:
            out.plane(cells, sheet)
    out.begin("stage", len(STAGES))
    out.put(one_of(view.stage, STAGES))
    out.begin("criteria", len(box.criteria))
    out.numbers([name in view.criteria for name in box.criteria])
    out.begin("dice", DICE)
    out.numbers([*view.dice, *[0] * DICE][:DICE])
    out.begin("table", 5)
    out.numbers([view.taken, view.territory + 1, view.round, view.turn, order.index(view.active) + 1])
    out.begin("uses", len(mine.uses) * len(order))
    out.numbers([left for other in order for left in view.seats[other].uses])
    out.begin("mine", 6)
    out.numbers([mine.value, mine.number, mine.left, mine.room, mine.asks, mine.failed])
    out.begin("powers", 2 * len(order))
    out.numbers([powers for other in order for powers in (view.seats[other].ready, view.seats[other].spent)])
    out.begin("question", len(order))
    out.numbers([view.seats[other].question + 1 for other in order])


def most_decisions(components: Components, seats: int) -> int:
    """Each turn but the last draws a hex or more: announced, and by each seat taken, drawn, done; +1/−1, `?`."""
    hexes, turns = components.hexes.all.bit_count(), components.hexes.all.bit_count() + 1
    return turns + seats * (hexes + 2 * turns + components.powers.bit_count() + 1)


def most_chances(components: Components) -> int:
    """The criteria, the first player, and a roll each turn."""
    return 2 + components.hexes.all.bit_count() + 1
