"""The rules to read: nothing forgotten in any language, and no diagram that the game does not bear out."""

from __future__ import annotations

import re

import pytest

from farshore.core.toml_data import DataError
from farshore.games import find
from farshore.learn import Bullets, Diagrams, Paragraph, RuleFigure, RuleTable, has_rules, rules
from farshore.learn.check_rules import problems, rule_ids, section_mismatches, unexplained_rules, unmatched_diagrams
from farshore.learn.loader import diagrams
from farshore.learn.markdown import read_rulebook
from farshore.learn.terminal_rules import Terminal
from farshore.translations import LANGUAGES
from farshore.translations.punctuation_spaces import NARROW

GAMES = ["explorers", "kingdom_maps", "la_isla"]
PAGE = """# Title

## First <!-- first -->

One **strong** idea. <!-- rules: a b -->

- an item
  that goes on <!-- rules: c -->
- another

| points | 1 | 2 |
|---|---|---|
| marks | 3 | 5 |

```diagram start
What is to be seen. <!-- rules: d -->
```

## Second <!-- second -->

More.
"""


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_wrong_with_the_rules_of_a_game(name: str) -> None:
    assert [str(problem) for problem in problems(find(name))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_explained_in_every_language(name: str, language: str) -> None:
    game, book = find(name), rules(find(name), language)
    known = rule_ids(game)
    assert len(known) > 60
    assert sorted(set(known)) == sorted({rule for section in book.sections for rule in section.rules})
    assert all(book.place(rule) for rule in known)


@pytest.mark.parametrize("name", GAMES)
def test_every_language_has_the_same_sections_in_the_same_order(name: str) -> None:
    books = [rules(find(name), language) for language in LANGUAGES]
    assert len({tuple(section.id for section in book.sections) for book in books}) == 1
    assert len({book.title for book in books}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_goal_comes_first_in_three_sentences(name: str, language: str) -> None:
    goal = rules(find(name), language).sections[0]
    assert goal.id == "goal"
    assert isinstance(goal.blocks[0], Paragraph)
    assert len(re.findall(r"[.!?](?: |$)", goal.blocks[0].words)) == 3


@pytest.mark.parametrize("name", GAMES)
def test_every_diagram_claims_something(name: str) -> None:
    for diagram in diagrams(find(name)).values():
        assert diagram.lit or diagram.refused or diagram.scores, diagram.name


# Reading


def test_a_page_is_read_into_values() -> None:
    book = read_rulebook(PAGE, "rules/en.md", "en")
    first = book.section("first")
    strong, items, table, figure = first.blocks
    assert (book.title, [section.title for section in book.sections]) == ("Title", ["First", "Second"])
    assert strong == Paragraph("One **strong** idea.", ("a", "b"), 5)
    assert items == Bullets((Paragraph("an item that goes on", ("c",), 7), Paragraph("another", (), 9)))
    assert table == RuleTable(("points", "1", "2"), (("marks", "3", "5"),), (), 11)
    assert figure == RuleFigure("start", "What is to be seen.", ("d",), 15)
    assert first.rules == ("a", "b", "c", "d")
    assert (book.place("c"), book.place("second")) == ("first", "second")


def test_french_is_set_with_narrow_spaces() -> None:
    book = read_rulebook(PAGE.replace("More.", "Qui ? « Moi » : vous."), "rules/fr.md", "fr")
    assert book.section("second").blocks[0] == Paragraph(f"Qui{NARROW}? «{NARROW}Moi{NARROW}»{NARROW}: vous.", (), 21)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("# Title", "Title", 1, "the first line must be the title"),
        ("## First <!-- first -->", "## First", 3, "here a section must begin"),
        ("## Second <!-- second -->", "## Second <!-- first -->", 19, "there are two sections 'first'"),
        ("More.", "", 19, "the section 'second' is empty"),
        ("More.", "More <b>words</b>.", 21, "only `<!-- rules: id id -->` may stand here"),
        ("More.", "<!-- rules: a -->", 21, "there are no words here"),
        ("| marks | 3 | 5 |", "| marks | 3 |", 13, "this row has 2 cells, the head has 3"),
        ("|---|---|---|\n", "", 11, "a table needs a head, a line of dashes and rows"),
        ("```diagram start", "```toml", 15, "a fenced block must be a figure"),
        ("-->\n```\n", "-->\n", 15, "the fenced block has no end"),
    ],
)
def test_a_mistake_is_named_by_its_line(old: str, new: str, line: int, reason: str) -> None:
    assert old in PAGE
    with pytest.raises(DataError) as error:
        read_rulebook(PAGE.replace(old, new, 1), "rules/en.md", "en")
    assert (error.value.line, error.value.file) == (line, "rules/en.md")
    assert reason in error.value.reason


# Checking


