"""Compare two scenes and list the changed fields of each node, at any depth, by the node's id.

Unchanged parts of a scene are the same objects and are skipped. Parents come before their children. None stands for a
field that is back at its default. Of a text whose message stays, only changed arguments are listed. Where the nodes of
a list come, go or change order, those that stay are named by their ids.
"""

from __future__ import annotations

from collections.abc import Callable
from types import CodeType, FunctionType, NoneType
from typing import Any, Final, Literal, TypeAlias, get_args, get_origin

import msgspec

from farshore.core.cells import Cells, bits
from farshore.core.scene import AnyNode, Field, Layer, OwnScene, Piece, Player, Row, SharedScene, Sheet
from farshore.core.text import Text

Changes: TypeAlias = list[tuple[str, dict[str, Any]]]
Comparison: TypeAlias = Callable[[str, Any, Any, Changes], None]
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


def scene_changes(old: SharedScene | OwnScene, new: SharedScene | OwnScene) -> Changes:
    """Return what a client that has the old scene must be sent."""
    found: Changes = []
    if old is not new:
        _COMPARE[new.__class__]("", old, new, found)
    return found


def _write_comparison(kind: type) -> Comparison:
    """Return the function that compares two nodes of a class, written out field by field: it runs for every move."""
    inside = HOLDS_NODES.get(kind, ())
    lines = ["def compare(node, old, new, found):", "    fields = {}"]
    known: dict[str, Any] = {"compare_boards": _compare_boards, "compare_inside": _compare_inside}
    known |= {"changed_value": _changed_value, "compare_node": _compare_node, "compare_nodes": _compare_nodes}
    for each in msgspec.structs.fields(kind):
        if each.name in (*inside, *DRAWN):
            continue
        value = "now" if _is_plain(each.type) else "changed_value(was, now)"
        if not each.required:
            known[f"default_{each.name}"] = each.default
            value = f"None if now == default_{each.name} else {value}"
        lines += [f"    was, now = old.{each.name}, new.{each.name}", "    if was is not now and was != now:"]
        lines += [f"        fields[{each.name!r}] = {value}"]
    if kind is Field:
        lines += ["    compare_boards(old, new, fields)"]
    if inside:
        lines += ["    inside = []"]
    for each in msgspec.structs.fields(kind):
        if each.name in inside:
            compare = "compare_nodes" if get_origin(each.type) is tuple else "compare_node"
            lines += [f"    was, now = old.{each.name}, new.{each.name}", "    if was is not now:"]
            lines += [f"        {compare}({each.name!r}, {each.required}, was, now, fields, inside)"]
    lines += ["    if fields:", "        found.append((node, fields))"]
    if inside:
        lines += ["    if inside:", "        compare_inside(inside, found)"]
    code = compile("\n".join(lines), f"<comparison of {kind.__name__}>", "exec")
    body = next(part for part in code.co_consts if isinstance(part, CodeType))
    return FunctionType(body, known)


def _is_plain(kind: Any) -> bool:
    """Return whether values of a type are sent as they are: words, numbers, and None in their place."""
    if get_origin(kind) is Literal:
        return True
    parts = [part for part in get_args(kind) if part is not NoneType]
    return all(map(_is_plain, parts)) if parts else kind in (str, int, bool)


def _compare_inside(inside: list[tuple[Any, Any]], found: Changes) -> None:
    for was, now in inside:
        _COMPARE[now.__class__](now.id, was, now, found)


def _compare_node(
    name: str, needed: bool, was: Any, now: Any, fields: dict[str, Any], inside: list[tuple[Any, Any]]
) -> None:
    """Compare fields that hold a node or None."""
    if was.__class__ is now.__class__ and was.id == now.id:
        inside.append((was, now))
    else:
        fields[name] = now


def _compare_nodes(
    name: str,
    needed: bool,
    was: tuple[Any, ...],
    now: tuple[Any, ...],
    fields: dict[str, Any],
    inside: list[tuple[Any, Any]],
) -> None:
    """Compare fields that hold nodes. Those that are needed have no default: they are sent even if they are empty."""
    if len(was) != len(now) or not _pair(was, now, inside):
        fields[name] = _node_list(was, now, inside) if now or needed else None


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


_COMPARE: Final[dict[type, Comparison]] = {
    kind: _write_comparison(kind) for kind in (SharedScene, OwnScene, *get_args(AnyNode))
}
