"""The legal actions of a marking seat, without listing them: most are never looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from farshore.core.cells import Cells, bits
from farshore.games.explorers.actions import MARKS, Action, Mark


class Choices(Sequence[Action]):
    """A mark on each of these cells, then the other actions."""

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
        if isinstance(index, slice):
            return tuple(self)[index]
        if index < 0:
            index += len(self)
        if not 0 <= index < self.marks:
            return self.others[index - self.marks] if index >= self.marks else self.others[len(self.others)]
        cells = self.cells
        for _ in range(index):
            cells &= cells - 1
        return MARKS[(cells & -cells).bit_length() - 1]

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
