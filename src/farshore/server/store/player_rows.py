"""Players in the store: names, passkeys, sessions, one-time codes and seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_hex
from time import time

from farshore.server.store import club_rows, follow_rows, rating_rows, tournament_rows
from farshore.server.store.database import Connection

MOST_PASSKEYS, MOST_SESSIONS = 20, 50
"""Passkeys and sessions of one player; the session that was used longest ago ends when another one begins."""
MOST_CODES = 100_000
"""One-time codes of all players; beyond that the ones that expire first are dropped."""
FOLD_OF_NOBODY = "?"
"""The first character of the fold of a player without a name: no name has it."""


@dataclass(slots=True)
class PlayerRow:
    """A player."""

    id: str
    name: str
    fold: str
    created: float
    renamed: float = 0.0
    suspended: bool = False
    suspended_until: float = 0.0
    """When the suspension ends; 0: when the operator ends it."""
    recovery: str | None = None
    recovery_hash: str = ""
    epoch: int = 0
    key_hash: str = ""
    data: str = "{}"
    public: str = "ratings"
    """What everybody may see of the profile, separated by spaces."""


@dataclass(slots=True)
class PasskeyRow:
    """A passkey of a player."""

    id: str
    player: str
    credential: str
    public_key: str
    sign_count: int
    domain: str
    device: str
    created: float
    used: float


@dataclass(slots=True)
class SessionRow:
    """A device on which a player is signed in."""

    token_hash: str
    player: str
    device: str
    created: float
    used: float


@dataclass(frozen=True, slots=True)
class PlayerSeat:
    """A seat of a player."""

    table: str
    seat: int
    game: str
    name: str
    created: float
    changed: float
    over: bool
    totals: str


_PLAYER = tuple(PlayerRow.__slots__)
_PASSKEY = tuple(PasskeyRow.__slots__)
_SESSION = tuple(SessionRow.__slots__)


def _insert(connection: Connection, table: str, row: PlayerRow | PasskeyRow | SessionRow) -> None:
    columns = row.__slots__
    marks = ", ".join("?" * len(columns))
    values = [getattr(row, name) for name in columns]
    connection.execute(f"insert into {table} ({', '.join(columns)}) values ({marks})", values)


# Players


def add_player(connection: Connection, row: PlayerRow) -> bool:
    """Add a player; return False if the name is taken."""
    if connection.execute("select 1 from players where fold = ?", (row.fold,)).fetchone():
        return False
    _insert(connection, "players", row)
    return True


def _player(connection: Connection, where: str, value: str) -> PlayerRow | None:
    found = connection.execute(f"select {', '.join(_PLAYER)} from players where {where} = ?", (value,)).fetchone()
    if found is None:
        return None
    row = PlayerRow(*found)
    row.suspended = bool(row.suspended) and not 0 < row.suspended_until <= time()
    return row


def player_by_id(connection: Connection, player: str) -> PlayerRow | None:
    """Return the player with this id."""
    return _player(connection, "id", player)


def player_by_fold(connection: Connection, fold: str) -> PlayerRow | None:
    """Return the player with this folded name."""
    return _player(connection, "fold", fold)


def player_by_recovery(connection: Connection, recovery: str) -> PlayerRow | None:
    """Return the player whose recovery code begins with these letters."""
    return _player(connection, "recovery", recovery)


def list_players(connection: Connection, most: int) -> list[tuple[PlayerRow, int, float]]:
    """Return players, newest first, each with the number of seats and the last use of a session."""
    rows = list(connection.execute("select id from players order by created desc, id limit ?", (most,)))
    found = [player_by_id(connection, player) for (player,) in rows]
    return [(row, count_seats(connection, row.id), last_use(connection, row.id)) for row in found if row]


def count_seats(connection: Connection, player: str) -> int:
    """Return the number of a player's seats."""
    return int(connection.execute("select count(*) from seats where player = ?", (player,)).fetchone()[0])


