"""Response bodies of the HTTP API."""

from __future__ import annotations

from typing import Literal

from farshore.core.scene import Field, Glyph, OwnScene, Shape, SharedScene
from farshore.core.text import Text
from farshore.server.wire.field_types import ResponseBody, Value
from farshore.server.wire.table import EventText, LogLine, SeatState, TableState, TurnState


class OptionChoice(ResponseBody):
    value: Value
    label: str
    glyphs: tuple[Glyph, ...] = ()
    """Its picture, if it has one."""
    group: str = ""
    """The group that `OptionState.mostInGroup` limits."""


class TileEntry(ResponseBody):
    id: str
    art: str


class TileGridState(ResponseBody):
    """A board of tiles: the value of the option is their ids with rotations in reading order, `3e 5n 1s 8w`."""

    tiles: tuple[TileEntry, ...]
    columns: int
    rows: int
    rotations: str
    """Four letters: as in the picture, then each turned by 90 degrees clockwise."""


class OptionState(ResponseBody):
    """An option of a game, with translated labels."""

    name: str
    label: str
    default: Value
    choices: tuple[OptionChoice, ...]
    free: bool = False
    how: str = ""
    """How to write a value that is not among the choices."""
    offers: tuple[OptionChoice, ...] = ()
    """The possible entries of a list option, which takes `least` to `most` of them."""
    most: int = 0
    least: int = 0
    most_in_group: int = 0
    tiles: TileGridState | None = None


class LessonEntry(ResponseBody):
    """A lesson of a game, with translated texts."""

    id: str
    title: str
    aim: str
    minutes: int
    steps: int


class GameState(ResponseBody):
    """A game in the list of games. Its art and colours are at `/games/ID/art.svg`."""

    id: str
    title: str
    summary: str
    seats: tuple[int, ...]
    minutes: int
    options: tuple[OptionState, ...] = ()
    hidden: bool = False
    art: str = ""
    """A hash of the art: append it as `?v=` to cache the art."""
    rules: bool = False
    """The game has rules: GET /api/rules/ID"""
    lessons: tuple[LessonEntry, ...] = ()
    practice: int = 0
    """The number of practice positions: lessons `practice-1`, `practice-2`, …"""
    typical: dict[str, int] = {}
    """The mean points of each bot level, where they were measured."""


class PracticeEntry(ResponseBody):
    """A practice position. GET /api/practice/GAME"""

    id: str
    """The lesson to start: `practice-1`."""
    theme: str = ""
    """The line of the score sheet that it is about: the message `score-THEME` names it."""
    better: float = 0
    """The lead of the best turn over the next best, in points: the smaller, the harder."""


class PracticeList(ResponseBody):
    """GET /api/practice/GAME"""

    positions: tuple[PracticeEntry, ...]


class BotLevel(ResponseBody):
    name: str
    title: str


class GameList(ResponseBody):
    """GET /api/games?language=LANG"""

    games: tuple[GameState, ...]
    levels: tuple[BotLevel, ...]
    """Levels of bots, weakest first, then the bots of other packages."""
    usual: str
    """The default level."""
    languages: tuple[str, ...]
    pdf: bool = False
    """The server can make PDF files of boards."""
    keep: dict[str, int] = {}
    """After how many days tables are deleted: `unplayed`, `uploads`, `finished`. Others are kept."""
    players: Literal["off", "invite", "open"] = "off"
    """Whether visitors can become players: not at all, with an invitation, or all of them."""
    message: str = ""
    """A message of the operator for everyone."""
    maintenance: int = 0
    """When maintenance ends, in seconds since 1970; until then no new tables can be made. 0 if there is none."""


class SeatKey(ResponseBody):
    """The secret of a seat. Keep it on the device; the link to the seat is `/t/TABLE#SECRET`."""

    seat: int
    kind: Literal["me", "here", "link"]
    secret: str


class DealPromise(ResponseBody):
    """POST /api/promise: a hash that commits the server to the deal of a table that is still to be created."""

    table: str
    promise: str
    deal: str
    """Send it with POST /api/tables within ten minutes, together with a random value."""


class OpenedTable(ResponseBody):
    """A new table: POST /api/tables, branch, rematch, records."""

    table: str
    keys: tuple[SeatKey, ...] = ()
    version: int = 0


