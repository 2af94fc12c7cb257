"""A seat with nothing to do sees the names of the players it waits for."""

from __future__ import annotations

from random import Random

import pytest

from farshore.bots import Budget, find_bot
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.games import installed
from farshore.translations import LANGUAGES, translator

NAMES = ("Ada", "Ben", "Chiara")


@pytest.mark.parametrize("game_id", ["explorers", "kingdom_maps", "la_isla"])
def test_waiting_names_who_is_waited_for(game_id: str) -> None:
    game = installed().games[game_id]
    match: AnyMatch = Match(game, list(NAMES))
    dealer, bot, rng = SeededDealer("waiting"), find_bot("random"), Random(1)
    match.deal(dealer)
    waited: set[int] = set()
    while not match.over and len(waited) < 2:
        busy = game.to_act(match.state)
        for seat in {0, 1, 2} - set(busy):
            prompt = game.scene(game.view(match.state, seat), seat).prompt.name
            if prompt.key != "prompt-wait":
                continue
            waited.add(len(busy))
            for language in LANGUAGES:
                said = translator(game).translate(prompt, language, NAMES)
                assert [name for name in NAMES if name in said] == [NAMES[other] for other in sorted(busy)], said
        match.play(busy[0], bot.choose(game, game.view(match.state, busy[0]), busy[0], Budget(), rng)[0])
        match.deal(dealer)
    assert waited, "somebody waits in every game"
