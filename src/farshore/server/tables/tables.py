"""All tables of this process: those somebody looks at are in memory, the others cost nothing."""

from __future__ import annotations

import asyncio
import secrets as random_secrets
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from hashlib import sha256
from hmac import digest
from time import monotonic, time
from typing import Any

import structlog
from msgspec.structs import replace

from farshore import bots, games
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, AnyGame, Seat
from farshore.core.match import AnyMatch, Match
from farshore.core.parts import Parts
from farshore.core.scene import Field
from farshore.server import metrics
from farshore.server.http.refusal import refuse
from farshore.server.settings import Settings
from farshore.server.socket import wire
from farshore.server.store import notices, people, store
from farshore.server.store.database import Connection as Database
from farshore.server.store.store import SeatRow, Store, Stored, Summary, TableRow
from farshore.server.tables.examiner import Examiner
from farshore.server.tables.names import clean_name
from farshore.server.tables.pace import require_replaceable
from farshore.server.tables.prepare import Brought, Prepared, Refused, prepare
from farshore.server.tables.table import LiveTable, hashed, seat_name

log = structlog.get_logger("farshore.tables")
SWEEP = 5.0
SHORT = 200
"""Events that are replayed at once where a table is made; more, and it is done elsewhere."""
SITTING_DOWN = 1.0
"""Seconds that a table stays in memory at least: somebody has opened it and is just sitting down."""


def new_id() -> str:
    """A table's public name."""
    return random_secrets.token_urlsafe(9)


def new_secret() -> str:
    """What opens a seat: 160 random bits."""
    return random_secrets.token_urlsafe(20)


def find_game(game: str) -> AnyGame:
    """The game with this id, or Refusal."""
    try:
        return games.find(game)
    except KeyError:
        raise refuse("unknown-game", 404, game=game[:64]) from None


def require_level(level: str) -> str:
    """The level itself, or Refusal if no such bot is installed."""
    if level not in bots.installed():
        raise refuse("unknown-level", level=level)
    return level


