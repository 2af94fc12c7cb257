"""One table that somebody looks at: its match, its seats, and the one door through which every action comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from time import monotonic, time
from typing import TYPE_CHECKING, Any

import structlog

from farshore.bots.par import par_at
from farshore.core import record
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, AnyGame, IllegalAction, Seat
from farshore.core.match import AnyMatch, Match
from farshore.core.text import Text, text
from farshore.server.http.refusal import Refusal, refuse
from farshore.server.socket import wire
from farshore.server.store.store import SeatRow, Store, Stored, Summary, TableRow
from farshore.server.store.writer import Conflict
from farshore.server.tables.frames import Frames
from farshore.server.tables.turns import TurnLog
from farshore.words import house, translator

if TYPE_CHECKING:
    from farshore.server.socket.session import Session

log = structlog.get_logger("farshore.tables")
SLICE = 0.005
"""Seconds that the replay of a match takes from others at once."""
TRIES = 5
"""How often an action is tried again after another process was quicker."""


def hashed(secret: str) -> str:
    """What is stored of a seat's secret. It is random and long, so a plain hash cannot be turned round."""
    return sha256(secret.encode()).hexdigest()


def seat_name(seat: SeatRow) -> str:
    """The seat as a record names it."""
    return f"bot:{seat.level}" if seat.kind == "bot" else seat.name


def bot_title(seat: SeatRow, language: str) -> str:
    """What kind of bot plays here; nothing for a person."""
    if seat.kind != "bot":
        return ""
    key = f"level-{seat.level}"
    return house().say(text(key), language) if house().knows(key, language) else seat.level


def counted(kinds: Sequence[str], number: int) -> str:
    """What a bot is called: its kind, and which of several of that kind it is.

    >>> [counted(["", "Family player", "Family player"], number) for number in range(3)]
    ['', 'Family player 1', 'Family player 2']
    """
    kind = kinds[number]
    return f"{kind} {kinds[: number + 1].count(kind)}" if kind and kinds.count(kind) > 1 else kind


