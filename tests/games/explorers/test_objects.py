"""Places and objects: what an X on them brings."""

from __future__ import annotations

from farshore.games.explorers.board import GRID
from farshore.games.explorers.marking import free_cells, keys_left, scrolls_left, scrolls_ready
from games.explorers.positions import (
    finish_turn,
    marks,
    may,
    next_turn,
    pad,
    play,
    position,
    refused,
    shows,
)

# Key and temple


def test_temple_without_a_key_cannot_be_marked() -> None:
    state = play(position("PT Px P"), "- reveal prairie/water", "0 take prairie")
    assert shows(state, 0, "PT Px P*")
    assert refused(state, "0 mark a1").key == "why-key"


def test_key_opens_a_temple_in_the_turn_it_is_found() -> None:
    state = play(position("PT Px Pk P"), "- reveal prairie/water", "0 take prairie", "0 mark c1")
    assert keys_left(state, 0) == 1
    assert shows(state, 0, "PT* Px Pkx P*")
    state = play(state, "0 mark a1")
    assert keys_left(state, 0) == 0
    assert state.seats[0].owed == 1  # the temple cost one of the Xs


def test_key_opens_a_temple_in_any_later_turn_and_any_quadrant() -> None:
    picture = "P P P P P P P Px PT P"  # h1 is in quadrant A, i1 in B
    state = position(picture, marked_too="a5")
    assert marks(play(state, "- reveal prairie/water", "0 take prairie")) == {"g1"}
    picture = "P P P P P P Pkx Px PT P"
    state = play(position(picture), "- reveal prairie/water", "0 take prairie", "0 mark i1")
    assert state.seats[0].temples == (-1, 0, -1, -1)


def test_each_key_opens_one_temple() -> None:
    picture = "Pkx P P P P P PT Px PT P"
    state = play(position(picture), "- reveal prairie/water", "0 take prairie", "0 mark i1")
    assert refused(state, "0 mark g1").key == "why-key"


# Scroll


def test_scroll_is_not_usable_in_the_turn_it_is_found() -> None:
    state = play(position("Ps Px P"), "- reveal prairie/water", "0 take prairie", "0 mark a1")
    assert scrolls_left(state, 0) == 1
    assert scrolls_ready(state, 0) == 0
    assert refused(state, "0 scroll water").key == "why-no-scroll"


def test_scroll_gives_four_xs_of_any_one_terrain_in_a_later_turn() -> None:
    picture = "Psx W W W W W \n D D D D D D"
    state = play(position(picture), "- reveal prairie/mountain")
    assert may(state) == {
        "take prairie", "take mountain", "scroll prairie", "scroll water", "scroll desert", "scroll mountain",
    }  # fmt: skip
    state = play(state, "0 scroll water", "0 mark b1", "0 mark c1", "0 mark d1")
    assert refused(state, "0 mark a2").key == "why-terrain"
    state = play(state, "0 mark e1")
    assert may(state) == {"done"}
    assert scrolls_left(state, 0) == 0


def test_scroll_found_this_turn_can_be_used_in_the_next() -> None:
    state = play(position("Ps Px P P P P P"), "- reveal prairie/water", "0 take prairie", "0 mark a1")
    state = finish_turn(state)
    state = play(state, "- reveal prairie/desert")
    assert "scroll water" in may(state)


def test_active_player_still_turns_the_card_before_using_a_scroll() -> None:
    state = play(position("Psx P W W", seats=2), "- reveal prairie/water")
    assert may(state) == {"choose prairie", "choose water"}
    state = play(state, "0 choose prairie")
    assert "scroll desert" in may(state, 0)
    state = play(state, "0 scroll prairie")
    assert state.seats[0].owed == 4
    assert play(state, "1 take prairie").seats[1].owed == 2  # the others go by the card


# ruling: before the first X of the turn, at most one a turn


def test_scroll_comes_before_the_first_mark() -> None:
    state = play(position("Psx P P P", seats=2), "- reveal prairie/water", "0 choose prairie", "0 mark b1")
    assert refused(state, "0 scroll water").key == "why-scroll-first"


def test_only_one_scroll_a_turn() -> None:
    state = play(position("Psx P P Psx P"), "- reveal prairie/water", "0 scroll prairie")
    assert scrolls_left(state, 0) == 1
    assert refused(state, "0 scroll water").key == "why-scroll-first"


def test_side_once_taken_is_not_replaced_by_a_scroll() -> None:
    state = play(position("Psx P P", seats=2), "- reveal prairie/water", "0 choose water", "1 take prairie")
    assert refused(state, "1 scroll water").key == "why-scroll-first"


def test_scroll_works_in_the_last_turn_with_three() -> None:
    state = play(position("Psx P P", seats=3, round=4, turn=7), "- reveal prairie/water", "2 scroll prairie")
    assert state.seats[2].owed == 4


# Horse


def test_horse_crosses_any_terrain_at_once() -> None:
    picture = "P Px Ph W \n P D M P"
    state = play(position(picture), "- reveal prairie/water", "0 take prairie", "0 mark c1")
    assert shows(state, 0, "P* Px Phx W* \n P D* M* P")
    assert state.seats[0].owed == 2
    state = play(state, "0 mark d1")
    assert state.seats[0].owed == 2  # the horse's X is not one of those owed


