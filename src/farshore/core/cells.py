"""Square and hexagonal grids. A set of cells is a Python int with a bit for each cell."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

Cells: TypeAlias = int
Way: TypeAlias = str
"""A direction on a grid: `e`, `sw`, …; hexes have no `n` and no `s`."""
Move: TypeAlias = tuple[int, Cells]
"""The number of bits by which a direction shifts a set, and the cells that have a neighbour there."""
OPPOSITE: Final = {"n": "s", "s": "n", "e": "w", "w": "e", "ne": "sw", "sw": "ne", "nw": "se", "se": "nw"}


def bits(cells: Cells) -> Iterator[int]:
    """Yield the cells of a set, lowest first.

    >>> list(bits(0b1011))
    [0, 1, 3]
    """
    while cells:
        low = cells & -cells
        yield low.bit_length() - 1
        cells ^= low


def cells_of(indices: Iterable[int]) -> Cells:
    """Return the set of these cells."""
    result = 0
    for index in indices:
        result |= 1 << index
    return result


def bytewise_min(one: bytes, two: bytes) -> bytes:
    """Return the smaller of the two bytes at each index; all must be below 128.

    >>> list(bytewise_min(bytes([5, 0, 31]), bytes([7, 0, 2])))
    [5, 0, 2]
    """
    count = len(one)
    ones = _ONES[count]
    old, new = int.from_bytes(one, "little"), int.from_bytes(two, "little")
    smaller = ((((old | ones << 7) - new - ones) >> 7) & ones) * 255
    return (old ^ ((old ^ new) & smaller)).to_bytes(count, "little")


def reversed_cells(cells: Cells, size: int) -> Cells:
    """Return a set of cells in reversed order: cell 0 as the last of `size`.

    >>> bin(reversed_cells(0b10011, 6))
    '0b110010'
    """
    return int(f"{cells:0{size}b}"[::-1], 2)


_ONES: Final = tuple([int.from_bytes(b"\1" * count, "little") for count in range(257)])


class Grid(ABC):
    """Base class of square and hexagonal grids: cells with names, neighbours and straight lines."""

    def __init__(self, names: Mapping[int, str], lengths: Sequence[int], moves: Mapping[Way, Move]) -> None:
        """Create a grid from the name of each bit, the length of each row, and the straight directions."""
        self.lengths: tuple[int, ...] = tuple(lengths)
        """The number of cells in each row, from the top."""
        self.order: tuple[int, ...] = tuple(names)
        """The bit of each cell, row by row from the top left; bits between them may be padding."""
        self.all: Cells = cells_of(names)
        self.names = tuple(names.get(bit, "") for bit in range(self.order[-1] + 1))
        """The name of each bit; empty for padding."""
        self.index = {name: bit for bit, name in names.items()}
        self.neighbours: tuple[Cells, ...] = tuple(
            self.neighbours_of(1 << bit) if name else 0 for bit, name in enumerate(self.names)
        )
        self.ways = tuple(moves)
        """One direction of each axis along which cells are neighbours."""
        self.border = cells_of(bit for bit in names if self.neighbours[bit].bit_count() < 2 * len(moves))
        self._moves = {**moves, **{OPPOSITE[way]: (-shift, able << shift) for way, (shift, able) in moves.items()}}
        self.lines: tuple[Cells, ...] = tuple(self._lines())
        """Every straight line from edge to edge, direction by direction: first the rows, from the top."""
        self.upper_half = cells_of(self.order[: (len(self.order) + 1) // 2])
        """One cell of each pair that a rotation by 180° exchanges, and the centre."""
        self.centre: Cells = 1 << self.order[len(self.order) // 2] if len(self.order) % 2 else 0

    @abstractmethod
    def neighbours_of(self, cells: Cells) -> Cells:
        """Return the neighbours of all cells of a set, including those inside the set."""

    def outer_neighbours(self, cells: Cells) -> Cells:
        """Return the neighbours of a set that are not in it."""
        return self.neighbours_of(cells) & ~cells

    def shift(self, cells: Cells, way: Way) -> Cells:
        """Return the set moved by one step; cells that would leave the grid are dropped."""
        shift, able = self._moves[way]
        return (cells & able) << shift if shift > 0 else (cells & able) >> -shift

    def longest_line(self, cells: Cells, *ways: Way) -> Cells:
        """Return the longest line without a gap, in these directions or in all; the first if there are several.

        >>> field = SquareGrid(4, 3)
        >>> cells = cells_of(field.index[name] for name in ("a1", "b1", "b2", "c3"))
        >>> field.cell_names(field.longest_line(cells, "e", "se"))
        ['a1', 'b2', 'c3']
        """
        best = most = 0
        for way in ways or self.ways:
            length, starts, longer = 0, 0, cells
            while longer:
                length, starts = length + 1, longer
                longer &= self.shift(longer, OPPOSITE[way])
            if length > most:
                most, best = length, starts & -starts
                for _ in range(length - 1):
                    best |= self.shift(best, way)
        return best

    def flood(self, start: Cells, inside: Cells) -> Cells:
        """Return the cells of `inside` that are connected to `start`."""
        neighbours_of = self.neighbours_of
        reached, before = start & inside, 0
        while reached != before:
            before = reached
            reached |= neighbours_of(reached) & inside
        return reached

    def regions(self, cells: Cells) -> list[Cells]:
        """Return the connected parts of a set."""
        parts = []
        while cells:
            part = self.flood(cells & -cells, cells)
            parts.append(part)
            cells ^= part
        return parts

    def rotate_180(self, cells: Cells) -> Cells:
        """Return the set rotated by 180°; the grid must be symmetric.

        >>> SquareGrid(3, 2).cell_names(SquareGrid(3, 2).rotate_180(0b000011))
        ['b2', 'c2']
        """
        return reversed_cells(cells, len(self.names)) << self.order[0]

    def cell_names(self, cells: Cells) -> list[str]:
        """Return the names of the cells of a set."""
        return [self.names[cell] for cell in bits(cells)]

    def _lines(self) -> Iterator[Cells]:
        for way in self.ways:
            for bit in self.order:
                if not self.shift(1 << bit, OPPOSITE[way]):
                    line = last = 1 << bit
                    while last := self.shift(last, way):
                        line |= last
                    yield line

    def _rows(self) -> list[tuple[int, ...]]:
        """Return the bits of each row, from the top."""
        rows, first = [], 0
        for length in self.lengths:
            rows.append(self.order[first : first + length])
            first += length
        return rows

    def _parse_rows(self, picture: str) -> dict[str, Cells]:
        lines = [line.strip() for line in picture.strip().splitlines()]
        if [len(line) for line in lines] != list(self.lengths):
            raise ValueError(f"the picture has rows of {[len(line) for line in lines]} cells, not {list(self.lengths)}")
        found: dict[str, Cells] = {}
        for bit, character in zip(self.order, "".join(lines), strict=True):
            found[character] = found.get(character, 0) | 1 << bit
        return found


class SquareGrid(Grid):
    """Columns a, b, … from the left, rows 1, 2, … from the top: `a1` is the top left.

    >>> SquareGrid(3, 3).cell_names(SquareGrid(3, 3).outer_neighbours(1 << 4))
    ['b1', 'a2', 'c2', 'b3']
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        count = columns * rows
        self.all = cells_of(range(count))
        left = self._not_left = cells_of(i for i in range(count) if i % columns)
        right = self._not_right = cells_of(i for i in range(count) if i % columns != columns - 1)
        names = {i: f"{chr(97 + i % columns)}{i // columns + 1}" for i in range(count)}
        upper, lower = self.all >> columns, self.all >> columns << columns
        super().__init__(names, [columns] * rows, {"e": (1, right), "s": (columns, upper)})
        self._moves |= {
            "se": (columns + 1, right & upper), "nw": (-columns - 1, left & lower),
            "sw": (columns - 1, left & upper), "ne": (1 - columns, right & lower),
        }  # fmt: skip
        self.edges: tuple[Cells, ...] = (self.lines[0], self.lines[rows - 1], self.lines[rows], self.lines[-1])
        """The top, bottom, left and right edge."""
        self.corners = tuple(edge & side for edge in self.edges[:2] for side in self.edges[2:])

    def neighbours_of(self, cells: Cells) -> Cells:
        """Return the neighbours of all cells of a set, including those inside the set."""
        sideways = ((cells & self._not_left) >> 1) | ((cells & self._not_right) << 1)
        return (sideways | cells << self.columns | cells >> self.columns) & self.all

    def largest_square(self, cells: Cells) -> Cells:
        """Return the largest full square; the first if there are several.

        >>> field = SquareGrid(3, 3)
        >>> field.cell_names(field.largest_square(field.all & ~1))
        ['b1', 'c1', 'b2', 'c2']
        """
        side, corners, larger = 0, 0, cells
        while larger:
            side, corners = side + 1, larger
            right = self.shift(larger, "w")
            larger &= right & self.shift(larger & right, "n")
        square = corners & -corners
        for _ in range(side - 1):
            square |= self.shift(square, "e")
            square |= self.shift(square, "s")
        return square

    def parse_map(self, picture: str) -> dict[str, Cells]:
        """Return the set of cells of each character of a text map.

        >>> SquareGrid(2, 2).parse_map('''
        ...     x.
        ...     .x ''')['x']
        9
        """
        return self._parse_rows(picture)

    def format_map(self, character: Callable[[int], str]) -> str:
        """Return a text map with this character for each cell."""
        return "\n".join("".join(map(character, row)) for row in self._rows())

    def __reduce__(self) -> tuple[type[SquareGrid], tuple[int, int]]:
        """Pickle the arguments only; the rest is computed from them."""
        return SquareGrid, (self.columns, self.rows)


