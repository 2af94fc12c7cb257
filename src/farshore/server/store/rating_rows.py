"""Rated matches, ratings and their curves in the store. The ratings follow from the matches alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from secrets import token_hex
from time import time
from typing import Any

from farshore.server.store.database import Connection, exclude_others

GONE = "gone:"
"""The prefix of deleted players among participants."""
BOT = "bot:"
PROGRAM = "program:"
"""The prefix of programs among participants; the id of their bot token follows."""
UNRATED, WAITING, SETTLED = 0, 1, 2
"""The values of `rated` of a table."""
RATINGS_LOCK = 4611
"""The number of the lock that excludes other transactions that change ratings."""
AT_A_TIME = 100
ORIGIN_DAYS = {"address": 30, "device": 180}
"""Days for which it is remembered where a player came from."""


@dataclass(slots=True)
class RatedSeat:
    """A seat of a rated match."""

    seat: int
    participant: str
    points: int
    place: int
    has_left: bool = False
    par: float | None = None
    luck: float | None = None
    choices: float | None = None
    agreement: float | None = None

    @property
    def adjusted(self) -> float:
        """The points without luck; those of the match if it is not reviewed."""
        return self.points - (self.luck or 0.0)


@dataclass(slots=True)
class RatedMatch:
    """A match whose result is stored for ratings."""

    table: str
    game: str
    pool: str
    finished: float
    seats: list[RatedSeat] = field(default_factory=list)
    refused: str = ""
    number: int = 0
    reviewed: int | None = None


@dataclass(slots=True)
class RatingRow:
    """The ratings of a participant in a pool, of all time or at the end of a season."""

    participant: str
    pool: str
    season: str
    mean: float
    error: float
    matches: int
    adjusted_mean: float
    adjusted_error: float
    adjusted_matches: int
    headline: float
    listed: bool
    changed: float


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A rating after a match."""

    participant: str
    pool: str
    measure: str
    number: int
    at: float
    mean: float
    error: float


_SEAT = tuple(RatedSeat.__slots__)
_RATING = tuple(RatingRow.__slots__)
_CURVE = tuple(CurvePoint.__slots__)


def _values(columns: Sequence[str]) -> str:
    return f"({', '.join(columns)}) values ({', '.join('?' * len(columns))})"


# Tables


def waiting_tables(connection: Connection) -> list[str]:
    """Return tables whose matches are over, but not settled."""
    wanted = "select id from tables where rated = 1 and tables.over order by changed, id limit ?"
    return [table for (table,) in connection.execute(wanted, (AT_A_TIME,))]


def late_tables(connection: Connection, before: float) -> list[str]:
    """Return rated tables whose players have not moved for longer than their pace and a quarter of it."""
    wanted = (
        "select id from tables where rated = 1 and not tables.over and pace > 0 and begun > 0 and not frozen"
        " and changed + pace * 1.25 < ? order by changed, id limit ?"
    )
    return [table for (table,) in connection.execute(wanted, (before, AT_A_TIME))]


def abandoned_tables(connection: Connection, before: float) -> list[str]:
    """Return the rated solo matches of players that are not over and have not changed since a moment."""
    wanted = (
        "select id from tables where rated = 1 and not tables.over and changed < ?"
        " and exists (select 1 from seats where table_id = tables.id and seat = 0 and player <> '')"
        " and not exists (select 1 from seats where table_id = tables.id and seat = 1) order by changed, id limit ?"
    )
    return [table for (table,) in connection.execute(wanted, (before, AT_A_TIME))]


def mark_settled(connection: Connection, table: str) -> bool:
    """Record that a table is settled; return False if it was before."""
    return connection.execute("update tables set rated = 2 where id = ? and rated = 1", (table,)).rowcount == 1


# Matches


def lock_ratings(connection: Connection) -> None:
    """Exclude other processes that change ratings or delete players, until the transaction ends.

    A rating follows from the one before: two processes that read the same one would lose a match.
    """
    exclude_others(connection, RATINGS_LOCK)


def forget_deleted(connection: Connection, match: RatedMatch) -> None:
    """Put random names in place of players who were deleted since the result was read."""
    for seat in match.seats:
        if not seat.participant.startswith((BOT, PROGRAM, GONE)):
            known = connection.execute("select count(*) from players where id = ?", (seat.participant,))
            if not known.fetchone()[0]:
                seat.participant = GONE + token_hex(12)


