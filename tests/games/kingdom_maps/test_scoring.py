"""The twelve criteria, each as pictures with their points; and all of them against a second, slow count."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farshore.core.game import Score, ScoreLine, winners
from farshore.games.kingdom_maps import game
from farshore.games.kingdom_maps.components import CRITERIA
from farshore.games.kingdom_maps.scoring import rank, score_criterion
from games.kingdom_maps.positions import HEXES, holes, land_of, position


def points(name: str, picture: str) -> int:
    return score_criterion(game.components, name, land_of(picture))[0]


def where(name: str, picture: str) -> set[str]:
    return set(HEXES.cell_names(score_criterion(game.components, name, land_of(picture))[1]))


FULL = holes()
E = "..... ...... ....... ........ "
"""Four empty rows: what follows is row E, through the centre."""

A1 = [
    ("", 0),
    ("m....", 0),
    ("mm...", 1),
    ("mmm..", 3),
    ("mm.mm", 1),
    ("..... ...... ....... m....... .m....... .m......", 3),  # one of the three directions: down to the right
    ("..... ...... ....... ...m.... ...m..... ..m.....", 3),  # and down to the left
    (E + "mmmmmmmmm", 36),
    (E + "mmmm.mmmm", 6),
    ("mmm.. mmm... .......", 3),  # two lines are not added
    ("m.m.. m.....", 1),  # neighbours count in any direction
    (FULL, 36),
]
A2 = [
    ("", 0),
    ("ttt..", 0),  # one forest alone has no second
    ("t...t", 3),
    ("ttt.t", 3),
    ("tt.tt", 6),  # equal sizes: the second of two
    ("tt.tt ...... tt.....", 6),  # a third does not count
    ("ttttt t.....", 0),
    ("t.... ...... t...... ........ ttt......", 3),
    (FULL.replace("m", "t"), 0),
    ("t.... .t....", 0),  # A1 and B2 touch
    ("t.... ..t...", 3),  # A1 and B3 do not
]
A3 = [
    ("", 0),
    ("lfv..", 3),
    ("lf... .v....", 3),
    ("lfffv", 0),  # the middle touches neither, the outer ones lack one
    ("lffv.", 0),
    ("lfvfl", 6),  # a village may serve two farms
    ("lff.. vv....", 3),  # A2 touches lake and village, A3 only a village
    ("f.... lv....", 3),  # the corner A1
    (E + "...lfv...", 3),  # the centre
    ("lvf..", 0),
]
A4 = [
    ("", 0),
    ("l....", 0),
    (E + "....l....", 7),
    (E + "...lll...", 7),  # a region counts once
    (E + "..l.l.l..", 21),
    (E + ".lllllll.", 7),
    (E + "llllllll.", 0),  # it reaches the border at E1
    ("..... .l.l.. .......", 14),
    ("l.... .l....", 0),  # joined with the border hex A1
    ("..l.. ...... ..l....", 7),
    (FULL.replace("m", "l"), 0),
]
A5 = [
    ("", 0),
    (E + "....v....", 0),
    (E + "...mvt...", 0),  # two others
    (E + "...mvt... ...f....", 3),
    (E + "...mvt... ...fl...", 6),
    ("..... ...... ....... ...s.... ...mvt... ...fl...", 11),
    ("..... ...... ....... ...sm... ...mvt... ...fl...", 11),  # the same territory counts once
    ("..... ...... ....... ...mt... ....v.... ...fl...", 6),
    ("mvt.. ff....", 3),
    ("mvtvm .ffff.", 6),  # two villages, three others each
    ("mvvt. .fl...", 6),  # one village of two hexes
]
A6 = [
    ("", 0),
    (E + "....s....", 0),
    (E + "..sss....", 0),
    ("..s..", 2),
    ("s....", 5),  # a corner belongs to two sides
    ("sssss", 9),  # the top row with both its corners: three sides
    ("sssss .....s ......s .......s ........s", 15),
    ("s...s", 5),  # two regions are not added
    (E + "sssssssss", 15),  # through the middle: two corners of two sides each
    ("sssss s....s s.....s s......s s.......s s......s s.....s s....s sssss", 30),  # all around
    ("..s.. ..s... ..s.... ..s..... ..s...... ..s..... ..s.... ..s... ..s..", 5),  # from the top to the bottom
]
B1 = [
    ("", 0),
    ("mtflv", 2),
    ("mtfl.", 0),
    ("mtflm", 0),
    ("..... mtflvs", 2),
    ("mtflv mtflvs", 4),
    (E + "m.t.f.l.v", 2),  # gaps do not matter
    (E + "mtflvsmtf", 2),  # a line counts once
    ("m.... t..... f...... l....... v........", 2),  # the left edge, leaning down
    ("mtflv t..... f...... l....... v........", 4),
    (FULL, 0),
]
B2 = [
    ("", 0),
    ("mtflv", 0),  # no swamp
    ("mtflv s.....", 1),
    ("mtflv mtflvs s......", 3),
    ("mtflv mtflvs sm.....", 3),
    ("mtflv mtflvs smtflv. ........", 3),
    ("mtflv mtflvs smtflvs ........", 6),
    (FULL, 0),
    ("mmmmm tttttt fffffff llllllll vvvvvvvvv ssssssss", 15),
]
B3 = [
    ("", 0),
    ("mmmmm mmmm..", 0),  # nine
    ("mmmmm mmmmm.", 8),  # ten
    ("mmmmm mmmmmm mmmmmmm", 8),  # more brings no more
    ("mmmmm ...... mmmmm..", 0),  # ten in two regions
    ("mmmmm mmmmm. ....... ........ ......... tttttttt tt.....", 16),
    ("mmmmm mmmmm. ....... mmmmmmmm mm.......", 8),  # a territory counts once
    (FULL, 8),
]
B4 = [
    ("", 0),
    ("mmm.. ...... ....... ........ ......... ........ ....... ...... ..mmm", 4),
    ("mm... ...... ....... ........ ......... ........ ....... ...... ...mm", 0),  # two pairs
    ("mtf.. ...... ....... ........ ......... ........ ....... ...... ..ftm", 4),  # any territories
    ("mtf.. ...... ....... ........ ......... ........ ....... ...... ..mtf", 0),
    ("mmmmm ...... ....... ........ ......... ........ ....... ...... mmmmm", 4),  # five pairs: one lot of three
    ("mmmmm m..... ....... ........ ......... ........ ....... .....m mmmmm", 8),
    (E + "..mmmmm..", 0),  # two pairs and the centre, which is opposite to nothing
    (E + ".mmmmmmm.", 4),
    (FULL, 40),
]
B5 = [
    ("", 0),
    ("mmm..", 0),
    ("mmmm.", 3),
    ("mmmmm", 0),
    ("mm... mm....", 3),
    ("mmmm. ...... tttt...", 6),
    ("mmmm. ...... mmmm...", 6),  # two regions of the same territory
    ("mmmmt ....t. ...t...", 3),
    (E + "..mmmm...", 3),
    ("mm.mm", 0),
    (FULL, 0),
]
B6 = [
    ("", 0),
    ("mt...", 0),
    ("mtf..", 3),
    ("mtfl.", 6),
    ("mtflv", 9),
    ("mtmtm", 0),
    ("mtflv ...... ....... ........ ......... ........ ....... ...... mtf..", 12),
    ("m.... t..... f...... l....... v........", 9),  # the upper left side
    ("mtf.. l..... v......", 6),  # the corner A1 belongs to both sides
    (FULL, 0),
    (E + "mtflvsmtf", 0),  # a line through the middle is no side
]
TABLES = {"A1": A1, "A2": A2, "A3": A3, "A4": A4, "A5": A5, "A6": A6, "B1": B1, "B2": B2, "B3": B3, "B4": B4, "B5": B5}
TABLES["B6"] = B6


@pytest.mark.parametrize(
    ("name", "picture", "expected"), [(name, *entry) for name, table in TABLES.items() for entry in table]
)
def test_points_of_a_picture(name: str, picture: str, expected: int) -> None:
    assert points(name, picture) == expected


@pytest.mark.parametrize("name", CRITERIA)
def test_every_criterion_has_pictures(name: str) -> None:
    assert len(TABLES[name]) >= 5


@pytest.mark.parametrize(
    ("name", "picture", "expected"),
    [
        ("A1", "mmm.m", "A1 A2 A3"),
        ("A2", "ttt.t", "A5"),
        ("A3", "lfv.. ......", "A2"),
        ("A4", E + "l..ll....", "E4 E5"),
        ("A5", "mvt.v ff....", "A2"),
        ("A6", "s.... ...... ......s", "A1"),
        ("B1", "mtflv m.....", "A1 A2 A3 A4 A5"),
        ("B2", "mtflv s.....", "A1"),
        ("B3", "mmmmm mmmmm. ....... tt......", "A1 A2 A3 A4 A5 B1 B2 B3 B4 B5"),
        ("B4", "mmm.. t..... ....... ........ ......... ........ ....... ...... ..mmm", "A1 A2 A3 I3 I4 I5"),
        ("B5", "mmmm. ...... ttt....", "A1 A2 A3 A4"),
        ("B6", "mtf.. ...... m......", "A1 A2 A3"),
    ],
)
def test_where_the_points_are(name: str, picture: str, expected: str) -> None:
    assert where(name, picture) == set(expected.split())


@pytest.mark.parametrize("name", CRITERIA)
def test_no_points_are_nowhere(name: str) -> None:
    for picture, expected in TABLES[name]:
        assert bool(where(name, picture)) == bool(expected)


# The numbers of the pad


def test_pad_has_the_four_criteria_in_play_and_the_question_box() -> None:
    state = position("mmmmm", criteria="A1 A2 B1 B5")
    (pad,) = game.scores(state)
    assert pad.lines == (
        ScoreLine("A1", 10),
        ScoreLine("A2", 0),
        ScoreLine("B1", 0),
        ScoreLine("B5", 0),
        ScoreLine("question", 0),
    )


def test_question_box_is_added_to_the_rest() -> None:
    state = position("mmmmm")
    state.edit(0).question = 7
    assert game.scores(state)[0].total == 17


def test_most_points_win_and_a_tie_is_shared() -> None:
    assert winners(game.scores(position("mmmmm", "mmmm.", "mmmmm"))) == (0, 2)


@pytest.mark.parametrize(
    ("total", "name"),
    [
        (0, ""),
        (79, ""),  # ruling 16: below 80 none
        (80, "courtyard"),
        (99, "courtyard"),
        (100, "normal"),
        (119, "normal"),
        (120, "professional"),
        (149, "professional"),
        (150, "marco-polo"),
        (213, "marco-polo"),
    ],
)
def test_solo_ranks_by_the_highest_threshold_reached(total: int, name: str) -> None:
    assert rank(game.components, total) == name


def test_only_the_solo_game_has_ranks() -> None:
    rich = position(FULL, FULL, criteria="A1 A2 B3 B4")
    alone = position(FULL, criteria="A1 A2 B3 B4")
    assert [score.rank for score in game.scores(rich)] == ["", ""]
    assert game.scores(alone)[0] == Score(game.scores(rich)[0].lines, rank="courtyard")


# The same, counted slowly from the sheet's coordinates

AXIAL = {f"{'ABCDEFGHI'[r + 4]}{i}": (i - 1 - 4 + max(0, -r), r) for r in range(-4, 5) for i in range(1, 10 - abs(r))}
DIRECTIONS = ((1, 0), (0, 1), (1, -1))
AROUND = (*DIRECTIONS, *((-q, -r) for q, r in DIRECTIONS))
SIDES = [{(q, r) for q, r in AXIAL.values() if (q, r, q + r)[axis] == end} for axis in range(3) for end in (-4, 4)]
Map = dict[tuple[int, int], str]


def near(place: tuple[int, int]) -> set[tuple[int, int]]:
    return {(place[0] + q, place[1] + r) for q, r in AROUND}


def regions(drawn: Map, letter: str) -> list[set[tuple[int, int]]]:
    rest = {place for place, sign in drawn.items() if sign == letter}
    parts = []
    while rest:
        part, todo = set(), [rest.pop()]
        while todo:
            place = todo.pop()
            part.add(place)
            todo += (more := near(place) & rest)
            rest -= more
        parts.append(part)
    return parts


def straight(start: tuple[int, int], step: tuple[int, int]) -> list[tuple[int, int]]:
    line = []
    while start in set(AXIAL.values()):
        line.append(start)
        start = (start[0] + step[0], start[1] + step[1])
    return line


def lines() -> list[list[tuple[int, int]]]:
    places = set(AXIAL.values())
    return [straight(p, d) for d in DIRECTIONS for p in places if (p[0] - d[0], p[1] - d[1]) not in places]


def longest(drawn: Map) -> int:
    best = 0
    for line in lines():
        run = 0
        for place in line:
            run = run + 1 if drawn.get(place) == "m" else 0
            best = max(best, run)
    return best


def slowly(name: str, drawn: Map) -> int:
    """The points of a criterion, straight from its sentence."""
    every = [part for letter in "mtflvs" for part in regions(drawn, letter)]
    if name == "A1":
        n = longest(drawn)
        return n * (n - 1) // 2
    if name == "A2":
        return 3 * ([0, 0, *sorted(map(len, regions(drawn, "t")))][-2])
    if name == "A3":
        farms = [place for place, sign in drawn.items() if sign == "f"]
        return 3 * sum({"l", "v"} <= {drawn.get(other) for other in near(place)} for place in farms)
    if name == "A4":
        return 7 * sum(not any(part & side for side in SIDES) for part in regions(drawn, "l"))
    if name == "A5":
        touching = [{drawn[o] for p in part for o in near(p) if o in drawn} - {"v"} for part in regions(drawn, "v")]
        return sum((0, 0, 0, 3, 6, 11)[len(others)] for others in touching)
    if name == "A6":
        counts = [sum(bool(part & side) for side in SIDES) for part in regions(drawn, "s")]
        return (0, 2, 5, 9, 15, 22, 30)[max(counts, default=0)]
    if name == "B1":
        return 2 * sum(len({drawn[place] for place in line if place in drawn}) >= 5 for line in lines())
    if name == "B2":
        n = min(sum(sign == letter for sign in drawn.values()) for letter in "mtflvs")
        return n * (n + 1) // 2
    if name == "B3":
        return 8 * sum(any(len(part) >= 10 for part in regions(drawn, letter)) for letter in "mtflvs")
    if name == "B4":
        pairs = {frozenset((p, (-p[0], -p[1]))) for p in drawn if p != (0, 0)}
        alike = sum(len({drawn.get(place, repr(place)) for place in pair}) == 1 for pair in pairs)
        return 4 * (alike // 3)
    if name == "B5":
        return 3 * sum(len(part) == 4 for part in every)
    return sum((0, 0, 0, 3, 6, 9)[len({drawn[p] for p in side if p in drawn})] for side in SIDES)


@settings(max_examples=60)
@given(st.lists(st.sampled_from("mmtflvs."), min_size=61, max_size=61), st.sampled_from("mtflvs"), st.integers(0, 61))
def test_every_criterion_equals_a_slow_count(signs: list[str], letter: str, until: int) -> None:
    signs = [letter if index < until and index % 3 else sign for index, sign in enumerate(signs)]
    drawn = {place: sign for place, sign in zip(AXIAL.values(), signs, strict=True) if sign != "."}
    picture, first = [], 0
    for length in HEXES.lengths:
        picture.append("".join(signs[first : first + length]))
        first += length
    land = land_of(" ".join(picture))
    for name in CRITERIA:
        assert score_criterion(game.components, name, land)[0] == slowly(name, drawn), name


# The sheet itself


def test_sheet_is_a_hexagon_of_side_five() -> None:
    assert HEXES.all.bit_count() == 61
    assert set(HEXES.index) == set(AXIAL)
    assert HEXES.border.bit_count() == 24
    assert [side.bit_count() for side in HEXES.edges] == [5] * 6
    assert sorted(line.bit_count() for line in HEXES.lines) == sorted([5, 5, 6, 6, 7, 7, 8, 8, 9] * 3)


def test_a_corner_belongs_to_two_sides() -> None:
    shared = [HEXES.cell_names(a & b) for a, b in combinations(HEXES.edges, 2) if a & b]
    assert sorted(name for names in shared for name in names) == ["A1", "A5", "E1", "E9", "I1", "I5"]


def test_hexes_touch_by_sides() -> None:
    for name, place in AXIAL.items():
        expected = {other for other, at in AXIAL.items() if at in near(place)}
        assert set(HEXES.cell_names(HEXES.neighbours[HEXES.index[name]])) == expected


def test_powers_and_question_stand_where_they_are_printed() -> None:
    assert HEXES.cell_names(game.components.powers) == ["B4", "C2", "D7", "F2", "G6", "H3"]
    assert HEXES.cell_names(game.components.question) == ["E5"]
