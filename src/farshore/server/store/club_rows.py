"""Clubs in the store: names, members with their roles, and matches between members."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

import msgspec

from farshore.server.store.database import Connection

OWNER: Final = "owner"
MEMBER: Final = "member"
EXAMINED: Final = 2_000
"""The newest matches between members that count for the list of results."""


@dataclass(slots=True)
class ClubRow:
    """A club."""

    id: str
    name: str
    cup_game: str
    link: int
    link_hash: str
    created: float


@dataclass(slots=True)
class MemberRow:
    """A member of a club, with the name of the player."""

    number: int
    player: str
    role: str
    joined: float
    name: str


_CLUB = tuple(ClubRow.__slots__)
_COLUMNS = ", ".join(_CLUB)


def add_club(connection: Connection, row: ClubRow, owner: str) -> None:
    """Add a club with its owner."""
    marks = ", ".join("?" * len(_CLUB))
    connection.execute(f"insert into clubs ({_COLUMNS}) values ({marks})", [getattr(row, name) for name in _CLUB])
    add_member(connection, row.id, owner, OWNER, row.created)


def club(connection: Connection, club_id: str) -> ClubRow | None:
    """Return the club with this id."""
    found = connection.execute(f"select {_COLUMNS} from clubs where id = ?", (club_id,)).fetchone()
    return ClubRow(*found) if found else None


def club_of_link(connection: Connection, link_hash: str) -> ClubRow | None:
    """Return the club of a join link."""
    found = connection.execute(f"select {_COLUMNS} from clubs where link_hash = ?", (link_hash,)).fetchone()
    return ClubRow(*found) if found else None


def change(connection: Connection, row: ClubRow) -> None:
    """Store name, game of the cup and join link of a club."""
    update = "update clubs set name = ?, cup_game = ?, link = ?, link_hash = ? where id = ?"
    connection.execute(update, (row.name, row.cup_game, row.link, row.link_hash, row.id))


def delete_club(connection: Connection, club_id: str, at: float) -> None:
    """Delete a club. Its tournaments that are not over are cancelled; its open tables are no longer offered."""
    cancel = (
        "update tournaments set status = 'cancelled', changed = ?, revision = revision + 1"
        " where club = ? and status in ('open', 'running', 'paused')"
    )
    connection.execute(cancel, (at, club_id))
    closed = "update tables set open = ?, club = '', revision = revision + 1 where club = ? and open"
    connection.execute(closed, (False, club_id))
    connection.execute("delete from clubs where id = ?", (club_id,))


# Members


def add_member(connection: Connection, club_id: str, player: str, role: str, at: float) -> None:
    """Add a member with the next number."""
    last = connection.execute("select max(number) from club_members where club = ?", (club_id,)).fetchone()[0]
    new = "insert into club_members (club, number, player, role, joined) values (?, ?, ?, ?, ?)"
    connection.execute(new, (club_id, (last or 0) + 1, player, role, at))


def members(connection: Connection, club_id: str) -> list[MemberRow]:
    """Return the members of a club, by number."""
    wanted = (
        "select number, player, role, joined, players.name from club_members, players"
        " where club = ? and players.id = player order by number"
    )
    return [MemberRow(*found) for found in connection.execute(wanted, (club_id,))]


def role_of(connection: Connection, club_id: str, player: str) -> str:
    """Return the role of a player in a club; empty for other players."""
    wanted = "select role from club_members where club = ? and player = ?"
    found = connection.execute(wanted, (club_id, player)).fetchone()
    return str(found[0]) if found else ""


def clubs_of(connection: Connection, player: str) -> list[tuple[ClubRow, str, int]]:
    """Return the clubs of a player by name, each with the player's role and the number of members."""
    columns = ", ".join(f"clubs.{name}" for name in _CLUB)
    count = "(select count(*) from club_members as m where m.club = clubs.id)"
    wanted = (
        f"select role, {count}, {columns} from club_members, clubs"
        " where clubs.id = club_members.club and player = ? order by clubs.name, clubs.id"
    )
    return [(ClubRow(*row), str(role), int(number)) for role, number, *row in connection.execute(wanted, (player,))]


def remove_member(connection: Connection, club_id: str, player: str, at: float) -> None:
    """Remove a member. The last one takes the club along; after an owner the oldest member becomes owner."""
    connection.execute("delete from club_members where club = ? and player = ?", (club_id, player))
    left = members(connection, club_id)
    if not left:
        delete_club(connection, club_id, at)
    elif all(one.role != OWNER for one in left):
        give_club(connection, club_id, left[0].player)


def give_club(connection: Connection, club_id: str, player: str) -> None:
    """Make a member the owner; the owner before becomes a member."""
    connection.execute("update club_members set role = ? where club = ?", (MEMBER, club_id))
    connection.execute("update club_members set role = ? where club = ? and player = ?", (OWNER, club_id, player))


def forget_player(connection: Connection, player: str, at: float) -> None:
    """Remove a player who is deleted from all clubs."""
    for row, _, _ in clubs_of(connection, player):
        remove_member(connection, row.id, player, at)


def move_player(connection: Connection, gone: str, kept: str) -> None:
    """Give the memberships of a player to another one; where both are members, the better role stays."""
    for row, role, _ in clubs_of(connection, gone):
        if role_of(connection, row.id, kept):
            connection.execute("delete from club_members where club = ? and player = ?", (row.id, gone))
            if role == OWNER:
                give_club(connection, row.id, kept)
        else:
            move = "update club_members set player = ? where club = ? and player = ?"
            connection.execute(move, (kept, row.id, gone))


# Results


def results_between_members(connection: Connection, club_id: str) -> tuple[Counter[str], Counter[str]]:
    """Return how many matches with other members each player has finished and won, of the newest matches."""
    ours = "select player from club_members where club = ?"
    newest = (
        "select id, winners from tables where tables.over and id in"
        f" (select table_id from seats where player in ({ours})"
        " and kind = 'person' and not touched group by table_id having count(distinct player) > 1)"
        " order by changed desc limit ?"
    )
    won_at = {
        table: msgspec.json.decode(winners, type=tuple[int, ...])
        for table, winners in connection.execute(newest, (club_id, EXAMINED))
    }
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    ids = list(won_at)
    for start in range(0, len(ids), 500):
        part = ids[start : start + 500]
        sat = (
            f"select table_id, seat, player from seats where table_id in ({', '.join('?' * len(part))})"
            f" and kind = 'person' and not touched and player in ({ours})"
        )
        for table, seat, player in connection.execute(sat, (*part, club_id)):
            played[player] += 1
            won[player] += seat in won_at[table]
    return played, won
