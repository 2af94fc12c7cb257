"""The 26 kinds of function: what each brings, that it may be left, with what it combines, and that covering ends it."""

from __future__ import annotations

import pytest

from farshore.games.la_isla import cards
from farshore.games.la_isla.card_functions import FUNCTIONS, CardFunction
from farshore.games.la_isla.components import REGIONS, SPACES
from farshore.games.la_isla.state import State
from games.la_isla.positions import (
    animals,
    assigned,
    card,
    deal,
    do,
    end_turns,
    island,
    may,
    name,
    placing,
    plain_cards,
    points,
    refused,
    resources,
    show,
    standing,
    visible,
)

TAKES = ["take yellow", "take green", "take grey", "take white", "take brown"]
MOVES = ["move dodo", "move fossa", "move toad", "move pika", "move moth"]


def after_placing(*functions: str, at: str = "", space: str = "S1", paid: str = "gg", others: str = "") -> State:
    """Seat 0 placed there with these functions; S1 is a green rope."""
    return do(placing(*functions, resources=paid, at=at, others=others), 0, f"place {space}")


# On placing: points, resources, markers


def test_rulebook_example_three_visible_cards() -> None:
    """On a green space with a rope: 3 + 3 points and a resource of choice."""
    state = after_placing("VP_COL green", "VP_SYM rope", "RES_COL green")
    assert points(state) == 6
    assert may(state, 0) == [*TAKES, "done"]
    assert resources(do(state, 0, "take brown")) == "b"


@pytest.mark.parametrize("function", ["VP_COL green", "VP_SYM rope"])
def test_vp_brings_three_points_on_its_colour_or_symbol(function: str) -> None:
    assert points(after_placing(function)) == 3
    assert points(after_placing(function, space="A0", paid="yy")) == 0


@pytest.mark.parametrize("function", ["RES_COL green", "RES_SYM rope"])
def test_res_brings_a_resource_of_choice(function: str) -> None:
    state = after_placing(function)
    assert may(state, 0) == [*TAKES, "done"]
    assert resources(do(state, 0, "take white", "done")) == "w"
    assert may(after_placing(function, space="A0", paid="yy"), 0) == ["done"]


@pytest.mark.parametrize("function", ["RES_COL green", "RES_SYM rope", "MARK_COL green", "MARK_SYM rope"])
def test_res_and_mark_may_be_left(function: str) -> None:
    state = do(after_placing(function), 0, "done")
    assert resources(state) == ""
    assert state.markers == [0] * 5
    assert (state.seats[0].picks, state.moves) == (0, 0)


@pytest.mark.parametrize("function", ["MARK_COL green", "MARK_SYM rope"])
def test_mark_moves_a_marker_of_choice_and_scores_it(function: str) -> None:
    state = after_placing(function)
    assert may(state, 0) == [*MOVES, "done"]
    state = do(state, 0, "move dodo")
    assert state.markers == [1, 0, 0, 0, 0]
    assert points(state) == 2  # the large dodo
    assert may(state, 0) == ["done"]


def test_res_and_mark_by_colour_and_symbol_add_up_in_any_order() -> None:
    start = after_placing("RES_COL green", "RES_SYM rope", "MARK_COL green")
    one = do(start, 0, "take yellow", "move toad", "take grey")
    other = do(start, 0, "move toad", "take grey", "take yellow")
    assert one == other
    assert resources(one) == "yr"


def test_the_same_marker_may_be_moved_twice_in_one_turn_and_scores_twice() -> None:
    state = do(after_placing("MARK_COL green", "MARK_SYM rope"), 0, "move dodo", "move dodo")
    assert state.markers[0] == 2
    assert points(state) == 4


def test_a_marker_move_counts_the_animal_just_claimed() -> None:
    # ruling: pay, place, claim, then functions. Z1 lies between A0 and A1.
    state = placing("MARK_COL green", resources="gg", at="A0", animals="Z1 dodo")
    state = do(state, 0, "place A1", "move dodo")
    assert state.seats[0].marker_points == 3


@pytest.mark.parametrize("function", ["SURVEY_COL green", "SURVEY_SYM rope"])
def test_survey_brings_two_points_for_each_own_explorer_there(function: str) -> None:
    at = "A1 S6" if "COL" in function else "A2 T7"  # two more of the colour, or of the symbol
    assert points(after_placing(function, at=at)) == 6
    assert points(after_placing(function, others=at)) == 2
    assert points(after_placing(function, at=at, space="T9", paid="yy")) == 0


