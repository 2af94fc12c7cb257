"""The store: events keyed (table, seq), written by one writer (`writer.py`), read in a few threads.

A duplicate key is the whole lock between processes: whoever comes second hears `Conflict`, reads what is there, and
tries again.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from time import time
from typing import Any, TypeVar

import msgspec
import structlog

from farshore.core.game import Seat, Value
from farshore.server.store import database, people
from farshore.server.store.database import Connection, Database, Transactions
from farshore.server.store.writer import Job, Writer

T = TypeVar("T")
READERS = 4
LISTS_LAG = 1.0
"""Seconds that lists may lag behind the events."""
AT_A_TIME = 2000
log = structlog.get_logger("farshore.store")


@dataclass(slots=True)
class SeatRow:
    """A seat as it is stored."""

    name: str
    kind: str
    level: str = ""
    secret_hash: str | None = None
    taken: bool = False
    touched: bool = False
    """A bot has played here since somebody sat down."""
    here: bool = False
    """Whoever holds it has the table open."""
    seen: float = 0.0
    """When they last left, in seconds since 1970; 0: never."""


@dataclass(slots=True)
class Summary:
    """What a list says of a table without replaying it."""

    version: int = 0
    busy: tuple[Seat, ...] = ()
    over: bool = False
    totals: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    changed: float = 0.0


@dataclass(slots=True)
class TableRow:
    """A table as it is stored, without its events."""

    id: str
    game: str
    edition: int
    options: dict[str, Value]
    seats: list[SeatRow]
    seed: str
    promise: str = ""
    salt: str = ""
    chosen: bool = False
    """Somebody chose the deal, and can know it."""
    device: str = ""
    """A hash of what the device calls itself that began a challenge here."""
    data: dict[str, str] = field(default_factory=dict)
    hints: bool = True
    challenge: str = ""
    before: str = ""
    next: str = ""
    frozen: bool = False
    pace: int = 0
    """Seconds that a turn may take; 0: as long as it takes."""
    begun: float = 0.0
    """When the last free seat was taken: until then no clock runs; 0: some are free."""
    open: bool = False
    """Anybody may sit down on a free seat."""
    quick: bool = False
    """Made by somebody who waits for anybody: whoever wants the same is brought here."""
    language: str = "en"
    """Of whoever opened it."""
    chat: bool = False
    """Words may be said here, not only signs."""
    notices: bool = False
    """Somebody wants to hear of their turns."""
    created: float = field(default_factory=time)
    revision: int = 0
    summary: Summary = field(default_factory=Summary)


@dataclass(slots=True)
class Stored:
    """One event as it is stored: its text, and the client's id of the action that it begins."""

    words: str
    action_id: str | None = None
    at: float = field(default=0.0, compare=False)
    """When it was stored, in seconds since 1970."""


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _numbers(words: str) -> tuple[int, ...]:
    return msgspec.json.decode(words, type=tuple[int, ...])


