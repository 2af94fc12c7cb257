"""Check untrusted records and custom components in another process, with a time limit."""

from __future__ import annotations

from time import monotonic

import structlog

from farshore.server.errors import request_error
from farshore.server.tables.match_setup import PreparedMatch, SetupRequest
from farshore.server.tables.upload_sandbox_worker import SandboxResult
from farshore.server.workers.fair_queue import EXAMINED, FairQueue, Requester
from farshore.server.workers.process import WorkerFailed, WorkerProcess, WorkerTimeout

log = structlog.get_logger("farshore.tables")
MOST_WAITING = 50


class Sandbox:
    """The process, started when the first record or custom component arrives; requests are served in turn."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._process = WorkerProcess("farshore.server.tables.upload_sandbox_worker", SandboxResult)
        self._queue = FairQueue([self._process])

    async def run(self, setup: SetupRequest, address: str) -> PreparedMatch:
        """Return the prepared match; raise RequestError if it is invalid or takes too long."""
        if self._queue.waiting >= MOST_WAITING:
            raise request_error("too-fast", 429)
        process, requester = await self._queue.take(Requester(EXAMINED, address, address))
        began = monotonic()
        try:
            found = await process.request(setup, self.seconds)
        except WorkerTimeout:
            raise request_error("takes-too-long", 422, seconds=round(self.seconds)) from None
        except WorkerFailed as error:
            log.warning("sandbox failed", error=str(error))
            raise request_error("takes-too-long", 422, seconds=round(self.seconds)) from None
        finally:
            self._queue.give_back(process, requester, monotonic() - began)
        if found.failed:
            log.warning("custom components not playable", game=setup.game, error=found.failed[:300])
        if found.refused is not None:
            raise found.refused.to_exception()
        assert found.prepared is not None
        return found.prepared

    async def stop(self) -> None:
        await self._process.stop()
