"""Fields of squares and hexes; sets of cells as ints."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farshore.core.cells import Grid, HexGrid, SquareGrid, bits, cells_of

SQUARES = SquareGrid(6, 4)
HEXES = HexGrid((3, 4, 5, 4, 3))
grids = st.sampled_from([SQUARES, HEXES])


@given(st.sets(st.integers(0, 300)))
def test_a_set_of_cells_is_an_int(cells: set[int]) -> None:
    assert list(bits(cells_of(cells))) == sorted(cells)


@given(grids, st.data())
def test_around_is_the_union_of_neighbours(grid: Grid, data: st.DataObject) -> None:
    cells = data.draw(st.integers(0, grid.all))
    expected = cells_of(near for cell in bits(cells) for near in bits(grid.neighbours[cell])) & ~cells
    assert grid.around(cells) == expected


@given(grids, st.data())
def test_regions_are_the_connected_parts(grid: Grid, data: st.DataObject) -> None:
    cells = data.draw(st.integers(0, grid.all))
    parts = grid.regions(cells)
    assert sum(parts) == cells
    for part in parts:
        assert grid.around(part) & cells == 0
        assert grid.flood(part & -part, cells) == part


@given(grids)
def test_neighbours_are_mutual(grid: Grid) -> None:
    for cell, near in enumerate(grid.neighbours):
        assert all(grid.neighbours[other] >> cell & 1 for other in bits(near))


@pytest.mark.parametrize("grid", [SQUARES, HEXES])
def test_a_picture_is_read_as_it_is_written(grid: SquareGrid | HexGrid) -> None:
    picture = grid.write(lambda cell: "x" if cell % 3 == 0 else ".")
    assert grid.read(picture)["x"] == cells_of(range(0, len(grid.names), 3))


def test_a_picture_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="rows of"):
        SQUARES.read("xx\nxx")
