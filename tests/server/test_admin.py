"""`farshore admin`: what the operator decides reaches running servers, takes effect, and is written down."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from farshore.cli import main
from farshore.client import RequestRefused
from farshore.server import wire
from farshore.server.operator_decisions import LIMITED, Ban, Site
from farshore.server.store import admin_rows, database
from farshore.server.store.database import Transactions
from farshore.server.usage_by_address import RecentUsage
from farshore.translations import LANGUAGES
from server.competing import enter_all, new_tournament, rivals
from server.in_process_server import Nearby, Starter
from server.sit_down import make, request, run

KINDS = ("sqlite", "postgresql")


class Operator:
    """Runs the command on a server's database, and has the server look at once."""

    def __init__(self, house: Nearby, capsys: pytest.CaptureFixture[str]) -> None:
        self.house, self.capsys = house, capsys

    def __call__(self, *words: str, fails: bool = False) -> str:
        self.capsys.readouterr()
        code = main(["admin", *words, "--database", self.house.app.settings.database])
        said = self.capsys.readouterr()
        assert bool(code) == fails, said.err
        self.house.inside(self.house.app.admin.check())
        return said.err if fails else said.out


@pytest.fixture
def operate(begin: Starter, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[Nearby, Operator]]:
    def make_both(database: str = "", **settings: str) -> tuple[Nearby, Operator]:
        house = begin(database, **settings)
        return house, Operator(house, capsys)

    return make_both


Operate = Callable[..., tuple[Nearby, Operator]]


def key_of(answer: tuple[int, dict[str, str], str]) -> tuple[int, str]:
    return answer[0], json.loads(answer[2]).get("key", "")


@pytest.mark.parametrize("kind", KINDS)
def test_tables_are_listed_frozen_and_deleted(operate: Operate, new_database: Callable[[str], str], kind: str) -> None:
    house, admin = operate(new_database(kind))
    sitting, other = make(house), make(house, "kingdom_maps", "pp")
    listed = admin("tables")
    assert sitting.table in listed
    assert other.table in listed
    assert sitting.table not in admin("tables", "--game", "kingdom_maps")
    assert {one["id"] for one in json.loads(admin("tables", "--json"))} == {sitting.table, other.table}
    assert "explorers" in admin("table", sitting.table)

    async def play() -> None:
        guest = await sitting.guest(0)
        action = guest.scene_actions()[0]
        admin("freeze", sitting.table)
        with pytest.raises(RequestRefused, match="table-stopped"):
            await guest.act(0, action)
        admin("unfreeze", sitting.table)
        await guest.act(0, action)
        admin("delete", sitting.table)
        with pytest.raises(ConnectionClosed):
            await guest.act(0, "undo")
        with pytest.raises(RequestRefused, match="no-such-table"):
            await sitting.guest(0)

    run(play())
    assert request(house, f"/api/tables/{other.table}/record", {"secrets": []})[0] == 200
    assert "there is no table" in admin("delete", sitting.table, fails=True)
    assert "isn’t stopped" in admin("unfreeze", other.table, fails=True)


def test_a_frozen_table_shows_no_hidden_hand(operate: Operate) -> None:
    """Unlike an uploaded record, which everybody may read."""
    house, admin = operate()
    sitting = make(house, "la_isla", "pp")
    admin("freeze", sitting.table)
    status, _, record = request(house, f"/api/tables/{sitting.table}/record", {"secrets": []})
    assert status == 200
    assert "?" in record
    body = {"at": 0, "secrets": [], "view": 0}
    assert request(house, f"/api/tables/{sitting.table}/position", body)[0] in (400, 403)


def test_bots_wait_at_a_frozen_table(operate: Operate) -> None:
    house, admin = operate()
    table = make(house, "skerries", "rr").table
    admin("freeze", table)

    async def version() -> int:
        return (await house.tables.open(table)).version

    before = house.inside(version())
    live = house.tables.live[table]
    assert not live.thinking
    admin("unfreeze", table)

    async def moves_on() -> None:
        while live.version == before:
            await asyncio.sleep(0.01)

    house.inside(moves_on())


