"""Notify other server processes of changed tables. Notifications hold ids only; the store has the events."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Protocol

import structlog

from farshore.server.store import table_rows
from farshore.server.tables.live_table import LiveTable
from farshore.server.tables.registry import TableRegistry

log = structlog.get_logger("farshore.sync")
CHANNEL = "farshore"


class ProcessSync(Protocol):
    """Sends notifications to other processes, and refreshes tables that they changed."""

    async def start(self) -> None: ...
    def notify(self, table: LiveTable) -> None: ...
    async def stop(self) -> None: ...


class SingleProcess:
    """The only process: there is no other one to notify."""

    async def start(self) -> None:
        pass

    def notify(self, table: LiveTable) -> None:
        pass

    async def stop(self) -> None:
        pass


class PostgresSync:
    """LISTEN and NOTIFY on separate connections, and polling in case a notification is lost."""

    def __init__(self, url: str, tables: TableRegistry, poll: float) -> None:
        self.url, self.tables, self.poll = url, tables, poll
        self._dirty: dict[str, None] = {}
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(work()) for work in (self._listen, self._send_notifications, self._poll)]

    def notify(self, table: LiveTable) -> None:
        """Notify other processes of this table soon."""
        if table.moved_here:
            self._dirty[table.row.id] = None
            self._something.set()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connect(self) -> Any:
        import psycopg

        return await psycopg.AsyncConnection.connect(self.url, autocommit=True)

    async def _reconnecting(self, work: Any) -> None:
        """Run a task, and run it again on a new connection when one is lost."""
        while True:
            try:
                async with await self._connect() as connection:
                    await work(connection)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("notification connection lost", error=f"{type(error).__name__}: {error}")
                await asyncio.sleep(1)

    async def _listen(self) -> None:
        async def work(connection: Any) -> None:
            await connection.execute(f"LISTEN {CHANNEL}")
            async for note in connection.notifies():
                if note.pid not in self._own:
                    for table in note.payload.split():
                        await self._refresh(table)

        await self._reconnecting(work)

    _own: set[int] = set()

    async def _send_notifications(self) -> None:
        async def work(connection: Any) -> None:
            self._own = {connection.info.backend_pid}
            while True:
                await self._something.wait()
                self._something.clear()
                waiting, self._dirty = list(self._dirty), {}
                for start in range(0, len(waiting), 100):
                    payload = " ".join(waiting[start : start + 100])
                    await connection.execute("select pg_notify(%s, %s)", (CHANNEL, payload))

        await self._reconnecting(work)

    async def _poll(self) -> None:
        while self.poll:
            await asyncio.sleep(self.poll)
            watched = [table.row.id for table in self.tables.live.values() if table.sessions or table.thinking]
            if not watched:
                continue
            with contextlib.suppress(Exception):  # the next poll tries again
                await self._compare(watched)

    async def _compare(self, watched: list[str]) -> None:
        """Refresh the tables of which the store has more than this process."""
        now = await self.tables.store.read(lambda database: table_rows.standings(database, watched))
        for table, standing in now.items():
            live = self.tables.live.get(table)
            if live is not None and standing != (live.version, live.row.revision):
                await self._refresh(table)

    async def _refresh(self, table: str) -> None:
        live = self.tables.live.get(table)
        if live is not None:
            try:
                await live.read_new_events()
            except Exception as error:
                log.warning("reading new events failed", table=table, error=f"{type(error).__name__}: {error}")
