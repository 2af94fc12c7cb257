"""Phase C without functions: placing, paying, moving, claiming, taking instead."""

from __future__ import annotations

import pytest

from farshore.games.la_isla import game
from farshore.games.la_isla.components import REGIONS, SPACES
from games.la_isla.positions import animals, do, may, placing, points, reason, refused, resources, standing

ALL_TAKES = ["take yellow", "take green", "take grey", "take white", "take brown"]


def test_an_explorer_costs_two_resources_of_the_spaces_colour() -> None:
    """The rulebook's example: a desert space for two yellow resources."""
    state = placing(resources="yyg")
    assert may(state, 0, "place") == ["place A0", "place S0", "place S5", "place T3", "place T9"]
    state = do(state, 0, "place A0")
    assert resources(state) == "g"
    assert standing(state) == "A0"
    assert state.seats[0].supply == 4


def test_one_resource_of_the_colour_is_not_enough() -> None:
    state = placing(resources="ygrwb")
    assert may(state, 0) == ALL_TAKES
    why = reason(state, 0, "place A0")
    assert why.key == "why-cost"
    assert dict(why.args)["cost"] == 2
    assert dict(why.args)["have"] == 1


def test_a_resource_of_choice_may_be_taken_instead_even_if_one_could_place() -> None:
    state = placing(resources="yy")
    assert may(state, 0, "take") == ALL_TAKES
    state = do(state, 0, "take brown")
    assert resources(state) == "yyb"
    assert may(state, 0) == ["done"]
    assert refused(state, 0, "place A0") == "why-took"
    assert refused(state, 0, "take brown") == "why-nothing-to-take"


def test_one_must_place_or_take() -> None:
    assert refused(placing(resources="yy"), 0, "done") == "wait-place-or-take"


def test_one_placement_a_turn() -> None:
    state = do(placing(resources="yyyy"), 0, "place A0")
    assert may(state, 0) == ["done"]
    assert refused(state, 0, "place S0") == "why-placed"
    assert refused(state, 0, "take grey") == "why-nothing-to-take"


def test_placing_is_for_phase_c_and_for_the_seat_whose_turn_it_is() -> None:
    state = placing(resources="yy")
    assert refused(state, 1, "place A0") == "not-your-turn"
    assert refused(state, 0, "slot 1") == "why-only-in"
    assert refused(state, 0, "recruit") == "why-no-recruit"
    assert refused(state, 0, "pay yellow") == "why-nothing-to-pay"
    assert refused(state, 0, "move dodo") == "why-no-marker"
    assert refused(state, 0, "assign a c001") == "why-cards-assigned"


def test_different_colours_share_a_space_but_never_two_of_one() -> None:
    state = placing(resources="yyyy", at="A0", others="A0 S0")
    assert may(state, 0, "place") == ["place S0", "place S5", "place T3", "place T9"]
    assert refused(state, 0, "place A0") == "why-own-explorer"
    state = do(state, 0, "place S0")
    assert standing(state, 0) == standing(state, 1) == "A0 S0"


def test_four_seats_may_stand_on_one_space() -> None:
    state = placing(resources="yy", others="A0", seats=4)
    state.edit(2).standing = state.edit(3).standing = state.seats[1].standing
    assert "place A0" in may(state, 0)


# Moving an explorer


def test_the_supply_comes_first() -> None:
    state = placing(resources="yy", at="A1 A2 A3 A4")
    assert state.seats[0].supply == 1
    assert may(state, 0, "lift") == []
    assert refused(state, 0, "lift A1") == "why-supply-first"


def test_with_an_empty_supply_one_of_the_placed_explorers_is_moved() -> None:
    state = placing(resources="yy", at="A1 A2 A3 A4 S1")
    assert may(state, 0, "place") == []
    assert may(state, 0, "lift") == ["lift A1", "lift A2", "lift A3", "lift A4", "lift S1"]
    assert refused(state, 0, "place A0") == "why-lift-first"
    state = do(state, 0, "lift A3")
    assert may(state, 0) == ["place A0", "place S0", "place S5", "place T3", "place T9"]
    assert refused(state, 0, "done") == "wait-place"
    assert refused(state, 0, "take grey") == "why-put-down-first"
    assert refused(state, 0, "lift A1") == "why-put-down-first"
    state = do(state, 0, "place T9")
    assert standing(state) == "A1 A2 A4 S1 T9"
    assert resources(state) == ""
    assert state.seats[0].supply == 0


