"""Competitions in the store: tournaments, entrants, rounds, and the tables and seats of each round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from farshore.core.game import Value
from farshore.server.store import table_rows
from farshore.server.store.database import Connection
from farshore.server.store.table_rows import EventRow, TableRow

ACTIVE = ("open", "running", "paused")
"""The statuses of tournaments that are not over."""
NEWEST = 50
"""Tournaments that a list shows at most."""


@dataclass(slots=True)
class TournamentRow:
    """A tournament."""

    id: str
    name: str
    game: str
    options: dict[str, Value]
    format: str
    seats: int
    rounds: int
    pace: int
    entry: str
    club: str
    organiser: str
    no_show: str
    late: int
    starts: float
    ends: float
    most: int
    when_full: bool
    status: str
    round: int
    language: str
    created: float
    changed: float
    revision: int = 0


@dataclass(slots=True)
class EntryRow:
    """An entrant of a tournament."""

    number: int
    player: str | None
    name: str
    withdrawn: bool = False
    entered: float = 0.0


@dataclass(slots=True)
class RoundRow:
    """A round of a tournament."""

    number: int
    promise: str
    started: float
    ended: float = 0.0
    standings: str = ""


@dataclass(slots=True)
class RoundTableRow:
    """A table of a round: the entrant of each seat, and the result once the match is over."""

    round: int
    number: int
    table: str
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    forfeited: tuple[int, ...] = ()
    over: bool = False
    luck: float | None = None
    """At a deal of a ladder: the points that the review calls luck; None until it is done."""
    seats: dict[int, int] = field(default_factory=dict)
    """The entrant of each seat that is not a bot's."""
    warned: dict[int, float] = field(default_factory=dict)
    """When the entrant of a seat was warned."""


@dataclass(slots=True)
class TournamentRecord:
    """A tournament with everything that belongs to it."""

    row: TournamentRow
    entries: list[EntryRow]
    rounds: list[RoundRow]
    tables: list[RoundTableRow]

    def entry_of(self, player: str) -> EntryRow | None:
        """Return the entry of a player."""
        return next((entry for entry in self.entries if entry.player == player), None)

    def active(self) -> list[EntryRow]:
        """Return the entrants who have not withdrawn."""
        return [entry for entry in self.entries if not entry.withdrawn]


_TOURNAMENT = tuple(TournamentRow.__slots__)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _numbers(words: str) -> tuple[int, ...]:
    return msgspec.json.decode(words, type=tuple[int, ...]) if words else ()


def _tournament(found: Sequence[Any]) -> TournamentRow:
    values = dict(zip(_TOURNAMENT, found, strict=True))
    options: dict[str, Any] = msgspec.json.decode(values["options"])
    values["options"] = {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}
    values["when_full"] = bool(values["when_full"])  # SQLite has no booleans
    return TournamentRow(**values)


# Tournaments


def add_tournament(connection: Connection, row: TournamentRow, rounds: Iterable[RoundRow] = ()) -> bool:
    """Add a tournament, with its rounds if they begin at once; return False if there is one with this id."""
    marks = ", ".join("?" * len(_TOURNAMENT))
    values = [_json(row.options) if name == "options" else getattr(row, name) for name in _TOURNAMENT]
    new = f"insert into tournaments ({', '.join(_TOURNAMENT)}) values ({marks}) on conflict (id) do nothing"
    if connection.execute(new, values).rowcount != 1:
        return False
    for each in rounds:
        _add_round(connection, row.id, each)
    return True


def tournament(connection: Connection, tournament_id: str) -> TournamentRow | None:
    """Return the tournament with this id."""
    wanted = f"select {', '.join(_TOURNAMENT)} from tournaments where id = ?"
    found = connection.execute(wanted, (tournament_id,)).fetchone()
    return _tournament(found) if found else None


def list_tournaments(connection: Connection, player: str = "") -> list[tuple[TournamentRow, int, bool]]:
    """Return the tournaments that are not over, then those that are: first the player's own and those of the player's
    clubs, then those that anyone may see.

    Those with at least two entrants come before others: a flood of new ones hides none. With each comes the number of
    entrants, and whether the player is one of them.
    """
    related = f"(organiser = ? or {_MINE} or club in (select club from club_members where player = ?))"
    seen = f"((entry = 'open' and organiser <> '') or {related}) and id not like 'cup-%'"
    own = (player or "-",) * 3
    order = f"{_BY_STATUS}, case when {related} then 0 when {_COUNT} > 1 then 1 else 2 end"
    return _list(connection, seen, player or "-", own, order, own)


