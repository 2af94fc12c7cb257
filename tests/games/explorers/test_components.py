"""What is in the box: counts, and the properties that the tiles were designed for."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest

from farshore.core.cells import SquareGrid, bits
from farshore.core.game import CHANCE
from farshore.core.toml_data import read_packaged
from farshore.games.explorers import game
from farshore.games.explorers.board import GRID, rotate_tile
from farshore.games.explorers.components import PROVISIONS, SIDES, TILE, Tile, side_name
from farshore.games.explorers.marking import free_cells, keys_left, scrolls_left
from farshore.games.explorers.scoring import gem_points
from farshore.games.explorers.state import State
from games.explorers.positions import CARDS, DUOS, marks, play

BOX = game.components
SMALL = SquareGrid(TILE, TILE)
TILES = list(BOX.tiles.values())


def where(letters: str, letter: str) -> list[tuple[int, int]]:
    return [divmod(index, TILE) for index, found in enumerate(letters) if found == letter]


def steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


# Tiles


def test_there_are_eight_tiles_numbered_1_to_8() -> None:
    assert list(BOX.tiles) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_each_tile_has_its_objects(tile: Tile) -> None:
    found = Counter(tile.objects)
    del found["."]
    assert found == {"T": 1, "k": 1, "s": 1, "h": 2, "a": 1, "c": 1, "f": 1, "g": 3}
    assert tile.terrain.count("V") == 1


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_each_tile_has_14_to_18_spaces_of_each_terrain_in_9_or_10_areas(tile: Tile) -> None:
    cells = SMALL.parse_map("\n".join(tile.terrain[start : start + TILE] for start in range(0, 64, TILE)))
    assert all(14 <= cells[letter].bit_count() <= 18 for letter in "PWDM")
    areas = [area for letter in "PWDM" for area in SMALL.regions(cells[letter])]
    assert len(areas) in (9, 10)
    assert all(4 <= area.bit_count() <= 10 for area in areas)


def test_terrain_totals() -> None:
    assert Counter("".join(tile.terrain for tile in TILES)) == {"P": 123, "W": 129, "D": 126, "M": 126, "V": 8}


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_village_temple_and_objects_stand_well(tile: Tile) -> None:
    (village,), (temple,), (key,) = where(tile.terrain, "V"), where(tile.objects, "T"), where(tile.objects, "k")
    assert all(2 <= number <= 5 for number in village)
    assert steps(temple, village) >= 4
    assert steps(temple, key) >= 4
    assert all(tile.objects[corner] == "." for corner in (0, 7, 56, 63))
    things = {divmod(index, TILE): letter for index, letter in enumerate(tile.objects) if letter != "."}
    assert sum(steps(village, place) == 1 for place in things) <= 1
    for place, letter in things.items():
        assert not any(steps(place, other) == 1 and letter == things[other] for other in things)


def test_map_fills_no_track() -> None:
    state = game.start(1, {"map": "1n 2e 3s 4w"})
    counts = {kind: cells.bit_count() for kind, cells in state.map.having.items()}
    assert counts == {
        "temple": 4, "key": 4, "scroll": 4, "horse": 8, "apple": 4, "carrot": 4, "fish": 4, "gem": 12,
    }  # fmt: skip
    assert (BOX.key_track, BOX.scroll_track) == (4, 4)
    assert len(BOX.gems["basic"].line) == len(BOX.gems["expert"].line) == 12
    assert sum(column[0] for column in BOX.provisions["basic"].columns) == 4


# ruling: only provisions and temples have a blocking rule


def test_full_track_blocks_nothing_and_brings_nothing() -> None:
    words = read_packaged("farshore.games.explorers", "scoring.toml")
    words = words.replace("keys = 4\nscrolls = 4", "keys = 1\nscrolls = 1").replace("1, 1, 1, 1, 1, 1, 1]", "1]")
    small = game.with_data({"scoring.toml": words})
    assert small.components.gems["basic"].line == (1,) * 6
    state = small.start(1, {"map": "1n 2e 3s 4w"})
    sheet, having = state.edit(0), state.map.having
    things = having["key"] | having["scroll"] | having["gem"]
    sheet.marked = sheet.before = sheet.before_round = things & ~(1 << next(bits(having["key"])))
    assert keys_left(state, 0) == 1
    sheet.marked = things
    assert (keys_left(state, 0), scrolls_left(state, 0)) == (1, 1)
    assert gem_points(state, 0) == 6  # of twelve found
    sheet.marked = things & ~having["gem"] & ~having["scroll"] & ~(1 << next(bits(having["key"])))
    assert not things & ~sheet.marked & ~free_cells(state, 0)


# Random maps


def test_random_maps_offer_a_start_in_two_terrains_and_few_areas() -> None:
    rng = Random(7)
    for _ in range(150):
        tiles = rng.sample(range(1, 9), 4)
        words = " ".join(f"{number}{rng.choice('nesw')}" for number in tiles)
        assert starts(words, "basic") >= 2
        assert starts(words, "expert") >= 1
        grounds = game.start(1, {"map": words}).map.grounds
        areas = [GRID.regions(grounds[1 << terrain]) for terrain in range(4)]
        assert all(5 <= len(parts) <= 12 for parts in areas)


def test_start_village_is_tied_on_19_of_100_maps() -> None:
    """Of all maps there are: four of eight tiles in order, each turned in four ways."""
    far: list[dict[int, list[int]]] = []
    for row, column in ((0, 0), (0, TILE), (TILE, 0), (TILE, TILE)):
        places = {
            n: [divmod(rotate_tile(tile.terrain, way).index("V"), TILE) for way in "nesw"]
            for n, tile in BOX.tiles.items()
        }
        far.append(
            {n: [(2 * (r + row) - 15) ** 2 + (2 * (c + column) - 15) ** 2 for r, c in p] for n, p in places.items()}
        )
    maps = [
        distances.count(min(distances))
        for tiles in permutations(BOX.tiles, 4)
        for distances in product(*(far[quadrant][number] for quadrant, number in enumerate(tiles)))
    ]
    assert len(maps) == 430_080
    assert round(100 * sum(nearest > 1 for nearest in maps) / len(maps)) == 19


def starts(words: str, provisions: str) -> int:
    """In how many terrains can all three first Xs be placed?"""
    state = game.start(1, {"map": words, "provisions": provisions})
    if state.stage == "start":
        state = game.apply(state, 0, game.legal(state, 0)[0])
    return sum(
        can_place_all(play(state, f"0 terrain {terrain}")) for terrain in ("prairie", "water", "desert", "mountain")
    )


def can_place_all(state: State) -> bool:
    sheet = state.seats[0]
    if sheet.doing != "mark":
        return (sheet.marked ^ sheet.before).bit_count() >= 3
    return any(can_place_all(play(state, f"0 mark {name}")) for name in sorted(marks(state)))


# Cards


def test_six_single_cards_and_two_wild_cards() -> None:
    names = [str(card).removeprefix("reveal ") for card in BOX.cards]
    assert names == [*CARDS, *DUOS]
    terrains = Counter(name for card in BOX.cards for side in card.sides for name in side_name(side).split("+"))
    assert set(terrains.values()) == {5}  # three single cards and both wild cards


def test_sides_have_names_and_back() -> None:
    for name, side in SIDES.items():
        assert side_name(side) == name
    assert len(SIDES) == 10


# Scoring tiles and achievements


def test_scoring_tiles_have_both_sides() -> None:
    assert BOX.provisions["basic"].points == (2, 5, 10)
    assert BOX.provisions["expert"].points == (1, 4, 9, 16)
    assert PROVISIONS == ("apple", "carrot", "fish")
    assert BOX.provisions["expert"].columns == ((0, 0, 0), (4, 0, 0), (0, 4, 0), (0, 0, 4))
    assert BOX.provisions["basic"].columns == ((1, 1, 1),) * 4
    assert BOX.villages["basic"].points == (3, 5, 7, 10)
    assert BOX.villages["expert"].points == (12, 18, 26, 40)
    assert BOX.gems["expert"].line == (-3, -2, -2, -1, 2, 2, 3, 3, 3, 4, 4, 4)
    assert BOX.temples["basic"].points == (12, 10, 8, 6)
    assert BOX.temples["expert"].bonus == (3, 2, 1, 0)


def test_there_are_32_achievements() -> None:
    kinds = Counter(goal.kind for goal in BOX.achievements.values())
    assert kinds == {"avoid": 3, "areas": 4, "row": 1, "square": 1, "line": 3, "count": 10, "race": 10}
    assert sum(kinds.values()) == 32


def test_achievement_ids() -> None:
    assert " ".join(BOX.achievements) == (
        "avoid-scroll avoid-horse avoid-key areas-prairie areas-water areas-desert areas-mountain full-row square "
        "line-horizontal line-vertical line-diagonal count-apple count-carrot count-fish count-gem count-horse "
        "count-scroll count-sets count-villages count-temples count-corners race-horses race-scrolls race-keys "
        "race-gems race-temples race-sets race-villages race-villages-temples race-edges race-quadrants"
    )


def test_every_seat_action_is_listed_once_with_its_own_text() -> None:
    texts = [str(action) for action in game.all_actions]
    assert len(set(texts)) == len(texts)
    assert {"mark e7", "done", "take water+desert", "choose prairie+mountain", "scroll water", "bonus desert"} <= set(
        texts
    )
    assert {"terrain desert", "start f7", "tile A 3e"} <= set(texts)
    assert not any(text.startswith(("reveal", "first", "achievement")) for text in texts)


# Custom components


def test_own_tiles_cards_and_values_are_played_with() -> None:
    words = read_packaged("farshore.games.explorers", "scoring.toml").replace(
        "points = [2, 5, 10]", "points = [1, 2, 3]"
    )
    cards = 'cards = [["water", "desert"], ["prairie", "water"], ["prairie", "mountain"], ["prairie", "desert"],\n'
    cards += '["water", "mountain"], ["desert", "mountain"], ["prairie+water", "desert+mountain"]]\n'
    own = game.with_data({"scoring.toml": words, "cards.toml": cards})
    assert own.components.provisions["basic"].points == (1, 2, 3)
    assert own.components.tiles == game.components.tiles
    assert "take prairie+water" in {str(action) for action in own.all_actions}
    state = own.start(2, {"map": "1n 2n 3n 4n"})
    rng = Random(3)
    while acting := own.to_act(state):
        seat = rng.choice(acting)
        actions = [one for one, _ in own.chance_outcomes(state)] if seat == CHANCE else own.legal(state, seat)
        state = own.apply(state, seat, rng.choice(actions))
    assert state.round == 4
    assert list(bits(state.unseen)) == []  # seven cards, seven turns: none is left
