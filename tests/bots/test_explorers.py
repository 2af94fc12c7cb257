"""What a good explorer knows: distances, and the traps that a formula can fall into."""

from __future__ import annotations

from random import Random

import pytest

from farshore.bots import Budget, find_bot
from farshore.bots.bot_matches import BotPlayer, play_match
from farshore.core.cells import Cells, bits
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE
from farshore.core.match_runner import MatchRunner
from farshore.core.strategy import flat_weights
from farshore.core.toml_data import read_packaged, read_toml
from farshore.games.explorers import game
from farshore.games.explorers.board import BIT, GRID, Board
from farshore.games.explorers.distances import FAR, atlas
from farshore.games.explorers.state import State
from farshore.games.explorers.strategy import STRATEGY

SIDES = ("provisions", "gems", "villages", "temples")


def dealt(seed: str, seats: int = 1, **options: str | int) -> State:
    """A match dealt up to the first decision."""
    state, drawn = game.start(seats, options), 0
    dealer = SeededDealer(seed)
    while game.to_act(state) == (CHANCE,):
        game.step(state, CHANCE, dealer.draw(game.chance_outcomes(state), drawn))
        drawn += 1
    if state.stage == "start":
        game.step(state, state.first, game.legal(state, state.first)[0])
    return state


def walked(board: Board, start: Cells, goal: int) -> int:
    """Marks needed from these marks to a goal, counted step by step."""
    free = GRID.all & ~board.villages & ~board.having["temple"] | BIT[goal]
    reached, steps = start, 0
    while not reached & BIT[goal]:
        grown = reached | GRID.outer_neighbours(reached) & free
        if grown == reached:
            return FAR
        reached, steps = grown, steps + 1
    return steps


@pytest.mark.parametrize("seed", ["north", "south"])
def test_distances_are_those_of_a_walk(seed: str) -> None:
    board = dealt(seed).map
    here = atlas(board)
    marked = BIT[board.starts[0]]
    dist = here.distances(marked)
    assert list(dist) == [walked(board, marked, cell) for cell in here.cells]
    for cell in list(bits(GRID.outer_neighbours(marked) & ~board.villages))[:3]:
        marked |= BIT[cell]
        dist = here.nearer(dist, cell)
        assert dist == here.distances(marked)


def after_marks(state: State, *cells: int) -> State:
    """The state with these spaces marked, however that came about."""
    after = state.clone()
    sheet = after.edit(0)
    for cell in cells:
        sheet.marked |= BIT[cell]
    return after


def path(board: Board, start: int, goal: int) -> list[int]:
    """Spaces from a village to a goal, the goal included."""
    here = atlas(board)
    at, index, way = start, here.cells.index(goal), []
    while at != goal:
        near = here.distance(index, BIT[at])
        at = next(c for c in bits(GRID.neighbours[at]) if here.distance(index, BIT[c]) == near - 1)
        way.append(at)
    return way


def test_using_a_key_is_worth_more_than_keeping_it() -> None:
    """Trap: if every temple counted in full with one key in hand, nobody would ever explore one."""
    for seed in ("one", "two", "three"):
        state = dealt(seed)
        board = state.map
        state.turn, state.stage = 3, "reveal"
        key, temple = next(bits(board.having["key"])), board.temple_in[0]
        way = path(board, state.start, temple)
        near = after_marks(state, key, *way[:-1])
        there = after_marks(state, key, *way)
        assert STRATEGY.estimate(there, 0) > STRATEGY.estimate(near, 0)


def test_a_provision_that_was_taken_draws_nobody_any_more() -> None:
    """Trap: a mark on it would otherwise count as being near it for ever."""
    state = dealt("taken")
    state.turn, state.stage = 3, "reveal"
    apples = list(bits(state.map.having["apple"]))
    one = STRATEGY.estimate_by_line(after_marks(state, apples[0]), 0)["provisions"]
    all_four = STRATEGY.estimate_by_line(after_marks(state, *apples), 0)["provisions"]
    assert all_four <= one + 3


def test_with_everything_behind_the_estimate_is_the_score() -> None:
    for options in ({}, dict.fromkeys(SIDES, "expert"), {"achievements": 3}):
        rng, runner = Random(4), MatchRunner(game, game.start(1, options), SeededDealer("end"))
        while runner.seats_to_act():
            runner.state = game.apply(runner.state, 0, rng.choice(game.legal(runner.state, 0)))
        state = runner.state
        lines = {line.name: line.points for line in game.scores(state)[0].lines}
        reasons = STRATEGY.estimate_by_line(state, 0)
        assert {name: pytest.approx(points) for name, points in lines.items()} == {n: reasons[n] for n in lines}


def test_rivals_with_a_key_make_a_temple_less_promising() -> None:
    state = dealt("rivals", seats=2)
    state.turn, state.stage = 3, "reveal"
    board = state.map
    way = path(board, state.start, board.temple_in[1])
    alone = STRATEGY.estimate_by_line(state, 0)["temples"]
    other = state.edit(1)
    for cell in (*way[:-1], next(bits(board.having["key"]))):
        other.marked |= BIT[cell]
    assert STRATEGY.estimate_by_line(state, 0)["temples"] < alone


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, dict.fromkeys(SIDES, "expert")], ids=["basic", "expert"])
def test_planning_is_worth_many_points(options: dict[str, str]) -> None:
    def points(level: str) -> int:
        players = [BotPlayer(find_bot(level), Budget())]
        return sum(
            play_match(game, players, options, SeededDealer(f"plan/{i}"), str(i)).scores[0].total for i in range(2)
        )

    assert points("planner") > points("greedy") > points("random")


def test_the_numbers_say_where_they_come_from() -> None:
    data = read_toml(read_packaged("farshore.games.explorers", "weights.toml"), "weights.toml")
    data.check_keys("tuned", "weights", "start")
    for origin in (data["tuned"], *(data["tuned"][each] for each in STRATEGY.weight_sets if each in data["tuned"])):
        assert origin["command"].text().startswith("farshore tune explorers")
        assert "->" in origin["figure"].text()
    assert flat_weights(data["weights"]) == dict(STRATEGY.weights)


SITUATIONS: dict[str, tuple[int, dict[str, str | int]]] = {
    "multiplayer": (2, {}),
    "expert_temples": (1, {"temples": "expert"}),
    "expert_villages": (1, {"villages": "expert"}),
    "achievements": (1, {"achievements": 3}),
}


@pytest.mark.parametrize("each", SITUATIONS)
def test_numbers_of_a_situation_hold_in_it_alone(each: str) -> None:
    assert set(SITUATIONS) == set(STRATEGY.weight_sets)
    other = STRATEGY.with_weights({f"{each}.key": 9.0})
    for situation, (seats, options) in SITUATIONS.items():
        state = dealt("sets", seats, **options)
        assert (other.estimate_by_line(state, 0) == STRATEGY.estimate_by_line(state, 0)) is (situation != each)
    assert other.estimate_by_line(dealt("sets"), 0) == STRATEGY.estimate_by_line(dealt("sets"), 0)


def test_other_numbers_make_another_player() -> None:
    state = dealt("numbers")
    keyless = STRATEGY.with_weights({"temple_key": 0.0, "temple_other": 0.0, "key": 0.0})
    assert keyless.weights["gem"] == STRATEGY.weights["gem"]
    assert keyless.estimate_by_line(state, 0)["temples"] == 0 < STRATEGY.estimate_by_line(state, 0)["temples"]
