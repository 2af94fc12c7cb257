"""Print the reference of messages as Markdown: python -m farshore.server.wire.reference > docs/reference/socket.md.

The tables come from the message classes and their docstrings.
"""

from __future__ import annotations

from inspect import getdoc
from typing import Any, Final, get_args

from farshore.server import wire

INTRODUCTION: Final = """\
# Socket and HTTP interface

Every message between page and server, and where to find the machine-readable schemas. `python -m
farshore.server.wire.reference` writes this page from the message classes.

```json
{"type": "join", "table": "kestrel", "secrets": ["…"], "language": "en"}
{"type": "act", "id": "1", "seat": 0, "version": 12, "do": "mark e7"}
{"type": "ack", "id": "1", "version": 13}
```

| address | content |
|---|---|
| `/socket` | the WebSocket; one JSON object for each message |
| `/socket?table=ID` | the same; the parameter lets a proxy route all connections of a table to one process |
| `/api/schema/openapi.json` | all HTTP requests |
| `/api/socket.schema.json` | JSON Schema of all messages below |
| `/words/` | Fluent files with the messages in four languages |
| `/games/GAME/shape-NAME.json` | geometry of a board |

A client sends `join` first. The server answers with `scene`, the whole view, and sends a `patch` after each change.
Texts in scenes and logs are [message keys with arguments](scene.md). Refusals, previews and hints are sent in the
client's language.

Fields with their default value are left out. Invalid messages get `refused`; the connection stays open.

`farshore.client.TableClient` is a client in Python.
"""


def page() -> str:
    """Return the whole page."""
    from_client, from_server = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
    tables = [("From the client", from_client), ("From the server", from_server)]
    return "\n".join([INTRODUCTION, *(table(heading, kinds) for heading, kinds in tables)])


def table(heading: str, kinds: tuple[Any, ...]) -> str:
    """Return a section with a row for each message class."""
    rows = [f"| `{kind.__struct_config__.tag}` | {fields(kind)} | {summary(kind)} |" for kind in kinds]
    return "\n".join([f"## {heading}", "", "| type | fields | meaning |", "|---|---|---|", *rows, ""])


def fields(kind: Any) -> str:
    return ", ".join(f"`{name}`" for name in kind.__struct_fields__)


def summary(kind: Any) -> str:
    return " ".join((getdoc(kind) or "").split())


if __name__ == "__main__":
    print(page(), end="")
