"""Tests a game against the laws that bind every game, by random play: an installed game or a package being written."""

from __future__ import annotations

import traceback
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from random import Random

from farshore.cli.as_json import add_json, print_json
from farshore.cli.choices import find_game
from farshore.laws import Broken, check, titles
from farshore.words.language import said


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", help="id of a game, or a package with `game` (also `package:attribute`)")
    parser.add_argument("--matches", type=int, default=12, metavar="K", help="random matches to play (default 12)")
    parser.add_argument("--seed", default="1", metavar="S", help="seed of the random play")
    parser.add_argument("--trace", action="store_true", help="file and line of what breaks a law")
    parser.add_argument("--sketch", action="store_true", help="while building: one language is enough")
    add_json(parser)


def run(args: Namespace) -> int:
    game = find_game(args.game)
    verdicts = check(game, Random(args.seed), args.matches, sketch=args.sketch)
    if args.json:
        found = {law: None if verdict is None else str(verdict) for law, verdict in verdicts}
        print_json({"game": game.info.id, "laws": found})
        return 1 if any(found.values()) else 0
    broken, marks = 0, {kept: said("law-kept" if kept else "law-broken") for kept in (True, False)}
    width, keys = max(map(len, marks.values())) + 1, titles()
    for law, verdict in verdicts:
        print(f"{marks[verdict is None]:<{width}}{said(keys[law])}")
        if isinstance(verdict, Broken):
            broken += 1
            print("\n".join([f"       {verdict}", *(trace(verdict) if args.trace else ())]))
    print(said("laws-broken", game=game.info.id, count=broken) if broken else said("laws-kept", game=game.info.id))
    return 1 if broken else 0


def trace(verdict: Broken) -> Iterator[str]:
    """Where it happened, the innermost place last."""
    for frame in traceback.extract_tb(verdict.where):
        yield f"       {frame.filename}:{frame.lineno} in {frame.name}: {frame.line}"
