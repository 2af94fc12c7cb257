"""Measures how fast a game is: as people play it, played out at random, and thought about by planner and expert.

Plain Python and, where it was compiled, the same source compiled take turns in short slices, beside a loop of bare
Python, C (Explorers alone) and OpenSpiel's hex where those are installed; all figures are medians, per second of one
core. Ratios can be compared between machines. `farshore bench server`, `page`, `start` and `rl` measure those.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import TYPE_CHECKING

from farshore.cli.as_json import add_json, print_json
from farshore.cli.choices import find_game
from farshore.cli.pad import table
from farshore.words.language import said

if TYPE_CHECKING:
    from farshore.bench.rules import Report

PARTS = {
    "server": "farshore.bench.server",
    "page": "farshore.bench.page",
    "start": "farshore.bench.start",
    "rl": "farshore.bench.faces",
}
FIGURES = ("people", "loop", "play_outs", "planner", "futures")
ASIDE = ("bare", "c", "hex")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", metavar="GAME|server|page|start|rl", help="what to measure; all but GAME have more options"
    )
    add_measure(parser)
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)


def add_measure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=2.0, metavar="T", help="how long for each figure (default 2)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats (default: the most)")
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
    report = import_module("farshore.bench.rules").measure(game, seats, args.seconds)
    if args.json:
        print_json(report.as_data())
        return 0
    heads = (said(f"bench-{head}") for head in ("plain", "compiled", "times"))
    print(table([(said("bench-per-second", game=game.info.id, seats=seats), *heads), *lines(report)]))
    if report.compiled is None:
        print(said("bench-not-compiled"))
    for name, ratio in report.ratios.items():
        if not name.endswith("to_plain"):
            print(f"{said(f'bench-{name}')}: {ratio:.3g}")
    return 0


def lines(report: Report) -> list[tuple[str, str, str, str]]:
    """A line for each figure, and for each yardstick that is there."""
    found = []
    for what in FIGURES:
        compiled = f"{report.compiled[what]:,.0f}" if report.compiled else ""
        times = report.ratios.get(f"{what}_compiled_to_plain")
        found.append((said(f"bench-{what}"), f"{report.plain[what]:,.0f}", compiled, f"{times:.1f}" if times else ""))
    for who in ASIDE:
        if (figure := report.yardsticks[who]) is not None:
            found.append((said(f"bench-{who}"), f"{figure:,.0f}", "", ""))
    return found