def test_an_address_is_banned_with_an_end(operate: Operate, monkeypatch: pytest.MonkeyPatch) -> None:
    house, admin = operate(proxy="on")
    mine, other = {"x-forwarded-for": "198.51.100.7"}, {"x-forwarded-for": "198.51.100.8"}

    async def play() -> None:
        uri = f"ws://{house.address}/socket"
        connected = await connect(uri, additional_headers=mine)
        admin("ban", "198.51.100.7", "--for", "2h", "--reason", "floods")
        with pytest.raises(ConnectionClosed):
            await connected.recv()
        with pytest.raises(InvalidStatus, match="403"):
            await connect(uri, additional_headers=mine)
        await (await connect(uri, additional_headers=other)).close()

    run(play())
    assert "floods" in admin("addresses")
    for language in LANGUAGES:
        assert key_of(request(house, f"/api/games?language={language}", **mine)) == (403, "banned-until")
    assert request(house, "/api/games", **other)[0] == 200
    monkeypatch.setattr("farshore.server.operator_decisions.time", lambda: time() + 3 * 3_600)
    assert request(house, "/api/games", **mine)[0] == 200, "it has ended"
    monkeypatch.undo()
    admin("ban", "198.51.100.7")
    assert key_of(request(house, "/api/games", **mine)) == (403, "banned")
    admin("unban", "198.51.100.7")
    assert request(house, "/api/games", **mine)[0] == 200
    assert "neither banned" in admin("unban", "198.51.100.7", fails=True)
    assert "isn’t an IPv4" in admin("ban", "somewhere", fails=True)
    assert "isn’t a time" in admin("ban", "198.51.100.7", "--for", "long", fails=True)


def test_a_limited_address_has_a_tenth(operate: Operate) -> None:
    house, admin = operate(proxy="on", rate_http="4", cost="1000")
    mine, other = {"x-forwarded-for": "2001:db8::7"}, {"x-forwarded-for": "2001:db8:0:1::7"}
    admin("limit", "2001:db8::99", "--until", "2999-01-01T00:00")
    for headers, expected in ((mine, 2), (other, 20)):
        answers = [request(house, "/api/games", **headers)[0] for _ in range(20)]
        assert answers.count(200) in (expected, expected + 1), "the same network of 64 bits"
    house.app.costs.spend("2001:db8::", 1.0)
    assert house.app.costs.seconds_owed("2001:db8::") > 4
    house.app.costs.spend("2001:db8:0:1::", 1.0)
    assert house.app.costs.seconds_owed("2001:db8:0:1::") == 0


def test_reports_are_found_and_closed(operate: Operate) -> None:
    house, admin = operate()
    sitting = make(house, chat=True)

    async def play() -> None:
        ada, bo = await sitting.guest(0), await sitting.guest(1)
        await ada.request(wire.Rename, seat=0, name="Ada\u202e")
        await ada.request(wire.SendChat, seat=0, words="you \x1b[2J so and so")
        await bo.request(wire.ReportChat, seat=1, number=1)

    run(play())
    listed = admin("reports")
    assert sitting.table in listed
    assert "so and so" in listed
    assert "127.0.0.1" in listed
    assert "\x1b" not in listed
    admin("close", "1", "--note", "warned")
    assert "so and so" not in admin("reports")
    assert "warned" in admin("reports", "--all")
    assert "there is no report" in admin("close", "7", fails=True)


