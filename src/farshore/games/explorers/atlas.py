"""How far everything is from everywhere on a map: worked out once, then only looked up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from farshore.core.cells import Cells, bits, cells_of
from farshore.games.explorers.board import BIT, GRID, NEIGHBOURS, PROVISIONS, Board

FAR: Final = 31
"""As far as it matters, or not to be reached at all."""
KINDS: Final = ("temple", "key", "scroll", "horse", *PROVISIONS, "gem")

_ONES: Final = tuple(int.from_bytes(b"\1" * count, "little") for count in range(257))

Distances: TypeAlias = bytes
"""For each goal of the atlas the number of marks it takes to mark it: 0 it is marked, 1 it could be marked now."""


@dataclass(frozen=True, slots=True)
class Atlas:
    """The goals of a map, kind by kind, then the spaces around each village; and all distances."""

    cells: tuple[int, ...]
    """The space of each goal."""
    goals: Cells
    """All of them as a set."""
    spans: dict[str, tuple[int, int]]
    """Where the goals of each kind stand among them, first and one past the last."""
    villages: tuple[tuple[int, int], ...]
    """The same for the spaces around each village."""
    rows: tuple[int, ...]
    """From each space of the map to each goal, packed: a byte for a goal, the first goal lowest."""
    rings: tuple[tuple[Cells, ...], ...]
    """For each goal the spaces from which it takes at most 0, 1, 2, … marks."""

    def distances(self, marked: Cells) -> Distances:
        """How far each goal is from these marks."""
        return bytes([_nearest(ring, marked) for ring in self.rings])

    def distance(self, goal: int, marked: Cells) -> int:
        """How far one goal is from these marks."""
        return _nearest(self.rings[goal], marked)

    def nearer(self, dist: Distances, cell: int) -> Distances:
        """The distances after one more mark: the smaller of the old ones and those from its space, all at once."""
        count = len(dist)
        ones = _ONES[count]
        old, new = int.from_bytes(dist, "little"), self.rows[cell]
        smaller = ((((old | ones << 7) - new - ones) >> 7) & ones) * 255
        return (old ^ ((old ^ new) & smaller)).to_bytes(count, "little")


def _nearest(ring: tuple[Cells, ...], marked: Cells) -> int:
    for steps, cells in enumerate(ring):
        if cells & marked:
            return steps
    return FAR


_DRAWN: dict[int, tuple[Board, Atlas]] = {}


def atlas(board: Board) -> Atlas:
    """The distances of this map. Found by the map's identity: comparing maps takes longer than using the answer."""
    known = _DRAWN.get(id(board))
    if known is not None and known[0] is board:
        return known[1]
    if len(_DRAWN) > 256:
        _DRAWN.clear()
    drawn = _draw(board)
    _DRAWN[id(board)] = (board, drawn)
    return drawn


@lru_cache(maxsize=64)
def _draw(board: Board) -> Atlas:
    """All goals and distances: around villages, and never through a temple."""
    cells: list[int] = []
    spans: dict[str, tuple[int, int]] = {}
    for kind in KINDS:
        found = list(bits(board.having[kind]))
        spans[kind] = (len(cells), len(cells) + len(found))
        cells.extend(found)
    villages = []
    for village in board.village_in:
        around = list(bits(NEIGHBOURS[village] & ~board.villages))
        villages.append((len(cells), len(cells) + len(around)))
        cells.extend(around)
    free = GRID.all & ~board.villages & ~board.having["temple"]
    rings = tuple(_rings(cell, free, board.villages) for cell in cells)
    rows = tuple(
        int.from_bytes(bytes([_nearest(ring, BIT[cell]) for ring in rings]), "little")
        for cell in range(len(GRID.names))
    )
    return Atlas(tuple(cells), cells_of(cells), spans, tuple(villages), rows, rings)


def _rings(goal: int, free: Cells, villages: Cells) -> tuple[Cells, ...]:
    """A start village counts as a mark beside it, but no way leads through a village."""
    reached = edge = BIT[goal]
    rings = [reached]
    while edge and len(rings) < FAR:
        around = GRID.around(edge) & ~reached
        edge = around & free
        reached |= around & (free | villages)
        rings.append(reached)
    return tuple(rings)
