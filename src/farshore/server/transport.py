"""A transport that keeps a bounded number of unsent bytes and cuts clients that stop reading."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

UNSENT = 1_000_000
"""Bytes that may wait for a client before one more write; beyond them the connection is aborted."""


class BoundedTransport(asyncio.Transport):
    """Wraps a transport: unread data is bounded, and a client that takes none of it for `slow` seconds is cut.

    The time limit also holds after `close`, which otherwise waits without end until everything is sent. With `slow` 0
    there is no time limit.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, slow: float) -> None:
        super().__init__()
        self._transport, self._loop, self._slow = transport, loop, slow
        self._written = self._taken = 0
        self._watch: asyncio.TimerHandle | None = None
        self.pauses_late = False
        """Whether reading goes on after `pause_reading` until more data comes and `pause_now` is called.

        Most messages are handled before the next one comes: their pauses then cost no system calls.
        """
        self._pause_wanted = False
        self.release: Callable[[], None] = lambda: None
        """Ends counting this connection as an HTTP connection; it may be called more than once."""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self._transport.get_write_buffer_size() > UNSENT:
            self.abort()
            return
        self._written += len(data)
        self._transport.write(data)
        self._watch_client()

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        self.write(b"".join(list_of_data))

    def close(self) -> None:
        self._transport.close()
        self._watch_client()

    def abort(self) -> None:
        self.stop_watching()
        self._transport.abort()

    def stop_watching(self) -> None:
        """End the time limit: the connection is lost."""
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def _watch_client(self) -> None:
        """Start the time limit for a client that has something to read, unless it is already running."""
        if self._watch is None and self._slow and (waiting := self._transport.get_write_buffer_size()):
            self._taken = self._written - waiting
            self._watch = self._loop.call_later(self._slow, self._check_client)

    def _check_client(self) -> None:
        self._watch = None
        waiting = self._transport.get_write_buffer_size()
        if waiting and self._written - waiting <= self._taken:
            self.abort()
        else:
            self._watch_client()

    # Everything else is the wrapped transport's

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._transport.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._transport.get_protocol()

    def is_reading(self) -> bool:
        return not self._pause_wanted and self._transport.is_reading()

    def pause_reading(self) -> None:
        if self.pauses_late:
            self._pause_wanted = True
        else:
            self._transport.pause_reading()

    def pause_now(self) -> None:
        """Pause reading at once, whatever `pauses_late` says."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._pause_wanted = False
        self._transport.resume_reading()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._transport.set_write_buffer_limits(high, low)

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self._transport.get_write_buffer_limits()

    def write_eof(self) -> None:
        self._transport.write_eof()

    def can_write_eof(self) -> bool:
        return self._transport.can_write_eof()
