"""Bodies of requests."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from farshore.server.socket.wire.fields import (
    ActionWords,
    Body,
    Count,
    Files,
    Id,
    Language,
    Name,
    OptionValues,
    Pace,
    SeatNumber,
    Secret,
    Secrets,
)


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
    open: bool = False
    """Anybody may sit down on the seats that are given away by link."""
    quick: bool = False
    """Whoever wants a quick match of the same kind is brought here."""
    pace: Pace = 0
    chat: bool = False
    """Words may be said at this table, not only signs."""


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
    news: bool = False
    """With the last lines of the log by then."""


class OfTurns(Body):
    """POST /api/tables/ID/turns"""

    secrets: Secrets = ()
    view: SeatNumber | None = None


class TurnAt(Body):
    """POST /api/tables/ID/turn: what a seat did or might have done after so many events of a match that is over."""

    at: Count
    seat: SeatNumber
    do: Annotated[tuple[ActionWords, ...], msgspec.Meta(max_length=100)]
    secrets: Secrets = ()
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


REQUESTS = (
    NewTable,
    Mine,
    Reading,
    AtEvent,
    OfTurns,
    TurnAt,
    BranchFrom,
    Again,
    Upload,
)
