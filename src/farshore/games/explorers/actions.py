"""All that a seat or chance can do; the text of each is its notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from farshore.games.explorers.board import GRID, QUADRANTS, TERRAINS, Placed
from farshore.games.explorers.components import PairOfSides, Side, side_name


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
class Reveal:
    """Chance turns a card over: `reveal water/desert`; solo, the side that faces the player comes first."""

    card: int
    sides: PairOfSides

    def __str__(self) -> str:
        return f"reveal {side_name(self.sides[0])}/{side_name(self.sides[1])}"


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
    """My turn is finished."""

    def __str__(self) -> str:
        return "done"


Action: TypeAlias = (
    LayTile
    | DrawAchievement
    | NameFirst
    | Start
    | StartTerrain
    | Reveal
    | Choose
    | Take
    | UseScroll
    | Mark
    | Bonus
    | Done
)

MARKS: tuple[Action, ...] = tuple(Mark(cell) for cell in range(len(GRID.names)))
STARTS: tuple[Action, ...] = tuple(Start(cell) for cell in range(len(GRID.names)))
START_TERRAINS: tuple[Action, ...] = tuple(StartTerrain(terrain) for terrain in range(4))
SCROLLS: tuple[Action, ...] = tuple(UseScroll(terrain) for terrain in range(4))
BONUSES: tuple[Action, ...] = tuple(Bonus(terrain) for terrain in range(4))
DONE: Action = Done()
