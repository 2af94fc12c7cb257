"""Square and hexagonal fields. A set of cells is one Python int: bit i is cell i."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

Cells: TypeAlias = int
Way: TypeAlias = str
"""One step on a field, by the compass: `e`, `sw`; hexes have no `n` and no `s`."""
OPPOSITE: Final = {"n": "s", "s": "n", "e": "w", "w": "e", "ne": "sw", "sw": "ne", "nw": "se", "se": "nw"}


def bits(cells: Cells) -> Iterator[int]:
    """The cells of a set, lowest first.

    >>> list(bits(0b1011))
    [0, 1, 3]
    """
    while cells:
        low = cells & -cells
        yield low.bit_length() - 1
        cells ^= low


def cells_of(indices: Iterable[int]) -> Cells:
    """The set of these cells."""
    result = 0
    for index in indices:
        result |= 1 << index
    return result


class Grid:
    """Cells with names and neighbours: what square and hexagonal fields share."""

    def __init__(self, names: Sequence[str], neighbours: Sequence[Cells]) -> None:
        self.names = tuple(names)
        self.index = {name: index for index, name in enumerate(self.names)}
        self.neighbours = tuple(neighbours)
        self.all: Cells = (1 << len(self.names)) - 1

    def around(self, cells: Cells) -> Cells:
        """The neighbours of a set that are not in it."""
        result = 0
        for cell in bits(cells):
            result |= self.neighbours[cell]
        return result & ~cells

    def beside(self, cells: Cells) -> Cells:
        """All neighbours of the cells of a set, those in the set too."""
        result = 0
        for cell in bits(cells):
            result |= self.neighbours[cell]
        return result

    def moved(self, cells: Cells, way: Way) -> Cells:
        """The set one step further this way; what would leave the field is gone."""
        raise NotImplementedError

    def longest(self, cells: Cells, *ways: Way) -> Cells:
        """The longest line without a gap in one of these ways; of several, the first.

        >>> field = SquareGrid(4, 3)
        >>> field.named(field.longest(cells_of(field.index[name] for name in ("a1", "b1", "b2", "c3")), "e", "se"))
        ['a1', 'b2', 'c3']
        """
        best = most = 0
        for way in ways:
            length, starts, longer = 0, 0, cells
            while longer:
                length, starts = length + 1, longer
                longer &= self.moved(longer, OPPOSITE[way])
            if length > most:
                most, best = length, starts & -starts
                for _ in range(length - 1):
                    best |= self.moved(best, way)
        return best

    def flood(self, start: Cells, inside: Cells) -> Cells:
        """All of `inside` that is connected with `start`."""
        reached = start & inside
        edge = reached
        while edge:
            edge = self.around(edge) & inside & ~reached
            reached |= edge
        return reached

    def regions(self, cells: Cells) -> list[Cells]:
        """The connected parts of a set."""
        parts = []
        while cells:
            part = self.flood(cells & -cells, cells)
            parts.append(part)
            cells &= ~part
        return parts

    def named(self, cells: Cells) -> list[str]:
        """The names of a set's cells."""
        return [self.names[cell] for cell in bits(cells)]