class LiveTable:
    """A table in memory. `version` counts the events that are stored: nobody is shown more than those."""

    def __init__(self, row: TableRow, match: AnyMatch, store: Store) -> None:
        self.row, self.match, self.store = row, match, store
        self.lock = asyncio.Lock()
        self.sessions: set[Session] = set()
        self.dealer = SeededDealer(row.seed, row.salt)
        self.game: AnyGame = self.match.game
        """With the table's own data if it has any."""
        self.done: dict[tuple[Seat, str], int] = {}
        """The version that each seat's messages led to, by the ids they came with."""
        self._last: tuple[Seat, str] | None = None
        self.used = monotonic()
        self.changed = row.summary.changed
        self.moved_here = True
        """The last action came through this process: its bots think first."""
        self.thinking: set[Seat] = set()
        """Seats whose bot has been asked and has not answered yet."""
        self.seat_changes = 0
        self.spoken: dict[Seat, float] = {}
        """When each seat last said something that is not part of the game."""
        self.announced: Callable[[LiveTable], None] = lambda table: None
        self._logs: dict[Seat | None, TurnLog] = {}
        self._times: list[float] = []
        """When each event was stored."""

    @classmethod
    async def opened(cls, row: TableRow, stored: list[Stored], game: AnyGame, store: Store) -> LiveTable:
        """A table from the store. Own components are read in a thread, and a long match is replayed bit by bit."""

        def begin() -> AnyMatch:
            names = [seat_name(seat) for seat in row.seats]
            return Match(game, names, row.options, data=row.data, promise=row.promise)

        table = cls(row, await asyncio.to_thread(begin) if row.data else begin(), store)
        until = monotonic() + SLICE
        for entry in stored:
            table._take(entry)
            if monotonic() > until:
                await asyncio.sleep(0)
                until = monotonic() + SLICE
        table._publish()
        return table

    # Who may do what

    def seats_of(self, hashes: frozenset[str]) -> frozenset[Seat]:
        """The seats that these hashed secrets open."""
        return frozenset(
            number for number, seat in enumerate(self.row.seats) if seat.secret_hash and seat.secret_hash in hashes
        )

    def require_playable(self, seat: Seat) -> None:
        """Refusal unless this seat can be played by its holder now."""
        if self.row.frozen:
            raise refuse("table-frozen")
        if self.row.seats[seat].kind == "bot":
            raise refuse("seat-played-by-bot")

    def require_fresh(self, seat: Seat, version: int) -> None:
        """An older version is good if only other seats' actions of the same phase lie between."""
        now = self.version
        if version == now:
            return
        between = self.match.events[version:now]
        states = self.match.states
        if (
            version > now
            or any(event.actor in (CHANCE, seat) for event in between)
            or self.game.phase(states[version]) != self.game.phase(states[now])
        ):
            raise refuse("stale-version")

    def decision(self, seat: Seat) -> int:
        """The version since which this seat has had the same decision to make: only others of its phase acted since."""
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
        """When the turn that this seat is in began, in seconds since 1970; 0: somebody is still to come."""
        if not self.row.begun:
            return 0.0
        version, states, game = self.version, self.match.states, self.game
        phase = game.phase(self.state)
        while version and seat in game.to_act(states[version - 1]) and game.phase(states[version - 1]) == phase:
            version -= 1
        return max(self.row.begun, self.time_of(version - 1) if version else 0.0)

    # The door

    async def act(self, seat: Seat, words: str, version: int | None, action_id: str | None) -> int:
        """The seat does this; stored first, announced after. The version that it led to."""
        async with self.lock:
            for _ in range(TRIES):
                if action_id is not None and (seat, action_id) in self.done:
                    return self.done[seat, action_id]
                if version is not None:
                    self.require_fresh(seat, version)
                if await self._try(seat, words, action_id):
                    self.moved_here = True
                    self.announce()
                    return self.version
                await self._catch_up()
        raise refuse("store-busy", 503)

    async def _try(self, seat: Seat, words: str, action_id: str | None) -> bool:
        """Plays and stores; False and nothing changed if another process was quicker."""
        match, length = self.match, self.version
        try:
            match.do(seat, words)
            match.deal(self.dealer)
            new = [Stored(str(event)) for event in match.events[length:]]
            new[0].action_id = action_id
            now = time()
            await self.store.append(self.row.id, length + 1, new, now)
        except Conflict:
            match.forget(length)
            return False
        except BaseException as error:
            match.forget(length)
            if isinstance(error, IllegalAction) or not isinstance(error, Exception):
                raise
            log.error("not stored", table=self.row.id, seq=length + 1, error=f"{type(error).__name__}: {error}")
            raise Refusal(text("store-failed"), 503) from error
        if action_id is not None:
            self.done[seat, action_id] = len(match.events)
        self.changed = now
        self._times += [now] * (len(match.events) - length)
        self._publish()
        self.store.changed(self.row.id, self.summary)
        return True

    def summary(self) -> Summary:
        """What lists will say of the match as it is stored."""
        if self.busy:
            return Summary(self.version, self.busy, changed=self.changed)
        totals = tuple(score.total for score in self.game.scores(self.state))
        return Summary(self.version, (), True, totals, self.match.winners, self.changed)

    # Events of other processes

    async def refresh(self) -> None:
        """Reads what other processes have stored, and shows it."""
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
            self.row = row
            self.reseated()
        if stored:
            for entry in stored:
                self._take(entry)
            self.moved_here = False
            self._publish()
        return True

    def _take(self, entry: Stored) -> None:
        """Adds an event from the store. Chance events that follow belong to the action that led to them."""
        self.match.replay([entry.words])
        self._times.append(entry.at)
        actor = self.match.events[-1].actor
        if actor != CHANCE:
            self._last = (actor, entry.action_id) if entry.action_id else None
        if self._last is not None:
            self.done[self._last] = len(self.match.events)

    # Showing

    def _publish(self) -> None:
        """From now on everybody may see the events that are in memory."""
        self.version = len(self.match.events)
        self.state: Any = self.match.states[self.version]
        self.busy = self.game.to_act(self.state)
        self.undoable = {event.actor for event in self.match.open_actions()[1]} if self.busy else set[Seat]()
        self.frames = Frames(self)
        if not self.busy:
            self.seat_changes += 1  # the dealer's secret is told

    def announce(self) -> None:
        """Wakes every session, and whoever else wants to know."""
        self.used = monotonic()
        for session in self.sessions:
            session.wake()
        self.announced(self)

    def reseated(self) -> None:
        """Seats have changed: names, who plays, who is there."""
        self.note_seats()
        self.match.header = replace(self.match.header, seats=tuple(seat_name(seat) for seat in self.row.seats))

    def here(self) -> set[Seat]:
        """The seats whose holders have the table before them."""
        return {seat for session in self.sessions if session.attends for seat in session.held}

    def note_people(self, seats: frozenset[Seat]) -> None:
        """Somebody who holds these seats came, left or looks elsewhere: everybody hears it, and it is kept."""
        here, now = self.here(), time()
        for seat in seats:
            known = self.row.seats[seat]
            if known.here != (seat in here):
                known.here, known.seen = seat in here, now
                if not self.row.frozen:
                    self.store.attends(self.row.id, seat, known.here, now)
        self.note_seats()
        self.used = monotonic()
        for session in self.sessions:
            session.wake()
        if self.row.notices:
            self.announced(self)

    def note_seats(self) -> None:
        """Who is there, or how they are called, is told anew."""
        self.seat_changes += 1
        self.frames.patches.clear()
        self.frames.turns.clear()

    def say(self, words: Text, language: str) -> str:
        """The words in a language, seats by the names of those who sit there."""
        return translator(self.game).say(words, language, self.names(language))

    def names(self, language: str) -> list[str]:
        """How the page calls the seats: by name, by the kind of bot (several of a kind are counted), or by number."""
        kinds = [bot_title(seat, language) if not seat.name else "" for seat in self.row.seats]
        return [
            seat.name or counted(kinds, number) or house().say(text("seat-number", seat=number + 1), language)
            for number, seat in enumerate(self.row.seats)
        ]

    def turn(self, held: frozenset[Seat]) -> wire.Turn:
        """Where the match stands, for somebody who holds these seats."""
        if not self.busy:
            par = par_at(self.game, self.match.header.options, self.state)
            return wire.Turn(over=True, winners=self.match.winners, par=par.mean if par else None)
        clocks = tuple(int(self.waited_since(seat)) for seat in self.busy) if self.row.pace else ()
        return wire.Turn(busy=self.busy, undo=tuple(sorted(self.undoable & held)), since=clocks)

    def time_of(self, number: int) -> float:
        """When an event was stored, in seconds since 1970; now, at a table where nothing is."""
        return self._times[number] if number < len(self._times) else time()

    def log(self, reader: Seat | None) -> TurnLog:
        """The turns so far, as this reader may know them."""
        sees = reader if self.game.info.hidden else None
        known = self._logs.get(sees)
        if known is None:
            known = self._logs[sees] = TurnLog(self, sees)
        return known

    def deed(self, reader: Seat | None, number: int) -> Text | None:
        """What is told of one event."""
        event = self.match.events[number]
        if event.action is None:
            return text("log-undo")
        last = number + 1 == self.version
        view = self.frames.view(reader) if last else self.game.view(self.match.states[number + 1], reader)
        return self.game.tell(view, reader, event.actor, event.action)

    def state_for(self, held: frozenset[Seat], language: str, secret: str) -> wire.TableState:
        """What is true of the table, for somebody who holds these seats and speaks this language."""
        here = self.here()
        sitting = tuple(
            wire.SeatState(
                name=seat.name,
                kind="bot" if seat.kind == "bot" else "person",
                level=seat.level if seat.kind == "bot" else "",
                taken=seat.taken,
                online=number in here,
                away=0 if number in here else int(seat.seen),
                mine=number in held,
            )
            for number, seat in enumerate(self.row.seats)
        )
        return wire.TableState(
            table=self.row.id,
            game=self.row.game,
            title=self.say(text("title"), language),
            seats=sitting,
            options=dict(self.row.options),
            hints=self.row.hints,
            promise=self.row.promise,
            secret=secret,
            salt=self.row.salt if secret else "",
            chosen=self.row.chosen,
            challenge=self.row.challenge,
            before=self.row.before,
            next=self.row.next,
            frozen=self.row.frozen,
            watching=sum(not session.held for session in self.sessions),
            pace=self.row.pace,
            open=self.row.open,
            chat=self.row.chat,
        )

    def written(self, held: frozenset[Seat], secret: str) -> str:
        """The record, as somebody who holds these seats may know it."""
        match = self.match.branch(self.version)
        match.header = self.match.header
        if match.over:
            return record.dump(match, secret=secret, salt=self.row.salt if secret else "")
        if len(held) == 1:
            return record.dump(match, events=match.told(next(iter(held))))
        return record.dump(match, events=self._told_to_all(match, held))

    def _told_to_all(self, match: AnyMatch, held: frozenset[Seat]) -> list[str]:
        """What any of several readers at one device may know; nobody: a spectator."""
        told = [match.told(None), *(match.told(seat) for seat in sorted(held))]
        return [max(versions, key=lambda words: "?" not in words) for versions in zip(*told, strict=True)]
