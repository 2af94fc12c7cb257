"""The JSON of grounds and layers, which encode themselves (`core.scene`), for schema and TypeScript."""

from __future__ import annotations

import msgspec

from farshore.core.scene import LayerKind, Space
from farshore.core.text import Text


class LayerData(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Spaces of a board that have something in common (`core.scene.Layer`)."""

    kind: LayerKind
    cells: str
    """The set of spaces as a hexadecimal number; the lowest bit is the first space."""
    seat: int | None = None
    name: Text | None = None
    do: str = ""
    fill: str | None = None
    icon: str | None = None
    tag: str | None = None


class GroundData(msgspec.Struct, kw_only=True, omit_defaults=True):
    """An empty board (`core.scene.Ground`)."""

    shape: str
    """The key of its geometry: the file `/games/GAME/shape-KEY.json`, or an entry of the message's `shapes`."""
    spaces: tuple[int, ...]
    kinds: tuple[Space, ...] = ()  # omitted: those of the shape
    areas: bool = False
