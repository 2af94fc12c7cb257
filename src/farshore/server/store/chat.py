"""Chat messages in the store."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from farshore.core.game import Seat
from farshore.server.store.database import Connection

KEPT = 500
"""Messages of a table that are kept; reported ones stay."""


@dataclass(slots=True)
class ChatRow:
    """A chat message, and the seats that reported it."""

    number: int
    seat: Seat
    at: float
    words: str
    reported: tuple[Seat, ...] = ()


def add(connection: Connection, table: str, seat: Seat, at: float, words: str) -> ChatRow:
    """Add a message and return it."""
    last = connection.execute("select max(number) from talk where table_id = ?", (table,)).fetchone()[0] or 0
    values = (table, last + 1, seat, at, words, "[]")
    connection.execute(
        "insert into talk (table_id, number, seat, at, words, reported) values (?, ?, ?, ?, ?, ?)", values
    )
    connection.execute(
        "delete from talk where table_id = ? and number <= ? and reported = '[]'", (table, last + 1 - KEPT)
    )
    return ChatRow(last + 1, seat, at, words)


def recent(connection: Connection, table: str, most: int) -> list[ChatRow]:
    """Return the last messages, oldest first."""
    wanted = "select number, seat, at, words, reported from talk where table_id = ? order by number desc limit ?"
    rows = list(connection.execute(wanted, (table, most)))
    return [
        ChatRow(number, seat, at, words, msgspec.json.decode(reported, type=tuple[int, ...]))
        for number, seat, at, words, reported in reversed(rows)
    ]


def report(connection: Connection, table: str, number: int, by: Seat) -> ChatRow | None:
    """Record that a seat reported a message."""
    found = next((line for line in recent(connection, table, 1000) if line.number == number), None)
    if found is None:
        return None
    found.reported = tuple(sorted({*found.reported, by}))
    written = msgspec.json.encode(found.reported).decode()
    connection.execute("update talk set reported = ? where table_id = ? and number = ?", (written, table, number))
    return found
