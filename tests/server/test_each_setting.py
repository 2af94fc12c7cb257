"""Every setting does what it says: one test for each, through a real socket."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields
from itertools import pairwise
from pathlib import Path
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any, TypeVar, cast
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from farshore.bots.hint import SECONDS
from farshore.cli import CommandError
from farshore.cli.serve import check_database
from farshore.client import RequestRefused, TableClient, post
from farshore.core.game import CHANCE
from farshore.core.match import Event
from farshore.games import find
from farshore.server import wire
from farshore.server.bots.bot_seats import pause_before_bot
from farshore.server.settings import Settings
from farshore.server.store.table_rows import SeatRow
from farshore.server.tables import process_sync
from farshore.server.tables.live_table import LiveTable
from farshore.server.workers.bot_pool import BotPool, BotWorker
from farshore.server.workers.bot_worker import BotRequest, BotResponse
from server.conftest import Postgres, free_port
from server.in_process_server import Nearby
from server.sit_down import House, make, request, run

Begin = Callable[..., Nearby]
Test = TypeVar("Test", bound=Callable[..., Any])
SHOWN: set[str] = set()
TABLE = {"game": "explorers", "seats": [{"kind": "me"}]}


def shows(*settings: str) -> Callable[[Test], Test]:
    """This test shows what these settings do."""
    SHOWN.update(settings)
    return lambda test: test


def test_every_setting_has_a_test() -> None:
    """Some need lines that are not read or not written on, or what is slow to read: there they are shown."""
    elsewhere = {
        "slow": "test_slow_sockets.py",
        "cost": "test_loop_time_quota.py",
        "lines": "test_http_connections.py",
        "head_seconds": "test_http_connections.py",
        "body_seconds": "test_http_connections.py",
        "examine_seconds": "test_uploads.py",
        "open_tables": "test_people.py",
        "notices": "test_notices.py",
        "private_hooks": "test_notices.py",
        "rated_pair": "test_ratings.py",
        "rated_reviews": "test_ratings.py",
        "rate_review": "test_reviews.py",
        "review_futures": "test_reviews.py",
        "hosts": "test_host_names.py",
        "players": "test_players.py",
        "traces": "test_operation.py",
        "live_tables_mb": "test_memory.py",
        "day_tables": "test_quotas.py",
        "day_mb": "test_quotas.py",
        "keep_unplayed": "test_quotas.py",
        "keep_uploads": "test_quotas.py",
        "keep_finished": "test_quotas.py",
    }
    assert {setting.name for setting in fields(Settings)} == SHOWN | elsewhere.keys()
    for setting, file in elsewhere.items():
        assert f"{setting}=" in (Path(__file__).parent / file).read_text("utf-8")


def statuses(house: House, count: int, path: str = "/api/tables", body: Any = TABLE, **headers: str) -> list[int]:
    return [request(house, path, body, **headers)[0] for _ in range(count)]


# Where


@shows("database")
def test_the_database_is_the_one_named(begin: Begin, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/here.db"
    first = begin(url)
    table = make(first).table
    first.stop()
    assert (tmp_path / "here.db").exists()
    assert request(begin(url), f"/api/tables/{table}/record", {})[0] == 200
    assert request(begin(), f"/api/tables/{table}/record", {})[0] == 404


class Serving:
    """`farshore serve`, with all settings from the environment."""

    def __init__(self, folder: Path, **environment: str) -> None:
        variables = {f"FARSHORE_{name.upper()}": words for name, words in environment.items()}
        words = [sys.executable, "-m", "farshore", "serve"]
        self.process = subprocess.Popen(words, env={**os.environ, **variables}, cwd=folder)

    def __enter__(self) -> Serving:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(timeout=240)

    def health(self, address: str) -> dict[str, Any]:
        until = monotonic() + 240
        while True:
            try:
                with urlopen(f"http://{address}/health", timeout=5) as answer:
                    known: dict[str, Any] = json.load(answer)
                    return known
            except (URLError, OSError):
                assert self.process.poll() is None
                assert monotonic() < until
                sleep(0.05)


@shows("host", "port")
def test_it_listens_there_and_only_there(tmp_path: Path, new_database: Callable[[str], str]) -> None:
    host, port = "127.0.0.2" if sys.platform == "linux" else "localhost", free_port()
    with Serving(tmp_path, host=host, port=str(port), database=new_database("sqlite")) as serving:
        assert serving.health(f"{host}:{port}")["status"] == "ok"
        if host != "localhost":
            with pytest.raises(OSError), socket.create_connection(("127.0.0.1", port), timeout=5):
                pass


@pytest.mark.slow
@shows("workers")
def test_as_many_processes_as_workers(tmp_path: Path, postgres: Postgres, new_database: Callable[[str], str]) -> None:
    assert postgres.port
    port, database = free_port(), new_database("postgresql")
    with Serving(tmp_path, port=str(port), workers="2", database=database) as serving:
        seen, until = set[str](), monotonic() + 240
        while len(seen) < 2:
            seen.add(serving.health(f"127.0.0.1:{port}")["process"])
            assert monotonic() < until


def test_several_workers_need_postgresql() -> None:
    with pytest.raises(CommandError, match="PostgreSQL"):
        check_database("sqlite:///x.db", workers=2)


# Who may come in, and how often


@shows("origins")
def test_pages_of_named_origins_are_heard(begin: Begin) -> None:
    house = begin(origins="https://a.example, https://b.example")
    tried = [f"https://{name}.example" for name in "abc"]
    assert [statuses(house, 1, origin=origin)[0] for origin in tried] == [201, 201, 403]

    async def knock() -> None:
        uri = f"ws://{house.address}/socket"
        for origin in tried[:2]:
            await (await connect(uri, origin=origin)).close()  # type: ignore[arg-type]
        with pytest.raises(InvalidStatus):
            await connect(uri, origin=tried[2])  # type: ignore[arg-type]

    run(knock())


@shows("secret")
def test_the_deal_of_the_day_follows_from_the_secret(begin: Begin) -> None:
    def deal(**settings: str) -> str:
        house = begin(**settings)
        opened = post(house.address, "/api/tables", {**TABLE, "challenge": "today"})
        return house.inside(house.tables.open(opened["table"])).row.seed

    same, other, unset = deal(secret="of this server"), deal(secret="of another server"), deal()
    assert same == deal(secret="of this server")
    assert len({same, other, unset}) == 3


@shows("proxy")
def test_behind_a_proxy_the_address_it_added_counts(begin: Begin) -> None:
    house = begin(proxy="on", rate_create="1", connections="1")
    forwarded = {f"{n}.{n}.{n}.{n}, 192.0.2.7" for n in range(1, 40)}
    assert [code for words in forwarded for code in statuses(house, 1, **{"x-forwarded-for": words})].count(429) > 0
    assert statuses(house, 1, **{"x-forwarded-for": "192.0.2.8"}) == [201]

    async def knock() -> None:
        uri = f"ws://{house.address}/socket"
        first = await connect(uri, additional_headers={"x-forwarded-for": "192.0.2.7"})
        with pytest.raises(InvalidStatus):
            await connect(uri, additional_headers={"x-forwarded-for": "6.6.6.6, 192.0.2.7"})
        await (await connect(uri, additional_headers={"x-forwarded-for": "192.0.2.8"})).close()
        await first.close()

    run(knock())
    plain = begin(rate_create="1")
    made = [statuses(plain, 1, **{"x-forwarded-for": f"192.0.2.{n}"})[0] for n in range(40)]
    assert 429 in made, "without the setting nobody is believed"


@shows("rate_http")
def test_requests_a_second(begin: Begin) -> None:
    seen = statuses(begin(rate_http="1"), 30, "/api/games", None)
    assert seen[:5] == [200] * 5
    assert 429 in seen
    assert statuses(begin(rate_http="0"), 30, "/api/challenges", None) == [200] * 30


@shows("rate_create")
def test_new_tables_a_second(begin: Begin) -> None:
    house = begin(rate_create="1")
    seen = statuses(house, 40)
    assert seen[:15] == [201] * 15
    assert 429 in seen
    assert statuses(house, 1, "/api/mine", {"secrets": []}) == [200], "reading goes on"


@shows("rate_socket")
def test_messages_a_second(begin: Begin) -> None:
    async def pings(house: Nearby) -> list[str]:
        guest = await make(house).guest(0)
        for _ in range(20):
            await guest.send(wire.Ping())
        return [json.loads(await guest.socket.recv()).get("key", "pong") for _ in range(20)]

    seen = run(pings(begin(rate_socket="2")))
    assert seen[:9] == ["pong"] * 9, "ten at once, one of which was the joining"
    assert "too-fast" in seen
    assert set(run(pings(begin(rate_socket="0")))) == {"pong"}


@shows("lessons")
def test_lessons_of_one_address(begin: Begin) -> None:
    house = begin(lessons="1")
    wish = wire.StartLesson(game="explorers", lesson="01-first-turn", name="Ada")

    async def learn() -> None:
        first = await TableClient.connect(house.address, wish)
        with pytest.raises(RequestRefused, match="too-many-lessons"):
            await TableClient.connect(house.address, msgspec.structs.replace(wish, lesson="practice-1"))
        await first.send(wish)  # the same line begins anew: that is still one
        await first.receive()
        await first.close()
        await (await room(wish)).close()

    async def room(wish: wire.StartLesson) -> TableClient:
        for _ in range(100):
            try:
                return await TableClient.connect(house.address, wish)
            except RequestRefused:
                await asyncio.sleep(0.05)
        raise AssertionError("a lesson that was left still counts")

    run(learn())


@shows("connections")
def test_sockets_of_one_address(begin: Begin) -> None:
    house = begin(connections="2")

    async def knock() -> None:
        sitting = make(house)
        first, second = await sitting.guest(0), await sitting.guest(1)
        with pytest.raises(InvalidStatus):
            await sitting.guest()
        await first.close()
        while second.table.seats[0].online:
            await second.receive()
        await (await sitting.guest()).close()

    run(knock())


@shows("message_bytes", "body_bytes")
def test_what_is_too_long_is_refused_and_the_line_stays(begin: Begin) -> None:
    house = begin(message_bytes="300", body_bytes="2000")

    async def talk() -> None:
        guest = await make(house).guest(0)
        for length, key in ((150, "unknown-action"), (301, "message-too-long")):
            await guest.socket.send(json.dumps({"type": "peek", "id": "x", "seat": 0, "do": "y"}).ljust(length))
            assert json.loads(await guest.socket.recv())["key"] == key
        await guest.act(0, guest.scene_actions()[0])

    run(talk())
    assert request(house, "/api/records", {"record": "x" * 1900})[0] == 422
    status, _, words = request(house, "/api/records", {"record": "x" * 2100})
    assert (status, json.loads(words)["key"]) == (413, "message-too-long")


# What is sent and printed


@shows("log", "log_json")
def test_logs_as_loud_and_in_the_form_wanted(begin: Begin, capsys: pytest.CaptureFixture[str]) -> None:
    def logged(**settings: str) -> str:
        house = begin(**settings)

        async def play() -> None:
            guest = await make(house).guest(0)
            await guest.act(0, guest.scene_actions()[0])

        run(play())
        house.stop()
        return capsys.readouterr().out

    lines = [json.loads(line) for line in logged(log="debug", log_json="on").splitlines()]
    assert all({"event", "level", "timestamp"} <= line.keys() for line in lines)
    steps = [line for line in lines if line["event"] == "table changed"]
    made = next(line for line in lines if line["event"] == "table made")
    assert {line["table"] for line in steps} == {made["table"]}
    assert [line["seq"] for line in steps] == sorted(line["seq"] for line in steps)
    assert steps[-1]["seq"] == steps[0]["seq"] + 1
    reply = logged(log="info")
    assert "table made" in reply
    assert "table changed" not in reply
    assert "{" not in reply.splitlines()[1]
    assert logged(log="warning") == ""


@shows("metrics")
def test_metrics_if_wanted(begin: Begin) -> None:
    assert request(begin(), "/metrics")[0] == 404, "off by default"
    assert request(begin(metrics="on"), "/metrics")[0] == 200


@shows("metrics_token")
def test_metrics_for_who_has_the_token(begin: Begin) -> None:
    house = begin(metrics="on", metrics_token="long")
    assert request(house, "/metrics")[0] == 404
    assert request(house, "/metrics", authorization="Bearer short")[0] == 404
    assert request(house, "/metrics", authorization="Bearer long")[0] == 200


# How long


@shows("idle")
def test_a_table_nobody_looks_at_leaves_the_memory(begin: Begin) -> None:
    house = begin(idle="0.2")

    async def play() -> None:
        sitting = make(house)
        guest = await sitting.guest(0)
        await asyncio.sleep(1.5)
        assert list(house.tables.live) == [sitting.table], "somebody looks"
        await guest.act(0, guest.scene_actions()[0])
        version = guest.version
        await guest.close()
        while house.tables.live:
            await asyncio.sleep(0.02)
        assert (await sitting.guest(0)).version == version

    run(play())


@shows("poll")
def test_polling_finds_what_no_wake_up_told(
    begin: Begin, postgres: Postgres, new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert postgres.port

    async def deaf(listening: process_sync.PostgresSync) -> None:
        """No wake-up ever arrives."""

    monkeypatch.setattr(process_sync.PostgresSync, "_listen", deaf)
    database = new_database("postgresql")
    here, often, never = begin(database), begin(database, poll="0.1"), begin(database, poll="0")

    async def play() -> None:
        sitting = make(here)
        ada = await sitting.guest(0)
        sitting.address = often.address
        polled = await sitting.guest()
        sitting.address = never.address
        deaf_one = await sitting.guest()
        await ada.act(0, ada.scene_actions()[0])
        await polled.receive_until(ada.version)
        await ada.request(wire.Rename, seat=0, name="Ada")
        while polled.table.seats[0].name != "Ada":
            await polled.receive()
        with pytest.raises(TimeoutError):
            await deaf_one.receive(0.3)

    run(play())


# Bots


class Thinkers:
    """In place of worker processes: how many think at once, what about, and how long they may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float = 0.0) -> None:
        self.now = self.most = 0
        self.asked: list[BotRequest] = []
        thinkers = self

        async def ask(worker: BotWorker, question: BotRequest) -> BotResponse:
            thinkers.asked.append(question)
            thinkers.now += 1
            thinkers.most = max(thinkers.most, thinkers.now)
            await asyncio.sleep(seconds)
            thinkers.now -= 1
            return BotResponse()

        async def start(worker: BotWorker) -> None:
            """There is no process."""

        monkeypatch.setattr(BotWorker, "ask", ask)
        monkeypatch.setattr(BotWorker, "start", start)


