"""Ratings of this server: settle matches that are over, count reviews, answer leaderboards and profiles."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from time import time
from typing import Final, cast

import msgspec
import structlog

from farshore.bots.review.schema import Review
from farshore.core.game import CHANCE
from farshore.games import installed
from farshore.server import wire
from farshore.server.errors import request_error
from farshore.server.ratings import rate_matches
from farshore.server.ratings.rate_matches import headline_measure, is_certain
from farshore.server.ratings.results import add_review, is_abandoned, result_of, why_refused
from farshore.server.ratings.skill import SkillRating
from farshore.server.store import admin_rows, player_rows, rating_rows
from farshore.server.store.admin_rows import PlayerReport
from farshore.server.store.database import Connection
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.rating_rows import WAITING, RatedMatch, RatingRow
from farshore.server.tables.live_table import LiveTable
from farshore.server.tables.rated_tables import is_rated_table
from farshore.server.tables.registry import TableRegistry, find_game
from farshore.server.tables.turn_clock import patience_seconds

log = structlog.get_logger("farshore.ratings")
TICK: Final = 30.0
"""Seconds between looks for matches that a killed process left unsettled, and for players who have left."""
TRIES: Final = 5
LISTED: Final = 100
"""Players in a leaderboard."""
CURVE: Final = 100
"""Points of a curve, besides the first and the last."""
LATEST: Final = 20
"""Matches in a profile."""
FEW: Final = 5
"""Best results and opponents in a profile."""
ARRIVE: Final = 180.0
"""Seconds that a player has at least before a bot takes over at a rated table."""
ABANDONED_SECONDS: Final = 7 * 86_400.0
"""Seconds without a move after which a solo match counts as abandoned."""
SUBSTITUTE: Final = "casual"
"""The level of the bot that takes over; the result is the last place whatever it reaches."""
SUPERHUMAN: Final = 0.95
"""A share of turns without a loss that people do not reach again and again."""
AGAIN: Final = 5
"""Reviewed matches in a row with such a share that are reported to the operator."""


class RatingService:
    """Keeps ratings up to date and answers questions about them."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables, self.store = tables, tables.store
        self.start_review: Callable[[LiveTable], Awaitable[bool]] | None = None
        """Starts the review of a match in the background."""
        self._over: set[str] = set()
        self._reviewed: set[str] = set()
        self._something = asyncio.Event()

    # In the background

    def note_change(self, table: LiveTable) -> None:
        """Settle a match soon, if it is over, or a solo match that a bot plays on."""
        if table.row.rated == WAITING and (not table.busy or is_abandoned(table)):
            self._over.add(table.row.id)
            self._something.set()

    def note_review(self, table: str) -> None:
        """Count a review soon, if its match is rated."""
        self._reviewed.add(table)
        self._something.set()

    async def watch(self) -> None:
        """Settle matches and count reviews, again and again until cancelled."""
        await self.finish_interrupted()
        while True:
            try:
                await asyncio.wait_for(self._something.wait(), TICK)
            except TimeoutError:
                await self.finish_interrupted()
            else:
                self._something.clear()
                over, self._over = self._over, set()
                reviewed, self._reviewed = self._reviewed, set()
                for table in sorted(over):
                    await self._try(self.settle(table))
                for table in sorted(reviewed):
                    await self._try(self.count_review(table))

    async def finish_interrupted(self) -> None:
        """Do what killed processes left undone, and replace players who have left."""
        await self._try(self._finish_interrupted())

    async def _finish_interrupted(self) -> None:
        for table in await self.store.read(rating_rows.waiting_tables):
            await self._try(self.settle(table))
        for table in await self.store.read(partial(rating_rows.unreviewed_tables, most=LISTED)):
            await self._try(self.count_review(table))
        for table in await self.store.read(partial(rating_rows.late_tables, before=time())):
            await self._try(self._replace_absent(table))
        for table in await self.store.read(partial(rating_rows.abandoned_tables, before=time() - ABANDONED_SECONDS)):
            await self._try(self.settle(table, abandoned=True))

    async def _try(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as error:  # the database is away, or a game is no longer installed: the next look tries again
            log.warning("ratings not updated", error=f"{type(error).__name__}: {error}")

    # Results

    async def settle_abandoned(self, table: LiveTable) -> None:
        """Store and rate a solo match that its player is about to delete."""
        if len(table.row.seats) == 1:
            await self.settle(table.row.id, abandoned=True)

    async def settle(self, table: str, *, abandoned: bool = False) -> None:
        """Store and rate the result of a match that is over, or of an abandoned one. A second call changes nothing."""
        live = await self.tables.open(table)
        if live.row.rated != WAITING or (live.busy and not (abandoned or is_abandoned(live))):
            return
        match = result_of(live)
        settled = partial(self._settle, table=table, match=match, household=live.row.household)
        for _ in range(TRIES):
            try:
                done = await self.store.write(settled)
                break
            except self.store.database.duplicate:  # another process stored a match with this number
                continue
        else:
            raise request_error("store-busy", 503)
        live.row.rated = rating_rows.SETTLED
        if done and match is not None:
            log.info("match rated", table=table, pool=match.pool, refused=match.refused)
            if self.start_review is not None and not match.refused and match.reviewed is None:
                await self.start_review(live)

    def _settle(self, connection: Connection, table: str, match: RatedMatch | None, household: bool) -> bool:
        rating_rows.lock_ratings(connection)
        if not rating_rows.mark_settled(connection, table):
            return False
        if match is not None:
            match.refused = why_refused(connection, match, household, self.tables.settings.rated_pair)
            rate_matches.store_match(connection, match)
        return True

    async def _replace_absent(self, table: str) -> None:
        """Let a bot finish the match of players whose time is up. The result counts as theirs: the last place."""
        live = await self.tables.open(table)
        if not is_rated_table(live.row):
            return
        limit = max(patience_seconds(live.row), ARRIVE)
        for seat in [seat for seat in live.busy if seat != CHANCE and live.row.seats[seat].kind == "person"]:
            since = live.waited_since(seat)
            if since and time() > since + limit:
                await self.tables.change_seat(live, seat, kind="bot", level=SUBSTITUTE, touched=True)
                log.info("player replaced", table=table, seat=seat)

    # Reviews

    async def count_review(self, table: str) -> None:
        """Rate a match without luck, once its review is done. A second call changes nothing."""

        def work(connection: Connection) -> None:
            rating_rows.lock_ratings(connection)
            match = rating_rows.match_of_table(connection, table)
            words = rating_rows.review_of(connection, table)
            if match is None or match.reviewed is not None or not words:
                return
            add_review(match, msgspec.json.decode(words, type=Review))
            if rate_matches.store_review(connection, match) and not match.refused:
                _report_superhuman(connection, match)

        for _ in range(TRIES):
            try:
                await self.store.write(work)
                return
            except self.store.database.duplicate:
                continue

    # Leaderboards

    async def leaderboard(
        self, game: str, group: wire.Group, season: str, listed: wire.Listed, reader: PlayerRow | None
    ) -> wire.Leaderboard:
        """Return the best players or programs of a game, and the reader's own entry."""
        find_game(game)
        if listed == "following" and reader is None:
            raise request_error("not-signed-in", 401)
        pool = f"{game}/{group}"

        def work(connection: Connection) -> wire.Leaderboard:
            return wire.Leaderboard(
                game=game,
                group=group,
                season=season,
                seasons=tuple(rating_rows.seasons_of(connection, pool)),
                headline=headline_measure(pool),
                entries=_entries(connection, pool, season, listed, reader),
                mine=_own_entry(connection, pool, season, reader) if reader and listed != "programs" else None,
            )

        return await self.store.read(work)

    # Profiles

    async def profile(self, fold: str, reader: PlayerRow | None) -> wire.Profile:
        """Return what a player lets everybody see; all of it to the player."""

        def work(connection: Connection) -> wire.Profile | None:
            row = player_rows.player_by_fold(connection, fold)
            return _profile(connection, row, reader) if row and row.name and not row.suspended else None

        found = await self.store.read(work)
        if found is None:
            raise request_error("no-such-player", 404)
        return found

    async def set_public(self, player: PlayerRow, show: Sequence[wire.PublicPart]) -> wire.Profile:
        """Set what everybody may see of the profile."""
        public = " ".join(sorted(set(show)))
        await self.store.write(partial(rating_rows.set_public, player=player.id, public=public))
        player.public = public
        return await self.profile(player.fold, player)

    async def match_rating(self, table: str) -> wire.MatchRating:
        """Return how a match changed ratings."""

        def work(connection: Connection) -> wire.MatchRating:
            match = rating_rows.match_of_table(connection, table[:32])
            if match is None:
                return wire.MatchRating()
            seats = []
            for seat in match.seats:
                points = rating_rows.points_around(connection, seat.participant, match.pool, match.number)
                if points:
                    last = points[0]
                    start = rate_matches.start_of(match.pool).mean
                    change = last.mean - (points[1].mean if len(points) > 1 else start)
                    value = _value(SkillRating(last.mean, last.error), 0, match.pool)
                    seats.append(wire.SeatRating(seat=seat.seat, rating=value, change=round(change, 1)))
            return wire.MatchRating(rated=True, refused=match.refused, seats=tuple(seats))

        return await self.store.read(work)


def _report_superhuman(connection: Connection, match: RatedMatch) -> None:
    """Report players whose last reviews all agree with the best turns: the operator decides what that means."""
    for seat in match.seats:
        player = player_rows.player_by_id(connection, seat.participant)
        latest = rating_rows.latest_agreements(connection, seat.participant, AGAIN)
        if player is None or len(latest) < AGAIN or min(latest) < SUPERHUMAN:
            continue
        words = f"{AGAIN} reviewed matches, turns without loss: {', '.join(f'{share:.0%}' for share in latest)}"
        report = PlayerReport(0, time(), match.table, 0, seat.seat, player.name, words, 1, "", kind="rating")
        admin_rows.add_rating_report(connection, report)


def _value(rating: SkillRating, matches: int, pool: str) -> wire.RatingValue:
    return wire.RatingValue(
        mean=round(rating.mean, 1),
        error=round(rating.error, 1),
        matches=matches,
        provisional=not is_certain(rating, pool),
    )


def _both(row: RatingRow) -> tuple[wire.RatingValue, wire.RatingValue | None]:
    """Return both ratings of a row."""
    plain = _value(SkillRating(row.mean, row.error), row.matches, row.pool)
    if not row.adjusted_matches:
        return plain, None
    return plain, _value(SkillRating(row.adjusted_mean, row.adjusted_error), row.adjusted_matches, row.pool)


def _entries(
    connection: Connection, pool: str, season: str, listed: wire.Listed, reader: PlayerRow | None
) -> tuple[wire.LeaderboardEntry, ...]:
    """Return the entries of a list. Players who hide their ratings keep their places, but are not shown."""
    if listed == "programs":
        programs = rating_rows.program_leaderboard(connection, pool, season, LISTED)
        found = [(name if owner else "", owner, row) for name, owner, row in programs]
    elif listed == "following" and reader is not None:
        followed = rating_rows.followed_leaderboard(connection, pool, season, reader.id, LISTED)
        found = [(name, "", row) for name, row in followed]
    else:
        found = [(name, "", row) for name, row in rating_rows.leaderboard(connection, pool, season, LISTED)]
    places: dict[float, int] = {}
    for number, (_, _, row) in enumerate(found, 1):
        places.setdefault(row.headline, number)  # equal ratings share a place
    return tuple(_entry(places[row.headline], name, row, owner) for name, owner, row in found if name)


def _own_entry(connection: Connection, pool: str, season: str, reader: PlayerRow) -> wire.LeaderboardEntry | None:
    own = rating_rows.ratings_of(connection, (reader.id,), pool, season).get(reader.id)
    if own is None:
        return None
    return _entry(rating_rows.rank_of(connection, own) if own.listed else 0, reader.name, own)


def _entry(place: int, name: str, row: RatingRow, program_of: str = "") -> wire.LeaderboardEntry:
    plain, adjusted = _both(row)
    return wire.LeaderboardEntry(place=place, name=name, plain=plain, adjusted=adjusted, program_of=program_of)


def _split(pool: str) -> tuple[str, wire.Group]:
    game, _, group = pool.partition("/")
    return game, cast("wire.Group", group)


def _profile(connection: Connection, row: PlayerRow, reader: PlayerRow | None) -> wire.Profile:
    mine = reader is not None and reader.id == row.id
    public = cast("tuple[wire.PublicPart, ...]", tuple(row.public.split()))
    profile = wire.Profile(name=row.name, created=int(row.created), public=public, mine=mine)
    known = installed().games
    if mine or "ratings" in public:
        profile.ratings = tuple(rating for rating in _ratings(connection, row.id) if rating.game in known)
    if mine or "matches" in public:
        profile.matches = tuple(
            _match(match, row.id) for match in rating_rows.latest_matches(connection, row.id, LATEST)
        )
        best = rating_rows.best_matches(connection, row.id, FEW)
        profile.best = tuple(_match(match, row.id) for match in best)
    if mine or "opponents" in public:
        found = rating_rows.opponents_of(connection, row.id, FEW)
        profile.opponents = tuple(wire.PlayedOpponent(name=name, matches=count) for name, count in found)
    if mine or "averages" in public:
        profile.averages = tuple(
            wire.ResultAverages(
                game=_split(pool)[0],
                group=_split(pool)[1],
                matches=count,
                points=round(points, 1),
                choices=None if choices is None else round(choices, 1),
                luck=None if luck is None else round(luck, 1),
            )
            for pool, count, points, choices, luck in rating_rows.averages_of(connection, row.id)
        )
    return profile


def _ratings(connection: Connection, player: str) -> list[wire.PlayerRating]:
    results = rating_rows.results_of(connection, player)
    found = []
    for row in rating_rows.all_ratings_of(connection, player):
        game, group = _split(row.pool)
        plain, adjusted = _both(row)
        matches, won = results.get(row.pool, (0, 0))
        found.append(
            wire.PlayerRating(
                game=game,
                group=group,
                plain=plain,
                adjusted=adjusted,
                headline=headline_measure(row.pool),
                rank=rating_rows.rank_of(connection, row) if row.listed else 0,
                matches=matches,
                won=0 if group == "1" else won,
                curve=_curve(connection, row, "plain"),
                adjusted_curve=_curve(connection, row, "adjusted"),
            )
        )
    return sorted(found, key=lambda rating: -rating.matches)


def _curve(connection: Connection, row: RatingRow, measure: str) -> tuple[tuple[int, float], ...]:
    return tuple((int(at), round(mean, 1)) for at, mean in rating_rows.curve_of(connection, row, measure, CURVE))


def _match(match: RatedMatch, player: str) -> wire.ProfileMatch:
    game, group = _split(match.pool)
    seat = next(seat for seat in match.seats if seat.participant == player)
    return wire.ProfileMatch(
        table=match.table,
        game=game,
        group=group,
        finished=int(match.finished),
        points=seat.points,
        place=seat.place,
        seats=len(match.seats),
        par=seat.par,
        refused=match.refused,
    )
