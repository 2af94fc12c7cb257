"""Measure ratings on a large server: a leaderboard of many players, a profile of many matches, and a rated match.

The database is SQLite, in a temporary folder. Figures are medians of twenty, in milliseconds: the time
until the answer, and the processor time, which other programs do not change.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, time

from farshore.cli.json_output import add_json, print_json
from farshore.cli.score_table import format_table
from farshore.server.ratings import rate_matches
from farshore.server.ratings.service import RatingService
from farshore.server.settings import Settings
from farshore.server.store import player_rows, rating_rows
from farshore.server.store.database import Connection
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.rating_rows import RatedMatch, RatedSeat, RatingRow
from farshore.server.store.store import Store
from farshore.server.tables.registry import TableRegistry

GAME = "explorers"
POOL = f"{GAME}/2"
TIMES = 20


def main(args: argparse.Namespace) -> int:
    parser = argparse.ArgumentParser("farshore bench ratings")
    parser.add_argument("--players", type=int, default=100_000, help="players with a rating (default 100000)")
    parser.add_argument("--matches", type=int, default=5_000, help="matches of the profile (default 5000)")
    add_json(parser)
    options = parser.parse_args(args.rest)
    with TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder), options.players, options.matches))
    if options.json:
        print_json(found)
    else:
        rows = [(name, f"{figures[0]:.1f}", f"{figures[1]:.1f}") for name, figures in found.items()]
        print(format_table([("ms", "waited", "processor"), *rows]))
    return 0


async def measure(folder: Path, players: int, matches: int) -> dict[str, tuple[float, float]]:
    """Fill a database and return the milliseconds of each question."""
    store = await Store.open(f"sqlite:///{folder / 'ratings.db'}")
    try:
        await store.write(lambda connection: fill(connection, players, matches))
        ratings = RatingService(TableRegistry(store, Settings(), "secret"))
        numbers = iter(range(1_000_000))

        async def rate() -> None:
            seats = [RatedSeat(0, "p0", 50, 1), RatedSeat(1, "p1", 40, 2)]
            match = RatedMatch(f"new{next(numbers)}", GAME, POOL, time(), seats)
            await store.write(lambda connection: rate_matches.store_match(connection, match))

        reader = await store.read(lambda connection: player_rows.player_by_id(connection, "p0"))
        return {
            "leaderboard": await _time(lambda: ratings.leaderboard(GAME, "2", "", "people", reader)),
            "profile": await _time(lambda: ratings.profile("p0", reader)),
            "rated match": await _time(rate),
        }
    finally:
        await store.close()


async def _time(ask: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    waited, worked = [], []
    for _ in range(TIMES):
        began, used = perf_counter(), process_time()
        await ask()
        waited.append(perf_counter() - began)
        worked.append(process_time() - used)
    return round(1000 * median(waited), 2), round(1000 * median(worked), 2)


def fill(connection: Connection, players: int, matches: int) -> None:
    """Add players with ratings, and a player with these matches against twenty others."""
    rng, now = Random(1), time()
    for number in range(players):
        name = f"p{number}"
        player_rows.add_player(connection, PlayerRow(name, name, name, now))
        mean = rng.gauss(1500, 250)
        row = RatingRow(name, POOL, "", mean, 90.0, 40, mean, 90.0, 40, mean, True, now)
        rating_rows.put_rating(connection, row)
    for number in range(matches):
        other = f"p{1 + number % 20}"
        totals = rng.randint(80, 140), rng.randint(80, 140)
        places = (1, 2) if totals[0] >= totals[1] else (2, 1)
        seats = [
            RatedSeat(0, "p0", totals[0], places[0], par=110.0),
            RatedSeat(1, other, totals[1], places[1], par=110.0),
        ]
        match = RatedMatch(f"t{number}", GAME, POOL, now - (matches - number) * 3600, seats)
        rate_matches.store_match(connection, match)
        for seat in match.seats:
            seat.luck, seat.choices = rng.gauss(0, 8), rng.gauss(-4, 4)
        rate_matches.store_review(connection, match)
