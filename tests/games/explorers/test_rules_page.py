"""RULES.md names functions and tests that exist, and every test of a rule is named in it or is a detail of one."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import farshore.games.explorers as package

PAGE = (Path(package.__file__).parent / "RULES.md").read_text("utf-8")
TESTS = Path(__file__).parent
ROWS = [line.strip("|").split("|") for line in PAGE.splitlines() if line.startswith("|") and "---" not in line]
RULES = [row for row in ROWS if len(row) == 4 and re.fullmatch(r"[a-z][a-z0-9-]*", row[0].strip())]
FUNCTIONS = sorted({row[2].strip().strip("`") for row in RULES})
NAMED_TESTS = sorted(set(re.findall(r"`(test_\w+)\.(test_\w+)`", PAGE)))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_function_exists(name: str) -> None:
    module, _, path = name.rpartition(".") if name.count(".") < 2 else name.partition(".")
    thing = import_module(f"farshore.games.explorers.{module}" if module else "farshore.games.explorers")
    for part in path.split("."):
        thing = getattr(thing, part)


@pytest.mark.parametrize(("module", "name"), NAMED_TESTS, ids=lambda value: value)
def test_test_exists(module: str, name: str) -> None:
    assert f"def {name}(" in (TESTS / f"{module}.py").read_text("utf-8")


def test_page_is_complete() -> None:
    assert len(FUNCTIONS) > 30
    assert len(NAMED_TESTS) > 80
    assert len([row for row in ROWS if row[0].strip().isdecimal()]) == 29  # the rulings
