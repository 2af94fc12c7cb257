"""Every message between page and server, both ways. `web/src/wire.ts` is generated from these classes.

Fields that hold their default are left out. A scene and the log say words by key and arguments, the same for all;
refusals, previews and hints arrive translated. A seat is a number from 0; the secret that opens it travels in bodies
and messages only, never in an address.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from farshore.core.scene import Own, Shape, Shared
from farshore.core.text import Text

NO_CONTROLS = "^[^\\x00-\\x1f\\x7f]*$"
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=40, pattern=NO_CONTROLS)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Secrets: TypeAlias = Annotated[tuple[Secret, ...], msgspec.Meta(max_length=200)]
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=NO_CONTROLS)]
"""Made by the client, for one message: a message sent twice is done once."""
ActionWords: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Language: TypeAlias = Literal["en", "de", "fr", "it"]
Value: TypeAlias = "str | int | bool | tuple[str, ...]"
OptionValues: TypeAlias = Annotated[dict[str, Value], msgspec.Meta(max_length=50)]
Files: TypeAlias = Annotated[dict[str, str], msgspec.Meta(max_length=20)]


class Body(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a client sends as the body of a request."""


class Answer(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What the server answers, or a part of it."""


class FromClient(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower, gc=False):
    """What a client says through the socket."""


class FromServer(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower, gc=False):
    """What the server says through the socket."""


# What both HTTP and socket speak of


class SeatState(Answer):
    """One seat of a table, as everybody may know it."""

    name: str
    kind: Literal["person", "bot"]
    level: str = ""
    """The bot's level."""
    taken: bool = False
    """Somebody has come with the seat's link."""
    online: bool = False
    mine: bool = False
    """The reader holds this seat."""


class LessonState(Answer):
    """Where a lesson stands: what the step says, what it lights, what it waits for."""

    id: str
    title: str
    step: int
    """How many steps are done."""
    steps: int
    words: str
    """What the step says; at the end the praise."""
    show: tuple[str, ...] = ()
    """Node ids to light."""
    wait: Literal["next", "do", "any", "turn"] = "next"
    do: tuple[str, ...] = ()
    """The actions that it waits for."""
    rule: str = ""
    """The section of the rules that tells more, or a rule in it."""
    over: bool = False
    found: bool = False
    """Practice: the best turn was found."""


class TableState(Answer):
    """What is true of the table, not of the game."""

    table: str
    game: str
    title: str
    seats: tuple[SeatState, ...]
    options: dict[str, Value] = {}
    hints: bool = False
    promise: str = ""
    """A hash of the dealer's secret and salt, told before the first card."""
    secret: str = ""
    """The dealer's secret, told when the match is over."""
    salt: str = ""
    """Told with it."""
    chosen: bool = False
    """Somebody chose the deal, and can know it."""
    challenge: str = ""
    """The name of the challenge this table is part of: `2026-11-15` or the table it was offered from."""
    before: str = ""
    """The table this one is a rematch or a branch of."""
    next: str = ""
    """The rematch. The same seat secrets open it."""
    frozen: bool = False
    """A record that was opened: to look at, not to play on."""
    watching: int = 0
    lesson: LessonState | None = None
    """This is a lesson: where it stands."""


class Turn(Answer):
    """Where the match stands."""

    busy: tuple[int, ...] = ()
    """The seats the table waits for; nobody: it is over."""
    undo: tuple[int, ...] = ()
    """Those of the reader's seats that have something to take back."""
    over: bool = False
    winners: tuple[int, ...] = ()


class LogLine(Answer):
    """One line of the log: the words do not name the seat."""

    at: int
    """The event's number, from 1: the version it led to."""
    seat: int
    """-1: chance."""
    words: Text


# Socket, from the client


class Join(FromClient):
    """First message: sit down with these secrets; with none of this table, watch."""

    table: Id
    secrets: Secrets = ()
    language: Language = "en"
    """Of refusals, previews and hints."""
    view: SeatNumber | None = None
    """Which of my seats to look from; left out: the first that is mine."""
    since: Count = 0
    """The last version seen: the log starts after it."""


class Learn(FromClient):
    """First message of a lesson: its table is made for this line alone, and goes with it."""

    game: Id
    lesson: Id
    done: Annotated[tuple[ActionWords, ...], msgspec.Meta(max_length=400)] = ()
    """What I have pressed so far, `next` among it: a line that broke goes on where it was."""
    name: Name = ""
    language: Language = "en"


class Next(FromClient):
    """I have read what the step of the lesson says."""

    id: Id


class Look(FromClient):
    """Look from another of my seats; without one, as a spectator."""

    view: SeatNumber | None = None


class Act(FromClient):
    """Do this; `undo` takes back. The same id again is answered, not done again."""

    id: Id
    seat: SeatNumber
    version: Count
    do: ActionWords


class Peek(FromClient):
    """What would this bring?"""

    id: Id
    seat: SeatNumber
    do: ActionWords


class Why(FromClient):
    """Why can I not use this node?"""

    id: Id
    seat: SeatNumber
    target: ActionWords


class Hint(FromClient):
    """What should I do? Step 1: where to look, 2: which action, 3: why."""

    id: Id
    seat: SeatNumber
    step: Literal[1, 2, 3] = 1


class Speak(FromClient):
    """Refusals, previews and hints in another language from now on."""

    language: Language


class Rename(FromClient):
    """A new name for my seat."""

    id: Id
    seat: SeatNumber
    name: Name


class Leave(FromClient):
    """My seat is played by a bot of this level from now on; without a level it waits."""

    id: Id
    seat: SeatNumber
    level: Name = ""


class Sit(FromClient):
    """I take my seat back from the bot."""

    id: Id
    seat: SeatNumber


class History(FromClient):
    """The log from the event after `since` on."""

    id: Id
    since: Count = 0


class Ping(FromClient):
    """Is the line alive?"""


ClientMessage: TypeAlias = (
    Join | Learn | Next | Look | Act | Peek | Why | Hint | Speak | Rename | Leave | Sit | History | Ping
)

# Socket, from the server


class Whole(FromServer, tag="scene"):
    """The whole table: at first, after `look`, and whenever small steps would not do."""

    version: int
    view: int | None
    """The seat this is seen from; null: a spectator."""
    shared: Shared
    """A board in here whose ground is a text stands on the ground of the board with that id."""
    own: Own
    table: TableState
    turn: Turn
    shapes: dict[str, Shape] = {}
    """Geometry of somebody's own components; that of games as they come is in files."""
    log: tuple[LogLine, ...] = ()
    acks: tuple[str, ...] = ()
    resync: bool = False
    """The line was too slow for single steps: this is where things are now."""


class Patch(FromServer):
    """What changed since the last scene or patch."""

    version: int
    set: tuple[tuple[str, dict[str, Any]], ...] = ()
    """For the node with this id, at any depth, these fields are others now; null: back to the default. The empty id is
    the scene itself. `cells` of a board: new sets of spaces of its layers, by number; then `above`, a number and
    layers: these in place of all from that number on. In a list of nodes an id stands for the node that was there
    before. Parents come before children."""
    shapes: dict[str, Shape] = {}
    table: TableState | None = None
    turn: Turn | None = None
    log: tuple[LogLine, ...] = ()
    acks: tuple[str, ...] = ()
    """Ids of my messages that are done."""


class Ack(FromServer):
    """Done; by the time of this version."""

    id: str
    version: int


class Refused(FromServer):
    """Not done, and why. `id` is empty when the message could not be read."""

    id: str
    key: str
    reason: str
    version: int = 0


class Told(FromServer):
    """The answer to `peek`, `why` or `hint`."""

    id: str
    title: str
    key: str = ""
    """Of what was said to `why`: the rules may tell more of it."""
    lines: tuple[str, ...] = ()
    points: float = 0
    do: str = ""
    """Hint: the action."""
    where: tuple[str, ...] = ()
    """Hint: node ids to look at."""


class Log(FromServer):
    """The answer to `history`."""

    id: str
    log: tuple[LogLine, ...]


class Pong(FromServer):
    """The line is alive."""

    version: int = 0


ServerMessage: TypeAlias = Whole | Patch | Ack | Refused | Told | Log | Pong

# HTTP bodies


class NewSeat(Body):
    """Who is to sit here: me, somebody else at this device, a bot, or whoever gets the link."""

    kind: Literal["me", "here", "bot", "link"]
    name: Name = ""
    level: Name = ""


class NewTable(Body):
    """POST /api/tables"""

    game: Id
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(max_length=64)]
    options: OptionValues = {}
    data: Files = {}
    """Somebody's own components: TOML texts by file name."""
    hints: bool = True
    seed: Name = ""
    """Deal from these words, as everybody can do again; left out: from a new secret."""
    challenge: Id | None = None
    """`today`, or a finished table whose deal is offered again."""
    device: Secret | None = None
    """What this device calls itself at challenges: its first result counts."""
    language: Language = "en"


