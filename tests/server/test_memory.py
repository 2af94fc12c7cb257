"""Tables in memory: bounded, the least recently used leave first, and loading is charged to who asks."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from random import Random
from time import monotonic, thread_time

import pytest

from farshore.core.checkpoints import EVERY
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.core.memo import Memos
from farshore.games import find
from farshore.server import wire
from farshore.server.store.table_rows import EventRow, SeatRow, TableRow
from farshore.server.tables import live_table, registry
from farshore.server.tables.live_table import LiveTable
from farshore_research.bench.live_tables import BenchSeats, NoStore
from server.in_process_server import Nearby, Starter
from server.sit_down import Sitting, make, request, run, wait_until

MEGABYTE = 1_000_000


@pytest.fixture
def heavy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table counts as a third of a megabyte."""
    monkeypatch.setattr(live_table, "TABLE_BYTES", MEGABYTE // 3)
    for name in ("SEAT_BYTES", "EVENT_BYTES", "CLIENT_BYTES"):
        monkeypatch.setattr(live_table, name, 0)


def look(house: Nearby, sitting: Sitting, ago: float = 60.0) -> LiveTable:
    """Open a table, as a replay does; it was last used this number of seconds ago."""
    assert request(house, f"/api/tables/{sitting.table}/position", {"at": 0})[0] == 200
    live = house.tables.live[sitting.table]
    live.used = monotonic() - ago
    return live


@pytest.mark.usefixtures("heavy")
def test_the_least_recently_used_table_leaves_first(begin: Starter) -> None:
    house = begin(live_tables_mb="1")
    sittings = [make(house) for _ in range(5)]
    look(house, sittings[0], ago=10)
    for number, sitting in enumerate(sittings[1:4]):
        look(house, sitting, ago=60 - number)
    assert [sitting.table in house.tables.live for sitting in sittings] == [True, False, True, True, False]
    look(house, sittings[4])
    assert [sitting.table in house.tables.live for sitting in sittings] == [True, False, False, True, True]
    look(house, sittings[1], ago=0)
    assert len(house.tables.live) == 3, "a client that comes back finds the table again"


@pytest.mark.usefixtures("heavy")
def test_one_address_cannot_keep_all_memory_by_staying(begin: Starter) -> None:
    """Tables with connections stay as long as others can leave; then those of the address with most of them go."""
    house = begin(live_tables_mb="1", proxy="on")
    sittings = [make(house) for _ in range(6)]

    async def play() -> None:
        visitor = await sittings[0].guest(0)
        for session in house.tables.live[sittings[0].table].sessions:
            session.address = "192.0.2.1"
        greedy = [await sitting.guest(0) for sitting in sittings[1:4]]
        for number, sitting in enumerate(sittings[:4]):
            house.tables.live[sitting.table].used = monotonic() - 60 + number
        house.loop.call_soon_threadsafe(house.tables.free_memory)
        await asyncio.to_thread(wait_until, lambda: len(house.tables.live) == 3)
        assert sittings[0].table in house.tables.live
        assert sittings[1].table not in house.tables.live
        await greedy[0].socket.wait_closed()
        await visitor.request(wire.Rename, seat=0, name="Ada")
        again = await sittings[1].guest(0)
        assert again.view == 0

    run(play())


@pytest.mark.usefixtures("heavy")
def test_a_table_in_mid_move_stays(begin: Starter) -> None:
    house = begin(live_tables_mb="1")
    sittings = [make(house) for _ in range(5)]
    first = look(house, sittings[0], ago=100)
    house.inside(first.lock.acquire())
    thinking = look(house, sittings[1], ago=90)
    thinking.thinking.add(1)
    for sitting in sittings[2:]:
        look(house, sitting)
    assert {sittings[0].table, sittings[1].table} <= set(house.tables.live)
    house.loop.call_soon_threadsafe(first.lock.release)


def test_loading_is_charged_to_the_address_that_asks(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin(cost="1000000")
    house.app.loaded = True
    sitting = make(house)
    house.inside(asyncio.sleep(0))
    house.tables.live.clear()
    spent: list[tuple[str, float]] = []
    monkeypatch.setattr(house.app.costs, "spend", lambda address, seconds: spent.append((address, seconds)))
    real = registry.TableRegistry._read

    async def read(tables: registry.TableRegistry, table: str) -> LiveTable:
        found = await real(tables, table)
        began = thread_time()
        while thread_time() < began + 0.2:  # a long match
            pass
        return found

    monkeypatch.setattr(registry.TableRegistry, "_read", read)
    assert request(house, f"/api/tables/{sitting.table}/position", {"at": 0})[0] == 200
    assert sum(seconds for address, seconds in spent if address == "127.0.0.1") > 0.1


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_the_estimate_of_a_tables_memory_is_what_python_allocates(game: str, seats: int) -> None:
    """Scene parts are not counted: all tables share them, and their number is bounded."""
    tables, moves = 4, 40

    async def play(many: int) -> list[BenchSeats]:
        opened = [await BenchSeats.open(game, seats, moves) for _ in range(many)]
        for number in range(moves):
            for each in opened:
                await each.play(number)
        return opened

    async def measure() -> tuple[float, float]:
        await play(1)  # what the first table loads is not its own
        gc.collect()
        tracemalloc.start()
        try:
            opened = await play(tables)
            Memos.clear()
            gc.collect()
            return tracemalloc.get_traced_memory()[0] / tables, opened[0].table.memory
        finally:
            tracemalloc.stop()

    Memos.clear()
    allocated, estimate = run(measure())
    assert 0.6 * allocated < estimate < 2.5 * allocated, f"{allocated:,.0f} bytes are allocated"


@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_a_table_that_is_loaded_keeps_few_positions(game: str) -> None:
    match: AnyMatch = Match(find(game), ["Ada", "Ben"], dealer=SeededDealer("reef"))
    rng = Random(3)
    while len(match.events) < 100:
        match.play(seat := rng.choice(match.to_act), rng.choice(list(match.legal(seat))))
    seats = [SeatRow("", "person"), SeatRow("", "person")]
    row = TableRow("reef", game, find(game).info.edition, {}, seats, "reef")
    stored = [EventRow(str(event)) for event in match.events]
    states = run(LiveTable.load(row, stored, find(game), NoStore())).match.states  # type: ignore[arg-type]
    kept = sum(list.__getitem__(states, at) is not None for at in range(len(states)))
    can_be_undone = len(match.events) - match.undoable_actions()[0]
    assert kept <= len(states) // EVERY + can_be_undone + 2
    assert states[-1] == match.state
