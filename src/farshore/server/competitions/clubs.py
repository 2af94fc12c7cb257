"""Clubs: a named circle of players with a join link, open tables, a cup and tournaments of its own."""

from __future__ import annotations

from functools import partial
from time import time
from typing import Final

import structlog

from farshore import games
from farshore.server import wire
from farshore.server.competitions.service import CompetitionService, limit_made
from farshore.server.competitions.tournament_messages import game_name, list_entry
from farshore.server.competitions.weekly_cup import is_cup
from farshore.server.errors import request_error
from farshore.server.store import club_rows, tournament_rows
from farshore.server.store.club_rows import MEMBER, OWNER, ClubRow, MemberRow
from farshore.server.store.database import Connection
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.storage_per_address import ROW_BYTES
from farshore.server.tables.clean_names import clean_name, require_name
from farshore.server.tables.live_table import hash_secret
from farshore.server.tables.lobby import Lobby
from farshore.server.tables.registry import find_game, new_id
from farshore.server.typed_codes import derive_code, limit_tries, normalise_code

log = structlog.get_logger("farshore.competitions")
OWNED: Final = 5
"""Clubs of which one player is the owner, at most."""
JOINED: Final = 20
"""Clubs of one player, at most."""
MEMBERS: Final = 200
"""Members of one club, at most."""
CLUB_BYTES: Final = 5 * ROW_BYTES
"""Bytes charged for a new club: with its first member and a cup."""
LENGTH: Final = 10
"""Letters of a join code."""


