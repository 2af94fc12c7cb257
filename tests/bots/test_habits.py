"""The sentence that the page shows for each level is true: measured on the turns of whole matches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from statistics import fmean
from typing import Any

import pytest

from farshore.bots.default_strategy import strategy_for
from farshore.bots.levels import FIRST_SIGHT, MAX_CASUAL_PLANS, TURN_WIDTH, CasualBot, GreedyBot, PlannerBot, SkilledBot
from farshore.bots.plan_positions import apply_while_legal
from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame
from farshore.core.match_runner import MatchRunner
from farshore.core.strategy import Plan
from farshore.games import installed as installed_games

pytestmark = pytest.mark.slow

GAMES = sorted(installed_games().games)
TURNS = 24
DRAWS = 100
"""The number of choices of a level for each turn."""


@cache
def turns(name: str) -> list[tuple[Any, int, Sequence[Plan[Any]]]]:
    """Return views of a match, with the seat to act and the plans of the search, best first; all have a choice."""
    game, rng = installed_games().games[name], Random(name)
    found: list[tuple[Any, int, Sequence[Plan[Any]]]] = []
    for deal in range(TURNS):
        runner = MatchRunner(game, game.start(2), SeededDealer(f"habits/{deal}"))
        while (acting := runner.seats_to_act()) and len(found) < TURNS:
            view = game.view(runner.state, acting[0]).deep_copy()
            plans = strategy_for(game).plans(view, acting[0], TURN_WIDTH)
            if len(plans) > 1 and rng.random() < 0.5:
                found.append((view, acting[0], plans))
            after = runner.state.clone()
            apply_while_legal(game, after, acting[0], rng.choice(plans[:3]).actions)
            runner.state = after
    return found[:TURNS]


def losses(name: str, bot: CasualBot) -> list[list[float]]:
    """Return for each turn by how much the choices of a level are worse than the best plan, by its own evaluation."""
    game, rng = installed_games().games[name], Random(1)
    temperature = bot.temperature(strategy_for(game))
    return [
        [plans[0].worth - bot.pick(plans[:MAX_CASUAL_PLANS], temperature, rng).worth for _ in range(DRAWS)]
        for _, _, plans in turns(name)
    ]


def points_after(game: AnyGame, view: Any, seat: int, actions: Sequence[Any]) -> float:
    after = game.sample_state(view, Random(0)).clone()
    apply_while_legal(game, after, seat, actions)
    return game.scores(strategy_for(game).after_turn(view, after))[seat].total


@pytest.mark.parametrize("name", GAMES)
def test_greedy_grabs_the_most_points_now(name: str) -> None:
    """The best turns by value score no more at once, on average; the beam may miss one that does."""
    game, more = installed_games().games[name], list[float]()
    for view, seat, plans in turns(name):
        chosen = GreedyBot().choose(game, view, seat, FIRST_SIGHT, Random(2))
        searched = strategy_for(game).plans(view, seat, TURN_WIDTH, points_only=True)
        assert max(plan.worth for plan in searched if plan.actions == tuple(chosen)) == searched[0].worth
        reached = points_after(game, view, seat, chosen)
        more.append(max(points_after(game, view, seat, plan.actions) for plan in plans) - reached)
    assert fmean(more) < 0.5


@pytest.mark.parametrize("name", GAMES)
def test_casual_plays_good_moves_but_not_always_the_best(name: str) -> None:
    found = losses(name, CasualBot())
    temperature = strategy_for(installed_games().games[name]).casual_temperature
    best = fmean(fmean(loss == 0 for loss in each) for each in found)
    assert 0.05 < best < 0.8
    assert fmean(map(fmean, found)) < 2 * temperature


@pytest.mark.parametrize("name", GAMES)
def test_skilled_is_seldom_far_from_the_best_move(name: str) -> None:
    skilled, casual = losses(name, SkilledBot()), losses(name, CasualBot())
    far = strategy_for(installed_games().games[name]).casual_temperature * 2
    share = fmean(fmean(loss > far for loss in each) for each in skilled)
    assert share < 0.1
    assert fmean(map(fmean, skilled)) < fmean(map(fmean, casual))


@pytest.mark.parametrize("name", GAMES)
def test_planner_plans_its_whole_turn(name: str) -> None:
    """It plays the best plan, and after it this seat has nothing more to do in this phase."""
    game = installed_games().games[name]
    for view, seat, plans in turns(name)[:12]:
        chosen = PlannerBot().choose(game, view, seat, FIRST_SIGHT, Random(2))
        assert chosen == plans[0].actions
        after = game.sample_state(view, Random(0)).clone()
        apply_while_legal(game, after, seat, chosen)
        assert seat not in game.to_act(after) or game.phase(after) != game.phase(view)


@pytest.mark.parametrize("name", GAMES)
def test_expert_looks_a_few_turns_ahead(name: str) -> None:
    """Its rollouts last until each seat has had at least two more turns."""
    game = installed_games().games[name]
    strategy = strategy_for(game)
    view, seat, plans = turns(name)[0]
    rng, state = Random(3), game.sample_state(view, Random(0)).clone()
    apply_while_legal(game, state, seat, plans[0].actions)
    first, runner, own = game.phase(state), MatchRunner(game, state, SeededDealer("ahead")), set[int]()
    while (acting := runner.seats_to_act()) and game.phase(runner.state) < first + strategy.horizon:
        if seat in acting:
            own.add(game.phase(runner.state))
        after = runner.state.clone()
        apply_while_legal(game, after, acting[0], strategy.quick_turn(after, acting[0], rng))
        runner.state = after
    assert len(own - {first}) >= 2
