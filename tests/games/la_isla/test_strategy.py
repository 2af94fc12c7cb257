"""What a good player knows: plans that are legal and whole, an estimate that adds up, nothing hidden used."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import mean
from typing import Any

import pytest

from farshore.bots import find_bot
from farshore.bots.bot import Bot, Budget
from farshore.bots.plan_positions import apply_while_legal
from farshore.bots.rollouts import CarefulStart
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE
from farshore.core.match_runner import MatchRunner
from farshore.games.la_isla import game
from farshore.games.la_isla.card_functions import FunctionKind
from farshore.games.la_isla.scoring import LINES
from farshore.games.la_isla.state import Stage, State
from farshore.games.la_isla.strategy import CAREFUL_WIDTH
from games.la_isla.positions import do, placing, stock
from games.la_isla.test_hidden import wander

STRATEGY = game.strategy


def positions(seats: int, count: int, seed: str) -> list[tuple[State, int]]:
    """Positions of random matches, in the middle of turns too, each with a seat that is to act."""
    rng = Random(seed)
    states = wander(seats, 180, rng)
    found: list[tuple[State, int]] = []
    while len(found) < count:
        state = next(states)
        acting = game.to_act(state)
        if acting and acting[0] != CHANCE and rng.random() < 0.2:
            found.append((state.clone(), rng.choice(acting)))
    return found


@pytest.mark.parametrize("points_only", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_plans_are_legal_to_their_end(seats: int, points_only: bool) -> None:
    stages = set()
    for state, seat in positions(seats, 60, f"plans {seats}"):
        plans = STRATEGY.plans(game.view(state, seat), seat, 6, points_only=points_only)
        stages.add(state.stage)
        assert plans
        assert [plan.worth for plan in plans] == sorted((plan.worth for plan in plans), reverse=True)
        for plan in plans:
            after = state
            for action in plan.actions:
                after = game.apply(after, seat, action)
            assert str(plan.actions[-1]) == "done"
    assert stages >= {"assign", "a", "c"}


def test_quick_turns_are_legal() -> None:
    rng = Random(5)
    for state, seat in positions(3, 400, "quick"):
        after = state
        for action in STRATEGY.quick_turn(game.view(state, seat), seat, rng):
            if seat in game.to_act(after):
                after = game.apply(after, seat, action)
        assert after != state


def test_reasons_add_up_to_the_estimate() -> None:
    for state, seat in positions(3, 40, "reasons"):
        reasons = STRATEGY.estimate_by_line(state, seat)
        assert tuple(reasons) == LINES
        assert sum(reasons.values()) == pytest.approx(STRATEGY.estimate(state, seat))


def test_at_the_end_the_estimate_is_the_score() -> None:
    state = placing()
    state.stage = "over"
    stock(state, 0, "yyg")
    assert STRATEGY.estimate(state, 0) == game.scores(state)[0].total


def test_a_search_goes_by_victory_not_by_the_lead_alone() -> None:
    """In the end a point decides, and thirty bring no more; before, a lead is the less worth the more is to come."""

    def prospect(stage: Stage, lead: int) -> float:
        state = placing()
        state.stage = stage
        state.edit(0).region_points += lead - round(STRATEGY.relative_points(state, 0))
        return STRATEGY.search_value(state, 0)

    won = prospect("over", 1)
    assert prospect("over", 30) == pytest.approx(won, rel=0.01)
    assert prospect("over", -30) == pytest.approx(-won, rel=0.01)
    assert abs(prospect("c", 0)) < prospect("c", 5) < prospect("c", 30) < won


def test_plans_change_nothing_and_are_always_the_same() -> None:
    for state, seat in positions(2, 12, "same"):
        before = state.clone()
        assert STRATEGY.plans(state, seat, 5) == STRATEGY.plans(state, seat, 5)
        assert state == before


def test_plans_do_not_depend_on_what_is_hidden() -> None:
    rng = Random(3)
    for state, seat in positions(3, 25, "hidden"):
        view = game.view(state, seat)
        other = game.view(game.sample_state(view, rng), seat)
        assert STRATEGY.plans(view, seat, 5) == STRATEGY.plans(other, seat, 5)


def test_a_stopped_search_still_has_an_answer() -> None:
    for state, seat in positions(2, 20, "stop"):
        assert STRATEGY.plans(state, seat, 10, stop=lambda: True)


def test_a_claim_with_functions_is_found() -> None:
    state = placing("CLAIM", "MULTI", resources="rryy", at="A1 S3 S4")
    assert str(STRATEGY.plans(state, 0, 10)[0].actions[0]) == "place A2"
    assert str(STRATEGY.plans(state, 0, 10, points_only=True)[0].actions[0]) == "place A2"
    assert str(STRATEGY.quick_action(state, 0, Random(1))) == "place A2"


def test_a_second_placement_is_found() -> None:
    state = placing("SECOND", "VP_COL green", resources="ggggg", at="A0")
    best = [str(action) for action in STRATEGY.plans(state, 0, 10)[0].actions]
    assert sum(action.startswith("place") for action in best) == 2


def test_what_a_function_offers_is_taken() -> None:
    state = do(placing("MARK_COL green", "RES_SYM rope", resources="gg", at="A0"), 0, "place S1")
    best = [str(action).split()[0] for action in STRATEGY.plans(state, 0, 10)[0].actions]
    assert best == ["take", "move", "done"]


def test_other_weights_are_other_knowledge() -> None:
    other = STRATEGY.with_weights({"resource": 9.0})
    state = placing(resources="yy")
    assert other.estimate(state, 0) > STRATEGY.estimate(state, 0)
    assert other.weights["reach_1"] == STRATEGY.weights["reach_1"]
    assert all(f"f_{kind.name.lower()}" in STRATEGY.weights for kind in FunctionKind)


def test_rollouts_play_the_present_round_with_more_care() -> None:
    """Turns in C of this round are searched, by all seats; those of later rounds are quick."""
    searched: set[str] = set()
    for state, seat in positions(3, 60, "careful"):
        if state.stage not in ("assign", "a", "b", "c"):
            assert STRATEGY.careful_phases(state) == 0
            continue
        searched.add(state.stage)
        end, rng, runner = (
            state.phase + STRATEGY.careful_phases(state),
            Random(1),
            MatchRunner(game, state, SeededDealer("1")),
        )
        policy, now = CarefulStart(game, STRATEGY, end), state.round
        while (acting := runner.seats_to_act()) and runner.state.round <= now + 1:
            at, seat = runner.state, acting[0]
            assert (at.phase < end) == (at.round == now and at.stage != "d")
            turn = policy.quick_turn(at, seat, rng)
            best = STRATEGY.plans(at, seat, CAREFUL_WIDTH)[0].actions
            assert turn == (best if at.phase < end and at.stage == "c" else STRATEGY.quick_turn(at, seat, rng))
            after = at.clone()
            apply_while_legal(game, after, seat, turn)
            runner.state = after
    assert searched >= {"assign", "a", "c"}


# Matches between bots


def played(bots: Sequence[Bot], seed: str, deck: int) -> State:
    """A whole match; every bot sees its view only."""
    rng, runner = Random(seed), MatchRunner(game, game.start(len(bots), {"deck": deck}), SeededDealer(seed))
    while acting := runner.seats_to_act():
        seat = acting[0]
        for action in bots[seat].choose(game, game.view(runner.state, seat), seat, Budget(), rng):
            runner.state = game.apply(runner.state, seat, action)
    return runner.state


SIMPLE = STRATEGY.with_weights(
    {
        **{f"f_{kind.name.lower()}": 0.7 for kind in FunctionKind},
        "reach_1": 0.55,
        "reach_2": 0.2,
        "reach_3": 0.06,
        "push_best": 0.45,
        "set_need": 2,
        "drift": 0.8,
        "lasting": 6,
    }
)
"""Round numbers, and one for all functions: a player who has not thought about it."""


class SimpleBot:
    """Plays by rules of thumb, as the bots did that the components were tried with."""

    name = "simple"

    def choose(self, game: Any, view: Any, seat: int, budget: Budget, rng: Random) -> Sequence[Any]:
        return (SIMPLE.quick_action(view, seat, rng),)


@pytest.mark.parametrize(
    ("deck", "seats", "rounds", "score", "spread", "claims"),
    [
        (120, 2, (9, 14), 72, 13, 6.2),
        (120, 3, (8, 11), 56, 11, 4.6),
        (120, 4, (7, 9), 49, 10, 3.7),
        (180, 2, (8, 14), 73, 14, 6.4),
        (180, 3, (8, 11), 57, 12, 4.8),
        (180, 4, (7, 9), 49, 10, 3.9),
    ],
)
def test_simple_bots_play_as_long_and_score_as_much_as_the_components_were_made_for(
    deck: int, seats: int, rounds: tuple[int, int], score: int, spread: int, claims: float
) -> None:
    """Twelve matches: rounds, points and claims lie within the spread of the table that goes with the components."""
    states = [played([SimpleBot()] * seats, f"simple {number}", deck) for number in range(12)]
    totals = [pad.total for state in states for pad in game.scores(state)]
    taken = [camp.claimed.bit_count() for state in states for camp in state.seats]
    assert rounds[0] <= mean(state.round for state in states) <= rounds[1]
    assert abs(mean(totals) - score) <= spread
    assert abs(mean(taken) - claims) <= 1.5


def test_the_planner_beats_the_greedy_player() -> None:
    """The same two deals, seats changed: more points in all. How often it wins is measured in the arena."""
    planner, greedy = find_bot("planner"), find_bot("greedy")
    lead = 0
    for number in range(2):
        for mine, bots in ((0, [planner, greedy]), (1, [greedy, planner])):
            scores = [pad.total for pad in game.scores(played(bots, f"duel {number}", 180))]
            lead += scores[mine] - scores[1 - mine]
    assert lead > 0
