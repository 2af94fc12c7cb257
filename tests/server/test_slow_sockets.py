"""Real lines that are not read: they skip steps, block nobody, and are cut in the end."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from farshore.client import TableClient
from farshore.server import wire
from farshore.server.socket.session import STEPS_BEHIND
from server.in_process_server import Nearby
from server.sit_down import Sitting, make, run

SMALL = 8_192


async def reluctant(sitting: Sitting) -> TableClient:
    """A spectator with the smallest buffers there are, who reads only when asked to."""
    host, _, port = sitting.address.partition(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.connect((host, int(port)))
    uri = f"ws://{sitting.address}/socket"
    guest = TableClient(await connect(uri, sock=line, max_queue=1, max_size=None, compression=None, ping_interval=None))
    await guest.send(wire.Join(table=sitting.table))
    return guest


async def blocked_since(house: Nearby) -> float | None:
    """Since when something is on its way to the spectator; asked inside the server, between two of its steps."""
    assert house.app.sockets is not None
    return next((session.outbox.blocked_since for session in house.app.sockets.open if not session.held), None)


async def until_stuck(house: Nearby, guest: TableClient) -> None:
    """Asks for whole scenes, and reads none, until the same one has been on its way for a while."""
    before, now = None, None
    while now is None or now != before:
        if now is None:
            await guest.send(wire.ChangeView())
        await asyncio.sleep(0.15)
        before, now = now, await asyncio.to_thread(house.inside, blocked_since(house))


async def look_without_end(guest: TableClient) -> None:
    """Asks for whole scenes, and reads none."""
    while True:
        await guest.send(wire.ChangeView())
        await asyncio.sleep(0.02)


def small_buffers(house: Nearby) -> Nearby:
    house.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    return house


def test_a_line_that_is_not_read_blocks_nobody_and_catches_up_with_one_scene(begin: Callable[..., Nearby]) -> None:
    house = small_buffers(begin(slow="60"))

    async def play() -> None:
        sitting = make(house)
        ada, bo = await sitting.guest(0), await sitting.guest(1)
        slow = await reluctant(sitting)
        await until_stuck(house, slow)
        do = ada.scene_actions()[0]
        for _ in range(STEPS_BEHIND):
            for words in (do, "undo"):
                await ada.act(0, words)
                await bo.receive_until(ada.version)
        await slow.receive_until(ada.version)
        assert any('"resync":true' in words for words in slow.received)
        assert sum('"type":"patch"' in words for words in slow.received) < 10, "the steps between were left out"
        await ada.act(0, do)
        await slow.receive_until(ada.version)

    run(play())


def test_a_line_that_is_never_read_is_cut(begin: Callable[..., Nearby]) -> None:
    house = small_buffers(begin(slow="0.5"))

    async def play() -> None:
        sitting = make(house)
        ada, slow = await sitting.guest(0), await reluctant(sitting)
        with pytest.raises(ConnectionClosed):
            await look_without_end(slow)
        while len(house.server.server_state.connections) > 1:
            await asyncio.sleep(0.05)
        await ada.act(0, ada.scene_actions()[0])
        while ada.table.watching:
            await ada.receive()

    run(play())
