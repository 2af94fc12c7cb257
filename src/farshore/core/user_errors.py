"""The base class of errors whose message is translated for the user."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from farshore.core.hooks import Hooks
from farshore.core.text import Text, text

SHOWN = 12
"""Number of legal actions that an error message lists."""


def format_message(words: Text, module: str = "") -> str:
    """Return the translated message followed by its key, or key and arguments if no translator is installed.

    >>> translate, Hooks.translate = Hooks.translate, None
    >>> format_message(text("match-over"))
    'match-over {}'
    >>> Hooks.translate = translate
    """
    if Hooks.translate is None:
        return f"{words.key} {dict(words.args)}"
    return f"{Hooks.translate(words, module)} ({words.key})"


def format_counts(counts: Sequence[int]) -> str:
    """Return ascending numbers as text, more than two in a row by the first and the last.

    >>> format_counts((2,)), format_counts((1, 2)), format_counts((1, 2, 3)), format_counts((2, 4, 6))
    ('2', '1, 2', '1–3', '2, 4, 6')
    """
    in_a_row = len(counts) > 2 and counts[-1] - counts[0] == len(counts) - 1
    return f"{counts[0]}–{counts[-1]}" if in_a_row else ", ".join(map(str, counts))


class UserError(Exception):
    """An error with a translatable `reason`, and in `legal` the valid alternatives."""

    alternatives_key = "legal-now"
    """The message that lists the alternatives."""

    def __init__(self, reason: Text, *, module: str = "", legal: Sequence[object] = ()) -> None:
        super().__init__(reason)
        self.reason, self.module, self.legal = reason, module, legal

    def __str__(self) -> str:
        return " ".join(filter(None, (format_message(self.reason, self.module), self.alternatives())))

    def alternatives(self) -> str:
        """Return a sentence that lists the first legal alternatives; empty if they are unknown."""
        if not len(self.legal):
            return ""
        named = [str(self.legal[at]) for at in range(min(SHOWN, len(self.legal)))]
        listed = ", ".join(named) + (", …" if len(self.legal) > SHOWN else "")
        words = text(self.alternatives_key, count=len(self.legal), actions=listed)
        return Hooks.translate(words, self.module) if Hooks.translate else listed

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with the alternatives as strings, because actions may not be importable elsewhere."""
        return _again, (type(self), self.reason, self.module, tuple(map(str, self.legal)))


def _again(kind: type[UserError], reason: Text, module: str, legal: tuple[str, ...]) -> UserError:
    return kind(reason, module=module, legal=legal)
