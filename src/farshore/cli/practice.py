"""Positions out of matches in which one turn is clearly the best: shows one, and with --answer the turn and why.

--make searches for so many new ones and writes them into the game's package; that takes minutes.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from importlib.resources import as_file, files
from itertools import islice

from farshore.bots.exercises import Found, search
from farshore.cli import Refused
from farshore.cli.choices import add_game, find_game
from farshore.cli.language import say
from farshore.cli.progress import progress
from farshore.core.game import AnyGame
from farshore.core.text import text
from farshore.learn.practice import FILE, Exercise, exercises, written
from farshore.words import package_of


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--number", type=int, default=1, metavar="N", help="which position (default 1)")
    parser.add_argument("--answer", action="store_true", help="show the best turn and why")
    parser.add_argument("--make", type=int, metavar="N", help="search for so many positions and write them down")
    parser.add_argument("--gap", type=float, default=1.5, metavar="P", help="points that the best turn leads by")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many sit at the table (default 2)")
    parser.add_argument("--seed", default="1", metavar="S", help="any text (default 1)")


def run(args: Namespace) -> int:
    game = find_game(args.game)
    if args.make:
        make(game, args)
    else:
        show(game, args.number, args.answer)
    return 0


def show(game: AnyGame, number: int, answered: bool) -> None:
    """The position as a picture, then the answer if it is wanted."""
    known = exercises(game)
    if not 1 <= number <= len(known):
        raise Refused(say(text("no-such-exercise", number=number, known=len(known)), game))
    one = known[number - 1]
    print(game.picture(game.view(one.position(game).state, one.seat), one.seat))
    print(say(text("practice-ask", seat=one.seat + 1), game))
    if answered:
        print("\n".join([", ".join(one.answer), *(say(words, game) for words in one.why)]))


def make(game: AnyGame, args: Namespace) -> None:
    """Searches, and writes the file of the game's package anew; what was found when it is stopped stays."""
    game.info.check_seats(args.seats)
    found = islice(search(game, args.seats, args.gap, args.seed), args.make)
    kept: list[Exercise] = []
    with as_file(files(package_of(game)) / FILE) as file:
        for number, one in enumerate(progress(found, args.make), 1):
            kept.append(_exercise(number, one))
            file.write_text(written(kept), "utf-8")


def _exercise(number: int, found: Found) -> Exercise:  # type: ignore[type-arg]
    events, answer = found.match.events, found.answer
    return Exercise(
        number,
        len(found.match.header.seats),
        tuple(map(str, events)),
        found.seat,
        tuple(map(str, answer)),
        found.better,
        found.why,
    )
