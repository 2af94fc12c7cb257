"""Backups: one snapshot of a running server, a checksum, and no import of anything damaged."""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from farshore.cli import main
from farshore.server.store import backup
from farshore.server.store.store import Store
from farshore.server.store.table_rows import EventRow, SeatRow, TableRow
from server.sit_down import run, wait_until

KINDS = ("sqlite", "postgresql")
ROUNDS = int(os.environ.get("FARSHORE_TEST_BACKUPS", "2"))


def row(name: str) -> TableRow:
    seats = [SeatRow(name, "person", secret_hash=f"{name}{seat}") for seat in range(4)]
    return TableRow(name, "explorers", 1, {"map": "random"}, seats, "seed")


def events() -> list[EventRow]:
    return [EventRow(f"- card {number}") for number in range(5)]


def fill(url: str, *names: str) -> None:
    async def work() -> None:
        store = await Store.open(url)
        for name in names:
            await store.create(row(name), events())
        await store.close()

    run(work())


def export(url: str, file: Path) -> int:
    return main(["db", "export", str(file), "--database", url])


def restore(url: str, file: Path) -> int:
    return main(["db", "import", str(file), "--database", url])


@contextmanager
def creating(url: str, prefix: str) -> Iterator[Callable[[], int]]:
    """Create tables as fast as the database takes them; yields a function that counts them."""
    ended, made = threading.Event(), [0]

    async def work() -> None:
        store = await Store.open(url)
        while not ended.is_set():
            names = [f"{prefix}-{made[0] + number}" for number in range(20)]
            await asyncio.gather(*(store.create(row(name), events()) for name in names))
            made[0] += 20
        await store.close()

    thread = threading.Thread(target=lambda: run(work()))
    thread.start()
    try:
        yield lambda: made[0]
    finally:
        ended.set()
        thread.join()


