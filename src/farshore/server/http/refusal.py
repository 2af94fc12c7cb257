"""Why something was not done, in any language."""

from __future__ import annotations

from farshore.core.text import Arg, Text, brief


class Refusal(Exception):
    """The server does not do this; nothing has changed. `status` is for answers over HTTP, `game` has the words."""

    def __init__(self, reason: Text, status: int = 400, line: int = 0, game: str = "") -> None:
        super().__init__(reason.key)
        self.reason, self.status, self.line, self.game = brief(reason), status, line, game


def refuse(key: str, status: int = 400, **args: Arg) -> Refusal:
    """A refusal with this reason."""
    return Refusal(Text(key, tuple(args.items())), status)
