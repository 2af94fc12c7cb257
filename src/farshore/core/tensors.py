"""What a learner sees: named blocks of small numbers, one byte each, relative to its seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import prod
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


@lru_cache(maxsize=1024)
def printed(planes: tuple[Cells, ...], size: int) -> bytes:
    """Planes that stay as they are for a whole match."""
    return b"".join([spread(cells, size) for cells in planes])


def planes(name: str, shape: tuple[int, ...], sets: Sequence[Cells]) -> Part:
    """A plane of this shape for each set of cells.

    >>> planes("camps", (4,), (0b0001, 0b1010)).values
    b'\\x01\\x00\\x00\\x00\\x00\\x01\\x00\\x01'
    """
    size, all_of_them = prod(shape), 0
    for cells in reversed(sets):  # spread as one set: half the time of one after the other
        all_of_them = all_of_them << size | cells
    return Part(name, (len(sets), *shape), spread(all_of_them, size * len(sets)) if sets else b"")


def numbers(name: str, values: Iterable[int]) -> Part:
    """Whole numbers, cut off below 0 and above 255.

    >>> numbers("owed", (3, -1, 999)).values
    b'\\x03\\x00\\xff'
    """
    told = tuple(values)
    try:
        written = bytes(told)
    except ValueError:
        written = bytes([min(max(value, 0), MOST) for value in told])
    return Part(name, (len(written),), written)


@lru_cache(maxsize=1024)
def one_of(name: str, chosen: str, choices: tuple[str, ...]) -> Part:
    """Which of these it is: a single 1, or none.

    >>> list(one_of("stage", "mark", ("roll", "mark", "over")).values)
    [0, 1, 0]
    """
    return Part(name, (len(choices),), bytes([choice == chosen for choice in choices]))


def around(seat: Seat, seats: int) -> list[Seat]:
    """All seats clockwise, from this one.

    >>> around(2, 4)
    [2, 3, 0, 1]
    """
    return [(seat + step) % seats for step in range(seats)]


def of_a_scene(scene: Scene, seat: Seat) -> tuple[Part, ...]:
    """For games that write none of their own: the board's layers, mine and others', and everybody's points."""
    size = len(scene.board.ground.shape.names)
    order = {other: place for place, other in enumerate(around(seat, len(scene.players)))}
    kinds = get_args(LayerKind)
    mine, theirs = dict.fromkeys(kinds, 0), dict.fromkeys(kinds, 0)
    for layer in scene.board.layers:
        side = mine if layer.seat in (None, seat) else theirs
        side[layer.kind] |= _by_index(scene, layer.cells)
    points = sorted((order[player.seat], player.points) for player in scene.players)
    return (
        planes("mine", (size,), tuple(mine.values())),
        planes("theirs", (size,), tuple(theirs.values())),
        numbers("points", (total for _, total in points)),
        numbers("busy", (int(player.busy) for player in sorted(scene.players, key=lambda each: order[each.seat]))),
    )


def _by_index(scene: Scene, cells: Cells) -> Cells:
    """The same spaces, counted in the order of the ground."""
    ground = scene.board.ground
    return sum(1 << index for index in range(len(ground.spaces)) if cells >> ground.place(index) & 1)
