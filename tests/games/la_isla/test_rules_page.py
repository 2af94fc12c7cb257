"""RULES.md names functions and tests that exist; that the tests call the functions is watched while they run."""

from __future__ import annotations

from farshore.games.la_isla.card_functions import FunctionKind
from games.rules_page import page_of

PAGE = page_of("la_isla")


def test_functions_exist() -> None:
    assert len(PAGE.functions) > 25
    assert PAGE.missing_functions() == []


def test_tests_exist() -> None:
    assert len(PAGE.tests) > 70
    assert PAGE.missing_tests() == []


def test_page_is_complete() -> None:
    assert PAGE.rulings == list(range(1, 31))
    assert all(kind.name in PAGE.text for kind in FunctionKind)
