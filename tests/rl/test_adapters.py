"""The suites of PettingZoo, Gymnasium and OpenSpiel pass for every game, and each notices what is broken."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import farshore.rl as rl
from farshore.games import find
from farshore.rl.gym import SeatEnv
from farshore.rl.openspiel import SpielState
from farshore.rl.pettingzoo import AecEnv, ParallelTableEnv

pytestmark = pytest.mark.slow

TABLES = [(game, seats) for game in ("explorers", "kingdom_maps", "la_isla") for seats in find(game).info.seats]
LEAST = {game: min(find(game).info.seats) for game, _ in TABLES}


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """The suites advise on style; what is wrong they raise."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo(game: str, seats: int) -> None:
    api_test(rl.aec_env(game, seats), num_cycles=60)
    parallel_api_test(rl.parallel_env(game, seats), num_cycles=30)
    seed_test(lambda: rl.aec_env(game, seats), num_cycles=30)
    parallel_seed_test(lambda: rl.parallel_env(game, seats), num_cycles=30)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_gymnasium(game: str, seats: int) -> None:
    check_env(rl.seat_env(game, seats), skip_render_check=True)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiel(game: str, seats: int) -> None:
    loaded = pyspiel.load_game(f"farshore_{game}(seats={seats})")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiel_stores_and_restores(game: str, seats: int) -> None:
    loaded = pyspiel.load_game(f"farshore_{game}(seats={seats},compact=True)")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


# What the suites do not ask


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_masked_walk_goes_from_the_deal_to_the_end(game: str, seats: int) -> None:
    """`check_env` hardly makes a legal step."""
    env = rl.seat_env(game, seats, others=["random"])
    earned, rng = 0.0, Random(4)
    seen, info = env.reset(seed=4)
    over = False
    while not over:
        assert env.observation_space.contains(seen)
        assert (info["action_mask"] == env.action_masks()).all()
        seen, reward, over, late, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        earned += reward
        assert not info["illegal"]
        assert not late
    assert earned == env.match.points()[0]


@pytest.mark.parametrize("game", LEAST)
def test_all_seats_at_once_play_the_match_that_they_play_one_by_one(game: str) -> None:
    together, one_by_one = rl.parallel_env(game, 2), rl.Simulator(find(game), 2, rl.EnvConfig(compact=True))
    seen, _ = together.reset(seed=9)
    one_by_one.reset(seed=9)
    rng = Random(2)
    while together.agents:
        chosen = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in together.agents}
        for seat in one_by_one.to_act:
            one_by_one.step(seat, chosen[f"seat_{seat}"])
        seen, rewards, *_ = together.step(chosen)
    assert one_by_one.state == together.match.state
    assert sum(rewards.values()) == 1


def test_what_is_not_allowed_changes_nothing_and_is_told() -> None:
    env = rl.seat_env("kingdom_maps")
    _, info = env.reset(seed=1)
    before = env.match.state.clone()
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (0.0, False, True)
    assert env.match.state == before


def test_ids_have_versions() -> None:
    env = gymnasium.make("farshore/Explorers-v1", gems="expert")
    assert env.reset(seed=1)[0].shape == env.observation_space.shape
    assert {"farshore/KingdomMaps-v1", "farshore/LaIsla-v1"} <= set(gymnasium.registry)


def test_openspiel_sees_what_the_seat_sees() -> None:
    game = pyspiel.load_game("farshore_la_isla(seats=2,deck=120)")
    state, rng = game.new_initial_state(), Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    hand, other = observer.dict["hand"].copy(), state.clone()
    assert hand.sum() == state._kept.state.seats[0].held
    other.apply_action(other.legal_actions()[0])
    observer.set_from(state, 0)
    assert (observer.dict["hand"] == hand).all(), "a clone goes its own way"