class Tables:
    """Opens, makes and closes tables."""

    def __init__(self, store: Store, settings: Settings, house_secret: str) -> None:
        self.store, self.settings = store, settings
        self._house_secret = house_secret
        self.examiner = Examiner(settings.examine_seconds)
        self.live: dict[str, LiveTable] = {}
        self._boards: tuple[str, dict[str, Field]] = ("", {})
        """Of a day's challenges, by game."""
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.announced: Callable[[LiveTable], None] = lambda table: None

    # In memory

    async def open(self, table: str) -> LiveTable:
        """The table, from memory or from the store; Refusal if there is none."""
        known = self.live.get(table)
        if known is not None:
            known.used = monotonic()
            return known
        if len(table) > 64 or not table.isprintable():
            raise refuse("no-such-table", 404)
        task = self._opening.get(table)
        if task is None:
            task = self._opening[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> LiveTable:
        live = await self._read(table)
        live.announced = self.announced
        self.live[table] = live
        metrics.live_tables.set(len(self.live))
        self.announced(live)
        return live

    async def _read(self, table: str) -> LiveTable:
        """The table from the store; if lists tell less than its events they will tell all."""
        found = await self.store.load(table)
        if found is None:
            raise refuse("no-such-table", 404)
        row, stored = found
        game = find_game(row.game)
        if row.edition != game.info.edition:
            raise refuse("other-edition", 409, edition=str(row.edition))
        live = await LiveTable.opened(row, stored, game, self.store)
        if row.summary.version < live.version:
            self.store.changed(table, live.summary)
        return live

    async def heal_lists(self) -> None:
        """After a start: lists tell what a process that was killed had stored, but not yet listed."""
        for table in await self.store.behind():
            try:
                await self._read(table)
            except Exception as error:  # a game that is not installed any more, a record of another edition
                log.warning("not listed", table=table, error=f"{type(error).__name__}: {error}")

    async def sweep(self) -> None:
        """Forgets tables that nobody looks at, and lines that do not move, until it is cancelled."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle or SWEEP))
            self.sweep_once()

    def sweep_once(self) -> None:
        old = monotonic() - max(self.settings.idle, SITTING_DOWN)
        left = [
            table
            for table in self.live.values()
            if not table.sessions and table.used < old and not table.lock.locked() and not table.thinking
        ]
        for table in left:
            del self.live[table.row.id]
        if any(table.row.data for table in left):
            Parts.forget()  # they keep the boxes that they were made from, and of somebody's own there is no end
        metrics.live_tables.set(len(self.live))

    # New tables

    async def create(self, wish: wire.NewTable, address: str = "") -> wire.Opened:
        """A new table as wished; its keys are told once."""
        game = find_game(wish.game)
        row = TableRow(new_id(), game.info.id, game.info.edition, dict(wish.options), [], "", data=dict(wish.data))
        row.hints, row.language, row.pace, row.chat = wish.hints, wish.language, wish.pace, wish.chat
        row.open = wish.open and any(seat.kind == "link" for seat in wish.seats)
        row.quick = row.open and wish.quick
        await self._choose_deal(row, wish)
        row.seats, keys = self._seat_all(wish.seats, wish.language)
        match = await self._set_up(row, address)
        await self._store_new(row, match)
        return wire.Opened(table=row.id, keys=keys, version=len(match.events))

    async def _choose_deal(self, row: TableRow, wish: wire.NewTable) -> None:
        """From a new secret, from given words, or the deal of a challenge."""
        row.seed, row.chosen = wish.seed or new_secret(), bool(wish.seed)
        if wish.challenge == "today":
            row.challenge, row.chosen = today(), False
            row.seed, row.options, row.data = self.challenge_seed(row.challenge, row.game), {}, {}
        elif wish.challenge is not None:
            first = await self.open(wish.challenge)
            if first.busy or first.row.game != row.game:
                raise refuse("challenge-not-over", 409)
            row.challenge, row.seed = first.row.challenge or first.row.id, first.row.seed
            row.options, row.data, row.chosen = dict(first.row.options), dict(first.row.data), True
        row.device = hashed(wish.device) if wish.device and wish.challenge else ""
        if row.chosen and find_game(row.game).info.hidden and any(seat.kind == "link" for seat in wish.seats):
            raise refuse("chosen-deal")
        promise(row)

    def challenge_seed(self, day: str, game: str) -> str:
        """The deal of a day: everybody's the same, and nobody can know it before."""
        return self.derived(f"challenge/{day}/{game}").hex()

    def derived(self, words: str) -> bytes:
        """What nobody but this house can tell of these words."""
        return digest(self._house_secret.encode(), words.encode(), sha256)

    async def dealt(self, challenge: str, game: str) -> Field | None:
        """The board of a challenge before anybody has played: whoever sits down may look at it as long, too.

        None for a day that is over, and where somebody's own components lie on the table.
        """
        if not is_day(challenge):
            first = await self.open(challenge)
            return None if first.row.data else _first_board(first.match)
        day = today()
        if challenge != day:
            return None
        if self._boards[0] != day:
            self._boards = day, {}
        known = self._boards[1]
        if game not in known:
            played = find_game(game)
            match: AnyMatch = Match(played, [""] * min(played.info.seats))
            match.deal(SeededDealer(self.challenge_seed(day, game)))
            known[game] = _first_board(match)
        return known[game]

    async def require_open(self, table: LiveTable, hashes: frozenset[str]) -> None:
        """Refusal as long as the day lasts, to somebody who could still play this deal: they would know it."""
        row = table.row
        if row.challenge != today() or table.seats_of(hashes):
            return
        await self.store.list_changes()
        known = await self.store.read(
            lambda database: store.has_finished(database, row.challenge, row.game, sorted(hashes))
        )
        if not known:
            raise refuse("challenge-closed", 403)

    def secret_of(self, table: LiveTable) -> str:
        """The dealer's secret, once it may be told: when the match, and the day of its challenge, are over."""
        if table.busy or not table.row.promise or table.row.challenge == today():
            return ""
        return table.row.seed

    def _seat_all(self, wishes: Sequence[wire.NewSeat], language: str) -> tuple[list[SeatRow], tuple[wire.Key, ...]]:
        seats: list[SeatRow] = []
        keys: list[wire.Key] = []
        for number, wish in enumerate(wishes):
            if wish.kind == "bot":
                seats.append(SeatRow(clean_name(wish.name), "bot", require_level(wish.level), None, True))
                continue
            secret = new_secret()
            seats.append(SeatRow(clean_name(wish.name), "person", "", hashed(secret), wish.kind != "link"))
            keys.append(wire.Key(seat=number, kind=wish.kind, secret=secret))
        return seats, tuple(keys)

    async def _set_up(self, row: TableRow, address: str, played: Sequence[str] = ()) -> Prepared:
        """The match, dealt up to the first decision; Refusal names a bad option or bad data."""
        brought = Brought(
            game=row.game,
            names=[seat_name(seat) for seat in row.seats],
            options=row.options,
            data=row.data,
            promise=row.promise,
            played=list(played),
            seed=row.seed,
        )
        if row.data or len(played) > SHORT:
            match = await self.examiner.look_at(brought, address)
        else:
            found = prepare(brought)
            if isinstance(found, Refused):
                raise found.refusal()
            match = found
        row.options = match.options
        return match

    async def _store_new(self, row: TableRow, match: Prepared) -> None:
        over = not match.busy
        row.summary = Summary(len(match.events), match.busy, over, match.totals, match.winners, time())
        row.begun = row.summary.changed if all(seat.taken for seat in row.seats) else 0.0
        await self.store.create(row, [Stored(words) for words in match.events])
        metrics.tables_made.inc()
        log.info("table made", table=row.id, game=row.game, seats=len(row.seats))

    # From other tables

    async def branch(self, table: str, wish: wire.BranchFrom, address: str = "") -> wire.Opened:
        """Play on from an event of a table, in one of its seats, against bots. The future is dealt anew."""
        old = await self.open(table)
        hashes = frozenset(map(hashed, wish.secrets))
        await self.require_open(old, hashes)
        held = old.seats_of(hashes)
        if wish.at > old.version or wish.seat >= len(old.row.seats):
            raise refuse("no-such-event", event=wish.at)
        guarded = old.busy and not old.row.frozen and (old.game.info.hidden or old.row.challenge)
        if guarded and not (_alone(old, held) and _nothing_hidden(old, held, wish.at)):
            raise refuse("branch-not-over", 409)
        level = require_level(wish.level) if len(old.row.seats) > 1 else ""
        secret = new_secret()
        row = TableRow(new_id(), old.row.game, old.row.edition, dict(old.row.options), [], new_secret())
        row.data, row.before = dict(old.row.data), old.row.id
        row.seats = [SeatRow("", "bot", level, None, True) for _ in old.row.seats]
        row.seats[wish.seat] = SeatRow(clean_name(wish.name), "person", "", hashed(secret), True)
        played = [str(event) for event in old.match.events[: wish.at]]
        match = await self._set_up(row, address, played)
        await self._store_new(row, match)
        key = wire.Key(seat=wish.seat, kind="me", secret=secret)
        return wire.Opened(table=row.id, keys=(key,), version=len(match.events))

    async def rematch(self, table: str, wish: wire.Again, address: str = "") -> wire.Opened:
        """The same seats once more, opened by the same secrets; whoever asks second gets the same table.

        Whoever is there plays again themselves, also where a bot has ended the match for them.
        """
        old = await self.open(table)
        held = old.seats_of(frozenset(map(hashed, wish.secrets)))
        if not held:
            raise refuse("not-your-seat", 403)
        if old.busy:
            raise refuse("rematch-not-over", 409)
        if old.row.next:
            return wire.Opened(table=old.row.next)
        row = TableRow(new_id(), old.row.game, old.row.edition, dict(old.row.options), [], new_secret())
        row.data, row.hints, row.before = dict(old.row.data), old.row.hints, old.row.id
        row.pace, row.chat, row.language, row.notices = old.row.pace, old.row.chat, old.row.language, old.row.notices
        promise(row)
        # Whoever sat last begins: seats move on by one.
        order = [*range(1, len(old.row.seats)), 0]
        here = held | old.here()
        row.seats = [_seated_again(old.row.seats[seat], seat in here) for seat in order]
        match = await self._set_up(row, address)
        await self._store_new(row, match)
        if not await self.store.write(lambda database: store.set_next(database, old.row.id, row.id)):
            await self.store.write(lambda database: store.forget(database, row.id))
        elif row.notices:
            await self.store.write(lambda database: notices.carry_over(database, old.row.id, row.id, order))
            await self.open(row.id)
        await old.refresh()
        return wire.Opened(table=old.row.next)

    async def upload(self, wish: wire.Upload, address: str = "") -> wire.Opened:
        """A record somebody brings: replayed, and kept as a table to look at."""
        match = await self.examiner.look_at(Brought(record=wish.record), address)
        row = TableRow(new_id(), match.game, match.edition, match.options, [], match.secret)
        row.data, row.promise, row.salt, row.frozen, row.hints = match.data, match.promise, match.salt, True, False
        row.seats = [_seat_named(name) for name in match.names]
        await self._store_new(row, match)
        return wire.Opened(table=row.id, version=len(match.events))

    # Seats

    async def change_seat(self, table: LiveTable, seat: Seat, **changes: Any) -> None:
        """Stored first, announced after."""
        if table.row.frozen:
            raise refuse("table-frozen")
        await self.store.reseat(table.row.id, seat, **changes)
        async with table.lock:
            for name, value in changes.items():
                setattr(table.row.seats[seat], name, value)
            table.row.revision += 1
            table.moved_here = True
            table.reseated()
            table.announce()
        await self.note_begun(table)

    async def substitute(self, table: LiveTable, held: frozenset[Seat], seat: Seat, level: str) -> None:
        """Those who hold other seats let a bot play this one; whoever holds it can take it back."""
        if not held:
            raise refuse("not-your-seat", 403)
        require_replaceable(table, seat)
        await self.change_seat(table, seat, kind="bot", level=require_level(level), touched=True)

    async def note_begun(self, table: LiveTable) -> None:
        """When nobody is missing any more the clocks begin to run."""
        if table.row.begun or any(seat.kind == "person" and not seat.taken for seat in table.row.seats):
            return
        now = time()
        await self.store.write(lambda database: people.begin_clocks(database, table.row.id, now))
        table.row.begun = now
        table.note_seats()
        table.announce()

    # Lists

    async def mine(self, secrets: Sequence[str]) -> list[TableRow]:
        """The tables with a seat that one of these secrets opens."""
        hashes = [hashed(secret) for secret in secrets]
        await self.store.list_changes()
        return await self.store.read(lambda database: store.opened_by(database, hashes))

    async def results(self, challenge: str, game: str | None) -> list[tuple[TableRow, bool]]:
        """The finished tables of a challenge, best first, and whether each was its device's first attempt."""

        def read(database: Database) -> list[tuple[TableRow, bool]]:
            first = store.attempts(database, challenge, game)
            return [(row, row.id in first) for row in store.challenge_results(database, challenge, game)]

        await self.store.list_changes()
        return sorted(await self.store.read(read), key=lambda found: -max(_people_totals(found[0]), default=0))


def today() -> str:
    """The day, the same everywhere."""
    return datetime.now(UTC).date().isoformat()


def is_day(words: str) -> bool:
    """Whether this names a day, not a table."""
    try:
        date.fromisoformat(words)
    except ValueError:
        return False
    return True


def _first_board(match: AnyMatch) -> Field:
    """The board before the first decision, without what can be done there."""
    game = match.game
    state = next(state for state in match.states if CHANCE not in game.to_act(state))
    board = game.own(game.view(state, 0), 0).board
    return replace(board, layers=tuple(layer for layer in board.layers if not layer.do))


def _seated_again(seat: SeatRow, here: bool) -> SeatRow:
    """The seat at the rematch."""
    if here and seat.secret_hash:
        return SeatRow(seat.name, "person", "", seat.secret_hash, True)
    return SeatRow(seat.name, seat.kind, seat.level, seat.secret_hash, seat.taken, seat.touched)


def _alone(table: LiveTable, held: frozenset[Seat]) -> bool:
    """All seats that are not bots' are held by the one who asks."""
    return all(seat.kind == "bot" or number in held for number, seat in enumerate(table.row.seats))


def _nothing_hidden(table: LiveTable, held: frozenset[Seat], at: int) -> bool:
    """Whoever holds these seats knows everything of this position: also what the bots have in their hands."""
    state = table.match.states[at]
    return len(held) == len(table.row.seats) or bool(table.game.view(state, min(held, default=None)) == state)


def by_bot(seat: SeatRow) -> bool:
    """Whether a bot plays this seat, or has played it: then the points are not all a person's."""
    return seat.kind == "bot" or seat.touched


def promise(row: TableRow) -> None:
    """Binds the dealer to its seed, with a salt of the table's own."""
    row.salt = random_secrets.token_hex(16)
    row.promise = SeededDealer(row.seed, row.salt).promise


def _people_totals(row: TableRow) -> list[int]:
    return [total for seat, total in zip(row.seats, row.summary.totals, strict=False) if not by_bot(seat)]


def _seat_named(name: str) -> SeatRow:
    if name.startswith("bot:"):
        return SeatRow("", "bot", name[4:68], None, True)
    return SeatRow(name[:64], "person", "", None, True)