class Store:
    """All tables of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.loop = asyncio.get_running_loop()
        self._writer = Writer(database, append)
        self._unlisted: dict[str, Callable[[], Summary]] = {}
        self._attending: dict[tuple[str, Seat], tuple[bool, float]] = {}
        self._lists_planned: asyncio.TimerHandle | None = None
        self._listing = asyncio.Lock()
        self._here = threading.local()
        self._reading: list[Transactions] = []
        self._readers = ThreadPoolExecutor(READERS, "farshore-read", self._begin_reading)

    @classmethod
    async def open(cls, url: str, *, durable: bool = False) -> Store:
        """The store at this URL, brought up to date."""
        here = database.at(url, durable=durable)
        await asyncio.to_thread(database.upgrade, here)
        return cls(here)

    async def close(self) -> None:
        """Everything handed over before is written first."""
        await self.list_changes()
        if self._lists_planned is not None:
            self._lists_planned.cancel()
        await self._writer.close()
        self._readers.shutdown()
        for reading in self._reading:
            reading.close()

    # Writing

    async def append(self, table: str, first: int, new: Sequence[Stored], at: float) -> None:
        """Adds events numbered from `first`; Conflict if there is already one with such a number."""
        rows = [(table, first + i, entry.words, entry.action_id, at) for i, entry in enumerate(new)]
        await self._writer.write(Job(self.loop.create_future(), table, rows))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Does any other work, in a transaction of its own."""
        result: T = await self._writer.write(Job(self.loop.create_future(), work=work))
        return result

    # Lists

    def changed(self, table: str, summary: Callable[[], Summary]) -> None:
        """Lists will tell how this table stands, within a second. Events tell it anyway: nothing depends on it."""
        self._unlisted[table] = summary
        self._list_soon()

    def attends(self, table: str, seat: Seat, here: bool, at: float) -> None:
        """Whoever holds this seat came or left: lists will tell it within a second, and still after a restart."""
        self._attending[table, seat] = here, at
        self._list_soon()

    def _list_soon(self) -> None:
        if self._lists_planned is None:
            self._lists_planned = self.loop.call_later(LISTS_LAG, self._plan_lists)

    def _plan_lists(self) -> None:
        self._lists_planned = None
        self._writes_lists = self.loop.create_task(self.list_changes())

    async def list_changes(self) -> None:
        """Writes for the lists how the tables stand that have changed; what cannot be written now is written later."""
        async with self._listing:
            noted, self._unlisted = self._unlisted, {}
            attending, self._attending = self._attending, {}
            try:
                rows = [_summary_row(table, summary()) for table, summary in noted.items()]
                if rows:
                    await self.write(lambda connection: summarise(connection, rows))
                if attending:
                    await self.write(lambda connection: people.attend(connection, attending))
            except Exception as error:
                log.warning("lists lag behind", tables=len(noted), error=f"{type(error).__name__}: {error}")
                for table, summary in noted.items():
                    self.changed(table, self._unlisted.get(table, summary))
                self._attending = attending | self._attending

    async def behind(self) -> list[str]:
        """The tables of which lists tell less than their events: a process ended before it could write it."""
        found: list[str] = []
        last = ""
        while True:
            standing = await self.read(partial(unfinished, after=last))
            found += [table for table, listed, stored in standing if listed < (stored or 0)]
            if len(standing) < AT_A_TIME:
                return found
            last = standing[-1][0]

    # Reading

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Reads in another thread."""
        return await self.loop.run_in_executor(self._readers, self._read, work)

    def _begin_reading(self) -> None:
        self._here.reading = Transactions(self.database, self.database.begin_reading)
        self._reading.append(self._here.reading)

    def _read(self, work: Callable[[Connection], T]) -> T:
        reading: Transactions = self._here.reading
        return reading.run(work)

    # Tables

    async def create(self, row: TableRow, new: Sequence[Stored]) -> None:
        """A new table with its first events."""
        await self.write(lambda connection: create(connection, row, new))

    async def load(self, table: str) -> tuple[TableRow, list[Stored]] | None:
        """A table with all its events."""
        return await self.read(lambda connection: load(connection, table))

    async def newer(self, table: str, version: int) -> tuple[TableRow, list[Stored]] | None:
        """The table as it is now, and the events after this version."""
        return await self.read(lambda connection: load(connection, table, after=version))

    async def reseat(self, table: str, seat: Seat, **changes: Any) -> None:
        """Changes who sits here: name, kind, level, taken."""
        columns = ", ".join(f"{name} = ?" for name in changes)

        def work(connection: Connection) -> None:
            here = (*changes.values(), table, seat)
            connection.execute(f"update seats set {columns} where table_id = ? and seat = ?", here)
            connection.execute("update tables set revision = revision + 1 where id = ?", (table,))

        await self.write(work)

    async def house_secret(self, name: str, fresh: str) -> str:
        """A secret that all processes share: the one that is stored, or this fresh one from now on."""

        def work(connection: Connection) -> str:
            connection.execute("insert into house (name, value) values (?, ?) on conflict do nothing", (name, fresh))
            return str(connection.execute("select value from house where name = ?", (name,)).fetchone()[0])

        return await self.write(work)


# What is said to the database

_WORDS = ("id", "game", "edition", "seed", "promise", "salt", "device", "challenge", "before", "next", "language")
_PLAIN = (*_WORDS, "created", "revision", "pace", "begun")
_SWITCHES = ("hints", "frozen", "chosen", "open", "quick", "chat", "notices")
_TABLE = (*_PLAIN, *_SWITCHES, "options", "data", "changed", "version", "busy", "over", "totals", "winners")
_SEAT = ("table_id", "seat", "name", "kind", "level", "secret_hash", "taken", "touched", "here", "seen")
_EVENT = ("table_id", "seq", "words", "action_id", "at")


def _marks(values: Sequence[Any]) -> str:
    return ", ".join("?" * len(values))


def _insert(table: str, columns: Sequence[str]) -> str:
    return f"insert into {table} ({', '.join(columns)}) values ({_marks(columns)})"


_INSERT_TABLE = _insert("tables", _TABLE)
_INSERT_SEAT = _insert("seats", _SEAT)
_INSERT_EVENT = _insert("events", _EVENT)
_SUMMARISE = (
    "update tables set changed = ?, version = ?, busy = ?, over = ?, totals = ?, winners = ?"
    " where id = ? and version <= ?"
)
_LAST_EVENT = "(select max(seq) from events where table_id = tables.id)"


def append(connection: Connection, rows: Sequence[Sequence[Any]]) -> None:
    """Adds events."""
    connection.executemany(_INSERT_EVENT, rows)


def summarise(connection: Connection, summaries: Sequence[Sequence[Any]]) -> None:
    """Notes for lists how tables stand, unless another process has noted something newer."""
    connection.executemany(_SUMMARISE, [(*row, row[1]) for row in summaries])


def unfinished(connection: Connection, after: str) -> list[tuple[str, int, int | None]]:
    """Some of the matches that lists call unfinished, by id: the version they tell, and the last event's number."""
    wanted = f"select id, version, {_LAST_EVENT} from tables where id > ? and not tables.over order by id limit ?"
    return list(connection.execute(wanted, (after, AT_A_TIME)))


