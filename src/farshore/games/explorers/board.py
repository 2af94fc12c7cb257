"""The map: four terrain tiles in quadrants A, B, C, D. Sets of spaces are ints, see `core/cells.py`."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from farshore.core.cells import Cells, SquareGrid, bits, cells_of

TERRAINS = ("prairie", "water", "desert", "mountain")
PROVISIONS = ("apple", "carrot", "fish")
OBJECTS = {
    "T": "temple",
    "k": "key",
    "s": "scroll",
    "h": "horse",
    "a": "apple",
    "c": "carrot",
    "f": "fish",
    "g": "gem",
}
VILLAGE = "V"
QUADRANTS = "ABCD"
ROTATIONS = "nesw"
TILE = 8
SIZE = 2 * TILE

GRID = SquareGrid(SIZE, SIZE)
NEIGHBOURS = GRID.neighbours
BIT: tuple[Cells, ...] = tuple(1 << cell for cell in range(SIZE * SIZE))
QUADRANT_OF = tuple(2 * (cell // SIZE // TILE) + cell % SIZE // TILE for cell in range(SIZE * SIZE))
QUADRANT_CELLS = tuple(cells_of(c for c in range(SIZE * SIZE) if QUADRANT_OF[c] == q) for q in range(4))


@dataclass(frozen=True, slots=True)
class Tile:
    """A terrain tile with its number upright; 64 letters each, row by row."""

    number: int
    terrain: str
    objects: str


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile that lies in a quadrant: `3e` is tile 3, turned clockwise by a quarter."""

    number: int
    rotation: str

    def __str__(self) -> str:
        return f"{self.number}{self.rotation}"


def turned(letters: str, rotation: str) -> str:
    """The 64 letters of a tile turned clockwise: n not, e by a quarter, s by a half, w by three quarters."""
    for _ in range(ROTATIONS.index(rotation)):
        letters = "".join(letters[(TILE - 1 - column) * TILE + row] for row in range(TILE) for column in range(TILE))
    return letters


@dataclass(frozen=True, slots=True)
class Board:
    """A finished map and all that follows from it. Compared by its letters; never changes."""

    terrain_letters: str
    object_letters: str
    terrain_at: tuple[int, ...] = field(compare=False, repr=False)
    """Index into TERRAINS for each space; -1 for a village."""
    object_at: tuple[str, ...] = field(compare=False, repr=False)
    """`gem`, `temple`, …; `village`, or nothing."""
    grounds: tuple[Cells, ...] = field(compare=False, repr=False)
    """The spaces of each set of terrains: bit t of the index is TERRAINS[t]."""
    having: dict[str, Cells] = field(compare=False, repr=False)
    """The spaces with each kind of object."""
    working: Cells = field(compare=False, repr=False)
    """The spaces whose object changes at once what can be marked: key, horse, provision, temple."""
    villages: Cells = field(compare=False, repr=False)
    village_in: tuple[int, ...] = field(compare=False, repr=False)
    """The village's space in each quadrant."""
    temple_in: tuple[int, ...] = field(compare=False, repr=False)
    starts: tuple[int, ...] = field(compare=False, repr=False)
    """The villages closest to the centre of the map: more than one if tied."""
    areas: tuple[tuple[Cells, ...], ...] = field(compare=False, repr=False)
    """The areas of each terrain, joined across the tiles."""

    def __reduce__(self) -> tuple[object, ...]:
        return read_board, (self.terrain_letters, self.object_letters)


def lay(tiles: tuple[Tile, Tile, Tile, Tile], rotations: str) -> Board:
    """The map of these tiles in quadrants A, B, C, D, turned like this."""
    terrain = _joined([turned(tile.terrain, way) for tile, way in zip(tiles, rotations, strict=True)])
    objects = _joined([turned(tile.objects, way) for tile, way in zip(tiles, rotations, strict=True)])
    return read_board(terrain, objects)


def _joined(quarters: list[str]) -> str:
    rows = []
    for left, right in ((quarters[0], quarters[1]), (quarters[2], quarters[3])):
        for start in range(0, TILE * TILE, TILE):
            rows.append(left[start : start + TILE] + right[start : start + TILE])
    return "".join(rows)


@lru_cache(maxsize=256)
def read_board(terrain: str, objects: str) -> Board:
    """The map with these 256 letters of terrain and of objects."""
    every = range(SIZE * SIZE)
    single = [cells_of(c for c in every if terrain[c] == name[0].upper()) for name in TERRAINS]
    grounds = tuple(sum(single[t] for t in range(4) if mask >> t & 1) for mask in range(16))
    having = {name: cells_of(c for c in every if objects[c] == letter) for letter, name in OBJECTS.items()}
    villages = cells_of(c for c in every if terrain[c] == VILLAGE)
    return Board(
        terrain_letters=terrain,
        object_letters=objects,
        terrain_at=tuple("PWDM".find(letter) for letter in terrain),
        object_at=tuple("village" if terrain[c] == VILLAGE else OBJECTS.get(objects[c], "") for c in every),
        grounds=grounds,
        having=having,
        working=having["temple"] | having["key"] | having["horse"] | sum(having[kind] for kind in PROVISIONS),
        villages=villages,
        village_in=_one_each(villages),
        temple_in=_one_each(having["temple"]),
        starts=closest_to_centre(villages),
        areas=tuple(tuple(GRID.regions(ground)) for ground in single),
    )


def _one_each(cells: Cells) -> tuple[int, ...]:
    return tuple((cells & quadrant).bit_length() - 1 for quadrant in QUADRANT_CELLS)


def closest_to_centre(villages: Cells) -> tuple[int, ...]:
    """The villages with the least straight distance to the point where the four tiles meet."""

    def distance(cell: int) -> int:
        row, column = divmod(cell, SIZE)
        return (2 * row - SIZE + 1) ** 2 + (2 * column - SIZE + 1) ** 2

    least = min(distance(cell) for cell in bits(villages))
    return tuple(cell for cell in bits(villages) if distance(cell) == least)
