"""Requests and responses about competitions: `/api/tournaments/…` and `/api/cup`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from farshore.server.wire.field_types import Id, Language, Name, OptionValues, Pace, RequestBody, ResponseBody

EntryCode: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]


class NewTournament(RequestBody):
    """POST /api/tournaments"""

    name: Name
    game: Id
    format: Literal["swiss", "round-robin", "ladder"] = "swiss"
    options: OptionValues = {}
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    """Seats at a table. A ladder is played solo, whatever this says."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=15)] = 3
    """Rounds, or deals of a ladder. In a round robin the number of entrants decides."""
    pace: Pace = 180
    """Seconds per turn; 0 only for a ladder."""
    entry: Literal["open", "link", "code", "club"] = "open"
    """Who may enter: everybody, players with the address, players with the code, or the members of a club."""
    club: Annotated[str, msgspec.Meta(max_length=32)] = ""
    no_show: Literal["bot", "leave"] = "bot"
    """An entrant does not come: a bot plays this round, or the entrant also leaves the tournament."""
    late: Annotated[int, msgspec.Meta(ge=0, le=15)] = 1
    """The last round that can still be entered; 0 or 1 for none after the start."""
    starts: Annotated[int, msgspec.Meta(ge=0, le=9_999_999_999)] = 0
    """When it starts, in seconds since 1970; 0: the organiser starts it."""
    most: Annotated[int, msgspec.Meta(ge=2, le=128)] = 64
    """The number of entrants at most."""
    full: bool = False
    """Start as soon as that number is reached."""
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 7
    """The days that a ladder lasts."""
    language: Language = "en"


class EnterRequest(RequestBody):
    """POST /api/tournaments/ID/enter: the code, if one is needed."""

    code: EntryCode = ""
    language: Language = "en"


class WithdrawRequest(RequestBody):
    """POST /api/tournaments/ID/withdraw"""

    language: Language = "en"


class ControlRequest(RequestBody):
    """POST /api/tournaments/ID/control: what the organiser does."""

    do: Literal["start", "pause", "resume", "cancel"]
    language: Language = "en"


class DealRequest(RequestBody):
    """POST /api/tournaments/ID/deal: play a deal of a ladder or of the cup of the week. There is one try."""

    deal: Annotated[int, msgspec.Meta(ge=1, le=15)]
    language: Language = "en"


class TournamentCreated(ResponseBody):
    """A new tournament."""

    id: str


class TournamentEntry(ResponseBody):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    title: str
    format: str
    status: str
    entrants: int
    most: int
    rounds: int
    round: int = 0
    starts: int = 0
    mine: bool = False
    """The reader has entered."""
    organises: bool = False


class TournamentList(ResponseBody):
    """GET /api/tournaments"""

    tournaments: tuple[TournamentEntry, ...] = ()


class Entrant(ResponseBody):
    """An entrant. A deleted player has no name."""

    number: int
    name: str = ""
    withdrawn: bool = False
    me: bool = False


class TournamentStanding(ResponseBody):
    """The standing of an entrant."""

    entrant: int
    place: int
    points: float = 0
    """Place points: one for each player of the same table that you are ahead of, half of one for a tie."""
    matchpoints: float = 0
    """Percent of the other tables at which the same seat did worse with the same deal; the average of all rounds."""
    opponents: float = 0
    """The place points of everybody that the entrant has met."""
    best: float = 0
    """The best round by matchpoints, in percent."""
    total: float = 0
    """Points of all matches; whole numbers unless luck was taken out."""
    played: int = 0


class RoundTable(ResponseBody):
    """A table of a round."""

    table: str
    entrants: tuple[int, ...]
    """The entrant of each seat; -1 for a bot."""
    over: bool = False
    totals: tuple[int, ...] = ()
    forfeited: tuple[int, ...] = ()
    """Seats of entrants for whom a bot played."""
    warned: tuple[int, ...] = ()
    """Seats of entrants who have been warned: a bot takes over soon."""
    mine: bool = False


class TournamentRound(ResponseBody):
    """A round. In a ladder it is one deal, and only the reader's own table is listed."""

    number: int
    promise: str
    """The hash that commits the server to the deal: the same at all tables of the round."""
    started: int
    ended: int = 0
    tables: tuple[RoundTable, ...] = ()


class TournamentState(ResponseBody):
    """GET /api/tournaments/ID, GET /api/cup"""

    id: str
    name: str
    game: str
    title: str
    format: Literal["swiss", "round-robin", "ladder"]
    status: Literal["open", "running", "paused", "over", "cancelled"]
    seats: int
    rounds: int
    pace: int
    entry: Literal["open", "link", "code", "club"]
    no_show: Literal["bot", "leave"]
    late: int
    most: int
    round: int = 0
    starts: int = 0
    ends: int = 0
    full: bool = False
    cup: bool = False
    """This is the cup of a week."""
    club: str = ""
    """The club whose members may enter."""
    options: OptionValues = {}
    organiser: str = ""
    """The name of the organiser; empty for the cup of the week, or a deleted player."""
    organises: bool = False
    """The reader is the organiser."""
    code: str = ""
    """The entry code; only for organiser and entrants."""
    me: int = 0
    """The reader's number; 0 if the reader has not entered."""
    withdrawn: bool = False
    may_enter: bool = False
    """Entry is possible now, if the reader fulfils its conditions."""
    entrants: tuple[Entrant, ...] = ()
    """In a ladder: those in the standings."""
    count: int = 0
    """The number of entrants who have not withdrawn."""
    tie_breaks: tuple[str, ...] = ()
    """What decides the order: fields of a standing, the first one first."""
    standings: tuple[TournamentStanding, ...] = ()
    """At most the first 100, and the reader's own."""
    adjusted: tuple[TournamentStanding, ...] = ()
    """In a ladder: the first 100 with luck taken out of the points, from the deals that have a review."""
    played: tuple[TournamentRound, ...] = ()


COMPETITION_BODIES = (
    NewTournament,
    EnterRequest,
    WithdrawRequest,
    ControlRequest,
    DealRequest,
    TournamentCreated,
    TournamentList,
    TournamentState,
)
