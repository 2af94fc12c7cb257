"""The adapter for Stable-Baselines3: masks, restarts in the same step, and a short training."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import farshore.rl as rl
from farshore.cli import main

sb3 = pytest.importorskip("stable_baselines3", reason="Stable-Baselines3 needs torch, which the tests do not install")


def first_legal(env: Any) -> Any:
    return np.stack(env.env_method("action_masks")).argmax(axis=1)


def test_matches_are_those_of_the_vector_environment() -> None:
    env, same = rl.sb3_env("kingdom_maps", 3), rl.vector_env("kingdom_maps", 3)
    env.seed(7)
    seen, (expected, info) = env.reset(), same.reset(seed=7)
    finished = 0
    for _ in range(400):
        assert (seen == expected).all()
        assert (np.stack(env.env_method("action_masks")) == info["action_mask"]).all()
        chosen = first_legal(env)
        seen, earned, done, infos = env.step(chosen)
        expected, rewards, over, _, info = same.step(chosen)
        assert (earned == rewards).all()
        for index in np.flatnonzero(done):
            finished += 1
            assert over[index]
            assert (infos[index]["terminal_observation"] == expected[index]).all()
            assert not infos[index]["TimeLimit.truncated"]
        if done.any():
            break
    assert finished > 0
    assert (seen[done] != expected[done]).any(), "a finished match has started anew"


def test_an_illegal_action_changes_nothing_and_is_flagged() -> None:
    env = rl.sb3_env("explorers", 2)
    seen = env.reset()
    illegal = (~np.stack(env.env_method("action_masks"))).argmax(axis=1)
    after, _, done, infos = env.step(illegal)
    assert (after == seen).all()
    assert not done.any()
    assert [info["illegal"] for info in infos] == [True, True]


def test_settings_of_single_matches_cannot_be_changed() -> None:
    env = rl.sb3_env("explorers", 2)
    assert env.has_attr("action_masks")
    assert not env.has_attr("speed")
    assert env.env_is_wrapped(object) == [False, False]
    with pytest.raises(AttributeError, match="same settings"):
        env.set_attr("speed", 1)


def test_maskable_ppo_learns_from_it() -> None:
    contrib = pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    env = rl.sb3_env("kingdom_maps", 4, 2, others=["greedy"])
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=64, n_epochs=1, seed=1)
    model.learn(256)
    assert model.num_timesteps >= 256
    masks = np.stack(env.env_method("action_masks"))
    chosen, _ = model.predict(env.matches.reset(seed=1)[0], action_masks=masks)
    assert masks[np.arange(4), chosen].all()


def test_ppo_is_a_row_of_the_baselines_with_its_learning_curves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    words = ["baselines", "--games", "kingdom_maps", "--seats", "2", "--bots", "random", "--deals", "2"]
    trained = ["--ppo", "4000", "--ppo-seeds", "2", "--curves", str(tmp_path)]
    rows = []
    for _ in range(2):
        assert main([*words, *trained]) == 0
        rows.append(capsys.readouterr().out.splitlines()[2:])
    assert rows[0] == rows[1], "the same seeds train the same agents"
    assert [row.split(" | ")[2:4] for row in rows[0]] == [["`random`", "2"], ["`ppo, 4,000 steps`", "2 × 2"]]
    curves = [json.loads(line) for line in (tmp_path / "kingdom_maps-2.jsonl").read_text("utf-8").splitlines()]
    assert [each["seed"] for each in curves] == [1, 2]
    assert all(each["curve"][-1][0] >= 4000 for each in curves)
    assert (tmp_path / "kingdom_maps-2.svg").read_text("utf-8").count("<polyline") == 2
