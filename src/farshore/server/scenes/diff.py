"""Compare two scenes and list the changed fields of each node, at any depth, by the node's id.

Unchanged parts of a scene are the same objects and are skipped. Parents come before their children. None stands for a
field that is back at its default. Of a text whose message stays, only changed arguments are listed. Where the nodes of
a list come, go or change order, those that stay are named by their ids.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias, get_args

import msgspec

from farshore.core.cells import Cells, bits
from farshore.core.scene import AnyNode, Field, Layer, OwnScene, Piece, Player, Row, SharedScene, Sheet
from farshore.core.text import Text

Changes: TypeAlias = list[tuple[str, dict[str, Any]]]
HOLDS_NODES: Final[dict[type, tuple[str, ...]]] = {
    SharedScene: ("players", "pad", "header"),
    OwnScene: ("board", "prompt", "left", "hand", "right", "buttons"),
    Player: ("rows", "board"),
    Row: ("items",),
    Piece: ("parts",),
    Sheet: ("lines",),
}
"""The fields that hold other nodes, one or many."""
DRAWN: Final = ("ground", "layers")
"""Fields of a board that have their own comparison."""


class NodePlan(NamedTuple):
    """How two nodes of one class are compared."""

    names: tuple[str, ...]
    defaults: dict[str, Any]
    values: Callable[[Any], Any]
    nodes: tuple[str, ...]
    needed: frozenset[str]
    """Fields with nodes and without a default: they are sent even if they are empty."""
    is_board: bool


def make_plan(kind: type) -> NodePlan:
    """Sort the fields of a class into those with values and those with nodes."""
    nodes = HOLDS_NODES.get(kind, ())
    every = msgspec.structs.fields(kind)
    plain = [each for each in every if each.name not in (*nodes, *DRAWN)]
    needed = frozenset(each.name for each in every if each.required)
    names = tuple(each.name for each in plain)
    values = attrgetter(*names) if names else _nothing
    return NodePlan(names, {each.name: each.default for each in plain}, values, nodes, needed, kind is Field)


def _nothing(node: object) -> None:
    """The values of a class that has nodes only."""


PLANS: Final = {kind: make_plan(kind) for kind in (SharedScene, OwnScene, *get_args(AnyNode))}


def scene_changes(old: SharedScene | OwnScene, new: SharedScene | OwnScene) -> Changes:
    """Return what a client that has the old scene must be sent."""
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
                fields[name] = None if value == defaults[name] else _changed_value(was, value)
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
            fields[name] = _node_list(was, value, inside) if value or name in needed else None
    if fields:
        found.append((node, fields))
    for was, value in inside:
        _compare(value.id, was, value, found)


def _changed_value(was: Any, value: Any) -> Any:
    """Return the new value; for a text or a long tuple with few changes, only the changed arguments or entries."""
    kind = value.__class__
    if kind is not was.__class__:
        return value
    if kind is Text:
        return _changed_arguments(was, value)
    if kind is not tuple or len(was) != len(value):
        return value
    others = {str(at): now for at, (old, now) in enumerate(zip(was, value, strict=True)) if old != now}
    return others if 2 * len(others) <= len(value) and isinstance(value[0], (msgspec.Struct, Layer)) else value


def _changed_arguments(was: Text, value: Text) -> Any:
    """Return the changed arguments of a text by name, or the text if its message or the names are others."""
    if was.key != value.key or len(was.args) != len(value.args):
        return value
    others: dict[str, Any] = {}
    for (old_name, old), (name, now) in zip(was.args, value.args, strict=True):
        if old_name != name:
            return value
        if old != now:
            others[name] = _changed_arguments(old, now) if old.__class__ is now.__class__ is Text else now
    return others


def _pair(old: tuple[Any, ...], new: tuple[Any, ...], inside: list[tuple[Any, Any]]) -> bool:
    """Add the nodes that may have changed. Return False if the nodes or their order differ."""
    known = len(inside)
    for was, node in zip(old, new, strict=True):
        if was is not node:
            if type(was) is not type(node) or was.id != node.id:
                del inside[known:]
                return False
            inside.append((was, node))
    return True


def _node_list(old: tuple[Any, ...], new: tuple[Any, ...], inside: list[tuple[Any, Any]]) -> tuple[Any, ...]:
    """Return the new list: nodes that were there before by id, new ones in full."""
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
    """Return the new set of spaces, or the list of changed ones if that is shorter."""
    others = was ^ now  # a position in a list takes as much room as 16 bits of a set
    return list(bits(others)) if others.bit_count() * 16 < now.bit_length() else f"{now:x}"


def _compare_boards(old: Field, new: Field, fields: dict[str, Any]) -> None:
    """Compare boards: unchanged layers by their sets of spaces, all layers above them in full."""
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
