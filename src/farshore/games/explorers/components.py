"""The printed components, read from `data/*.toml` or from custom files, and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final, Literal, TypeAlias

from farshore.core.game import Options
from farshore.core.toml_data import DataError, TomlData, read_packaged, read_toml

TERRAINS: Final = ("prairie", "water", "desert", "mountain")
LETTERS: Final = "".join(name[0].upper() for name in TERRAINS)
PROVISIONS: Final = ("apple", "carrot", "fish")
OBJECTS: Final = {
    "T": "temple",
    "k": "key",
    "s": "scroll",
    "h": "horse",
    "a": "apple",
    "c": "carrot",
    "f": "fish",
    "g": "gem",
}
VILLAGE: Final = "V"
ROTATIONS: Final = "nesw"
TILE: Final = 8
"""Spaces along the edge of a tile."""
FILES = ("tiles.toml", "cards.toml", "scoring.toml", "achievements.toml")
SIDED: Final = ("provisions", "gems", "villages", "temples")
"""Components with a basic and an expert side."""
Side: TypeAlias = int
"""A set of terrains on one side of a card: bit t stands for TERRAINS[t]."""
SINGLES: tuple[Side, ...] = (1, 2, 4, 8)
PairOfSides: TypeAlias = tuple[Side, Side]
PLACES = 4
"""Places at a temple and in a race: one for each player."""
RANKS = ("newcomer", "learner", "seasoned", "humboldt", "continent", "greatest")
"""Achievements that have translations."""


def side_name(side: Side) -> str:
    """
    >>> side_name(0b1001)
    'prairie+mountain'
    """
    return "+".join(terrain for index, terrain in enumerate(TERRAINS) if side >> index & 1)


SIDES: dict[str, Side] = {side_name(side): side for side in (*SINGLES, *(a | b for a, b in combinations(SINGLES, 2)))}


@dataclass(frozen=True, slots=True)
class Tile:
    """A terrain tile with its number upright; 64 letters each, row by row."""

    number: int
    terrain: str
    objects: str


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile that lies in a quadrant: `3e` is tile 3, turned clockwise by a quarter."""

    number: int
    rotation: str

    def __hash__(self) -> int:
        return self.number

    def __str__(self) -> str:
        return f"{self.number}{self.rotation}"


@dataclass(frozen=True, slots=True)
class Card:
    """Chance turns a card over: `reveal water/desert`; solo, the side towards the player comes first."""

    index: int
    sides: PairOfSides

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return f"reveal {side_name(self.sides[0])}/{side_name(self.sides[1])}"


@dataclass(frozen=True, slots=True)
class ProvisionTile:
    """How many of each provision can be crossed out in each round, and the points for 1, 2, … of them."""

    columns: tuple[tuple[int, ...], ...]
    """For each round, in the order of PROVISIONS."""
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GemTile:
    """The numbers along the line of gems, and what 0, 1, 2, … gems bring at the end of a round."""

    line: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class VillageTile:
    """Points for 1 to 4 marks around a village; every village counts, or only the one with the fewest."""

    which: Literal["every", "fewest"]
    points: tuple[int, ...]
    by_count: tuple[int, ...]
    """The same with what no mark brings, which is nothing."""


@dataclass(frozen=True, slots=True)
class TempleSide:
    """Points and bonus marks for the first explorer of a temple, the second, …"""

    points: tuple[int, ...]
    bonus: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnNumbers:
    """The numbers of the turn."""

    rounds: int
    turns: int
    start: int
    active: int
    other: int
    same: int
    scroll: int
    forced: bool


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement. The meaning of `what` depends on the kind, see `achievements.toml`."""

    id: str
    kind: str
    what: str
    points: tuple[int, ...]
    least: int = 1
    """count: the number that gives the first points · race: the number to reach"""


@dataclass(frozen=True, slots=True)
class Components:
    """All printed components."""

    tiles: dict[int, Tile]
    placings: tuple[Placed, ...]
    """Every tile in every rotation."""
    cards: tuple[Card, ...]
    turn: TurnNumbers
    key_track: int
    scroll_track: int
    provisions: dict[str, ProvisionTile]
    gems: dict[str, GemTile]
    villages: dict[str, VillageTile]
    temples: dict[str, TempleSide]
    strikes: dict[int, tuple[int, ...]]
    ranks: tuple[str, ...]
    rank_over: tuple[int, ...]
    rank_raise: int
    achievements: dict[str, Achievement]
    own: tuple[str, ...] = ()
    """Files that were replaced by custom ones."""


@dataclass(frozen=True, slots=True, eq=False)  # compared by identity: a table has one box
class Box:
    """The components of a table and its options."""

    components: Components
    turn: TurnNumbers
    seats: int
    everybody: tuple[int, ...]
    sides: Mapping[str, str]
    """`basic` or `expert` for provisions, gems, villages, temples."""
    provisions: ProvisionTile
    gems: GemTile
    villages: VillageTile
    temples: TempleSide
    """The side of the temples in play, without the places that are crossed out for this number of players."""
    chosen_map: bool
    """Whether the first player places the tiles."""
    drawn: int
    """How many achievements are drawn."""
    deck: tuple[Card, ...]
    """The cards as they can be revealed: in a solo match, with either side first."""


def components_for_table(components: Components, seats: int, options: Options) -> Box:
    """Return the sides in play, without the places at temples that this number of players does not use."""
    sides = {name: str(options[name]) for name in SIDED}
    temples = components.temples[sides["temples"]]
    kept = [place for place in range(PLACES) if place + 1 not in components.strikes.get(seats, ())]
    number = options["achievements"]
    return Box(
        components=components,
        turn=components.turn,
        seats=seats,
        everybody=tuple(range(seats)),
        sides=sides,
        provisions=components.provisions[sides["provisions"]],
        gems=components.gems[sides["gems"]],
        villages=components.villages[sides["villages"]],
        temples=TempleSide(tuple(temples.points[p] for p in kept), tuple(temples.bonus[p] for p in kept)),
        chosen_map=options["map"] == "choose",
        drawn=number if isinstance(number, int) else 0,
        deck=with_sides_swapped(components.cards) if seats == 1 else components.cards,
    )


def with_sides_swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards as they can be revealed. In a solo match, either side can face the player."""
    return tuple(Card(card.index, sides) for card in cards for sides in (card.sides, card.sides[::-1]))


