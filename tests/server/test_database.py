"""Connections: lost ones are opened again, writes that may be stored are never repeated, and start-up loads little."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from farshore.server.store import database, migrate, new_sqlite
from farshore.server.store.database import Connection, Cursor, Sqlite, Transactions, Unreachable
from farshore.server.store.store import Store
from farshore.server.store.table_rows import EventRow, SeatRow, Summary, TableRow, attempts, has_finished
from server.conftest import free_port
from server.sit_down import run

KINDS = ("sqlite", "postgresql")
START = """
import asyncio, sys
import farshore.cli, farshore.server.serve
from farshore.server.app import create

async def start():
    app = create()
    async with app.running():
        assert app.api

asyncio.run(start())
print("loaded:", *{name.partition(".")[0] for name in sys.modules} & {"sqlalchemy", "alembic", "psycopg"})
"""


def row(name: str) -> TableRow:
    return TableRow(name, "explorers", 1, {"map": "random"}, [SeatRow("Ada", "person", secret_hash="h")], "seed")


@pytest.mark.parametrize("kind", KINDS)
def test_a_start_on_a_database_that_is_up_to_date_loads_no_sqlalchemy(
    kind: str, new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_database(kind)
    assert database.upgrade(database.at(url))
    monkeypatch.setenv("FARSHORE_DATABASE", url)
    done = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1].split() == ["loaded:", *(["psycopg"] if kind == "postgresql" else [])]


def schema(path: Path) -> list[tuple[str, ...]]:
    """Return everything that is declared in a SQLite file, and its version."""
    connection = sqlite3.connect(path)
    found = connection.execute("select type, name, tbl_name, sql from sqlite_master order by type, name").fetchall()
    found += connection.execute("select version_num from alembic_version").fetchall()
    connection.close()
    return found


def test_the_script_of_a_new_database_declares_what_the_migrations_do(tmp_path: Path) -> None:
    """If the script is older than the newest migration, the remaining ones run after it."""
    assert database.upgrade(database.at(f"sqlite:///{tmp_path}/script.db"))
    migrate.to_head(f"sqlite:///{tmp_path}/migrated.db")
    assert schema(tmp_path / "script.db") == schema(tmp_path / "migrated.db")


def test_a_new_database_needs_no_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "NEW_SQLITE", tmp_path / "new.sql")
    database.NEW_SQLITE.write_text(new_sqlite.dump_schema(), "utf-8")
    monkeypatch.setattr(migrate, "to_head", lambda url: pytest.fail("a migration runs"))
    here = database.at(f"sqlite:///{tmp_path}/new.db")
    assert database.upgrade(here)
    assert not database.upgrade(here)
    database.create_schema(here)  # another process was faster
    assert database.version(here) == database.HEAD


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_comes_back_as_it_was_stored(kind: str, new_database: Callable[[str], str]) -> None:
    made = TableRow(
        "whole", "la_isla", 3, {"map": "random", "count": 2, "marks": ("x", "y"), "open": True}, [], "seed", promise="p"
    )
    made.data, made.hints, made.challenge, made.before, made.frozen = {"map": "ü"}, False, "2026-01-02", "old", True
    made.seats = [SeatRow("Ada", "person", "", "h", True), SeatRow("", "bot", "greedy")]
    made.summary = Summary(2, (0, 1), True, (7, -3), (0,), 12.5)

    async def play() -> None:
        store = await Store.open(new_database(kind))
        await store.create(made, [EventRow("- begin"), EventRow("0 go", "x")])
        assert await store.load("whole") == (made, [EventRow("- begin"), EventRow("0 go", "x")])
        await store.update_seat("whole", 1, kind="person", name="Bo", level="", taken=True)
        newer = await store.newer("whole", 2)
        assert newer is not None
        assert newer[0].seats[1] == SeatRow("Bo", "person", "", None, True)
        assert (newer[0].revision, newer[1]) == (1, [])
        await store.close()

    run(play())


@pytest.mark.database
def test_only_the_owner_reads_a_new_database(tmp_path: Path) -> None:
    """Other users of the machine would read the secrets of running matches. An existing file stays as it is."""
    umask = os.umask(0o022)
    try:
        for name, mode in (("new.db", 0o600), ("old.db", 0o640)):
            if mode != 0o600:
                (tmp_path / name).touch(mode)
            here = database.at(f"sqlite:///{tmp_path / name}")
            database.upgrade(here)
            connection = here.open()
            connection.execute("insert into house (name, value) values ('a', 'b')")
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob(f"{name}*")}
            connection.close()
            assert modes == dict.fromkeys((name, f"{name}-wal", f"{name}-shm"), mode)
    finally:
        os.umask(umask)


@pytest.mark.parametrize("kind", KINDS)
def test_a_percent_sign_in_a_statement_is_no_placeholder(kind: str, new_database: Callable[[str], str]) -> None:
    here = database.at(new_database(kind))
    database.upgrade(here)
    reading = Transactions(here, here.begin_reading)
    for values, more in (((), ""), (("cup-2026-47",), " and ? like 'cup-%'")):
        found = reading.run(
            lambda connection, values=values, more=more: connection.execute(  # type: ignore[misc]
                f"select count(*) from tables where id not like 'cup-%'{more}", values
            ).fetchone()
        )
        assert found[0] == 0
    reading.close()


def test_a_full_disk_in_the_middle_of_a_transaction_is_named_as_such(tmp_path: Path) -> None:
    """Not as an error of the statement: the store is unreachable, and clients get 503."""
    here = database.at(f"sqlite:///{tmp_path}/tables.db")
    database.upgrade(here)
    full = Transactions(here, here.begin_writing, ["PRAGMA max_page_count=1"])  # SQLite sets it to the current size
    new = "insert into house (name, value) values (?, ?)"
    with pytest.raises(Unreachable, match="full"):
        full.run(lambda connection: connection.execute(new, ("a", "x" * 100_000)))
    writing = Transactions(here, here.begin_writing)
    writing.run(lambda connection: connection.execute(new, ("a", "x" * 100_000)))
    for each in (full, writing):
        each.close()


@pytest.mark.slow
def test_connections_that_the_server_ended_are_opened_again(new_database: Callable[[str], str]) -> None:
    url = new_database("postgresql")

    async def play() -> None:
        store = await Store.open(url)
        await store.create(row("a"), [EventRow("- begin")])
        for number in range(2, 6):
            assert await store.load("a") is not None
            end_all_connections(url)
            await store.append("a", number, [EventRow("0 go", f"id-{number}")], 1.0)
            end_all_connections(url)
        loaded = await store.load("a")
        assert loaded is not None
        assert [entry.action_id for entry in loaded[1]] == [None, "id-2", "id-3", "id-4", "id-5"]
        await store.close()

    run(play())


def end_all_connections(url: str) -> None:
    """As a restart does it."""
    mine = Transactions(database.at(url), "BEGIN")
    others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()"
    mine.run(lambda connection: connection.execute(f"{others} and pid <> pg_backend_pid()"))
    mine.close()


def test_a_database_that_does_not_answer_is_told() -> None:
    nowhere = Transactions(database.at(f"postgresql://farshore@127.0.0.1:{free_port()}/none"), "BEGIN")
    with pytest.raises(Unreachable):
        nowhere.run(lambda connection: connection.execute("select 1"))


class Fragile(Sqlite):
    """A database whose connections break when a word is said."""

    lost: tuple[type[Exception], ...] = (ConnectionError,)
    word = ""

    def open(self) -> Connection:
        return FragileConnection(super().open(), self)


class FragileConnection:
    """COMMIT is done before it breaks: the worst moment."""

    def __init__(self, inner: Connection, database: Fragile) -> None:
        self._inner, self._database = inner, database

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        done = self._inner.execute(sql, values)
        self._break(sql)
        return done

    def executemany(self, sql: str, rows: Sequence[Sequence[Any]], /) -> None:
        self._inner.executemany(sql, rows)
        self._break(sql)

    def _break(self, sql: str) -> None:
        if self._database.word and sql.startswith(self._database.word):
            self._database.word = ""
            raise ConnectionError("gone")

    def close(self) -> None:
        self._inner.close()


@pytest.mark.parametrize(("word", "answer"), [("BEGIN", False), ("insert", False), ("COMMIT", True)])
def test_only_what_may_be_stored_is_told_as_failed_and_nothing_is_stored_twice(
    word: str, answer: bool, new_database: Callable[[str], str]
) -> None:
    fragile = Fragile(new_database("sqlite"), durable=False)
    assert database.upgrade(fragile)

    async def play() -> None:
        store = Store(fragile)
        for name in ("a", "b"):
            await store.create(row(name), [EventRow("- begin")])
        fragile.word = word
        writes = [store.append(name, 2, [EventRow("0 go", name)], 1.0) for name in ("a", "b")]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(result, Unreachable) for result in results] == [answer, answer]
        await store.append("a", 3, [EventRow("0 on", "c")], 1.0)
        for name, ids in (("a", [None, "a", "c"]), ("b", [None, "b"])):
            loaded = await store.load(name)
            assert loaded is not None
            assert [entry.action_id for entry in loaded[1]] == ids
        await store.close()

    run(play())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_who_has_finished_a_challenge_and_who_began_it_first(kind: str, new_database: Callable[[str], str]) -> None:
    async def work() -> None:
        store = await Store.open(new_database(kind))
        for number, (device, over) in enumerate([("ada", False), ("ada", True), ("bea", True), ("", True)]):
            made = row(f"t{number}")
            made.challenge, made.device, made.created = "2026-11-16", device, float(number)
            made.summary.over, made.salt, made.chosen = over, "salt", True
            made.seats[0].secret_hash, made.seats[0].touched = f"hash {number}", True
            await store.create(made, [EventRow("- begin")])
        found = await store.load("t1")
        assert found is not None
        assert (found[0].salt, found[0].chosen, found[0].device, found[0].seats[0].touched) == (
            "salt",
            True,
            "ada",
            True,
        )

        def finished(*hashes: str) -> Any:
            return lambda database: has_finished(database, "2026-11-16", "explorers", hashes)

        assert await store.read(finished("hash 1", "another"))
        assert not await store.read(finished("hash 0"))
        assert not await store.read(finished())
        first = await store.read(lambda database: attempts(database, "2026-11-16", "explorers"))
        assert first == {"t0": "ada", "t2": "bea"}
        await store.close()

    run(work())
