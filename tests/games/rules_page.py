"""RULES.md keeps its word: the functions and tests that it names exist, and every test calls the functions of its row.

`tests/games/conftest.py` watches the named tests while they run; the pages of all games are read here.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

TESTS = Path(__file__).parent
NAME = re.compile(r"`([A-Za-z_][\w./]*)`")


class Row(NamedTuple):
    """A rule: where it stands, and what shows it."""

    rule: str
    functions: tuple[str, ...]
    """`marking.mark`, a function of a module; or `data/tiles.toml`, for what is printed on cardboard."""
    tests: tuple[str, ...]
    """`test_turn.test_name`, or `test_name` alone."""


class Page:
    """The RULES.md of one game."""

    def __init__(self, game: str, text: str = "") -> None:
        self.game = game
        self.text = text or (files(f"farshore.games.{game}") / "RULES.md").read_text("utf-8")
        tables = list(_tables(self.text))
        self.rows = [
            Row(row["rule"], tuple(NAME.findall(row["function"])), tuple(NAME.findall(row["test"])))
            for row in tables
            if "function" in row and "test" in row
        ]
        self.rulings = [int(row["#"]) for row in tables if "#" in row and row["#"].isdecimal() and "ruling" in row]

    @property
    def functions(self) -> list[str]:
        return sorted({name for row in self.rows for name in row.functions})

    @property
    def tests(self) -> list[str]:
        """All tests named on the page, those of rulings too."""
        return sorted({name for name in NAME.findall(self.text) if name.split(".")[-1].startswith("test_")} - _files())

    def shown_by(self, module: str, test: str) -> set[str]:
        """The functions that this test must call."""
        names = {test, f"{module}.{test}"}
        return {name for row in self.rows if names & set(row.tests) for name in row.functions if ".toml" not in name}

    def missing_functions(self) -> list[str]:
        """Functions and files that the page names and nobody wrote."""
        return [name for name in self.functions if not self._exists(name)]

    def _exists(self, name: str) -> bool:
        if name.endswith(".toml"):
            return (files(f"farshore.games.{self.game}") / name).is_file()
        try:
            code_of(self.game, name)
        except (AttributeError, ImportError):
            return False
        return True

    def missing_tests(self) -> list[str]:
        """Tests that the page names and nobody wrote."""
        written = set()
        for path in (TESTS / self.game).glob("test_*.py"):
            for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE):
                written |= {name, f"{path.stem}.{name}"}
        return [name for name in self.tests if name not in written]


@cache
def page_of(game: str) -> Page:
    return Page(game)


def _files() -> set[str]:
    """Names of whole files of tests: a page may speak of them too."""
    return {path.name for path in TESTS.rglob("test_*.py")}


def _tables(page: str) -> Iterator[dict[str, str]]:
    """The rows of all tables: their cells by heading, in small letters."""
    heading: list[str] = []
    for line in page.splitlines():
        if not line.startswith("|"):
            heading = []
            continue
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
        if not heading:
            heading = [cell.lower() for cell in cells]
        elif set(line) - set("|-: "):
            yield dict(zip(heading, cells, strict=True))


def code_of(game: str, name: str) -> CodeType:
    """The code of a function: `marking.mark`, `state.State.active`."""
    module, *path = name.split(".")
    thing: Any = import_module(f"farshore.games.{game}.{module}")
    for part in path:
        thing = getattr(thing, part)
    for wrapped in ("fget", "__wrapped__", "__func__"):
        thing = getattr(thing, wrapped, thing)
    code: CodeType = thing.__code__
    return code


@contextmanager
def watched() -> Iterator[set[CodeType]]:
    """The code of all functions that are called meanwhile."""
    seen: set[CodeType] = set()

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event == "call":
            seen.add(frame.f_code)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield seen
    finally:
        sys.setprofile(before)
