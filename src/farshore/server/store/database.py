"""SQLite and PostgreSQL behind one interface and the same SQL, with `?` for values.

This module needs neither SQLAlchemy nor Alembic; they are loaded only if a migration is missing (`migrate.py`).
A new SQLite database is created from a script.
"""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from farshore.core.text import text
from farshore.core.user_errors import UserError

if TYPE_CHECKING:
    import psycopg

T = TypeVar("T")
MIGRATIONS: Final = Path(__file__).parent / "migrations"
HEAD: Final = max(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))
"""The newest migration."""
NEW_SQLITE = MIGRATIONS / "new_sqlite.sql"
"""Creates the schema of a new SQLite database; `new_sqlite.py` writes it."""
END_OF_STATEMENT: Final = ";\n\n"
PATIENCE: Final = 10
"""Seconds to wait for another transaction of SQLite."""
PRIVATE: Final = 0o600
"""The mode of a new SQLite file, and so of its log: it contains the secrets of running matches."""
LOG_PAGES: Final = 4_000
"""Pages of SQLite's write-ahead log, of 4 kB, above which it is emptied."""

SQLITE_FAILURES: Final = (
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
)
"""Primary error codes of a damaged file, of a disk that is full, or of a file that cannot be reached."""


class Unreachable(OSError):
    """The connection could not be made, or it broke. Whether the current transaction was committed is unknown."""


class LostBefore(Unreachable):
    """The connection broke before anything was committed."""