def list_of_club(connection: Connection, club: str, player: str) -> list[tuple[TournamentRow, int, bool]]:
    """Return the tournaments of a club as `listed` does, with its cups."""
    return _list(connection, "club = ?", player, (club,), _BY_STATUS)


_MINE = "exists (select 1 from tournament_entries where tournament = id and player = ? and not withdrawn)"


_COUNT = "(select count(*) from tournament_entries where tournament = id and not withdrawn)"
_BY_STATUS = "case when status in ('open', 'running', 'paused') then 0 else 1 end"


def _list(
    connection: Connection, where: str, player: str, values: Sequence[str], order: str, ordered: Sequence[str] = ()
) -> list[tuple[TournamentRow, int, bool]]:
    wanted = (
        f"select {_COUNT}, {_MINE}, {', '.join(_TOURNAMENT)} from tournaments where {where}"
        f" order by {order}, changed desc, id limit ?"
    )
    found = connection.execute(wanted, (player, *values, *ordered, NEWEST))
    return [(_tournament(row), int(entrants), bool(entered)) for entrants, entered, *row in found]


def due_ids(connection: Connection, now: float, stale: float) -> list[str]:
    """Return the tournaments in which something may be due.

    Not: those that wait for entrants or their start, unless nothing has changed since `stale`, and ladders without a
    result or a review that is still to be counted.
    """
    result = (
        "exists (select 1 from tournament_tables as t, tables where t.tournament = tournaments.id and t.totals = ''"
        " and tables.id = t.table_id and tables.over)"
    )
    waiting = "status = 'open' and (when_full or (starts > 0 and starts <= ?) or changed < ?)"
    ladder = f"status in ('running', 'paused') and format = 'ladder' and (ends <= ? or {result})"
    reviewed = (
        "format = 'ladder' and exists (select 1 from tournament_tables as t, reviews"
        " where t.tournament = tournaments.id and t.luck is null and t.totals <> ''"
        " and reviews.table_id = t.table_id and reviews.done)"
    )
    rounds = "status in ('running', 'paused') and format <> 'ladder'"
    wanted = f"select id from tournaments where ({waiting}) or ({ladder}) or ({rounds}) or ({reviewed}) order by id"
    return [found for (found,) in connection.execute(wanted, (now, stale, now))]


def count_organised(connection: Connection, player: str) -> int:
    """Return how many tournaments of a player are not over."""
    wanted = "select count(*) from tournaments where organiser = ? and status in ('open', 'running', 'paused')"
    return int(connection.execute(wanted, (player,)).fetchone()[0])


def count_entered(connection: Connection, player: str) -> int:
    """Return how many tournaments that are not over a player has entered."""
    wanted = (
        "select count(*) from tournament_entries, tournaments where tournament = id and player = ?"
        " and not withdrawn and status in ('open', 'running', 'paused')"
    )
    return int(connection.execute(wanted, (player,)).fetchone()[0])


def entries_of(connection: Connection, player: str) -> list[dict[str, Any]]:
    """Return the tournaments that a player has entered, for a download."""
    wanted = (
        "select tournaments.id, tournaments.name, number, withdrawn, entered from tournament_entries, tournaments"
        " where tournaments.id = tournament and player = ? order by entered"
    )
    names = ("tournament", "name", "number", "withdrawn", "entered")
    return [dict(zip(names, found, strict=True)) for found in connection.execute(wanted, (player,))]


def load_record(connection: Connection, tournament_id: str) -> TournamentRecord | None:
    """Return a tournament with its entrants, rounds, tables and seats."""
    row = tournament(connection, tournament_id)
    if row is None:
        return None
    entered = "select number, player, name, withdrawn, entered from tournament_entries where tournament = ?"
    entries = [
        EntryRow(number, player, name, bool(withdrawn), at)
        for number, player, name, withdrawn, at in connection.execute(f"{entered} order by number", (tournament_id,))
    ]
    begun = "select number, promise, started, ended, standings from tournament_rounds where tournament = ?"
    rounds = [RoundRow(*found) for found in connection.execute(f"{begun} order by number", (tournament_id,))]
    return TournamentRecord(row, entries, rounds, _tables(connection, tournament_id))


def _tables(connection: Connection, tournament_id: str) -> list[RoundTableRow]:
    columns = "round, number, table_id, totals, winners, forfeited, luck"
    wanted = f"select {columns} from tournament_tables where tournament = ?"
    tables = {
        (number, table): RoundTableRow(
            number, table, table_id, _numbers(totals), _numbers(winners), _numbers(forfeited), bool(totals), luck
        )
        for number, table, table_id, totals, winners, forfeited, luck in connection.execute(
            f"{wanted} order by round, number", (tournament_id,)
        )
    }
    sitting = "select round, number, seat, entrant, warned from tournament_seats where tournament = ?"
    for number, table, seat, entrant, warned in connection.execute(sitting, (tournament_id,)):
        tables[number, table].seats[seat] = entrant
        if warned:
            tables[number, table].warned[seat] = warned
    return list(tables.values())


