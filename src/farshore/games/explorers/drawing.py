"""The maps as they are drawn: a seat's own large one, and the small ones of the others.

Cells come from caches, so that a space that did not change is the same object in the next scene.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from farshore.core import scene as nodes
from farshore.core.bundles import Bundles
from farshore.core.cells import Cells, bits
from farshore.core.game import Seat
from farshore.core.text import Text, plain, text
from farshore.games.explorers.board import GRID, QUADRANT_OF, QUADRANTS, SIZE, Board, quarter
from farshore.games.explorers.box import TERRAINS, TILE, Components, Placed

SPACES: Final = SIZE * SIZE
BOARD: Final = "map"
"""The id of the large map; a space of it is `map/e7`."""

SHAPE: Final = nodes.Squares(
    columns=SIZE,
    rows=SIZE,
    column_names=tuple(chr(97 + column) for column in range(SIZE)),
    row_names=tuple(str(row + 1) for row in range(SIZE)),
    seam=TILE,
    corners=tuple(QUADRANTS),
)
SMALL_SHAPE: Final = nodes.Squares(columns=SIZE, rows=SIZE, seam=TILE)

Badge: TypeAlias = Literal["", "disc", "square", "gable", "whole"]
BADGES: Final[dict[str, Badge]] = {
    "": "",
    "village": "whole",
    "temple": "gable",
    "key": "square",
    "scroll": "square",
    "horse": "square",
    "apple": "disc",
    "carrot": "disc",
    "fish": "disc",
    "gem": "disc",
}

How: TypeAlias = Literal["quiet", "open", "start", "marked", "new", "blocked"]
"""How a space stands: nothing special · can be marked · can be the start village · marked · marked in this turn and
to be taken back · its object is not to be had now."""


@cache
def ground_text(terrain: int) -> Text:
    """The terrain's name within a sentence."""
    return text(TERRAINS[terrain])


def spoken(*words: Text) -> Text:
    """Several words as one name: "e7, desert, gem"."""
    first, *rest = words
    for word in rest:
        first = text("spoken", first=first, second=word)
    return first


# One space


def _what_lies_there(place: str, terrain: int, thing: str) -> list[Text]:
    """The first words of every space: where it is, its terrain, and the object on it."""
    ground = [ground_text(terrain)] if terrain >= 0 else []
    return [plain(place), *ground, *([text(thing)] if thing else [])]


@lru_cache(maxsize=60_000)
def space(index: int, terrain: int, thing: str, how: How, seat: Seat, start: bool) -> nodes.Cell:
    """One space of the large map; terrain -1 is a village, -2 a quadrant without a tile yet."""
    place = GRID.names[index]
    words = _what_lies_there(place, terrain, thing)
    if terrain == -2:
        words.append(text("space-empty"))
    if start:
        words.append(text("space-start-village"))
    if how != "quiet" and not start:
        words.append(text(f"space-{how}"))
    return nodes.Cell(
        id=f"{BOARD}/{place}",
        name=spoken(*words),
        fill=TERRAINS[terrain] if terrain >= 0 else "",
        icon=thing,
        badge=BADGES[thing],
        marks=(nodes.Mark(seat, "cross", how == "new"),) if how in ("marked", "new") else (),
        blocked=how == "blocked",
        start=start,
        do=f"mark {place}" if how == "open" else f"start {place}" if how == "start" else "",
    )


@lru_cache(maxsize=60_000)
def small_space(seat: Seat, index: int, terrain: int, thing: str, marked: bool, start: bool) -> nodes.Cell:
    """One space of a small map, on which the seat's marks are one coloured area."""
    place = GRID.names[index]
    words = _what_lies_there(place, terrain, thing)
    if marked:
        words.append(text("space-marked"))
    return nodes.Cell(
        id=f"{small_id(seat)}/{place}",
        name=spoken(*words),
        fill=TERRAINS[terrain] if terrain >= 0 else "",
        icon=thing,
        badge=BADGES[thing],
        marks=(nodes.Mark(seat, "cross"),) if marked else (),
        start=start,
    )


def small_id(seat: Seat) -> str:
    """The id of a seat's small map."""
    return f"board/{seat}"


@lru_cache(maxsize=50_000)
def space_ids(board: str, cells: Cells) -> tuple[str, ...]:
    """The node ids of these spaces on this board."""
    return tuple(f"{board}/{GRID.names[cell]}" for cell in bits(cells))


