"""The special functions on the cards: 26 kinds, 88 different functions. A cardholder's functions are one int."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final, TypeAlias

from farshore.core.cells import Cells

Functions: TypeAlias = Cells
"""Several functions, a bit for each."""
COLOURS: Final = ("yellow", "green", "grey", "white", "brown")
SYMBOLS: Final = ("tent", "hat", "rope", "canteen", "backpack")
ANIMALS: Final = ("dodo", "fossa", "toad", "pika", "moth")
VALUES: Final = ("2", "3", "4")


class FunctionKind(IntEnum):
    """What a function does; the parameter, if any, is a colour, symbol, animal or value."""

    VP_COL = 0
    VP_SYM = 1
    RES_COL = 2
    RES_SYM = 3
    MARK_COL = 4
    MARK_SYM = 5
    CHEAP_COL = 6
    CHEAP_SYM = 7
    JOKER = 8
    INCOME = 9
    B_TRACK = 10
    EXPLORER = 11
    SLOT = 12
    DRAW = 13
    PATIENCE = 14
    CLAIM = 15
    SPECIES = 16
    SURVEY_COL = 17
    SURVEY_SYM = 18
    TRACKER = 19
    COMPANY = 20
    PAIR = 21
    SECOND = 22
    D_FREE = 23
    MULTI = 24
    REGION = 25

    @property
    def message_name(self) -> str:
        """Return the name within message keys: `vp-col`."""
        return self.name.lower().replace("_", "-")


_K = FunctionKind
PARAMETERS: Final[dict[FunctionKind, tuple[str, ...]]] = {
    **dict.fromkeys((_K.VP_COL, _K.RES_COL, _K.MARK_COL, _K.CHEAP_COL, _K.JOKER, _K.INCOME, _K.SURVEY_COL), COLOURS),
    **dict.fromkeys((_K.VP_SYM, _K.RES_SYM, _K.MARK_SYM, _K.CHEAP_SYM, _K.SURVEY_SYM), SYMBOLS),
    **dict.fromkeys((_K.B_TRACK, _K.SPECIES, _K.TRACKER), ANIMALS),
    _K.REGION: VALUES,
}


@dataclass(frozen=True, slots=True)
class CardFunction:
    """One function: its kind, and the index of its parameter (0 where there is none)."""

    kind: FunctionKind
    parameter: int
    index: int

    @property
    def bit(self) -> Functions:
        return 1 << self.index

    @property
    def parameter_name(self) -> str:
        """
        >>> FUNCTIONS[1].parameter_name
        'green'
        """
        names = PARAMETERS.get(self.kind)
        return names[self.parameter] if names else ""


def _all_functions() -> tuple[CardFunction, ...]:
    made: list[CardFunction] = []
    for kind in FunctionKind:
        for parameter in range(len(PARAMETERS.get(kind, ("",)))):
            made.append(CardFunction(kind, parameter, len(made)))
    return tuple(made)


FUNCTIONS: Final = _all_functions()


FIRST_OF: Final[tuple[int, ...]] = tuple(
    min(each.index for each in FUNCTIONS if each.kind is kind) for kind in FunctionKind
)
"""By kind, the index of its first function."""


def _bits(kind: FunctionKind) -> tuple[Functions, ...]:
    """Return the bits of a kind's functions, by parameter."""
    return tuple(function.bit for function in FUNCTIONS if function.kind is kind)


def _bit(kind: FunctionKind) -> Functions:
    """Return the bit of a kind without parameter."""
    return FUNCTIONS[FIRST_OF[kind]].bit


@dataclass(frozen=True, slots=True)
class Landing:
    """Functions for placing on a space: one for each colour, and one for each symbol."""

    colour: tuple[Functions, ...]
    symbol: tuple[Functions, ...]

    def at(self, visible: Functions, colour: int, symbol: int) -> int:
        """Return how many of them apply to a space with this colour and symbol."""
        return bool(visible & self.colour[colour]) + bool(visible & self.symbol[symbol])


VP = Landing(_bits(_K.VP_COL), _bits(_K.VP_SYM))
RES = Landing(_bits(_K.RES_COL), _bits(_K.RES_SYM))
MARK = Landing(_bits(_K.MARK_COL), _bits(_K.MARK_SYM))
CHEAP = Landing(_bits(_K.CHEAP_COL), _bits(_K.CHEAP_SYM))
SURVEY = Landing(_bits(_K.SURVEY_COL), _bits(_K.SURVEY_SYM))
JOKER, INCOME, B_TRACK = _bits(_K.JOKER), _bits(_K.INCOME), _bits(_K.B_TRACK)
EXPLORER, SLOT, DRAW = _bit(_K.EXPLORER), _bit(_K.SLOT), _bit(_K.DRAW)
PATIENCE, CLAIM = _bit(_K.PATIENCE), _bit(_K.CLAIM)
SPECIES, TRACKER, REGION = _bits(_K.SPECIES), _bits(_K.TRACKER), _bits(_K.REGION)
COMPANY, PAIR, SECOND = _bit(_K.COMPANY), _bit(_K.PAIR), _bit(_K.SECOND)
D_FREE, MULTI = _bit(_K.D_FREE), _bit(_K.MULTI)
ANY_B_TRACK: Final[Functions] = sum(B_TRACK)


def colours_of(visible: Functions, kind: int) -> int:
    """Return the parameters for which a cardholder has this kind, as a set: for example the colours that are jokers.

    >>> bin(colours_of(JOKER[0] | JOKER[3] | DRAW, FunctionKind.JOKER))
    '0b1001'
    """
    return visible >> FIRST_OF[kind] & 31


def find_function(kind: FunctionKind, parameter: str = "") -> CardFunction:
    """
    >>> find_function(FunctionKind.VP_SYM, "rope").index
    7
    """
    for function in FUNCTIONS:
        if function.kind is kind and function.parameter_name == parameter:
            return function
    raise KeyError(kind.name, parameter)
