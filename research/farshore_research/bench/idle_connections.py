"""What connections cost that do nothing: `farshore bench server --idle`.

Spectators join tables at which nobody plays, as browsers do: with compression. Reports the memory of a connection after
its first messages and when it was idle for a while, and the processor time that it takes, pings included.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass

from websockets.asyncio.client import connect

from farshore.client import post
from farshore_research.bench.server_subprocess import ServerProcess, run_server

AT_A_TABLE = 20
"""Connections at one table: the table itself hardly counts."""
WARM = 3
"""Tables that are filled before anything is measured: what is loaded for the first ones is not theirs."""


def measure_idle(game: str, connections: int, seconds: float) -> int:
    """Run the measurement and print it."""
    with run_server() as server:
        found = asyncio.run(_watch(server, game, connections, seconds))
    print(f"{game}: {connections} connections watch {connections // AT_A_TABLE} tables for {seconds:.0f} s")
    print(f"  a connection that has just joined: {found.joined:.1f} kB, later {found.idle:.1f} kB")
    print(f"  its processor time: {1000 * found.cpu:.3f} ms a second")
    return 0


@dataclass(frozen=True, slots=True)
class IdleCost:
    """What one connection costs: kilobytes at first and at the end, and seconds of processor time a second."""

    joined: float
    idle: float
    cpu: float


async def _watch(server: ServerProcess, game: str, connections: int, seconds: float) -> IdleCost:
    async with AsyncExitStack() as stack:
        for _ in range(WARM):
            await _fill_table(server, game, stack)
        await asyncio.sleep(WARM)  # the server loads the rest of what it needs
        before = server.memory()
        for _ in range(connections // AT_A_TABLE):
            await _fill_table(server, game, stack)
        opened = connections // AT_A_TABLE * AT_A_TABLE
        joined, began = server.memory() - before, server.cpu()
        await asyncio.sleep(seconds)
        used = (server.cpu() - began) / seconds / (opened + WARM * AT_A_TABLE)
        return IdleCost(joined / opened, (server.memory() - before) / opened, used)


async def _fill_table(server: ServerProcess, game: str, stack: AsyncExitStack) -> None:
    """Create a table and let spectators join it, each after the one before has received the scene."""
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}]}
    opened = await asyncio.to_thread(post, server.address, "/api/tables", wish)
    for _ in range(AT_A_TABLE):
        line = await stack.enter_async_context(connect(f"ws://{server.address}/socket", max_size=None))
        await line.send(f'{{"type":"join","table":"{opened["table"]}"}}')
        await line.recv()
