"""The database that a URL names, SQLite or PostgreSQL, spoken to in the same SQL: `?` stands for a value.

Nothing here needs SQLAlchemy or Alembic: those are loaded only when a migration is missing (`migrate.py`).
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

if TYPE_CHECKING:
    import psycopg

T = TypeVar("T")
HEAD: Final = "0005"
"""The newest migration: a database that is there needs none."""


class Unreachable(OSError):
    """The connection cannot be made, or broke: what was being committed is stored or not, nobody can say."""


class LostBefore(Unreachable):
    """The connection broke before anything was committed."""


class Cursor(Protocol):
    """What a statement brought."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection of either kind; it does nothing by itself, transactions are begun and ended in SQL."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor: ...
    def executemany(self, sql: str, rows: Sequence[Sequence[Any]], /) -> object: ...
    def close(self) -> None: ...


class Database(Protocol):
    """A kind of database: how it is opened, how transactions begin, and what its errors mean."""

    kind: str
    url: str
    begin_reading: str
    begin_writing: str
    duplicate: type[Exception]
    no_such_table: type[Exception]
    lost: tuple[type[Exception], ...]
    commits_at_once: bool
    """A commit waits neither for a disk nor for a network."""
    to_disk: str
    """Brings to the disk what was committed without waiting for it; nothing: it is there."""

    def open(self) -> Connection: ...
    def is_busy(self, error: BaseException | None) -> bool:
        """Somebody else is writing: nothing was done, and it can be tried again."""


class Sqlite:
    """One file. A transaction that will write says so at once: then it waits for its turn instead of failing."""

    kind = "sqlite"
    begin_reading = "BEGIN"
    begin_writing = "BEGIN IMMEDIATE"
    duplicate: type[Exception] = sqlite3.IntegrityError
    no_such_table: type[Exception] = sqlite3.OperationalError
    lost: tuple[type[Exception], ...] = ()
    to_disk = "PRAGMA wal_checkpoint(PASSIVE)"

    def __init__(self, url: str, durable: bool) -> None:
        self.url = url
        self.commits_at_once = not durable
        self._file = url.removeprefix("sqlite:///")
        self._synchronous = "FULL" if durable else "NORMAL"

    def open(self) -> Connection:
        connection = sqlite3.connect(self._file, timeout=10, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={self._synchronous}")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    def is_busy(self, error: BaseException | None) -> bool:
        return isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode == sqlite3.SQLITE_BUSY


class Postgres:
    """A PostgreSQL server; its driver is loaded only here. Whoever reads sees one moment, as SQLite shows it."""

    kind = "postgresql"
    begin_reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    begin_writing = "BEGIN"
    commits_at_once = False
    to_disk = ""

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


class PostgresConnection:
    """The driver's connection, with `?` for values."""

    def __init__(self, driver: psycopg.Connection[Any]) -> None:
        self._driver = driver

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        return self._driver.execute(_percent(sql), values)

    def executemany(self, sql: str, rows: Sequence[Sequence[Any]], /) -> None:
        self._driver.cursor().executemany(_percent(sql), rows)

    def close(self) -> None:
        self._driver.close()


@lru_cache(256)
def _percent(sql: str) -> bytes:
    """With the placeholders of psycopg."""
    return sql.replace("?", "%s").encode()


def at(url: str, *, durable: bool = False) -> Database:
    """The database at `sqlite:///file` or `postgresql://…`."""
    return Postgres(url) if url.startswith("postgresql://") else Sqlite(url, durable)


class Transactions:
    """One connection for one thread: opened when it is needed first, and anew when it was lost."""

    def __init__(self, database: Database, begin: str, first: Sequence[str] = ()) -> None:
        self.database, self._begin, self._first = database, begin, first
        self._connection: Connection | None = None

    def run(self, work: Callable[[Connection], T]) -> T:
        """Does the work in a transaction; Unreachable if nobody can say whether it is stored.

        A connection that was lost while nobody looked (the database was restarted) is noticed before anything is
        committed: then the work is done once more, on a new one.
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
        except Exception:
            with contextlib.suppress(Exception):  # some errors have already taken it back
                connection.execute("ROLLBACK")
            raise
        try:
            connection.execute("COMMIT")
        except Exception as error:
            self.close()
            raise Unreachable(str(error)) from error
        return result

    def to_disk(self) -> None:
        """What others have committed without waiting is on the disk after this; failing does no harm, it is stored."""
        if self.database.to_disk:
            with contextlib.suppress(Exception):
                self._connection = self._connection or self.database.open()
                self._connection.execute(self.database.to_disk).fetchone()

    def close(self) -> None:
        """What was begun and not committed is taken back."""
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.close()
            self._connection = None


def require_writable(database: Database) -> None:
    """Unreachable, said in one line before anything is started, if no match could be kept here."""
    trial = Transactions(database, database.begin_writing)
    try:
        trial.run(lambda connection: None)
    except LostBefore:
        raise
    except Exception as error:
        raise Unreachable(f"nothing can be written to the database: {error}") from error
    finally:
        trial.close()


def version(database: Database) -> str:
    """The migration this database is at; nothing for an empty one."""
    reading = Transactions(database, database.begin_reading)
    try:
        found = reading.run(lambda connection: connection.execute("select version_num from alembic_version").fetchone())
    except database.no_such_table:
        return ""
    finally:
        reading.close()
    return str(found[0]) if found else ""


def upgrade(database: Database) -> bool:
    """Runs the migrations that are missing; says whether there were any."""
    if version(database) == HEAD:
        return False
    from farshore.server.store import migrate

    migrate.to_head(database.url)
    return True
