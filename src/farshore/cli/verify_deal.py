"""Verify that a finished match was dealt as promised: the secret matches the hash, and every chance event follows."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from farshore.cli.safe_print import print_safe
from farshore.core import record
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE
from farshore.core.match import AnyMatch
from farshore.core.record import RecordError
from farshore.core.text import text
from farshore.games import find
from farshore.translations.language import message


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", help="the record of a finished match")


def run(args: Namespace) -> int:
    """Print the result in one line."""
    words = record.decode(Path(args.file).read_bytes())
    draws = verify(words)
    print_safe(message("dealt-as-promised", file=str(args.file), draws=draws))
    return 0


def verify(words: str) -> int:
    """Return the number of chance events that were checked; raise RecordError at the first one that does not match."""
    loaded = record.load(words, find)
    promise = loaded.match.header.promise
    if not promise or not loaded.secret:
        raise RecordError(1, text("verify-nothing"))
    dealer = SeededDealer(loaded.secret, loaded.salt)
    if dealer.promise != promise:
        raise RecordError(_line(words, "promise"), text("verify-promise"))
    return _check_draws(words, loaded.match, dealer)


def _check_draws(words: str, match: AnyMatch, dealer: SeededDealer) -> int:
    drawn = 0
    for number, event in enumerate(match.events):
        if event.actor == CHANCE:
            right = dealer.draw(match.game.chance_outcomes(match.states[number]), drawn)
            if right != event.action:
                line = _line(words, f'"- {event.action}"')
                raise RecordError(
                    line, text("verify-draw", number=number + 1, found=str(event.action), right=str(right))
                )
            drawn += 1
    return drawn


def _line(words: str, part: str) -> int:
    return words.count("\n", 0, max(0, words.find(part))) + 1
