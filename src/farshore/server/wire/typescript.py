"""Generate the page's message types: `python -m farshore.server.wire.typescript > web/src/wire.ts`."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from farshore.core import scene
from farshore.server import wire
from farshore.server.wire import board, encoded, rules

HEADING = "// Generated from server/wire/ by `python -m farshore.server.wire.typescript`. Do not edit.\n"


def schemas() -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Return the JSON Schemas of client messages, of server messages, and of all classes by name."""
    types = [
        wire.ClientMessage,
        wire.ServerMessage,
        board.LayerData,
        board.GroundData,
        *wire.HTTP_MESSAGES,
        *rules.HTTP_MESSAGES,
        *encoded.ENCODED,
    ]
    (client, server, *_), components = msgspec.json.schema_components(
        types, ref_template="#/$defs/{name}", schema_hook=_board_schema
    )
    return client, server, components


def _board_schema(kind: type) -> dict[str, Any]:
    """Refer to the classes of `wire.board` for grounds and layers, which encode themselves."""
    if kind in (scene.Layer, scene.Ground):
        return {"$ref": f"#/$defs/{kind.__name__}Data"}
    raise NotImplementedError(kind)


def socket_schema() -> dict[str, Any]:
    """Return the published JSON Schema of the WebSocket messages."""
    client, server, components = schemas()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Farshore socket messages",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }


def typescript() -> str:
    """Return all message types as TypeScript."""
    client, server, components = schemas()
    parts = [HEADING]
    parts += [_declaration(name, schema) for name, schema in sorted(components.items())]
    parts.append(f"export type ClientMessage = {_type(client)};\n")
    parts.append(f"export type ServerMessage = {_type(server)};\n")
    return "\n".join(parts)


def _declaration(name: str, schema: dict[str, Any]) -> str:
    lines = ["/** " + schema["description"].partition("\n\n")[0] + " */"] if "description" in schema else []
    if schema.get("type") == "array":
        return "\n".join([*lines, f"export type {name} = {_array(schema)};", ""])
    required = schema.get("required", ())
    lines.append(f"export interface {name} {{")
    for field, inner in schema.get("properties", {}).items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {_type(inner)};")
    return "\n".join([*lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(inner) for inner in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(_type(inner) for inner in schema["prefixItems"]) + "]"
    inner = _type(schema.get("items", {}))
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


if __name__ == "__main__":
    sys.stdout.write(typescript())