@pytest.mark.parametrize("game", LEAST)
def test_openspiel_is_answered_in_python_as_its_own_way_answers(game: str) -> None:
    """What is asked from Python does not go through C++; algorithms in C++ still do."""
    state, own, rng = pyspiel.load_game(f"farshore_{game}(seats=2)").new_initial_state(), pyspiel.State, Random(6)
    while not state.is_terminal():
        assert state.is_chance_node() == own.is_chance_node(state)
        assert state.legal_actions() == own.legal_actions(state)
        for player in (0, 1):
            assert state.legal_actions(player) == own.legal_actions(state, player)
        state.apply_action(rng.choice(state.legal_actions()))
    assert not state.is_chance_node()
    assert state.legal_actions() == own.legal_actions(state) == []


@pytest.mark.parametrize("reward", ["win", "zero-sum", "points", "margin"])
def test_rewards_add_up_whether_dense_or_final(reward: Any) -> None:
    totals = []
    for dense in (False, True):
        match = rl.Simulator(find("kingdom_maps"), 2, rl.EnvConfig(reward=reward, dense=dense))
        match.reset(seed=3)
        rng, total = Random(1), np.zeros(2)
        while not match.over:
            seat = match.to_act[0]
            match.step_unchecked(seat, rng.choice(match.legal_numbers(seat)))
            total += match.rewards()
        totals.append(tuple(total))
    assert totals[0] == totals[1]
    points = match.points()
    assert (
        totals[0]
        == {
            "win": match.returns(),
            "zero-sum": tuple(2 * share - 1 for share in match.returns()),
            "points": points,
            "margin": (points[0] - points[1], points[1] - points[0]),
        }[reward]
    )


def test_single_choices_are_taken_if_asked() -> None:
    match = rl.Simulator(find("la_isla"), 2, rl.EnvConfig(forced=True))
    match.reset(seed=2)
    rng = Random(5)
    while not match.over:
        seat = match.to_act[0]
        assert len(match.legal_numbers(seat)) > 1
        match.step(seat, rng.choice(match.legal_numbers(seat)))


# Broken environments that the suites must notice


def test_api_test_notices_an_observation_outside_its_space() -> None:
    class Broken(AecEnv):
        def observe(self, agent: str) -> dict[str, Any]:
            return {**super().observe(agent), "action_mask": np.zeros(3, np.int8)}

    with pytest.raises(AssertionError):
        api_test(Broken(find("kingdom_maps"), 2), num_cycles=10)


def test_parallel_api_test_notices_agents_that_do_not_leave() -> None:
    class Broken(ParallelTableEnv):
        def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
            seen, rewards, _, *more = super().step(actions)
            return seen, rewards, dict.fromkeys(self.possible_agents, True), *more

    with pytest.raises(AssertionError):
        parallel_api_test(Broken(find("kingdom_maps"), 2), num_cycles=10)


def test_seed_tests_notice_who_ignores_the_seed() -> None:
    class One(AecEnv):
        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
            super().reset(None, options)

    class All(ParallelTableEnv):
        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
            return super().reset(None, options)

    with pytest.raises(AssertionError):
        seed_test(lambda: One(find("kingdom_maps"), 2), num_cycles=10)
    with pytest.raises(AssertionError):
        parallel_seed_test(lambda: All(find("kingdom_maps"), 2), num_cycles=10)


def test_check_env_notices_an_observation_outside_its_space() -> None:
    class Broken(SeatEnv):
        def _seen(self) -> Any:
            return super()._seen()[1:]

    with pytest.raises(AssertionError):
        check_env(Broken(find("kingdom_maps"), 1), skip_render_check=True)


def test_openspiel_notices_chances_that_do_not_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = SpielState.chance_outcomes
    monkeypatch.setattr(SpielState, "chance_outcomes", lambda state: [(n, p / 2) for n, p in honest(state)])
    with pytest.raises(pyspiel.SpielError):
        pyspiel.random_sim_test(pyspiel.load_game("farshore_kingdom_maps"), num_sims=1, serialize=False, verbose=False)


def test_openspiel_notices_what_is_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SpielState, "__str__", lambda state: str(id(state)))
    with pytest.raises(pyspiel.SpielError):
        pyspiel.random_sim_test(pyspiel.load_game("farshore_kingdom_maps"), num_sims=1, serialize=True, verbose=False)
