"""Features of Kingdom Maps for learners: everybody's chart, the dice, the criteria, and uses left."""

from __future__ import annotations

from typing import Final, get_args

from farshore.core.state import Seat
from farshore.core.tensors import FeatureWriter, constant_planes, one_hot, seats_from
from farshore.games.kingdom_maps.components import Components
from farshore.games.kingdom_maps.state import Stage, State

STAGES: Final = get_args(Stage)
DICE: Final = 3
"""Maximum number of dice on the table."""
FEATURE_NOTES: Final[dict[str, str]] = {
    "printed": "power spaces; the question mark",
    "land": "the own hexes of each territory",
    "turn": "own hexes that are drawn; the group of this turn; hexes that touch the group",
    "others": "the hexes of each territory of each other seat",
    "stage": "the stage of the match, one-hot",
    "criteria": "whether each criterion is in this match",
    "dice": "the dice on the table, lowest first, 0 for none",
    "table": (
        "die that the active player took; announced territory, 0 for none; round; turns of it that are over; "
        "the active player counted from the own seat, from 1"
    ),
    "uses": "for each seat how often each territory can still be announced",
    "mine": (
        "chosen die; hexes to draw; hexes left to draw; size of the largest empty part; whether the question "
        "mark is to be scored; whether the seat could not draw"
    ),
    "powers": "for each seat the powers at hand and those spent",
    "question": "for each seat the points of the question mark plus 1, 0 while it is empty",
}
"""What each block holds; a block with a number after its name has the note of the name."""

FEATURE_LAYOUT: Final = (
    "A plane of 89 values and a zero behind it is an axial grid of hexes, 9 rows of 10: hex (row, column) has the "
    "neighbours (row, column ± 1), (row ± 1, column), (row - 1, column - 1) and (row + 1, column + 1). Values that are "
    "no hex are always 0."
)


def write_features(view: State, seat: Seat, out: FeatureWriter) -> None:
    """Write planes over the bits of the sheet, then numbers; the own seat first, the others clockwise."""
    order = seats_from(seat, len(view.seats))
    box, mine = view.box, view.seats[seat]
    sheet, lands = len(box.draws.places), len(mine.land)
    out.begin_block("printed", 2, sheet)
    out.write_bytes(constant_planes((box.powers, box.question), sheet))
    out.begin_block("land", lands, sheet)
    for cells in mine.land:
        out.write_cells(cells, sheet)
    out.begin_block("turn", 3, sheet)
    out.write_cells(mine.drawn, sheet)
    out.write_cells(mine.group, sheet)
    out.write_cells(mine.edge, sheet)
    out.begin_block("others", lands * (len(order) - 1), sheet)
    for other in order[1:]:
        for cells in view.seats[other].land:
            out.write_cells(cells, sheet)
    out.begin_block("stage", len(STAGES))
    out.write_bytes(one_hot(view.stage, STAGES))
    out.begin_block("criteria", len(box.criteria))
    out.write_numbers([name in view.criteria for name in box.criteria])
    out.begin_block("dice", DICE)
    out.write_numbers([*view.dice, *[0] * DICE][:DICE])
    out.begin_block("table", 5)
    out.write_numbers([view.taken, view.territory + 1, view.round, view.turn, order.index(view.active) + 1])
    out.begin_block("uses", len(mine.uses) * len(order))
    out.write_numbers([left for other in order for left in view.seats[other].uses])
    out.begin_block("mine", 6)
    out.write_numbers([mine.value, mine.number, mine.left, mine.room, mine.asks, mine.failed])
    out.begin_block("powers", 2 * len(order))
    out.write_numbers([powers for other in order for powers in (view.seats[other].ready, view.seats[other].spent)])
    out.begin_block("question", len(order))
    out.write_numbers([view.seats[other].question + 1 for other in order])


def max_decisions(components: Components, seats: int) -> int:
    """Return the maximum: each turn but the last draws a hex; each seat takes, draws, uses powers and is done."""
    hexes, turns = components.hexes.all.bit_count(), components.hexes.all.bit_count() + 1
    return turns + seats * (hexes + 2 * turns + components.powers.bit_count() + 1)


def max_chances(components: Components) -> int:
    """Return the maximum: the criteria, the first player, and a roll each turn."""
    return 2 + components.hexes.all.bit_count() + 1
