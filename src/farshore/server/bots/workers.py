"""Bots think in processes of their own. One that hangs or dies is replaced, and the table goes on."""

from __future__ import annotations

import asyncio
from time import monotonic

import msgspec

from farshore.server import metrics
from farshore.server.bots.process import Process, WorkerFailed
from farshore.server.bots.queue import FairQueue, Place, Where
from farshore.server.bots.thinker import Question, Thought

GRACE = 5.0
"""How much longer than its budget a bot may take before its worker is replaced."""
A_PIECE = 60.0
"""Seconds that a single piece of a review may take, on a busy machine."""
LEAST = 0.2
"""Seconds that are left to think, however long the wait for a worker was and however many wait."""
NOWHERE = Place()


def in_time(question: Question, waited: float) -> Question:
    """People wait for a hint: what the wait for a worker took is not thought as well."""
    if question.kind != "hint":
        return question
    return msgspec.structs.replace(question, seconds=min(question.seconds, max(LEAST, question.seconds - waited)))


def shared(question: Question, waiting: float) -> Question:
    """The more wait for each worker, the less time each gets."""
    seconds = min(question.seconds, max(LEAST, question.seconds / (1 + waiting)))
    return msgspec.structs.replace(question, seconds=seconds)


class Worker(Process[Thought]):
    """One process."""

    def __init__(self) -> None:
        super().__init__("farshore.server.bots.thinker", Thought)

    async def ask(self, question: Question) -> Thought:
        """The answer, or WorkerFailed: then the process is gone."""
        began = monotonic()
        try:
            await self.start()
            question = in_time(question, monotonic() - began)
            grace = GRACE if question.played is None else A_PIECE
            return await self.put(question, question.seconds + grace)
        except WorkerFailed:
            metrics.bot_replacements.inc()
            raise


class Workers:
    """A few processes that are asked in turn; they are started when the first bot has to think."""

    def __init__(self, count: int) -> None:
        self.everyone = [Worker() for _ in range(max(1, count))]
        self.queue = FairQueue(self.everyone)
        self._warmed = False
        self._starting: asyncio.Task[None] | None = None

    async def ask(self, question: Question, where: Where = NOWHERE) -> Thought:
        """The answer of the next free worker; WorkerFailed if it has none."""
        with metrics.bot_queue.track_inprogress():
            answer = await self._ask_next(question, where)
        if answer.failed:
            raise WorkerFailed(answer.failed)
        return answer

    async def _ask_next(self, question: Question, where: Where) -> Thought:
        asked = monotonic()
        worker, place = await self.queue.take(where)
        started = monotonic()
        try:
            question = shared(in_time(question, started - asked), self.queue.waiting / len(self.everyone))
            return await worker.ask(question)
        finally:
            self.queue.give_back(worker, place, monotonic() - started)
            metrics.bot_seconds.observe(monotonic() - started)

    def warm(self) -> None:
        """A bot will have to think soon: the first worker starts already."""
        if not self._warmed:
            self._warmed = True
            self._starting = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        worker, place = await self.queue.take(NOWHERE)
        try:
            await worker.start()
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            await worker.stop()
        finally:
            self.queue.give_back(worker, place, 0.0)

    async def stop(self) -> None:
        if self._starting is not None:
            self._starting.cancel()
        await asyncio.gather(*(worker.stop() for worker in self.everyone))
