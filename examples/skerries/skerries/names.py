"""Names of squares."""

from __future__ import annotations

from farshore.core.text import Text, literal

from skerries.components import BOARD


def square_text(cell: int) -> Text:
    """Return the name of a square, `c3`, which is the same in every language."""
    return literal(BOARD.names[cell])
