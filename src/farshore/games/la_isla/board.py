"""The island as it was put together: which colour and symbol each space shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from farshore.core.cells import Cells, cells_of
from farshore.games.la_isla.box import SPACES, Box, Look
from farshore.games.la_isla.functions import COLOURS, SYMBOLS

BARE: Final[Look] = (-1, -1)
"""A space whose tooth is not laid yet."""


@dataclass(frozen=True, slots=True)
class Island:
    """What follows from the teeth: it is put together once, and never changes in a match."""

    colours: tuple[int, ...]
    symbols: tuple[int, ...]
    of_colour: tuple[Cells, ...]
    of_symbol: tuple[Cells, ...]


def put_together(box: Box, teeth: Sequence[int]) -> Island:
    """The island with these teeth, position by position."""
    looks = [look_of(box, teeth, name) for name in SPACES]
    colours = tuple(colour for colour, _ in looks)
    symbols = tuple(symbol for _, symbol in looks)
    return Island(colours, symbols, _by_look(colours, len(COLOURS)), _by_look(symbols, len(SYMBOLS)))


def look_of(box: Box, teeth: Sequence[int], name: str) -> Look:
    """What a space shows: those of the centre always the same, the others as the tooth in their position."""
    family, position = name[0], int(name[1:])
    if not box.families[family].tooth:
        return box.centre_looks[name]
    return box.tooth_looks[teeth[position]][family] if position < len(teeth) else BARE


def _by_look(shown: Sequence[int], count: int) -> tuple[Cells, ...]:
    """For each colour or symbol the spaces that show it."""
    return tuple(cells_of(space for space, look in enumerate(shown) if look == one) for one in range(count))
