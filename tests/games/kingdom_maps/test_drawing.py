"""Drawing: the first hex touches the map, the others this turn's group, and the whole number is drawn."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from farshore.core.cells import bits
from farshore.games.kingdom_maps.drawing import start_hexes
from farshore.games.kingdom_maps.state import State
from games.kingdom_maps.positions import HEXES, can, drawable, fill, holes, play, position, refused, same, shown


def drawing(picture: str, number: int, territory: str = "lake") -> State:
    """Return a position in which seat 0 of two is about to draw this number."""
    state = play(position(picture, "", seats=2), f"- roll 1 {number} 6" if number > 1 else "- roll 1 1 6")
    return play(state, f"0 announce {territory}", f"0 take {number}")


def test_on_an_empty_map_the_first_hex_goes_anywhere() -> None:
    assert len(drawable(drawing("", 3))) == 61


def test_first_hex_touches_what_was_drawn_before() -> None:
    state = drawing("..... ...... ..mm... ..t.....", 3)
    assert same(
        shown(state),
        """
              .....
             .***..
            .*mm*..
           .*t**...
          ..**.....""",
    )
    assert refused(state, "0 draw A1").key == "touch-map"


def test_new_hexes_may_join_a_region_of_the_same_territory() -> None:  # ruling 17
    state = fill(drawing("..... ...... ..ll...", 1), 0, "C5")
    assert same(shown(state), "..... \n ...... \n ..llL..")


def test_further_hexes_touch_one_drawn_this_turn() -> None:
    state = fill(drawing("..... ...... ..mm...", 3), 0, "C5")
    assert same(
        shown(state),
        """
              .....
             ...**.
            ..mmL*.
           ....**..""",
    )
    assert refused(state, "0 draw C2").key == "touch-group"


def test_touching_is_sharing_a_side() -> None:  # ruling 17
    state = fill(drawing("", 2), 0, "E5")
    assert set(drawable(state)) == {"D4", "D5", "E4", "E6", "F4", "F5"}


def test_a_hex_is_never_drawn_again() -> None:
    state = drawing("..... ...... ..mm...", 2)
    assert refused(state, "0 draw C3").key == "hex-taken"
    state = fill(state, 0, "C5")
    assert refused(state, "0 draw C5").key == "hex-taken"


def test_the_whole_number_is_drawn_neither_fewer_nor_more() -> None:
    state = fill(drawing("", 3), 0, "A1", "A2")
    assert refused(state, "0 done").key == "draw-first"
    state = fill(state, 0, "A3")
    assert can(state) == ["done"]
    assert drawable(state) == []
    assert refused(state, "0 draw A4").key == "all-drawn"


def test_example_of_the_rulebook_four_mountains_three_forests_four_farms() -> None:
    state = position("", seats=1)
    state = play(state, "- roll 1 4 5", "0 announce mountain", "0 take 4")
    state = play(fill(state, 0, "E4", "E5", "E6", "D5"), "0 score A1", "0 done")
    state = play(state, "- roll 2 3", "0 assign 2 3")
    state = play(fill(state, 0, "F4", "F5", "G4"), "0 done")
    state = play(state, "- roll 1 4 5", "0 announce farm", "0 take 4")
    state = play(fill(state, 0, "D4", "C4", "C3", "B3"), "0 done")
    assert same(
        shown(state),
        """
              .....
             ..f...
            ..ff...
           ...fm...
          ...mmm...
           ...tt...
            ...t...""",
    )


# Room for the whole number


def test_first_hex_needs_room_for_the_whole_number() -> None:  # ruling 18
    state = drawing(holes("A1", "A2", "I1", "I2", "I3"), 3)
    assert drawable(state) == ["I1", "I2", "I3"]
    assert refused(state, "0 draw A1").key == "pocket-too-small"


def test_a_pocket_of_exactly_the_number_is_enough() -> None:  # ruling 18
    state = fill(drawing(holes("A1", "A2", "A3"), 3), 0, "A2")
    assert drawable(state) == ["A1", "A3"]


def test_nobody_paints_themselves_into_a_corner() -> None:  # ruling 18
    state = fill(drawing(holes("A1", "A2", "A3", "B3", "C3"), 5), 0, "A2", "A1")
    assert drawable(state) == ["A3", "B3"]  # A1 is a dead end, but the group goes on from A2


def test_number_fits_if_a_connected_empty_part_is_large_enough() -> None:  # ruling 10
    apart = position(holes("A1", "A3", "A5", "C4"), "", seats=2)
    assert can(play(apart, "- roll 1 2 3", "0 announce lake")) == ["take 1"]
    joined = position(holes("A1", "A2", "A3", "C5"), "", seats=2)
    assert can(play(joined, "- roll 1 3 4", "0 announce lake")) == ["take 1", "take 3"]


@settings(max_examples=40)
@given(st.integers(0, 2**61 - 1), st.integers(0, 2**61 - 1), st.integers(1, 6))
def test_every_legal_hex_leads_to_a_whole_drawing_and_no_other_does(some: int, more: int, number: int) -> None:
    """Exactly: a first hex is legal if and only if a connected set of the number with it fits (ruling 18)."""
    empty = sum(1 << HEXES.order[index] for index in range(61) if (some & more) >> index & 1)
    state = position("", seats=2)
    chart = state.edit(0)
    chart.land[0] = chart.drawn = HEXES.all & ~empty
    chart.pockets = tuple(HEXES.regions(empty))
    legal = start_hexes(state, 0, number)
    expected = 0
    near = HEXES.neighbours_of(chart.drawn) if chart.drawn else HEXES.all
    for cell in bits(empty & near):
        if grows(1 << cell, empty, number):
            expected |= 1 << cell
    assert legal == expected


def grows(group: int, empty: int, number: int) -> bool:
    """Whether a group can be enlarged to the number, tried hex by hex."""
    if group.bit_count() >= number:
        return True
    return any(grows(group | 1 << cell, empty, number) for cell in bits(HEXES.outer_neighbours(group) & empty))