def test_survey_does_not_count_the_explorer_that_was_lifted() -> None:
    state = placing("SURVEY_COL green", resources="gg", at="A1 S6 A2 A3 A4")
    state = do(state, 0, "lift A1", "place T5")
    assert state.seats[0].function_points == 4


def test_company_brings_three_points_where_another_stands() -> None:
    assert points(after_placing("COMPANY", others="S1")) == 3
    assert points(after_placing("COMPANY", others="S2")) == 0


# Paying


@pytest.mark.parametrize("function", ["CHEAP_COL green", "CHEAP_SYM rope"])
def test_cheap_costs_one_resource_less(function: str) -> None:
    state = placing(function, resources="gy")
    assert "place S1" in may(state, 0)
    assert resources(do(state, 0, "place S1")) == "y"
    assert "place A0" not in may(state, 0)


def test_discounts_add_up_to_nothing() -> None:
    state = placing("CHEAP_COL green", "CHEAP_SYM rope", resources="")
    assert may(state, 0, "place") == ["place S1"]
    assert standing(do(state, 0, "place S1")) == "S1"


def test_discounts_never_go_below_nothing() -> None:
    state = placing("CHEAP_COL green", "CHEAP_SYM rope", resources="gg")
    assert resources(do(state, 0, "place S1")) == "gg"


def test_a_joker_pays_for_any_colour() -> None:
    state = placing("JOKER yellow", resources="yg")
    assert "place S1" in may(state, 0)
    assert resources(do(state, 0, "place S1")) == ""
    assert "place A2" not in may(placing("JOKER yellow", resources="gg"), 0)


def test_with_a_joker_the_payment_is_a_choice_where_there_is_one() -> None:
    state = do(placing("JOKER yellow", resources="yygg"), 0, "place S1")
    assert may(state, 0) == ["pay yellow", "pay green"]
    assert refused(state, 0, "done") == "wait-pay"
    assert refused(state, 0, "take grey") == "why-pay-first"
    assert refused(state, 0, "move dodo") == "why-pay-first"
    assert refused(state, 0, "place A0") == "why-pay-first"
    assert refused(state, 0, "pay grey") == "why-no-resource"
    assert state.placed == 0
    state = do(state, 0, "pay yellow", "pay green")
    assert resources(state) == "yg"
    assert standing(state) == "S1"


def test_two_jokers_together() -> None:
    state = placing("JOKER yellow", "JOKER white", resources="yw")
    assert len(may(state, 0, "place")) == 25
    assert resources(do(state, 0, "place A2")) == ""


def test_a_joker_on_its_own_colour_is_just_that_colour() -> None:
    assert may(placing("JOKER yellow", resources="yy"), 0, "place") == [f"place {name}" for name in SPACES]
    assert resources(do(placing("JOKER yellow", resources="yyy"), 0, "place A0")) == "y"


def test_pair_pays_with_any_one_colour() -> None:
    state = placing("PAIR", resources="bb")
    assert len(may(state, 0, "place")) == 25
    assert resources(do(state, 0, "place S1")) == ""
    assert may(placing("PAIR", resources="ygrwb"), 0, "place") == []


def test_pair_lets_one_choose_the_colour_but_not_mix() -> None:
    state = do(placing("PAIR", resources="bbggy"), 0, "place A2")
    assert may(state, 0) == ["pay green", "pay brown"]
    assert refused(state, 0, "pay yellow") == "why-wrong-colour"
    state = do(state, 0, "pay brown")
    assert resources(state) == "ygg"  # the second brown one went by itself
    assert standing(state) == "A2"


def test_jokers_stand_in_for_the_colour_chosen_under_pair() -> None:
    state = placing("PAIR", "JOKER yellow", resources="yb")
    assert len(may(state, 0, "place")) == 25
    assert resources(do(state, 0, "place A2")) == ""


def test_pair_after_a_joker_still_means_one_colour() -> None:
    state = do(placing("PAIR", "JOKER yellow", resources="ybg"), 0, "place A2")
    assert may(state, 0) == ["pay yellow", "pay green", "pay brown"]
    after = do(state, 0, "pay brown")
    assert resources(after) == "g"  # only the joker went with it


def test_pair_and_cheap() -> None:
    assert resources(do(placing("PAIR", "CHEAP_COL green", resources="b"), 0, "place S1")) == ""


# Second placement


def test_second_allows_one_more_placement_for_one_resource_more() -> None:
    state = do(placing("SECOND", resources="ggyyy"), 0, "place S1")
    assert may(state, 0, "place") == ["place A0", "place S0", "place S5", "place T3", "place T9"]
    state = do(state, 0, "place A0")
    assert standing(state) == "A0 S1"
    assert resources(state) == ""
    assert may(state, 0) == ["done"]


