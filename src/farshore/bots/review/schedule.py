"""The order of the units of work: a few samples of everything first, then more where estimates are uncertain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from farshore.bots.review.aggregate import (
    LOOKS,
    MIN_LOSS,
    estimate,
    estimate_choice,
    estimate_loss,
    is_sure_loss,
    loss_differences,
    margin_of_error,
    settle_best,
    significantly_better,
)
from farshore.bots.review.evaluator import MatchEvaluator
from farshore.bots.review.samples import TurnSamples
from farshore.core.game import A, S, Seat

CHOICE_ERROR: Final = 0.48
"""A choice needs no more rollouts if its standard error is at most this."""
LEAST: Final = 4
"""The number of rollouts that each turn gets at least. The spread of fewer says nothing."""
SETTLING: Final = min(LOOKS)
"""The number of rollouts that select the best plan of a turn; further ones compare it with the played turn."""
CONFIRMED: Final = 16
"""A loss that is sure gets this number of rollouts at least: one that just became sure is overstated."""
SMALL_SAMPLE: Final = 2.0
"""With this number of rollouts an error counts twice."""
TOTAL_ERROR: Final = 1.95
"""The target standard error for all choices of a seat together."""
BASELINE_ERROR: Final = 2.0
"""The target standard error for the baseline. After some set-ups results vary by twenty points and more."""
MAX_PLAY_OUTS_FACTOR: Final = 2
"""To reach it, the number of play-outs may grow by this factor."""

Step = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Effort:
    """The amount of work. It is counted in rollouts, never in time, so that a record always gives the same review."""

    rollouts: int

    @property
    def first(self) -> int:
        """The number of rollouts in one unit of work on a turn."""
        return max(2, self.rollouts // 8)

    @property
    def most(self) -> int:
        """The maximum number of rollouts for one turn."""
        return 3 * self.rollouts

    @property
    def play_outs(self) -> int:
        """The number of play-outs of the reference player, where their results vary little."""
        return max(2, 5 * self.rollouts // 16)

    @property
    def draws(self) -> int:
        """The number of rollouts for each draw."""
        return max(2, 3 * self.rollouts // 32)

    @classmethod
    def usual(cls, rollouts: int, seats: int) -> Effort:
        """Return the default effort: fewer rollouts with more seats, so that each seat costs about the same.

        >>> [Effort.usual(32, seats).rollouts for seats in (1, 2, 4)]
        [32, 21, 12]
        """
        return cls(max(2, 2 * rollouts // (1 + seats)))


def pending_steps(evaluator: MatchEvaluator[S, A], effort: Effort) -> Iterator[Step]:
    """Yield the remaining units of work. Run each one before requesting the next."""
    seats = [seat for seat in range(evaluator.seat_count) if evaluator.turns[seat]]
    for number in range(max((len(evaluator.turns[seat]) for seat in seats), default=0)):
        for seat in seats:
            if number < len(evaluator.turns[seat]) and number not in evaluator.samples.seats[seat].turns:
                yield partial(_first_samples, evaluator, seat, number, effort)
        if number == 0:  # the turns of the first figures come before play-outs, which may take seconds
            yield from _baseline(evaluator, seats, 2, 2)
    yield from _baseline(evaluator, seats, effort.play_outs, MAX_PLAY_OUTS_FACTOR * effort.play_outs)
    for seat in seats:
        yield from _more_samples(evaluator, seat, effort)
    if not evaluator.judge.points_only:
        for number in range(len(evaluator.draws)):
            for seat in seats:
                if number not in evaluator.samples.seats[seat].draws:
                    yield partial(evaluator.sample_draw, seat, number, effort.draws)
    for seat in seats:
        yield from _swaps(evaluator, seat, effort)


def _baseline(evaluator: MatchEvaluator[S, A], seats: list[Seat], least: int, most: int) -> Iterator[Step]:
    """Yield play-outs. One play-out may count for several seats, so all seats are checked again after each."""

    def is_open(seat: Seat) -> bool:
        known = evaluator.samples.seats[seat].baseline
        return len(known) < least or (len(known) < most and estimate(known).se > BASELINE_ERROR)

    while (seat := next(filter(is_open, seats), None)) is not None:
        yield partial(evaluator.play_out, seat)


def _first_samples(evaluator: MatchEvaluator[S, A], seat: Seat, number: int, effort: Effort) -> None:
    evaluator.sample_turn(seat, number, effort.first)
    evaluator.narrow(seat, number)


def _more_samples(evaluator: MatchEvaluator[S, A], seat: Seat, effort: Effort) -> Iterator[Step]:
    """Yield rollouts for the least certain turn until all are certain or the effort is spent."""
    turns = evaluator.samples.seats[seat].turns
    limit = effort.rollouts * len(turns)
    while sum(samples.rollouts for samples in turns.values()) < limit:
        uncertain = [number for number in turns if _is_uncertain(turns[number], effort)]
        total = sum(estimate_choice(samples).se ** 2 for samples in turns.values()) ** 0.5
        if total > TOTAL_ERROR:
            uncertain = uncertain or [
                number
                for number, samples in turns.items()
                if estimate_choice(samples).se and samples.rollouts < effort.most
            ]
        if not uncertain:
            return
        number = max(uncertain, key=lambda each: _benefit(turns[each]))
        yield partial(_sample_again, evaluator, seat, number, effort)


def _sample_again(evaluator: MatchEvaluator[S, A], seat: Seat, number: int, effort: Effort) -> None:
    """Play more rollouts of a turn, but not past the next look."""
    samples = evaluator.samples.seats[seat].turns[number]
    if samples.rollouts >= SETTLING:
        settle_best(samples)
    look = next((count for count in LOOKS if count > samples.rollouts), effort.most)
    evaluator.sample_turn(seat, number, max(1, min(effort.first, look - samples.rollouts)))


def _is_uncertain(samples: TurnSamples, effort: Effort) -> bool:
    """The choice has a large error, or it is open whether the turn lost a point."""
    if len(samples.plans) < 2 or samples.rollouts >= effort.most:
        return False
    return samples.rollouts < LEAST or _error(samples) > CHOICE_ERROR or _is_loss_uncertain(samples)


def _error(samples: TurnSamples) -> float:
    """The error of the choice, larger for small samples, whose variance may be small by accident."""
    return estimate_choice(samples).se * (1 + SMALL_SAMPLE / samples.rollouts)


def _is_loss_uncertain(samples: TurnSamples) -> bool:
    """The turn may have lost a point, and that is not sure yet, or it became sure with few rollouts."""
    gaps = loss_differences(samples)
    if is_sure_loss(gaps):
        return samples.rollouts < CONFIRMED
    return estimate_loss(samples).mean - margin_of_error(gaps) < -MIN_LOSS


def _benefit(samples: TurnSamples) -> float:
    """The benefit of more rollouts: grows with the error, shrinks with the number of rollouts."""
    if samples.rollouts < LEAST:
        return float("inf")
    loss = estimate_loss(samples).se if _is_loss_uncertain(samples) else 0.0
    return max(_error(samples), loss) ** 2 / (samples.rollouts + 1)


def _swaps(evaluator: MatchEvaluator[S, A], seat: Seat, effort: Effort) -> Iterator[Step]:
    mine = evaluator.samples.seats[seat]
    for number, samples in mine.turns.items():
        best = significantly_better(samples)
        if best is not None and number not in mine.parts:
            yield partial(evaluator.sample_swaps, seat, number, best, effort.first)


def share_done(evaluator: MatchEvaluator[S, A], effort: Effort) -> float:
    """Return the approximate share of the work that is done."""
    wanted = done = 0.0
    for seat in range(evaluator.seat_count):
        turns, mine = len(evaluator.turns[seat]), evaluator.samples.seats[seat]
        if not turns:
            continue
        wanted += effort.play_outs + 2 * turns + len(evaluator.draws)
        more = sum(samples.rollouts for samples in mine.turns.values()) / (effort.rollouts * turns)
        done += min(len(mine.baseline), effort.play_outs) + len(mine.turns) + turns * min(1.0, more) + len(mine.draws)
    return min(1.0, done / wanted) if wanted else 1.0
