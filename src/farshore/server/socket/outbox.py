"""The messages on their way to one client, sent as fast as the client reads them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

import structlog

log = structlog.get_logger("farshore.socket")


class Outbox:
    """Requests the next message when it is woken and the client has taken the one before.

    Messages are written at once where the connection allows it (`write_now`). Only a client that is slow to read gets
    a task, which waits until the message is taken.
    """

    def __init__(self, send: Callable[[str], Awaitable[None]], next_message: Callable[[], bytes | None]) -> None:
        self._send, self._next = send, next_message
        self.write_now: Callable[[bytes], bool] = lambda message: False
        """Writes a message without waiting; returns False, and writes nothing, if the client is slow to read."""
        self._loop = asyncio.get_running_loop()
        self._scheduled = False
        self._sending: asyncio.Task[None] | None = None
        self.blocked_since: float | None = None
        """The time (`monotonic`) since which the client has not taken a message, or None."""
        self.gone = False
        """The connection has ended; nothing is sent any more."""

    def wake(self) -> None:
        """Send what there is to send, at the end of this iteration of the event loop."""
        if not self._scheduled and self._sending is None and not self.gone:
            self._scheduled = True
            self._loop.call_soon(self._send_all)

    def close(self) -> None:
        """Stop sending, and drop the message on its way."""
        self.gone = True
        if self._sending is not None:
            self._sending.cancel()

    def _send_all(self) -> None:
        self._scheduled = False
        while self._sending is None and not self.gone:
            message = self._next()
            if message is None:
                return
            self._send_one(message)

    def _send_one(self, message: bytes) -> None:
        try:
            if self.write_now(message):
                return
        except Exception as error:
            self._on_error(error)
            return
        self.blocked_since = monotonic()
        self._sending = self._loop.create_task(self._send_waiting(message))
        self._sending.add_done_callback(self._on_sent)

    async def _send_waiting(self, message: bytes) -> None:
        await self._send(message.decode())

    def _on_sent(self, task: asyncio.Task[None]) -> None:
        self._sending = self.blocked_since = None
        if task.cancelled():
            self.gone = True
        elif (error := task.exception()) is not None:
            self._on_error(error)
        else:
            self._send_all()

    def _on_error(self, error: BaseException) -> None:
        self.gone = True
        if not isinstance(error, OSError):  # an OSError means that the client has gone: no error of the server
            log.error("sending failed", exc_info=error)
