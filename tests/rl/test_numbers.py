"""What learners choose by, what they are paid, and what it costs."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import farshore.rl as rl
from farshore.bots.levels import find_bot
from farshore.cli import main
from farshore.core.game import CHANCE, BadOption, IllegalAction, winners
from farshore.games import find
from farshore.rl import EnvConfig, Simulator
from farshore.rl.config import Reward
from farshore_research.bench import rl_speed

GAMES = ("explorers", "kingdom_maps", "la_isla")


def play_out(match: Simulator[Any, Any], rng: Random) -> None:
    while not match.over:
        seat = match.to_act[0]
        match.step_unchecked(seat, rng.choice(match.legal_numbers(seat)))


@pytest.mark.parametrize("name", GAMES)
def test_few_numbers_play_the_match_that_all_numbers_play(name: str) -> None:
    few, many, rng = Simulator(find(name), 2, EnvConfig(compact=True)), Simulator(find(name), 2), Random(name)
    for seed in range(4):  # some maps of Explorers ask for the village to start from
        few.reset(seed)
        many.reset(seed)
        mask = bytearray(few.actions)
        while not few.over:
            seat = few.to_act[0]
            number = rng.choice(few.legal_numbers(seat))
            few.mask(seat, mask)
            assert [n for n, allowed in enumerate(mask) if allowed] == sorted(few.legal_numbers(seat))
            meant = few.numbering.action(few.state, seat, number)
            assert meant is not None
            few.step(seat, number)
            many.step(seat, many.game.all_actions.index(meant))
            assert few.state == many.state


def test_numbers_are_few() -> None:
    assert Simulator(find("la_isla"), 2).actions == 612
    assert Simulator(find("la_isla"), 2, EnvConfig(compact=True)).actions == 612 - 540 + 12, (
        "3 letters, 4 places in hand"
    )
    plain, compact = find("explorers"), EnvConfig(compact=True)
    assert Simulator(plain, 2).actions == 669
    assert Simulator(plain, 2, compact).actions == 289
    assert Simulator(plain, 2, compact.updated(map="choose")).actions == 289 + 128, "tiles, where players lay them"


def test_an_empty_place_is_no_action() -> None:
    match = Simulator(find("la_isla"), 2, EnvConfig(compact=True))
    seat = match.to_act[0]
    fourth = match.actions - 9  # the fourth card to the first letter
    assert match.numbering.action(match.state, seat, fourth) is None
    for number in (fourth, -1, match.actions):
        with pytest.raises(IllegalAction):
            match.step(seat, number)


@pytest.mark.parametrize("name", GAMES)
def test_single_choices_are_taken_by_themselves(name: str) -> None:
    match, rng = Simulator(find(name), 2, EnvConfig(forced=True)), Random(3)
    match.reset(5)
    asked = 0
    while not match.over:
        seat = match.to_act[0]
        assert all(len(match.legal_numbers(other)) > 1 for other in match.to_act)
        match.step_unchecked(seat, rng.choice(match.legal_numbers(seat)))
        asked += 1
    assert asked < match.decided


@pytest.mark.parametrize("reward", ["win", "zero-sum", "points", "margin"])
@pytest.mark.parametrize("dense", [False, True])
def test_rewards_add_up_to_what_they_say(reward: Reward, dense: bool) -> None:
    match, rng = Simulator(find("kingdom_maps"), 3, EnvConfig(reward=reward, dense=dense)), Random(8)
    match.reset(8)
    paid = np.zeros(3)
    early = 0.0
    while not match.over:
        seat = match.to_act[0]
        match.step_unchecked(seat, rng.choice(match.legal_numbers(seat)))
        earned = match.rewards()
        early += 0.0 if match.over else sum(map(abs, earned))
        paid += earned
    points, won = match.points(), winners(match.game.scores(match.state))
    expected = {
        "win": [(seat in won) / len(won) for seat in range(3)],
        "zero-sum": [((seat in won) / len(won) * 3 - 1) / 2 for seat in range(3)],
        "points": list(points),
        "margin": [own - max(p for other, p in enumerate(points) if other != seat) for seat, own in enumerate(points)],
    }
    assert list(paid) == pytest.approx(expected[reward])
    assert bool(early) == (dense and reward in ("points", "margin"))


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadOption, match="fame"):
        rl.aec_env("explorers", reward="fame")


@pytest.mark.parametrize("name", GAMES)
def test_matches_end_before_their_longest(name: str) -> None:
    """A player who never plays done while there is another action plays the longest matches."""
    game, rng = find(name), Random(2)
    for seats in game.info.seats:
        state, decided, drawn = game.start(seats).deep_copy(), 0, 0
        while acting := game.to_act(state):
            if acting[0] == CHANCE:
                outcomes = game.chance_outcomes(state)
                game.step(state, CHANCE, outcomes.pick(rng.randrange(outcomes.total)))
                drawn += 1
            else:
                legal = list(game.legal(state, acting[0]))
                more = [action for action in legal if str(action) != "done"]
                game.step(state, acting[0], rng.choice(more or legal))
                decided += 1
        assert decided <= game.info.max_length <= 50 * decided
        assert drawn <= game.info.max_chances <= 10 * drawn


def test_a_batch_is_told_what_was_not_allowed_and_takes_it_for_nothing() -> None:
    batch = rl.vector_env("kingdom_maps", 3)
    seen, info = batch.reset(seed=1)
    forbidden = [int((mask == 0).nonzero()[0][0]) for mask in info["action_mask"]]
    after, rewards, over, late, answer = batch.step([forbidden[0], -1, 10_000])
    assert (after == seen).all()
    assert answer["illegal"].all()
    assert not rewards.any()
    assert after.shape == batch.observation_space.shape
    assert batch.observation_space.contains(after)
    assert not (over | late).any()


@pytest.mark.slow
def test_every_face_is_measured_beside_the_engine() -> None:
    figures = {figure.who: figure for figure in rl_speed.measure(find("kingdom_maps"), 2, 0.01)}
    assert len(figures) == 9
    assert all(figure.per_second > 0 for figure in figures.values())
    assert figures[rl_speed.NUMBERS].of_contract > 0
    assert all(figure.of_simulator > 0 for who, figure in figures.items() if who.startswith(("Pet", "Gym", "Open")))
    assert figures["Gymnasium vector, 64 matches"].of_single > 0


@pytest.mark.slow
def test_the_bench_prints_a_line_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "rl", "la_isla", "--seconds", "0.01"]) == 0
    out = capsys.readouterr().out
    assert "la_isla, 2 seats" in out
    assert "Gymnasium vector, 64 matches" in out
    assert "OpenSpiel backgammon" in out


class CountingBot:
    """Chooses whole turns like another bot, and counts how often it is asked."""

    name = "counting"

    def __init__(self, name: str) -> None:
        self.bot, self.asked, self.planned = find_bot(name), 0, 0

    def choose(self, game: Any, view: Any, seat: int, budget: Any, rng: Random) -> Any:
        chosen = self.bot.choose(game, view, seat, budget, rng)
        self.asked, self.planned = self.asked + 1, self.planned + len(chosen)
        return chosen


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_plays_its_whole_turn_without_being_asked_again(name: str) -> None:
    bot = CountingBot("greedy")
    env = rl.seat_env(name, 2, others=[bot])
    _, info = env.reset(seed=3)
    over, mine = False, 0
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        mine += 1
    theirs = env.match.decided - mine
    assert bot.asked < theirs <= bot.planned


def test_an_opponent_that_plays_an_illegal_action_is_reported() -> None:
    class Cheat:
        name = "cheat"

        def choose(self, game: Any, view: Any, seat: int, budget: Any, rng: Random) -> Any:
            return [next(action for action in game.all_actions if action not in game.legal(view, seat))]

    env = rl.seat_env("la_isla", 2, others=[Cheat()])

    def play_first_legal_actions() -> None:
        env.reset(seed=1)
        for _ in range(50):
            env.step(int(np.flatnonzero(env.action_masks())[0]))

    with pytest.raises(IllegalAction):
        play_first_legal_actions()
