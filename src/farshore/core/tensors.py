"""What a learner sees: named blocks of small numbers, one byte each, relative to its seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, get_args

from farshore.core.cells import Cells
from farshore.core.scene import LayerKind, Scene
from farshore.core.state import Seat

_ONES: Final = bytes.maketrans(b"01", b"\x00\x01")
MOST: Final = 255


class Part(NamedTuple):
    """One named block: planes of 0 and 1 over the board, or numbers from 0 to 255."""

    name: str
    shape: tuple[int, ...]
    values: bytes


class Spec(NamedTuple):
    """What a game's tensor is made of: names and shapes, in their order. The same through a whole match."""

    parts: tuple[tuple[str, tuple[int, ...]], ...]
    size: int

    @classmethod
    def of(cls, parts: Sequence[Part]) -> Spec:
        return cls(tuple((part.name, part.shape) for part in parts), sum(len(part.values) for part in parts))


def spread(cells: Cells, size: int) -> bytes:
    """A set of cells as one byte a cell.

    >>> list(spread(0b1011, 6))
    [1, 1, 0, 1, 0, 0]
    """
    return f"{cells:0{size}b}".encode().translate(_ONES)[::-1]


# Into bytes of the caller; where games are compiled, the machine does these three itself


def spread_into(out: bytearray, at: int, cells: Cells, size: int) -> None:
    """A set of cells, one byte a cell."""
    out[at : at + size] = spread(cells, size)


def copy_into(out: bytearray, at: int, written: bytes) -> None:
    """Bytes as they are."""
    out[at : at + len(written)] = written


def numbers_into(out: bytearray, at: int, values: list[int]) -> None:
    """Whole numbers, cut off below 0 and above 255."""
    try:
        written = bytes(values)
    except ValueError:
        written = bytes([min(max(value, 0), MOST) for value in values])
    out[at : at + len(values)] = written


class Blocks:
    """Bytes of a caller that are written one named block after the other.

    >>> blocks = Blocks(bytearray(10))
    >>> blocks.begin("camps", 2, 3)
    >>> blocks.plane(0b001, 3)
    >>> blocks.plane(0b110, 3)
    >>> blocks.begin("owed", 3)
    >>> blocks.numbers([3, -1, 999])
    >>> list(blocks.out)
    [1, 0, 0, 0, 1, 1, 3, 0, 255, 0]
    """

    __slots__ = ("at", "begun", "out")

    def __init__(self, out: bytearray, begun: list[tuple[str, tuple[int, ...], int]] | None = None) -> None:
        self.out: bytearray = out
        self.at: int = 0
        """Where the next byte goes."""
        self.begun: list[tuple[str, tuple[int, ...], int]] | None = begun
        """Names, shapes and places of the blocks, for who asks for them; then there is always room for more."""

    def begin(self, name: str, first: int, second: int = 0, third: int = 0) -> None:
        """What is written from here on is this block, of up to three dimensions."""
        if self.begun is not None:
            self.begun.append((name, (first, *[size for size in (second, third) if size]), self.at))

    def plane(self, cells: Cells, size: int) -> None:
        """A set of cells, one byte a cell."""
        spread_into(self.out, self._room(size), cells, size)

    def numbers(self, values: list[int]) -> None:
        """Whole numbers, cut off below 0 and above 255."""
        numbers_into(self.out, self._room(len(values)), values)

    def put(self, written: bytes) -> None:
        """Bytes that were made before: `printed` or `one_of`."""
        copy_into(self.out, self._room(len(written)), written)

    def _room(self, size: int) -> int:
        """Where so many bytes can be written."""
        at = self.at
        self.at = at + size
        if self.at > len(self.out):
            if self.begun is None:
                raise IndexError(f"{len(self.out)} bytes are too few")
            self.out.extend(bytes(self.at - len(self.out)))
        return at

    def parts(self) -> tuple[Part, ...]:
        """All blocks that were begun, with what was written into each."""
        begun, found = self.begun or [], list[Part]()
        for number, (name, shape, at) in enumerate(begun):
            until = begun[number + 1][2] if number + 1 < len(begun) else self.at
            found.append(Part(name, shape, bytes(self.out[at:until])))
        return tuple(found)


@lru_cache(maxsize=1024)
def printed(planes: tuple[Cells, ...], size: int) -> bytes:
    """Planes that stay as they are for a whole match."""
    return b"".join([spread(cells, size) for cells in planes])


@lru_cache(maxsize=1024)
def one_of(chosen: str, choices: tuple[str, ...]) -> bytes:
    """Which of these it is: a single 1, or none.

    >>> list(one_of("mark", ("roll", "mark", "over")))
    [0, 1, 0]
    """
    return bytes([choice == chosen for choice in choices])


def around(seat: Seat, seats: int) -> list[Seat]:
    """All seats clockwise, from this one.

    >>> around(2, 4)
    [2, 3, 0, 1]
    """
    return [(seat + step) % seats for step in range(seats)]


def of_a_scene(scene: Scene, seat: Seat, out: Blocks) -> None:
    """For games that write none of their own: the board's layers, mine and others', and everybody's points."""
    size = len(scene.board.ground.shape.names)
    order = {other: place for place, other in enumerate(around(seat, len(scene.players)))}
    kinds: tuple[str, ...] = get_args(LayerKind)
    mine, theirs = dict.fromkeys(kinds, 0), dict.fromkeys(kinds, 0)
    for layer in scene.board.layers:
        side = mine if layer.seat in (None, seat) else theirs
        side[layer.kind] |= _by_index(scene, layer.cells)
    for name, sides in (("mine", mine), ("theirs", theirs)):
        out.begin(name, len(kinds), size)
        out.put(b"".join([spread(cells, size) for cells in sides.values()]))
    points, busy = [0] * len(order), [0] * len(order)
    for player in scene.players:
        points[order[player.seat]], busy[order[player.seat]] = player.points, int(player.busy)
    out.begin("points", len(points))
    out.numbers(points)
    out.begin("busy", len(busy))
    out.numbers(busy)


def _by_index(scene: Scene, cells: Cells) -> Cells:
    """The same spaces, counted in the order of the ground."""
    ground = scene.board.ground
    return sum(1 << index for index in range(len(ground.spaces)) if cells >> ground.place(index) & 1)
