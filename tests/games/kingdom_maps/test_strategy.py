"""What a good map-maker knows: plans are whole legal turns, and the estimate adds up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE
from farshore.core.match_runner import MatchRunner
from farshore.games.kingdom_maps import game
from farshore.games.kingdom_maps.components import TERRITORIES
from farshore.games.kingdom_maps.evaluation import USES
from farshore.games.kingdom_maps.state import State
from games.kingdom_maps.positions import fill, holes, play, position

STRATEGY = game.strategy


def turn_is_legal(state: State, seat: int, width: int, *, points_only: bool = False) -> None:
    """Every plan can be played, and ends this seat's turn."""
    plans = STRATEGY.plans(state, seat, width, points_only=points_only)
    assert plans
    assert [plan.worth for plan in plans] == sorted((plan.worth for plan in plans), reverse=True)
    for plan in plans:
        after = state.clone()
        for action in plan.actions:
            assert action in game.legal(after, seat)
            game.step(after, seat, action)
        assert seat not in game.to_act(after)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_plans_are_whole_legal_turns(seats: int) -> None:
    rng, runner = Random(seats), MatchRunner(game, game.start(seats, {}), SeededDealer(f"plans {seats}"))
    while acting := runner.seats_to_act():
        seat = rng.choice(acting)
        if rng.random() < 0.3:
            runner.state = game.apply(runner.state, seat, rng.choice(game.legal(runner.state, seat)))
            continue
        if rng.random() < 0.3:
            turn_is_legal(runner.state, seat, 2, points_only=rng.random() < 0.5)
        for action in STRATEGY.quick_turn(runner.state, seat, rng):
            assert action in game.legal(runner.state, seat)
            runner.state = game.apply(runner.state, seat, action)


def test_plans_go_on_from_the_middle_of_a_drawing() -> None:
    state = fill(play(position("mm...", seats=1), "- roll 2 3 4", "0 announce lake", "0 take 4"), 0, "A3", "A4")
    turn_is_legal(state, 0, 3)
    assert all(len(plan.actions) == 3 for plan in STRATEGY.plans(state, 0, 3))


def test_plans_when_only_powers_make_it_fit() -> None:
    state = play(position(holes("A1", "A2"), turn=1, ready=3), "- roll 4 5")
    best = STRATEGY.plans(state, 0, 3)[0]
    assert str(best.actions[1]) == "minus"


def test_there_is_always_a_plan() -> None:
    state = play(position(holes("A1"), "", seats=2), "- roll 2 3 4")
    turn_is_legal(state, 0, 3)
    assert STRATEGY.quick_action(state, 0, Random(1)) in game.legal(state, 0)


def test_reasons_add_up_to_the_estimate() -> None:
    state = play(position("mmm.. ltfvs.", criteria="A1 A3 B4 B6"), "- roll 2 3 4")
    reasons = STRATEGY.estimate_by_line(state, 0)
    assert set(reasons) == {"A1", "A3", "B4", "B6", "question", "outlook"}
    assert sum(reasons.values()) == pytest.approx(STRATEGY.estimate(state, 0))


@pytest.mark.parametrize("criteria", ["A1 A2 B1 B2", "A3 A4 B3 B4", "A5 A6 B5 B6"])
def test_on_a_finished_map_the_estimate_is_the_score(criteria: str) -> None:
    state = play(position(holes("A1", "A2"), turn=1, criteria=criteria), "- roll 3 5")
    assert state.ending
    assert STRATEGY.estimate(state, 0) == game.scores(state)[0].total


def test_points_only_takes_the_points_that_are_there() -> None:
    state = play(position("mmm..", criteria="A1 A2 B3 B5"), "- roll 1 1 1")
    best = STRATEGY.plans(state, 0, 5, points_only=True)[0]
    assert [str(action) for action in best.actions] == ["announce mountain", "take 1", "draw A4", "done"]


