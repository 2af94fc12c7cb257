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

    __slots__ = ("cells", "marks", "others")

    def __init__(self, cells: Cells, others: tuple[Action, ...] = ()) -> None:
        self.cells = cells
        self.marks = cells.bit_count()
        self.others = others

    def __len__(self) -> int:
        return self.marks + len(self.others)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        if not isinstance(index, int) or not 0 <= index < self.marks:
            return tuple(self)[index]
        cells = self.cells
        if index + index < self.marks:  # from whichever end is nearer
            while index:
                cells &= cells - 1
                index -= 1
            return MARKS[(cells & -cells).bit_length() - 1]
        index -= self.marks - 1
        while index:
            cells ^= BIT[cells.bit_length() - 1]
            index += 1
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
