"""Positions out of matches in which one turn is clearly the best: shows one, and with --answer the turn and why.

--make searches until there are so many and writes them into the game's package; that takes minutes.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib.resources import as_file, files
from itertools import islice
from random import Random

from farshore.bots.exercises import Found, search
from farshore.bots.hint import in_words
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
    parser.add_argument(
        "--make", type=int, metavar="N", help="search until there are so many positions, and write them down"
    )
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
    position = one.position(game)
    view = game.view(position.state, one.seat)
    print(game.picture(view, one.seat))
    print(say(text("practice-ask", seat=one.seat + 1), game))
    if answered:
        turn = [position.notation.parse(words) for words in one.answer]
        print("\n".join(say(words, game) for words in (*in_words(game, view, one.seat, turn, Random(0)), *one.why)))


def make(game: AnyGame, args: Namespace) -> None:
    """Searches until the file of the game's package has so many, and writes it after each that was found.

    What is there stays, so that a search that was stopped goes on: in the end its file is the same.
    """
    game.info.check_seats(args.seats)
    kept = list(exercises(game))
    met = {one.events for one in kept}
    found = search(game, args.seats, args.gap, args.seed, last_match(kept, args.seed))
    new = (one for one in found if _events(one) not in met)
    missing = max(0, args.make - len(kept))
    with as_file(files(package_of(game)) / FILE) as file:
        for one in progress(islice(new, missing), missing):
            kept.append(_exercise(len(kept) + 1, one, args.seed))
            file.write_text(written(kept), "utf-8")


def last_match(kept: Sequence[Exercise], seed: str) -> int:
    """The number of the match that a search with this seed came to; it may hold another position."""
    numbers = [one.origin.rpartition("/") for one in kept]
    return max((int(number) for searched, _, number in numbers if searched == seed), default=1)


def _events(found: Found) -> tuple[str, ...]:  # type: ignore[type-arg]
    return tuple(map(str, found.match.events))


def _exercise(number: int, found: Found, seed: str) -> Exercise:  # type: ignore[type-arg]
    return Exercise(
        number,
        len(found.match.header.seats),
        _events(found),
        found.seat,
        tuple(map(str, found.answer)),
        found.lead.points,
        found.lead.error,
        found.why,
        f"{seed}/{found.number}",
    )
