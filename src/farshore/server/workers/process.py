"""A worker process: requests and responses through pipes, one at a time. It is replaced when it hangs."""

from __future__ import annotations

import asyncio
import os
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO, Generic, TypeVar

import msgspec

from farshore import games

R = TypeVar("R", bound=msgspec.Struct)
LENGTH = struct.Struct(">I")
STARTING = 60.0
"""Seconds that a process may take to start on a busy machine."""


class WorkerFailed(Exception):
    """The process hung, crashed, or could not answer."""


class WorkerTimeout(WorkerFailed):
    """The process did not answer in time."""


class WorkerProcess(Generic[R]):
    """The server's side of a worker process: the module to run and the type of its responses."""

    def __init__(self, module: str, answer: type[R]) -> None:
        self.module, self.answer = module, answer
        self.process: asyncio.subprocess.Process | None = None

    async def request(self, question: msgspec.Struct, seconds: float) -> R:
        """Return the response, or raise WorkerFailed; then the process has ended."""
        try:
            await self.start()
            async with asyncio.timeout(seconds):
                return await self._exchange(question)
        except asyncio.CancelledError:  # the response must not go to the next request
            await self.stop()
            raise
        except TimeoutError as error:
            await self.stop()
            raise WorkerTimeout("TimeoutError") from error
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.stop()
            raise WorkerFailed(f"{type(error).__name__}") from error

    async def start(self) -> None:
        """Start the process and wait until it has loaded the games."""
        if self.process is not None and self.process.returncode is None:
            return
        words = [sys.executable, "-m", self.module]
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe)
        async with asyncio.timeout(STARTING):
            await self._read()

    async def _exchange(self, question: msgspec.Struct) -> R:
        assert self.process is not None
        sink = self.process.stdin
        assert sink is not None
        message = msgspec.msgpack.encode(question)
        sink.write(LENGTH.pack(len(message)) + message)
        await sink.drain()
        return msgspec.json.decode(await self._read(), type=self.answer)

    async def _read(self) -> bytes:
        source = self.process.stdout if self.process else None
        assert source is not None
        length: int = LENGTH.unpack(await source.readexactly(LENGTH.size))[0]
        return await source.readexactly(length)

    async def stop(self) -> None:
        """Kill the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


# The worker's side


def serve_requests(think: Callable[[bytes], Any]) -> None:
    """Answer requests until the server closes the pipe or ends."""
    answers = os.dup(1)
    os.dup2(2, 1)  # output of other people's code must not mix with the responses
    games.installed()
    with suppress(BrokenPipeError):
        _send(answers, b"")  # ready
        while (message := _message(sys.stdin.buffer)) is not None:
            _send(answers, msgspec.json.encode(think(message)))


def _send(line: int, written: bytes) -> None:
    message = LENGTH.pack(len(written)) + written
    while message:
        message = message[os.write(line, message) :]


def _message(source: BinaryIO) -> bytes | None:
    head = source.read(LENGTH.size)
    return source.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None
