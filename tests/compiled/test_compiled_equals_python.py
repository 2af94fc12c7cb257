"""Compiled and plain are one: the same play-outs, the same bots, the same errors. Only where a build is used."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from importlib import import_module

import pytest

from compiled.values import BOTS, GAMES, lines
from farshore.compiled import PACKAGE, state
from farshore.compiling import MODULES
from farshore.core.lazy_actions import LegalActions
from farshore.core.rng import Rng
from farshore.games import find
from farshore.games.explorers import evaluation, rules
from farshore.games.explorers.components import Card

pytestmark = pytest.mark.skipif(state() == "plain", reason="nothing is compiled here: python3 test.py compiles first")


def pure_lines(game: str) -> list[str]:
    """Return the same lines by pure Python, from a process of its own."""
    environment = {**os.environ, "FARSHORE_COMPILED": "0"}
    environment["PYTHONPATH"] = os.pathsep.join([str(PACKAGE.parent), str(PACKAGE.parent.parent / "tests")])
    command = [sys.executable, "-m", "compiled.values", game]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_play_outs_and_bots_do_the_same(game: str) -> None:
    in_pure_python = pure_lines(game)
    assert list(lines(game)) == in_pure_python
    assert len(in_pure_python) == len(find(game).info.seats) + 2 + sum(name == game for name, *_ in BOTS)


def test_what_is_out_of_range_is_an_error_and_no_crash() -> None:
    game = find("explorers")
    state = game.start(1, {"map": "3e 5n 1s 8w"})
    with pytest.raises(IndexError):
        game.legal(state, 0)[99]
    with pytest.raises((TypeError, AttributeError)):
        game.legal(None, 0)
    with pytest.raises((IndexError, TypeError)):
        state.edit(9)
    with pytest.raises(OverflowError):
        state.seats[0].marked = 1 << 256
    with pytest.raises(OverflowError):
        state.seats[0].marked = -1


def test_a_set_of_cells_is_an_int_outside() -> None:
    game = find("explorers")
    state = game.start(1, {"map": "3e 5n 1s 8w"})
    game.play_out(state, Rng(3))
    marked = state.seats[0].marked
    assert type(marked) is int
    assert marked.bit_count() > 50
    assert isinstance(LegalActions, type)


def test_a_deck_may_have_more_cards_than_half_a_word_has_bits() -> None:
    state = find("explorers").start(1, {"map": "3e 5n 1s 8w"})
    cards = tuple(Card(index, (1, 2)) for index in range(40))
    state.box = replace(state.box, components=replace(state.box.components, cards=cards))
    rules.shuffle(state)
    assert state.unseen == (1 << 40) - 1


@pytest.mark.parametrize("name", MODULES)
def test_a_compiled_module_says_what_it_is_for(name: str) -> None:
    assert import_module(name).__doc__


def test_a_list_of_records_is_a_sequence_of_tuples_outside() -> None:
    near = evaluation.nearest(bytes([3, 0, 2, 2]), 0, 4)
    assert near == [(2, 2), (2, 3), (3, 0)]
    assert len(near) == 3
    assert repr(near) == "[(2, 2), (2, 3), (3, 0)]"
    near.append((7, 9))
    assert near[3] == near[-1] == (7, 9)
    with pytest.raises(IndexError):
        near[4]
