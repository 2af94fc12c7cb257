"""Every message exists in four languages with the same variables, and is used."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from farshore.core.text import literal, text
from farshore.laws.translations import differences, messages
from farshore.translations import LANGUAGES, app_fluent, app_translator, game_fluent
from farshore.translations.messages import Messages, entries
from farshore.translations.punctuation_spaces import NARROW

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "farshore"
HOUSE = SRC / "translations"
FILES = sorted(path.name for path in (HOUSE / "en").glob("*.ftl"))
GAMES = sorted(path.parent.parent for path in (SRC / "games").glob("*/translations/en.ftl"))
ASKED_BY_THE_HOUSE = ("title", "summary", "invite-", "option-", "score-", "rank-", "log-", "do-")
"""Keys of a game that the application uses, by name or by a composed name."""


def test_the_house_has_the_same_files_in_every_language() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (HOUSE / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
def test_the_house_says_the_same_in_every_language(file: str) -> None:
    assert list(differences({lang: (HOUSE / lang / file).read_text("utf-8") for lang in LANGUAGES})) == []


def test_no_key_of_the_house_stands_in_two_files() -> None:
    keys = [key for file in FILES for key, _ in messages((HOUSE / "en" / file).read_text("utf-8"))]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_a_game_says_the_same_in_every_language(game: Path) -> None:
    assert (
        list(differences({lang: (game / "translations" / f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES}))
        == []
    )


@cache
def sources(*folders: Path) -> str:
    """All that could mention a key: Python, TypeScript and data."""
    kinds = ("*.py", "*.ts", "*.tsx", "*.toml", "*.html")
    paths = [path for folder in folders for kind in kinds for path in sorted(folder.rglob(kind))]
    return "\n".join(path.read_text("utf-8") for path in paths if "node_modules" not in path.parts)


BY_CHANCE = {
    "log-first",
    "log-reveal",
    "log-tile-drawn",
    "log-achievement",
    "log-criteria",
    "log-roll",
    "log-large",
}
BY_CHANCE |= {"log-round"}
"""Lines of the log that nobody did."""


def unused(keys: list[str], mentioned: str, fluent: str) -> list[str]:
    """Keys that stand in no quotes, are not put together (`terrain-{name}`), and are not part of another message."""
    quoted = set(re.findall(r"""["'`]([a-z][a-z0-9_-]*)["'`]""", mentioned))
    bare = set(re.findall(r"^\s*\[{0,2}([a-z][a-z0-9_.-]*)\]{0,2}\s*(?:=|$)", mentioned, re.MULTILINE))
    prefixes = tuple(set(re.findall(r"""["'`]([a-z][a-z0-9-]*-)\$?\{""", mentioned)))
    suffixes = tuple(set(re.findall(r"""\}(-[a-z0-9-]+)["'`]""", mentioned)))
    inside = set(re.findall(r"\{\s*([a-z][a-z0-9-]*)\s*\}", fluent))
    unsaid = [key for key in keys if key not in quoted | bare | inside]
    return [key for key in unsaid if not key.startswith(prefixes) and not key.endswith(suffixes)]


@pytest.mark.slow
def test_the_house_says_all_its_words() -> None:
    mentioned = sources(SRC, ROOT / "research", ROOT / "web" / "src", ROOT / "docs")
    of_games = "".join(
        (game / "translations" / f"{language}.ftl").read_text("utf-8") for game in GAMES for language in LANGUAGES
    )
    for file in FILES:
        fluent = (HOUSE / "en" / file).read_text("utf-8")
        assert unused([key for key, _ in messages(fluent)], mentioned, fluent + of_games) == [], file


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_a_game_says_all_its_words(game: Path) -> None:
    fluent = (game / "translations" / "en.ftl").read_text("utf-8")
    keys = [key for key, _ in messages(fluent) if not key.startswith(ASKED_BY_THE_HOUSE)]
    assert unused(keys, sources(game), fluent) == []


def test_every_key_that_core_says_is_known() -> None:
    said = set(re.findall(r"""\btext\(\s*"([a-z-]+)\"""", sources(SRC / "core")))
    assert said, "core says something"
    assert [key for key in sorted(said - {"mark-more", "desert"}) if not app_translator().knows(key, "en")] == []


def test_lists_and_nested_texts_are_said() -> None:
    three = tuple(literal(word) for word in ("a1", "b2", "c3"))
    said = {lang: app_translator().translate(text("no-such-outcome", outcome=three), lang) for lang in LANGUAGES}
    assert said["en"] == "“a1, b2 and c3” cannot happen here."
    assert said["de"] == "„a1, b2 und c3“ kann hier nicht geschehen."
    assert "a1, b2 et c3" in said["fr"]
    assert "a1, b2 e c3" in said["it"]


def test_an_unknown_key_shows_itself() -> None:
    assert app_translator().translate(text("nobody-knows"), "en") == "nobody-knows"


def test_french_has_its_narrow_spaces_wherever_it_is_read() -> None:
    page = (HOUSE / "fr" / "page.ftl").read_text("utf-8")  # goes out to the page as it lies
    for words in (page, app_fluent("fr"), *(game_fluent(f"farshore.games.{game.name}", "fr") for game in GAMES)):
        assert re.findall(r".*\S [:;?!»](?:\W|$).*|.*« .*", words) == []
        assert NARROW in words


def test_the_log_speaks_to_you_and_of_others() -> None:
    """Every log line of a seat has a form for the reader's own actions, in every language that needs one."""
    for game in (path.name for path in GAMES):
        for language in LANGUAGES[1:]:
            fluent = game_fluent(f"farshore.games.{game}", language)
            lines = dict(re.findall(r"^(log-[a-z-]+) = ((?:.*\n)(?:[ ]+.*\n)*)", fluent, re.MULTILINE))
            for key, words in lines.items():
                if key not in BY_CHANCE and "{ $line }" not in words:
                    assert re.search(r"\$who|\{ (has-done|was-there|could-do) \}", words), (game, language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_cut_where_fluent_cuts_them(language: str) -> None:
    texts = [app_fluent(language), *(game_fluent(f"farshore.games.{game.name}", language) for game in GAMES)]
    for words in texts:
        whole = {name: entry for entry in FluentParser().parse(words).body for name in called(entry)}
        assert whole.keys() == entries(words).keys()
        for name, piece in entries(words).items():
            (alone,) = (entry for entry in FluentParser().parse(piece).body if called(entry))
            assert alone.equals(whole[name], ignored_fields=["span", "comment"])


def called(entry: object) -> list[str]:
    """The name of a message or a term; comments have none."""
    if isinstance(entry, Term):
        return [f"-{entry.id.name}"]
    return [entry.id.name] if isinstance(entry, Message) else []


def test_a_message_is_read_when_it_is_said_with_all_that_it_speaks_of() -> None:
    words = "-isle = Isle\nsail = Sail to { -isle }, { going }\ngoing = { sail }?\nnever = { $so }\nbroken = { \n"
    known = Messages("en", [words, "never = Never { $so }"])
    assert known.format("never", {"so": "again"}) == ("Never again", [])
    assert known._unread.keys() == {"-isle", "sail", "going", "broken"}
    said = known.format("sail", {})
    assert said is not None
    assert said[0].startswith("Sail to Isle, ")
    assert known._unread.keys() == {"broken"}
    assert "broken" not in known
    assert known.format("nowhere", {}) is None
