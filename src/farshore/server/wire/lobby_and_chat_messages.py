"""Messages about players: invitations, open tables, presence, chat and notices."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from farshore.server.wire.field_types import (
    Count,
    FromClient,
    FromServer,
    Id,
    Language,
    Name,
    Pace,
    RequestBody,
    ResponseBody,
    SeatNumber,
    Secret,
    Secrets,
)
from farshore.server.wire.table import SeatState

# WebSocket, from the client


class SetPresence(FromClient, tag="attend"):
    """Report whether the page is visible."""

    here: bool


class RenewSecret(FromClient, tag="renew"):
    """Replace the secret of a seat of this client: other devices that hold the seat become spectators."""

    id: Id
    seat: SeatNumber
    secret: Secret
    """Random, and stored by the client before it is sent."""


class Substitute(FromClient):
    """Let a bot of this level play a seat that is free, or whose time has been up for a while."""

    id: Id
    seat: SeatNumber
    level: Name


Sign: TypeAlias = Literal["hello", "nice", "thanks", "wow", "oops", "moment", "again", "bye"]
"""The quick phrases."""


class React(FromClient):
    """Send a quick phrase to everyone at the table."""

    id: Id
    seat: SeatNumber
    sign: Sign


class SendChat(FromClient, tag="say"):
    """Send a chat message to everyone at a table with chat."""

    id: Id
    seat: SeatNumber
    words: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class ReportChat(FromClient, tag="report"):
    """Report a chat message."""

    id: Id
    seat: SeatNumber
    number: Count


class ReportName(FromClient, tag="report-name"):
    """Report the name of another seat's player."""

    id: Id
    seat: SeatNumber
    about: SeatNumber


PeopleClientMessage: TypeAlias = SetPresence | RenewSecret | Substitute | React | SendChat | ReportChat | ReportName

# WebSocket, from the server


class Reaction(FromServer, tag="reacted"):
    """A seat sent a quick phrase."""

    seat: int
    sign: Sign


class ChatMessage(ResponseBody):
    """A chat message."""

    number: int
    seat: int
    words: str
    at: int
    """Seconds since 1970."""


class NewSecret(ResponseBody):
    """The secret of a seat that this client has just taken."""

    seat: int
    secret: str


class ChatMessages(FromServer, tag="talk"):
    """Chat messages, oldest first: at first the last ones, then each new one."""

    lines: tuple[ChatMessage, ...]


class NewSecrets(FromServer, tag="seated"):
    """The secrets of seats that the client took by links without sending new secrets: keep them to come back."""

    keys: tuple[NewSecret, ...]


PeopleServerMessage: TypeAlias = Reaction | ChatMessages | NewSecrets

# Request bodies


class InvitationRequest(RequestBody):
    """POST /api/tables/ID/invitation: what a link leads to."""

    secrets: Secrets = ()
    language: Language = "en"


class CodeRequest(RequestBody):
    """POST /api/code, /api/code/seat: the invitation of a code, and its seat."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    name: Name = ""
    language: Language = "en"


class SeatRequest(RequestBody):
    """POST /api/tables/ID/seat: take a free seat of an open table."""

    name: Name = ""
    language: Language = "en"


class RemindRequest(RequestBody):
    """POST /api/tables/ID/remind: remind the players whose turn it is, once per turn."""

    secrets: Secrets


class SubstituteRequest(RequestBody):
    """POST /api/tables/ID/bot: let a bot play a seat whose time has been up for too long, until it is taken back."""

    secrets: Secrets
    seat: SeatNumber
    level: Name


class LeaveRequest(RequestBody):
    """POST /api/tables/ID/leave: delete a table at which nobody else plays; elsewhere let a bot play the own seats."""

    secrets: Secrets
    level: Name = ""


class NewNotice(RequestBody):
    """POST /api/tables/ID/notices: notify this address of this client's turns."""

    kind: Literal["push", "hook"]
    secrets: Secrets
    address: Annotated[str, msgspec.Meta(max_length=1000)]
    house: Annotated[str, msgspec.Meta(max_length=200, pattern="^https?://[A-Za-z0-9.:_\\[\\]-]+$")]
    """The origin of the page, for links."""
    p256dh: Annotated[str, msgspec.Meta(max_length=100, pattern="^[A-Za-z0-9_-]*$")] = ""
    """A key of a browser's push subscription."""
    auth: Annotated[str, msgspec.Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")] = ""
    language: Language = "en"


class StopNotices(RequestBody):
    """POST /api/notices/stop: stop all notices to the address that this token belongs to."""

    stop: Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class QuickMatchRequest(RequestBody):
    """POST /api/quick: play with anyone who wants the same."""

    game: Id
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)]
    pace: Pace = 0
    name: Name = ""
    language: Language = "en"


# Response bodies


class Invitation(ResponseBody):
    """Who invites to which game, and who sits where."""

    table: str
    game: str
    title: str
    version: int
    seats: tuple[SeatState, ...]
    sentences: tuple[str, ...]
    """The game in a few sentences."""
    seat: int = -1
    """The seat of the link: free, held by the client (`mine`), or taken by another player; -1 if it leads to none."""
    host: int = -1
    """The seat of the host."""
    created: int = 0
    """Seconds since 1970."""
    pace: int = 0
    open: bool = False
    rated: bool = False
    """The result changes ratings: the guest has to sign in."""
    over: bool = False


class SeatCode(ResponseBody):
    """POST /api/tables/ID/code: a code to type in place of a link."""

    code: str


class OpenTable(ResponseBody):
    """A table that anyone may join."""

    table: str
    game: str
    title: str
    seats: tuple[SeatState, ...]
    language: str
    created: int
    version: int
    pace: int = 0
    programs: bool = False
    """Programs of players may take free seats."""
    rated: bool = False
    """The result changes ratings: players have to sign in."""


class OpenTables(ResponseBody):
    """GET /api/open?language=LANG"""

    tables: tuple[OpenTable, ...]


class Notice(ResponseBody):
    """A registered notice."""

    stop: str
    """The token that stops it."""
    secret: str = ""
    """For webhooks: the key that signs their messages. Sent only here."""


class ReminderResult(ResponseBody):
    """The seats that were reminded. A seat in neither list had been reminded of this turn before."""

    told: tuple[int, ...] = ()
    silent: tuple[int, ...] = ()
    """Seats without a device or webhook to notify."""


class PushKey(ResponseBody):
    """GET /api/push: the public key for push subscriptions."""

    key: str


# Notices of turns


class PushPayload(ResponseBody):
    """A push message to the page's service worker."""

    title: str
    url: str
    tag: str
    stop: str
    """The token that stops notices."""
    open: str
    """The label of the button that opens the table."""
    end: str
    """The label of the button that stops notices."""


class WebhookPayload(ResponseBody):
    """A request to a webhook."""

    text: str
    """The whole message, in the field that most chat services read."""
    content: str
    """The same, in the field that others read."""
    kind: str
    """`turn`, `late`, `remind` or `invited`."""
    game: str
    table: str
    seat: int
    """-1 for an invitation."""
    link: str
    stop: str
    """The address that stops notices."""


PLAYER_BODIES = (
    InvitationRequest,
    CodeRequest,
    SeatRequest,
    QuickMatchRequest,
    RemindRequest,
    SubstituteRequest,
    LeaveRequest,
    NewNotice,
    StopNotices,
    Invitation,
    SeatCode,
    OpenTables,
    Notice,
    ReminderResult,
    PushKey,
)
