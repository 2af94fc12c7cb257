"""Where a game keeps its rules: the folder `rules` of its package, ours or anybody's."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from farshore.core.game import AnyGame
from farshore.learn.diagrams import Diagrams
from farshore.learn.markdown import read_rulebook
from farshore.learn.rulebook import Rulebook
from farshore.words import LANGUAGES, package_of

DIAGRAMS = "diagrams.toml"


def has_rules(game: AnyGame) -> bool:
    """Whether this game brings rules to read at all; a plug-in may come without."""
    return folder_of(package_of(game)).is_dir()


def rules(game: AnyGame, language: str) -> Rulebook:
    """The game's rules in this language; KeyError if there are none, DataError if they cannot be read."""
    return _rules(package_of(game), language)


def diagrams(game: AnyGame) -> Diagrams:
    """The positions that the rules show; none if the game has no file of them."""
    return _diagrams(package_of(game))


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
