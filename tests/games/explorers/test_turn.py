"""How to play: the card, the active player's choice, and placing Xs. Named by the rulebook's sections."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from farshore.core.game import CHANCE
from farshore.core.toml_data import read_packaged
from farshore.games.explorers import game
from farshore.games.explorers.actions import DONE
from farshore.games.explorers.state import State
from games.explorers.positions import (
    CARDS,
    DUOS,
    finish_turn,
    marks,
    may,
    next_turn,
    play,
    position,
    refused,
    shows,
)

CROSSROADS = """
    V   P   P   P   M
    W   Mx  P   D   D
    W   W   D   D   M
    W   M   M   D   M
"""


# The round


def test_round_has_seven_cards_of_eight_and_one_is_never_seen() -> None:
    state = position(CROSSROADS)
    for left in range(8, 1, -1):
        assert len(game.chance_outcomes(state)) == 2 * left  # solo: each either way round
        state = next_turn(state)
    assert (state.round, state.turn) == (2, 1)
    assert len(game.chance_outcomes(state)) == 16


def test_cards_are_equally_likely_and_named_in_the_order_of_the_list() -> None:
    state = position(CROSSROADS, seats=2)
    assert [(str(card), weight) for card, weight in game.chance_outcomes(state)] == [
        (f"reveal {name}", 1) for name in (*CARDS, *DUOS)
    ]


def test_game_has_four_rounds_of_seven_turns() -> None:
    state = position(CROSSROADS, seats=4)
    for number in range(28):
        assert (state.round, state.turn) == (number // 7 + 1, number % 7 + 1)
        state = next_turn(state)
    assert state.acting == ()
    assert state.stage == "over"


@pytest.mark.parametrize(("seats", "turns"), [(2, [14, 14]), (3, [9, 9, 9]), (4, [7, 7, 7, 7])])
def test_active_player_goes_round_and_each_round_starts_with_its_first_player(seats: int, turns: list[int]) -> None:
    state = position(CROSSROADS, seats=seats)
    active = []
    for number in range(28):
        active.append(state.active)
        if state.turn == 1:  # the token went to the left after each round
            assert state.active == (state.round - 1) % seats
        elif number < 27:
            assert state.active == (active[-2] + 1) % seats
        state = next_turn(state)
    assert [active.count(seat) for seat in range(seats)] == turns
    assert active.count(-1) == (1 if seats == 3 else 0)


# Phase 1: the active player chooses a terrain type


def test_only_the_active_player_chooses_and_either_side_will_do() -> None:
    state = play(position(CROSSROADS, seats=2), "- reveal desert/mountain")
    assert state.acting == (0,)
    assert may(state) == {"choose desert", "choose mountain"}
    assert refused(state, "1 take desert").key == "not-your-turn"
    assert [play(state, f"0 choose {side}").seats[0].side for side in ("desert", "mountain")] == [4, 8]


def test_example_daniel_chooses_mountain_on_the_mountain_desert_card() -> None:
    state = play(position(CROSSROADS, seats=3), "- reveal desert/mountain", "0 choose mountain")
    assert state.acting == (0, 1, 2)
    assert state.seats[0].owed == 0  # no mountain can be reached here, yet he may choose it
    assert may(state, 0) == {"done"}
    assert may(state, 1) == may(state, 2) == {"take desert", "take mountain"}


# Phase 2: all players place Xs


def test_active_player_places_three_xs() -> None:
    state = play(position(CROSSROADS, seats=2), "- reveal prairie/water", "0 choose prairie")
    assert state.seats[0].owed == 3
    state = play(state, "0 mark c2", "0 mark c1", "0 mark d1")
    assert may(state) == {"done"}
    assert marks(state) == set()


def test_option_1_two_xs_on_the_active_players_terrain() -> None:
    state = play(position(CROSSROADS, seats=2), "- reveal prairie/water", "0 choose prairie", "1 take prairie")
    assert state.seats[1].owed == 2


def test_option_2_three_xs_on_the_other_terrain() -> None:
    state = play(position(CROSSROADS, seats=2), "- reveal prairie/water", "0 choose prairie", "1 take water")
    assert state.seats[1].owed == 3


def test_example_daniel_olivia_and_noah() -> None:
    """He chose mountain; she takes desert for three; the third takes mountain for two and finds a horse."""
    picture = """
        V   P   M   M
        D   Mx  Mh  M
        D   Dx  D   D
    """
    state = play(position(picture, seats=3), "- reveal desert/mountain", "0 choose mountain")
    state = play(state, "0 mark c2", "0 mark c1", "0 mark d1", "0 mark d2", "0 done")  # his horse gives one more
    state = play(state, "1 take desert", "1 mark a3", "1 mark a2", "1 mark c3", "1 done")
    assert state.acting == (2,)
    state = play(state, "2 take mountain", "2 mark c2")
    assert shows(state, 2, "V P* M* M \n D* Mx Mhx M* \n D* Dx D* D")  # the horse goes anywhere
    state = play(state, "2 mark c3", "2 mark c1", "2 done")
    assert (state.round, state.turn) == (1, 2)


def test_all_play_at_once_and_the_turn_ends_with_the_last() -> None:
    state = play(position(CROSSROADS, seats=3), "- reveal prairie/water", "0 choose prairie")
    for seat in (2, 0, 1):
        assert seat in state.acting
        state = finish_turn_of(state, seat)
    assert state.acting == (CHANCE,)
    assert state.turn == 2


def finish_turn_of(state: State, seat: int) -> State:
    while seat in state.acting and state.acting != (CHANCE,):
        actions = [str(action) for action in game.legal(state, seat)]
        state = play(state, f"{seat} {'done' if 'done' in actions else actions[0]}")
    return state


def test_last_turn_with_three_has_no_active_player_and_three_xs_on_either_side() -> None:
    state = position(CROSSROADS, seats=3, round=4, turn=7)
    state = play(state, "- reveal prairie/water")
    assert state.acting == (0, 1, 2)
    assert [may(state, seat) for seat in range(3)] == [{"take prairie", "take water"}] * 3
    state = play(state, "0 take prairie", "1 take prairie", "2 take water")
    assert [sheet.owed for sheet in state.seats] == [3, 3, 3]
    assert refused(state, "0 scroll desert").key == "why-no-scroll"


def test_last_turn_with_three_and_a_wild_card() -> None:
    state = position("P Mx P P \n W D M P", seats=3, round=4, turn=7)
    state = play(state, f"- reveal {DUOS[0]}", "0 take prairie+mountain", "1 take prairie+mountain")
    assert [sheet.owed for sheet in state.seats[:2]] == [3, 3]
    assert play(state, "2 take water+desert").seats[2].owed == 3


@pytest.mark.parametrize("seats", [2, 4])
def test_last_turn_has_an_active_player_with_two_and_four(seats: int) -> None:
    state = play(position(CROSSROADS, seats=seats, round=4, turn=7), "- reveal prairie/water")
    assert len(state.acting) == 1


# ruling: take, start, scroll and bonus may name a terrain that cannot be used


def test_unusable_side_may_be_taken() -> None:
    picture = "V Px P \n P P P"
    state = play(position(picture, seats=2), "- reveal water/desert", "0 choose desert", "1 take water")
    assert may(state, 0) == may(state, 1) == {"done"}


# Rules for placing Xs


def test_x_goes_above_below_or_beside_an_x_not_diagonally() -> None:
    state = play(position("P P P \n P Px P \n P P P"), "- reveal prairie/water", "0 take prairie")
    assert shows(state, 0, "P P* P \n P* Px P* \n P P* P")


def test_xs_need_not_touch_each_other() -> None:
    picture = "P Px P P P P Px P"
    state = play(position(picture), "- reveal prairie/water", "0 take prairie", "0 mark a1")
    assert shows(state, 0, "Px Px P* P P P* Px P*")


def test_x_may_continue_from_an_x_of_this_turn() -> None:
    state = play(position("Px P P P P"), "- reveal prairie/water", "0 take prairie", "0 mark b1")
    assert shows(state, 0, "Px Px P* P P")


def test_all_xs_of_a_turn_are_on_one_terrain() -> None:
    state = play(position("W Px P \n D P M"), "- reveal prairie/water", "0 take prairie")
    assert shows(state, 0, "W Px P* \n D P* M")
    assert refused(state, "0 mark a1").key == "why-terrain"


def test_start_village_counts_as_an_x_to_continue_from() -> None:
    state = play(position("P Vx P"), "- reveal prairie/water", "0 take prairie")
    assert shows(state, 0, "P* Vx P*")


def test_villages_are_no_terrain_and_cannot_be_marked() -> None:
    picture = "Ph Px P \n V P P"
    state = play(position(picture), "- reveal prairie/water", "0 take prairie", "0 mark a1")
    assert refused(state, "0 mark a2").key == "why-village"  # not even by a horse


def test_marked_space_is_not_marked_again() -> None:
    state = play(position("P Px P"), "- reveal prairie/water", "0 take prairie")
    assert refused(state, "0 mark b1").key == "why-marked"


def test_far_away_space_is_refused() -> None:
    state = play(position("Px P P P"), "- reveal prairie/water", "0 take prairie")
    assert refused(state, "0 mark d1").key == "why-not-adjacent"


def test_mark_before_taking_a_side_is_refused() -> None:
    state = play(position("Px P P"), "- reveal prairie/water")
    assert refused(state, "0 mark b1").key == "why-side-first"
    assert refused(state, "0 done").key == "why-side-first"


# Wild cards


def test_wild_card_gives_both_terrains_of_one_pair_in_any_mix() -> None:
    picture = "P Mx P \n D W M"
    state = play(position(picture), f"- reveal {DUOS[0]}", "0 take prairie+mountain")
    assert shows(state, 0, "P* Mx P* \n D W M")
    state = play(state, "0 mark c1")
    assert shows(state, 0, "P* Mx Px \n D W M*")


def test_example_noah_olivia_and_daniel_with_the_wild_card() -> None:
    picture = """
        P   P   M   M
        W   Mx  M   D
        W   D   W   D
    """
    state = play(position(picture, seats=3), f"- reveal {DUOS[0]}", "0 choose prairie+mountain")
    state = play(state, "0 mark b1", "0 mark a1", "0 mark c1", "0 done")  # two prairie, one mountain
    state = play(state, "1 take water+desert", "1 mark a2", "1 mark a3", "1 mark b3", "1 done")
    state = play(state, "2 take prairie+mountain", "2 mark c2", "2 mark c1")  # two mountain, and no more
    assert may(state, 2) == {"done"}


# ruling: an X must be placed while one can be; what cannot be placed is lost


def test_done_is_refused_while_an_x_can_be_placed() -> None:
    state = play(position("Px P P P"), "- reveal prairie/water", "0 take prairie", "0 mark b1")
    assert refused(state, "0 done").key == "why-marks-left"


def test_marks_that_cannot_be_placed_are_lost() -> None:
    state = play(position("Px P M M \n M M M M"), "- reveal prairie/water", "0 take prairie", "0 mark b1")
    assert state.seats[0].owed == 0
    assert may(state) == {"done"}


def test_lost_marks_do_not_come_back() -> None:
    """The two marks left on prairie are lost; the bonus reaches more prairie, but they are gone."""
    picture = "Px PT M P \n Mkx M M P"
    state = play(position(picture, temples="expert"), "- reveal prairie/water", "0 take prairie")
    state = play(state, "0 mark b1")
    assert state.seats[0].doing == "bonus"
    state = play(state, "0 bonus mountain", "0 mark c1", "0 mark c2", "0 mark b2")
    assert shows(state, 0, "Px PTx Mx P \n Mkx Mx Mx P")
    assert may(state) == {"done"}


def test_player_need_not_choose_the_order_that_allows_most() -> None:
    state = play(position("Pa Px Ph \n M Ma W"), "- reveal prairie/water", "0 take prairie")
    state = play(state, "0 mark a1")  # now no apple can be marked any more in this round
    assert "b2" not in marks(play(state, "0 mark c1"))


def test_forced_marking_is_one_constant() -> None:
    words = read_packaged("farshore.games.explorers", "scoring.toml").replace("forced = true", "forced = false")
    mild = game.with_data({"scoring.toml": words})
    state = mild.start(1, {"map": "1n 2n 3n 4n"})
    rng = Random(1)
    stopped = 0
    while acting := mild.to_act(state):
        chances = [outcome for outcome, _ in mild.chance_outcomes(state)]
        actions = chances if acting == (CHANCE,) else mild.legal(state, 0)
        stopped += DONE in actions and len(actions) > 1
        state = mild.apply(state, acting[0], DONE if DONE in actions and rng.random() < 0.3 else rng.choice(actions))
        sheet = state.seats[0]
        assert sheet.doing != "take" or not (sheet.owed or sheet.horse or sheet.bonuses)  # nothing is carried over
    assert stopped > 10


def test_who_may_stop_early_keeps_the_temple_bonus() -> None:
    state = play(position("Pkx Px PT P \n W W W W", temples="expert"), "- reveal prairie/desert", "0 take prairie")
    state = play(state, "0 mark c1")
    assert "bonus water" not in may(state)  # its own marks first
    state.box = replace(state.box, turn=replace(state.box.turn, forced=False))
    assert {"bonus water", "done"} <= may(state)
    state = play(state, "0 bonus water")
    assert (state.seats[0].owed, state.seats[0].bonuses) == (3, ())


def test_finish_turn_plays_to_the_next_card() -> None:
    state = play(position(CROSSROADS, seats=4), "- reveal prairie/water")
    assert finish_turn(state).acting == (CHANCE,)
