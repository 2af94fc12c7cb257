"""The operator's decisions in the store: bans, stopped tables, reports, settings of the site, and the audit log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import time
from typing import Any, Literal

import msgspec

from farshore.core.game import Seat
from farshore.server.operator_decisions import Ban, Site
from farshore.server.store import table_rows
from farshore.server.store.database import Connection

MESSAGE, MAINTENANCE, TOP = "message-of-the-day", "maintenance", "admin-top"
"""Names in the table `house`."""


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """An entry of the audit log."""

    number: int
    at: float
    who: str
    what: str
    target: str
    details: str


MOST_NAMES = 20
"""Names reported at one table that are kept; further ones are dropped."""


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """A chat message that was reported, with the name beside it; a name; or a player with superhuman reviews."""

    number: int
    at: float
    table: str
    line: int
    """The number of the message; 0 for a name."""
    seat: Seat
    name: str
    words: str
    """The message; empty for a name."""
    reporters: int
    address: str
    """The address of the reported player, if it was connected."""
    closed: float = 0.0
    note: str = ""
    kind: Literal["chat", "name", "rating"] = "chat"


@dataclass(frozen=True, slots=True)
class AdminTable:
    """A table in the operator's list."""

    id: str
    game: str
    created: float
    changed: float
    version: int
    over: bool
    stopped: bool
    seats: int


# Audit log


def record(connection: Connection, who: str, what: str, target: str = "", details: str = "") -> None:
    """Add an entry to the audit log; server processes notice it and read everything again."""
    last = connection.execute("select max(number) from audit").fetchone()[0] or 0
    values = (last + 1, time(), who, what, target, details)
    connection.execute("insert into audit (number, at, who, what, target, details) values (?, ?, ?, ?, ?, ?)", values)


def acts(connection: Connection, after: int = 0, most: int = 1_000) -> list[AuditEntry]:
    """Return the entries after a number, oldest first."""
    wanted = "select number, at, who, what, target, details from audit where number > ? order by number desc limit ?"
    return [AuditEntry(*row) for row in reversed(list(connection.execute(wanted, (after, most))))]


def last_act(connection: Connection) -> tuple[int, str]:
    """Return the number of the last act, and the latest request for usage."""
    number = connection.execute("select max(number) from audit").fetchone()[0] or 0
    asked = connection.execute("select value from house where name = ?", (TOP,)).fetchone()
    return number, str(asked[0]) if asked else ""


# The site


def read_site(connection: Connection) -> Site:
    """Return everything that the operator has decided."""
    bans = [Ban(*row) for row in connection.execute("select address, kind, until, reason from bans")]
    stopped = frozenset(table for (table,) in connection.execute("select table_id from stopped_tables"))
    message = msgspec.json.decode(get_setting(connection, MESSAGE) or "{}", type=dict[str, str])
    return Site({ban.address: ban for ban in bans}, stopped, message, float(get_setting(connection, MAINTENANCE) or 0))


def get_setting(connection: Connection, name: str) -> str:
    """Return a value of the table `house`, or an empty string."""
    found = connection.execute("select value from house where name = ?", (name,)).fetchone()
    return str(found[0]) if found else ""


def put_setting(connection: Connection, name: str, value: str) -> None:
    """Set a value of the table `house`; an empty one removes it."""
    connection.execute("delete from house where name = ?", (name,))
    if value:
        connection.execute("insert into house (name, value) values (?, ?)", (name, value))


def put_message(connection: Connection, message: Mapping[str, str]) -> None:
    """Set the message of the day by language."""
    put_setting(connection, MESSAGE, msgspec.json.encode(dict(message)).decode() if message else "")


def answers(connection: Connection, token: str) -> list[dict[str, Any]]:
    """Return what server processes have written about their usage since it was requested."""
    wanted = "select value from house where name like ?"
    found = [msgspec.json.decode(value) for (value,) in connection.execute(wanted, (f"{TOP}/%",))]
    return [each for each in found if each["token"] == token]


def forget_answers(connection: Connection) -> None:
    """Remove the request for usage and what was answered."""
    connection.execute("delete from house where name = ? or name like ?", (TOP, f"{TOP}/%"))


# Addresses


def put_ban(connection: Connection, ban: Ban) -> None:
    """Ban or limit an address."""
    connection.execute("delete from bans where address = ?", (ban.address,))
    new = "insert into bans (address, kind, until, reason, at) values (?, ?, ?, ?, ?)"
    connection.execute(new, (ban.address, ban.kind, ban.until, ban.reason, time()))


