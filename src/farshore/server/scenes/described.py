"""Grounds and layers as they travel: they say it themselves (`told`), this describes it for the types of the page."""

from __future__ import annotations

import msgspec

from farshore.core.scene import LayerKind, Space
from farshore.core.text import Text


class Layer(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Spaces of a board that have something in common (`core.scene.Layer`)."""

    kind: LayerKind
    cells: str
    """The set of spaces as a hexadecimal number: its lowest bit is the first space."""
    seat: int | None = None
    name: Text | None = None
    do: str = ""
    fill: str | None = None
    icon: str | None = None
    tag: str | None = None


class Ground(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A board without anything on it (`core.scene.Ground`)."""

    shape: str
    """The name of its geometry: the file `/games/GAME/shape-NAME.json`, or one of the message's `shapes`."""
    spaces: tuple[int, ...]
    kinds: tuple[Space, ...] = ()  # left out: those of the shape
    areas: bool = False
