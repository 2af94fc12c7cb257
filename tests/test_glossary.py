"""One term for one thing, in every language: what a glossary forbids is not said, and what it names is."""

from __future__ import annotations

from importlib.resources import files

import pytest

from farshore.core.data import DataError
from farshore.words import LANGUAGES
from farshore.words.glossary import Term, glossary, read_glossary, slips, slips_of, spoken

GAMES = ("explorers", "kingdom_maps", "la_isla")
HOUSE = "farshore.words"


def house_files(language: str) -> dict[str, str]:
    return {f"{language}/{file.name}": file.read_text("utf-8") for file in (files(HOUSE) / language).iterdir()}


def game_files(game: str, language: str) -> dict[str, str]:
    folder = files(f"farshore.games.{game}")
    return {name: (folder / name).read_text("utf-8") for name in (f"words/{language}.ftl", f"rules/{language}.md")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_never_says_what_its_glossary_forbids(language: str) -> None:
    terms = glossary(HOUSE, language)
    found = [slip for file, words in house_files(language).items() for slip in slips(words, file, terms)]
    assert [str(slip) for slip in found] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_never_says_what_a_glossary_forbids(game: str, language: str) -> None:
    assert [str(slip) for slip in slips_of(f"farshore.games.{game}", language)] == []


def is_said(term: Term, heard: str) -> bool:
    """Each word of the term, but for how it ends."""
    return all(word[: max(1, len(word) - 2)] in heard for word in term.term.lower().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_a_glossary_is_said(language: str) -> None:
    for package, told in (
        (HOUSE, house_files(language)),
        *((f"farshore.games.{g}", game_files(g, language)) for g in GAMES),
    ):
        heard = " ".join(spoken(words, file) for file, words in told.items()).lower()
        terms = glossary(package, language)
        assert len(terms) >= 9
        assert [term for term in terms if not is_said(term, heard)] == []


def test_glossaries_name_the_same_things_in_every_language() -> None:
    for package in (HOUSE, *(f"farshore.games.{game}" for game in GAMES)):
        assert len({tuple(term.thing for term in glossary(package, language)) for language in LANGUAGES}) == 1


def test_a_slip_is_named_by_file_and_line() -> None:
    terms = (Term("mark", "mark", ("cross*", "tick")),)
    words = "# crosses\nkey-cross = { $cross ->\n    [one] a Cross\n   *[other] { $tick } ticks and a tick\n  }\n"
    assert [str(slip) for slip in slips(words, "words/en.ftl", terms)] == [
        "words/en.ftl, line 3: 'Cross' for mark: say 'mark'",
        "words/en.ftl, line 4: 'tick' for mark: say 'mark'",
    ]
    page = "# Cross\n\n```diagram cross\nA crossing.\n```\n\nWords. <!-- rules: cross -->\n"
    assert [slip.line for slip in slips(page, "rules/en.md", terms)] == [1, 4]


def test_a_glossary_that_cannot_be_read_is_named_by_its_line() -> None:
    with pytest.raises(DataError, match="line 1: mark: 'de' is missing"):
        read_glossary('[mark]\nen = { term = "mark" }\n', "de")
    with pytest.raises(DataError, match=r"line 2: mark\.en\.always: is not known here"):
        read_glossary('[mark]\nen = { term = "mark", always = [] }\n', "en")