def test_second_may_be_left_and_needs_three() -> None:
    assert may(do(placing("SECOND", resources="ggyy"), 0, "place S1"), 0) == ["done"]
    state = do(placing("SECOND", resources="ggyyy"), 0, "place S1", "done")
    assert standing(state) == "S1"


def test_second_is_for_placing_not_for_taking() -> None:
    state = do(placing("SECOND", resources="yyyyy"), 0, "take grey")
    assert may(state, 0) == ["done"]


def test_discounts_lower_the_second_placement_too() -> None:
    state = do(placing("SECOND", "CHEAP_COL yellow", resources="ggyy"), 0, "place S1")
    assert resources(do(state, 0, "place A0")) == ""


def test_a_resource_gained_may_pay_the_second_placement() -> None:
    state = do(placing("SECOND", "RES_COL green", resources="ggyy"), 0, "place S1")
    assert may(state, 0, "place") == []
    state = do(state, 0, "take yellow")
    assert "place A0" in may(state, 0)


def test_second_moves_another_explorer_than_the_one_just_placed() -> None:
    state = do(placing("SECOND", resources="ggyyy", at="A1 A2 A3 A4"), 0, "place S1")
    assert state.seats[0].supply == 0
    assert may(state, 0, "lift") == ["lift A1", "lift A2", "lift A3", "lift A4"]
    assert refused(state, 0, "lift S1") == "why-just-placed"
    assert standing(do(state, 0, "lift A1", "place A0")) == "A0 A2 A3 A4 S1"


def test_open_gains_survive_a_second_placement() -> None:
    # ruling: what the first placement offered is still there after the second, and adds to what that one offers
    state = do(placing("SECOND", "RES_COL green", "MARK_SYM rope", resources="ggyyy"), 0, "place S1")
    assert (state.seats[0].picks, state.moves) == (1, 1)
    state = do(state, 0, "place A0")
    assert may(state, 0) == [*TAKES, *MOVES, "done"]
    state = do(state, 0, "move toad", "take brown")
    assert (resources(state), state.markers[2]) == ("b", 1)
    assert may(state, 0) == ["done"]


def test_open_gains_of_both_placements_add_up() -> None:
    state = do(placing("SECOND", "RES_COL green", resources="ggggg"), 0, "place S1", "place S6")
    assert state.seats[0].picks == 2
    assert (do(state, 0, "done").seats[0].picks, state.moves) == (0, 0)


def test_both_placements_earn_their_functions() -> None:
    state = placing("SECOND", "VP_COL green", resources="ggggg")
    state = do(state, 0, "place S1", "place S6")
    assert points(state) == 6


def test_jokers_pay_for_the_second_placement() -> None:
    state = do(placing("SECOND", "JOKER grey", resources="ggyrr"), 0, "place S1", "pay green", "pay green")
    assert "place A0" in may(state, 0)
    assert resources(do(state, 0, "place A0")) == ""


# Claims


def claiming(*functions: str, animals: str = "Z2 moth,I4 pika") -> State:
    """One explorer on A2 completes Z2 (2) and I4 (3)."""
    return do(placing(*functions, resources="rr", at="A1 S3 S4", animals=animals), 0, "place A2")


def test_claim_brings_two_points_for_each_tile() -> None:
    assert points(claiming("CLAIM")) == 5 + 4


def test_species_brings_four_points_for_each_tile_of_its_animal() -> None:
    assert points(claiming("SPECIES moth")) == 5 + 4
    assert points(claiming("SPECIES moth", animals="Z2 moth,I4 moth")) == 5 + 8
    assert points(claiming("SPECIES dodo")) == 5


@pytest.mark.parametrize(("value", "more"), [("2", 2), ("3", 3), ("4", 0)])
def test_region_brings_the_regions_value_once_more(value: str, more: int) -> None:
    assert points(claiming(f"REGION {value}")) == 5 + more


def test_region_of_four() -> None:
    state = placing("REGION 4", resources="ww", at="S0 T0 S1", animals="N0 dodo")
    state.free = 1 << REGIONS.index("N0")
    assert points(do(state, 0, "place T1")) == 8


def test_multi_brings_six_points_once_for_two_or_more_tiles() -> None:
    assert points(claiming("MULTI")) == 5 + 6
    state = placing("MULTI", resources="rr", at="A1 S3 S4")
    state.free &= ~(1 << REGIONS.index("Z2"))
    assert points(do(state, 0, "place A2")) == 3


