"""Show a practice position with one clearly best turn; with --answer, the turn and the reasons.

--make searches for positions and writes them into the game's package; that takes minutes.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import replace
from importlib.resources import as_file, files
from itertools import islice
from random import Random

from farshore.bots.exercises import PracticePosition, explain_answer, find_exercises, measure_lead
from farshore.bots.hint import turn_texts
from farshore.cli import CommandError
from farshore.cli.arguments import add_game, find_game
from farshore.cli.progress import progress
from farshore.cli.translate_text import translate
from farshore.core.game import AnyGame
from farshore.core.text import text
from farshore.learn.practice import FILE, Exercise, exercises, format_exercises
from farshore.translations import package_of


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--number", type=int, metavar="N", help="number of the position (default 1; --prove: all)")
    parser.add_argument("--answer", action="store_true", help="show the best turn and the reasons")
    parser.add_argument(
        "--make", type=int, metavar="N", help="search until there are N positions, and write them to the game's package"
    )
    parser.add_argument(
        "--prove", type=int, metavar="N", help="check all positions by N continuations to the end (two at least)"
    )
    parser.add_argument(
        "--mend",
        action="store_true",
        help="with --prove: remove answers that lead by less than a point, correct the others",
    )
    parser.add_argument("--gap", type=float, default=1.5, metavar="P", help="points by which the best turn must lead")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="number of seats (default 2)")
    parser.add_argument("--seed", default="1", metavar="S", help="seed, any text (default 1)")


def run(args: Namespace) -> int:
    game = find_game(args.game)
    if args.make:
        write_exercises(game, args)
    elif args.prove is not None:
        return verify_exercises(game, args)
    else:
        show(game, args.number or 1, args.answer)
    return 0


def show(game: AnyGame, number: int, answered: bool) -> None:
    """Print the position, and the answer if requested."""
    known = exercises(game)
    if not 1 <= number <= len(known):
        raise CommandError(translate(text("no-such-exercise", number=number, known=len(known)), game))
    one = known[number - 1]
    position = one.position(game)
    view = game.view(position.state, one.seat)
    print(game.text_board(view, one.seat))
    print(translate(text("practice-ask", seat=one.seat + 1), game))
    if answered:
        turn = [position.notation.parse(words) for words in one.answer]
        print(
            "\n".join(
                translate(words, game) for words in (*turn_texts(game, view, one.seat, turn, Random(0)), *one.why)
            )
        )


def verify_exercises(game: AnyGame, args: Namespace) -> int:
    """Print the lead of each answer in continuations to the end; return 1 if one does not lead clearly.

    With --mend, answers that lead by less than a point are removed, and the others get the lead and the reasons that
    were measured. The file is written after each, so a run that was stopped has mended what it has printed.
    """
    if args.prove < 1:
        raise CommandError(translate(text("too-few", option="--prove", number=args.prove), game))
    mended = {one.number: one for one in exercises(game)}
    failed = 0
    for one in exercises(game):
        if args.number not in (None, one.number):
            continue
        position = one.position(game)
        view, answer = game.view(position.state, one.seat), [position.notation.parse(each) for each in one.answer]
        proof = measure_lead(game, view, one.seat, answer, max(2, args.prove), f"{args.seed}/{one.number}")
        refuted = proof is None or proof.lead.points < 1
        proven = proof is not None and proof.proven
        failed += not proven
        figures = f"{proof.lead.points:+.1f} ± {proof.lead.error:.1f}" if proof is not None else "–"
        print(
            f"{one.number:>4}  {one.better:+.1f}  {figures:>14}  {'+' if proven else '!' if refuted else '?'}",
            flush=True,
        )
        if not args.mend:
            continue
        if proof is not None and not refuted:
            why = explain_answer(game, view, one.seat, answer, proof)
            mended[one.number] = replace(one, better=proof.lead.points, error=proof.lead.error, why=why)
        else:
            del mended[one.number]
        with as_file(files(package_of(game)) / FILE) as file:
            file.write_text(format_exercises(mended.values()), "utf-8")
    return int(failed > 0)


def write_exercises(game: AnyGame, args: Namespace) -> None:
    """Search until the file in the game's package has the requested number of positions; write it after each.

    Existing positions are kept, so a search that was stopped continues and ends with the same file.
    """
    game.info.check_seats(args.seats)
    kept = list(exercises(game))
    met = {one.events for one in kept}
    found = find_exercises(game, args.seats, args.gap, args.seed, last_match(kept, args.seed))
    new = (one for one in found if _events(one) not in met)
    missing = max(0, args.make - len(kept))
    with as_file(files(package_of(game)) / FILE) as file:
        for one in progress(islice(new, missing), missing):
            kept.append(_exercise(len(kept) + 1, one, args.seed))
            file.write_text(format_exercises(kept), "utf-8")


def last_match(kept: Sequence[Exercise], seed: str) -> int:
    """Return the number of the last match of a search with this seed; it may contain more positions."""
    numbers = [one.origin.rpartition("/") for one in kept]
    return max((int(number) for searched, _, number in numbers if searched == seed), default=1)


def _events(found: PracticePosition) -> tuple[str, ...]:  # type: ignore[type-arg]
    return tuple(map(str, found.match.events))


def _exercise(number: int, found: PracticePosition, seed: str) -> Exercise:  # type: ignore[type-arg]
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
