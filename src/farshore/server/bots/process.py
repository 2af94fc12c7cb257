"""A process that thinks for the server: asked through pipes, one question at a time, and replaced when it hangs."""

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
"""How long a process may take to start, on a busy machine."""


class WorkerFailed(Exception):
    """The process hung, crashed, or could not answer."""


class TooSlow(WorkerFailed):
    """It had no answer in time."""


class Process(Generic[R]):
    """The server's side of it: the module that is run, and the kind of its answers."""

    def __init__(self, module: str, answer: type[R]) -> None:
        self.module, self.answer = module, answer
        self.process: asyncio.subprocess.Process | None = None

    async def put(self, question: msgspec.Struct, seconds: float) -> R:
        """The answer, or WorkerFailed: then the process is gone."""
        try:
            await self.start()
            async with asyncio.timeout(seconds):
                return await self._put(question)
        except asyncio.CancelledError:  # nobody waits for this answer: the next question must not get it
            await self.stop()
            raise
        except TimeoutError as error:
            await self.stop()
            raise TooSlow("TimeoutError") from error
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.stop()
            raise WorkerFailed(f"{type(error).__name__}") from error

    async def start(self) -> None:
        """The process runs and has loaded the games."""
        if self.process is not None and self.process.returncode is None:
            return
        words = [sys.executable, "-m", self.module]
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe)
        async with asyncio.timeout(STARTING):
            await self._read()

    async def _put(self, question: msgspec.Struct) -> R:
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
        """Ends the process at once."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


# The other side


def answer_all(think: Callable[[bytes], Any]) -> None:
    """Answers questions until the server closes the line, or is not there any more."""
    answers = os.dup(1)
    os.dup2(2, 1)  # whatever somebody else's code prints must not get between the answers
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
