"""What a learner sees of Explorers: the map, what everybody marked, the card, and what is owed."""

from __future__ import annotations

from typing import Final, get_args

from farshore.core.state import NOBODY, Seat
from farshore.core.tensors import Part, around, numbers, one_of, planes, printed
from farshore.games.explorers.board import SIZE, Board
from farshore.games.explorers.box import OBJECTS, TERRAINS, Side
from farshore.games.explorers.state import Doing, Stage, State

STAGES: Final = get_args(Stage)
DOINGS: Final = get_args(Doing)
THINGS: Final = tuple(OBJECTS.values())
GROUNDS: Final = len(TERRAINS) + 1 + len(THINGS)


def features(view: State, seat: Seat) -> tuple[Part, ...]:
    """Planes of 16 by 16, then numbers; the own seat first, the others clockwise."""
    order = around(seat, len(view.seats))
    mine = view.seats[seat]
    active = view.active
    return (
        Part("ground", (GROUNDS, SIZE, SIZE), ground(view.map)),
        planes("mine", (SIZE, SIZE), (mine.marked, mine.open, mine.free, mine.reach, mine.before, mine.before_round)),
        planes("others", (SIZE, SIZE), [view.seats[other].marked for other in order[1:]]),
        one_of("stage", view.stage, STAGES),
        one_of("doing", mine.doing, DOINGS),
        numbers("card", sides(*(view.card.sides if view.card else (0, 0)), view.chosen, mine.side, mine.terrains)),
        numbers("unseen", (view.unseen >> index & 1 for index in range(len(view.box.deck)))),
        numbers("owed", (mine.owed, mine.granted, mine.horse, *(*mine.bonuses, 0, 0, 0, 0)[:4], mine.scrolls_used)),
        numbers("time", (view.round, view.turn, 0 if active == NOBODY else 1 + order.index(active))),
        numbers("temples", (place + 1 for other in order for place in view.seats[other].temples)),
        numbers("points", (sum(row.provisions) + sum(row.gems) for row in (view.seats[other] for other in order))),
    )


def ground(board: Board) -> bytes:
    """Terrains, villages and objects; nothing before the map is laid."""
    if not board.quarters:
        return bytes(GROUNDS * SIZE * SIZE)
    single = tuple(board.grounds[1 << terrain] for terrain in range(len(TERRAINS)))
    return printed((*single, board.villages, *(board.having[thing] for thing in THINGS)), SIZE * SIZE)


def sides(*shown: Side) -> list[int]:
    """Sets of terrains, a number for each terrain."""
    return [side >> terrain & 1 for side in shown for terrain in range(len(TERRAINS))]
