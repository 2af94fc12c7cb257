"""Measures how fast a game's rules are: random decisions per second of one core, beside a loop of bare Python.

The ratio can be compared between machines; all figures are medians of short slices, taken in turn.
`farshore bench server`, `page`, `start` and `rl` measure those.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from statistics import median

from farshore.bench.rules import Slice, one_slice
from farshore.cli.as_json import add_json, print_json
from farshore.cli.choices import find_game
from farshore.cli.pad import table

PARTS = {
    "server": "farshore.bench.server",
    "page": "farshore.bench.page",
    "start": "farshore.bench.start",
    "rl": "farshore.bench.faces",
}
SLICES = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", metavar="GAME|server|page|start|rl", help="what to measure; all but GAME have more options"
    )
    add_measure(parser)
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)


def add_measure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=3.0, metavar="T", help="how long (default 3)")
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
    slices = [one_slice(game, seats, args.seconds / SLICES) for _ in range(SLICES)]
    if args.json:
        print_json({"game": game.info.id, "seats": seats, "slices": [each._asdict() for each in slices]})
        return 0
    print(table([(f"{game.info.id}, {seats} seats", "per second", "at best", "per 1,000 bare steps"), *lines(slices)]))
    return 0


def lines(slices: list[Slice]) -> list[tuple[str, str, str, str]]:
    """The median of each figure, the best, and the median of its ratio to bare Python in the same slice."""
    bare, applied, stepped, matches = (list(figures) for figures in zip(*slices, strict=True))

    def line(title: str, figures: list[float], digits: int = 0) -> tuple[str, str, str, str]:
        ratio = median(1000 * figure / step for figure, step in zip(figures, bare, strict=True))
        return title, f"{median(figures):,.{digits}f}", f"{max(figures):,.{digits}f}", f"{ratio:,.{1 - digits}f}"

    return [
        line("decisions by apply (checked, new state)", applied),
        line("decisions by step (trusted, in place)", stepped),
        (*line("matches by apply", matches, 1)[:3], ""),
        (*line("bare Python: look up, add, compare", bare)[:3], "1000"),
    ]
