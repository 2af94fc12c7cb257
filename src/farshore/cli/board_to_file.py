"""Print a position as PDF, PNG or SVG: a new deal of a game, or a record at any point.

PDF and PNG need the extra `print`: `pip install '.[print]'` in a checkout.
"""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from farshore.cli import command_error
from farshore.cli.arguments import add_options, find_game, number_of_seats, options_of, own_data
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.core.optional_deps import Extra, name_missing_extra
from farshore.core.record import decode, load
from farshore.games import find
from farshore.svg import draw

PRINT: Final = Extra("print", ("typst",))
ENDINGS: Final = (".pdf", ".png", ".svg")
PAPERS: Final = ("a4", "a3", "a5", "us-letter", "us-legal", "us-tabloid")
DPI: Final = (72, 96, 150, 300, 600)
MARGIN: Final = "12mm"
_STYLE: Final = re.compile(r' style="([^"]*)"')
_COLOUR: Final = re.compile(r"--([\w-]+):([^;]+)")
_USED: Final = re.compile(r"var\(--([\w-]+)(?:,([^()]*(?:\([^()]*\))?))?\)")


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
    return Match(game, names, options_of(game, args), data=own_data(args), dealer=SeededDealer(args.seed))


def draw_match(match: AnyMatch, seat: int | None) -> str:
    """Return the drawing of what all see, or of what one seat sees."""
    game = match.game.info.id
    if seat is None:
        return draw(match.scene(), game, match.header.seats)
    return draw(match.game.scene(match.game.view(match.state, seat), seat), game)


def inline_colours(svg: str) -> str:
    """Return the drawing with its CSS variables replaced: few programs but browsers know them.

    >>> inline_colours('<svg style="--sea:#14616b"><path fill="var(--sea,var(--ink))"/></svg>')
    '<svg><path fill="#14616b"/></svg>'
    """
    style = _STYLE.search(svg)
    if style is None:
        return svg
    colours = dict(_COLOUR.findall(style[1]))
    svg = svg[: style.start()] + svg[style.end() :]
    while _USED.search(svg):  # a missing variable names its fallback
        svg = _USED.sub(lambda used: colours.get(used[1]) or used[2] or "none", svg)
    return svg


def render_page(svg: str, kind: str, paper: str, dpi: int) -> bytes:
    """Return the drawing as large as a page allows, in landscape if it is wide."""
    with name_missing_extra(PRINT):
        typst: Any = import_module("typst")
    wide, high = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)[0])
    flipped = "true" if wide > high else "false"
    page = f'#set page(paper: "{paper}", flipped: {flipped}, margin: {MARGIN})\n#set align(center + horizon)\n'
    picture = '#image("drawing.svg", width: 100%, height: 100%, fit: "contain")\n'
    with TemporaryDirectory() as folder:
        (Path(folder) / "drawing.svg").write_text(svg, "utf-8")
        (Path(folder) / "page.typ").write_text(page + picture, "utf-8")
        return bytes(typst.compile(Path(folder) / "page.typ", format=kind, ppi=float(dpi)))
