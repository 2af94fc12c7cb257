"""Bots think in processes of their own. One that hangs or dies is replaced, and the table goes on."""

from __future__ import annotations

import asyncio
import os
import sys
from time import monotonic

import msgspec
import structlog

from farshore.server import metrics
from farshore.server.thinker import LENGTH, Answer, Question

log = structlog.get_logger("farshore.bots")
GRACE = 8.0
"""How much longer than its budget a bot may take before its worker is replaced: starting takes a moment too."""


class WorkerFailed(Exception):
    """The bot hung, crashed, or could not answer."""


class Worker:
    """One process."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> Answer:
        """The answer, or WorkerFailed: then the process is gone."""
        try:
            async with asyncio.timeout(question.seconds + GRACE):
                return await self._ask(question)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.stop()
            metrics.bot_replacements.inc()
            raise WorkerFailed(f"{type(error).__name__}") from error

    async def _ask(self, question: Question) -> Answer:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "farshore.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONHASHSEED": "random"},
            )
        sink, source = self.process.stdin, self.process.stdout
        assert sink is not None
        assert source is not None
        message = msgspec.msgpack.encode(question)
        sink.write(LENGTH.pack(len(message)) + message)
        await sink.drain()
        length = LENGTH.unpack(await source.readexactly(LENGTH.size))[0]
        return msgspec.json.decode(await source.readexactly(length), type=Answer)

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

    async def ask(self, question: Question) -> Answer:
        """The answer of the next free worker; WorkerFailed if it has none."""
        metrics.bot_queue.inc()
        worker = await self._free.get()
        started = monotonic()
        try:
            answer = await worker.ask(question)
        finally:
            self._free.put_nowait(worker)
            metrics.bot_queue.dec()
            metrics.bot_seconds.observe(monotonic() - started)
        if answer.failed:
            raise WorkerFailed(answer.failed)
        return answer

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.everyone))
