"""Let bots play matches and write their records. The same seed gives the same matches."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from pathlib import Path
from statistics import mean
from typing import Any

from farshore import bots
from farshore.bots.bot_matches import BOT, BotPlayer, play_to_end
from farshore.bots.bot_spec import parse_bot, require_positive
from farshore.bots.worker_pool import RAY, add_pool, pool_from_args
from farshore.cli.arguments import add_game, add_options, custom_components, find_game, number_of_seats, options_of
from farshore.cli.export import WRITERS
from farshore.cli.json_output import add_json, print_json
from farshore.cli.progress import progress
from farshore.cli.score_table import column_headings, format_table
from farshore.cli.translate_text import translate
from farshore.core import record
from farshore.core.game import AnyGame, Value
from farshore.core.match import AnyMatch, Match
from farshore.core.optional_deps import name_missing_extra
from farshore.core.text import text
from farshore.translations.terminal_language import message


@dataclass(frozen=True, slots=True)
class Task:
    """A match to play, which can be sent to another process."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, Value]
    data: Mapping[str, str]
    seed: str
    file: Path | None
    budget: bots.Budget
    kept: bool = False
    """Return its record with the outcome."""


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """The outcome of a match."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    events: int
    ranks: tuple[str, ...] = ()
    """The rank of each seat, in games with ranks."""
    record: str = ""
    """The record, if requested."""


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_options(parser)
    parser.add_argument(
        "--bots", default="random", metavar="A,B", help="levels of the bots by seat, repeated as needed"
    )
    parser.add_argument(
        "--budget", default="", metavar="N|Ns", help="thinking budget of a bot: rollouts (N) or seconds (Ns)"
    )
    parser.add_argument("--seed", default="1", metavar="S", help="seed, any text (default 1)")
    parser.add_argument("--games", type=int, default=1, metavar="K", help="number of matches (default 1)")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="DIR|FILE",
        help="where to write records: a folder, or a file that ends in .jsonl or .parquet",
    )
    add_pool(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    tasks = list(tasks_of(args))
    if args.out is not None:
        (args.out.parent if args.out.suffix in WRITERS else args.out).mkdir(parents=True, exist_ok=True)
    with pool_from_args(args) as workers:
        outcomes = list(progress(workers.map(play_task, tasks), len(tasks)))
    if args.out is not None and args.out.suffix in WRITERS:
        with name_missing_extra(RAY):
            WRITERS[args.out.suffix](args.out, rows(tasks, outcomes))
    if args.json:
        print_json({"seats": tasks[0].seats, "matches": [outcome_data(outcome) for outcome in outcomes]})
        return 0
    print(summary(tasks[0].seats, outcomes))
    if ranks := rank_shares(find_game(args.game), outcomes):
        print(ranks)
    return 0


def tasks_of(args: Namespace) -> Iterator[Task]:
    """Yield the matches to play."""
    game = find_game(args.game)
    seats = number_of_seats(game, args)
    levels = tuple(islice(cycle(args.bots.split(",")), seats))
    for level in levels:
        parse_bot(level)  # report an unknown name before anything is played
    names = tuple(f"{BOT}{level}" for level in levels)
    options, data, budget = options_of(game, args), custom_components(args), bots.Budget.parse(args.budget)
    require_positive("games", args.games)
    for number in range(1, args.games + 1):
        folder = args.out if args.out and args.out.suffix not in WRITERS else None
        file = folder / f"{game.info.id}-{args.seed}-{number:04}.toml" if folder else None
        kept = args.out is not None and folder is None
        yield Task(args.game, names, options, data, f"{args.seed}/{number}", file, budget, kept)


def rows(tasks: list[Task], outcomes: list[MatchOutcome]) -> list[dict[str, Any]]:
    """Return a row for each match: players, deal, outcome and record."""
    return [
        {
            "game": task.game,
            "seed": task.seed,
            "seats": list(task.seats),
            **outcome_data(outcome),
            "record": outcome.record,
        }
        for task, outcome in zip(tasks, outcomes, strict=True)
    ]


def outcome_data(outcome: MatchOutcome) -> dict[str, Any]:
    """Return an outcome as JSON data, without the record."""
    return {name: value for name, value in asdict(outcome).items() if name != "record"}


def play_task(task: Task) -> MatchOutcome:
    """Play one match and write its record."""
    match: AnyMatch = Match(find_game(task.game), task.seats, task.options, data=task.data)
    play_to_end(match, [make_player(name.removeprefix(BOT), task.budget) for name in task.seats], task.seed)
    if task.file is not None:
        task.file.write_text(record.dump(match), "utf-8")
    scores = match.game.scores(match.state)
    points, ranks = tuple(score.total for score in scores), tuple(score.rank for score in scores)
    return MatchOutcome(points, match.winners, len(match.events), ranks, record.dump(match) if task.kept else "")


def make_player(level: str, budget: bots.Budget) -> BotPlayer:
    """Return the bot with this name, with its own budget (`expert@0.5s`) or the common one."""
    named = parse_bot(level)
    return named if named.budget != bots.Budget() else BotPlayer(named.bot, budget)


def summary(seats: tuple[str, ...], outcomes: list[MatchOutcome]) -> str:
    """Return a table of the seats: bot, mean, least, 5 % and 95 % quantiles, most, and wins."""
    rows: list[tuple[str, ...]] = [
        (*column_headings("seat", "bot", "mean", "least"), "5 %", "95 %", *column_headings("most", "wins"))
    ]
    for seat, name in enumerate(seats):
        points = sorted(outcome.points[seat] for outcome in outcomes)
        low, high = (points[int(share * (len(points) - 1) + 0.5)] for share in (0.05, 0.95))
        wins = sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
        bot = name.removeprefix("bot:")
        spread = (str(value) for value in (points[0], low, high, points[-1]))
        rows.append((str(seat), bot, f"{mean(points):.1f}", *spread, f"{wins:g}"))
    events = mean(outcome.events for outcome in outcomes)
    return f"{format_table(rows)}\n{message('simulated', count=len(outcomes), events=f'{events:.0f}')}"


def rank_shares(game: AnyGame, outcomes: list[MatchOutcome]) -> str:
    """Return the share of each rank, highest points first; empty without ranks."""
    points: dict[str, list[int]] = {}
    for outcome in outcomes:
        for rank, total in zip(outcome.ranks, outcome.points, strict=True):
            points.setdefault(rank, []).append(total)
    if not any(points):
        return ""
    best_first = sorted(points, key=lambda rank: max(points[rank]), reverse=True)
    names = {rank: translate(text(f"rank-{rank}"), game) if rank else message("no-rank") for rank in best_first}
    return "\n".join(f"{len(points[rank]) / len(outcomes):>5.1%}  {name}" for rank, name in names.items())
