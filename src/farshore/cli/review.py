"""Review a match: the deal, what choices gained or lost, luck, and the turns that cost most.

Takes about half a minute; the same record gives the same review. docs/explanation/reviews.md explains the figures,
docs/reference/review.md the JSON.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec

from farshore.bots.review import ReviewRun
from farshore.bots.review.schema import Estimate, Review, SeatReview, TurnReview
from farshore.bots.worker_pool import add_pool
from farshore.cli.json_output import escape_json_controls
from farshore.cli.progress import WIDTH, bar
from farshore.cli.safe_print import print_safe
from farshore.cli.translate_text import translate
from farshore.core.game import AnyGame
from farshore.core.match import AnyMatch
from farshore.core.record import decode, load
from farshore.core.text import text
from farshore.games import find
from farshore.translations.terminal_language import line_name, message

TRIAL_BOTS: Final = "planner@1,casual,expert,skilled"
"""Who plays the matches of a trial, in turn: the reference player, weaker bots, a stronger one."""
LINES: Final = 3
"""Reasons that are listed for a turn."""


def add_arguments(parser: ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("file", type=Path, nargs="?", help="the record of a finished match (TOML)")
    what.add_argument("--trial", metavar="GAME", help="run a trial instead: review matches of bots of known strength")
    what.add_argument("--planted", metavar="GAME", help="review matches in which one turn was replaced by a worse one")
    parser.add_argument(
        "--futures", type=int, metavar="N", help="rollouts per turn, on average (default: the game's own)"
    )
    parser.add_argument("--json", action="store_true", help="print the whole review as JSON")
    parser.add_argument(
        "--games", "--matches", type=int, default=20, metavar="N", help="number of matches of a trial (default 20)"
    )
    parser.add_argument("--bots", default=TRIAL_BOTS, metavar="A,B", help="bots that play the trial, in turn")
    parser.add_argument(
        "--seats", default="", metavar="N,N", help="numbers of seats of the trial, in turn (default: all)"
    )
    parser.add_argument("--seed", default="trial", metavar="S", help="seed; the same seed gives the same matches")
    parser.add_argument(
        "--continuations", type=int, default=200, metavar="N", help="number for each true loss (default 200)"
    )
    add_pool(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="write results to this file, line by line")


def run(args: Namespace) -> int:
    if args.trial:
        return run_research(args, "review_known_strength")
    if args.planted:
        return run_research(args, "planted_mistakes")
    match = load(decode(args.file.read_bytes()), find).match
    review = run_review(match, args.futures)
    if args.json:
        print(escape_json_controls(msgspec.json.format(msgspec.json.encode(review)).decode()))
    else:
        print_safe("\n".join(format_review(match.game, review)))
    return 0


def run_research(args: Namespace, module: str) -> int:
    """Validate reviews with a module of the research distribution."""
    code: int = import_module(f"farshore_research.{module}").run(args)
    return code


def run_review(match: AnyMatch, rollouts: int | None) -> Review:
    """Return the review, with a progress bar on terminals."""
    review, shown = ReviewRun(match, rollouts), sys.stderr.isatty()
    while review.step():
        if shown:
            print(f"\r{bar(int(100 * review.share), 100)}", end="", file=sys.stderr, flush=True)
    if shown:
        print(f"\r{' ' * (WIDTH + 12)}\r", end="", file=sys.stderr)
    return review.result()


def format_review(game: AnyGame, review: Review) -> Iterator[str]:
    """Yield the sums of all seats, then the costly turns."""
    if review.kind == "points":
        yield message("review-plain")
    parts = tuple(message(f"review-{part}") for part in ("expected", "choices", "luck", "result"))
    yield from format_columns([("", *parts), *(seat_row(seat) for seat in review.seats)])
    if len(review.seats) > 1:
        yield ""
        yield message("review-leads-sense")
        leads = [(seat_label(seat), seat.lead) for seat in review.seats if seat.lead is not None]
        yield from format_columns(
            [
                (name, *map(format_figure, (lead.baseline, lead.choices, lead.luck)), f"{lead.result:+g}")
                for name, lead in leads
            ]
        )
    for seat in review.seats:
        yield ""
        yield f"{seat_label(seat)}: {count_costly_turns(seat)}"
        yield from (line for at in seat.moments for line in format_turn(game, seat.turns[at]))


def seat_label(seat: SeatReview) -> str:
    return f"{seat.seat} {seat.name}"


def seat_row(seat: SeatReview) -> tuple[str, ...]:
    return (
        seat_label(seat),
        format_figure(seat.baseline),
        format_figure(seat.choices),
        format_figure(seat.luck),
        str(seat.result),
    )


def format_figure(one: Estimate) -> str:
    """
    >>> format_figure(Estimate(mean=-7.5, se=0.86))
    '-7.5 ± 0.9'
    """
    return f"{one.mean:.1f} ± {one.se:.1f}"


def format_columns(rows: list[tuple[str, ...]]) -> Iterator[str]:
    """Yield rows in columns."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        yield "  ".join(
            cell.ljust(width) if not at else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )


def count_costly_turns(seat: SeatReview) -> str:
    """Return how many turns surely cost a point or more."""
    count = sum(turn.sure for turn in seat.turns)
    return message("review-costly", count=count, turns=len(seat.turns))


def format_turn(game: AnyGame, turn: TurnReview) -> Iterator[str]:
    """Yield one turn: what it cost, what would have been better, and why."""
    (first, last), loss = turn.events, Estimate(mean=turn.loss, se=turn.loss_se)
    when = format_moment(game, turn)
    yield f"  {message('review-events', when=when, first=first, last=last, loss=format_figure(loss))}"
    ways = {message("review-yours"): turn.played, message("review-better"): turn.best}
    yield from (f"    {way:<{max(map(len, ways))}}  {', '.join(actions)}" for way, actions in ways.items())
    if turn.part is not None:
        part, points = turn.part, f"{turn.part.gain:+.1f} ± {turn.part.se:.1f}"
        yield f"    {message('review-part', instead=part.instead, played=part.action, points=points)}"
    lines = list(turn.reasons.items())[:LINES]
    if lines:
        yield f"    {', '.join(f'{line_name(game, name)} {points:+.1f}' for name, points in lines)}"


def format_moment(game: AnyGame, turn: TurnReview) -> str:
    """Return the moment of a turn as the log names it: "Round 3, Turn 4: desert or water"."""
    name = translate(turn.when.name, game)
    return f"{translate(text('round-number', round=turn.when.round), game)}, {name}" if turn.when.round else name
