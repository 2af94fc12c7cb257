"""Bots that play the other seats of an environment."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from farshore.bots.bot import Bot, Budget
from farshore.bots.bot_spec import parse_bot
from farshore.core.game import Seat
from farshore.rl.batch import Opponent
from farshore.rl.simulator import Simulator


def opponent(bot: str | Bot) -> Opponent:
    """Return a function that lets a bot choose the actions of another seat: one or several at a time."""
    parsed = parse_bot(bot) if isinstance(bot, str) else None
    chooser, budget = (parsed.bot, parsed.budget) if parsed else (bot, Budget())

    def choose(match: Simulator[Any, Any], seat: Seat, rng: Random) -> Sequence[Any]:
        view = match.game.view(match.state, seat).deep_copy()
        return chooser.choose(match.game, view, seat, budget, rng)  # type: ignore[union-attr]

    return choose
