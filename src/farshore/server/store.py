"""The store: events keyed (table, seq), one writer that commits what has piled up in one transaction.

Reading and writing happen in threads of their own; the event loop only waits for their answers. A duplicate key is the
whole lock between processes: whoever comes second hears `Conflict`, reads what is there, and tries again.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from time import time
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from farshore.core.game import Seat, Value
from farshore.server import database, schema
from farshore.server.schema import events, seats, tables

T = TypeVar("T")
BATCH = 512


class Conflict(Exception):
    """Somebody else has already stored an event with this number."""


@dataclass(slots=True)
class SeatRow:
    """A seat as it is stored."""

    name: str
    kind: str
    level: str = ""
    secret_hash: str | None = None
    taken: bool = False


@dataclass(slots=True)
class Summary:
    """What a list says of a table without replaying it."""

    version: int = 0
    busy: tuple[Seat, ...] = ()
    over: bool = False
    totals: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    changed: float = 0.0


@dataclass(slots=True)
class TableRow:
    """A table as it is stored, without its events."""

    id: str
    game: str
    edition: int
    options: dict[str, Value]
    seats: list[SeatRow]
    seed: str
    promise: str = ""
    data: dict[str, str] = field(default_factory=dict)
    hints: bool = True
    challenge: str = ""
    before: str = ""
    next: str = ""
    frozen: bool = False
    created: float = field(default_factory=time)
    revision: int = 0
    summary: Summary = field(default_factory=Summary)


@dataclass(slots=True)
class Stored:
    """One event as it is stored: its text, and the client's id of the action that it begins."""

    words: str
    action_id: str | None = None


@dataclass(slots=True)
class _Job:
    """One thing for the writer to do: events to append, or any work in a transaction of its own."""

    done: asyncio.Future[Any]
    rows: list[tuple[str, int, str, str | None, float]] = field(default_factory=list)
    summary: tuple[float, int, str, bool, str, str, str] | None = None
    work: Callable[[Connection], Any] | None = None


# One statement for any number of rows: each statement costs the thread a turn at the interpreter's lock.
_APPEND = {
    "sqlite": "insert into events (table_id, seq, words, action_id, at) select value->>0, value->>1, value->>2,"
    " value->>3, value->>4 from json_each(?)",
    "postgresql": "insert into events (table_id, seq, words, action_id, at) select value->>0, (value->>1)::int,"
    " value->>2, value->>3, (value->>4)::float from jsonb_array_elements(%s::jsonb)",
}
_SUMMARISE = {
    "sqlite": "update tables set changed = value->>0, version = value->>1, busy = value->>2, over = value->>3,"
    " totals = value->>4, winners = value->>5 from json_each(?) where tables.id = value->>6",
    "postgresql": "update tables set changed = (value->>0)::float, version = (value->>1)::int, busy = value->>2,"
    " over = (value->>3)::boolean, totals = value->>4, winners = value->>5"
    " from jsonb_array_elements(%s::jsonb) where tables.id = value->>6",
}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _numbers(words: str) -> tuple[int, ...]:
    return msgspec.json.decode(words, type=tuple[int, ...])


