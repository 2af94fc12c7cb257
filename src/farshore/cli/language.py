"""What the terminal says of a game is said in the language of the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.game import AnyGame
from farshore.core.text import Text
from farshore.words import house, translator
from farshore.words.language import language


def say(words: Text, game: AnyGame | None = None, names: Sequence[str] = ()) -> str:
    """The words in the terminal's language, by the game's own dictionary if there is one; `names` are the seats'."""
    return (translator(game) if game is not None else house()).say(words, language(), names)