def last_use(connection: Connection, player: str) -> float:
    """Return when a session of a player was last used; 0 if there is none."""
    found = connection.execute("select max(used) from player_sessions where player = ?", (player,)).fetchone()
    return float(found[0] or 0.0)


def rename(connection: Connection, player: str, name: str, fold: str, at: float) -> bool:
    """Change a name; return False if it is taken."""
    taken = connection.execute("select id from players where fold = ? and id <> ?", (fold, player)).fetchone()
    if taken:
        return False
    change = "update players set name = ?, fold = ?, renamed = ? where id = ?"
    return connection.execute(change, (name, fold, at, player)).rowcount == 1


def put_data(connection: Connection, player: str, data: str) -> None:
    """Replace what the player's devices share."""
    connection.execute("update players set data = ? where id = ?", (data, player))


def put_recovery(connection: Connection, player: str, recovery: str, hashed: str) -> None:
    """Replace the recovery code."""
    connection.execute("update players set recovery = ?, recovery_hash = ? where id = ?", (recovery, hashed, player))


def suspend(connection: Connection, player: str, suspended: bool, until: float = 0.0) -> list[str]:
    """Suspend a player until a time, or end that; return the tables whose seats no longer open, all sessions having
    ended."""
    rating_rows.lock_ratings(connection)
    change = "update players set suspended = ?, suspended_until = ? where id = ?"
    connection.execute(change, (suspended, until, player))
    if not suspended:
        return []
    connection.execute("delete from player_sessions where player = ?", (player,))
    return [*rekey(connection, player, "", -1), *close_programs(connection, player)]


def delete_player(connection: Connection, player: str, names: dict[str, str]) -> list[str]:
    """Delete a player with passkeys, sessions, notices and codes; return the tables whose seats have changed.

    Seats stay, so that the matches of others stay whole: their name becomes that of `names` in the language of the
    table, and nobody can open them.
    """
    rating_rows.lock_ratings(connection)
    tables = _tables_of(connection, player)
    sat = "select table_id, seat, language from seats, tables where id = table_id and player = ?"
    for table, seat, language in list(connection.execute(sat, (player,))):
        gone = "update seats set name = ?, secret_hash = ?, link_hash = '', player = '', player_hash = ''"
        name = names.get(language) or names["en"]
        connection.execute(f"{gone} where table_id = ? and seat = ?", (name, token_hex(32), table, seat))
        connection.execute("delete from notices where table_id = ? and seat = ?", (table, seat))
        connection.execute("update tables set revision = revision + 1 where id = ?", (table,))
    tables += close_programs(connection, player)
    tournament_rows.forget_player(connection, player, time())
    club_rows.forget_player(connection, player, time())
    follow_rows.forget_player(connection, player)
    rating_rows.forget_player(connection, player)
    for table in ("passkeys", "player_sessions", "one_time_codes"):
        connection.execute(f"delete from {table} where player = ?", (player,))
    connection.execute("delete from players where id = ?", (player,))
    return tables


def merge(connection: Connection, kept: PlayerRow, gone: PlayerRow) -> list[str]:
    """Move seats and passkeys of a player to another one and delete the first; return the tables."""
    rating_rows.lock_ratings(connection)
    tables = _tables_of(connection, gone.id)
    connection.execute(
        "update seats set player = ?, player_hash = ? where player = ?", (kept.id, kept.key_hash, gone.id)
    )
    for table in ("passkeys", "bot_tokens"):
        connection.execute(f"update {table} set player = ? where player = ?", (kept.id, gone.id))
    tournament_rows.move_player(connection, gone.id, kept.id)
    club_rows.move_player(connection, gone.id, kept.id)
    follow_rows.move_player(connection, gone.id, kept.id)
    rating_rows.move_player(connection, gone.id, kept.id)
    for table in ("player_sessions", "one_time_codes"):
        connection.execute(f"delete from {table} where player = ?", (gone.id,))
    connection.execute("delete from players where id = ?", (gone.id,))
    _count_revisions(connection, tables)
    return tables


