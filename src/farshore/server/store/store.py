"""The store: events keyed (table, seq), written by one writer (`writer.py`) and read in a few threads.

The unique key is the only lock between processes: the second of two writers gets `Conflict`, reads the new events, and
tries again.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic, thread_time
from typing import Any, TypeVar

import structlog

from farshore.core.dealer import SeatValue
from farshore.core.game import Seat
from farshore.server import loop_time_quota, traces
from farshore.server.store import database, seating, table_rows
from farshore.server.store.database import Connection, Database, Transactions
from farshore.server.store.table_rows import EventRow, Summary, TableRow
from farshore.server.store.writer import Conflict, StoreWriter, WriteJob

T = TypeVar("T")
READERS = 4
LISTS_LAG = 1.0
"""Seconds that summaries may lag behind the events."""
log = structlog.get_logger("farshore.store")


class Store:
    """All tables of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.loop = asyncio.get_running_loop()
        self._writer = StoreWriter(database, table_rows.append_events)
        self._unsaved_summaries: dict[str, Callable[[], Summary]] = {}
        self._unsaved_presence: dict[tuple[str, Seat], tuple[bool, float]] = {}
        self._lists_timer: asyncio.TimerHandle | None = None
        self._listing = asyncio.Lock()
        self._here = threading.local()
        self._reading: list[Transactions] = []
        self._clock = thread_time if database.works_in_process else monotonic
        self._readers = ThreadPoolExecutor(READERS, "farshore-read", self._begin_reading)

    @classmethod
    async def open(cls, url: str, *, durable: bool = False) -> Store:
        """Open the store at a URL and run missing migrations."""
        here = database.at(url, durable=durable)
        await asyncio.to_thread(database.upgrade, here)
        return cls(here)

    async def close(self) -> None:
        """Write everything that is queued, then close."""
        await self.flush_lists()
        if self._lists_timer is not None:
            self._lists_timer.cancel()
        await self._writer.close()
        self._readers.shutdown()
        for reading in self._reading:
            reading.close()

    # Writing

    async def append(
        self, table: str, first: int, new: Sequence[EventRow], at: float, mixed: Sequence[SeatValue] = ()
    ) -> None:
        """Append events numbered from `first`; raise Conflict if one of these numbers exists.

        `mixed` are the values of seats that draws among these events are the first to depend on.
        """
        rows = [(table, first + i, entry.words, entry.action_id, at) for i, entry in enumerate(new)]
        with traces.span("append", table=table):
            if not mixed:
                await self._writer.write(WriteJob(self.loop.create_future(), table, rows))
                return
            try:
                await self.write(partial(table_rows.append_with_entropy, table=table, rows=rows, values=mixed))
            except self.database.duplicate:
                raise Conflict from None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do other work in its own transaction."""
        with traces.span("write"):
            result: T = await self._writer.write(WriteJob(self.loop.create_future(), work=work))
        return result

    # Summaries

    def note_summary(self, table: str, summary: Callable[[], Summary]) -> None:
        """Schedule a summary of a table for lists. Nothing depends on it: it can be rebuilt from the events."""
        self._unsaved_summaries[table] = summary
        self._schedule_lists()

    def repair_summary(self, table: str, summary: Callable[[], Summary]) -> None:
        """Schedule the summary of a table that was just loaded, unless a newer one is scheduled.

        Two clients can load a table at the same time. One copy is dropped, and its summary is of no later move.
        """
        self._unsaved_summaries.setdefault(table, summary)
        self._schedule_lists()

    def note_presence(self, table: str, seat: Seat, here: bool, at: float) -> None:
        """Schedule a change of presence."""
        self._unsaved_presence[table, seat] = here, at
        self._schedule_lists()

    def _schedule_lists(self) -> None:
        if self._lists_timer is None:
            self._lists_timer = self.loop.call_later(LISTS_LAG, self._start_lists_task)

    def _start_lists_task(self) -> None:
        self._lists_timer = None
        self._writes_lists = self.loop.create_task(self.flush_lists())

    async def flush_lists(self) -> None:
        """Write the scheduled summaries and changes of presence; after an error they are scheduled again."""
        async with self._listing:
            noted, self._unsaved_summaries = self._unsaved_summaries, {}
            attending, self._unsaved_presence = self._unsaved_presence, {}
            try:
                rows = [table_rows.summary_row(table, summary()) for table, summary in noted.items()]
                if rows:
                    await self.write(lambda connection: table_rows.summarise(connection, rows))
                if attending:
                    await self.write(lambda connection: seating.set_presence(connection, attending))
            except Exception as error:
                log.warning("summaries not written", tables=len(noted), error=f"{type(error).__name__}: {error}")
                for table, summary in noted.items():
                    self.note_summary(table, self._unsaved_summaries.get(table, summary))
                self._unsaved_presence = attending | self._unsaved_presence

    async def stale_tables(self) -> list[str]:
        """Return the tables whose summaries lag behind their events, because a process ended before it wrote them."""
        found: list[str] = []
        last = ""
        while True:
            standing = await self.read(partial(table_rows.unfinished, after=last))
            found += [table for table, listed, stored in standing if listed < (stored or 0)]
            if len(standing) < table_rows.AT_A_TIME:
                return found
            last = standing[-1][0]

    # Reading

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read in another thread. Its time is charged to the client whose request needs it."""
        with traces.span("read"):
            result, seconds = await self.loop.run_in_executor(self._readers, self._read, work)
        loop_time_quota.charge.get()(seconds)
        return result

    def _begin_reading(self) -> None:
        self._here.reading = Transactions(self.database, self.database.begin_reading)
        self._reading.append(self._here.reading)

    def _read(self, work: Callable[[Connection], T]) -> tuple[T, float]:
        """Return the result and the seconds of work: of this thread, or until another process has answered."""
        reading: Transactions = self._here.reading
        began = self._clock()
        return reading.run(work), self._clock() - began

    # Tables

    async def create(self, row: TableRow, new: Sequence[EventRow]) -> None:
        """Store a new table with its first events."""
        await self.write(lambda connection: table_rows.create(connection, row, new))

    async def load(self, table: str) -> tuple[TableRow, list[EventRow]] | None:
        """Return a table with all its events."""
        return await self.read(lambda connection: table_rows.load(connection, table))

    async def newer(self, table: str, version: int) -> tuple[TableRow, list[EventRow]] | None:
        """Return a table and its events after a version."""
        return await self.read(lambda connection: table_rows.load(connection, table, after=version))

    async def update_seat(self, table: str, seat: Seat, **changes: Any) -> None:
        """Change a seat: name, kind, level, taken."""
        columns = ", ".join(f"{name} = ?" for name in changes)

        def work(connection: Connection) -> None:
            here = (*changes.values(), table, seat)
            connection.execute(f"update seats set {columns} where table_id = ? and seat = ?", here)
            connection.execute("update tables set revision = revision + 1 where id = ?", (table,))

        await self.write(work)

    async def shared_secret(self, name: str, fresh: str) -> str:
        """Return a secret that all processes share: the stored one, or `fresh`, which is stored now."""

        def work(connection: Connection) -> str:
            connection.execute("insert into house (name, value) values (?, ?) on conflict do nothing", (name, fresh))
            return str(connection.execute("select value from house where name = ?", (name,)).fetchone()[0])

        return await self.write(work)
