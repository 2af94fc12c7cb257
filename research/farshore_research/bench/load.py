"""Many tables at once: `farshore bench server --load`, 200 tables with four clients each for a minute."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from farshore.client import TableClient, post
from farshore.client.table_client import PATIENCE
from farshore.games import find
from farshore_research.bench.server_subprocess import run_server

OPENING = 10
"""Tables that are opened at the same time: how long each client waits then depends on these few, not on all."""


@dataclass
class LoadResult:
    """The moves, answer times and errors of all clients."""

    moves: int = 0
    matches: int = 0
    errors: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    def wait(self, share: float) -> float:
        """Return this quantile of the answer times."""
        ordered = sorted(self.waits) or [0.0]
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def run_load(game: str, tables: int, seconds: float) -> int:
    """Run the load and print the result; return 1 if there was an error."""
    with run_server() as server:
        before = server.cpu()
        result = asyncio.run(play(server.address, game, tables, seconds))
        used = server.cpu() - before
    print(
        f"{game}: {tables} tables, four clients each, {seconds:.0f} s: {result.moves:,} moves, {result.matches} matches"
    )
    print(f"  answers: half within {result.wait(0.5):.3f} s, 99 of 100 within {result.wait(0.99):.3f} s")
    print(f"  server CPU {used:.1f} s, errors {len(result.errors)}")
    for error in result.errors[:5]:
        print(f"  {error}")
    return 1 if result.errors else 0


async def play(address: str, game: str, tables: int, seconds: float, pause: float = 1.0) -> LoadResult:
    """Create tables and keep them busy; the time starts when all clients are seated."""
    return await keep_busy(address, game, await open_tables(address, game, tables), seconds, pause)


async def open_tables(
    address: str, game: str, tables: int, guests: int = 4, patience: float = PATIENCE
) -> list[list[TableClient]]:
    """Create tables, each with a number of clients that wait this long for each message."""
    room = asyncio.Semaphore(OPENING)

    async def open_in_turn() -> list[TableClient]:
        async with room:
            return await _open_table(address, game, guests, patience)

    return await asyncio.gather(*[open_in_turn() for _ in range(tables)])


async def keep_busy(
    address: str, game: str, seated: list[list[TableClient]], seconds: float, pause: float = 1.0
) -> LoadResult:
    """Play at all tables, one move about every `pause` seconds; clients without a seat watch."""
    result, until = LoadResult(), monotonic() + seconds

    async def keep_on(number: int, guests: list[TableClient]) -> None:
        rng = Random(number)
        await asyncio.sleep(rng.random() * min(3.0, pause * 3))
        try:
            await _match(guests, rng, until, pause, result)
            while monotonic() < until:
                again = await _open_table(address, game, len(guests), guests[0].patience)
                await _match(again, rng, until, pause, result)
        except Exception as error:
            result.errors.append(f"table {number}: {type(error).__name__}: {error}")

    await asyncio.gather(*[keep_on(number, guests) for number, guests in enumerate(seated)])
    return result


async def _open_table(address: str, game: str, guests: int, patience: float) -> list[TableClient]:
    """Create a table and return its clients: the seats and the spectators."""
    seats = min(guests, max(find(game).info.seats))
    wish = {"game": game, "seats": [{"kind": "link", "name": f"Seat {n}"} for n in range(seats)]}
    opened = await asyncio.to_thread(post, address, "/api/tables", wish, patience)
    secrets: list[tuple[str, ...]] = [(key["secret"],) for key in opened["keys"]]
    everybody = secrets + [()] * (guests - seats)
    return [await TableClient.join(address, opened["table"], *mine, patience=patience) for mine in everybody]


async def _match(guests: list[TableClient], rng: Random, until: float, pause: float, result: LoadResult) -> None:
    while monotonic() < until and not guests[0].over:
        seat = rng.choice(guests[0].turn.busy)
        began = monotonic()
        await guests[seat].act(seat, rng.choice(guests[seat].scene_actions()))
        result.waits.append(monotonic() - began)
        for guest in guests:
            await guest.receive_until(guests[seat].version)
            guest.received.clear()
        result.moves += 1
        await asyncio.sleep(pause * (0.5 + rng.random()))
    result.matches += guests[0].over
    for guest in guests:
        await guest.close()
