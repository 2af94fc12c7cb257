"""The scene of a seat: its map in the middle, the card below, points on the right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from farshore.core.cells import Cells, bits, cells_of
from farshore.core.defaults import pad_line
from farshore.core.lazy_actions import LegalActions
from farshore.core.scene import (
    Field,
    Glyph,
    Ground,
    Layer,
    OwnScene,
    Piece,
    Player,
    Row,
    SharedScene,
    Sheet,
    Space,
    Squares,
    memo,
    memo_by,
)
from farshore.core.state import Seat
from farshore.core.text import SeatName, Text, join_texts, literal, seat_name, text
from farshore.games.explorers.board import BIT, GRID, QUADRANT_CELLS, QUADRANTS, SIZE, Board, Quarter, quarter
from farshore.games.explorers.components import TERRAINS, TILE
from farshore.games.explorers.marking import keys_left, scrolls_left
from farshore.games.explorers.panels import Pad, left_panels, my_panels, pad_of, round_tracks, tray_rows, with_one_sheet
from farshore.games.explorers.prompt import buttons, prompt, status
from farshore.games.explorers.rules import legal
from farshore.games.explorers.scoring import PAD, gems_found
from farshore.games.explorers.state import PlayerSheet, State

Badge: TypeAlias = Literal["", "disc", "square", "gable", "whole"]
BADGES: Final[dict[str, Badge]] = {
    "": "",
    "village": "whole",
    "temple": "gable",
    **dict.fromkeys(("key", "scroll", "horse"), "square"),
    **dict.fromkeys(("apple", "carrot", "fish", "gem"), "disc"),
}
NOT_LAID: Final = Space(words=(Text("space-empty"),))


def printed_space(terrain: str, thing: str) -> Space:
    """Return a space with its terrain and the object on it."""
    words = tuple(Text(word) for word in (terrain, thing) if word)
    return Space(words, fill=terrain, icon=thing, badge=BADGES[thing])


SHAPE: Final = Squares(
    columns=SIZE,
    rows=SIZE,
    names=GRID.names,
    column_names=tuple(chr(97 + column) for column in range(SIZE)),
    row_names=tuple(str(row + 1) for row in range(SIZE)),
    seam=TILE,
    corners=tuple(QUADRANTS),
    kinds=(NOT_LAID, *[printed_space(terrain, thing) for terrain in ("", *TERRAINS) for thing in BADGES]),
)


def shared_scene(view: State) -> SharedScene:
    """Return the round, all players with their maps, and the pad: the same for everybody."""
    tables = [with_one_sheet(view, seat) for seat in range(view.box.seats)]
    pads = [pad_of(table) for table in tables]
    totals = tuple([pad.total for pad in pads])
    over = view.stage == "over"
    return SharedScene(
        players=tuple([_player(view, seat, table, totals[seat]) for seat, table in enumerate(tables)]),
        pad=_pad(tuple(pads), totals, over, bool(view.goals)),
        header=round_tracks(view.box, view.round + over, view.turn),
    )


_TABLE: Final = ("box", "map", "goals", "tiles", "acting", "stage", "first", "start", "round", "turn", "unseen", "card")
_TAKEN: Final = ("chosen", "temple_places", "race_places")


@memo_by(*_TABLE, *_TAKEN, others=("side", "temples", "races"))
def own_scene(view: State, seat: Seat | None) -> OwnScene:
    """Return the own map and what the seat can do; a spectator sees the first seat's map, without anything to click."""
    shown = seat or 0
    choices = legal(view, seat) if seat is not None else ()
    does = choices.others if isinstance(choices, LegalActions) else tuple(choices)
    table = with_one_sheet(view, shown)
    return OwnScene(
        board=_my_board(view, seat, shown),
        prompt=prompt(view, seat, pad_of(table).total, does),
        left=left_panels(view),
        hand=tray_rows(view, shown, does),
        right=my_panels(view, shown, table),
        buttons=buttons(view, seat, does),
    )


# Players


def _player(view: State, seat: Seat, table: State, points: int) -> Player:
    busy, doing = seat in view.acting, status(view, seat)
    return _explorer(table, seat, points, doing, busy) if view.start >= 0 else _waiting_seat(seat, points, doing, busy)


@memo
def _waiting_seat(seat: Seat, points: int, doing: Text, busy: bool) -> Player:
    """Return a seat before the start village is marked."""
    return Player(f"player/{seat}", seat_name(seat), seat, points, doing, busy)


