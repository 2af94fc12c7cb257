"""Stored first, announced after: what was acknowledged survives kill -9, on both kinds of database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from farshore.core import record
from farshore.games import find
from farshore.server.guest import Guest
from server.conftest import Postgres, Server
from server.sitting import Sitting, make, request, run

MOVES = 1000
TABLES = 8


class Counter:
    """The acknowledged actions of all tables, in their order."""

    def __init__(self, upto: int) -> None:
        self.upto, self.count = upto, 0
        self.done: dict[str, list[str]] = {}
        self.enough = asyncio.Event()

    def note(self, table: str, words: str) -> None:
        self.done.setdefault(table, []).append(words)
        self.count += 1
        if self.count >= self.upto:
            self.enough.set()


async def play_on(sitting: Sitting, rng: Random, counter: Counter) -> None:
    """Both seats play at random until there were enough moves, or the server is gone."""
    try:
        pair = [await sitting.guest(seat) for seat in (0, 1)]
        while not pair[0].over and not counter.enough.is_set():
            seat = rng.choice(pair[0].turn["busy"])
            do = rng.choice(pair[seat].does())
            await pair[seat].act(seat, do)
            counter.note(sitting.table, f"{seat} {do}")
            await pair[1 - seat].hear_until(pair[seat].version)
        for guest in pair:
            await guest.leave()
    except (ConnectionClosed, OSError):
        assert counter.enough.is_set()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_kill_in_the_middle_of_a_thousand_moves(
    kind: str, new_database: Callable[[str], str], start: Callable[..., Server]
) -> None:
    server = start(new_database(kind))
    sittings = [make(server, seed=f"crash {number}") for number in range(TABLES)]

    async def half(counter: Counter, *, kill: bool) -> None:
        work = [asyncio.create_task(play_on(sitting, Random(n), counter)) for n, sitting in enumerate(sittings)]
        await counter.enough.wait()
        if kill:
            server.kill()
        await asyncio.gather(*work)

    async def halves() -> tuple[Counter, Counter, Server]:
        first, second = Counter(MOVES // 2), Counter(MOVES // 2)
        await half(first, kill=True)
        again = await asyncio.to_thread(start, server.database)
        for sitting in sittings:
            sitting.address = again.address
        await half(second, kill=False)
        return first, second, again

    first, second, again = run(halves())
    for sitting in sittings:
        acted = [event for event in stored(again, sitting) if not event.startswith("- ")]
        before, after = first.done.get(sitting.table, []), second.done.get(sitting.table, [])
        assert acted[: len(before)] == before, "an acknowledged move is missing or stands twice"
        assert acted[len(acted) - len(after) :] == after
        assert len(acted) - len(before) - len(after) <= 1, "at most the one that was on its way"


def stored(server: Server, sitting: Sitting) -> list[str]:
    """The events of a table, replayed and found right."""
    status, _, words = request(
        server, f"/api/tables/{sitting.table}/record", {"secrets": list(sitting.secrets.values())}
    )
    assert status == 200
    return [str(event) for event in record.load(words, find).match.events]


def test_two_processes_at_one_table_and_one_dies(
    postgres: Postgres, new_database: Callable[[str], str], start: Callable[..., Server]
) -> None:
    assert postgres.port
    database = new_database("postgresql")
    left, right = start(database, FARSHORE_POLL="1"), start(database, FARSHORE_POLL="1")
    sitting = make(left, seed="two processes")
    far = Sitting(right.address, sitting.table, sitting.secrets)

    async def play() -> None:
        ada, bo = await sitting.guest(0), await far.guest(1)
        rng, acted = Random(3), 0
        for _ in range(25):
            for guest, seat in ((ada, 0), (bo, 1)):
                latest = max(ada.version, bo.version)
                await asyncio.gather(ada.hear_until(latest), bo.hear_until(latest))
                if seat in guest.turn["busy"]:
                    await guest.act(seat, rng.choice(guest.does()))
                    acted += 1
        assert acted > 25
        await both_at_once(ada, bo)
        left.kill()
        ada = await far.guest(0)
        await bo.hear_until(ada.version)
        for guest, seat in ((ada, 0), (bo, 1)):
            if seat in guest.turn["busy"]:
                before = guest.version
                await guest.act(seat, guest.does()[0])
                assert guest.version > before

    run(play())
    assert stored(right, far)


async def both_at_once(ada: Guest, bo: Guest) -> None:
    """The same table, two processes, the same moment: both are done, neither is lost."""
    for _ in range(10):
        latest = max(ada.version, bo.version)
        await asyncio.gather(ada.hear_until(latest), bo.hear_until(latest))
        if set(ada.turn["busy"]) == {0, 1} and ada.does() and bo.does():
            await asyncio.gather(ada.act(0, ada.does()[0]), bo.act(1, bo.does()[0]), return_exceptions=True)
