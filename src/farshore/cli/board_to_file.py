"""Print a position as PDF, PNG or SVG: a new deal of a game, or a record at any point.

PDF and PNG need the extra `print`: `pip install '.[print]'` in a checkout.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from farshore.cli import command_error
from farshore.cli.arguments import add_options, custom_components, find_game, number_of_seats, options_of
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.core.record import decode, load
from farshore.games import find
from farshore.printing import PAPERS, inline_colours, render_page
from farshore.svg import draw

ENDINGS: Final = (".pdf", ".png", ".svg")
DPI: Final = (72, 96, 150, 300, 600)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("what", help="id of an installed game, or a record (TOML)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="FILE.pdf, FILE.png or FILE.svg")
    parser.add_argument("--at", type=int, metavar="N", help="for a record: the position after N events")
    parser.add_argument("--seat", type=int, metavar="S", help="show only what this seat can see")
    parser.add_argument("--seed", default="1", metavar="S", help="for a game: the seed of the deal (default 1)")
    parser.add_argument("--paper", default=PAPERS[0], choices=PAPERS, help=f"paper size (default {PAPERS[0]})")
    parser.add_argument("--dpi", type=int, default=150, choices=DPI, help="for PNG: dots per inch (default 150)")
    add_options(parser)


def run(args: Namespace) -> int:
    if args.out.suffix not in ENDINGS:
        raise command_error("cmd-print-ending", file=str(args.out), endings=", ".join(ENDINGS))
    match = match_of(args)
    if args.seat is not None and not 0 <= args.seat < len(match.header.seats):
        raise command_error("cmd-no-seat", seat=args.seat)
    drawn = inline_colours(draw_match(match, args.seat))
    if args.out.suffix == ".svg":
        args.out.write_text(drawn, "utf-8")
    else:
        args.out.write_bytes(render_page(drawn, args.out.suffix.removeprefix("."), args.paper, args.dpi))
    print(args.out)
    return 0


def match_of(args: Namespace) -> AnyMatch:
    """Return the record up to the requested event, or a new match at its first decision."""
    if Path(args.what).is_file():
        match = load(decode(Path(args.what).read_bytes()), find).match
        return match if args.at is None else match.branch(args.at)
    game = find_game(args.what)
    names = [str(seat + 1) for seat in range(number_of_seats(game, args))]
    return Match(game, names, options_of(game, args), data=custom_components(args), dealer=SeededDealer(args.seed))


def draw_match(match: AnyMatch, seat: int | None) -> str:
    """Return the drawing of what all see, or of what one seat sees."""
    game = match.game.info.id
    if seat is None:
        return draw(match.scene(), game, match.header.seats)
    return draw(match.game.scene(match.game.view(match.state, seat), seat), game)
