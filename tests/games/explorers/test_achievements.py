"""Every achievement with positions that earn it, nearly earn it, and do not."""

from __future__ import annotations

import pytest

from farshore.core.cells import Cells, cells_of
from farshore.games.explorers import game
from farshore.games.explorers.achievements import ground, is_reached, largest_square, longest_line, points, progress
from farshore.games.explorers.board import GRID, NEIGHBOURS
from farshore.games.explorers.components import Placed
from farshore.games.explorers.panels import pictogram
from farshore.games.explorers.rules import lay_map
from games.explorers.positions import position

BOARD = lay_map(game.components, [Placed(1, "n"), Placed(4, "n"), Placed(7, "n"), Placed(8, "n")])
GOALS = game.components.achievements


def some(kind: str, number: int) -> Cells:
    """Return this number of spaces with this object."""
    return cells_of(GRID.index[name] for name in GRID.cell_names(BOARD.having[kind])[:number])


def spaces(names: str) -> Cells:
    """`a1 b1` or `a1-p1`: a straight line from one to the other, diagonals too."""
    found = 0
    for part in names.split():
        first, _, last = part.partition("-")
        (r, c), (r2, c2) = (divmod(GRID.index[name], 16) for name in (first, last or first))
        steps = max(abs(r2 - r), abs(c2 - c))
        for step in range(steps + 1):
            found |= 1 << ((r + (r2 - r) * step // max(steps, 1)) * 16 + c + (c2 - c) * step // max(steps, 1))
    return found


def beside(places: tuple[int, ...], number: int) -> Cells:
    """Return this number of neighbours of each of these spaces."""
    return cells_of(GRID.index[name] for place in places for name in GRID.cell_names(NEIGHBOURS[place])[:number])


def worth(name: str, marked: Cells) -> int:
    return points(GOALS[name], BOARD, marked, -1)


# Pictures


def test_only_what_is_to_be_avoided_is_pictured_as_blocked() -> None:
    blocked = {name for name, goal in GOALS.items() if any(glyph.state == "blocked" for glyph in pictogram(goal))}
    assert blocked == {"avoid-scroll", "avoid-horse", "avoid-key"}


# Avoid


@pytest.mark.parametrize(("thing", "value"), [("scroll", 6), ("horse", 8), ("key", 16)])
def test_avoid(thing: str, value: int) -> None:
    assert worth(f"avoid-{thing}", 0) == value
    assert worth(f"avoid-{thing}", some("gem", 5)) == value
    assert worth(f"avoid-{thing}", some(thing, 1)) == 0
    assert worth(f"avoid-{thing}", some(thing, 4)) == 0


# All areas


@pytest.mark.parametrize("terrain", ["prairie", "water", "desert", "mountain"])
def test_areas(terrain: str) -> None:
    areas = GRID.regions(ground(GOALS[f"areas-{terrain}"], BOARD))
    one_each = sum(area & -area for area in areas)
    assert worth(f"areas-{terrain}", one_each) == 10
    assert worth(f"areas-{terrain}", one_each & ~areas[0]) == 0
    assert worth(f"areas-{terrain}", areas[0]) == 0
    assert progress(GOALS[f"areas-{terrain}"], BOARD, one_each & ~areas[0]) == (len(areas) - 1, len(areas))


def test_areas_are_joined_across_tiles() -> None:
    # ruling: an area goes on over the edge of a tile, but not over a corner
    state = position("P P P P P P P P P P \n W W W W W W W P W W \n W W W W W W P W W W")
    prairie = [set(GRID.cell_names(area)) for area in GRID.regions(state.map.grounds[1])]
    assert {name + "1" for name in "abcdefghij"} | {"h2"} in prairie
    assert {"g3"} in prairie


# Full row or column


def test_full_row() -> None:
    assert worth("full-row", spaces("a5-p5")) == 12
    assert worth("full-row", spaces("c1-c16")) == 12
    assert worth("full-row", spaces("a5-p5 c1-c16")) == 12  # once only
    assert worth("full-row", spaces("a5-o5")) == 0
    assert worth("full-row", spaces("b5-p5 a6")) == 0  # round the corner is not a row


# Square


@pytest.mark.parametrize(
    ("names", "side"),
    [
        ("", 0),
        ("c3", 1),
        ("c3-d3 c4", 1),
        ("c3-d3 c4-d4", 2),
        ("c3-e3 c4-e4 c5-e5", 3),
        ("c3-e3 c4 e4 c5-e5", 1),
        ("n14-p14 n15-p15 n16-p16", 3),
        ("p3-p4 a4-a5", 1),
        ("a1-d1 a2-d2 a3-d3 a4-d4 f1-f9", 4),
    ],
)
def test_square(names: str, side: int) -> None:
    assert largest_square(spaces(names)).bit_count() == side * side
    assert worth("square", spaces(names)) == side * side


# Lines


@pytest.mark.parametrize(
    ("direction", "names", "length"),
    [
        ("horizontal", "b3-g3", 6),
        ("horizontal", "b3-d3 f3-j3", 5),
        ("horizontal", "o3-p3 a4-c4", 3),
        ("horizontal", "c1-c9", 1),
        ("vertical", "b3-b9", 7),
        ("vertical", "b3-b5 b7-b8 c5-c6", 3),
        ("vertical", "a3-p3", 1),
        ("diagonal", "a1-e5", 5),
        ("diagonal", "e1-a5", 5),
        ("diagonal", "p8-n10", 3),
        ("diagonal", "a5-p5", 1),
        ("diagonal", "p1 a3 b4", 2),
    ],
)
def test_line(direction: str, names: str, length: int) -> None:
    assert longest_line(spaces(names), direction).bit_count() == length
    assert worth(f"line-{direction}", spaces(names)) == length


def test_start_village_counts_in_lines_squares_and_quadrants() -> None:
    # ruling: it carries an X like any other space
    village = BOARD.village_in[0]
    row = village // 16
    assert worth("line-horizontal", 1 << village | 1 << village + 1) == 2
    assert worth("full-row", sum(1 << row * 16 + other for other in range(16))) == 12
    assert worth("square", sum(1 << village + step for step in (0, 1, 16, 17))) == 4
    others = spaces("n1-p1 a16-c16 n16-p16") | 1 << village + 1 | 1 << village + 2
    assert is_reached(GOALS["race-quadrants"], BOARD, others | 1 << village)
    assert not is_reached(GOALS["race-quadrants"], BOARD, others)


# Count


@pytest.mark.parametrize(
    ("thing", "table"),
    [
        ("apple", [0, 2, 5, 8, 12]),
        ("carrot", [0, 2, 5, 8, 12]),
        ("fish", [0, 2, 5, 8, 12]),
        ("scroll", [0, 2, 5, 8, 12]),
        ("horse", [0, 1, 2, 4, 6, 8, 10, 12, 15]),
        ("gem", [0, 0, 0, 1, 2, 4, 6, 8, 10, 12, 14, 16, 18]),
    ],
)
def test_count(thing: str, table: list[int]) -> None:
    assert [worth(f"count-{thing}", some(thing, number)) for number in range(len(table))] == table


@pytest.mark.parametrize(
    ("apples", "carrots", "fish", "value"),
    [(0, 0, 0, 0), (1, 1, 0, 0), (1, 1, 1, 3), (4, 2, 3, 6), (3, 3, 4, 10), (4, 4, 4, 15)],
)
def test_count_sets(apples: int, carrots: int, fish: int, value: int) -> None:
    marked = some("apple", apples) | some("carrot", carrots) | some("fish", fish)
    assert worth("count-sets", marked) == value


@pytest.mark.parametrize(("number", "value"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14)])
def test_count_villages_with_four_xs(number: int, value: int) -> None:
    villages = BOARD.village_in
    marked = beside(villages[:number], 4) | beside(villages[number:], 3)
    assert worth("count-villages", marked) == value


@pytest.mark.parametrize(("number", "value"), [(0, 0), (1, 3), (2, 6), (3, 10), (4, 14)])
def test_count_temples_with_two_xs_beside_them(number: int, value: int) -> None:
    temples = BOARD.temple_in
    marked = beside(temples[:number], 2) | beside(temples[number:], 1)
    assert worth("count-temples", marked) == value  # ruling: the temple itself need not be marked
    assert worth("count-temples", marked | BOARD.having["temple"]) == value


@pytest.mark.parametrize(
    ("names", "value"), [("b2", 0), ("a1", 3), ("a1 p1", 7), ("a1 p16 a16", 12), ("a1 p1 a16 p16", 18), ("h8 i9", 0)]
)
def test_count_corners_of_the_map(names: str, value: int) -> None:
    assert worth("count-corners", spaces(names)) == value  # ruling: not the corners of tiles


# Races


@pytest.mark.parametrize(
    ("name", "thing", "number"),
    [
        ("horses", "horse", 4),
        ("scrolls", "scroll", 3),
        ("keys", "key", 3),
        ("gems", "gem", 6),
        ("temples", "temple", 2),
    ],
)
def test_race_for_objects(name: str, thing: str, number: int) -> None:
    goal = GOALS[f"race-{name}"]
    assert is_reached(goal, BOARD, some(thing, number))
    assert is_reached(goal, BOARD, BOARD.having[thing])
    assert not is_reached(goal, BOARD, some(thing, number - 1))
    assert not is_reached(goal, BOARD, 0)


def test_race_sets() -> None:
    goal = GOALS["race-sets"]
    assert is_reached(goal, BOARD, some("apple", 2) | some("carrot", 2) | some("fish", 2))
    assert not is_reached(goal, BOARD, some("apple", 4) | some("carrot", 4) | some("fish", 1))
    assert not is_reached(goal, BOARD, some("apple", 3) | some("carrot", 3))


def test_race_villages() -> None:
    goal = GOALS["race-villages"]
    assert is_reached(goal, BOARD, beside(BOARD.village_in, 1))
    assert not is_reached(goal, BOARD, beside(BOARD.village_in[:3], 4))
    assert not is_reached(goal, BOARD, beside(BOARD.village_in[:3], 1) | 1 << BOARD.village_in[3])  # not next to itself


def test_race_villages_and_temples() -> None:
    goal = GOALS["race-villages-temples"]
    villages, temples = beside(BOARD.village_in[:3], 1), some("temple", 3)
    assert is_reached(goal, BOARD, villages | temples)
    assert not is_reached(goal, BOARD, villages | some("temple", 2))
    assert not is_reached(goal, BOARD, beside(BOARD.village_in[:2], 4) | BOARD.having["temple"])
    assert not is_reached(goal, BOARD, beside(BOARD.village_in, 1) | some("temple", 2))


@pytest.mark.parametrize(
    ("names", "done"),
    [("a5 p5 e1 e16", True), ("a1 p16", True), ("a1 p1 a5", False), ("b5-o5", False), ("a5-p5 c1", False)],
)
def test_race_edges(names: str, done: bool) -> None:
    assert is_reached(GOALS["race-edges"], BOARD, spaces(names)) is done  # ruling: a corner counts for two edges


@pytest.mark.parametrize(
    ("names", "done"),
    [
        ("a1-c1 n1-p1 a16-c16 n16-p16", True),
        ("f8-k8 f9-k9", True),
        ("f8-k8 f9-j9", False),
        ("a1-h8", False),
    ],
)
def test_race_quadrants(names: str, done: bool) -> None:
    assert is_reached(GOALS["race-quadrants"], BOARD, spaces(names)) is done


def test_race_values_by_place() -> None:
    for goal in GOALS.values():
        if goal.kind == "race":
            assert [points(goal, BOARD, 0, place) for place in (-1, 0, 1, 2, 3)] == [0, 10, 8, 6, 4]