def add_match(connection: Connection, match: RatedMatch) -> None:
    """Add a match with the next number. Processes that add at the same moment exclude each other by this number."""
    last = connection.execute("select max(number) from rated_matches").fetchone()[0] or 0
    match.number = last + 1
    new = ("number", "table_id", "game", "pool", "finished", "refused")
    values = (match.number, match.table, match.game, match.pool, match.finished, match.refused)
    connection.execute(f"insert into rated_matches {_values(new)}", values)
    rows = [(match.number, *(getattr(seat, name) for name in _SEAT)) for seat in match.seats]
    connection.executemany(f"insert into rated_seats {_values(('number', *_SEAT))}", rows)


_MATCH = "table_id, game, pool, finished, refused, number, reviewed"


def _matches(connection: Connection, where: str, values: Sequence[Any]) -> list[RatedMatch]:
    found = {
        number: RatedMatch(table, game, pool, finished, [], refused, number, reviewed)
        for table, game, pool, finished, refused, number, reviewed in connection.execute(
            f"select {_MATCH} from rated_matches {where}", values
        )
    }
    numbers = list(found)
    for start in range(0, len(numbers), 500):
        part = numbers[start : start + 500]
        wanted = f"select number, {', '.join(_SEAT)} from rated_seats where number in ({', '.join('?' * len(part))})"
        for number, *seat in connection.execute(f"{wanted} order by number, seat", part):
            row = RatedSeat(*seat)
            row.has_left = bool(row.has_left)  # SQLite has no booleans
            found[number].seats.append(row)
    return list(found.values())


def match_of_table(connection: Connection, table: str) -> RatedMatch | None:
    """Return the rated match of a table."""
    return next(iter(_matches(connection, "where table_id = ?", (table,))), None)


def counted_matches(connection: Connection, after: int, most: int) -> list[RatedMatch]:
    """Return matches that count, in the order of their numbers."""
    return _matches(connection, "where number > ? and refused = '' order by number limit ?", (after, most))


def reviewed_matches(connection: Connection, after: int, most: int) -> list[RatedMatch]:
    """Return matches that count and are reviewed, in the order of their reviews."""
    return _matches(connection, "where reviewed > ? and refused = '' order by reviewed limit ?", (after, most))


def latest_matches(connection: Connection, participant: str, most: int) -> list[RatedMatch]:
    """Return the latest matches of a participant, the newest first."""
    theirs = "where number in (select number from rated_seats where participant = ? order by number desc limit ?)"
    return _matches(connection, f"{theirs} order by number desc", (participant, most))


def unreviewed_tables(connection: Connection, most: int) -> list[str]:
    """Return tables of matches that count, whose review is done but not counted yet."""
    wanted = (
        "select rated_matches.table_id from rated_matches, reviews where reviews.table_id = rated_matches.table_id"
        " and reviews.done and reviewed is null and refused = '' order by number limit ?"
    )
    return [table for (table,) in connection.execute(wanted, (most,))]


def put_review(connection: Connection, match: RatedMatch) -> bool:
    """Store what a review says of a match; return False if that was done before."""
    last = connection.execute("select max(reviewed) from rated_matches").fetchone()[0] or 0
    take = "update rated_matches set reviewed = ? where number = ? and reviewed is null"
    if connection.execute(take, (last + 1, match.number)).rowcount != 1:
        return False
    match.reviewed = last + 1
    rows = [(seat.luck, seat.choices, seat.agreement, match.number, seat.seat) for seat in match.seats]
    change = "update rated_seats set luck = ?, choices = ?, agreement = ? where number = ? and seat = ?"
    connection.executemany(change, rows)
    return True


def review_of(connection: Connection, table: str) -> str:
    """Return the review of a table as JSON; an empty string if it is not done."""
    found = connection.execute("select words from reviews where table_id = ? and done", (table,)).fetchone()
    return str(found[0]) if found else ""


def count_meetings(connection: Connection, one: str, other: str, after: float) -> int:
    """Return how many matches of two players with several seats have counted since a moment."""
    met = (
        "select count(*) from rated_matches, rated_seats as mine, rated_seats as theirs"
        " where mine.number = rated_matches.number and theirs.number = rated_matches.number"
        " and mine.participant = ? and theirs.participant = ? and finished > ? and refused = ''"
    )
    return int(connection.execute(met, (one, other, after)).fetchone()[0])


