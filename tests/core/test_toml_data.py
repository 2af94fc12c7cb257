"""TomlData files: a mistake is named by file, line and field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farshore.core.toml_data import DataError, TomlData, read_toml
from farshore.core.toml_lines import find_lines

CARDS = '''# cards
title = "Cards"

[deck]
size = 3
colours = ["red", "blue"]
sheet = """
ab
ba
"""

[[card]]
name = "one"
worth = 1

[[card]]
name = "two"
worth = [
  1,
  { least = 2, most = 9 },
]
'''


@pytest.mark.parametrize(
    ("look", "line", "field", "reason"),
    [
        (lambda data: data["subtitle"], 1, "", "'subtitle' is missing"),
        (lambda data: data["deck"]["size"].text(), 5, "deck.size", "must be a text"),
        (lambda data: data["deck"]["size"].number(4, 9), 5, "deck.size", "3 is not between 4 and 9"),
        (lambda data: data["deck"]["colours"].texts("red"), 6, "deck.colours.1", "'blue' is not one of red"),
        (lambda data: data["deck"]["colours"].entries(3), 6, "deck.colours", "must have 3 entries, not 2"),
        (
            lambda data: data["deck"].check_keys("size", "colours"),
            7,
            "deck.sheet",
            "is not known here; there are size, colours",
        ),
        (lambda data: data["deck"]["sheet"].rows(2, 2, "a"), 8, "deck.sheet", "row 1: 'b' is not one of a"),
        (lambda data: data["deck"]["sheet"].rows(2, 3, "ab"), 7, "deck.sheet", "must have 3 rows, not 2"),
        (lambda data: data["card"].entries()[1]["name"].text("one"), 17, "card.1.name", "'two' is not one of one"),
        (lambda data: data["card"].entries()[1]["worth"].numbers(), 20, "card.1.worth.1", "must be a whole number"),
        (lambda data: data["card"].entries()[0]["worth"].rows(1, 1, "a"), 14, "card.0.worth", "must be a text block"),
        (lambda data: data["title"].decimal(), 2, "title", "must be a number"),
    ],
)
def test_a_mistake_is_named(look: Callable[[TomlData], object], line: int, field: str, reason: str) -> None:
    with pytest.raises(DataError) as found:
        look(read_toml(CARDS, "cards.toml"))
    error = found.value
    assert (error.file, error.line, error.field, error.reason) == ("cards.toml", line, field, reason)


def test_what_is_right_is_read() -> None:
    data = read_toml(CARDS, "cards.toml")
    assert data["deck"]["size"].number(1, 9) == 3
    assert data["deck"]["sheet"].rows(2, 2, "ab") == ["ab", "ba"]
    assert data["card"].entries()[1]["worth"].entries()[1]["most"].decimal() == 9.0
    assert "deck" in data
    assert "hand" not in data


def test_broken_toml_is_named_by_its_line() -> None:
    with pytest.raises(DataError) as found:
        read_toml("a = 1\nb = = 2\n", "own.toml")
    assert (found.value.file, found.value.line) == ("own.toml", 2)


def test_brackets_in_lists_are_no_headings() -> None:
    lines = find_lines("grid = [\n  [1, 2],\n  [3, 4]\n]\nafter = 1\n[last.of.all]\nx.y = '[no]' # [nor this]\n")
    assert lines[("grid", 1, 0)] == 3
    assert lines[("after",)] == 5
    assert lines[("last", "of", "all", "x", "y")] == 7