def test_reported_names_are_in_the_same_list(operate: Operate, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each seat counts once for a name; another name of the same seat is another report."""
    monkeypatch.setattr("farshore.server.store.admin_rows.MOST_NAMES", 2)
    house, admin = operate()
    sitting = make(house, seats="ppp")

    async def play() -> None:
        ada, bo, cy = [await sitting.guest(seat) for seat in range(3)]
        await ada.request(wire.Rename, seat=0, name="Rude")
        for reporter, seat in ((bo, 1), (bo, 1), (cy, 2)):
            await reporter.request(wire.ReportName, seat=seat, about=0)
        for about in (1, 9):
            with pytest.raises(RequestRefused, match="no-such-name"):
                await bo.request(wire.ReportName, seat=1, about=about)
        with pytest.raises(RequestRefused, match="not-your-seat"):
            await bo.request(wire.ReportName, seat=2, about=0)
        for name in ("Ruder", "Rudest"):
            await ada.request(wire.Rename, seat=0, name=name)
            await bo.request(wire.ReportName, seat=1, about=0)

    run(play())
    first, second = admin("reports").splitlines()[1:]
    assert first.split()[:2] == ["1", "name"]
    assert ["Rude" in first, "Ruder" in second] == [True, True]
    assert [line.split("127.0.0.1")[1].split()[0] for line in (first, second)] == ["2", "1"]
    admin("close", "1")
    assert len(admin("reports").splitlines()) == 2


def test_a_message_and_maintenance_are_shown(operate: Operate) -> None:
    house, admin = operate()

    def shown(language: str) -> tuple[str, int]:
        reply = json.loads(request(house, f"/api/games?language={language}")[2])
        mine = json.loads(request(house, "/api/mine", {"secrets": [], "language": language})[2])
        assert [mine.get(name) for name in ("message", "maintenance")] == [
            reply.get(name) for name in ("message", "maintenance")
        ]
        return reply.get("message", ""), reply.get("maintenance", 0)

    assert shown("en") == ("", 0)
    admin("message", "A tournament on Sunday")
    admin("message", "Turnier am Sonntag", "--language", "de")
    assert [shown(language)[0] for language in ("en", "de")] == ["A tournament on Sunday", "Turnier am Sonntag"]
    admin("message")
    assert shown("de") == ("", 0)
    before = make(house)
    assert "--until or --for" in admin("maintenance", "on", fails=True)
    admin("maintenance", "on", "--until", "2999-01-01T12:00")
    assert shown("en")[1] == 32472187200
    seats = [{"kind": "me"}]
    answer = request(house, "/api/tables", {"game": "explorers", "seats": seats})
    assert key_of(answer) == (503, "maintenance")
    assert "2999-01-01 12:00 UTC" in json.loads(answer[2])["reason"]

    async def play() -> None:
        guest = await before.guest(0)
        await guest.act(0, guest.scene_actions()[0])

    run(play())
    admin("maintenance", "off")
    assert request(house, "/api/tables", {"game": "explorers", "seats": seats})[0] == 201


def test_during_maintenance_no_round_begins_and_no_deal(operate: Operate) -> None:
    house, admin = operate()
    ada, ben = rivals(house, "Ada", "Ben")
    ladder, swiss = new_tournament(ada, format="ladder"), new_tournament(ada, most=2, full=True)
    enter_all(ladder, [ada])
    ada.post(f"/api/tournaments/{ladder}/control", do="start")
    first = ada.post(f"/api/tournaments/{ladder}/deal", deal=1)["table"]
    admin("maintenance", "on", "--for", "30m")
    enter_all(swiss, [ada, ben])
    assert ada.refused(f"/api/tournaments/{ladder}/deal", deal=2) == (503, "maintenance")
    assert ada.post(f"/api/tournaments/{ladder}/deal", deal=1)["table"] == first, "that match goes on"
    house.inside(house.app.competitions.advance_all())
    assert not ada.tournament(swiss).get("played")
    admin("maintenance", "off")
    house.inside(house.app.competitions.advance_all())
    assert len(ada.tournament(swiss)["played"]) == 1


def test_top_shows_what_costs_most(
    operate: Operate, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, admin = operate(proxy="on")
    sitting = make(house)
    monkeypatch.setattr("farshore.cli.admin.time.sleep", lambda _: house.inside(house.app.admin.check()))

    async def play() -> None:
        guest = await sitting.guest(0)
        house.app.costs.usage.add("198.51.100.9", 7.2, 2_000_000)
        capsys.readouterr()
        assert main(["admin", "top", "--json", "--database", house.app.settings.database]) == 0
        await guest.close()

    run(play())
    (reply,) = json.loads(capsys.readouterr().out)
    name, seconds, size = reply["addresses"][0]
    assert (name, round(seconds), round(size / 1e6)) == ("198.51.100.9", 7, 2)
    assert sitting.table in [row[0] for row in reply["tables"]]
    assert reply["connections"] == 1

    def left(connection: Any) -> str:
        return admin_rows.get_setting(connection, admin_rows.TOP)

    here = database.at(house.app.settings.database)
    assert Transactions(here, here.begin_reading).run(left) == ""
    assert "198.51.100.9" in admin("top")


def test_every_act_is_in_the_audit_log(operate: Operate) -> None:
    house, admin = operate()
    table = make(house).table
    admin("freeze", table)
    admin("unfreeze", table)
    admin("ban", "198.51.100.7", "--reason", "spam")
    admin("unban", "198.51.100.7")
    admin("message", "hello")
    admin("maintenance", "on", "--for", "30m")
    admin("maintenance", "off")
    admin("delete", table)
    admin("delete", table, fails=True)
    lines = admin("audit").splitlines()[1:]
    acts = [
        "table freeze", "table unfreeze", "address ban", "address unban", "message", "maintenance on",
        "maintenance off", "table delete",
    ]  # fmt: skip
    assert len(lines) == len(acts), "what was refused is no act"
    assert all(act in line for act, line in zip(acts, lines, strict=True))
    assert "spam" in lines[2]
    assert "@" in lines[0], "who did it"


def test_decisions_survive_a_restart(begin: Starter, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    assert main(["db", "upgrade", "--database", url]) == 0
    assert main(["admin", "ban", "127.0.0.1", "--database", url]) == 0
    house = begin(url)
    house.inside(house.app.admin.check())
    assert request(house, "/api/games")[0] == 403


def test_a_command_without_a_server_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farshore.cli.admin.WAIT", 0.1)
    assert main(["db", "upgrade", "--database", f"sqlite:///{tmp_path}/tables.db"]) == 0
    assert main(["admin", "top", "--database", f"sqlite:///{tmp_path}/tables.db"]) == 1
    assert "no running server" in capsys.readouterr().err


@pytest.mark.parametrize("command", [("admin", "ban", "192.0.2.1"), ("players", "list")])
def test_a_mistyped_database_is_refused_and_no_file_is_made(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Otherwise the address would be banned in a new database that no server reads."""
    assert main([*command, "--database", f"sqlite:///{tmp_path}/mistyped.db"]) == 1
    assert "there is no Farshore database at" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_use_fades_and_the_least_recent_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("farshore.server.usage_by_address.monotonic", lambda: now[0])
    monkeypatch.setattr("farshore.server.usage_by_address.NAMES", 2)
    usage = RecentUsage()
    usage.add("a", 9.0)
    now[0] += 60
    usage.add("b", 4.0, 10)
    assert [(use.name, round(use.seconds, 1)) for use in usage.top(5)] == [("b", 4.0), ("a", 3.3)]
    usage.add("c", 1.0)
    assert [use.name for use in usage.top(5)] == ["b", "c"]


def test_a_limit_that_has_ended_is_none() -> None:
    site = Site({"a": Ban("a", "limit", time() - 1), "b": Ban("b", "limit", 0.0)})
    assert (site.weight("a"), site.weight("b"), site.weight("c")) == (1, LIMITED, 1)
