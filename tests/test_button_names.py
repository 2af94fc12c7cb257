"""A button that a text names exists under this label: in prompts, lessons, rules and messages, in every language.

A text names a button after a verb ("Press Done."), in bold (`**Done**`) or, outside rules, in quotes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from farshore.translations import LANGUAGES
from texts import GAMES, GAP, HOUSE, SRC, Said, messages, texts

pytestmark = pytest.mark.slow

WEB = Path(__file__).parent.parent / "web" / "src"
PRESS = {
    "en": r"\b(?:press|tap|click)(?:es|ed|ing)? ",
    "de": r"\bdrück(?:e|t|st|en)?(?: auf| einfach| dann| wir)* ",
    "fr": r"\bappu(?:yer|yez|yons|ie) (?:simplement )?sur ",
    "it": r"\bprem(?:i|ere|ete|iamo|a)(?: solo| semplicemente)? ",
}
"""What comes before the name of a button. German also says it afterwards: "bis du Fertig drückst"."""
BEFORE = re.compile(r"\b(?:du|ihr|wir) ([A-ZÄÖÜ]\w+) drück")
AROUND = {"en": "before|after", "de": "vor|nach", "fr": "avant|après", "it": "prima di|dopo"}
"""What comes before a button in bold that rules name as a moment: "even after **Done**"."""
QUOTED = {"en": "“([^”]*)”", "de": "„([^“]*)“", "fr": "«\\s*([^»]*?)\\s*»", "it": "«([^»]*)»"}
TYPED = ("terminal.ftl", "research.ftl", "bots.ftl", "laws.ftl")
"""Files of the application in which quotes are around what people type, not around buttons."""


def keys_of_buttons() -> set[str]:
    """Return the messages that the page writes on its buttons, links and tabs."""
    found = set()
    for path in WEB.rglob("*.tsx"):
        source = path.read_text("utf-8")
        for part in re.findall(r"<button\b.*?</button>|<a\b.*?</a>|<LinkLine\b.*?/>", source, re.DOTALL):
            found |= set(re.findall(r"""\w\([^"()]*"([a-z][a-z-]*)\"""", part))
            found |= set(re.findall(r"""\? "([a-z][a-z-]*)" : "[a-z-]*\"""", part))
        found |= set(re.findall(r"""words[=:] ?"([a-z][a-z-]*)\"""", source))
    return found


@cache
def labels(language: str, game: str) -> frozenset[str]:
    """Return the labels of buttons that there are at a table of a game; without one, in any game."""
    keys = keys_of_buttons()
    found = {said.words for path in (HOUSE / language).glob("*.ftl") for said in messages(path, "") if said.key in keys}
    for each in [game] if game else GAMES:
        for said in messages(SRC / "games" / each / "translations" / f"{language}.ftl", each):
            if said.key == "done" or said.key.startswith("button-") or said.key.endswith("-button"):
                found.add(said.words)
    return frozenset(label.strip() for label in found)


def named(said: Said, language: str) -> Iterator[str]:
    """Yield what a text calls a button: what follows, up to its end."""
    words = re.sub(r"\s", " ", said.words)
    for found in re.finditer(PRESS[language], words, re.IGNORECASE):
        rest = words[found.end() :].lstrip("*“„« ")
        if rest[:1].isupper():
            yield rest
    if language == "de":
        yield from (found[1] for found in BEFORE.finditer(words))
    if said.file.endswith(".md"):
        yield from re.findall(rf"\b(?:{AROUND[language]}) \*\*(.+?)\*\*", words, re.IGNORECASE)
        return
    yield from re.findall(r"\*\*(.+?)\*\*", words)
    if not said.file.endswith(TYPED):
        yield from (name for name in re.findall(QUOTED[language], words) if name[:1].isupper() and GAP not in name)


def is_label(name: str, known: frozenset[str]) -> bool:
    return any(name == label or re.match(re.escape(label) + r"\W", name) for label in known)


def unknown(said: Said, language: str) -> list[str]:
    """Return the buttons that a text names and that are not there."""
    known = labels(language, said.game)
    return [name for name in named(said, language) if not is_label(name, known)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_that_is_named_is_there(language: str) -> None:
    found = [(said.file, said.key, name) for said in texts(language) for name in unknown(said, language)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *GAMES])
def test_texts_name_buttons(game: str, language: str) -> None:
    assert [said for said in texts(language) if said.game == game and list(named(said, language))]


def test_the_page_has_these_buttons() -> None:
    assert {"undo", "lesson-next", "play-on", "nav-learn", "rematch", "take-seat-back"} <= keys_of_buttons()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "All chosen? Press Confirm."),
        ("en", "Then tap **Okay**."),
        ("de", "Drück Bestätigen."),
        ("de", "Bis du Abschluss drückst, kannst du alles rückgängig machen."),
        ("fr", "Appuyez sur Confirmer."),
        ("it", "Premi «Conferma»."),
    ],
)
def test_a_button_that_is_not_there_is_found(language: str, words: str) -> None:
    assert unknown(Said("la_isla", "games/la_isla/lessons/x.ftl", "x", words), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_that_name_a_button_as_a_moment_are_checked(language: str) -> None:
    button, moment = {
        "en": ("Done", "Until everybody is done, even after **{}**."),
        "de": ("Fertig", "Bis alle fertig sind, sogar nach **{}**."),
        "fr": ("Terminé", "Même après **{}**."),
        "it": ("Fatto", "Anche dopo **{}**."),
    }[language]
    rules = "games/explorers/rules/x.md"
    assert unknown(Said("explorers", rules, "x", moment.format(button)), language) == []
    assert unknown(Said("explorers", rules, "x", moment.format("OK")), language) == ["OK"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Press Ready, or undo something."),
        ("en", "Press a highlighted space."),
        ("de", "Drück auf ein leuchtendes Feld, dann drück Fertig."),
        ("fr", "Appuyez sur Terminé."),
        ("it", "Premi Fatto o annulla."),
    ],
)
def test_a_button_that_is_there_may_be_named(language: str, words: str) -> None:
    assert unknown(Said("la_isla", "games/la_isla/lessons/x.ftl", "x", words), language) == []
