"""Measure reviews of finished matches: processor time until the first figures, and until the review is done.

`farshore bench reviews [GAME …]` plays matches of casual bots and reviews each in a process of its own, whose caches
are empty: in pure Python, and compiled where there is a build. All figures are seconds of processor time, from the
replayed match on; the largest of all matches is printed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from time import process_time
from typing import Any, Final, NamedTuple

import farshore as fs
from farshore.bots.review import ReviewRun
from farshore.cli.arguments import find_game
from farshore.cli.json_output import add_json, print_json
from farshore.cli.score_table import format_table
from farshore.compiled import ASKED, PACKAGE, state
from farshore.core import record
from farshore.games import find

GAMES: Final = ("explorers", "kingdom_maps", "la_isla")
KINDS: Final = ("plain", "compiled")


class ReviewTimes(NamedTuple):
    """Processor time in seconds."""

    first_turn: float
    """Until a turn of each seat has its error bar."""
    baseline: float
    """Until the baseline of each seat has its error bar."""
    whole: float
    longest_step: float
    """The longest unit of work; a partial review is sent between two units."""


def main(args: argparse.Namespace) -> int:
    parser = argparse.ArgumentParser("farshore bench reviews")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seats", type=int, default=args.seats, metavar="N", help="number of seats (default: all)")
    parser.add_argument("--matches", type=int, default=1, metavar="N", help="matches of each (default 1)")
    parser.add_argument("--bots", default="casual", metavar="BOT", help="the bot that plays them (default casual)")
    parser.add_argument("--seed", default="bench", metavar="S")
    add_json(parser)
    options = parser.parse_args(args.rest)
    found: dict[tuple[str, int, str], ReviewTimes] = {}
    for name in options.games or GAMES:
        game = find_game(name)
        for seats in [options.seats] if options.seats else game.info.seats:
            game.info.check_seats(seats)
            matches = [play(name, options.bots, seats, f"{options.seed}/{number}") for number in range(options.matches)]
            for kind in KINDS:
                times = [measured for match in matches if (measured := review_apart(match, kind)) is not None]
                if times:
                    found[name, seats, kind] = ReviewTimes(*map(max, zip(*times, strict=True)))
                    print(f"{name}, {seats}, {kind}", file=sys.stderr, flush=True)
    if options.json:
        print_json([{"game": key[0], "seats": key[1], "kind": key[2], **found[key]._asdict()} for key in found])
        return 0
    heads = ("seconds", "first turn", "baseline", "whole review", "longest step")
    rows = [(", ".join(map(str, key)), *(f"{each:.2f}" for each in times)) for key, times in found.items()]
    print(format_table([heads, *rows]))
    return 0


def play(game: str, bot: str, seats: int, seed: str) -> str:
    """Return the record of a match between these bots."""
    return record.dump(fs.play(game, [bot] * seats, seed=seed))


def review_apart(match: str, kind: str) -> ReviewTimes | None:
    """Review this record in a new process; return None if nothing is compiled and it should be."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), *sys.path])}
    if kind == "plain":
        environment[ASKED] = "0"
    elif environment.get(ASKED) == "0":
        del environment[ASKED]
    command = [sys.executable, "-m", "farshore_research.bench.review_times", kind]
    done = subprocess.run(command, env=environment, input=match, stdout=subprocess.PIPE, text=True, check=True)
    found = json.loads(done.stdout)
    return ReviewTimes(**found) if found else None


def time_review(match: str) -> ReviewTimes:
    """Review this record and return how long it took."""
    played = record.load(match, find).match
    began = process_time()
    run = ReviewRun(played)
    first_turn = baseline = longest = 0.0
    stepped = process_time()
    while run.step():
        now = process_time()
        longest, stepped = max(longest, now - stepped), now
        first_turn = first_turn or (now - began if run.has_figures else 0.0)
        baseline = baseline or (now - began if all(len(seat.baseline) > 1 for seat in run.samples.seats) else 0.0)
    run.result()
    return ReviewTimes(first_turn, baseline, process_time() - began, longest)


def answer(kind: str, match: str) -> dict[str, Any]:
    """Return the times of a review; nothing if this process is of another kind."""
    return time_review(match)._asdict() if state() == kind else {}


if __name__ == "__main__":
    print(json.dumps(answer(sys.argv[1], sys.stdin.read())))
