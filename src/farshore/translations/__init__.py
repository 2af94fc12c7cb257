"""Translate a Text into one of four languages, with the Fluent files of the application and of each game."""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from farshore.core.game import AnyGame
from farshore.core.hooks import Hooks
from farshore.core.text import Arg, SeatName, Text, text
from farshore.translations.messages import Messages
from farshore.translations.punctuation_spaces import typeset

LANGUAGES: Final = ("en", "de", "fr", "it")
FALLBACK: Final = "en"
"""The language that every game has; used when another is missing."""
WHO: Final = "who"
"""A variable of every message: `you` if the reader is the one who acted."""
MOST_KEPT: Final = 1_000_000
"""Size of the cache of translated texts, in characters: titles, options and refusals."""
KEPT_WITH: Final = 100
LONG: Final = 2_000
"""Longer texts are not cached."""


class Translator:
    """Translates the messages of the application and of one game into all languages."""

    def __init__(self, sources: Mapping[str, tuple[str, ...]]) -> None:
        """`sources`: the Fluent texts of each language; later ones override earlier ones."""
        self._sources = sources
        self._messages: dict[str, Messages] = {}
        self._said: dict[tuple[str, Text], str] = {}
        self._length = 0
        """The number of characters in the cache."""

    def translate(self, words: Text, language: str, names: Sequence[str] = ()) -> str:
        """Translate a text; `names` are the names of the seats. An unknown key is returned as it is."""
        if names:
            return self._say(words, language, names)
        known = self._said.get((language, words))
        if known is None:
            known = self._say(words, language, ())
            self._length += KEPT_WITH + len(known)
            if self._length > MOST_KEPT:
                self._said.clear()
                self._length = 0
            if len(known) < LONG:
                self._said[language, words] = known
        return known

    def knows(self, key: str, language: str) -> bool:
        """Return whether this language has a message with this key."""
        return key == "plain" or key in self._spoken(language)

    def problems(self, words: Text, language: str) -> list[str]:
        """Return the errors of Fluent for this text: missing variables or terms."""
        return [] if words.key == "plain" else [str(error) for error in self._format(words, language)[1]]

    def _spoken(self, language: str) -> Messages:
        """Return the messages of a language, indexed on first use."""
        if language not in self._messages:
            self._messages[language] = Messages(language, self._sources[language])
        return self._messages[language]

    def _say(self, words: Text, language: str, names: Sequence[str]) -> str:
        return str(words.args[0][1]) if words.key == "plain" else self._format(words, language, names)[0]

    def _format(self, words: Text, language: str, names: Sequence[str] = ()) -> tuple[str, list[Exception]]:
        arguments = {WHO: "other", **{name: self._argument(arg, language, names) for name, arg in words.args}}
        return self._spoken(language).format(words.key, arguments) or (words.key, [])

    def _argument(self, arg: Arg, language: str, names: Sequence[str]) -> str | int:
        if isinstance(arg, Text):
            return self.translate(arg, language, names)
        if isinstance(arg, tuple):
            return self._list([self.translate(entry, language, names) for entry in arg], language)
        if isinstance(arg, SeatName):
            return names[arg.seat] if names else self.translate(text("seat-number", seat=arg.seat + 1), language)
        return arg

    def _list(self, entries: list[str], language: str) -> str:
        """Join entries as the language does: "a, b and c"."""
        if len(entries) < 2:
            return "".join(entries)
        return self.translate(Text("list-and", (("first", ", ".join(entries[:-1])), ("last", entries[-1]))), language)


def app_fluent(language: str, without: Collection[str] = (), only: Collection[str] = ()) -> str:
    """Return the Fluent text of the application: all files of the language, all but some, or only some."""
    folder = files("farshore.translations") / language
    names = sorted(
        file.name for file in folder.iterdir() if file.name not in without and file.name in (only or [file.name])
    )
    texts = [(folder / name).read_text("utf-8") for name in names]
    return typeset("\n".join(texts), language)


def game_fluent(package: str, language: str) -> str:
    """Return the Fluent text of one game in a language; in English if the game has no file for that language."""
    spoken = language if has_language(package, language) else FALLBACK
    return typeset(fluent_file(package, spoken).read_text("utf-8"), spoken)


def fluent_file(package: str, language: str) -> Traversable:
    """Return the Fluent file of a game: `translations/LANGUAGE.ftl`, or `LANGUAGE.ftl` beside its modules."""
    folder, name = files(package), f"{language}.ftl"
    beside = folder / name
    return beside if beside.is_file() else folder / "translations" / name


def has_language(package: str, language: str) -> bool:
    """Return whether a game has a Fluent file for this language."""
    return fluent_file(package, language).is_file()


def has_old_folder(game: AnyGame) -> bool:
    """Return whether a game's package still keeps its Fluent files in `words/`, their folder up to version 0.1."""
    folder = files(package_of(game))
    return (folder / "words").is_dir() and not (folder / "translations").is_dir()


def languages_of(game: AnyGame) -> list[str]:
    """Return the languages for which a game has a Fluent file."""
    return [language for language in LANGUAGES if has_language(package_of(game), language)]


def missing_languages(game: AnyGame) -> list[str]:
    """Return the languages for which a game has no Fluent file; its texts are shown in English there."""
    return [language for language in LANGUAGES if not has_language(package_of(game), language)]


def package_of(game: AnyGame) -> str:
    """Return the package of a game's class, which contains its translations, data and art."""
    return _package(type(game).__module__)


def _package(module: str) -> str:
    if hasattr(sys.modules[module], "__path__"):  # the class stands in the package's own __init__.py
        return module
    return module.rpartition(".")[0] or module


@cache
def app_translator() -> Translator:
    """Return the translator for the application's own messages."""
    return Translator({language: (app_fluent(language),) for language in LANGUAGES})


def translator(game: AnyGame) -> Translator:
    """Return the translator for the messages of the application and of this game."""
    return _of_package(package_of(game))


@cache
def _of_package(package: str) -> Translator:
    return Translator({lang: (app_fluent(lang), game_fluent(package, lang)) for lang in LANGUAGES})


def translate_for_user(words: Text, module: str) -> str:
    """Translate the message of an exception into the user's language, with the messages of the game in `module`."""
    from farshore.translations.terminal_language import language

    try:
        return (_of_package(_package(module)) if module else app_translator()).translate(words, language())
    except (ImportError, OSError, KeyError):  # a game that is being written may have no words yet
        return app_translator().translate(words, language())


Hooks.translate = translate_for_user
