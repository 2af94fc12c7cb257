"""Deals of the day: which days can be played, and the board that each day's deal begins with."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

from msgspec.structs import replace

from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, AnyGame
from farshore.core.match import AnyMatch, Match
from farshore.core.scene import Field

ARCHIVE_DAYS = 30
"""The number of past days whose deals can still be played."""


def is_day(words: str) -> bool:
    """Return whether a challenge is named after a day rather than a table."""
    try:
        return date.fromisoformat(words).isoformat() == words
    except ValueError:
        return False


def is_playable_day(day: str, today: str) -> bool:
    """Return whether the deal of a day can be played today.

    >>> [is_playable_day(day, "2026-11-18") for day in ("2026-11-17", "2026-11-19", "2026-10-01")]
    [True, False, False]
    """
    age = date.fromisoformat(today) - date.fromisoformat(day)
    return timedelta(0) <= age <= timedelta(days=ARCHIVE_DAYS)


def day_before(day: str) -> str:
    """Return the day before a day."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


class ChallengeBoards:
    """The boards of the days' deals before the first move."""

    def __init__(self, seed_of: Callable[[str, str], str]) -> None:
        self._seed_of = seed_of
        self._known: dict[tuple[str, str], Field] = {}

    def board_of(self, day: str, game: AnyGame) -> Field:
        """Return the first board of a day's deal for the fewest seats."""
        key = day, game.info.id
        if key not in self._known:
            if len(self._known) > 4 * ARCHIVE_DAYS:
                self._known.clear()
            match: AnyMatch = Match(game, [""] * min(game.info.seats))
            match.deal(SeededDealer(self._seed_of(*key)))
            self._known[key] = first_board(match)
        return self._known[key]


def first_board(match: AnyMatch) -> Field:
    """Return the board before the first decision, without legal moves."""
    game = match.game
    state = next(state for state in match.states if CHANCE not in game.to_act(state))
    board = game.own_scene(game.view(state, 0), 0).board
    return replace(board, layers=tuple(layer for layer in board.layers if not layer.do))
