"""A table in memory: its match, its seats, and the one method that all actions go through (`act`)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from time import monotonic, thread_time, time
from typing import Any, Protocol

import structlog

from farshore.bots.par_table import par_for
from farshore.core import record
from farshore.core.checkpoints import CheckpointedStates
from farshore.core.dealer import SeatValue, SeededDealer
from farshore.core.game import CHANCE, AnyGame, IllegalAction, Seat
from farshore.core.match import AnyMatch, Match
from farshore.core.text import Text, text
from farshore.server import loop_time_quota, wire
from farshore.server.errors import RequestError, request_error
from farshore.server.store.storage_per_address import event_bytes
from farshore.server.store.store import Store
from farshore.server.store.table_rows import EventRow, SeatRow, Summary, TableRow, best_total
from farshore.server.store.writer import Conflict
from farshore.translations import app_translator, translator

log = structlog.get_logger("farshore.tables")
SLICE = 0.005
"""Seconds for which replaying a match may block the event loop."""
TABLE_BYTES, SEAT_BYTES, EVENT_BYTES, CLIENT_BYTES, DATA_FACTOR = 30_000, 15_000, 700, 10_000, 20
"""Estimates of memory: a table, what is kept for each seat, an event with its log, the last messages of a client,
a character of custom components. The tests compare them with what Python allocates."""
TRIES = 5
"""How often an action is tried again after another process stored an event first."""


def hash_secret(secret: str) -> str:
    """Return the stored form of a seat's secret. Secrets are long and random, so a plain hash cannot be reversed."""
    return sha256(secret.encode()).hexdigest()


def seat_name(seat: SeatRow) -> str:
    """Return the name of a seat in records."""
    if seat.kind == "bot":
        return f"bot:{seat.level}"
    return f"bot:{seat.name}" if seat.program else seat.name


def bot_title(seat: SeatRow, language: str) -> str:
    """Return the translated level of the bot at a seat; empty for a person."""
    if seat.kind != "bot":
        return ""
    key = f"level-{seat.level}"
    return app_translator().translate(text(key), language) if app_translator().knows(key, language) else seat.level


def program_name(seat: SeatRow, language: str) -> str:
    """Return the name of a seat; one that a program plays is marked as a bot."""
    return f"{seat.name} ({app_translator().translate(text('sits-bot'), language)})" if seat.program else seat.name


def numbered_name(kinds: Sequence[str], number: int) -> str:
    """Return the display name of a bot: its level, numbered if several bots share it.

    >>> [numbered_name(["", "Family player", "Family player"], number) for number in range(3)]
    ['', 'Family player 1', 'Family player 2']
    """
    kind = kinds[number]
    return f"{kind} {kinds[: number + 1].count(kind)}" if kind and kinds.count(kind) > 1 else kind


class Watcher(Protocol):
    """A connection that shows the table; it is woken after every change."""

    held: frozenset[Seat]
    """The seats whose secrets the client sent; none for a spectator."""
    hashes: frozenset[str] | None
    """The hashes of these secrets; None if the seats do not depend on secrets."""
    is_present: bool
    """The page is visible, not in the background."""
    address: str

    def wake(self) -> None: ...
    def send(self, message: wire.FromServer) -> None: ...
    def hold(self, seats: frozenset[Seat]) -> None: ...
    def drop(self) -> None:
        """Close the connection: the client connects again."""


