"""Hints: where to look, what to do, why; from the seat's view, in four languages."""

from __future__ import annotations

from random import Random

import pytest

from farshore.bots import Budget, find, levels
from farshore.bots.hint import hint
from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame
from farshore.core.match import AnyMatch, Match
from farshore.games import installed
from farshore.words import LANGUAGES, house, translator

GAMES = sorted(installed().games.values(), key=lambda game: game.info.id)


def named(game: AnyGame) -> str:
    return game.info.id


def fresh(game: AnyGame, seed: str) -> AnyMatch:
    """A match of as many as can play, dealt up to the first decision."""
    match: AnyMatch = Match(game, [f"seat {seat}" for seat in range(max(game.info.seats))])
    match.deal(SeededDealer(seed))
    return match


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_hint_names_nodes_an_action_and_reasons(game: AnyGame) -> None:
    match = fresh(game, "hint")
    for _ in range(4):
        seat = game.to_act(match.state)[0]
        view = game.view(match.state, seat)
        told = hint(game, view, seat, Budget(count=4), Random(1), find("planner"))
        nodes = {node.id for node in game.scene(view, seat).nodes()}
        assert told.where
        assert nodes.issuperset(told.where[:1])
        assert told.action == told.turn[0]
        assert told.action in [str(action) for action in game.legal(view, seat)]
        assert told.why
        match.do(seat, told.action)
        match.deal(SeededDealer("hint"))


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_hint_can_be_said_in_every_language(game: AnyGame) -> None:
    match = fresh(game, "words")
    seat = game.to_act(match.state)[0]
    told = hint(game, game.view(match.state, seat), seat, Budget(count=4), Random(1), find("planner"))
    for language in LANGUAGES:
        for words in (told.look, told.what, *told.why):
            assert [key for key in words.keys() if not translator(game).knows(key, language)] == []  # noqa: SIM118


def test_a_hint_says_in_words_what_the_turn_reaches() -> None:
    """Every game names things of its own; nothing is said that a preview would not say."""
    for game in GAMES:
        match, said = fresh(game, "reached"), list[str]()
        for _ in range(6):
            seat = game.to_act(match.state)[0]
            told = hint(game, game.view(match.state, seat), seat, Budget(), Random(1), find("planner"))
            said += [words.key for words in told.why]
            match.do(seat, told.action)
            match.deal(SeededDealer("reached"))
        assert "hint-reached" in said, game.info.id


def test_every_level_has_a_name_in_every_language() -> None:
    assert [
        (level, language)
        for level in levels()
        for language in LANGUAGES
        if not house().knows(f"level-{level}", language)
    ] == []
