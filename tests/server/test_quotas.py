"""What one address may store in a day, and what is deleted when."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from time import time
from typing import Any

import pytest

from farshore.cli import main
from farshore.server.store import chat, table_rows
from farshore.server.store.database import Connection
from farshore.server.store.table_rows import EventRow, SeatRow, Summary, TableRow
from farshore.server.tables import registry
from server.nearby import Nearby, Starter
from server.sitting import make, request, run
from server.test_brought import TABLE

DAY = 86_400.0
SOLO = {"game": "explorers", "seats": [{"kind": "me"}]}


def refusal(house: Nearby, body: dict[str, Any], path: str = "/api/tables", **headers: str) -> str:
    """Why a request is refused; empty if it is not."""
    status, _, words = request(house, path, body, **headers)
    return "" if status == 201 else f"{status} {json.loads(words)['key']}"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_address_opens_only_so_many_tables_a_day(
    kind: str, begin: Starter, new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_database(kind)
    house = begin(url, day_tables="3", proxy="on")
    one, other = {"x-forwarded-for": "2001:db8::1"}, {"x-forwarded-for": "2001:db8:0:1::1"}
    assert [refusal(house, SOLO, **one) for _ in range(4)] == ["", "", "", "429 day-tables"]
    assert refusal(house, SOLO, **{"x-forwarded-for": "2001:db8::2"}) == "429 day-tables", "the same /64"
    assert refusal(house, SOLO, **other) == ""
    table = json.loads(request(house, "/api/tables", SOLO, **other)[2])["table"]
    record = request(house, f"/api/tables/{table}/record", {})[2]
    assert refusal(house, {"record": record}, "/api/records", **one) == "429 day-tables"
    house.stop()
    again = begin(url, day_tables="3", proxy="on")
    assert refusal(again, SOLO, **one) == "429 day-tables", "also after a restart"
    monkeypatch.setattr(registry, "today", lambda: "2999-01-01")
    assert refusal(again, SOLO, **one) == "", "tomorrow"


def test_an_address_stores_only_so_many_bytes_a_day_and_nothing_of_what_is_refused(begin: Starter) -> None:
    house = begin(day_mb="1")
    components = {"table.toml": f"{TABLE}# {'x' * 50_000}\n"}
    body = {"game": "la_isla", "seats": [{"kind": "me"}, {"kind": "here"}], "data": components}
    found = [refusal(house, body) for _ in range(21)]
    assert found[:15] == [""] * 15
    assert found[-1] == "429 day-bytes"
    assert len(house.inside(house.tables.store.read(stored_tables))) == found.count("")
    assert refusal(house, SOLO) == "", "a small table still fits"


def test_addresses_are_stored_hashed(begin: Starter) -> None:
    house = begin(day_tables="3", proxy="on")
    assert refusal(house, SOLO, **{"x-forwarded-for": "192.0.2.77"}) == ""
    rows = house.inside(
        house.tables.store.read(lambda connection: list(connection.execute("select address, tables, bytes from usage")))
    )
    ((address, tables, size),) = rows
    assert "192.0.2" not in address
    assert tables == 1
    assert size > 500


def test_a_table_keeps_its_last_chat_messages_and_reported_ones(
    begin: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "KEPT", 3)
    house = begin()
    table = make(house, chat=True).table

    def talk(connection: Connection) -> list[int]:
        for number in range(6):
            chat.add(connection, table, 0, time(), f"line {number}")
            if number == 0:
                chat.report(connection, table, 1, 1)
        return [line.number for line in chat.recent(connection, table, 100)]

    assert house.inside(house.tables.store.write(talk)) == [1, 4, 5, 6]


def store_old_tables(connection: Connection) -> None:
    """Tables of each kind, ten days old and new."""
    for age in (10, 0):
        then = time() - age * DAY
        for kind, over, frozen, by in (
            ("unplayed", False, False, None),
            ("played", False, False, "id"),
            ("upload", True, True, None),
            ("finished", True, False, "id"),
        ):
            row = TableRow(f"{kind}{age}", "explorers", 1, {}, [SeatRow("Ada", "person", "", "hash", True)], "seed")
            row.frozen, row.created = frozen, then
            row.summary = Summary(2, () if over else (0,), over, (), (), then)
            table_rows.create(connection, row, [EventRow("- card 1"), EventRow("0 pass", by)])


def stored_tables(connection: Connection) -> list[str]:
    return [table for (table,) in connection.execute("select id from tables order by id")]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_old_tables_are_deleted_as_the_operator_says(
    kind: str, begin: Starter, new_database: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    url = new_database(kind)
    house = begin(url)
    house.inside(house.tables.store.write(store_old_tables))
    read = partial(house.tables.store.read, stored_tables)
    everything = house.inside(read())
    assert len(everything) == 8
    assert house.inside(house.tables.prune()) == {}, "off by default"
    assert main(["db", "prune", "--database", url]) == 1
    assert "everything is kept" in capsys.readouterr().err
    words = ["db", "prune", "--database", url, "--unplayed", "7", "--finished", "7"]
    assert main([*words, "--dry-run"]) == 0
    assert capsys.readouterr().out == "would be deleted: 1 table that nobody played, 1 finished match\n"
    assert house.inside(read()) == everything
    assert main(words) == 0
    assert capsys.readouterr().out == "deleted: 1 table that nobody played, 1 finished match\n"
    left = [table for table in everything if table not in ("unplayed10", "finished10")]
    assert house.inside(read()) == left
    house.stop()
    again = begin(url, keep_uploads="7")
    assert again.inside(again.tables.prune()) == {"uploads": 1}
    assert again.inside(again.tables.store.read(stored_tables)) == [t for t in left if t != "upload10"]


def test_a_table_that_somebody_looks_at_is_not_deleted(begin: Starter) -> None:
    house = begin(keep_finished="7", keep_unplayed="7")
    sitting = make(house)
    old = "update tables set changed = ?"

    async def play() -> None:
        guest = await sitting.guest(0)
        await asyncio.to_thread(
            house.inside, house.tables.store.write(lambda connection: connection.execute(old, (time() - 10 * DAY,)))
        )
        assert await asyncio.to_thread(house.inside, house.tables.prune()) == {}
        await guest.request("rename", seat=0, name="Ada")

    run(play())


def test_the_page_learns_what_is_kept(begin: Starter) -> None:
    assert "keep" not in json.loads(request(begin(), "/api/games")[2])
    assert json.loads(request(begin(keep_finished="30"), "/api/games")[2])["keep"] == {"finished": 30}
