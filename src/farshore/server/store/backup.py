"""Backups: every row of a database as lines of JSON, with row counts and a checksum.

The first line is a header, the last one a footer; between them each line is the name of a table and a row. Files of
earlier versions have rows only: they are checked as far as rows allow.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, cast

import msgspec
from sqlalchemy import Connection, Engine, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from farshore.core.text import Arg, text
from farshore.core.user_errors import UserError
from farshore.server.store import schema
from farshore.server.store.database import HEAD

TABLES = {str(table.name): table for table in schema.metadata.sorted_tables}
COLUMNS = {name: frozenset(str(column.name) for column in table.columns) for name, table in TABLES.items()}
FORMAT = 2
HEADER, FOOTER = "farshore-backup", "end"
CHUNK = 1000
"""Rows that are read or written at a time."""
PRIVATE = 0o600
"""Only the owner reads a backup: it contains the dealers' secrets."""
_decode = msgspec.json.Decoder(tuple[str, dict[str, Any]]).decode


class BackupError(UserError):
    """A backup that cannot be made or used, with the reason."""


def backup_error(key: str, **args: Arg) -> BackupError:
    """Return a BackupError whose reason is the message `key`."""
    return BackupError(text(key, **args))


# Writing


def export(engine: Engine, file: str) -> int:
    """Write all rows of one snapshot to a file and return their number. The file is complete or not changed."""
    counts: Counter[str] = Counter()
    checksum = sha256()
    with _new_file(file) as target, _snapshot(engine) as connection:

        def write(name: str, values: dict[str, Any]) -> None:
            line = msgspec.json.encode([name, values]) + b"\n"
            checksum.update(line)
            target.write(line)

        write(HEADER, {"format": FORMAT, "schema": HEAD})
        for name, table in TABLES.items():
            columns = [str(column.name) for column in table.columns]
            ordered = select(table).order_by(*table.primary_key)
            for row in connection.execution_options(yield_per=CHUNK).execute(ordered):
                write(name, dict(zip(columns, row, strict=True)))
                counts[name] += 1
        footer = {"rows": {name: counts[name] for name in TABLES}, "sha256": checksum.hexdigest()}
        target.write(msgspec.json.encode([FOOTER, footer]) + b"\n")
    return counts.total()


@contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    """Open a read transaction that sees one state of the database, whatever a server writes meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with connection.begin():
            yield connection


@contextmanager
def _new_file(file: str) -> Iterator[IO[bytes]]:
    """Open a private file to write. It replaces an older one once it is complete and on the disk."""
    place = Path(file)
    if place.exists() and not place.is_file():  # a pipe or a device
        with place.open("wb") as plain, _compressed(plain, file) as target:
            yield target
        return
    part = place.with_name(f"{place.name}.part")
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "wb") as plain:
            os.fchmod(plain.fileno(), PRIVATE)
            with _compressed(plain, file) as target:
                yield target
            plain.flush()
            os.fsync(plain.fileno())
        part.replace(place)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


@contextmanager
def _compressed(plain: IO[bytes], file: str) -> Iterator[IO[bytes]]:
    if not file.endswith(".gz"):
        yield plain
        return
    with gzip.GzipFile("", "wb", fileobj=plain) as target:
        yield cast("IO[bytes]", target)


# Reading


def verify(file: str) -> Counter[str]:
    """Read a whole backup and return its rows by table; raise BackupError unless it can be restored."""
    counts: Counter[str] = Counter()
    known: set[str] = set()
    for number, name, row in _rows(file):
        counts[name] += 1
        if name == "tables":
            known.add(row["id"])
        elif "table_id" in row and row["table_id"] not in known:
            raise backup_error("backup-reference", file=file, line=number, table=str(row["table_id"])[:64])
    return counts


def import_(engine: Engine, file: str) -> int:
    """Import a backup into an empty database, all or nothing, and return the number of rows."""
    count = 0
    try:
        with engine.begin() as connection:
            if connection.execute(select(func.count()).select_from(schema.tables)).scalar():
                raise backup_error("backup-not-empty", database=str(engine.url.database))
            connection.execute(schema.server_secrets.delete())
            for name, rows in _chunks(file):
                connection.execute(insert(TABLES[name]), rows)
                count += len(rows)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise backup_error("backup-row", file=file, reason=reason) from None
    return count


def _chunks(file: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield rows of the same table and with the same columns, up to a thousand at a time."""
    name = ""
    rows: list[dict[str, Any]] = []
    for _, table, row in _rows(file):
        if rows and (table != name or len(rows) >= CHUNK or row.keys() != rows[0].keys()):
            yield name, rows
            rows = []
        name = table
        rows.append(row)
    if rows:
        yield name, rows


def _rows(file: str) -> Iterator[tuple[int, str, dict[str, Any]]]:
    """Yield line number, table and row. Raise BackupError if the file is damaged, at the latest after the last row."""
    counts: Counter[str] = Counter()
    checksum = sha256()
    has_header = has_footer = False
    number = 0
    for number, line in enumerate(_lines(file), 1):
        try:
            name, row = _decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise backup_error("backup-line", file=file, line=number) from None
        if has_footer:
            raise backup_error("backup-line", file=file, line=number)
        if number == 1 and name == HEADER:
            _check_version(file, row)
            has_header = True
        elif name == FOOTER and has_header:
            if row != {"rows": {table: counts[table] for table in row.get("rows", ())}, "sha256": checksum.hexdigest()}:
                raise backup_error("backup-damaged", file=file)
            has_footer = True
        elif name not in TABLES or not row.keys() <= COLUMNS[name]:
            raise backup_error("backup-line", file=file, line=number)
        else:
            counts[name] += 1
            yield number, name, row
        checksum.update(line)
    if has_header and not has_footer:
        raise backup_error("backup-truncated", file=file)
    if not number:
        raise backup_error("backup-empty", file=file)


def _check_version(file: str, header: dict[str, Any]) -> None:
    if header.get("format") != FORMAT or str(header.get("schema", "")) > HEAD:
        raise backup_error("backup-newer", file=file)


def _lines(file: str) -> Iterator[bytes]:
    opened = gzip.open(file, "rb") if file.endswith(".gz") else open(file, "rb")  # noqa: SIM115 (closed below)
    with opened as source:
        try:
            yield from cast("IO[bytes]", source)
        except EOFError:
            raise backup_error("backup-truncated", file=file) from None
        except (gzip.BadGzipFile, zlib.error):
            raise backup_error("backup-damaged", file=file) from None
