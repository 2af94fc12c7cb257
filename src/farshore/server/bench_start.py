"""How a server starts: `farshore bench server --start`, with nothing stored and beside 100,000 stored tables."""

from __future__ import annotations

import json
import subprocess
import tempfile
from time import monotonic
from urllib.request import urlopen

from sqlalchemy import Table

from farshore.core.dealer import SeededDealer
from farshore.core.match import Match
from farshore.games import find
from farshore.server import database, schema, store
from farshore.server.bench import cpu_seconds, running
from farshore.server.store import SeatRow, Stored, TableRow

NUMBERS = "with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)"


def start(game: str, tables: int) -> int:
    """Prints both starts beside each other."""
    with tempfile.TemporaryDirectory(prefix="farshore-bench-") as folder:
        empty, full = f"sqlite:///{folder}/empty.db", f"sqlite:///{folder}/full.db"
        database.upgrade(database.at(empty))
        fill(full, game, tables)
        print(f"{'stored tables':>16} {'seconds':>8} {'CPU':>6} {'memory':>10}")
        nothing = _started(empty, 0)
        beside = _started(full, tables)
    print(f"  memory for each table that nobody looks at: {max(0, beside - nothing) / tables:,.3f} kB")
    return 0


def fill(url: str, game: str, tables: int) -> None:
    """One table as it is dealt, and so many copies of it."""
    here = database.at(url)
    database.upgrade(here)
    match = Match(find(game), ["", ""])
    match.deal(SeededDealer("bench"))
    row = TableRow("t", game, 1, dict(match.header.options), [SeatRow("", "person"), SeatRow("", "person")], "bench")

    def work(connection: database.Connection) -> None:
        store.create(connection, row, [Stored(str(event)) for event in match.events])
        for table, key in ((schema.tables, "id"), (schema.seats, "table_id"), (schema.events, "table_id")):
            connection.execute(_copies(table, key), (tables - 1,))

    writing = database.Transactions(here, here.begin_writing)
    writing.run(work)
    writing.close()


def _copies(table: Table, key: str) -> str:
    others = ", ".join(f'"{column.name}"' for column in table.columns if column.name != key)
    return f"{NUMBERS} insert into {table.name} ({key}, {others}) select {key} || i, {others} from {table.name}, n"


def _started(url: str, tables: int) -> int:
    """Starts a server there and prints how; its memory in kB."""
    began = monotonic()
    with running("farshore.server.app:create", FARSHORE_DATABASE=url) as address:
        seconds, cpu = monotonic() - began, cpu_seconds(address)
        with urlopen(f"http://{address}/health", timeout=20) as answer:
            process = json.load(answer)["process"]
        memory = int(subprocess.check_output(["ps", "-o", "rss=", "-p", str(process)]))
    print(f"{tables:16,} {seconds:8.2f} {cpu:6.2f} {memory / 1000:7.1f} MB")
    return memory