class ClubService:
    """The clubs of this server."""

    def __init__(self, competitions: CompetitionService, lobby: Lobby) -> None:
        self.competitions, self.lobby = competitions, lobby
        self.tables, self.store = competitions.tables, competitions.store
        self._made, self._codes = limit_made(), limit_tries()

    # Join links

    def _code_of(self, club: ClubRow) -> str:
        """Derive the code of a club's join link, so that it has not to be stored."""
        return derive_code(self.tables.derive_key(f"club-link/{club.id}/{club.link}"), LENGTH)

    async def _club_of_code(self, typed: str, address: str) -> ClubRow:
        """Return the club of a join code. Tries are limited."""
        if not self._codes.take(address):
            raise request_error("too-fast", 429)
        code = normalise_code(typed)
        club = await self.store.read(partial(club_rows.club_of_link, link_hash=hash_secret(code)))
        if club is None or self._code_of(club) != code:
            raise request_error("club-code-wrong", 404)
        return club

    async def invitation(self, player: PlayerRow | None, code: str, address: str) -> wire.ClubInvitation:
        """Return what a join link shows before a player joins."""
        club = await self._club_of_code(code, address)
        members = await self.store.read(partial(club_rows.members, club_id=club.id))
        return wire.ClubInvitation(
            id=club.id,
            name=club.name,
            members=len(members),
            owner=next((one.name for one in members if one.role == OWNER), ""),
            member=player is not None and any(one.player == player.id for one in members),
        )

    async def join(self, player: PlayerRow, code: str, address: str) -> str:
        """Join the club of a link and return its id; joining twice changes nothing."""
        require_name(player)
        self.tables.storage.require_room(address)
        club = await self._club_of_code(code, address)

        def work(connection: Connection) -> None:
            if club_rows.role_of(connection, club.id, player.id):
                return
            if len(club_rows.members(connection, club.id)) >= MEMBERS:
                raise request_error("club-full", 409, most=MEMBERS)
            if len(club_rows.clubs_of(connection, player.id)) >= JOINED:
                raise request_error("too-many-clubs", 429, most=JOINED)
            club_rows.add_member(connection, club.id, player.id, MEMBER, time())

        try:
            await self.store.write(work)
        except self.store.database.duplicate:  # the same player on another device, or another one with this number
            await self.store.write(work)
        self.tables.storage.charge(address, ROW_BYTES)
        return club.id

    # Reading

    async def list(self, player: PlayerRow) -> wire.ClubList:
        """Return the clubs of a player."""
        found = await self.store.read(partial(club_rows.clubs_of, player=player.id))
        return wire.ClubList(
            clubs=tuple(
                wire.ClubEntry(id=row.id, name=row.name, members=count, owner=role == OWNER)
                for row, role, count in found
            )
        )

    async def require_member(self, player: PlayerRow, club_id: str) -> None:
        """Raise RequestError unless a player is a member of a club."""
        if not await self.store.read(partial(club_rows.role_of, club_id=club_id, player=player.id)):
            raise request_error("no-such-club", 404)

    async def _require_club(self, player: PlayerRow, club_id: str, owner: bool = False) -> ClubRow:
        """Return a club of a player; raise RequestError for others, and for members where an owner is needed."""

        def work(connection: Connection) -> tuple[ClubRow | None, str]:
            return club_rows.club(connection, club_id), club_rows.role_of(connection, club_id, player.id)

        row, role = await self.store.read(work)
        if row is None or not role:
            raise request_error("no-such-club", 404)
        if owner and role != OWNER:
            raise request_error("not-club-owner", 403)
        return row

    async def state(self, player: PlayerRow, club_id: str, language: str) -> wire.ClubState:
        """Return a club for one of its members."""
        row = await self._require_club(player, club_id)
        if row.link_hash != hash_secret(self._code_of(row)):  # the server has another secret now
            row.link_hash = hash_secret(self._code_of(row))
            await self.store.write(partial(club_rows.change, row=row))
        cup = await self.competitions.current_cup(row)

        def work(connection: Connection) -> tuple[list[MemberRow], dict[str, tuple[int, int]]]:
            members = club_rows.members(connection, row.id)
            played, won = club_rows.results_between_members(connection, row.id)
            return members, {one.player: (played[one.player], won[one.player]) for one in members}

        members, results = await self.store.read(work)
        listed = await self.store.read(partial(tournament_rows.list_of_club, club=row.id, player=player.id))
        known = games.installed().games
        this_week = next((one for one, _, _ in listed if one.id == cup), None)
        order = sorted(members, key=lambda one: (-results[one.player][1], -results[one.player][0], one.number))
        return wire.ClubState(
            id=row.id,
            name=row.name,
            code=self._code_of(row),
            owner=any(one.player == player.id and one.role == OWNER for one in members),
            me=next((one.number for one in members if one.player == player.id), 0),
            cup=cup,
            cup_game=row.cup_game,
            cup_title=game_name(this_week.game, language) if this_week and this_week.game in known else "",
            members=tuple(_member(one, player, results[one.player]) for one in order),
            tables=(await self.lobby.open_tables(language, row.id)).tables,
            tournaments=tuple(
                list_entry(one, count, entered, player.id, language)
                for one, count, entered in listed
                if one.game in known and not is_cup(one.id)
            ),
        )

    # Changing

    async def create(self, player: PlayerRow, name: str, address: str) -> str:
        """Create a club and return its id; the player is its owner."""
        require_name(player)
        row = ClubRow(new_id(), _clean(name), "", 0, "", time())
        row.link_hash = hash_secret(self._code_of(row))
        self.tables.storage.require_room(address)
        if not self._made.take(address):
            raise request_error("too-fast", 429)

        def work(connection: Connection) -> None:
            mine = club_rows.clubs_of(connection, player.id)
            owned = sum(role == OWNER for _, role, _ in mine)
            if owned >= OWNED or len(mine) >= JOINED:
                raise request_error("too-many-clubs", 429, most=OWNED if owned >= OWNED else JOINED)
            club_rows.add_club(connection, row, player.id)

        await self.store.write(work)
        self.tables.storage.charge(address, CLUB_BYTES)
        log.info("club made", club=row.id)
        return row.id

    async def change(self, player: PlayerRow, club_id: str, request: wire.ChangeClub) -> None:
        """Change name, game of the cup or join link of a club, as its owner."""
        row = await self._require_club(player, club_id, owner=True)
        if request.name is not None:
            row.name = _clean(request.name)
        if request.cup_game is not None:
            if request.cup_game and 1 not in find_game(request.cup_game).info.seats:
                raise request_error("unknown-game", 404, game=request.cup_game)
            row.cup_game = request.cup_game
        if request.new_link:
            row.link += 1
            row.link_hash = hash_secret(self._code_of(row))
        await self.store.write(partial(club_rows.change, row=row))

    async def leave(self, player: PlayerRow, club_id: str) -> None:
        """Leave a club. After an owner the oldest member becomes owner; the last member takes the club along."""
        await self._require_club(player, club_id)
        await self.store.write(partial(club_rows.remove_member, club_id=club_id, player=player.id, at=time()))

    async def _require_other(self, player: PlayerRow, club_id: str, number: int) -> MemberRow:
        """Return another member of the owner's club."""
        await self._require_club(player, club_id, owner=True)
        members = await self.store.read(partial(club_rows.members, club_id=club_id))
        other = next((one for one in members if one.number == number and one.player != player.id), None)
        if other is None:
            raise request_error("no-such-member", 404)
        return other

    async def remove(self, player: PlayerRow, club_id: str, number: int) -> None:
        """Remove another member, as the owner. The join link is replaced: the one who left knows it."""
        other = await self._require_other(player, club_id, number)
        await self.store.write(partial(club_rows.remove_member, club_id=club_id, player=other.player, at=time()))
        await self.change(player, club_id, wire.ChangeClub(new_link=True))

    async def give(self, player: PlayerRow, club_id: str, number: int) -> None:
        """Make another member the owner."""
        other = await self._require_other(player, club_id, number)
        await self.store.write(partial(club_rows.give_club, club_id=club_id, player=other.player))

    async def delete(self, player: PlayerRow, club_id: str, name: str) -> None:
        """Delete a club, as its owner. Its tournaments that are not over are cancelled."""
        row = await self._require_club(player, club_id, owner=True)
        if clean_name(name) != row.name:
            raise request_error("delete-club-name-wrong", 422)
        await self.store.write(partial(club_rows.delete_club, club_id=row.id, at=time()))
        log.info("club deleted", club=row.id)


def _clean(name: str) -> str:
    """Return the name of a club as it is stored; raise RequestError if nothing is left of it."""
    cleaned = clean_name(name)
    if not cleaned:
        raise request_error("club-name-needed", 422)
    return cleaned


def _member(row: MemberRow, reader: PlayerRow, results: tuple[int, int]) -> wire.ClubMember:
    played, won = results
    return wire.ClubMember(
        number=row.number,
        name=row.name,
        joined=int(row.joined),
        owner=row.role == OWNER,
        me=row.player == reader.id,
        played=played,
        won=won,
    )
