"""Read and check a game's TOML files; errors name file, line and field."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from math import isfinite
from typing import Any, Final, NoReturn

from farshore.core.text import Text, literal, text
from farshore.core.toml_limits import DATA_BYTES, FILE_BYTES, LimitExceeded, check_limits
from farshore.core.toml_lines import LineIndex, Path

OF_BOTS: Final = frozenset({"learned.toml", "levels.toml", "par.toml", "review.toml", "weights.toml"})
"""Files for bots, which are not components of the game."""
LARGEST: Final = 1_000_000
"""The largest absolute value of a number."""
SHOWN: Final = 300
"""Maximum length of an error message, in characters."""


class DataError(ValueError):
    """A data file is invalid; `words` is the translatable message."""

    def __init__(self, file: str, line: int, field: str, reason: str, words: Text | None = None) -> None:
        place = f"{file[:80]}, line {line}: "
        super().__init__(place + (f"{field[:80]}: " if field else "") + reason[:SHOWN])
        self.file, self.line, self.field, self.reason = file, line, field, reason[:SHOWN]
        self.words = text("at-line", file=file[:80], line=line, reason=words) if words else literal(str(self))


class TomlData:
    """A value of a TOML file with its file name, path and line."""

    def __init__(self, value: Any, file: str, whole: LineIndex, path: Path = ()) -> None:
        self.value, self.file, self.path = value, file, path
        self._whole = whole

    @property
    def line(self) -> int:
        """The line of this value, or of the innermost table or list that contains it."""
        return self._whole.line(self.path)

    @property
    def field(self) -> str:
        return ".".join(str(part) for part in self.path)

    def fail(self, reason: str, row: int = 0) -> NoReturn:
        """Raise DataError for this value; `row` is the line inside a text block."""
        raise DataError(self.file, self.line + row, self.field, reason)

    def _is(self, kind: type, name: str) -> Any:
        if not isinstance(self.value, kind) or (kind is int and isinstance(self.value, bool)):
            self.fail(f"must be {name}")
        return self.value

    def __getitem__(self, key: str) -> TomlData:
        """Return the value of a required key."""
        table = self._is(dict, "a table")
        if key not in table:
            self.fail(f"'{key}' is missing")
        return TomlData(table[key], self.file, self._whole, (*self.path, key))

    def __contains__(self, key: str) -> bool:
        return key in self._is(dict, "a table")

    def items(self) -> Iterator[tuple[str, TomlData]]:
        """Yield the keys and values of a table."""
        for key in self._is(dict, "a table"):
            yield key, self[key]

    def check_keys(self, *keys: str) -> None:
        """Raise DataError if the table has any other key."""
        for key, value in self.items():
            if key not in keys:
                value.fail(f"is not known here; there are {', '.join(keys)}")

    def entries(self, length: int | None = None) -> list[TomlData]:
        """Return the values of a list; it must have this length if one is given."""
        values = self._is(list, "a list")
        if length is not None and len(values) != length:
            self.fail(f"must have {length} entries, not {len(values)}")
        return [TomlData(value, self.file, self._whole, (*self.path, i)) for i, value in enumerate(values)]

    def text(self, *choices: str) -> str:
        """Return a string; it must be one of the choices if any are given."""
        value: str = self._is(str, "a text")
        if choices and value not in choices:
            self.fail(f"'{value}' is not one of {', '.join(choices)}")
        return value

    def number(self, least: int | None = None, most: int | None = None) -> int:
        """Return an int within these bounds (inclusive); by default at most a million."""
        value: int = self._is(int, "a whole number")
        least, most = -LARGEST if least is None else least, LARGEST if most is None else most
        if not least <= value <= most:
            self.fail(f"{value} is not between {least} and {most}")
        return value

    def decimal(self) -> float:
        """Return a finite float or int."""
        if isinstance(self.value, bool) or not isinstance(self.value, (int, float)):
            self.fail("must be a number")
        if not isfinite(self.value) or abs(self.value) > LARGEST:
            self.fail(f"{self.value} is not between {-LARGEST} and {LARGEST}")
        return float(self.value)

    def numbers(self, length: int | None = None) -> tuple[int, ...]:
        """Return a list of ints."""
        return tuple(entry.number() for entry in self.entries(length))

    def texts(self, *choices: str) -> tuple[str, ...]:
        """Return a list of strings."""
        return tuple(entry.text(*choices) for entry in self.entries())

    def rows(self, columns: int, rows: int, alphabet: str) -> list[str]:
        """Return the lines of a text block with this number of rows and columns, of these characters."""
        whole: str = self._is(str, "a text block")
        block = whole.strip("\n").splitlines()
        first = 1 if whole.startswith("\n") or len(block) > 1 else 0
        if len(block) != rows:
            self.fail(f"must have {rows} rows, not {len(block)}")
        for number, row in enumerate(block):
            if len(row) != columns:
                self.fail(f"row {number + 1} must have {columns} columns, not {len(row)}", first + number)
            for character in row:
                if character not in alphabet:
                    self.fail(f"row {number + 1}: '{character}' is not one of {alphabet}", first + number)
        return block


def read_toml(words: str, file: str, most: int = FILE_BYTES) -> TomlData:
    """Parse a TOML text of at most `most` bytes; `file` is the name in error messages."""
    try:
        check_limits(words, most)
        value = tomllib.loads(words)
    except LimitExceeded as error:
        raise DataError(file, error.line, "", error.reason.key, error.reason) from None
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        raise DataError(file, int(place[1]) if place else words.count("\n") + 1, "", str(error)) from None
    return TomlData(value, file, LineIndex(words))


def read_packaged(package: str, file: str) -> str:
    """Return the text of a game's data file: `read_packaged("farshore.games.explorers", "tiles.toml")`."""
    return (files(package) / "data" / file).read_text("utf-8")


def points_for_count(table: Sequence[int], count: int) -> int:
    """Return the points for `count` items from a table for 1, 2, … items; its last entry also counts for more.

    >>> [points_for_count((2, 5, 10), count) for count in range(5)]
    [0, 2, 5, 10, 10]
    """
    return table[min(count, len(table)) - 1] if count > 0 else 0


def check_custom_files(module: str, own: Mapping[str, str]) -> None:
    """Raise DataError unless each custom file replaces a data file of the game of this module."""
    if sum(len(words.encode()) for words in own.values()) > DATA_BYTES:
        raise DataError(next(iter(own)), 1, "", "too-many-bytes", text("too-many-bytes", most=DATA_BYTES))
    package = module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0] or module
    folder = files(package) / "data"
    there = {file.name for file in folder.iterdir() if file.name.endswith(".toml")} if folder.is_dir() else set()
    known = sorted(there - OF_BOTS)
    if not known:
        return  # `with_data` of a game without components raises BadOption
    for name in own:
        if name not in known:
            reason = text("unknown-file", files=", ".join(known))
            raise DataError(name, 1, "", f"is not a file of this game; there are {', '.join(known)}", reason)
