"""Rows of tables, seats and events, and the SQL that reads and writes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from time import time
from typing import Any

import msgspec

from farshore.core.dealer import SeatValue
from farshore.core.game import Seat, Value
from farshore.server.store.database import Connection

AT_A_TIME = 2000
"""Rows that `unfinished` returns at most."""
EXAMINED = 1000
"""Results of a challenge that are examined for one list."""
DEVICES = 5
"""Devices of one address whose first attempts at a challenge count."""


@dataclass(slots=True)
class SeatRow:
    """A seat."""

    name: str
    kind: str
    level: str = ""
    secret_hash: str | None = None
    taken: bool = False
    touched: bool = False
    """A bot has played this seat since a player took it."""
    here: bool = False
    """The holder has the table open and visible."""
    seen: float = 0.0
    """When the holder last left, in seconds since 1970; 0 for never."""
    link_hash: str = ""
    """A hash of the link by which the seat was taken; the link opens nothing any more."""
    colour: int = -1
    """The number of the seat whose colour and shape this one has; -1 for its own."""
    player: str = ""
    """The id of the player who holds the seat; empty for a guest."""
    player_hash: str = ""
    """A hash of the player's key, which opens the seat as its secret does."""
    program: str = ""
    """The id of the bot token whose program plays the seat; empty for people and for bots of this server."""
    program_of: str = ""
    """The name of the program's player."""

    def is_opened_by(self, hashes: Collection[str]) -> bool:
        """Return whether one of these hashed secrets or keys belongs to the seat."""
        return (self.secret_hash or "") in hashes or (bool(self.player_hash) and self.player_hash in hashes)


@dataclass(slots=True)
class Summary:
    """What lists show of a table without a replay."""

    version: int = 0
    busy: tuple[Seat, ...] = ()
    over: bool = False
    totals: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    changed: float = 0.0
    best: int | None = None
    """The best total of a person without help from a bot."""


@dataclass(slots=True)
class TableRow:
    """A table without its events."""

    id: str
    game: str
    edition: int
    options: dict[str, Value]
    seats: list[SeatRow]
    seed: str
    promise: str = ""
    salt: str = ""
    chosen: bool = False
    """A player chose the deal and can know it."""
    device: str = ""
    """A hash of the name of the device that started a challenge here."""
    origin: str = ""
    """A hash of the address that it was started from."""
    data: dict[str, str] = field(default_factory=dict)
    hints: bool = True
    challenge: str = ""
    before: str = ""
    next: str = ""
    frozen: bool = False
    sealed: bool = False
    """Others still play this deal: until they have, only players who have finished it may see the table."""
    pace: int = 0
    """Seconds per turn; 0 for no limit."""
    begun: float = 0.0
    """When the last free seat was taken and the clocks started; 0 while seats are free."""
    open: bool = False
    """Anyone may take a free seat."""
    quick: bool = False
    """The table was made for a quick match: others with the same wishes may join."""
    language: str = "en"
    """The language of the client that created the table."""
    chat: bool = False
    """The table has chat, not only quick phrases."""
    notices: bool = False
    """A player wants notices of turns."""
    programs: bool = False
    """Programs of players may take free seats."""
    club: str = ""
    """The club whose members may take free seats of an open table; empty for everybody."""
    rated: int = 0
    """Whether the match is rated: 0 no, 1 when it is over, 2 that was done."""
    household: bool = False
    """The match is rated although its players share an address."""
    entropy: tuple[SeatValue, ...] = ()
    """Random values of players' devices that are mixed into the deal."""
    created: float = field(default_factory=time)
    revision: int = 0
    summary: Summary = field(default_factory=Summary)


@dataclass(slots=True)
class EventRow:
    """An event: its text, and the id of the client's message that caused it."""

    words: str
    action_id: str | None = None
    at: float = field(default=0.0, compare=False)
    """When it was stored, in seconds since 1970."""


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _numbers(words: str) -> tuple[int, ...]:
    return msgspec.json.decode(words, type=tuple[int, ...])


_WORDS = (
    "id",
    "game",
    "edition",
    "seed",
    "promise",
    "salt",
    "device",
    "origin",
    "challenge",
    "before",
    "next",
    "language",
    "club",
)
_PLAIN = (*_WORDS, "created", "revision", "pace", "begun", "rated")
_SWITCHES = ("hints", "frozen", "sealed", "chosen", "open", "quick", "chat", "notices", "programs", "household")
_TABLE = (*_PLAIN, *_SWITCHES, "options", "data", "changed", "version", "busy", "over", "totals", "winners", "best")
_PLACE = ("table_id", "seat")
_SEAT = (
    *_PLACE, "name", "kind", "level", "secret_hash", "taken", "touched", "here", "seen", "link_hash", "colour",
    "player", "player_hash", "program", "program_of",
)  # fmt: skip
_EVENT = ("table_id", "seq", "words", "action_id", "at")


def _marks(values: Sequence[Any]) -> str:
    return ", ".join("?" * len(values))


def _insert(table: str, columns: Sequence[str]) -> str:
    return f"insert into {table} ({', '.join(columns)}) values ({_marks(columns)})"


