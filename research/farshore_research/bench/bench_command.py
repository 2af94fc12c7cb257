"""Measure the speed of a game: actions of players, random play-outs, turns of the planner, rollouts of the expert.

Pure Python and compiled rules take turns in short slices, beside a loop of bare Python, C (Explorers only) and
OpenSpiel's hex where those are installed. All figures are medians per second of one core; only ratios can be compared
between machines.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import TYPE_CHECKING

from farshore.cli.arguments import find_game
from farshore.cli.json_output import add_json, print_json
from farshore.cli.score_table import format_table
from farshore.translations.terminal_language import message

if TYPE_CHECKING:
    from farshore_research.bench.game_speed import SpeedReport

PARTS = {
    "server": "farshore_research.bench.server",
    "page": "farshore_research.bench.page",
    "start": "farshore_research.bench.start_up",
    "rl": "farshore_research.bench.rl_speed",
    "compiled": "farshore_research.bench.compiled",
    "peers": "farshore_research.bench.other_servers",
    "ratings": "farshore_research.bench.rating_queries",
    "reviews": "farshore_research.bench.review_times",
}
FIGURES = ("people", "loop", "play_outs", "planner", "futures")
ASIDE = ("bare", "c", "hex")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", metavar="GAME|server|page|start|rl|compiled|peers|ratings|reviews", help="what to measure"
    )
    add_measure(parser)
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)


def add_measure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=2.0, metavar="T", help="seconds for each figure (default 2)")
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (default: the most)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.what in PARTS:
        code: int = import_module(PARTS[args.what]).main(args)
        return code
    after_the_game = argparse.ArgumentParser(f"farshore bench {args.what}")
    add_measure(after_the_game)
    after_the_game.parse_args(args.rest, args)
    game = find_game(args.what)
    seats = args.seats or max(game.info.seats)
    game.info.check_seats(seats)
    report = import_module("farshore_research.bench.game_speed").measure(game, seats, args.seconds)
    if args.json:
        print_json(report.as_data())
        return 0
    heads = (message(f"bench-{head}") for head in ("plain", "compiled", "times"))
    print(format_table([(message("bench-per-second", game=game.info.id, seats=seats), *heads), *lines(report)]))
    if report.compiled is None:
        print(message("bench-not-compiled"))
    for name, ratio in report.ratios.items():
        if not name.endswith("to_plain"):
            print(f"{message(f'bench-{name}')}: {ratio:.3g}")
    return 0


def lines(report: SpeedReport) -> list[tuple[str, str, str, str]]:
    """A line for each figure, and for each yardstick that is there."""
    found = []
    for what in FIGURES:
        compiled = f"{report.compiled[what]:,.0f}" if report.compiled else ""
        times = report.ratios.get(f"{what}_compiled_to_plain")
        found.append(
            (message(f"bench-{what}"), f"{report.plain[what]:,.0f}", compiled, f"{times:.1f}" if times else "")
        )
    for who in ASIDE:
        if (figure := report.yardsticks[who]) is not None:
            found.append((message(f"bench-{who}"), f"{figure:,.0f}", "", ""))
    return found
