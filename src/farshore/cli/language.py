"""What the terminal says of a game is said in the language of the terminal."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache

from farshore.core.game import AnyGame
from farshore.core.text import Text
from farshore.words import LANGUAGES, house, translator


@cache
def language() -> str:
    """The first of FARSHORE_LANGUAGE, LC_ALL, LC_MESSAGES and LANG that names a language we speak, else English."""
    for variable in ("FARSHORE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        named = os.environ.get(variable, "")[:2].lower()
        if named in LANGUAGES:
            return named
    return "en"


def say(words: Text, game: AnyGame | None = None, names: Sequence[str] = ()) -> str:
    """The words in the terminal's language, by the game's own dictionary if there is one; `names` are the seats'."""
    return (translator(game) if game is not None else house()).say(words, language(), names)
