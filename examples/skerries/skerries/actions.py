"""The actions of seats and of chance: one class for each verb; its `str` is the notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from farshore.core.lazy_actions import Verb

from skerries.components import BOARD, TIDES


@dataclass(frozen=True, slots=True)
class Land:
    """A seat chooses a square."""

    square: int

    def __str__(self) -> str:
        return f"land {BOARD.names[self.square]}"


@dataclass(frozen=True, slots=True)
class Tide:
    """Chance draws this round's tide."""

    worth: int

    def __str__(self) -> str:
        return f"tide {self.worth}"


Action: TypeAlias = Land | Tide
LANDINGS = Verb(Land(square) for square in range(len(BOARD.names)))
TIDE_DRAWS = Verb(Tide(worth) for worth in range(len(TIDES)))
