"""Routes for challenges: the deals of the day, their results, and how an attempt compares."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from farshore import games
from farshore.server import wire
from farshore.server.errors import RequestError, request_error
from farshore.server.http.game_routes import PROVIDES_REGISTRY, RegistryDependency, content_response, game_title
from farshore.server.http.route_parameters import ApiRequest, LanguageParameter
from farshore.server.scenes import geometry_files
from farshore.server.store.table_rows import TableRow, best_total, is_bot_assisted
from farshore.server.tables import registry
from farshore.server.tables.challenge_deals import ARCHIVE_DAYS, day_before, is_day
from farshore.server.tables.live_table import hash_secret
from farshore.server.tables.registry import TableRegistry
from farshore.server.wire.encoding import encode


@get("/api/challenges", dependencies=PROVIDES_REGISTRY)
async def list_challenges(
    request: ApiRequest,
    tables: RegistryDependency,
    language: LanguageParameter = "en",
    name: Annotated[str, QueryParameter(max_length=64)] = "",
) -> Response[bytes]:
    """List today's challenges, those of a past day, or one challenge by name, with results."""
    if name and not is_day(name):
        played = [(await tables.open(name)).row.game]
    else:
        name, played = name or registry.today(), list(games.installed().games)
    challenges = tuple([await _challenge(tables, name, game, language) for game in played])
    return content_response(request, encode(wire.Challenges(challenges=challenges, days=_days())), "application/json")


def _days() -> tuple[str, ...]:
    """Return the days whose deals can be played, the newest first."""
    newest = date.fromisoformat(registry.today())
    return tuple((newest - timedelta(days=age)).isoformat() for age in range(ARCHIVE_DAYS + 1))


async def _challenge(known: TableRegistry, name: str, game: str, language: str) -> wire.Challenge:
    rows = await known.results(name, game)
    board = await known.challenge_board(name, game)
    if board is not None:
        geometry_files.remember(game, {board.ground.key: board.ground})
    pars = {}
    for row, _ in rows:
        if len(row.seats) not in pars:  # the par depends on the deal and the number of seats
            pars[len(row.seats)] = await _par(known, row.id)
    return wire.Challenge(
        name=name,
        game=game,
        title=game_title(game, language),
        results=tuple(_result(row, pars[len(row.seats)], counted=first) for row, first in rows),
        board=board,
    )


def _result(row: TableRow, par: float | None, *, counted: bool) -> wire.ChallengeResult:
    return wire.ChallengeResult(
        table=row.id,
        names=tuple(seat.name for seat in row.seats),
        bots=tuple(map(is_bot_assisted, row.seats)),
        totals=row.summary.totals,
        winners=row.summary.winners,
        par=par,
        again=not counted,
        version=row.summary.version,
    )


async def _par(known: TableRegistry, table: str) -> float | None:
    """Return the par of a finished match; None if it is unknown or the table can no longer be opened."""
    try:
        return (await known.open(table)).turn(frozenset()).par
    except RequestError:
        return None


@post("/api/tables/{table:str}/standing", status_code=200, dependencies=PROVIDES_REGISTRY)
async def read_standing(
    table: FromPath[str], data: JSONBody[wire.StandingRequest], tables: RegistryDependency
) -> wire.ChallengeStanding:
    """Return how a finished attempt at the challenge of a day compares with the others."""
    found = await tables.open(table)
    await tables.require_deal_played(found, frozenset(map(hash_secret, data.secrets)))
    day, game = found.row.challenge, found.row.game
    if not is_day(day):
        raise request_error("not-of-a-day", 404)
    if found.busy:
        raise request_error("challenge-not-over", 409)
    points = best_total(found.row.seats, found.summary().totals) or 0
    totals = await tables.counted_totals(day, game)
    par = found.turn(frozenset()).par
    listed = [row for row, first in await tables.results(day, game) if first]
    before = [row for row, first in await tables.results(day_before(day), game) if first]
    return wire.ChallengeStanding(
        counted=found.counted,
        points=points,
        place=1 + sum(total > points for total in totals),
        players=len(totals),
        beaten=sum(total < points for total in totals),
        par=par,
        results=tuple(_result(row, par, counted=True) for row in listed),
        winner=_result(before[0], None, counted=True) if before else None,
        left=_seconds_left() if day == registry.today() else 0,
    )


def _seconds_left() -> int:
    """Return the seconds until the next deal."""
    now = datetime.now(UTC)
    midnight = datetime.combine(now.date() + timedelta(days=1), datetime.min.time(), UTC)
    return int((midnight - now).total_seconds()) + 1


ROUTES = (list_challenges, read_standing)
