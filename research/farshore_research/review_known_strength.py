"""Validate reviews: bots of known strength play, their matches are reviewed, and the totals are compared.

The reference player's choices must be 0 on average, those of a better player positive, those of a weaker one negative,
and luck must be 0 on average. The slopes of results over choices should be 1: `review_calibration.py`.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import cycle, islice
from statistics import fmean, stdev
from time import process_time
from typing import Final

import msgspec
from msgspec.structs import replace

from farshore.bots.bot_matches import BOT, play_to_end
from farshore.bots.bot_spec import parse_bot, parse_bots, parse_seat_counts, require_game, require_positive
from farshore.bots.review import ReviewRun
from farshore.bots.review.samples_to_review import leads, points
from farshore.bots.review.schema import ResultBreakdown
from farshore.cli.parallel import run_in_pool
from farshore.cli.progress import progress
from farshore.cli.review import TRIAL_BOTS
from farshore.core.match import AnyMatch, Match
from farshore.games import find
from farshore.translations.terminal_language import message
from farshore_research import review_calibration
from farshore_research.review_calibration import CalibrationPoint, ChoiceTotals, choice_totals

LEVELS: Final = tuple(TRIAL_BOTS.split(","))
"""The bots at the tables, in turn: the reference player, weaker bots, a stronger one."""


class TrialRow(msgspec.Struct, frozen=True, kw_only=True):
    """The review of one seat of one match."""

    match: int
    level: str
    seats: int
    result: float
    baseline: float
    choices: float
    choices_se: float
    luck: float
    worst: float
    """The largest standard error of a turn."""
    seconds: float
    """The processor time of the review, divided by the number of seats."""
    points: ChoiceTotals
    """The totals of the choices, unscaled."""
    leads: ChoiceTotals | None = None
    """With several seats: the totals in leads over the best opponent."""
    lead: ResultBreakdown | None = None


def seating(number: int, counts: Sequence[int], levels: Sequence[str] = LEVELS) -> tuple[str, ...]:
    """Return the bots of match `number`: each level is first once, then the next number of seats follows.

    >>> seating(1, [1, 2]), seating(7, [1, 2])
    (('casual',), ('skilled', 'planner@1'))
    """
    turn, first = divmod(number, len(levels))
    return tuple(islice(cycle(levels), first, first + counts[turn % len(counts)]))


def play_match(game: str, names: Sequence[str], seed: str) -> AnyMatch:
    """Play a match of a trial."""
    players = [parse_bot(name) for name in names]
    match: AnyMatch = Match(find(game), [f"{BOT}{each.bot.name}" for each in players])
    play_to_end(match, players, seed)
    return match


def review_match(
    game: str, number: int, *, counts: Sequence[int], levels: Sequence[str], rollouts: int | None, seed: str
) -> list[TrialRow]:
    """Play and review match `number`; return one row for each seat."""
    names = seating(number, counts, levels)
    match = play_match(game, names, f"{seed}/{number}")
    began = process_time()
    run = ReviewRun(match, rollouts)
    review = run.finish()
    seconds = (process_time() - began) / len(names)
    samples = [list(seat.turns.values()) for seat in run.samples.seats]
    return [
        TrialRow(
            match=number,
            level=names[seat.seat],
            seats=len(names),
            result=seat.result,
            baseline=seat.baseline.mean,
            choices=seat.choices.mean,
            choices_se=seat.choices.se,
            luck=seat.luck.mean,
            worst=max((turn.se for turn in seat.turns), default=0.0),
            seconds=round(seconds, 2),
            points=choice_totals(samples[seat.seat], points),
            leads=choice_totals(samples[seat.seat], leads) if seat.lead else None,
            lead=seat.lead,
        )
        for seat in review.seats
    ]


# The command


def run(args: Namespace) -> int:
    """Play and review the matches of a trial, except those that the file of results already has."""
    counts = parse_seat_counts(require_game(args.trial), args.seats)
    for option in ("games", "futures"):
        require_positive(option, vars(args)[option])
    lines = args.out.read_text("utf-8").splitlines() if args.out and args.out.exists() else []
    rows = [msgspec.json.decode(line, type=TrialRow) for line in lines]
    known = {row.match for row in rows}
    left = [number for number in range(args.games) if number not in known]
    task = {"counts": counts, "levels": parse_bots(args.bots), "rollouts": args.futures, "seed": args.seed}
    for new in progress(run_in_pool(args, partial(review_match, args.trial, **task), left), len(left)):
        rows += new
        if args.out:
            with args.out.open("a", encoding="utf-8") as file:
                file.writelines(msgspec.json.encode(row).decode() + "\n" for row in new)
    print("\n".join(format_report(args.trial, rows)))
    return 0


# The report

HEADS: Final = ("head-level", "head-seats", "review-result", "review-choices", "review-luck", "trial-in-leads")


def format_report(game: str, found: Sequence[TrialRow]) -> Iterator[str]:
    """Yield the report: the largest gap in a sum, errors, times, levels and factors."""
    yield message("trial-of", game=game, matches=len({row.match for row in found}), seats=len(found))
    closed = max(abs(row.result - row.baseline - row.choices - row.luck) for row in found)
    yield message("trial-gap", gap=f"{closed:.2f}")
    sums = [row.choices_se for row in found]
    sure = {"sum": fmean(sums), "most": max(sums), "turn": largest_error(found)}
    yield message("trial-errors", **{name: f"{error:.2f}" for name, error in sure.items()})
    for count in sorted({row.seats for row in found}):
        seconds = [row.seconds for row in found if row.seats == count]
        yield message("trial-processor", seats=count, mean=f"{fmean(seconds):.1f}", most=f"{max(seconds):.1f}")
    yield message("trial-factors")
    yield from _levels(found)
    if crossed := _cross_validate(found):
        yield message("trial-crossed")
        yield from _levels(crossed)
    yield from review_calibration.format_slopes([_outcome(row) for row in found], _duels(found))


def _levels(found: Sequence[TrialRow]) -> Iterator[str]:
    """Yield a line for each level, then the mean luck."""
    level, seats, result, choices, luck, by_lead = (message(key) for key in HEADS)
    last = max(20, len(by_lead) + 2)
    yield f"{level:<12}{seats:>8}{result:>11}{choices:>16}{luck:>16}{by_lead:>{last}}"
    for level in dict.fromkeys(row.level for row in sorted(found, key=lambda row: row.match)):
        mine = [row for row in found if row.level == level]
        leads_ = [row.lead.choices.mean for row in mine if row.lead is not None]
        yield (
            f"{level:<12}{len(mine):>8}{fmean(row.result for row in mine):>11.1f}"
            f"{_mean([row.choices for row in mine]):>16}{_mean([row.luck for row in mine]):>16}"
            f"{_mean(leads_) if leads_ else '':>{last}}"
        )
    yield message("trial-luck", luck=_mean([row.luck for row in found]))


def _cross_validate(found: Sequence[TrialRow]) -> list[TrialRow]:
    """Return the rows scaled by factors from the other half of the matches; empty if a half is too small."""
    levels = len({row.level for row in found})  # alternate rounds of all levels, so that each half has each level
    halves = [[row for row in found if row.match // levels % 2 == half] for half in (0, 1)]
    judged = []
    for mine, others in (halves, reversed(halves)):
        slopes = review_calibration.fit_slopes([_outcome(row) for row in others])
        if slopes is None:
            return []
        lost, won = slopes
        for row in mine:
            choices = lost.mean * row.points.lost + won.mean * row.points.won
            luck = row.result - row.baseline - choices
            judged.append(replace(row, choices=choices, luck=luck, lead=None))
    return judged


def largest_error(found: Sequence[TrialRow]) -> float:
    """Return the largest standard error of a turn."""
    return max(row.worst for row in found)


def _outcome(row: TrialRow) -> CalibrationPoint:
    return CalibrationPoint(row.result - row.baseline, row.points)


def _duels(found: Sequence[TrialRow]) -> list[CalibrationPoint]:
    """Return the observations of matches with two seats, whose leads follow from the choices of both."""
    duels, waiting = [], dict[int, TrialRow]()
    for row in found:
        first = waiting.pop(row.match, None)
        if row.seats == 2 and first is None:
            waiting[row.match] = row
        elif first is not None and first.lead and first.leads and row.leads:
            gained = first.lead.result - first.lead.baseline.mean
            duels.append(CalibrationPoint(gained, first.leads.minus(row.leads)))
    return duels


def _mean(values: Sequence[float]) -> str:
    """
    >>> _mean([1.0, 2.0, 3.0])
    '+2.0 ± 0.6'
    """
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    mean = round(fmean(values), 1) + 0.0  # avoid a negative zero
    return f"{mean:+.1f} ± {error:.1f}"
