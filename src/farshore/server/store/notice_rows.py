"""Notices of turns in the store: whom to notify, and what was sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from farshore.core.game import Seat
from farshore.server.store.database import Connection

_COLUMNS = (
    "table_id", "seat", "target", "kind", "address", "keys", "house", "language", "stop", "told", "late", "failed",
)  # fmt: skip


@dataclass(slots=True)
class NoticeRow:
    """A device or webhook that is notified of one seat's turns."""

    table: str
    seat: Seat
    target: str
    """A hash of the address."""
    kind: str
    """`push` or `hook`."""
    address: str
    keys: str
    """For a browser, its two keys with a dot between; for a webhook, the key that signs its messages."""
    origin: str
    """The origin of the page, for links."""
    language: str
    stop: str
    """The token that stops all notices to the target."""
    notified: int = -1
    """The last phase whose turn was notified."""
    reminded: int = -1
    """The last phase of which a reminder was sent."""
    failed: int = 0


def notices_of(connection: Connection, table: str) -> list[NoticeRow]:
    """Return all notices of a table."""
    wanted = f"select {', '.join(_COLUMNS)} from notices where table_id = ? order by seat, target"
    return [NoticeRow(*row) for row in connection.execute(wanted, (table,))]


def notices_of_player(connection: Connection, player: str, most: int) -> list[NoticeRow]:
    """Return a notice for each device and webhook at the tables of a player, those of the newest tables first."""
    wanted = (
        f"select {', '.join(f'notices.{name}' for name in _COLUMNS)} from notices, seats, tables where seats.player = ?"
        " and notices.table_id = seats.table_id and notices.seat = seats.seat and tables.id = seats.table_id"
        " order by tables.changed desc, tables.id"
    )
    found: dict[str, NoticeRow] = {}
    for columns in connection.execute(wanted, (player,)):
        row = NoticeRow(*columns)
        found.setdefault(row.target, row)
    return list(found.values())[:most]


def add(connection: Connection, row: NoticeRow, most: int) -> bool:
    """Add a notice or replace the same one; return False if the seat has too many."""
    connection.execute(
        "delete from notices where table_id = ? and seat = ? and target = ?", (row.table, row.seat, row.target)
    )
    here = "select count(*) from notices where table_id = ? and seat = ?"
    if connection.execute(here, (row.table, row.seat)).fetchone()[0] >= most:
        return False
    values = (
        row.table, row.seat, row.target, row.kind, row.address, row.keys, row.origin, row.language, row.stop,
        row.notified, row.reminded, row.failed,
    )  # fmt: skip
    marks = ", ".join("?" * len(_COLUMNS))
    connection.execute(f"insert into notices ({', '.join(_COLUMNS)}) values ({marks})", values)
    connection.execute("update tables set notices = ? where id = ?", (True, row.table))
    return True


def stop(connection: Connection, token: str) -> int:
    """Delete all notices with the target and the keys of a token.

    Others may know the address, and register it, but not its keys: a browser's are the same at all tables, a webhook
    has new ones with each registration.
    """
    own = "select target, keys from notices where stop = ?"
    return connection.execute(f"delete from notices where (target, keys) in ({own})", (token,)).rowcount


def mark(connection: Connection, row: NoticeRow, what: str, phase: int) -> bool:
    """Record a notification or a reminder of a turn; return False if it was sent before."""
    column = "told" if what == "turn" else "late"
    here = f"update notices set {column} = ? where table_id = ? and seat = ? and target = ? and {column} < ?"
    return connection.execute(here, (phase, row.table, row.seat, row.target, phase)).rowcount == 1


def settle(connection: Connection, row: NoticeRow, reached: bool, most: int) -> None:
    """Count failures; after `most` in a row the target's notices are deleted."""
    here = (row.table, row.seat, row.target)
    if reached:
        connection.execute("update notices set failed = 0 where table_id = ? and seat = ? and target = ?", here)
        return
    connection.execute("update notices set failed = failed + 1 where table_id = ? and seat = ? and target = ?", here)
    connection.execute("delete from notices where target = ? and failed >= ?", (row.target, most))


def carry_over(connection: Connection, old: str, new: str, seats: Sequence[Seat]) -> None:
    """Copy the notices to a rematch; `seats` are the old seats by the new ones."""
    for row in notices_of(connection, old):
        row.table, row.seat, row.notified, row.reminded = new, seats.index(row.seat), -1, -1
        add(connection, row, 1000)


def overdue(connection: Connection, now: float, limit: int = 200) -> list[tuple[str, int]]:
    """Return tables, with their versions, where a turn with a notice has exceeded its time."""
    late = (
        "select id, version from tables where pace > 0 and notices and not tables.over and changed + pace < ?"
        " order by changed desc limit ?"
    )
    return [(table, version) for table, version in connection.execute(late, (now, limit))]
