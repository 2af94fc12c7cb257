"""Directs tournaments: starts them, pairs rounds, collects results, replaces the absent, closes rounds.

Every process does this for every tournament that is not over. Each step is one transaction that is stored only if no
other process has done it; a process that is killed leaves nothing half done, and any other one carries on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from time import time
from typing import Final, cast

import msgspec
import structlog

from farshore.core.game import CHANCE
from farshore.server.competitions.pairing import BOT, Group, PastTables, pair_swiss, round_robin
from farshore.server.competitions.round_deals import BOT_LEVEL, RoundDeals
from farshore.server.competitions.standings import StandingLine, TableResult, TournamentFormat, standings
from farshore.server.errors import RequestError
from farshore.server.store import player_rows, table_rows, tournament_rows
from farshore.server.store.database import Connection
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.table_rows import TableRow, is_bot_assisted
from farshore.server.store.tournament_rows import RoundTableRow, TournamentRecord
from farshore.server.tables.live_table import LiveTable
from farshore.server.tables.registry import TableRegistry
from farshore.server.tables.turn_clock import patience_seconds

log = structlog.get_logger("farshore.competitions")
ARRIVE: Final = 180.0
"""Seconds that an entrant has at least to come to the table for the first move."""
IDLE: Final = 15.0
"""Seconds without a move after which a table of bots, whose process may have been killed, is opened again."""
SETTLE: Final = 5.0
"""Seconds from the end of a ladder to its last standings: other processes store their last moves meanwhile."""
STALE: Final = 60 * 86_400.0
"""Seconds without any change after which a tournament that is open or paused is cancelled."""
LEAST: Final = 2
"""Entrants that a tournament needs."""


def results_of(record: TournamentRecord, number: int | None = None) -> list[TableResult]:
    """Return the results of a tournament that are known, of one round or of all."""
    seats = record.row.seats
    return [
        TableResult(
            table.round,
            tuple(table.seats.get(seat, BOT) for seat in range(seats)),
            table.totals,
            table.winners,
            frozenset(table.forfeited),
        )
        for table in record.tables
        if table.over and (number is None or table.round <= number)
    ]


def standings_of(record: TournamentRecord, number: int | None = None) -> list[StandingLine]:
    """Return the standings after a round, or as they are now."""
    entrants = [entry.number for entry in record.entries]
    rounds = len(record.rounds) if number is None else number
    return standings(entrants, results_of(record, number), rounds, cast("TournamentFormat", record.row.format))


def encode_standings(lines: Sequence[StandingLine]) -> str:
    """Return standings as they are stored with a round."""
    return msgspec.json.encode(lines).decode()


def adjusted_standings_of(record: TournamentRecord) -> list[StandingLine]:
    """Return the standings of a ladder with luck taken out of all points; deals without a review are left out."""
    entrants = [entry.number for entry in record.entries]
    results = [
        TableResult(
            table.round, (table.seats.get(0, BOT),), (table.totals[0] - table.luck,), (), frozenset(table.forfeited)
        )
        for table in record.tables
        if table.over and table.luck is not None and table.totals
    ]
    return standings(entrants, results, len(record.rounds), "ladder")


class _LuckEstimate(msgspec.Struct):
    mean: float = 0.0


class _LuckOfSeat(msgspec.Struct):
    luck: _LuckEstimate


class _LuckOfReview(msgspec.Struct):
    """What a standing needs of a review; the rest is not decoded."""

    seats: tuple[_LuckOfSeat, ...]


async def _review_nothing(table: LiveTable) -> bool:
    return False


class TournamentDirector:
    """Moves tournaments on."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables, self.store = tables, tables.store
        self.deals = RoundDeals(tables)
        self.start_review: Callable[[LiveTable], Awaitable[bool]] = _review_nothing
        """Starts the review of a finished deal of a ladder, which measures its luck."""

    async def read(self, tournament: str) -> TournamentRecord | None:
        """Return a tournament with everything that belongs to it."""
        return await self.store.read(partial(tournament_rows.load_record, tournament_id=tournament))

    async def due(self) -> list[str]:
        """Return the tournaments in which something may be due."""
        now = time()
        return await self.store.read(partial(tournament_rows.due_ids, now=now, stale=now - STALE))

    async def advance(self, tournament: str) -> None:
        """Do what is due in a tournament."""
        while True:
            record = await self.read(tournament)
            if record is None or not await self._step(record):
                return

    async def _step(self, record: TournamentRecord) -> bool:
        """Do one step; return whether another one may be due at once."""
        row = record.row
        if row.status in ("open", "paused") and not row.starts > time() and row.changed < time() - STALE:
            return await self.store.write(partial(tournament_rows.change, row=row, at=time(), status="cancelled"))
        if row.status == "open":
            return not self.tables.site.maintenance and await self._start_if_due(record)
        if row.format == "ladder":
            await self._collect_luck(record)
        if row.status not in ("running", "paused"):
            return False
        if row.format == "ladder":
            return await self._ladder(record)
        current = record.rounds[-1] if record.rounds else None
        if current is not None and not current.ended:
            await self._collect(record, row.status == "running")
            return await self._close_round(record)
        if row.status == "running" and not self.tables.site.maintenance:
            return await self._next_round(record)
        return False

    # Start

    async def _start_if_due(self, record: TournamentRecord) -> bool:
        row, count = record.row, len(record.active())
        full = row.when_full and count >= row.most
        if not full and not (row.starts and time() >= row.starts):
            return False
        return await self.start(record)

    async def start(self, record: TournamentRecord) -> bool:
        """Start a tournament; cancel it if there are too few entrants. Return False if it has changed meanwhile."""
        row, now = record.row, time()
        entrants = [entry.number for entry in record.active()]
        least = 1 if row.format == "ladder" else LEAST
        if len(entrants) < least:
            return await self.store.write(partial(tournament_rows.change, row=row, at=now, status="cancelled"))
        rounds, begun = row.rounds, []
        if row.format == "round-robin":
            rounds = len(round_robin(entrants, row.seats))
        if row.format == "ladder":
            begun = [self.deals.new_round(row, number) for number in range(1, rounds + 1)]
        return await self.store.write(partial(tournament_rows.begin, row=row, rounds=rounds, at=now, begun=begun))

    # Rounds

    async def _next_round(self, record: TournamentRecord) -> bool:
        row = record.row
        if row.round >= row.rounds or len(record.active()) < LEAST:
            return await self.store.write(partial(tournament_rows.change, row=row, at=time(), status="over"))
        return await self.start_round(record)

    async def start_round(self, record: TournamentRecord) -> bool:
        """Pair the next round and store it with all its tables; return False if another process was first."""
        row, number = record.row, record.row.round + 1
        groups = await asyncio.to_thread(self._pair, record, number)
        players = await self.store.read(partial(_players, record=record))
        match = self.deals.prepare(row, number)
        made = [
            self.deals.make_table(row, (number, place), seats, players, match) for place, seats in enumerate(groups, 1)
        ]
        begun = self.deals.new_round(row, number)
        try:
            done = await self.store.write(partial(tournament_rows.start_round, row=row, begun=begun, tables=made))
        except self.store.database.duplicate:  # another process stored this round
            done = False
        if done:
            log.info("round started", tournament=row.id, round=number, tables=len(made))
        return True

    def _pair(self, record: TournamentRecord, number: int) -> list[Group]:
        row = record.row
        active = {entry.number for entry in record.active()}
        if row.format == "round-robin":
            rounds = round_robin([entry.number for entry in record.entries], row.seats)
            seated = [tuple(one if one in active else BOT for one in seats) for seats in rounds[number - 1]]
            return [seats for seats in seated if any(one != BOT for one in seats)]
        past = PastTables([tuple(table.seats.get(seat, BOT) for seat in range(row.seats)) for table in record.tables])
        lines = [line for line in standings_of(record, number - 1) if line.entrant in active]
        order = sorted(lines, key=lambda line: (line.place, _lot(row.id, number, line.entrant)))
        return pair_swiss(
            [line.entrant for line in order], {line.entrant: line.points for line in lines}, row.seats, past
        )

    async def _close_round(self, record: TournamentRecord) -> bool:
        """End the current round if all results are there."""
        row, number = record.row, record.rounds[-1].number
        if not all(table.over for table in record.tables):
            return False
        lines = encode_standings(standings_of(record, number))
        status = "over" if number >= row.rounds else row.status
        close = partial(tournament_rows.close_round, row=row, number=number, at=time(), standings=lines, status=status)
        if await self.store.write(close):
            log.info("round over", tournament=row.id, round=number)
        await self._reveal(table.table for table in record.tables if table.round == number)
        return status == "running"

    async def _reveal(self, ids: Iterable[str]) -> None:
        """Have the tables in memory read their rows again."""
        for table in ids:
            live = self.tables.live.get(table)
            if live is not None:
                live.moved_here = True
                await live.read_new_events()

    # Results

    async def _collect(self, record: TournamentRecord, replace: bool) -> None:
        """Store the results of matches that are over; replace the absent at the others."""
        await self.store.flush_lists()
        open_tables = [table for table in record.tables if not table.over]
        ids = [table.table for table in open_tables]
        rows = {row.id: row for row in await self.store.read(partial(table_rows.rows, ids=ids))}
        known = await self.store.read(partial(table_rows.standings, ids=ids))
        for table in open_tables:
            row = rows.get(table.table)
            if row is not None and not row.summary.over and row.summary.version < known[row.id][0]:
                row = await self._repaired(row)  # a process was killed before it wrote the summary
            if row is None or row.summary.over:
                await self._put_result(record, table, row)
            elif replace:
                await self._look_after(record, table, row)

    async def _repaired(self, row: TableRow) -> TableRow:
        """Return a table whose summary lags behind its events, with the summary that its events give."""
        try:
            live = await self.tables.open(row.id)
        except RequestError:  # a game that is no longer installed
            return row
        await live.read_new_events()
        row.summary, row.seats = live.summary(), live.row.seats
        return row

    async def _put_result(self, record: TournamentRecord, table: RoundTableRow, row: TableRow | None) -> None:
        """Store a result. A table that was deleted counts as forfeited by everybody."""
        if row is None:
            table.totals, table.forfeited = (0,) * record.row.seats, tuple(table.seats)
        else:
            table.totals, table.winners = row.summary.totals, row.summary.winners
            table.forfeited = tuple(seat for seat in sorted(table.seats) if is_bot_assisted(row.seats[seat]))
        table.over = True
        await self.store.write(partial(tournament_rows.put_result, tournament_id=record.row.id, row=table))
        live = self.tables.live.get(table.table)
        if record.row.format == "ladder" and live is not None and not table.forfeited:
            await self.start_review(live)

    async def _collect_luck(self, record: TournamentRecord) -> None:
        """Store the luck of deals whose review is done."""
        for table, words in await self.store.read(
            partial(tournament_rows.reviews_without_luck, tournament_id=record.row.id)
        ):
            luck = msgspec.json.decode(words, type=_LuckOfReview).seats[0].luck.mean
            await self.store.write(partial(tournament_rows.put_luck, table=table, luck=luck))

    async def _look_after(self, record: TournamentRecord, table: RoundTableRow, row: TableRow) -> None:
        """Let bots play for entrants who have left or do not come, and have waiting bots play."""
        left = {entry.number for entry in record.entries if entry.withdrawn}
        gone = [seat for seat, entrant in table.seats.items() if entrant in left and row.seats[seat].kind == "person"]
        waited = time() - row.summary.changed
        busy = [seat for seat in row.summary.busy if seat != CHANCE]
        bots_wait = waited > IDLE and any(row.seats[seat].kind == "bot" for seat in busy)
        if not gone and not bots_wait and waited < row.pace:
            return
        try:
            live = await self.tables.open(row.id)
        except RequestError:
            return
        for seat in gone:
            await self._substitute(live, seat)
        for seat in busy:
            if live.row.seats[seat].kind == "person" and seat not in gone:
                await self._check_seat(record, table, live, seat)

    async def _check_seat(self, record: TournamentRecord, table: RoundTableRow, live: LiveTable, seat: int) -> None:
        """Warn an entrant whose time is up; a little later a bot takes over, and the entrant leaves if that was set."""
        if seat not in live.busy or not live.row.pace:
            return
        since, now = live.waited_since(seat), time()
        came = any(event.actor == seat for event in live.match.events)
        pace = live.row.pace if came else max(live.row.pace, ARRIVE)
        limit = patience_seconds(live.row) * pace / live.row.pace
        if now > since + limit and seat in table.warned:
            await self._substitute(live, seat)
            entrant = table.seats[seat]
            if record.row.no_show == "leave":
                await self.store.write(partial(tournament_rows.withdraw, row=record.row, number=entrant, at=now))
            log.info("entrant replaced", tournament=record.row.id, entrant=entrant, table=live.row.id)
        elif now > since + pace and seat not in table.warned:
            await self.store.write(
                partial(tournament_rows.warn, tournament_id=record.row.id, row=table, seat=seat, at=now)
            )

    async def _substitute(self, live: LiveTable, seat: int) -> None:
        await self.tables.change_seat(live, seat, kind="bot", level=BOT_LEVEL, touched=True)

    async def replace_entrant(self, record: TournamentRecord, entrant: int) -> None:
        """Let a bot finish the match of an entrant who withdraws."""
        for table in record.tables:
            for seat, sitting in table.seats.items():
                if sitting == entrant and not table.over and record.row.format != "ladder":
                    live = await self.tables.open(table.table)
                    if live.row.seats[seat].kind == "person" and live.busy:
                        await self._substitute(live, seat)

    # Ladders

    async def _ladder(self, record: TournamentRecord) -> bool:
        row, now = record.row, time()
        await self._collect(record, replace=False)
        if not row.ends or now < row.ends:
            return False
        frozen = await self.store.write(partial(tournament_rows.freeze_tables, tournament_id=row.id))
        await self._reveal(frozen)
        if now < row.ends + SETTLE:
            return False
        for begun in record.rounds:
            last = begun.number == record.rounds[-1].number
            lines = encode_standings(standings_of(record)) if last else ""
            status = "over" if last else row.status
            close = partial(
                tournament_rows.close_round, row=row, number=begun.number, at=now, standings=lines, status=status
            )
            await self.store.write(close)
        await self._reveal(table.table for table in record.tables)
        return False


def _lot(tournament: str, number: int, entrant: int) -> str:
    """Return the lot that decides between entrants with equal standings: another one each round."""
    return sha256(f"{tournament}/{number}/{entrant}".encode()).hexdigest()


def _players(connection: Connection, record: TournamentRecord) -> Mapping[int, PlayerRow]:
    """Return the players of the entrants who have not withdrawn."""
    found = {
        entry.number: player_rows.player_by_id(connection, entry.player)
        for entry in record.active()
        if entry.player is not None
    }
    return {number: player for number, player in found.items() if player is not None and not player.suspended}
