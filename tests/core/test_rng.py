"""Rng for play-outs: repeatable, even, and of any size."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from farshore.core.lazy_actions import Outcomes
from farshore.core.rng import MOST, Rng, SeededDraws
from farshore.games import find


def test_the_same_seed_rolls_the_same() -> None:
    assert [Rng("far").randrange(1000) for _ in range(2)] == [Rng("far").randrange(1000)] * 2
    assert [Rng(seed).randrange(MOST) for seed in range(50)] != [Rng(0).randrange(MOST)] * 50


def test_all_sides_come_about_equally_often() -> None:
    dice = Rng("even")
    found = Counter(dice.randrange(6) for _ in range(60_000))
    assert sorted(found) == list(range(6))
    assert all(9_600 < count < 10_400 for count in found.values())  # four standard deviations are 365


def test_large_numbers_are_rolled_in_parts() -> None:
    dice, bound = Rng("large"), 3 * 10**17
    found = [dice.randrange(bound) for _ in range(200)]
    assert max(found) > bound * 0.9
    assert min(found) < bound * 0.1
    assert len(set(found)) == 200


def test_weights_count() -> None:
    dice, coin = Rng("coin"), Outcomes(("heads", "tails"), (1, 3))
    assert 2_800 < Counter(dice.draw(coin) for _ in range(4_000))["tails"] < 3_200


@pytest.mark.parametrize("name", ["explorers", "kingdom_maps", "la_isla", "skerries"])
def test_a_play_out_of_a_clone_is_repeatable_and_ends(name: str) -> None:
    game = find(name)
    start = game.start(max(game.info.seats))
    first, second, other = start.clone(), start.clone(), start.clone()
    assert game.play_out(first, Rng(7)) == game.play_out(second, Rng(7)) > 0
    game.play_out(other, Rng(8))
    assert game.to_act(first) == ()
    assert first == second != other
    assert game.scores(first) == game.scores(second)


KEYS = ["", "7", "tide", "ü €", *(length * "x" for length in (46, 52, 53, 54, 55, 61, 62, 63, 64, 65, 127, 128, 200))]


@pytest.mark.parametrize("key", KEYS, ids=len)
def test_draws_follow_from_hashes_of_the_key_and_the_index(key: str) -> None:
    """Compiled, the hash is computed by other code; texts around the length of its blocks are its edge cases."""
    draws, other = SeededDraws(key), SeededDraws(key)
    other.index = 10**12
    for bound in (1, 2, 30, 2**31 - 1, 2**62):
        index = draws.index
        assert draws.below(bound) == int.from_bytes(sha256(f"{key}/{index}".encode()).digest(), "big") % bound
        index = other.index
        assert other.below(bound) == int.from_bytes(sha256(f"{key}/{index}".encode()).digest(), "big") % bound
    assert draws.clone().below(1000) == draws.below(1000)
    with pytest.raises(ZeroDivisionError):
        draws.below(0)
