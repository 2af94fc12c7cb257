"""What follows from one sheet alone, kept: most sheets do not change from one action to the next.

A sheet gets a new score pad whenever it is written on, so the pad stands for the sheet: what was drawn for it is found
by the identity of the pad, and holds the pad, so that the identity is not used again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeAlias

from farshore.core.cells import Cells
from farshore.core.game import Score, Seat
from farshore.core.scene import Field, Glyph, Panel, Piece, Player, Row
from farshore.core.text import Text, plain, text
from farshore.games.explorers.drawing import small_map, spoken
from farshore.games.explorers.marking import keys_left, scrolls_left
from farshore.games.explorers.scoring import PAD, gems_found
from farshore.games.explorers.state import State

MOST_KEPT: Final = 2048
NO_CELLS: Final = (0, 0, 0, 0, 0)


Status: TypeAlias = "tuple[str, int]"
"""What a seat is doing, and how many marks it has left, if that is to be said."""


@lru_cache(maxsize=64)
def status_text(key: str, left: int) -> Text:
    return text(f"status-{key}", left=left) if left else text(f"status-{key}")


class Tally:
    """A seat's part of the score pad. Equal ones are the same object, so that they are compared at a glance."""

    __slots__ = ("points", "where")

    def __init__(self, points: tuple[int, ...], where: tuple[Cells, ...]) -> None:
        self.points, self.where = points, where

    @staticmethod
    @lru_cache(maxsize=8192)
    def of(points: tuple[int, ...], where: tuple[Cells, ...]) -> Tally:
        """The points of each line, and the spaces that they come from."""
        return Tally(points, where)


class Shown:
    """One seat's sheet as everybody sees it."""

    __slots__ = ("_players", "own", "pad", "paper", "points", "right", "rows", "seat", "small", "tally", "total")

    def __init__(self, view: State, seat: Seat, pad: Score) -> None:
        self.seat, self.pad, self.paper = seat, pad, view.seats[seat]
        self.points = tuple([line.points for line in pad.lines])
        self.total = sum(self.points)
        self.tally = Tally.of(self.points, NO_CELLS)
        self.rows: tuple[Row, ...] = ()
        self.small: Field | None = None
        self.right: tuple[object, tuple[Panel, ...]] = (None, ())
        """The seat's own panels, and what they were drawn from beside the sheet."""
        self.own: tuple[object, Any] = (None, None)
        """The same for all that its owner looks at."""
        self._players: dict[tuple[Status, bool, bool], Player] = {}
        if view.start >= 0:
            self._draw(view)

    def _draw(self, view: State) -> None:
        board, paper, seat = view.map, view.seats[self.seat], self.seat
        marked = paper.marked
        self.rows = _things(seat, keys_left(view, seat), scrolls_left(view, seat), gems_found(view, seat))
        self.small = small_map(board, self.seat, view.start, marked)
        where = tuple([line(view, seat)[1] for line in PAD.values()])
        self.tally = Tally.of(self.points, where)

    def player(self, status: Status, busy: bool, mine: bool) -> Player:
        """The seat beside the map; its own map is there already."""
        known = self._players.get((status, busy, mine))
        if known is None:
            known = self._players[status, busy, mine] = Player(
                id=f"player/{self.seat}",
                name=_seat_name(self.seat),
                seat=self.seat,
                points=self.total,
                status=status_text(*status),
                busy=busy,
                rows=self.rows,
                board=None if mine else self.small,
            )
        return known


_kept: dict[int, Shown] = {}


def shown(view: State, seat: Seat, pad: Score) -> Shown:
    """The sheet with this pad, drawn now or before."""
    paper = view.seats[seat]
    known = _kept.get(id(paper)) if view.start >= 0 else None
    if known is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        known = _kept[id(paper)] = Shown(view, seat, pad)
    return known


@lru_cache(maxsize=4096)
def _things(seat: Seat, keys: int, scrolls: int, gems: int) -> tuple[Row, ...]:
    counts = {"key": keys, "scroll": scrolls, "gem": gems}
    pieces = tuple(
        Piece(
            f"player/{seat}/{art}",
            spoken(text(f"many-{art}"), plain(str(count))),
            glyphs=(Glyph(art=art, count=count, state="" if count else "off"),),
        )
        for art, count in counts.items()
    )
    return (Row(f"player/{seat}/things", text("belongings"), pieces),)


@lru_cache(maxsize=16)
def _seat_name(seat: Seat) -> Text:
    return text("seat-number", seat=seat + 1)
