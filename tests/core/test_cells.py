"""Fields of squares and hexes; sets of cells as ints."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farshore import compiled
from farshore.core.cells import OPPOSITE, Cells, Grid, HexGrid, SquareGrid, bits, cells_of

MOST = 256
"""The number of bits of a compiled set of cells."""
SQUARES = SquareGrid(6, 4)
HEXES = HexGrid((3, 4, 5, 4, 3))
grids = st.sampled_from([SQUARES, HEXES])


@given(st.sets(st.integers(0, MOST - 1 if compiled.compiled_modules() else 300)))
def test_a_set_of_cells_is_an_int(cells: set[int]) -> None:
    assert list(bits(cells_of(cells))) == sorted(cells)


def test_a_field_that_is_too_large_to_be_compiled_is_never_played_wrongly() -> None:
    if compiled.compiled_modules():
        with pytest.raises(OverflowError, match="at most 256 bits"):
            SquareGrid(20, 20)
    else:
        assert SquareGrid(20, 20).all.bit_count() == 400
    assert SquareGrid(16, 16).all.bit_count() == MOST


def test_the_centre_is_one_cell_wherever_its_bit_stands() -> None:
    large = HexGrid((5, 6, 7, 8, 9, 8, 7, 6, 5))
    assert large.cell_names(large.centre) == ["E5"]
    assert SquareGrid(15, 15).centre == 1 << 112
    assert SquareGrid(4, 4).centre == 0


def some_of(grid: Grid, data: st.DataObject) -> int:
    return cells_of(data.draw(st.sets(st.sampled_from(grid.order))))


@given(grids, st.data())
def test_around_is_the_union_of_neighbours(grid: Grid, data: st.DataObject) -> None:
    cells = some_of(grid, data)
    expected = cells_of(near for cell in bits(cells) for near in bits(grid.neighbours[cell])) & ~cells
    assert grid.outer_neighbours(cells) == expected


@given(grids, st.data())
def test_regions_are_the_connected_parts(grid: Grid, data: st.DataObject) -> None:
    cells = some_of(grid, data)
    parts = grid.regions(cells)
    assert sum(parts) == cells
    for part in parts:
        assert grid.outer_neighbours(part) & cells == 0
        assert grid.flood(part & -part, cells) == part


@given(grids)
def test_neighbours_are_mutual(grid: Grid) -> None:
    for cell, near in enumerate(grid.neighbours):
        assert all(grid.neighbours[other] >> cell & 1 for other in bits(near))


@given(grids, st.data())
def test_opposite_twice_is_the_same_again(grid: Grid, data: st.DataObject) -> None:
    cells = some_of(grid, data)
    assert grid.rotate_180(grid.rotate_180(cells)) == cells
    assert grid.rotate_180(cells & grid.centre) == cells & grid.centre
    assert grid.rotate_180(grid.upper_half) | grid.upper_half == grid.all


@given(grids)
def test_lines_go_from_border_to_border_and_meet_every_cell_once_each_way(grid: Grid) -> None:
    for cell in grid.order:
        assert sum(line >> cell & 1 for line in grid.lines) == len(grid.ways)
    for line in grid.lines:
        assert line & grid.border
        assert grid.longest_line(line) == line


def test_edges_of_a_hexagon_meet_in_corners() -> None:
    assert [HEXES.cell_names(edge) for edge in HEXES.edges[:2]] == [["A1", "A2", "A3"], ["A3", "B4", "C5"]]
    assert HEXES.border == cells_of(bit for edge in HEXES.edges for bit in bits(edge))


def test_rows_of_hexes_that_do_not_interlock_are_refused() -> None:
    with pytest.raises(ValueError, match="interlock"):
        HexGrid((3, 3))


@pytest.mark.parametrize("grid", [SQUARES, HEXES])
def test_a_picture_is_read_as_it_is_written(grid: SquareGrid | HexGrid) -> None:
    picture = grid.format_map(lambda cell: "x" if cell % 3 == 0 else ".")
    assert grid.parse_map(picture)["x"] == cells_of(cell for cell in grid.order if cell % 3 == 0)


def test_a_picture_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="rows of"):
        SQUARES.parse_map("xx\nxx")


@given(grids, st.data())
def test_beside_is_around_and_what_touches_within(grid: Grid, data: st.DataObject) -> None:
    cells = some_of(grid, data)
    touching = cells_of(cell for cell in bits(cells) if grid.neighbours[cell] & cells)
    assert grid.neighbours_of(cells) == grid.outer_neighbours(cells) | touching


@given(grids, st.data())
def test_a_step_there_and_back_loses_only_what_left_the_field(grid: Grid, data: st.DataObject) -> None:
    cells, way = some_of(grid, data), data.draw(st.sampled_from(["e", "w", "ne", "nw", "se", "sw"]))
    there = grid.shift(cells, way)
    assert there & ~grid.all == 0
    back = grid.shift(there, OPPOSITE[way])
    assert back & ~cells == 0
    assert all(not grid.shift(1 << cell, way) for cell in bits(cells & ~back))


@given(st.data())
def test_the_six_ways_of_a_hex_lead_to_its_neighbours(data: st.DataObject) -> None:
    cells = some_of(HEXES, data)
    moved = [HEXES.shift(cells, way) for way in ("e", "w", "ne", "nw", "se", "sw")]
    assert HEXES.neighbours_of(cells) == moved[0] | moved[1] | moved[2] | moved[3] | moved[4] | moved[5]


@given(grids, st.data())
def test_the_longest_line_has_no_gap_and_none_is_longer(grid: Grid, data: st.DataObject) -> None:
    cells, way = some_of(grid, data), data.draw(st.sampled_from(["e", "se", "sw"]))

    def walked(cell: int) -> Cells:
        line = here = 1 << cell
        while here := grid.shift(here, way) & cells:
            line |= here
        return line

    lines = [walked(cell) for cell in bits(cells)]
    longest = max((line.bit_count() for line in lines), default=0)
    assert grid.longest_line(cells, way) == next((line for line in lines if line.bit_count() == longest), 0)


@given(st.integers(0, SQUARES.all))
def test_the_largest_square_is_found(cells: int) -> None:
    squares = [
        cells_of((row + r) * 6 + column + c for r in range(side) for c in range(side))
        for side in (4, 3, 2, 1)
        for row in range(5 - side)
        for column in range(7 - side)
    ]
    assert SQUARES.largest_square(cells) == next((square for square in squares if cells & square == square), 0)


def test_lines_edges_and_corners_of_a_field_of_squares() -> None:
    assert [line.bit_count() for line in SQUARES.lines] == [6] * 4 + [4] * 6
    assert SQUARES.cell_names(SQUARES.lines[5]) == ["b1", "b2", "b3", "b4"]
    assert [SQUARES.cell_names(corner) for corner in SQUARES.corners] == [["a1"], ["f1"], ["a4"], ["f4"]]
    assert sum(edge.bit_count() for edge in SQUARES.edges) == 20