# Whole maps


@lru_cache(maxsize=256)
def _quiet(board: Board) -> Bundles[nodes.Cell]:
    things = board.object_at
    return Bundles.of(space(i, board.terrain_at[i], things[i], "quiet", 0, False) for i in range(SPACES))


@lru_cache(maxsize=256)
def _small_quiet(board: Board, seat: Seat) -> Bundles[nodes.Cell]:
    things = board.object_at
    return Bundles.of(small_space(seat, i, board.terrain_at[i], things[i], False, False) for i in range(SPACES))


class Standing(NamedTuple):
    """How the spaces of a map stand: sets of cells."""

    marked: Cells = 0
    new: Cells = 0
    """Marked in this turn: to be taken back."""
    opened: Cells = 0
    """To be clicked."""
    blocked: Cells = 0

    def how(self, index: int, begun: bool) -> How:
        bit = 1 << index
        if bit & self.marked:
            return "new" if bit & self.new else "marked"
        if bit & self.opened:
            return "open" if begun else "start"
        return "blocked" if bit & self.blocked else "quiet"


class Drawn:
    """The last drawing of one seat's map: the next one differs from it in few spaces."""

    __slots__ = ("last",)

    def __init__(self, cells: Bundles[nodes.Cell]) -> None:
        self.last = (Standing(), cells)

    def redraw(self, standing: Standing, cell: Callable[[int], nodes.Cell]) -> Bundles[nodes.Cell]:
        """The spaces as they stand now; `cell` draws one that changed."""
        before, drawn = self.last
        changed = 0
        for old, new in zip(before, standing, strict=True):
            changed |= old ^ new
        self.last = (standing, drawn.changed([(index, cell(index)) for index in bits(changed)]))
        return self.last[1]


@lru_cache(maxsize=512)
def _drawn(board: Board, seat: Seat, start: int) -> Drawn:
    return Drawn(_quiet(board))


@lru_cache(maxsize=512)
def _small_drawn(board: Board, seat: Seat, start: int) -> Drawn:
    return Drawn(_small_quiet(board, seat))


@lru_cache(maxsize=2048)
def large_map(board: Board, seat: Seat, mine: bool, start: int, standing: Standing) -> nodes.Field:
    """A seat's own map."""
    terrain, things = board.terrain_at, board.object_at

    def cell(index: int) -> nodes.Cell:
        how = standing.how(index, start >= 0)
        return space(index, terrain[index], things[index], how, seat, index == start)

    cells = _drawn(board, seat, start).redraw(standing, cell)
    return nodes.Field(BOARD, _board_name(seat, mine), SHAPE, cells, areas=True, seat=seat)


@lru_cache(maxsize=2048)
def small_map(board: Board, seat: Seat, start: int, marked: Cells) -> nodes.Field:
    """The same for the others to look at."""
    terrain, things = board.terrain_at, board.object_at

    def cell(index: int) -> nodes.Cell:
        return small_space(seat, index, terrain[index], things[index], marked >> index & 1 == 1, index == start)

    cells = _small_drawn(board, seat, start).redraw(Standing(marked), cell)
    return nodes.Field(small_id(seat), _board_name(seat, False), SMALL_SHAPE, cells, areas=True, seat=seat)


def unfinished_map(components: Components, tiles: tuple[Placed, ...], seat: Seat, mine: bool) -> nodes.Field:
    """The map while its tiles are being laid."""
    cells = tuple(_laid_space(components, tiles, index) for index in range(SPACES))
    return nodes.Field(BOARD, _board_name(seat, mine), SHAPE, cells, areas=True, seat=seat)


def _laid_space(components: Components, tiles: tuple[Placed, ...], index: int) -> nodes.Cell:
    quadrant = QUADRANT_OF[index]
    if quadrant >= len(tiles):
        return space(index, -2, "", "quiet", 0, False)
    placed = tiles[quadrant]
    part = quarter(components.tiles[placed.number], placed.rotation, quadrant)
    inside = index // SIZE % TILE * TILE + index % TILE
    return space(index, part.terrains[inside], part.things[inside], "quiet", 0, False)


@lru_cache(maxsize=16)
def _board_name(seat: Seat, mine: bool) -> Text:
    return text("board-mine") if mine else text("board-of", seat=seat + 1)
