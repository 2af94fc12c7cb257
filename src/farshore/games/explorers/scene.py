"""What a seat sees: its map in the middle, the card on the left, what its marks are worth on the right."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from farshore.core.scene import Button, Field, Glyph, Item, Note, Panel, Piece, Row, Scene, Sheet, SheetLine, Then
from farshore.core.state import NOBODY, Seat
from farshore.core.text import plain, text
from farshore.games.explorers import achievements, panels, rules, scoring
from farshore.games.explorers.board import GRID, NEIGHBOURS, QUADRANTS, SIZE, Board
from farshore.games.explorers.box import ROTATIONS, Side, side_name
from farshore.games.explorers.drawing import (
    BOARD,
    Standing,
    large_map,
    small_id,
    space_ids,
    unfinished_map,
)
from farshore.games.explorers.marking import scrolls_ready
from farshore.games.explorers.prompt import NOTHING, Does, buttons, does, prompt
from farshore.games.explorers.shown import Shown, Status, Tally
from farshore.games.explorers.shown import shown as sheet_shown
from farshore.games.explorers.state import Sheet as Paper
from farshore.games.explorers.state import State

NAMES: Final = tuple(text(f"score-{name}") for name in scoring.PAD)
PAD, TOTAL, IF_NOW = text("score-pad"), text("total"), text("pad-if-now")


class Own(NamedTuple):
    """What a seat sees of its own: all but the other players and the score pad."""

    board: Field
    prompt: Note
    left: tuple[Panel, ...]
    hand: tuple[Row, ...]
    right: tuple[Panel, ...]
    buttons: tuple[Button, ...]


def scene(view: State, seat: Seat | None) -> Scene:
    """The whole table; a spectator looks over the shoulder of the first seat and can click nothing."""
    shown = 0 if seat is None else seat
    pads = scoring.scores(view)
    sheets = [sheet_shown(view, other, pad) for other, pad in enumerate(pads)]
    own = _own(view, seat, sheets[shown])
    turn = view.box.turn
    return Scene(
        board=own.board,
        prompt=own.prompt,
        players=tuple([sheet.player(_status(view, n), n in view.acting, n == seat) for n, sheet in enumerate(sheets)]),
        pad=_pad(tuple([sheet.tally for sheet in sheets]), shown, view.stage == "over", bool(view.goals)),
        header=panels.round_tracks(turn.rounds, turn.turns, view.round + (view.stage == "over"), view.turn),
        left=own.left,
        hand=own.hand,
        right=own.right,
        buttons=own.buttons,
    )


def _own(view: State, seat: Seat | None, sheet: Shown) -> Own:
    """Kept with the sheet, as long as nothing else happens that its owner sees."""
    if view.start < 0:
        return _drawn(view, seat, sheet)
    common = (view.stage, view.acting, view.round, view.turn, view.card, view.chosen, view.unseen)
    beside = (seat, common, [paper.side for paper in view.seats], _races(view))
    if sheet.own[0] != beside:
        sheet.own = (beside, _drawn(view, seat, sheet))
    own: Own = sheet.own[1]
    return own


def _drawn(view: State, seat: Seat | None, sheet: Shown) -> Own:
    shown = sheet.seat
    may = NOTHING if seat is None else does(rules.legal(view, seat))
    return Own(
        board=_board(view, shown, seat is not None, may),
        prompt=prompt(view, seat, may, sheet.pad.rank, sheet.total),
        left=_left(view, shown, may),
        hand=_hand(view, view.seats[shown], may),
        right=_right(view, sheet) if view.start >= 0 else _goals(view, shown, 0),
        buttons=buttons(view, seat, may),
    )


def _races(view: State) -> object:
    """How the races for temples and achievements stand."""
    return view.temple_places, view.race_places, [(paper.temples, paper.races) for paper in view.seats]


# The map


def _board(view: State, shown: Seat, mine: bool, may: Does) -> Field:
    if not view.map.quarters:
        return unfinished_map(view.box.components, view.tiles, shown, mine)
    paper = view.seats[shown]
    blocked = ~(paper.free | paper.marked | view.map.villages) & GRID.all if view.start >= 0 else 0
    standing = Standing(paper.marked, paper.marked & ~paper.before, may.cells, blocked)
    return large_map(view.map, shown, mine, view.start, standing)


# Left: what happens


def _left(view: State, shown: Seat, may: Does) -> tuple[Panel, ...]:
    if view.start < 0:
        return (_tiles(view), _turns()) if view.stage == "tile" and may.texts else ()
    found: list[Panel] = []
    if view.card is not None:
        found.append(_card(view, shown, may))
    turn = view.box.turn
    if view.stage != "over" and view.turn > 0:
        shown_card = view.card.index if view.card else -1
        come = turn.turns - view.turn + (view.card is None)
        found.append(panels.deck_row(view.box.components.cards, view.unseen, shown_card, come))
    return tuple(found)


def _card(view: State, shown: Seat, may: Does) -> Row:
    """The card; each side with the marks it brings the looking seat, and those who took it."""
    assert view.card is not None
    first, second = view.card.sides
    active = view.active
    mine = shown == active
    sides = _side(view, active, mine, first, may), _side(view, active, mine, second, may)
    return panels.card_row(view.chosen, mine, *sides)


def _side(view: State, active: Seat, mine: bool, side: Side, may: Does) -> panels.SideShown:
    """Before the active player has chosen, the others do not know how many marks a side will bring."""
    turn = view.box.turn
    others = rules.marks_for(view, side)
    takers = tuple([seat for seat, paper in enumerate(view.seats) if paper.side == side])
    count = turn.active if mine else others if active == NOBODY or view.chosen else 0
    return panels.SideShown(side, _side_does(side, may), count, takers)


def _side_does(side: Side, may: Does) -> str:
    for action in _side_actions(side):
        if action in may.texts:
            return action
    return ""


@lru_cache(maxsize=64)
def _side_actions(side: Side) -> tuple[str, str]:
    name = side_name(side)
    return f"take {name}", f"choose {name}"


def _status(view: State, seat: Seat) -> Status:
    """What a seat is doing."""
    if view.stage == "over":
        return "over", 0
    if seat not in view.acting:
        return "done" if view.stage == "mark" else "waiting", 0
    paper = view.seats[seat]
    if view.stage != "mark" or paper.doing in ("take", "bonus"):
        return "choosing", 0
    left = paper.owed + paper.horse
    return "left" if left else "finishing", left


# Right: what is mine and what it is worth


def _right(view: State, sheet: Shown) -> tuple[Panel, ...]:
    """Kept with the sheet, as long as nothing happens in the races."""
    beside = _races(view)
    if sheet.right[0] != beside:
        sheet.right = (beside, _my_panels(view, sheet))
    return sheet.right[1]


def _my_panels(view: State, sheet: Shown) -> tuple[Panel, ...]:
    box, board, paper, points = view.box, view.map, view.seats[sheet.seat], sheet.points
    having, marked = board.having, paper.marked
    gems = (marked & having["gem"]).bit_count()
    new = marked & ~paper.before_round
    seat = sheet.seat
    return (
        panels.belongings_row(
            min((marked & having["key"]).bit_count(), box.components.key_track),
            (marked & having["temple"]).bit_count(),
            box.components.key_track,
            min((marked & having["scroll"]).bit_count(), box.components.scroll_track),
            paper.scrolls_used,
            scrolls_ready(view, seat),
            box.components.scroll_track,
        ),
        panels.provisions_row(
            box.provisions,
            view.round,
            tuple([(new & cells).bit_count() for cells in board.provisions]),
            paper.provisions,
            points[0],
        ),
        panels.gems_track(
            box.gems.line,
            gems,
            paper.gems,
            scoring.gem_points(view, seat),
            view.stage == "over",
            points[1],
        ),
        panels.villages_row(box.villages, _around(board, marked), points[2]),
        panels.temples_row(box.temples, view.temple_places, tuple([other.temples for other in view.seats]), points[3]),
        *_goals(view, sheet.seat, points[4]),
    )


@lru_cache(maxsize=4096)
def _around(board: Board, marked: int) -> tuple[int, ...]:
    """For each village which of its sides are marked: bits north, east, south, west."""
    return tuple(_beside(village, marked) for village in board.village_in)


def _beside(village: int, marked: int) -> int:
    places = (village - SIZE, village + 1, village + SIZE, village - 1)
    return sum(
        1 << side
        for side, place in enumerate(places)
        if place >= 0 and NEIGHBOURS[village] >> place & 1 and marked >> place & 1
    )


def _goals(view: State, shown: Seat, points: int) -> tuple[Panel, ...]:
    if not view.goals:
        return ()
    return (Row("goals", text("score-achievements"), tuple(_goal_items(view, shown)), "list", points=points),)


def _goal_items(view: State, shown: Seat) -> list[Item]:
    marked = view.seats[shown].marked
    items = []
    for index, goal in enumerate(view.goals):
        if view.start < 0:
            items.append(panels.goal_panel(goal, 0, 0, 0, 0, ()))
            continue
        taken = tuple(paper.races[index] for paper in view.seats)
        have, need = achievements.progress(goal, view.map, marked)
        points = achievements.points(goal, view.map, marked, taken[shown])
        items.append(panels.goal_panel(goal, have, need, points, view.race_places[index], taken))
    return items


# The hand: terrains and tiles to choose from


def _hand(view: State, paper: Paper, may: Does) -> tuple[Row, ...]:
    turn = view.box.turn
    first = may.texts[0] if may.texts else ""
    if first.startswith("terrain "):
        return (panels.terrain_choices("terrain", turn.start, may.texts),)
    if first.startswith("bonus "):
        return (panels.terrain_choices("bonus", paper.bonuses[0], may.texts),)
    if any(words.startswith("scroll ") for words in may.texts):
        return (panels.terrain_choices("scroll", turn.scroll, tuple(w for w in may.texts if w.startswith("scroll "))),)
    return ()


def _tiles(view: State) -> Row:
    """The tiles not laid yet: one is picked up, then a way to turn it is chosen."""
    box = view.box.components
    laid = {placed.number for placed in view.tiles}
    own_tiles = "tiles.toml" in box.own
    quadrant = QUADRANTS[len(view.tiles)]
    tiles = tuple(_tile(quadrant, number, own_tiles) for number in box.tiles if number not in laid)
    return Row("tiles", text("tiles"), tiles, "cards")


@lru_cache(maxsize=512)
def _tile(quadrant: str, number: int, own: bool) -> Piece:
    """Our own tiles have pictures, somebody else's have their numbers."""
    thens = tuple(Then(f"turn/{way}", f"tile {quadrant} {number}{way}") for way in ROTATIONS)
    art = () if own else (Glyph(art=f"tile-{number}"),)
    name = text("tile-number", number=number)
    return Piece(f"tile/{number}", name, "tile", title=plain(str(number)), glyphs=art, then=thens)


