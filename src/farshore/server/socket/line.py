"""The way out to one page: sends whatever there is to say as long as the page takes it, without a task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Generator
from time import monotonic
from types import coroutine
from typing import Any

import structlog

log = structlog.get_logger("farshore.socket")


@coroutine
def _rest(begun: Coroutine[Any, Any, None], waited: Any) -> Generator[Any, Any, None]:
    """Goes on with a coroutine that was begun outside of a task and had to wait for something."""
    while True:
        failed: BaseException | None = None
        try:
            yield waited
        except BaseException as error:
            failed = error
        try:
            waited = begun.send(None) if failed is None else begun.throw(failed)
        except StopIteration:
            return


class Line:
    """Asks for the next message when it is woken and the page has taken the one before."""

    def __init__(self, send: Callable[[str], Awaitable[None]], next_message: Callable[[], bytes | None]) -> None:
        self._send, self._next = send, next_message
        self.at_once: Callable[[bytes], bool] = lambda message: False
        """Writes a message without waiting, where that can be done."""
        self._loop = asyncio.get_running_loop()
        self._planned = False
        self._stuck: asyncio.Task[None] | None = None
        self.sending_since: float | None = None
        """Since when the page has not taken what is on its way."""
        self.gone = False
        """Nothing is sent any more: whoever was here has left."""

    def wake(self) -> None:
        """There is something to say, at the end of this turn of the loop."""
        if not self._planned and self._stuck is None and not self.gone:
            self._planned = True
            self._loop.call_soon(self._say_all)

    def close(self) -> None:
        """Nothing more is sent, also not what is on its way."""
        self.gone = True
        if self._stuck is not None:
            self._stuck.cancel()

    def _say_all(self) -> None:
        self._planned = False
        while self._stuck is None and not self.gone:
            message = self._next()
            if message is None:
                return
            self._say(message)

    def _say(self, message: bytes) -> None:
        """Hands it over at once if there is room for it; a page that is slow to read is waited for in a task."""
        try:
            if self.at_once(message):
                return
            sending = self._send(message.decode())
            assert isinstance(sending, Coroutine)
            waited = sending.send(None)
        except StopIteration:
            return
        except Exception as error:
            self._ended(error)
            return
        self.sending_since = monotonic()
        self._stuck = self._loop.create_task(_rest(sending, waited))
        self._stuck.add_done_callback(self._taken)

    def _taken(self, task: asyncio.Task[None]) -> None:
        self._stuck = self.sending_since = None
        if task.cancelled():
            self.gone = True
        elif (error := task.exception()) is not None:
            self._ended(error)
        else:
            self._say_all()

    def _ended(self, error: BaseException) -> None:
        self.gone = True
        if not isinstance(error, OSError):  # an OSError says that nobody is there any more: no mistake of ours
            log.error("sending failed", exc_info=error)
