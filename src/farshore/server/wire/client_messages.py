"""Messages from the client."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from farshore.server.wire.field_types import (
    ActionWords,
    Count,
    FromClient,
    Id,
    Language,
    Name,
    RequestBody,
    SeatNumber,
    Secret,
    Secrets,
)
from farshore.server.wire.lobby_and_chat_messages import PeopleClientMessage


class LinkUse(RequestBody):
    """The secret of a link, and the random secret of the client that replaces it."""

    link: Secret
    secret: Secret


class Join(FromClient):
    """The first message: join a table with these secrets, or watch if none of them is for this table."""

    table: Id
    secrets: Secrets = ()
    language: Language = "en"
    """The language of errors, previews and hints."""
    view: SeatNumber | None = None
    """The seat whose view to show; omitted, the first seat that the client holds."""
    since: Count = 0
    """The last version seen: the log starts after it."""
    links: Annotated[tuple[LinkUse, ...], msgspec.Meta(max_length=64)] = ()
    """Links whose free seats the client takes. A link is spent by that: the new secret opens the seat from then on."""
    entropy: Annotated[str, msgspec.Meta(max_length=64, pattern="^([A-Za-z0-9_-]{16,})?$")] = ""
    """A random value of this device. It is mixed into all draws to come, once for each seat."""
    protocol: Count = 0
    """The version of the protocol; required with a bot token."""
    positions: bool = False
    """Send `position` instead of `scene` and `patch`: events, legal actions and the view, for programs."""
    text: bool = False
    """With `positions`: also send the position as text, in the language of the client."""


class StartLesson(FromClient, tag="learn"):
    """The first message of a lesson: its table belongs to this connection."""

    game: Id
    lesson: Id
    done: Annotated[tuple[ActionWords, ...], msgspec.Meta(max_length=400)] = ()
    """The actions so far, `next` among them: a reconnecting client continues where it was."""
    name: Name = ""
    language: Language = "en"


class NextStep(FromClient, tag="next"):
    """Go to the next step of the lesson."""

    id: Id


class PreviewStep(FromClient, tag="ahead"):
    """Request the board after the current step of the lesson."""

    id: Id


class ChangeView(FromClient, tag="look"):
    """Show the table from another seat of this client; without one, as a spectator."""

    view: SeatNumber | None = None


class Act(FromClient):
    """Play an action; `undo` takes the last one back. A repeated id is acknowledged, not played again."""

    id: Id
    seat: SeatNumber
    version: Count
    """The version that the client has seen."""
    do: ActionWords
    after: Annotated[tuple[Id, ...], msgspec.Meta(max_length=64)] = ()
    """Ids of earlier actions of this seat that the client has no answer to yet: they do not make this one outdated."""


class PreviewAction(FromClient, tag="peek"):
    """Request what an action would bring."""

    id: Id
    seat: SeatNumber
    do: ActionWords


class ExplainTarget(FromClient, tag="why"):
    """Request why a node cannot be used."""

    id: Id
    seat: SeatNumber
    target: ActionWords


class HintRequest(FromClient, tag="hint"):
    """Request a hint. Step 1: where to look, 2: which action, 3: why."""

    id: Id
    seat: SeatNumber
    step: Literal[1, 2, 3] = 1


class ReviewRequest(FromClient, tag="review"):
    """Request the review of a finished match; it is sent again and again as it grows."""

    id: Id


class TryTurn(FromClient, tag="try"):
    """Request how a turn would have done in place of the one that was played."""

    id: Id
    seat: SeatNumber
    turn: Count
    """The number of the turn in the seat's review, from 0."""
    do: Annotated[tuple[ActionWords, ...], msgspec.Meta(min_length=1, max_length=100)]
    """The actions of the whole turn."""


class SetLanguage(FromClient, tag="speak"):
    """Change the language of errors, previews and hints."""

    language: Language


class Rename(FromClient):
    """Rename a seat of this client."""

    id: Id
    seat: SeatNumber
    name: Name


class LeaveSeat(FromClient, tag="leave"):
    """Let a bot of this level play a seat of this client; without a level the seat waits."""

    id: Id
    seat: SeatNumber
    level: Name = ""


class ResumeSeat(FromClient, tag="sit"):
    """Take a seat back from its bot."""

    id: Id
    seat: SeatNumber


class LogRequest(FromClient, tag="history"):
    """Request the log after version `since`."""

    id: Id
    since: Count = 0


class Ping(FromClient):
    """Check that the connection is alive."""


ClientMessage: TypeAlias = (
    Join
    | StartLesson
    | NextStep
    | PreviewStep
    | ChangeView
    | Act
    | PreviewAction
    | ExplainTarget
    | HintRequest
    | ReviewRequest
    | TryTurn
    | SetLanguage
    | Rename
    | LeaveSeat
    | ResumeSeat
    | LogRequest
    | Ping
    | PeopleClientMessage
)
