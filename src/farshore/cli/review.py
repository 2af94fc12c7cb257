"""What a match was made of: the deal, what choices won or lost, what luck did, and which turns cost most.

Takes about half a minute; the same record gives the same review. docs/review.md explains the figures and the JSON.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from farshore.bots.entrants import entrants, game_named, require_some, seat_counts
from farshore.bots.pool import add_pool
from farshore.bots.review import Reviewing, trial
from farshore.bots.review.shape import Figure, Review, SeatReview, TurnReview
from farshore.cli.language import say
from farshore.cli.processes import each_in
from farshore.cli.progress import WIDTH, bar, progress
from farshore.core.game import AnyGame
from farshore.core.match import AnyMatch
from farshore.core.record import decode, load
from farshore.core.text import text
from farshore.games import find
from farshore.words.language import line_name, said

LINES: Final = 3
"""Reasons that are said of a turn."""


def add_arguments(parser: ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("file", type=Path, nargs="?", help="the record of a match that is over (TOML)")
    what.add_argument("--trial", metavar="GAME", help="instead: review matches of bots whose strength is known")
    parser.add_argument("--futures", type=int, metavar="N", help="for each turn, on average (default: the game's own)")
    parser.add_argument("--json", action="store_true", help="everything, as JSON")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="matches of a trial (default 20)")
    parser.add_argument("--bots", default=",".join(trial.LEVELS), metavar="A,B", help="who plays them, in turn")
    parser.add_argument("--seats", default="", metavar="N,N", help="how many sit at its tables, in turn (default: all)")
    parser.add_argument("--seed", default="trial", metavar="S", help="the same seed brings the same matches")
    add_pool(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="keeps what was found, line by line")


def run(args: Namespace) -> int:
    if args.trial:
        return try_out(args)
    match = load(decode(args.file.read_bytes()), find).match
    review = worked_out(match, args.futures)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(review)).decode())
    else:
        print("\n".join(page(match.game, review)))
    return 0


def try_out(args: Namespace) -> int:
    """Plays and reviews the matches of a trial, those that are known already not again."""
    counts = seat_counts(game_named(args.trial), args.seats)
    for option in ("games", "futures"):
        require_some(option, vars(args)[option])
    lines = args.out.read_text("utf-8").splitlines() if args.out and args.out.exists() else []
    found = [msgspec.json.decode(line, type=trial.Row) for line in lines]
    known = {row.match for row in found}
    left = [number for number in range(args.games) if number not in known]
    wish = {"counts": counts, "levels": entrants(args.bots), "futures": args.futures, "seed": args.seed}
    more = partial(trial.rows, args.trial, **wish)
    for new in progress(each_in(args, more, left), len(left)):
        found += new
        if args.out:
            with args.out.open("a", encoding="utf-8") as file:
                file.writelines(msgspec.json.encode(row).decode() + "\n" for row in new)
    print("\n".join(trial.told(args.trial, found)))
    return 0


def worked_out(match: AnyMatch, futures: int | None) -> Review:
    """The review, with a bar that grows on terminals."""
    reviewing, shown = Reviewing(match, futures), sys.stderr.isatty()
    while reviewing.work():
        if shown:
            print(f"\r{bar(int(100 * reviewing.share), 100)}", end="", file=sys.stderr, flush=True)
    if shown:
        print(f"\r{' ' * (WIDTH + 12)}\r", end="", file=sys.stderr)
    return reviewing.told()


def page(game: AnyGame, review: Review) -> Iterator[str]:
    """The sums of all seats, then the turns that cost something."""
    if review.kind == "points":
        yield said("review-plain")
    parts = tuple(said(f"review-{part}") for part in ("expected", "choices", "luck", "result"))
    yield from table([("", *parts), *(summed(seat) for seat in review.seats)])
    if len(review.seats) > 1:
        yield ""
        yield said("review-leads-sense")
        leads = [(named(seat), seat.lead) for seat in review.seats if seat.lead is not None]
        yield from table(
            [(name, *map(shown, (lead.baseline, lead.choices, lead.luck)), f"{lead.result:+g}") for name, lead in leads]
        )
    for seat in review.seats:
        yield ""
        yield f"{named(seat)}: {costly(seat)}"
        yield from (line for at in seat.moments for line in told(game, seat.turns[at]))


def named(seat: SeatReview) -> str:
    return f"{seat.seat} {seat.name}"


def summed(seat: SeatReview) -> tuple[str, ...]:
    return named(seat), shown(seat.baseline), shown(seat.choices), shown(seat.luck), str(seat.result)


def shown(one: Figure) -> str:
    """
    >>> shown(Figure(mean=-7.5, se=0.86))
    '-7.5 ± 0.9'
    """
    return f"{one.mean:.1f} ± {one.se:.1f}"


def table(rows: list[tuple[str, ...]]) -> Iterator[str]:
    """Rows in columns."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        yield "  ".join(
            cell.ljust(width) if not at else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )


def costly(seat: SeatReview) -> str:
    """How many turns surely cost a point or more."""
    count = sum(turn.sure for turn in seat.turns)
    return said("review-costly", count=count, turns=len(seat.turns))


def told(game: AnyGame, turn: TurnReview) -> Iterator[str]:
    """One turn: what it cost, what would have been better, and why."""
    (first, last), loss = turn.events, Figure(mean=turn.loss, se=turn.loss_se)
    yield f"  {said('review-events', when=when(game, turn), first=first, last=last, loss=shown(loss))}"
    ways = {said("review-yours"): turn.played, said("review-better"): turn.best}
    yield from (f"    {way:<{max(map(len, ways))}}  {', '.join(actions)}" for way, actions in ways.items())
    if turn.part is not None:
        part, points = turn.part, f"{turn.part.gain:+.1f} ± {turn.part.se:.1f}"
        yield f"    {said('review-part', instead=part.instead, played=part.action, points=points)}"
    lines = list(turn.reasons.items())[:LINES]
    if lines:
        yield f"    {', '.join(f'{line_name(game, name)} {points:+.1f}' for name, points in lines)}"


def when(game: AnyGame, turn: TurnReview) -> str:
    """As the log says it: "Round 3, Turn 4: desert or water"."""
    name = say(turn.when.name, game)
    return f"{say(text('round-number', round=turn.when.round), game)}, {name}" if turn.when.round else name
