"""Capacity: a simulation of server processes and a database from measured costs, shown in `docs/explanation/scale.md`.

    python -m farshore_research.bench.capacity

Moves come at random moments. Each is computed by a process, stored by the database and sent; both are queues.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heapreplace
from random import Random
from typing import Final

DAY: Final = 86_400


@dataclass(frozen=True, slots=True)
class ServerCosts:
    """Milliseconds of processor time for each move, as `tests/campaign/scale.py` measured them on busy cores."""

    server: float
    database: float


ROUTED: Final = ServerCosts(2.1, 0.3)
"""All connections of a table at one process."""
ANYWHERE: Final = ServerCosts(5.1, 1.4)
"""The two connections of a table at two processes: the second reads the move and computes the same again."""


@dataclass(frozen=True, slots=True)
class People:
    """Assumptions about tables, to be replaced by values from `/metrics`."""

    live: float = 0.05
    """The share of stored tables that are active at the busiest hour."""
    pause: float = 10.0
    """Seconds between two moves of such a table."""
    lines: float = 2.0
    line_bytes: int = 46_000
    table_bytes: int = 200_000
    line_cost: float = 0.03
    """Milliseconds of processor time a second, for pings."""
    events: float = 150.0
    """Of a whole match."""
    event_bytes: int = 140
    """In PostgreSQL, with its key: reckoned from the format of its rows."""


USUAL: Final = People()


@dataclass(frozen=True, slots=True)
class CapacityResult:
    """The resources that a number of tables needs."""

    tables: int
    moves: float
    """A second."""
    processes: int
    late: float
    """The 99th percentile of the time from a move to its broadcast, in milliseconds."""
    database: float
    """Cores of the database that are busy."""
    memory: float
    """Gigabytes of memory of all processes."""
    stored: float
    """Gigabytes of events once all these tables are finished."""


def simulate_waits(
    moves: float, processes: int, cores: int, costs: ServerCosts, rng: Random, count: int = 20_000
) -> list[float]:
    """Return the milliseconds of each of `count` moves from its arrival until it was stored and sent."""
    free_processes, free_cores = [0.0] * processes, [0.0] * cores
    now, took = 0.0, []
    for _ in range(count):
        now += rng.expovariate(moves) * 1000
        mine = rng.randrange(processes)  # the process that has the connection
        worked = max(now, free_processes[mine]) + rng.expovariate(1 / costs.server)
        free_processes[mine] = worked
        stored = max(worked, free_cores[0]) + rng.expovariate(1 / costs.database)
        heapreplace(free_cores, stored)
        took.append(stored - now)
    return took


def required_resources(tables: int, costs: ServerCosts, people: People = USUAL, most: float = 50.0) -> CapacityResult:
    """Return the smallest number of processes that sends 99 % of moves in time, given enough database cores."""
    playing = tables * people.live
    moves = playing / people.pause
    idle = playing * people.lines * people.line_cost / 1000
    busy = moves * costs.database / 1000
    processes = max(1, int(moves * costs.server / 1000 + idle) + 1)
    while True:
        took = sorted(simulate_waits(moves, processes, int(busy / 0.6) + 1, costs, Random(f"{tables} {processes}")))
        late = took[int(0.99 * len(took))]
        if late <= most:
            break
        processes += max(1, processes // 8)
    memory = (playing * (people.table_bytes + people.lines * people.line_bytes)) / 1e9 + 0.1 * processes
    stored = tables * people.events * people.event_bytes / 1e9
    return CapacityResult(tables, moves, processes, late, busy, memory, stored)


def table() -> str:
    """Return the table of resources by size, for both ways of routing connections to processes."""
    titles = (
        "tables",
        "moves a second",
        "connections of a table",
        "processes",
        "database cores",
        "99 % within",
        "memory",
    )
    rows = [f"| {' | '.join((*titles, 'events'))} |", "|---" * (len(titles) + 1) + "|"]
    for tables in (10_000, 100_000, 1_000_000):
        for name, costs in (("one process", ROUTED), ("any process", ANYWHERE)):
            found = required_resources(tables, costs)
            amounts = f"{found.processes} | {found.database:.2f} | {found.late:.0f} ms"
            sizes = f"{found.memory:.1f} GB | {found.stored:.1f} GB"
            rows.append(f"| {tables:,} | {found.moves:,.0f} | {name} | {amounts} | {sizes} |")
    return "\n".join(rows)


if __name__ == "__main__":
    print(table())
