"""A busy evening: many tables with a move a second each, and some where people play against medium bots."""

from __future__ import annotations

import asyncio
from random import Random
from time import monotonic

from campaign.report import Report, resident
from farshore.client import TableClient
from farshore_research.bench.load import LoadResult, keep_busy, open_tables
from farshore_research.bench.server_processes import ServerProcess
from server.conftest import Server
from server.sitting import make


async def evening(server: Server, report: Report, seconds: float, tables: int, with_bots: int) -> None:
    """All of them at once, for so long; what it cost and how long people waited."""
    assert server.process is not None
    process = ServerProcess(server.address, server.process.pid)
    waits, games = list[float](), ("explorers", "kingdom_maps")
    seated = [await open_tables(server.address, game, max(1, tables // 2), guests=2) for game in games]
    until, before = monotonic() + seconds, process.cpu()
    playing = [keep_busy(server.address, game, guests, seconds) for game, guests in zip(games, seated, strict=True)]
    against = [against_bot(server, number, until, waits) for number in range(with_bots)]
    looking = asyncio.create_task(look_at_memory(server.process.pid, report, seconds / 10))
    both, _ = await asyncio.gather(asyncio.gather(*playing), asyncio.gather(*against))
    looking.cancel()
    together = LoadResult(sum(load.moves for load in both), waits=[wait for load in both for wait in load.waits])
    for load in both:
        for error in load.errors:
            report.complain(f"a table of the evening: {error}")
    moves = together.moves + len(waits)
    report.count("moves of an evening", moves)
    amounts = f"{tables} tables of two with a move a second, {with_bots} with bots"
    reached = f"{together.moves / seconds:.0f} and {len(waits) / seconds:.0f}"
    report.figures[f"{amounts}: moves a second reached"] = reached
    report.figures[f"{amounts}: half, 99 of 100 told within"] = (
        f"{together.wait(0.5):.3f} s, {together.wait(0.99):.3f} s"
    )
    report.figures[f"{amounts}: processor time a move"] = f"{1000 * (process.cpu() - before) / max(1, moves):.2f} ms"
    report.figures[f"{amounts}: longest wait for a medium bot"] = f"{max(waits, default=0.0):.2f} s"


async def look_at_memory(process: int, report: Report, pause: float) -> None:
    """Again and again, until nobody wants to know any more."""
    while True:
        report.memory.setdefault("a server of an evening", []).append(resident(process))
        await asyncio.sleep(pause)


async def against_bot(server: Server, number: int, until: float, waits: list[float]) -> None:
    """A person and a medium bot; how long the person waited each time until it was their move again."""
    rng = Random(number)
    while monotonic() < until:
        sitting = await asyncio.to_thread(make, server, "explorers", "pc", seed=f"evening {number}")
        guest: TableClient = await sitting.guest(0)
        while monotonic() < until and not guest.over:
            began = monotonic()
            while not guest.over and not guest.scene_actions():
                await guest.receive()
            if guest.over:
                break
            waits.append(monotonic() - began)
            await asyncio.sleep(rng.random() * 2)
            await guest.act(0, rng.choice(guest.scene_actions()))
            guest.received.clear()
        await guest.close()
