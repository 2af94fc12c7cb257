"""Verify that a finished match was dealt as promised: the secret matches the hash, and every chance event follows."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from farshore.cli.safe_print import print_safe
from farshore.core import record
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE
from farshore.core.match import AnyMatch
from farshore.core.record import LoadedRecord, RecordError
from farshore.core.text import text
from farshore.games import find
from farshore.translations.terminal_language import message


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", help="the record of a finished match")


def run(args: Namespace) -> int:
    """Print the result in one line, and for several people whose values were mixed into the deal."""
    words = record.decode(Path(args.file).read_bytes())
    loaded = record.load(words, find)
    draws = verify(words, loaded)
    print_safe(message("dealt-as-promised", file=str(args.file), draws=draws))
    if described := describe_entropy(loaded):
        print_safe(described)
    return 0


def describe_entropy(loaded: LoadedRecord) -> str:
    """Return whose random values were mixed into the deal and from which draw on; empty if one person played."""
    names = loaded.match.header.seats
    people = [seat for seat, name in enumerate(names) if not name.startswith("bot:")]
    if len(people) < 2 and not loaded.entropy:
        return ""
    first = {value.seat: value.at for value in loaded.entropy}
    mixed = [message("verify-value", seat=seat + 1, draw=at + 1) for seat, at in sorted(first.items())]
    without = [str(seat + 1) for seat in people if seat not in first]
    if not mixed:
        return message("verify-unmixed")
    if without:
        return message("verify-partly", mixed=", ".join(mixed), without=", ".join(without))
    return message("verify-mixed", mixed=", ".join(mixed))


def verify(words: str, loaded: LoadedRecord | None = None) -> int:
    """Return the number of chance events that were checked; raise RecordError at the first one that does not match."""
    loaded = loaded or record.load(words, find)
    promise = loaded.match.header.promise
    if not promise or not loaded.secret:
        raise RecordError(1, text("verify-nothing"))
    dealer = SeededDealer(loaded.secret, loaded.salt, loaded.entropy)
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
