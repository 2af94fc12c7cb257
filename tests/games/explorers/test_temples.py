"""Temples: places, announcements, the expert bonus; and races, which follow the same rules."""

from __future__ import annotations

import pytest

from farshore import compiled
from farshore.games.explorers import game, marking
from farshore.games.explorers.state import State
from games.explorers.positions import (
    finish_turn,
    marks,
    may,
    next_turn,
    pad,
    play,
    position,
    refused,
)

DOOR = "Pkx Px PT P P P \n W W W W W W \n D D D D D D"


def explore(state: State, seat: int) -> State:
    """This seat explores the temple of the picture and finishes its turn."""
    state = play(state, f"{seat} take prairie" if state.active != seat else f"{seat} choose prairie")
    return play(state, f"{seat} mark c1")


def finish(state: State, seat: int) -> State:
    """The seat does the first thing it may until it is done."""
    phase = state.phase
    while seat in state.acting and state.phase == phase:
        actions = [str(action) for action in game.legal(state, seat)]
        state = play(state, f"{seat} {'done' if 'done' in actions else actions[0]}")
    return state


def test_first_explorer_takes_the_highest_number_at_the_end_of_the_game() -> None:
    state = play(position(DOOR, seats=4), "- reveal prairie/water")
    state = explore(state, 0)
    assert pad(state, 0)["temples"] == 12
    state = finish_without(state)
    assert state.temple_places == (1, 0, 0, 0)


def test_later_explorer_takes_the_next_number() -> None:
    state = play(position(DOOR, seats=4), "- reveal prairie/water", "0 choose prairie", "0 mark c1")
    state = play(finish_without(state), "- reveal prairie/desert", "1 choose prairie", "1 mark c1")
    assert pad(state, 1)["temples"] == 10


def finish_without(state: State) -> State:
    """Everybody else takes water or desert, away from the temple."""
    phase = state.phase
    while state.phase == phase:
        seat = state.acting[0]
        actions = [str(action) for action in game.legal(state, seat)]
        plain = [action for action in actions if "prairie" not in action and action != "mark c1"]
        state = play(state, f"{seat} {plain[-1]}")
    return state


def test_value_of_this_turn_is_not_touched_by_others_before_the_turn_ends() -> None:
    state = play(position(DOOR, seats=4), "- reveal prairie/water")
    state = explore(state, 0)
    state = finish(state, 0)
    state = explore(state, 2)  # after seat 0 is done, still the same turn
    assert [pad(state, seat)["temples"] for seat in (0, 2)] == [12, 12]


def test_example_two_explorers_in_one_turn_take_12_each_and_the_others_strike_two() -> None:
    state = play(position(DOOR, seats=4), "- reveal prairie/water")
    state = explore(explore(state, 0), 2)
    state = finish_without(state)
    assert [pad(state, seat)["temples"] for seat in range(4)] == [12, 0, 12, 0]
    assert state.temple_places == (2, 0, 0, 0)
    state = play(state, "- reveal prairie/desert", "1 choose prairie", "1 mark c1")
    assert pad(state, 1)["temples"] == 8


def test_three_explorers_in_one_turn_leave_the_last_number() -> None:
    state = play(position(DOOR, seats=4), "- reveal prairie/water")
    state = explore(explore(explore(state, 0), 1), 2)
    state = finish_without(state)
    assert state.temple_places == (3, 0, 0, 0)
    state = play(state, "- reveal prairie/desert", "1 choose desert", "3 take prairie", "3 mark c1")
    assert pad(state, 3)["temples"] == 6


def test_temples_of_other_quadrants_keep_their_numbers() -> None:
    picture = "P P P P P Pkx PT Px PT Pkx"
    state = play(position(picture, seats=2), "- reveal prairie/water", "0 choose prairie", "0 mark g1", "0 mark i1")
    state = finish_without(state)
    assert state.temple_places == (1, 1, 0, 0)
    assert pad(state, 0)["temples"] == 24


# Expert side


