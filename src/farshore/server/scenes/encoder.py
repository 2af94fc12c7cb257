"""Scenes as JSON: each node is said in a language and written once, and only what changed is sent.

Nodes are immutable, and games build the ones that repeat from a cache: so the text of a node can be kept by the
identity of the object (the cache holds the object too, which keeps its identity from being used again). Writers are
made from the classes of `core.scene` when a class is first met: straight code without a look at each field's type.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import MISSING, Field, fields
from functools import cache
from json.encoder import encode_basestring as quoted
from typing import Any, TypeAlias

from farshore.core import scene as core
from farshore.core.bundles import differences
from farshore.core.scene import Player, Scene
from farshore.core.text import Text
from farshore.games import find
from farshore.server.scenes.nodes import NODES, SHAPES, tag
from farshore.words import Translator, translator

PLACES = ("header", "left", "hand", "right", "buttons", "players")
MOST_KEPT = 20_000
MOST_PLAYERS = 2_000
Write: TypeAlias = "Callable[[Any, Speaker], str]"


class Speaker:
    """Writes the nodes of one game in one language."""

    def __init__(self, words: Translator, language: str) -> None:
        self.words, self.language = words, language
        self._kept: dict[int, tuple[Any, str]] = {}
        self._before: dict[int, tuple[Any, str]] = {}
        """What was kept before there was too much: used again it is kept anew, else it goes."""
        self._bare: dict[int, tuple[Player, str]] = {}
        self._said: dict[Text, str] = {}
        self.shapes: dict[core.Shape, str] = {}

    def say(self, words: Text) -> str:
        """The words in this language."""
        return self.words.say(words, self.language)

    def said(self, words: Text) -> str:
        """The same as a JSON string."""
        known = self._said.get(words)
        if known is None:
            if len(self._said) > MOST_KEPT:
                self._said.clear()
            known = self._said[words] = quoted(self.words.say(words, self.language))
        return known

    def node(self, node: Any) -> str:
        """A node or a part of one, from the cache if it was written before."""
        kept = self._kept.get(id(node))
        if kept is not None:
            return kept[1]
        kept = self._before.get(id(node)) or (node, writer(type(node))(node, self))
        if len(self._kept) > MOST_KEPT:
            self._before, self._kept = self._kept, {}
        self._kept[id(node)] = kept
        return kept[1]

    def beside_board(self, player: Player) -> str:
        """A player without the cells of its board."""
        kept = self._bare.get(id(player))
        if kept is None:
            if len(self._bare) > MOST_PLAYERS:
                self._bare.clear()
            written = writer(Player, "board")(player, self)
            if player.board is not None:
                written = f'{written[:-1]},"board":{writer(core.Field, "cells")(player.board, self)}}}'
            kept = self._bare[id(player)] = (player, written)
        return kept[1]

    def many(self, nodes: Iterable[Any]) -> str:
        """A list of nodes."""
        return "[" + ",".join([self.node(node) for node in nodes]) + "]"

    def shape_key(self, shape: core.Shape) -> str:
        """The short name of a geometry, the same in every scene of this game."""
        key = self.shapes.get(shape)
        if key is None:
            key = self.shapes[shape] = f"s{len(self.shapes)}"
        return key

    def value(self, value: Any) -> str:
        """Anything else that a node may hold."""
        kind = type(value)
        if kind is str:
            return quoted(value)
        if kind is Text:
            return self.said(value)
        if kind is tuple:
            return "[" + ",".join([self.value(entry) for entry in value]) + "]"
        if kind is bool:
            return "true" if value else "false"
        if kind is int or kind is float:
            return repr(value)
        if value is None:
            return "null"
        return f'"{self.shape_key(value)}"' if kind in SHAPES else self.node(value)

    def written_shapes(self, keys: Iterable[str]) -> str:
        """These geometries, by their short names."""
        by_key = {key: shape for shape, key in self.shapes.items()}
        return "{" + ",".join(f'"{key}":{self.node(by_key[key])}' for key in keys) + "}"

    # Whole scenes

    def scene(self, scene: Scene) -> str:
        """The whole scene."""
        parts = [f'"board":{self.node(scene.board)}', f'"prompt":{self.node(scene.prompt)}']
        parts += [f'"players":{self.many(scene.players)}', f'"pad":{self.node(scene.pad)}']
        for place in PLACES[:-1]:
            nodes = getattr(scene, place)
            if nodes:
                parts.append(f'"{place}":{self.many(nodes)}')
        return "{" + ",".join(parts) + "}"

    # What changed

    def changes(self, old: Scene, new: Scene) -> str:
        """The members `cells`, `nodes` and `places` of a patch, each after a comma; nothing if all is equal.

        Nodes that are not the same object are compared as they are written: both texts are needed or known anyway.
        """
        cells: list[str] = []
        nodes: list[str] = []
        places: list[str] = []
        if new.board is not old.board:
            self._field_changes(old.board, new.board, cells, nodes, places)
        self._node_changes(old.prompt, new.prompt, nodes)
        self._node_changes(old.pad, new.pad, nodes)
        for place in PLACES:
            before, now = getattr(old, place), getattr(new, place)
            if now is not before:
                self._place_changes(place, before, now, cells, nodes, places)
        return (
            (',"cells":[' + ",".join(cells) + "]" if cells else "")
            + (',"nodes":[' + ",".join(nodes) + "]" if nodes else "")
            + (',"places":{' + ",".join(places) + "}" if places else "")
        )

    def _node_changes(self, old: Any, new: Any, nodes: list[str]) -> None:
        if new is not old:
            written = self.node(new)
            if written != self.node(old):
                nodes.append(written)

    def _place_changes(
        self,
        place: str,
        before: Sequence[Any],
        now: Sequence[Any],
        cells: list[str],
        nodes: list[str],
        places: list[str],
    ) -> None:
        others = [pair for pair in zip(before, now, strict=False) if pair[0] is not pair[1]]
        if len(before) != len(now) or [True for was, node in others if was.id != node.id]:
            places.append(f'"{place}":{self.many(now)}')
            return
        for was, node in others:
            if type(node) is Player:
                self._player_changes(was, node, cells, nodes)
            else:
                self._node_changes(was, node, nodes)

    def _field_changes(
        self, old: core.Field, new: core.Field, cells: list[str], nodes: list[str], places: list[str]
    ) -> None:
        if old.id != new.id or not _same_shape(old, new):
            places.append(f'"board":[{self.node(new)}]')
            return
        if not _same_frame(old, new):
            nodes.append(writer(core.Field, "cells")(new, self))
        self._cell_changes(old, new, cells)

    def _cell_changes(self, old: core.Field, new: core.Field, cells: list[str]) -> None:
        if old.cells is not new.cells:
            for was, now in differences(old.cells, new.cells):
                written = self.node(now)
                if written != self.node(was):
                    cells.append(written)

    def _player_changes(self, old: Player, new: Player, cells: list[str], nodes: list[str]) -> None:
        was, now = old.board, new.board
        if (was is None) != (now is None) or (was and now and not _same_shape(was, now)):
            nodes.append(self.node(new))
            return
        if not _same_beside_board(old, new):
            written = self.beside_board(new)
            if written != self.beside_board(old):
                nodes.append(written)
        if was and now:
            self._cell_changes(was, now, cells)


def _same_shape(old: core.Field, new: core.Field) -> bool:
    return len(old.cells) == len(new.cells) and (old.shape is new.shape or old.shape == new.shape)


def _same_frame(old: core.Field, new: core.Field) -> bool:
    """Two boards of one shape, but for their cells."""
    return (old.id, old.name, old.areas, old.seat) == (new.id, new.name, new.areas, new.seat)


def _same_beside_board(old: Player, new: Player) -> bool:
    """At a glance: parts that are equal but not the same object are compared as they are written."""
    was, now = old.board, new.board
    return (
        (old.points, old.busy, old.seat) == (new.points, new.busy, new.seat)
        and old.status is new.status
        and old.rows is new.rows
        and old.name is new.name
        and (was is now or (was is not None and now is not None and _same_frame(was, now)))
    )


# Writers


_writers: dict[tuple[Any, str], Write] = {}


def writer(kind: Any, without: str = "") -> Write:
    """The function that writes a node of this class, perhaps without one of its fields."""
    known = _writers.get((kind, without))
    if known is None:
        known = _writers[kind, without] = _made_writer(kind, without)
    return known


def _made_writer(kind: Any, without: str) -> Write:
    opening = f'"type":"{tag(kind)}"' if kind in NODES else f'"kind":"{tag(kind)}"' if kind in SHAPES else ""
    lines = ["def write(node, voice):", f"    out = {opening!r}"]
    for member in fields(kind):
        if member.name != without and not (kind in SHAPES and member.name == "kind"):
            lines += [f"    {line}" for line in _member_lines(member)]
    lines.append("    return '{' + out.lstrip(',') + '}'" if not opening else "    return '{' + out + '}'")
    made: dict[str, Any] = {"quoted": quoted}
    exec("\n".join(lines), made)  # made of our own field names only
    write: Write = made["write"]
    return write


_VALUES = {"str": "quoted(x)", "int": "str(x)", "bool": "('true' if x else 'false')", "Text": "voice.said(x)"}


def _member_lines(member: Field[Any]) -> list[str]:
    """Reads a field and adds it, unless it holds its default."""
    kind = str(member.type).removesuffix(" | None").strip("'\"")
    lines = [f"x = node.{member.name}"]
    if member.default is not MISSING:
        empty = member.default in ("", (), False) and member.default != 0
        is_false = member.default is False
        test = "if x:" if empty or is_false else f"if x != {member.default!r}:" if member.default is not None else None
        lines.append(test or "if x is not None:")
    add = f"out += {',' + quoted(member.name) + ':'!r} + {_value_of(kind)}"
    return [*lines, f"    {add}" if member.default is not MISSING else add]


def _value_of(kind: str) -> str:
    if kind.startswith("Literal["):
        kind = "str"
    if kind in _VALUES:
        return _VALUES[kind]
    inside = re.fullmatch(r"(?:tuple|Sequence)\[(\w+)(?:, \.\.\.)?\]", kind)
    if inside and inside[1] in (
        "Cell",
        "Piece",
        "Glyph",
        "Mark",
        "Then",
        "Step",
        "SheetLine",
        "Row",
        "Item",
        "Outline",
    ):
        return "'[' + ','.join([voice.node(y) for y in x]) + ']'"
    if inside and inside[1] in _VALUES:
        return (
            "'[' + ','.join(["
            + _VALUES[inside[1]].replace("(x)", "(y)").replace("if x ", "if y ")
            + " for y in x]) + ']'"
        )
    return "voice.value(x)"


def shapes_in(written: str) -> list[str]:
    """The short names of the geometries that written nodes mention. (A quote inside words is escaped: no mistake.)"""
    return sorted(set(_SHAPE_KEY.findall(written)))


_SHAPE_KEY = re.compile(r'"shape":"(s\d+)"')


@cache
def speaker(game: str, language: str) -> Speaker:
    """The one speaker of a game and a language in this process."""
    return Speaker(translator(find(game)), language)
