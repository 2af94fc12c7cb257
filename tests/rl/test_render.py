"""Environments show positions as text and as pixels."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import farshore.rl as rl

GAMES = ("explorers", "kingdom_maps", "la_isla")


@pytest.mark.parametrize("game", GAMES)
def test_pixels_change_with_the_position(game: str) -> None:
    pytest.importorskip("typst", reason="typst is not installed: `python3 test.py` says why")
    env: Any = rl.seat_env(game, 2, render_mode="rgb_array")
    seen: list[Any] = []
    _, info = env.reset(seed=3)
    over = False
    while not over and len(seen) < 12:
        seen.append(env.render())
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    first = seen[0]
    assert (first.dtype, first.shape[1:], first.min() < 100, first.max()) == (np.uint8, (480, 3), True, 255)
    assert any(picture.shape == first.shape and (picture != first).any() for picture in seen[1:])


def test_spectators_see_a_picture_too() -> None:
    pytest.importorskip("typst", reason="typst is not installed: `python3 test.py` says why")
    env: Any = rl.parallel_env("kingdom_maps", 2, render_mode="rgb_array")
    env.reset(seed=3)
    assert env.render().shape[1:] == (480, 3)


def test_without_a_render_mode_there_is_nothing_to_see() -> None:
    env: Any = rl.seat_env("explorers")
    env.reset(seed=3)
    assert env.render() is None