class Cursor(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection to either database, without implicit transactions."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor: ...
    def executemany(self, sql: str, rows: Sequence[Sequence[Any]], /) -> object: ...
    def close(self) -> None: ...


class Database(Protocol):
    """A kind of database: how to open it, how transactions begin, and what its errors mean."""

    kind: str
    url: str
    begin_reading: str
    begin_writing: str
    duplicate: type[Exception]
    no_such_table: type[Exception]
    lost: tuple[type[Exception], ...]
    commits_at_once: bool
    """A commit waits neither for a disk nor for a network."""
    works_in_process: bool
    """Statements run in the thread that asks, not in another process."""
    to_disk: str
    """A statement that flushes commits to the disk; empty if they are flushed at once. Returns the pages of the log."""
    empty_log: Sequence[str]
    """Statements that empty a long log. They wait only for a moment if others read: writing waits meanwhile."""

    def open(self) -> Connection: ...
    def is_busy(self, error: BaseException | None) -> bool:
        """Return whether another transaction is writing: nothing was done, and the work can be repeated."""

    def is_failing(self, error: BaseException) -> bool:
        """The database itself cannot work, whatever the statement: its disk is full, or its file cannot be reached."""


class Sqlite:
    """A SQLite file. Write transactions begin IMMEDIATE, so that they wait for each other instead of failing."""

    kind = "sqlite"
    works_in_process = True
    begin_reading = "BEGIN"
    begin_writing = "BEGIN IMMEDIATE"
    duplicate: type[Exception] = sqlite3.IntegrityError
    no_such_table: type[Exception] = sqlite3.OperationalError
    lost: tuple[type[Exception], ...] = ()
    to_disk = "PRAGMA wal_checkpoint(PASSIVE)"
    empty_log: Sequence[str] = (
        "PRAGMA busy_timeout=50", "PRAGMA wal_checkpoint(TRUNCATE)", f"PRAGMA busy_timeout={1000 * PATIENCE}"
    )  # fmt: skip

    def __init__(self, url: str, durable: bool) -> None:
        self.url = url
        self.commits_at_once = not durable
        self._file = url.removeprefix("sqlite:///")
        self._synchronous = "FULL" if durable else "NORMAL"

    def open(self) -> Connection:
        with contextlib.suppress(OSError):  # it exists, or cannot be made: then SQLite says why
            os.close(os.open(self._file, os.O_CREAT | os.O_EXCL, PRIVATE))
        connection = sqlite3.connect(self._file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={self._synchronous}")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    def is_busy(self, error: BaseException | None) -> bool:
        return isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode == sqlite3.SQLITE_BUSY

    def is_failing(self, error: BaseException) -> bool:
        code = getattr(error, "sqlite_errorcode", 0)  # some errors of the driver have none
        return isinstance(error, sqlite3.DatabaseError) and code & 0xFF in SQLITE_FAILURES


class Postgres:
    """A PostgreSQL server. Its driver is loaded only here. Read transactions see one snapshot, as in SQLite."""

    kind = "postgresql"
    works_in_process = False
    begin_reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    begin_writing = "BEGIN"
    commits_at_once = False
    to_disk = ""
    empty_log: Sequence[str] = ()

    def __init__(self, url: str) -> None:
        import psycopg

        self.url = url
        self._connect = psycopg.connect
        self.duplicate: type[Exception] = psycopg.IntegrityError
        self.no_such_table: type[Exception] = psycopg.errors.UndefinedTable
        self.lost: tuple[type[Exception], ...] = (psycopg.OperationalError, psycopg.InterfaceError)

    def open(self) -> Connection:
        return PostgresConnection(self._connect(self.url, autocommit=True))

    def is_busy(self, error: BaseException | None) -> bool:
        return False

    def is_failing(self, error: BaseException) -> bool:
        return False  # `lost` covers it


class PostgresConnection:
    """A connection of the driver, with `?` for values."""

    def __init__(self, driver: psycopg.Connection[Any]) -> None:
        self._driver = driver

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        return self._driver.execute(_percent(sql), values)

    def executemany(self, sql: str, rows: Sequence[Sequence[Any]], /) -> None:
        self._driver.cursor().executemany(_percent(sql), rows)

    def close(self) -> None:
        self._driver.close()


def exclude_others(connection: Connection, number: int) -> None:
    """Wait for other transactions that hold the lock of this number, and hold it until this one ends.

    A transaction takes it first, before it locks rows. In SQLite, transactions that write exclude each other anyway.
    """
    if isinstance(connection, PostgresConnection):
        connection.execute("select pg_advisory_xact_lock(?)", (number,))


@lru_cache(256)
def _percent(sql: str) -> bytes:
    """Return SQL with the placeholders of psycopg.

    >>> _percent("select id from tables where id like 'cup-%' and game = ?")
    b"select id from tables where id like 'cup-%%' and game = %s"
    """
    return sql.replace("%", "%%").replace("?", "%s").encode()


def at(url: str, *, durable: bool = False) -> Database:
    """Return the database at `sqlite:///file` or `postgresql://…`."""
    return Postgres(url) if url.startswith("postgresql://") else Sqlite(url, durable)


class Transactions:
    """The connection of one thread, opened when it is first needed and again after it was lost."""

    def __init__(self, database: Database, begin: str, first: Sequence[str] = ()) -> None:
        self.database, self._begin, self._first = database, begin, first
        self._connection: Connection | None = None

    def run(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction; raise Unreachable if it is unknown whether it was committed.

        A connection that was lost while idle (the database was restarted) fails before the commit; then the work is
        repeated on a new one.
        """
        if self._connection is not None:
            with contextlib.suppress(LostBefore):
                return self._run(self._connection, work)
        try:
            self._connection = self.database.open()
            for statement in self._first:
                self._connection.execute(statement)
        except Exception as error:
            raise LostBefore(f"the database cannot be reached: {error}") from error
        return self._run(self._connection, work)

    def _run(self, connection: Connection, work: Callable[[Connection], T]) -> T:
        try:
            connection.execute(self._begin)
            result = work(connection)
        except self.database.lost as error:
            self.close()
            raise LostBefore(str(error)) from error
        except Exception as error:
            with contextlib.suppress(Exception):  # some errors have already rolled back
                connection.execute("ROLLBACK")
            if self.database.is_failing(error):
                self.close()
                raise LostBefore(str(error)) from error
            raise
        try:
            connection.execute("COMMIT")
        except Exception as error:
            self.close()
            raise Unreachable(str(error)) from error
        return result

    def to_disk(self) -> None:
        """Flush what was committed without waiting. Errors are ignored: it is stored anyway.

        Under steady writing the log is never flushed to its end, and so never begun anew: a long one is emptied.
        """
        if self.database.to_disk:
            with contextlib.suppress(Exception):
                self._connection = self._connection or self.database.open()
                _, pages, _ = self._connection.execute(self.database.to_disk).fetchone()
                if pages > LOG_PAGES:
                    for statement in self.database.empty_log:
                        self._connection.execute(statement).fetchone()

    def close(self) -> None:
        """Close the connection, which rolls back an open transaction."""
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.close()
            self._connection = None


def require_writable(database: Database) -> None:
    """Raise Unreachable, before anything is started, if the database cannot be written."""
    trial = Transactions(database, database.begin_writing)
    try:
        trial.run(lambda connection: None)
    except LostBefore:
        raise
    except Exception as error:
        raise Unreachable(f"nothing can be written to the database: {error}") from error
    finally:
        trial.close()


def without_password(url: str) -> str:
    """Return a database URL as it may be printed.

    >>> without_password("postgresql://farshore:secret@host/tables")
    'postgresql://farshore@host/tables'
    """
    return re.sub(r"^(postgresql://[^:/@]*):[^@]*@", r"\1@", url)


def version(database: Database) -> str:
    """Return the migration of this database; empty for a new one. Raise UserError if the file is damaged."""
    reading = Transactions(database, database.begin_reading)
    try:
        found = reading.run(lambda connection: connection.execute("select version_num from alembic_version").fetchone())
    except database.no_such_table:
        return ""
    except LostBefore as error:
        if not isinstance(error.__cause__, sqlite3.DatabaseError):
            raise
        place = without_password(database.url)
        raise UserError(text("cmd-database-damaged", database=place, reason=str(error.__cause__))) from None
    finally:
        reading.close()
    return str(found[0]) if found else ""


def create_schema(database: Database) -> None:
    """Create the schema in a new SQLite database, unless another process has done so."""
    statements = NEW_SQLITE.read_text("utf-8").split(END_OF_STATEMENT)

    def create(connection: Connection) -> None:
        if connection.execute("select count(*) from sqlite_master").fetchone()[0]:
            return
        for statement in statements:
            connection.execute(statement)

    writing = Transactions(database, database.begin_writing)
    try:
        writing.run(create)
    finally:
        writing.close()


def require_current(database: Database) -> None:
    """Raise UserError unless the database exists and has the schema of this version; nothing is created."""
    file = Path(database.url.removeprefix("sqlite:///"))
    found = version(database) if database.kind != "sqlite" or file.is_file() else ""
    if found != HEAD:
        key = "cmd-no-database" if not found else f"cmd-{'old' if found < HEAD else 'new'}-database"
        raise UserError(text(key, database=without_password(database.url)))


def upgrade(database: Database) -> bool:
    """Run the missing migrations; return whether there were any. Raise UserError if the schema is a newer one."""
    found = version(database)
    if found == HEAD:
        return False
    if found > HEAD:
        raise UserError(text("cmd-new-database", database=without_password(database.url)))
    if not found and database.kind == "sqlite":
        create_schema(database)
        found = version(database)
    if found != HEAD:
        from farshore.server.store import migrate

        migrate.to_head(database.url)
    return True
