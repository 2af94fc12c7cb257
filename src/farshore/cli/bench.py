"""Measures how fast a game's rules are: random decisions per second of one core, beside a loop of bare Python.

The ratio can be compared between machines; all figures are medians of short slices, taken in turn.
`farshore bench server`, `page` and `start` measure those.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from farshore.cli.choices import find_game
from farshore.cli.pad import table
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, AnyGame

PARTS = {
    "server": "farshore.server.bench",
    "page": "farshore.server.bench_page",
    "start": "farshore.cli.bench_start",
}
SLICES = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", metavar="GAME|server|page|start", help="what to measure; all but GAME have more options"
    )
    add_measure(parser)
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)


def add_measure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=3.0, metavar="T", help="how long (default 3)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats (default: the most)")


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
    print(table([(f"{game.info.id}, {seats} seats", "per second", "at best", "per 1,000 bare steps"), *lines(slices)]))
    return 0


class Slice(NamedTuple):
    """What one core did per second, measured in turn: on a busy machine all of them are slow together."""

    bare: float
    applied: float
    stepped: float
    matches: float


def one_slice(game: AnyGame, seats: int, seconds: float) -> Slice:
    bare = bare_python(seconds / 6)
    applied, matches = decisions(game, seats, seconds / 2, pure=True)
    stepped, _ = decisions(game, seats, seconds / 3, pure=False)
    return Slice(bare, applied, stepped, matches)


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


def bare_python(seconds: float) -> float:
    """Steps a second of a loop that looks up, adds and compares: what this core gives to plain Python."""
    numbers = list(range(256))
    total, rounds, until = 0, 0, process_time() + seconds
    began = process_time()
    while process_time() < until:
        for number in numbers:
            if numbers[number] >= 0:
                total += number
        rounds += len(numbers)
    return rounds / (process_time() - began)


def decisions(game: AnyGame, seats: int, seconds: float, *, pure: bool) -> tuple[float, float]:
    """Decisions and matches a second of random play; chance is drawn too, but not counted."""
    random = Random(1).random
    options = game.info.complete({})
    to_act, legal, chances, apply, step = game.to_act, game.legal, game.chances, game.apply, game.step
    done = finished = 0
    began = process_time()
    while (passed := process_time() - began) < seconds:
        state, drawn, dealer = game.start(seats, options), 0, SeededDealer(str(finished))
        while acting := to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                action = dealer.draw(chances(state), drawn)
                drawn += 1
            else:
                choices = legal(state, seat)
                action = choices[int(random() * len(choices))]
                done += 1
            if pure:
                state = apply(state, seat, action)
            else:
                step(state, seat, action)
        finished += 1
    return done / passed, finished / passed