_INSERT_TABLE = _insert("tables", _TABLE)
_INSERT_SEAT = _insert("seats", _SEAT)
_INSERT_EVENT = _insert("events", _EVENT)
_SUMMARISE = (
    "update tables set changed = ?, version = ?, busy = ?, over = ?, totals = ?, winners = ?, best = ?"
    " where id = ? and version <= ?"
)
_LAST_EVENT = "(select max(seq) from events where table_id = tables.id)"


def append_events(connection: Connection, rows: Sequence[Sequence[Any]]) -> None:
    """Append events."""
    connection.executemany(_INSERT_EVENT, rows)


def summarise(connection: Connection, summaries: Sequence[Sequence[Any]]) -> None:
    """Write summaries, unless another process has written newer ones."""
    connection.executemany(_SUMMARISE, [(*row, row[1]) for row in summaries])


def unfinished(connection: Connection, after: str) -> list[tuple[str, int, int | None]]:
    """Return some unfinished matches by id: the version in their summaries, and the number of their last event."""
    wanted = f"select id, version, {_LAST_EVENT} from tables where id > ? and not tables.over order by id limit ?"
    return list(connection.execute(wanted, (after, AT_A_TIME)))


def summary_row(table: str, summary: Summary) -> tuple[float, int, str, bool, str, str, int | None, str]:
    lists = (_json(summary.busy), _json(summary.totals), _json(summary.winners))
    return (summary.changed, summary.version, lists[0], summary.over, lists[1], lists[2], summary.best, table)


def is_bot_assisted(seat: SeatRow) -> bool:
    """Return whether a bot or a program plays this seat, or a bot has played it."""
    return seat.kind == "bot" or seat.touched or bool(seat.program)


def best_total(seats: Sequence[SeatRow], totals: Sequence[int]) -> int | None:
    """Return the best total of a person without help from a bot, or None if there is none."""
    mine = (total for seat, total in zip(seats, totals, strict=False) if not is_bot_assisted(seat))
    return max(mine, default=None)


def create(connection: Connection, row: TableRow, new: Sequence[EventRow]) -> None:
    """Insert a table, its seats and its first events."""
    plain = [getattr(row, name) for name in _PLAIN]
    rest = (*(getattr(row, name) for name in _SWITCHES), _json(row.options), _json(row.data))
    connection.execute(_INSERT_TABLE, (*plain, *rest, *summary_row(row.id, row.summary)[:-1]))
    people = [
        (row.id, number, *(False if name == "here" else getattr(seat, name) for name in _SEAT[2:]))
        for number, seat in enumerate(row.seats)
    ]
    connection.executemany(_INSERT_SEAT, people)
    for value in row.entropy:
        add_entropy(connection, row.id, value)
    at = row.summary.changed
    connection.executemany(
        _INSERT_EVENT, [(row.id, n, entry.words, entry.action_id, at) for n, entry in enumerate(new, 1)]
    )


def load(connection: Connection, table: str, after: int = 0) -> tuple[TableRow, list[EventRow]] | None:
    """Return a table and its events after a version."""
    found = rows(connection, [table])
    if not found:
        return None
    newer = "select words, action_id, at from events where table_id = ? and seq > ? order by seq"
    return found[0], [EventRow(*entry) for entry in connection.execute(newer, (table, after))]


def rows(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """Return these tables without events; missing ones are left out."""
    if not ids:
        return []
    sitting: dict[str, list[SeatRow]] = {}
    people = f"select {', '.join(_SEAT)} from seats where table_id in ({_marks(ids)}) order by seat"
    for table, _, *seat in connection.execute(people, ids):
        row = SeatRow(*seat)
        row.taken, row.touched, row.here = bool(row.taken), bool(row.touched), bool(row.here)  # SQLite has no booleans
        sitting.setdefault(table, []).append(row)
    values: dict[str, list[SeatValue]] = {}
    given = f"select table_id, seat, value, at from entropy where table_id in ({_marks(ids)}) order by seat"
    for table, *value in connection.execute(given, ids):
        values.setdefault(table, []).append(SeatValue(*value))
    wanted = f"select {', '.join(_TABLE)} from tables where id in ({_marks(ids)})"
    found = [_row(dict(zip(_TABLE, values, strict=True)), sitting) for values in connection.execute(wanted, ids)]
    for table_row in found:
        table_row.entropy = tuple(values.get(table_row.id, ()))
    return found


def add_entropy(connection: Connection, table: str, value: SeatValue) -> None:
    """Store the value of a seat. Its first one stays."""
    new = "insert into entropy (table_id, seat, value, at) values (?, ?, ?, ?) on conflict (table_id, seat) do nothing"
    connection.execute(new, (table, value.seat, value.value, value.at))


def append_with_entropy(
    connection: Connection, table: str, rows: Sequence[Sequence[Any]], values: Sequence[SeatValue]
) -> None:
    """Append events whose draws are the first to depend on these values; both are stored, or neither."""
    append_events(connection, rows)
    used = [(value.at, table, value.seat) for value in values]
    connection.executemany("update entropy set at = ? where table_id = ? and seat = ?", used)
    connection.execute("update tables set revision = revision + 1 where id = ?", (table,))


def _row(found: dict[str, Any], sitting: dict[str, list[SeatRow]]) -> TableRow:
    options: dict[str, Any] = msgspec.json.decode(found["options"])
    plain: dict[str, Any] = {name: found[name] for name in _PLAIN}
    plain |= {name: bool(found[name]) for name in _SWITCHES}  # SQLite has no booleans
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
            best=found["best"],
        ),
    )


