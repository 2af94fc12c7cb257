"""Do reviews say the right thing? Bots of known strength play, their matches are reviewed, and the sums are compared.

The reference player's own choices must come out at nothing, a better player's above, a weaker one's below, and what is
left must be luck: nothing on average. The slopes of results over choices are the game's factors: `factors.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from statistics import fmean, stdev
from time import process_time
from typing import Final

import msgspec
from msgspec.structs import replace

from farshore.bots.entrants import player
from farshore.bots.par import REFERENCE
from farshore.bots.review import Reviewing, factors
from farshore.bots.review.factors import Found, Outcome, found_in
from farshore.bots.review.shape import SumReview
from farshore.bots.review.sums import leads, points
from farshore.bots.seated import BOT, play_out
from farshore.core.match import AnyMatch, Match
from farshore.games import find
from farshore.words.language import said

LEVELS: Final = (REFERENCE, "casual", "expert", "skilled")
"""Who sits at the tables, in turn: the reference player, weaker ones, a stronger one."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of one match."""

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
    """Of the processor, for this seat's share of the review of the match."""
    points: Found
    """What the choices are made of, before any factor."""
    leads: Found | None = None
    """With several seats the same in leads over the best of the others."""
    lead: SumReview | None = None


def line_up(number: int, counts: Sequence[int], levels: Sequence[str] = LEVELS) -> tuple[str, ...]:
    """Who sits at table number so-and-so: everybody once as the first, then the next ones; then at larger tables.

    >>> line_up(1, [1, 2]), line_up(7, [1, 2])
    (('casual',), ('skilled', 'planner@1'))
    """
    turn, first = divmod(number, len(levels))
    return tuple(islice(cycle(levels), first, first + counts[turn % len(counts)]))


def played(game: str, names: Sequence[str], seed: str) -> AnyMatch:
    """A match of a trial."""
    players = [player(name) for name in names]
    match: AnyMatch = Match(find(game), [f"{BOT}{each.bot.name}" for each in players])
    play_out(match, players, seed)
    return match


def rows(
    game: str, number: int, *, counts: Sequence[int], levels: Sequence[str], futures: int | None, seed: str
) -> list[Row]:
    """Match number so-and-so, reviewed: one row a seat."""
    names = line_up(number, counts, levels)
    match = played(game, names, f"{seed}/{number}")
    began = process_time()
    reviewing = Reviewing(match, futures)
    while reviewing.work():
        pass
    seconds = (process_time() - began) / len(names)
    notes = [list(seat.turns.values()) for seat in reviewing.notes.seats]
    return [
        Row(
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
            points=found_in(notes[seat.seat], points),
            leads=found_in(notes[seat.seat], leads) if seat.lead else None,
            lead=seat.lead,
        )
        for seat in reviewing.told().seats
    ]


# What it says

HEADS: Final = ("head-level", "head-seats", "review-result", "review-choices", "review-luck", "trial-in-leads")


def told(game: str, found: Sequence[Row]) -> Iterator[str]:
    """The identity, how sure it is and what it cost; the levels as they come out; the factors."""
    yield said("trial-of", game=game, matches=len({row.match for row in found}), seats=len(found))
    closed = max(abs(row.result - row.baseline - row.choices - row.luck) for row in found)
    yield said("trial-gap", gap=f"{closed:.2f}")
    sums = [row.choices_se for row in found]
    sure = {"sum": fmean(sums), "most": max(sums), "turn": worst(found)}
    yield said("trial-errors", **{name: f"{error:.2f}" for name, error in sure.items()})
    for count in sorted({row.seats for row in found}):
        seconds = [row.seconds for row in found if row.seats == count]
        yield said("trial-processor", seats=count, mean=f"{fmean(seconds):.1f}", most=f"{max(seconds):.1f}")
    yield said("trial-factors")
    yield from _levels(found)
    if crossed := _crossed(found):
        yield said("trial-crossed")
        yield from _levels(crossed)
    yield from factors.told([_outcome(row) for row in found], _duels(found))


def _levels(found: Sequence[Row]) -> Iterator[str]:
    """A line for each level, then what is left of all."""
    level, seats, result, choices, luck, by_lead = (said(key) for key in HEADS)
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
    yield said("trial-luck", luck=_mean([row.luck for row in found]))


def _crossed(found: Sequence[Row]) -> list[Row]:
    """No match judged by factors that it had a part in; nothing, if a half has too few matches to find any."""
    levels = len({row.level for row in found})  # every other round of all of them: each half knows each level
    halves = [[row for row in found if row.match // levels % 2 == half] for half in (0, 1)]
    judged = []
    for mine, others in (halves, reversed(halves)):
        slopes = factors.slopes([_outcome(row) for row in others])
        if slopes is None:
            return []
        lost, won = slopes
        for row in mine:
            choices = lost.mean * row.points.lost + won.mean * row.points.won
            luck = row.result - row.baseline - choices
            judged.append(replace(row, choices=choices, luck=luck, lead=None))
    return judged


def worst(found: Sequence[Row]) -> float:
    """The largest standard error of a turn in all of them."""
    return max(row.worst for row in found)


def _outcome(row: Row) -> Outcome:
    return Outcome(row.result - row.baseline, row.points)


def _duels(found: Sequence[Row]) -> list[Outcome]:
    """Matches of two: a lead follows from the choices of both."""
    duels, waiting = [], dict[int, Row]()
    for row in found:
        first = waiting.pop(row.match, None)
        if row.seats == 2 and first is None:
            waiting[row.match] = row
        elif first is not None and first.lead and first.leads and row.leads:
            gained = first.lead.result - first.lead.baseline.mean
            duels.append(Outcome(gained, first.leads.less(row.leads)))
    return duels


def _mean(values: Sequence[float]) -> str:
    """
    >>> _mean([1.0, 2.0, 3.0])
    '+2.0 ± 0.6'
    """
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    mean = round(fmean(values), 1) + 0.0  # a nothing without a sign of its own
    return f"{mean:+.1f} ± {error:.1f}"