def test_expert_temple_is_worth_8_and_gives_bonus_xs_after_the_turns_own() -> None:
    state = play(position(DOOR, seats=4, temples="expert"), "- reveal prairie/water")
    state = explore(state, 0)
    assert state.seats[0].doing == "mark"  # its own marks first
    assert refused(state, "0 bonus water").key == "not-allowed-now"
    state = play(state, "0 mark d1", "0 mark e1")
    assert may(state, 0) == {"bonus prairie", "bonus water", "bonus desert", "bonus mountain"}
    assert refused(state, "0 done").key == "why-bonus-first"
    assert refused(state, "0 mark a2").key == "why-bonus-first"
    state = play(state, "0 bonus water", "0 mark a2", "0 mark b2")
    assert refused(state, "0 mark a3").key == "why-terrain"  # one terrain for all of them
    state = play(state, "0 mark c2")
    assert may(state, 0) == {"done"}
    assert pad(state, 0)["temples"] == 8


def test_expert_bonus_by_place() -> None:
    state = position(DOOR, seats=4, temples="expert")
    for place, bonus in enumerate((3, 2, 1, 0)):
        state.temple_places = (place, 0, 0, 0)
        after = play(state, "- reveal prairie/water", "0 choose prairie", "0 mark c1")
        assert after.seats[0].bonuses == ((bonus,) if bonus else ())
        assert pad(after, 0)["temples"] == 8


def test_expert_bonus_with_two_players() -> None:
    state = position(DOOR, seats=2, temples="expert")
    state.temple_places = (1, 0, 0, 0)
    state = play(state, "- reveal prairie/water", "0 choose prairie", "0 mark c1")
    assert state.seats[0].bonuses == (1,)


# ruling: two temples in one turn give two bonuses, the larger first, each with its own terrain


def test_two_bonuses_in_one_turn() -> None:
    picture = "P P P P P Pkx PT Px PT Pkx \n W W W W W W W W W W \n D D D D D D D D D D"
    state = position(picture, temples="expert")
    state.temple_places = (1, 0, 0, 0)
    state = play(state, "- reveal prairie/water", "0 take prairie", "0 mark g1", "0 mark i1", "0 mark e1")
    assert state.seats[0].bonuses == (3, 2)
    state = play(state, "0 bonus water")
    assert state.seats[0].owed == 3
    state = play(state, "0 mark a2") if "a2" in marks(state) else play(state, "0 mark f2")
    state = play(state, "0 mark g2", "0 mark h2")
    assert state.seats[0].doing == "bonus"
    state = play(state, "0 bonus desert")
    assert state.seats[0].owed == 2


# ruling: objects on bonus Xs work, a temple among them counts as explored in this turn and gives its own bonus


def test_bonus_chains_through_horse_key_and_temple() -> None:
    picture = """
        P   P   P   P   P   Pkx PT  Px  Wh  Dk  DT  D
        M   M   M   M   M   M   M   M   M   M   M   D
    """
    state = play(position(picture, temples="expert"), "- reveal prairie/water", "0 take prairie", "0 mark g1")
    state = play(state, "0 mark e1", "0 mark d1", "0 bonus water", "0 mark i1")
    assert state.seats[0].horse is True
    state = play(state, "0 mark j1")  # the horse finds a key
    assert state.seats[0].doing == "rest"  # no water left: the rest of the bonus is lost
    state = play(state, "0 done")
    assert state.temple_places == (1, 0, 0, 0)


def test_temple_explored_with_bonus_xs_gives_its_own_bonus_in_the_same_turn() -> None:
    picture = "P P P P P Pkx PT Px WT Pkx W W \n M M M M M M M M W W W W"
    state = play(position(picture, temples="expert"), "- reveal prairie/desert", "0 take prairie", "0 mark g1")
    state = play(state, "0 mark e1", "0 mark d1", "0 bonus water", "0 mark i1", "0 mark i2", "0 mark j2")
    assert may(state) == {f"bonus {terrain}" for terrain in ("prairie", "water", "desert", "mountain")}
    state = play(state, "0 bonus water", "0 mark k2", "0 mark k1", "0 mark l1", "0 done")
    assert state.temple_places == (1, 1, 0, 0)
    assert pad(state)["temples"] == 16


def test_unusable_terrain_may_be_named_for_the_bonus() -> None:
    state = play(position(DOOR, temples="expert"), "- reveal prairie/water", "0 take prairie", "0 mark c1")
    state = play(state, "0 mark d1", "0 mark e1", "0 bonus mountain")
    assert may(state) == {"done"}


