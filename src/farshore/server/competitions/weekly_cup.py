"""The cup of the week: five solo deals of one game, the same for everybody, one try each."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from farshore.server.store.tournament_rows import TournamentRow

DEALS: Final = 5
MOST: Final = 1_000_000
"""Entrants at most: the cup has no limit of its own."""


class CupWeek(NamedTuple):
    """A week of the cup, from Monday to Monday in UTC."""

    id: str
    game: str
    starts: float
    ends: float


def is_cup(tournament: str) -> bool:
    """Return whether a tournament is the cup of a week."""
    return tournament.startswith("cup-")


def cup_week(now: float, games: Sequence[str]) -> CupWeek:
    """Return the cup of the week of a moment. The games take turns.

    >>> cup_week(1_795_000_000, ["explorers", "la_isla"])[:2], cup_week(1_795_600_000, ["explorers", "la_isla"])[:2]
    (('cup-2026-47', 'la_isla'), ('cup-2026-48', 'explorers'))
    """
    day = datetime.fromtimestamp(now, UTC).date()
    monday = day - timedelta(days=day.weekday())
    starts = datetime(monday.year, monday.month, monday.day, tzinfo=UTC)
    year, week, _ = monday.isocalendar()
    number = monday.toordinal() // 7
    ends = starts + timedelta(days=7)
    game = sorted(games)[number % len(games)]
    return CupWeek(f"cup-{year}-{week:02d}", game, starts.timestamp(), ends.timestamp())


def club_week(week: CupWeek, club: str, game: str) -> CupWeek:
    """Return the cup of a club in this week: the same game unless the club has chosen one, and deals of its own.

    >>> week = cup_week(1_795_000_000, ["explorers", "la_isla"])
    >>> club_week(week, "k3Xf", "").id, club_week(week, "k3Xf", "explorers").game
    ('cup-2026-47-k3Xf', 'explorers')
    """
    return week._replace(id=f"{week.id}-{club}", game=game or week.game)


def cup_row(week: CupWeek, club: str = "") -> TournamentRow:
    """Return the tournament of a week: a ladder that everybody or a club may enter, and nobody organises."""
    return TournamentRow(
        id=week.id,
        name=week.id,
        game=week.game,
        options={},
        format="ladder",
        seats=1,
        rounds=DEALS,
        pace=0,
        entry="club" if club else "open",
        club=club,
        organiser="",
        no_show="bot",
        late=DEALS,
        starts=week.starts,
        ends=week.ends,
        most=MOST,
        when_full=False,
        status="running",
        round=0,
        language="en",
        created=week.starts,
        changed=week.starts,
    )
