"""Says a Text in one of four languages: Fluent files of the house and of each game."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from farshore.core.game import AnyGame
from farshore.core.lent import Lent
from farshore.core.text import Arg, Text, Who, text
from farshore.words.messages import Messages
from farshore.words.typography import typeset

LANGUAGES: Final = ("en", "de", "fr", "it")
WHO: Final = "who"
"""A variable that the house gives to every message: `you` where the page tells its reader what they did themselves."""
MOST_KEPT: Final = 1_000_000
"""Characters of what was said that are kept: the server itself says titles, options and refusals, no scenes."""
KEPT_WITH: Final = 100
LONG: Final = 2_000
"""What is longer is said anew each time."""


class Translator:
    """The words of the house and of one game, in all languages."""

    def __init__(self, sources: Mapping[str, tuple[str, ...]]) -> None:
        """`sources`: for each language its Fluent texts, later ones first in line."""
        self._sources = sources
        self._messages: dict[str, Messages] = {}
        self._said: dict[tuple[str, Text], str] = {}
        self._length = 0
        """Characters that are kept."""

    def say(self, words: Text, language: str, names: Sequence[str] = ()) -> str:
        """The words in this language; `names` are those of the seats. An unknown key shows itself, to be found."""
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
        """Whether this language has a message with this key."""
        return key == "plain" or key in self._spoken(language)

    def problems(self, words: Text, language: str) -> list[str]:
        """What Fluent complains about when it says this: a variable that is not given, a term that is not there."""
        return [] if words.key == "plain" else [str(error) for error in self._format(words, language)[1]]

    def _spoken(self, language: str) -> Messages:
        """The messages of one language, found when it is first spoken."""
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
            return self.say(arg, language, names)
        if isinstance(arg, tuple):
            return self._list([self.say(entry, language, names) for entry in arg], language)
        if isinstance(arg, Who):
            return names[arg.seat] if names else self.say(text("seat-number", seat=arg.seat + 1), language)
        return arg

    def _list(self, entries: list[str], language: str) -> str:
        """Entries joined as the language does: "a, b and c"."""
        if len(entries) < 2:
            return "".join(entries)
        return self.say(Text("list-and", (("first", ", ".join(entries[:-1])), ("last", entries[-1]))), language)


def house_words(language: str, without: str = "") -> str:
    """The Fluent texts that serve every page and every game: all files of the language's folder, or all but one."""
    folder = files("farshore.words") / language
    names = sorted(file.name for file in folder.iterdir() if file.name != without)
    texts = [(folder / name).read_text("utf-8") for name in names]
    return typeset("\n".join(texts), language)


def game_words(package: str, language: str) -> str:
    """The Fluent text of one game: `words/LANGUAGE.ftl` in its package."""
    return typeset((files(package) / "words" / f"{language}.ftl").read_text("utf-8"), language)


def silent_in(game: AnyGame) -> list[str]:
    """The languages for which a game's package has no words at all: a wheel without them, or one half written."""
    folder = files(package_of(game)) / "words"
    return [language for language in LANGUAGES if not (folder / f"{language}.ftl").is_file()]


def package_of(game: AnyGame) -> str:
    """The package that a game's class stands in: its words, data and art lie there."""
    return _package(type(game).__module__)


def _package(module: str) -> str:
    if hasattr(sys.modules[module], "__path__"):  # the class stands in the package's own __init__.py
        return module
    return module.rpartition(".")[0] or module


@cache
def house() -> Translator:
    """The words of the house alone."""
    return Translator({language: (house_words(language),) for language in LANGUAGES})


def translator(game: AnyGame) -> Translator:
    """The words of the house and this game."""
    return _of_package(package_of(game))


@cache
def _of_package(package: str) -> Translator:
    folder = files(package) / "words"
    spoken = [language for language in LANGUAGES if (folder / f"{language}.ftl").is_file()] or LANGUAGES
    own = {language: language if language in spoken else spoken[0] for language in LANGUAGES}  # a game half written
    return Translator({lang: (house_words(lang), game_words(package, own[lang])) for lang in LANGUAGES})


def voice(words: Text, module: str) -> str:
    """What exceptions say to whoever runs this program, with the words of the game in this module if there is one."""
    from farshore.words.language import language

    try:
        return (_of_package(_package(module)) if module else house()).say(words, language())
    except (ImportError, OSError, KeyError):  # a game that is being written may have no words yet
        return house().say(words, language())


Lent.voice = voice
