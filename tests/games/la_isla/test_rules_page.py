"""RULES.md names functions and tests that exist."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import farshore.games.la_isla as package
from farshore.games.la_isla.functions import Kind

PAGE = (Path(package.__file__).parent / "RULES.md").read_text("utf-8")
TESTS = Path(__file__).parent
ROWS = [line.strip("|").split("|") for line in PAGE.splitlines() if line.startswith("|") and "---" not in line]
RULES = [row for row in ROWS if len(row) == 4 and re.fullmatch(r"[a-z][a-z0-9-]*", row[0].strip())]
FUNCTIONS = sorted({row[2].strip().strip("`") for row in RULES})
NAMED_TESTS = sorted(set(re.findall(r"`(test_\w+)\.(test_\w+)`", PAGE)))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_function_exists(name: str) -> None:
    module, *path = name.split(".")
    thing: object = import_module(f"farshore.games.la_isla.{module}")
    for part in path:
        thing = getattr(thing, part)
    assert callable(thing)


@pytest.mark.parametrize(("module", "name"), NAMED_TESTS, ids=lambda value: value)
def test_test_exists(module: str, name: str) -> None:
    assert f"def {name}(" in (TESTS / f"{module}.py").read_text("utf-8")


def test_page_is_complete() -> None:
    assert len(FUNCTIONS) > 30
    assert len(NAMED_TESTS) > 70
    assert len([row for row in ROWS if row[0].strip().isdecimal()]) == 27  # the rulings
    assert all(kind.name in PAGE for kind in Kind)
