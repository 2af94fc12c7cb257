"""What players can do in competitions: organise, enter, withdraw, play the deals of a ladder or of the cup."""

from __future__ import annotations

import asyncio
from functools import partial
from secrets import token_hex
from time import time
from typing import Final

import structlog

from farshore import games
from farshore.server import wire
from farshore.server.competitions.director import TournamentDirector
from farshore.server.competitions.round_deals import prepare_deal, tournament_of
from farshore.server.competitions.tournament_messages import list_entry, may_enter, tournament_state
from farshore.server.competitions.weekly_cup import CupWeek, club_week, cup_row, cup_week, is_cup
from farshore.server.errors import request_error
from farshore.server.rate_limits import RateLimiter
from farshore.server.store import club_rows, player_rows, tournament_rows
from farshore.server.store.club_rows import ClubRow
from farshore.server.store.database import Connection
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.storage_per_address import ROW_BYTES
from farshore.server.store.tournament_rows import EntryRow, TournamentRecord, TournamentRow
from farshore.server.tables.clean_names import clean_name, require_name
from farshore.server.tables.live_table import LiveTable
from farshore.server.tables.registry import TableRegistry, find_game, new_id, table_bytes
from farshore.server.typed_codes import derive_code, limit_tries, normalise_code

log = structlog.get_logger("farshore.competitions")
TICK: Final = 2.0
"""Seconds between two looks at all tournaments."""
ORGANISED: Final = 5
"""Tournaments of one player that are not over, at most."""
ENTERED: Final = 20
"""Tournaments that are not over and that one player has entered, at most."""
MADE: Final = 10
"""Tournaments that one address may make per hour, and clubs."""
LENGTH: Final = 8
"""Letters of an entry code."""
SMALL: Final = 16
"""Entrants of a round robin at most."""
ROUND_BYTES: Final = 4_000
"""Bytes charged to an entrant for each round: a share of the table, with the moves of a bot if nobody comes."""
TRIES: Final = 20
"""How often a change is tried again after another one came first."""
DAY: Final = 86_400
FARTHEST: Final = 366 * DAY
"""Seconds until the latest start that can be planned."""


def limit_made() -> RateLimiter:
    """Return a limit for the tournaments, or the clubs, that one address may make."""
    return RateLimiter(MADE / 3600, seconds=3600)