def test_a_moved_explorer_goes_to_a_different_space() -> None:
    state = do(placing(resources="yy", at="A0 A1 A2 A3 A4"), 0, "lift A0")
    assert "place A0" not in may(state, 0)
    assert refused(state, 0, "place A0") == "why-elsewhere"


def test_nothing_is_lifted_without_another_space_to_pay_for() -> None:
    state = placing(resources="ygrwb", at="A0 A1 A2 A3 A4")
    assert may(state, 0) == ALL_TAKES
    assert refused(state, 0, "lift A0") == "why-nothing-affordable"
    assert refused(state, 0, "lift S0") == "why-nobody-there"


def test_the_lifted_explorer_no_longer_counts_where_it_stood() -> None:
    # ruling: lift, then place, then test. M9 lies between S9 and T9.
    state = do(placing(resources="yy", at="A1 A2 A3 A4 S9"), 0, "lift S9", "place T9")
    assert animals(state) == {}
    assert points(state) == 0


def test_moving_away_gives_back_nothing() -> None:
    state = placing(resources="yy", at="A4 S1 S2 S3 S4")
    state = do(state, 0, "lift S4", "place A0", "done")
    assert animals(state)
    won, kept = points(state), animals(state)
    state = do(state, 1, "take grey", "done")
    assert points(state) >= won
    assert animals(state) == kept


# Claiming


def test_rulebook_example_one_explorer_completes_two_regions() -> None:
    """On a grey mountain space: an owlet moth for 2 and a Sardinian pika for 3, with four explorers in all."""
    state = placing(resources="rr", at="A1 S3 S4", animals="Z2 moth,I4 pika")
    state = do(state, 0, "place A2")
    assert animals(state) == {"moth": 1, "pika": 1}
    assert points(state) == 5
    assert state.seats[0].region_points == 5


@pytest.mark.parametrize(
    ("at", "resources", "space", "region", "value"),
    [
        ("A4", "yy", "A0", "Z0", 2),
        ("S0", "rr", "T0", "M0", 2),
        ("A0 S9", "yy", "S0", "I0", 3),
        ("S0 T0 S1", "ww", "T1", "N0", 4),
    ],
)
def test_a_region_brings_its_printed_value(at: str, resources: str, space: str, region: str, value: int) -> None:
    state = placing(resources=resources, at=at)
    index = REGIONS.index(region)
    others = [r for r in game.box.touching[SPACES.index(space)] if r != index]
    for other in others:
        state.free &= ~(1 << other)
    state = do(state, 0, f"place {space}")
    assert points(state) == value
    assert state.seats[0].claimed == 1 << index
    assert not state.free >> index & 1


def test_all_spaces_around_must_be_occupied() -> None:
    state = do(placing(resources="ww", at="S0 T0"), 0, "place T1")
    assert animals(state) == {}


def test_other_players_explorers_do_not_help() -> None:
    state = do(placing(resources="yy", others="A4"), 0, "place A0")
    assert animals(state) == {}


def test_an_emptied_region_brings_nothing() -> None:
    state = placing(resources="yy", at="A4")
    state.free &= ~(1 << REGIONS.index("Z0"))
    state = do(state, 0, "place A0")
    assert animals(state) == {}
    assert points(state) == 0


def test_a_claim_is_not_a_choice() -> None:
    state = do(placing(resources="yy", at="A4"), 0, "place A0")
    assert sum(animals(state).values()) == 1
    assert may(state, 0) == ["done"]


def test_only_regions_at_the_new_space_are_claimed() -> None:
    """Explorers stood around Z0 before, say because its tile came back: nothing there now."""
    state = placing(resources="rr", at="A4 A0")
    state = do(state, 0, "place T0")
    assert animals(state) == {}


# Paying


def test_payment_is_made_by_itself_where_there_is_one_way_only() -> None:
    state = do(placing(resources="yyyg"), 0, "place A0")
    assert resources(state) == "yg"
    assert state.placed == 1


def test_a_placement_can_be_taken_back_before_done() -> None:
    state = placing(resources="yy")
    after = do(state, 0, "place A0")
    assert game.phase(after) == game.phase(state)
    assert after.stage == "c"
    assert game.phase(do(after, 0, "done")) > game.phase(state)
