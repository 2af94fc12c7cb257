"""Play the test deals of the benchmark with bots, and print a table: one row for each game, number of seats and bot.

Every bot has seat 0, against the same opponents on the same deals, as `rl.seat_env` gives them to a learner. With
`--ppo STEPS`, agents are trained too, and their learning curves drawn.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from farshore.bots.bot_matches import play_match
from farshore.bots.bot_spec import parse_bot, parse_bots, require_game, require_positive
from farshore.bots.worker_pool import Pool, add_pool, pool_from_args
from farshore.cli.progress import progress
from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame, winners
from farshore.core.optional_deps import name_missing_extra
from farshore.rl import SB3, test_deal
from farshore_research import learning_curves

GAMES: Final = "explorers,kingdom_maps,la_isla"
BOTS: Final = "random,greedy,planner,expert@60"
AGAINST: Final = "greedy"
INTERVAL: Final = 1.96
"""Half the width of a 95 % interval, in standard errors."""
FEW: Final = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36, 9: 2.31, 10: 2.26}
"""The same for few values (Student's t)."""
HEADS: Final = ("game", "seats", "agent", "deals", "points", "wins")


class Baseline(NamedTuple):
    """The results of a bot: its points and its share of the victory on each deal.

    Of trained agents there are several; for each of them the mean over the deals.
    """

    game: str
    seats: int
    bot: str
    deals: str
    points: tuple[float, ...]
    wins: tuple[float, ...]

    def row(self) -> list[str]:
        """Return the cells of the table. A solo match has no winner."""
        won = f"{100 * fmean(self.wins):.0f} ± {100 * half_width(self.wins):.0f} %" if self.seats > 1 else ""
        points = f"{fmean(self.points):.1f} ± {half_width(self.points):.1f}"
        return [self.game, str(self.seats), f"`{self.bot}`", self.deals, points, won]


def half_width(values: Sequence[float]) -> float:
    """Return half the width of the 95 % interval of the mean.

    >>> half_width([1.0, 1.0, 1.0]), half_width([4.0]), round(half_width([1.0, 2.0, 3.0]), 2)
    (0.0, 0.0, 2.48)
    """
    return FEW.get(len(values), INTERVAL) * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0


def play_deal(game_id: str, seats: int, bot: str, against: str, number: int) -> tuple[float, float]:
    """Play a test deal with the bot at seat 0; return its points and its share of the victory."""
    game, deal = require_game(game_id), test_deal(number)
    players = [parse_bot(bot), *[parse_bot(against)] * (seats - 1)]
    scores = play_match(game, players, {}, SeededDealer(deal), deal).scores
    best = winners(scores)
    return float(scores[0].total), 1 / len(best) if 0 in best else 0.0


def measure(args: Namespace, workers: Pool) -> Iterator[Baseline]:
    """Yield the results of each bot, and of trained agents, in each game."""
    for name in args.games.split(","):
        game = require_game(name)
        for seats in seat_counts(game, args.seats):
            bots = [measure_bot(args, workers, name, seats, bot) for bot in parse_bots(args.bots)]
            yield from bots
            if args.ppo:
                yield measure_ppo(args, workers, game, seats, {each.bot: fmean(each.points) for each in bots})


def seat_counts(game: AnyGame, words: str) -> list[int]:
    """Return the numbers of seats in a list like `1,2` that this game has; by default all of them.

    >>> seat_counts(require_game("la_isla"), "1,2,3")
    [2, 3]
    """
    wanted = [int(word) for word in words.split(",") if word.isdecimal()]
    return [count for count in game.info.seats if not wanted or count in wanted]


def measure_bot(args: Namespace, workers: Pool, name: str, seats: int, bot: str) -> Baseline:
    """Let a bot play the test deals."""
    deals = args.deals
    settings: list[Any] = [name, seats, bot, args.against]
    columns = ([each] * deals for each in settings)
    found = list(progress(workers.map(play_deal, *columns, range(deals)), deals))
    return Baseline(name, seats, bot, str(deals), *map(tuple, zip(*found, strict=True)))


def measure_ppo(args: Namespace, workers: Pool, game: AnyGame, seats: int, bots: Mapping[str, float]) -> Baseline:
    """Train an agent for each seed and let it play the test deals; write the learning curves if asked to."""
    with name_missing_extra(SB3):
        from farshore_research.ppo import train_and_play
    name, seeds = game.info.id, range(1, args.ppo_seeds + 1)
    settings: list[Any] = [name, seats, args.against, args.ppo, args.deals]
    trained = list(workers.map(train_and_play, *([each] * len(seeds) for each in settings), seeds))
    if args.curves:
        args.curves.mkdir(parents=True, exist_ok=True)
        title = f"{name}, seats: {seats}; mean points of the last 100 matches; seeds: {len(seeds)}"
        picture = learning_curves.draw(title, [each.curve for each in trained], bots)
        (args.curves / f"{name}-{seats}.svg").write_text(picture, encoding="utf-8")
        lines = [json.dumps({"seed": seed, "curve": each.curve}) for seed, each in zip(seeds, trained, strict=True)]
        (args.curves / f"{name}-{seats}.jsonl").write_text("\n".join([*lines, ""]), encoding="utf-8")
    points, wins = (tuple(map(fmean, each)) for each in list(zip(*trained, strict=True))[:2])
    return Baseline(name, seats, f"ppo, {args.ppo:,} steps", f"{len(seeds)} × {args.deals}", points, wins)


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
    parser.add_argument("--ppo", type=int, metavar="STEPS", help="also train PPO for this number of steps")
    parser.add_argument("--ppo-seeds", type=int, default=3, metavar="N", help="number of trainings (default 3)")
    parser.add_argument("--curves", type=Path, metavar="FOLDER", help="write the learning curves of PPO to this folder")
    parser.add_argument("--json", action="store_true", help="print the result of every deal as JSON")
    parser.add_argument("--out", type=Path, metavar="FILE", help="also write the table to this file")
    add_pool(parser)


def run(args: Namespace) -> int:
    for option in ("deals", "ppo", "ppo_seeds"):
        require_positive(option.replace("_", "-"), vars(args)[option])
    parse_bot(args.against)
    found = list[Baseline]()
    with pool_from_args(args) as workers:
        for each in measure(args, workers):
            found.append(each)
            if args.out:
                args.out.write_text(table(found), encoding="utf-8")  # a stopped run keeps what it has measured
    print(json.dumps([each._asdict() for each in found]) if args.json else table(found), end="")
    return 0
