"""Who wants to hear of their turns, and what they were told."""

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
    """One device or program that hears of one seat's turns."""

    table: str
    seat: Seat
    target: str
    """A hash of the address."""
    kind: str
    """`push` or `hook`."""
    address: str
    keys: str
    """Of a browser: two keys with a dot between; of a program: what its messages are signed with."""
    house: str
    """The address of the page, for links."""
    language: str
    stop: str
    """Whoever knows this ends all that goes to the target."""
    told: int = -1
    """The last phase in which its turn was told."""
    late: int = -1
    """The last phase in which it was reminded."""
    failed: int = 0


def notices_of(connection: Connection, table: str) -> list[NoticeRow]:
    """All that somebody wants to hear of this table."""
    wanted = f"select {', '.join(_COLUMNS)} from notices where table_id = ? order by seat, target"
    return [NoticeRow(*row) for row in connection.execute(wanted, (table,))]


def add(connection: Connection, row: NoticeRow, most: int) -> bool:
    """Notes the wish, in place of the same one; False if this seat has enough of them."""
    connection.execute(
        "delete from notices where table_id = ? and seat = ? and target = ?", (row.table, row.seat, row.target)
    )
    here = "select count(*) from notices where table_id = ? and seat = ?"
    if connection.execute(here, (row.table, row.seat)).fetchone()[0] >= most:
        return False
    values = (
        row.table, row.seat, row.target, row.kind, row.address, row.keys, row.house, row.language, row.stop,
        row.told, row.late, row.failed,
    )  # fmt: skip
    marks = ", ".join("?" * len(_COLUMNS))
    connection.execute(f"insert into notices ({', '.join(_COLUMNS)}) values ({marks})", values)
    connection.execute("update tables set notices = ? where id = ?", (True, row.table))
    return True


def stop(connection: Connection, token: str) -> int:
    """Ends everything that goes to the target of this token."""
    own = "select target from notices where stop = ?"
    return connection.execute(f"delete from notices where target in ({own})", (token,)).rowcount


def mark(connection: Connection, row: NoticeRow, what: str, phase: int) -> bool:
    """Notes that this turn is told, or reminded of; False if it was: each is said once."""
    column = "told" if what == "turn" else "late"
    here = f"update notices set {column} = ? where table_id = ? and seat = ? and target = ? and {column} < ?"
    return connection.execute(here, (phase, row.table, row.seat, row.target, phase)).rowcount == 1


def settle(connection: Connection, row: NoticeRow, reached: bool, most: int) -> None:
    """Counts what could not be sent; after so many in a row it is sent no more."""
    here = (row.table, row.seat, row.target)
    if reached:
        connection.execute("update notices set failed = 0 where table_id = ? and seat = ? and target = ?", here)
        return
    connection.execute("update notices set failed = failed + 1 where table_id = ? and seat = ? and target = ?", here)
    connection.execute("delete from notices where target = ? and failed >= ?", (row.target, most))


def carry_over(connection: Connection, old: str, new: str, seats: Sequence[Seat]) -> None:
    """At a rematch everybody hears of it as before; `seats` are the old seats by the new ones."""
    for row in notices_of(connection, old):
        row.table, row.seat, row.told, row.late = new, seats.index(row.seat), -1, -1
        add(connection, row, 1000)


def overdue(connection: Connection, now: float, limit: int = 200) -> list[tuple[str, int]]:
    """Tables at which somebody who wants to hear of it has been waited for longer than agreed, and their versions."""
    late = (
        "select id, version from tables where pace > 0 and notices and not tables.over and changed + pace < ?"
        " order by changed desc limit ?"
    )
    return [(table, version) for table, version in connection.execute(late, (now, limit))]
