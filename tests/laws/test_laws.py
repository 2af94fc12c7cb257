"""Every installed game, and the one of the walk-through, keeps the laws."""

from __future__ import annotations

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from farshore.compiled import state
from farshore.games import installed
from farshore.laws import OF_THE_GAME, check_match
from farshore.translations import missing_languages
from strategies import settings_of

GAMES = sorted(installed().games)
# A random match does not get simpler by shrinking its seed, and it takes minutes.
NO_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)
MATCHES = 2 if state() == "plain" else 8
"""Random matches of each game: the compiled run plays four times the number. Every run has another seed."""


def test_no_game_is_broken() -> None:
    assert installed().broken == {}
    assert {"explorers", "kingdom_maps", "la_isla", "skerries"} <= set(GAMES)


@pytest.mark.parametrize("name", ["explorers", "kingdom_maps", "la_isla"])
def test_our_games_speak_every_language(name: str) -> None:
    assert missing_languages(installed().games[name]) == []


@pytest.mark.parametrize("name", GAMES)
def test_laws_of_the_game(name: str) -> None:
    for law in OF_THE_GAME:
        law(installed().games[name])


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=MATCHES, phases=NO_SHRINKING)
@given(data=st.data())
def test_laws_of_play(name: str, data: st.DataObject) -> None:
    game = installed().games[name]
    setting = data.draw(settings_of(game))
    check_match(game, setting.rng, setting.seats, setting.options, most=4)
