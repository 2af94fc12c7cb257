"""Lets bots play matches and writes their records, one file each. The same seed gives the same matches."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from pathlib import Path
from statistics import mean
from typing import Any

from farshore import bots
from farshore.bots.entrants import player, require_some
from farshore.bots.pool import add_pool, pool_of
from farshore.bots.seated import BOT, play_out
from farshore.bots.table import Player
from farshore.cli.as_json import add_json, print_json
from farshore.cli.choices import add_game, add_options, find_game, number_of_seats, options_of, own_data
from farshore.cli.language import say
from farshore.cli.pad import heads, table
from farshore.cli.progress import progress
from farshore.cli.written import WRITERS
from farshore.core import record
from farshore.core.extras import named_by_extra
from farshore.core.game import AnyGame, Value
from farshore.core.match import AnyMatch, Match
from farshore.core.text import text
from farshore.words.language import said


@dataclass(frozen=True, slots=True)
class Task:
    """One match to be played, ready to be sent to another process."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, Value]
    data: Mapping[str, str]
    seed: str
    file: Path | None
    budget: bots.Budget
    kept: bool = False
    """Its record comes back with the outcome."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the summary needs of a match."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    events: int
    ranks: tuple[str, ...] = ()
    """What each seat reached, where a game has ranks."""
    record: str = ""
    """The whole match, where it was asked for."""


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_options(parser)
    parser.add_argument("--bots", default="random", metavar="A,B", help="levels by seat, repeated as needed")
    parser.add_argument("--budget", default="", metavar="N|Ns", help="how long a bot may think: futures, or seconds")
    parser.add_argument("--seed", default="1", metavar="S", help="any text (default 1)")
    parser.add_argument("--games", type=int, default=1, metavar="K", help="how many matches (default 1)")
    parser.add_argument(
        "--out", type=Path, metavar="DIR|FILE", help="records: a folder, or one file that ends in .jsonl or .parquet"
    )
    add_pool(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    tasks = list(tasks_of(args))
    if args.out is not None:
        (args.out.parent if args.out.suffix in WRITERS else args.out).mkdir(parents=True, exist_ok=True)
    with pool_of(args) as workers:
        outcomes = list(progress(workers.map(play_task, tasks), len(tasks)))
    if args.out is not None and args.out.suffix in WRITERS:
        with named_by_extra():
            WRITERS[args.out.suffix](args.out, rows(tasks, outcomes))
    if args.json:
        print_json({"seats": tasks[0].seats, "matches": [told(outcome) for outcome in outcomes]})
        return 0
    print(summary(tasks[0].seats, outcomes))
    if ranks := rank_shares(find_game(args.game), outcomes):
        print(ranks)
    return 0


def tasks_of(args: Namespace) -> Iterator[Task]:
    """Every match that was asked for."""
    game = find_game(args.game)
    seats = number_of_seats(game, args)
    levels = tuple(islice(cycle(args.bots.split(",")), seats))
    for level in levels:
        player(level)  # a name that there is not is told of before anything is played
    names = tuple(f"{BOT}{level}" for level in levels)
    options, data, budget = options_of(game, args), own_data(args), bots.Budget.parse(args.budget)
    require_some("games", args.games)
    for number in range(1, args.games + 1):
        folder = args.out if args.out and args.out.suffix not in WRITERS else None
        file = folder / f"{game.info.id}-{args.seed}-{number:04}.toml" if folder else None
        kept = args.out is not None and folder is None
        yield Task(args.game, names, options, data, f"{args.seed}/{number}", file, budget, kept)


def rows(tasks: list[Task], outcomes: list[Outcome]) -> list[dict[str, Any]]:
    """A match a row: who played, on which deal, what came of it, and its record."""
    return [
        {"game": task.game, "seed": task.seed, "seats": list(task.seats), **told(outcome), "record": outcome.record}
        for task, outcome in zip(tasks, outcomes, strict=True)
    ]


def told(outcome: Outcome) -> dict[str, Any]:
    """What programs get to know of a match, beside its record."""
    return {name: value for name, value in asdict(outcome).items() if name != "record"}


def play_task(task: Task) -> Outcome:
    """Plays one match and writes its record."""
    match: AnyMatch = Match(find_game(task.game), task.seats, task.options, data=task.data)
    play_out(match, [seated(name.removeprefix(BOT), task.budget) for name in task.seats], task.seed)
    if task.file is not None:
        task.file.write_text(record.dump(match), "utf-8")
    scores = match.game.scores(match.state)
    points, ranks = tuple(score.total for score in scores), tuple(score.rank for score in scores)
    return Outcome(points, match.winners, len(match.events), ranks, record.dump(match) if task.kept else "")


def seated(level: str, budget: bots.Budget) -> Player:
    """The bot of this name; with a budget of its own (`expert@0.5s`), or with that of all."""
    named = player(level)
    return named if named.budget != bots.Budget() else Player(named.bot, budget)


def summary(seats: tuple[str, ...], outcomes: list[Outcome]) -> str:
    """For each seat: who played it, mean points, least, nine tenths of all in between, most, shares of victory."""
    rows: list[tuple[str, ...]] = [(*heads("seat", "bot", "mean", "least"), "5 %", "95 %", *heads("most", "wins"))]
    for seat, name in enumerate(seats):
        points = sorted(outcome.points[seat] for outcome in outcomes)
        low, high = (points[int(share * (len(points) - 1) + 0.5)] for share in (0.05, 0.95))
        wins = sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
        bot = name.removeprefix("bot:")
        spread = (str(value) for value in (points[0], low, high, points[-1]))
        rows.append((str(seat), bot, f"{mean(points):.1f}", *spread, f"{wins:g}"))
    events = mean(outcome.events for outcome in outcomes)
    return f"{table(rows)}\n{said('simulated', count=len(outcomes), events=f'{events:.0f}')}"


def rank_shares(game: AnyGame, outcomes: list[Outcome]) -> str:
    """The share of each rank, best paid first; nothing for matches without ranks."""
    points: dict[str, list[int]] = {}
    for outcome in outcomes:
        for rank, total in zip(outcome.ranks, outcome.points, strict=True):
            points.setdefault(rank, []).append(total)
    if not any(points):
        return ""
    best_first = sorted(points, key=lambda rank: max(points[rank]), reverse=True)
    return "\n".join(
        f"{len(points[rank]) / len(outcomes):>5.1%}  {say(text(f'rank-{rank}'), game) if rank else said('no-rank')}"
        for rank in best_first
    )