def latest_agreements(connection: Connection, participant: str, most: int) -> list[float]:
    """Return how well the latest reviewed matches of a participant agree with the best turns, the newest first."""
    wanted = (
        "select agreement from rated_seats where participant = ? and agreement is not null order by number desc limit ?"
    )
    return [share for (share,) in connection.execute(wanted, (participant, most))]


def solo_sums(connection: Connection, participant: str, match: RatedMatch, adjusted: bool) -> tuple[int, float, float]:
    """Return the number of solo results up to a match, and the sum and the sum of squares of their distances from par.

    Adjusted are those without luck, in the order of reviews.
    """
    distance = "(points - luck - par)" if adjusted else "(points - par)"
    until = "reviewed <= ?" if adjusted else "rated_matches.number <= ?"
    wanted = (
        f"select count(*), sum({distance}), sum({distance} * {distance}) from rated_seats, rated_matches"
        " where rated_seats.number = rated_matches.number and participant = ? and pool = ? and refused = ''"
        f" and {until}"
    )
    last = match.reviewed if adjusted else match.number
    count, total, squares = connection.execute(wanted, (participant, match.pool, last)).fetchone()
    return int(count), float(total or 0.0), float(squares or 0.0)


# Ratings


def ratings_of(connection: Connection, participants: Iterable[str], pool: str, season: str) -> dict[str, RatingRow]:
    """Return the ratings of participants in a pool."""
    wanted = f"select {', '.join(_RATING)} from ratings where participant = ? and pool = ? and season = ?"
    found: dict[str, RatingRow] = {}
    for participant in participants:
        for row in connection.execute(wanted, (participant, pool, season)):
            found[participant] = _rating(row)
    return found


def _rating(found: Sequence[Any]) -> RatingRow:
    row = RatingRow(*found)
    row.listed = bool(row.listed)  # SQLite has no booleans
    return row


def all_ratings_of(connection: Connection, participant: str, season: str = "") -> list[RatingRow]:
    """Return all ratings of a participant."""
    wanted = f"select {', '.join(_RATING)} from ratings where participant = ? and season = ? order by pool"
    return [_rating(row) for row in connection.execute(wanted, (participant, season))]


def put_rating(connection: Connection, row: RatingRow) -> None:
    """Store a rating in place of the one before."""
    key = ("participant", "pool", "season")
    change = ", ".join(f"{name} = excluded.{name}" for name in _RATING if name not in key)
    new = f"insert into ratings {_values(_RATING)} on conflict (participant, pool, season) do update set {change}"
    connection.execute(new, [getattr(row, name) for name in _RATING])


def add_points(connection: Connection, points: Sequence[CurvePoint]) -> None:
    """Add points to the curves."""
    rows = [tuple(getattr(point, name) for name in _CURVE) for point in points]
    connection.executemany(f"insert into rating_curves {_values(_CURVE)}", rows)


