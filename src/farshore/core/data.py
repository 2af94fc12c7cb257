"""Reads a game's TOML and checks it; a mistake is named by file, line and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any, Final, NoReturn

from farshore.core.lines import Path, lines_of

LARGEST: Final = 1_000_000
"""Points and the like go no further than this."""


class DataError(ValueError):
    """Something in a data file is not as it must be."""

    def __init__(self, file: str, line: int, field: str, reason: str) -> None:
        super().__init__(f"{file}, line {line}: {field}: {reason}" if field else f"{file}, line {line}: {reason}")
        self.file, self.line, self.field, self.reason = file, line, field, reason


class Data:
    """One value of a TOML file that knows where it stands."""

    def __init__(self, value: Any, file: str, whole: str, path: Path = ()) -> None:
        self.value, self.file, self.path = value, file, path
        self._whole = whole

    @property
    def line(self) -> int:
        """The line of this value, or of the nearest part of the file that holds it."""
        known = lines_of(self._whole)
        path = self.path
        while path and path not in known:
            path = path[:-1]
        return known.get(path, 1)

    @property
    def field(self) -> str:
        return ".".join(str(part) for part in self.path)

    def fail(self, reason: str, row: int = 0) -> NoReturn:
        """This value is wrong; `row` counts lines inside a text block."""
        raise DataError(self.file, self.line + row, self.field, reason)

    def _is(self, kind: type, name: str) -> Any:
        if not isinstance(self.value, kind) or (kind is int and isinstance(self.value, bool)):
            self.fail(f"must be {name}")
        return self.value

    def __getitem__(self, key: str) -> Data:
        """The value under a key that must be there."""
        table = self._is(dict, "a table")
        if key not in table:
            self.fail(f"'{key}' is missing")
        return Data(table[key], self.file, self._whole, (*self.path, key))

    def __contains__(self, key: str) -> bool:
        return key in self._is(dict, "a table")

    def items(self) -> Iterator[tuple[str, Data]]:
        """Each key of a table with its value."""
        for key in self._is(dict, "a table"):
            yield key, self[key]

    def only(self, *keys: str) -> None:
        """No other keys may stand here."""
        for key, value in self.items():
            if key not in keys:
                value.fail(f"is not known here; there are {', '.join(keys)}")

    def entries(self, length: int | None = None) -> list[Data]:
        """The values of a list, of this length if one is given."""
        values = self._is(list, "a list")
        if length is not None and len(values) != length:
            self.fail(f"must have {length} entries, not {len(values)}")
        return [Data(value, self.file, self._whole, (*self.path, i)) for i, value in enumerate(values)]

    def text(self, *choices: str) -> str:
        """A text, one of the choices if there are any."""
        value: str = self._is(str, "a text")
        if choices and value not in choices:
            self.fail(f"'{value}' is not one of {', '.join(choices)}")
        return value

    def number(self, least: int | None = None, most: int | None = None) -> int:
        """A whole number within these bounds."""
        value: int = self._is(int, "a whole number")
        if (least is not None and value < least) or (most is not None and value > most):
            self.fail(f"{value} is not between {least} and {most}")
        return value

    def decimal(self) -> float:
        """A number, whole or not."""
        if isinstance(self.value, bool) or not isinstance(self.value, (int, float)):
            self.fail("must be a number")
        return float(self.value)

    def numbers(self, length: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers, none of them too large to be sent or added up."""
        return tuple(entry.number(-LARGEST, LARGEST) for entry in self.entries(length))

    def texts(self, *choices: str) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(entry.text(*choices) for entry in self.entries())

    def rows(self, columns: int, rows: int, alphabet: str) -> list[str]:
        """A text block of so many rows and columns of these characters."""
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


def read(text: str, file: str) -> Data:
    """A TOML text as checked data; `file` is the name to blame."""
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        raise DataError(file, int(place[1]) if place else text.count("\n") + 1, "", str(error)) from None
    return Data(value, file, text)


def packaged(package: str, file: str) -> str:
    """The text of a data file that comes with a game: `packaged("farshore.games.explorers", "tiles.toml")`."""
    return (files(package) / "data" / file).read_text("utf-8")


def from_table(table: Sequence[int], count: int) -> int:
    """Points for 1, 2, … things as printed; none for none, and for more than the table has as for its last.

    >>> [from_table((2, 5, 10), count) for count in range(5)]
    [0, 2, 5, 10, 10]
    """
    return table[min(count, len(table)) - 1] if count > 0 else 0
