"""Stored first, announced after: what was acknowledged survives kill -9, on both kinds of database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import sleep
from typing import Any
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from farshore.client import TableClient
from farshore.core import record
from farshore.games import find
from server.conftest import Postgres, Server
from server.sit_down import Sitting, make, request, run

MOVES = 1000
TABLES = 8


@dataclass
class Sent:
    """An action on its way, as the client keeps it until it hears that it was done."""

    seat: int
    do: str
    version: int
    action_id: str


class Counter:
    """The acknowledged actions of all tables, in their order; and what each table's client still waits for."""

    def __init__(self, upto: int, sent: dict[str, Sent] | None = None) -> None:
        self.upto, self.count = upto, 0
        self.done: dict[str, list[str]] = {}
        self.sent = sent or {}
        self.enough = asyncio.Event()

    def note(self, table: str) -> None:
        sent = self.sent.pop(table)
        self.done.setdefault(table, []).append(f"{sent.seat} {sent.do}")
        self.count += 1
        if self.count >= self.upto:
            self.enough.set()


async def play_on(sitting: Sitting, rng: Random, counter: Counter, *, to_the_end: bool) -> None:
    """Both seats play at random: until there were enough moves, or to the server's end.

    What was not answered before is sent again first, as it was.
    """
    try:
        pair = [await sitting.guest(seat) for seat in (0, 1)]
        while not pair[0].over and (to_the_end or not counter.enough.is_set()):
            sent = counter.sent.get(sitting.table)
            if sent is None:
                seat = rng.choice(pair[0].turn.busy)
                guest = pair[seat]
                sent = counter.sent[sitting.table] = Sent(
                    seat, rng.choice(guest.scene_actions()), guest.version, uuid4().hex
                )
            acting = pair[sent.seat]
            await acting.act(sent.seat, sent.do, version=sent.version, action_id=sent.action_id)
            counter.note(sitting.table)
            await pair[1 - sent.seat].receive_until(acting.version)
        for guest in pair:
            await guest.close()
    except (ConnectionClosed, OSError):
        assert counter.enough.is_set()


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_kill_in_the_middle_of_a_thousand_moves(
    kind: str, new_database: Callable[[str], str], start: Callable[..., Server]
) -> None:
    server = start(new_database(kind))
    sittings = [make(server, seed=f"crash {number}") for number in range(TABLES)]

    async def half(counter: Counter, *, kill: bool) -> None:
        playing = [play_on(sitting, Random(n), counter, to_the_end=kill) for n, sitting in enumerate(sittings)]
        work = asyncio.gather(*playing)
        first: list[asyncio.Future[Any]] = [work, asyncio.create_task(counter.enough.wait())]
        await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
        if kill:
            await asyncio.to_thread(server.kill)
        await work

    async def halves() -> tuple[Counter, Counter, Server]:
        first = Counter(MOVES // 2)
        await half(first, kill=True)
        second = Counter(MOVES // 2, dict(first.sent))
        assert second.sent, "the kill came in the middle of something"
        again = await asyncio.to_thread(start, server.database)
        for sitting in sittings:
            sitting.address = again.address
        await half(second, kill=False)
        return first, second, again

    first, second, again = run(halves())
    for sitting in sittings:
        acted = [event for event in stored(again, sitting) if not event.startswith("- ")]
        acknowledged = first.done.get(sitting.table, []) + second.done.get(sitting.table, [])
        assert acted == acknowledged, "a move is missing, or stands twice"


@pytest.mark.slow
def test_after_a_kill_lists_tell_what_was_stored(
    new_database: Callable[[str], str], start: Callable[..., Server]
) -> None:
    server = start(new_database("sqlite"))
    sitting = make(server, seed="lists")
    secrets = list(sitting.secrets.values())

    async def play() -> int:
        ada = await sitting.guest(0)
        for _ in range(3):
            await ada.act(0, ada.scene_actions()[0])
        server.kill()
        return ada.version

    version = run(play())
    again = start(server.database)
    for _ in range(200):
        tables = json.loads(request(again, "/api/mine", {"secrets": secrets})[2])["tables"]
        if tables[0]["version"] == version:
            return
        sleep(0.05)
    pytest.fail(f"lists tell {tables[0]['version']} of {version} events")


def stored(server: Server, sitting: Sitting) -> list[str]:
    """The events of a table, replayed and found right."""
    status, _, words = request(
        server, f"/api/tables/{sitting.table}/record", {"secrets": list(sitting.secrets.values())}
    )
    assert status == 200
    return [str(event) for event in record.load(words, find).match.events]


@pytest.mark.slow
def test_two_processes_at_one_table_and_one_dies(
    postgres: Postgres, new_database: Callable[[str], str], start: Callable[..., Server]
) -> None:
    assert postgres.port
    database = new_database("postgresql")
    left, right = start(database, FARSHORE_POLL="1"), start(database, FARSHORE_POLL="1")
    sitting = make(left, seed="two processes")
    far = Sitting(right.address, sitting.table, sitting.secrets)

    async def play() -> int:
        ada, bo = await sitting.guest(0), await far.guest(1)
        acted = await in_turn(ada, bo, 25)
        assert acted > 25
        acted += await both_at_once(ada, bo)
        do, version = ada.scene_actions(), ada.version
        left.kill()
        with pytest.raises((ConnectionClosed, OSError)):
            await ada.act(0, do[0], action_id="on its way")
        ada = await far.guest(0, since=version)
        for _ in range(2):  # the page sends again what was not answered; whether it had arrived or not, it is done once
            await ada.act(0, do[0], version=version, action_id="on its way")
        await both_see_all(ada, bo)
        acted += 1
        acted += await in_turn(ada, bo, 10)
        return acted

    acted = run(play())
    assert sum(not event.startswith("- ") for event in stored(right, far)) == acted, "each is there, and there once"


async def in_turn(ada: TableClient, bo: TableClient, rounds: int) -> int:
    """Who is to act acts, one after the other; how often somebody did."""
    rng, acted = Random(rounds), 0
    for _ in range(rounds):
        for guest, seat in ((ada, 0), (bo, 1)):
            if seat in guest.turn.busy:
                await guest.act(seat, rng.choice(guest.scene_actions()))
                await both_see_all(ada, bo)
                acted += 1
    return acted


async def both_at_once(ada: TableClient, bo: TableClient) -> int:
    """The same table, two processes, the same moment: both are done. Ends when it is seat 0's move."""
    met = acted = 0
    while met < 6 or 0 not in ada.turn.busy:
        doing = [
            guest.act(seat, guest.scene_actions()[0]) for guest, seat in ((ada, 0), (bo, 1)) if seat in guest.turn.busy
        ]
        await asyncio.gather(*doing)
        await both_see_all(ada, bo)
        met += len(doing) == 2
        acted += len(doing)
    return acted


async def both_see_all(ada: TableClient, bo: TableClient) -> None:
    """An action is answered at one process before the other shows it."""
    latest = max(ada.version, bo.version)
    await asyncio.gather(ada.receive_until(latest), bo.receive_until(latest))
