"""Whether moves stay cheap: `farshore bench server --growth`, many tables with a move a second each, for a while.

Reports the cost of a move, the waits and the memory at the start, in the middle and at the end, and the memory of a
table with its connections. Matches that end are followed by new ones at new tables.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from farshore_research.bench.server import BenchTable, Script, receive_after, seat_clients
from farshore_research.bench.server_subprocess import ServerProcess, run_server

PARTS = ("start", "middle", "end")
MOVES = 60
"""Moves at a table before another one takes its place."""
AT_ONCE = 20
"""Tables that are created at the same time."""


@dataclass
class Part:
    """A third of the time."""

    name: str
    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move until all clients of its table have received it."""
    cpu: float = 0.0
    memory: int = 0
    """Kilobytes at the end of the part."""

    def wait(self, share: float) -> float:
        """Return this quantile of the waits in milliseconds."""
        ordered = sorted(self.waits) or [0.0]
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def __str__(self) -> str:
        cost = 1e6 * self.cpu / max(1, len(self.waits))
        return (
            f"{self.name:10}{len(self.waits):9,}{cost:12,.0f}{self.wait(0.5):10.1f}{self.wait(0.99):10.1f}"
            f"{self.memory / 1000:10,.0f}"
        )


def measure_sustained_load(game: str, seats: int, tables: int, seconds: float, pause: float = 1.0) -> int:
    """Run the measurement and print it."""
    with run_server() as server:
        found = asyncio.run(GrowthBench(server, game, seats, tables, pause).run(seconds))
    print(f"{game}: {tables} tables with {seats} clients each, a move every {pause:g} s, {seconds:.0f} s")
    print(f"{'':10}{'moves':>9}{'µs a move':>12}{'p50 ms':>10}{'p99 ms':>10}{'MB':>10}")
    for part in found.parts:
        print(part)
    first, last = found.parts[0], found.parts[-1]
    if first.waits and last.waits:
        ratio = (last.cpu / len(last.waits)) / (first.cpu / len(first.waits))
        print(f"a move at the end costs {ratio:.2f} times one at the start")
    print(f"memory of a table with its connections: {found.per_table:.0f} kB")
    return 0


class GrowthBench:
    """The tables of the measurement, and what was measured."""

    def __init__(self, server: ServerProcess, game: str, seats: int, tables: int, pause: float) -> None:
        self.server, self.game, self.seats, self.count, self.pause = server, game, seats, tables, pause
        self.parts: list[Part] = []
        self.per_table = 0.0
        """Kilobytes."""
        self._part = Part("")
        self._rng = Random(1)

    async def run(self, seconds: float) -> GrowthBench:
        """Create the tables, then play for these seconds."""
        for table in [await self._open() for _ in range(3)]:  # what is loaded for the first tables is not theirs
            await self._play(table, monotonic())
        before = self.server.memory()
        opened: list[BenchTable] = []
        while len(opened) < self.count:
            opened += await asyncio.gather(*[self._open() for _ in range(min(AT_ONCE, self.count - len(opened)))])
        self.per_table = (self.server.memory() - before) / max(1, self.count)
        until = monotonic() + seconds
        playing = asyncio.gather(*[self._keep_on(table, until) for table in opened])
        for name in PARTS:
            self._part = Part(name)
            began = self.server.cpu()
            await asyncio.sleep(seconds / len(PARTS))
            self._part.cpu, self._part.memory = self.server.cpu() - began, self.server.memory()
            self.parts.append(self._part)
        await playing
        return self

    async def _open(self) -> BenchTable:
        script = Script.random(self.game, self.seats, MOVES)
        table = BenchTable(script, [], [])
        await seat_clients(self.server, self.game, self.seats, table)
        return table

    async def _keep_on(self, table: BenchTable, until: float) -> None:
        await asyncio.sleep(self._rng.random() * self.pause)
        await self._play(table, until)
        while monotonic() < until:
            await self._play(await self._open(), until)

    async def _play(self, table: BenchTable, until: float) -> None:
        """Play a match, a move every `pause` seconds, until its end or the end of the time."""
        for seat, message, version in table.messages():
            if monotonic() > until:
                break
            began = monotonic()
            await table.lines[seat].send(message)
            for line in table.lines:
                await receive_after(line, version)
            self._part.waits.append(monotonic() - began)
            await asyncio.sleep(max(0.0, began + self.pause - monotonic()))
        for line in table.lines:
            await line.close()