@lru_cache(maxsize=1)
def _turns() -> Row:
    turns = tuple(
        Piece(f"turn/{way}", text(f"turn-{way}"), "tile", title=text(f"turn-{way}"), glyphs=(Glyph(words=arrow),))
        for way, arrow in zip(ROTATIONS, "↑→↓←", strict=True)
    )
    return Row("turns", text("turns"), turns, "cards")


# Players and score pad


@lru_cache(maxsize=4096)
def _pad(tallies: tuple[Tally, ...], shown: Seat, over: bool, goals: bool) -> Sheet:
    """The score pad, and for each line where its points lie on the maps."""
    lines = tuple(_pad_line(index, tallies, shown) for index in range(5 if goals else 4))
    totals = tuple(sum(tally.points) for tally in tallies)
    return Sheet("pad", PAD, lines, totals, TOTAL, None if over else IF_NOW)


def _pad_line(index: int, tallies: tuple[Tally, ...], shown: Seat) -> SheetLine:
    boards = (BOARD if seat == shown else small_id(seat) for seat in range(len(tallies)))
    where = tuple(space_ids(board, tally.where[index]) for board, tally in zip(boards, tallies, strict=True))
    points = tuple(tally.points[index] for tally in tallies)
    return SheetLine(f"pad/{tuple(scoring.PAD)[index]}", NAMES[index], points, where)
