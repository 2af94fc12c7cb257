"""Answers to requests."""

from __future__ import annotations

from typing import Literal

from farshore.core.scene import Field, Own, Shape, Shared
from farshore.core.text import Text
from farshore.server.socket.wire.fields import Answer, Value
from farshore.server.socket.wire.table import Deed, LogLine, SeatState, TableState, Turn


class Choice(Answer):
    value: Value
    label: str


class OptionState(Answer):
    """An option of a game, with its words."""

    name: str
    label: str
    default: Value
    choices: tuple[Choice, ...]
    free: bool = False
    how: str = ""
    """How a value beyond the choices is written."""
    offers: tuple[Choice, ...] = ()
    """What a list can be made of, up to `most` of them."""
    most: int = 0


class LessonEntry(Answer):
    """A lesson of a game, with its words."""

    id: str
    title: str
    aim: str
    minutes: int
    steps: int


class GameState(Answer):
    """What a list of games says of one. Its art and its colours: `/games/ID/art.svg`."""

    id: str
    title: str
    summary: str
    seats: tuple[int, ...]
    minutes: int
    options: tuple[OptionState, ...] = ()
    hidden: bool = False
    art: str = ""
    """Changes when the art does: append it as `?v=` to keep the art for long."""
    rules: bool = False
    """It brings rules to read: GET /api/rules/ID"""
    lessons: tuple[LessonEntry, ...] = ()
    practice: int = 0
    """How many positions to practise on there are: lessons `practice-1`, `practice-2`, …"""


class Level(Answer):
    name: str
    title: str


class Games(Answer):
    """GET /api/games?language=LANG"""

    games: tuple[GameState, ...]
    levels: tuple[Level, ...]
    """Strengths of bots, weakest first, then the bots of other packages."""
    usual: str
    """The level that one click plays against."""
    languages: tuple[str, ...]


class Key(Answer):
    """What opens a seat. Keep it on the device; the link to pass on is `/t/TABLE#SECRET`."""

    seat: int
    kind: Literal["me", "here", "link"]
    secret: str


class Opened(Answer):
    """A table that was made: POST /api/tables, branch, rematch, records."""

    table: str
    keys: tuple[Key, ...] = ()
    version: int = 0


class TableEntry(Answer):
    """One of my tables. POST /api/mine"""

    table: str
    game: str
    title: str
    seats: tuple[SeatState, ...]
    version: int
    busy: tuple[int, ...] = ()
    waiting: bool = False
    """It is my move."""
    over: bool = False
    winners: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    """Final points by seat."""
    changed: float = 0
    """Seconds since 1970."""
    challenge: str = ""
    late: tuple[int, ...] = ()
    """Seats that have been waited for so long that the others may let a bot play."""


class Tables(Answer):
    tables: tuple[TableEntry, ...]


class Position(Answer):
    """The table as it was after `at` events. POST /api/tables/ID/position"""

    at: int
    last: int
    view: int | None
    shared: Shared
    own: Own
    table: TableState
    turn: Turn
    shapes: dict[str, Shape] = {}
    deed: Deed | None = None
    """The event that led here."""
    over: bool = False
    """The match is over by now, so that everything can be seen."""
    news: tuple[LogLine, ...] = ()
    """What everybody did last, oldest first, with the heads of their turns; only if it is asked for."""


class Turns(Answer):
    """All turns of a table. POST /api/tables/ID/turns"""

    last: int
    log: tuple[LogLine, ...]
    totals: tuple[tuple[int, ...], ...]
    """The points of all seats before each turn, and now."""


class TurnTold(Answer):
    """A turn for people. POST /api/tables/ID/turn"""

    words: tuple[Text, ...]
    """Its actions in words, without the button that ends it."""
    where: tuple[str, ...]
    """The nodes that do them, in order."""


class Result(Answer):
    """One finished table of a challenge."""

    table: str
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    """Whether a bot plays a seat, or has played it for a while."""
    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()
    par: float | None = None
    """What a planner reaches on average with this deal and so many seats; null: nobody has counted it."""
    again: bool = False
    """Not the first attempt of its device, which knew the deal by then; or nobody knows whose it is."""


class Challenge(Answer):
    """One deal, the same for everybody. GET /api/challenges?language=LANG&name=NAME"""

    name: str
    game: str
    title: str
    results: tuple[Result, ...] = ()
    board: Field | None = None
    """What lies on the table before anybody has played."""


class Challenges(Answer):
    challenges: tuple[Challenge, ...]


class Problem(Answer):
    """Why a request was not done. The status is 4xx."""

    key: str
    reason: str
    line: int = 0
    """Of an uploaded record."""


ANSWERS = (
    Games,
    Opened,
    Tables,
    Position,
    Turns,
    TurnTold,
    Challenges,
    Problem,
)
