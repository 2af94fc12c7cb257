"""Uploaded records and custom components are loaded in a worker; bad ones do not disturb other tables."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import get_ident
from time import thread_time
from typing import Any

import msgspec
import pytest

from farshore.core.memo import MemoByFields, Memos
from farshore.core.toml_data import read_packaged
from farshore.games import find
from farshore.server.tables import live_table as table_module
from farshore.server.tables import upload_sandbox_worker
from farshore.server.tables.match_setup import SetupRequest
from server.in_process_server import Nearby, Starter, in_process
from server.sit_down import request

ISLAND = read_packaged("farshore.games.la_isla", "island.toml")
TABLE = read_packaged("farshore.games.la_isla", "table.toml")
CARD = '[[group]]\nfunction = "more"\nanimal = "dodo"\nresource = "white"\nvalue = 1\n'
BAD: dict[str, dict[str, str]] = {
    "a key with many dots": {"cards.toml": "a." * 20_000 + "a = 1"},
    "twenty thousand cards": {"cards.toml": CARD * 5_000},
    "nesting": {"cards.toml": "a = " + "[" * 5_000 + "]" * 5_000},
    "digits": {"cards.toml": "a = " + "9" * 5_000},
    "a number without end": {"table.toml": TABLE.replace("resources = ", "resources = 1" + "0" * 15)},
    "more than anybody counts": {"table.toml": TABLE.replace("resources = ", "resources = 9999999")},
    "an unknown file": {"tabel.toml": TABLE},
    "many files": {f"{number}.toml": "" for number in range(21)},
}
for number_without_end in ("inf", "nan", "-inf", "1e300"):
    first = next(line for line in ISLAND.splitlines() if line.startswith("turn = "))
    BAD[f"turn = {number_without_end}"] = {"island.toml": ISLAND.replace(first, f"turn = {number_without_end}")}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nearby]:
    with in_process(f"sqlite:///{tmp_path_factory.mktemp('brought')}/tables.db") as running:
        assert request(running, "/api/records", {"record": "nothing"})[0] == 422  # everything is loaded now
        yield running


class Lag:
    """How much of the event loop's own time went by between two looks at it: others had to wait for so long."""

    longest = 0.0
    looks = 0

    async def watch(self, pause: float) -> None:
        while True:
            began = thread_time()
            await asyncio.sleep(pause)
            self.looks += 1
            self.longest = max(self.longest, thread_time() - began)


@contextmanager
def watched(house: Nearby, pause: float = 0.002) -> Iterator[Lag]:
    lag = Lag()
    watching = asyncio.run_coroutine_threadsafe(lag.watch(pause), house.loop)
    try:
        yield lag
    finally:
        watching.cancel()


@pytest.mark.parametrize("what", BAD)
def test_bad_components_are_refused_and_nobody_waits(house: Nearby, what: str) -> None:
    body = {"game": "la_isla", "seats": [{"kind": "me"}, {"kind": "here"}], "data": BAD[what]}
    with watched(house) as lag:
        status, _, words = request(house, "/api/tables?language=de", body)
    assert status in (400, 413, 422), words
    assert json.loads(words)["key"] in ("bad-data", "bad-message", "message-too-long"), words
    assert lag.longest < 0.1


def with_own_table(house: Nearby) -> dict[str, Any]:
    body = {"game": "la_isla", "seats": [{"kind": "me"}, {"kind": "here"}], "data": {"table.toml": TABLE}}
    status, _, words = request(house, "/api/tables", body)
    assert status == 201, words
    opened: dict[str, Any] = json.loads(words)
    return opened


