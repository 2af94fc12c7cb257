"""The error that clients receive, in their language."""

from __future__ import annotations

from farshore.core.text import Arg, Text, shorten_arguments


class RequestError(Exception):
    """A request that the server does not carry out; nothing has changed.

    `status` is the HTTP status, `line` the line of an uploaded record, `game` the game whose translations have the
    reason.
    """

    def __init__(self, reason: Text, status: int = 400, line: int = 0, game: str = "") -> None:
        super().__init__(reason.key)
        self.reason, self.status, self.line, self.game = shorten_arguments(reason), status, line, game


def request_error(key: str, status: int = 400, **args: Arg) -> RequestError:
    """Return a RequestError whose reason is the message `key`."""
    return RequestError(Text(key, tuple(args.items())), status)
