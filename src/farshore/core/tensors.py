"""Features for learners: named blocks of bytes, relative to a seat."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, get_args

from farshore.core.cells import Cells
from farshore.core.scene import LayerKind, Scene
from farshore.core.state import Seat

_ONES: Final = bytes.maketrans(b"01", b"\x00\x01")
MOST: Final = 255


class FeatureBlock(NamedTuple):
    """A named block of features: planes of 0 and 1 over the board, or numbers from 0 to 255."""

    name: str
    """The name of the block."""
    shape: tuple[int, ...]
    """Its dimensions."""
    values: bytes
    """The numbers, row by row."""


class FeatureSpec(NamedTuple):
    """The names and shapes of the blocks of a tensor, in order; constant during a match."""

    parts: tuple[tuple[str, tuple[int, ...]], ...]
    """Name and shape of each block, in order."""
    size: int
    """The number of values in all."""

    @classmethod
    def of(cls, parts: Sequence[FeatureBlock]) -> FeatureSpec:
        return cls(tuple((part.name, part.shape) for part in parts), sum(len(part.values) for part in parts))


def cell_bytes(cells: Cells, size: int) -> bytes:
    """Return a set of cells as one byte per cell.

    >>> list(cell_bytes(0b1011, 6))
    [1, 1, 0, 1, 0, 0]
    """
    return f"{cells:0{size}b}".encode().translate(_ONES)[::-1]


# Into bytes of the caller; compiled, these five are machine instructions


def write_cells(out: bytearray, at: int, cells: Cells, size: int) -> None:
    """Write a set of cells, one byte per cell."""
    require_room(out, at + size)
    out[at : at + size] = cell_bytes(cells, size)


def write_bytes(out: bytearray, at: int, written: bytes) -> None:
    """Write bytes unchanged."""
    require_room(out, at + len(written))
    out[at : at + len(written)] = written


def write_row(out: MutableSequence[int] | memoryview, at: int, row: bytearray) -> None:
    """Write a row into any buffer of bytes."""
    out[at : at + len(row)] = row


def write_numbers(out: bytearray, at: int, values: list[int]) -> None:
    """Write ints, clamped to 0..255."""
    try:
        written = bytes(values)
    except ValueError:
        written = bytes([min(max(value, 0), MOST) for value in values])
    require_room(out, at + len(values))
    out[at : at + len(values)] = written


def write_number(out: bytearray, at: int, value: int) -> None:
    """Write one int, clamped to 0..255."""
    require_room(out, at + 1)
    out[at] = min(max(value, 0), MOST)


def require_room(out: bytearray, end: int) -> None:
    """Raise IndexError if the buffer ends before this offset."""
    if end > len(out):
        raise IndexError(f"{len(out)} bytes are too few")


class FeatureWriter:
    """Writes named blocks one after the other into a buffer of the caller.

    >>> blocks = FeatureWriter(bytearray(10))
    >>> blocks.begin_block("camps", 2, 3)
    >>> blocks.write_cells(0b001, 3)
    >>> blocks.write_cells(0b110, 3)
    >>> blocks.begin_block("owed", 3)
    >>> blocks.write_numbers([3, -1, 999])
    >>> list(blocks.out)
    [1, 0, 0, 0, 1, 1, 3, 0, 255, 0]
    """

    __slots__ = ("at", "begun", "out")

    def __init__(self, out: bytearray, begun: list[tuple[str, tuple[int, ...], int]] | None = None) -> None:
        self.out: bytearray = out
        self.at: int = 0
        """The offset of the next byte."""
        self.begun: list[tuple[str, tuple[int, ...], int]] | None = begun
        """Names, shapes and offsets of the blocks, if they are recorded; then the buffer grows as needed."""

    def begin_block(self, name: str, first: int, second: int = 0, third: int = 0) -> None:
        """Start a block with up to three dimensions."""
        if self.begun is not None:
            self.begun.append((name, (first, *[size for size in (second, third) if size]), self.at))

    def write_cells(self, cells: Cells, size: int) -> None:
        """Write a set of cells, one byte per cell."""
        at = self._advance(size)
        write_cells(self.out, at, cells, size)

    def write_numbers(self, values: list[int]) -> None:
        """Write ints, clamped to 0..255."""
        at = self._advance(len(values))
        write_numbers(self.out, at, values)

    def write_number(self, value: int) -> None:
        """Write one int, clamped to 0..255."""
        at = self.at
        self.at = at + 1
        if self.begun is not None:
            self._extend()
        write_number(self.out, at, value)

    def write_bytes(self, written: bytes) -> None:
        """Write precomputed bytes: those of `constant_planes` or `one_hots`."""
        at = self._advance(len(written))
        write_bytes(self.out, at, written)

    def _advance(self, size: int) -> int:
        """Return the offset of the next bytes and go on behind them."""
        at = self.at
        self.at = at + size
        if self.begun is not None:
            self._extend()
        return at

    def _extend(self) -> None:
        """Let the buffer reach to the current offset."""
        if self.at > len(self.out):
            self.out.extend(bytes(self.at - len(self.out)))

    def blocks(self) -> tuple[FeatureBlock, ...]:
        """Return all blocks with their values."""
        begun, found = self.begun or [], list[FeatureBlock]()
        for number, (name, shape, at) in enumerate(begun):
            until = begun[number + 1][2] if number + 1 < len(begun) else self.at
            found.append(FeatureBlock(name, shape, bytes(self.out[at:until])))
        return tuple(found)


@lru_cache(maxsize=1024)
def constant_planes(planes: tuple[Cells, ...], size: int) -> bytes:
    """Return planes that are constant during a match."""
    return b"".join([cell_bytes(cells, size) for cells in planes])


def one_hots(choices: Sequence[str]) -> dict[str, bytes]:
    """Return the one-hot vector of each choice.

    >>> list(one_hots(("roll", "mark", "over"))["mark"])
    [0, 1, 0]
    """
    return {chosen: bytes([choice == chosen for choice in choices]) for chosen in choices}


def seats_from(seat: Seat, seats: int) -> list[Seat]:
    """Return all seats clockwise, starting with this one.

    >>> seats_from(2, 4)
    [2, 3, 0, 1]
    """
    return [(seat + step) % seats for step in range(seats)]


SCENE_FEATURE_NOTES: Final = {
    "mine": "the layers of the board that belong to the own seat or to nobody, one plane for each kind",
    "theirs": "the layers of other seats, one plane for each kind",
    "points": "the points of each seat, the own one first",
    "busy": "whether each seat is to act",
}
"""What the blocks of `write_scene_features` hold."""


def write_scene_features(scene: Scene, seat: Seat, out: FeatureWriter) -> None:
    """Write default features: the layers of the board by owner, and the points of all seats."""
    size = len(scene.board.ground.shape.names)
    order = {other: place for place, other in enumerate(seats_from(seat, len(scene.players)))}
    kinds: tuple[str, ...] = get_args(LayerKind)
    mine, theirs = dict.fromkeys(kinds, 0), dict.fromkeys(kinds, 0)
    for layer in scene.board.layers:
        side = mine if layer.seat in (None, seat) else theirs
        side[layer.kind] |= _by_index(scene, layer.cells)
    for name, sides in (("mine", mine), ("theirs", theirs)):
        out.begin_block(name, len(kinds), size)
        out.write_bytes(b"".join([cell_bytes(cells, size) for cells in sides.values()]))
    points, busy = [0] * len(order), [0] * len(order)
    for player in scene.players:
        points[order[player.seat]], busy[order[player.seat]] = player.points, int(player.busy)
    out.begin_block("points", len(points))
    out.write_numbers(points)
    out.begin_block("busy", len(busy))
    out.write_numbers(busy)


def _by_index(scene: Scene, cells: Cells) -> Cells:
    """Return the cells as a set of space numbers, in the order of the ground."""
    ground = scene.board.ground
    return sum(1 << index for index in range(len(ground.spaces)) if cells >> ground.place(index) & 1)