def test_multi_is_for_one_placement() -> None:
    """Two placements with one tile each are not two tiles at once."""
    state = placing("MULTI", "SECOND", resources="yyggg", at="A4 S1")
    state.free = (1 << REGIONS.index("Z0")) | (1 << REGIONS.index("M5"))
    state = do(state, 0, "place A0")
    assert points(state) == 2
    assert state.seats[0].function_points == 0


def test_functions_for_claims_add_up() -> None:
    state = claiming("CLAIM", "SPECIES moth", "MULTI")
    assert points(state) == 5 + 4 + 4 + 6
    assert animals(state) == {"moth": 1, "pika": 1}


# Income


def test_income_brings_a_resource_of_choice_for_its_colour() -> None:
    state = do(assigned("INCOME yellow", b=card("SLOT", resource="yellow")), 0, "done", "slot 2", "done")
    assert state.stage == "b"
    assert resources(state) == "y"
    state = do(state, 0, "take white", "done")
    assert resources(state) == "yw"


def test_income_is_for_its_colour_only_and_may_be_left() -> None:
    state = do(assigned("INCOME yellow", b=card("SLOT", resource="grey")), 0, "done", "slot 2", "done")
    assert state.stage == "c"
    state = do(assigned("INCOME yellow", b=card("SLOT", resource="yellow")), 0, "done", "slot 2", "done", "done")
    assert resources(state) == "y"
    assert state.stage == "c"


def test_b_track_moves_its_marker_instead_of_taking() -> None:
    state = do(assigned("B_TRACK dodo", b=card("SLOT", resource="grey")), 0, "done", "slot 2", "done")
    assert may(state, 0) == ["take grey", "move dodo"]
    assert refused(state, 0, "done") == "wait-income"
    assert refused(state, 0, "take white") == "why-printed-resource"
    moved = do(state, 0, "move dodo")
    assert (resources(moved), moved.markers[0], points(moved)) == ("", 1, 2)
    assert may(moved, 0) == ["done"]
    left = do(state, 0, "take grey")
    assert (resources(left), left.markers[0]) == ("r", 0)


def test_b_track_leaves_no_income() -> None:
    start = assigned("B_TRACK dodo", "INCOME grey", b=card("SLOT", resource="grey"))
    state = do(start, 0, "done", "slot 3", "done")
    assert may(do(state, 0, "move dodo"), 0) == ["done"]
    assert may(do(state, 0, "take grey"), 0) == [*TAKES, "done"]


def test_two_b_tracks_give_the_choice_of_one() -> None:
    start = assigned("B_TRACK dodo", "B_TRACK moth", b=card("SLOT", resource="grey"))
    state = do(start, 0, "done", "slot 3", "done")
    assert may(state, 0) == ["take grey", "move dodo", "move moth"]
    assert may(do(state, 0, "move moth"), 0) == ["done"]


# Markers


def test_tracker_brings_two_points_whenever_its_marker_is_moved() -> None:
    state = do(after_placing("TRACKER dodo", "MARK_COL green"), 0, "move dodo")
    assert points(state) == 2 + 2
    state = do(after_placing("TRACKER dodo", "MARK_COL green"), 0, "move toad")
    assert points(state) == 0


def test_tracker_works_at_the_top_too_and_in_every_phase() -> None:
    state = do(assigned("TRACKER dodo", "B_TRACK dodo", d=card("DRAW", animal="dodo")), 0, "done", "slot 3", "done")
    state.markers[0] = 12
    state = do(state, 0, "move dodo", "done")
    assert points(state) == 4
    assert points(end_turns(state)) == 8


def test_d_free_moves_any_marker_instead_of_the_printed_one() -> None:
    state = end_turns(do(assigned("D_FREE", d=card("DRAW", animal="toad")), 0, "done", "slot 2", "done"))
    assert state.stage == "d"
    assert may(state, 0) == MOVES
    assert refused(state, 0, "done") == "wait-marker"
    moved = do(state, 0, "move dodo")
    assert points(moved) == 2
    assert may(moved, 0) == ["done"]
    assert do(state, 0, "move toad").markers[2] == state.markers[2] + 1  # the printed one stays possible
    assert do(moved, 0, "done").round == 2


# Explorer, slot, draw, patience


def test_explorer_brings_one_of_the_general_supply_for_good() -> None:
    state = do(assigned(a=card("EXPLORER")), 0, "done")
    assert state.stage == "a"
    assert may(state, 0) == ["recruit", "done"]
    taken = do(state, 0, "recruit", "done")
    assert (taken.seats[0].supply, taken.seats[0].reserve) == (6, 1)