class Mine(Body):
    """POST /api/mine"""

    secrets: Secrets
    language: Language = "en"


class Reading(Body):
    """POST /api/tables/ID/record: what I may know with these secrets."""

    secrets: Secrets = ()


class AtEvent(Body):
    """POST /api/tables/ID/position"""

    at: Count
    secrets: Secrets = ()
    view: SeatNumber | None = None
    language: Language = "en"


class BranchFrom(Body):
    """POST /api/tables/ID/branch: play on from here, in one of its seats, against bots of this level."""

    at: Count
    seat: SeatNumber
    level: Name = ""
    name: Name = ""
    secrets: Secrets = ()
    language: Language = "en"


class Again(Body):
    """POST /api/tables/ID/rematch: the same seats once more; one of my secrets must open one of them."""

    secrets: Secrets
    language: Language = "en"


class Upload(Body):
    """POST /api/records"""

    record: Annotated[str, msgspec.Meta(max_length=400_000)]
    language: Language = "en"


# HTTP answers


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
    """What a list of games says of one. Its art: `/games/ID/art.svg`, `/games/ID/game.css`."""

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
    log: tuple[LogLine, ...] = ()
    """What was told of the event that led here, and shortly before."""


class Result(Answer):
    """One finished table of a challenge."""

    table: str
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    """Whether a bot plays a seat, or has played it for a while."""
    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()
    again: bool = False
    """Not the first attempt of its device, which knew the deal by then; or nobody knows whose it is."""


class Challenge(Answer):
    """One deal, the same for everybody. GET /api/challenges?language=LANG&name=NAME"""

    name: str
    game: str
    title: str
    results: tuple[Result, ...] = ()


class Challenges(Answer):
    challenges: tuple[Challenge, ...]


class Problem(Answer):
    """Why a request was not done. The status is 4xx."""

    key: str
    reason: str
    line: int = 0
    """Of an uploaded record."""


HTTP_MESSAGES = (
    NewTable,
    Mine,
    Reading,
    AtEvent,
    BranchFrom,
    Again,
    Upload,
    Games,
    Opened,
    Tables,
    Position,
    Challenges,
    Problem,
)
