"""Before the first turn: criteria, dice, the first player, uses; and what cannot be agreed."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from farshore.core.game import CHANCE, BadOption, Options, Value
from farshore.games.kingdom_maps import game
from farshore.games.kingdom_maps.actions import criteria_outcomes, roll_outcomes
from farshore.games.kingdom_maps.components import TERRITORIES
from games.kingdom_maps.positions import can, play, position


def test_two_criteria_of_each_sector_are_rolled() -> None:
    outcomes = [str(outcome) for outcome, _ in criteria_outcomes()]
    assert len(outcomes) == len(set(outcomes)) == 225
    assert outcomes[0] == "criteria A1 A2 B1 B2"
    assert outcomes[-1] == "criteria A5 A6 B5 B6"


def test_a_repeated_number_is_rolled_again_so_all_pairs_are_equally_likely() -> None:
    assert {weight for _, weight in criteria_outcomes()} == {1}


def test_example_of_the_rulebook_criteria_2_4_and_1_5() -> None:
    state = play(game.start(2, {}), "- criteria A2 A4 B1 B5")
    assert state.criteria == ("A2", "A4", "B1", "B5")
    assert [line.name for line in game.scores(state)[0].lines] == ["A2", "A4", "B1", "B5", "question"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_player_by_chance(seats: int) -> None:  # ruling 1
    state = play(game.start(seats, {}), "- criteria A2 A4 B1 B5")
    assert [(str(outcome), weight) for outcome, weight in game.chance_outcomes(state)] == [
        (f"first {seat}", 1) for seat in range(seats)
    ]
    state = play(state, "- first 1")
    assert (state.first, state.active, state.stage) == (1, 1, "roll")


def test_alone_nobody_is_first() -> None:  # ruling 1
    state = play(game.start(1, {}), "- criteria A2 A4 B1 B5")
    assert state.stage == "roll"


def test_criteria_and_first_player_may_be_agreed() -> None:  # ruling 1
    state = game.start(3, {"criteria": ("B5", "A4", "A2", "B1"), "first": "seat3"})
    assert (state.criteria, state.active, game.to_act(state)) == (("A2", "A4", "B1", "B5"), 2, (CHANCE,))


@pytest.mark.parametrize("criteria", ["A2 A4 B1 B5", "A2,A4,B1,B5", "B1, A4, B5, A2", ("A2", "A4", "B1", "B5")])
def test_criteria_are_written_with_blanks_or_commas_or_as_a_list(criteria: Value) -> None:
    state = game.start(2, {"criteria": criteria})
    assert (state.criteria, state.stage) == (("A2", "A4", "B1", "B5"), "first")


@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_dice_are_players_plus_one_and_alone_three(seats: int, dice: int) -> None:  # ruling 2
    state = position("", seats=seats)
    assert len(game.chance_outcomes(state)[0][0].values) == dice  # type: ignore[union-attr]


@pytest.mark.parametrize(("seats", "uses"), [(1, 3), (2, 3), (3, 2), (4, 1)])
def test_uses_by_the_number_of_players(seats: int, uses: int) -> None:
    for chart in position("", seats=seats).seats:
        assert chart.uses == [uses] * 6


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_rolls_are_multisets_with_exact_weights(dice: int) -> None:
    ways: dict[str, int] = {}
    for dice_rolled in product(range(1, 7), repeat=dice):
        words = f"roll {' '.join(map(str, sorted(dice_rolled)))}"
        ways[words] = ways.get(words, 0) + 1
    assert {str(roll): weight for roll, weight in roll_outcomes(dice)} == ways
    assert sum(Fraction(weight, 6**dice) for _, weight in roll_outcomes(dice)) == 1


def test_everybody_has_the_same_blank_sheet() -> None:
    state = position("", seats=4)
    assert all(chart == state.seats[0] for chart in state.seats)
    assert state.seats[0].drawn == 0


def test_each_territory_can_be_announced_at_first() -> None:
    state = play(position("", seats=2), "- roll 1 2 3")
    assert can(state) == [f"announce {name}" for name in TERRITORIES]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (0, {}),
        (5, {}),
        (2, {"criteria": "A1 A2 B1"}),
        (2, {"criteria": "A1 A1 B1 B2"}),
        (2, {"criteria": "A1 A2 A3 B1"}),
        (2, {"criteria": "A1 A2 B1 B7"}),
        (2, {"criteria": ""}),
        (2, {"criteria": ()}),
        (2, {"criteria": 4}),
        (2, {"first": "seat3"}),
        (1, {"first": "seat2"}),
        (2, {"first": "me"}),
        (2, {"first": 1}),
        (2, {"colour": "red"}),
    ],
)
def test_what_cannot_be_agreed(seats: int, options: Options) -> None:
    with pytest.raises(BadOption):
        game.start(seats, options)
