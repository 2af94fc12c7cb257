"""What a learner sees of Explorers: the map, what everybody marked, the card, and what is owed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, get_args

from farshore.core.choices import ByPlace
from farshore.core.state import NOBODY, Seat
from farshore.core.tensors import Part, around, numbers, one_of, planes
from farshore.games.explorers.actions import STARTS, Action, Choose, LayTile, Start, every_action
from farshore.games.explorers.board import GRID, QUADRANTS, SIZE, Board
from farshore.games.explorers.box import OBJECTS, TERRAINS, Components
from farshore.games.explorers.rules import MOST_ACHIEVEMENTS
from farshore.games.explorers.state import Doing, Stage, State

STAGES: Final = get_args(Stage)
DOINGS: Final = get_args(Doing)
THINGS: Final = tuple(OBJECTS.values())
KINDS: Final = (len(TERRAINS),)
GROUNDS: Final = len(TERRAINS) + 1 + len(THINGS)


def features(view: State, seat: Seat) -> tuple[Part, ...]:
    """Planes of 16 by 16, then numbers; the own seat first, the others clockwise."""
    order = around(seat, len(view.seats))
    sheets = [view.seats[other] for other in order]
    mine, active = sheets[0], view.active
    return (
        Part("ground", (GROUNDS, SIZE, SIZE), ground(view.map)),
        planes("mine", (SIZE, SIZE), (mine.marked, mine.open, mine.free, mine.reach, mine.before, mine.before_round)),
        planes("others", (SIZE, SIZE), [sheet.marked for sheet in sheets[1:]]),
        one_of("stage", view.stage, STAGES),
        one_of("doing", mine.doing, DOINGS),
        planes("card", KINDS, (*(view.card.sides if view.card else (0, 0)), view.chosen, mine.side, mine.terrains)),
        planes("unseen", (len(view.box.deck),), (view.unseen,)),
        numbers("owed", (mine.owed, mine.granted, mine.horse, *(*mine.bonuses, 0, 0, 0, 0)[:4], mine.scrolls_used)),
        numbers("time", (view.round, view.turn, 0 if active == NOBODY else 1 + order.index(active))),
        numbers("temples", [place + 1 for sheet in sheets for place in sheet.temples]),
        numbers("points", [sum(sheet.provisions) + sum(sheet.gems) for sheet in sheets]),
    )


@lru_cache(maxsize=64)
def ground(board: Board) -> bytes:
    """Terrains, villages and objects, once for each map; nothing before it is laid."""
    if not board.quarters:
        return bytes(GROUNDS * SIZE * SIZE)
    single = [board.grounds[1 << terrain] for terrain in range(len(TERRAINS))]
    sets = [*single, board.villages, *(board.having[thing] for thing in THINGS)]
    return planes("ground", (SIZE, SIZE), sets).values


# What learners choose from, and how long a match can be


def village_at(view: State, seat: Seat, place: int) -> Start | None:
    """The village at this place among those equally close to the centre."""
    starts = view.map.starts
    return STARTS.at(starts[place]) if place < len(starts) else None


BY_PLACE: Final[dict[type, ByPlace]] = {
    Start: ByPlace(len(QUADRANTS), lambda view, _, start: view.map.starts.index(start.cell), village_at)
}
"""Every tile has one village."""


def asked_of(first: State) -> Sequence[Action]:
    """Tiles are laid by players only where that was agreed, and alone nobody chooses for others."""
    never = (() if first.box.chosen_map else (LayTile,)) + ((Choose,) if first.box.seats == 1 else ())
    return [action for action in every_action(first.box.components) if type(action) not in never]


def most_decisions(components: Components, seats: int) -> int:
    """Tiles, the village, and for each seat: every space once, and each turn a side, a scroll and `done`."""
    turns = 1 + components.turn.rounds * components.turn.turns
    return len(QUADRANTS) + 1 + seats * (1 + len(GRID.names) + 3 * turns + len(QUADRANTS))


def most_chances(components: Components) -> int:
    """Tiles, achievements, the first player, and a card each turn."""
    return len(QUADRANTS) + MOST_ACHIEVEMENTS + 1 + components.turn.rounds * components.turn.turns
