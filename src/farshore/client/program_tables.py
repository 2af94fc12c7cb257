"""What a program knows of its tables: HTTP requests with a bot token, and positions rebuilt from messages."""

from __future__ import annotations

from typing import Any, Final, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from farshore.core.game import AnyGame
from farshore.core.match import AnyMatch, Match
from farshore.core.view_data import view_from_data
from farshore.games import installed
from farshore.server import wire
from farshore.server.wire.protocol_versions import PROTOCOL, PROTOCOL_HEADER

T = TypeVar("T")
SECONDS: Final = 60.0
"""Seconds until a request without an answer counts as failed."""


class RequestFailed(Exception):
    """The server refused a request of a program. `key` names the reason, the message is a sentence for people."""

    def __init__(self, key: str, reason: str, status: int = 400) -> None:
        super().__init__(reason)
        self.key, self.reason, self.status = key, reason, status


class ServerUnavailable(Exception):
    """The server cannot be reached, or is too busy: try again later."""


class ProgramRequests:
    """HTTP requests with a bot token."""

    def __init__(self, url: str, token: str, language: str = "en") -> None:
        self.url = (url if "://" in url else f"http://{url}").rstrip("/")
        self.token, self.language = token, language

    @property
    def socket_url(self) -> str:
        """The address of the WebSocket."""
        return "ws" + self.url.removeprefix("http") + "/socket"

    def get(self, path: str, answer: type[T]) -> T:
        """Send a GET request and return the decoded answer."""
        return self._send(path, None, answer)

    def post(self, path: str, body: object, answer: type[T]) -> T:
        """Send a POST request and return the decoded answer."""
        return self._send(path, msgspec.json.encode(body), answer)

    def _send(self, path: str, body: bytes | None, answer: type[T]) -> T:
        headers = {
            "authorization": f"Bearer {self.token}",
            "content-type": "application/json",
            "accept-language": self.language,
            PROTOCOL_HEADER: str(PROTOCOL),
        }
        try:
            with urlopen(Request(self.url + path, body, headers), timeout=SECONDS) as found:
                return msgspec.json.decode(found.read(), type=answer)
        except HTTPError as error:
            raise _refusal(error) from None
        except (OSError, msgspec.DecodeError) as error:
            raise ServerUnavailable(str(error)) from None


def _refusal(error: HTTPError) -> Exception:
    """Return the error of an answer: too many requests and failures of the server can be tried again."""
    if error.code == 429 or error.code >= 500:
        return ServerUnavailable(str(error))
    try:
        problem = msgspec.json.decode(error.read(), type=wire.Problem)
    except (OSError, msgspec.DecodeError):
        return RequestFailed("bad-answer", str(error), error.code)
    return RequestFailed(problem.key, problem.reason, error.code)


class FollowedMatch:
    """A match as the seat of a program may know it, rebuilt from `position` messages."""

    def __init__(self) -> None:
        self.events: list[str] = []
        self.game: AnyGame | None = None
        """The game with the table's components; None if it is not installed here, or in another edition."""
        self.table = ""
        self.game_id = ""
        self._match: AnyMatch | None = None
        self._start: tuple[tuple[str, ...], dict[str, Any], dict[str, str]] = ((), {}, {})

    def take(self, message: wire.PositionMessage) -> Any:
        """Take a message over and return the view of the seat, or None if the game is not installed."""
        if message.edition and message.table is not None:
            self._begin(message, message.table)
        del self.events[message.since :]
        self.events += message.events
        if self._match is None:
            return None
        view = self._view(self._match, message)
        return view.deep_copy()

    def _begin(self, message: wire.PositionMessage, table: wire.TableState) -> None:
        self.table, self.game_id = table.table, table.game
        game = installed().games.get(table.game)
        if game is None or game.info.edition != message.edition:
            self.game = self._match = None
            return
        self._start = tuple(seat.name for seat in table.seats), dict(table.options), message.data
        self._restart(game)

    def _restart(self, game: AnyGame) -> None:
        names, options, data = self._start
        self._match = Match(game, names, options, data=data)
        self.game = self._match.game

    def _view(self, match: AnyMatch, message: wire.PositionMessage) -> Any:
        """Replay what is new, as far as it is not hidden; a view in the message replaces the position."""
        hidden = (at for at, event in enumerate(self.events) if match.game.info.hidden and "?" in event)
        public = next(hidden, len(self.events))
        if len(match.events) > min(public, message.since):
            match.truncate(min(public, message.since))
        match.replay(self.events[len(match.events) : public])
        if message.view is not None:
            return view_from_data(match.state, message.view)
        return match.game.view(match.state, message.seat)