@memo
def _explorer(table: State, seat: Seat, points: int, doing: Text, busy: bool) -> Player:
    things = _belongings(seat, keys_left(table, 0), scrolls_left(table, 0), gems_found(table, 0))
    small = _small_map(table.map, table.start, seat, table.seats[0].marked)
    return Player(f"player/{seat}", seat_name(seat), seat, points, doing, busy, (things,), small)


@memo
def _belongings(seat: Seat, keys: int, scrolls: int, gems: int) -> Row:
    """Return what a player has, as icons."""
    counts = {"key": keys, "scroll": scrolls, "gem": gems}
    pieces = tuple(
        Piece(
            f"player/{seat}/{art}",
            join_texts(Text(f"many-{art}"), literal(str(count))),
            glyphs=(Glyph(art=art, count=count, state="" if count else "off"),),
        )
        for art, count in counts.items()
    )
    return Row(f"player/{seat}/things", Text("belongings"), pieces)


# The score pad


@memo
def _pad(pads: tuple[Pad, ...], totals: tuple[int, ...], over: bool, goals: bool) -> Sheet:
    """Return the score pad, and for each line the spaces that bring its points."""
    names = [name for name in PAD if goals or name != "achievements"]
    lines = tuple([pad_line(name, tuple([pad.lines[index] for pad in pads])) for index, name in enumerate(names)])
    return Sheet("pad", Text("score-pad"), lines, totals, Text("total"), None if over else Text("pad-if-now"))


# Maps


def _my_board(view: State, seat: Seat | None, shown: Seat) -> Field:
    mine = seat is not None
    if view.start >= 0:
        return _my_map(view.map, view.start, shown, mine, view.seats[shown], mine and shown in view.acting)
    quarters = view.map.quarters or tuple(_placed_quarters(view))
    starts = cells_of(view.map.starts) if view.stage == "start" and seat in view.acting else 0
    return _unfinished_map(quarters, shown, mine, starts)


@memo
def _my_map(board: Board, start: int, seat: Seat, mine: bool, sheet: PlayerSheet, acting: bool) -> Field:
    """Return a seat's own map: marks, marks that can be undone, provisions out of season, spaces that can be marked."""
    layers = (
        Layer("cross", sheet.marked, seat, name=Text("space-marked")),
        Layer("new", sheet.marked & ~sheet.before, seat, name=Text("space-new")),
        Layer("start", BIT[start], name=Text("space-start-village")),
        Layer("blocked", GRID.all & ~(sheet.free | sheet.marked | board.villages), name=Text("space-blocked")),
        Layer("legal", sheet.open if acting else 0, name=Text("space-open"), do="mark"),
    )
    return Field("map", _name(seat, mine), ground(board.quarters), layers, seat)


@memo
def _small_map(board: Board, start: int, seat: Seat, marked: Cells) -> Field:
    """Return a seat's map for the others to look at."""
    layers = Layer("area", marked, seat, name=Text("space-marked")), Layer("start", BIT[start])
    return Field(f"board/{seat}", _name(seat, False), ground(board.quarters), layers, seat)


@memo
def _unfinished_map(quarters: tuple[Quarter, ...], seat: Seat, mine: bool, starts: Cells) -> Field:
    """Return the map while its tiles are placed, then the villages to start from."""
    lit = (Layer("legal", starts, name=Text("space-start"), do="start"),) if starts else ()
    return Field("map", _name(seat, mine), ground(quarters), lit, seat)


def _name(seat: Seat, mine: bool) -> Text:
    return Text("board-mine") if mine else text("board-of", seat=SeatName(seat))


def _placed_quarters(view: State) -> Iterator[Quarter]:
    """Yield the quarters of a map that is not finished."""
    for quadrant, placed in enumerate(view.tiles):
        yield quarter(view.box.components.tiles[placed.number], placed.rotation, quadrant)


@memo
def ground(quarters: tuple[Quarter, ...]) -> Ground:
    """Return the printed spaces of the tiles that are placed; the other quadrants are empty."""
    spaces = [NOT_LAID] * len(GRID.names)
    for part_of_map in quarters:
        cells = bits(QUADRANT_CELLS[part_of_map.quadrant])
        for cell, terrain, thing in zip(cells, part_of_map.terrains, part_of_map.things, strict=True):
            spaces[cell] = printed_space(TERRAINS[terrain] if terrain >= 0 else "", thing)
    return Ground.of(SHAPE, spaces, areas=True)
