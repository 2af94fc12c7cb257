"""The solo variant."""

from __future__ import annotations

import pytest

from farshore.games.explorers import game
from farshore.games.explorers.scoring import rank
from games.explorers.positions import may, next_turn, pad, play, position, refused


def test_card_lies_either_way_round_by_chance() -> None:
    outcomes = [str(outcome) for outcome, _ in game.chance_outcomes(position("Px P P"))]
    assert "reveal prairie/water" in outcomes
    assert "reveal water/prairie" in outcomes
    assert len(outcomes) == 16


def test_facing_side_gives_three_the_other_two() -> None:
    state = play(position("Px P P P \n W W W W"), "- reveal water/prairie")
    assert play(state, "0 take water").seats[0].owed == 3
    assert play(state, "0 take prairie").seats[0].owed == 2


def test_there_is_no_active_player() -> None:
    state = play(position("Px P P P"), "- reveal prairie/water")
    assert state.active == -1
    assert may(state) == {"take prairie", "take water"}
    assert refused(state, "0 choose prairie").key == "not-allowed-now"


def test_scroll_works_in_solo() -> None:
    state = play(position("Psx P P P"), "- reveal prairie/water", "0 scroll prairie")
    assert state.seats[0].owed == 4


def test_in_round_1_temples_have_all_their_values() -> None:
    state = play(position("Pkx Px PT P \n D D D D"), "- reveal prairie/water", "0 take prairie", "0 mark c1")
    assert pad(state)["temples"] == 12


@pytest.mark.parametrize(("round", "value"), [(2, 10), (3, 8), (4, 6)])
def test_unexplored_temples_fade_at_the_beginning_of_rounds_2_3_4(round: int, value: int) -> None:
    state = position("Pkx Px PT P \n D D D D")
    for _ in range(1, round):
        state.turn = 7
        state = next_turn(state, "0 take water", card="prairie/water")
    state = play(state, "- reveal prairie/water", "0 take prairie", "0 mark c1")
    assert (state.round, pad(state)["temples"]) == (round, value)


def test_explored_temple_keeps_its_value() -> None:
    state = position("Pkx Px PT P P P P", turn=7)
    state = next_turn(state, "0 take prairie", "0 mark c1", card="prairie/water")
    assert state.round == 2
    assert pad(state)["temples"] == 12
    assert state.temple_places == (1, 1, 1, 1)  # the others have faded


@pytest.mark.parametrize(("round", "bonus"), [(1, (3,)), (2, (2,)), (3, (1,)), (4, ())])
def test_expert_bonus_fades_with_the_rounds(round: int, bonus: tuple[int, ...]) -> None:
    state = position("Pkx Px PT P", temples="expert", round=round)
    state.temple_places = (round - 1,) * 4
    state = play(state, "- reveal prairie/water", "0 take prairie", "0 mark c1")
    assert state.seats[0].bonuses == bonus


def test_unfinished_races_fade_and_finished_ones_stay() -> None:
    state = position("Pkx Px Pk Pk P P P", turn=7, achievements=("race-keys", "race-gems", "full-row"))
    state = next_turn(state, "0 take prairie", "0 mark c1", "0 mark d1", card="prairie/water")
    assert state.race_places == (1, 1, 0)  # won, faded, no race
    assert pad(state)["achievements"] == 10


@pytest.mark.parametrize(
    ("total", "name"),
    [
        (0, "newcomer"), (79, "newcomer"), (80, "newcomer"), (81, "learner"), (90, "learner"), (91, "seasoned"),
        (100, "seasoned"), (101, "humboldt"), (110, "humboldt"), (111, "continent"), (120, "continent"),
        (121, "greatest"), (200, "greatest"),
    ],
)  # fmt: skip
def test_rank(total: int, name: str) -> None:
    assert rank(position("Px P"), total) == name  # ruling: 80 itself belongs to the lowest rank


@pytest.mark.parametrize(
    ("goals", "needed"), [((), 81), (("full-row",), 91), (("full-row", "square", "race-gems"), 111)]
)
def test_achievements_raise_the_thresholds(goals: tuple[str, ...], needed: int) -> None:
    state = position("Px P", achievements=goals)
    assert rank(state, needed - 1) == "newcomer"
    assert rank(state, needed) == "learner"


def test_there_is_no_rank_with_company() -> None:
    assert rank(position("Px P", seats=2), 100) == ""


def test_solo_has_all_four_temple_values() -> None:
    assert game.start(1, {}).box.temples.points == (12, 10, 8, 6)
