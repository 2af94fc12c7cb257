"""What changed between two scenes, node by node at any depth: pairs of an id and the fields that are others now.

Parts of a scene that were not made anew are the same objects: they are passed over at a glance. Parents come before
their children. None stands for a field that is back at its default; where nodes come, go or change their order, those
that stay are named by their ids.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias, get_args

import msgspec

from farshore.core.cells import Cells, bits
from farshore.core.scene import AnyNode, Field, Layer, Own, Piece, Player, Row, Shared, Sheet

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
    defaults: dict[str, Any]
    values: Callable[[Any], Any]
    nodes: tuple[str, ...]
    needed: frozenset[str]
    """The fields with nodes that have no default: told even where nothing stands in them."""
    is_board: bool


def plan(kind: type) -> Plan:
    """The fields of a class that hold plain values, and those that hold nodes."""
    nodes = HOLDS_NODES.get(kind, ())
    every = msgspec.structs.fields(kind)
    plain = [each for each in every if each.name not in (*nodes, *DRAWN)]
    needed = frozenset(each.name for each in every if each.required)
    names = tuple(each.name for each in plain)
    values = attrgetter(*names) if names else _nothing
    return Plan(names, {each.name: each.default for each in plain}, values, nodes, needed, kind is Field)


def _nothing(node: object) -> None:
    """A class that holds nodes only."""


PLANS: Final = {kind: plan(kind) for kind in (Shared, Own, *get_args(AnyNode))}


def changes(old: Shared | Own, new: Shared | Own) -> Changes:
    """All that is to be told to somebody who has been shown the old one."""
    found: Changes = []
    if old is not new:
        _compare("", old, new, found)
    return found


def _compare(node: str, old: Any, new: Any, found: Changes) -> None:
    names, defaults, values, nodes, needed, is_board = PLANS[type(new)]
    before, now = values(old), values(new)
    fields: dict[str, Any] = {}
    if before != now:
        for name, was, value in zip(names, before, now, strict=True):
            if was is not value and was != value:
                fields[name] = None if value == defaults[name] else _told(was, value)
    if is_board:
        _compare_boards(old, new, fields)
    inside: list[tuple[Any, Any]] = []
    for name in nodes:
        was, value = getattr(old, name), getattr(new, name)
        if was is value:
            continue
        if type(value) is not tuple or type(was) is not tuple:
            if not _pair((was,), (value,), inside):
                fields[name] = value
        elif len(was) != len(value) or not _pair(was, value, inside):
            fields[name] = _placed(was, value, inside) if value or name in needed else None
    if fields:
        found.append((node, fields))
    for was, value in inside:
        _compare(value.id, was, value, found)


def _told(was: Any, value: Any) -> Any:
    """A value that is another now; of a long row of details only those that are others, by their places."""
    if type(value) is not tuple or type(was) is not tuple or len(was) != len(value):
        return value
    others = {str(at): now for at, (old, now) in enumerate(zip(was, value, strict=True)) if old != now}
    return others if 2 * len(others) <= len(value) and isinstance(value[0], (msgspec.Struct, Layer)) else value


def _pair(old: tuple[Any, ...], new: tuple[Any, ...], inside: list[tuple[Any, Any]]) -> bool:
    """Adds the nodes that may have changed; not so if others stand here, or in another order."""
    known = len(inside)
    for was, node in zip(old, new, strict=True):
        if was is not node:
            if type(was) is not type(node) or was.id != node.id:
                del inside[known:]
                return False
            inside.append((was, node))
    return True


def _placed(old: tuple[Any, ...], new: tuple[Any, ...], inside: list[tuple[Any, Any]]) -> tuple[Any, ...]:
    """Who stands here now: nodes that stood here before by their ids alone, new ones as they are."""
    known = {node.id: node for node in old}
    placed: list[Any] = []
    for node in new:
        was = known.get(node.id)
        if was is None or was.__class__ is not node.__class__:
            placed.append(node)
            continue
        placed.append(node.id)
        if was is not node:
            inside.append((was, node))
    return tuple(placed)


def _spaces(was: Cells, now: Cells) -> str | list[int]:
    """The new set of spaces; where few came or went and that is shorter, only those."""
    others = was ^ now  # a place is written in as much room as 16 bits of a set
    return list(bits(others)) if others.bit_count() * 16 < now.bit_length() else f"{now:x}"


def _compare_boards(old: Field, new: Field, fields: dict[str, Any]) -> None:
    """Layers that lie as before are told by their new sets of spaces alone; above them, all anew."""
    if old.ground is not new.ground and old.ground != new.ground:
        fields["ground"] = new.ground
    before, after = old.layers, new.layers
    if before is after:
        return
    cells, alike = dict[str, str | list[int]](), 0
    for was, now in zip(before, after, strict=False):
        if was is not now:
            if was.frame != now.frame:
                break
            if was.cells != now.cells:
                cells[str(alike)] = _spaces(was.cells, now.cells)
        alike += 1
    if not alike:
        fields["layers"] = after or None
        return
    if cells:
        fields["cells"] = cells
    if alike < max(len(before), len(after)):
        fields["above"] = alike, after[alike:]