def gem_points(line: tuple[int, ...], found: int) -> int:
    """Return the sum of the negative numbers left, if any, otherwise of the positive numbers circled.

    >>> [gem_points((-3, -1, 2, 4), found) for found in range(5)]
    [-4, -1, 0, 2, 6]
    """
    left = sum(number for number in line[found:] if number < 0)
    return left or sum(number for number in line[:found] if number > 0)


# Reading it


def components(own: Mapping[str, str] | None = None) -> Components:
    """Read the components. Custom files replace ours of the same name. DataError names file, line and reason."""
    files = {name: read_packaged("farshore.games.explorers", name) for name in FILES}
    for name, words in sorted((own or {}).items()):
        if name not in FILES:
            raise DataError(name, 1, "", f"is not a file of this game; there are {', '.join(FILES)}")
        files[name] = words
    data = {name: read_toml(words, name) for name, words in files.items()}
    scoring = data["scoring.toml"]
    scoring.check_keys("turn", "tracks", "provisions", "gems", "villages", "temples", "strikes", "solo")
    turn = _turn(scoring["turn"])
    scoring["tracks"].check_keys("keys", "scrolls")
    solo = scoring["solo"]
    solo.check_keys("ranks", "over", "raise")
    ranks = solo["ranks"].texts(*RANKS)
    if not ranks:
        solo["ranks"].fail("must not be empty")
    tiles = _tiles(data["tiles.toml"])
    return Components(
        tiles=tiles,
        placings=tuple(Placed(number, rotation) for number in tiles for rotation in ROTATIONS),
        cards=_cards(data["cards.toml"], turn.turns),
        turn=turn,
        key_track=scoring["tracks"]["keys"].number(0, 256),
        scroll_track=scoring["tracks"]["scrolls"].number(0, 256),
        provisions={side: _provisions(table, turn.rounds) for side, table in _both_sides(scoring["provisions"])},
        gems={side: _gems(table) for side, table in _both_sides(scoring["gems"])},
        villages={side: _villages(table) for side, table in _both_sides(scoring["villages"])},
        temples={side: _temples(table) for side, table in _both_sides(scoring["temples"])},
        strikes=_strikes(scoring["strikes"]),
        ranks=ranks,
        rank_over=_rising(solo["over"], len(ranks) - 1),
        rank_raise=solo["raise"].number(0, 100),
        achievements=_achievements(data["achievements.toml"]),
        own=tuple(own or ()),
    )


def _tiles(data: TomlData) -> dict[int, Tile]:
    data.check_keys("tile")
    tiles: dict[int, Tile] = {}
    for entry in data["tile"].entries():
        entry.check_keys("number", "terrain", "objects")
        number = entry["number"].number(1, 99)
        if number in tiles:
            entry["number"].fail(f"tile {number} is there twice")
        tiles[number] = Tile(number, *_blocks(entry))
    if len(tiles) < 4:
        data["tile"].fail(f"a map needs 4 tiles, there are {len(tiles)}")
    return tiles


