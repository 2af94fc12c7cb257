"""A cable between server and database that can be cut: a small TCP proxy in a thread."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress


class Cable:
    """Listens on a port of its own and passes everything on, until it is cut."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.port = 0
        self.plugged = True
        self._lines: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._pass_on, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.plugged:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, far_writer}
        self._lines |= both
        await asyncio.gather(_copy(reader, far_writer), _copy(far_reader, writer))
        self._lines -= both

    def cut(self) -> None:
        """In the middle of whatever is being said."""
        self.plugged = False
        self._loop.call_soon_threadsafe(self._cut)

    def _cut(self) -> None:
        for line in list(self._lines):
            line.transport.abort()

    def mend(self) -> None:
        self.plugged = True

    def remove(self) -> None:
        self.plugged = False
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(5)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)

    async def _end(self) -> None:
        """Stop the tasks that still forward data, then close."""
        self._cut()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=3)


async def _copy(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while part := await source.read(65_536):
            sink.write(part)
            await sink.drain()
    with suppress(OSError):
        sink.close()
