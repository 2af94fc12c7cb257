"""Do reviews say the right thing? Bots of known strength play, their matches are reviewed, and the sums are compared.

The reference player's own choices must come out at nothing, a better player's above, a weaker one's below, and what is
left must be luck: nothing on average. The slope of results over choices is the game's factor.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from statistics import fmean, stdev
from time import process_time
from typing import Final

import msgspec

from farshore.bots.entrants import player
from farshore.bots.review import Reviewing
from farshore.bots.review.numbers import judge_of
from farshore.bots.review.shape import SeatReview, SumReview
from farshore.bots.seated import BOT, play_out
from farshore.core.match import AnyMatch, Match
from farshore.games import find

LEVELS: Final = ("planner", "casual", "expert", "skilled")
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
    drawn: float
    """What single draws brought, where they were measured."""
    worst: float
    """The largest standard error of a turn."""
    seconds: float
    """Of the processor, for the whole review of the match."""
    lead: SumReview | None = None


def line_up(number: int, seats: int, levels: Sequence[str] = LEVELS) -> tuple[str, ...]:
    """Who sits at table number so-and-so: everybody once as the first, then the next ones.

    >>> line_up(1, 2), line_up(3, 2)
    (('casual', 'expert'), ('skilled', 'planner'))
    """
    return tuple(islice(cycle(levels), number % len(levels), number % len(levels) + seats))


def played(game: str, names: Sequence[str], seed: str) -> AnyMatch:
    """A match of a trial."""
    players = [player(name) for name in names]
    match: AnyMatch = Match(find(game), [f"{BOT}{each.bot.name}" for each in players])
    play_out(match, players, seed)
    return match


def rows(game: str, number: int, *, seats: int, levels: Sequence[str], futures: int | None, seed: str) -> list[Row]:
    """Match number so-and-so, reviewed: one row a seat."""
    names = line_up(number, seats, levels)
    match = played(game, names, f"{seed}/{number}")
    began = process_time()
    reviewing = Reviewing(match, futures)
    while reviewing.work():
        pass
    seconds = process_time() - began
    return [_row(number, names[seat.seat], seats, seat, seconds) for seat in reviewing.told().seats]


def _row(number: int, level: str, seats: int, seat: SeatReview, seconds: float) -> Row:
    return Row(
        match=number,
        level=level,
        seats=seats,
        result=seat.result,
        baseline=seat.baseline.mean,
        choices=seat.choices.mean,
        choices_se=seat.choices.se,
        luck=seat.luck.mean,
        drawn=round(sum(draw.luck for draw in seat.draws), 2),
        worst=max((turn.se for turn in seat.turns), default=0.0),
        seconds=round(seconds, 2),
        lead=seat.lead,
    )


# What it says


def told(game: str, found: Sequence[Row]) -> Iterator[str]:
    """A line for each level, then what is left, and the factor."""
    yield f"{game}: {len({row.match for row in found})} matches, {len(found)} seats"
    yield f"{'level':<9}{'seats':>6}{'result':>9}{'choices':>16}{'luck':>16}"
    for level in dict.fromkeys(row.level for row in sorted(found, key=lambda row: row.match)):
        mine = [row for row in found if row.level == level]
        if mine:
            values = [_values(row) for row in mine]
            yield (
                f"{level:<9}{len(mine):>6}{fmean(value[0] for value in values):>9.1f}"
                f"{_mean([value[2] for value in values]):>16}{_mean([value[3] for value in values]):>16}"
            )
    yield f"luck of all: {_mean([_values(row)[3] for row in found])}"
    yield f"luck less what single draws brought: {_mean([row.luck - row.drawn for row in found])}"
    closed = max(abs(row.result - row.baseline - row.choices - row.luck) for row in found)
    yield f"the greatest gap in a row: {closed:.2f}"
    sums, worst = fmean(row.choices_se for row in found), max(row.worst for row in found)
    yield f"standard errors: of a sum {sums:.2f}, of a turn at most {worst:.2f}"
    seconds = [row.seconds for row in found]
    yield f"processor: {fmean(seconds):.1f} s a match, at most {max(seconds):.1f}"
    yield f"factor: {factor(game, found):.2f} in points" + (
        f", {factor(game, found, lead=True):.2f} in leads" if found[0].lead is not None else ""
    )


def _values(row: Row) -> tuple[float, float, float, float]:
    """Result, baseline, choices, luck: in leads where there are others."""
    if row.lead is None:
        return row.result, row.baseline, row.choices, row.luck
    return row.lead.result, row.lead.baseline.mean, row.lead.choices.mean, row.lead.luck.mean


def _mean(values: Sequence[float]) -> str:
    """
    >>> _mean([1.0, 2.0, 3.0])
    '+2.0 ± 0.6'
    """
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{fmean(values):+.1f} ± {error:.1f}"


def factor(game: str, found: Sequence[Row], *, lead: bool = False) -> float:
    """Points of a result for each point that the futures speak of: the slope, freed from the errors of the choices."""
    numbers = judge_of(find(game)).numbers
    used = numbers.lead_factor if lead else numbers.factor
    over = down = 0.0
    for row in found:
        told = row.lead if lead else None
        choices = told.choices.mean if told else row.choices
        error = told.choices.se if told else row.choices_se
        gained = told.result - told.baseline.mean if told else row.result - row.baseline
        over += gained * choices
        down += choices**2 - error**2
    return used * over / down if down > 0 else used
