"""A busy evening: many tables with a move a second each, and some where people play against medium bots."""

from __future__ import annotations

import asyncio
from random import Random
from time import monotonic

from campaign.load_watch import LoadWatch
from campaign.report import Report
from farshore.client import TableClient
from farshore_research.bench.load import LoadResult, keep_busy, open_tables
from farshore_research.bench.server_subprocess import ServerProcess
from server.conftest import Server
from server.sit_down import PATIENCE, make

BOT_PATIENCE = 900.0
"""Seconds to wait for a bot: on a busy machine the bots of all tables queue for it. The longest wait is a figure."""
LONG = 600.0
"""Seconds after which matches have ended and left memory, so that it must level off."""


async def evening(server: Server, report: Report, seconds: float, tables: int, with_bots: int) -> None:
    """All of them at once, for so long; what it cost and how long people waited."""
    assert server.process is not None
    process = ServerProcess(server.address, server.process.pid)
    waits, games = list[float](), ("explorers", "kingdom_maps")
    half = max(1, tables // 2)
    seated = [await open_tables(server.address, game, half, guests=2, patience=PATIENCE) for game in games]
    until, before = monotonic() + seconds, process.cpu()
    playing = [keep_busy(server.address, game, guests, seconds) for game, guests in zip(games, seated, strict=True)]
    against = [against_bot(server, number, until, waits) for number in range(with_bots)]
    watch = LoadWatch(process)
    watching = asyncio.create_task(watch.watch())
    both, left = await asyncio.gather(asyncio.gather(*playing), asyncio.gather(*against))
    watching.cancel()
    await asyncio.wait([watching])
    together = LoadResult(sum(load.moves for load in both), waits=[wait for load in both for wait in load.waits])
    for error in [*(error for load in both for error in load.errors), *filter(None, left)]:
        report.complain(f"a table of the evening: {error}; late at most: {watch.describe()}")
    moves = together.moves + len(waits)
    report.count("moves of an evening", moves)
    amounts = f"{tables} tables of two with a move a second, {with_bots} with bots"
    reached = f"{together.moves / seconds:.0f} and {len(waits) / seconds:.0f}"
    report.figures[f"{amounts}: moves a second reached"] = reached
    report.figures[f"{amounts}: half, 99 of 100 received within"] = (
        f"{together.wait(0.5):.3f} s, {together.wait(0.99):.3f} s"
    )
    report.figures[f"{amounts}: processor time a move"] = f"{1000 * (process.cpu() - before) / max(1, moves):.2f} ms"
    watch.report(report, "a server of an evening")
    if seconds >= LONG:
        report.levels_off("a server of an evening")
    report.figures[f"{amounts}: longest wait for a medium bot"] = f"{max(waits, default=0.0):.2f} s"


async def against_bot(server: Server, number: int, until: float, waits: list[float]) -> str:
    """Play as a person against a medium bot; note the waits until it was the person's move again. Return the error."""
    try:
        await _against_bot(server, number, until, waits)
    except Exception as error:
        return f"with a bot, table {number}: {type(error).__name__}: {error}"
    return ""


async def _against_bot(server: Server, number: int, until: float, waits: list[float]) -> None:
    rng = Random(number)
    while monotonic() < until:
        sitting = await asyncio.to_thread(make, server, "explorers", "pc", seed=f"evening {number}")
        guest: TableClient = await sitting.guest(0, patience=PATIENCE)
        while monotonic() < until and not guest.over:
            began = monotonic()
            while not guest.over and not guest.scene_actions():
                await guest.receive(BOT_PATIENCE)
            if guest.over:
                break
            waits.append(monotonic() - began)
            await asyncio.sleep(rng.random() * 2)
            await guest.act(0, rng.choice(guest.scene_actions()))
            guest.received.clear()
        await guest.close()
