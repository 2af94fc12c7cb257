"""Writes to the store, batched into transactions: at the end of an iteration of the event loop, or in a thread.

Where a commit waits for nothing (SQLite without fsync) it costs less than waking a thread, so it happens in the event
loop. A database that waits for its disk or for a network has a thread; the thread also takes work that must wait for
another transaction, and flushes to the disk what the event loop has committed.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any

from farshore.server.store.database import Connection, Database, Transactions, Unreachable

TO_DISK = 2.0
"""Seconds until a commit of the event loop is flushed to the disk: a power failure can cost this much."""
NEVER_WAIT = ("PRAGMA busy_timeout=0", "PRAGMA wal_autocheckpoint=0")


class Conflict(Exception):
    """An event with this number is already stored."""


@dataclass(slots=True)
class WriteJob:
    """Something to write: events to append, or other work in its own transaction."""

    done: asyncio.Future[Any]
    table: str = ""
    rows: Sequence[tuple[Any, ...]] = ()
    work: Callable[[Connection], Any] | None = None


@dataclass(slots=True)
class WriteResult:
    """The result of a job."""

    job: WriteJob
    result: Any = None
    error: BaseException | None = None


@dataclass(slots=True)
class StoreWriter:
    """Takes jobs in the event loop, and resolves each when it is committed or has failed."""

    database: Database
    append: Callable[[Connection, Sequence[tuple[Any, ...]]], None]
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.get_running_loop)
    _waiting: list[WriteJob] = field(default_factory=list)
    _busy: bool = False
    _batches: SimpleQueue[list[WriteJob] | None] = field(default_factory=SimpleQueue)
    _here: Transactions | None = None
    _thread: threading.Thread | None = None
    _to_disk: asyncio.TimerHandle | None = None

    def __post_init__(self) -> None:
        if self.database.commits_at_once:
            self._here = Transactions(self.database, self.database.begin_writing, NEVER_WAIT)
        self._thread = threading.Thread(target=self._write_all, name="farshore-write", daemon=True)
        self._thread.start()

    def write(self, job: WriteJob) -> asyncio.Future[Any]:
        """Queue a job. Jobs are batched for an iteration of the event loop, and while the thread is busy."""
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            self.loop.call_soon(self._end_of_turn)
        return job.done

    async def close(self) -> None:
        """Write everything that is queued, then close."""
        while self._busy:
            await asyncio.sleep(0.001)
        if self._to_disk is not None:
            self._to_disk.cancel()
        self._batches.put(None)
        assert self._thread is not None
        await asyncio.to_thread(self._thread.join)
        if self._here is not None:
            self._here.close()

    def _end_of_turn(self) -> None:
        batch, self._waiting = self._waiting, []
        if self._here is not None:
            outcomes = self._outcomes(self._here, batch)
            batch = [outcome.job for outcome in outcomes if self.database.is_busy(outcome.error)]
            self._settle([outcome for outcome in outcomes if not self.database.is_busy(outcome.error)])
            if self._to_disk is None:
                self._to_disk = self.loop.call_later(TO_DISK, self._bring_to_disk)
        if batch:
            self._batches.put(batch)
        else:
            self._go_on()

    def _bring_to_disk(self) -> None:
        self._to_disk = None
        self._batches.put([])

    def _settle(self, outcomes: list[WriteResult]) -> None:
        for outcome in outcomes:
            if outcome.job.done.cancelled():
                continue
            if outcome.error is None:
                outcome.job.done.set_result(outcome.result)
            else:
                outcome.job.done.set_exception(outcome.error)

    def _go_on(self) -> None:
        """Start the next batch, if there is one."""
        self._busy = bool(self._waiting)
        if self._busy:
            self.loop.call_soon(self._end_of_turn)

    # In the event loop or in the thread

    def _outcomes(self, writing: Transactions, batch: list[WriteJob]) -> list[WriteResult]:
        # In a fixed order: processes with the same tables in their batches do not deadlock.
        appends = sorted((job for job in batch if job.work is None), key=lambda job: job.table)
        outcomes = self._append_together(writing, appends) if appends else []
        return outcomes + [self._work_alone(writing, job) for job in batch if job.work is not None]

    def _append_together(self, writing: Transactions, jobs: list[WriteJob]) -> list[WriteResult]:
        rows = [row for job in jobs for row in job.rows]
        try:
            writing.run(lambda connection: self.append(connection, rows))
        except Unreachable as error:  # what may be stored is not tried again: it could be stored twice
            return [WriteResult(job, error=error) for job in jobs]
        except Exception as error:
            if self.database.is_busy(error):
                return [WriteResult(job, error=error) for job in jobs]
            if len(jobs) > 1:  # find the job that failed: write each alone
                return [outcome for job in jobs for outcome in self._append_together(writing, [job])]
            return [WriteResult(jobs[0], error=Conflict() if isinstance(error, self.database.duplicate) else error)]
        return [WriteResult(job) for job in jobs]

    def _work_alone(self, writing: Transactions, job: WriteJob) -> WriteResult:
        assert job.work is not None
        try:
            return WriteResult(job, writing.run(job.work))
        except Exception as error:
            return WriteResult(job, error=error)

    def _write_all(self) -> None:
        """The thread: writes one batch after the other until None arrives. An empty batch flushes to the disk."""
        writing = Transactions(self.database, self.database.begin_writing)
        while (batch := self._batches.get()) is not None:
            if batch:
                outcomes = self._outcomes(writing, batch)
                self.loop.call_soon_threadsafe(self._settle_and_go_on, outcomes)
            else:
                writing.to_disk()
        writing.close()

    def _settle_and_go_on(self, outcomes: list[WriteResult]) -> None:
        self._settle(outcomes)
        self._go_on()
