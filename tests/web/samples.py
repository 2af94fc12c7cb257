"""Makes the positions that the first page draws: `python tests/web/samples.py` plays a match of each game so far.

They are real positions, reached by our bots on a fixed deal, cut down to what a drawing needs.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from farshore.bots import Budget, find_bot
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.games import installed
from farshore.server.scenes.sample_board import SHARE, sample_of

FILE = Path(__file__).parents[2] / "web" / "public" / "samples.json"
GAMES = Path(__file__).parents[2] / "src" / "farshore" / "games"


@cache
def played(game_id: str) -> AnyMatch:
    """Return a whole match of quick bots with the maximum number of seats, on a fixed deal."""
    game = installed().games[game_id]
    match: AnyMatch = Match(game, ["Ada", "Ben", "Chiara", "Dana"][: max(game.info.seats)])
    dealer, bot, rng = SeededDealer("farshore"), find_bot("greedy"), Random(7)
    match.deal(dealer)
    while not match.over:
        seat = game.to_act(match.state)[0]
        for action in bot.choose(game, game.view(match.state, seat), seat, Budget(count=60, seconds=None), rng):
            if match.over or seat not in game.to_act(match.state) or action not in game.legal(match.state, seat):
                break
            match.play(seat, action)
        match.deal(dealer)
    return match


def position(game_id: str) -> dict[str, Any]:
    """The board of seat 0 after a good part of a match."""
    match = played(game_id)
    game = match.game
    state = match.states[int(len(match.events) * SHARE)]
    return sample_of(game.scene(game.view(state, 0), 0).board)


def main() -> None:
    ours = [game_id for game_id in installed().games if (GAMES / game_id).is_dir()]
    FILE.write_text(json.dumps({game_id: position(game_id) for game_id in ours}, separators=(",", ":")) + "\n")
    print(FILE.name)


if __name__ == "__main__":
    main()
