"""What is said about people: who is invited, which tables are open, who is there, how long a turn may take."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from farshore.server.socket.wire.fields import (
    Answer,
    Body,
    Count,
    FromClient,
    FromServer,
    Id,
    Language,
    Name,
    Pace,
    SeatNumber,
    Secrets,
)
from farshore.server.socket.wire.table import SeatState

# Socket, from the client


class Attend(FromClient):
    """Whether I look at the page: it may be in the background."""

    here: bool


class Substitute(FromClient):
    """A bot of this level plays a seat that nobody took, or whose time has been up for a while."""

    id: Id
    seat: SeatNumber
    level: Name


Sign: TypeAlias = Literal["hello", "nice", "thanks", "wow", "oops", "moment", "again", "bye"]
"""What can be said at every table."""


class React(FromClient):
    """A sign for everybody at the table."""

    id: Id
    seat: SeatNumber
    sign: Sign


class Say(FromClient):
    """Words for everybody at a table that allows them."""

    id: Id
    seat: SeatNumber
    words: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Report(FromClient):
    """These words should not have been said."""

    id: Id
    seat: SeatNumber
    number: Count


PeopleMessage: TypeAlias = Attend | Substitute | React | Say | Report

# Socket, from the server


class Reacted(FromServer):
    """Somebody gave a sign."""

    seat: int
    sign: Sign


class TalkLine(Answer):
    """What somebody said."""

    number: int
    seat: int
    words: str
    at: int
    """Seconds since 1970."""


class Talk(FromServer):
    """What was said last, oldest first: all of it at first, then what is new."""

    lines: tuple[TalkLine, ...]


PeopleTold: TypeAlias = Reacted | Talk

# Bodies of requests


class Invited(Body):
    """POST /api/tables/ID/invitation: whoever has the link looks before sitting down."""

    secrets: Secrets = ()
    language: Language = "en"


class ByCode(Body):
    """POST /api/code, /api/code/seat: whoever was told a code looks, and sits down."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    name: Name = ""
    language: Language = "en"


class SitDown(Body):
    """POST /api/tables/ID/seat: on a free seat of an open table."""

    name: Name = ""
    language: Language = "en"


class Remind(Body):
    """POST /api/tables/ID/remind: whoever the table waits for hears that I wait; once a turn."""

    secrets: Secrets


class BotInstead(Body):
    """POST /api/tables/ID/bot: a bot plays a seat that has been waited for too long, until it is taken back."""

    secrets: Secrets
    seat: SeatNumber
    level: Name


class NewNotice(Body):
    """POST /api/tables/ID/notices: this address hears when it is my turn."""

    kind: Literal["push", "hook"]
    secrets: Secrets
    address: Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
    house: Annotated[str, msgspec.Meta(max_length=200, pattern="^https?://[A-Za-z0-9.:_\\[\\]-]+$")]
    """The address of the page that I read, for links."""
    p256dh: Annotated[str, msgspec.Meta(max_length=100, pattern="^[A-Za-z0-9_-]*$")] = ""
    """Of a browser's subscription."""
    auth: Annotated[str, msgspec.Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")] = ""
    language: Language = "en"


class StopNotices(Body):
    """POST /api/notices/stop: nothing more to the device or program that knows this."""

    stop: Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class QuickMatch(Body):
    """POST /api/quick: with whoever wants the same."""

    game: Id
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)]
    pace: Pace = 0
    name: Name = ""
    language: Language = "en"


# Answers


class Invitation(Answer):
    """Who invites to which game, and who sits where."""

    table: str
    game: str
    title: str
    version: int
    seats: tuple[SeatState, ...]
    sentences: tuple[str, ...]
    """The game in a few sentences."""
    seat: int = -1
    """The one that the link opens."""
    host: int = -1
    """Who invites."""
    created: int = 0
    """Seconds since 1970."""
    pace: int = 0
    open: bool = False
    over: bool = False


class SeatCode(Answer):
    """POST /api/tables/ID/code: what can be typed in place of a link."""

    code: str


class OpenTable(Answer):
    """A table that anybody may sit down at."""

    table: str
    game: str
    title: str
    seats: tuple[SeatState, ...]
    language: str
    created: int
    version: int
    pace: int = 0


class OpenTables(Answer):
    """GET /api/open?language=LANG"""

    tables: tuple[OpenTable, ...]


class Notice(Answer):
    """What was agreed on."""

    stop: str
    """Ends it."""
    secret: str = ""
    """Of a program: what its messages are signed with. Told once."""


class Reminded(Answer):
    """Whom it reached. Who is in neither list has been reminded of this turn before."""

    told: tuple[int, ...] = ()
    silent: tuple[int, ...] = ()
    """Seats that no device or program hears of."""


class PushKey(Answer):
    """GET /api/push: the public key that browsers subscribe with."""

    key: str


PEOPLE = (
    Invited,
    ByCode,
    SitDown,
    QuickMatch,
    Remind,
    BotInstead,
    NewNotice,
    StopNotices,
    Invitation,
    SeatCode,
    OpenTables,
    Notice,
    Reminded,
    PushKey,
)
