"""A match made ready for the store: set up, played up to somewhere, and dealt on; or a record, replayed."""

from __future__ import annotations

from typing import Any

import msgspec

from farshore import games
from farshore.core import record
from farshore.core.data import DataError
from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame, BadOption, IllegalAction, Seat
from farshore.core.match import AnyMatch, Match
from farshore.core.record import RecordError
from farshore.core.text import Text, read_back, text
from farshore.server.http.refusal import Refusal


class Brought(msgspec.Struct, kw_only=True):
    """What somebody wants to play or to look at: a match to begin, or a record."""

    game: str = ""
    names: list[str] = []
    options: dict[str, Any] = {}
    data: dict[str, str] = {}
    promise: str = ""
    played: list[str] = []
    seed: str = ""
    """Chance goes on from here; without it nothing is dealt."""
    record: str = ""


class Prepared(msgspec.Struct, kw_only=True):
    """All that the store keeps of it."""

    game: str
    edition: int
    names: tuple[str, ...]
    options: dict[str, Any]
    data: dict[str, str]
    promise: str
    secret: str
    salt: str
    events: list[str]
    busy: tuple[Seat, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


class Refused(msgspec.Struct):
    """Why it cannot be done, in any language: with the words of this game, and the line of a record."""

    reason: Text
    status: int = 400
    line: int = 0
    game: str = ""

    def refusal(self) -> Refusal:
        return Refusal(read_back((self.reason.key, self.reason.args)), self.status, self.line, self.game)


def prepare(brought: Brought) -> Prepared | Refused:
    """Begins the match or replays the record; what is wrong with it is told."""
    try:
        if brought.record:
            loaded = record.load(brought.record, games.find)
            return prepared(loaded.match, loaded.secret, loaded.salt)
        return prepared(_begun(games.find(brought.game), brought))
    except RecordError as error:
        reason = text("bad-record", line=error.line, reason=error.reason)
        return Refused(reason, 422, error.line, error.game)
    except (BadOption, IllegalAction) as error:
        return Refused(error.reason, game=brought.game)
    except DataError as error:
        return Refused(text("bad-data", reason=error.words))


def _begun(game: AnyGame, brought: Brought) -> AnyMatch:
    options = {name: tuple(value) if isinstance(value, list) else value for name, value in brought.options.items()}
    match: AnyMatch = Match(game, brought.names, options, data=brought.data, promise=brought.promise)
    match.replay(brought.played)
    if brought.seed:
        match.deal(SeededDealer(brought.seed))
    return match


def prepared(match: AnyMatch, secret: str = "", salt: str = "") -> Prepared:
    """A match as the store keeps it."""
    header, busy = match.header, match.game.to_act(match.state)
    return Prepared(
        game=header.game,
        edition=header.edition,
        names=header.seats,
        options=dict(header.options),
        data=dict(header.data),
        promise=header.promise,
        secret=secret,
        salt=salt,
        events=[str(event) for event in match.events],
        busy=busy,
        totals=() if busy else tuple(score.total for score in match.game.scores(match.state)),
        winners=match.winners,
    )
