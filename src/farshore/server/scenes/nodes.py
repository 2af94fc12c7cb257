"""Scene nodes as they travel: the classes of `core.scene` once more as message types, with every Text already said.

The annotations of the core classes are read again in this module, where `Text` is a string and a `Shape` is a key into
the `shapes` that were sent once. So there is no second list of fields to keep: a field added to a node travels.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import MISSING, fields
from dataclasses import Field as Member
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from farshore.core import scene

Text: TypeAlias = str
Shape: TypeAlias = str
Seat: TypeAlias = int
Point: TypeAlias = scene.Point
if TYPE_CHECKING:
    Cell: TypeAlias = Any
    Node: TypeAlias = Any
    Scene: TypeAlias = Any
    Shapes: TypeAlias = Any

PARTS = (scene.Then, scene.Glyph, scene.Mark, scene.Outline, scene.Step)
SHAPES = (scene.Squares, scene.Hexes, scene.Polygons)
NODES = (
    scene.Cell,
    scene.Field,
    scene.Piece,
    scene.Track,
    scene.Button,
    scene.Note,
    scene.Row,
    scene.SheetLine,
    scene.Sheet,
    scene.Player,
)


def tag(kind: type) -> str:
    """The `type` of a node on the wire: its class name in small letters."""
    return kind.__name__.lower()


def _field(kind: type, field: Member[Any]) -> tuple[Any, ...]:
    if kind is scene.Field and field.name == "cells":
        return (field.name, field.type, ())  # in a patch, a field without cells keeps those it had
    return (field.name, field.type) if field.default is MISSING else (field.name, field.type, field.default)


def _message_type(kind: type, **how: Any) -> type[msgspec.Struct]:
    members = [_field(kind, field) for field in fields(kind) if field.name != how.get("tag_field")]
    return msgspec.defstruct(
        kind.__name__, members, module=__name__, kw_only=True, omit_defaults=True, frozen=True, **how
    )


_here: dict[str, Any] = vars(sys.modules[__name__])


def _publish(kinds: Sequence[type], **how: Any) -> None:
    """Makes a message type of each class, under the same name, in this module."""
    for kind in kinds:
        named = {"tag": tag(kind), **how} if how else how
        _here[kind.__name__] = _message_type(kind, **named)


def _one_of(kinds: Sequence[type]) -> Any:
    return reduce(or_, [_here[kind.__name__] for kind in kinds])


_publish(PARTS)
_publish(SHAPES, tag_field="kind")
_publish(NODES, tag_field="type")
_publish((scene.Scene,))
_here["Item"] = _one_of((scene.Piece, scene.Track, scene.Button, scene.Note, scene.Field))
_here["Panel"] = _one_of((scene.Row, scene.Piece, scene.Track, scene.Note))
_here["Node"] = _one_of([kind for kind in NODES if kind not in (scene.Cell, scene.SheetLine)])
_here["Shapes"] = _one_of(SHAPES)
_here["Literal"] = Literal  # the annotations read here name it
