"""Features of Explorers for learners: the map, everybody's marks, the card, and marks to place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, get_args

from farshore.core.lazy_actions import ActionNumbering
from farshore.core.state import NOBODY, Seat
from farshore.core.tensors import FeatureWriter, constant_planes, one_hots
from farshore.games.explorers.actions import STARTS, Action, Choose, LayTile, Start, all_actions
from farshore.games.explorers.board import GRID, QUADRANTS, SIZE, Board
from farshore.games.explorers.components import OBJECTS, TERRAINS, Components
from farshore.games.explorers.rules import MOST_ACHIEVEMENTS
from farshore.games.explorers.state import Doing, Stage, State

STAGES: Final = get_args(Stage)
DOINGS: Final = get_args(Doing)
STAGE_BYTES: Final[dict[str, bytes]] = one_hots(STAGES)
DOING_BYTES: Final[dict[str, bytes]] = one_hots(DOINGS)
THINGS: Final = tuple(OBJECTS.values())
KINDS: Final[int] = len(TERRAINS)
GROUNDS: Final[int] = KINDS + 1 + len(THINGS)
SPACES: Final[int] = SIZE * SIZE
MOST_BONUSES: Final = 4
FEATURE_NOTES: Final[dict[str, str]] = {
    "ground": "terrains, villages, then keys and the other objects, one plane each; zeros before the map is laid",
    "mine": (
        "own planes: marked; may be marked now; can be marked from a neighbour; neighbours of marks; marked "
        "when the turn began; marked when the round began"
    ),
    "others": "the marks of each other seat",
    "stage": "the stage of the match, one-hot",
    "doing": "what the own seat is doing, one-hot",
    "card": (
        "terrains of the card's first side, of its second side, of the side that the active player chose, of "
        "the own side, and of the marks to place"
    ),
    "unseen": "cards that may still come in this round",
    "owed": (
        "marks to place; marks granted; whether a horse marks next; four bonuses to come, larger first; scrolls used"
    ),
    "time": "round, turn, and the active player counted from the own seat (1: the own seat, 0: nobody)",
    "temples": "for each seat the place taken at the temple of each quadrant, 0 if not explored",
    "points": "for each seat the points of provisions and gemstones in finished rounds",
}
"""What each block holds; a block with a number after its name has the note of the name."""


def write_features(view: State, seat: Seat, out: FeatureWriter) -> None:
    """Write planes of 16 by 16, then numbers; the own seat first, the others clockwise."""
    seats = len(view.seats)
    mine, active, card = view.seats[seat], view.active, view.card
    size, spaces, kinds = SIZE, SPACES, KINDS
    out.begin_block("ground", GROUNDS, size, size)
    out.write_bytes(ground(view.map))
    out.begin_block("mine", 6, size, size)
    out.write_cells(mine.marked, spaces)
    out.write_cells(mine.open, spaces)
    out.write_cells(mine.free, spaces)
    out.write_cells(mine.reach, spaces)
    out.write_cells(mine.before, spaces)
    out.write_cells(mine.before_round, spaces)
    out.begin_block("others", seats - 1, size, size)
    for step in range(1, seats):
        out.write_cells(view.seats[(seat + step) % seats].marked, spaces)
    out.begin_block("stage", len(STAGES))
    out.write_bytes(STAGE_BYTES[view.stage])
    out.begin_block("doing", len(DOINGS))
    out.write_bytes(DOING_BYTES[mine.doing])
    out.begin_block("card", 5, kinds)
    first, second = card.sides if card else (0, 0)
    out.write_cells(first, kinds)
    out.write_cells(second, kinds)
    out.write_cells(view.chosen, kinds)
    out.write_cells(mine.side, kinds)
    out.write_cells(mine.terrains, kinds)
    out.begin_block("unseen", 1, len(view.box.deck))
    out.write_cells(view.unseen, len(view.box.deck))
    out.begin_block("owed", 8)
    bonuses = mine.bonuses
    out.write_numbers([mine.owed, mine.granted, mine.horse])
    out.write_numbers([bonuses[place] if place < len(bonuses) else 0 for place in range(MOST_BONUSES)])
    out.write_numbers([mine.scrolls_used])
    out.begin_block("time", 3)
    out.write_numbers([view.round, view.turn, 0 if active == NOBODY else 1 + (active - seat) % seats])
    out.begin_block("temples", 4 * seats)
    for step in range(seats):
        for place in view.seats[(seat + step) % seats].temples:
            out.write_number(place + 1)
    out.begin_block("points", seats)
    for step in range(seats):
        other, points = view.seats[(seat + step) % seats], 0
        for value in other.provisions:
            points += value
        for value in other.gems:
            points += value
        out.write_number(points)


@lru_cache(maxsize=4096)  # one for each match of a batch
def ground(board: Board) -> bytes:
    """Return the planes of terrains, villages and objects, computed once for each map; zeros before it is laid."""
    if not board.quarters:
        return bytes(GROUNDS * SPACES)
    single = [board.grounds[1 << terrain] for terrain in range(len(TERRAINS))]
    return constant_planes((*single, board.villages, *(board.having[thing] for thing in THINGS)), SPACES)


# Actions of learners, and the maximum length of a match


def village_at(view: State, seat: Seat, place: int) -> Start | None:
    """Return the village at this place among those equally close to the centre."""
    starts = view.map.starts
    return STARTS.at(starts[place]) if place < len(starts) else None


ACTION_NUMBERINGS: Final[dict[type, ActionNumbering]] = {
    Start: ActionNumbering(len(QUADRANTS), lambda view, _, start: view.map.starts.index(start.cell), village_at)
}
"""Every tile has one village."""


def reachable_actions(first: State) -> Sequence[Action]:
    """Return the actions that can occur: tiles are placed only with that option, sides chosen only with others."""
    never = (() if first.box.chosen_map else (LayTile,)) + ((Choose,) if first.box.seats == 1 else ())
    return [action for action in all_actions(first.box.components) if type(action) not in never]


def max_decisions(components: Components, seats: int) -> int:
    """Return the maximum: tiles, the village, and per seat every space once and a side, scroll and `done` per turn."""
    turns = 1 + components.turn.rounds * components.turn.turns
    return len(QUADRANTS) + 1 + seats * (1 + len(GRID.names) + 3 * turns + len(QUADRANTS))


def max_chances(components: Components) -> int:
    """Return the maximum: tiles, achievements, the first player, and a card each turn."""
    return len(QUADRANTS) + MOST_ACHIEVEMENTS + 1 + components.turn.rounds * components.turn.turns