def test_object_on_the_horses_space_works_and_horses_chain() -> None:
    picture = "Px Ph Wh Dk MT \n P P P P P"
    state = play(position(picture), "- reveal prairie/water", "0 take prairie", "0 mark b1", "0 mark c1", "0 mark d1")
    assert keys_left(state, 0) == 1
    assert state.seats[0].horse is False
    assert refused(state, "0 mark e1").key == "why-terrain"  # the chain is over; the temple is not prairie


def test_horse_may_enter_a_temple_only_with_a_key() -> None:
    state = play(position("Px Ph WT"), "- reveal prairie/water", "0 take prairie", "0 mark b1")
    assert refused(state, "0 mark c1").key == "why-key"
    state = play(position("Px Ph WT \n Pkx"), "- reveal prairie/water", "0 take prairie", "0 mark b1", "0 mark c1")
    assert state.seats[0].temples[0] == 0


def test_turn_goes_on_from_the_horses_x() -> None:
    picture = "Px Ph W P P"
    state = play(position(picture), "- reveal prairie/water", "0 take prairie", "0 mark b1", "0 mark c1")
    assert shows(state, 0, "Px Phx Wx P* P")


# ruling: a horse without a space to go to is lost


def test_horse_that_cannot_move_is_lost() -> None:
    state = position("Px Ph", turn=2)
    sheet = state.edit(0)
    horse = 1 << GRID.index["b1"]
    sheet.marked = sheet.before = GRID.all & ~horse & ~state.map.villages & ~state.map.having["temple"]
    sheet.reach = GRID.all
    sheet.free = free_cells(state, 0)
    state = play(state, "- reveal prairie/water", "0 take prairie", "0 mark b1")
    assert state.seats[0].horse is False
    assert may(state) == {"done"}


# Provisions


def test_second_apple_of_a_round_is_blocked_until_the_next() -> None:
    picture = "Pa Px Pa P P \n P P P P P"
    state = play(position(picture), "- reveal prairie/water", "0 take prairie", "0 mark a1")
    assert shows(state, 0, "Pax Px Pa P P \n P* P* P P P")
    assert refused(state, "0 mark c1").key == "why-provision-taken"


def test_example_olivia_marks_an_apple_and_must_wait_for_the_next_round() -> None:
    state = position("Pa Px Pa \n P P P", turn=7)
    state = play(state, "- reveal prairie/water", "0 take prairie", "0 mark a1", "0 mark b2", "0 mark a2", "0 done")
    assert state.round == 2
    state = play(state, "- reveal prairie/water", "0 take prairie")
    assert "c1" in marks(state)


def test_blocked_provision_is_blocked_for_a_horse_too() -> None:
    state = play(position("Pa Px Ph Wa"), "- reveal prairie/water", "0 take prairie", "0 mark a1", "0 mark c1")
    assert refused(state, "0 mark d1").key == "why-provision-taken"


def test_one_provision_of_each_kind_in_each_round() -> None:
    state = position("Px Pa Pc Pf", turn=7)
    state = next_turn(state, "0 take prairie", "0 mark b1", "0 mark c1", "0 mark d1", card="prairie/water")
    assert state.seats[0].provisions == (10,)


def test_expert_first_round_has_no_provisions() -> None:
    state = play(position("Pa Px Pc Pf", provisions="expert"), "- reveal prairie/water", "0 take prairie")
    assert marks(state) == set()
    assert refused(state, "0 mark a1").key == "why-provision-round"


def test_expert_rounds_have_one_kind_each() -> None:
    picture = "Pa Px Pc \n M Pf M"
    for number, space in ((2, "a1"), (3, "c1"), (4, "b2")):
        state = position(picture, provisions="expert", round=number)
        assert marks(play(state, "- reveal prairie/water", "0 take prairie")) == {space}


def test_expert_column_has_four_of_its_kind() -> None:
    picture = "Px Pa Pa Pa \n Pa P P P \n P P P P"
    state = position(picture, provisions="expert", round=2, turn=6)
    state = next_turn(state, "0 take prairie", "0 mark b1", "0 mark c1", "0 mark d1", card="prairie/water")
    state = next_turn(state, "0 take prairie", "0 mark a2", card="prairie/desert")
    assert state.seats[0].provisions[0] == 16


# Gems


def test_gems_are_counted_again_at_the_end_of_every_round() -> None:
    """The printed example: two in the first round, one in the second: two points, then three."""
    state = position("Px Pg Pg P P P Pg P P", turn=7)
    state = next_turn(state, "0 take prairie", "0 mark b1", "0 mark c1", "0 mark d1", card="prairie/water")
    assert state.seats[0].gems == (2,)
    state = next_turn(state, "0 take prairie", "0 mark e1", "0 mark f1", "0 mark g1", card="prairie/water")
    for _ in range(6):
        state = next_turn(state)
    assert state.seats[0].gems == (2, 3)


def test_live_pad_counts_the_round_as_if_it_ended_now() -> None:
    state = play(position("Px Pg Pa P"), "- reveal prairie/water", "0 take prairie", "0 mark b1", "0 mark c1")
    assert pad(state)["gems"] == 1
    assert pad(state)["provisions"] == 2