# Programs


def close_programs(connection: Connection, player: str) -> list[str]:
    """Delete the bot tokens of a player and return the tables of their programs, whose seats nothing opens any more.

    The seats stay marked as those of programs, without the player's name.
    """
    theirs = "select distinct table_id from seats where program in (select id from bot_tokens where player = ?)"
    tables = [table for (table,) in connection.execute(theirs, (player,))]
    for (token,) in list(connection.execute("select id from bot_tokens where player = ?", (player,))):
        close = "update seats set secret_hash = ?, program_of = '-' where program = ?"
        connection.execute(close, (token_hex(32), token))
        rating_rows.forget_participant(connection, rating_rows.PROGRAM + token)
    connection.execute("delete from bot_tokens where player = ?", (player,))
    _count_revisions(connection, tables)
    return tables


# Seats


def attach(connection: Connection, row: PlayerRow, hashes: Sequence[str]) -> list[str]:
    """Give the seats of these hashed secrets to a player, except those of other players; return their tables."""
    tables: list[str] = []
    for start in range(0, len(hashes), 200):
        part = hashes[start : start + 200]
        marks = ", ".join("?" * len(part))
        mine = f"from seats where secret_hash in ({marks}) and taken and player = '' and program = ''"
        found = [table for (table,) in connection.execute(f"select distinct table_id {mine}", part)]
        if found:
            take = f"update seats set player = ?, player_hash = ? where secret_hash in ({marks}) and taken"
            connection.execute(f"{take} and player = '' and program = ''", (row.id, row.key_hash, *part))
            tables += found
    _count_revisions(connection, tables)
    return tables


def rekey(connection: Connection, player: str, key_hash: str, epoch: int) -> list[str]:
    """Replace the key and all secrets of a player's seats; return their tables. An empty key opens nothing."""
    tables = _tables_of(connection, player)
    if epoch >= 0:
        connection.execute("update players set epoch = ? where id = ?", (epoch, player))
    connection.execute("update players set key_hash = ? where id = ?", (key_hash, player))
    renew = "update seats set secret_hash = ?, player_hash = ? where player = ?"
    connection.execute(renew, (key_hash or token_hex(32), key_hash, player))
    _count_revisions(connection, tables)
    return tables


def seats_of_player(connection: Connection, player: str, most: int) -> list[PlayerSeat]:
    """Return the seats of a player, those of the table that changed last first."""
    wanted = (
        "select table_id, seat, game, name, created, changed, tables.over, totals from seats, tables"
        " where id = table_id and player = ? order by changed desc, table_id, seat limit ?"
    )
    return [PlayerSeat(*row) for row in connection.execute(wanted, (player, most))]


def _tables_of(connection: Connection, player: str) -> list[str]:
    return [table for (table,) in connection.execute("select distinct table_id from seats where player = ?", (player,))]


def _count_revisions(connection: Connection, tables: Sequence[str]) -> None:
    connection.executemany("update tables set revision = revision + 1 where id = ?", [(table,) for table in tables])


# Passkeys


def add_passkey(connection: Connection, row: PasskeyRow) -> bool:
    """Add a passkey; return False if it is known, or the player has too many."""
    known = connection.execute("select 1 from passkeys where id = ?", (row.id,)).fetchone()
    count = connection.execute("select count(*) from passkeys where player = ?", (row.player,)).fetchone()[0]
    if known or count >= MOST_PASSKEYS:
        return False
    _insert(connection, "passkeys", row)
    return True


def passkey(connection: Connection, passkey_id: str) -> PasskeyRow | None:
    """Return the passkey with this id."""
    wanted = f"select {', '.join(_PASSKEY)} from passkeys where id = ?"
    found = connection.execute(wanted, (passkey_id,)).fetchone()
    return PasskeyRow(*found) if found else None


