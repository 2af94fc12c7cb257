"""Measure several processes on one PostgreSQL: python -m campaign.scale. docs/explanation/scale.md has the results.

Processor time is what counts, of the servers and of the database: it is the same on a busy machine.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

import conftest  # noqa: F401 (the walk-through game is installed)
from campaign.parts import cluster
from farshore.client import post
from farshore_research.bench.server import BenchTable, Script, _connect, receive_after
from farshore_research.bench.server_subprocess import ServerProcess, run_server
from server.conftest import Postgres

GAME, SEATS, TABLES, MOVES = "kingdom_maps", 2, 8, 40


@dataclass
class Measured:
    """For each move: milliseconds of processor time, and how long answers took."""

    processes: int
    routed: bool
    server: float = 0.0
    database: float = 0.0
    waits: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        waits = sorted(self.waits)
        where = "one process a table" if self.routed else "any process"
        middle, late = (1000 * waits[int(share * (len(waits) - 1))] for share in (0.5, 0.99))
        times = f"{self.server:.2f} | {self.database:.2f} | {middle:.0f} | {late:.0f}"
        return f"| {self.processes} | {where} | {times} |"


def database_cpu(postgres: Postgres) -> float:
    """Seconds of processor time of a PostgreSQL and all its processes, also of those that have ended."""
    master = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
    used = _ticks(master, range(13, 17))
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                if int(entry.joinpath("stat").read_text().rpartition(")")[2].split()[1]) == master:
                    used += _ticks(int(entry.name), range(13, 15))
            except OSError:
                continue
    return used


def _ticks(process: int, fields: range) -> float:
    values = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(int(values[at - 2]) for at in fields) / os.sysconf("SC_CLK_TCK")


async def seat(processes: list[ServerProcess], number: int, routed: bool) -> BenchTable:
    """A table whose seats are all served by one process, or each by another."""
    script = Script.random(GAME, SEATS, MOVES)
    home = processes[number % len(processes)]
    kinds = ["me", *["here"] * (SEATS - 1)]
    wish = {"game": GAME, "seats": [{"kind": kind} for kind in kinds], "seed": script.seed}
    opened = await asyncio.to_thread(post, home.address, "/api/tables", wish)
    table = BenchTable(script, [], [])
    for key in opened["keys"]:
        join: dict[str, Any] = {"type": "join", "table": opened["table"], "secrets": [key["secret"]]}
        process = home if routed else processes[(number + key["seat"]) % len(processes)]
        line = await _connect(process, msgspec.json.encode(join).decode())
        await line.recv()
        table.lines.append(line)
    return table


async def play(table: BenchTable, result: Measured | None) -> None:
    for number, message, version in table.messages():
        began = monotonic()
        await table.lines[number].send(message)
        for line in table.lines:
            await receive_after(line, version)
        if result is not None:
            result.waits.append(monotonic() - began)


async def measure(processes: list[ServerProcess], postgres: Postgres, routed: bool) -> Measured:
    result = Measured(len(processes), routed)
    for warm in [await seat(processes, number, routed) for number in range(len(processes))]:
        await play(warm, None)
    tables = [await seat(processes, number, routed) for number in range(TABLES)]
    before = [process.cpu() for process in processes], database_cpu(postgres)
    await asyncio.gather(*[play(table, result) for table in tables])
    moves = len(result.waits)
    used = sum(process.cpu() for process in processes) - sum(before[0])
    result.server, result.database = 1000 * used / moves, 1000 * (database_cpu(postgres) - before[1]) / moves
    return result


def main() -> None:
    print("| processes | lines of a table | server ms | database ms | half within ms | 99 of 100 within ms |")
    print("|---|---|---|---|---|---|")
    with cluster() as postgres:
        for count in (1, 2, 4):
            with ExitStack() as stack:
                url = postgres.new_database(f"scale{count}")
                running_now = [stack.enter_context(run_server(FARSHORE_DATABASE=url)) for _ in range(count)]
                for routed in (True, False) if count > 1 else (True,):
                    print(asyncio.run(measure(running_now, postgres, routed)), flush=True)


if __name__ == "__main__":
    main()
