"""The tables of this process. Those in use are in memory, the others in the store only."""

from __future__ import annotations

import asyncio
import secrets as random_secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from hmac import digest
from time import monotonic, time
from typing import Any

import structlog

from farshore import bots, games
from farshore.core.dealer import SeatValue, SeededDealer
from farshore.core.game import AnyGame, BadOption, IllegalAction, Seat
from farshore.core.memo import Memos
from farshore.core.scene import Field
from farshore.core.toml_data import DataError
from farshore.server import loop_time_quota, metrics, wire
from farshore.server.errors import request_error
from farshore.server.loop_time_quota import MeteredCoroutine
from farshore.server.operator_decisions import Site
from farshore.server.settings import Settings
from farshore.server.store import notice_rows, prune, seating, storage_per_address, table_rows
from farshore.server.store.database import Connection as Database
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.prune import Retention
from farshore.server.store.rating_rows import UNRATED, WAITING
from farshore.server.store.storage_per_address import ROW_BYTES, DailyQuota, QuotaExceeded, Usage, event_bytes
from farshore.server.store.store import Store
from farshore.server.store.table_rows import EventRow, SeatRow, Summary, TableRow, best_total
from farshore.server.tables import rated_tables
from farshore.server.tables.address_storage import AddressStorage
from farshore.server.tables.branch_access import holds_all_people, nothing_hidden
from farshore.server.tables.challenge_deals import ChallengeBoards, first_board, is_day, is_playable_day
from farshore.server.tables.clean_names import clean_name
from farshore.server.tables.deal_promise import DealPromises, commit_deal, has_several_people
from farshore.server.tables.live_table import LiveTable, hash_secret, seat_name
from farshore.server.tables.match_setup import PreparedMatch, SetupError, SetupRequest, prepare_match, seat_from_name
from farshore.server.tables.rematch_seats import rematch_seat
from farshore.server.tables.turn_clock import require_replaceable
from farshore.server.tables.upload_sandbox import Sandbox
from farshore.server.wire.encoding import encode

log = structlog.get_logger("farshore.tables")
SWEEP = 5.0
SHORT = 200
"""Events that are replayed in the event loop when a table is created; longer matches go to the sandbox."""
PRUNE_AFTER = 300.0
"""Seconds after the start of the server until old tables are deleted for the first time."""
SITTING_DOWN = 1.0
"""Seconds that a table stays in memory at least, until the client that opened it has joined."""


def new_id() -> str:
    """Return a new id for a table: it begins with a letter, since commands take a dash for an option."""
    return chr(ord("a") + random_secrets.randbelow(26)) + random_secrets.token_urlsafe(9)[1:]


def new_secret() -> str:
    """Return a new secret for a seat: 160 random bits."""
    return random_secrets.token_urlsafe(20)


def find_game(game: str) -> AnyGame:
    """Return the game with this id; raise RequestError if there is none."""
    try:
        return games.find(game)
    except KeyError:
        raise request_error("unknown-game", 404, game=game[:64]) from None


def require_level(level: str) -> str:
    """Return the level; raise RequestError if no such bot is installed."""
    if level not in bots.installed_bots():
        raise request_error("unknown-level", level=level)
    return level


