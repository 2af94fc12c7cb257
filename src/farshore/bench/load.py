"""Many tables at once: `farshore bench server --load`, 200 tables with four clients each for a minute, no error."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from farshore.bench.guest import Guest, post
from farshore.bench.processes import running
from farshore.games import find


@dataclass
class Load:
    """What happened to all clients together."""

    moves: int = 0
    matches: int = 0
    errors: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    def wait(self, share: float) -> float:
        """So long took the answers at most, for this share of the moves."""
        ordered = sorted(self.waits) or [0.0]
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def load(game: str, tables: int, seconds: float) -> int:
    """Runs it and prints what happened; 1 if there was an error."""
    with running() as server:
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


async def play(address: str, game: str, tables: int, seconds: float, pause: float = 1.0) -> Load:
    """So many new tables, kept busy; the time counts from when everybody sits."""
    return await keep_busy(address, game, await sit_down(address, game, tables), seconds, pause)


async def sit_down(address: str, game: str, tables: int, guests: int = 4) -> list[list[Guest]]:
    """So many new tables, each with so many guests."""
    return await asyncio.gather(*[_sit_down(address, game, guests) for _ in range(tables)])


async def keep_busy(address: str, game: str, seated: list[list[Guest]], seconds: float, pause: float = 1.0) -> Load:
    """Each table is played by two or more seats and watched by the rest, one move about every `pause` seconds."""
    result, until = Load(), monotonic() + seconds

    async def keep_on(number: int, guests: list[Guest]) -> None:
        rng = Random(number)
        await asyncio.sleep(rng.random() * min(3.0, pause * 3))
        try:
            await _match(guests, rng, until, pause, result)
            while monotonic() < until:
                await _match(await _sit_down(address, game, len(guests)), rng, until, pause, result)
        except Exception as error:
            result.errors.append(f"table {number}: {type(error).__name__}: {error}")

    await asyncio.gather(*[keep_on(number, guests) for number, guests in enumerate(seated)])
    return result


async def _sit_down(address: str, game: str, guests: int) -> list[Guest]:
    """A new table with so many guests: its seats, and who watches."""
    seats = min(guests, max(find(game).info.seats))
    wish = {"game": game, "seats": [{"kind": "link", "name": f"Seat {n}"} for n in range(seats)]}
    opened = await asyncio.to_thread(post, address, "/api/tables", wish)
    secrets = [key["secret"] for key in opened["keys"]]
    seated = [await Guest.sit(address, opened["table"], secret) for secret in secrets]
    return seated + [await Guest.sit(address, opened["table"]) for _ in range(guests - seats)]


async def _match(guests: list[Guest], rng: Random, until: float, pause: float, result: Load) -> None:
    while monotonic() < until and not guests[0].over:
        seat = rng.choice(guests[0].turn["busy"])
        began = monotonic()
        await guests[seat].act(seat, rng.choice(guests[seat].does()))
        result.waits.append(monotonic() - began)
        for guest in guests:
            await guest.hear_until(guests[seat].version)
            guest.heard.clear()
        result.moves += 1
        await asyncio.sleep(pause * (0.5 + rng.random()))
    result.matches += guests[0].over
    for guest in guests:
        await guest.leave()
