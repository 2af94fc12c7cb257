"""The page's types are those of the server's messages."""

import ast
import re
from pathlib import Path
from typing import get_args

import msgspec

from farshore.core import scene
from farshore.core.text import text
from farshore.server import wire
from farshore.server.wire import board
from farshore.server.wire.encoding import encode
from farshore.server.wire.typescript import socket_schema, typescript

WIRE_TS = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_page_has_the_types_of_these_messages() -> None:
    assert WIRE_TS.read_text("utf-8") == typescript(), (
        "run: python -m farshore.server.wire.typescript > web/src/wire.ts"
    )


def test_every_field_of_every_node_travels() -> None:
    types = socket_schema()["$defs"]
    for kind in (*get_args(scene.AnyNode), *get_args(scene.Shape), scene.Space, scene.SharedScene, scene.OwnScene):
        answer = set(types[kind.__name__]["properties"]) - {"type", "kind"}
        assert answer == {field.name for field in msgspec.structs.fields(kind)} - {"kind"}


def test_grounds_and_layers_are_told_as_they_are_described() -> None:
    layer = scene.Layer("claim", 5, 1, name=text("taken"), do="take", fill="sea", icon="", tag="2")
    ground = scene.Ground.of(scene.Squares(1, 1, ("a1",)), [scene.Space(fill="sea")], areas=True)
    for answer, kind in ((layer, board.LayerData), (ground, board.GroundData)):
        written = encode(answer)
        assert msgspec.json.decode(written) == msgspec.json.decode(encode(msgspec.json.decode(written, type=kind))), (
            "nothing is lost on the way"
        )
        assert set(msgspec.json.decode(written)) == {field.name for field in msgspec.structs.fields(kind)}
    assert msgspec.json.decode(encode(scene.Layer("new", 0))) == {"kind": "new", "cells": "0"}


def test_the_published_schema_names_every_message() -> None:
    schema = socket_schema()
    for message in (wire.Join, wire.Act, wire.SceneMessage, wire.Patch, wire.ErrorMessage):
        assert message.__name__ in schema["$defs"]


def test_no_message_is_put_together_by_hand() -> None:
    """Messages are Structs that msgspec encodes: no string or bytes in the server's code holds a part of JSON."""
    server = Path(wire.__file__).parents[1]
    found = [
        f"{path.relative_to(server)}:{node.lineno}"
        for path in sorted(server.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and is_json(node.value)
    ]
    assert found == []


def is_json(value: object) -> bool:
    words = value.decode("latin-1") if isinstance(value, bytes) else value
    return isinstance(words, str) and re.match(r"\s*[{\[,]?\s*\"\w+\"\s*:\s*(?!\{$)", words) is not None


def test_json_in_code_is_found() -> None:
    assert is_json(b'{"type":"patch","version":%d')
    assert is_json(b',"log":')
    assert is_json('{"type":"reviewed","id":')
    assert not is_json("plain text")
