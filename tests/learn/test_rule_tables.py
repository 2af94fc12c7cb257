"""Tables and sentences of the rules agree with the game's data: a wrong number fails, and so does a new table."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any, TypeAlias

import pytest

from farshore.core.text import text
from farshore.games import find
from farshore.games.kingdom_maps.components import read_components
from farshore.learn import Bullets, Paragraph, Rulebook, RuleTable, rules
from farshore.translations import LANGUAGES, translator

Numbers: TypeAlias = list[list[int]]
Words: TypeAlias = list[list[str]]
"""Keys of the game's texts, cell by cell; an empty key stands for any words."""

LETTERS = {"V": "village", "T": "temple", "k": "key", "s": "scroll", "h": "horse", "a": "apple", "c": "carrot"}
LETTERS |= {"f": "fish", "g": "gem"}


def data_of(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads((files(f"farshore.games.{game}") / "data" / f"{name}.toml").read_text("utf-8"))


def counted(points: list[int], first: int = 1) -> Numbers:
    """Return two rows: the counts, and the points for each."""
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
    answer = [(kinds.split(), numbers) for kinds, numbers in KINDS[value]]
    assert sorted(have) == sorted(kind for kinds, _ in answer for kind in kinds)
    return [[], *[[sum(have[kind] for kind in kinds), *numbers] for kinds, numbers in answer]]


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
        return [f"{row} is {answer}" for row, answer in zip(found, expected, strict=True) if row != answer]
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


# Sentences


def points_of(name: str) -> list[int]:
    return list(ACHIEVEMENTS[name]["points"])


def deck_size(value: int) -> int:
    return sum(len(group["cards"]) for group in DECK["group"] if group["value"] == value)


RACES = [ACHIEVEMENTS[f"race-{name}"]["number"] for name in ("horses", "scrolls", "keys", "gems", "temples")]
TURN = SCORING["turn"]
ANIMALS, COST = TABLE["animals"], TABLE["cost"]
SENTENCES: dict[str, dict[str, list[int]]] = {
    "explorers": {
        "start-village": [TURN["start"]],
        "active-three-marks": [TURN["active"]],
        "same-side-two-marks": [TURN["same"]],
        "other-side-three-marks": [TURN["other"]],
        "last-turn-of-three": [TURN["other"]],
        "scroll-four-marks": [TURN["scroll"]],
        "solo-three-or-two": [TURN["active"], TURN["same"]],
        "solo-ranks": [SCORING["solo"]["raise"]],
        "expert-temples": SCORING["temples"]["expert"]["points"][:1],
        "achievement-areas": points_of("areas-water"),
        "achievement-full-row": [*points_of("full-row"), 16],
        "achievement-line": points_of("line-diagonal"),
        "race-end-of-turn": points_of("race-horses"),
        "race-objects": RACES,
        "race-sets": [ACHIEVEMENTS["race-sets"]["number"]],
        "race-villages-temples": [ACHIEVEMENTS["race-villages-temples"]["number"]] * 2,
        "race-quadrants": [ACHIEVEMENTS["race-quadrants"]["number"]],
        "ruling-18": SCORING["solo"]["over"][:1],
        "ruling-26": [3, points_of("square")[2], 4, points_of("square")[3]],
    },
    "kingdom_maps": {
        "same-sheet": [read_components({}).hexes.all.bit_count()],
        "royal-roads": [1, CRITERIA["B1"]["each"], CRITERIA["B1"]["different"]],
        "great-provinces": [3, CRITERIA["B3"]["each"], CRITERIA["B3"]["size"]],
        "coat-of-arms": [4, CRITERIA["B4"]["each"], CRITERIA["B4"]["pairs"]],
        "quartered-land": [5, CRITERIA["B5"]["each"], CRITERIA["B5"]["size"]],
        "ruling-6": [GAME["number"]["least"], GAME["number"]["most"], 1, -1],
        "ruling-16": [GAME["ranks"]["courtyard"]],
    },
    "la_isla": {
        "island": [25, 35],
        "first-match-cards": [1, deck_size(1), deck_size(1) + deck_size(2)],
        "regions": [2, 3, 4],
        "cost": [COST["place"]],
        "take-instead": [1],
        "marker-points": [1],
        "sets": [ANIMALS["set"]],
        "leftover-resources": [1, COST["pair"]],
    },
}
"""By game and rule, the numbers that its sentence says in digits."""


def digits(words: str) -> list[int]:
    return [int(number.replace("−", "-")) for number in re.findall(r"(?<![\w])[−-]?\d+|(?<=\b[AB])\d", words)]


def sentences(book: Rulebook) -> list[Paragraph]:
    found: list[Paragraph] = []
    for section in book.sections:
        for block in section.blocks:
            found += block.items if isinstance(block, Bullets) else [block] if isinstance(block, Paragraph) else []
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SENTENCES)
def test_sentences_say_what_the_data_say(name: str, language: str) -> None:
    found = {rule: digits(said.words) for said in sentences(rules(find(name), language)) for rule in said.rules}
    assert {rule: sorted(found[rule]) for rule in SENTENCES[name]} == {
        rule: sorted(numbers) for rule, numbers in SENTENCES[name].items()
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", TABLES)
def test_sentences_have_the_same_numbers_in_every_language(name: str, language: str) -> None:
    first, other = (sentences(rules(find(name), each)) for each in (LANGUAGES[0], language))
    for one, same in zip(first, other, strict=True):
        assert sorted(digits(one.words)) == sorted(digits(same.words)), f"{language}.md, line {same.line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hexes_with_a_power_are_those_of_the_sheet(language: str) -> None:
    printed = read_components({})
    names = set(printed.hexes.cell_names(printed.powers))
    (said,) = (said for said in sentences(rules(find("kingdom_maps"), language)) if "power-gained" in said.rules)
    assert set(re.findall(r"\b[A-I]\d\b", said.words)) == names
    assert len(names) == 6
