"""Compression of messages: the compressor is freed while nothing is sent, and clients notice no difference."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from farshore.server.socket import handler
from farshore.server.socket.limited_websocket import QUICK, TOO_SHORT, WINDOW, SelectiveDeflate
from server.in_process_server import Starter
from server.sit_down import make, run

WORDS = b'{"type":"patch","version":%d,"set":[["map",{"cells":{"0":[67]}}]]}'


def server_side(*, forgets: bool = False) -> SelectiveDeflate:
    return SelectiveDeflate(PerMessageDeflate(False, forgets, WINDOW, WINDOW, QUICK))


def has_compressor(extension: SelectiveDeflate) -> bool:
    return hasattr(extension, "encoder")


@pytest.mark.parametrize("forgets", [False, True], ids=["each refers to earlier ones", "each alone"])
def test_a_client_reads_on_after_the_compressor_was_freed(forgets: bool) -> None:
    sends, reads = server_side(forgets=forgets), PerMessageDeflate(forgets, False, WINDOW, WINDOW)
    for number in range(8):
        message = b" ".join(WORDS % (number + place) for place in range(6))
        packed = sends.encode(Frame(Opcode.TEXT, message))
        assert packed.rsv1
        assert len(packed.data) < len(message) / 2
        assert bytes(reads.decode(packed).data) == message
        if number % 3 == 2:
            sends.free_if_unused()
            sends.free_if_unused()
            assert not has_compressor(sends)


def test_the_compressor_exists_only_while_it_is_used() -> None:
    sends = server_side()
    assert not has_compressor(sends), "most of a connection's memory, before anything is sent"
    sends.encode(Frame(Opcode.TEXT, b"x" * (TOO_SHORT - 1)))
    assert not has_compressor(sends), "short messages are not compressed"
    sends.encode(Frame(Opcode.TEXT, b"x" * TOO_SHORT))
    sends.free_if_unused()
    assert has_compressor(sends), "it was used since the last check"
    sends.free_if_unused()
    assert not has_compressor(sends)


def test_a_connection_keeps_no_decompressor(begin: Starter) -> None:
    house = begin(deflate="on")
    sitting = make(house)

    async def play() -> None:
        async with connect(f"ws://{house.address}/socket", compression="deflate") as page:
            (agreed,) = page.protocol.extensions
            assert isinstance(agreed, PerMessageDeflate)
            assert agreed.local_no_context_takeover, "each message of the client is compressed alone"
            for _ in range(3):
                await page.send(json.dumps({"type": "join", "table": sitting.table}))
                assert json.loads(await page.recv())["type"] == "scene"
            (server,) = house.tables.live[sitting.table].sessions
            protocol = server.free_if_unused.__self__  # type: ignore[attr-defined]
            assert [hasattr(extension, "decoder") for extension in protocol.conn.extensions] == [False]

    run(play())


def test_a_page_reads_on_after_a_pause(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server frees the compressor of its connection after each scene."""
    monkeypatch.setattr(handler, "IDLE", 0.001)
    freed: list[SelectiveDeflate] = []
    free = SelectiveDeflate.free_if_unused

    def note(extension: SelectiveDeflate) -> bool:
        had = has_compressor(extension)
        assert free(extension) == (had and not has_compressor(extension))
        if had and not has_compressor(extension):
            freed.append(extension)
            return True
        return False

    house = begin(deflate="on")
    sitting = make(house)

    async def play() -> None:
        async with connect(f"ws://{house.address}/socket", compression="deflate") as page:
            monkeypatch.setattr(SelectiveDeflate, "free_if_unused", note)
            for number in range(1, 4):
                await page.send(json.dumps({"type": "join", "table": sitting.table}))
                assert json.loads(await page.recv())["type"] == "scene"
                while len(freed) < number:
                    await asyncio.sleep(0.01)

    run(play())
    assert len(set(freed)) == 1
