"""Names as people give them, without what could disturb others."""

from __future__ import annotations

from unicodedata import category, combining, normalize

MOST_MARKS = 2
"""Accents on top of each other: languages need no more, towers of them cover the line above."""
LIKE_A_BOT = "bot:"
"""So records name bots: a person is not called so."""


def clean_name(name: str) -> str:
    """A name as it can be shown: one clean line that no record takes for a bot's.

    >>> clean_name("  Ada\\u202e  Lovelace\\u200b "), clean_name("bot:greedy")
    ('Ada Lovelace', 'greedy')
    >>> len(clean_name("Zx" + 9 * "\\u0308"))
    4
    """
    words = clean_line(name)
    while words.casefold().startswith(LIKE_A_BOT):
        words = words[len(LIKE_A_BOT) :].strip()
    return words


def clean_line(words: str) -> str:
    """One line without controls, invisible signs, changed directions and towers of accents."""
    kept: list[str] = []
    marks = 0
    for sign in normalize("NFC", words):
        marks = marks + 1 if combining(sign) else 0
        if category(sign)[0] != "C" and marks <= MOST_MARKS:
            kept.append(" " if sign.isspace() else sign)
    return " ".join("".join(kept).split())
