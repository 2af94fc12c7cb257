"""What each address has stored on a day."""

from __future__ import annotations

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


class QuotaExceeded(Exception):
    """The address has stored as much as it may on this day; `what` is `tables` or `bytes`."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def add(connection: Connection, new: Usage, quota: DailyQuota) -> None:
    """Count what is stored in the same transaction; raise QuotaExceeded, so that nothing is stored, above the quota."""
    connection.execute(
        "insert into usage (day, address, tables, bytes) values (?, ?, ?, ?) on conflict (day, address)"
        " do update set tables = usage.tables + excluded.tables, bytes = usage.bytes + excluded.bytes",
        (new.day, new.address, new.tables, new.bytes),
    )
    today = "select tables, bytes from usage where day = ? and address = ?"
    tables, size = connection.execute(today, (new.day, new.address)).fetchone()
    if quota.tables and tables > quota.tables:
        raise QuotaExceeded("tables")
    if quota.bytes and size > quota.bytes:
        raise QuotaExceeded("bytes")


def forget_before(connection: Connection, day: str) -> None:
    """Delete the counts of earlier days."""
    connection.execute("delete from usage where day < ?", (day,))
