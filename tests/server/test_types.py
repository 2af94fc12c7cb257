"""The page's types are those of the server's messages."""

from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec

from farshore.core import scene
from farshore.server.scenes import nodes
from farshore.server.scenes.typescript import socket_schema, typescript
from farshore.server.socket import wire

WIRE_TS = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_page_has_the_types_of_these_messages() -> None:
    assert WIRE_TS.read_text("utf-8") == typescript(), (
        "run: python -m farshore.server.scenes.typescript > web/src/wire.ts"
    )


def test_every_field_of_every_node_travels() -> None:
    for kind in (*nodes.NODES, *nodes.PARTS, scene.Scene):
        travelling: Any = getattr(nodes, kind.__name__)
        assert [field.name for field in fields(kind)] == [field.name for field in msgspec.structs.fields(travelling)]


def test_the_published_schema_names_every_message() -> None:
    schema = socket_schema()
    for message in (wire.Join, wire.Act, wire.Whole, wire.Patch, wire.Refused):
        assert message.__name__ in schema["$defs"]
