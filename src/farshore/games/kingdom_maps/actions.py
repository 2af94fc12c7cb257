"""The actions of seats and of chance. An action's text is its notation: `announce forest`, `take 4`, `draw E5`."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Final, TypeAlias

from farshore.core.cells import HexGrid
from farshore.core.lazy_actions import Outcomes, Verb
from farshore.games.kingdom_maps.components import CRITERIA, DIE, SEATS, SECTORS, TERRITORIES


@dataclass(frozen=True, slots=True)
class Announce:
    """The active player announces the territory that everybody draws."""

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
class AssignDice:
    """Solo with two dice: one for the territory, the other for the number."""

    territory_die: int
    value: int

    def __str__(self) -> str:
        return f"assign {self.territory_die} {self.value}"


@dataclass(frozen=True, slots=True)
class Adjust:
    """Use a power: one more or one fewer to draw."""

    by: int

    def __str__(self) -> str:
        return "plus" if self.by > 0 else "minus"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the territory of this turn on a hex."""

    cell: int
    name: str

    def __str__(self) -> str:
        return f"draw {self.name}"


@dataclass(frozen=True, slots=True)
class ScoreNow:
    """Write the points of a criterion into the `?` box."""

    criterion: str

    def __str__(self) -> str:
        return f"score {self.criterion}"


@dataclass(frozen=True, slots=True)
class Done:
    """The player ends their drawing, or draws nothing."""

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


Action: TypeAlias = Announce | Take | AssignDice | Adjust | Draw | ScoreNow | Done | Criteria | First | Roll

_FACES: Final = range(1, DIE + 1)
ANNOUNCES: Final = Verb(Announce(territory) for territory in range(len(TERRITORIES)))
TAKES: Final = Verb(Take(value) for value in _FACES)
ASSIGNS: Final = {(a, b): AssignDice(a, b) for a in _FACES for b in _FACES}
PLUS: Final = Adjust(+1)
MINUS: Final = Adjust(-1)
SCORES: Final = {name: ScoreNow(name) for name in CRITERIA}
DONE: Final = Done()


def draws_on(hexes: HexGrid) -> Verb[Draw]:
    """Return the actions of drawing on each hex of a sheet."""
    return Verb(Draw(cell, hexes.names[cell]) for cell in hexes.order)


def all_actions(draws: Verb[Draw]) -> tuple[Action, ...]:
    """Return all actions that a seat can ever take."""
    return (*ANNOUNCES, *TAKES, *ASSIGNS.values(), PLUS, MINUS, *draws, *SCORES.values(), DONE)


def criteria_outcomes() -> Outcomes[Action]:
    """Return all choices of two different criteria of each sector, equally likely."""
    a, b = (tuple(combinations(sector, 2)) for sector in SECTORS)
    return Outcomes(tuple(Criteria(first + second) for first in a for second in b))


def roll_outcomes(dice: int) -> Outcomes[Action]:
    """Return every roll with the number of ways to get it.

    >>> [(str(roll), ways) for roll, ways in roll_outcomes(2)][:3]
    [('roll 1 1', 1), ('roll 1 2', 2), ('roll 1 3', 2)]
    """
    rolls = tuple(combinations_with_replacement(_FACES, dice))
    return Outcomes(tuple(map(Roll, rolls)), tuple(map(_count_ways, rolls)))


def _count_ways(roll: tuple[int, ...]) -> int:
    return factorial(len(roll)) // prod([factorial(roll.count(face)) for face in set(roll)])


CRITERIA_CHOSEN: Final = criteria_outcomes()
FIRSTS: Final = {seats: Outcomes[Action](tuple(map(First, range(seats)))) for seats in SEATS}
ROLLS: Final = {dice: roll_outcomes(dice) for dice in range(1, 7)}
"""By the number of dice."""
