"""Every level, in every game: an answer that is legal, fair, and the same for the same random seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farshore.bots import Budget, broken_plugins, find_bot, installed_bots, levels
from farshore.bots.bot_matches import BotPlayer, apply_actions, play_match
from farshore.bots.bot_spec import parse_bot
from farshore.bots.check import check_bots, find_mistake
from farshore.bots.default_strategy import DefaultStrategy, strategy_for
from farshore.bots.levels import FIRST_SIGHT, TURN_WIDTH, CasualBot, SkilledBot, load_plugins
from farshore.bots.rollouts import Candidate, distinct_plans, rank_plans
from farshore.core.beam_search import BeamSearch
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, AnyGame, BadOption
from farshore.core.strategy import Plan
from farshore.games import installed as installed_games

pytestmark = pytest.mark.slow

GAMES = sorted(installed_games().games.values(), key=lambda game: game.info.id)
SMALL = {"expert": Budget(count=4)}


def named(game: AnyGame) -> str:
    return game.info.id


def quiet(done: int, total: int) -> None:
    """No bar in tests."""


def position(game: AnyGame, seats: int, seed: str, actions: int) -> tuple[object, int]:
    """A position that random play reaches, and a seat that is to act in it."""
    rng, dealer = Random(seed), SeededDealer(seed)
    state, drawn, done = game.start(seats), 0, 0
    while True:
        acting = game.to_act(state)
        assert acting, "the match is not over so soon"
        if acting == (CHANCE,):
            game.step(state, CHANCE, dealer.draw(game.chance_outcomes(state), drawn))
            drawn += 1
        elif done < actions:
            seat = rng.choice(acting)
            game.step(state, seat, rng.choice(game.legal(state, seat)))
            done += 1
        else:
            return state, rng.choice(acting)


def test_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert levels() == ("random", "greedy", "casual", "skilled", "planner", "expert")
    assert set(levels()) <= set(installed_bots())
    with pytest.raises(KeyError):
        find_bot("nobody")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody's package with one bot that works, one that calls itself like ours and one that does not load."""
    (tmp_path / "theirbots.py").write_text("from farshore.bots.levels import GreedyBot as Theirs\n", "utf-8")
    about = tmp_path / "theirs-1.0.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n", "utf-8")
    entries = "theirs = theirbots:Theirs", "random = theirbots:Theirs", "away = theirbots:Gone"
    about.joinpath("entry_points.txt").write_text("\n".join(["[farshore.bots]", *entries]), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    load_plugins.cache_clear()
    yield
    load_plugins.cache_clear()


@pytest.mark.usefixtures("package")
def test_bots_of_other_packages_are_found_and_one_that_fails_takes_no_other_down() -> None:
    assert tuple(installed_bots()) == (*levels(), "theirs")
    assert find_bot("theirs").name == "greedy"
    assert find_bot("random").name == "random", "our levels keep their names"
    assert list(broken_plugins()) == ["away"]
    with pytest.raises(BadOption, match="Gone"):
        parse_bot("away")
    (state, seat) = position(GAMES[0], 1, "theirs", 3)
    assert find_mistake(GAMES[0], state, seat, parse_bot("theirs"), "theirs") == ""


@pytest.mark.slow
@pytest.mark.parametrize("level", levels())
@pytest.mark.parametrize("game", GAMES, ids=named)
def test_decisions_are_legal_and_do_not_depend_on_what_is_hidden(game: AnyGame, level: str) -> None:
    asked = BotPlayer(find_bot(level), SMALL.get(level, Budget()))
    decisions = 6 if level == "expert" else 24
    report = check_bots(game, [BotPlayer(find_bot("random")), asked], max(game.info.seats), {}, decisions, level, quiet)
    assert report.wrong == []
    assert report.decisions == decisions


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_the_same_seed_gives_the_same_answer(game: AnyGame) -> None:
    state, seat = position(game, max(game.info.seats), "same", 12)
    view = game.view(state, seat)
    for level in levels():
        budget = SMALL.get(level, Budget())
        answers = [find_bot(level).choose(game, view, seat, budget, Random(7)) for _ in range(2)]
        assert list(answers[0]) == list(answers[1]), level


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_bot_leaves_the_view_as_it_was(game: AnyGame) -> None:
    state, seat = position(game, max(game.info.seats), "whole", 9)
    view = game.view(state, seat)
    before = view.clone()
    for level in ("greedy", "planner", "expert"):
        find_bot(level).choose(game, view, seat, SMALL.get(level, Budget()), Random(1))
    assert view == before


@pytest.mark.parametrize("game", GAMES, ids=named)
@pytest.mark.parametrize("level", ["planner", "expert"])
def test_out_of_time_a_bot_still_answers(game: AnyGame, level: str) -> None:
    state, seat = position(game, max(game.info.seats), "late", 15)
    assert find_mistake(game, state, seat, BotPlayer(find_bot(level), Budget(seconds=0.0)), "late") == ""


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_points_alone_are_enough_to_play_any_game(game: AnyGame) -> None:
    strategy: DefaultStrategy[Any, Any] = DefaultStrategy(game)
    state, seat = position(game, max(game.info.seats), "points", 5)
    plans = strategy.plans(state, seat, 3)
    assert plans == sorted(plans, key=lambda plan: -plan.worth)
    apply_actions(game, state, seat, plans[0].actions)
    assert sum(strategy.estimate_by_line(state, seat).values()) == strategy.estimate(state, seat)
    assert strategy.quick_action(state, seat, Random(0)) in game.legal(state, seat)


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_reasons_add_up_to_the_estimate(game: AnyGame) -> None:
    strategy = strategy_for(game)
    for actions in (0, 7, 20):
        state, seat = position(game, max(game.info.seats), "sum", actions)
        assert sum(strategy.estimate_by_line(state, seat).values()) == pytest.approx(strategy.estimate(state, seat))


def test_more_futures_are_looked_at_only_while_the_budget_lasts() -> None:
    game = GAMES[0]
    positions = [position(game, 1, "count", actions) for actions in range(8, 20)]
    state, seat = next(at for at in positions if len(strategy_for(game).plans(*at, 4)) >= 4)
    plans = strategy_for(game).plans(state, seat, 4)[:4]
    clock = Budget(count=12).start()
    assert sorted(rank_plans(game, state, seat, plans, clock, Random(2)), key=id) == sorted(plans, key=id)
    assert clock.over()


@pytest.mark.slow
def test_who_is_significantly_behind_gets_no_more_futures() -> None:
    """One turn is plainly better: the budget is not spent on the others."""
    game = GAMES[0]
    strategy = strategy_for(game)
    state, seat = position(game, 1, "clear", 10)
    plans = strategy.plans(state, seat, 4)
    wasted = [Plan(plan.actions, plan.worth - 60.0) for plan in plans[-3:]]
    clock = Budget(count=4000).start()
    assert rank_plans(game, state, seat, [plans[0], *wasted], clock, Random(2))[0] == plans[0]
    assert clock.left is not None
    assert clock.left > 2000


def test_luck_alone_puts_nobody_behind() -> None:
    leader = Candidate(Plan(("a",), 0.0), [1.0, -1.0, 2.0, -2.0, 1.5, -1.0])
    assert not Candidate(Plan(("b",), 0.0), [0.0] * 6).is_significantly_behind(leader)
    assert Candidate(Plan(("c",), 0.0), [worth - 1.0 for worth in leader.worths]).is_significantly_behind(leader)


def test_of_plans_that_lead_to_the_same_position_one_is_looked_at() -> None:
    game = GAMES[0]
    state, seat = position(game, 1, "twice", 10)
    plans = strategy_for(game).plans(state, seat, 4)
    twice = [*plans[:2], *plans[:2], *plans]
    found = distinct_plans(game, state, seat, twice, 3)
    assert found[:2] == list(plans[:2])
    assert len(found) == len(set(found)) <= 3


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_planner_is_in_doubt_only_between_turns_that_lie_close_together(game: AnyGame) -> None:
    """With a single rollout the planner plays its best plan by evaluation alone."""
    strategy, planner = strategy_for(game), find_bot("planner")
    _, apart = strategy.lookahead_limits
    for actions in (6, 13, 20):
        state, seat = position(game, max(game.info.seats), "doubt", actions)
        view = game.view(state, seat)
        plans = strategy.plans(view, seat, TURN_WIDTH)
        chosen = planner.choose(game, view, seat, Budget(), Random(2))
        assert max(plan.worth for plan in plans if plan.actions == chosen) >= plans[0].worth - apart
        assert planner.choose(game, view, seat, FIRST_SIGHT, Random(2)) == plans[0].actions


def test_in_doubt_a_planner_goes_by_rollouts() -> None:
    """Sometimes rollouts prefer another turn than the first estimate."""
    game, planner = installed_games().games["explorers"], find_bot("planner")
    views = [position(game, 1, "futures", actions) for actions in range(6, 30)]
    both = [
        [planner.choose(game, view, seat, budget, Random(2)) for budget in (Budget(), FIRST_SIGHT)]
        for view, seat in views
    ]
    assert 0 < sum(chosen != first for chosen, first in both) < len(both)


def test_a_casual_player_prefers_better_turns() -> None:
    plans = [Plan(("best",), 10.0), Plan(("good",), 8.0), Plan(("bad",), -90.0)]
    rng = Random(3)
    picked = [CasualBot().pick(plans, 2.0, rng).actions[0] for _ in range(400)]
    assert picked.count("best") > picked.count("good") > picked.count("bad") == 0


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_skilled_player_is_content_with_less_than_the_best_more_seldom(game: AnyGame) -> None:
    """In every game, but still now and then."""
    strategy = strategy_for(game)
    plans = [Plan(("best",), 10.0), Plan(("good",), 10.0 - strategy.casual_temperature * strategy.skilled_factor)]
    best = [
        [bot.pick(plans, bot.temperature(strategy), rng).actions[0] for _ in range(400)].count("best")
        for bot, rng in ((CasualBot(), Random(3)), (SkilledBot(), Random(3)))
    ]
    assert best[0] + 20 < best[1] < 400


def test_a_match_of_bots_is_played_to_its_end() -> None:
    game = GAMES[0]
    seen: list[int] = []

    def watch(state: object, seat: int, actions: Sequence[object]) -> None:
        seen.append(seat)

    watcher: Callable[[object, int, Sequence[object]], None] = watch
    played = play_match(game, [BotPlayer(find_bot("random"))] * 2, {}, SeededDealer("end"), "end", watcher)
    assert len(played.scores) == 2
    assert sum(played.decisions) == len(seen)
    assert set(seen) == {0, 1}


@pytest.mark.source  # nobody looks over the shoulder of a class of C
@pytest.mark.parametrize("name", ["explorers", "kingdom_maps", "la_isla", "any"])
def test_all_search_their_turns_by_the_one_beam(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = installed_games().games["explorers" if name == "any" else name]
    strategy = DefaultStrategy(game) if name == "any" else strategy_for(game)
    state, seat = position(game, min(game.info.seats), "beam", 12)
    searched: list[object] = []
    plans = BeamSearch.plans

    def watched(turn: BeamSearch[Any, Any, Any]) -> list[Plan[Any]]:
        searched.append(turn)
        return plans(turn)

    monkeypatch.setattr(BeamSearch, "plans", watched)
    assert strategy.plans(game.view(state, seat), seat, 3)
    assert searched
