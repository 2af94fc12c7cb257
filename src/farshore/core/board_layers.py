"""The spaces of a board, their geometry and look, and the layers drawn on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Literal, TypeAlias

from msgspec import Struct, json

from farshore.core.cells import Cells
from farshore.core.lazy_actions import LegalActions
from farshore.core.state import Seat
from farshore.core.text import Text


class Detail(Struct, frozen=True, omit_defaults=True, gc=False):
    """Base class of parts of nodes, which have no id."""


# The ground of a board


class Space(Detail, frozen=True):
    """What is printed on a space."""

    words: tuple[Text, ...] = ()
    """What a screen reader says after the space's name: first the name of the fill, then of the icon."""
    fill: str = ""
    """The pattern and colour of the space: `desert` is the CSS colour `--desert` and `art/fill-desert.svg`."""
    icon: str = ""
    """File stem in the game's `art/`; empty: none."""
    badge: Literal["", "disc", "square", "gable", "whole"] = ""
    """The shape under the icon: disc for points, square for actions, gable for temples, whole for none."""
    tag: str = ""
    """A few characters in a dark tag at the space's upper edge: `±1`, `3`."""


class Squares(Detail, frozen=True, tag_field="kind", tag="squares"):
    """Spaces row by row from the top left."""

    columns: int
    """Number of columns."""
    rows: int
    """Number of rows."""
    names: tuple[str, ...]
    """The name of each space, as in the notation: `e7`."""
    column_names: tuple[str, ...] = ()
    """Labels above the columns."""
    row_names: tuple[str, ...] = ()
    """Labels beside the rows."""
    seam: int = 0
    """Distance between dashed lines, in spaces; 0 for none."""
    corners: tuple[str, ...] = ()
    """Letters at the four corners: top left, top right, bottom left, bottom right."""
    kinds: tuple[Space, ...] = ()
    """All kinds of spaces of the game; listed here, they are sent once and not for every match."""


class Hexes(Detail, frozen=True, tag_field="kind", tag="hexes"):
    """Pointed-top hexes in centred rows, space by space from the top left."""

    rows: tuple[int, ...]
    """Number of hexes in each row, from the top."""
    names: tuple[str, ...]
    """Of each space, as its notation has it: `E5`."""
    places: tuple[int, ...] = ()
    """The bit of each space in a set of cells (`HexGrid.order`); empty if it is the space's number."""
    row_names: tuple[str, ...] = ()
    """Labels beside the rows."""
    kinds: tuple[Space, ...] = ()
    """As those of `Squares`."""


Point: TypeAlias = tuple[float, float]


class Outline(Detail, frozen=True):
    """One polygon (x right, y down) with the positions of its icons and figures."""

    points: tuple[Point, ...]
    """The corners of the polygon, in order."""
    icons: tuple[Point, ...] = ()
    """The points at which the space's icon is drawn."""
    figures: tuple[Point, ...] = ()
    """The points at which figures stand, by seat."""
    size: float = 5.0
    """Radius of an icon's badge."""
    near: tuple[int, ...] = ()
    """Spaces that belong to it: pointing at it highlights them and shows the text of `why_not`."""


class Polygons(Detail, frozen=True, tag_field="kind", tag="polygons"):
    """Polygons in a box (left, top, width, height), drawn over `backdrop`."""

    box: tuple[float, float, float, float]
    """Left, top, width and height of the drawing."""
    outlines: tuple[Outline, ...]
    """One for each space."""
    names: tuple[str, ...]
    """Of each space, as its notation has it."""
    backdrop: str = ""
    """A drawing of the game's art, drawn under the spaces in the same box."""
    beyond: str = ""
    """The fill around the box: `sea`."""
    kinds: tuple[Space, ...] = ()
    """As those of `Squares`."""


Shape: TypeAlias = Squares | Hexes | Polygons
"""The geometry of a board: the same in every match of a game, a file that the browser caches."""


