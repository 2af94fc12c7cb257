"""Every block of the features has a description, and the page of the documentation is current."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.games import find, installed
from farshore.rl.reference import GAMES, note, page

PAGE = Path(__file__).parent.parent.parent / "docs" / "reference" / "observations.md"


def test_the_reference_of_observations_is_current() -> None:
    wanted = "python -m farshore.rl.reference > docs/reference/observations.md"
    assert PAGE.read_text("utf-8") == page(), wanted


@pytest.mark.parametrize("name", sorted(installed().games))
def test_every_block_has_a_description_and_every_description_a_block(name: str) -> None:
    game = find(name)
    for seats in game.info.seats:
        parts = game.tensor_spec(game.view(game.start(seats), 0)).parts
        assert all(len(note(game, block)) > 10 for block, _ in parts)
        blocks = {block if block in game.feature_notes else block.rpartition(" ")[0] for block, _ in parts}
        assert name not in GAMES or blocks == set(game.feature_notes)


def test_a_plane_of_hexes_is_an_axial_grid() -> None:
    near = find("kingdom_maps").feature_neighbours["hexes"]
    assert len(near) == 89
    hexes = {number for row in near for number in row}
    assert len(hexes) == 61
    ways = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1))
    for number in hexes:
        row, column = divmod(number, 10)
        around = {10 * (row + down) + column + right for down, right in ways if 0 <= column + right < 10}
        assert set(near[number]) == around & hexes


def test_the_regions_of_the_island_lie_between_its_spaces() -> None:
    game = find("la_isla")
    rows = game.feature_neighbours["regions"]
    spec = dict(game.tensor_spec(game.view(game.start(2), 0)).parts)
    assert len(rows) == spec["free"][1]
    assert {space for row in rows for space in row} == set(range(spec["island"][1]))
    assert all(2 <= len(row) <= 4 for row in rows)