@pytest.mark.parametrize("kind", KINDS)
def test_an_export_is_one_snapshot_though_tables_are_created_meanwhile(
    kind: str, new_database: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, file = new_database(kind), tmp_path / "all.jsonl.gz"
    fill(url, "before")

    class Interrupted(dict[str, Any]):
        def items(self) -> Any:
            def parts() -> Iterator[tuple[str, Any]]:
                for name, table in dict.items(self):
                    if name == "seats":  # the rows of `tables` are written
                        fill(url, "meanwhile")
                    yield name, table

            return parts()

    monkeypatch.setattr(backup, "TABLES", Interrupted(backup.TABLES))
    assert export(url, file) == 0
    assert "meanwhile" not in gzip.decompress(file.read_bytes()).decode()
    assert restore(new_database(kind), file) == 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_exports_of_a_busy_server_can_be_restored(
    kind: str, new_database: Callable[[str], str], tmp_path: Path
) -> None:
    url, file = new_database(kind), tmp_path / "all.jsonl"
    restored = []
    fill(url, "before")
    for number in range(ROUNDS):
        with creating(url, str(number)) as made:
            wait_until(lambda made=made: made() > 0)  # type: ignore[misc]
            assert export(url, file) == 0
        target = new_database("sqlite")
        assert restore(target, file) == 0
        restored.append(consistent_tables(target))
    print(f"{kind}: {len(restored)} of {ROUNDS} exports restored, {restored[0]} to {restored[-1]} tables")
    assert restored == sorted(restored)
    assert restored[-1] > 1


def consistent_tables(url: str) -> int:
    """The number of tables; each has all of its seats and events."""
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        tables: int = connection.execute("select count(*) from tables").fetchone()[0]
        for part, each in (("seats", 4), ("events", 5)):
            assert connection.execute(f"select count(*) from {part}").fetchone()[0] == each * tables
    return tables


@pytest.fixture
def exported(new_database: Callable[[str], str], tmp_path: Path) -> Path:
    url, file = new_database("sqlite"), tmp_path / "all.jsonl"
    fill(url, "a", "b")
    assert export(url, file) == 0
    return file


def test_only_the_owner_reads_an_export(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert stat.S_IMODE(exported.stat().st_mode) == 0o600
    assert main(["db", "verify", str(exported)]) == 0
    assert capsys.readouterr().out.endswith("complete and undamaged (20 rows, 2 game tables)\n")
    assert [path.name for path in exported.parent.iterdir()] == ["all.jsonl"]


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "a line is cut": (lambda content: content[:-40], "this isn’t a row"),
    "the end is missing": (lambda content: content[: content.rindex(b'["end"')], "truncated"),
    "rows are missing": (lambda content: b"\n".join(content.split(b"\n")[:5] + content.split(b"\n")[6:]), "damaged"),
    "a name was changed": (lambda content: content.replace(b'"name":"a"', b'"name":"x"', 1), "damaged"),
    "a table is unknown": (lambda content: content.replace(b'["seats"', b'["chairs"', 1), "isn’t a row"),
    "nothing is left": (lambda content: b"", "empty"),
    "it is from the future": (lambda content: content.replace(b'"format":2', b'"format":3'), "newer version"),
    "it is no backup": (lambda content: b"\xff\x00" * 50, "isn’t a row"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_refused_in_one_sentence_and_nothing_changes(
    damage: str, exported: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change, reason = DAMAGES[damage]
    exported.write_bytes(change(exported.read_bytes()))
    target = exported.with_name("new.db")
    for words in (
        ["db", "verify", str(exported)],
        ["db", "import", str(exported), "--database", f"sqlite:///{target}"],
    ):
        assert main(words) == 1
        said = capsys.readouterr().err
        assert reason in said
        assert said.count("\n") == 1
    assert not target.exists()


@pytest.mark.parametrize(("cut", "reason"), [(slice(0, -30), "truncated"), (slice(60, None), "damaged")])
def test_a_damaged_compressed_file_is_refused(
    cut: slice, reason: str, exported: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    packed = exported.with_suffix(".jsonl.gz")
    content = gzip.compress(exported.read_bytes())
    packed.write_bytes(content[:30] + content[cut] if cut.start else content[cut])
    assert main(["db", "verify", str(packed)]) == 1
    assert reason in capsys.readouterr().err


def test_one_table_is_not_called_tables(
    new_database: Callable[[str], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, file = new_database("sqlite"), tmp_path / "one.jsonl"
    fill(url, "a")
    assert export(url, file) == 0
    assert main(["db", "verify", str(file)]) == 0
    assert capsys.readouterr().out.endswith(" rows, 1 game table)\n")


def test_files_of_earlier_versions_are_imported(
    exported: Path, new_database: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    rows = exported.read_bytes().split(b"\n")[1:-2]
    exported.write_bytes(b"\n".join(rows) + b"\n")
    url = new_database("sqlite")
    assert restore(url, exported) == 0
    assert consistent_tables(url) == 2
    exported.write_bytes(b"\n".join(rows[1:]) + b"\n")  # as exports of a busy PostgreSQL server were
    assert main(["db", "verify", str(exported)]) == 1
    assert "belongs to table a, which isn’t in the file" in capsys.readouterr().err


def test_a_row_that_the_database_refuses_changes_nothing(
    exported: Path, new_database: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    rows = exported.read_bytes().split(b"\n")[1:-2]
    exported.write_bytes(b"\n".join([*rows, rows[-1]]) + b"\n")  # the last event twice
    url = new_database("sqlite")
    fill(url)
    assert restore(url, exported) == 1
    assert "doesn’t fit the database, so nothing was imported" in capsys.readouterr().err
    assert consistent_tables(url) == 0


def test_a_mistyped_path_is_refused_and_no_file_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "backup.jsonl"
    target.write_text("the last good backup")
    assert export(f"sqlite:///{tmp_path}/mistyped.db", target) == 1
    assert "there is no Farshore database at" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["backup.jsonl"]
    assert target.read_text() == "the last good backup"


def test_an_export_that_fails_leaves_the_last_one(
    exported: Path, new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    good = exported.read_bytes()
    url = new_database("sqlite")
    fill(url, "c")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup.os, "fsync", fail)  # type: ignore[attr-defined]
    assert export(url, exported) == 1
    assert exported.read_bytes() == good
    assert [path.name for path in exported.parent.iterdir()] == ["all.jsonl"]
