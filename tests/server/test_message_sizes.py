"""Sizes of messages before compression: the first message of a table, and the messages about a move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from statistics import mean

import pytest

from farshore.server import wire
from farshore.server.settings import Settings
from farshore.server.socket.session import Session
from farshore.server.store.store import Store
from farshore.server.tables.registry import TableRegistry
from farshore_research.bench import server as bench
from server.sit_down import run

FIRST, PATCH = 12_000, 700
LARGER = {("la_isla", 2): 1_020}
"""Of two seats one is always at its turn: most moves change its hand, or the five resources it may take."""
TABLES, MOVES = 8, 25


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_messages_are_small(
    game: str, seats: int, new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: Iterator[str] = (f"size {number}" for number in range(TABLES))
    monkeypatch.setattr(bench, "token_hex", lambda length: next(seeds))
    first: list[int] = []
    patches: list[int] = []

    async def play(tables: TableRegistry, script: bench.Script) -> None:
        chairs = tuple(wire.NewSeat(kind="me" if number == 0 else "here") for number in range(seats))
        opened = await tables.create(wire.NewTable(game=game, seats=chairs, seed=script.seed))
        table, heard = await tables.open(opened.table), list[bytes]()

        async def waits(words: str) -> None:
            raise AssertionError("everything is written at once")

        def hear(message: bytes) -> bool:
            heard.append(message)
            return True

        sessions = [Session(waits) for _ in range(seats)]
        for seat, session in enumerate(sessions):
            session.outbox.write_now = hear
            session.join(table, frozenset({seat}), seat, 0)
        await asyncio.sleep(0)
        first.extend(len(message) for message in heard if message.startswith(b'{"type":"scene"'))
        heard.clear()
        for number, (seat, do, version) in enumerate(script.moves):
            await table.act(seat, do, version, str(number))
            sessions[seat].acknowledge(str(number))
            await asyncio.sleep(0)
        patches.extend(map(len, heard))

    async def play_all() -> None:
        store = await Store.open(new_database("sqlite"))
        tables = TableRegistry(store, Settings(), "secret")
        for _ in range(TABLES):
            await play(tables, bench.Script.random(game, seats, MOVES))
        await store.close()

    run(play_all())
    assert len(first) == TABLES * seats
    assert mean(first) <= FIRST, f"{mean(first):.0f} bytes, at most {max(first)}"
    assert mean(patches) <= LARGER.get((game, seats), PATCH), f"{mean(patches):.0f} bytes"
