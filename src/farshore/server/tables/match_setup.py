"""Set up a match for the store: start and deal it, play it up to an event, or replay a record."""

from __future__ import annotations

from typing import Any

import msgspec

from farshore import games
from farshore.core import record
from farshore.core.dealer import SeatValue, SeededDealer
from farshore.core.game import AnyGame, BadOption, IllegalAction, Seat
from farshore.core.match import AnyMatch, Match
from farshore.core.record import RecordError
from farshore.core.text import Text, from_wire, text
from farshore.core.toml_data import DataError
from farshore.server.errors import RequestError
from farshore.server.store.table_rows import SeatRow


class SetupRequest(msgspec.Struct, kw_only=True):
    """A match to start, or a record to replay."""

    game: str = ""
    names: list[str] = []
    options: dict[str, Any] = {}
    data: dict[str, str] = {}
    promise: str = ""
    played: list[str] = []
    seed: str = ""
    """The seed of the deal; without one nothing is dealt."""
    entropy: list[SeatValue] = []
    """Random values of players' devices that are mixed into the deal."""
    record: str = ""


class PreparedMatch(msgspec.Struct, kw_only=True):
    """A match as the store keeps it."""

    game: str
    edition: int
    names: tuple[str, ...]
    options: dict[str, Any]
    data: dict[str, str]
    promise: str
    secret: str
    salt: str
    entropy: tuple[SeatValue, ...]
    events: list[str]
    busy: tuple[Seat, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


class SetupError(msgspec.Struct):
    """Why a match cannot be set up, with the game whose translations have the reason and the line of a record."""

    reason: Text
    status: int = 400
    line: int = 0
    game: str = ""

    def to_exception(self) -> RequestError:
        return RequestError(from_wire((self.reason.key, self.reason.args)), self.status, self.line, self.game)


def prepare_match(request: SetupRequest) -> PreparedMatch | SetupError:
    """Start the match or replay the record, or return what is wrong with it."""
    try:
        if request.record:
            loaded = record.load(request.record, games.find)
            return to_prepared(loaded.match, loaded.secret, loaded.salt, loaded.entropy)
        return to_prepared(_start_match(games.find(request.game), request))
    except RecordError as error:
        reason = text("bad-record", line=error.line, reason=error.reason)
        return SetupError(reason, 422, error.line, error.game)
    except (BadOption, IllegalAction) as error:
        return SetupError(error.reason, game=request.game)
    except DataError as error:
        return SetupError(text("bad-data", reason=error.words))


def _start_match(game: AnyGame, request: SetupRequest) -> AnyMatch:
    options = {name: tuple(value) if isinstance(value, list) else value for name, value in request.options.items()}
    match: AnyMatch = Match(game, request.names, options, data=request.data, promise=request.promise)
    match.replay(request.played)
    if request.seed:
        match.deal(SeededDealer(request.seed, entropy=request.entropy))
    return match


def to_prepared(
    match: AnyMatch, secret: str = "", salt: str = "", entropy: tuple[SeatValue, ...] = ()
) -> PreparedMatch:
    """Return a match as the store keeps it."""
    header, busy = match.header, match.game.to_act(match.state)
    return PreparedMatch(
        game=header.game,
        edition=header.edition,
        names=header.seats,
        options=dict(header.options),
        data=dict(header.data),
        promise=header.promise,
        secret=secret,
        salt=salt,
        entropy=entropy,
        events=[str(event) for event in match.events],
        busy=busy,
        totals=() if busy else tuple(score.total for score in match.game.scores(match.state)),
        winners=match.winners,
    )


def seat_from_name(name: str) -> SeatRow:
    """Return the seat of a name in a record."""
    if name.startswith("bot:"):
        return SeatRow("", "bot", name[4:68], None, True)
    return SeatRow(name[:64], "person", "", None, True)