class TableEntry(ResponseBody):
    """A table of this client. POST /api/mine"""

    table: str
    game: str
    title: str
    seats: tuple[SeatState, ...]
    version: int
    busy: tuple[int, ...] = ()
    waiting: bool = False
    """It is this client's turn."""
    over: bool = False
    winners: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    """Final points by seat."""
    changed: float = 0
    """Seconds since 1970."""
    challenge: str = ""
    past: bool = False
    """An attempt at the challenge of a day that was over when the table was opened."""
    late: tuple[int, ...] = ()
    """Seats whose time has been up for so long that others may let a bot play."""


class TableList(ResponseBody):
    tables: tuple[TableEntry, ...]
    message: str = ""
    """As in GameList."""
    maintenance: int = 0
    """As in GameList."""


class TablePosition(ResponseBody):
    """The table after `at` events. POST /api/tables/ID/position"""

    at: int
    last: int
    view: int | None
    shared: SharedScene
    own: OwnScene
    table: TableState
    turn: TurnState
    shapes: dict[str, Shape] = {}
    deed: EventText | None = None
    """The event that led to the position."""
    over: bool = False
    """The match has ended, so everything is visible."""
    news: tuple[LogLine, ...] = ()
    """The last log lines before the position, oldest first, with the heads of their turns, if requested."""


class TurnList(ResponseBody):
    """All turns of a table. POST /api/tables/ID/turns"""

    last: int
    first: int
    """The number of events before the first decision: what was dealt."""
    log: tuple[LogLine, ...]
    totals: tuple[tuple[int, ...], ...]
    """The points of all seats before each turn, and the current ones."""


class TurnText(ResponseBody):
    """A turn as text. POST /api/tables/ID/turn"""

    words: tuple[Text, ...]
    """The texts of its actions, without the button that ends it."""
    where: tuple[str, ...]
    """The ids of the nodes that play them, in order."""


class ChallengeResult(ResponseBody):
    """A finished table of a challenge."""

    table: str
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    """Whether a bot plays each seat, or has played it."""
    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()
    par: float | None = None
    """The mean result of the reference player with this deal and number of seats; null if unknown."""
    again: bool = False
    """Not the first attempt of its device, or the device is unknown."""
    version: int = 0
    """The number of events: the final position is at this one."""


class Challenge(ResponseBody):
    """One deal for everyone. GET /api/challenges?language=LANG&name=NAME"""

    name: str
    game: str
    title: str
    results: tuple[ChallengeResult, ...] = ()
    board: Field | None = None
    """The board before the first move."""


class Challenges(ResponseBody):
    challenges: tuple[Challenge, ...]
    days: tuple[str, ...] = ()
    """Days whose deals can be played, the newest first."""


class ChallengeStanding(ResponseBody):
    """How a finished attempt at the challenge of a day compares. POST /api/tables/ID/standing"""

    counted: bool
    """As in TableState."""
    points: int
    """The best points of a player at this table."""
    place: int
    """The place of these points among the results that count."""
    players: int
    """The number of results that count."""
    beaten: int
    """The number of them with fewer points."""
    par: float | None = None
    results: tuple[ChallengeResult, ...] = ()
    """The best results that count, best first."""
    winner: ChallengeResult | None = None
    """The best result of the day before."""
    left: int = 0
    """Seconds until the next deal; 0 if the day is over."""


class Problem(ResponseBody):
    """Why a request failed; the status is 4xx or 5xx."""

    key: str
    reason: str
    line: int = 0
    """The line of an uploaded record."""


class Health(ResponseBody):
    """GET /health: this process answers."""

    status: Literal["ok"]
    process: str
    games: tuple[str, ...]
    broken: dict[str, str]
    """Games that cannot be loaded, with their errors."""


class Readiness(ResponseBody):
    """GET /ready: whether this process can serve. The status is 503 if it cannot."""

    ready: bool
    parts: dict[str, str]
    """`store`, `workers`, `tasks` and `loop`: `ok`, or what is wrong."""


RESPONSES = (
    GameList,
    PracticeList,
    DealPromise,
    OpenedTable,
    TableList,
    TablePosition,
    TurnList,
    TurnText,
    Challenges,
    ChallengeStanding,
    Problem,
)