class CompetitionService:
    """Tournaments and the cup of the week."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables, self.store = tables, tables.store
        self.director = TournamentDirector(tables)
        self._made, self._codes = limit_made(), limit_tries()
        self._due: set[str] = set()
        self._something = asyncio.Event()

    # In the background

    def note_change(self, table: LiveTable) -> None:
        """Look at the tournament of a table soon, if its match is over."""
        if not table.busy and (tournament := tournament_of(table.row.challenge)):
            self._due.add(tournament)
            self._something.set()

    async def watch(self) -> None:
        """Move all tournaments on, again and again until cancelled."""
        while True:
            try:
                await asyncio.wait_for(self._something.wait(), TICK)
            except TimeoutError:
                self._due.clear()
                await self.advance_all()
            else:
                self._something.clear()
                due, self._due = self._due, set()
                for tournament in sorted(due):
                    await self._advance(tournament)

    async def advance_all(self) -> None:
        """Move every tournament on in which something is due. One that fails does not stop the others."""
        try:
            await self.current_cup()
            due = await self.director.due()
        except Exception as error:  # the database is away: the next look tries again
            log.warning("tournaments not read", error=f"{type(error).__name__}: {error}")
            return
        for tournament in due:
            await self._advance(tournament)

    async def _advance(self, tournament: str) -> None:
        try:
            await self.director.advance(tournament)
        except Exception as error:
            log.warning("tournament not moved on", tournament=tournament, error=f"{type(error).__name__}: {error}")

    # Reading

    async def _record(self, tournament: str) -> TournamentRecord:
        record = await self.director.read(tournament) if len(tournament) <= 32 else None
        if record is None:
            raise request_error("no-such-tournament", 404)
        return record

    async def state(self, tournament: str, player: PlayerRow | None, language: str) -> wire.TournamentState:
        """Return a tournament for a reader, signed in or not."""
        record = await self._record(tournament)
        row = record.row
        entered = player is not None and record.entry_of(player.id) is not None
        if row.club and not entered and not (player and row.organiser == player.id):
            await self._require_member(player, row.club)
        organiser = await self.store.read(partial(player_rows.player_by_id, player=row.organiser))
        return tournament_state(
            record,
            player.id if player else "",
            organiser.name if organiser else "",
            self._code_of(row.id),
            time(),
            language,
        )

    async def list(self, player: PlayerRow | None, language: str) -> wire.TournamentList:
        """Return the tournaments that anyone may enter, and those of the reader."""
        mine = player.id if player else ""
        found = await self.store.read(partial(tournament_rows.list_tournaments, player=mine))
        known = games.installed().games
        return wire.TournamentList(
            tournaments=tuple(
                list_entry(row, count, entered, mine, language)
                for row, count, entered in found
                if row.game in known and not is_cup(row.id)
            )
        )

    async def _require_member(self, player: PlayerRow | None, club: str) -> None:
        """Raise RequestError unless this is a member of a club."""
        work = partial(club_rows.role_of, club_id=club, player=player.id) if player else None
        if work is None or not await self.store.read(work):
            raise request_error("no-such-club", 404)

    def _code_of(self, tournament: str) -> str:
        """Derive the entry code, so that it has not to be stored."""
        return derive_code(self.tables.derive_key(f"tournament-code/{tournament}"), LENGTH)

    # Organising

    async def create(self, player: PlayerRow, request: wire.NewTournament, address: str) -> wire.TournamentCreated:
        """Create a tournament; the organiser is not an entrant."""
        row = self._new_row(player, request)
        if request.entry == "club":
            await self._require_member(player, row.club)
        prepare_deal(row.game, row.options, row.seats, token_hex(16))  # refuses bad options and seats
        self.tables.storage.require_room(address)
        if not self._made.take(address):
            raise request_error("too-fast", 429)

        def work(connection: Connection) -> bool:
            if tournament_rows.count_organised(connection, player.id) >= ORGANISED:
                return False
            return tournament_rows.add_tournament(connection, row)

        if not await self.store.write(work):
            raise request_error("too-many-tournaments", 429, most=ORGANISED)
        self.tables.storage.charge(address, ROW_BYTES * (1 + row.rounds))
        log.info("tournament made", tournament=row.id, game=row.game, format=row.format)
        return wire.TournamentCreated(id=row.id)

    def _new_row(self, player: PlayerRow, request: wire.NewTournament) -> TournamentRow:
        require_name(player)
        now, ladder = time(), request.format == "ladder"
        name = clean_name(request.name)
        if not name:
            raise request_error("tournament-name-needed", 422)
        if request.starts and not now - DAY < request.starts < now + FARTHEST:
            raise request_error("tournament-start-wrong", 422)
        if not request.pace and not ladder:
            raise request_error("tournament-pace-needed", 422)
        find_game(request.game)
        starts = max(float(request.starts), now) if request.starts else 0.0
        return TournamentRow(
            id=new_id(),
            name=name,
            game=request.game,
            options=dict(request.options),
            format=request.format,
            seats=1 if ladder else request.seats,
            rounds=request.rounds,
            pace=0 if ladder else request.pace,
            entry=request.entry,
            club=request.club if request.entry == "club" else "",
            organiser=player.id,
            no_show=request.no_show,
            late=request.late,
            starts=starts,
            ends=(starts or now) + request.days * DAY if ladder else 0.0,
            most=min(request.most, SMALL) if request.format == "round-robin" else request.most,
            when_full=request.full,
            status="open",
            round=0,
            language=request.language,
            created=now,
            changed=now,
        )

    async def control(self, player: PlayerRow, tournament: str, do: str) -> None:
        """Start, pause, resume or cancel a tournament, as its organiser."""
        allowed = {"start": ("open",), "pause": ("running",), "resume": ("paused",)}
        wanted = {"pause": "paused", "resume": "running", "cancel": "cancelled"}
        for _ in range(TRIES):
            record = await self._record(tournament)
            row = record.row
            if not row.organiser or row.organiser != player.id:
                raise request_error("not-organiser", 403)
            if row.status not in allowed.get(do, tournament_rows.ACTIVE):
                raise request_error("tournament-not-now", 409)
            if do == "start":
                least = 1 if row.format == "ladder" else 2
                if len(record.active()) < least:
                    raise request_error("too-few-entrants", 409, least=least)
                done = await self.director.start(record)
            else:
                done = await self.store.write(partial(tournament_rows.change, row=row, at=time(), status=wanted[do]))
            if done:
                await self._advance(tournament)
                return
        raise request_error("store-busy", 503)

    # Entrants

    async def enter(self, player: PlayerRow, tournament: str, code: str, address: str) -> None:
        """Enter a tournament; entering twice changes nothing."""
        require_name(player)
        for _ in range(TRIES):
            record = await self._record(tournament)
            row, known = record.row, record.entry_of(player.id)
            if known is not None and not known.withdrawn:
                return
            if not may_enter(row, time()):
                raise request_error("tournament-closed", 409)
            if len(record.active()) >= row.most:
                raise request_error("tournament-full", 409)
            if row.club:
                await self._require_member(player, row.club)
            if row.entry == "code" and known is None and row.organiser != player.id:
                self._require_code(row.id, code, address)
            count = await self.store.read(partial(tournament_rows.count_entered, player=player.id))
            if count >= ENTERED and not is_cup(row.id):
                raise request_error("too-many-tournaments-entered", 429, most=ENTERED)
            self.tables.storage.require_room(address)
            add = partial(tournament_rows.enter, row=row, player=player.id, name=player.name, at=time())
            try:
                done = await self.store.write(add)
            except self.store.database.duplicate:  # the same player on another device
                continue
            if done:
                if row.format != "ladder":
                    self.tables.storage.charge(address, ROUND_BYTES * row.rounds)
                if not is_cup(row.id):
                    await self._advance(tournament)  # it may start when it is full
                return
        raise request_error("store-busy", 503)

    def _require_code(self, tournament: str, typed: str, address: str) -> None:
        """Raise RequestError unless this is the entry code. Tries are limited."""
        if not self._codes.take(address):
            raise request_error("too-fast", 429)
        if normalise_code(typed) != self._code_of(tournament):
            raise request_error("tournament-code-wrong", 403)

    async def withdraw(self, player: PlayerRow, tournament: str) -> None:
        """Withdraw from a tournament. A bot finishes the match of the current round."""
        record = await self._record(tournament)
        entry = self._require_entry(record, player)
        if record.row.status not in tournament_rows.ACTIVE:
            raise request_error("tournament-closed", 409)
        if entry.withdrawn:
            return
        await self.store.write(partial(tournament_rows.withdraw, row=record.row, number=entry.number, at=time()))
        await self.director.replace_entrant(record, entry.number)
        await self._advance(tournament)

    def _require_entry(self, record: TournamentRecord, player: PlayerRow) -> EntryRow:
        entry = record.entry_of(player.id)
        if entry is None:
            raise request_error("not-entered", 403)
        return entry

    # Ladders and the cup

    async def current_cup(self, club: ClubRow | None = None) -> str:
        """Return the cup of this week, of everybody or of a club, which is made when it is first needed."""
        week = self._week()
        if club is not None:
            known = club.cup_game in games.installed().games
            week = club_week(week, club.id, club.cup_game if known else "")
        if await self.store.read(partial(tournament_rows.tournament, tournament_id=week.id)) is None:
            row = cup_row(week, club.id if club else "")
            rounds = [self.director.deals.new_round(row, number) for number in range(1, row.rounds + 1)]
            await self.store.write(partial(tournament_rows.add_tournament, row=row, rounds=rounds))
        return week.id

    def _week(self) -> CupWeek:
        solo = [name for name, game in games.installed().games.items() if 1 in game.info.seats]
        return cup_week(time(), solo)

    async def play_deal(self, player: PlayerRow, tournament: str, deal: int, address: str) -> wire.OpenedTable:
        """Return the table of a deal of a ladder, which is made at the first request: there is one try."""
        record = await self._record(tournament)
        row = record.row
        if row.format != "ladder" or deal > len(record.rounds):
            raise request_error("no-such-deal", 404)
        if is_cup(row.id) and record.entry_of(player.id) is None:
            await self.enter(player, tournament, "", address)
            record = await self._record(tournament)
        entry = self._require_entry(record, player)
        known = partial(tournament_rows.table_of, tournament_id=row.id, number=deal, entrant=entry.number)
        if table := await self.store.read(known):
            return wire.OpenedTable(table=table)
        if row.status != "running" or time() >= row.ends or entry.withdrawn:
            raise request_error("tournament-closed", 409)
        if refused := self.tables.site.check_new_table():
            raise refused
        self.tables.storage.require_room(address)
        match = self.director.deals.prepare(row, deal)
        made = self.director.deals.make_table(row, (deal, entry.number), (entry.number,), {entry.number: player}, match)
        try:
            await self.store.write(lambda connection: tournament_rows.add_table(connection, row.id, *made))
        except self.store.database.duplicate:  # the same player on another device
            first = await self.store.read(known)
            return wire.OpenedTable(table=first or "")
        self.tables.storage.charge(address, table_bytes(made[1], made[2]))
        return wire.OpenedTable(table=made[0].table, version=len(made[2]))
