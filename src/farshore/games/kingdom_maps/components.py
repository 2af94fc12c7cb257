"""The components: the sheet and the rulebook's tables, read from TOML and checked, and the number of players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any, Final

from farshore.core.cells import Cells, HexGrid
from farshore.core.lazy_actions import Verb
from farshore.core.toml_data import DataError, TomlData, read_packaged, read_toml

TERRITORIES: Final = ("mountain", "forest", "farm", "lake", "village", "swamp")
MOUNTAIN, FOREST, FARM, LAKE, VILLAGE, SWAMP = range(6)
SECTORS: Final = (("A1", "A2", "A3", "A4", "A5", "A6"), ("B1", "B2", "B3", "B4", "B5", "B6"))
CRITERIA: Final = SECTORS[0] + SECTORS[1]
RANKS: Final = ("courtyard", "normal", "professional", "marco-polo")
SEATS: Final = (1, 2, 3, 4)
DIE: Final = 6
"""The highest number of a die."""
FILES: Final = ("sheet.toml", "game.toml", "criteria.toml")
_KEYS: Final = {
    **dict.fromkeys(("A1", "A5", "A6", "B2", "B6"), ("points",)),
    **dict.fromkeys(("A2", "A3", "A4"), ("each",)),
    "B1": ("each", "different"),
    "B3": ("each", "size"),
    "B4": ("each", "pairs"),
    "B5": ("each", "size"),
}


@dataclass(frozen=True, slots=True)
class CriterionNumbers:
    """The numbers of one criterion; each criterion uses some of them."""

    each: int = 0
    needed: int = 0
    """The number of different territories, hexes or pairs required."""
    points: tuple[int, ...] = ()

    def for_count(self, count: int) -> int:
        """Return the points listed for this count; the last entry also applies to higher counts."""
        return self.points[min(count, len(self.points) - 1)]


@dataclass(frozen=True, slots=True, eq=False)
class Components:
    """All printed components."""

    hexes: HexGrid
    """The map that everybody fills."""
    powers: Cells
    """The hexes with +1/−1."""
    question: Cells
    """The hex with `?`."""
    die_of: tuple[int, ...]
    """The die that stands for each territory in the solo game."""
    uses_for: Mapping[int, int]
    """By the number of players: how often each territory can be announced."""
    dice_for: Mapping[int, int]
    least: int
    """The smallest and the largest number after +1 and −1."""
    most: int
    ranks: tuple[tuple[str, int], ...]
    criteria: Mapping[str, CriterionNumbers]

    def territory_of(self, die: int) -> int:
        """Return the territory that a die stands for."""
        return self.die_of.index(die)

    def for_table(self, seats: int, draws: Verb[Any]) -> Box:
        """Return the box for this number of players."""
        printed = {each.name: getattr(self, each.name) for each in fields(Components)}
        return Box(**printed, seats=seats, uses=self.uses_for[seats], dice=self.dice_for[seats], draws=draws)


@dataclass(frozen=True, slots=True, eq=False)
class Box(Components):
    """The components and the number of players."""

    seats: int
    uses: int
    dice: int
    """Number of dice at the start of a round."""
    draws: Verb[Any]
    """The actions of drawing on each hex of this sheet."""

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def turns(self) -> int:
        """Return the number of turns of a round; solo, there is one with three dice and one with two."""
        return max(self.seats, 2)


def read_components(own: Mapping[str, str]) -> Components:
    """Read the printed components, with custom files in place of some; DataError names file, line and reason."""
    for file in own:
        if file not in FILES:
            raise DataError(file, 1, "", f"is not a file of this game; there are {', '.join(FILES)}")
    sheet, game, criteria = (read_toml(own.get(file) or read_packaged(__package__, file), file) for file in FILES)
    game.check_keys("territories", "uses", "dice", "number", "ranks")
    hexes, signs = _sheet(sheet)
    least, most = _limits(game["number"])
    return Components(
        hexes=hexes,
        powers=signs.get("+", 0),
        question=signs.get("?", 0),
        die_of=_dice_of(game["territories"]),
        uses_for=_by_seats(game["uses"], 1, 99),
        dice_for=_dice(game["dice"]),
        least=least,
        most=most,
        ranks=_ranks(game["ranks"]),
        criteria=_criteria(criteria),
    )


def _sheet(data: TomlData) -> tuple[HexGrid, dict[str, Cells]]:
    """Return the hexes of the sheet, and the hexes of each printed sign."""
    data.check_keys("map")
    whole = data["map"].text()
    rows = [line.replace(" ", "") for line in whole.rstrip().strip("\n").splitlines()]
    below = 1 if "\n" in whole else 0  # a block begins on the line after its key
    lengths = [len(row) for row in rows]
    for number, row in enumerate(rows):
        for sign in row:
            if sign not in ".+?":
                data["map"].fail(f"row {number + 1}: '{sign}' is not one of . + ?", number + below)
    middle = len(rows) // 2
    hexagon = [lengths[0] + min(number, len(rows) - 1 - number) for number in range(len(rows))] if rows else []
    if len(rows) not in range(3, 27, 2) or lengths[0] < 2 or lengths != hexagon:
        wrong = next((n for n, (have, want) in enumerate(zip(lengths, hexagon, strict=True)) if have != want), middle)
        reason = "must be a hexagon: an odd number of rows, from 3 to 25, growing by one to the middle, then shrinking"
        data["map"].fail(f"row {wrong + 1}: {reason}", wrong + below)
    hexes = HexGrid(lengths)
    signs = hexes.parse_map("\n".join(rows))
    if signs.get("?", 0).bit_count() > 1:
        data["map"].fail("there is room for one ? only")
    return hexes, signs


def _dice_of(data: TomlData) -> tuple[int, ...]:
    data.check_keys(*TERRITORIES)
    dice = [data[name].number(1, DIE) for name in TERRITORIES]
    for name, die in zip(TERRITORIES, dice, strict=True):
        if dice.index(die) != TERRITORIES.index(name):
            data[name].fail(f"{die} already stands for {TERRITORIES[dice.index(die)]}")
    return tuple(dice)


def _by_seats(data: TomlData, least: int, most: int) -> dict[int, int]:
    data.check_keys(*(str(seats) for seats in SEATS))
    return {seats: data[str(seats)].number(least, most) for seats in SEATS}


def _dice(data: TomlData) -> dict[int, int]:
    """Check that one die is left for the passive players in the last turn of a round."""
    dice = _by_seats(data, 2, 6)
    for seats, count in dice.items():
        if count < max(seats + 1, 3):
            data[str(seats)].fail(f"{count} dice are not enough; it takes {max(seats + 1, 3)}")
    return dice


def _limits(data: TomlData) -> tuple[int, int]:
    data.check_keys("least", "most")
    return data["least"].number(1, 6), data["most"].number(6, 12)


def _ranks(data: TomlData) -> tuple[tuple[str, int], ...]:
    data.check_keys(*RANKS)
    ranks = [(name, data[name].number(0)) for name in RANKS]
    for (_, lower), (name, higher) in pairwise(ranks):
        if higher <= lower:
            data[name].fail(f"{higher} is not above {lower}")
    return tuple(ranks)


def _criteria(data: TomlData) -> dict[str, CriterionNumbers]:
    data.check_keys(*CRITERIA)
    return {name: _numbers(data[name], _KEYS[name]) for name in CRITERIA}


def _numbers(data: TomlData, keys: tuple[str, ...]) -> CriterionNumbers:
    data.check_keys(*keys)
    each = data["each"].number(0, 999) if "each" in keys else 0
    needed = next((data[key].number(1, 99) for key in keys if key in ("different", "size", "pairs")), 0)
    points = tuple(entry.number(0, 999) for entry in data["points"].entries()) if "points" in keys else ()
    if "points" in keys and not points:
        data["points"].fail("must have at least one entry")
    return CriterionNumbers(each, needed, points)
