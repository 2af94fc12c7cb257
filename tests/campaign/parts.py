"""The parts of a campaign, each for its share of the time."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from campaign.attacks import FILLERS
from campaign.busy import evening
from campaign.cable import Cable
from campaign.disasters import Scene, check, through_it
from campaign.doubles import compare_for, hiding
from campaign.memory_watch import memory_watched
from campaign.nonsense import Nonsense
from campaign.report import Report
from campaign.tournament import play_tournament, start_process
from campaign.under_attack import ROUND, attack_quota, attack_server, start_quota_server, start_server
from server.conftest import Postgres, Server, other_user, postgres_binaries
from server.in_process_server import in_process
from server.indistinguishable_matches import played, windows
from server.test_leaks import HIDING, Telltale, compare


def on_sqlite(report: Report, seconds: float, folder: Path, tables: int = 16, pause: float = 0.02) -> None:
    """Disasters on a file."""
    scene = Scene(report, folder, f"sqlite:///{folder}/tables.db")
    _run(scene, "a server on SQLite that is killed", 1, seconds, tables, pause)


def on_postgres(report: Report, seconds: float, folder: Path, tables: int = 16, pause: float = 0.02) -> None:
    """Disasters on PostgreSQL, with two processes, one of which never hears the other."""
    with cluster() as postgres:
        cable = Cable(postgres.port)
        try:
            database = postgres.new_database("campaign").replace(f":{postgres.port}/", f":{cable.port}/")
            scene = Scene(report, folder, database, postgres, cable)
            _run(scene, "two servers on PostgreSQL that are killed", 2, seconds, tables, pause)
        finally:
            cable.remove()


def _run(scene: Scene, name: str, servers: int, seconds: float, tables: int, pause: float) -> None:
    scene.start(servers)
    try:
        with memory_watched(scene.report, name, seconds, lambda: running(scene.servers)):
            people = asyncio.run(through_it(scene, seconds, tables, pause, "campaign"))
        check(scene, people)
    finally:
        for server in scene.servers:
            server.kill()


def running(servers: list[Server]) -> list[int]:
    """Return the processes of these servers."""
    return [server.process.pid for server in servers if server.process is not None]


@contextmanager
def cluster() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    import shutil

    folder = Path(tempfile.mkdtemp(prefix="farshore-pg-"))
    user = other_user()
    if user:
        shutil.chown(folder, user)
    postgres = Postgres(folder, postgres_binaries(), user).start()
    try:
        yield postgres
    finally:
        postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)


def under_nonsense(report: Report, seconds: float, folder: Path) -> None:
    """A server that receives nonsense."""
    server = Server(f"sqlite:///{folder}/tables.db", {"FARSHORE_BOT_SECONDS": "0.2", "FARSHORE_IDLE": "5"})
    server.start(folder)
    try:
        with memory_watched(report, "a server under nonsense", seconds, lambda: running([server])):
            asyncio.run(Nonsense(server, report, folder.name).go_on(seconds))
        if mistakes := server.mistakes():
            report.complain(f"in the log: {mistakes}")
    finally:
        server.kill()


def under_attack(report: Report, seconds: float, folder: Path) -> None:
    """A server with its usual limits that one address attacks in all the ways we know."""
    server = start_server(folder)
    try:
        attack_server(server, report, seconds, folder.name)
    finally:
        server.kill()
    (folder / "quota").mkdir()
    server = start_quota_server(folder / "quota")
    try:
        attack_quota(server, report, FILLERS if seconds >= ROUND else FILLERS[:1])
    finally:
        server.kill()


def with_twins(report: Report, seconds: float, folder: Path) -> None:
    """Twins without a server."""
    with memory_watched(report, "twins", seconds, lambda: [os.getpid()]):
        compare_for(seconds, report, folder.name, hiding())


def through_the_wire(report: Report, seconds: float, folder: Path) -> None:
    """Twins at real tables, a sample: whatever a reader does and asks, both tables send the same bytes."""
    ending, number = report.ending(seconds), 0
    with (
        in_process(f"sqlite:///{folder}/tables.db", idle="5") as house,
        memory_watched(report, "a server with twins", seconds, lambda: [os.getpid()]),
    ):
        assert house.app.sockets is not None
        house.app.sockets.hints.workers = Telltale()  # type: ignore[assignment]
        while not ending.over:
            game = HIDING[number % len(HIDING)]
            match = played(game, Random(number).choice([2, 3, 4]), f"{folder.name} {number}")
            for window, twins in enumerate(windows(match, Random(number))):
                try:
                    report.count("pairs through the wire", compare(house, twins, f"n{number}-{window}"))
                except AssertionError as error:
                    report.complain(f"{game.info.id}: two tables send different things: {error}")
                if ending.over:
                    return
            number += 1


def on_a_busy_evening(report: Report, seconds: float, folder: Path, tables: int = 500, with_bots: int = 100) -> None:
    """Hundreds of tables at once, people and bots."""
    server = Server(f"sqlite:///{folder}/tables.db", {"FARSHORE_METRICS": "on", "FARSHORE_IDLE": "5"})
    server.start(folder)
    try:
        asyncio.run(evening(server, report, seconds, tables, with_bots))
        if mistakes := server.mistakes():
            report.complain(f"in the log: {mistakes}")
    finally:
        server.kill()


def in_a_tournament(report: Report, seconds: float, folder: Path, players: int = 64, rounds: int = 3) -> None:
    """Tournaments on PostgreSQL with two processes that are killed in every round: one at least, whatever the time."""
    ending, number, servers = report.ending(seconds), 0, list[Server]()
    with (
        cluster() as postgres,
        memory_watched(report, "two servers of a tournament that are killed", seconds, lambda: running(servers)),
    ):
        while not number or not ending.over:
            number += 1
            database = postgres.new_database(f"tournament{number}")
            servers[:] = [start_process(database).start(folder) for _ in range(2)]
            try:
                play_tournament(report, servers, folder, players, rounds)
            finally:
                for server in servers:
                    server.kill()


PARTS: tuple[tuple[Callable[[Report, float, Path], None], float], ...] = (
    (on_sqlite, 0.16),
    (on_postgres, 0.16),
    (under_nonsense, 0.08),
    (under_attack, 0.2),
    (with_twins, 0.08),
    (through_the_wire, 0.07),
    (on_a_busy_evening, 0.17),
    (in_a_tournament, 0.08),
)


def campaign(file: Path, minutes: float, only: str = "") -> int:
    """All parts, or only this one for the whole time; 1 if something is wrong."""
    report = Report(minutes)
    parts = [(part, 1.0) for part, _ in PARTS if part.__name__ == only] if only else PARTS
    if not parts:
        report.complain(f"no part is called {only}: {', '.join(part.__name__ for part, _ in PARTS)}")
    for part, share in parts:
        print(f"{part.__name__}: {minutes * share:.1f} minutes", flush=True)
        with tempfile.TemporaryDirectory(prefix="farshore-campaign-") as folder:
            try:
                part(report, minutes * share * 60, Path(folder))
            except Exception as error:
                report.complain(f"{part.__name__}: {type(error).__name__}: {error}")
        report.write(file)
    print(report.write(file))
    return 1 if report.wrong else 0
