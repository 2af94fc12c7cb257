"""Load rulebooks, diagrams and lessons from the folders `rules` and `lessons` of a game's package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from farshore.core.game import AnyGame
from farshore.core.toml_data import TomlData, read_toml
from farshore.learn.diagrams import Diagrams
from farshore.learn.lessons import Lesson, read_lesson
from farshore.learn.markdown import read_rulebook
from farshore.learn.rulebook import Rulebook
from farshore.translations import FALLBACK, LANGUAGES, Translator, app_fluent, game_fluent, package_of
from farshore.translations.punctuation_spaces import typeset

DIAGRAMS = "diagrams.toml"
LINKS = "links.toml"


def has_rules(game: AnyGame) -> bool:
    """Return whether the game has a rulebook."""
    return folder_of(package_of(game)).is_dir()


def rules(game: AnyGame, language: str) -> Rulebook:
    """Return the rulebook in this language; raise KeyError if there is none, DataError if it is invalid."""
    return _rules(package_of(game), language)


def diagrams(game: AnyGame) -> Diagrams:
    """Return the diagrams of the rulebook."""
    return _diagrams(package_of(game))


def links(game: AnyGame) -> Mapping[str, str]:
    """Return the section or rule that explains each of some message keys (`links.toml`)."""
    return {key: entry.text() for key, entry in link_entries(game).items()}


def link_entries(game: AnyGame) -> dict[str, TomlData]:
    """Return the links as values with their lines; raise DataError if the file is invalid."""
    return _links(package_of(game))


def lessons(game: AnyGame) -> tuple[Lesson, ...]:
    """Return the game's lessons in order; raise DataError if one is invalid."""
    return _lessons(package_of(game))


def lesson_translator(game: AnyGame) -> Translator:
    """Return a translator for the texts of the lessons, of the application and of the game."""
    return _lesson_words(package_of(game))


def folder_of(package: str) -> Traversable:
    return files(package) / "rules"


@cache
def _rules(package: str, language: str) -> Rulebook:
    file = folder_of(package) / f"{language}.md"
    if language not in LANGUAGES or not file.is_file():
        raise KeyError(language)
    return read_rulebook(file.read_text("utf-8"), f"rules/{language}.md", language)


@cache
def _diagrams(package: str) -> Diagrams:
    file = folder_of(package) / DIAGRAMS
    return Diagrams(file.read_text("utf-8") if file.is_file() else "", f"rules/{DIAGRAMS}")


@cache
def _links(package: str) -> dict[str, TomlData]:
    file = folder_of(package) / LINKS
    return dict(read_toml(file.read_text("utf-8") if file.is_file() else "", f"rules/{LINKS}").items())


@cache
def _lessons(package: str) -> tuple[Lesson, ...]:
    folder = files(package) / "lessons"
    if not folder.is_dir():
        return ()
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    drawn = _diagrams(package)
    return tuple(read_lesson((folder / name).read_text("utf-8"), name.removesuffix(".toml"), drawn) for name in names)


@cache
def _lesson_words(package: str) -> Translator:
    def texts(language: str) -> tuple[str, ...]:
        return app_fluent(language), game_fluent(package, language), read_lesson_messages(package, language)

    return Translator({language: texts(language) for language in LANGUAGES})


def read_lesson_messages(package: str, language: str) -> str:
    """Return the Fluent text of the lessons alone, in English if the language is missing; empty without lessons."""
    for spoken in (language, FALLBACK):
        file = files(package) / "lessons" / f"{spoken}.ftl"
        if file.is_file():
            return typeset(file.read_text("utf-8"), spoken)
    return ""
