"""Seats are capabilities: who has the secret has the seat, and nobody else learns it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from farshore.client import TableClient
from farshore.server import wire
from farshore.server.bots import bot_seats
from farshore.server.tables.live_table import hash_secret
from farshore.server.tables.registry import new_secret
from farshore.server.workers.bot_pool import BotWorker
from farshore.server.workers.bot_worker import BotRequest, BotResponse
from server.conftest import Postgres
from server.in_process_server import Nearby
from server.sit_down import Sitting, make, request, run

Begin = Callable[..., Nearby]


def test_a_secret_has_at_least_128_bits_and_is_stored_hashed(begin: Begin, tmp_path: Path) -> None:
    secrets = {new_secret() for _ in range(1000)}
    assert len(secrets) == 1000
    assert min(map(len, secrets)) * 6 >= 128, "six bits a letter"
    house = begin(f"sqlite:///{tmp_path}/tables.db")
    sitting = make(house)

    async def sit() -> None:
        await (await sitting.guest(0, 1)).close()

    run(sit())
    house.stop()
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in sitting.secrets.values():
        assert secret.encode() not in stored
        assert hash_secret(secret).encode() in stored


def test_nobody_is_told_a_secret(begin: Begin) -> None:
    """Not even another seat of the same table; the player who opened the table received it once."""
    house = begin()

    async def play() -> None:
        sitting = make(house)
        ada, watcher = await sitting.guest(0), await sitting.guest()
        await ada.request(wire.Rename, seat=0, name="Ada")
        await watcher.receive_until(ada.version)
        answers = [request(house, f"/api/tables/{sitting.table}/{what}", {"at": 1})[2] for what in ("position",)]
        answers += [request(house, "/api/mine", {"secrets": [sitting.secrets[0]]})[2]]
        for words in (*ada.received, *watcher.received, *answers):
            for secret in sitting.secrets.values():
                assert secret not in words
                assert hash_secret(secret) not in words

    run(play())


def test_a_seat_that_is_left_without_a_bot_waits(begin: Begin) -> None:
    house = begin()

    async def play() -> None:
        sitting = make(house)
        ada, bo = await sitting.guest(0), await sitting.guest(1)
        await ada.request(wire.LeaveSeat, seat=0)
        await ada.close()
        while bo.table.seats[0].online:
            await bo.receive()
        assert bo.table.seats[0].kind == "person"
        assert 0 in bo.turn.busy
        again = await sitting.guest(0)
        await again.act(0, again.scene_actions()[0])

    run(play())


def test_a_bot_is_taken_over_by_another_process(
    begin: Begin, postgres: Postgres, new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that should let it think does not: after a while another one does."""
    assert postgres.port
    monkeypatch.setattr(bot_seats, "ELSEWHERE", 0.1)
    database = new_database("postgresql")
    left, right = begin(database, bot_seconds="0.1"), begin(database, bot_seconds="0.1")

    async def ask(worker: BotWorker, question: BotRequest) -> BotResponse:
        if asyncio.get_running_loop() is left.loop:
            await asyncio.Event().wait()
        return BotResponse()

    monkeypatch.setattr(BotWorker, "ask", ask)

    async def play() -> None:
        sitting = make(left)
        ada = await sitting.guest(0, 1)
        far = Sitting(right.address, sitting.table, sitting.secrets)
        watcher: TableClient = await far.guest()
        await ada.request(wire.LeaveSeat, seat=1, level="random")
        while 1 in watcher.turn.busy:
            await watcher.receive()
        while 1 in ada.turn.busy:
            await ada.receive()

    run(play())
