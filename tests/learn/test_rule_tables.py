"""Every table in the rules to read is compared with the game's data: a wrong number fails, and so does a new table."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any, TypeAlias

import pytest

from farshore.core.text import text
from farshore.games import find
from farshore.learn import Rulebook, RuleTable, rules
from farshore.translations import LANGUAGES, translator

Numbers: TypeAlias = list[list[int]]
Words: TypeAlias = list[list[str]]
"""Keys of the game's texts, cell by cell; an empty key stands for any words."""

LETTERS = {"V": "village", "T": "temple", "k": "key", "s": "scroll", "h": "horse", "a": "apple", "c": "carrot"}
LETTERS |= {"f": "fish", "g": "gem"}


def data_of(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads((files(f"farshore.games.{game}") / "data" / f"{name}.toml").read_text("utf-8"))


def counted(points: list[int], first: int = 1) -> Numbers:
    """Two rows: how many, and the points for so many."""
    return [list(range(first, first + len(points))), points]


# Explorers

SCORING = data_of("explorers", "scoring")
ACHIEVEMENTS = {entry["id"]: entry for entry in data_of("explorers", "achievements")["achievement"]}


def on_a_tile() -> dict[str, int]:
    """How many of each object every tile has; all tiles agree, or there is no such table."""
    found: dict[str, set[int]] = {name: set() for name in LETTERS.values()}
    for tile in data_of("explorers", "tiles")["tile"]:
        printed = tile["objects"] + "".join("V" for letter in tile["terrain"] if letter == "V")
        for letter, name in LETTERS.items():
            found[name].add(printed.count(letter))
    assert all(len(counts) == 1 for counts in found.values())
    return {name: counts.pop() for name, counts in found.items()}


def places(values: list[int], players: int) -> list[int]:
    """A row of a race: the number of players, and what is left for each of them."""
    struck = SCORING["strikes"].get(str(players), [])
    return [players, *[value for place, value in enumerate(values, 1) if place not in struck]]


def races(values: list[int]) -> Numbers:
    return [[], *[places(values, players) for players in (4, 3, 2)]]


def gem_sum(found: int) -> int:
    """What the expert line scores at the end of a round."""
    line = SCORING["gems"]["expert"]["line"]
    left = [number for number in line[found:] if number < 0]
    return sum(left) if left else sum(number for number in line[:found] if number > 0)


def cards() -> Words:
    sides = [[side.split("+") for side in card] for card in data_of("explorers", "cards")["cards"]]
    return [["", "", ""], *[["", *["+".join(side) for side in card]] for card in sides]]


def solo_fade() -> Numbers:
    basic, expert = (SCORING["temples"][side] for side in ("basic", "expert"))
    return [[1, 2, 3, 4], basic["points"], expert["bonus"]]


def ranks() -> Numbers:
    over = SCORING["solo"]["over"]
    return [[], *[[number] for number in (*over, over[-1])]]


def tile_words() -> Words:
    order = ("village", "temple", "key", "scroll", "horse", "apple", "carrot", "fish", "gem")
    return [["", "", ""], *[[name, str(on_a_tile()[name]), ""] for name in order]]


def goals(*ids: str) -> Numbers:
    return [ACHIEVEMENTS[name]["points"] for name in ids]


LINE = SCORING["gems"]["expert"]["line"]
SHOWN = (0, 2, 4, 6, 8, 12)
GEMS = ACHIEVEMENTS["count-gem"]
FOURS = ("apple", "carrot", "fish", "scroll", "sets", "villages", "temples", "corners")
AROUND = {"villages": [4], "temples": [2]}
"""Numbers in the names of rows: marks around a village, and around a temple."""
AVOID = goals("avoid-scroll", "avoid-horse", "avoid-key")

EXPLORERS: dict[str, list[Numbers | Words]] = {
    "turn": [cards()],
    "marking": [tile_words()],
    "provisions": [counted(SCORING["provisions"]["basic"]["points"])],
    "temples": [races(SCORING["temples"]["basic"]["points"])],
    "villages": [counted(SCORING["villages"]["basic"]["points"])],
    "solo": [solo_fade(), ranks()],
    "expert": [
        counted(SCORING["provisions"]["expert"]["points"]),
        counted(LINE[:6]),
        counted(LINE[6:], 7),
        [list(SHOWN), [gem_sum(found) for found in SHOWN]],
        races(SCORING["temples"]["expert"]["bonus"]),
        counted(SCORING["villages"]["expert"]["points"]),
    ],
    "achievements": [
        [[], [points for [points] in AVOID]],
        [[1, 2, 3, 4], *[AROUND.get(what, []) + ACHIEVEMENTS[f"count-{what}"]["points"] for what in FOURS]],
        counted(ACHIEVEMENTS["count-horse"]["points"]),
        counted(GEMS["points"][:5], GEMS["from"]),
        counted(GEMS["points"][5:], GEMS["from"] + 5),
    ],
}

# Kingdom Maps

CRITERIA = data_of("kingdom_maps", "criteria")
GAME = data_of("kingdom_maps", "game")


def listed(name: str, most: int = 99) -> Numbers:
    """The counts of a criterion that bring points, after the digit of its name, and the points."""
    scored = [(count, points) for count, points in enumerate(CRITERIA[name]["points"]) if points][:most]
    return [[int(name[1]), *[count for count, _ in scored]], [points for _, points in scored]]


KINGDOM_MAPS: dict[str, list[Numbers | Words]] = {
    "setup": [[[2, 3, 4], *[[GAME[what][str(seats)] for seats in (2, 3, 4)] for what in ("dice", "uses")]]],
    "criteria-a": [
        [[2, 3, 4], [CRITERIA[name]["each"] for name in ("A2", "A3", "A4")]],
        listed("A1"),
        listed("A5"),
        listed("A6"),
    ],
    "criteria-b": [listed("B2", 8), listed("B6")],
    "solo": [
        [["", *["" for _ in GAME["territories"]]], ["", *GAME["territories"]]],
        [[], *[[points] for points in GAME["ranks"].values()]],
    ],
}

# La Isla

TABLE = data_of("la_isla", "table")
DECK = data_of("la_isla", "cards")
COLOURS = ("yellow", "green", "grey", "white", "brown")
KINDS: dict[int, list[tuple[str, list[int]]]] = {
    1: [
        ("VP_COL VP_SYM", [DECK["points"]["VP_COL"]]),
        ("RES_COL RES_SYM", [1]),
        ("MARK_COL MARK_SYM", []),
        ("CHEAP_COL CHEAP_SYM", [1]),
        ("JOKER", []),
        ("INCOME", [1]),
        ("B_TRACK", []),
        ("EXPLORER", [1]),
        ("SLOT", [1]),
        ("DRAW", [TABLE["seat"]["hand"] + 1, TABLE["seat"]["hand"]]),
        ("PATIENCE", [2]),
        ("CLAIM", [DECK["points"]["CLAIM"]]),
    ],
    2: [
        ("SPECIES", [DECK["points"]["SPECIES"]]),
        ("SURVEY_COL SURVEY_SYM", [DECK["points"]["SURVEY_COL"]]),
        ("TRACKER", [DECK["points"]["TRACKER"]]),
        ("COMPANY", [DECK["points"]["COMPANY"]]),
        ("PAIR", []),
        ("SECOND", [TABLE["cost"]["second"]]),
        ("D_FREE", []),
        ("MULTI", [DECK["points"]["MULTI"]]),
        ("REGION", []),
    ],
}


def functions(value: int) -> Numbers:
    """The functions on cards of this value: how many cards have each, and its numbers."""
    have: dict[str, int] = {}
    for group in DECK["group"]:
        if group["value"] == value:
            have[group["kind"]] = have.get(group["kind"], 0) + len(group["cards"])
    told = [(kinds.split(), numbers) for kinds, numbers in KINDS[value]]
    assert sorted(have) == sorted(kind for kinds, _ in told for kind in kinds)
    return [[], *[[sum(have[kind] for kind in kinds), *numbers] for kinds, numbers in told]]


def zones() -> Numbers:
    values = TABLE["animals"]["zones"]
    return [sorted(set(values)), [values.index(zone) for zone in sorted(set(values))]]


LA_ISLA: dict[str, list[Numbers | Words]] = {
    "setup": [[["", *[f"colour-{name}" for name in COLOURS]], ["", *[f"resource-{name}" for name in COLOURS]]]],
    "functions": [functions(1), functions(2)],
    "end": [zones(), [[2, 3, 4], [TABLE["end"][str(seats)] for seats in (2, 3, 4)]]],
}

TABLES: Mapping[str, dict[str, list[Numbers | Words]]] = {
    "explorers": EXPLORERS,
    "kingdom_maps": KINGDOM_MAPS,
    "la_isla": LA_ISLA,
}


def tables_of(book: Rulebook) -> dict[str, list[RuleTable]]:
    found = {
        section.id: [block for block in section.blocks if isinstance(block, RuleTable)] for section in book.sections
    }
    return {section: tables for section, tables in found.items() if tables}


def numbers_in(table: RuleTable) -> Numbers:
    rows = (" ".join(row) for row in (table.head, *table.rows))
    return [[int(number.replace("−", "-")) for number in re.findall(r"[−-]?\d+", row)] for row in rows]


def differences(table: RuleTable, expected: Sequence[Sequence[object]], name: Callable[[str], str]) -> list[str]:
    """Where a table does not say what the data say."""
    rows = (table.head, *table.rows)
    if len(rows) != len(expected):
        return [f"{len(rows)} rows, the data have {len(expected)}"]
    if not any(isinstance(cell, str) for row in expected for cell in row):
        found = numbers_in(table)
        return [f"{row} is {told}" for row, told in zip(found, expected, strict=True) if row != told]
    wrong = []
    for row, keys in zip(rows, expected, strict=True):
        for cell, key in zip(row, keys, strict=True):
            words = " + ".join(name(part) for part in str(key).split("+"))
            if key and cell.lower() != words.lower():
                wrong.append(f"'{cell}' is '{words}'")
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_every_table_says_what_the_data_say(name: str, language: str) -> None:
    game = find(name)
    words = translator(game)
    found = tables_of(rules(game, language))
    assert {section: len(tables) for section, tables in found.items()} == {
        section: len(tables) for section, tables in TABLES[name].items()
    }

    def called(key: str) -> str:
        return key if key.isdecimal() else words.translate(text(key), language)

    for section, tables in found.items():
        for table, expected in zip(tables, TABLES[name][section], strict=True):
            assert differences(table, expected, called) == [], f"{section}, line {table.line}"


def test_a_wrong_number_and_a_wrong_word_are_found() -> None:
    table = RuleTable(("points", "1", "2"), (("marks", "3", "−5"),), (), 1)
    assert differences(table, [[1, 2], [3, -5]], str) == []
    assert differences(table, [[1, 2], [3, 5]], str) == ["[3, -5] is [3, 5]"]
    assert differences(table, [[1, 2]], str) == ["2 rows, the data have 1"]
    assert differences(table, [["", "", ""], ["keys", "", ""]], str) == ["'marks' is 'keys'"]