def test_own_components_are_not_read_in_the_loop_when_a_table_is_opened(
    house: Nearby, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, game, threads = with_own_table(house), type(find("la_isla")), set[int]()
    house.inside(_forget(house, opened["table"]))
    read = game.with_data

    def noted(known: Any, data: Any) -> Any:
        threads.add(get_ident())
        return read(known, data)

    monkeypatch.setattr(game, "with_data", noted)
    assert request(house, f"/api/tables/{opened['table']}/position", {"at": 0})[0] == 200
    assert threads
    assert house.inside(_thread()) not in threads


def test_own_components_leave_nothing_behind_when_their_table_is_left(begin: Starter) -> None:
    """Cached parts of scenes do not keep the boxes of hundreds of uploads in memory."""
    house = begin(idle="0")
    opened = with_own_table(house)
    assert request(house, f"/api/tables/{opened['table']}/position", {"at": 0})[0] == 200
    assert any(map(kept, Memos.all))
    house.inside(_left(house, opened["table"]))
    assert not any(map(kept, Memos.all))


def kept(part: Any) -> int:
    return len(part._last) if isinstance(part, MemoByFields) else part.cache_info().currsize


async def _left(house: Nearby, table: str) -> None:
    house.tables.live[table].used = 0.0
    house.tables.sweep_once()
    assert table not in house.tables.live


async def _thread() -> int:
    return get_ident()


def test_good_components_are_played_with(house: Nearby) -> None:
    opened = with_own_table(house)
    found, _, shown = request(house, f"/api/tables/{opened['table']}/position", {"at": opened["version"]})
    assert found == 200
    assert json.loads(shown)["at"] == opened["version"]


@pytest.mark.skipif(sys.platform != "linux", reason="another process is asked for its limits")
def test_what_is_brought_has_its_own_memory_and_no_more(house: Nearby) -> None:
    from resource import RLIMIT_AS, prlimit

    worker = house.tables.sandbox._process.process
    assert worker is not None
    assert prlimit(worker.pid, RLIMIT_AS) == (upload_sandbox_worker.MEMORY, upload_sandbox_worker.MEMORY)


def test_components_that_cannot_be_shown_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = SetupRequest(game="la_isla", names=["Ada", "Bea"], data={"table.toml": TABLE}, seed="reef")
    packed = msgspec.msgpack.encode(brought)
    assert upload_sandbox_worker.handle_request(packed).refused is None

    def unspeakable(game: object, view: object) -> None:
        raise OverflowError("no page can be sent this")

    monkeypatch.setattr(type(find("la_isla")), "shared_scene", unspeakable)
    found = upload_sandbox_worker.handle_request(packed)
    assert found.refused is not None
    assert "no page can be sent this" in found.failed


def test_what_takes_too_long_is_refused(begin: Starter) -> None:
    house = begin(examine_seconds="0.000001")
    body = {"game": "la_isla", "seats": [{"kind": "me"}, {"kind": "here"}], "data": {"table.toml": TABLE}}
    status, _, words = request(house, "/api/tables?language=fr", body)
    assert (status, json.loads(words)["key"]) == (422, "takes-too-long")
    status, _, words = request(house, "/api/records", {"record": record_with(5)})
    assert (status, json.loads(words)["key"]) == (422, "takes-too-long")


def record_with(undos: int) -> str:
    replay = Path(__file__).parents[1] / "games" / "explorers" / "replays" / "02-2-seats.toml"
    lines = replay.read_text("utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith('  "0 mark'))
    again = [lines[first], '  "0 undo",'] * undos
    return "\n".join(lines[:first] + again + lines[first:])


@pytest.mark.parametrize(
    ("record", "key"),
    [
        ("x = " + "[" * 50_000, "bad-record"),
        ("x." * 50_000 + "x = 1", "bad-record"),
        ("x = " + "9" * 50_000, "bad-record"),
        ("x" * 390_000 + " = 1", "bad-record"),
        (record_with(1).replace('"0 undo"', f'"{"9" * 5000} undo"'), "bad-record"),
    ],
)
def test_bad_records_are_refused_in_few_words(house: Nearby, record: str, key: str) -> None:
    with watched(house) as lag:
        status, _, words = request(house, "/api/records?language=it", {"record": record})
    assert (status, json.loads(words)["key"]) == (422, key)
    assert len(words) < 2_000
    assert lag.longest < 0.1


def test_a_long_record_is_opened_beside_the_others(house: Nearby, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nearly a thousand times taken back: 2.7 seconds of everybody's time once, for each who looked."""
    monkeypatch.setattr(table_module, "SLICE", 0.001)
    at_once = Counter[int]()
    take = table_module.LiveTable._take

    def counted(table: table_module.LiveTable, *entry: Any) -> Any:
        at_once[lag.looks] += 1
        return take(table, *entry)

    monkeypatch.setattr(table_module.LiveTable, "_take", counted)
    status, _, words = request(house, "/api/records", {"record": record_with(950)})
    assert status == 201, words
    opened = json.loads(words)
    assert opened["version"] > 1_900
    house.inside(_forget(house, opened["table"]))
    with watched(house, 0) as lag:
        found, _, shown = request(house, f"/api/tables/{opened['table']}/position", {"at": opened["version"]})
    assert found == 200
    assert lag.longest < 0.1
    assert sum(at_once.values()) == opened["version"]
    assert max(at_once.values()) < opened["version"] / 4, "others have their turn in between"
    assert len(json.loads(shown).get("log", ())) <= 200


async def _forget(house: Nearby, table: str) -> None:
    house.tables.live.pop(table, None)


def test_a_thousand_undos_are_the_most(house: Nearby) -> None:
    status, _, words = request(house, "/api/records?language=en", {"record": record_with(1_001)})
    assert status == 422
    assert "undo at most 1,000 actions" in json.loads(words)["reason"]
