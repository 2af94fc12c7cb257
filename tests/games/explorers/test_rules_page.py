"""RULES.md names functions and tests that exist; `tests/games/conftest.py` asks that the tests call the functions."""

from __future__ import annotations

from games.rules_page import page_of

PAGE = page_of("explorers")


def test_every_function_and_test_named_in_the_rules_exists() -> None:
    assert PAGE.missing_functions() == []
    assert PAGE.missing_tests() == []


def test_page_is_complete() -> None:
    assert len(PAGE.functions) > 30
    assert len(PAGE.tests) > 80
    assert PAGE.rulings == list(range(1, 30))
