"""Has what strangers bring looked at in another process, within a few seconds: never in the event loop."""

from __future__ import annotations

from time import monotonic

import structlog

from farshore.server.bots.process import Process, TooSlow, WorkerFailed
from farshore.server.bots.queue import EXAMINED, FairQueue, Place
from farshore.server.http.refusal import refuse
from farshore.server.tables.examine import Examined
from farshore.server.tables.prepare import Brought, Prepared

log = structlog.get_logger("farshore.tables")
MOST_WAITING = 50


class Examiner:
    """One process that is asked in turn, started when the first record or own component comes."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._process = Process("farshore.server.tables.examine", Examined)
        self._queue = FairQueue([self._process])

    async def look_at(self, brought: Brought, address: str) -> Prepared:
        """What the store keeps of it, or Refusal."""
        if self._queue.waiting >= MOST_WAITING:
            raise refuse("too-fast", 429)
        process, place = await self._queue.take(Place(EXAMINED, address, address))
        began = monotonic()
        try:
            found = await process.put(brought, self.seconds)
        except TooSlow:
            raise refuse("takes-too-long", 422, seconds=round(self.seconds)) from None
        except WorkerFailed as error:
            log.warning("examiner failed", error=str(error))
            raise refuse("takes-too-long", 422, seconds=round(self.seconds)) from None
        finally:
            self._queue.give_back(process, place, monotonic() - began)
        if found.failed:
            log.warning("not playable", game=brought.game, error=found.failed[:300])
        if found.refused is not None:
            raise found.refused.refusal()
        assert found.prepared is not None
        return found.prepared

    async def stop(self) -> None:
        await self._process.stop()
