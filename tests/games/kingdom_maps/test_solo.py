"""The solo game: odd turns announce, even turns go by two dice."""

from __future__ import annotations

import pytest

from farshore.games.kingdom_maps import game
from farshore.games.kingdom_maps.components import TERRITORIES
from games.kingdom_maps.positions import can, drawable, fill, holes, play, position, refused


def test_odd_turn_three_dice_a_use_and_a_die_set_aside() -> None:
    state = play(position("", seats=1), "- roll 2 3 5", "0 announce farm", "0 take 3")
    assert state.seats[0].uses == [3, 3, 2, 3, 3, 3]
    assert state.dice == (2, 5)
    state = play(fill(state, 0, "A1", "A2", "A3"), "0 done")
    assert (state.round, state.turn) == (1, 1)


def test_even_turn_rolls_the_two_remaining_dice() -> None:
    state = position("mmm..", turn=1)
    assert str(game.chance_outcomes(state)[0][0]) == "roll 1 1"
    state = play(state, "- roll 3 5")
    assert can(state) == ["assign 3 5", "assign 5 3"]


@pytest.mark.parametrize(("die", "territory"), list(enumerate(TERRITORIES, 1)))
def test_one_die_names_the_territory_the_other_the_number(die: int, territory: str) -> None:
    state = play(position("mmm..", turn=1), f"- roll {min(die, 4)} {max(die, 4)}", f"0 assign {die} 4")
    assert (TERRITORIES[state.territory], state.seats[0].number) == (territory, 4)


def test_even_turn_crosses_out_no_use_and_allows_exhausted_territories() -> None:  # ruling 15
    state = position("mmm..", turn=1, uses={"farm": 0})
    state = play(state, "- roll 1 3", "0 assign 3 1")
    assert state.seats[0].uses == [3, 3, 0, 3, 3, 3]
    assert drawable(state)


def test_equal_dice_leave_one_way() -> None:
    assert can(play(position("mmm..", turn=1), "- roll 4 4")) == ["assign 4 4"]


def test_powers_change_the_number_never_the_territory() -> None:
    state = play(position("mmm..", turn=1, ready=1), "- roll 3 5")
    assert can(state) == ["assign 3 5", "assign 5 3"]
    state = play(state, "0 assign 3 5", "0 plus")
    assert (TERRITORIES[state.territory], state.seats[0].number) == ("farm", 6)


def test_then_the_three_dice_are_taken_again() -> None:
    state = play(position("mmm..", turn=1), "- roll 1 3", "0 assign 3 1", "0 draw A4", "0 done")
    assert (state.round, state.turn, state.active) == (2, 0, 0)
    assert str(game.chance_outcomes(state)[0][0]) == "roll 1 1 1"


def test_the_only_assignment_that_can_be_drawn_must_be_taken() -> None:  # ruling 15
    state = play(position(holes("A1", "A2"), turn=1), "- roll 2 5")
    assert can(state) == ["assign 5 2"]
    assert refused(state, "0 assign 2 5").key == "die-does-not-fit"


def test_if_none_can_be_drawn_the_game_ends_at_once() -> None:  # ruling 15
    state = play(position(holes("A1", "A2"), turn=1), "- roll 3 5")
    assert (game.to_act(state), state.ending) == ((), "cannot-draw")
    state = play(position(holes("A1", "A2")), "- roll 3 4 5")
    assert (game.to_act(state), state.ending) == ((), "cannot-draw")


def test_with_powers_one_may_go_on_but_need_not() -> None:  # ruling 15
    state = play(position(holes("A1", "A2"), turn=1, ready=1), "- roll 3 5", "0 assign 5 3")
    assert can(state) == ["minus", "done"]
    assert play(state, "0 done").ending == "cannot-draw"
    state = play(fill(play(state, "0 minus"), 0, "A1", "A2"), "0 done")
    assert state.ending == "full"


def test_a_full_map_ends_the_solo_game_at_once() -> None:  # ruling 13
    state = play(position(holes("A1")), "- roll 1 2 3", "0 announce lake", "0 take 1", "0 draw A1", "0 done")
    assert (state.stage, state.ending) == ("over", "full")


def test_no_use_left_on_an_odd_turn_ends_the_game() -> None:  # ruling 14
    none_left = dict.fromkeys(TERRITORIES, 0)
    state = play(position("mmm..", turn=1, uses=none_left), "- roll 1 3", "0 assign 3 1", "0 draw A4", "0 done")
    assert state.ending == "no-uses"


def test_no_use_is_needed_on_an_even_turn() -> None:
    state = position("mmm..", uses={**dict.fromkeys(TERRITORIES, 0), "lake": 1})
    state = play(state, "- roll 1 2 3", "0 announce lake", "0 take 1", "0 draw A4", "0 done")
    assert state.stage == "roll"


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ("0 assign 3 4", "die-not-there"),
        ("0 assign 3 3", "die-not-there"),
        ("0 take 3", "assign-both-dice"),
        ("0 announce lake", "dice-name-territory"),
        ("0 draw A4", "assign-both-dice"),
        ("0 minus", "assign-both-dice"),
    ],
)
def test_other_things_are_refused_with_a_reason(event: str, reason: str) -> None:
    assert refused(play(position("mmm..", turn=1), "- roll 3 5"), event).key == reason


def test_on_an_odd_turn_dice_are_not_assigned() -> None:
    state = play(position("mmm.."), "- roll 1 3 5", "0 announce lake")
    assert refused(state, "0 assign 3 5").key == "assign-alone-only"
