"""Translations as cacheable files.

`/words/LANGUAGE.ftl` is for the first page, `/words/later/LANGUAGE.ftl` for the other pages, `/words/GAME/LANGUAGE.ftl`
for a game.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from farshore.games import find, installed
from farshore.translations import LANGUAGES, app_fluent, game_fluent, package_of

APPLICATION = ""
TERMINAL_ONLY = ("laws.ftl", "programs.ftl", "research.ftl", "terminal.ftl")
"""Messages that no page shows."""
LATER = {
    "later": (
        "board.ftl",
        "bots.ftl",
        "coach.ftl",
        "daily.ftl",
        "later_pages.ftl",
        "later_people.ftl",
        "learn.ftl",
        "new_table.ftl",
        "notices.ftl",
        "opponents.ftl",
        "review.ftl",
        "server.ftl",
    ),
    "players": ("players.ftl",),
    "competitions": ("competitions.ftl",),
    "clubs": ("clubs.ftl",),
    "ratings": ("ratings.ftl",),
}
"""Messages that the first page does not show, loaded when another page needs them: `/words/NAME/LANGUAGE.ftl`."""


@cache
def translation_file(game: str, language: str) -> bytes:
    """Return the messages of a game, or of the application: those of the first page, or those for later."""
    if game == APPLICATION:
        later = [name for names in LATER.values() for name in names]
        return _strip_comments(app_fluent(language, without=(*TERMINAL_ONLY, *later)))
    if game in LATER:
        return _strip_comments(app_fluent(language, only=LATER[game]))
    return _strip_comments(game_fluent(package_of(find(game)), language))


def _strip_comments(words: str) -> bytes:
    """Remove comments, which the page does not need."""
    return "".join(line for line in words.splitlines(keepends=True) if not line.startswith("#")).encode()


@cache
def version_hash() -> str:
    """Return a hash that changes with any message: the page appends it as `?v=` and may cache the files forever."""
    everything = sha256()
    for game in (APPLICATION, *LATER, *installed().games):
        for language in LANGUAGES:
            everything.update(translation_file(game, language) + b"\0")
    return everything.hexdigest()[:12]