class Ground:
    """A board without layers; sent once per match, and again only when it changes."""

    __slots__ = ("_key", "areas", "kinds", "shape", "spaces")

    def __init__(self, shape: Shape, kinds: tuple[Space, ...], spaces: tuple[int, ...], areas: bool = False) -> None:
        self.shape = shape
        self.kinds = kinds
        self.spaces = spaces
        """The index of the kind of each space."""
        self.areas = areas
        """Whether neighbours with the same fill are drawn as one area."""
        self._key = ""

    @classmethod
    def of(cls, shape: Shape, spaces: Iterable[Space], *, areas: bool = False) -> Ground:
        """Create a ground from spaces in the order of the shape."""
        kinds = {space: number for number, space in enumerate(shape.kinds)}
        numbers = tuple([kinds.setdefault(space, len(kinds)) for space in spaces])
        return cls(shape, shape.kinds if len(kinds) == len(shape.kinds) else tuple(kinds), numbers, areas)

    @property
    def key(self) -> str:
        """The name of the shape's file, a hash of its content."""
        if not self._key:
            self._key = sha256(json.encode(self.shape)).hexdigest()[:16]
        return self._key

    def to_wire(self) -> dict[str, Any]:
        """Return the encoded form: the shape by its key, and the kinds only if they differ from the shape's."""
        kinds = {} if self.kinds is self.shape.kinds else {"kinds": self.kinds}
        there = {"shape": self.key, **kinds, "spaces": self.spaces}
        return {**there, "areas": True} if self.areas else there

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ground) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.key, self.spaces))

    def _parts(self) -> tuple[object, ...]:
        return self.spaces, self.kinds, self.areas, self.shape

    def place(self, index: int) -> int:
        """Return the bit of a space in a set of cells."""
        places = self.shape.places if isinstance(self.shape, Hexes) else ()
        return places[index] if places else index

    def cell_names(self, cells: Cells) -> list[str]:
        """Return the names of the spaces of a set."""
        return [name for index, name in enumerate(self.shape.names) if cells >> self.place(index) & 1]


# Layers

LayerKind: TypeAlias = Literal[
    "cross", "area", "drawn", "figure", "claim", "new", "start", "blocked", "legal", "points"
]


class Layer:
    """A set of spaces with something in common.

    cross: marked by a seat · area: the same on a small board · drawn: the seat drew the fill here · figure: a pawn ·
    claim: the seat's shape in a dashed circle · new: can still be undone · start: the starting space · blocked: its
    icon cannot be used now · legal: can be clicked · points: spaces that score.
    """

    __slots__ = ("cells", "frame")

    def __init__(
        self,
        kind: LayerKind,
        cells: Cells,
        seat: Seat | None = None,
        *,
        name: Text | None = None,
        do: str = "",
        fill: str | None = None,
        icon: str | None = None,
        tag: str | None = None,
    ) -> None:
        self.cells = cells
        # All fields but the cells, as one tuple, because layers are compared for each move.
        self.frame = (kind, seat, name, do, fill, icon, tag)

    @property
    def kind(self) -> LayerKind:
        return self.frame[0]

    @property
    def seat(self) -> Seat | None:
        return self.frame[1]

    @property
    def name(self) -> Text | None:
        """What a screen reader says about these spaces: "marked"."""
        return self.frame[2]

    @property
    def do(self) -> str:
        """The verb of the action that a click plays, followed by the space's name: `mark`."""
        return self.frame[3]

    @property
    def fill(self) -> str | None:
        """Replaces the fill of the ground; on a legal layer: what a click would draw, shown faintly."""
        return self.frame[4]

    @property
    def icon(self) -> str | None:
        """Replaces the icon of the ground; empty removes it."""
        return self.frame[5]

    @property
    def tag(self) -> str | None:
        return self.frame[6]

    def to_wire(self) -> dict[str, Any]:
        """Return the encoded form, with the cells as a hexadecimal number."""
        names = ("kind", "seat", "name", "do", "fill", "icon", "tag")
        there = {name: value for name, value in zip(names, self.frame, strict=True) if value is not None}
        if not self.do:
            del there["do"]
        return {**there, "cells": f"{self.cells:x}"}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layer) and self.cells == other.cells and self.frame == other.frame

    def __hash__(self) -> int:
        return hash((self.cells, self.frame))

    def __repr__(self) -> str:
        return f"Layer({', '.join(f'{name}={value!r}' for name, value in self.to_wire().items())})"


def legal_layers(legal: Sequence[Any], *, name: Text | None = None, fill: str | None = None) -> tuple[Layer, ...]:
    """Return a layer of the spaces that can be clicked; empty if the legal actions are not about spaces."""
    if not isinstance(legal, LegalActions) or not legal.cells:
        return ()
    return (Layer("legal", legal.cells, name=name, do=legal.verb.word, fill=fill),)
