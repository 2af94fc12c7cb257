"""Tests a game against the laws that bind every game, by random play: an installed game or a package being written."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from random import Random

from farshore.cli.choices import find_game
from farshore.laws import Broken, check


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", help="id of a game, or a package with `game` (also `package:attribute`)")
    parser.add_argument("--matches", type=int, default=12, metavar="K", help="random matches to play (default 12)")
    parser.add_argument("--seed", default="1", metavar="S", help="seed of the random play")


def run(args: Namespace) -> int:
    game = find_game(args.game)
    broken = 0
    for law, verdict in check(game, Random(args.seed), args.matches):
        print(f"{'ok     ' if verdict is None else 'BROKEN '}{law}")
        if isinstance(verdict, Broken):
            broken += 1
            print(f"       {verdict}")
    print(f"{game.info.id} keeps every law" if not broken else f"{game.info.id} breaks {broken}")
    return 1 if broken else 0
