"""The map: four terrain tiles in quadrants A, B, C, D. Sets of spaces are ints, see `core/cells.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from types import MappingProxyType
from typing import Final, TypeVar

from farshore.core.cells import Cells, SquareGrid, bits, cells_of
from farshore.games.explorers.components import LETTERS, OBJECTS, PROVISIONS, ROTATIONS, TILE, VILLAGE, Tile

QUADRANTS: Final = "ABCD"
SIZE: Final = 2 * TILE

GRID: Final = SquareGrid(SIZE, SIZE)
NEIGHBOURS: Final = GRID.neighbours
BIT: Final[tuple[Cells, ...]] = tuple(1 << cell for cell in range(SIZE * SIZE))
QUADRANT_OF: Final = tuple(2 * (cell // SIZE // TILE) + cell % SIZE // TILE for cell in range(SIZE * SIZE))
QUADRANT_CELLS: Final = tuple(cells_of(c for c in range(SIZE * SIZE) if QUADRANT_OF[c] == q) for q in range(4))
_FROM_CENTRE: Final = tuple(
    (2 * (cell // SIZE) - SIZE + 1) ** 2 + (2 * (cell % SIZE) - SIZE + 1) ** 2 for cell in range(SIZE * SIZE)
)
"""For each space, the square of twice its distance from the centre of the map."""

_Part = TypeVar("_Part", tuple[str, ...], tuple[int, ...])


def rotate_tile(letters: str, rotation: str) -> str:
    """Return the 64 letters of a tile turned clockwise: `n` by 0, `e` by 90, `s` by 180, `w` by 270 degrees."""
    for _ in range(ROTATIONS.index(rotation)):
        letters = "".join(letters[(TILE - 1 - column) * TILE + row] for row in range(TILE) for column in range(TILE))
    return letters


@dataclass(frozen=True, slots=True, eq=False)  # there is only one of each, see `quarter`
class Quarter:
    """The quarter of the map that one tile covers."""

    tile: Tile
    rotation: str
    quadrant: int
    terrains: tuple[int, ...] = field(repr=False)
    """Index into TERRAINS for each of its 64 spaces; -1 for the village."""
    things: tuple[str, ...] = field(repr=False)
    """`gem`, `temple`, …; `village`, or nothing."""
    grounds: tuple[Cells, ...] = field(repr=False)
    having: tuple[Cells, ...] = field(repr=False)
    village: int = field(repr=False)
    temple: int = field(repr=False)

    def __reduce__(self) -> tuple[object, ...]:
        return quarter, (self.tile, self.rotation, self.quadrant)


@lru_cache(maxsize=256)  # 8 tiles, 4 rotations, 4 quadrants, and custom tiles; saves a tenth of a random match
def quarter(tile: Tile, rotation: str, quadrant: int) -> Quarter:
    """Return the quarter of a tile with this rotation in this quadrant."""
    places = tuple(bits(QUADRANT_CELLS[quadrant]))
    terrain, objects = rotate_tile(tile.terrain, rotation), rotate_tile(tile.objects, rotation)

    def where(letters: str, letter: str) -> Cells:
        return cells_of(place for place, found in zip(places, letters, strict=True) if found == letter)

    single = [where(terrain, letter) for letter in LETTERS]
    return Quarter(
        tile,
        rotation,
        quadrant,
        terrains=tuple(LETTERS.find(letter) for letter in terrain),
        things=tuple("village" if t == VILLAGE else OBJECTS.get(o, "") for t, o in zip(terrain, objects, strict=True)),
        grounds=tuple(sum(single[t] for t in range(4) if mask >> t & 1) for mask in range(16)),
        having=tuple(where(objects, letter) for letter in OBJECTS),
        village=places[terrain.index(VILLAGE)],
        temple=places[objects.index("T")],
    )


@dataclass(frozen=True, slots=True, eq=False)  # compared by identity, as a key of caches
class Board:
    """A complete map and everything derived from it; immutable."""

    quarters: tuple[Quarter, ...]
    grounds: tuple[Cells, ...] = field(repr=False)
    """The spaces of each set of terrains: bit t of the index is TERRAINS[t]."""
    having: Mapping[str, Cells] = field(repr=False)
    """The spaces with each kind of object."""
    provisions: tuple[Cells, ...] = field(repr=False)
    """The same for each kind of PROVISIONS."""
    working: Cells = field(repr=False)
    """The spaces with an object that immediately changes what can be marked: key, horse, provision, temple."""
    villages: Cells = field(repr=False)
    village_in: tuple[int, ...] = field(repr=False)
    """The village's space in each quadrant."""
    beside_villages: Cells = field(repr=False)
    temple_in: tuple[int, ...] = field(repr=False)
    starts: tuple[int, ...] = field(repr=False)
    """The villages closest to the centre of the map: more than one if tied."""
    terrain_at: tuple[int, ...] = field(repr=False)
    """Index into TERRAINS for each space; -1 for a village."""
    object_at: tuple[str, ...] = field(repr=False)
    """`gem`, `temple`, …; `village`, or nothing."""

    def __reduce__(self) -> tuple[object, ...]:
        return join_quarters, (self.quarters,)


def build_map(tiles: Sequence[Tile], rotations: Sequence[str]) -> Board:
    """Return the map of four tiles with their rotations, in quadrants A, B, C, D."""
    turns = zip(tiles, rotations, range(len(QUADRANTS)), strict=True)
    return join_quarters(tuple([quarter(tile, rotation, quadrant) for tile, rotation, quadrant in turns]))


_NONE: Final = MappingProxyType(dict.fromkeys(OBJECTS.values(), 0))
NOTHING_LAID: Final = Board((), (0,) * 16, _NONE, (0, 0, 0), 0, 0, (), 0, (), (), (), ())


def join_quarters(quarters: tuple[Quarter, ...]) -> Board:
    """Return the map of these quarters."""
    if not quarters:
        return NOTHING_LAID
    a, b, c, d = quarters
    kinds = zip(OBJECTS.values(), a.having, b.having, c.having, d.having, strict=True)
    having = MappingProxyType({kind: w | x | y | z for kind, w, x, y, z in kinds})
    grounds = tuple([w | x | y | z for w, x, y, z in zip(a.grounds, b.grounds, c.grounds, d.grounds, strict=True)])
    village_in = (a.village, b.village, c.village, d.village)
    villages = cells_of(village_in)
    provisions = tuple([having[kind] for kind in PROVISIONS])
    return Board(
        quarters,
        grounds=grounds,
        having=having,
        provisions=provisions,
        working=having["temple"] | having["key"] | having["horse"] | sum(provisions),
        villages=villages,
        village_in=village_in,
        beside_villages=GRID.neighbours_of(villages),
        temple_in=(a.temple, b.temple, c.temple, d.temple),
        starts=closest_to_centre(village_in),
        terrain_at=tuple(chain.from_iterable(_rows([part.terrains for part in quarters]))),
        object_at=tuple(chain.from_iterable(_rows([part.things for part in quarters]))),
    )


def _rows(quarters: Sequence[_Part]) -> Iterator[_Part]:
    """Yield rows of 8 spaces of the tiles in the order that makes up the rows of the map."""
    for left, right in (quarters[:2], quarters[2:]):
        for start in range(0, TILE * TILE, TILE):
            yield left[start : start + TILE]
            yield right[start : start + TILE]


def closest_to_centre(villages: Sequence[int]) -> tuple[int, ...]:
    """Return the villages closest to the point where the four tiles meet."""
    least = min(_FROM_CENTRE[cell] for cell in villages)
    return tuple(cell for cell in villages if _FROM_CENTRE[cell] == least)
