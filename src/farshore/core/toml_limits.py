"""Limits for untrusted TOML: size, nesting and counts, checked over its tokens before it is parsed."""

from __future__ import annotations

import re
import sys
from typing import Final

from farshore.core.text import Text, text

FILE_BYTES: Final = 65_536
"""Maximum size of one file of custom components; our largest has a tenth of it."""
DATA_BYTES: Final = 131_072
"""Maximum size of all custom files together."""
RECORD_BYTES: Final = 400_000
"""Maximum size of a record with its custom components, enough for the longest match."""
DEPTH: Final = 16
"""Maximum nesting of lists and tables."""
KEY_PARTS: Final = 8
"""Maximum number of parts of a dotted key."""
DIGITS: Final = 18
"""Maximum number of characters of a number: what databases and browsers can represent."""
ENTRIES: Final = 1_000
"""Maximum number of entries of a list or table."""
EVENTS: Final = 7_000
"""Maximum number of events of a record."""
TEXT: Final = 4_000
"""Maximum length of a string."""
OPTION_TEXT: Final = 1_000
"""Maximum length of an option's value."""

# Unclosed tokens end at the end of the text, so that no part of it is scanned twice.
_PATTERN = r"""\s*+(?:(?P<text>"{3}[^"\\]*+(?:(?:\\.|"(?!""))[^"\\]*+)*%(once)s(?:"{3,5}|\\?\Z) |
    '{3}[^']*+(?:'(?!'')[^']*+)*%(once)s(?:'{3,5}|\Z) | "[^"\\\n]*+(?:\\.[^"\\\n]*+)*%(once)s"? | '[^'\n]*+'?) |
    (?P<dot>\.) | (?P<comma>,) | (?P<equals>=) | (?P<open>[\[{]) |
    (?P<close>[\]}]) | (?P<note>\#[^\n]*+) | (?P<words>[^\[\]{},=.\#"']++) | \Z)"""


def _token_pattern(once: str) -> re.Pattern[str]:
    """Return the pattern of a token; with "+" it remembers no places to go back to in long strings."""
    return re.compile(_PATTERN % {"once": once}, re.VERBOSE | re.DOTALL)


# Possessive groups match too little before Python 3.11.5 (python/cpython#106052). Without them the tokens are the same
# and long strings take more memory.
_TOKEN = _token_pattern("+" if sys.version_info >= (3, 11, 5) else "")
_NUMBER = re.compile(rf"(?<!\S)[+-]?[0-9][^\s]{{{DIGITS},}}")
_NUL = re.compile(r"(?<!\\)(?:\\\\)*(?:\\u0000|\\U00000000)")


class LimitExceeded(ValueError):
    """The text exceeds a limit; `line` is where, `reason` the translatable message."""

    def __init__(self, line: int, reason: Text) -> None:
        super().__init__(f"line {line}: {reason.key} {dict(reason.args)}")
        self.line, self.reason = line, reason


def check_limits(words: str, max_bytes: int, *, texts: int = TEXT, entries: int = ENTRIES) -> None:
    """Raise LimitExceeded if the text exceeds a limit on bytes, nesting, keys, numbers, lists or strings.

    >>> check_limits("a.b = [1, [2]]", 100)
    """
    if len(words) > max_bytes or len(words.encode()) > max_bytes:
        raise LimitExceeded(1, text("too-many-bytes", most=max_bytes))
    _Count(words, texts, entries).run()


class _Count:
    """Checks the limits in one pass over the tokens."""

    def __init__(self, words: str, texts: int, entries: int) -> None:
        self.words, self.texts, self.entries = words, texts, entries
        self.inside: list[int] = []
        """The number of commas so far in each open list or table."""
        self.parts = 1
        """The number of parts of the current key."""
        self.keys = 0
        """The number of keys so far in the current table."""
        self.tables = 0
        """The number of table headings so far."""
        self.before: str | None = None
        """The kind of the previous token: a bracket that does not follow `=` is a heading."""
        self.at = 0

    def run(self) -> None:
        for found in _TOKEN.finditer(self.words):
            kind = found.lastgroup
            if kind == "words" and found.end() - found.start() <= DIGITS:
                self.before = kind
                continue
            self.at = found.start(kind or 0)
            if kind == "dot":
                self.parts += 1
                self._require(self.parts <= KEY_PARTS, "too-many-key-parts", KEY_PARTS)
            elif kind in ("comma", "equals", "open", "close"):
                self.parts = 1
            self._check_token(kind or "", found[0])
            self.before = kind

    def _check_token(self, kind: str, token: str) -> None:
        if kind == "text":
            self._require(len(token) <= self.texts, "too-long-text", self.texts)
            self._require("\\" not in token or not _NUL.search(token), "no-nul")
        elif kind == "words":
            self._require(not _NUMBER.search(token), "too-many-digits", DIGITS)
        elif kind == "open":
            self.inside.append(0)
            self._require(len(self.inside) <= DEPTH, "too-deep", DEPTH)
            if len(self.inside) == 1 and self.before != "equals":
                self.keys, self.tables = 0, self.tables + 1
                self._require(self.tables <= ENTRIES, "too-many-entries", ENTRIES)
        elif kind == "close" and self.inside:
            self.inside.pop()
        elif kind == "comma" and self.inside:
            self.inside[-1] += 1
            self._require(self.inside[-1] <= self.entries, "too-many-entries", self.entries)
        elif kind == "equals" and not self.inside:
            self.keys += 1
            self._require(self.keys <= ENTRIES, "too-many-entries", ENTRIES)

    def _require(self, true: bool, key: str, most: int = 0) -> None:
        if not true:
            raise LimitExceeded(self.words.count("\n", 0, self.at) + 1, text(key, most=most) if most else text(key))
