"""How a server starts: `farshore bench server --start`, with nothing stored and beside 100,000 stored tables.

Then some of these tables are looked at once, and left: what each costs in memory, now and after it was forgotten.
"""

from __future__ import annotations

import tempfile
from time import monotonic, sleep
from urllib.request import urlopen

from sqlalchemy import Table

from farshore.client import post
from farshore.core.dealer import SeededDealer
from farshore.core.match import Match
from farshore.games import find
from farshore.server.store import database, schema, table_rows
from farshore.server.store.table_rows import EventRow, SeatRow, TableRow
from farshore_research.bench.server_subprocess import ServerProcess, run_server

OPENED = 1000
"""The number of tables to open; the same number is opened before them, so that shared data is in memory."""
IDLE = 8.0
NUMBERS = "with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)"


def start(game: str, tables: int) -> int:
    """Measure and print both starts."""
    with tempfile.TemporaryDirectory(prefix="farshore-bench-") as folder:
        empty, full = f"sqlite:///{folder}/empty.db", f"sqlite:///{folder}/full.db"
        database.upgrade(database.at(empty))
        fill(full, game, tables)
        print(f"{'stored tables':>16} {'seconds':>8} {'CPU':>6} {'memory':>10}")
        nothing = _start_server(empty, 0)
        beside = _start_server(full, tables)
        print(f"  memory for each table that nobody looks at: {max(0, beside - nothing) / tables:,.3f} kB")
        _open_and_close(full, min(OPENED, tables // 2 - 1))
    return 0


def fill(url: str, game: str, tables: int) -> None:
    """Store one new table and `tables` copies of it."""
    here = database.at(url)
    database.upgrade(here)
    match = Match(find(game), ["", ""])
    match.deal(SeededDealer("bench"))
    row = TableRow("t", game, 1, dict(match.header.options), [SeatRow("", "person"), SeatRow("", "person")], "bench")

    def work(connection: database.Connection) -> None:
        table_rows.create(connection, row, [EventRow(str(event)) for event in match.events])
        for table, key in ((schema.tables, "id"), (schema.seats, "table_id"), (schema.events, "table_id")):
            connection.execute(_copies(table, key), (tables - 1,))

    writing = database.Transactions(here, here.begin_writing)
    writing.run(work)
    writing.close()


def _copies(table: Table, key: str) -> str:
    others = ", ".join(f'"{column.name}"' for column in table.columns if column.name != key)
    return f"{NUMBERS} insert into {table.name} ({key}, {others}) select {key} || i, {others} from {table.name}, n"


def _start_server(url: str, tables: int) -> int:
    """Start a server on this database and print the time; return its memory in kB."""
    began = monotonic()
    with run_server(FARSHORE_DATABASE=url) as server:
        seconds, cpu, memory = monotonic() - began, server.cpu(), server.memory()
    print(f"{tables:16,} {seconds:8.2f} {cpu:6.2f} {memory / 1000:7.1f} MB")
    return memory


def _open_and_close(url: str, count: int) -> None:
    """Open `count` tables once and print the memory of each while it is open and after it is unloaded."""
    with run_server(FARSHORE_DATABASE=url, FARSHORE_IDLE=str(IDLE)) as server:
        _look_at(server.address, 1, count)
        before = _memory_after_unload(server)
        _look_at(server.address, count + 1, 2 * count)
        looked_at, left = server.memory(), _memory_after_unload(server)
    each, kept = (looked_at - before) / count, (left - before) / count
    print(f"  memory for each of {count:,} tables looked at: {each:,.1f} kB; when it was left: {kept:,.2f} kB")


def _look_at(address: str, first: int, last: int) -> None:
    for number in range(first, last + 1):
        post(address, f"/api/tables/t{number}/position", {"at": 0})


def _memory_after_unload(server: ServerProcess) -> int:
    """Wait until no table is in memory; return the server's memory in kB."""
    while True:
        with urlopen(f"http://{server.address}/metrics", timeout=20) as answer:
            if b"farshore_live_tables 0.0" in answer.read():
                return server.memory()
        sleep(0.2)