class HexGrid(Grid):
    """Pointed-top hexes in centred rows: rows A, B, … from the top, numbered from the left: `A1`.

    Bits are numbered in slanted columns with one bit of padding in each row. Neighbours are 1, `width` and `width + 1`
    bits away, so that shifting a set never wraps around at the ends of rows.

    >>> grid = HexGrid((2, 3, 2))
    >>> grid.cell_names(grid.neighbours[grid.index["B2"]])
    ['A1', 'A2', 'B1', 'B3', 'C1', 'C2']
    """

    def __init__(self, rows: Sequence[int]) -> None:
        if any((one - two) % 2 == 0 for one, two in pairwise(rows)):
            raise ValueError(f"rows of {list(rows)} hexes do not interlock")
        widest = max(rows)
        places = [(r, widest - length + 2 * i) for r, length in enumerate(rows) for i in range(length)]
        leaning = [(row + column) // 2 for row, column in places]
        self.width: int = max(leaning) - min(leaning) + 2
        order = [row * self.width + lean - min(leaning) for (row, _), lean in zip(places, leaning, strict=True)]
        self.all = cells_of(order)
        labels = [f"{chr(65 + r)}{i + 1}" for r, length in enumerate(rows) for i in range(length)]
        ways = {"e": 1, "sw": self.width, "se": self.width + 1}
        moves = {way: (shift, self.all & self.all >> shift) for way, shift in ways.items()}
        super().__init__(dict(zip(order, labels, strict=True)), rows, moves)
        self.edges = self._edges()
        """The six edges of a hexagon, clockwise from the top; each corner belongs to two of them."""

    def neighbours_of(self, cells: Cells) -> Cells:
        """Return the neighbours of all cells of a set, including those inside the set."""
        wide, right, left = self.width, cells << 1, cells >> 1
        return (left | right | (cells | right) << wide | (cells | left) >> wide) & self.all

    def _edges(self) -> tuple[Cells, ...]:
        rows = self._rows()
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

    def parse_map(self, picture: str) -> dict[str, Cells]:
        """Return the set of cells of each character of a text map; spaces between characters are ignored."""
        return self._parse_rows("\n".join(line.replace(" ", "") for line in picture.strip().splitlines()))

    def format_map(self, character: Callable[[int], str]) -> str:
        """Return a text map with this character for each cell, rows centred."""
        widest = max(self.lengths)
        return "\n".join(" " * (widest - len(row)) + " ".join(map(character, row)) for row in self._rows())

    def __reduce__(self) -> tuple[type[HexGrid], tuple[tuple[int, ...]]]:
        """Pickle the arguments only, as for squares."""
        return HexGrid, (self.lengths,)