class LiveTable:
    """A table in memory. `version` is the number of stored events; clients are never shown more than those."""

    def __init__(self, row: TableRow, match: AnyMatch, store: Store) -> None:
        self.row, self.match, self.store = row, match, store
        match.states = CheckpointedStates(match)
        self.lock = asyncio.Lock()
        self.sessions: set[Watcher] = set()
        self.dealer = SeededDealer(row.seed, row.salt, row.entropy)
        self.game: AnyGame = self.match.game
        """The game, with the table's custom components if it has any."""
        self.done: dict[tuple[Seat, str], int] = {}
        """The version that each message of a seat led to, by the id of the message."""
        self._last: tuple[Seat, str] | None = None
        self.used = monotonic()
        self.changed = row.summary.changed
        self.counted = False
        """Whether this is an attempt at a challenge of the day that counts."""
        self.moved_here = True
        """Whether the last action came through this process. If so, its bots decide first."""
        self.thinking: set[Seat] = set()
        """Seats whose bot is deciding."""
        self.bot_acted = float("-inf")
        """When a bot last acted here (`monotonic`): the next one waits a moment, so that players can follow."""
        self.seat_changes = 0
        self.spoken: dict[Seat, float] = {}
        """When each seat last sent a phrase or a chat message."""
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        self.version = 0
        self.published = 0
        """The number of positions published so far; caches compare it."""
        self.extensions: dict[type, object] = {}
        """Objects that higher layers keep with the table, by class."""
        self._times: list[float] = []
        """When each event was stored."""

    @classmethod
    async def load(cls, row: TableRow, stored: list[EventRow], game: AnyGame, store: Store) -> LiveTable:
        """Load a table. Custom components are parsed in a thread, and a long match is replayed in slices."""

        def begin() -> AnyMatch:
            names = [seat_name(seat) for seat in row.seats]
            return Match(game, names, row.options, data=row.data, promise=row.promise)

        def begin_in_thread() -> tuple[AnyMatch, float]:
            began = thread_time()
            return begin(), thread_time() - began

        if row.data:
            match, seconds = await asyncio.to_thread(begin_in_thread)
            loop_time_quota.charge.get()(seconds)
        else:
            match = begin()
        table = cls(row, match, store)
        until = monotonic() + SLICE
        for entry in stored:
            table._take(entry)
            if monotonic() > until:
                await asyncio.sleep(0)
                until = monotonic() + SLICE
        table._publish()
        return table

    @property
    def memory(self) -> int:
        """Return an estimate of the bytes that the table takes in memory."""
        data = sum(map(len, self.row.data.values()))
        kept = TABLE_BYTES + SEAT_BYTES * len(self.row.seats) + CLIENT_BYTES * len(self.sessions)
        return kept + EVENT_BYTES * len(self.match.events) + DATA_FACTOR * data

    # Access

    def seats_of(self, hashes: frozenset[str]) -> frozenset[Seat]:
        """Return the seats that these hashed secrets open. Links of free seats open none."""
        return frozenset(
            number
            for number, seat in enumerate(self.row.seats)
            if seat.taken and seat.secret_hash and seat.is_opened_by(hashes)
        )

    def free_seats_of(self, hashes: frozenset[str]) -> frozenset[Seat]:
        """Return the free seats that these hashed links lead to."""
        return frozenset(
            number for number, seat in enumerate(self.row.seats) if not seat.taken and seat.secret_hash in hashes
        )

    def require_playable(self, seat: Seat) -> None:
        """Raise RequestError unless the holder of this seat can play it now."""
        if self.row.frozen:
            raise request_error("table-frozen")
        if self.row.seats[seat].kind == "bot":
            raise request_error("seat-played-by-bot")

    def require_fresh(self, seat: Seat, version: int, after: Sequence[str] = ()) -> None:
        """Raise RequestError if `version` is outdated for this seat.

        Actions of other seats in the same phase do not matter. Neither do the seat's own actions with the ids `after`,
        which the client had sent before it saw their results, unless they revealed something.
        """
        now, events, states = self.version, self.match.events, self.match.states
        if version == now:
            return
        since = max([version, *(self.done[seat, one] for one in after if (seat, one) in self.done)])
        if (
            version > now
            or any(event.actor == CHANCE for event in events[version:since])
            or any(event.actor in (CHANCE, seat) for event in events[since:now])
            or self.game.phase(states[since]) != self.game.phase(states[now])
        ):
            raise request_error("stale-version")

    def decision(self, seat: Seat) -> int:
        """Return the version at which this seat's current decision began: only other seats of its phase have acted
        since."""
        version, states = self.version, self.match.states
        phase = self.game.phase(self.state)
        while (
            version
            and self.match.events[version - 1].actor not in (CHANCE, seat)
            and self.game.phase(states[version - 1]) == phase
        ):
            version -= 1
        return version

    def waited_since(self, seat: Seat) -> float:
        """Return when the current turn of this seat began, in seconds since 1970; 0 if seats are still free."""
        if not self.row.begun:
            return 0.0
        version, states, game = self.version, self.match.states, self.game
        phase = game.phase(self.state)
        while version and seat in game.to_act(states[version - 1]) and game.phase(states[version - 1]) == phase:
            version -= 1
        return max(self.row.begun, self.time_of(version - 1) if version else 0.0)

    # Actions

    async def act(
        self,
        seat: Seat,
        words: str,
        version: int | None,
        action_id: str | None,
        after: Sequence[str] = (),
        charge: Callable[[int], None] = lambda size: None,
    ) -> int:
        """Play an action and return the version that it led to. It is stored first, then announced.

        `charge` is called with the number of bytes stored.
        """
        async with self.lock:
            for _ in range(TRIES):
                if action_id is not None and (seat, action_id) in self.done:
                    return self.done[seat, action_id]
                if version is not None:
                    self.require_fresh(seat, version, after)
                new = await self._try(seat, words, action_id)
                if new:
                    charge(sum([event_bytes(event.words) for event in new]) + len(action_id or ""))
                    self.moved_here = True
                    self.announce()
                    return self.version
                await self._catch_up()
        raise request_error("store-busy", 503)

    async def _try(self, seat: Seat, words: str, action_id: str | None) -> list[EventRow]:
        """Play and store an action, and return the new events.

        There are none, and nothing has changed, if another process stored an event first.
        """
        match, length = self.match, self.version
        try:
            match.play_text(seat, words)
            mixed = self._deal()
            new = [EventRow(str(event)) for event in match.events[length:]]
            new[0].action_id = action_id
            now = time()
            await self.store.append(self.row.id, length + 1, new, now, mixed)
        except Conflict:
            match.truncate(length)
            return []
        except BaseException as error:
            match.truncate(length)
            if isinstance(error, IllegalAction) or not isinstance(error, Exception):
                raise
            log.error("events not stored", table=self.row.id, seq=length + 1, error=f"{type(error).__name__}: {error}")
            raise RequestError(text("store-failed"), 503) from error
        if mixed:
            self.row.entropy = self._with(mixed)
            self.dealer = SeededDealer(self.row.seed, self.row.salt, self.row.entropy)
            self.row.revision += 1
        if action_id is not None:
            self.done[seat, action_id] = len(match.events)
        self.changed = now
        self._times += [now] * (len(match.events) - length)
        self._publish()
        self.store.note_summary(self.row.id, self.summary)
        return new

    def _deal(self) -> tuple[SeatValue, ...]:
        """Draw what chance brings now. Return the values of seats that count from these draws on.

        A value counts from the first draw of a process that knows it. That draw and the value are stored together, so
        every process that draws later has read both.
        """
        match, start = self.match, self.match.chance_count
        mixed = tuple(replace(value, at=start) for value in self.row.entropy if value.at < 0)
        dealer = SeededDealer(self.row.seed, self.row.salt, self._with(mixed)) if mixed else self.dealer
        match.deal(dealer)
        return mixed if match.chance_count > start else ()

    def _with(self, mixed: Sequence[SeatValue]) -> tuple[SeatValue, ...]:
        """Return the values of the seats with these in place of earlier ones."""
        return tuple({value.seat: value for value in (*self.row.entropy, *mixed)}.values())

    def summary(self) -> Summary:
        """Return the summary of the match for lists."""
        if self.busy:
            return Summary(self.version, self.busy, changed=self.changed)
        totals = tuple(score.total for score in self.game.scores(self.state))
        best = best_total(self.row.seats, totals)
        return Summary(self.version, (), True, totals, self.match.winners, self.changed, best)

    # Events of other processes

    async def read_new_events(self) -> None:
        """Read and announce what other processes have stored."""
        async with self.lock:
            if await self._catch_up():
                self.announce()

    async def _catch_up(self) -> bool:
        found = await self.store.newer(self.row.id, self.version)
        if found is None:
            return False
        row, stored = found
        if not stored and row.revision == self.row.revision:
            return False
        if row.revision != self.row.revision:
            if row.entropy != self.row.entropy:
                self.dealer = SeededDealer(row.seed, row.salt, row.entropy)
            self.row = row
            self.apply_seat_changes()
        if stored:
            for entry in stored:
                self._take(entry)
            self.moved_here = False
            self._publish()
        return True

    def _take(self, entry: EventRow) -> None:
        """Add an event from the store. Chance events belong to the action before them."""
        self.match.replay([entry.words])
        self._times.append(entry.at)
        actor = self.match.events[-1].actor
        if actor != CHANCE:
            self._last = (actor, entry.action_id) if entry.action_id else None
        if self._last is not None:
            self.done[self._last] = len(self.match.events)

    # Publishing

    def _publish(self) -> None:
        """Make the events in memory visible to clients."""
        shown, self.version = self.version, len(self.match.events)
        self.state: Any = self.match.states[self.version]
        first_undoable, undoable = self.match.undoable_actions()
        if isinstance(self.match.states, CheckpointedStates):
            # The log reads those since; of a table that was just loaded, none is kept that can be computed again.
            self.match.states.drop_before(min(first_undoable, shown or self.version))
        self.busy = self.game.to_act(self.state)
        self.undoable = {event.actor for event in undoable} if self.busy else set[Seat]()
        self.published += 1
        if not self.busy:
            self.seat_changes += 1  # the dealer's secret is now public

    def announce(self) -> None:
        """Wake every connection, and call `on_change`."""
        self.used = monotonic()
        for session in self.sessions:
            session.wake()
        self.on_change(self)

    def apply_seat_changes(self) -> None:
        """Take over changed names, players, presence and secrets."""
        self.invalidate_seats()
        for session in list(self.sessions):
            if session.hashes is not None and (held := self.seats_of(session.hashes)) != session.held:
                session.hold(held)
        self.match.header = replace(self.match.header, seats=tuple(seat_name(seat) for seat in self.row.seats))

    def present_seats(self) -> set[Seat]:
        """Return the seats whose holders have the table open and visible."""
        return {seat for session in self.sessions if session.is_present for seat in session.held}

    def note_presence(self, seats: frozenset[Seat]) -> None:
        """Record that the holder of these seats came, left or hid the page, and tell everyone."""
        here, now = self.present_seats(), time()
        for seat in seats:
            known = self.row.seats[seat]
            if known.here != (seat in here):
                known.here, known.seen = seat in here, now
                if not self.row.frozen:
                    self.store.note_presence(self.row.id, seat, known.here, now)
        self.invalidate_seats()
        self.used = monotonic()
        for session in self.sessions:
            session.wake()
        if self.row.notices:
            self.on_change(self)

    def invalidate_seats(self) -> None:
        """Have the state of the seats sent again."""
        self.seat_changes += 1

    def translate(self, words: Text, language: str) -> str:
        """Translate a text; seats in it are replaced by their names."""
        return translator(self.game).translate(words, language, self.names(language))

    def names(self, language: str) -> list[str]:
        """Return the display names of the seats: name, level of the bot, or seat number."""
        kinds = [bot_title(seat, language) if not seat.name else "" for seat in self.row.seats]
        return [
            program_name(seat, language)
            or numbered_name(kinds, number)
            or app_translator().translate(text("seat-number", seat=number + 1), language)
            for number, seat in enumerate(self.row.seats)
        ]

    def turn(self, held: frozenset[Seat]) -> wire.TurnState:
        """Return the state of the match for a client that holds these seats."""
        if not self.busy:
            par = par_for(self.game, self.match.header.options, self.state)
            return wire.TurnState(over=True, winners=self.match.winners, par=par.mean if par else None)
        clocks = tuple(int(self.waited_since(seat)) for seat in self.busy) if self.row.pace else ()
        return wire.TurnState(busy=self.busy, undo=tuple(sorted(self.undoable & held)), since=clocks)

    def time_of(self, number: int) -> float:
        """Return when an event was stored, in seconds since 1970, or the current time if it is not stored."""
        return self._times[number] if number < len(self._times) else time()

    def state_for(self, held: frozenset[Seat], language: str, secret: str) -> wire.TableState:
        """Return the state of the table for a client that holds these seats and reads this language."""
        here = self.present_seats()
        sitting = tuple(
            wire.SeatState(
                name=seat.name,
                kind="bot" if seat.kind == "bot" else "person",
                level=seat.level if seat.kind == "bot" else "",
                taken=seat.taken,
                online=number in here,
                away=0 if number in here else int(seat.seen),
                mine=number in held,
                colour=seat.colour,
                program=seat.program_of,
            )
            for number, seat in enumerate(self.row.seats)
        )
        return wire.TableState(
            table=self.row.id,
            game=self.row.game,
            title=self.translate(text("title"), language),
            seats=sitting,
            options=dict(self.row.options),
            hints=self.row.hints,
            promise=self.row.promise,
            secret=secret,
            salt=self.row.salt if secret else "",
            mixed=tuple(value.seat for value in self.row.entropy),
            chosen=self.row.chosen,
            challenge=self.row.challenge,
            counted=self.counted,
            par=self._solo_par(),
            before=self.row.before,
            next=self.row.next,
            frozen=self.row.frozen,
            watching=sum(not session.held for session in self.sessions),
            pace=self.row.pace,
            open=self.row.open,
            chat=self.row.chat,
            programs=self.row.programs,
            rated=bool(self.row.rated) and len(self.row.seats) > 1,
            household=self.row.household,
        )

    def _solo_par(self) -> float | None:
        """Return the par of a solo match, from what the player may know; None with more seats."""
        if len(self.row.seats) > 1:
            return None
        par = par_for(self.game, self.match.header.options, self.game.view(self.state, 0))
        return par.mean if par else None

    def to_record(self, held: frozenset[Seat], secret: str) -> str:
        """Return the record as the holder of these seats may know it."""
        match = self.match.branch(self.version)
        match.header = self.match.header
        if match.over:
            used = [value for value in self.row.entropy if value.at >= 0]
            return record.dump(
                match, secret=secret, salt=self.row.salt if secret else "", entropy=used if secret else ()
            )
        if len(held) == 1:
            return record.dump(match, events=match.visible_events(next(iter(held))))
        return record.dump(match, events=self._visible_events(match, held))

    def _visible_events(self, match: AnyMatch, held: frozenset[Seat]) -> list[str]:
        """Return the events as any of several readers at one device may know them; without seats, a spectator."""
        events = [match.visible_events(None), *(match.visible_events(seat) for seat in sorted(held))]
        return [max(versions, key=lambda words: "?" not in words) for versions in zip(*events, strict=True)]
