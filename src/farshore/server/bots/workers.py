"""Bots think in processes of their own. One that hangs or dies is replaced, and the table goes on."""

from __future__ import annotations

import asyncio
import sys
from time import monotonic

import msgspec
import structlog

from farshore.server import metrics
from farshore.server.bots.thinker import LENGTH, Question, Thought

log = structlog.get_logger("farshore.bots")
GRACE = 5.0
"""How much longer than its budget a bot may take before its worker is replaced."""
STARTING = 60.0
"""How long a worker may take to start, on a busy machine."""


LEAST = 0.2
"""Seconds that are left for a hint, however long it had to wait for a worker."""


def in_time(question: Question, waited: float) -> Question:
    """People wait for a hint: what the wait for a worker took is not thought as well."""
    if question.kind != "hint":
        return question
    return msgspec.structs.replace(question, seconds=min(question.seconds, max(LEAST, question.seconds - waited)))


class WorkerFailed(Exception):
    """The bot hung, crashed, or could not answer."""


class Worker:
    """One process."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> Thought:
        """The answer, or WorkerFailed: then the process is gone."""
        began = monotonic()
        try:
            await self.start()
            question = in_time(question, monotonic() - began)
            async with asyncio.timeout(question.seconds + GRACE):
                return await self._ask(question)
        except asyncio.CancelledError:  # nobody waits for this answer: the next question must not get it
            await self.stop()
            raise
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.stop()
            metrics.bot_replacements.inc()
            raise WorkerFailed(f"{type(error).__name__}") from error

    async def start(self) -> None:
        """The process runs and has loaded the games."""
        if self.process is not None and self.process.returncode is None:
            return
        words = [sys.executable, "-m", "farshore.server.bots.thinker"]
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe)
        async with asyncio.timeout(STARTING):
            await self._read()

    async def _ask(self, question: Question) -> Thought:
        assert self.process is not None
        sink = self.process.stdin
        assert sink is not None
        message = msgspec.msgpack.encode(question)
        sink.write(LENGTH.pack(len(message)) + message)
        await sink.drain()
        return msgspec.json.decode(await self._read(), type=Thought)

    async def _read(self) -> bytes:
        source = self.process.stdout if self.process else None
        assert source is not None
        length: int = LENGTH.unpack(await source.readexactly(LENGTH.size))[0]
        return await source.readexactly(length)

    async def stop(self) -> None:
        """Ends the process at once."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Workers:
    """A few processes that are asked in turn; they are started when the first bot has to think."""

    def __init__(self, count: int) -> None:
        self.everyone = [Worker() for _ in range(max(1, count))]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.everyone:
            self._free.put_nowait(worker)
        self._warmed = False
        self._starting: asyncio.Task[None] | None = None

    async def ask(self, question: Question) -> Thought:
        """The answer of the next free worker; WorkerFailed if it has none."""
        with metrics.bot_queue.track_inprogress():
            answer = await self._ask_next(question)
        if answer.failed:
            raise WorkerFailed(answer.failed)
        return answer

    async def _ask_next(self, question: Question) -> Thought:
        asked = monotonic()
        worker = await self._free.get()
        started = monotonic()
        try:
            return await worker.ask(in_time(question, started - asked))
        finally:
            self._free.put_nowait(worker)
            metrics.bot_seconds.observe(monotonic() - started)

    def warm(self) -> None:
        """A bot will have to think soon: the first worker starts already."""
        if not self._warmed:
            self._warmed = True
            self._starting = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        worker = await self._free.get()
        try:
            await worker.start()
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            await worker.stop()
        finally:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        if self._starting is not None:
            self._starting.cancel()
        await asyncio.gather(*(worker.stop() for worker in self.everyone))
