"""When Python's garbage collector runs in a server: often over what is new, rarely over everything.

Positions and scenes are many small objects without reference cycles: reference counting frees them. Tables and
connections do form cycles. A full collection walks everything that is in memory, half a second with 300 tables, so it
runs after enough tables and connections have ended to pay for it, not after a number of allocations.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable
from time import monotonic

import structlog

log = structlog.get_logger("farshore.collector")
YOUNG = 50_000
"""New objects after which those are looked at, in a few milliseconds."""
NEVER = 1_000_000_000
CHECK = 5.0
"""Seconds between checks whether a full collection is due."""
LEAST = 200
"""Tables and connections that have ended since the last full collection, at least."""
LONGEST = 600.0
"""Seconds after which a full collection is due in any case if anything was allocated."""


def return_free_memory() -> None:
    """Give pages that the C library has freed back to the operating system.

    glibc does so by itself only at the end of its heap: of compressors between longer-lived blocks, nothing. Other
    libraries have no such function.
    """
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)


def tune_collector() -> None:
    """Have only new objects looked at automatically."""
    gc.set_threshold(YOUNG, NEVER, NEVER)


class Collector:
    """Runs full collections. `ended` and `open` count tables and connections: those so far, and those in memory."""

    def __init__(self, ended: Callable[[], int], open_: Callable[[], int]) -> None:
        self._ended, self._open = ended, open_
        self._note()

    def _note(self) -> None:
        self._at, self._ended_before, self._young_before = monotonic(), self._ended(), self._young()

    @staticmethod
    def _young() -> int:
        """Return the number of collections of new objects."""
        return int(gc.get_stats()[0]["collections"])

    @property
    def is_due(self) -> bool:
        """Whether half the number of those in memory has ended, or the last collection is long ago."""
        ended = self._ended() - self._ended_before
        if ended >= max(LEAST, self._open() // 2):
            return True
        return monotonic() - self._at > LONGEST and (ended > 0 or self._young() > self._young_before)

    async def watch(self) -> None:
        """Collect whenever it is due, until cancelled."""
        while True:
            await asyncio.sleep(CHECK)
            if self.is_due:
                self.collect()

    def collect(self) -> None:
        """Collect everything."""
        began = monotonic()
        freed = gc.collect()
        self._note()
        log.debug("collected", objects=freed, seconds=round(monotonic() - began, 3))