def change(connection: Connection, row: TournamentRow, at: float, **values: Any) -> bool:
    """Change a tournament unless it has changed since it was read; return whether it was changed."""
    columns = ", ".join(f"{name} = ?" for name in values)
    update = f"update tournaments set {columns}, changed = ?, revision = revision + 1 where id = ? and revision = ?"
    return connection.execute(update, (*values.values(), at, row.id, row.revision)).rowcount == 1


def _count_change(connection: Connection, tournament_id: str, at: float) -> None:
    connection.execute("update tournaments set revision = revision + 1, changed = ? where id = ?", (at, tournament_id))


# Entrants


def enter(connection: Connection, row: TournamentRow, player: str, name: str, at: float) -> bool:
    """Enter a player, or let one who has withdrawn come back; return False if the tournament has changed or is full."""
    if not change(connection, row, at, status=row.status):
        return False
    entrants = "select count(*) from tournament_entries where tournament = ? and not withdrawn"
    if connection.execute(entrants, (row.id,)).fetchone()[0] >= row.most:
        return False
    back = "update tournament_entries set withdrawn = ?, name = ? where tournament = ? and player = ?"
    if connection.execute(back, (False, name, row.id, player)).rowcount:
        return True
    last = connection.execute("select max(number) from tournament_entries where tournament = ?", (row.id,)).fetchone()
    new = "insert into tournament_entries (tournament, number, player, name, withdrawn, entered)"
    values = (row.id, (last[0] or 0) + 1, player, name, False, at)
    connection.execute(f"{new} values (?, ?, ?, ?, ?, ?)", values)
    return True


def withdraw(connection: Connection, row: TournamentRow, number: int, at: float) -> None:
    """Withdraw an entrant. Before the first round the entry is removed."""
    if row.round == 0 and row.format != "ladder":
        gone = "delete from tournament_entries where tournament = ? and number = ?"
        connection.execute(gone, (row.id, number))
    else:
        out = "update tournament_entries set withdrawn = ? where tournament = ? and number = ?"
        connection.execute(out, (True, row.id, number))
    _count_change(connection, row.id, at)


def forget_player(connection: Connection, player: str, at: float) -> None:
    """Withdraw a player who is deleted from all tournaments, and remove the name."""
    waiting = (
        "delete from tournament_entries where player = ? and tournament in"
        " (select id from tournaments where status = 'open')"
    )
    entered = "select distinct tournament from tournament_entries where player = ?"
    found = [each for (each,) in connection.execute(entered, (player,))]
    connection.execute(waiting, (player,))
    out = "update tournament_entries set withdrawn = ?, player = null, name = '' where player = ?"
    connection.execute(out, (True, player))
    ended = "update tournaments set status = ?, changed = ?, revision = revision + 1 where organiser = ? and status = ?"
    connection.execute(ended, ("cancelled", at, player, "open"))  # nobody could start it
    connection.execute(ended, ("running", at, player, "paused"))  # nobody could resume it
    connection.execute("update tournaments set organiser = '' where organiser = ?", (player,))
    for each in found:
        _count_change(connection, each, at)


def move_player(connection: Connection, gone: str, kept: str) -> None:
    """Give the entries of a player to another one, except where both have entered: there the first is withdrawn."""
    both = "select tournament from tournament_entries where player = ?"
    mine = {each for (each,) in connection.execute(both, (kept,))}
    for (each,) in list(connection.execute(both, (gone,))):
        if each in mine:
            out = "update tournament_entries set withdrawn = ?, player = null where tournament = ? and player = ?"
            connection.execute(out, (True, each, gone))
        else:
            moved = "update tournament_entries set player = ? where tournament = ? and player = ?"
            connection.execute(moved, (kept, each, gone))
    connection.execute("update tournaments set organiser = ? where organiser = ?", (kept, gone))


# Rounds


def _add_round(connection: Connection, tournament_id: str, row: RoundRow) -> None:
    new = "insert into tournament_rounds (tournament, number, promise, started, ended, standings)"
    values = (tournament_id, row.number, row.promise, row.started, row.ended, row.standings)
    connection.execute(f"{new} values (?, ?, ?, ?, ?, ?)", values)


def begin(connection: Connection, row: TournamentRow, rounds: int, at: float, begun: Iterable[RoundRow]) -> bool:
    """Start a tournament with this number of rounds; return False if it has changed."""
    if not change(connection, row, at, status="running", rounds=rounds):
        return False
    for each in begun:
        _add_round(connection, row.id, each)
    return True


