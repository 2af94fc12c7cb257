"""A clean stop, and bots that continue after errors: nothing is lost, all clients are notified."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from farshore.client import TableClient
from farshore.core import record
from farshore.games import find
from farshore.server.bots import bot_seats
from farshore.server.store.store import Store
from server.conftest import Server
from server.in_process_server import Nearby
from server.sit_down import make, request, run

AWAY = 1012
"""Service restart: the page connects again by itself."""


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_polite_stop_stores_everything_and_says_goodbye(
    kind: str, new_database: Callable[[str], str], start: Callable[..., Server]
) -> None:
    """In the middle of moves: what was acknowledged is there again, once, and so is the match."""
    server = start(new_database(kind), FARSHORE_LOG="debug")
    sittings = [make(server) for _ in range(4)]
    done: dict[str, list[str]] = {sitting.table: [] for sitting in sittings}

    async def play_on(number: int) -> int:
        sitting = sittings[number]
        guest = await sitting.guest(0)
        words = guest.scene_actions()[0]
        try:
            while True:
                for do in (words, "undo"):
                    await guest.act(0, do)
                    done[sitting.table].append(f"0 {do}")
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    async def play() -> list[int]:
        playing = [asyncio.create_task(play_on(number)) for number in range(len(sittings))]
        while min(map(len, done.values())) < 5:
            await asyncio.sleep(0.02)
        status = await asyncio.to_thread(server.stop)
        assert status in (0, -15)
        return await asyncio.gather(*playing)

    assert run(play()) == [AWAY] * len(sittings)
    logged = [json.loads(line) for line in server.logged().splitlines() if line.startswith("{")]
    assert logged[-1]["event"] == "stopped"
    steps = [line["seq"] for line in logged if line.get("table") == sittings[0].table and "seq" in line]
    assert steps == sorted(steps)
    assert len(steps) >= len(done[sittings[0].table])
    assert not server.mistakes()
    assert not any(secret in server.logged() for sitting in sittings for secret in sitting.secrets.values())
    again = start(server.database)
    for sitting in sittings:
        body = {"secrets": list(sitting.secrets.values())}
        words = request(again, f"/api/tables/{sitting.table}/record", body)[2]
        acted = [str(event) for event in record.load(words, find).match.events if str(event)[0] != "-"]
        acknowledged = done[sitting.table]
        assert acted[: len(acknowledged)] == acknowledged
        assert len(acted) <= len(acknowledged) + 1, "at most the one whose answer was on its way"


def test_metrics_tell_of_tables_connections_moves_times_and_bots(begin: Callable[..., Nearby]) -> None:
    house = begin(metrics="on")

    def answer() -> dict[str, float]:
        found = re.findall(r"^(farshore_\S+) (\S+)$", request(house, "/metrics")[2], re.MULTILINE)
        return {name: float(value) for name, value in found}

    async def play() -> None:
        before = answer()
        sitting = make(house, "explorers", "pr")
        ada, watcher = await sitting.guest(0), await sitting.guest()
        await ada.act(0, ada.scene_actions()[0])
        with pytest.raises(Exception, match="not-your-seat"):
            await watcher.act(0, "done")
        while 1 in ada.turn.busy:
            await ada.receive()
        now = answer()
        rise = {name: value - before.get(name, 0.0) for name, value in now.items()}
        assert rise["farshore_tables_made_total"] == now["farshore_live_tables"] == 1  # not what an earlier one left
        assert rise["farshore_connections"] == 2
        assert rise['farshore_moves_total{by="person"}'] == 1
        assert rise['farshore_moves_total{by="bot"}'] >= 1
        assert rise["farshore_move_seconds_count"] == 1
        assert now["farshore_move_seconds_sum"] > before.get("farshore_move_seconds_sum", 0.0)
        assert rise["farshore_bot_seconds_count"] >= 1
        assert rise['farshore_refusals_total{reason="not-your-seat"}'] == 1
        for guest in (ada, watcher):
            await guest.close()
        while answer()["farshore_connections"] != before["farshore_connections"]:
            await asyncio.sleep(0.02)

    run(play())


def disk_full(monkeypatch: pytest.MonkeyPatch, times: int) -> Iterator[int]:
    """The number of times that storing still fails."""
    append, failures = Store.append, iter(range(times))

    async def try_to(store: Store, *wish: Any) -> None:
        if next(failures, None) is not None:
            raise OSError("no space left on device")
        await append(store, *wish)

    monkeypatch.setattr(Store, "append", try_to)
    return failures


def test_a_bot_whose_action_cannot_be_stored_goes_on_when_it_can(
    begin: Callable[..., Nearby], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = begin()
    monkeypatch.setattr(bot_seats, "AGAIN", 0.05)
    failures = disk_full(monkeypatch, 3)

    async def play() -> None:
        watcher: TableClient = await make(house, "kingdom_maps", "rr").guest()
        start = watcher.version
        await watcher.receive_until(start + 3)

    run(play())
    assert next(failures, None) is None


def test_a_player_whose_action_cannot_be_stored_is_told_and_nothing_has_changed(
    begin: Callable[..., Nearby], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = begin()
    disk_full(monkeypatch, 1)

    async def play() -> None:
        ada = await make(house).guest(0)
        before, do = ada.version, ada.scene_actions()[0]
        with pytest.raises(Exception, match="store-failed"):
            await ada.act(0, do, action_id="again")
        assert ada.version == before
        await ada.act(0, do, action_id="again")
        assert ada.version == before + 1

    run(play())
