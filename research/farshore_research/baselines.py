"""Play the test deals of the benchmark with bots, and print a table: one row for each game, number of seats and bot.

Every bot has seat 0, against the same opponents on the same deals, as `rl.seat_env` gives them to a learner.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, NamedTuple

from farshore.bots.bot_matches import play_match
from farshore.bots.bot_spec import parse_bot, parse_bots, parse_seat_counts, require_game, require_positive
from farshore.bots.worker_pool import Pool, add_pool, pool_from_args
from farshore.cli.progress import progress
from farshore.core.dealer import SeededDealer
from farshore.core.game import winners
from farshore.rl import test_deal

GAMES: Final = "explorers,kingdom_maps,la_isla"
BOTS: Final = "random,greedy,planner,expert@60"
AGAINST: Final = "greedy"
INTERVAL: Final = 1.96
"""Half the width of a 95 % interval, in standard errors."""
HEADS: Final = ("game", "seats", "agent", "deals", "points", "wins")


class Baseline(NamedTuple):
    """The results of a bot: its points and its share of the victory on each deal."""

    game: str
    seats: int
    bot: str
    points: tuple[float, ...]
    wins: tuple[float, ...]

    def row(self) -> list[str]:
        """Return the cells of the table. A solo match has no winner."""
        won = f"{100 * fmean(self.wins):.0f} ± {100 * half_width(self.wins):.0f} %" if self.seats > 1 else ""
        points = f"{fmean(self.points):.1f} ± {half_width(self.points):.1f}"
        return [self.game, str(self.seats), f"`{self.bot}`", str(len(self.points)), points, won]


def half_width(values: Sequence[float]) -> float:
    """Return half the width of the 95 % interval of the mean.

    >>> half_width([1.0, 1.0, 1.0]), half_width([4.0])
    (0.0, 0.0)
    """
    return INTERVAL * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0


def play_deal(game_id: str, seats: int, bot: str, against: str, number: int) -> tuple[float, float]:
    """Play a test deal with the bot at seat 0; return its points and its share of the victory."""
    game, deal = require_game(game_id), test_deal(number)
    players = [parse_bot(bot), *[parse_bot(against)] * (seats - 1)]
    scores = play_match(game, players, {}, SeededDealer(deal), deal).scores
    best = winners(scores)
    return float(scores[0].total), 1 / len(best) if 0 in best else 0.0


def measure(args: Namespace, workers: Pool) -> Iterator[Baseline]:
    """Yield the results of each bot in each game."""
    for name in args.games.split(","):
        game = require_game(name)
        for seats in parse_seat_counts(game, args.seats):
            for bot in parse_bots(args.bots):
                rows = [[name], [seats], [bot], [args.against], range(args.deals)]
                columns = [list(row) * (args.deals if len(row) == 1 else 1) for row in rows]
                found = list(progress(workers.map(play_deal, *columns), args.deals))
                yield Baseline(name, seats, bot, *map(tuple, zip(*found, strict=True)))


def table(baselines: Sequence[Baseline]) -> str:
    """Return the table in Markdown."""
    rows = [HEADS, ["---"] * len(HEADS), *(each.row() for each in baselines)]
    return "".join(f"| {' | '.join(row)} |\n".replace("|  |", "| |") for row in rows)


# The command


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--games", default=GAMES, metavar="A,B", help=f"ids of games (default {GAMES})")
    parser.add_argument("--seats", default="", metavar="N,M", help="numbers of seats (default: all of each game)")
    parser.add_argument("--bots", default=BOTS, metavar="A,B", help=f"bots to measure (default {BOTS})")
    parser.add_argument("--against", default=AGAINST, metavar="BOT", help=f"the other seats (default {AGAINST})")
    parser.add_argument("--deals", type=int, default=50, metavar="N", help="number of test deals (default 50)")
    parser.add_argument("--json", action="store_true", help="print the result of every deal as JSON")
    parser.add_argument("--out", type=Path, metavar="FILE", help="also write the table to this file")
    add_pool(parser)


def run(args: Namespace) -> int:
    require_positive("deals", args.deals)
    parse_bot(args.against)
    found = list[Baseline]()
    with pool_from_args(args) as workers:
        for each in measure(args, workers):
            found.append(each)
            if args.out:
                args.out.write_text(table(found), encoding="utf-8")  # a stopped run keeps what it has measured
    print(json.dumps([each._asdict() for each in found]) if args.json else table(found), end="")
    return 0