def start_round(
    connection: Connection,
    row: TournamentRow,
    begun: RoundRow,
    tables: Sequence[tuple[RoundTableRow, TableRow, Sequence[EventRow]]],
) -> bool:
    """Store a round with all its tables, or nothing if another process has paired it or an entrant came or went.

    The primary key of the round makes a second pairing impossible.
    """
    if not change(connection, row, begun.started, round=begun.number):
        return False
    _add_round(connection, row.id, begun)
    for each, table, events in tables:
        add_table(connection, row.id, each, table, events)
    return True


def add_table(
    connection: Connection, tournament_id: str, row: RoundTableRow, table: TableRow, events: Sequence[EventRow]
) -> None:
    """Store a table of a round with its seats."""
    table_rows.create(connection, table, events)
    new = "insert into tournament_tables (tournament, round, number, table_id) values (?, ?, ?, ?)"
    connection.execute(new, (tournament_id, row.round, row.number, row.table))
    seat = "insert into tournament_seats (tournament, round, entrant, number, seat) values (?, ?, ?, ?, ?)"
    for place, entrant in row.seats.items():
        connection.execute(seat, (tournament_id, row.round, entrant, row.number, place))


def put_result(connection: Connection, tournament_id: str, row: RoundTableRow) -> bool:
    """Store the result of a table; return False if it is there."""
    update = (
        "update tournament_tables set totals = ?, winners = ?, forfeited = ?"
        " where tournament = ? and round = ? and number = ? and totals = ''"
    )
    values = (_json(row.totals), _json(row.winners), _json(row.forfeited), tournament_id, row.round, row.number)
    return connection.execute(update, values).rowcount == 1


def reviews_without_luck(connection: Connection, tournament_id: str) -> list[tuple[str, str]]:
    """Return the tables of a ladder whose review is done and whose luck is not stored, each with the review."""
    wanted = (
        "select t.table_id, reviews.words from tournament_tables as t, reviews"
        " where t.tournament = ? and t.luck is null and t.totals <> ''"
        " and reviews.table_id = t.table_id and reviews.done"
    )
    return [(str(table), str(words)) for table, words in connection.execute(wanted, (tournament_id,))]


def put_luck(connection: Connection, table: str, luck: float) -> None:
    """Store the luck of a deal."""
    connection.execute("update tournament_tables set luck = ? where table_id = ?", (luck, table))


def warn(connection: Connection, tournament_id: str, row: RoundTableRow, seat: int, at: float) -> None:
    """Record that the entrant of a seat was warned; the first warning counts."""
    update = "update tournament_seats set warned = ? where tournament = ? and round = ? and number = ? and seat = ?"
    connection.execute(f"{update} and warned = 0", (at, tournament_id, row.round, row.number, seat))


def close_round(
    connection: Connection, row: TournamentRow, number: int, at: float, standings: str, status: str
) -> bool:
    """End a round with its standings, and let everybody see its tables; return False if it has ended before."""
    over = "update tournament_rounds set ended = ?, standings = ? where tournament = ? and number = ? and ended = 0"
    if connection.execute(over, (at, standings, row.id, number)).rowcount != 1:
        return False
    _unseal(connection, row.id, number)
    connection.execute("update tournaments set status = ? where id = ?", (status, row.id))
    _count_change(connection, row.id, at)
    return True


def _unseal(connection: Connection, tournament_id: str, number: int) -> None:
    these = "select table_id from tournament_tables where tournament = ? and round = ?"
    reveal = f"update tables set sealed = ?, revision = revision + 1 where id in ({these})"
    connection.execute(reveal, (False, tournament_id, number))


def freeze_tables(connection: Connection, tournament_id: str) -> list[str]:
    """End the matches of a ladder whose time is over; return the tables that were still played."""
    these = "select table_id from tournament_tables where tournament = ?"
    wanted = f"select id from tables where not tables.over and not frozen and id in ({these})"
    found = [table for (table,) in connection.execute(wanted, (tournament_id,))]
    for table in found:
        connection.execute("update tables set frozen = ?, revision = revision + 1 where id = ?", (True, table))
    return found


def table_of(connection: Connection, tournament_id: str, number: int, entrant: int) -> str | None:
    """Return the table of an entrant in a round."""
    wanted = (
        "select table_id from tournament_tables as t, tournament_seats as s where t.tournament = ?"
        " and s.tournament = t.tournament and s.round = t.round and s.number = t.number"
        " and t.round = ? and s.entrant = ?"
    )
    found = connection.execute(wanted, (tournament_id, number, entrant)).fetchone()
    return str(found[0]) if found else None
