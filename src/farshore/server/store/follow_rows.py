"""Players who follow each other, in the store: who met whom, presence, blocks, and invitations to tables."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from farshore.server.store.database import Connection

HERE_SECONDS: Final = 90.0
"""Seconds after the last request of a player's page for which the player counts as present."""
MET: Final = 20
"""Players met at tables that a list shows at most."""
FOLLOWERS: Final = 50
"""Followers on one page of a list."""
INVITATIONS: Final = 50
"""Invitations that a list shows at most, the newest ones."""
EXAMINED: Final = 300
"""The player's newest tables in which the list looks for others."""
INVITATION_DAYS: Final = 14
"""Days after which an invitation is no longer shown."""
_DAY: Final = 86_400.0


@dataclass(frozen=True, slots=True)
class FollowedPlayer:
    """A player in somebody's list."""

    player: str
    name: str
    at: float


@dataclass(frozen=True, slots=True)
class InvitationRow:
    """An invitation to a table."""

    id: str
    sender: str
    receiver: str
    table: str
    at: float


def _listed(connection: Connection, sql: str, player: str) -> list[FollowedPlayer]:
    return [FollowedPlayer(*found) for found in connection.execute(sql, (player,))]


def following(connection: Connection, player: str) -> list[FollowedPlayer]:
    """Return the players whom a player follows, by name."""
    wanted = "select id, name, at from follows, players where id = followed and player = ? order by name, id"
    return _listed(connection, wanted, player)


def followers(connection: Connection, player: str) -> list[FollowedPlayer]:
    """Return all followers of a player, by name."""
    wanted = "select id, name, at from follows, players where id = player and followed = ? order by name, id"
    return _listed(connection, wanted, player)


def followers_not_followed(connection: Connection, player: str, after: str, most: int) -> list[FollowedPlayer]:
    """Return followers of a player whom the player does not follow, by name, from the first name after `after` on."""
    wanted = (
        "select id, name, at from follows, players where id = player and followed = ? and name > ?"
        " and player not in (select followed from follows where player = ?) order by name limit ?"
    )
    return [FollowedPlayer(*found) for found in connection.execute(wanted, (player, after, player, most))]


def followers_among(connection: Connection, player: str, others: Collection[str]) -> set[str]:
    """Return those of the other players who follow a player."""
    ids = list(others)
    if not ids:
        return set()
    wanted = f"select player from follows where followed = ? and player in ({', '.join('?' * len(ids))})"
    return {str(other) for (other,) in connection.execute(wanted, (player, *ids))}


def blocked_by(connection: Connection, player: str) -> list[FollowedPlayer]:
    """Return the players whom a player has blocked, by name."""
    wanted = "select id, name, at from blocks, players where id = blocked and player = ? order by name, id"
    return _listed(connection, wanted, player)


def has_blocked(connection: Connection, player: str, other: str) -> bool:
    """Return whether a player has blocked another one."""
    wanted = "select 1 from blocks where player = ? and blocked = ?"
    return connection.execute(wanted, (player, other)).fetchone() is not None


def follows(connection: Connection, player: str, other: str) -> bool:
    """Return whether a player follows another one."""
    wanted = "select 1 from follows where player = ? and followed = ?"
    return connection.execute(wanted, (player, other)).fetchone() is not None


def know_each_other(connection: Connection, player: str, other: str) -> bool:
    """Return whether two players have sat at a table together, are in the same club, or one follows the other."""
    met = "select 1 from seats as a, seats as b where a.player = ? and b.player = ? and a.table_id = b.table_id limit 1"
    club = "select 1 from club_members as a, club_members as b where a.player = ? and b.player = ? and a.club = b.club"
    return (
        connection.execute(met, (player, other)).fetchone() is not None
        or connection.execute(club, (player, other)).fetchone() is not None
        or follows(connection, player, other)
        or follows(connection, other, player)
    )


def met_at_tables(connection: Connection, player: str) -> list[FollowedPlayer]:
    """Return the players with whom a player has sat at a table, the last met first."""
    newest = (
        "select id from tables where id in (select table_id from seats where player = ?) order by changed desc limit ?"
    )
    wanted = (
        "select players.id, players.name, max(tables.changed) from seats, tables, players"
        f" where seats.table_id in ({newest}) and tables.id = seats.table_id and players.id = seats.player"
        " and players.id <> ? and players.name <> '' group by players.id, players.name"
        " order by max(tables.changed) desc, players.id limit ?"
    )
    found = connection.execute(wanted, (player, EXAMINED, player, MET))
    return [FollowedPlayer(*one) for one in found]


def at_table(connection: Connection, table: str) -> list[tuple[int, str, str]]:
    """Return seat, id and name of the players at a table."""
    wanted = (
        "select seat, players.id, players.name from seats, players"
        " where table_id = ? and players.id = player and players.name <> '' order by seat"
    )
    return [(int(seat), str(player), str(name)) for seat, player, name in connection.execute(wanted, (table,))]


def follow(connection: Connection, player: str, other: str, at: float) -> None:
    """Follow a player; twice is once."""
    new = "insert into follows (player, followed, at) values (?, ?, ?) on conflict (player, followed) do nothing"
    connection.execute(new, (player, other, at))


def unfollow(connection: Connection, player: str, other: str) -> bool:
    """Stop following a player; return False if the player was not followed."""
    gone = "delete from follows where player = ? and followed = ?"
    return connection.execute(gone, (player, other)).rowcount == 1


def block(connection: Connection, player: str, other: str, at: float) -> None:
    """Block a player: neither follows the other any more, and invitations of the blocked one go."""
    new = "insert into blocks (player, blocked, at) values (?, ?, ?) on conflict (player, blocked) do nothing"
    connection.execute(new, (player, other, at))
    unfollow(connection, player, other)
    unfollow(connection, other, player)
    connection.execute("delete from table_invitations where sender = ? and receiver = ?", (other, player))