@pytest.mark.skipif(compiled.state() == "compiled", reason="no function of a compiled module can be replaced")
def test_bonus_is_lost_when_no_space_at_all_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    state = play(position(DOOR, temples="expert"), "- reveal prairie/water", "0 take prairie")
    monkeypatch.setattr(marking, "free_cells", lambda *_: 0)  # as if all the rest were marked
    state = play(state, "0 mark c1")
    assert state.seats[0].temples[0] == 0
    assert may(state) == {"done"}


def test_bonus_is_played_before_the_round_is_scored() -> None:
    picture = "Pkx Px PT P P \n Wg W W W W"
    state = position(picture, temples="expert", turn=7)
    state = play(state, "- reveal prairie/desert", "0 take prairie", "0 mark c1", "0 mark d1", "0 mark e1")
    state = play(state, "0 bonus water", "0 mark a2", "0 mark b2", "0 mark c2", "0 done")
    assert state.seats[0].gems == (1,)


def test_bonus_is_played_in_the_very_last_turn_too() -> None:
    state = position("Pkx Px PT P P \n Wg W W W W", temples="expert", round=4, turn=7)
    state = play(state, "- reveal prairie/desert", "0 take prairie", "0 mark c1", "0 mark d1", "0 mark e1")
    assert refused(state, "0 done").key == "why-bonus-first"
    state = play(state, "0 bonus water", "0 mark a2", "0 mark b2", "0 mark c2", "0 done")
    assert state.stage == "over"
    assert pad(state)["gems"] == 1


# Races


def test_race_is_won_at_the_end_of_the_turn() -> None:
    picture = "Pkx Px Pk Pk P"
    state = position(picture, seats=2, achievements=("race-keys",))
    state = play(state, "- reveal prairie/water", "0 choose prairie", "0 mark c1", "0 mark d1")
    assert pad(state, 0)["achievements"] == 0
    state = finish_turn(state)
    assert state.seats[0].races[0] == 0
    assert pad(state, 0)["achievements"] == 10


def test_race_shared_in_one_turn_gives_the_same_value_and_strikes_two() -> None:
    picture = "Pkx Px Pk Pk P P P \n W W W W W W W \n W W W W W W W"
    state = position(picture, seats=4, achievements=("race-keys",))
    state = play(state, "- reveal prairie/water", "0 choose prairie", "0 mark c1", "0 mark d1")
    state = play(state, "2 take prairie", "2 mark c1", "2 mark d1")
    state = finish_without(state)
    assert [pad(state, seat)["achievements"] for seat in range(4)] == [10, 0, 10, 0]
    state = play(state, "- reveal prairie/desert", "1 choose prairie", "1 mark c1", "1 mark d1")
    state = finish_without(state)
    assert [pad(state, seat)["achievements"] for seat in range(4)] == [10, 6, 10, 0]


# ruling: no strikes for races with two and three players


@pytest.mark.parametrize("seats", [2, 3])
def test_races_are_not_struck_with_fewer_players(seats: int) -> None:
    state = position("Pkx Px Pk Pk P \n W W W W W \n W W W W W", seats=seats, achievements=("race-keys",))
    state.race_places = (1,)
    state = play(state, "- reveal prairie/water", "0 choose prairie", "0 mark c1", "0 mark d1")
    assert pad(finish_without(state), 0)["achievements"] == 8


def test_race_is_checked_after_bonus_xs() -> None:
    picture = "Pkx Px PT P P \n Wk Wk W W W"
    state = position(picture, temples="expert", achievements=("race-keys",))
    state = play(state, "- reveal prairie/desert", "0 take prairie", "0 mark c1", "0 mark d1", "0 mark e1")
    state = play(state, "0 bonus water", "0 mark a2", "0 mark b2", "0 mark c2", "0 done")
    assert pad(state)["achievements"] == 10


def test_race_is_won_once() -> None:
    state = position("Pkx Px Pk Pk P P P P P P", achievements=("race-keys",))
    state = next_turn(state, "0 take prairie", "0 mark c1", "0 mark d1", card="prairie/water")
    assert state.race_places == (1,)
    assert next_turn(state).race_places == (1,)
