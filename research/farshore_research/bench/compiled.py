"""Measures a build of the compiled games: its processor time, and how much faster play-outs, planner and expert get.

`farshore bench compiled [GAME …]` builds into a folder of its own with an empty cache, then lets pure Python and the
build take turns in short slices. Only the ratios can be compared between machines. Progress goes to the error output;
a game whose slices take longer than `--limit` seconds ends with those that it has.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from farshore.cli.arguments import find_game
from farshore.cli.json_output import add_json, print_json
from farshore.cli.score_table import format_table
from farshore.compiled import ASKED
from farshore.translations.terminal_language import message
from farshore_research.bench.engine import EngineProcess

GAMES: Final = ("explorers", "kingdom_maps", "la_isla")
MEASURES: Final = ("play_outs", "planner", "futures")
SLICES: Final = 5


def main(args: argparse.Namespace) -> int:
    parser = argparse.ArgumentParser("farshore bench compiled")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=args.seconds, metavar="T")
    parser.add_argument("--build", metavar="FOLDER", help="measure this build instead of making one")
    parser.add_argument(
        "--limit", type=float, default=120.0, metavar="T", help="the most seconds for each game (default 120)"
    )
    add_json(parser)
    parser.parse_args(args.rest, args)
    for game in args.games:
        find_game(game)
    with TemporaryDirectory(prefix="farshore-bench-") as folder:
        spent = None if args.build else build(Path(folder))
        os.environ[ASKED] = args.build or str(Path(folder, "build"))
        found = {game: measure(game, args.seconds, args.limit) for game in args.games or GAMES}
    if args.json:
        print_json({"build_seconds": spent, "compiled_to_plain": found})
        return 0
    heads = [message(f"bench-{measured}") for measured in MEASURES]
    rows = [(game, *(f"{ratios[measured]:.1f}" for measured in MEASURES)) for game, ratios in found.items()]
    print(format_table([("", *heads), *rows]))
    if spent is not None:
        print(message("bench-build", seconds=round(spent)))
    return 0


def build(folder: Path) -> float:
    """Build with an empty cache; return the processor time of all processes, in seconds."""
    print(message("bench-building"), file=sys.stderr, flush=True)
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache"), ASKED: "0"}
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "farshore.compiling", str(folder / "build")], env=environment, check=True)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def measure(game: str, seconds: float, limit: float) -> dict[str, float]:
    """Return compiled ÷ pure Python for each measure, with the fewest seats: medians of slices that alternate."""
    seats = min(find_game(game).info.seats)
    taken: dict[str, list[float]] = {measured: [] for measured in MEASURES}
    with EngineProcess(game, seats, plain=True) as plain, EngineProcess(game, seats, plain=False) as compiled:
        if compiled.state != "compiled":
            raise SystemExit(message("bench-not-compiled"))
        began = monotonic()
        for done in range(1, SLICES + 1):
            for measured, ratios in taken.items():
                slow = plain.measure(measured, seconds / SLICES)
                ratios.append(compiled.measure(measured, seconds / SLICES) / slow)
            print(message("bench-slice", game=game, done=done, slices=SLICES), file=sys.stderr, flush=True)
            if monotonic() - began > limit:
                break
    return {measured: median(ratios) for measured, ratios in taken.items()}
