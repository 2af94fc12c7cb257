"""Through the socket, from the client."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from farshore.server.socket.wire.fields import ActionWords, Count, FromClient, Id, Language, Name, SeatNumber, Secrets
from farshore.server.socket.wire.people import PeopleMessage


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


class Ahead(FromClient):
    """What will the board look like when I have done what the step of the lesson says?"""

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


class AskReview(FromClient, tag="review"):
    """What was this match made of? Told again and again as it becomes known; only once the match is over."""

    id: Id


class Try(FromClient):
    """How would this turn have fared, in place of one that a review speaks of?"""

    id: Id
    seat: SeatNumber
    turn: Count
    """Its number in the seat's review, from 0."""
    do: Annotated[tuple[ActionWords, ...], msgspec.Meta(min_length=1, max_length=100)]
    """The whole turn."""


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
    Join
    | Learn
    | Next
    | Ahead
    | Look
    | Act
    | Peek
    | Why
    | Hint
    | AskReview
    | Try
    | Speak
    | Rename
    | Leave
    | Sit
    | History
    | Ping
    | PeopleMessage
)
