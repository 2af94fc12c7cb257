"""People whom a player has met: follow, block, see who is here, invite to a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from secrets import token_urlsafe
from time import time
from typing import Any, Final

from farshore import games
from farshore.core.text import text
from farshore.server import wire
from farshore.server.errors import RequestError, request_error
from farshore.server.players.service import PlayerService
from farshore.server.players.unique_names import fold_name
from farshore.server.rate_limits import RateLimiter
from farshore.server.store import follow_rows, player_rows
from farshore.server.store.database import Connection
from farshore.server.store.follow_rows import FollowedPlayer, InvitationRow
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.storage_per_address import ROW_BYTES
from farshore.server.store.table_rows import TableRow
from farshore.server.tables.clean_names import require_name
from farshore.server.tables.live_table import LiveTable
from farshore.server.tables.lobby import Lobby
from farshore.translations import translator

MOST: Final = 500
"""Players whom one player follows or blocks, at most."""
SENT: Final = 30
"""Invitations of one player that wait for an answer, at most."""
SENDS: Final = 20
"""Invitations that one address may send per minute."""
NOTED_EVERY: Final = 30.0
"""Seconds after which the presence of a player is recorded again."""


class PeopleService:
    """Whom players follow, and how they invite each other."""

    def __init__(self, players: PlayerService, lobby: Lobby) -> None:
        self.players, self.lobby = players, lobby
        self.tables, self.store = players.tables, players.store
        self._sent = RateLimiter(SENDS / 60, seconds=60)
        self._noted: dict[str, float] = {}
        self.on_invited: Callable[[LiveTable, str, str], None] = lambda table, receiver, name: None
        """Notifies the receiver of an invitation to a table; the last argument is the sender's name."""

    # Reading

    async def state(self, player: PlayerRow, language: str, after: str = "") -> wire.PeopleState:
        """Return the people of a player, and the invitations that wait for an answer.

        Followers come in pages: `after` is the last name of the page before.
        """
        now = time()
        await self._note_presence(player, now)
        await self.store.flush_lists()

        def work(connection: Connection) -> tuple[list[list[FollowedPlayer]], set[str], set[str], list[Any]]:
            lists = [
                follow_rows.following(connection, player.id),
                follow_rows.followers_not_followed(connection, player.id, after, follow_rows.FOLLOWERS + 1),
                follow_rows.met_at_tables(connection, player.id),
                follow_rows.blocked_by(connection, player.id),
            ]
            theirs = follow_rows.followers_among(
                connection, player.id, {one.player for some in lists[:3] for one in some}
            )
            here = follow_rows.present(connection, theirs & {one.player for one in lists[0]}, now)
            return lists, theirs, here, follow_rows.invitations(connection, player.id, now)

        (following, followers, met, blocked), theirs, here, invitations = await self.store.read(work)
        mine, out = {one.player for one in following}, {one.player for one in blocked}

        def person(one: FollowedPlayer) -> wire.Person:
            return wire.Person(
                name=one.name,
                follows=one.player in mine,
                followed=one.player in theirs,
                here=one.player in here,
            )

        known = games.installed().games
        return wire.PeopleState(
            following=tuple(sorted(map(person, following), key=lambda one: not one.here)),
            followers=tuple(map(person, followers[: follow_rows.FOLLOWERS])),
            more_followers=len(followers) > follow_rows.FOLLOWERS,
            met=tuple(person(one) for one in met if one.player not in mine | theirs | out),
            blocked=tuple(map(person, blocked)),
            invitations=tuple(
                _invitation(row, name, game, language) for row, name, game in invitations if game in known
            ),
        )

    async def _open_mine(self, player: PlayerRow, table: str) -> LiveTable:
        """Return a table at which the player has a seat; raise RequestError for other tables."""
        found = await self.tables.open(table)
        if not _sits(found.row, player):
            await found.read_new_events()  # another process may have given the seat to the player
            if not _sits(found.row, player):
                raise request_error("not-your-seat", 403)
        return found

    async def _note_presence(self, player: PlayerRow, now: float) -> None:
        """Record that a page of the player is open, at most twice a minute."""
        if now - self._noted.get(player.id, 0.0) < NOTED_EVERY:
            return
        if len(self._noted) > 10_000:
            self._noted.clear()
        self._noted[player.id] = now
        await self.store.write(partial(follow_rows.note_presence, player=player.id, at=now))

    async def at_table(self, player: PlayerRow, table: str) -> wire.PeopleAtTable:
        """Return the other players at a table of the player; nobody for other tables."""
        try:
            found = await self._open_mine(player, table)
        except RequestError:
            return wire.PeopleAtTable()
        after = await self.tables.open(found.row.next) if found.row.next else None

        def work(connection: Connection) -> list[wire.SeatedPerson]:
            invited: set[str] = set()
            if after is not None:
                invited = {seat.player for seat in after.row.seats if seat.taken and seat.player}
                invited |= follow_rows.invited_to(connection, after.row.id)
            return [
                wire.SeatedPerson(
                    seat=seat,
                    name=name,
                    follows=follow_rows.follows(connection, player.id, other),
                    invited=other in invited,
                )
                for seat, other, name in follow_rows.at_table(connection, table)
                if other != player.id
            ]

        return wire.PeopleAtTable(people=tuple(await self.store.read(work)))

    # Following

    async def _person(self, player: PlayerRow, name: str) -> PlayerRow:
        """Return a player whom another one knows. Whether others exist is not revealed."""

        def work(connection: Connection) -> PlayerRow | None:
            other = player_rows.player_by_fold(connection, fold_name(name))
            if other is None or not other.name or other.id == player.id:
                return None
            known = follow_rows.know_each_other(connection, player.id, other.id)
            known = known or follow_rows.has_blocked(connection, player.id, other.id)
            return other if known else None

        found = await self.store.read(work)
        if found is None:
            raise request_error("person-not-met", 404)
        return found

    async def follow(self, player: PlayerRow, name: str, address: str) -> None:
        """Follow a player whom this one has met. Nothing happens if that one has blocked this one."""
        require_name(player)
        self.tables.storage.require_room(address)
        other = await self._person(player, name)

        def work(connection: Connection) -> None:
            if follow_rows.has_blocked(connection, other.id, player.id):
                return
            if len(follow_rows.following(connection, player.id)) >= MOST:
                raise request_error("too-many-people", 429, most=MOST)
            follow_rows.unblock(connection, player.id, other.id)
            follow_rows.follow(connection, player.id, other.id, time())

        await self.store.write(work)
        self.tables.storage.charge(address, ROW_BYTES)

    async def unfollow(self, player: PlayerRow, name: str) -> None:
        """Stop following a player."""
        other = await self._person(player, name)
        await self.store.write(partial(follow_rows.unfollow, player=player.id, other=other.id))

    async def block(self, player: PlayerRow, name: str, address: str) -> None:
        """Block a player, who can no longer follow or invite this one. This is possible whatever was stored."""
        other = await self._person(player, name)

        def work(connection: Connection) -> None:
            if len(follow_rows.blocked_by(connection, player.id)) >= MOST:
                raise request_error("too-many-people", 429, most=MOST)
            follow_rows.block(connection, player.id, other.id, time())

        await self.store.write(work)
        self.tables.storage.charge(address, ROW_BYTES)

    async def unblock(self, player: PlayerRow, name: str) -> None:
        """End a block."""
        other = await self._person(player, name)
        await self.store.write(partial(follow_rows.unblock, player=player.id, other=other.id))

    # Invitations

    async def invite(self, player: PlayerRow, name: str, table: str, address: str) -> None:
        """Invite a player to a table with a free seat, or to the seat that a rematch keeps for that player."""
        require_name(player)
        other = await self._person(player, name)
        found = await self._open_mine(player, table)
        if not found.busy or found.row.frozen or not _seats_for(found.row, other):
            raise request_error("no-free-seat", 409)
        if not self._sent.take(address):
            raise request_error("too-fast", 429)
        self.tables.storage.require_room(address)
        row = InvitationRow(token_urlsafe(12), player.id, other.id, table, time())

        def work(connection: Connection) -> bool:
            if follow_rows.has_blocked(connection, other.id, player.id):
                return False  # who is blocked does not learn it
            if follow_rows.count_sent(connection, player.id, row.at) >= SENT:
                raise request_error("too-many-invitations", 429, most=SENT)
            return follow_rows.invite(connection, row)

        if await self.store.write(work):
            self.tables.storage.charge(address, ROW_BYTES)
            self.on_invited(found, other.id, player.name)

    async def accept(self, player: PlayerRow, invitation_id: str) -> wire.OpenedTable:
        """Take a seat at the table of an invitation. The player's key opens it."""
        row = await self._require_invitation(player, invitation_id)
        found = await self.tables.open(row.table)
        if not _sits(found.row, player):
            await self._sit(player, found)
        await self.store.write(partial(follow_rows.remove_invitation, invitation_id=row.id))
        return wire.OpenedTable(table=row.table, version=found.version)

    async def _sit(self, player: PlayerRow, found: LiveTable) -> None:
        """Take a free seat and give it to the player."""
        if found.row.before or not found.busy or found.row.frozen:
            raise request_error("no-free-seat", 409)
        opened = await self.lobby.sit_anywhere(found, player.name, player)
        await self.players.attach(player, [key.secret for key in opened.keys])

    async def decline(self, player: PlayerRow, invitation_id: str) -> None:
        """Decline an invitation."""
        row = await self._require_invitation(player, invitation_id)
        await self.store.write(partial(follow_rows.remove_invitation, invitation_id=row.id))

    async def _require_invitation(self, player: PlayerRow, invitation_id: str) -> InvitationRow:
        wanted = partial(follow_rows.invitation, invitation_id=invitation_id, receiver=player.id)
        row = await self.store.read(wanted)
        if row is None:
            raise request_error("no-such-invitation", 404)
        return row


def _sits(row: TableRow, player: PlayerRow) -> bool:
    """Return whether a player has a seat at a table."""
    return any(seat.player == player.id for seat in row.seats)


def _seats_for(row: TableRow, player: PlayerRow) -> bool:
    """Return whether a player can sit down: a rematch keeps its seats for the players of the match before."""
    free = [seat for seat in row.seats if seat.kind == "person" and not seat.taken]
    return any(seat.player == player.id for seat in free) if row.before else bool(free)


def _invitation(row: InvitationRow, name: str, game: str, language: str) -> wire.ReceivedInvitation:
    title = translator(games.find(game)).translate(text("title"), language)
    return wire.ReceivedInvitation(id=row.id, name=name, table=row.table, game=game, title=title, at=int(row.at))
