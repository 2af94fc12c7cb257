"""Words as files that the browser keeps: `/words/LANGUAGE.ftl` of the house, `/words/GAME/LANGUAGE.ftl` of a game."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from farshore.games import find, installed
from farshore.words import LANGUAGES, game_words, house_words, package_of, silent_in

OF_HOUSE = ""


@cache
def words(game: str, language: str) -> bytes:
    """A file of words; of the house if no game is named. A game that has no words in a language says nothing in it."""
    if game == OF_HOUSE:
        return _said(house_words(language, without="terminal.ftl"))  # no page says what a terminal does
    here = find(game)
    return b"" if language in silent_in(here) else _said(game_words(package_of(here), language))


def _said(words: str) -> bytes:
    """Without the remarks for those who write them: the first page waits for this file."""
    return "".join(line for line in words.splitlines(keepends=True) if not line.startswith("#")).encode()


@cache
def mark() -> str:
    """Changes when any word does: the page appends it as `?v=`, and may keep for ever what it gets."""
    everything = sha256()
    for game in (OF_HOUSE, *installed().games):
        for language in LANGUAGES:
            everything.update(words(game, language) + b"\0")
    return everything.hexdigest()[:12]
