"""The island, the deck and the tracks: the properties that the components were designed for."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import combinations, permutations
from math import hypot

import pytest

from farshore.core.cells import bits
from farshore.core.scene import Point
from farshore.core.toml_data import DataError, read_packaged
from farshore.games.la_isla import game
from farshore.games.la_isla.card_functions import ANIMALS, COLOURS, FUNCTIONS, SYMBOLS, FunctionKind
from farshore.games.la_isla.components import REGIONS, SPACES, Family, build_island

BOX = game.box
TEETH = tuple(range(10))


# The island


def polygons() -> dict[str, list[Point]]:
    """Every cell as points, and the pond."""
    cells = {}
    for name in (*SPACES, *REGIONS):
        family = BOX.families[name[0]]
        cells[name] = [family.turned(point, int(name[1:])) for point in family.outline]
    turner = BOX.families["A"]
    return {**cells, "pond": [turner.turned(point, 0) for point in BOX.pond]}


def area(points: list[Point]) -> float:
    """By the shoelace formula."""
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


def near(a: Point, b: Point) -> bool:
    return hypot(a[0] - b[0], a[1] - b[1]) < 0.01


def edges() -> dict[frozenset[int], list[str]]:
    """Each edge, by its two corners, with the cells that have it."""
    corners: list[Point] = []
    found: dict[frozenset[int], list[str]] = {}

    def corner(point: Point) -> int:
        for index, known in enumerate(corners):
            if near(point, known):
                return index
        corners.append(point)
        return len(corners) - 1

    for name, points in polygons().items():
        numbers = [corner(point) for point in _with_joints(points)]
        for a, b in zip(numbers, numbers[1:] + numbers[:1], strict=True):
            found.setdefault(frozenset((a, b)), []).append(name)
    return found


def _with_joints(points: list[Point]) -> list[Point]:
    """The outline with every corner of other cells that lies on it."""
    others = {point for polygon in polygons().values() for point in polygon}
    full: list[Point] = []
    for a, b in zip(points, points[1:] + points[:1], strict=True):
        length = hypot(b[0] - a[0], b[1] - a[1])
        on_edge = [p for p in others if not near(p, a) and not near(p, b) and _between(a, b, p, length)]
        kept: list[Point] = []
        for point in sorted(on_edge, key=lambda p: hypot(p[0] - a[0], p[1] - a[1])):
            if not kept or not near(kept[-1], point):
                kept.append(point)
        full += [a, *kept]
    return full


def _between(a: Point, b: Point, p: Point, length: float) -> bool:
    return abs(hypot(p[0] - a[0], p[1] - a[1]) + hypot(p[0] - b[0], p[1] - b[1]) - length) < 1e-4


EDGES = edges()


def test_cells_fill_the_decagon_exactly() -> None:
    family = BOX.families["T"]
    coast = [family.turned((0, 100), k) for k in range(10)]
    assert sum(area(points) for points in polygons().values()) == pytest.approx(area(coast), rel=1e-5)


def test_inner_edges_are_shared_by_two_cells_and_coast_edges_belong_to_one() -> None:
    counts = Counter(len(cells) for cells in EDGES.values())
    assert set(counts) == {1, 2}
    outer = {cells[0] for cells in EDGES.values() if len(cells) == 1}
    assert outer == {f"T{k}" for k in range(10)}
    assert counts[1] == 20


def test_a_region_is_surrounded_by_the_spaces_that_touch_it_by_an_edge() -> None:
    touching: dict[str, set[str]] = {region: set() for region in REGIONS}
    for cells in EDGES.values():
        for one, other in ((cells[0], cells[-1]), (cells[-1], cells[0])):
            if one in touching and other in SPACES:
                touching[one].add(other)
    named = {region: {SPACES[i] for i in bits(BOX.around[r])} for r, region in enumerate(REGIONS)}
    assert touching == named


def test_a_regions_value_is_the_number_of_its_spaces() -> None:
    assert Counter(BOX.values) == {2: 15, 3: 10, 4: 10}
    assert len(SPACES) == 25
    assert sum(BOX.values) == 100


def test_spaces_border_four_five_or_three_regions_by_ring() -> None:
    borders = {name: len(regions) for name, regions in zip(SPACES, BOX.touching, strict=True)}
    assert {name[0]: count for name, count in borders.items()} == {"A": 4, "S": 5, "T": 3}
    assert len({(name[0], count) for name, count in borders.items()}) == 3


def test_the_map_is_planar_and_connected() -> None:
    cells = list(polygons())
    reached, edge = {cells[0]}, [cells[0]]
    pairs = [tuple(pair) for pair in EDGES.values() if len(pair) == 2]
    while edge:
        here = edge.pop()
        new = {b if a == here else a for a, b in pairs if here in (a, b)} - reached
        reached |= new
        edge += new
    assert len(reached) == len(cells)
    corners = {corner for ends in EDGES for corner in ends}
    assert len(corners) - len(EDGES) + len(cells) == 1  # Euler, the sea left out


def test_the_ten_teeth_are_congruent_and_in_one_piece() -> None:
    tooth_cells = [family for family in BOX.families.values() if family.tooth]
    assert {family.name for family in tooth_cells} == {"S", "T", "I", "M", "N"}
    assert all(family.count == 10 and family.turn == 36 for family in tooth_cells)
    own = [
        cells for cells in EDGES.values() if len(cells) == 2 and all(c in ("S0", "T0", "I0", "M0", "N0") for c in cells)
    ]
    linked = {frozenset(cells) for cells in own}
    assert {frozenset(pair) for pair in (("I0", "S0"), ("M0", "S0"), ("N0", "S0"), ("M0", "T0"))} <= linked


def test_the_outline_of_a_tooth_has_the_area_of_its_cells() -> None:
    turner: Family = BOX.families["S"]
    outline = [turner.turned(point, 0) for point in BOX.tooth_outline]
    assert area(outline) == pytest.approx(sum(area(polygons()[f"{name}0"]) for name in "STIMN"), rel=1e-5)


def test_each_colour_meets_each_symbol_once() -> None:
    island = build_island(BOX, TEETH)
    assert len(set(zip(island.colours, island.symbols, strict=True))) == 25
    for ring in "AST":
        indices = [i for i, name in enumerate(SPACES) if name[0] == ring]
        assert len(set(Counter(island.colours[i] for i in indices).values())) == 1
        assert len(set(Counter(island.symbols[i] for i in indices).values())) == 1


def test_the_two_spaces_of_a_tooth_differ_in_colour_and_symbol() -> None:
    for tooth in BOX.tooth_looks:
        assert tooth["S"][0] != tooth["T"][0]
        assert tooth["S"][1] != tooth["T"][1]


def test_teeth_follow_the_rule_they_were_made_by() -> None:
    for j in range(5):
        assert BOX.tooth_looks[j] == {"S": (j, (j + 1) % 5), "T": ((j + 2) % 5, j)}
        assert BOX.tooth_looks[5 + j] == {"S": (j, (j + 2) % 5), "T": ((j + 1) % 5, j)}
    assert [BOX.centre_looks[f"A{k}"] for k in range(5)] == [(k, k) for k in range(5)]


def test_no_region_of_two_ever_needs_one_colour_twice() -> None:
    for tooth in TEETH:
        looks = BOX.tooth_looks[tooth]
        assert looks["S"][0] != looks["T"][0]
    assert len({BOX.centre_looks[f"A{k}"][0] for k in range(5)}) == 5


def test_an_average_island_mixes_its_colours() -> None:
    """Over all arrangements: how many colours the regions between two teeth need."""
    pairs = list(permutations(BOX.tooth_looks, 2))
    threes = [len({centre, a["S"][0], b["S"][0]}) for a, b in pairs for centre in range(5)]
    fours = [len({a["S"][0], a["T"][0], b["S"][0], b["T"][0]}) for a, b in pairs]
    assert [round(10 * threes.count(n) / len(threes), 1) for n in (3, 2, 1)] == [5.3, 4.4, 0.2]
    assert [10 * fours.count(n) / len(fours) for n in (4, 3)] == pytest.approx([3.4, 6.6], abs=0.1)


def test_tiles_and_explorers_have_room() -> None:
    """A tile of radius 6 fits into each region; four figures of radius 2.5 fit on each space."""
    for name, points in polygons().items():
        if name != "pond":
            family, number = BOX.families[name[0]], int(name[1:])
            middle = family.turned(family.middle, number)
            room = min(_distance(middle, a, b) for a, b in zip(points, points[1:] + points[:1], strict=True))
            assert room >= 6, name


def _distance(p: Point, a: Point, b: Point) -> float:
    """From a point to a line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)))
    return hypot(p[0] - a[0] - along * dx, p[1] - a[1] - along * dy)


