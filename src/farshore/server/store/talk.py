"""What was said at tables that allow words."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from farshore.core.game import Seat
from farshore.server.store.database import Connection


@dataclass(slots=True)
class Line:
    """What somebody said, and who complained of it."""

    number: int
    seat: Seat
    at: float
    words: str
    reported: tuple[Seat, ...] = ()


def say(connection: Connection, table: str, seat: Seat, at: float, words: str) -> Line:
    """Keeps it under the next number."""
    last = connection.execute("select max(number) from talk where table_id = ?", (table,)).fetchone()[0] or 0
    values = (table, last + 1, seat, at, words, "[]")
    connection.execute(
        "insert into talk (table_id, number, seat, at, words, reported) values (?, ?, ?, ?, ?, ?)", values
    )
    return Line(last + 1, seat, at, words)


def said(connection: Connection, table: str, most: int) -> list[Line]:
    """The last lines, oldest first."""
    wanted = "select number, seat, at, words, reported from talk where table_id = ? order by number desc limit ?"
    rows = list(connection.execute(wanted, (table, most)))
    return [
        Line(number, seat, at, words, msgspec.json.decode(reported, type=tuple[int, ...]))
        for number, seat, at, words, reported in reversed(rows)
    ]


def report(connection: Connection, table: str, number: int, by: Seat) -> Line | None:
    """Notes that somebody complained of this line."""
    found = next((line for line in said(connection, table, 1000) if line.number == number), None)
    if found is None:
        return None
    found.reported = tuple(sorted({*found.reported, by}))
    written = msgspec.json.encode(found.reported).decode()
    connection.execute("update talk set reported = ? where table_id = ? and number = ?", (written, table, number))
    return found
