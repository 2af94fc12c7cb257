"""Bots that hang or crash are replaced, and the table goes on."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from farshore.server import metrics, wire
from farshore.server.workers import bot_pool
from farshore.server.workers.bot_pool import BotPool
from farshore.server.workers.bot_worker import BotRequest
from farshore.server.workers.process import LENGTH, WorkerFailed
from server.conftest import Server
from server.in_process_server import Nearby
from server.sit_down import make, request, run

BAD_BOTS = """
import os, time

class Hanging:
    name = "hanging"
    def choose(self, game, view, seat, budget, rng):
        time.sleep(1000)

class Crashing:
    name = "crashing"
    def choose(self, game, view, seat, budget, rng):
        os._exit(3)

class Cheating:
    name = "cheating"
    def choose(self, game, view, seat, budget, rng):
        print("noise on the line")
        return ["win at once"]

class Dawdling:
    name = "dawdling"
    def choose(self, game, view, seat, budget, rng):
        time.sleep(0.4)
        return ["the answer of another"]
"""
ENTRIES = "[farshore.bots]\n" + "".join(
    f"{name.lower()} = bad_bots:{name}\n" for name in ("Hanging", "Crashing", "Cheating", "Dawdling")
)


def beside(folder: Path) -> str:
    """Where modules are found: this folder, and where they are found already."""
    return os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))


@pytest.fixture
def bad_bots(tmp_path: Path) -> Path:
    """A package with bots of somebody else, installed."""
    notes = tmp_path / "bad_bots-1.dist-info"
    notes.mkdir()
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    (notes / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1\n")
    (notes / "entry_points.txt").write_text(ENTRIES)
    return tmp_path


def question(level: str, seconds: float = 60.0) -> BotRequest:
    import pickle

    from farshore.core.dealer import SeededDealer
    from farshore.core.match import AnyMatch, Match
    from farshore.games import find

    match: AnyMatch = Match(find("kingdom_maps"), ["bot"])
    match.deal(SeededDealer("bots"))
    return BotRequest("choose", "kingdom_maps", {}, 0, level, seconds, pickle.dumps(match.game.view(match.state, 0)))


def test_a_worker_that_hangs_or_dies_is_replaced(bad_bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", beside(bad_bots))
    monkeypatch.setattr(bot_pool, "GRACE", 1.0)

    async def play() -> None:
        pool = BotPool(1)
        for level, seconds in (("hanging", 0.2), ("crashing", 60), ("nobody", 60)):
            with pytest.raises(WorkerFailed):
                await pool.ask(question(level, seconds))
            assert (await pool.ask(question("random"))).actions
        assert (await pool.ask(question("cheating"))).actions == ["win at once"]
        await pool.stop()

    run(play())


def test_a_worker_whose_server_was_killed_ends_without_a_word() -> None:
    import msgspec

    words = [sys.executable, "-m", "farshore.server.workers.bot_worker"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        worker.stdout.read(LENGTH.size)
        worker.stdout.close()
        message = msgspec.msgpack.encode(question("random"))
        worker.stdin.write(LENGTH.pack(len(message)) + message)
        worker.stdin.close()
        assert worker.stderr.read() == b""
    assert worker.returncode == 0


@pytest.mark.slow
def test_the_table_goes_on_without_them(
    bad_bots: Path, new_database: Callable[[str], str], start: Callable[..., Server]
) -> None:
    server = start(new_database("sqlite"), PYTHONPATH=beside(bad_bots), FARSHORE_BOT_SECONDS="0.1")

    async def play() -> None:
        for level in ("crashing", "cheating"):
            sitting = make(server, "kingdom_maps", "pp")
            both = await sitting.guest(0, 1)
            await both.request(wire.LeaveSeat, seat=0, level=level)
            while 0 in both.turn.busy:
                await both.receive()
            assert both.version > 0, "somebody else has moved for the bot"
            assert 1 in both.turn.busy
            await both.close()

    run(play())


@pytest.mark.slow
@pytest.mark.parametrize("game", ["explorers", "la_isla"])
def test_bots_at_tables_with_the_same_deal_make_the_same_choices(begin: Callable[..., Nearby], game: str) -> None:
    server = begin()

    async def play() -> list[str]:
        sitting = make(server, game, "prr")
        person = await sitting.guest(0)
        await person.request(wire.LeaveSeat, seat=0, level="random")
        while not person.over:
            await person.receive()
        await person.close()
        events = request(server, f"/api/tables/{sitting.table}/record", {})[2].partition("events")[2]
        return [action for seat in range(3) for action in re.findall(rf'"{seat} .*"', events)]

    first = run(play())
    assert len(first) > 100
    assert run(play()) == first


def test_the_event_loop_does_not_wait_for_thinking(
    bad_bots: Path, new_database: Callable[[str], str], start: Callable[..., Server]
) -> None:
    """The bot may think for longer than anybody here waits."""
    server = start(new_database("sqlite"), PYTHONPATH=beside(bad_bots), FARSHORE_BOT_SECONDS="1000")

    async def play() -> None:
        sitting = make(server, "explorers", "pp")
        ada, bo = await sitting.guest(0), await sitting.guest(1)
        await bo.request(wire.LeaveSeat, seat=1, level="hanging")
        before = ada.version
        await ada.act(0, ada.scene_actions()[0])
        assert ada.version > before

    run(play())


@pytest.mark.slow
def test_a_table_with_a_hanging_bot_goes_on(
    bad_bots: Path, begin: Callable[..., Nearby], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its worker is ended twice; then the seat does anything that is allowed."""
    monkeypatch.setenv("PYTHONPATH", beside(bad_bots))
    monkeypatch.setattr(bot_pool, "GRACE", 0.2)
    replaced = metrics.bot_replacements._value.get()
    house = begin(bot_seconds="0.1", bot_workers="1")
    sitting = make(house, "kingdom_maps", "pp")
    house.inside(house.tables.store.update_seat(sitting.table, 0, kind="bot", level="hanging"))

    async def play() -> None:
        watcher = await sitting.guest()
        while 0 in watcher.turn.busy:
            await watcher.receive()

    run(play())
    assert metrics.bot_replacements._value.get() >= replaced + 2


def test_an_answer_nobody_waits_for_is_not_given_to_the_next(bad_bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody asks for a hint and is gone before it comes: the bot asked next must not hear it."""
    monkeypatch.setenv("PYTHONPATH", beside(bad_bots))

    async def play() -> None:
        pool = BotPool(1)
        await pool.ask(question("random"))
        abandoned = asyncio.create_task(pool.ask(question("dawdling")))
        waiting = asyncio.create_task(pool.ask(question("random")))
        await asyncio.sleep(0.1)
        abandoned.cancel()
        assert (await waiting).actions != ["the answer of another"]
        await pool.stop()

    run(play())