class Store:
    """All tables of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.dialect = engine.dialect.name
        self.loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="farshore-read")
        self._writer = threading.Thread(target=self._write_all, name="farshore-write", daemon=True)
        self._writer.start()

    @classmethod
    async def open(cls, url: str, *, durable: bool = False) -> Store:
        """The store at this URL, brought up to date."""
        engine = database.connect(url, durable=durable)
        await asyncio.to_thread(database.upgrade, engine)
        return cls(engine)

    async def close(self) -> None:
        """Everything handed over before is written first."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self.engine.dispose()

    # Writing

    async def append(self, table: str, first: int, new: Sequence[Stored], summary: Summary) -> None:
        """Adds events numbered from `first`; Conflict if there is already one with such a number."""
        job = _Job(self.loop.create_future())
        at = summary.changed
        job.rows = [(table, first + i, entry.words, entry.action_id, at) for i, entry in enumerate(new)]
        job.summary = _summary_row(table, summary)
        self._jobs.put(job)
        await job.done

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Does any other work in the writer's thread, in a transaction of its own."""
        job = _Job(self.loop.create_future(), work=work)
        self._jobs.put(job)
        result: T = await job.done
        return result

    def _write_all(self) -> None:
        with self.engine.connect() as connection:
            while True:
                batch, last = self._next_batch()
                outcomes: list[tuple[_Job, Any, BaseException | None]] = []
                appends = [job for job in batch if job.work is None]
                if appends:
                    outcomes += self._append_together(connection, appends)
                outcomes += [self._work_alone(connection, job) for job in batch if job.work is not None]
                if outcomes:
                    self.loop.call_soon_threadsafe(_settle, outcomes)
                if last:
                    return

    def _next_batch(self) -> tuple[list[_Job], bool]:
        """What has piled up, at least one thing; True: it was the last."""
        batch: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) >= BATCH:
                return batch, False
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return batch, False
        return batch, True

    def _append_together(
        self, connection: Connection, jobs: list[_Job]
    ) -> list[tuple[_Job, Any, BaseException | None]]:
        try:
            self._append_now(connection, jobs)
        except Exception as error:
            connection.rollback()
            if len(jobs) > 1:  # find out whose it was: each alone
                return [outcome for job in jobs for outcome in self._append_together(connection, [job])]
            return [(jobs[0], None, Conflict() if isinstance(error, IntegrityError) else error)]
        return [(job, None, None) for job in jobs]

    def _append_now(self, connection: Connection, jobs: list[_Job]) -> None:
        rows = [row for job in jobs for row in job.rows]
        connection.exec_driver_sql(_APPEND[self.dialect], (_json(rows),))
        newest = {job.summary[-1]: job.summary for job in jobs if job.summary}
        connection.exec_driver_sql(_SUMMARISE[self.dialect], (_json(list(newest.values())),))
        connection.commit()

    def _work_alone(self, connection: Connection, job: _Job) -> tuple[_Job, Any, BaseException | None]:
        assert job.work is not None
        try:
            result = job.work(connection)
            connection.commit()
        except Exception as error:
            connection.rollback()
            return job, None, error
        return job, result, None

    # Reading

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Reads in another thread."""
        return await self.loop.run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    # Tables

    async def create(self, row: TableRow, new: Sequence[Stored]) -> None:
        """A new table with its first events."""
        await self.write(lambda connection: create(connection, row, new))

    async def load(self, table: str) -> tuple[TableRow, list[Stored]] | None:
        """A table with all its events."""
        return await self.read(lambda connection: load(connection, table))

    async def newer(self, table: str, version: int) -> tuple[TableRow, list[Stored]] | None:
        """The table as it is now, and the events after this version."""
        return await self.read(lambda connection: load(connection, table, after=version))

    async def reseat(self, table: str, seat: Seat, **changes: Any) -> None:
        """Changes who sits here: name, kind, level, taken."""

        def work(connection: Connection) -> None:
            here = (seats.c.table_id == table) & (seats.c.seat == seat)
            connection.execute(update(seats).where(here).values(**changes))
            _bump(connection, table)

        await self.write(work)

    async def house_secret(self, name: str, fresh: str) -> str:
        """A secret that all processes share: the one that is stored, or this fresh one from now on."""

        def work(connection: Connection) -> str:
            known = connection.execute(select(schema.house.c.value).where(schema.house.c.name == name)).scalar()
            if known is None:
                connection.execute(insert(schema.house).values(name=name, value=fresh))
            return fresh if known is None else str(known)

        try:
            return await self.write(work)
        except IntegrityError:
            return await self.write(work)


def _settle(outcomes: list[tuple[_Job, Any, BaseException | None]]) -> None:
    for job, result, error in outcomes:
        if job.done.cancelled():
            continue
        if error is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(error)


def _summary_row(table: str, summary: Summary) -> tuple[float, int, str, bool, str, str, str]:
    lists = (_json(summary.busy), _json(summary.totals), _json(summary.winners))
    return (summary.changed, summary.version, lists[0], summary.over, lists[1], lists[2], table)


def _bump(connection: Connection, table: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1))


# What the writer's and the readers' threads do


def create(connection: Connection, row: TableRow, new: Sequence[Stored]) -> None:
    """Inserts a table, its seats and its first events."""
    connection.execute(insert(tables).values(**table_values(row)))
    connection.execute(insert(seats), [seat_values(row.id, number, seat) for number, seat in enumerate(row.seats)])
    if new:
        at = row.summary.changed
        connection.execute(
            insert(events),
            [
                {"table_id": row.id, "seq": seq, "words": entry.words, "action_id": entry.action_id, "at": at}
                for seq, entry in enumerate(new, 1)
            ],
        )


def table_values(row: TableRow) -> dict[str, Any]:
    """A table as columns."""
    changed, version, busy, over, totals, winners, _ = _summary_row(row.id, row.summary)
    plain = ("id", "game", "edition", "seed", "promise", "hints", "challenge", "before", "next", "frozen", "created")
    return {
        **{name: getattr(row, name) for name in (*plain, "revision")},
        "options": _json(row.options),
        "data": _json(row.data),
        "changed": changed,
        "version": version,
        "busy": busy,
        "over": over,
        "totals": totals,
        "winners": winners,
    }


def seat_values(table: str, number: Seat, seat: SeatRow) -> dict[str, Any]:
    """A seat as columns."""
    return {
        "table_id": table,
        "seat": number,
        "name": seat.name,
        "kind": seat.kind,
        "level": seat.level,
        "secret_hash": seat.secret_hash,
        "taken": seat.taken,
    }


def load(connection: Connection, table: str, after: int = 0) -> tuple[TableRow, list[Stored]] | None:
    """A table and its events after a version."""
    found = rows(connection, [table])
    if not found:
        return None
    mine = (events.c.table_id == table) & (events.c.seq > after)
    wanted = select(events.c.words, events.c.action_id).where(mine).order_by(events.c.seq)
    return found[0], [Stored(words, action_id) for words, action_id in connection.execute(wanted)]


def rows(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """These tables, without events; those that are not there are left out."""
    if not ids:
        return []
    sitting: dict[str, list[SeatRow]] = {}
    for seat in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        sitting.setdefault(seat.table_id, []).append(
            SeatRow(seat.name, seat.kind, seat.level, seat.secret_hash, seat.taken)
        )
    return [_row(found, sitting[found.id]) for found in connection.execute(select(tables).where(tables.c.id.in_(ids)))]


def _row(found: Any, sitting: list[SeatRow]) -> TableRow:
    options: dict[str, Any] = msgspec.json.decode(found.options)
    summary = Summary(
        found.version, _numbers(found.busy), found.over, _numbers(found.totals), _numbers(found.winners), found.changed
    )
    plain = ("id", "game", "edition", "seed", "promise", "hints", "challenge", "before", "next", "frozen", "created")
    return TableRow(
        **{name: getattr(found, name) for name in (*plain, "revision")},
        options={name: tuple(value) if isinstance(value, list) else value for name, value in options.items()},
        data=msgspec.json.decode(found.data, type=dict[str, str]),
        seats=sitting,
        summary=summary,
    )


def opened_by(connection: Connection, hashes: Sequence[str], limit: int = 200) -> list[TableRow]:
    """The tables with a seat that one of these secrets opens, the last changed first."""
    if not hashes:
        return []
    ids = select(seats.c.table_id).where(seats.c.secret_hash.in_(hashes))
    newest = select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.changed.desc()).limit(limit)
    wanted = [row.id for row in connection.execute(newest)]
    return sorted(rows(connection, wanted), key=lambda row: row.summary.changed, reverse=True)


def challenge_results(connection: Connection, challenge: str, game: str | None, limit: int = 100) -> list[TableRow]:
    """The finished tables of a challenge."""
    of_it = (tables.c.challenge == challenge) | (tables.c.id == challenge)
    if game is not None:
        of_it &= tables.c.game == game
    wanted = select(tables.c.id).where(of_it & tables.c.over).order_by(tables.c.changed.desc()).limit(limit)
    return rows(connection, [row.id for row in connection.execute(wanted)])


def standings(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Version and revision of each of these tables: what a process asks to notice what it missed."""
    wanted = select(tables.c.id, tables.c.version, tables.c.revision).where(tables.c.id.in_(ids))
    return {row.id: (row.version, row.revision) for row in connection.execute(wanted)}


def set_next(connection: Connection, table: str, rematch: str) -> bool:
    """Notes the rematch, unless there already is one."""
    free = (tables.c.id == table) & (tables.c.next == "")
    done = connection.execute(update(tables).where(free).values(next=rematch, revision=tables.c.revision + 1))
    return done.rowcount == 1


def forget(connection: Connection, table: str) -> None:
    """Deletes a table with all that belongs to it."""
    connection.execute(delete(events).where(events.c.table_id == table))
    connection.execute(delete(seats).where(seats.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))