def test_question_is_answered_with_the_best_criterion() -> None:
    state = play(position("..... ...... ....... ........ mmmm.....", criteria="A1 A4 B3 B5"), "- roll 1 1 1")
    state = play(state, "0 announce mountain", "0 take 1", "0 draw E5")
    assert str(STRATEGY.plans(state, 0, 3)[0].actions[0]) == "score A1"


def test_stop_ends_the_search_with_an_answer() -> None:
    state = play(position("mmm.."), "- roll 2 3 4")
    asked = []

    def stop() -> bool:
        asked.append(True)
        return True

    assert len(STRATEGY.plans(state, 0, 3, stop=stop)) < len(STRATEGY.plans(state, 0, 3))
    assert asked


def test_other_weights_give_another_estimate() -> None:
    state = play(position("mmm.."), "- roll 2 3 4")
    other = STRATEGY.with_weights({"question": 0.0})
    assert other.estimate(state, 0) < STRATEGY.estimate(state, 0)
    assert other.weights["question"] == 0.0
    assert STRATEGY.weights["question"] > 0.0


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("empty", [("A1", "A2", "A3", "E5"), ("A1", "C3", "C4", "F4", "F5", "F6", "G5", "H4", "H5")])
def test_promise_is_the_mean_of_all_rolls_when_each_is_played(turn: int, empty: tuple[str, ...]) -> None:
    state = position(holes(*empty), turn=turn, ready=1, uses={"forest": 0, "village": 0})
    total = ways = 0.0
    for roll, count in game.chance_outcomes(state):
        after = state.clone()
        game.step(after, CHANCE, roll)
        total += count * (STRATEGY.plans(after, 0, 1)[0].worth if game.to_act(after) else STRATEGY.estimate(after, 0))
        ways += count
    assert STRATEGY.promise(state, 0) == pytest.approx(total / ways)


def test_a_planner_alone_goes_by_the_promise_of_its_best_turns() -> None:
    state = play(position("mm...", seats=1), "- roll 2 3 4")
    plans = STRATEGY.plans(state, 0, 3)
    for plan in plans[:3]:
        after = state.clone()
        for action in plan.actions:
            game.step(after, 0, action)
        assert plan.worth == pytest.approx(STRATEGY.promise(after, 0))
    assert all(plan.worth <= plans[2].worth for plan in plans[3:])


ONE_OF_EACH = "mtflv s....."


def likely(criterion: str, picture: str, **given: Any) -> float:
    """What the formula expects of a criterion in the end."""
    others = [other for other in ("A3", "A4", "B2", "B6") if other[0] == criterion[0]]
    names = sorted([criterion, others[0], *(("A1", "A2") if criterion[0] == "B" else ("B1", "B2"))])
    return STRATEGY.estimate_by_line(position(picture, criteria=" ".join(names), **given), 0)[criterion]


@pytest.mark.parametrize("criterion", ["A2", "A5", "A6"])
def test_less_is_hoped_for_when_a_territory_cannot_be_announced_any_more(criterion: str) -> None:
    territory = TERRITORIES[USES[criterion]]
    assert likely(criterion, ONE_OF_EACH, uses={territory: 0}) < likely(criterion, ONE_OF_EACH, uses={territory: 1})


def test_hopes_compete_for_the_same_hexes_and_points_do_not() -> None:
    state = position("mmm.. ......", criteria="A1 A6 B1 B2")
    alone, crowded = (STRATEGY.with_weights({"crowd": crowd}).estimate_by_line(state, 0) for crowd in (0.0, 0.5))
    assert all(crowded[name] < alone[name] for name in ("A6", "B1", "B2"))
    assert crowded["A1"] > 3, "three mountains in a line are there already"
    full = position(holes(), criteria="A1 A6 B1 B2")
    assert STRATEGY.estimate(full, 0) == STRATEGY.with_weights({"crowd": 0.5}).estimate(full, 0)


def test_a_small_region_cannot_become_four_where_it_would_join_another() -> None:
    grows = "ttt.. mmmmmm fffffff llllllll mmmmmmmmm ffffffff lllllll mmmmmm fffff"
    joins = grows.replace("ttt..", "ttt.t")
    assert likely("B5", grows) > likely("B5", joins)
