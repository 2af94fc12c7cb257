"""Features of Kingdom Maps for learners: everybody's chart, the dice, the criteria, and uses left."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, get_args

from farshore.core.state import Seat
from farshore.core.tensors import FeatureWriter, constant_planes, one_hots
from farshore.games.kingdom_maps.components import Box, Components
from farshore.games.kingdom_maps.state import Stage, State

STAGE_BYTES: Final[dict[str, bytes]] = one_hots(get_args(Stage))
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
    seats = len(view.seats)
    box, mine = view.box, view.seats[seat]
    sheet, lands = len(box.draws.places), len(mine.land)
    out.begin_block("printed", 2, sheet)
    out.write_bytes(printed(box))
    out.begin_block("land", lands, sheet)
    for cells in mine.land:
        out.write_cells(cells, sheet)
    out.begin_block("turn", 3, sheet)
    out.write_cells(mine.drawn, sheet)
    out.write_cells(mine.group, sheet)
    out.write_cells(mine.edge, sheet)
    out.begin_block("others", lands * (seats - 1), sheet)
    for step in range(1, seats):
        for cells in view.seats[(seat + step) % seats].land:
            out.write_cells(cells, sheet)
    out.begin_block("stage", len(STAGE_BYTES))
    out.write_bytes(STAGE_BYTES[view.stage])
    out.begin_block("criteria", len(box.criteria))
    out.write_bytes(criteria_in_play(box, view.criteria))
    out.begin_block("dice", DICE)
    dice = view.dice
    out.write_numbers([dice[place] if place < len(dice) else 0 for place in range(DICE)])
    out.begin_block("table", 5)
    out.write_numbers([view.taken, view.territory + 1, view.round, view.turn, (view.active - seat) % seats + 1])
    out.begin_block("uses", len(mine.uses) * seats)
    for step in range(seats):
        out.write_numbers([*view.seats[(seat + step) % seats].uses])
    out.begin_block("mine", 6)
    out.write_numbers([mine.value, mine.number, mine.left, mine.room, mine.asks, mine.failed])
    out.begin_block("powers", 2 * seats)
    for step in range(seats):
        other = view.seats[(seat + step) % seats]
        out.write_numbers([other.ready, other.spent])
    out.begin_block("question", seats)
    for step in range(seats):
        out.write_number(view.seats[(seat + step) % seats].question + 1)


@lru_cache(maxsize=64)
def printed(box: Box) -> bytes:
    """Return the planes of what is printed on the sheet."""
    return constant_planes((box.powers, box.question), len(box.draws.places))


@lru_cache(maxsize=4096)  # each choice of criteria with each number of players
def criteria_in_play(box: Box, criteria: tuple[str, ...]) -> bytes:
    """Return whether each criterion is in this match."""
    return bytes([name in criteria for name in box.criteria])


def max_decisions(components: Components, seats: int) -> int:
    """Return the maximum: each turn but the last draws a hex; each seat takes, draws, uses powers and is done."""
    hexes, turns = components.hexes.all.bit_count(), components.hexes.all.bit_count() + 1
    return turns + seats * (hexes + 2 * turns + components.powers.bit_count() + 1)


def max_chances(components: Components) -> int:
    """Return the maximum: the criteria, the first player, and a roll each turn."""
    return 2 + components.hexes.all.bit_count() + 1