def _summary_row(table: str, summary: Summary) -> tuple[float, int, str, bool, str, str, str]:
    lists = (_json(summary.busy), _json(summary.totals), _json(summary.winners))
    return (summary.changed, summary.version, lists[0], summary.over, lists[1], lists[2], table)


def create(connection: Connection, row: TableRow, new: Sequence[Stored]) -> None:
    """Inserts a table, its seats and its first events."""
    plain = [getattr(row, name) for name in _PLAIN]
    rest = (*(getattr(row, name) for name in _SWITCHES), _json(row.options), _json(row.data))
    connection.execute(_INSERT_TABLE, (*plain, *rest, *_summary_row(row.id, row.summary)[:-1]))
    people = [
        (row.id, number, seat.name, seat.kind, seat.level, seat.secret_hash, seat.taken, seat.touched, False, seat.seen)
        for number, seat in enumerate(row.seats)
    ]
    connection.executemany(_INSERT_SEAT, people)
    at = row.summary.changed
    connection.executemany(
        _INSERT_EVENT, [(row.id, n, entry.words, entry.action_id, at) for n, entry in enumerate(new, 1)]
    )


def load(connection: Connection, table: str, after: int = 0) -> tuple[TableRow, list[Stored]] | None:
    """A table and its events after a version."""
    found = rows(connection, [table])
    if not found:
        return None
    newer = "select words, action_id, at from events where table_id = ? and seq > ? order by seq"
    return found[0], [Stored(*entry) for entry in connection.execute(newer, (table, after))]


