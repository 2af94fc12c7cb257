"""What core is lent: a voice by those who know words, a pen by those who know art. Without them it names keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from farshore.core.text import Text, text

SHOWN = 12
"""So many of what is legal are named."""


class Lent:
    """Who speaks and who draws for core in this process."""

    voice: Callable[[Text, str], str] | None = None
    """Says words in the user's language; the second argument is the module of the game they are about, or nothing."""
    pen: Callable[[Any, str, Sequence[str] | None], str] | None = None
    """Draws a scene as SVG: the scene, the id of its game; with the names of the seats, a whole match."""
    book: Callable[[Any, str], Any] | None = None
    """Opens a game's rules to read in a language."""


def said(words: Text, module: str = "") -> str:
    """The words with their key beside them; the key with its arguments where nobody lent a voice.

    >>> lent, Lent.voice = Lent.voice, None
    >>> said(text("match-over"))
    'match-over {}'
    >>> Lent.voice = lent
    """
    if Lent.voice is None:
        return f"{words.key} {dict(words.args)}"
    return f"{Lent.voice(words, module)} ({words.key})"


class Refused(Exception):
    """Something that cannot be done: `reason` says why in any language, `legal` what could be done instead."""

    offered = "legal-now"
    """The message that names it."""

    def __init__(self, reason: Text, *, module: str = "", legal: Sequence[object] = ()) -> None:
        super().__init__(reason)
        self.reason, self.module, self.legal = reason, module, legal

    def __str__(self) -> str:
        return " ".join(filter(None, (said(self.reason, self.module), self.instead())))

    def instead(self) -> str:
        """What is legal, the first dozen of it by name; nothing where that is not known."""
        if not len(self.legal):
            return ""
        named = [str(self.legal[at]) for at in range(min(SHOWN, len(self.legal)))]
        listed = ", ".join(named) + (", …" if len(self.legal) > SHOWN else "")
        words = text(self.offered, count=len(self.legal), actions=listed)
        return Lent.voice(words, self.module) if Lent.voice else listed

    def __reduce__(self) -> tuple[Any, ...]:
        """As it travels between processes: texts alone."""
        return _again, (type(self), self.reason, self.module, tuple(map(str, self.legal)))


def _again(kind: type[Refused], reason: Text, module: str, legal: tuple[str, ...]) -> Refused:
    return kind(reason, module=module, legal=legal)
