"""What each address has stored on a day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from farshore.server.store.database import Connection


@dataclass(frozen=True, slots=True)
class DailyQuota:
    """What one address may store on a day; 0 means no limit."""

    tables: int
    bytes: int


@dataclass(frozen=True, slots=True)
class Usage:
    """Tables and bytes to be added to what an address has stored on a day. The address is hashed."""

    day: str
    address: str
    tables: int
    bytes: int


ROW_BYTES, EVENT_ROW_BYTES = 400, 60
"""Estimates of what the database stores: a table, a seat or a report, and an event or a chat message besides its text.
The tests compare them with the growth of a file."""


def event_bytes(words: str) -> int:
    """Return about how many bytes an event or a chat message takes."""
    return EVENT_ROW_BYTES + len(words.encode())


class QuotaExceeded(Exception):
    """The address has stored as much as it may on this day; `what` is `tables` or `bytes`."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def add(connection: Connection, new: Usage, quota: DailyQuota) -> None:
    """Count what is stored in the same transaction; raise QuotaExceeded, so that nothing is stored, above the quota."""
    tables, size = _count(connection, new)
    if quota.tables and tables > quota.tables:
        raise QuotaExceeded("tables")
    if quota.bytes and size > quota.bytes:
        raise QuotaExceeded("bytes")


def add_bytes(connection: Connection, new: Sequence[Usage]) -> list[int]:
    """Count what is already stored; return the bytes that each of these addresses has stored on its day."""
    return [_count(connection, each)[1] for each in new]


def _count(connection: Connection, new: Usage) -> tuple[int, int]:
    """Add to the tables and bytes of an address on a day, and return both."""
    connection.execute(
        "insert into usage (day, address, tables, bytes) values (?, ?, ?, ?) on conflict (day, address)"
        " do update set tables = usage.tables + excluded.tables, bytes = usage.bytes + excluded.bytes",
        (new.day, new.address, new.tables, new.bytes),
    )
    today = "select tables, bytes from usage where day = ? and address = ?"
    tables, size = connection.execute(today, (new.day, new.address)).fetchone()
    return tables, size


def forget_before(connection: Connection, day: str) -> None:
    """Delete the counts of earlier days."""
    connection.execute("delete from usage where day < ?", (day,))
