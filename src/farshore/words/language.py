"""Which language a person at a terminal or in a script reads."""

from __future__ import annotations

import os
from functools import cache

from farshore.core.game import AnyGame
from farshore.core.text import Arg, text
from farshore.words import LANGUAGES, house, translator


@cache
def language() -> str:
    """The first of FARSHORE_LANGUAGE, LC_ALL, LC_MESSAGES and LANG that names a language we speak, else English."""
    for variable in ("FARSHORE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        named = os.environ.get(variable, "")[:2].lower()
        if named in LANGUAGES:
            return named
    return "en"


def said(key: str, /, **args: Arg) -> str:
    """A message of the house in that language."""
    return house().say(text(key, **args), language())


def line_name(game: AnyGame, name: str) -> str:
    """A line of the score pad in words; what belongs to none is called as it is."""
    key = f"score-{name}"
    return translator(game).say(text(key), language()) if translator(game).knows(key, "en") else name
