"""What is stored of people at tables: who is there, and since when not."""

from __future__ import annotations

from collections.abc import Mapping

from farshore.core.game import Seat
from farshore.server.store.database import Connection


def attend(connection: Connection, attending: Mapping[tuple[str, Seat], tuple[bool, float]]) -> None:
    """Notes by table and seat who is there, and when they came or left."""
    rows = [(here, at, table, seat) for (table, seat), (here, at) in attending.items()]
    connection.executemany("update seats set here = ?, seen = ? where table_id = ? and seat = ?", rows)


def nobody_is_here(connection: Connection, at: float) -> None:
    """After a start of the only process: whoever was here when it ended is away since then."""
    connection.execute("update seats set here = ?, seen = ? where here", (False, at))
