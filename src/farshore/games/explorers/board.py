"""The map: four terrain tiles in quadrants A, B, C, D. Sets of spaces are ints, see `core/cells.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain

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
_TERRAIN_LETTERS = "".join(name[0].upper() for name in TERRAINS)
_FROM_CENTRE = tuple(
    (2 * (cell // SIZE) - SIZE + 1) ** 2 + (2 * (cell % SIZE) - SIZE + 1) ** 2 for cell in range(SIZE * SIZE)
)
"""Twice the straight distance from the middle of each space to the centre of the map, squared."""
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


@lru_cache(maxsize=1024)
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

    @property
    def starts(self) -> tuple[int, ...]:
        """The villages closest to the centre of the map: more than one if tied."""
        return closest_to_centre(self.village_in)

    @property
    def areas(self) -> tuple[tuple[Cells, ...], ...]:
        """The areas of each terrain, joined across the tiles."""
        return areas_of(self.grounds)

    def __reduce__(self) -> tuple[object, ...]:
        return read_board, (self.terrain_letters, self.object_letters)


@dataclass(frozen=True, slots=True)
class Quarter:
    """A tile's share of the map, worked out once for each tile, rotation and quadrant."""

    rows: tuple[tuple[str, str, tuple[int, ...], tuple[str, ...]], ...]
    """For each row: the letters of terrain and objects, the terrains, the objects."""
    grounds: tuple[Cells, ...]
    having: tuple[Cells, ...]
    village: int
    temple: int


@lru_cache(maxsize=1024)
def quarter(terrain: str, objects: str, quadrant: int) -> Quarter:
    """The share of a tile with these letters, already turned, that lies in this quadrant."""
    places = tuple(bits(QUADRANT_CELLS[quadrant]))
    things = tuple("village" if t == VILLAGE else OBJECTS.get(o, "") for t, o in zip(terrain, objects, strict=True))
    ground = tuple(_TERRAIN_LETTERS.find(letter) for letter in terrain)
    parts = [slice(start, start + TILE) for start in range(0, TILE * TILE, TILE)]

    def where(letters: str, letter: str) -> Cells:
        return cells_of(place for place, found in zip(places, letters, strict=True) if found == letter)

    single = [where(terrain, letter) for letter in _TERRAIN_LETTERS]
    return Quarter(
        rows=tuple((terrain[part], objects[part], ground[part], things[part]) for part in parts),
        grounds=tuple(sum(single[t] for t in range(4) if mask >> t & 1) for mask in range(16)),
        having=tuple(where(objects, letter) for letter in OBJECTS),
        village=places[terrain.index(VILLAGE)],
        temple=places[objects.index("T")],
    )


def lay(tiles: Sequence[Tile], rotations: Sequence[str]) -> Board:
    """The map of four tiles in quadrants A, B, C, D, turned like this."""
    return _joined(
        tuple(
            quarter(turned(tile.terrain, way), turned(tile.objects, way), quadrant)
            for quadrant, (tile, way) in enumerate(zip(tiles, rotations, strict=True))
        )
    )


@lru_cache(maxsize=256)
def read_board(terrain: str, objects: str) -> Board:
    """The map with these 256 letters of terrain and of objects."""

    def part(letters: str, quadrant: int) -> str:
        return "".join(letters[cell] for cell in bits(QUADRANT_CELLS[quadrant]))

    return _joined(tuple(quarter(part(terrain, q), part(objects, q), q) for q in range(len(QUADRANTS))))


def _joined(quarters: tuple[Quarter, ...]) -> Board:
    a, b, c, d = quarters
    rows = [half for pair in (*zip(a.rows, b.rows, strict=True), *zip(c.rows, d.rows, strict=True)) for half in pair]
    kinds = zip(OBJECTS.values(), a.having, b.having, c.having, d.having, strict=True)
    having = {kind: w | x | y | z for kind, w, x, y, z in kinds}
    return Board(
        terrain_letters="".join([row[0] for row in rows]),
        object_letters="".join([row[1] for row in rows]),
        terrain_at=tuple(chain.from_iterable([row[2] for row in rows])),
        object_at=tuple(chain.from_iterable([row[3] for row in rows])),
        grounds=tuple(map(_union, a.grounds, b.grounds, c.grounds, d.grounds)),
        having=having,
        working=having["temple"] | having["key"] | having["horse"] | sum(having[kind] for kind in PROVISIONS),
        villages=cells_of(part.village for part in quarters),
        village_in=tuple(part.village for part in quarters),
        temple_in=tuple(part.temple for part in quarters),
    )


def _union(*parts: Cells) -> Cells:
    return sum(parts)


def closest_to_centre(villages: Sequence[int]) -> tuple[int, ...]:
    """The villages with the least straight distance to the point where the four tiles meet."""
    least = min(_FROM_CENTRE[cell] for cell in villages)
    return tuple(cell for cell in villages if _FROM_CENTRE[cell] == least)


@lru_cache(maxsize=256)
def areas_of(grounds: tuple[Cells, ...]) -> tuple[tuple[Cells, ...], ...]:
    """The connected spaces of each single terrain."""
    return tuple(tuple(GRID.regions(grounds[1 << terrain])) for terrain in range(len(TERRAINS)))
