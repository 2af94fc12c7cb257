"""The components: the island's pieces, the cards, the animal tracks; read from TOML and checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import cos, radians, sin
from typing import Final, TypeAlias

from farshore.core.cells import Cells, bits, cells_of
from farshore.core.scene import Outline, Point, Polygons
from farshore.core.toml_data import TomlData, read_packaged, read_toml
from farshore.games.la_isla.card_functions import (
    ANIMALS,
    COLOURS,
    PARAMETERS,
    SYMBOLS,
    CardFunction,
    FunctionKind,
    find_function,
)

FILES: Final = ("island.toml", "cards.toml", "table.toml")
Look: TypeAlias = tuple[int, int]
"""Colour and symbol of a space."""
SPACE_FAMILIES: Final = {"A": 5, "S": 10, "T": 10}
"""Families of spaces with the same form: of the centre, and of each tooth, inner and coastal."""
REGION_FAMILIES: Final = {"Z": 5, "I": 10, "M": 10, "N": 10}
FAMILIES: Final = SPACE_FAMILIES | REGION_FAMILIES
SPACES: Final = tuple(f"{family}{k}" for family, count in SPACE_FAMILIES.items() for k in range(count))
"""Notations use these names, so custom islands have the same."""
REGIONS: Final = tuple(f"{family}{k}" for family, count in REGION_FAMILIES.items() for k in range(count))
BARE: Final[Look] = (-1, -1)
"""The symbol of a space whose tooth is not laid yet."""
CARD_NAMES: Final = tuple(f"c{number:03d}" for number in range(180))
SCORING: Final = (
    FunctionKind.VP_COL,
    FunctionKind.VP_SYM,
    FunctionKind.CLAIM,
    FunctionKind.SPECIES,
    FunctionKind.SURVEY_COL,
    FunctionKind.SURVEY_SYM,
    FunctionKind.TRACKER,
    FunctionKind.COMPANY,
    FunctionKind.MULTI,
)
"""Kinds of functions that score points."""
SEATS: Final = (2, 3, 4)
DECKS: Final = (120, 180)
"""The deck of a first match, with cards of value 1 only, and all cards."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its function, its resource, its animal; cards of value 2 belong to the whole deck only."""

    name: str
    function: CardFunction
    resource: int
    animal: int
    value: int


@dataclass(frozen=True, slots=True)
class Family:
    """Cells of one form, rotated around the centre; points are (angle, distance)."""

    name: str
    tooth: bool
    count: int
    turn: float
    outline: tuple[Point, ...]
    middle: Point
    icons: tuple[Point, ...]

    def turned(self, point: Point, number: int) -> Point:
        """Return where this point of the family's first cell lies on the given cell: x to the right, y down."""
        angle = radians(point[0] + self.turn * number)
        return round(point[1] * cos(angle), 4), round(-point[1] * sin(angle), 4)