class TableRegistry:
    """Opens, creates and closes tables."""

    def __init__(self, store: Store, settings: Settings, shared_secret: str) -> None:
        self.store, self.settings = store, settings
        self.site = Site()
        self._server_secret = shared_secret
        self.promises = DealPromises(self.derive_key)
        self.quota = DailyQuota(settings.day_tables, settings.day_mb * 1_000_000)
        self.storage = AddressStorage(store, self.quota, self._usage_of, lambda: today())
        self.retention = Retention(settings.keep_unplayed, settings.keep_uploads, settings.keep_finished)
        self.sandbox = Sandbox(settings.examine_seconds)
        self.live: dict[str, LiveTable] = {}
        self.dropped = 0
        """Tables that have been removed from memory."""
        self._boards = ChallengeBoards(self.challenge_seed)
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.on_change: Callable[[LiveTable], None] = lambda table: None

    # In memory

    async def open(self, table: str) -> LiveTable:
        """Return a table from memory or from the store; raise RequestError if there is none."""
        known = self.live.get(table)
        if known is not None:
            known.used = monotonic()
            return known
        if len(table) > 64 or not table.isprintable():
            raise request_error("no-such-table", 404)
        task = self._opening.get(table)
        if task is None:
            task = self._opening[table] = asyncio.create_task(self._load_charged(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(task)

    async def _load_charged(self, table: str) -> LiveTable:
        """Load a table, charged to the client whose request needs it."""
        return await MeteredCoroutine(self._load(table), loop_time_quota.charge.get())

    async def _load(self, table: str) -> LiveTable:
        live = await self._read(table)
        live.on_change = self.on_change
        self.live[table] = live
        self.free_memory()
        self.on_change(live)
        return live

    def free_memory(self) -> None:
        """Drop tables until the rest fits into the limit: those without connections first, the least recently used
        first, then those of the addresses that hold most. Tables that are in use at this moment stay."""
        limit = self.settings.live_tables_mb * 1_000_000
        total = sum(table.memory for table in self.live.values())
        if limit and total > limit:
            by_address: Counter[str] = Counter()
            for table in self.live.values():
                for address in {session.address for session in table.sessions}:
                    by_address[address] += table.memory

            def order(table: LiveTable) -> tuple[bool, int, float]:
                held = min((by_address[session.address] for session in table.sessions), default=0)
                return bool(table.sessions), -held, table.used

            recent = monotonic() - SITTING_DOWN
            for table in sorted(self.live.values(), key=order):
                if total <= limit:
                    break
                if table.used < recent and not table.lock.locked() and not table.thinking:
                    total -= table.memory
                    self.drop(table)
        metrics.live_tables.set(len(self.live))
        metrics.live_table_bytes.set(total)

    def drop(self, table: LiveTable) -> None:
        """Remove a table from memory. Its clients connect again."""
        self.live.pop(table.row.id, None)
        for session in list(table.sessions):
            session.drop()
        self.dropped += 1
        if table.row.data or not self.live:
            Memos.clear()  # they keep the components that they were made from: custom ones too

    async def _read(self, table: str) -> LiveTable:
        """Load a table from the store, and repair its summary if that lags behind its events."""
        found = await self.store.load(table)
        if found is None:
            raise request_error("no-such-table", 404)
        row, stored = found
        game = find_game(row.game)
        if row.edition != game.info.edition:
            raise request_error("other-edition", 409, edition=str(row.edition))
        try:
            live = await LiveTable.load(row, stored, game, self.store)
        except (IllegalAction, BadOption, DataError) as error:
            log.error("stored table cannot be replayed", table=table, error=f"{type(error).__name__}: {error}")
            raise request_error("table-damaged", 409, table=table) from None
        if row.summary.version < live.version:
            self.store.repair_summary(table, live.summary)
        if is_day(row.challenge):
            attempts = partial(table_rows.attempts, challenge=row.challenge, game=row.game)
            live.counted = row.id in await self.store.read(attempts)
        return live

    async def repair_lists(self) -> None:
        """Repair the summaries that a killed process had not written."""
        for table in await self.store.stale_tables():
            try:
                await self._read(table)
            except Exception as error:  # a game that is no longer installed, or a record of another edition
                log.warning("summary not repaired", table=table, error=f"{type(error).__name__}: {error}")

    async def sweep(self) -> None:
        """Drop unused tables from memory, again and again until cancelled."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle or SWEEP))
            self.sweep_once()
            await self.storage.save()

    def sweep_once(self) -> None:
        old = monotonic() - max(self.settings.idle, SITTING_DOWN)
        left = [
            table
            for table in self.live.values()
            if not table.sessions and table.used < old and not table.lock.locked() and not table.thinking
        ]
        for table in left:
            self.drop(table)
        self.free_memory()

    # New tables

    async def create(
        self, request: wire.NewTable, address: str = "", player: PlayerRow | None = None
    ) -> wire.OpenedTable:
        """Create a table as requested; its keys are returned only here. `player` has the seat of kind `me`."""
        game = find_game(request.game)
        if request.rated:
            rated_tables.require_rateable(request, player)
        row = TableRow(
            new_id(), game.info.id, game.info.edition, dict(request.options), [], "", data=dict(request.data)
        )
        row.hints, row.language, row.pace, row.chat = request.hints, request.language, request.pace, request.chat
        row.open = request.open and any(seat.kind == "link" for seat in request.seats)
        row.quick = row.open and request.quick
        row.programs = request.programs and request.challenge is None
        row.club = request.club if row.open else ""
        await self._choose_deal(row, request, address)
        row.seats, keys = self._make_seats(request.seats, request.language)
        if request.rated and player is not None:
            rated_tables.seat_player(row, request, player)
        if request.deal and not row.chosen and not row.challenge and has_several_people(row):
            row.id = self.promises.redeem(request.deal)
            row.seed, row.salt = self.promises.deal_of(row.id)
            row.promise = SeededDealer(row.seed, row.salt).promise
            mine = [key.seat for key in keys if key.kind != "link"] if request.entropy else []
            row.entropy = tuple(SeatValue(seat, request.entropy, 0) for seat in mine)
        row.rated, row.household = rated_tables.is_rated(row, request.rated), request.rated and request.household
        match = await self._set_up(row, address)
        await self._store_new(row, match, address)
        return wire.OpenedTable(table=row.id, keys=keys, version=len(match.events))

    async def _choose_deal(self, row: TableRow, request: wire.NewTable, address: str) -> None:
        """Choose the deal: from a new secret, from a given seed, or that of a challenge."""
        has_links = any(seat.kind == "link" for seat in request.seats)
        row.seed, row.chosen = request.seed or new_secret(), bool(request.seed)
        day = today() if request.challenge == "today" else request.challenge or ""
        if is_day(day):
            if not is_playable_day(day, today()):
                raise request_error("no-such-day", 404)
            # A client that has played the deal of the day knows it, so its invitations say that the deal was chosen.
            row.challenge, row.chosen = day, has_links
            row.seed, row.options, row.data = self.challenge_seed(row.challenge, row.game), {}, {}
        elif request.challenge is not None:
            first = await self.open(request.challenge)
            if first.row.sealed:
                raise request_error("round-closed", 403)
            if first.busy or first.row.game != row.game:
                raise request_error("challenge-not-over", 409)
            if not first.row.seed:  # an uploaded record without its secret
                raise request_error("deal-unknown", 409)
            row.challenge, row.seed = first.row.challenge or first.row.id, first.row.seed
            row.options, row.data, row.chosen = dict(first.row.options), dict(first.row.data), True
            row.entropy = tuple(value for value in first.row.entropy if value.at >= 0)
        if request.challenge:
            past = is_day(day) and day != today()  # results of past days do not count
            row.device = hash_secret(request.device) if request.device and not past else ""
            row.origin = self.derive_key(f"origin/{row.challenge}/{address}").hex()[:32] if address else ""
        if row.chosen and not is_day(day) and find_game(row.game).info.hidden and has_links:
            raise request_error("chosen-deal")
        commit_deal(row)

    def promise_deal(self) -> wire.DealPromise:
        """Commit to the deal of a table that is still to be created, before the client sends a random value for it."""
        return self.promises.promise(new_id())

    async def add_entropy(self, table: LiveTable, seats: frozenset[Seat], value: str) -> None:
        """Mix the value of a client's device into the draws to come, once for each of its seats."""
        row, known = table.row, {value.seat for value in table.row.entropy}
        new = [SeatValue(seat, value) for seat in sorted(seats) if seat not in known]
        if not value or not new or not row.promise or row.chosen or row.challenge or row.frozen or not table.busy:
            return
        if not has_several_people(row):
            return

        def work(database: Database) -> None:
            for each in new:
                table_rows.add_entropy(database, row.id, each)
            database.execute("update tables set revision = revision + 1 where id = ?", (row.id,))

        await self.store.write(work)
        table.moved_here = True
        await table.read_new_events()

    def challenge_seed(self, day: str, game: str) -> str:
        """Return the seed of a day's challenge: the same for everyone, and unpredictable."""
        return self.derive_key(f"challenge/{day}/{game}").hex()

    def derive_key(self, words: str) -> bytes:
        """Derive bytes from the server's secret and a label."""
        return digest(self._server_secret.encode(), words.encode(), sha256)

    async def challenge_board(self, challenge: str, game: str) -> Field | None:
        """Return the board of a challenge before the first move, which players may study before they sit down.

        None for days that cannot be played, and for tables with custom components.
        """
        if not is_day(challenge):
            first = await self.open(challenge)
            return None if first.row.data or first.row.sealed else first_board(first.match)
        return self._boards.board_of(challenge, find_game(game)) if is_playable_day(challenge, today()) else None

    async def require_deal_played(self, table: LiveTable, hashes: frozenset[str]) -> None:
        """Raise RequestError for a client that could still play this deal today and would learn it."""
        if table.row.sealed and not table.busy:
            await table.read_new_events()  # another process may have ended the round
        row = table.row
        if not (row.sealed or row.challenge == today()) or table.seats_of(hashes) or table.free_seats_of(hashes):
            return
        await self.store.flush_lists()
        known = await self.store.read(
            lambda database: table_rows.has_finished(database, row.challenge, row.game, sorted(hashes))
        )
        if not known:
            raise request_error("round-closed" if row.sealed else "challenge-closed", 403)

    def revealed_secret(self, table: LiveTable) -> str:
        """Return the dealer's secret once the match, and the day of its challenge, are over; until then an empty
        string."""
        row = table.row
        if table.busy or not row.promise or row.sealed or row.challenge == today():
            return ""
        return row.seed

    def _make_seats(
        self, requests: Sequence[wire.NewSeat], language: str
    ) -> tuple[list[SeatRow], tuple[wire.SeatKey, ...]]:
        seats: list[SeatRow] = []
        keys: list[wire.SeatKey] = []
        for number, request in enumerate(requests):
            if request.kind == "bot":
                seats.append(SeatRow(clean_name(request.name), "bot", require_level(request.level), None, True))
                continue
            secret = new_secret()
            seats.append(SeatRow(clean_name(request.name), "person", "", hash_secret(secret), request.kind != "link"))
            keys.append(wire.SeatKey(seat=number, kind=request.kind, secret=secret))
        return seats, tuple(keys)

    async def _set_up(self, row: TableRow, address: str, played: Sequence[str] = ()) -> PreparedMatch:
        """Set up the match up to the first decision; raise RequestError for bad options or components."""
        setup = SetupRequest(
            game=row.game,
            names=[seat_name(seat) for seat in row.seats],
            options=row.options,
            data=row.data,
            promise=row.promise,
            played=list(played),
            seed=row.seed,
            entropy=list(row.entropy),
        )
        if row.data or len(played) > SHORT:
            match = await self.sandbox.run(setup, address)
        else:
            found = prepare_match(setup)
            if isinstance(found, SetupError):
                raise found.to_exception()
            match = found
        row.options = match.options
        return match

    async def _store_new(self, row: TableRow, match: PreparedMatch, address: str = "") -> None:
        """Store a new table, charged to the daily quota of an address."""
        over = not match.busy
        best = best_total(row.seats, match.totals) if over else None
        row.summary = Summary(len(match.events), match.busy, over, match.totals, match.winners, time(), best)
        row.begun = row.summary.changed if all(seat.taken for seat in row.seats) else 0.0
        events = [EventRow(words) for words in match.events]

        def work(database: Database) -> None:
            if address:
                storage_per_address.add(database, self._usage(row, events, address), self.quota)
            table_rows.create(database, row, events)

        try:
            await self.store.write(work)
        except self.store.database.duplicate:  # a promised deal was used before
            raise request_error("deal-spent", 409) from None
        except QuotaExceeded as error:
            most = self.settings.day_tables if error.what == "tables" else self.settings.day_mb
            raise request_error(f"day-{error.what}", 429, most=most) from None
        metrics.tables_made.inc()
        log.info("table made", table=row.id, game=row.game, seats=len(row.seats))

    def _usage(self, row: TableRow, events: Sequence[EventRow], address: str) -> Usage:
        """Return what a new table stores, for the quota of an address."""
        return self._usage_of(address, 1, table_bytes(row, events))

    def _usage_of(self, address: str, tables: int, size: int) -> Usage:
        day = today()
        return Usage(day, self.derive_key(f"usage/{day}/{address}").hex()[:32], tables, size)

    async def prune(self) -> dict[str, int]:
        """Delete the tables that are older than the settings keep, but none in memory; return how many by kind."""
        deleted: dict[str, int] = {}
        for kind, _ in self.retention.periods():
            while count := await self.store.write(
                partial(
                    prune.delete_expired, retention=self.retention, now=time(), kind=kind, keep=frozenset(self.live)
                )
            ):
                deleted[kind] = deleted.get(kind, 0) + count
        await self.store.write(partial(storage_per_address.forget_before, day=today()))
        return deleted

    async def prune_daily(self) -> None:
        """Prune once a day, again and again until cancelled."""
        while True:
            await asyncio.sleep(PRUNE_AFTER)
            try:
                if deleted := await self.prune():
                    log.info("tables pruned", **deleted)
            except Exception as error:  # the database is away: tomorrow is another day
                log.warning("tables not pruned", error=f"{type(error).__name__}: {error}")
            await asyncio.sleep(prune.DAY - PRUNE_AFTER)

    # From other tables

    async def branch(self, table: str, request: wire.BranchRequest, address: str = "") -> wire.OpenedTable:
        """Continue from an event of a table, in one of its seats, against bots. Later chance is dealt anew."""
        old = await self.open(table)
        hashes = frozenset(map(hash_secret, request.secrets))
        await self.require_deal_played(old, hashes)
        held = old.seats_of(hashes)
        if request.at > old.version or request.seat >= len(old.row.seats):
            raise request_error("no-such-event", event=request.at)
        running = old.busy and not old.row.frozen
        if running and (old.row.challenge or old.row.rated):  # a branch would give hints
            raise request_error("branch-not-over", 409)
        if (
            running
            and old.game.info.hidden
            and not (holds_all_people(old, held) and nothing_hidden(old, held, request.at))
        ):
            raise request_error("branch-not-over", 409)
        level = require_level(request.level) if len(old.row.seats) > 1 else ""
        secret = new_secret()
        row = TableRow(new_id(), old.row.game, old.row.edition, dict(old.row.options), [], new_secret())
        row.data, row.before = dict(old.row.data), old.row.id
        row.seats = [SeatRow("", "bot", level, None, True) for _ in old.row.seats]
        row.seats[request.seat] = SeatRow(clean_name(request.name), "person", "", hash_secret(secret), True)
        played = [str(event) for event in old.match.events[: request.at]]
        match = await self._set_up(row, address, played)
        await self._store_new(row, match, address)
        key = wire.SeatKey(seat=request.seat, kind="me", secret=secret)
        return wire.OpenedTable(table=row.id, keys=(key,), version=len(match.events))

    async def rematch(self, table: str, request: wire.RematchRequest, address: str = "") -> wire.OpenedTable:
        """Create a table with the same seats and secrets. A second request returns the same table.

        Holders who are present play again themselves, even if a bot finished the match for them. Seats of other people
        are kept for them, but not taken: the clocks start once all have come.
        """
        old = await self.open(table)
        held = old.seats_of(frozenset(map(hash_secret, request.secrets)))
        if not held:
            raise request_error("not-your-seat", 403)
        if old.busy:
            raise request_error("rematch-not-over", 409)
        if old.row.next:
            return wire.OpenedTable(table=old.row.next)
        row = TableRow(new_id(), old.row.game, old.row.edition, dict(old.row.options), [], new_secret())
        row.data, row.hints, row.before = dict(old.row.data), old.row.hints, old.row.id
        row.pace, row.chat, row.language, row.notices = old.row.pace, old.row.chat, old.row.language, old.row.notices
        row.programs = old.row.programs
        commit_deal(row)
        row.rated, row.household = WAITING if old.row.rated else UNRATED, old.row.household
        # The next seat begins: all move on by one.
        order = [*range(1, len(old.row.seats)), 0]
        here = held | old.present_seats()
        row.seats = [rematch_seat(old.row, seat, came=seat in held, here=seat in here) for seat in order]
        match = await self._set_up(row, address)
        await self._store_new(row, match, address)
        if not await self.store.write(lambda database: table_rows.set_next(database, old.row.id, row.id)):
            await self.store.write(lambda database: table_rows.delete_table(database, row.id))
        elif row.notices:
            await self.store.write(lambda database: notice_rows.carry_over(database, old.row.id, row.id, order))
            await self.open(row.id)
        await old.read_new_events()
        return wire.OpenedTable(table=old.row.next)

    async def upload(self, request: wire.UploadRequest, address: str = "") -> wire.OpenedTable:
        """Replay an uploaded record and keep it as a table to look at."""
        match = await self.sandbox.run(SetupRequest(record=request.record), address)
        row = TableRow(new_id(), match.game, match.edition, match.options, [], match.secret)
        row.data, row.promise, row.salt, row.frozen, row.hints = match.data, match.promise, match.salt, True, False
        row.seats = [seat_from_name(name) for name in match.names]
        row.entropy = match.entropy
        await self._store_new(row, match, address)
        return wire.OpenedTable(table=row.id, version=len(match.events))

    # Seats

    async def change_seat(self, table: LiveTable, seat: Seat, **changes: Any) -> None:
        """Change a seat: stored first, then announced."""
        if table.row.frozen:
            raise request_error("table-frozen")
        await self.store.update_seat(table.row.id, seat, **changes)
        async with table.lock:
            for name, value in changes.items():
                setattr(table.row.seats[seat], name, value)
            table.row.revision += 1
            table.moved_here = True
            table.apply_seat_changes()
            table.announce()
        await self.start_clocks_if_full(table)

    async def use_links(
        self,
        table: LiveTable,
        secrets: Mapping[str, str],
        player: Callable[[], Awaitable[PlayerRow]] = rated_tables.no_player,
    ) -> None:
        """Take the free seats of these links. `secrets` has the new secret of each link, both hashed.

        A seat that was taken meanwhile stays as it is. A repeated request changes nothing, so a client that missed the
        answer can ask again. `player` returns who is signed in: rated tables need that.
        """
        free = table.free_seats_of(frozenset(secrets))
        if not free:
            return
        if table.row.frozen:
            raise request_error("table-frozen")
        who = None
        if rated_tables.is_rated_table(table.row):
            who = rated_tables.require_rated_player(table.row, await player(), len(free))
        for link in [table.row.seats[seat].secret_hash or "" for seat in free]:  # another join may change the row
            await self.store.write(
                partial(seating.use_link, table=table.row.id, link_hash=link, secret_hash=secrets[link], player=who)
            )
        table.moved_here = True
        await table.read_new_events()
        await self.start_clocks_if_full(table)

    async def renew_secret(self, table: LiveTable, seat: Seat, secret: str) -> None:
        """Replace the secret of a seat: other devices that hold it become spectators."""
        work = partial(seating.renew_secret, table=table.row.id, seat=seat, secret_hash=hash_secret(secret))
        await self.store.write(work)
        table.moved_here = True
        await table.read_new_events()

    async def substitute(self, table: LiveTable, held: frozenset[Seat], seat: Seat, level: str) -> None:
        """Let a bot play a seat, as the holder of another one requests. The holder of the seat can take it back."""
        if not held:
            raise request_error("not-your-seat", 403)
        require_replaceable(table, seat)
        await self.change_seat(table, seat, kind="bot", level=require_level(level), touched=True)

    async def start_clocks_if_full(self, table: LiveTable) -> None:
        """Start the clocks once all seats are taken."""
        if table.row.begun or any(seat.kind == "person" and not seat.taken for seat in table.row.seats):
            return
        now = time()
        await self.store.write(lambda database: seating.begin_clocks(database, table.row.id, now))
        table.row.begun = now
        table.invalidate_seats()
        table.announce()

    # Lists

    async def tables_of(self, secrets: Sequence[str]) -> list[TableRow]:
        """Return the tables with a seat that one of these secrets opens."""
        hashes = [hash_secret(secret) for secret in secrets]
        await self.store.flush_lists()
        return await self.store.read(lambda database: table_rows.tables_opened_with(database, hashes))

    async def results(self, challenge: str, game: str | None) -> list[tuple[TableRow, bool]]:
        """Return the best finished tables of a challenge, and whether each was its device's first attempt."""
        await self.store.flush_lists()
        return await self.store.read(partial(table_rows.challenge_results, challenge=challenge, game=game))

    async def counted_totals(self, challenge: str, game: str) -> list[int]:
        """Return the points of all finished attempts at a challenge that count, best first."""
        await self.store.flush_lists()
        return await self.store.read(partial(table_rows.counted_totals, challenge=challenge, game=game))


def table_bytes(row: TableRow, events: Sequence[EventRow]) -> int:
    """Return about how many bytes a new table takes."""
    size = ROW_BYTES * (1 + len(row.seats)) + sum(event_bytes(event.words) for event in events)
    return size + len(encode(row.options)) + len(encode(row.data))


def today() -> str:
    """Return the current day in UTC."""
    return datetime.now(UTC).date().isoformat()
