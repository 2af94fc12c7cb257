"""The powers: +1/−1 and `?`."""

from __future__ import annotations

import pytest

from farshore.games.kingdom_maps import game
from farshore.games.kingdom_maps.state import State
from games.kingdom_maps.positions import can, drawable, fill, holes, play, position, refused


def taken(value: int, ready: int, picture: str = "", *, seats: int = 2) -> State:
    """Return a position in which seat 0 has taken a die and has this number of powers."""
    state = position(picture, seats=seats, ready=ready)
    return play(state, f"- roll {' '.join(map(str, sorted((1, value, 6))))}", "0 announce lake", f"0 take {value}")


# +1/−1


@pytest.mark.parametrize("name", ["B4", "C2", "D7", "F2", "G6", "H3"])
def test_drawing_on_a_power_hex_makes_a_power_available(name: str) -> None:
    state = fill(taken(1, 0), 0, name)
    assert (state.seats[0].ready, state.seats[0].spent) == (1, 0)


def test_drawing_elsewhere_does_not() -> None:
    assert fill(taken(1, 0), 0, "B3").seats[0].ready == 0


def test_any_territory_makes_the_power_available() -> None:
    state = play(position("", seats=2), "- roll 1 1 1", "0 announce swamp", "0 take 1", "0 draw B4")
    assert state.seats[0].ready == 1


def test_six_use_boxes_for_six_hexes() -> None:
    assert game.components.powers.bit_count() == 6


def test_power_changes_the_number_by_one() -> None:
    state = taken(3, 1)
    assert can(state) == ["plus", "minus"]
    assert play(state, "0 plus").seats[0].number == 4
    assert play(state, "0 minus").seats[0].number == 2


def test_several_powers_at_once() -> None:  # ruling 6
    state = play(taken(3, 3), "0 plus", "0 plus", "0 plus")
    assert (state.seats[0].number, state.seats[0].ready, state.seats[0].spent) == (6, 0, 3)
    assert play(taken(3, 3), "0 plus", "0 minus", "0 minus").seats[0].number == 2


def test_without_a_power_ready_none_is_spent() -> None:
    assert can(taken(3, 0)) == []
    assert refused(taken(3, 0), "0 plus").key == "no-power-ready"
    assert refused(play(taken(3, 1), "0 plus"), "0 minus").key == "no-power-ready"


def test_number_stays_within_one_and_six() -> None:  # ruling 6
    assert can(taken(6, 2)) == ["minus"]
    assert can(taken(1, 2)) == ["plus"]
    assert refused(taken(6, 2), "0 plus").key == "number-limits"
    assert refused(taken(1, 2), "0 minus").key == "number-limits"


def test_spent_after_the_die_was_chosen_and_before_the_first_hex() -> None:  # ruling 7
    state = play(position("", seats=2, ready=2), "- roll 1 3 6", "0 announce lake")
    assert refused(state, "0 plus").key == "choose-number-first"
    state = fill(play(state, "0 take 3", "0 plus"), 0, "A1")
    assert can(state) == []
    assert refused(state, "0 plus").key == "power-too-late"


def test_a_power_gained_in_this_drawing_serves_from_the_next_turn_on() -> None:  # ruling 8
    state = fill(taken(2, 0), 0, "B4")
    assert refused(state, "0 plus").key == "power-too-late"
    state = play(fill(state, 0, "B5"), "0 done", "1 take 1", "1 draw A1", "1 done")
    state = play(state, "- roll 1 2", "1 announce farm", "1 take 2", "0 take 1")
    assert can(state) == ["plus"]


def test_change_is_for_oneself_only_and_for_this_turn_only() -> None:
    state = play(taken(3, 1), "0 plus", "1 take 6")
    assert state.seats[1].number == 6
    state = play(fill(state, 0, "A1", "A2", "A3", "A4"), "0 done")
    state = play(fill(state, 1, "A1", "A2", "A3", "A4", "A5", "B6"), "1 done")
    state = play(state, "- roll 2 3", "1 announce farm", "1 take 2", "0 take 3")
    assert state.seats[0].number == 3