def test_explorer_may_be_left() -> None:
    state = do(assigned(a=card("EXPLORER")), 0, "done", "done")
    assert (state.seats[0].supply, state.seats[0].reserve) == (5, 2)
    assert state.stage == "c"


def test_explorer_is_kept_when_covered_and_a_later_copy_acts_again() -> None:
    start = assigned("EXPLORER", a=card("EXPLORER", resource="brown"))
    start.edit(0).supply, start.edit(0).reserve = 6, 1
    state = do(start, 0, "done")
    assert visible(state) == ["EXPLORER", "-", "-"]
    state = do(state, 0, "recruit", "done")
    assert (state.seats[0].supply, state.seats[0].reserve) == (7, 0)


def test_explorer_without_any_left_has_no_effect() -> None:
    start = assigned(a=card("EXPLORER"))
    start.edit(0).reserve = 0
    assert do(start, 0, "done").stage == "c"


def test_slot_opens_one_more_slot_for_good() -> None:
    state = do(assigned("DRAW", "CLAIM", "MULTI", a=card("SLOT")), 0, "done", "slot 1")
    assert visible(state) == ["SLOT", "CLAIM", "MULTI", "-"]
    assert may(state, 0) == ["done"]  # free from the next A on


def test_slot_is_kept_when_covered_and_at_most_two_are_added() -> None:
    start = assigned("SLOT", "CLAIM", "MULTI", a=card("SLOT", resource="yellow"))
    cards.open_slot(start.edit(0))
    state = do(start, 0, "done")
    assert visible(state) == ["SLOT", "CLAIM", "MULTI", "-", "-"]
    again = assigned("SLOT", "CLAIM", "MULTI", a=card("SLOT", resource="yellow"))
    cards.open_slot(again.edit(0))
    cards.open_slot(again.edit(0))
    assert len(visible(do(again, 0, "done"))) == 5  # ruling: no more than two


def test_draw_gives_a_fourth_card_that_is_discarded_face_up() -> None:
    state = island()
    show(state, 0, "DRAW")
    state.due = cards.hand_size(state, 0)
    mine = plain_cards(4)
    state = deal(state, {0: mine})
    assert [camp.held for camp in state.seats] == [4, 3]
    assert len(may(state, 0)) == 12
    state = do(state, 0, f"assign a {name(mine[0])}", f"assign b {name(mine[1])}")
    assert len(may(state, 0)) == 2
    state = do(state, 0, f"assign d {name(mine[2])}", "done")
    hand = [name(index) for index in range(180) if state.seats[1].hand >> index & 1]
    state = do(state, 1, f"assign a {hand[0]}", f"assign b {hand[1]}", "done")
    assert state.discard >> mine[3] & 1
    assert [camp.held for camp in state.seats] == [0, 0]


def test_patience_takes_two_resources_instead_of_placing() -> None:
    state = do(placing("PATIENCE", resources="yy"), 0, "take grey")
    assert may(state, 0) == [*TAKES, "done"]
    state = do(state, 0, "take grey")
    assert resources(state) == "yyrr"
    assert may(state, 0) == ["done"]


def test_patience_may_be_left_and_does_nothing_when_placing() -> None:
    state = do(placing("PATIENCE", resources="yy"), 0, "take grey", "done")
    assert resources(state) == "yyr"
    assert may(do(placing("PATIENCE", resources="yy"), 0, "place A0"), 0) == ["done"]


# Covering


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda one: f"{one.kind.name}-{one.parameter_name}".rstrip("-"))
def test_covered_functions_are_lost(function: CardFunction) -> None:
    """Each of the 88: visible, it works; no more once another card lies on it."""
    beside, covering = [kind for kind in ("CLAIM", "DRAW", "MULTI") if kind != function.kind.name][:2]
    start = assigned(f"{function.kind.name} {function.parameter_name}".strip(), beside, a=card(covering))
    assert start.seats[0].visible & function.bit
    state = do(start, 0, "done", "slot 1")
    assert not state.seats[0].visible & function.bit
    assert visible(state) == [covering, beside, "-"]


def test_losing_cheap_makes_placing_dear_again() -> None:
    start = assigned("CHEAP_COL green", "DRAW", a=card("CLAIM"), b=card("SLOT", resource="green"), resources="")
    kept = do(start, 0, "done", "slot 2", "done")
    lost = do(start, 0, "done", "slot 1", "done")
    assert "place S1" in may(kept, 0)
    assert "place S1" not in may(lost, 0)
