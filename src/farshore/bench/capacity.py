"""How far it goes: a small simulation of processes and a database, from measured costs; `docs/scale.md` shows it.

    python -m farshore.bench.capacity

Moves come at random moments. Each is worked out by a process, stored by the database, and told; both are queues.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heapreplace
from random import Random
from typing import Final

DAY: Final = 86_400


@dataclass(frozen=True, slots=True)
class Costs:
    """Milliseconds of processor time for each move, as `tests/campaign/scale.py` measured them on busy cores."""

    server: float
    database: float


ROUTED: Final = Costs(2.1, 0.3)
"""All lines of a table at one process."""
ANYWHERE: Final = Costs(5.1, 1.4)
"""The two lines of a table at two processes: the other is woken, reads, and works the same out again."""


@dataclass(frozen=True, slots=True)
class People:
    """What tables are like. Guesses, to be replaced by what `/metrics` tells."""

    live: float = 0.05
    """The share of stored tables at which somebody plays, at the busiest hour."""
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


@dataclass(frozen=True, slots=True)
class Found:
    """What so many tables need."""

    tables: int
    moves: float
    """A second."""
    processes: int
    late: float
    """Milliseconds within which 99 of 100 moves are told."""
    database: float
    """Cores of the database that are busy."""
    memory: float
    """Gigabytes, of all processes."""
    stored: float
    """Gigabytes of events, when all these tables are played."""


def waits(moves: float, processes: int, cores: int, costs: Costs, rng: Random, count: int = 20_000) -> list[float]:
    """Milliseconds that each of so many moves took, from its arrival until it was stored and told."""
    free_processes, free_cores = [0.0] * processes, [0.0] * cores
    now, took = 0.0, []
    for _ in range(count):
        now += rng.expovariate(moves) * 1000
        mine = rng.randrange(processes)  # whichever holds the line: nobody else can do it
        worked = max(now, free_processes[mine]) + rng.expovariate(1 / costs.server)
        free_processes[mine] = worked
        stored = max(worked, free_cores[0]) + rng.expovariate(1 / costs.database)
        heapreplace(free_cores, stored)
        took.append(stored - now)
    return took


def needed(tables: int, costs: Costs, people: People = People(), most: float = 50.0) -> Found:  # noqa: B008
    """The fewest processes with which 99 of 100 moves are told in time, the database having cores enough."""
    playing = tables * people.live
    moves = playing / people.pause
    idle = playing * people.lines * people.line_cost / 1000
    busy = moves * costs.database / 1000
    processes = max(1, int(moves * costs.server / 1000 + idle) + 1)
    while True:
        took = sorted(waits(moves, processes, int(busy / 0.6) + 1, costs, Random(f"{tables} {processes}")))
        late = took[int(0.99 * len(took))]
        if late <= most:
            break
        processes += max(1, processes // 8)
    memory = (playing * (people.table_bytes + people.lines * people.line_bytes)) / 1e9 + 0.1 * processes
    stored = tables * people.events * people.event_bytes / 1e9
    return Found(tables, moves, processes, late, busy, memory, stored)


def table() -> str:
    """What is needed at each size, both ways of bringing lines to processes."""
    titles = ("tables", "moves a second", "lines of a table", "processes", "database cores", "99 % within", "memory")
    rows = [f"| {' | '.join((*titles, 'events'))} |", "|---" * (len(titles) + 1) + "|"]
    for tables in (10_000, 100_000, 1_000_000):
        for name, costs in (("one process", ROUTED), ("any process", ANYWHERE)):
            found = needed(tables, costs)
            amounts = f"{found.processes} | {found.database:.2f} | {found.late:.0f} ms"
            sizes = f"{found.memory:.1f} GB | {found.stored:.1f} GB"
            rows.append(f"| {tables:,} | {found.moves:,.0f} | {name} | {amounts} | {sizes} |")
    return "\n".join(rows)


if __name__ == "__main__":
    print(table())
