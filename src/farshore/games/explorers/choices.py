"""The legal actions of a marking seat, without listing them: most are never looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from farshore.core.cells import Cells, bits
from farshore.games.explorers.actions import MARKS, Action, Mark
from farshore.games.explorers.board import BIT


def nth(cells: Cells, index: int, count: int) -> int:
    """The cell number `index` of a set of `count`, from the lowest; it is looked for from the nearer end.

    >>> [nth(0b101100, index, 3) for index in range(3)]
    [2, 3, 5]
    """
    if 2 * index < count:
        while index:
            cells &= cells - 1
            index -= 1
        return (cells & -cells).bit_length() - 1
    while (index := index + 1) < count:
        cells ^= BIT[cells.bit_length() - 1]
    return cells.bit_length() - 1


class Choices(Sequence[Action]):
    """A mark on each of these cells, then the other actions."""

    __slots__ = ("cells", "marks", "others", "size")

    def __init__(self, cells: Cells, others: tuple[Action, ...] = ()) -> None:
        self.cells = cells
        self.marks = cells.bit_count()
        self.others = others
        self.size = self.marks + len(others)

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(index, int) and 0 <= index < self.marks:
            return MARKS[nth(self.cells, index, self.marks)]
        return tuple(self)[index]

    def __iter__(self) -> Iterator[Action]:
        for cell in bits(self.cells):
            yield MARKS[cell]
        yield from self.others

    def __contains__(self, action: object) -> bool:
        if type(action) is Mark:
            return bool(self.cells >> action.cell & 1)
        return action in self.others

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Choices({', '.join(str(action) for action in self)})"
