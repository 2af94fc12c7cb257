"""OpenSpiel's algorithms for hidden information run: information states, resampling, IS-MCTS and MCCFR."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts

from farshore.games import find
from farshore.rl import openspiel
from farshore.rl.openspiel import SpielGame, SpielState
from rl.bluff import bluff

GAMES = ("explorers", "kingdom_maps", "la_isla")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> SpielGame:
    """The small game of the tests, as it would be if it were installed."""
    monkeypatch.setattr(openspiel, "find", lambda name: bluff if name == "bluff" else find(name))
    if "farshore_bluff" not in pyspiel.registered_names():
        pyspiel.register_game(openspiel.game_type(bluff), type("SpielBluff", (SpielGame,), {"name": "bluff"}))
    loaded: SpielGame = pyspiel.load_game("farshore_bluff")
    return loaded


def walk(game: SpielGame, seed: int) -> list[SpielState]:
    """All decisions of a random match."""
    state, rng, found = game.new_initial_state(), Random(seed), []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            found.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return found


def test_games_are_zero_sum_unless_they_are_played_solo() -> None:
    utility = pyspiel.GameType.Utility
    for game in GAMES:
        for seats in find(game).info.seats:
            loaded = pyspiel.load_game(f"farshore_{game}(seats={seats})")
            assert loaded.get_type().utility == (utility.GENERAL_SUM if seats == 1 else utility.ZERO_SUM)
            if seats > 1:
                assert loaded.utility_sum() == 0
    state = pyspiel.load_game("farshore_la_isla(seats=3)").new_initial_state()
    rng = Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_string_has_one_set_of_legal_actions(game: str) -> None:
    known: dict[str, list[int]] = {}
    loaded = pyspiel.load_game(f"farshore_{game}(seats=2)")
    decisions = [state for seed in range(6) for state in walk(loaded, seed)]
    for state in decisions:
        words = state.observation_string(state.current_player())
        assert known.setdefault(words, state.legal_actions()) == state.legal_actions(), words
    assert len(known) > 100


@pytest.mark.parametrize("game", GAMES)
def test_an_information_state_string_recalls_everything(game: str) -> None:
    """What a player has seen before is a part of what the player has seen now; C++ gets the same text."""
    loaded = pyspiel.load_game(f"farshore_{game}(seats=2)")
    before: list[list[str]] = [[], []]
    for state in walk(loaded, 3)[:60]:
        player = state.current_player()
        words = state.information_state_string(player)
        assert words == pyspiel.State.information_state_string(state, player)
        seen = state._kept.visible_events(player)
        assert seen[: len(before[player])] == before[player]
        assert words.startswith("\n".join(seen))
        before[player] = seen


@pytest.mark.parametrize("game", GAMES)
def test_an_information_state_tensor_recalls_everything(game: str) -> None:
    """States whose strings differ have different tensors, and the block `history` only grows."""
    loaded = pyspiel.load_game(f"farshore_{game}(seats=2)")
    events = find(game).info.max_length + find(game).info.max_chances
    known: dict[bytes, str] = {}
    filled = [0, 0]
    for state in walk(loaded, 3)[:60]:
        player = state.current_player()
        tensor = np.asarray(state.information_state_tensor(player), np.float32)
        assert len(tensor) == loaded.information_state_tensor_size()
        words = state.information_state_string(player)
        assert known.setdefault(tensor.tobytes(), words) == words
        history = tensor[-2 * events :].reshape((events, 2))
        count = int((history[:, 0] > 0).sum())
        assert count == len(state._kept.visible_events(player)) >= filled[player]
        filled[player] = count
    assert len(known) == 60


def test_hidden_cards_are_no_part_of_an_information_state() -> None:
    loaded = pyspiel.load_game("farshore_la_isla(seats=2)")
    different = 0
    for number, state in enumerate(walk(loaded, 5)[::5]):
        for player in (0, 1):
            other = state.resample_from_infostate(player, Random(number).random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            different += other._kept.state != state._kept.state
            resumed = other.clone()
            while not resumed.is_terminal():
                resumed.apply_action(resumed.legal_actions()[0])
    assert different > 5


def searching_bot(game: SpielGame) -> Any:
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=8,
        random_state=np.random.RandomState(2),
    )


@pytest.mark.slow
def test_information_set_monte_carlo_tree_search_runs_on_la_isla() -> None:
    loaded = pyspiel.load_game("farshore_la_isla(seats=2,compact=True)")
    bot = searching_bot(loaded)
    for state in walk(loaded, 2)[::12]:
        assert bot.step(state) in state.legal_actions()


def test_information_set_monte_carlo_tree_search_runs_on_a_small_game(small: SpielGame) -> None:
    bot = searching_bot(small)
    for seed in range(5):
        for state in walk(small, seed):
            assert bot.step(state) in state.legal_actions()


def test_external_sampling_solves_a_small_game(small: SpielGame) -> None:
    solver = external_sampling_mccfr.ExternalSamplingSolver(small, external_sampling_mccfr.AverageType.SIMPLE)
    np.random.seed(3)
    solver.iteration()
    early = exploitability.nash_conv(small, solver.average_policy())
    for _ in range(600):
        solver.iteration()
    late = exploitability.nash_conv(small, solver.average_policy())
    assert late < 0.15 < early


class EndOfMatch:
    """A game that begins a few decisions before the end of a match: the whole tree of a match is too large."""

    def __init__(self, game: SpielGame, first: SpielState) -> None:
        self.game, self.first = game, first

    def new_initial_state(self) -> SpielState:
        cloned: SpielState = self.first.clone()
        return cloned

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


@pytest.mark.slow
def test_external_sampling_runs_on_the_end_of_la_isla() -> None:
    loaded = pyspiel.load_game("farshore_la_isla(seats=2,compact=True)")
    ending = EndOfMatch(loaded, walk(loaded, 4)[-4])
    solver = external_sampling_mccfr.ExternalSamplingSolver(ending, external_sampling_mccfr.AverageType.SIMPLE)
    np.random.seed(1)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = ending.new_initial_state()
    chances = policy.action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert set(chances) == set(state.legal_actions())
