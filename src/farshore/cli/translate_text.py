"""Translate a text into the language of the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.game import AnyGame
from farshore.core.text import Text
from farshore.translations import app_translator, translator
from farshore.translations.terminal_language import language


def translate(words: Text, game: AnyGame | None = None, names: Sequence[str] = ()) -> str:
    """Translate a text, with the messages of a game if there is one; `names` are the names of the seats."""
    return (translator(game) if game is not None else app_translator()).translate(words, language(), names)
