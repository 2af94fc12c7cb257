"""What changed between two scenes, node by node at any depth: pairs of an id and the fields that are others now.

Parts of a scene that were not made anew are the same objects: they are passed over at a glance. Parents come before
their children. None stands for a field that is back at its default.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from farshore.core.scene import Field, Layer, Own, Piece, Player, Row, Shared, Sheet

Changes: TypeAlias = list[tuple[str, dict[str, Any]]]
HOLDS_NODES: Final[dict[type, tuple[str, ...]]] = {
    Shared: ("players", "pad", "header"),
    Own: ("board", "prompt", "left", "hand", "right", "buttons"),
    Player: ("rows", "board"),
    Row: ("items",),
    Piece: ("parts",),
    Sheet: ("lines",),
}
"""The fields in which other nodes stand, one or many."""
DRAWN: Final = ("ground", "layers")
"""Fields of a board that are compared in their own way."""


class Plan(NamedTuple):
    """How two nodes of one class are compared."""

    names: tuple[str, ...]
    defaults: tuple[Any, ...]
    values: Callable[[Any], tuple[Any, ...]]
    nodes: tuple[str, ...]


@cache
def plan(kind: type) -> Plan:
    """The fields of a class that hold plain values, and those that hold nodes."""
    nodes = HOLDS_NODES.get(kind, ())
    plain = [each for each in msgspec.structs.fields(kind) if each.name not in (*nodes, *DRAWN)]
    names = tuple(each.name for each in plain)
    get = attrgetter(*names) if names else lambda node: ()
    values = (lambda node: (get(node),)) if len(names) == 1 else get
    return Plan(names, tuple(each.default for each in plain), values, nodes)


def changes(old: Shared | Own, new: Shared | Own) -> Changes:
    """All that is to be told to somebody who has been shown the old one."""
    found: Changes = []
    _compare("", old, new, found)
    return found


def _compare(node: str, old: Any, new: Any, found: Changes) -> None:
    how = plan(type(new))
    fields: dict[str, Any] = {}
    before, now = how.values(old), how.values(new)
    if before != now:
        for name, default, was, value in zip(how.names, how.defaults, before, now, strict=True):
            if was != value:
                fields[name] = None if value == default else value
    if isinstance(new, Field):
        _compare_boards(old, new, fields)
    inside: list[tuple[Any, Any]] = []
    for name in how.nodes:
        was, value = getattr(old, name), getattr(new, name)
        if was is not value:
            pairs = _pairs(was, value)
            if pairs is None:
                fields[name] = value or None
            else:
                inside += pairs
    if fields:
        found.append((node, fields))
    for was, value in inside:
        if was is not value:
            _compare(value.id, was, value, found)


def _pairs(old: Any, new: Any) -> list[tuple[Any, Any]] | None:
    """The same nodes before and now; None: others stand here, or in another order."""
    before = old if isinstance(old, tuple) else (old,)
    now = new if isinstance(new, tuple) else (new,)
    if len(before) != len(now):
        return None
    pairs = list(zip(before, now, strict=True))
    for was, node in pairs:
        if was is not node and (type(was) is not type(node) or was.id != node.id):
            return None
    return pairs


def _compare_boards(old: Field, new: Field, fields: dict[str, Any]) -> None:
    """Layers that lie as before are told by their new sets of spaces alone; above them, all anew."""
    if old.ground is not new.ground and old.ground != new.ground:
        fields["ground"] = new.ground
    if old.layers is new.layers:
        return
    cells, alike = {}, 0
    for was, now in zip(old.layers, new.layers, strict=False):
        if was is not now:
            if not _same_frame(was, now):
                break
            if was.cells != now.cells:
                cells[str(alike)] = f"{now.cells:x}"
        alike += 1
    if alike == len(old.layers) == len(new.layers):
        if cells:
            fields["cells"] = cells
    elif not alike:
        fields["layers"] = new.layers or None
    else:
        if cells:
            fields["cells"] = cells
        fields["above"] = alike, new.layers[alike:]


def _same_frame(old: Layer, new: Layer) -> bool:
    return (
        old.kind == new.kind
        and old.seat == new.seat
        and old.do == new.do
        and old.fill == new.fill
        and old.icon == new.icon
        and old.tag == new.tag
        and old.name == new.name
    )
