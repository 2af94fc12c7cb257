"""A user with an address of its own, who measures how long the server takes while others attack it."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from time import monotonic

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ADDRESS = "127.0.0.9"
"""All of 127.0.0.0/8 is this machine; the server counts each address for itself."""
PAUSE = 0.1
PATIENCE = 30.0
PATHS = ("/health", "/api/games", "/api/rules/explorers", "/words/en.ftl")


@dataclass
class Bystander:
    """Sends a message and a request again and again, and keeps the seconds until each answer."""

    port: int
    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def p95(self) -> float:
        """Return the time within which 95 of 100 answers came."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))] if ordered else 0.0

    async def watch(self, stop: asyncio.Event) -> None:
        """Go on until the event is set."""
        await asyncio.gather(self._send_messages(stop), self._send_requests(stop))

    async def _send_messages(self, stop: asyncio.Event) -> None:
        try:
            uri = f"ws://127.0.0.1:{self.port}/socket"
            async with connect(uri, local_addr=(ADDRESS, 0), compression=None, open_timeout=PATIENCE) as line:
                while not stop.is_set():
                    began = monotonic()
                    await line.send('{"type":"ping"}')
                    answer = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
                    self._note(began, "message", "" if answer["type"] == "pong" else str(answer))
                    await asyncio.sleep(PAUSE)
        except (OSError, TimeoutError, WebSocketException) as error:
            self.errors.append(f"socket: {type(error).__name__} {error}")

    async def _send_requests(self, stop: asyncio.Event) -> None:
        for path in cycle(PATHS):
            if stop.is_set():
                return
            began = monotonic()
            try:
                status = await asyncio.wait_for(self._request(path), PATIENCE)
                self._note(began, path, "" if status == 200 else f"status {status}")
            except (OSError, TimeoutError, ValueError, IndexError) as error:
                self.errors.append(f"{path}: {type(error).__name__} {error}")
            await asyncio.sleep(2 * PAUSE)

    async def _request(self, path: str) -> int:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))
        try:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
            answer = await reader.read()
            return int(answer.split(b" ", 2)[1])
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    def _note(self, began: float, what: str, error: str) -> None:
        self.waits.append(monotonic() - began)
        if error:
            self.errors.append(f"{what}: {error}")
