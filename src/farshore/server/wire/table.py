"""Types that HTTP and WebSocket messages share: a table, its seats, its log."""

from __future__ import annotations

from typing import Literal

from farshore.core.text import Text
from farshore.server.wire.field_types import ResponseBody, Value


class SeatState(ResponseBody):
    """A seat of a table, as everyone may know it."""

    name: str
    kind: Literal["person", "bot"]
    level: str = ""
    """The bot's level."""
    taken: bool = False
    """A player has taken the seat."""
    online: bool = False
    """Its holder has the table open and visible."""
    away: int = 0
    """When the holder left, in seconds since 1970; omitted while present, or if the holder never came."""
    mine: bool = False
    """The reader holds this seat."""
    program: str = ""
    """The player whose program plays this seat, `-` if deleted; omitted for people and for bots of this server."""
    colour: int = -1
    """The number of the seat whose colour and shape this one has: at a rematch they stay with the players. Omitted: its
    own."""


class LessonState(ResponseBody):
    """The state of a lesson: what the step says, highlights and waits for."""

    id: str
    title: str
    step: int
    """The number of finished steps."""
    steps: int
    words: str
    """What to do or to see; at the end, the closing words."""
    sense: str = ""
    """What it is good for."""
    show: tuple[str, ...] = ()
    """The ids of nodes to highlight."""
    parts: tuple[str, ...] | None = None
    """The parts of the table that lessons have introduced so far, by the first word of their nodes' ids, and `others`.
    None: all."""
    wait: Literal["next", "do", "any", "turn"] = "next"
    do: tuple[str, ...] = ()
    """The actions that the step waits for."""
    rule: str = ""
    """The section or rule that explains more."""
    over: bool = False
    found: bool = False
    """Practice: the best turn was found."""
    answer: tuple[str, ...] = ()
    """Practice: the best turn, action by action."""
    why: tuple[str, ...] = ()


class TableState(ResponseBody):
    """The state of a table, apart from the game."""

    table: str
    game: str
    title: str
    seats: tuple[SeatState, ...]
    options: dict[str, Value] = {}
    hints: bool = False
    promise: str = ""
    """A hash of the dealer's secret and salt, published before the deal."""
    secret: str = ""
    """The dealer's secret, published when the match is over."""
    salt: str = ""
    """Published with the secret."""
    mixed: tuple[int, ...] = ()
    """Seats whose devices sent a random value that is mixed into the deal."""
    chosen: bool = False
    """A player chose the deal and can know it."""
    challenge: str = ""
    """The challenge of this table: a day such as `2026-11-15`, or the table that the deal comes from."""
    counted: bool = False
    """This attempt at the challenge of a day counts: it is the first one of its device, begun on that day."""
    par: float | None = None
    """Of a solo match: the mean result of the reference player with this deal; null if unknown."""
    before: str = ""
    """The table that this one is a rematch or a branch of."""
    next: str = ""
    """The rematch. The same seat secrets open it."""
    frozen: bool = False
    """An uploaded record: to look at, not to play."""
    watching: int = 0
    pace: int = 0
    """Seconds per turn."""
    open: bool = False
    """Anyone may take a free seat."""
    chat: bool = False
    programs: bool = False
    """Programs of players may take free seats."""
    rated: bool = False
    """The result changes the ratings of the players."""
    household: bool = False
    """Rated although the players share an address."""
    lesson: LessonState | None = None
    """The state of the lesson, if this is one."""


class TurnState(ResponseBody):
    """The state of the match."""

    busy: tuple[int, ...] = ()
    """The seats to act; empty when the match is over."""
    undo: tuple[int, ...] = ()
    """The reader's seats that can undo an action."""
    over: bool = False
    winners: tuple[int, ...] = ()
    par: float | None = None
    """After the end: the mean result of the reference player with the same deal; null if unknown."""
    since: tuple[int, ...] = ()
    """With a time limit: when the turn of each busy seat began, in seconds since 1970; 0 if no clock runs."""


class LogLine(ResponseBody):
    """One line of the log: what a seat did in a turn, once it has finished.

    It replaces the line of the same turn and seat. The text does not name the seat. The line of seat -1 (chance) is the
    head of its turn.
    """

    turn: int
    """The version at which the turn began."""
    seat: int
    at: int
    """The version after the seat's last event."""
    words: Text | None = None
    """None: it was undone."""
    gain: int = 0
    """Points gained."""
    cells: tuple[int, ...] = ()
    """The positions of the spaces that the seat got on its board, in order."""
    tracks: tuple[str, ...] = ()
    """The ids of the tracks that the seat moved."""
    round: int = 0
    """In a head: the round, …"""
    number: int = 0
    """… the turn in it, …"""
    time: int = 0
    """… and when it began, in seconds since 1970."""


class EventText(ResponseBody):
    """The text of one event; it does not name the seat."""

    at: int
    seat: int
    """-1 for chance."""
    words: Text
