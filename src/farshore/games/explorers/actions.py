"""The actions of seats and of chance; the text of each is its notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from farshore.core.lazy_actions import Verb
from farshore.games.explorers.board import GRID, QUADRANTS
from farshore.games.explorers.components import SIDES, TERRAINS, Card, Components, Placed, Side, side_name


@dataclass(frozen=True, slots=True)
class LayTile:
    """A tile is laid into a quadrant, by chance or by the first player: `tile A 3e`."""

    quadrant: int
    placed: Placed

    def __str__(self) -> str:
        return f"tile {QUADRANTS[self.quadrant]} {self.placed}"


@dataclass(frozen=True, slots=True)
class DrawAchievement:
    """Chance turns over an achievement: `achievement full-row`."""

    id: str

    def __str__(self) -> str:
        return f"achievement {self.id}"


@dataclass(frozen=True, slots=True)
class NameFirst:
    """Chance names the first player: `first 2`."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True, slots=True)
class Start:
    """The first player decides between villages equally close to the centre: `start f7`."""

    cell: int

    def __str__(self) -> str:
        return f"start {GRID.names[self.cell]}"


@dataclass(frozen=True, slots=True)
class StartTerrain:
    """The terrain of the marks before the first card: `terrain desert`."""

    terrain: int

    def __str__(self) -> str:
        return f"terrain {TERRAINS[self.terrain]}"


@dataclass(frozen=True, slots=True)
class Choose:
    """The active player turns the card: `choose water`."""

    side: Side

    def __str__(self) -> str:
        return f"choose {side_name(self.side)}"


@dataclass(frozen=True, slots=True)
class Take:
    """Another player takes a side of the card: `take desert`."""

    side: Side

    def __str__(self) -> str:
        return f"take {side_name(self.side)}"


@dataclass(frozen=True, slots=True)
class UseScroll:
    """A scroll replaces the card for this player: `scroll water`."""

    terrain: int

    def __str__(self) -> str:
        return f"scroll {TERRAINS[self.terrain]}"


@dataclass(frozen=True, slots=True)
class Mark:
    """An X on a space: `mark e7`."""

    cell: int

    def __str__(self) -> str:
        return f"mark {GRID.names[self.cell]}"


@dataclass(frozen=True, slots=True)
class Bonus:
    """The terrain of a temple's bonus marks: `bonus water`."""

    terrain: int

    def __str__(self) -> str:
        return f"bonus {TERRAINS[self.terrain]}"


@dataclass(frozen=True, slots=True)
class Done:
    """The seat ends its turn."""

    def __str__(self) -> str:
        return "done"


Action: TypeAlias = (
    LayTile
    | DrawAchievement
    | NameFirst
    | Start
    | StartTerrain
    | Card
    | Choose
    | Take
    | UseScroll
    | Mark
    | Bonus
    | Done
)

MARKS: Final = Verb(Mark(cell) for cell in range(len(GRID.names)))
STARTS: Final = Verb(Start(cell) for cell in range(len(GRID.names)))
START_TERRAINS: Final = Verb(StartTerrain(terrain) for terrain in range(len(TERRAINS)))
SCROLLS: Final = Verb(UseScroll(terrain) for terrain in range(len(TERRAINS)))
BONUSES: Final = Verb(Bonus(terrain) for terrain in range(len(TERRAINS)))
CHOOSES: Final = Verb(Choose(side) for side in sorted(SIDES.values()))
TAKES: Final = Verb(Take(side) for side in sorted(SIDES.values()))
DONE: Final = Done()


def lays(components: Components, quadrant: int, laid: tuple[Placed, ...] = ()) -> tuple[LayTile, ...]:
    """Return the tiles that are not placed yet, in all four rotations, for this quadrant."""
    gone = [placed.number for placed in laid]
    return tuple([LayTile(quadrant, placed) for placed in components.placings if placed.number not in gone])


def all_actions(components: Components) -> tuple[Action, ...]:
    """Return all actions that a seat can ever take with these components."""
    sides = sorted({side for card in components.cards for side in card.sides})
    chooses, takes = (CHOOSES.at(side) for side in sides), (TAKES.at(side) for side in sides)
    tiles = (lay for quadrant in range(len(QUADRANTS)) for lay in lays(components, quadrant))
    return (*MARKS, DONE, *chooses, *takes, *SCROLLS, *BONUSES, *START_TERRAINS, *STARTS, *tiles)
