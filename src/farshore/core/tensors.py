"""What a learner sees: named blocks of small numbers, one byte each, relative to its seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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


@lru_cache(maxsize=1024)
def printed(planes: tuple[Cells, ...], size: int) -> bytes:
    """Planes that stay as they are for a whole match."""
    return b"".join([spread(cells, size) for cells in planes])


def planes(name: str, shape: tuple[int, ...], sets: Iterable[Cells]) -> Part:
    """A plane of this shape for each set of cells."""
    size = 1
    for side in shape:
        size *= side
    drawn = [spread(cells, size) for cells in sets]
    return Part(name, (len(drawn), *shape), b"".join(drawn))


def numbers(name: str, values: Iterable[int]) -> Part:
    """Whole numbers, cut off below 0 and above 255.

    >>> numbers("owed", (3, -1, 999)).values
    b'\\x03\\x00\\xff'
    """
    written = bytes([value if 0 <= value <= MOST else 0 if value < 0 else MOST for value in values])
    return Part(name, (len(written),), written)


def one_of(name: str, chosen: object, choices: Sequence[object]) -> Part:
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
        planes("mine", (size,), mine.values()),
        planes("theirs", (size,), theirs.values()),
        numbers("points", (total for _, total in points)),
        numbers("busy", (int(player.busy) for player in sorted(scene.players, key=lambda each: order[each.seat]))),
    )


def _by_index(scene: Scene, cells: Cells) -> Cells:
    """The same spaces, counted in the order of the ground."""
    ground = scene.board.ground
    return sum(1 << index for index in range(len(ground.spaces)) if cells >> ground.place(index) & 1)
