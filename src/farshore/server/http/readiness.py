"""Whether this process can serve: GET /ready. GET /health says only that the process answers."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic, time

from farshore.server import metrics, wire
from farshore.server.store.database import Connection
from farshore.server.store.store import Store
from farshore.server.workers.bot_pool import BotPool

KEPT = 1.0
"""Seconds for which a result is reused, so that many requests cost no more than one."""
STORE_SECONDS = 5.0
"""Seconds that the trial write may take."""
LAG_INTERVAL = 0.5
LAGS = 20
"""Measurements of the event loop that count: those of the last ten seconds."""
LAG = 2.0
"""Seconds by which the event loop may be late before the process is not ready."""
FAILURES = 4
"""Worker processes that may fail one after the other before the process is not ready."""


class ReadinessCheck:
    """Checks the store, the worker processes, the background tasks and the event loop."""

    def __init__(self, store: Store, workers: BotPool, tasks: list[asyncio.Task[None]]) -> None:
        self._store, self._workers, self._tasks = store, workers, tasks
        self._lags: deque[float] = deque([0.0], LAGS)
        self._known: tuple[float, dict[str, str]] = (0.0, {})
        self._checking = asyncio.Lock()

    async def watch_loop(self) -> None:
        """Measure how late the event loop is, again and again until cancelled."""
        while True:
            began = monotonic()
            await asyncio.sleep(LAG_INTERVAL)
            lag = max(0.0, monotonic() - began - LAG_INTERVAL)
            self._lags.append(lag)
            metrics.loop_lag.set(lag)

    async def check(self) -> wire.Readiness:
        """Return the state of each part, at most a second old."""
        async with self._checking:
            if monotonic() - self._known[0] > KEPT:
                parts = {
                    "store": await self._check_store(),
                    "workers": self._check_workers(),
                    "tasks": "a background task has ended" if any(task.done() for task in self._tasks) else "ok",
                    "loop": self._check_loop(),
                }
                self._known = monotonic(), parts
        parts = self._known[1]
        return wire.Readiness(ready=all(state == "ok" for state in parts.values()), parts=parts)

    async def _check_store(self) -> str:
        try:
            async with asyncio.timeout(STORE_SECONDS):
                await self._store.write(_write_trial_row)
        except Exception as error:
            return f"cannot be written ({type(error).__name__})"
        return "ok"

    def _check_workers(self) -> str:
        failures = self._workers.failures
        return f"the last {failures} processes failed" if failures >= FAILURES else "ok"

    def _check_loop(self) -> str:
        lag = max(self._lags)
        return f"late by {lag:.1f} s" if lag > LAG else "ok"


def _write_trial_row(connection: Connection) -> None:
    """Write something, because a full disk still allows to read and to begin a transaction."""
    new = "insert into house (name, value) values ('ready', ?) on conflict (name) do update set value = excluded.value"
    connection.execute(new, (str(time()),))
