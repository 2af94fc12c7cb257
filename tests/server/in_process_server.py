"""A server in this very process, behind a real socket: tests can set it up in no time, look inside, and break it."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import uvicorn

from farshore.server.app import Farshore
from farshore.server.serve import server_options
from farshore.server.settings import Settings, from_environment, variable
from farshore.server.tables.registry import TableRegistry
from farshore_research.bench import server_subprocess

T = TypeVar("T")
UNLIMITED = dict.fromkeys([*map(str.lower, server_subprocess.UNLIMITED), "bot_pace"], "0")


class Nearby:
    """One running server; `address` as for a server of its own process."""

    def __init__(self, settings: Settings) -> None:
        self.app = Farshore(settings)
        self.socket = socket.create_server((settings.host, 0))
        self.address = f"{settings.host}:{self.socket.getsockname()[1]}"
        options = {**server_options(settings), "factory": False, "port": 0}
        self.server = uvicorn.Server(uvicorn.Config(self.app, **options))
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run)
        self.thread.start()
        until = time.monotonic() + 240
        while not self.server.started and self.thread.is_alive() and time.monotonic() < until:
            time.sleep(0.005)
        assert self.server.started

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=[self.socket]))
        self.loop.close()

    @property
    def tables(self) -> TableRegistry:
        return self.app.tables

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Does this in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(timeout=240)

    def stop(self) -> None:
        """The polite way, as with SIGTERM."""
        self.server.should_exit = True
        self.thread.join(timeout=240)
        assert not self.thread.is_alive()
        self.socket.close()


@contextmanager
def in_process(database: str, **settings: str) -> Iterator[Nearby]:
    """A server with these settings, given as their variables would say them; without limits otherwise."""
    environment = {variable(name): words for name, words in {**UNLIMITED, **settings}.items()}
    running = Nearby(from_environment({variable("database"): database, **environment}))
    try:
        yield running
    finally:
        if running.thread.is_alive():
            running.stop()


Starter = Callable[..., Nearby]
