"""The store: one key decides, one writer commits together, and everything can be moved."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from farshore.bench.stored import fill
from farshore.cli import db
from farshore.server.store import database, migrate, schema
from farshore.server.store.store import Conflict, SeatRow, Store, Stored, Summary, TableRow, opened_by
from server.sitting import run

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
            await store.create(row(name), [Stored("- begin")])
        writes = [
            store.append("a", 2, [Stored("0 first", "id-1"), Stored("- then")], Summary(3, (0,))),
            store.append("a", 2, [Stored("0 second", "id-2")], Summary(2, (0,))),
            store.append("b", 2, [Stored('0 "quoted" ü', None)], Summary(2, (), True, (5,), (0,))),
        ]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        loaded = await store.load("a")
        assert loaded is not None
        assert loaded[1] == [Stored("- begin"), Stored("0 first", "id-1"), Stored("- then")]
        newer = await store.newer("b", 1)
        assert newer is not None
        assert newer[1] == [Stored('0 "quoted" ü')]
        assert (newer[0].summary.over, newer[0].summary.totals) == (True, (5,))
        found = await store.read(lambda connection: opened_by(connection, ["h"]))
        assert {entry.id for entry in found} == {"a", "b"}
        await store.close()

    run(play())


@pytest.mark.parametrize(("origin", "target"), [KINDS, KINDS[::-1]])
def test_everything_moves_between_databases(
    origin: str, target: str, new_database: Callable[[str], str], tmp_path: Any
) -> None:
    async def fill(url: str) -> None:
        store = await Store.open(url)
        await store.create(row("moved"), [Stored("- begin"), Stored("0 go", "x")])
        await store.house_secret("challenges", "s")
        await store.close()

    async def look(url: str) -> Any:
        store = await Store.open(url)
        found = await store.load("moved"), await store.house_secret("challenges", "other")
        await store.close()
        return found

    old, new, file = new_database(origin), new_database(target), str(tmp_path / "all.jsonl.gz")
    run(fill(old))
    assert command("export", file, "--database", old) == 0
    assert command("import", file, "--database", new) == 0
    assert run(look(new)) == run(look(old))
    with pytest.raises(db.NotEmpty):
        command("import", file, "--database", new)


def command(*words: str) -> int:
    parser = ArgumentParser()
    db.add_arguments(parser)
    return db.run(parser.parse_args(words))


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