def rows(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """These tables, without events; those that are not there are left out."""
    if not ids:
        return []
    sitting: dict[str, list[SeatRow]] = {}
    people = f"select {', '.join(_SEAT)} from seats where table_id in ({_marks(ids)}) order by seat"
    for table, _, name, kind, level, secret_hash, *switches, seen in connection.execute(people, ids):
        row = SeatRow(name, kind, level, secret_hash, *map(bool, switches))
        row.seen = seen
        sitting.setdefault(table, []).append(row)
    wanted = f"select {', '.join(_TABLE)} from tables where id in ({_marks(ids)})"
    return [_row(dict(zip(_TABLE, found, strict=True)), sitting) for found in connection.execute(wanted, ids)]


def _row(found: dict[str, Any], sitting: dict[str, list[SeatRow]]) -> TableRow:
    options: dict[str, Any] = msgspec.json.decode(found["options"])
    plain: dict[str, Any] = {name: found[name] for name in _PLAIN}
    plain |= {name: bool(found[name]) for name in _SWITCHES}  # SQLite knows numbers only
    return TableRow(
        **plain,
        options={name: tuple(value) if isinstance(value, list) else value for name, value in options.items()},
        data=msgspec.json.decode(found["data"], type=dict[str, str]),
        seats=sitting[found["id"]],
        summary=Summary(
            version=found["version"],
            busy=_numbers(found["busy"]),
            over=bool(found["over"]),
            totals=_numbers(found["totals"]),
            winners=_numbers(found["winners"]),
            changed=found["changed"],
        ),
    )


def opened_by(connection: Connection, hashes: Sequence[str], limit: int = 200) -> list[TableRow]:
    """The tables with a seat that one of these secrets opens, the last changed first."""
    if not hashes:
        return []
    newest = (
        f"select id from tables where id in (select table_id from seats where secret_hash in ({_marks(hashes)}))"
        " order by changed desc limit ?"
    )
    wanted = [found[0] for found in connection.execute(newest, (*hashes, limit))]
    return sorted(rows(connection, wanted), key=lambda row: row.summary.changed, reverse=True)


def challenge_results(connection: Connection, challenge: str, game: str | None, limit: int = 100) -> list[TableRow]:
    """The finished tables of a challenge."""
    finished = "select id from tables where (challenge = ? or id = ?) and tables.over"
    values: tuple[Any, ...] = (challenge, challenge)
    if game is not None:
        finished, values = f"{finished} and game = ?", (*values, game)
    wanted = connection.execute(f"{finished} order by changed desc limit ?", (*values, limit))
    return rows(connection, [found[0] for found in wanted])


def has_finished(connection: Connection, challenge: str, game: str, hashes: Sequence[str]) -> bool:
    """Whether one of these secrets opens a finished table of the challenge."""
    if not hashes:
        return False
    mine = (
        "select 1 from tables, seats where table_id = id and challenge = ? and game = ? and tables.over"
        f" and secret_hash in ({_marks(hashes)}) limit 1"
    )
    return connection.execute(mine, (challenge, game, *hashes)).fetchone() is not None


def attempts(connection: Connection, challenge: str, game: str | None) -> dict[str, str]:
    """The first table of each device at a challenge: from then on it knew the deal."""
    begun = "select device, game, id from tables where challenge = ? and device <> '' order by created, id"
    first: dict[tuple[str, str], str] = {}
    for device, played, table in connection.execute(begun, (challenge,)):
        if game in (None, played):
            first.setdefault((device, played), table)
    return {table: device for (device, _), table in first.items()}


def standings(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Last event and revision of each of these tables: what a process asks to notice what it missed."""
    if not ids:
        return {}
    wanted = f"select id, {_LAST_EVENT}, revision from tables where id in ({_marks(ids)})"
    return {table: (version or 0, revision) for table, version, revision in connection.execute(wanted, ids)}


def set_next(connection: Connection, table: str, rematch: str) -> bool:
    """Notes the rematch, unless there already is one."""
    free = "update tables set next = ?, revision = revision + 1 where id = ? and next = ''"
    return connection.execute(free, (rematch, table)).rowcount == 1


def forget(connection: Connection, table: str) -> None:
    """Deletes a table with all that belongs to it."""
    for sql in (
        "reviews where table_id",
        "talk where table_id",
        "notices where table_id",
        "events where table_id",
        "seats where table_id",
        "tables where id",
    ):
        connection.execute(f"delete from {sql} = ?", (table,))