# The deck

CONTROL = """
VP_COL     Y>Y/Do G>G/To Gr>Gr/Mo W>W/Fo B>B/Pi
VP_COL     Y>G/Pi G>Gr/Do Gr>W/To W>B/Mo B>Y/Fo
VP_SYM     te>G/Mo ha>Gr/Fo ro>W/Pi ca>B/Do ba>Y/To
VP_SYM     te>Gr/To ha>W/Mo ro>B/Fo ca>Y/Pi ba>G/Do
RES_COL    Y>Gr/Pi G>W/Do Gr>B/To W>Y/Mo B>G/Fo
RES_COL    Y>B/Pi G>Y/Do Gr>G/To W>Gr/Mo B>W/Fo
RES_SYM    te>B/Mo ha>Y/Fo ro>G/Pi ca>Gr/Do ba>W/To
RES_SYM    te>Y/To ha>G/Mo ro>Gr/Fo ca>W/Pi ba>B/Do
MARK_COL   Y>Y/Pi G>G/Do Gr>Gr/To W>W/Mo B>B/Fo
MARK_SYM   te>G/Fo ha>Gr/Pi ro>W/Do ca>B/To ba>Y/Mo
CHEAP_COL  Y>Gr/Mo G>W/Fo Gr>B/Pi W>Y/Do B>G/To
CHEAP_COL  Y>W/To G>B/Mo Gr>Y/Fo W>G/Pi B>Gr/Do
CHEAP_SYM  te>W/Pi ha>B/Do ro>Y/To ca>G/Mo ba>Gr/Fo
CHEAP_SYM  te>B/Fo ha>Y/Pi ro>G/Do ca>Gr/To ba>W/Mo
JOKER      Y>B/To G>Y/Mo Gr>G/Fo W>Gr/Pi B>W/Do
JOKER      Y>G/To G>Gr/Mo Gr>W/Fo W>B/Pi B>Y/Do
INCOME     Y>G/Pi G>Gr/Do Gr>W/To W>B/Mo B>Y/Fo
INCOME     Y>Gr/Fo G>W/Pi Gr>B/Do W>Y/To B>G/Mo
B_TRACK    Do>Gr/To Fo>W/Mo To>B/Fo Pi>Y/Pi Mo>G/Do
EXPLORER   W/Do B/To Y/Mo G/Fo Gr/Pi
SLOT       B/Pi Y/Do G/To Gr/Mo W/Fo
DRAW       Y/Fo G/Pi Gr/Do W/To B/Mo
PATIENCE   Y/To G/Mo Gr/Fo W/Pi B/Do
CLAIM      G/Do Gr/To W/Mo B/Fo Y/Pi
SPECIES    Do>G/Fo Fo>Gr/Pi To>W/Do Pi>B/To Mo>Y/Mo
SPECIES    Do>W/Fo Fo>B/Pi To>Y/Do Pi>G/To Mo>Gr/Mo
SURVEY_COL Y>W/To G>B/Mo Gr>Y/Fo W>G/Pi B>Gr/Do
SURVEY_SYM te>B/Do ha>Y/To ro>G/Mo ca>Gr/Fo ba>W/Pi
TRACKER    Do>B/Fo Fo>Y/Pi To>G/Do Pi>Gr/To Mo>W/Mo
COMPANY    Y/Mo G/Fo Gr/Pi W/Do B/To
PAIR       G/To Gr/Mo W/Fo B/Pi Y/Do
SECOND     Gr/Do W/To B/Mo Y/Fo G/Pi
D_FREE     Gr/Fo W/Pi B/Do Y/To G/Mo
MULTI      W/Mo B/Fo Y/Pi G/Do Gr/To
REGION     2>W/Do 3>B/To 4>Y/Mo 4>G/Fo 3>Gr/Pi
REGION     2>Y/Do 3>G/To 4>Gr/Mo 4>W/Fo 2>B/Pi
"""
SHORT = {**dict(zip(("Y", "G", "Gr", "W", "B"), COLOURS, strict=True)), **{a[:2].title(): a for a in ANIMALS}}
SHORT |= {symbol[:2]: symbol for symbol in SYMBOLS} | {value: value for value in "234"}


