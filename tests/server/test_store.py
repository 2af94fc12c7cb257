"""The store: one key decides, one writer commits together, and everything can be moved."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from farshore.cli import db
from farshore.server.store import database, migrate, schema, table_rows
from farshore.server.store.backup import BackupError
from farshore.server.store.store import Store
from farshore.server.store.table_rows import EventRow, SeatRow, Summary, TableRow, tables_opened_with
from farshore.server.store.writer import NEVER_WAIT, Conflict
from farshore_research.bench.database_start import fill
from server.sit_down import run

KINDS = ("sqlite", "postgresql")


def row(name: str) -> TableRow:
    return TableRow(name, "explorers", 1, {"map": "random"}, [SeatRow("Ada", "person", secret_hash="h")], "seed")


@pytest.mark.parametrize("kind", KINDS)
def test_the_migrations_lead_to_the_schema(kind: str, new_database: Callable[[str], str]) -> None:
    here = database.at(new_database(kind))
    assert database.version(here) == ""
    assert database.upgrade(here)
    assert database.version(here) == database.HEAD
    assert not database.upgrade(here)
    engine = migrate.engine(here.url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


@pytest.mark.parametrize("kind", KINDS)
def test_the_second_to_store_a_number_hears_of_it_and_others_are_not_disturbed(
    kind: str, new_database: Callable[[str], str]
) -> None:
    async def play() -> None:
        store = await Store.open(new_database(kind))
        for name in ("a", "b"):
            await store.create(row(name), [EventRow("- begin")])
        writes = [
            store.append("a", 2, [EventRow("0 first", "id-1"), EventRow("- then")], 1.0),
            store.append("a", 2, [EventRow("0 second", "id-2")], 1.0),
            store.append("b", 2, [EventRow('0 "quoted" ü', None)], 1.0),
        ]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        loaded = await store.load("a")
        assert loaded is not None
        assert loaded[1] == [EventRow("- begin"), EventRow("0 first", "id-1"), EventRow("- then")]
        newer = await store.newer("b", 1)
        assert newer is not None
        assert newer[1] == [EventRow('0 "quoted" ü')]
        found = await store.read(lambda connection: tables_opened_with(connection, ["h"]))
        assert {entry.id for entry in found} == {"a", "b"}
        await store.close()

    run(play())


@pytest.mark.parametrize("kind", KINDS)
def test_lists_follow_soon_and_never_go_back(kind: str, new_database: Callable[[str], str]) -> None:
    async def play() -> None:
        store = await Store.open(new_database(kind))
        await store.create(row("a"), [EventRow("- begin")])

        async def listed() -> Summary:
            found = await store.read(lambda connection: tables_opened_with(connection, ["h"]))
            return found[0].summary

        await store.append("a", 2, [EventRow("0 go")], 1.0)
        assert await store.stale_tables() == ["a"], "a process that dies now leaves this to the next start"
        store.note_summary("a", lambda: Summary(2, (), True, (5,), (0,), 7.0))
        assert (await listed()).version == 0
        while (await listed()).version == 0:
            await asyncio.sleep(0.05)
        assert await listed() == Summary(2, (), True, (5,), (0,), 7.0)
        assert await store.stale_tables() == []
        store.note_summary("a", lambda: Summary(1, (0,)))  # another process that knows less
        await store.flush_lists()
        assert (await listed()).version == 2
        await store.close()

    run(play())


def test_lists_that_cannot_be_written_are_written_later(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_database("sqlite")

    async def play() -> None:
        store = await Store.open(url)
        await store.create(row("a"), [EventRow("- begin")])
        write, failures = Store.write, iter([OSError("no space left on device")])

        async def try_to(store: Store, work: Callable[[Any], Any]) -> Any:
            for failure in failures:
                raise failure
            return await write(store, work)

        monkeypatch.setattr(Store, "write", try_to)
        store.note_summary("a", lambda: Summary(1, (0,)))
        await store.flush_lists()
        await store.close()
        again = await Store.open(url)
        found = await again.load("a")
        assert found is not None
        assert found[0].summary.version == 1
        await again.close()

    run(play())


def test_who_writes_beside_somebody_else_waits_and_the_loop_goes_on(new_database: Callable[[str], str]) -> None:
    url = new_database("sqlite")

    async def play() -> None:
        store = await Store.open(url)
        await store.create(row("a"), [EventRow("- begin")])
        other = store.database.open()
        other.execute("BEGIN IMMEDIATE")
        writes = asyncio.gather(*[store.append("a", 2 + n, [EventRow("0 go", f"{n}")], 1.0) for n in range(3)])
        for _ in range(20):  # the loop turns all the time
            await asyncio.sleep(0.01)
        assert not writes.done()
        other.execute("COMMIT")
        await writes
        found = await store.load("a")
        assert found is not None
        assert [entry.action_id for entry in found[1]] == [None, "0", "1", "2"]
        other.close()
        await store.close()

    run(play())


def test_a_long_log_is_emptied_as_soon_as_nobody_reads(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Flushed alone it would grow for as long as others write: by a megabyte a second, from one address."""
    monkeypatch.setattr(database, "LOG_PAGES", 20)
    url = new_database("sqlite")
    here = database.at(url)
    database.upgrade(here)
    log = Path(f"{url.removeprefix('sqlite:///')}-wal")
    writing = database.Transactions(here, here.begin_writing, NEVER_WAIT)
    flushing, reading = database.Transactions(here, here.begin_writing), here.open()
    reading.execute("BEGIN")
    assert reading.execute("select count(*) from tables").fetchone()[0] == 0
    for number in range(30):
        writing.run(partial(table_rows.create, row=row(f"table{number}"), new=[]))
    flushing.to_disk()
    assert log.stat().st_size > 20 * 4_096
    reading.execute("COMMIT")
    flushing.to_disk()
    assert log.stat().st_size == 0
    assert writing.run(lambda connection: len(table_rows.rows(connection, ["table0", "table29"]))) == 2
    for each in (writing, flushing, reading):
        each.close()


