"""Print the reference of messages as Markdown: python -m farshore.server.wire.reference > docs/reference/socket.md.

The tables come from the message classes and their docstrings.
"""

from __future__ import annotations

from inspect import getdoc
from typing import Any, Final, get_args

from farshore.server import wire
from farshore.server.wire.protocol_versions import CHANGES, OLDEST

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

## Programs

A bot plays with a token that a player has made: [Connect a bot](../how-to/connect-a-bot.md). It sends the token in
`Authorization: Bearer TOKEN` and among the `secrets` of `join`, and receives `position` instead of scenes:

```json
{"type": "join", "table": "kestrel", "secrets": ["fsb_…"], "protocol": 1, "positions": true}
{"type": "position", "version": 12, "seat": 0, "since": 0, "events": ["- first 0"], "legal": ["mark e7", "mark e8"]}
{"type": "act", "id": "1", "seat": 0, "version": 12, "do": "mark e7"}
{"type": "position", "version": 13, "seat": 0, "since": 12, "events": ["0 mark e7"], "acks": ["1"]}
```

| request | what it does |
|---|---|
| `GET /api/bot` | the bot, its player, scopes and tables, and the protocol of the server |
| `POST /api/bot/seat` | takes a free seat at a table that allows bots: `table`, `table` and `link`, or `code` |
| `POST /api/bot/tables` | makes a table, as `POST /api/tables` does; needs the scope `challenge` |
| `GET /api/open` | the open tables; those with `programs` allow bots |

## Versions

Programs send the version that they speak: in the header `farshore-protocol` and in the field `protocol` of `join`. New
fields and message types do not change the version; clients ignore those that they do not know. A program with a version
that the server does not understand is refused with `protocol-old` or `protocol-new` and one sentence that says so.

@versions@

`farshore.client` has clients in Python: `Client` for bots, `TableClient` for one table as the page sees it.
"""


def page() -> str:
    """Return the whole page."""
    from_client, from_server = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
    tables = [("From the client", from_client), ("From the server", from_server)]
    return "\n".join(
        [INTRODUCTION.replace("@versions@", versions()), *(table(heading, kinds) for heading, kinds in tables)]
    )


def versions() -> str:
    """Return the table of protocol versions."""
    rows = [
        f"| {number} | {'yes' if number >= OLDEST else 'no'} | {change} |" for number, change in sorted(CHANGES.items())
    ]
    return "\n".join(["| version | understood | change |", "|---|---|---|", *rows])


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
