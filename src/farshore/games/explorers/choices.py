"""The legal actions of a marking seat, without listing them: most are never looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from farshore.core.cells import Cells, bits
from farshore.games.explorers.actions import MARKS, Action, Mark
from farshore.games.explorers.board import BIT


class Choices(Sequence[Action]):
    """A mark on each of these cells, then the other actions.

    >>> choices = Choices(0b101100, (MARKS[0],))
    >>> [str(choices[index]) for index in range(len(choices))]
    ['mark c1', 'mark d1', 'mark f1', 'mark a1']
    """

    __slots__ = ("cells", "others", "size")

    def __init__(self, cells: Cells, others: tuple[Action, ...] = ()) -> None:
        self.cells = cells
        self.others = others
        self.size = cells.bit_count() + len(others)

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        marks = self.size - len(self.others)
        if not isinstance(index, int) or not 0 <= index < marks:
            return tuple(self)[index]
        cells = self.cells
        if 2 * index < marks:  # from whichever end is nearer
            for _ in range(index):
                cells &= cells - 1
            return MARKS[(cells & -cells).bit_length() - 1]
        for _ in range(marks - 1 - index):
            cells ^= BIT[cells.bit_length() - 1]
        return MARKS[cells.bit_length() - 1]

    def __iter__(self) -> Iterator[Action]:
        for cell in bits(self.cells):
            yield MARKS[cell]
        yield from self.others

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Mark):
            return bool(self.cells >> action.cell & 1)
        return action in self.others

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Choices({', '.join(str(action) for action in self)})"
