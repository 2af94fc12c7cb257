"""How things are called."""

from __future__ import annotations

from farshore.core.text import Text, literal

from skerries.components import BOARD


def square(cell: int) -> Text:
    """`c3`, in every language."""
    return literal(BOARD.names[cell])
