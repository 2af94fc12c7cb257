"""What is stored of people at tables: who is there, and since when not; which tables are open to anybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import time

from farshore.core.game import Seat
from farshore.server.store import store
from farshore.server.store.database import Connection

NEWEST = 500
"""Open tables that are looked through."""
DAYS = 14 * 86_400.0
"""Seconds after which an open table that nobody came to is no longer offered."""


def attend(connection: Connection, attending: Mapping[tuple[str, Seat], tuple[bool, float]]) -> None:
    """Notes by table and seat who is there, and when they came or left."""
    rows = [(here, at, table, seat) for (table, seat), (here, at) in attending.items()]
    connection.executemany("update seats set here = ?, seen = ? where table_id = ? and seat = ?", rows)


def nobody_is_here(connection: Connection, at: float) -> None:
    """After a start of the only process: whoever was here when it ended is away since then."""
    connection.execute("update seats set here = ?, seen = ? where here", (False, at))


def open_tables(connection: Connection, ids: Sequence[str] = ()) -> list[store.TableRow]:
    """Tables that are open to anybody and go on, newest first: all, or those of these."""
    newest = "select id from tables where open and not tables.over and created > ? order by created desc limit ?"
    found = [table for (table,) in connection.execute(newest, (time() - DAYS, NEWEST))]
    wanted = [table for table in found if table in ids] if ids else found
    return sorted(store.rows(connection, wanted), key=lambda row: row.created, reverse=True)


@dataclass(frozen=True, slots=True)
class Claim:
    """Somebody wants to sit here."""

    table: str
    seat: Seat
    secret_hash: str
    name: str


def claim(connection: Connection, wish: Claim) -> bool:
    """Sits somebody down on a seat, unless it is taken by now."""
    free = (
        "update seats set secret_hash = ?, name = ?, taken = ?"
        " where table_id = ? and seat = ? and not taken and kind = 'person'"
    )
    done = connection.execute(free, (wish.secret_hash, wish.name, True, wish.table, wish.seat)).rowcount == 1
    if done:
        connection.execute("update tables set revision = revision + 1 where id = ?", (wish.table,))
    return done


def keep_code(connection: Connection, code_hash: str, table: str, seat: Seat) -> None:
    """From now on this code leads to the seat."""
    new = "insert into codes (code_hash, table_id, seat) values (?, ?, ?) on conflict (code_hash) do nothing"
    connection.execute(new, (code_hash, table, seat))


def seat_of_code(connection: Connection, code_hash: str) -> tuple[str, Seat] | None:
    """The table and the seat that a code was made for."""
    found = connection.execute("select table_id, seat from codes where code_hash = ?", (code_hash,)).fetchone()
    return (str(found[0]), int(found[1])) if found else None


def begin_clocks(connection: Connection, table: str, at: float) -> None:
    """The last free seat is taken: from now on turns take their time."""
    connection.execute("update tables set begun = ? where id = ? and begun = 0", (at, table))


def here(connection: Connection, table: str) -> set[Seat]:
    """The seats whose holders are there, at whichever process."""
    return {seat for (seat,) in connection.execute("select seat from seats where table_id = ? and here", (table,))}
