"""A batch of matches gives what single environments give, step by step, in any arrays and with any workers."""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import farshore.rl as rl
from farshore.bots.levels import RandomBot
from farshore.rl.gym import SeatVectorEnv
from farshore.rl.workers import WorkerError

TABLES = [("explorers", 1), ("explorers", 3), ("kingdom_maps", 1), ("kingdom_maps", 2), ("la_isla", 2)]


class FailingBot(RandomBot):
    """Fails in worker processes only."""

    def __init__(self) -> None:
        self.home = os.getpid()

    def choose(self, *args: Any) -> Sequence[Any]:
        if os.getpid() != self.home:
            raise ArithmeticError("lost in thought")
        return super().choose(*args)


def assert_same(one: Any, other: Any) -> None:
    """Assert that both environments returned the same, array by array, and the same infos."""
    for mine, theirs in zip(one[:-1], other[:-1], strict=True):
        assert mine.dtype == theirs.dtype
        assert (mine == theirs).all()
    assert_same_infos(one[-1], other[-1])


def assert_same_infos(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert one.keys() == other.keys()
    for word, values in one.items():
        if isinstance(values, dict):
            assert_same_infos(values, other[word])
        elif values.dtype == object:
            for mine, theirs in zip(values, other[word], strict=True):
                assert np.array_equal(mine, theirs), word
        else:
            assert (values == other[word]).all(), word


def choose(masks: Any, rng: Random) -> Any:
    """Choose a random action for each match; one in twenty is illegal."""
    return np.array([int(rng.choice(np.flatnonzero(mask == (mask.any() and rng.random() < 0.95)))) for mask in masks])


def singles(game: str, seats: int, number: int) -> SyncVectorEnv:
    return SyncVectorEnv([lambda: rl.seat_env(game, seats)] * number)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("copy", [True, False])
def test_a_batch_agrees_with_single_environments(game: str, seats: int, copy: bool) -> None:
    """By the same seeds, through the ends of matches to those that follow, and with illegal actions."""
    batch, alone = rl.vector_env(game, 3, seats, copy=copy), singles(game, seats, 3)
    assert batch.metadata["autoreset_mode"] == alone.metadata["autoreset_mode"]
    rng, ended = Random(3), 0
    answers: Any = batch.reset(seed=5), alone.reset(seed=5)
    assert_same(*answers)
    while ended < 2 or rng.random() < 0.99:
        chosen = choose(answers[0][-1]["action_mask"], rng)
        answers = batch.step(chosen), alone.step(chosen)
        assert_same(*answers)
        ended += answers[0][2].sum()


@pytest.mark.parametrize("copy", [True, False])
@pytest.mark.parametrize("workers", [1, 2])
def test_finished_matches_restart_in_the_same_step_if_asked_to(copy: bool, workers: int) -> None:
    """As Gymnasium's own vector environments do, with the last observations in the infos."""
    batch = rl.vector_env("kingdom_maps", 3, copy=copy, workers=workers, same_step=True)
    alone = SyncVectorEnv([lambda: rl.seat_env("kingdom_maps")] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    assert batch.metadata["autoreset_mode"] == batch.autoreset_mode == AutoresetMode.SAME_STEP
    rng, ended = Random(4), 0
    answers: Any = batch.reset(seed=5), alone.reset(seed=5)
    while ended < 4:
        chosen = choose(answers[0][-1]["action_mask"], rng)
        answers = batch.step(chosen), alone.step(chosen)
        assert_same(*answers)
        ended += answers[0][2].sum()
    batch.close()


def test_a_batch_truncates_matches_as_single_environments_do() -> None:
    batch, alone = rl.vector_env("kingdom_maps", 2), singles("kingdom_maps", 1, 2)
    batch.group.batch.most = 3
    for each in alone.envs:
        vars(each.unwrapped)["most"] = 3
    assert_same(batch.reset(seed=[8, 9]), alone.reset(seed=[8, 9]))
    late = []
    for _ in range(5):
        answers: Any = batch.step([0, 0]), alone.step([0, 0])
        assert_same(*answers)
        late.append(answers[0][3].tolist())
    assert late[2] == [True, True]
    assert late[3] == [False, False], "the next step begins anew"


def test_arrays_of_a_step_are_kept_unless_they_are_shared() -> None:
    kept, shared = rl.vector_env("kingdom_maps", 2), rl.vector_env("kingdom_maps", 2, copy=False)
    first: Any = kept.reset(seed=1), shared.reset(seed=1)
    before = first[0][0].copy()
    chosen = first[0][1]["action_mask"].argmax(axis=1)
    second: Any = kept.step(chosen), shared.step(chosen)
    assert (first[0][0] == before).all()
    assert (second[0][0] != before).any()
    assert first[1][0] is second[1][0]
    assert (second[1][0] == second[0][0]).all()


def play(env: SeatVectorEnv) -> list[Any]:
    """Play some steps, through restarts; return what the environment returned."""
    seen, info = env.reset(seed=3)
    found: list[Any] = [(seen.copy(), {"action_mask": info["action_mask"].copy()})]
    rng = Random(1)
    for step in range(120):
        *arrays, info = env.step(choose(env.action_masks(), rng))
        found.append((*[each.copy() for each in arrays], {name: values.copy() for name, values in info.items()}))
        if step % 7 == 0:
            found.append((env.restart_finished().copy(), {"action_mask": env.action_masks()}))
    return found


def test_workers_give_the_same_results() -> None:
    whole, shared = rl.vector_env("kingdom_maps", 5), rl.vector_env("kingdom_maps", 5, copy=False, workers=2)
    expected = play(whole)
    assert any(each[2].any() for each in expected if len(each) == 5), "matches end in between"
    for mine, theirs in zip(play(shared), expected, strict=True):
        assert_same(mine, theirs)
    shared.close()
    assert [each.is_running for each in shared.workers] == [False]


def test_the_error_of_a_worker_is_raised() -> None:
    env = rl.vector_env("kingdom_maps", 2, 2, others=[FailingBot()], workers=2)
    with pytest.raises(WorkerError, match="lost in thought"):
        play(env)
    assert [each.is_running for each in env.workers] == [False]
    env.close()
