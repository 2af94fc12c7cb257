"""The page's types are those of the server's messages."""

from pathlib import Path
from typing import get_args

import msgspec

from farshore.core import scene
from farshore.core.text import text
from farshore.server.scenes import described
from farshore.server.scenes.encoder import encode
from farshore.server.scenes.typescript import socket_schema, typescript
from farshore.server.socket import wire

WIRE_TS = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_page_has_the_types_of_these_messages() -> None:
    assert WIRE_TS.read_text("utf-8") == typescript(), (
        "run: python -m farshore.server.scenes.typescript > web/src/wire.ts"
    )


def test_every_field_of_every_node_travels() -> None:
    types = socket_schema()["$defs"]
    for kind in (*get_args(scene.AnyNode), *get_args(scene.Shape), scene.Space, scene.Shared, scene.Own):
        told = set(types[kind.__name__]["properties"]) - {"type", "kind"}
        assert told == {field.name for field in msgspec.structs.fields(kind)} - {"kind"}


def test_grounds_and_layers_are_told_as_they_are_described() -> None:
    layer = scene.Layer("claim", 5, 1, name=text("taken"), do="take", fill="sea", icon="", tag="2")
    ground = scene.Ground.of(scene.Squares(1, 1, ("a1",)), [scene.Space(fill="sea")], areas=True)
    for told, kind in ((layer, described.Layer), (ground, described.Ground)):
        written = encode(told)
        assert msgspec.json.decode(written) == msgspec.json.decode(encode(msgspec.json.decode(written, type=kind))), (
            "nothing is lost on the way"
        )
        assert set(msgspec.json.decode(written)) == {field.name for field in msgspec.structs.fields(kind)}
    assert msgspec.json.decode(encode(scene.Layer("new", 0))) == {"kind": "new", "cells": "0"}


def test_the_published_schema_names_every_message() -> None:
    schema = socket_schema()
    for message in (wire.Join, wire.Act, wire.Whole, wire.Patch, wire.Refused):
        assert message.__name__ in schema["$defs"]
