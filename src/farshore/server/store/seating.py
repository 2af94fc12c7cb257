"""Seats in the store: presence, open tables, codes and claims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import time

from farshore.core.game import Seat
from farshore.server.store import table_rows
from farshore.server.store.database import Connection
from farshore.server.store.player_rows import PlayerRow

NEWEST = 500
"""Open tables that are examined."""
DAYS = 14 * 86_400.0
"""Seconds after which an open table is no longer offered."""


def set_presence(connection: Connection, attending: Mapping[tuple[str, Seat], tuple[bool, float]]) -> None:
    """Record presence by table and seat, with the time of the change."""
    rows = [(here, at, table, seat) for (table, seat), (here, at) in attending.items()]
    connection.executemany("update seats set here = ?, seen = ? where table_id = ? and seat = ?", rows)


def clear_presence(connection: Connection, at: float) -> None:
    """Record that nobody is present: the only process has just started."""
    connection.execute("update seats set here = ?, seen = ? where here", (False, at))


def open_tables(connection: Connection, ids: Sequence[str] = (), club: str = "") -> list[table_rows.TableRow]:
    """Return open, unfinished tables of everybody or of a club, newest first; with `ids`, only those of any club."""
    newest = "select id from tables where open and not tables.over and created > ?"
    newest += " and (club = ? or ?) order by created desc limit ?"
    found = [table for (table,) in connection.execute(newest, (time() - DAYS, club, bool(ids), NEWEST))]
    wanted = [table for table in found if table in ids] if ids else found
    return sorted(table_rows.rows(connection, wanted), key=lambda row: row.created, reverse=True)


@dataclass(frozen=True, slots=True)
class Claim:
    """A request for a seat."""

    table: str
    seat: Seat
    secret_hash: str
    name: str
    player: PlayerRow | None = None
    """The player who sits down, at a rated table."""


def claim(connection: Connection, request: Claim) -> bool:
    """Give a seat to a player; return False if it is taken. Its link is spent."""
    free = (
        "update seats set link_hash = secret_hash, secret_hash = ?, name = ?, taken = ?"
        " where table_id = ? and seat = ? and not taken and kind = 'person'"
    )
    if not _may_sit(connection, request.table, request.player):
        return False
    values = (request.secret_hash, request.name, True, request.table, request.seat)
    done = _change_seat(connection, request.table, free, values)
    if done:
        _give_to(connection, request.table, request.secret_hash, request.player)
    return done


def _may_sit(connection: Connection, table: str, player: PlayerRow | None) -> bool:
    """Return whether a player has no seat at the table yet; two requests at one moment cannot take two."""
    twice = "select 1 from seats where table_id = ? and player = ?"
    return player is None or connection.execute(twice, (table, player.id)).fetchone() is None


def _give_to(connection: Connection, table: str, secret_hash: str, player: PlayerRow | None) -> None:
    """Write a player into the seat that was just taken."""
    if player is not None:
        own = "update seats set name = ?, player = ?, player_hash = ? where table_id = ? and secret_hash = ?"
        connection.execute(own, (player.name, player.id, player.key_hash, table, secret_hash))


def use_link(
    connection: Connection, table: str, link_hash: str, secret_hash: str, player: PlayerRow | None = None
) -> bool:
    """Give the seat of a link to its finder, with a new secret; return False if the link is spent."""
    if not _may_sit(connection, table, player):
        return False
    free = (
        "update seats set link_hash = secret_hash, secret_hash = ?, taken = ?"
        " where table_id = ? and secret_hash = ? and not taken"
    )
    done = _change_seat(connection, table, free, (secret_hash, True, table, link_hash))
    if done:
        _give_to(connection, table, secret_hash, player)
    return done


def sit_down(connection: Connection, table: str, secret_hash: str) -> bool:
    """Take the seat that is kept for the holder of a secret, who keeps it; return False if it is taken."""
    free = "update seats set taken = ? where table_id = ? and secret_hash = ? and not taken and kind = 'person'"
    return _change_seat(connection, table, free, (True, table, secret_hash))


def renew_secret(connection: Connection, table: str, seat: Seat, secret_hash: str) -> None:
    """Replace the secret of a seat: links to it open nothing any more."""
    new = "update seats set secret_hash = ? where table_id = ? and seat = ? and taken"
    _change_seat(connection, table, new, (secret_hash, table, seat))


def _change_seat(connection: Connection, table: str, sql: str, values: Sequence[object]) -> bool:
    """Change a seat; return whether it was changed, and count the revision of the table if so."""
    done = connection.execute(sql, values).rowcount == 1
    if done:
        connection.execute("update tables set revision = revision + 1 where id = ?", (table,))
    return done


def keep_code(connection: Connection, code_hash: str, table: str, seat: Seat) -> None:
    """Store the code of a seat."""
    new = "insert into codes (code_hash, table_id, seat) values (?, ?, ?) on conflict (code_hash) do nothing"
    connection.execute(new, (code_hash, table, seat))


def seat_of_code(connection: Connection, code_hash: str) -> tuple[str, Seat] | None:
    """Return the table and the seat of a code."""
    found = connection.execute("select table_id, seat from codes where code_hash = ?", (code_hash,)).fetchone()
    return (str(found[0]), int(found[1])) if found else None


def begin_clocks(connection: Connection, table: str, at: float) -> None:
    """Start the clocks: the last free seat was taken."""
    connection.execute("update tables set begun = ? where id = ? and begun = 0", (at, table))


def present_seats(connection: Connection, table: str) -> set[Seat]:
    """Return the seats whose holders are present, in any process."""
    return {seat for (seat,) in connection.execute("select seat from seats where table_id = ? and here", (table,))}
