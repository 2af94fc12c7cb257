"""Test a game against the laws, invariants that every game must satisfy, by random play."""

from __future__ import annotations

import traceback
from argparse import ArgumentParser, Namespace
from inspect import getfile
from pathlib import Path
from random import Random

from farshore.cli.arguments import find_game
from farshore.cli.json_output import add_json, print_json
from farshore.laws import LawBroken, check, titles
from farshore.translations import languages_of, missing_languages
from farshore.translations.terminal_language import message


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", help="id or folder of a game, or a package with `game` (also `package:attribute`)")
    parser.add_argument("--matches", type=int, default=12, metavar="K", help="random matches to play (default 12)")
    parser.add_argument("--seed", default="1", metavar="S", help="seed of the random play")
    parser.add_argument("--trace", action="store_true", help="show all places in the code that led to a broken law")
    add_json(parser)


def run(args: Namespace) -> int:
    game = find_game(args.game)
    verdicts = check(game, Random(args.seed), args.matches)
    if args.json:
        found = {law: None if verdict is None else str(verdict) for law, verdict in verdicts}
        print_json({"game": game.info.id, "laws": found, "languages": languages_of(game)})
        return 1 if any(found.values()) else 0
    broken, marks = 0, {kept: message("law-kept" if kept else "law-broken") for kept in (True, False)}
    width, keys = max(map(len, marks.values())) + 1, titles()
    for law, verdict in verdicts:
        print(f"{marks[verdict is None]:<{width}}{message(keys[law])}")
        if isinstance(verdict, LawBroken):
            broken += 1
            places = trace(verdict) if args.trace else trace(verdict, Path(getfile(type(game))).parent)[-1:]
            print("\n".join([f"       {verdict}", *places]))
    if missing := missing_languages(game):
        print(message("check-in-english", languages=", ".join(missing)))
    print(
        message("laws-broken", game=game.info.id, count=broken) if broken else message("laws-kept", game=game.info.id)
    )
    return 1 if broken else 0


def trace(verdict: LawBroken, folder: Path | None = None) -> list[str]:
    """Return the places in the code that led to this verdict, innermost last; with a folder, only those in it."""
    frames = traceback.extract_tb(verdict.where)
    shown = [frame for frame in frames if folder is None or Path(frame.filename).is_relative_to(folder)]
    return [f"       {frame.filename}:{frame.lineno} in {frame.name}: {frame.line}" for frame in shown]
