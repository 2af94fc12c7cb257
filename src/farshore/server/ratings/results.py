"""Results of matches for ratings: who took part, in which place, and whether the result counts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from farshore.bots.par_table import par_for
from farshore.bots.review.schema import Review, SeatReview
from farshore.server.ratings.rate_matches import is_solo, pool_of
from farshore.server.ratings.skill import anchor
from farshore.server.store import rating_rows
from farshore.server.store.database import Connection
from farshore.server.store.rating_rows import BOT, PROGRAM, RatedMatch, RatedSeat
from farshore.server.store.table_rows import SeatRow
from farshore.server.tables.challenge_deals import is_day
from farshore.server.tables.live_table import LiveTable

DAY: Final = 86_400.0
NO_LOSS: Final = -0.25
"""A turn that lost less than this, in points, agrees with the best turn found."""
FEWEST_TURNS: Final = 8
"""A seat with fewer turns says nothing about agreement."""


def result_of(table: LiveTable) -> RatedMatch | None:
    """Return the result of a match; None if it is not to be rated at all, as with guests.

    A solo match that is not over, or that a bot has played on, is abandoned: it counts with the points that it has now,
    once the player has moved.
    """
    row = table.row
    if row.data or row.chosen:
        return None
    if any(seat.kind == "person" and not (seat.player or seat.program) for seat in row.seats):
        return None
    pool = pool_of(row.game, len(row.seats))
    left = [has_left(seat) for seat in row.seats]
    if is_solo(pool):
        if row.seats[0].program or (is_day(row.challenge) and not table.counted):
            return None
        left = [left[0] or bool(table.busy)]
        if left[0] and all(event.actor != 0 for event in table.match.events):
            return None
    if not any(seat.player or seat.program for seat in row.seats):
        return None
    summary = table.summary()
    totals = [score.total for score in table.game.scores(table.state)]
    places = place_seats(totals, summary.winners, left)
    par = par_for(table.game, table.match.header.options, table.state)
    if is_solo(pool) and par is None:
        return None
    seats = [
        RatedSeat(number, participant_of(seat), total, place, gone, par.mean if par else None)
        for number, (seat, total, place, gone) in enumerate(zip(row.seats, totals, places, left, strict=True))
    ]
    return RatedMatch(row.id, row.game, pool, summary.changed, seats)


def participant_of(seat: SeatRow) -> str:
    """Return the player of a seat, its program, or the level of its bot."""
    if seat.program:
        return f"{PROGRAM}{seat.program}"
    return seat.player or f"{BOT}{seat.level}"


def has_left(seat: SeatRow) -> bool:
    """Return whether a bot has played for the player or the program of a seat."""
    return bool(seat.player or seat.program) and (seat.kind == "bot" or seat.touched)


def is_abandoned(table: LiveTable) -> bool:
    """Return whether a bot plays the solo match of a player."""
    return len(table.row.seats) == 1 and has_left(table.row.seats[0])


def place_seats(totals: Sequence[int], winners: Sequence[int], left: Sequence[bool]) -> list[int]:
    """Return the place of each seat, from 1. Equal ones are ties; players who left share the last place.

    >>> place_seats([40, 52, 40, 60], [3], [False, False, False, True])
    [2, 1, 2, 4]
    """
    keys = [
        (False, False, 0) if gone else (True, seat in winners, total)
        for seat, (total, gone) in enumerate(zip(totals, left, strict=True))
    ]
    return [1 + sum(other > key for other in keys) for key in keys]


def why_refused(connection: Connection, match: RatedMatch, household: bool, most_a_day: int) -> str:
    """Return why a result does not count: `same`, `level`, `device`, `address`, `often`; or an empty string."""
    people = [seat.participant for seat in match.seats if not seat.participant.startswith(BOT)]
    levels = [seat.participant for seat in match.seats if seat.participant.startswith(BOT)]
    owners = {one: rating_rows.owner_of(connection, one) for one in people}
    if len(set(owners.values())) < len(people):
        return "same"
    if "" in owners.values() or any(anchor(match.game, level, "plain") is None for level in levels):
        return "level"
    for one, other in combinations(people, 2):
        shared = rating_rows.shared_origins(connection, owners[one], owners[other])
        if "device" in shared:
            return "device"
        if "address" in shared and not household:
            return "address"
        if most_a_day and rating_rows.count_meetings(connection, one, other, match.finished - DAY) >= most_a_day:
            return "often"
    return ""


def add_review(match: RatedMatch, review: Review) -> None:
    """Add to the seats of a match what its review says: luck, choices, and agreement with the best turns."""
    for seat in match.seats:
        found = review.seats[seat.seat]
        seat.luck, seat.choices = found.luck.mean, found.choices.mean
        seat.agreement = None if seat.has_left else agreement(found)


def agreement(seat: SeatReview) -> float | None:
    """Return the share of turns that lost nothing against the best turn found; None with few turns."""
    turns = [turn for turn in seat.turns if turn.best]
    if len(turns) < FEWEST_TURNS:
        return None
    return sum(turn.played == turn.best or turn.loss >= NO_LOSS for turn in turns) / len(turns)
