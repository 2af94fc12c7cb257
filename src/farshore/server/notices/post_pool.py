"""Threads for requests to other servers. They have a limit of their own, so that no other work waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from farshore.server import metrics
from farshore.server.notices.safe_post import PostFailed

T = TypeVar("T")
THREADS = 8
WAITING = 200
"""Requests that may wait for a thread; more are dropped."""
DEADLINE = 15.0
"""Seconds for a request from the queue to the response. A name lookup cannot be interrupted: its thread ends later."""


class PostPool:
    """Runs blocking requests: a few at a time, a bounded number waiting, each with a deadline."""

    def __init__(self, threads: int = THREADS, waiting: int = WAITING, deadline: float = DEADLINE) -> None:
        self._threads = ThreadPoolExecutor(threads, "farshore-post")
        self._most, self._deadline = threads + waiting, deadline
        self._unfinished = 0

    async def run(self, work: Callable[[], T]) -> T:
        """Do the work in a thread. Raise PostFailed if the queue is full or the deadline has passed."""
        if self._unfinished >= self._most:
            metrics.notices_dropped.labels(reason="queue").inc()
            raise PostFailed("dropped: too many requests wait")
        loop = asyncio.get_running_loop()
        self._unfinished += 1
        task = self._threads.submit(work)
        task.add_done_callback(lambda _: _call_in(loop, self._finish))
        try:
            async with asyncio.timeout(self._deadline):
                return await asyncio.wrap_future(task)
        except TimeoutError:
            metrics.notices_dropped.labels(reason="deadline").inc()
            raise PostFailed(f"dropped: no response within {self._deadline:g} s") from None

    def _finish(self) -> None:
        self._unfinished -= 1

    def close(self) -> None:
        """Drop what waits; threads that are still busy end by themselves."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _call_in(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    """Call this in the event loop, unless it is closed."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(call)