def _blocks(entry: TomlData) -> tuple[str, str]:
    """Check the two blocks of a tile: exactly one village and one temple, on different spaces."""
    terrain = "".join(entry["terrain"].rows(TILE, TILE, LETTERS + VILLAGE))
    objects = "".join(entry["objects"].rows(TILE, TILE, "".join(OBJECTS) + "."))
    if (villages := terrain.count(VILLAGE)) != 1:
        entry["terrain"].fail(f"must have one village ({VILLAGE}), not {villages or 'none'}")
    if (temples := objects.count("T")) != 1:
        entry["objects"].fail(f"must have one temple (T), not {temples or 'none'}")
    village = terrain.index(VILLAGE)
    if objects[village] != ".":
        entry["objects"].fail(f"'{objects[village]}' stands on the village", 1 + village // TILE)
    return terrain, objects


def _cards(data: TomlData, turns: int) -> tuple[Card, ...]:
    data.check_keys("cards")
    cards: list[PairOfSides] = []
    for entry in data["cards"].entries():
        first, second = (SIDES[side.text(*SIDES)] for side in entry.entries(2))
        if first & second:
            entry.fail("both sides show the same terrain")
        if (first, second) in cards or (second, first) in cards:
            entry.fail("this card is there twice")
        cards.append((first, second))
    if len(cards) < turns:
        data["cards"].fail(f"a round has {turns} turns, but there are only {len(cards)} cards")
    return tuple(Card(index, sides) for index, sides in enumerate(cards))


def _turn(table: TomlData) -> TurnNumbers:
    names = ("rounds", "turns", "start", "active", "other", "same", "scroll")
    table.check_keys(*names, "forced")
    if not isinstance(table["forced"].value, bool):
        table["forced"].fail("must be true or false")
    table["rounds"].number(1, PLACES)  # in a solo match a temple loses one value each round
    return TurnNumbers(forced=table["forced"].value, **{name: table[name].number(1, 9) for name in names})


def _both_sides(table: TomlData) -> Iterator[tuple[str, TomlData]]:
    table.check_keys("basic", "expert")
    yield from (("basic", table["basic"]), ("expert", table["expert"]))


def _provisions(table: TomlData, rounds: int) -> ProvisionTile:
    table.check_keys("columns", "points")
    columns = []
    for column in table["columns"].entries(rounds):
        column.check_keys(*PROVISIONS)
        columns.append(tuple(column[kind].number(0, 256) if kind in column else 0 for kind in PROVISIONS))
    return ProvisionTile(tuple(columns), _some_numbers(table["points"]))


def _some_numbers(entry: TomlData, length: int | None = None) -> tuple[int, ...]:
    numbers = entry.numbers(length)
    if not numbers:
        entry.fail("must not be empty")
    return numbers


def _gems(table: TomlData) -> GemTile:
    table.check_keys("line")
    line = _some_numbers(table["line"])
    return GemTile(line, tuple(gem_points(line, found) for found in range(len(line) + 1)))


def _villages(table: TomlData) -> VillageTile:
    table.check_keys("which", "points")
    which: Literal["every", "fewest"] = "every" if table["which"].text("every", "fewest") == "every" else "fewest"
    points = table["points"].numbers(4)
    return VillageTile(which, points, (0, *points))


def _temples(table: TomlData) -> TempleSide:
    table.check_keys("points", "bonus")
    bonus = tuple(entry.number(0, 9) for entry in table["bonus"].entries(PLACES))
    return TempleSide(table["points"].numbers(PLACES), bonus)


def _rising(entry: TomlData, length: int) -> tuple[int, ...]:
    """Return the points required for each rank but the lowest."""
    numbers = entry.numbers(length)
    if any(first >= second for first, second in pairwise(numbers)):
        entry.fail("must rise from one to the next")
    return numbers


def _strikes(table: TomlData) -> dict[int, tuple[int, ...]]:
    table.check_keys("2", "3")
    strikes = {}
    for seats, places in table.items():
        strikes[int(seats)] = tuple(place.number(1, PLACES) for place in places.entries())
        if PLACES - len(set(strikes[int(seats)])) < int(seats):
            places.fail(f"leaves fewer than {seats} places for {seats} players")
    return strikes


ACHIEVEMENT_KINDS: dict[str, tuple[str, ...]] = {
    "avoid": ("scroll", "horse", "key", "gem", "apple", "carrot", "fish", "temple"),
    "areas": TERRAINS,
    "row": ("any",),
    "square": ("any",),
    "line": ("horizontal", "vertical", "diagonal"),
    "count": (*OBJECTS.values(), "sets", "villages", "temples", "corners"),
    "race": (*OBJECTS.values(), "sets", "villages-touched", "villages-temples", "edges", "quadrants"),
}


def _achievements(data: TomlData) -> dict[str, Achievement]:
    data.check_keys("achievement")
    found: dict[str, Achievement] = {}
    for entry in data["achievement"].entries():
        entry.check_keys("id", "kind", "what", "points", "from", "number")
        name = entry["id"].text()
        if name in found:
            entry["id"].fail(f"'{name}' is there twice")
        if not name.replace("-", "").isalnum():
            entry["id"].fail(f"'{name}' may have letters, digits and hyphens only")
        kind = entry["kind"].text(*ACHIEVEMENT_KINDS)
        what = entry["what"].text(*ACHIEVEMENT_KINDS[kind])
        least = 1
        if kind == "race" or "from" in entry:
            least = entry["number" if kind == "race" else "from"].number(1, 256)
        points = _some_numbers(entry["points"], PLACES if kind == "race" else None)
        found[name] = Achievement(name, kind, what, points, least)
    return found
