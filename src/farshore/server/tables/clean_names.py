"""Clean up names and chat messages that users type."""

from __future__ import annotations

from unicodedata import category, combining, normalize

from farshore.server.errors import request_error
from farshore.server.store.player_rows import PlayerRow

MOST_MARKS = 2
"""Combining marks on one letter: languages need no more, and higher stacks cover the line above."""
LIKE_A_BOT = "bot:"
"""The prefix of bots in records; a person's name must not start with it."""


def clean_name(name: str) -> str:
    """Return a name that is safe to show: one line, and not mistaken for a bot in records.

    >>> clean_name("  Ada\\u202e  Lovelace\\u200b "), clean_name("bot:greedy")
    ('Ada Lovelace', 'greedy')
    >>> len(clean_name("Zx" + 9 * "\\u0308"))
    4
    """
    words = clean_line(name)
    while words.casefold().startswith(LIKE_A_BOT):
        words = words[len(LIKE_A_BOT) :].strip()
    return words


def require_name(player: PlayerRow) -> None:
    """Raise RequestError for a guest with a code, where others see the name."""
    if not player.name:
        raise request_error("player-name-needed", 403)


def clean_line(words: str) -> str:
    """Return one line without control characters, invisible characters, direction changes and stacked marks."""
    kept: list[str] = []
    marks = 0
    for sign in normalize("NFC", words):
        marks = marks + 1 if combining(sign) else 0
        if category(sign)[0] != "C" and marks <= MOST_MARKS:
            kept.append(" " if sign.isspace() else sign)
    return " ".join("".join(kept).split())
