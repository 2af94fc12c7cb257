"""Measures how fast a game's rules are: random decisions per second of one core, beside a loop of bare Python.

The ratio can be compared between machines. `farshore bench server`, `page` and `start` measure those.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from random import Random
from time import process_time

from farshore.cli.choices import find_game
from farshore.cli.pad import table
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, AnyGame

PARTS = {
    "server": "farshore.server.bench",
    "page": "farshore.server.bench_page",
    "start": "farshore.cli.bench_start",
}


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
    calibration = bare_python(args.seconds / 6)
    applied, matches = decisions(game, seats, args.seconds / 2, pure=True)
    stepped, _ = decisions(game, seats, args.seconds / 3, pure=False)
    print(
        table(
            [
                (f"{game.info.id}, {seats} seats", "per second", "per 1,000 bare steps"),
                ("decisions by apply (checked, new state)", f"{applied:,.0f}", f"{1000 * applied / calibration:.1f}"),
                ("decisions by step (trusted, in place)", f"{stepped:,.0f}", f"{1000 * stepped / calibration:.1f}"),
                ("matches by apply", f"{matches:,.1f}", ""),
                ("bare Python: look up, add, compare", f"{calibration:,.0f}", "1000"),
            ]
        )
    )
    return 0


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
        state, drawn, dealer = game.setup(seats, options), 0, SeededDealer(str(finished))
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
