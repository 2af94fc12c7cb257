"""Find the line of each value in a TOML text, for error messages."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TypeAlias

Path: TypeAlias = tuple["str | int", ...]
"""The path to a value: keys of tables and indices of lists."""

_TOKEN = re.compile(
    r""""{3}(?:[^\\]|\\.)*?"{3,5} | '{3}.*?'{3,5} | "(?:[^"\\\n]|\\.)*" | '[^'\n]*' | \#[^\n]* | [\[\]{},=.\n] |
    [^\s\[\]{},=.\#"']+""",
    re.VERBOSE | re.DOTALL,
)


class NotUtf8(ValueError):
    """The file is not UTF-8; `line` is the first invalid line."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}: not UTF-8")
        self.line = line


def decode_text(content: bytes) -> str:
    """Decode a UTF-8 file, removing a byte order mark and converting CRLF to LF.

    >>> decode_text(b"\\xef\\xbb\\xbfa = 1\\r\\n")
    'a = 1\\n'
    """
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise NotUtf8(content.count(b"\n", 0, error.start) + 1) from None


def find_lines(text: str) -> dict[Path, int]:
    """Return the line of every table, key and list entry of a valid TOML text.

    >>> find_lines('a = 1\\nb = [\\n  "x",\\n  {c = 2}]')
    {('a',): 1, ('b',): 2, ('b', 0): 3, ('b', 1): 4, ('b', 1, 'c'): 4}
    """
    return _Reader(text).read()


class LineIndex:
    """The lines of the values of a TOML text, computed on first use."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def lines(self) -> dict[Path, int]:
        return find_lines(self._text)

    def line(self, path: Path) -> int:
        """Return the line of a value, or of the innermost table or list that contains it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


class _Reader:
    """Walks over the tokens of a text that `tomllib` has already parsed."""

    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, int]] = []
        line, upto = 1, 0
        for found in _TOKEN.finditer(text):
            line += text.count("\n", upto, found.start())
            upto = found.start()
            if not found[0].startswith("#"):
                self.tokens.append((found[0], line))
        self.at = 0
        self.found: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}
        """The number of tables of each `[[name]]` so far."""

    def read(self) -> dict[Path, int]:
        table: Path = ()
        while self.skip_newlines():
            line = self.tokens[self.at][1]
            if self.word == "[":
                table = self.heading()
                self.found.setdefault(table, line)
            else:
                self.pair(table)
        return self.found

    @property
    def word(self) -> str:
        return self.tokens[self.at][0] if self.at < len(self.tokens) else ""

    def skip_newlines(self) -> bool:
        """Skip newlines; return False at the end of the text."""
        while self.word == "\n":
            self.at += 1
        return self.at < len(self.tokens)

    def name(self) -> Path:
        """Read a dotted key."""
        parts: list[str] = []
        while self.word not in ("=", "]", ""):
            if self.word != ".":
                parts.append(self.word.strip("\"'"))
            self.at += 1
        return tuple(parts)

    def heading(self) -> Path:
        """Read `[table]` or `[[table]]` and return the path of the keys that follow."""
        many = self.tokens[self.at + 1][0] == "["
        self.at += 2 if many else 1
        names = self.name()
        self.at += 2 if many else 1
        path: Path = ()
        for name in names[:-1]:
            path = self.inside((*path, name))
        path = (*path, names[-1])
        if many:
            self.counts[path] = self.counts.get(path, 0) + 1
        return self.inside(path)

    def inside(self, path: Path) -> Path:
        """Return the path of the last entry if this is a list of tables, else the path itself."""
        return (*path, self.counts[path] - 1) if path in self.counts else path

    def pair(self, table: Path) -> None:
        """Read `key = value`."""
        line = self.tokens[self.at][1]
        path = (*table, *self.name())
        self.found[path] = line
        self.at += 1
        self.value(path)

    def value(self, path: Path) -> None:
        if self.word == "[":
            self.at += 1
            self.entries(path)
        elif self.word == "{":
            self.at += 1
            self.pairs(path)
        else:
            while self.word not in ("\n", ",", "]", "}", ""):
                self.at += 1

    def entries(self, path: Path) -> None:
        """Read the rest of a list."""
        index = 0
        while self.skip_newlines() and self.word != "]":
            if self.word == ",":
                self.at += 1
                continue
            self.found[(*path, index)] = self.tokens[self.at][1]
            self.value((*path, index))
            index += 1
        self.at += 1

    def pairs(self, path: Path) -> None:
        """Read the rest of an inline table."""
        while self.skip_newlines() and self.word != "}":
            if self.word == ",":
                self.at += 1
            else:
                self.pair(path)
        self.at += 1
