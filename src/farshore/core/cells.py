"""Square and hexagonal fields. A set of cells is one Python int: bit i is cell i."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

Cells: TypeAlias = int


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

    def around(self, cells: Cells) -> Cells:
        """The same by shifting whole sets, which is fast."""
        sideways = ((cells & self._not_left) >> 1) | ((cells & self._not_right) << 1)
        return (sideways | cells << self.columns | cells >> self.columns) & self.all & ~cells

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
        steps = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
        self.places = tuple(places)
        """Row and doubled column of each cell: a neighbour in the row is 2 away, in the next row 1."""
        self.at = at
        names = [f"{chr(65 + r)}{i + 1}" for r, length in enumerate(rows) for i in range(length)]
        super().__init__(
            names, [cells_of(at[r + a, c + b] for a, b in steps if (r + a, c + b) in at) for r, c in places]
        )

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
