"""The position as plain text, for terminals and bug reports."""

from __future__ import annotations

from typing import Final

from farshore.core.cells import bits
from farshore.core.state import Seat
from farshore.games.kingdom_maps.components import TERRITORIES, Box
from farshore.games.kingdom_maps.names import table_dice
from farshore.games.kingdom_maps.state import Chart, State

LETTERS: Final = "mtflvs"
"""Territories in pictures: mountain, trees, farm, lake, village, swamp."""


def text_board(view: State, seat: Seat | None) -> str:
    """Return the map in letters, this turn's hexes as capitals; then the table in one line."""
    chart = view.seats[seat or 0]
    announced = TERRITORIES[view.territory] if view.territory >= 0 else "-"
    dice = " ".join(map(str, table_dice(view)))
    table = (" ".join(view.criteria), f"round {view.round}", f"dice {dice}", f"{announced} {chart.number}")
    return f"{_map(view.box, chart)}\n{' | '.join(table)} | ±1 {chart.ready}"


def _map(box: Box, chart: Chart) -> str:
    signs = dict.fromkeys(box.hexes.order, ".")
    signs.update(dict.fromkeys(bits(box.powers), "+"))
    signs.update(dict.fromkeys(bits(box.question), "?"))
    for letter, cells in zip(LETTERS, chart.land, strict=True):
        signs.update({cell: letter.upper() if chart.group >> cell & 1 else letter for cell in bits(cells)})
    return box.hexes.format_map(signs.__getitem__)