@shows("bot_workers")
def test_so_many_bots_think_at_once(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    house, thinkers = begin(bot_workers="3", metrics="on"), Thinkers(monkeypatch, 0.05)

    def waiting() -> float:
        reply = re.search(r"^farshore_bot_queue (\S+)$", request(house, "/metrics")[2], re.MULTILINE)
        return float(reply[1]) if reply else 0.0

    async def play() -> None:
        for _ in range(8):
            await make(house, "kingdom_maps", "rr").guest()
        while len(thinkers.asked) < 30:
            await asyncio.sleep(0.02)
        while waiting() <= 3:  # waiting ones are counted, too
            await asyncio.sleep(0.02)

    run(play())
    assert thinkers.most == 3


@shows("bot_seconds")
def test_bots_are_given_so_much_time(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    house, thinkers = begin(bot_seconds="0.7"), Thinkers(monkeypatch)

    async def play() -> None:
        ada = await make(house, "explorers", "pr").guest(0)
        with pytest.raises(RequestRefused, match="no-hint"):
            await ada.request(wire.HintRequest, seat=0, step=1)
        while not any(question.kind == "choose" for question in thinkers.asked):
            await asyncio.sleep(0.02)

    run(play())
    given = {question.kind: question.seconds for question in thinkers.asked}
    assert given.keys() == {"choose", "hint"}
    assert given["choose"] == 0.7
    assert 0 < given["hint"] <= min(0.7, SECONDS), "less what the wait for a worker took"


@shows("bot_pace")
def test_bots_take_their_time_while_somebody_looks(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    Thinkers(monkeypatch)
    house, act, acted = begin(bot_pace="0.2"), LiveTable.act, list[float]()

    async def act_by_the_clock(table: LiveTable, *wish: Any) -> int:
        acted.append(monotonic())
        return await act(table, *wish)

    monkeypatch.setattr(LiveTable, "act", act_by_the_clock)

    async def play() -> None:
        await make(house, "explorers", "r").guest()
        acted.clear()
        while len(acted) < 4:
            await asyncio.sleep(0.02)

    run(play())
    assert all(later - earlier > 0.19 for earlier, later in pairwise(acted))


def test_a_bot_answers_a_player_without_a_pause(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the next action of a bot waits."""
    Thinkers(monkeypatch)
    house = begin(bot_pace="1000000")
    sitting = make(house, "kingdom_maps", "pr")

    async def play() -> list[int]:
        guest = await sitting.guest(0)
        live = house.tables.live[sitting.table]
        while 1 not in (actors := [event.actor for event in live.match.events[: live.version]]):
            if 0 in live.busy:
                await guest.act(0, guest.scene_actions()[0])
            else:
                await guest.receive()
        return actors

    assert run(play()).count(1) == 1, "the next one waits"


@pytest.mark.parametrize(
    ("played", "waits"), [("0", False), ("01", True), ("010", False), ("01-", True), ("-", False), ("0?", False)]
)
def test_a_bot_waits_after_a_bot_and_not_after_a_player(played: str, waits: bool) -> None:
    """Also if the player moved at once: `-` is chance, seat 1 is a bot, `?` its action that others do not see."""
    events = [Event[Any](CHANCE if actor == "-" else 1 if actor == "?" else int(actor), None) for actor in played]
    row = SimpleNamespace(seats=[SeatRow("Ada", "person"), SeatRow("", "bot")])
    match = SimpleNamespace(events=events, notation_for=lambda event, reader: "?" if played[-1] == "?" else str(event))
    table = SimpleNamespace(version=len(events), match=match, row=row, bot_acted=monotonic())
    assert (pause_before_bot(cast("LiveTable", table), 1000.0) > 900) == waits


@shows("deflate")
@pytest.mark.parametrize("deflate", ["on", "off"])
def test_messages_are_compressed_for_pages_that_ask_for_it(begin: Begin, deflate: str) -> None:
    house = begin(deflate=deflate)

    async def play() -> None:
        sitting = make(house)
        for wish in ("deflate", None):
            async with connect(f"ws://{house.address}/socket", compression=wish) as line:
                named = [extension.name for extension in line.protocol.extensions]
                assert named == (["permessage-deflate"] if wish and deflate == "on" else [])
                for _ in range(3):  # long ones compressed, short ones not, in any order
                    await line.send(json.dumps({"type": "join", "table": sitting.table}))
                    assert json.loads(await line.recv())["type"] == "scene"
                    await line.send(json.dumps({"type": "ping"}))
                    assert json.loads(await line.recv())["type"] == "pong"

    run(play())


@shows("durable")
@pytest.mark.parametrize(("durable", "level"), [("on", 2), ("off", 1)])
def test_sqlite_waits_for_the_disk_if_wanted(begin: Begin, durable: str, level: int) -> None:
    store = begin(durable=durable).tables.store
    house_write = store.write(lambda database: database.execute("PRAGMA synchronous").fetchone()[0])
    loop = store.loop
    assert asyncio.run_coroutine_threadsafe(house_write, loop).result(timeout=240) == level


def test_bots_are_asked_with_their_view_alone(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes to a worker holds no card of anybody else."""
    import pickle

    house, thinkers = begin(), Thinkers(monkeypatch)
    game = find("la_isla")

    async def play() -> None:
        sitting = make(house, "la_isla", "pr")
        await sitting.guest(0)
        while not thinkers.asked:
            await asyncio.sleep(0.02)

    run(play())
    for question in thinkers.asked:
        view = pickle.loads(question.view)
        assert view == game.view(view, 1)
        assert view.seats[0].hand == 0
        assert view.seats[0].held > 0


def test_no_worker_is_started_before_a_bot_sits_down(begin: Begin) -> None:
    house = begin()

    async def play() -> None:
        guest = await make(house).guest(0)
        await guest.act(0, guest.scene_actions()[0])

    run(play())
    assert house.app.sockets is not None
    workers: BotPool = house.app.sockets.hints.workers
    assert [worker.process for worker in workers.workers] == [None, None]