def curve_of(connection: Connection, rating: RatingRow, measure: str, most: int) -> list[tuple[float, float]]:
    """Return a curve of a participant, oldest first: times and ratings, evenly spaced matches and the last one."""
    count = rating.adjusted_matches if measure == "adjusted" else rating.matches
    step = max(1, -(-count // most))
    wanted = (
        "select at, mean from (select at, mean, number, row_number() over (order by number) as place"
        " from rating_curves where participant = ? and pool = ? and measure = ?) as points"
        " where place / ? * ? = place or place = 1 or place = ? order by number"
    )
    found = connection.execute(wanted, (rating.participant, rating.pool, measure, step, step, count))
    return [(float(at), float(mean)) for at, mean in found]


def points_around(connection: Connection, participant: str, pool: str, number: int) -> list[CurvePoint]:
    """Return the ratings by results after a match and before it; none if it changed nothing."""
    wanted = (
        f"select {', '.join(_CURVE)} from rating_curves where participant = ? and pool = ? and measure = 'plain'"
        " and number <= ? order by number desc limit 2"
    )
    found = [CurvePoint(*row) for row in connection.execute(wanted, (participant, pool, number))]
    return found if found and found[0].number == number else []


def forget_ratings(connection: Connection) -> None:
    """Delete all ratings and curves, which are then computed anew."""
    connection.execute("delete from rating_curves")
    connection.execute("delete from ratings")


_PUBLIC_NAME = "case when players.public like '%ratings%' then players.name else '' end"
"""The name of a player, or an empty string if the player's ratings are not public."""
BOARD = (
    f"select {_PUBLIC_NAME}, {', '.join(f'ratings.{name}' for name in _RATING)} from ratings, players"
    " where players.id = participant and pool = ? and season = ? and listed = ? order by headline desc limit ?"
)
"""The leaderboard of a pool; the index `ratings_by_headline` has its order."""


def leaderboard(connection: Connection, pool: str, season: str, most: int) -> list[tuple[str, RatingRow]]:
    """Return the names and ratings of the best players of a pool in a season; no names of hidden ratings."""
    return [(str(name), _rating(row)) for name, *row in connection.execute(BOARD, (pool, season, True, most))]


def program_leaderboard(connection: Connection, pool: str, season: str, most: int) -> list[tuple[str, str, RatingRow]]:
    """Return the names, the players and the ratings of the best programs of a pool in a season.

    Players whose ratings are hidden have no names.
    """
    wanted = (
        f"select bot_tokens.name, {_PUBLIC_NAME}, {', '.join(f'ratings.{name}' for name in _RATING)}"
        " from bot_tokens, players, ratings where players.id = bot_tokens.player and participant = ? || bot_tokens.id"
        " and pool = ? and season = ? and listed = ? order by headline desc limit ?"
    )
    found = connection.execute(wanted, (PROGRAM, pool, season, True, most))
    return [(str(name), str(owner), _rating(row)) for name, owner, *row in found]


def followed_leaderboard(
    connection: Connection, pool: str, season: str, player: str, most: int
) -> list[tuple[str, RatingRow]]:
    """Return the names and ratings of a player and those whom the player follows; no names of hidden ratings."""
    wanted = (
        f"select {_PUBLIC_NAME}, {', '.join(f'ratings.{name}' for name in _RATING)} from players, ratings"
        " where (players.id = ? or players.id in (select followed from follows where player = ?))"
        " and players.id = participant and pool = ? and season = ? and listed = ? order by headline desc limit ?"
    )
    found = connection.execute(wanted, (player, player, pool, season, True, most))
    return [(str(name), _rating(row)) for name, *row in found]


def rank_of(connection: Connection, row: RatingRow) -> int:
    """Return the place of a player's listed rating in its leaderboard, which has no programs."""
    better = "pool = ? and season = ? and listed = ? and headline > ?"
    values = (row.pool, row.season, True, row.headline)
    all_better = f"select count(*) from ratings where {better}"
    # From the few tokens to their ratings, and not the other way round: "cross join" keeps the order in SQLite.
    programs = f"select count(*) from bot_tokens cross join ratings where participant = ? || id and {better}"
    counts = (connection.execute(all_better, values), connection.execute(programs, (PROGRAM, *values)))
    everyone, of_programs = (int(count.fetchone()[0]) for count in counts)
    return everyone - of_programs + 1


def seasons_of(connection: Connection, pool: str) -> list[str]:
    """Return the seasons in which a pool was played, newest first."""
    found: list[str] = []
    last = "~"
    while len(found) < 20:  # each step is one look into an index, however many ratings a season has
        before = "select max(season) from ratings where pool = ? and season < ?"
        last = connection.execute(before, (pool, last)).fetchone()[0] or ""
        if not last:
            break
        found.append(last)
    return found


def seasons_of_player(connection: Connection, participant: str) -> list[str]:
    """Return the seasons in which a player was rated."""
    wanted = "select distinct season from ratings where participant = ? and season <> '' order by season"
    return [season for (season,) in connection.execute(wanted, (participant,))]


# Profiles


def averages_of(connection: Connection, participant: str) -> list[tuple[str, int, float, float | None, float | None]]:
    """Return by pool the number of matches, the mean points, and the means of choices and luck."""
    wanted = (
        "select pool, count(*), avg(points), avg(choices), avg(luck) from rated_seats, rated_matches"
        " where rated_seats.number = rated_matches.number and participant = ? group by pool order by pool"
    )
    found = connection.execute(wanted, (participant,))
    return [(pool, int(count), float(points), choices, luck) for pool, count, points, choices, luck in found]


def results_of(connection: Connection, participant: str) -> dict[str, tuple[int, int]]:
    """Return by pool the matches with several seats that count, and how many of them were won."""
    wanted = (
        "select pool, count(*), sum(case when place = 1 then 1 else 0 end) from rated_seats, rated_matches"
        " where rated_seats.number = rated_matches.number and participant = ? and refused = '' group by pool"
    )
    return {pool: (int(count), int(won)) for pool, count, won in connection.execute(wanted, (participant,))}


def opponents_of(connection: Connection, participant: str, most: int) -> list[tuple[str, int]]:
    """Return the names of the players whom a participant met most, with the number of matches."""
    wanted = (
        "select players.name, count(*) from rated_seats as mine, rated_seats as theirs, players"
        " where mine.participant = ? and theirs.number = mine.number and theirs.participant <> mine.participant"
        " and players.id = theirs.participant and players.name <> '' group by players.name"
        " order by count(*) desc, players.name limit ?"
    )
    return [(str(name), int(count)) for name, count in connection.execute(wanted, (participant, most))]


def best_matches(connection: Connection, participant: str, most: int) -> list[RatedMatch]:
    """Return the matches with the best results compared with par, the best first."""
    theirs = (
        "where number in (select number from rated_seats where participant = ? and par is not null"
        " order by points - par desc, number limit ?)"
    )

    def over_par(match: RatedMatch) -> float:
        return next(seat.points - (seat.par or 0.0) for seat in match.seats if seat.participant == participant)

    return sorted(_matches(connection, theirs, (participant, most)), key=lambda match: (-over_par(match), match.number))


def set_public(connection: Connection, player: str, public: str) -> None:
    """Set what everybody may see of a profile."""
    connection.execute("update players set public = ? where id = ?", (public, player))


# Players


def owner_of(connection: Connection, participant: str) -> str:
    """Return the player of a program, an empty string if its token is revoked; other participants are their own."""
    if not participant.startswith(PROGRAM):
        return participant
    wanted = "select player from bot_tokens where id = ?"
    found = connection.execute(wanted, (participant.removeprefix(PROGRAM),)).fetchone()
    return str(found[0]) if found else ""


def forget_player(connection: Connection, player: str) -> None:
    """Remove the ratings of a player, and where the player came from. The caller has locked the ratings."""
    forget_participant(connection, player)
    connection.execute("delete from player_origins where player = ?", (player,))


def forget_participant(connection: Connection, participant: str) -> None:
    """Remove a participant: curves and leaderboards go. Results and the last rating stay under a random name, so that
    the ratings of others stay as they are."""
    gone = GONE + token_hex(12)
    connection.execute("delete from ratings where participant = ? and season <> ''", (participant,))
    rename = "update ratings set participant = ?, listed = ? where participant = ?"
    connection.execute(rename, (gone, False, participant))
    connection.execute("delete from rating_curves where participant = ?", (participant,))
    connection.execute("update rated_seats set participant = ? where participant = ?", (gone, participant))


def move_player(connection: Connection, gone: str, kept: str) -> None:
    """Give the results of a player to another one. Matches between the two no longer count."""
    both = (
        "update rated_matches set refused = 'merged' where number in (select mine.number from rated_seats as mine,"
        " rated_seats as theirs where mine.number = theirs.number and mine.participant = ? and theirs.participant = ?)"
    )
    connection.execute(both, (gone, kept))
    connection.execute("update rated_seats set participant = ? where participant = ?", (kept, gone))
    for table in ("ratings", "rating_curves"):
        connection.execute(f"delete from {table} where participant = ?", (gone,))
    connection.execute("delete from player_origins where player = ?", (gone,))


# Origins


def note_origin(connection: Connection, player: str, kind: str, origin: str, at: float) -> None:
    """Remember where a player came from; what is too old is removed."""
    new = (
        "insert into player_origins (player, origin, kind, seen) values (?, ?, ?, ?)"
        " on conflict (player, origin) do update set seen = excluded.seen"
    )
    connection.execute(new, (player, origin, kind, at))
    for known, days in ORIGIN_DAYS.items():
        old = "delete from player_origins where player = ? and kind = ? and seen < ?"
        connection.execute(old, (player, known, at - days * 86_400))


def shared_origins(connection: Connection, one: str, other: str) -> set[str]:
    """Return the kinds of origins that two players share."""
    wanted = (
        "select distinct mine.kind, mine.seen, theirs.seen from player_origins as mine, player_origins as theirs"
        " where mine.origin = theirs.origin and mine.player = ? and theirs.player = ?"
    )
    now = time()
    return {
        kind
        for kind, seen, seen_too in connection.execute(wanted, (one, other))
        if now - min(seen, seen_too) < ORIGIN_DAYS[kind] * 86_400
    }
