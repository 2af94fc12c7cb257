"""Tables in one process: `farshore bench server --inside`, what a move costs without network and database.

Processor time alone is measured, so a busy machine disturbs little. Moves are checked, dealt and composed for every
client as the server does it; nothing is stored or sent. The same number of moves is played at few tables and at many:
caches that are too small, and collections of garbage, show in the ratio.
"""

from __future__ import annotations

import asyncio
import gc
import os
import zlib
from statistics import mean
from time import thread_time
from typing import Any

from farshore.games import find
from farshore.server.garbage_collector import tune_collector
from farshore.server.socket.limited_websocket import QUICK, TOO_SHORT, WINDOW
from farshore.server.socket.session import Session
from farshore.server.store.table_rows import SeatRow, TableRow
from farshore.server.tables.live_table import LiveTable, hash_secret
from farshore_research.bench.server import LANGUAGES, Script

FEW = 8
PARTS = ("start", "middle", "end")
SYNC_MARK = b"\0\0\xff\xff"
"""The end of a flushed block, which WebSocket messages leave out."""


class NoStore:
    """A store that keeps nothing."""

    async def append(self, *event: Any) -> None:
        """Keep nothing."""

    def note_summary(self, *summary: Any) -> None:
        """Keep nothing."""

    def note_presence(self, *presence: Any) -> None:
        """Keep nothing."""


class BenchSeats:
    """A table with a client at each seat and the moves of a match."""

    def __init__(self, table: LiveTable, script: Script) -> None:
        self.table, self.script = table, script
        self.sessions: list[Session] = []
        self.sent = self.messages = 0

    @classmethod
    async def open(cls, game: str, seats: int, moves: int) -> BenchSeats:
        """Create a table and send its clients their first scenes."""
        script = Script.random(game, seats, moves)
        rows = [SeatRow("", "person", secret_hash=hash_secret(f"{seat}"), taken=True) for seat in range(seats)]
        row = TableRow(script.seed, game, find(game).info.edition, {}, rows, script.seed)
        opened = cls(await LiveTable.load(row, [], find(game), NoStore()), script)  # type: ignore[arg-type]
        opened.table.match.deal(opened.table.dealer)
        opened.table._publish()
        for seat in range(seats):
            session = Session(opened._send)
            session.language = LANGUAGES[seat % len(LANGUAGES)]
            session.outbox.write_now = opened._write
            session.join(opened.table, frozenset([seat]), seat, 0)
            opened.sessions.append(session)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return opened

    async def _send(self, message: str) -> None:
        raise NotImplementedError("every client reads at once")

    def _write(self, message: bytes) -> bool:
        self.sent += len(message)
        self.messages += 1
        return True

    async def play(self, number: int) -> bool:
        """Play a move and send everything to everybody; return False at the end of the match."""
        if number >= len(self.script.moves):
            return False
        seat, words, version = self.script.moves[number]
        await self.table.act(seat, words, version, f"{number}")
        self.sessions[seat].acknowledge(f"{number}")
        await asyncio.sleep(0)
        return True


def resident() -> int:
    """Return the memory of this process in kB."""
    with open(f"/proc/{os.getpid()}/statm") as file:
        return int(file.read().split()[1]) * 4


def measure_live_tables(game: str, seats: int, tables: int, moves: int) -> int:
    """Print what a move costs at few tables and at many."""
    asyncio.run(_inside(game, seats, tables, moves))
    return 0


async def _inside(game: str, seats: int, tables: int, moves: int) -> None:
    tune_collector()
    await _measure(game, seats, 3, moves, rounds=1)  # what is loaded for the first tables is not theirs
    gc.collect()
    gc.freeze()
    few = await _measure(game, seats, FEW, moves, rounds=max(1, tables // FEW // 4))
    many = await _measure(game, seats, tables, moves, rounds=1)
    print(f"{game}, {seats} seats, {tables} tables, {moves} moves each, without network and database")
    print(f"{'tables':>8}{'µs a move':>12}{'start':>9}{'middle':>9}{'end':>9}{'kB a table':>12}{'bytes a patch':>15}")
    print(few)
    print(many)
    print(f"a move at {tables} tables costs {many.cost / few.cost:.2f} times one at {FEW}")
    print(f"a patch as a page receives it, compressed: {await _compressed_size(game, seats, moves):.0f} bytes")


class CompressedSizes:
    """The sizes of one client's messages as the server compresses them: each may refer to earlier ones."""

    def __init__(self) -> None:
        self._compress = zlib.compressobj(QUICK["level"], zlib.DEFLATED, -WINDOW, QUICK["memLevel"])
        self.sizes: list[int] = []

    def write(self, message: bytes) -> bool:
        """Take a message as `Outbox.write_now` does."""
        if len(message) < TOO_SHORT:
            self.sizes.append(len(message))
        else:
            packed = self._compress.compress(message) + self._compress.flush(zlib.Z_SYNC_FLUSH)
            self.sizes.append(len(packed) - len(SYNC_MARK))
        return True


async def _compressed_size(game: str, seats: int, moves: int) -> float:
    """Return the mean size of compressed patches at a few tables."""
    clients: list[CompressedSizes] = []
    for _ in range(FEW):
        table = await BenchSeats.open(game, seats, moves)
        for session in table.sessions:
            clients.append(CompressedSizes())
            session.outbox.write_now = clients[-1].write
        for number in range(moves):
            await table.play(number)
    return mean(size for client in clients for size in client.sizes)


class InsideCost:
    """What moves cost at a number of tables."""

    def __init__(self, tables: int) -> None:
        self.tables = tables
        self.seconds, self.moves = [0.0] * len(PARTS), [0] * len(PARTS)
        self.sent = self.messages = self.memory = 0

    @property
    def cost(self) -> float:
        """The microseconds of a move."""
        return 1e6 * sum(self.seconds) / max(1, sum(self.moves))

    def __str__(self) -> str:
        parts = "".join(f"{1e6 * s / max(1, n):9.0f}" for s, n in zip(self.seconds, self.moves, strict=True))
        size = self.sent / max(1, self.messages)
        return f"{self.tables:8}{self.cost:12.0f}{parts}{self.memory / self.tables:12.0f}{size:15.0f}"


async def _measure(game: str, seats: int, tables: int, moves: int, rounds: int) -> InsideCost:
    cost = InsideCost(tables)
    for _ in range(rounds):
        before = resident()
        opened = [await BenchSeats.open(game, seats, moves) for _ in range(tables)]
        for each in opened:
            each.sent = each.messages = 0
        for number in range(moves):
            part = number * len(PARTS) // moves
            began = thread_time()
            cost.moves[part] += sum([await each.play(number) for each in opened])
            cost.seconds[part] += thread_time() - began
        cost.memory = max(cost.memory, resident() - before)
        cost.sent += sum(each.sent for each in opened)
        cost.messages += sum(each.messages for each in opened)
    return cost
