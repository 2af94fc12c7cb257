"""The prompt of a seat."""

from __future__ import annotations

from farshore.core.game import CHANCE, Seat
from farshore.core.scene import Note
from farshore.core.text import seat_name, text

from skerries.state import State


def prompt(view: State, seat: Seat | None) -> Note:
    if seat in view.acting:
        return Note("prompt", text("choose-a-square"), text("tide-is", worth=view.tide))
    others = tuple(seat_name(other) for other in view.acting if other != CHANCE)
    return Note("prompt", text("waiting-for", players=others) if others else text("match-over"))
