"""Scenes as bytes: each node is said in a language and written once, and only what changed is sent.

Nodes are immutable, and games build the ones that repeat from a cache: so the bytes of a node can be kept by the
identity of the object (the cache holds the object too, which keeps its identity from being used again).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from typing import Any

import msgspec

from farshore.core import scene as core
from farshore.core.scene import Field, Player, Scene
from farshore.core.text import Text
from farshore.games import find
from farshore.server.nodes import NODES, SHAPES, tag
from farshore.words import Translator, translator

PLACES = ("header", "left", "hand", "right", "buttons", "players")
MOST_KEPT = 40_000
_json = msgspec.json.Encoder().encode
_SINGLE: dict[Any, bytes] = {kind: b'{"type":"' + tag(kind).encode() + b'"' for kind in NODES}
_SHAPE: dict[Any, bytes] = {kind: b'{"kind":"' + tag(kind).encode() + b'"' for kind in SHAPES}


class Speaker:
    """Writes the nodes of one game in one language."""

    def __init__(self, words: Translator, language: str) -> None:
        self.words, self.language = words, language
        self._kept: dict[int, tuple[Any, bytes]] = {}
        self.shapes: dict[core.Shape, str] = {}

    def say(self, words: Text) -> str:
        return self.words.say(words, self.language)

    def node(self, node: Any) -> bytes:
        """A node or a part of one as JSON, from the cache if it was written before."""
        kept = self._kept.get(id(node))
        if kept is not None:
            return kept[1]
        written = self._write(node, ())
        if len(self._kept) > MOST_KEPT:
            self._kept.clear()
        self._kept[id(node)] = (node, written)
        return written

    def many(self, nodes: Iterable[Any]) -> bytes:
        """A list of nodes."""
        return b"[" + b",".join([self.node(node) for node in nodes]) + b"]"

    def field_without_cells(self, field: Field) -> bytes:
        return self._write(field, ("cells",))

    def player_without_cells(self, player: Player) -> bytes:
        """A player whose board, if there is one, comes without cells."""
        if player.board is None:
            return self.node(player)
        return self._write(player, ("board",))[:-1] + b',"board":' + self.field_without_cells(player.board) + b"}"

    def shape_key(self, shape: core.Shape) -> str:
        """The short name of a geometry, the same in every scene of this game."""
        key = self.shapes.get(shape)
        if key is None:
            key = self.shapes[shape] = f"s{len(self.shapes)}"
        return key

    def _write(self, node: Any, without: tuple[str, ...]) -> bytes:
        kind = type(node)
        parts = [_SINGLE.get(kind) or _SHAPE.get(kind) or b"{"]
        for name, opening, default in _members(kind):
            value = getattr(node, name)
            if value == default or name in without:
                continue
            parts.append(opening + self._value(value))
        inside = b"".join(parts)
        return (b"{" + inside[2:] if inside.startswith(b"{,") else inside) + b"}"

    def _value(self, value: Any) -> bytes:
        kind = type(value)
        if kind is Text:
            return _json(self.words.say(value, self.language))
        if kind is tuple:
            return b"[" + b",".join([self._value(entry) for entry in value]) + b"]"
        if kind in _SHAPE:
            return b'"' + self.shape_key(value).encode() + b'"'
        if kind in _PLAIN:
            return _json(value)
        return self.node(value)

    def written_shapes(self, keys: Iterable[str]) -> bytes:
        """These geometries, by their short names."""
        by_key = {key: shape for shape, key in self.shapes.items()}
        return b"{" + b",".join(b'"' + key.encode() + b'":' + self.node(by_key[key]) for key in keys) + b"}"

    # Whole scenes

    def scene(self, scene: Scene) -> bytes:
        """The whole scene."""
        parts = [b'"board":' + self.node(scene.board), b'"prompt":' + self.node(scene.prompt)]
        parts += [b'"players":' + self.many(scene.players), b'"pad":' + self.node(scene.pad)]
        for place in PLACES[:-1]:
            nodes = getattr(scene, place)
            if nodes:
                parts.append(b'"' + place.encode() + b'":' + self.many(nodes))
        return b"{" + b",".join(parts) + b"}"

    # What changed

    def changes(self, old: Scene, new: Scene) -> bytes:
        """The members `cells`, `nodes` and `places` of a patch, each after a comma; nothing if all is equal."""
        cells: list[bytes] = []
        nodes: list[bytes] = []
        places: list[bytes] = []
        if new.board is not old.board:
            self._field_changes(old.board, new.board, cells, nodes, places)
        for place in ("prompt", "pad"):
            before, now = getattr(old, place), getattr(new, place)
            if now is not before and now != before:
                nodes.append(self.node(now))
        for place in PLACES:
            before, now = getattr(old, place), getattr(new, place)
            if now is before:
                continue
            if [node.id for node in before] != [node.id for node in now]:
                places.append(b'"' + place.encode() + b'":' + self.many(now))
                continue
            for earlier, node in zip(before, now, strict=True):
                if node is earlier:
                    continue
                if type(node) is Player:
                    self._player_changes(earlier, node, cells, nodes)
                elif node != earlier:
                    nodes.append(self.node(node))
        return (
            (b',"cells":[' + b",".join(cells) + b"]" if cells else b"")
            + (b',"nodes":[' + b",".join(nodes) + b"]" if nodes else b"")
            + (b',"places":{' + b",".join(places) + b"}" if places else b"")
        )

    def _field_changes(
        self, old: Field, new: Field, cells: list[bytes], nodes: list[bytes], places: list[bytes]
    ) -> None:
        if old.id != new.id or len(old.cells) != len(new.cells) or old.shape != new.shape:
            places.append(b'"board":[' + self.node(new) + b"]")
            return
        if (old.name, old.areas, old.seat) != (new.name, new.areas, new.seat):
            nodes.append(self.field_without_cells(new))
        self._cell_changes(old, new, cells)

    def _cell_changes(self, old: Field, new: Field, cells: list[bytes]) -> None:
        node = self.node
        cells += [node(now) for was, now in zip(old.cells, new.cells, strict=True) if now is not was and now != was]

    def _player_changes(self, old: Player, new: Player, cells: list[bytes], nodes: list[bytes]) -> None:
        was, now = old.board, new.board
        if was is None or now is None or len(was.cells) != len(now.cells) or was.shape != now.shape:
            if old != new:
                nodes.append(self.node(new))
            return
        if _beside_board(old) != _beside_board(new) or (was.name, was.areas) != (now.name, now.areas):
            nodes.append(self.player_without_cells(new))
        if now is not was:
            self._cell_changes(was, now, cells)


_PLAIN = (str, int, bool, float, type(None))


def _beside_board(player: Player) -> tuple[Any, ...]:
    return (player.name, player.points, player.status, player.busy, player.rows)


def _members(kind: Any) -> tuple[tuple[str, bytes, Any], ...]:
    known = _known_members.get(kind)
    if known is None:
        known = _known_members[kind] = _read_members(kind)
    return known


_known_members: dict[Any, tuple[tuple[str, bytes, Any], ...]] = {}


def _read_members(kind: Any) -> tuple[tuple[str, bytes, Any], ...]:
    """Name, opening bytes and default of each field (MISSING equals nothing); the kind of a shape is its tag."""
    return tuple(
        (member.name, b',"' + member.name.encode() + b'":', member.default)
        for member in fields(kind)
        if not (kind in _SHAPE and member.name == "kind")
    )


def shapes_in(written: bytes) -> list[str]:
    """The short names of the geometries that written nodes mention. (A quote inside words is escaped: no mistake.)"""
    return sorted({key.decode() for key in _SHAPE_KEY.findall(written)})


_SHAPE_KEY = re.compile(rb'"shape":"(s\d+)"')


@cache
def speaker(game: str, language: str) -> Speaker:
    """The one speaker of a game and a language in this process."""
    return Speaker(translator(find(game)), language)
