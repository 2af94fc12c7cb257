"""One term for one thing in every language: texts use the terms of the glossaries and no forbidden words."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from farshore.core.toml_data import DataError
from farshore.translations import LANGUAGES
from farshore.translations.glossary import Term, find_slips, glossary, package_slips, read_glossary, visible_text

GAMES = ("explorers", "kingdom_maps", "la_isla")
HOUSE = "farshore.translations"


def house_files(language: str) -> dict[str, str]:
    return {f"{language}/{file.name}": file.read_text("utf-8") for file in (files(HOUSE) / language).iterdir()}


def game_files(game: str, language: str) -> dict[str, str]:
    folder = files(f"farshore.games.{game}")
    return {
        name: (folder / name).read_text("utf-8") for name in (f"translations/{language}.ftl", f"rules/{language}.md")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_never_says_what_its_glossary_forbids(language: str) -> None:
    terms = glossary(HOUSE, language)
    found = [slip for file, words in house_files(language).items() for slip in find_slips(words, file, terms)]
    assert [str(slip) for slip in found] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_never_says_what_a_glossary_forbids(game: str, language: str) -> None:
    assert [str(slip) for slip in package_slips(f"farshore.games.{game}", language)] == []


def is_said(term: Term, heard: str) -> bool:
    """Return whether the text contains each word of the term, except for its ending."""
    return all(word[: max(1, len(word) - 2)] in heard for word in term.term.lower().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_a_glossary_is_said(language: str) -> None:
    for package, answer in (
        (HOUSE, house_files(language)),
        *((f"farshore.games.{g}", game_files(g, language)) for g in GAMES),
    ):
        heard = " ".join(visible_text(words, file) for file, words in answer.items()).lower()
        terms = glossary(package, language)
        assert len(terms) >= 9
        assert [term for term in terms if not is_said(term, heard)] == []


def test_glossaries_name_the_same_things_in_every_language() -> None:
    for package in (HOUSE, *(f"farshore.games.{game}" for game in GAMES)):
        assert len({tuple(term.thing for term in glossary(package, language)) for language in LANGUAGES}) == 1


def test_a_slip_is_named_by_file_and_line() -> None:
    terms = (Term("mark", "mark", ("cross*", "tick")),)
    words = "# crosses\nkey-cross = { $cross ->\n    [one] a Cross\n   *[other] { $tick } ticks and a tick\n  }\n"
    assert [str(slip) for slip in find_slips(words, "translations/en.ftl", terms)] == [
        "translations/en.ftl, line 3: 'Cross' for mark: say 'mark'",
        "translations/en.ftl, line 4: 'tick' for mark: say 'mark'",
    ]
    page = "# Cross\n\n```diagram cross\nA crossing.\n```\n\nWords. <!-- rules: cross -->\n"
    assert [slip.line for slip in find_slips(page, "rules/en.md", terms)] == [1, 4]


def test_phrases_are_found_whole_with_any_ending_and_across_the_lines_of_a_message() -> None:
    terms = (Term("move", "coup", ("meilleur* tour*",)),)
    words = (
        "one = le meilleur coup\n"
        "two = Tours à revoir : les meilleurs\n    tours\n"
        "three = un Meilleur\u202ftour\n"
        "four = Ce qui est meilleur\n"
        "five = Tour suivant\n"
    )
    assert [str(slip) for slip in find_slips(words, "fr.ftl", terms)] == [
        "fr.ftl, line 2: 'meilleurs tours' for move: say 'coup'",
        "fr.ftl, line 4: 'Meilleur tour' for move: say 'coup'",
    ]


def test_a_word_can_be_forbidden_as_a_whole_message_only() -> None:
    terms = (Term("board", "plateau", ("=Carte",)),)
    words = "tab = Carte\ncard = Carte Joker\nfirst = la première carte\n"
    assert [slip.line for slip in find_slips(words, "fr.ftl", terms)] == [1]


def test_a_word_can_be_forbidden_beside_the_glossary_and_free_to_games() -> None:
    (term,) = (term for term in glossary(HOUSE, "it") if term.thing == "board")
    assert "mappa" in term.never_here
    assert [slip.line for slip in find_slips("tab = Mappa\n", "it.ftl", (term,))] == [1]
    explorers = game_files("explorers", "it")["translations/it.ftl"]
    assert "mappa" in explorers.lower(), "the scroll of Explorers"
    assert [slip for slip in package_slips("farshore.games.explorers", "it") if "board" in str(slip)] == []


@pytest.mark.parametrize(
    ("language", "slip"),
    [
        ("en", "Best turn"),
        ("en", "one press"),
        ("de", "Spielende"),
        ("de", "letzter Zug auf jedem Plan"),
        ("fr", "le meilleur tour"),
        ("fr", "Non, je veux presser moi-même"),
        ("fr", "se déplacer sur la carte"),
        ("fr", "Carte"),
        ("it", "il turno migliore"),
        ("it", "miglior turno trovato"),
        ("it", "La mappa di chi"),
        ("it", "Chiacchiere"),
    ],
)
def test_what_readers_stumbled_over_is_forbidden(language: str, slip: str) -> None:
    assert list(find_slips(f"key = {slip}\n", "page.ftl", glossary(HOUSE, language)))


def test_crossing_out_is_allowed_where_marks_are_no_crosses() -> None:
    terms = glossary("farshore.games.explorers", "en")
    assert list(find_slips("key = Cross out a key\n", "en.ftl", terms)) == []
    assert list(find_slips("key = Put a cross on a space\n", "en.ftl", terms))


def test_a_glossary_that_cannot_be_read_is_named_by_its_line() -> None:
    with pytest.raises(DataError, match="line 1: mark: 'de' is missing"):
        read_glossary('[mark]\nen = { term = "mark" }\n', "de")
    with pytest.raises(DataError, match=r"line 2: mark\.en\.always: is not known here"):
        read_glossary('[mark]\nen = { term = "mark", always = [] }\n', "en")


def test_a_game_may_need_a_word_that_farshore_does_not_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "lamps_at_sea"
    (folder / "translations").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "en.ftl").write_text("log-light = lit { $what }\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert list(package_slips("lamps_at_sea", "en")) == []
    (folder / "translations" / "glossary.toml").write_text('[lamp]\nen = { term = "kindled", never = ["lit"] }\n')
    assert [slip.line for slip in package_slips("lamps_at_sea", "en")] == [1]
