"""uvicorn's HTTP protocol with time limits for requests and a limit of connections per address."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from weakref import WeakKeyDictionary

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from farshore.server import metrics
from farshore.server.request_headers import rate_limit_key
from farshore.server.settings import Settings
from farshore.server.transport import BoundedTransport

SPARE = 100
"""Descriptors that are reserved for the database, workers and files."""
MOST = 65_536
HEADERS = 100
"""Lines of a request's headers. More are refused before they are parsed: that takes a millisecond of the event loop."""
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
HEAD_END = b"\r\n\r\n"
TOO_MANY_HEADERS = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_open: WeakKeyDictionary[ServerState, Counter[str]] = WeakKeyDictionary()
"""Open connections by address, for each server of this process."""


def max_descriptors() -> int:
    """Return how many connections and files this process may have open."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return min(MOST, hard if soft == resource.RLIM_INFINITY else soft)


def raise_descriptors() -> None:
    """Raise the limit of open files as far as the system allows."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST if hard == resource.RLIM_INFINITY else min(MOST, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class HttpProtocol(H11Protocol):
    """uvicorn's protocol with time limits for request headers, request bodies and responses that are not read."""

    _timer: asyncio.TimerHandle | None = None
    _waits_for = ""
    _slow: asyncio.TimerHandle | None = None
    _counted = ""
    _is_socket = False
    _head_lines = 0
    """Lines that have arrived of the headers of the next request."""
    _head_tail = b""
    """Their last bytes: the empty line that ends them may arrive in two parts."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._settings: Settings = getattr(self.app, "settings", None) or Settings()
        self._bounded = BoundedTransport(transport, self.loop, self._settings.slow)
        self._bounded.release = self._release
        super().connection_made(self._bounded)
        if self._too_many():
            metrics.connections_refused.inc()
            self.transport.write(TOO_MANY)
            self.transport.close()
            return
        self._wait_for("head")

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timers()
        self._release()
        self._bounded.stop_watching()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.conn.their_state is h11.IDLE:
            head, end, _ = (self._head_tail + data).partition(HEAD_END)
            self._head_lines += head.count(b"\n") - self._head_tail.count(b"\n")
            self._head_tail = b"" if end else head[1 - len(HEAD_END) :]
            if self._head_lines > HEADERS:
                metrics.refusals.labels(reason="too-many-headers").inc()
                self.transport.write(TOO_MANY_HEADERS)
                self.transport.close()
                return
            if end:
                self._head_lines = 0
        super().data_received(data)
        if not self._is_socket:
            self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over. It is counted here until the handshake is complete, or until it ends."""
        self._is_socket = True
        self._cancel_timers()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        self.flow.pause_writing()
        if self._settings.slow:
            self._slow = self.loop.call_later(self._settings.slow, self.transport.abort)

    def resume_writing(self) -> None:
        self.flow.resume_writing()
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    # Limits

    def _too_many(self) -> bool:
        if len(self.connections) > max_descriptors() - SPARE:
            return True
        if self._settings.proxy or not self._settings.lines:  # a proxy counts its clients itself
            return False
        counts = _open.setdefault(self.server_state, Counter())
        self._counted = rate_limit_key(self.client[0]) if self.client else ""
        counts[self._counted] += 1
        return counts[self._counted] > self._settings.lines

    def _look(self) -> None:
        """Start the time limit for what the client has to send next, if anything."""
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._wait_for("body")
        elif state is h11.IDLE and self.conn.trailing_data[0]:
            self._wait_for("head")
        else:
            self._wait_for("")

    def _wait_for(self, part: str) -> None:
        """Start the time limit for a part of the request, unless it is already running."""
        if part == self._waits_for and self._timer is not None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._waits_for = part
        seconds = {"head": self._settings.head_seconds, "body": self._settings.body_seconds}.get(part, 0.0)
        if seconds:
            self._timer = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        metrics.requests_too_late.labels(part=self._waits_for).inc()
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(TOO_LATE)
        self.transport.close()

    def _cancel_timers(self) -> None:
        for timer in (self._timer, self._slow):
            if timer is not None:
                timer.cancel()
        self._timer = self._slow = None

    def _release(self) -> None:
        """Stop counting this connection."""
        counts = _open.get(self.server_state)
        if self._counted and counts is not None:
            counts[self._counted] -= 1
            if not counts[self._counted]:
                del counts[self._counted]
        self._counted = ""
