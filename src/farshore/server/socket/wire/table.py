"""What requests and socket both speak of: a table, its seats, its log."""

from __future__ import annotations

from typing import Literal

from farshore.core.text import Text
from farshore.server.socket.wire.fields import Answer, Value


class SeatState(Answer):
    """One seat of a table, as everybody may know it."""

    name: str
    kind: Literal["person", "bot"]
    level: str = ""
    """The bot's level."""
    taken: bool = False
    """Somebody has come with the seat's link."""
    online: bool = False
    """Its holder has the table open and looks at it."""
    away: int = 0
    """Since when not, in seconds since 1970; left out: they are here, or never were."""
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
    """What is to be done, or seen; at the end the praise."""
    sense: str = ""
    """What that is good for."""
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
    answer: tuple[str, ...] = ()
    """Practice: the best turn, action by action."""
    why: tuple[str, ...] = ()


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
    pace: int = 0
    """Seconds that a turn may take."""
    open: bool = False
    """Anybody may sit down on a free seat."""
    chat: bool = False
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
    par: float | None = None
    """Once it is over: what a planner reaches on average where the same was dealt; null: nobody has counted it."""
    since: tuple[int, ...] = ()
    """With a pace: since when each of the busy seats has been waited for, in seconds since 1970; 0: no clock runs."""


class LogLine(Answer):
    """One line of the log: what one seat did in one turn, once it is done.

    It stands in place of the line of the same turn and seat. The words do not name the seat. The line of chance
    (seat -1) is the head over its turn.
    """

    turn: int
    """The version at which the turn began."""
    seat: int
    at: int
    """The version that the seat's last event led to."""
    words: Text | None = None
    """None: it was taken back."""
    gain: int = 0
    """Points that the pad gained."""
    cells: tuple[int, ...] = ()
    """The places of the spaces that the seat got on its board, in order."""
    round: int = 0
    """Of a head: which round it is, …"""
    number: int = 0
    """… which turn in it, …"""
    time: int = 0
    """… and when it began, in seconds since 1970."""


class Deed(Answer):
    """One event in words; they do not name the seat."""

    at: int
    seat: int
    """-1: chance."""
    words: Text
