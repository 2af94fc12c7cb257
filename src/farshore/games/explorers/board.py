"""The map: four terrain tiles in quadrants A, B, C, D. Sets of spaces are ints, see `core/cells.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from typing import TypeVar

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

_Part = TypeVar("_Part", str, tuple[str, ...])


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
class Quarter:
    """A tile's share of the map, worked out once for each tile, rotation and quadrant."""

    terrain: str
    """64 letters, already turned."""
    objects: str
    quadrant: int
    things: tuple[str, ...] = field(compare=False, repr=False)
    """`gem`, `temple`, …; `village`, or nothing."""
    grounds: tuple[Cells, ...] = field(compare=False, repr=False)
    having: tuple[Cells, ...] = field(compare=False, repr=False)
    village: int = field(compare=False, repr=False)
    temple: int = field(compare=False, repr=False)


@lru_cache(maxsize=1024)
def quarter(terrain: str, objects: str, quadrant: int) -> Quarter:
    """The share of a tile with these letters, already turned, that lies in this quadrant."""
    places = tuple(bits(QUADRANT_CELLS[quadrant]))

    def where(letters: str, letter: str) -> Cells:
        return cells_of(place for place, found in zip(places, letters, strict=True) if found == letter)

    single = [where(terrain, letter) for letter in _TERRAIN_LETTERS]
    return Quarter(
        terrain,
        objects,
        quadrant,
        things=tuple("village" if t == VILLAGE else OBJECTS.get(o, "") for t, o in zip(terrain, objects, strict=True)),
        grounds=tuple(sum(single[t] for t in range(4) if mask >> t & 1) for mask in range(16)),
        having=tuple(where(objects, letter) for letter in OBJECTS),
        village=places[terrain.index(VILLAGE)],
        temple=places[objects.index("T")],
    )


@dataclass(frozen=True, slots=True)
class Board:
    """A finished map and all that follows from it; never changes. What is seldom asked for is worked out then."""

    quarters: tuple[Quarter, ...]
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
    object_at: tuple[str, ...] = field(compare=False, repr=False)
    """`gem`, `temple`, …; `village`, or nothing."""
    hashed: int = field(compare=False, repr=False)
    """Worked out once: drawings of a map are kept by it."""

    @property
    def terrain_letters(self) -> str:
        return _letters(self)[0]

    @property
    def object_letters(self) -> str:
        return _letters(self)[1]

    @property
    def terrain_at(self) -> tuple[int, ...]:
        """Index into TERRAINS for each space; -1 for a village."""
        return _terrain_at(self)

    @property
    def areas(self) -> tuple[tuple[Cells, ...], ...]:
        """The areas of each terrain, joined across the tiles."""
        return _areas(self)

    def __hash__(self) -> int:
        return self.hashed

    def __reduce__(self) -> tuple[object, ...]:
        return _joined, (tuple((part.terrain, part.objects) for part in self.quarters),)


@lru_cache(maxsize=256)
def _letters(board: Board) -> tuple[str, str]:
    """The terrain and the object of each space, as the tiles' texts have them."""
    parts = board.quarters
    return "".join(_rows([part.terrain for part in parts])), "".join(_rows([part.objects for part in parts]))


@lru_cache(maxsize=256)
def _terrain_at(board: Board) -> tuple[int, ...]:
    return tuple(_TERRAIN_LETTERS.find(letter) for letter in board.terrain_letters)


@lru_cache(maxsize=256)
def _areas(board: Board) -> tuple[tuple[Cells, ...], ...]:
    return tuple(tuple(GRID.regions(board.grounds[1 << terrain])) for terrain in range(len(TERRAINS)))


def lay(tiles: Sequence[Tile], rotations: Sequence[str]) -> Board:
    """The map of four tiles in quadrants A, B, C, D, turned like this."""
    turns = zip(tiles, rotations, strict=True)
    return _joined(tuple((turned(tile.terrain, way), turned(tile.objects, way)) for tile, way in turns))


NOTHING_LAID = Board((), (0,) * 16, dict.fromkeys(OBJECTS.values(), 0), 0, 0, (), (), (), (), hash(()))


@lru_cache(maxsize=256)
def _joined(letters: tuple[tuple[str, str], ...]) -> Board:
    if not letters:
        return NOTHING_LAID
    quarters = tuple(quarter(terrain, objects, quadrant) for quadrant, (terrain, objects) in enumerate(letters))
    a, b, c, d = quarters
    kinds = zip(OBJECTS.values(), a.having, b.having, c.having, d.having, strict=True)
    having = {kind: w | x | y | z for kind, w, x, y, z in kinds}
    villages = (a.village, b.village, c.village, d.village)
    return Board(
        quarters,
        grounds=tuple([w | x | y | z for w, x, y, z in zip(a.grounds, b.grounds, c.grounds, d.grounds, strict=True)]),
        having=having,
        working=having["temple"] | having["key"] | having["horse"] | sum(having[kind] for kind in PROVISIONS),
        villages=BIT[a.village] | BIT[b.village] | BIT[c.village] | BIT[d.village],
        village_in=villages,
        temple_in=(a.temple, b.temple, c.temple, d.temple),
        starts=closest_to_centre(villages),
        object_at=tuple(chain.from_iterable(_rows([part.things for part in quarters]))),
        hashed=hash(quarters),
    )


def _rows(quarters: Sequence[_Part]) -> Iterator[_Part]:
    """Tile rows of 8 in the order in which they make the rows of the map."""
    for left, right in (quarters[:2], quarters[2:]):
        for start in range(0, TILE * TILE, TILE):
            yield left[start : start + TILE]
            yield right[start : start + TILE]


def closest_to_centre(villages: Sequence[int]) -> tuple[int, ...]:
    """The villages with the least straight distance to the point where the four tiles meet."""
    least = min(_FROM_CENTRE[cell] for cell in villages)
    return tuple(cell for cell in villages if _FROM_CENTRE[cell] == least)