def test_passive_players_spend_powers_too() -> None:
    state = play(taken(3, 1), "1 take 1")
    assert can(state, 1) == ["plus"]


def test_a_power_may_not_make_the_number_too_large_for_the_map() -> None:  # ruling 11
    state = play(position(holes("A1", "A2"), "", seats=2, ready=1), "- roll 1 2 6", "0 announce lake", "0 take 2")
    assert can(state) == ["minus"]
    assert refused(state, "0 plus").key == "number-does-not-fit"


def test_no_power_is_offered_that_cannot_help() -> None:  # ruling 24
    state = position(holes("A1"), "", seats=2, ready=1)
    state = play(state, "- roll 2 3 3", "0 announce lake", "0 take 3")
    assert state.seats[0].failed  # −1 makes 2 of 3, and there is room for 1
    state = play(position(holes("A1"), "", seats=2, ready=2), "- roll 3 3 3", "0 announce lake", "0 take 3")
    assert can(state) == ["minus", "done"]
    assert can(play(state, "0 minus")) == ["minus", "done"]
    assert refused(state, "0 plus").key == "number-does-not-fit"


def test_powers_left_at_the_end_are_worth_nothing() -> None:  # ruling 19
    assert game.scores(position("", ready=6))[0].total == 0


# ?


def test_question_is_scored_after_the_whole_drawing_and_before_done() -> None:  # ruling 9
    state = fill(taken(2, 0), 0, "E5")
    assert can(state) == []
    assert refused(state, "0 score A1").key == "draw-first"
    state = fill(state, 0, "E6")
    assert can(state) == ["score A1", "score A2", "score B1", "score B2"]


def test_question_is_compulsory() -> None:  # ruling 9
    state = fill(taken(1, 0), 0, "E5")
    assert refused(state, "0 done").key == "score-first"


def test_question_takes_the_points_of_that_moment_and_keeps_them() -> None:  # ruling 9
    state = position("..... ...... ....... ........ .mmm.....", "", seats=2)
    state = play(state, "- roll 1 1 1", "0 announce mountain", "0 take 1", "0 draw E5", "0 score A1", "0 done")
    assert (state.seats[0].question, state.seats[0].asked) == (6, "A1")
    state = play(state, "1 take 1", "1 draw A1", "1 done", "- roll 1 1", "1 announce mountain", "1 take 1")
    state = play(state, "0 take 1", "0 draw E6", "0 done")
    pad = {line.name: line.points for line in game.scores(state)[0].lines}
    assert (pad["A1"], pad["question"]) == (10, 6)  # the criterion still counts at the end


def test_any_of_the_four_criteria_may_be_scored_even_for_nothing() -> None:  # ruling 9
    state = play(fill(taken(1, 0), 0, "E5"), "0 score B2")
    assert state.seats[0].question == 0
    assert refused(fill(taken(1, 0), 0, "E5"), "0 score A3").key == "criterion-not-in-play"


def test_question_is_scored_on_the_last_turn_too() -> None:  # ruling 9
    state = position(holes("E5"), holes("E5", "A1", "A2"), seats=2, criteria="A1 A2 B1 B3")
    state = play(state, "- roll 1 2 2", "0 announce lake", "0 take 1", "1 take 2", "0 draw E5")
    assert can(state) == ["score A1", "score A2", "score B1", "score B3"]


def test_question_never_drawn_is_worth_nothing() -> None:  # ruling 9
    pad = game.scores(position("mmmmm"))[0]
    assert (pad.lines[-1].name, pad.lines[-1].points) == ("question", 0)


def test_question_is_scored_once() -> None:
    state = play(fill(taken(1, 0), 0, "E5"), "0 score A1")
    assert can(state) == ["done"]
    assert refused(state, "0 score A1").key == "question-used"
    assert drawable(state) == []
