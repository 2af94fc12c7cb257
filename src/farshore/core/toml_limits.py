"""Limits for untrusted TOML: size, nesting and counts, checked over its tokens before it is parsed."""

from __future__ import annotations

import re
from typing import Final

from farshore.core.text import Text, text

FILE_BYTES: Final = 65_536
"""One file of somebody's own components; the largest of ours has a tenth of it."""
DATA_BYTES: Final = 131_072
"""All of them together."""
RECORD_BYTES: Final = 400_000
"""A record, with its own components: the longest match there can be."""
DEPTH: Final = 16
"""Lists and tables within each other."""
KEY_PARTS: Final = 8
"""Names in a key with dots."""
DIGITS: Final = 18
"""Characters of a number: what a database and a browser can hold."""
ENTRIES: Final = 1_000
"""Entries of one list or table."""
EVENTS: Final = 7_000
"""Entries of a record's list of events."""
TEXT: Final = 4_000
"""Characters of one text."""
OPTION_TEXT: Final = 1_000
"""Characters of an option's value."""

# Each kind of token ends at the end of the text at the latest: nothing is looked at twice, whatever is left open.
_TOKEN = re.compile(
    r"""\s*+(?:(?P<text>"{3}(?:[^"\\]|\\.|"{1,2}(?!"))*+(?:"{3,5}|\\?\Z) | '{3}(?:[^']|'{1,2}(?!'))*+(?:'{3,5}|\Z) |
    "(?:[^"\\\n]|\\.)*+"? | '[^'\n]*+'?) | (?P<dot>\.) | (?P<comma>,) | (?P<equals>=) | (?P<open>[\[{]) |
    (?P<close>[\]}]) | (?P<note>\#[^\n]*+) | (?P<words>[^\[\]{},=.\#"']++) | \Z)""",
    re.VERBOSE | re.DOTALL,
)
_NUMBER = re.compile(rf"(?<!\S)[+-]?[0-9][^\s]{{{DIGITS},}}")
_NUL = re.compile(r"(?<!\\)(?:\\\\)*(?:\\u0000|\\U00000000)")


class LimitExceeded(ValueError):
    """More than anybody needs: the line where it is, and the reason in any language."""

    def __init__(self, line: int, reason: Text) -> None:
        super().__init__(f"line {line}: {reason.key} {dict(reason.args)}")
        self.line, self.reason = line, reason


def check_limits(words: str, most_bytes: int, *, texts: int = TEXT, entries: int = ENTRIES) -> None:
    """TooMuch unless this TOML text can be read in no time: bytes, nesting, keys, numbers, lists and texts.

    >>> check_limits("a.b = [1, [2]]", 100)
    """
    if len(words) > most_bytes or len(words.encode()) > most_bytes:
        raise LimitExceeded(1, text("too-many-bytes", most=most_bytes))
    _Count(words, texts, entries).run()


class _Count:
    """Walks over the tokens once."""

    def __init__(self, words: str, texts: int, entries: int) -> None:
        self.words, self.texts, self.entries = words, texts, entries
        self.inside: list[int] = []
        """Commas so far in each list or table that is open."""
        self.parts = 1
        """Names of the key that is being read."""
        self.keys = 0
        """Keys so far in the table that is being read."""
        self.tables = 0
        """Headings so far."""
        self.before: str | None = None
        """The kind of the token before this one: a bracket that follows no `=` is a heading."""
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
            self._look(kind or "", found[0])
            self.before = kind

    def _look(self, kind: str, token: str) -> None:
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
