"""Request bodies of the HTTP API."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from farshore.server.wire.field_types import (
    ActionWords,
    Count,
    Files,
    Id,
    Language,
    Name,
    OptionValues,
    Pace,
    RequestBody,
    SeatNumber,
    Secret,
    Secrets,
)


class NewSeat(RequestBody):
    """A seat of a new table: the client's own, another one at this device, a bot's, or one to invite a player to."""

    kind: Literal["me", "here", "bot", "link"]
    name: Name = ""
    level: Name = ""


class NewTable(RequestBody):
    """POST /api/tables"""

    game: Id
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(max_length=64)]
    options: OptionValues = {}
    data: Files = {}
    """Custom components: TOML texts by file name."""
    hints: bool = True
    seed: Name = ""
    """A seed for the deal that can be repeated; omitted, the deal comes from a new secret."""
    challenge: Id | None = None
    """`today`, a past day such as `2026-11-15`, or a finished table whose deal is to be played again."""
    device: Secret | None = None
    """A name of this device for challenges: its first result counts."""
    language: Language = "en"
    open: bool = False
    """Anyone may take the seats of kind `link`."""
    quick: bool = False
    """Quick matches of the same kind may join."""
    pace: Pace = 0
    chat: bool = False
    """The table has chat, not only quick phrases."""
    programs: bool = False
    """Programs of players may take the seats of kind `link`; challenges allow none."""
    club: Annotated[str, msgspec.Meta(max_length=32)] = ""
    """With `open`: only the members of this club see the table and may take its seats."""
    rated: bool = False
    """The result changes the ratings of the players: all are signed in, there are no hints, and a turn has a limit."""
    household: bool = False
    """At a rated table: the players may share an address."""
    deal: Annotated[str, msgspec.Meta(max_length=120)] = ""
    """The `deal` of POST /api/promise: the promised deal is used."""
    entropy: Annotated[str, msgspec.Meta(max_length=64, pattern="^([A-Za-z0-9_-]{16,})?$")] = ""
    """A random value of this device, chosen after the promise, that is mixed into the promised deal."""


class MyTablesRequest(RequestBody):
    """POST /api/mine"""

    secrets: Secrets
    language: Language = "en"


class RecordRequest(RequestBody):
    """POST /api/tables/ID/record: the record as these secrets may know it."""

    secrets: Secrets = ()


class PositionRequest(RequestBody):
    """POST /api/tables/ID/position"""

    at: Count
    secrets: Secrets = ()
    view: SeatNumber | None = None
    language: Language = "en"
    news: bool = False
    """Include the last log lines before the position."""


class TurnsRequest(RequestBody):
    """POST /api/tables/ID/turns"""

    secrets: Secrets = ()
    view: SeatNumber | None = None


class StandingRequest(RequestBody):
    """POST /api/tables/ID/standing"""

    secrets: Secrets = ()
    language: Language = "en"


class PrintRequest(RequestBody):
    """POST /api/tables/ID/print"""

    format: Literal["svg", "pdf"] = "svg"
    """PDF needs the extra `print` on the server: `pdf` in GET /api/games says whether it is there."""
    secrets: Secrets = ()
    language: Language = "en"


class TurnTextRequest(RequestBody):
    """POST /api/tables/ID/turn: a turn of a seat, played or not, after `at` events of a finished match."""

    at: Count
    seat: SeatNumber
    do: Annotated[tuple[ActionWords, ...], msgspec.Meta(max_length=100)]
    secrets: Secrets = ()
    language: Language = "en"


class BranchRequest(RequestBody):
    """POST /api/tables/ID/branch: continue from an event, in one of the seats, against bots of this level."""

    at: Count
    seat: SeatNumber
    level: Name = ""
    name: Name = ""
    secrets: Secrets = ()
    language: Language = "en"


class RematchRequest(RequestBody):
    """POST /api/tables/ID/rematch: play again with the same seats; one of the secrets must open one of them."""

    secrets: Secrets
    language: Language = "en"


class UploadRequest(RequestBody):
    """POST /api/records"""

    record: Annotated[str, msgspec.Meta(max_length=400_000)]
    language: Language = "en"


REQUESTS = (
    NewTable,
    MyTablesRequest,
    RecordRequest,
    PositionRequest,
    TurnsRequest,
    StandingRequest,
    PrintRequest,
    TurnTextRequest,
    BranchRequest,
    RematchRequest,
    UploadRequest,
)