def test_the_deck_is_the_control_table() -> None:
    expected = []
    for line in CONTROL.strip().splitlines():
        kind, *entries = line.split()
        for entry in entries:
            parameter, _, rest = entry.rpartition(">")
            colour, animal = rest.split("/")
            expected.append((kind, SHORT[parameter] if parameter else "", SHORT[colour], SHORT[animal]))
    dealt = [
        (card.function.kind.name, card.function.parameter_name, COLOURS[card.resource], ANIMALS[card.animal])
        for card in BOX.cards
    ]
    assert dealt == expected


def test_cards_follow_the_rule_they_were_made_by() -> None:
    for index, card in enumerate(BOX.cards):
        group, place = divmod(index, 5)
        assert card.resource == (place + group + group // 5 + 4 * (group // 2)) % 5
        assert card.animal == (2 * card.resource + group) % 5
        assert card.value == (1 if group < 24 else 2)


def test_120_cards_of_value_1_and_60_of_value_2() -> None:
    assert Counter(card.value for card in BOX.cards) == {1: 120, 2: 60}
    assert BOX.agreed(2, 120).deck.bit_count() == 120
    assert BOX.agreed(2, 180).deck.bit_count() == 180


def test_26_kinds_and_88_functions() -> None:
    assert len({card.function.kind for card in BOX.cards}) == len(FunctionKind) == 26
    assert len({card.function for card in BOX.cards}) == len(FUNCTIONS) == 88
    assert len({card.function.kind for card in BOX.cards if card.value == 1}) == 16


@pytest.mark.parametrize(("value", "each"), [((1,), 24), ((2,), 12), ((1, 2), 36)])
def test_every_deck_is_balanced(value: tuple[int, ...], each: int) -> None:
    cards = [card for card in BOX.cards if card.value in value]
    assert set(Counter(card.resource for card in cards).values()) == {each}
    assert set(Counter(card.animal for card in cards).values()) == {each}
    pairs = Counter((card.resource, card.animal) for card in cards)
    assert len(pairs) == 25
    assert max(pairs.values()) - min(pairs.values()) <= 1


def test_every_group_of_five_shows_all_resources_and_animals() -> None:
    for start in range(0, 180, 5):
        group = BOX.cards[start : start + 5]
        assert len({card.resource for card in group}) == len({card.animal for card in group}) == 5


def test_no_two_cards_are_alike_and_twins_differ_in_the_resource() -> None:
    for one, other in combinations(BOX.cards, 2):
        if one.function is other.function:
            assert one.resource != other.resource


def test_a_functions_own_colour_is_the_cards_resource_on_ten_cards() -> None:
    by_colour = ("VP_COL", "RES_COL", "MARK_COL", "CHEAP_COL", "JOKER", "INCOME", "SURVEY_COL")
    cards = [card for card in BOX.cards if card.function.kind.name in by_colour]
    assert len(cards) == 60
    assert sum(card.function.parameter == card.resource for card in cards) == 10


# Tracks and own data


def test_track_zones() -> None:
    assert BOX.zones == (0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5)


def own(file: str, old: str, new: str) -> dict[str, str]:
    words = read_packaged("farshore.games.la_isla", file)
    assert old in words
    return {file: words.replace(old, new, 1)}


def test_own_data_changes_the_box() -> None:
    other = game.with_data(own("table.toml", "explorers = 5", "explorers = 4"))
    assert [camp.supply for camp in other.start(2).seats] == [4, 4]
    assert [camp.supply for camp in game.start(2).seats] == [5, 5]


def test_tables_that_agreed_on_the_same_have_one_box_and_so_has_who_is_sent_a_position() -> None:
    other = game.with_data(own("table.toml", "explorers = 5", "explorers = 4"))
    assert game.start(2).box is game.start(2).box is not game.start(3).box
    for state in (game.start(2), other.start(2, {"deck": 180})):
        sent = pickle.loads(pickle.dumps(state))
        assert sent == state
        assert sent.box is state.box


@pytest.mark.parametrize(
    ("file", "old", "new", "field"),
    [
        ("island.toml", '"yellow tent"', '"purple tent"', "centre.A.0"),
        ("island.toml", 'Z0 = ["A4", "A0"]', 'Z0 = ["A4"]', "regions.Z0"),
        ("island.toml", 'Z0 = ["A4", "A0"]', 'Z0 = ["A4", "A9"]', "regions.Z0.1"),
        ("island.toml", 'Z0 = ["A4", "A0"]', "", "regions"),
        ("island.toml", 'piece = "centre"', 'piece = "moon"', "family.A.piece"),
        ("island.toml", "[family.A]", "[family.AA]", "family.AA"),
        ("island.toml", "[family.N]", "[family.O]", "family.O"),
        ("island.toml", "count = 5", "count = 6", "family.A.count"),
        ("cards.toml", '"yellow yellow dodo"', '"yellow dodo"', "group.0.cards.0"),
        ("cards.toml", '"yellow yellow dodo"', '"tent yellow dodo"', "group.0.cards.0"),
        ("cards.toml", 'kind = "VP_COL"', 'kind = "WIN"', "group.0.kind"),
        ("cards.toml", "value = 1", "value = 3", "group.0.value"),
        ("cards.toml", "CLAIM = 2", "WIN = 2", "points.WIN"),
        ("table.toml", "zones = [0, 0", "zones = [5, 0", "animals.zones"),
        ("table.toml", "tiles = 7", "tiles = 8", "animals.tiles"),
        ("table.toml", "slots = 3", "slots = 9", "seat.slots"),
        ("table.toml", "[end]", "[finish]", "finish"),
    ],
)
def test_wrong_data_is_named_by_file_and_field(file: str, old: str, new: str, field: str) -> None:
    with pytest.raises(DataError) as error:
        game.with_data(own(file, old, new))
    assert (error.value.file, error.value.field) == (file, field)
    assert error.value.line > 1