def passkeys_of(connection: Connection, player: str) -> list[PasskeyRow]:
    """Return the passkeys of a player, oldest first."""
    wanted = f"select {', '.join(_PASSKEY)} from passkeys where player = ? order by created, id"
    return [PasskeyRow(*row) for row in connection.execute(wanted, (player,))]


def use_passkey(connection: Connection, passkey_id: str, sign_count: int, at: float) -> None:
    """Record the counter and the time of a sign-in."""
    connection.execute("update passkeys set sign_count = ?, used = ? where id = ?", (sign_count, at, passkey_id))


def remove_passkey(connection: Connection, player: str, passkey_id: str) -> bool:
    """Remove a passkey of a player; return False if there is none."""
    gone = "delete from passkeys where id = ? and player = ?"
    return connection.execute(gone, (passkey_id, player)).rowcount == 1


# Sessions


def begin_session(connection: Connection, row: SessionRow) -> None:
    """Add a session; the one used longest ago ends if there are too many."""
    old = "select token_hash from player_sessions where player = ? order by used desc, token_hash"
    for (token,) in list(connection.execute(old, (row.player,)))[MOST_SESSIONS - 1 :]:
        connection.execute("delete from player_sessions where token_hash = ?", (token,))
    _insert(connection, "player_sessions", row)


def session(connection: Connection, token_hash: str) -> tuple[SessionRow, PlayerRow] | None:
    """Return a session with its player."""
    wanted = f"select {', '.join(_SESSION)} from player_sessions where token_hash = ?"
    found = connection.execute(wanted, (token_hash,)).fetchone()
    row = player_by_id(connection, found[1]) if found else None
    return (SessionRow(*found), row) if row else None


def sessions_of(connection: Connection, player: str) -> list[SessionRow]:
    """Return the sessions of a player, last used first."""
    wanted = f"select {', '.join(_SESSION)} from player_sessions where player = ? order by used desc, token_hash"
    return [SessionRow(*row) for row in connection.execute(wanted, (player,))]


def use_session(connection: Connection, token_hash: str, at: float) -> None:
    """Record when a session was used."""
    connection.execute("update player_sessions set used = ? where token_hash = ?", (at, token_hash))


def end_sessions(connection: Connection, player: str, tokens: Sequence[str]) -> int:
    """End these sessions of a player; return how many there were."""
    gone = "delete from player_sessions where player = ? and token_hash = ?"
    return sum(connection.execute(gone, (player, token)).rowcount for token in tokens)


# One-time codes


def keep_code(connection: Connection, code_hash: str, kind: str, player: str, expires: float) -> None:
    """Store a code; those that have expired are removed."""
    connection.execute("delete from one_time_codes where expires < ?", (time(),))
    count = connection.execute("select count(*) from one_time_codes").fetchone()[0]
    if count >= MOST_CODES:
        oldest = "select code_hash from one_time_codes where kind <> 'invite' order by expires limit ?"
        for (code,) in list(connection.execute(oldest, (count - MOST_CODES + 1,))):
            connection.execute("delete from one_time_codes where code_hash = ?", (code,))
    new = "insert into one_time_codes (code_hash, kind, player, expires) values (?, ?, ?, ?)"
    connection.execute(new, (code_hash, kind, player, expires))


def use_code(connection: Connection, code_hash: str, kind: str) -> str | None:
    """Use a code up and return its player; None if there is no such code, or its time is over."""
    wanted = "select player from one_time_codes where code_hash = ? and kind = ? and expires >= ?"
    found = connection.execute(wanted, (code_hash, kind, time())).fetchone()
    gone = connection.execute("delete from one_time_codes where code_hash = ? and kind = ?", (code_hash, kind))
    return str(found[0]) if found and gone.rowcount == 1 else None
