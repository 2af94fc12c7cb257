"""What seats and chance can do. An action's text is its notation: `announce forest`, `take 4`, `draw E5`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Final, TypeAlias

from farshore.games.kingdom_maps.components import CRITERIA, SECTORS, TERRITORIES


@dataclass(frozen=True, slots=True)
class Announce:
    """The active player says which territory everybody draws."""

    territory: int

    def __str__(self) -> str:
        return f"announce {TERRITORIES[self.territory]}"


@dataclass(frozen=True, slots=True)
class Take:
    """The active player takes a die; a passive player chooses the number of one that is left."""

    value: int

    def __str__(self) -> str:
        return f"take {self.value}"


@dataclass(frozen=True, slots=True)
class Assign:
    """Alone with two dice: one for the territory, the other for the number."""

    territory_die: int
    value: int

    def __str__(self) -> str:
        return f"assign {self.territory_die} {self.value}"


@dataclass(frozen=True, slots=True)
class Adjust:
    """Spends a power: one more or one fewer to draw."""

    by: int

    def __str__(self) -> str:
        return "plus" if self.by > 0 else "minus"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draws the territory of this turn on a hex."""

    cell: int
    name: str

    def __str__(self) -> str:
        return f"draw {self.name}"


@dataclass(frozen=True, slots=True)
class ScoreNow:
    """Writes the points of a criterion into the `?` box."""

    criterion: str

    def __str__(self) -> str:
        return f"score {self.criterion}"


@dataclass(frozen=True, slots=True)
class Done:
    """This player's drawing is finished, or there is none."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Criteria:
    """Chance: which criteria are in play."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        return f"criteria {' '.join(self.names)}"


@dataclass(frozen=True, slots=True)
class First:
    """Chance: who starts the first round."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: the dice, lowest first."""

    values: tuple[int, ...]

    def __str__(self) -> str:
        return f"roll {' '.join(map(str, self.values))}"


Action: TypeAlias = Announce | Take | Assign | Adjust | Draw | ScoreNow | Done | Criteria | First | Roll

ANNOUNCES: Final = tuple(Announce(territory) for territory in range(len(TERRITORIES)))
TAKES: Final = {value: Take(value) for value in range(1, 7)}
ASSIGNS: Final = {(a, b): Assign(a, b) for a in range(1, 7) for b in range(1, 7)}
PLUS: Final = Adjust(+1)
MINUS: Final = Adjust(-1)
SCORES: Final = {name: ScoreNow(name) for name in CRITERIA}
DONE: Final = Done()


@cache
def criteria_outcomes() -> tuple[tuple[Criteria, int], ...]:
    """Two different criteria of each sector, all equally likely."""
    a, b = (tuple(combinations(sector, 2)) for sector in SECTORS)
    return tuple((Criteria(first + second), 1) for first in a for second in b)


@cache
def first_outcomes(seats: int) -> tuple[tuple[First, int], ...]:
    return tuple((First(seat), 1) for seat in range(seats))


@cache
def roll_outcomes(dice: int) -> tuple[tuple[Roll, int], ...]:
    """Every roll with the number of ways it can come.

    >>> [(str(roll), ways) for roll, ways in roll_outcomes(2)][:3]
    [('roll 1 1', 1), ('roll 1 2', 2), ('roll 1 3', 2)]
    """
    rolls = combinations_with_replacement(range(1, 7), dice)
    return tuple((Roll(roll), _ways(roll)) for roll in rolls)


@cache
def possible_rolls(dice: int) -> frozenset[Action]:
    """The same as a set: there are hundreds, and each one rolled is looked up."""
    return frozenset(roll for roll, _ in roll_outcomes(dice))


def _ways(roll: tuple[int, ...]) -> int:
    return factorial(len(roll)) // prod(factorial(count) for count in Counter(roll).values())
