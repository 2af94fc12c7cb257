"""Bots sit at a match and play it to its end; all they do stands in its events."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farshore.bots.table import Player, require_turn
from farshore.core.dealer import SeededDealer
from farshore.core.game import A, IllegalAction, S, Seat
from farshore.core.match import Match
from farshore.core.text import text

BOT = "bot:"
"""How a record names a seat that a bot plays: `bot:greedy`."""


def play_out(match: Match[S, A], players: Sequence[Player], seed: str) -> None:
    """The match to its end; draws and decisions follow from the seed."""
    dealer = SeededDealer(seed)
    match.deal(dealer)
    while acting := match.to_act:
        act(match, acting[0], players[acting[0]], seed)
        match.deal(dealer)


def act(match: Match[S, A], seat: Seat, player: Player, seed: str) -> None:
    """The seat does what its bot chose, up to the point where something new is shown."""
    game = match.game
    rng = Random(f"{seed}/{len(match.events)}")
    phase = game.phase(match.state)
    actions = player.bot.choose(game, game.view(match.state, seat).apart(), seat, player.budget, rng)
    require_turn(player.bot.name, actions)
    try:
        for action in actions:
            if seat in match.to_act and game.phase(match.state) == phase:
                match.play(seat, action)
    except IllegalAction as error:
        turn = ", ".join(map(str, actions))
        reason = text("bot-illegal", bot=player.bot.name, turn=turn, reason=error.reason)
        raise IllegalAction(reason, module=error.module, legal=error.legal) from None