def remove_ban(connection: Connection, address: str) -> bool:
    """Allow an address again; return False if it was not banned or limited."""
    return connection.execute("delete from bans where address = ?", (address,)).rowcount > 0


# Tables


def list_tables(connection: Connection, most: int, game: str = "") -> list[AdminTable]:
    """Return tables, last changed first."""
    wanted = (
        "select id, game, created, changed, version, tables.over,"
        " (select count(*) from stopped_tables where table_id = id),"
        " (select count(*) from seats where table_id = id) from tables"
        f"{' where game = ?' if game else ''} order by changed desc limit ?"
    )
    found = connection.execute(wanted, (game, most) if game else (most,))
    return [AdminTable(*row) for row in found]


def stop_table(connection: Connection, table: str) -> bool:
    """Stop a table; return False if there is none."""
    if not table_rows.rows(connection, [table]):
        return False
    connection.execute("insert into stopped_tables (table_id) values (?) on conflict do nothing", (table,))
    return True


def resume_table(connection: Connection, table: str) -> bool:
    """Allow play at a stopped table; return False if it was not stopped."""
    return connection.execute("delete from stopped_tables where table_id = ?", (table,)).rowcount > 0


def delete_table(connection: Connection, table: str) -> bool:
    """Delete a table with everything that belongs to it; return False if there is none."""
    if not table_rows.rows(connection, [table]):
        return False
    connection.execute("delete from stopped_tables where table_id = ?", (table,))
    connection.execute("delete from codes where table_id = ?", (table,))
    table_rows.delete_table(connection, table)
    return True


# Reports

_REPORT = "number, at, about, line, seat, name, words, reporters, address, closed, note, kind"


def add_chat_report(connection: Connection, report: PlayerReport) -> None:
    """Add a report. Another one of the same message counts up, and opens it again."""
    again = "update reports set reporters = ?, at = ?, closed = 0 where about = ? and line = ? and kind = 'chat'"
    if not connection.execute(again, (report.reporters, report.at, report.table, report.line)).rowcount:
        _insert_report(connection, report, "[]")


def add_name_report(connection: Connection, report: PlayerReport, by: Seat) -> bool:
    """Add a report of a name by a seat. Another seat's report of the same name counts up, and opens it again.

    Return False if nothing has changed.
    """
    known = "select number, seat, name, by_seats from reports where about = ? and line = 0 and kind = 'name'"
    found = list(connection.execute(known, (report.table,)))
    for number, seat, name, written in found:
        if (seat, name) == (report.seat, report.name):
            seats = msgspec.json.decode(written, type=set[int])
            if by in seats:
                return False
            again = "update reports set reporters = ?, by_seats = ?, at = ?, closed = 0 where number = ?"
            connection.execute(again, (len(seats) + 1, _to_json({*seats, by}), report.at, number))
            return True
    if len(found) >= MOST_NAMES:
        return False
    _insert_report(connection, report, _to_json({by}))
    return True


def add_rating_report(connection: Connection, report: PlayerReport) -> None:
    """Report a player whose reviews agree with the best turns again and again. An open report is brought up to date."""
    again = "update reports set reporters = reporters + 1, at = ?, about = ?, words = ?"
    where = "where name = ? and kind = 'rating' and closed = 0"
    values = (report.at, report.table, report.words, report.name)
    if not connection.execute(f"{again} {where}", values).rowcount:
        _insert_report(connection, report, "[]")


def _to_json(seats: set[Seat]) -> str:
    return msgspec.json.encode(sorted(seats)).decode()


def _insert_report(connection: Connection, report: PlayerReport, by_seats: str) -> None:
    last = connection.execute("select max(number) from reports").fetchone()[0] or 0
    values = (
        last + 1, report.at, report.table, report.line, report.seat, report.name, report.words, report.reporters,
        report.address, 0.0, "", report.kind, by_seats,
    )  # fmt: skip
    connection.execute(f"insert into reports ({_REPORT}, by_seats) values ({', '.join('?' * len(values))})", values)


def list_reports(connection: Connection, *, closed: bool = False) -> list[PlayerReport]:
    """Return the open reports, oldest first; with `closed`, all."""
    where = "" if closed else " where closed = 0"
    return [PlayerReport(*row) for row in connection.execute(f"select {_REPORT} from reports{where} order by number")]


def close_report(connection: Connection, number: int, note: str) -> bool:
    """Close a report; return False if there is none."""
    closed = "update reports set closed = ?, note = ? where number = ?"
    return connection.execute(closed, (time(), note, number)).rowcount > 0
