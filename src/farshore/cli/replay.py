"""Replay a record and check every event and the stored scores. Positions are shown as pictures."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from farshore.cli import command_error
from farshore.cli.json_output import add_json, print_json
from farshore.cli.safe_print import print_safe
from farshore.cli.score_table import score_pad
from farshore.cli.translate_text import translate
from farshore.core.match import AnyMatch
from farshore.core.record import decode, load
from farshore.core.text import text
from farshore.games import find
from farshore.translations.terminal_language import message


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record (TOML)")
    parser.add_argument("--at", type=int, metavar="N", help="show the position after N events")
    parser.add_argument("--all", action="store_true", help="show a picture after every event")
    parser.add_argument("--seat", type=int, metavar="S", help="show only what this seat can see")
    add_json(parser)


def run(args: Namespace) -> int:
    match = load(decode(args.file.read_bytes()), find).match
    if args.seat is not None and not 0 <= args.seat < len(match.header.seats):
        raise command_error("cmd-no-seat", seat=args.seat)
    if args.at is not None:
        match = match.branch(args.at)
    if args.json:
        print_json(as_data(match))
        return 0
    print_safe(match_heading(match))
    for number in range(1, len(match.events) + 1):
        if args.all or args.at is None:
            print_safe(f"{number:>4}  {match.events[number - 1]}")
        if args.all:
            print_safe(picture(match.branch(number), args.seat))
    if not args.all:
        print_safe(picture(match, args.seat))
    names = [f"{seat} {name}" for seat, name in enumerate(match.header.seats)]
    print_safe(score_pad(match, names))
    print_safe(ending(match, names))
    return 0


def as_data(match: AnyMatch) -> dict[str, Any]:
    """Return the match as JSON data: events as texts, scores line by line."""
    pads = [{line.name: line.points for line in score.lines} for score in match.game.scores(match.state)]
    header, ended = match.header, {"over": match.over, "winners": match.winners if match.over else []}
    about = {"game": match.game.info.id, "seats": header.seats, "options": dict(header.options)}
    return {**about, "events": [str(event) for event in match.events], "scores": pads, **ended}


def match_heading(match: AnyMatch) -> str:
    header = match.header
    options = ", ".join(f"{name} {value}" for name, value in header.options.items())
    return f"{translate(text('title'), match.game)} · {', '.join(header.seats)}" + (f" · {options}" if options else "")


def picture(match: AnyMatch, seat: int | None) -> str:
    """Return the position as a picture; without a seat, with everything visible."""
    shown = match.state if seat is None else match.game.view(match.state, seat)
    return f"\n{match.game.text_board(shown, seat)}\n"


def ending(match: AnyMatch, names: Sequence[str]) -> str:
    """Return who has won, with these names of the seats."""
    if not match.over:
        return message("match-goes-on", events=len(match.events))
    return message("match-ended", events=len(match.events), names=", ".join(names[seat] for seat in match.winners))