def unblock(connection: Connection, player: str, other: str) -> bool:
    """End a block; return False if there was none."""
    gone = "delete from blocks where player = ? and blocked = ?"
    return connection.execute(gone, (player, other)).rowcount == 1


# Presence


def note_presence(connection: Connection, player: str, at: float) -> None:
    """Record that a page of a player is open."""
    new = "insert into player_presence (player, seen) values (?, ?) on conflict (player) do update set seen = ?"
    connection.execute(new, (player, at, at))


def last_seen(connection: Connection, player: str) -> float:
    """Return when a page of a player was last open; 0 if that is not recorded."""
    found = connection.execute("select seen from player_presence where player = ?", (player,)).fetchone()
    return float(found[0]) if found else 0.0


def present(connection: Connection, players: Collection[str], now: float) -> set[str]:
    """Return those of these players who are here: a page of theirs is open, or they have a table open."""
    ids = list(players)
    if not ids:
        return set()
    marks = ", ".join("?" * len(ids))
    pages = f"select player from player_presence where seen > ? and player in ({marks})"
    tables = f"select distinct player from seats where here and player in ({marks})"
    found = {str(player) for (player,) in connection.execute(pages, (now - HERE_SECONDS, *ids))}
    return found | {str(player) for (player,) in connection.execute(tables, ids)}


# Invitations


def invite(connection: Connection, row: InvitationRow) -> bool:
    """Store an invitation; one to the same table replaces the one before. Return whether there was none."""
    again = "delete from table_invitations where table_id = ? and receiver = ?"
    first = connection.execute(again, (row.table, row.receiver)).rowcount == 0
    new = "insert into table_invitations (id, sender, receiver, table_id, at) values (?, ?, ?, ?, ?)"
    connection.execute(new, (row.id, row.sender, row.receiver, row.table, row.at))
    return first


def count_sent(connection: Connection, sender: str, now: float) -> int:
    """Return how many invitations of a player wait for an answer."""
    wanted = (
        "select count(*) from table_invitations, tables"
        " where tables.id = table_id and not tables.over and sender = ? and at > ?"
    )
    return int(connection.execute(wanted, (sender, now - INVITATION_DAYS * _DAY)).fetchone()[0])


def invitations(
    connection: Connection, receiver: str, now: float, most: int = INVITATIONS
) -> list[tuple[InvitationRow, str, str]]:
    """Return the newest invitations of a player to matches that are not over, newest first, each with the sender's
    name and the game."""
    wanted = (
        "select i.id, i.sender, i.receiver, i.table_id, i.at, players.name, tables.game"
        " from table_invitations as i, players, tables where i.receiver = ? and i.at > ? and players.id = i.sender"
        " and tables.id = i.table_id and not tables.over and not tables.frozen order by i.at desc, i.id limit ?"
    )
    found = connection.execute(wanted, (receiver, now - INVITATION_DAYS * _DAY, most))
    return [(InvitationRow(*row[:5]), str(row[5]), str(row[6])) for row in found]


def sent_invitations(connection: Connection, sender: str) -> list[tuple[str, str, float]]:
    """Return the invitations that a player has sent: the receiver's name, the table and the time."""
    wanted = "select name, table_id, at from table_invitations, players where players.id = receiver and sender = ?"
    return [(str(name), str(table), float(at)) for name, table, at in connection.execute(wanted, (sender,))]


def invited_to(connection: Connection, table: str) -> set[str]:
    """Return the players who are invited to a table."""
    wanted = "select receiver from table_invitations where table_id = ?"
    return {str(player) for (player,) in connection.execute(wanted, (table,))}


def invitation(connection: Connection, invitation_id: str, receiver: str) -> InvitationRow | None:
    """Return an invitation of a player."""
    wanted = "select id, sender, receiver, table_id, at from table_invitations where id = ? and receiver = ?"
    found = connection.execute(wanted, (invitation_id, receiver)).fetchone()
    return InvitationRow(*found) if found else None


def remove_invitation(connection: Connection, invitation_id: str) -> None:
    """Remove an invitation that was accepted or declined."""
    connection.execute("delete from table_invitations where id = ?", (invitation_id,))


def forget_player(connection: Connection, player: str) -> None:
    """Remove everything of a player who is deleted."""
    for table, columns in (
        ("follows", ("player", "followed")),
        ("blocks", ("player", "blocked")),
        ("player_presence", ("player",)),
        ("table_invitations", ("sender", "receiver")),
    ):
        for column in columns:
            connection.execute(f"delete from {table} where {column} = ?", (player,))


def move_player(connection: Connection, gone: str, kept: str) -> None:
    """Give what a player follows, blocks and is invited to to another one."""
    for table, other in (("follows", "followed"), ("blocks", "blocked")):
        for mine, theirs in (("player", other), (other, "player")):
            move = (
                f"update {table} set {mine} = ? where {mine} = ? and {theirs} <> ?"
                f" and {theirs} not in (select {theirs} from {table} where {mine} = ?)"
            )
            connection.execute(move, (kept, gone, kept, kept))
            connection.execute(f"delete from {table} where {mine} = ?", (gone,))
    connection.execute("delete from player_presence where player = ?", (gone,))
    connection.execute("update table_invitations set sender = ? where sender = ?", (kept, gone))
    move = (
        "update table_invitations set receiver = ? where receiver = ?"
        " and table_id not in (select table_id from table_invitations where receiver = ?)"
    )
    connection.execute(move, (kept, gone, kept))
    connection.execute("delete from table_invitations where receiver = ? or sender = receiver", (gone,))
