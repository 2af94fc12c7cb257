"""The user's language in terminals and scripts."""

from __future__ import annotations

import os
from functools import cache

from farshore.core.game import AnyGame
from farshore.core.text import Arg, text
from farshore.translations import LANGUAGES, app_translator, translator


@cache
def language() -> str:
    """Return the first supported language in FARSHORE_LANGUAGE, LC_ALL, LC_MESSAGES and LANG, else English."""
    for variable in ("FARSHORE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        named = os.environ.get(variable, "")[:2].lower()
        if named in LANGUAGES:
            return named
    return "en"


def message(key: str, /, **args: Arg) -> str:
    """Return a message of the application in the user's language."""
    return app_translator().translate(text(key, **args), language())


def line_name(game: AnyGame, name: str) -> str:
    """Return the title of a line of the score pad, or its name if it has no title."""
    key = f"score-{name}"
    return translator(game).translate(text(key), language()) if translator(game).knows(key, "en") else name