def test_a_language_that_says_less_is_named() -> None:
    book = read_rulebook(PAGE, "rules/en.md", "en")
    shorter = read_rulebook(PAGE[: PAGE.index("## Second")], "rules/de.md", "de")
    poorer = read_rulebook(PAGE.replace("a b -->", "a -->"), "rules/fr.md", "fr")
    plainer = read_rulebook(PAGE.replace("diagram start", "diagram end"), "rules/it.md", "it")
    assert list(section_mismatches(book, book)) == []
    assert "the sections are first, in rules/en.md first second" in str(*section_mismatches(shorter, book))
    assert str(*section_mismatches(poorer, book)) == "rules/fr.md, line 3: first: not the rules of rules/en.md: b"
    assert str(*section_mismatches(plainer, book)) == "rules/it.md, line 3: first: not the figures of rules/en.md"


def test_a_forgotten_rule_and_one_that_is_none_are_named() -> None:
    book = read_rulebook(PAGE, "rules/en.md", "en")
    assert [error.reason for error in unexplained_rules(book, ("a", "b", "c", "e"))] == [
        "the rule 'e' of RULES.md is not explained",
        "RULES.md has no rule 'd'",
    ]


def test_a_figure_without_its_diagram_and_a_diagram_without_a_figure_are_named() -> None:
    book = read_rulebook(PAGE, "rules/en.md", "en")
    drawn = Diagrams("[other]\nseats = 1\n", "rules/diagrams.toml")
    assert [str(error) for error in unmatched_diagrams(book, drawn)] == [
        "rules/en.md, line 15: there is no diagram 'start' in rules/diagrams.toml",
        "rules/en.md, line 1: the diagram 'other' is not shown",
    ]


START = """[start]
seats = 2
options = { map = "8n 2s 7e 1e" }
events = [
  "- first 0",
  "0 terrain water",
]
verb = "mark"
lit = ["f7", "g6"]
refused = ["mark e6"]
scores = { villages = 0 }
part = ["d4"]
"""


def reasons(words: str) -> list[str]:
    return [str(problem) for problem in Diagrams(words, "d.toml").problems(find("explorers"), "start")]


def test_a_true_diagram_has_no_problem() -> None:
    assert reasons(START) == []


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("0 terrain water", "0 done", "line 6: start: '0 done' cannot be played: Choose a terrain first."),
        (
            "0 terrain water",
            "0 swim",
            "line 6: start: '0 swim' cannot be played: “swim” is not an action of this game.",
        ),
        ("8n 2s", "8n 8s", "line 3: start: You can’t use tile 8 twice."),
        ('"f7", ', "", "line 9: start: 'mark' is legal for f7, g6, not for g6"),
        ("mark e6", "mark g6", "line 10: start: 'mark g6' is legal here"),
        ("mark e6", "mark z9", "line 10: start: 'mark z9' is not an action of this game"),
        ("villages = 0", "villages = 3", "line 11: start: the line 'villages' has 0 points, not 3"),
        ("villages = 0", "luck = 3", "line 11: start: the line 'luck' has no points, not 3"),
        ('part = ["d4"]', 'part = ["q4"]', "line 12: start: there is no q4 in this game"),
    ],
)
def test_a_claim_that_is_not_true_is_named_by_its_line(old: str, new: str, reason: str) -> None:
    assert old in START
    assert reasons(START.replace(old, new, 1)) == [f"d.toml, {reason}"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (START + "colour = 1\n", "line 13: start.colour: is not known here"),
        (START.replace('verb = "mark"\n', ""), "'verb' is missing"),
        (START.replace("seats = 2\n", ""), "'seats' is missing"),
        (START.replace("seats = 2\n", "seats = 2\nseat = 2\n"), "2 is not between 0 and 1"),
        (START.replace("seats = 2\n", 'from = "nowhere"\n'), "no diagram 'nowhere' stands above"),
    ],
)
def test_a_diagram_that_cannot_be_read_is_named(words: str, reason: str) -> None:
    with pytest.raises(DataError, match=re.escape(reason)):
        Diagrams(words, "d.toml")


# Printing


def test_a_game_without_rules_has_none() -> None:
    assert not has_rules(find("skerries"))
    with pytest.raises(KeyError):
        rules(find("skerries"), "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_terminal_prints_all_of_it_within_its_width(name: str, language: str) -> None:
    game = find(name)
    book = rules(game, language)
    printed = Terminal(72).book(game, book)
    assert "<!--" not in printed
    assert "**" not in printed
    assert max(len(line) for line in printed.splitlines()) <= 72
    assert all(section.title in printed for section in book.sections)


def test_strong_words_stand_out_where_they_can() -> None:
    game = find("explorers")
    book = rules(game, "en")
    assert "\x1b[1m2 marks\x1b[0m" in Terminal(72, strong=True).section(game, book, book.section("turn"))
    assert "\x1b" not in Terminal(72).section(game, book, book.section("turn"))


def test_a_strong_word_stands_out_where_it_stands_and_over_the_end_of_a_line() -> None:
    words = "As agreed: **A** is for the **start player** alone."
    assert Terminal(33, strong=True).wrap(words) == (
        "As agreed: \x1b[1mA\x1b[0m is for the \x1b[1mstart\nplayer\x1b[0m alone."
    )


def test_the_library_gives_rules_in_a_language() -> None:
    import farshore as fs

    book = fs.load("explorers").rules("fr")
    assert (book.language, book.title) == ("fr", rules(find("explorers"), "fr").title)
    with pytest.raises(KeyError):
        fs.load("explorers").rules("xx")
