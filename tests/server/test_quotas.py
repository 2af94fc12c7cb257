"""What one address may store in a day, and what is deleted when."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from time import time
from typing import Any, TypeVar

import pytest

from farshore.cli import main
from farshore.client import RequestRefused
from farshore.server import wire
from farshore.server.competitions.service import ROUND_BYTES
from farshore.server.players.service import PLAYER_BYTES
from farshore.server.store import chat, table_rows
from farshore.server.store.database import Connection
from farshore.server.store.storage_per_address import ROW_BYTES, DailyQuota, event_bytes
from farshore.server.store.table_rows import EventRow, SeatRow, Summary, TableRow
from farshore.server.tables import registry
from server.competing import new_tournament, rivals
from server.in_process_server import Nearby, Starter
from server.sit_down import MESSAGES, make, request, run
from server.test_follow import new_table
from server.test_uploads import TABLE

T = TypeVar("T")
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


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_moves_chat_and_reports_are_charged_too(
    kind: str, begin: Starter, new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise one address could store gigabytes a day with moves and undos."""
    url = new_database(kind)
    house = begin(url, day_mb="1")
    sitting = make(house, seats="pp", chat=True)

    def save() -> None:
        house.inside(house.tables.storage.save())

    async def play() -> None:
        ada, bo = await sitting.guest(0), await sitting.guest(1)
        action = ada.scene_actions()[0]
        await ada.act(0, action)
        await asyncio.to_thread(save)
        monkeypatch.setattr(
            house.tables.storage, "quota", DailyQuota(0, (await asyncio.to_thread(stored_bytes))[0] + 200)
        )
        for do in ("undo", action, "undo"):
            await ada.act(0, do)
        await asyncio.to_thread(save)
        version = ada.version
        for guest, seat, message, more in (
            (ada, 0, "act", {"do": action, "version": version}),
            (bo, 1, "say", {"words": "hello"}),
            (bo, 1, "report", {"number": 1}),
            (bo, 1, "report-name", {"about": 0}),
        ):
            with pytest.raises(RequestRefused) as refused:
                await guest.request(MESSAGES[message], seat=seat, **more)
            assert refused.value.key == "day-bytes"
        assert house.tables.live[sitting.table].version == version
        monkeypatch.setattr(registry, "today", lambda: "2999-01-01")
        await ada.act(0, action)

    def stored_bytes() -> list[int]:
        wanted = "select bytes from usage"
        return house.inside(
            house.tables.store.read(lambda connection: [size for (size,) in connection.execute(wanted)])
        )

    run(play())


def test_players_competitions_and_notices_are_charged_too(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """New players with shared data alone would be 700 MB a day from one address."""
    house = begin(private_hooks="1", day_mb="50")
    sizes: dict[str, int] = {}

    def stored_bytes() -> int:
        house.inside(house.tables.storage.save())
        wanted = "select coalesce(sum(bytes), 0) from usage"
        found: int = house.inside(house.tables.store.read(lambda database: database.execute(wanted).fetchone()[0]))
        return found

    def charged(what: str, work: Callable[[], T]) -> T:
        before = stored_bytes()
        done = work()
        sizes[what] = stored_bytes() - before
        return done

    ada, ben = charged("players", lambda: rivals(house, "Ada", "Ben"))
    swiss = charged("tournament", lambda: new_tournament(ada, rounds=3))
    ladder = new_tournament(ada, format="ladder")
    charged("entry", lambda: ben.post(f"/api/tournaments/{swiss}/enter"))
    charged("entry of a ladder", lambda: ben.post(f"/api/tournaments/{ladder}/enter"))
    ada.post(f"/api/tournaments/{ladder}/control", do="start")
    charged("deal", lambda: ben.post(f"/api/tournaments/{ladder}/deal", deal=1))
    charged("the same deal", lambda: ben.post(f"/api/tournaments/{ladder}/deal", deal=1))
    sitting = make(house, person="here")
    notice = {"secrets": [sitting.secrets[0]], "address": "http://127.0.0.1:9/x", "house": "http://x", "kind": "hook"}
    charged("notice", lambda: request(house, f"/api/tables/{sitting.table}/notices", notice))
    club = charged("club", lambda: ada.post("/api/clubs", name="Reef"))
    charged("member", lambda: ben.post("/api/clubs/join", code=club["code"]))
    charged("token", lambda: ben.post("/api/player/bot", name="Program", scopes=["play"]))
    new_table(ada, ben)  # they have met
    charged("follow", lambda: ada.post("/api/people/follow", name="Ben"))
    charged("block", lambda: ada.post("/api/people/block", name="Ben"))
    assert sizes.pop("players") == 2 * (PLAYER_BYTES + ROW_BYTES), "with a session each"
    assert sizes.pop("entry") == 3 * ROUND_BYTES
    assert {what for what, size in sizes.items() if not size} == {"entry of a ladder", "the same deal"}
    assert min(size for size in sizes.values() if size) >= ROW_BYTES

    monkeypatch.setattr(house.tables.storage, "quota", DailyQuota(0, 1))
    house.tables.storage.charge("127.0.0.1", 1)
    stored_bytes()
    assert ada.refused(f"/api/tournaments/{swiss}/enter") == (429, "day-bytes")
    assert ben.refused(f"/api/tournaments/{ladder}/deal", deal=2) == (429, "day-bytes")
    for path, body in (
        ("/api/tournaments", {"name": "Cup", "game": "explorers"}),
        ("/api/clubs", {"name": "Lagoon"}),
        ("/api/clubs/join", {"code": club["code"]}),
        ("/api/player/bot", {"name": "Program", "scopes": ["play"]}),
        ("/api/people/follow", {"name": "Ben"}),
    ):
        assert ada.refused(path, **body) == (429, "day-bytes"), path
    assert refusal(house, {"name": "Cy"}, "/api/player/new") == "429 day-bytes"
    assert refusal(house, notice, f"/api/tables/{sitting.table}/notices") == "429 day-bytes"


@pytest.mark.parametrize("action_id", ["1", "x" * 64], ids=["short", "long"])
def test_events_take_about_as_much_as_is_charged(action_id: str, begin: Starter) -> None:
    house = begin()
    table, many = make(house).table, 5_000
    rows = [(table, 1_000 + number, "0 terrain prairie", action_id, time()) for number in range(many)]
    size = "select page_count * page_size from pragma_page_count(), pragma_page_size()"

    def grow(connection: Connection) -> int:
        before: int = connection.execute(size).fetchone()[0]
        table_rows.append_events(connection, rows)
        return int(connection.execute(size).fetchone()[0]) - before

    charged = many * (event_bytes("0 terrain prairie") + len(action_id))
    assert 0.5 * charged < house.inside(house.tables.store.write(grow)) < 1.1 * charged


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
    assert "nothing to delete" in capsys.readouterr().err
    words = ["db", "prune", "--database", url, "--unplayed", "7", "--finished", "7"]
    assert main([*words, "--dry-run"]) == 0
    assert capsys.readouterr().out == "would be deleted: 1 unplayed table, 1 finished match\n"
    assert house.inside(read()) == everything
    assert main(words) == 0
    assert capsys.readouterr().out == "deleted: 1 unplayed table, 1 finished match\n"
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
        await guest.request(wire.Rename, seat=0, name="Ada")

    run(play())


def test_the_page_learns_what_is_kept(begin: Starter) -> None:
    assert "keep" not in json.loads(request(begin(), "/api/games")[2])
    assert json.loads(request(begin(keep_finished="30"), "/api/games")[2])["keep"] == {"finished": 30}
