"""Real servers in processes of their own, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from glob import glob
from pathlib import Path
from random import SystemRandom
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from farshore_research.bench.server_subprocess import UNLIMITED
from server.in_process_server import Nearby, in_process


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What runs on PostgreSQL needs it, also where the fixture is only asked for while a test runs."""
    for item in items:
        kinds = getattr(getattr(item, "callspec", None), "params", {}).values()
        if "postgresql" in kinds:
            item.add_marker(pytest.mark.database)


def free_port() -> int:
    """Return a free port below the range of ephemeral ports, so that no other program takes it first."""
    while True:
        port = SystemRandom().randrange(20_000, 30_000)
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port


@dataclass
class Server:
    """One server process."""

    database: str
    environment: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    output: Path | None = None
    program: tuple[str, ...] = ("-m", "farshore")

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self, folder: Path) -> Server:
        self.output = folder / f"server-{self.port}.log"
        unlimited = {f"FARSHORE_{name}": "0" for name in UNLIMITED}
        plain = {"FARSHORE_BOT_PACE": "0", "FARSHORE_LOG_JSON": "1"}
        environment = {**os.environ, **unlimited, **plain, **self.environment}
        words = ["serve", "--port", str(self.port), "--database", self.database]
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, *self.program, *words], stdout=output, stderr=output, env=environment, cwd=folder
            )
        self._wait()
        return self

    def _wait(self) -> None:
        assert self.process is not None
        until = time.monotonic() + 240
        while time.monotonic() < until:
            try:
                with urlopen(f"http://{self.address}/health", timeout=5):
                    return
            except (URLError, OSError):
                assert self.process.poll() is None, self.logged()
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.logged()[-3000:]}")

    def logged(self) -> str:
        return self.output.read_text() if self.output is not None else ""

    def mistakes(self) -> str:
        """The end of the log if it tells of a failure inside, in words or as JSON."""
        answer = self.logged()
        return answer[-3000:] if "Traceback" in answer or '"exc_type"' in answer else ""

    def kill(self) -> None:
        """kill -9: no goodbye."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """The polite way."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=240)


@dataclass
class Postgres:
    """A cluster in a temporary folder, run by a user who is not root."""

    folder: Path
    binaries: Path
    user: str | None
    port: int = field(default_factory=free_port)

    def run(self, *words: str) -> None:
        who: dict[str, Any] = {"user": self.user, "group": pwd.getpwnam(self.user).pw_gid} if self.user else {}
        done = subprocess.run(words, capture_output=True, cwd=self.folder, env={"PATH": os.environ["PATH"]}, **who)
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> Postgres:
        data = str(self.folder / "data")
        self.run(str(self.binaries / "initdb"), "-D", data, "-U", "farshore", "-A", "trust", "-N", "-E", "UTF8")
        self.resume()
        return self

    def resume(self) -> None:
        """Starts again what was stopped."""
        how = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c fsync=off"
        data = str(self.folder / "data")
        self.run(str(self.binaries / "pg_ctl"), "-D", data, "-w", "-o", how, "-l", str(self.folder / "log"), "start")

    def stop(self) -> None:
        self.run(str(self.binaries / "pg_ctl"), "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def new_database(self, name: str) -> str:
        import psycopg

        with psycopg.connect(f"postgresql://farshore@127.0.0.1:{self.port}/postgres", autocommit=True) as connection:
            connection.execute(f'create database "{name}"')
        return f"postgresql://farshore@127.0.0.1:{self.port}/{name}"


def postgres_binaries() -> Path:
    """Where `initdb` is: on the PATH, or where Debian puts it."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else [Path(place) for place in sorted(glob("/usr/lib/postgresql/*/bin"))]
    assert places, "PostgreSQL is needed for these tests: apt install postgresql, or put initdb on the PATH"
    return places[-1]


def other_user() -> str | None:
    """PostgreSQL refuses to run as root: then somebody else starts it."""
    if os.geteuid():
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    import tempfile

    folder = Path(tempfile.mkdtemp(prefix="farshore-pg-", dir="/tmp" if os.path.isdir("/tmp") else None))
    user = other_user()
    if user:
        shutil.chown(folder, user)
    cluster = Postgres(folder, postgres_binaries(), user)
    try:
        yield cluster.start()
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """A fresh database of a kind: its URL."""
    made = iter(range(1000))

    def make(kind: str) -> str:
        if kind == "postgresql":
            cluster: Postgres = request.getfixturevalue("postgres")
            return cluster.new_database(f"tables{os.getpid()}_{next(made)}")
        return f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.db"

    return make


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A running server on each kind of database, shared by the tests that do it no harm."""
    running = Server(new_database(request.param)).start(tmp_path_factory.mktemp("server"))
    yield running
    assert running.stop() in (0, -15)  # uvicorn hands the signal on when it has cleaned up
    assert '"stopped"' in running.logged()
    assert not running.mistakes()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers of a test's own; they are gone after it."""
    started: list[Server] = []

    def begin(database: str, **environment: str) -> Server:
        server = Server(database, environment).start(tmp_path)
        started.append(server)
        return server

    yield begin
    for server in started:
        if server.process is not None and server.process.poll() is None:
            server.stop()


@pytest.fixture
def begin(new_database: Callable[[str], str]) -> Iterator[Callable[..., Nearby]]:
    """Starts servers with settings of a test's own in this process; they are gone after it."""
    with ExitStack() as running:

        def start_nearby(database: str = "", **settings: str) -> Nearby:
            return running.enter_context(in_process(database or new_database("sqlite"), **settings))

        yield start_nearby
