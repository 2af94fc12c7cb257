"""Bot tokens in the store, and the seats of the programs that use them."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_hex

from farshore.core.game import Seat
from farshore.server.store import player_rows, rating_rows, table_rows
from farshore.server.store.database import Connection
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.table_rows import TableRow

MOST_TOKENS = 20
"""Bot tokens of one player."""


@dataclass(slots=True)
class BotTokenRow:
    """A bot token of a player."""

    id: str
    player: str
    token_hash: str
    name: str
    scopes: str
    created: float
    used: float = 0.0


_TOKEN = tuple(BotTokenRow.__slots__)


def add_token(connection: Connection, row: BotTokenRow) -> bool:
    """Add a token; return False if the player has too many."""
    count = connection.execute("select count(*) from bot_tokens where player = ?", (row.player,)).fetchone()[0]
    if count >= MOST_TOKENS:
        return False
    marks = ", ".join("?" * len(_TOKEN))
    values = [getattr(row, name) for name in _TOKEN]
    connection.execute(f"insert into bot_tokens ({', '.join(_TOKEN)}) values ({marks})", values)
    return True


def tokens_of(connection: Connection, player: str) -> list[BotTokenRow]:
    """Return the tokens of a player, oldest first."""
    wanted = f"select {', '.join(_TOKEN)} from bot_tokens where player = ? order by created, id"
    return [BotTokenRow(*row) for row in connection.execute(wanted, (player,))]


def token_with_player(connection: Connection, token_hash: str) -> tuple[BotTokenRow, PlayerRow] | None:
    """Return a token with its player."""
    wanted = f"select {', '.join(_TOKEN)} from bot_tokens where token_hash = ?"
    found = connection.execute(wanted, (token_hash,)).fetchone()
    player = player_rows.player_by_id(connection, found[1]) if found else None
    return (BotTokenRow(*found), player) if player else None


def use_token(connection: Connection, token_id: str, at: float) -> None:
    """Record when a token was used."""
    connection.execute("update bot_tokens set used = ? where id = ?", (at, token_id))


def revoke_token(connection: Connection, player: str, token_id: str) -> list[str] | None:
    """Delete a token of a player; return the tables whose seats it opened, or None if there is no such token."""
    rating_rows.lock_ratings(connection)
    gone = connection.execute("delete from bot_tokens where id = ? and player = ?", (token_id, player))
    if gone.rowcount != 1:
        return None
    rating_rows.forget_participant(connection, rating_rows.PROGRAM + token_id)
    return replace_seat_secrets(connection, token_id)


def replace_seat_secrets(connection: Connection, token_id: str) -> list[str]:
    """Replace the secrets of a program's seats, so that its token opens them no longer; return their tables."""
    sat = list(connection.execute("select table_id, seat from seats where program = ?", (token_id,)))
    for table, seat in sat:
        close = "update seats set secret_hash = ? where table_id = ? and seat = ?"
        connection.execute(close, (token_hex(32), table, seat))
        connection.execute("update tables set revision = revision + 1 where id = ?", (table,))
    return [table for table, _ in sat]


@dataclass(frozen=True, slots=True)
class ProgramClaim:
    """A program's request for a seat."""

    table: str
    seat: Seat
    token: BotTokenRow
    owner: str


def claim_seat(connection: Connection, request: ProgramClaim) -> bool:
    """Give a free seat of a table that allows programs to one; return False if it is taken. Its link is spent."""
    free = (
        "update seats set link_hash = secret_hash, secret_hash = ?, name = ?, taken = ?, program = ?, program_of = ?"
        " where table_id = ? and seat = ? and not taken and kind = 'person'"
    )
    token = request.token
    values = (token.token_hash, token.name, True, token.id, request.owner, request.table, request.seat)
    return _change(connection, request.table, free, values)


def hand_over(connection: Connection, request: ProgramClaim) -> bool:
    """Give the first seat of a table that a program has just made to the program."""
    own = (
        "update seats set secret_hash = ?, name = ?, program = ?, program_of = ?, player = '', player_hash = ''"
        " where table_id = ? and seat = ? and taken and kind = 'person'"
    )
    token = request.token
    values = (token.token_hash, token.name, token.id, request.owner, request.table, request.seat)
    return _change(connection, request.table, own, values)


def _change(connection: Connection, table: str, sql: str, values: tuple[object, ...]) -> bool:
    done = connection.execute(sql, values).rowcount == 1
    if done:
        connection.execute("update tables set revision = revision + 1 where id = ?", (table,))
    return done


def tables_of_program(connection: Connection, token_id: str, most: int) -> list[TableRow]:
    """Return the tables with a seat of this program, last changed first."""
    newest = (
        "select id from tables where id in (select table_id from seats where program = ?) order by changed desc limit ?"
    )
    wanted = [found[0] for found in connection.execute(newest, (token_id, most))]
    return sorted(table_rows.rows(connection, wanted), key=lambda row: row.summary.changed, reverse=True)
