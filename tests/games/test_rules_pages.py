"""The watch over the pages of rules sees what is called, and what is missing."""

from __future__ import annotations

from farshore.games import find
from games.rules_page import Page, code_of, watched

PAGE = """
| # | Rule | Function | Test |
|---|---|---|---|
| a1 | One thing. | `board.build_map`, `board.nothing` | `test_turn.test_one`, `test_two` |
| a2 | Printed. | `data/tiles.toml` | `test_turn.test_one` |

| # | Ruling | Reason | Test |
|---|---|---|---|
| 1 | So it is. | Why not? | `test_three` |
"""


def test_a_page_is_read_by_its_headings() -> None:
    page = Page("explorers", PAGE)
    assert [(row.functions, row.tests) for row in page.rows] == [
        (("board.build_map", "board.nothing"), ("test_turn.test_one", "test_two")),
        (("data/tiles.toml",), ("test_turn.test_one",)),
    ]
    assert page.rulings == [1]
    assert page.shown_by("test_turn", "test_one") == {"board.build_map", "board.nothing"}
    assert page.shown_by("test_scoring", "test_two") == {"board.build_map", "board.nothing"}
    assert page.shown_by("test_scoring", "test_one") == set()


def test_a_page_tells_what_nobody_wrote() -> None:
    page = Page("explorers", PAGE)
    assert page.missing_functions() == ["board.nothing"]
    assert page.missing_tests() == ["test_three", "test_turn.test_one", "test_two"]


def test_the_watch_sees_what_is_called_and_nothing_else() -> None:
    game = find("explorers")
    with watched() as called:
        game.start(1, {"map": "1n 2n 3n 4n"})
    assert code_of("explorers", "rules.continue_setup") in called
    assert code_of("explorers", "rules.choose") not in called