@dataclass(frozen=True, eq=False)
class Box:
    """The components of a table with its options: the number of seats, and the deck."""

    around: tuple[Cells, ...]
    """For each region the spaces that surround it."""
    touching: tuple[tuple[int, ...], ...]
    """For each space the regions it borders."""
    values: tuple[int, ...]
    families: Mapping[str, Family]
    shape: Polygons
    """All spaces, then all regions, as they are drawn."""
    pond: tuple[Point, ...]
    tooth_outline: tuple[Point, ...]
    centre_looks: Mapping[str, Look]
    tooth_looks: tuple[Mapping[str, Look], ...]
    cards: tuple[Card, ...]
    points: tuple[int, ...]
    """By kind of function the points; 0 for those that are not in SCORING."""
    tiles: int
    large: int
    set_points: int
    zones: tuple[int, ...]
    resources: int
    explorers: int
    reserve: int
    slots: int
    more_slots: int
    hand: int
    place_cost: int
    second_cost: int
    resources_per_point: int
    end: Mapping[int, int]
    files: tuple[tuple[str, str], ...]
    """The custom files it was read from."""
    seats: int = 0
    size: int = 0
    deck: Cells = 0
    """The cards that are played with."""

    def agreed(self, seats: int, size: int) -> Box:
        """Return the box for this number of seats, with cards of value 1 only or with all."""
        return agreed_box(self.files, seats, size)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by reference: workers have the same box."""
        return agreed_box, (self.files, self.seats, self.size)


@lru_cache(maxsize=32)
def agreed_box(files: tuple[tuple[str, str], ...], seats: int, size: int) -> Box:
    """Return one object for all tables with the same options, so that they share cached drawings."""
    box = read_box(files)
    cards = (index for index, card in enumerate(box.cards) if card.value == 1 or size > DECKS[0])
    return replace(box, seats=seats, size=size, deck=cells_of(cards))


# The island


@dataclass(frozen=True, slots=True, eq=False)  # compared by identity, as a key of caches
class Island:
    """What is derived from the teeth: built once, constant during a match."""

    colours: tuple[int, ...]
    symbols: tuple[int, ...]
    of_colour: tuple[Cells, ...]
    of_symbol: tuple[Cells, ...]


def build_island(box: Box, teeth: Sequence[int]) -> Island:
    """Return the island with these teeth, position by position."""
    looks = [space_appearance(box, teeth, name) for name in SPACES]
    colours = tuple(colour for colour, _ in looks)
    symbols = tuple(symbol for _, symbol in looks)
    return Island(colours, symbols, _by_look(colours, len(COLOURS)), _by_look(symbols, len(SYMBOLS)))


def space_appearance(box: Box, teeth: Sequence[int], name: str) -> Look:
    """Return colour and symbol of a space: fixed at the centre, otherwise by the tooth in its position."""
    family, position = name[0], int(name[1:])
    if not box.families[family].tooth:
        return box.centre_looks[name]
    return box.tooth_looks[teeth[position]][family] if position < len(teeth) else BARE


def _by_look(shown: Sequence[int], count: int) -> tuple[Cells, ...]:
    """For each colour or symbol the spaces that show it."""
    return tuple(cells_of(space for space, look in enumerate(shown) if look == one) for one in range(count))


# Its drawing

_CLUSTER: Final = ((-2.7, -2.7), (2.7, -2.7), (-2.7, 2.7), (2.7, 2.7))
"""Offsets of up to four figures on one space, two by two."""
_REGION_SIZE, _SYMBOL_SIZE = 5.6, 4.2
_SEA: Final = (-106.0, -106.0, 212.0, 212.0)


def _shape(families: Mapping[str, Family], around: Sequence[Cells], touching: Sequence[tuple[int, ...]]) -> Polygons:
    """Return the drawing: all spaces, then all regions; a space lists its regions, a region its spaces."""
    near = [tuple(len(SPACES) + region for region in regions) for regions in touching]
    near += [tuple(bits(ring)) for ring in around]
    names = (*SPACES, *REGIONS)
    outlines = (_outline(families[name[0]], int(name[1:]), there) for name, there in zip(names, near, strict=True))
    return Polygons(_SEA, tuple(outlines), names, backdrop="island", beyond="sea")


def _outline(family: Family, number: int, near: tuple[int, ...]) -> Outline:
    points = tuple(family.turned(point, number) for point in family.outline)
    x, y = family.turned(family.middle, number)
    if not family.icons:
        return Outline(points, ((x, y),), ((x, y),) * 4, _REGION_SIZE, near)
    stand = tuple((round(x + dx, 4), round(y + dy, 4)) for dx, dy in _CLUSTER)
    icons = tuple(family.turned(icon, number) for icon in family.icons)
    return Outline(points, icons, stand, _SYMBOL_SIZE, near)


# Reading


@lru_cache(maxsize=8)
def read_box(files: tuple[tuple[str, str], ...] = ()) -> Box:
    """Read the components, with custom files by name in place of ours; DataError names file, line and field."""
    own = dict(files)
    texts = {name: own.get(name) or read_packaged("farshore.games.la_isla", name) for name in FILES}
    island, cards, table = (read_toml(texts[name], name) for name in FILES)
    for part, keys in ((cards, ("points", "group")), (table, ("animals", "seat", "cost", "end"))):
        part.check_keys(*keys)
    island.check_keys("centre", "tooth", "regions", "family", "drawing")
    families = _families(island["family"])
    around = _read_surroundings(island["regions"])
    touching = tuple(tuple(r for r, ring in enumerate(around) if ring >> i & 1) for i in range(len(SPACES)))
    animals, seat, cost = table["animals"], table["seat"], table["cost"]
    tiles = animals["tiles"].number(1)
    if tiles * len(ANIMALS) != len(REGIONS):
        animals["tiles"].fail(f"{tiles} of each animal do not fill {len(REGIONS)} regions")
    return Box(
        around=around,
        touching=touching,
        values=tuple(ring.bit_count() for ring in around),
        families=families,
        shape=_shape(families, around, touching),
        pond=_points(island["drawing"]["pond"]),
        tooth_outline=_points(island["drawing"]["tooth"]),
        centre_looks=_centre(island["centre"], families),
        tooth_looks=_teeth(island["tooth"], families),
        cards=_cards(cards["group"]),
        points=_kind_points(cards["points"]),
        tiles=tiles,
        large=animals["large"].number(1),
        set_points=animals["set"].number(0),
        zones=_zones(animals["zones"]),
        resources=seat["resources"].number(0),
        explorers=seat["explorers"].number(1),
        reserve=seat["reserve"].number(0),
        slots=seat["slots"].number(1, 5),
        more_slots=seat["more_slots"].number(0, 5 - seat["slots"].number(1, 5)),
        hand=seat["hand"].number(3, 3),
        place_cost=cost["place"].number(0),
        second_cost=cost["second"].number(0),
        resources_per_point=cost["pair"].number(1),
        files=files,
        end={seats: table["end"][str(seats)].number(1) for seats in SEATS},
    )


def _points(data: TomlData) -> tuple[Point, ...]:
    return tuple(_point(entry) for entry in data.entries())


def _point(data: TomlData) -> Point:
    angle, distance = data.entries(2)
    return angle.decimal(), distance.decimal()


def _families(data: TomlData) -> dict[str, Family]:
    data.check_keys(*FAMILIES)
    return {name: _family(name, data[name]) for name in FAMILIES}


def _family(name: str, data: TomlData) -> Family:
    data.check_keys("piece", "count", "turn", "outline", "middle", *(("icons",) if name in SPACE_FAMILIES else ()))
    return Family(
        name,
        data["piece"].text("centre", "tooth") == "tooth",
        data["count"].number(FAMILIES[name], FAMILIES[name]),
        data["turn"].decimal(),
        _points(data["outline"]),
        _point(data["middle"]),
        _points(data["icons"]) if name in SPACE_FAMILIES else (),
    )


def _read_appearance(data: TomlData) -> Look:
    words = data.text().split()
    if len(words) != 2 or words[0] not in COLOURS or words[1] not in SYMBOLS:
        data.fail(f"'{data.value}' is not a colour ({', '.join(COLOURS)}) and a symbol ({', '.join(SYMBOLS)})")
    return COLOURS.index(words[0]), SYMBOLS.index(words[1])


def _centre(data: TomlData, families: Mapping[str, Family]) -> dict[str, Look]:
    names = [family for family in families.values() if family.icons and not family.tooth]
    data.check_keys(*(family.name for family in names))
    return {
        f"{family.name}{k}": _read_appearance(entry)
        for family in names
        for k, entry in enumerate(data[family.name].entries(family.count))
    }


def _teeth(data: TomlData, families: Mapping[str, Family]) -> tuple[Mapping[str, Look], ...]:
    names = [family.name for family in families.values() if family.icons and family.tooth]
    positions = {family.count for family in families.values() if family.tooth}
    teeth = data.entries(max(positions))
    for tooth in teeth:
        tooth.check_keys(*names)
    return tuple({name: _read_appearance(tooth[name]) for name in names} for tooth in teeth)


def _read_surroundings(data: TomlData) -> tuple[Cells, ...]:
    data.check_keys(*REGIONS)
    rings = []
    for region in REGIONS:
        ring = cells_of(SPACES.index(name) for name in data[region].texts(*SPACES))
        if not 2 <= ring.bit_count() <= 4:
            data[region].fail("must have 2, 3 or 4 spaces around it")
        rings.append(ring)
    return tuple(rings)


def _cards(data: TomlData) -> tuple[Card, ...]:
    cards: list[Card] = []
    for group in data.entries():
        group.check_keys("kind", "value", "cards")
        kind = FunctionKind[group["kind"].text(*FunctionKind.__members__)]
        value = group["value"].number(1, 2)
        for entry in group["cards"].entries():
            if len(cards) == len(CARD_NAMES):
                entry.fail(f"a deck has at most {len(CARD_NAMES)} cards")
            cards.append(_card(entry, kind, value, CARD_NAMES[len(cards)]))
    if not any(card.value == 1 for card in cards):
        data.fail("there must be cards of value 1")
    return tuple(cards)


def _card(data: TomlData, kind: FunctionKind, value: int, name: str) -> Card:
    words = data.text().split()
    choices = [*([PARAMETERS[kind]] if kind in PARAMETERS else []), COLOURS, ANIMALS]
    if len(words) != len(choices):
        data.fail(f"'{data.value}' must have {len(choices)} words")
    for word, known in zip(words, choices, strict=True):
        if word not in known:
            data.fail(f"'{word}' is not one of {', '.join(known)}")
    function = find_function(kind, words[0] if kind in PARAMETERS else "")
    return Card(name, function, COLOURS.index(words[-2]), ANIMALS.index(words[-1]), value)


def _kind_points(data: TomlData) -> tuple[int, ...]:
    data.check_keys(*(kind.name for kind in SCORING))
    return tuple(data[kind.name].number(0) if kind in SCORING else 0 for kind in FunctionKind)


def _zones(data: TomlData) -> tuple[int, ...]:
    zones = data.numbers()
    if not zones or list(zones) != sorted(zones) or zones[0] < 0:
        data.fail("must be zone values that never fall")
    return zones
