"""What an option of a match offers to choose from, with pictures."""

from __future__ import annotations

from typing import NamedTuple

from farshore.core.scene import Glyph
from farshore.core.text import Text


class Offer(NamedTuple):
    """An item that a list option can contain."""

    value: str
    """As in records and on the command line."""
    label: Text
    """Its name, in the game's messages."""
    glyphs: tuple[Glyph, ...] = ()
    """Its picture."""
    group: str = ""
    """The group that `Option.most_in_group` limits."""


class TileGrid(NamedTuple):
    """A board of tiles that an option lays: its value is ids with rotations in reading order, `3e 5n 1s 8w`."""

    tiles: tuple[tuple[str, str], ...]
    """The ids of the tiles and their pictures in the game's art. No tile is used twice."""
    columns: int
    """The number of tiles from left to right."""
    rows: int
    """The number of tiles from top to bottom."""
    rotations: str
    """Four letters: as in the picture, then each turned by 90 degrees clockwise."""
