"""The score pad: what the end brings."""

from __future__ import annotations

import pytest

from farshore.core.game import winners
from farshore.games.la_isla import game
from farshore.games.la_isla.state import State
from games.la_isla.positions import island, stock

PLACES = {0: 0, 1: 4, 2: 6, 3: 8, 4: 10, 5: 12}
"""A place of the track for each zone value."""


def ended(owned: str, zones: str, resources: str = "") -> State:
    """Return a position: seat 0 with these animals and resources, markers in these zones."""
    state = island()
    state.edit(0).animals = [int(count) for count in owned.split()]
    state.markers = [PLACES[int(zone)] for zone in zones.split()]
    stock(state, 0, resources)
    return state


def lines(state: State, seat: int = 0) -> dict[str, int]:
    return {line.name: line.points for line in game.scores(state)[seat].lines}


def test_rulebook_example_of_the_final_scoring() -> None:
    """Two sets, 36 points for animals and 1 for three resources: 57."""
    state = ended("2 2 3 2 2", "3 2 4 2 5", "ygw")
    assert lines(state) == {"regions": 0, "markers": 0, "functions": 0, "sets": 20, "animals": 36, "resources": 1}
    assert game.scores(state)[0].total == 57


@pytest.mark.parametrize(
    ("owned", "sets"), [("2 0 0 0 0", 0), ("1 1 1 1 0", 0), ("2 1 1 1 1", 10), ("2 2 2 2 2", 20), ("5 5 5 5 1", 10)]
)
def test_ten_points_for_each_complete_set(owned: str, sets: int) -> None:
    assert lines(ended(owned, "0 0 0 0 0"))["sets"] == sets


@pytest.mark.parametrize(
    ("owned", "zones", "points"),
    [("2 0 0 0 0", "5 0 0 0 0", 10), ("0 3 0 0 1", "5 1 5 5 4", 7), ("2 2 2 2 2", "0 0 0 0 0", 0)],
)
def test_each_animal_brings_the_value_of_its_zone(owned: str, zones: str, points: int) -> None:
    """A large tile counts as two here as well."""
    assert lines(ended(owned, zones))["animals"] == points


@pytest.mark.parametrize(("resources", "points"), [("", 0), ("y", 0), ("yg", 1), ("ygr", 1), ("yyyyyyy", 3)])
def test_two_resources_of_any_colours_bring_a_point(resources: str, points: int) -> None:
    assert lines(ended("2 0 0 0 0", "0 0 0 0 0", resources))["resources"] == points


@pytest.mark.parametrize(("place", "zone"), list(enumerate((0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5))))
def test_zone_of_each_place_of_the_track(place: int, zone: int) -> None:
    state = ended("1 0 0 0 0", "0 0 0 0 0")
    state.markers[0] = place
    assert lines(state)["animals"] == zone


def test_the_pad_is_kept_live_by_kind_of_points() -> None:
    state = ended("2 0 0 0 0", "0 0 0 0 0")
    camp = state.edit(0)
    camp.region_points, camp.marker_points, camp.function_points = 9, 5, 12
    assert [lines(state)[name] for name in ("regions", "markers", "functions")] == [9, 5, 12]
    assert game.scores(state)[0].total == 26


def test_the_most_points_win() -> None:
    state = ended("2 2 2 2 2", "1 1 1 1 1")
    assert winners(game.scores(state)) == (0,)


def test_a_tie_goes_to_more_resources_left() -> None:
    state = ended("0 0 0 0 0", "0 0 0 0 0", "yg")
    state.edit(1).animals = [0] * 5
    stock(state, 1, "ygr")
    assert [score.total for score in game.scores(state)] == [1, 1]
    assert winners(game.scores(state)) == (1,)
    stock(state, 1, "bb")
    assert winners(game.scores(state)) == (0, 1)