@pytest.mark.parametrize(("origin", "target"), [KINDS, KINDS[::-1]])
def test_everything_moves_between_databases(
    origin: str, target: str, new_database: Callable[[str], str], tmp_path: Any
) -> None:
    async def fill(url: str) -> None:
        store = await Store.open(url)
        await store.create(row("moved"), [EventRow("- begin"), EventRow("0 go", "x")])
        await store.shared_secret("challenges", "s")
        await store.close()

    async def look(url: str) -> Any:
        store = await Store.open(url)
        found = await store.load("moved"), await store.shared_secret("challenges", "other")
        await store.close()
        return found

    old, new, file = new_database(origin), new_database(target), str(tmp_path / "all.jsonl.gz")
    run(fill(old))
    assert command("export", file, "--database", old) == 0
    assert command("import", file, "--database", new) == 0
    assert run(look(new)) == run(look(old))
    with pytest.raises(BackupError, match="backup-not-empty"):
        command("import", file, "--database", new)


def command(*words: str) -> int:
    parser = ArgumentParser()
    db.add_arguments(parser)
    return db.run(parser.parse_args(words))


@pytest.mark.slow
def test_many_stored_tables_cost_nothing_at_start(new_database: Callable[[str], str]) -> None:
    url = new_database("sqlite")
    fill(url, "explorers", 100_000)

    async def begin() -> float:
        began = monotonic()
        store = await Store.open(url)
        assert await store.load("nothing") is None
        await store.close()
        return monotonic() - began

    print(f"opened beside 100,000 tables in {run(begin()):.2f} s")


def test_the_summary_of_a_copy_that_was_dropped_replaces_no_newer_one(new_database: Callable[[str], str]) -> None:
    async def play() -> None:
        store = await Store.open(new_database("sqlite"))
        await store.create(TableRow("reef", "explorers", 1, {}, [SeatRow("", "person")], "seed"), [])
        store.note_summary("reef", lambda: Summary(12, (), True, (16,), (0,), 1.0, 16))
        store.repair_summary("reef", lambda: Summary(7, (0,)))
        await store.flush_lists()
        (row,) = await store.read(lambda connection: table_rows.rows(connection, ["reef"]))
        assert (row.summary.version, row.summary.over) == (12, True)
        await store.close()

    run(play())
