"""RULES.md keeps its word: every function and every test that it names exists, and no ruling is missing."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from farshore.games.kingdom_maps import actions, game, rules, scoring

PAGE = (files("farshore.games.kingdom_maps") / "RULES.md").read_text("utf-8")
TESTS = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
NAMED = set(re.findall(r"`([A-Za-z_][A-Za-z_.]*)`", PAGE))


def test_every_test_named_in_the_rules_exists() -> None:
    named = {name for name in NAMED if name.startswith("test_") and not name.endswith(".py")}
    assert len(named) > 50
    assert {name for name in named if f"def {name}(" not in TESTS} == set()


def test_every_function_named_in_the_rules_exists() -> None:
    modules = {"scoring": scoring, "actions": actions}
    for name in NAMED:
        if name.startswith("test_") or name.endswith((".py", ".toml", ".md")) or name == "Rules":
            continue
        module, _, function = name.rpartition(".")
        owner = [modules[module]] if module else [rules.Rules, rules, game]
        assert any(hasattr(place, function) for place in owner), name


def test_every_ruling_has_a_test_that_says_so() -> None:
    rows = re.findall(r"^\| (\d+) \|.*\|$", PAGE, re.MULTILINE)
    assert [int(row) for row in rows] == list(range(1, 23))
    for ruling in range(1, 20):
        assert re.search(rf"ruling {ruling}\b", TESTS), ruling
