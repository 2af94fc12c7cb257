"""Rate stored matches in their order. The same matches always give the same ratings, whenever they are computed.

Each function works within one transaction: a match and its ratings are stored together, or neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

from farshore.server.ratings.skill import Measure, SkillRating, anchor, anchors_of, rate_match
from farshore.server.ratings.solo import SOLO_PROVISIONAL, rate_solo
from farshore.server.store import rating_rows
from farshore.server.store.database import Connection
from farshore.server.store.rating_rows import BOT, GONE, CurvePoint, RatedMatch, RatedSeat, RatingRow

AT_A_TIME: Final = 1_000
NEW: Final = SkillRating()


def pool_of(game: str, seats: int) -> str:
    """Return the pool of a match: players of two have another rating than those of three or four.

    >>> [pool_of("explorers", seats) for seats in (1, 2, 3, 4)]
    ['explorers/1', 'explorers/2', 'explorers/3-4', 'explorers/3-4']
    """
    return f"{game}/{seats if seats < 3 else '3-4'}"


def is_solo(pool: str) -> bool:
    """Return whether a pool is that of solo matches."""
    return pool.endswith("/1")


def season_of(at: float) -> str:
    """Return the quarter of a moment.

    >>> season_of(1_795_000_000)
    '2026-4'
    """
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def store_match(connection: Connection, match: RatedMatch) -> None:
    """Store the result of a match and rate it, if it counts. Abandoned solo matches have no review: their luck is 0."""
    rating_rows.lock_ratings(connection)
    rating_rows.forget_deleted(connection, match)
    rating_rows.add_match(connection, match)
    if not match.refused:
        _rate(connection, match, "plain")
    if is_solo(match.pool) and match.seats[0].has_left:
        match.seats[0].luck = 0.0
        store_review(connection, match)


def store_review(connection: Connection, match: RatedMatch) -> bool:
    """Store the review of a match and rate it without luck; return False if that was done before."""
    rating_rows.lock_ratings(connection)
    if not rating_rows.put_review(connection, match):
        return False
    if not match.refused:
        _rate(connection, match, "adjusted")
    return True


def rerate(connection: Connection) -> int:
    """Compute all ratings anew from the stored matches; return the number of matches that count."""
    rating_rows.lock_ratings(connection)
    rating_rows.forget_ratings(connection)
    counted = 0
    last = 0
    while found := rating_rows.counted_matches(connection, last, AT_A_TIME):
        for match in found:
            _rate(connection, match, "plain")
        counted, last = counted + len(found), found[-1].number
    last = 0
    while found := rating_rows.reviewed_matches(connection, last, AT_A_TIME):
        for match in found:
            _rate(connection, match, "adjusted")
        last = found[-1].reviewed or 0
    return counted


def _rate(connection: Connection, match: RatedMatch, measure: Measure) -> None:
    """Change the ratings of the players of a match, and add a point to their curves."""
    people = [seat for seat in match.seats if not seat.participant.startswith(BOT)]
    rows = rating_rows.ratings_of(connection, (seat.participant for seat in people), match.pool, "")
    if is_solo(match.pool):
        after = {
            seat.participant: rate_solo(
                *rating_rows.solo_sums(connection, seat.participant, match, measure == "adjusted")
            )
            for seat in people
        }
    else:
        after = _compared(match, rows, measure)
    points = []
    for participant, rating in after.items():
        known = rows.get(participant) or _new_row(participant, match.pool, "")
        _change(connection, known, rating, measure, match)
        if participant.startswith(GONE):
            continue
        season = season_of(match.finished)
        in_season = rating_rows.ratings_of(connection, (participant,), match.pool, season).get(participant)
        _change(connection, in_season or _new_row(participant, match.pool, season), rating, measure, match)
        points.append(CurvePoint(participant, match.pool, measure, match.number, match.finished, *rating))
    rating_rows.add_points(connection, points)


def _compared(match: RatedMatch, rows: Mapping[str, RatingRow], measure: Measure) -> dict[str, SkillRating]:
    """Return the ratings of people after a match with several seats. Those of bots are fixed."""
    before = []
    for seat in match.seats:
        fixed = anchor(match.game, seat.participant, measure)
        if seat.participant.startswith(BOT) and fixed is None:
            return {}
        before.append(fixed or _rating_in(rows.get(seat.participant), measure))
    rated = rate_match(before, [_order(seat, measure) for seat in match.seats])
    return {
        seat.participant: after
        for seat, after in zip(match.seats, rated, strict=True)
        if not seat.participant.startswith(BOT)
    }


def _order(seat: RatedSeat, measure: Measure) -> float:
    """Return a number by which seats are placed: the lowest is the best. Players who left are last."""
    if measure == "plain":
        return seat.place
    return float("1e9") if seat.has_left else -seat.adjusted


def _rating_in(row: RatingRow | None, measure: Measure) -> SkillRating:
    if row is None:
        return NEW
    if measure == "adjusted":
        return SkillRating(row.adjusted_mean, row.adjusted_error)
    return SkillRating(row.mean, row.error)


def start_of(pool: str) -> SkillRating:
    """Return the rating of a new player."""
    return rate_solo(0, 0.0, 0.0) if is_solo(pool) else NEW


def _new_row(participant: str, pool: str, season: str) -> RatingRow:
    start = start_of(pool)
    return RatingRow(participant, pool, season, *start, 0, *start, 0, start.mean, False, 0.0)


def _change(connection: Connection, row: RatingRow, rating: SkillRating, measure: Measure, match: RatedMatch) -> None:
    """Store a rating in a row, and what lists show of the row. Both measures are independent of each other."""
    if measure == "adjusted":
        row.adjusted_mean, row.adjusted_error = rating
        row.adjusted_matches += 1
    else:
        row.mean, row.error = rating
        row.matches += 1
        row.changed = match.finished
    shown = SkillRating(row.mean, row.error)
    if headline_measure(row.pool) == "adjusted":
        adjusted = SkillRating(row.adjusted_mean, row.adjusted_error)
        shown = adjusted if is_certain(adjusted, row.pool) else shown
    row.headline = shown.mean
    row.listed = is_certain(shown, row.pool) and not row.participant.startswith(GONE)
    rating_rows.put_rating(connection, row)


def headline_measure(pool: str) -> Measure:
    """Return the measure that lists show, once it is certain enough: solo results without luck, or the game's own."""
    return "adjusted" if is_solo(pool) else anchors_of(pool.partition("/")[0]).headline


def is_certain(rating: SkillRating, pool: str) -> bool:
    """Return whether a rating is certain enough for leaderboards."""
    return rating.error <= SOLO_PROVISIONAL if is_solo(pool) else not rating.provisional
