"""Full collections run after enough tables and connections have ended."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Iterator
from time import monotonic

import pytest

from farshore.core.memo import Memos
from farshore.server import garbage_collector
from farshore.server.garbage_collector import LEAST, Collector, return_free_memory, tune_collector
from farshore_research.bench.live_tables import resident
from server.in_process_server import Starter
from server.sit_down import make, run, wait_until


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_a_collection_is_due_when_half_as_many_have_ended_as_are_in_memory() -> None:
    counts = {"ended": 0, "open": 0}
    watching = Collector(lambda: counts["ended"], lambda: counts["open"])
    counts |= {"ended": LEAST - 1}
    assert not watching.is_due, "a server with few tables does not collect for each"
    counts |= {"ended": LEAST}
    assert watching.is_due
    watching.collect()
    assert not watching.is_due
    counts |= {"ended": 2 * LEAST, "open": 10 * LEAST}
    assert not watching.is_due, "a collection takes longer, the more there is"
    counts |= {"ended": 6 * LEAST}
    assert watching.is_due


def test_a_collection_is_due_after_a_while_if_anything_has_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    """What forms cycles without being a table or a connection is found too."""
    watching, later = Collector(lambda: 0, lambda: 0), monotonic() + 2 * garbage_collector.LONGEST
    monkeypatch.setattr(garbage_collector, "monotonic", lambda: later)
    monkeypatch.setattr(watching, "_young_before", watching._young())
    gc.disable()
    try:
        assert not watching.is_due, "nothing has happened"
    finally:
        gc.enable()
    gc.collect(0)
    assert watching.is_due


def test_no_number_of_allocations_walks_everything() -> None:
    tune_collector()
    full = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(5 * garbage_collector.YOUNG)]
    assert gc.get_stats()[2]["collections"] == full
    assert kept


def test_tables_and_connections_that_ended_are_counted(begin: Starter) -> None:
    house = begin()
    sockets = house.app.sockets
    assert sockets is not None
    sitting = make(house)

    async def visit() -> None:
        guest = await sitting.guest(0)
        await guest.close()

    run(visit())
    wait_until(lambda: sockets.ended == 1)
    house.inside(house.tables.open(sitting.table))

    async def drop() -> bool:
        house.tables.drop(house.tables.live[sitting.table])
        return any(getattr(memo, "_last", ()) for memo in Memos.all)

    assert not house.inside(drop()), "results for tables that are gone"
    assert house.tables.dropped == 1


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="glibc's heap alone is trimmed"
)
def test_memory_between_longer_lived_blocks_is_returned() -> None:
    blocks = [bytearray(20_000) for _ in range(4_000)]
    kept = blocks[::40]
    del blocks
    before = resident()
    return_free_memory()
    assert resident() < before - 40_000
    assert len(kept) == 100