class SquareGrid(Grid):
    """Columns a, b, … from the left, rows 1, 2, … from the top: `a1` is the top left.

    >>> SquareGrid(3, 3).named(SquareGrid(3, 3).around(1 << 4))
    ['b1', 'a2', 'c2', 'b3']
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        count = columns * rows
        self._not_left = cells_of(i for i in range(count) if i % columns)
        self._not_right = cells_of(i for i in range(count) if i % columns != columns - 1)
        self.all = (1 << count) - 1
        names = [f"{chr(97 + i % columns)}{i // columns + 1}" for i in range(count)]
        super().__init__(names, [self.around(1 << i) for i in range(count)])
        left, right = self._not_left, self._not_right
        self._moves = {
            "n": (-columns, self.all), "ne": (1 - columns, right), "e": (1, right), "se": (1 + columns, right),
            "s": (columns, self.all), "sw": (columns - 1, left), "w": (-1, left), "nw": (-1 - columns, left),
        }  # fmt: skip
        """How far each way shifts a set, and the cells that can go that way."""
        row, column = (1 << columns) - 1, cells_of(range(0, count, columns))
        across = tuple(row << start for start in range(0, count, columns))
        down = tuple(column << start for start in range(columns))
        self.lines: tuple[Cells, ...] = (*across, *down)
        """Rows from the top, then columns from the left, each from edge to edge."""
        self.edges = (across[0], across[-1], down[0], down[-1])
        self.corners = tuple(edge & side for edge in self.edges[:2] for side in self.edges[2:])

    def around(self, cells: Cells) -> Cells:
        """The same by shifting whole sets, which is fast."""
        sideways = ((cells & self._not_left) >> 1) | ((cells & self._not_right) << 1)
        return (sideways | cells << self.columns | cells >> self.columns) & self.all & ~cells

    def moved(self, cells: Cells, way: Way) -> Cells:
        shift, able = self._moves[way]
        return (cells & able) << shift & self.all if shift > 0 else (cells & able) >> -shift

    def square(self, cells: Cells) -> Cells:
        """The largest square without a hole; of several, the first.

        >>> field = SquareGrid(3, 3)
        >>> field.named(field.square(field.all & ~1))
        ['b1', 'c1', 'b2', 'c2']
        """
        side, corners, larger = 0, 0, cells
        while larger:
            side, corners = side + 1, larger
            right = self.moved(larger, "w")
            larger &= right & self.moved(larger & right, "n")
        square = corners & -corners
        for _ in range(side - 1):
            square |= self.moved(square, "e")
            square |= self.moved(square, "s")
        return square

    def read(self, picture: str) -> dict[str, Cells]:
        """The set of cells of each character of a text map.

        >>> SquareGrid(2, 2).read('''
        ...     x.
        ...     .x ''')['x']
        9
        """
        return _read(picture, [self.columns] * self.rows)

    def write(self, character: Callable[[int], str]) -> str:
        """A text map with this character for each cell."""
        lines = ("".join(character(r * self.columns + c) for c in range(self.columns)) for r in range(self.rows))
        return "\n".join(lines)


class HexGrid(Grid):
    """Pointed-top hexes in centred rows: rows A, B, … from the top, numbered from the left: `A1`.

    >>> HexGrid((2, 3, 2)).named(HexGrid((2, 3, 2)).neighbours[3])
    ['A1', 'A2', 'B1', 'B3', 'C1', 'C2']
    """

    def __init__(self, rows: Sequence[int]) -> None:
        self.lengths = tuple(rows)
        widest = max(rows)
        places = [(r, widest - length + 2 * i) for r, length in enumerate(rows) for i in range(length)]
        at = {place: index for index, place in enumerate(places)}
        self.places = tuple(places)
        """Row and doubled column of each cell: a neighbour in the row is 2 away, in the next row 1."""
        self.at = at
        compass = {"w": (0, -2), "e": (0, 2), "nw": (-1, -1), "ne": (-1, 1), "sw": (1, -1), "se": (1, 1)}
        self._moves = {
            way: tuple(1 << at[r + a, c + b] if (r + a, c + b) in at else 0 for r, c in places)
            for way, (a, b) in compass.items()
        }
        names = [f"{chr(65 + r)}{i + 1}" for r, length in enumerate(rows) for i in range(length)]
        super().__init__(names, [sum(self._moves[way][cell] for way in compass) for cell in range(len(places))])

    def moved(self, cells: Cells, way: Way) -> Cells:
        moves, result = self._moves[way], 0
        for cell in bits(cells):
            result |= moves[cell]
        return result

    def read(self, picture: str) -> dict[str, Cells]:
        """The set of cells of each character of a text map; spaces between characters do not count."""
        lines = [line.replace(" ", "") for line in picture.strip().splitlines()]
        return _read("\n".join(lines), self.lengths)

    def write(self, character: Callable[[int], str]) -> str:
        """A text map with this character for each cell, rows centred."""
        lines, first, widest = [], 0, max(self.lengths)
        for length in self.lengths:
            lines.append(" " * (widest - length) + " ".join(character(first + i) for i in range(length)))
            first += length
        return "\n".join(lines)


def _read(picture: str, lengths: Sequence[int]) -> dict[str, Cells]:
    lines = [line.strip() for line in picture.strip().splitlines()]
    if [len(line) for line in lines] != list(lengths):
        raise ValueError(f"the picture has rows of {[len(line) for line in lines]} cells, not {list(lengths)}")
    found: dict[str, Cells] = {}
    for index, character in enumerate("".join(lines)):
        found[character] = found.get(character, 0) | 1 << index
    return found
