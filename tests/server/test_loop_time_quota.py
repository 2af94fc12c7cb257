"""The share of the event loop: what one address asks for, on however many lines, is paid by that address alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import count
from time import monotonic, thread_time
from typing import Any

import pytest

from farshore.client import TableClient
from farshore.server import loop_time_quota, wire
from farshore.server.loop_time_quota import LoopTimeQuota, MeteredCoroutine
from farshore.server.socket import handler, session
from farshore.server.store.database import Connection
from server.in_process_server import Starter
from server.sit_down import make, request, run


def test_a_share_grows_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(loop_time_quota, "monotonic", lambda: now[0])
    share = LoopTimeQuota(200)
    assert share.seconds_owed("a") == 0
    share.spend("a", 0.9)
    assert share.seconds_owed("a") == 0, "five seconds' worth at once"
    share.spend("a", 0.3)
    assert share.seconds_owed("a") == pytest.approx(1.0)
    assert share.seconds_owed("b") == 0
    now[0] += 0.6
    assert share.seconds_owed("a") == pytest.approx(0.4)
    now[0] += 60
    share.spend("a", 1.0)
    assert share.seconds_owed("a") == 0
    assert LoopTimeQuota(0).seconds_owed("a") == 0


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_reading_is_paid_by_the_address_that_asks(
    kind: str, begin: Starter, new_database: Callable[[str], str]
) -> None:
    """Otherwise one address keeps all reading threads busy with long lists."""
    house = begin(new_database(kind))
    spent: list[float] = []

    def count_to_a_million(connection: Connection) -> int:
        numbers = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000000)"
        return int(connection.execute(f"{numbers} select count(*) from n").fetchone()[0])

    async def read() -> None:
        loop_time_quota.charge.set(spent.append)
        assert await house.tables.store.read(count_to_a_million) == 1_000_000

    house.inside(read())
    assert sum(spent) > 0.01


def test_only_what_the_loop_does_is_counted() -> None:
    spent: list[float] = []

    async def work(fails: bool) -> str:
        until = thread_time() + 0.02
        while thread_time() < until:
            pass
        await asyncio.sleep(0.3)
        if fails:
            raise KeyError("x")
        return "done"

    async def play() -> None:
        assert await MeteredCoroutine(work(False), spent.append) == "done"
        assert 0.02 <= sum(spent) < 0.2
        with pytest.raises(KeyError):
            await MeteredCoroutine(work(True), spent.append)
        task = asyncio.create_task(wait(MeteredCoroutine(work(False), spent.append)))
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    async def wait(metered: MeteredCoroutine[Any]) -> None:
        await metered

    run(play())


LOUD, CALM = "198.51.100.1", "192.0.2.7"


@pytest.mark.slow
def test_many_lines_of_one_address_leave_the_others_their_time(begin: Starter) -> None:
    """Twenty lines ask for everything anew, again and again: together they get their share, and nobody else pays."""
    house, lines, share = begin(cost="20", proxy="on"), 20, 0.02

    async def play() -> tuple[int, float]:
        sitting = make(house, "explorers", "pp")
        began = monotonic()
        noisy = [await guest_from(house.address, LOUD, sitting.table) for _ in range(lines)]
        ada = await guest_from(house.address, CALM, sitting.table, sitting.secrets[0])
        scenes = list[str]()

        async def shout(guest: TableClient) -> None:
            while True:
                await guest.send(wire.ChangeView(view=None))
                while not isinstance(await guest.receive(), wire.SceneMessage):
                    pass
                scenes.append("one more")

        shouting = [asyncio.create_task(shout(guest)) for guest in noisy]
        until = monotonic() + 2
        while monotonic() < until:
            await ada.send(wire.Ping())
            while not isinstance(await ada.receive(), wire.Pong):
                pass
            await asyncio.sleep(0.1)
        for task in shouting:
            task.cancel()
        await asyncio.gather(*shouting, return_exceptions=True)
        return lines + len(scenes), monotonic() - began

    scenes, took = run(play())
    paid = share * (loop_time_quota.AT_ONCE + took) / handler.WHOLE
    assert scenes <= paid + 2 * lines, "each line may get one more than was left"
    assert not house.app.costs.seconds_owed(CALM)


def test_a_whole_scene_is_paid_when_it_is_asked_for(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only when it is made: until then many could be asked for."""
    house = begin(cost="20", proxy="on")
    monkeypatch.setattr(handler, "WHOLE", 60.0)

    async def play() -> None:
        guest = await guest_from(house.address, LOUD, make(house, "explorers", "pp").table)
        await guest.close()

    run(play())
    assert house.app.costs.seconds_owed(LOUD) > 1_000


def test_what_is_made_for_a_page_is_paid_by_that_page(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin(cost="20", proxy="on")

    async def play() -> None:
        sitting = make(house, "explorers", "pp")
        watcher = await guest_from(house.address, LOUD, sitting.table)
        ada = await guest_from(house.address, CALM, sitting.table, sitting.secrets[0])
        await watcher.receive()  # Ada has come
        monkeypatch.setattr(session, "thread_time", partial(next, count(0, 60)))
        await ada.act(0, ada.scene_actions()[0])
        await watcher.receive_until(ada.version)

    run(play())
    assert house.app.costs.seconds_owed(LOUD) > 1_000


async def guest_from(address: str, client: str, table: str, *secrets: str) -> TableClient:
    from websockets.asyncio.client import connect

    forwarded = {"x-forwarded-for": client}
    socket = await connect(f"ws://{address}/socket", additional_headers=forwarded, max_size=None, compression=None)
    guest = TableClient(socket)
    await guest.send(wire.Join(table=table, secrets=secrets))
    while guest.version < 0:
        await guest.receive()
    return guest


def test_requests_beyond_the_share_are_refused(begin: Starter) -> None:
    house = begin(cost="1", proxy="on")
    asked = (request(house, "/api/games?language=de", **{"x-forwarded-for": "198.51.100.1"})[0] for _ in range(3_000))
    assert 429 in asked
    for path in ("/words/en.ftl", "/", "/games/explorers/art.svg"):
        assert request(house, path, **{"x-forwarded-for": "198.51.100.1"})[0] == 429
    assert request(house, "/health", **{"x-forwarded-for": "198.51.100.1"})[0] == 200
    assert request(house, "/api/games", **{"x-forwarded-for": "192.0.2.7"})[0] == 200
