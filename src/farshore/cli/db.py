"""Manage the database: `farshore db upgrade`, `export FILE`, `import FILE`.

Export and import copy everything between SQLite and PostgreSQL. The file contains the dealers' secrets: keep it
private.
"""

from __future__ import annotations

import gzip
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Iterator
from typing import IO, Any, Literal, cast

import msgspec
from sqlalchemy import Engine, func, insert, select

from farshore.server.settings import from_environment
from farshore.server.store import database, migrate, schema
from farshore.translations.language import message

TABLES = {str(table.name): table for table in schema.metadata.sorted_tables}
CHUNK = 1000


class NotEmpty(OSError):
    """The database to import into already contains tables."""


def add_arguments(parser: ArgumentParser) -> None:
    where = "sqlite:///FILE or postgresql://…"
    parser.add_argument("--database", default=from_environment().database, help=where)
    database = ArgumentParser(add_help=False)
    database.add_argument("--database", default=SUPPRESS, help=where)
    whats = parser.add_subparsers(dest="what", required=True, metavar="upgrade|export|import")
    whats.add_parser("upgrade", parents=[database], help="bring the database up to date")
    for name in ("export", "import"):
        part = whats.add_parser(name, parents=[database], help=f"{name} everything")
        part.add_argument("file", help="compressed if it ends in .gz")


def run(args: Namespace) -> int:
    """Run upgrade, export or import, and print the number of rows."""
    changed = database.upgrade(database.at(args.database))
    engine = migrate.engine(args.database)
    try:
        if args.what == "upgrade":
            print(message("db-upgraded" if changed else "db-up-to-date"))
            return 0
        count = export(engine, args.file) if args.what == "export" else import_(engine, args.file)
        print(message(f"db-{args.what}ed", rows=count))
        return 0
    finally:
        engine.dispose()


def export(engine: Engine, file: str) -> int:
    """Write every row as a line of JSON: the name of the table, then its values by column."""
    count = 0
    with _open(file, "wb") as target, engine.connect() as connection:
        for name, table in TABLES.items():
            columns = ["".join(column.name) for column in table.columns]
            ordered = select(table).order_by(*table.primary_key)
            for row in connection.execution_options(yield_per=CHUNK).execute(ordered):
                target.write(msgspec.json.encode([name, dict(zip(columns, row, strict=True))]) + b"\n")
                count += 1
    return count


def import_(engine: Engine, file: str) -> int:
    """Import such a file into an empty database, all or nothing."""
    count = 0
    with _open(file, "rb") as source, engine.begin() as connection:
        if connection.execute(select(func.count()).select_from(schema.tables)).scalar():
            raise NotEmpty(f"{engine.url.database} already contains tables; import needs an empty database")
        connection.execute(schema.server_secrets.delete())
        for name, rows in _chunks(source):
            connection.execute(insert(TABLES[name]), rows)
            count += len(rows)
    return count


def _open(file: str, mode: Literal["rb", "wb"]) -> IO[bytes]:
    opened = gzip.open(file, mode) if file.endswith(".gz") else open(file, mode)  # noqa: SIM115 (the caller closes it)
    return cast("IO[bytes]", opened)


def _chunks(source: IO[bytes]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield rows of the same table, up to a thousand at a time."""
    name = ""
    rows: list[dict[str, Any]] = []
    for line in source:
        table, row = msgspec.json.decode(line)
        if rows and (table != name or len(rows) >= CHUNK):
            yield name, rows
            rows = []
        name = table
        rows.append(row)
    if rows:
        yield name, rows
