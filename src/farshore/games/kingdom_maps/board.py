"""The sheet: a hexagon of hexes, with its lines, sides and opposite hexes as sets of cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from farshore.core.cells import Cells, Grid, HexGrid, bits, cells_of
from farshore.core.data import Data


class Hexagon(Grid):
    """The map's hexes; every row of bits is padded by one, so that whole sets move by shifting.

    Bit `row * width + column`, columns leaning to the right: neighbours are 1, `width` and `width + 1` away.
    """

    def __init__(self, lengths: Sequence[int]) -> None:
        paper = HexGrid(lengths)
        self.lengths = paper.lengths
        self.width = max(lengths) + 1
        self.steps = (1, self.width, self.width + 1)
        """The three directions of straight lines."""
        lean = min((row + column) // 2 for row, column in paper.places)
        self.order = tuple(row * self.width + (row + column) // 2 - lean for row, column in paper.places)
        """The bit of each hex, from the top left as on paper."""
        self.all = cells_of(self.order)
        names = [""] * (max(self.order) + 1)
        for bit, name in zip(self.order, paper.names, strict=True):
            names[bit] = name
        neighbours = [self.around(1 << bit) if self.all >> bit & 1 else 0 for bit in range(len(names))]
        super().__init__(names, neighbours)
        self.index = {name: bit for name, bit in self.index.items() if name}
        self.all = cells_of(self.order)
        self._paper = paper
        self._reach = len(names)
        self.centre = cells_of(bit for bit in self.order if self.opposite(1 << bit) == 1 << bit)
        self.border = cells_of(bit for bit in self.order if neighbours[bit].bit_count() < 6)
        self.upper_half = cells_of(self.order[: (len(self.order) + 1) // 2])
        """One hex of each pair of opposite hexes, and the centre."""
        self.lines = tuple(self._lines())
        self.sides = self._sides()
        self.regions_of = lru_cache(maxsize=1 << 16)(self._regions_of)
        """The connected parts of a set; remembered, because most of a map stays as it is from hex to hex."""

    def touching(self, cells: Cells) -> Cells:
        """Every hex that has a neighbour in the set, members included."""
        wide, wider = self.width, self.width + 1
        moved = cells << 1 | cells >> 1 | cells << wide | cells >> wide | cells << wider | cells >> wider
        return moved & self.all

    def around(self, cells: Cells) -> Cells:
        """The neighbours of a set that are not in it."""
        return self.touching(cells) & ~cells

    def flood(self, start: Cells, inside: Cells) -> Cells:
        """All of `inside` that is connected with `start`."""
        wide, wider = self.width, self.width + 1
        reached, before = start & inside, 0
        while reached != before:
            before = reached
            reached |= reached << 1 | reached >> 1
            reached |= before << wide | before >> wide | before << wider | before >> wider
            reached &= inside
        return reached

    def _regions_of(self, cells: Cells) -> tuple[Cells, ...]:
        parts = []
        while cells:
            part = self.flood(cells & -cells, cells)
            parts.append(part)
            cells ^= part
        return tuple(parts)

    def opposite(self, cells: Cells) -> Cells:
        """The set seen through the centre of the map: each hex becomes the one opposite to it."""
        return int(f"{cells:0{self._reach}b}"[::-1], 2)

    def runs(self, cells: Cells, length: int) -> Iterator[Cells]:
        """Every straight unbroken line of so many hexes of a set."""
        for step in self.steps:
            starts = cells
            for distance in range(1, length):
                starts &= cells >> step * distance
            for start in bits(starts):
                yield cells_of(start + step * distance for distance in range(length))

    def longest(self, cells: Cells) -> int:
        """How long the longest straight unbroken line of a set is."""
        best = 0
        for step in self.steps:
            length, rest = 0, cells
            while rest:
                length += 1
                rest &= rest >> step
            best = max(best, length)
        return best

    def _lines(self) -> Iterator[Cells]:
        """All straight lines from border to border."""
        for step in self.steps:
            for bit in self.order:
                line, at = 0, bit
                if bit - step < 0 or not self.all >> (bit - step) & 1:
                    while self.all >> at & 1:
                        line |= 1 << at
                        at += step
                    yield line

    def _sides(self) -> tuple[Cells, ...]:
        """The six sides from the top clockwise; a corner belongs to two of them."""
        rows, first = [], 0
        for length in self.lengths:
            rows.append(self.order[first : first + length])
            first += length
        middle = len(rows) // 2
        upper, lower = rows[: middle + 1], rows[middle:]
        return (
            cells_of(rows[0]),
            cells_of(row[-1] for row in upper),
            cells_of(row[-1] for row in lower),
            cells_of(rows[-1]),
            cells_of(row[0] for row in lower),
            cells_of(row[0] for row in upper),
        )

    def read(self, picture: str) -> dict[str, Cells]:
        """The set of cells of each character of a text map; spaces do not count."""
        found = self._paper.read(picture)
        return {sign: cells_of(self.order[index] for index in bits(cells)) for sign, cells in found.items()}

    def write(self, character: dict[int, str], blank: str = ".") -> str:
        """A text map with these characters, rows centred."""
        return self._paper.write(lambda index: character.get(self.order[index], blank))


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is printed: the hexes, those with +1/−1, and the one with `?`."""

    hexes: Hexagon
    powers: Cells
    question: Cells


def read_sheet(data: Data) -> Sheet:
    """The sheet of a TOML file; DataError says in which row something is wrong."""
    data.only("map")
    whole = data["map"].text()
    rows = [line.replace(" ", "") for line in whole.rstrip().strip("\n").splitlines()]
    below = 1 if "\n" in whole else 0  # a block begins on the line after its key
    lengths = [len(row) for row in rows]
    for number, row in enumerate(rows):
        for sign in row:
            if sign not in ".+?":
                data["map"].fail(f"row {number + 1}: '{sign}' is not one of . + ?", number + below)
    middle = len(rows) // 2
    hexagon = [lengths[0] + min(number, len(rows) - 1 - number) for number in range(len(rows))] if rows else []
    if len(rows) not in range(3, 27, 2) or lengths[0] < 2 or lengths != hexagon:
        wrong = next((n for n, (have, want) in enumerate(zip(lengths, hexagon, strict=True)) if have != want), middle)
        reason = "must be a hexagon: an odd number of rows, from 3 to 25, growing by one to the middle, then shrinking"
        data["map"].fail(f"row {wrong + 1}: {reason}", wrong + below)
    hexes = Hexagon(lengths)
    signs = hexes.read("\n".join(rows))
    if signs.get("?", 0).bit_count() > 1:
        data["map"].fail("there is room for one ? only")
    return Sheet(hexes, signs.get("+", 0), signs.get("?", 0))