def tables_opened_with(connection: Connection, hashes: Sequence[str], limit: int = 200) -> list[TableRow]:
    """Return the tables with a seat that one of these secrets opens, last changed first."""
    if not hashes:
        return []
    newest = (
        f"select id from tables where id in (select table_id from seats where secret_hash in ({_marks(hashes)})"
        f" union select table_id from seats where player_hash in ({_marks(hashes)})) order by changed desc limit ?"
    )
    wanted = [found[0] for found in connection.execute(newest, (*hashes, *hashes, limit))]
    return sorted(rows(connection, wanted), key=lambda row: row.summary.changed, reverse=True)


def challenge_results(
    connection: Connection, challenge: str, game: str | None, limit: int = 100
) -> list[tuple[TableRow, bool]]:
    """Return the best finished tables of people at a challenge, best first, and whether each was a first attempt.

    Each device has one result: its first attempt, or its best one if the first is not finished. Attempts that do not
    count as those of a device of their own share the result of their address.
    """
    finished = "select id, device, origin, best from tables where (challenge = ? or id = ?) and tables.over"
    values: tuple[Any, ...] = (challenge, challenge)
    if game is not None:
        finished, values = f"{finished} and game = ?", (*values, game)
    best_first = f"{finished} and best is not null order by best desc, changed, id limit ?"
    first = attempts(connection, challenge, game)
    devices = set(first.values())
    chosen: dict[str, tuple[str, int]] = {}
    for table, device, origin, best in connection.execute(best_first, (*values, EXAMINED)):
        player = f"device {device}" if device in devices else f"origin {origin}" if origin else f"table {table}"
        if player not in chosen or table in first:
            chosen[player] = table, best
    points = dict(sorted(chosen.values(), key=lambda found: -found[1])[:limit])
    found = sorted(rows(connection, list(points)), key=lambda row: (-points[row.id], row.summary.changed))
    return [(row, row.id in first) for row in found]


def counted_totals(connection: Connection, challenge: str, game: str) -> list[int]:
    """Return the points of all finished attempts at a challenge that count, best first."""
    first = attempts(connection, challenge, game)
    finished = "select id, best from tables where challenge = ? and game = ? and tables.over and best is not null"
    return sorted(
        (best for table, best in connection.execute(finished, (challenge, game)) if table in first), reverse=True
    )


def has_finished(connection: Connection, challenge: str, game: str, hashes: Sequence[str]) -> bool:
    """Return whether one of these secrets opens a finished table of the challenge."""
    if not hashes:
        return False
    mine = (
        "select 1 from tables, seats where table_id = id and challenge = ? and game = ? and tables.over"
        f" and (secret_hash in ({_marks(hashes)}) or player_hash in ({_marks(hashes)})) limit 1"
    )
    return connection.execute(mine, (challenge, game, *hashes, *hashes)).fetchone() is not None


def attempts(connection: Connection, challenge: str, game: str | None) -> dict[str, str]:
    """Return the first table of each device at a challenge: after it the device knew the deal.

    A device without an account can call itself anything, so only some devices of an address count.
    """
    begun = "select device, game, id, origin from tables where challenge = ? and device <> '' order by created, id"
    first: dict[tuple[str, str], str] = {}
    counted: dict[str, str] = {}
    at_address: Counter[tuple[str, str]] = Counter()
    for device, played, table, origin in connection.execute(begun, (challenge,)):
        if game not in (None, played) or (device, played) in first:
            continue
        first[device, played] = table
        at_address[origin, played] += 1
        if not origin or at_address[origin, played] <= DEVICES:
            counted[table] = device
    return counted


def standings(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Return the last event and the revision of each table, to detect what other processes have stored."""
    if not ids:
        return {}
    wanted = f"select id, {_LAST_EVENT}, revision from tables where id in ({_marks(ids)})"
    return {table: (version or 0, revision) for table, version, revision in connection.execute(wanted, ids)}


def set_next(connection: Connection, table: str, rematch: str) -> bool:
    """Record the rematch, unless there is one."""
    free = "update tables set next = ?, revision = revision + 1 where id = ? and next = ''"
    return connection.execute(free, (rematch, table)).rowcount == 1


def delete_table(connection: Connection, table: str) -> None:
    """Delete a table with everything that belongs to it."""
    for sql in (
        "reviews where table_id",
        "talk where table_id",
        "notices where table_id",
        "codes where table_id",
        "entropy where table_id",
        "events where table_id",
        "seats where table_id",
        "tables where id",
    ):
        connection.execute(f"delete from {sql} = ?", (table,))
