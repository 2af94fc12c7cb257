"""The pool of worker processes for bots. A worker that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

import msgspec

from farshore.server import metrics
from farshore.server.workers.bot_worker import BotRequest, BotResponse
from farshore.server.workers.fair_queue import FairQueue, Requester, RequesterSource
from farshore.server.workers.process import WorkerFailed, WorkerProcess

GRACE = 5.0
"""Seconds that a bot may exceed its budget before its worker is replaced."""
A_PIECE = 60.0
"""Seconds that one unit of work of a review may take on a busy machine."""
LEAST = 0.2
"""Seconds of thinking time that are always left, however long the queue is."""
NO_REQUESTER = Requester()


def deduct_wait(question: BotRequest, waited: float) -> BotRequest:
    """Deduct the time spent in the queue from a hint's thinking time: a player waits for it."""
    if question.kind != "hint":
        return question
    return msgspec.structs.replace(question, seconds=min(question.seconds, max(LEAST, question.seconds - waited)))


def share_time(question: BotRequest, waiting: float) -> BotRequest:
    """Reduce the thinking time by the number of requests that wait for each worker; reviews give way between slices."""
    if question.played is not None:
        return question
    seconds = min(question.seconds, max(LEAST, question.seconds / (1 + waiting)))
    return msgspec.structs.replace(question, seconds=seconds)


class BotWorker(WorkerProcess[BotResponse]):
    """A worker process for bots."""

    def __init__(self) -> None:
        super().__init__("farshore.server.workers.bot_worker", BotResponse)

    async def ask(self, question: BotRequest) -> BotResponse:
        """Return the response, or raise WorkerFailed; then the process has ended."""
        began = monotonic()
        try:
            await self.start()
            question = deduct_wait(question, monotonic() - began)
            grace = GRACE if question.played is None else A_PIECE
            return await self.request(question, question.seconds + grace)
        except WorkerFailed:
            metrics.bot_replacements.inc()
            raise


class BotPool:
    """Worker processes, started when the first bot has to decide."""

    def __init__(self, count: int) -> None:
        self.workers = [BotWorker() for _ in range(max(1, count))]
        self.queue = FairQueue(self.workers)
        self.failures = 0
        """Worker processes that failed since the last response."""
        self.on_used: Callable[[Requester, float], None] = lambda requester, seconds: None
        """Called with the seconds that a worker was used."""
        self._warmed = False
        self._starting: asyncio.Task[None] | None = None

    async def ask(self, question: BotRequest, source: RequesterSource = NO_REQUESTER) -> BotResponse:
        """Return the response of the next free worker; raise WorkerFailed if it has none."""
        with metrics.bot_queue.track_inprogress():
            answer = await self._ask_next(question, source)
        if answer.failed:
            raise WorkerFailed(answer.failed)
        return answer

    async def _ask_next(self, question: BotRequest, source: RequesterSource) -> BotResponse:
        asked = monotonic()
        worker, requester = await self.queue.take(source)
        started = monotonic()
        try:
            question = share_time(deduct_wait(question, started - asked), self.queue.waiting / len(self.workers))
            answer = await worker.ask(question)
            self.failures = 0
            return answer
        except WorkerFailed:
            self.failures += 1
            raise
        finally:
            self.queue.give_back(worker, requester, monotonic() - started)
            metrics.bot_seconds.observe(monotonic() - started)
            self.on_used(requester, monotonic() - started)

    def warm(self) -> None:
        """Start the first worker early, because a bot will have to decide soon."""
        if not self._warmed:
            self._warmed = True
            self._starting = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        worker, requester = await self.queue.take(NO_REQUESTER)
        try:
            await worker.start()
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            await worker.stop()
        finally:
            self.queue.give_back(worker, requester, 0.0)

    async def stop(self) -> None:
        if self._starting is not None:
            self._starting.cancel()
        await asyncio.gather(*(worker.stop() for worker in self.workers))
