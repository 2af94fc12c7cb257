"""The order of the units of work: a few samples of everything first, then more where estimates are uncertain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from farshore.bots.review.config import ReviewConfig
from farshore.bots.review.loss_significance import (
    FIRST,
    MIN_LOSS,
    TurnKey,
    allot_continuations,
    choose_suspects,
    estimate,
    expected_loss,
    final_differences,
)
from farshore.bots.review.samples_to_review import (
    estimate_choice,
    estimate_loss,
    loss_differences,
    margin_of_error,
    select_best_plan,
    surely_better,
)
from farshore.bots.review.stored_samples import TurnSamples
from farshore.bots.review.work_units import MatchEvaluator
from farshore.core.game import A, S, Seat

CHOICE_ERROR: Final = 0.48
"""A choice needs no more rollouts if its standard error is at most this."""
LEAST: Final = 4
"""The number of rollouts that each turn gets at least. The spread of fewer says nothing."""
SETTLING: Final = 4
"""The number of rollouts that select the best plan of a turn; further ones compare it with the played turn."""
SCREENED: Final = 16
"""The number of rollouts after which a turn is screened, even if it is open whether it lost a point."""
SWAP_ROLLOUTS: Final = 16
"""The number of rollouts of each replaced action."""
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
    """For each turn, on average."""
    confirmations: int
    """Pairs of continuations for all seats together, counted from the first turn to the end."""

    @property
    def rollouts_per_step(self) -> int:
        """The number of rollouts in one unit of work on a turn."""
        return max(2, self.rollouts // 8)

    @property
    def max_rollouts_per_turn(self) -> int:
        """The maximum number of rollouts for one turn."""
        return 3 * self.rollouts

    @property
    def play_outs(self) -> int:
        """The number of play-outs of the reference player, where their results vary little."""
        return max(2, 5 * self.rollouts // 16)

    @property
    def rollouts_per_draw(self) -> int:
        """The number of rollouts for each draw."""
        return max(2, 3 * self.rollouts // 32)

    @classmethod
    def default(cls, config: ReviewConfig, seats: int) -> Effort:
        """Return the default effort: fewer rollouts with more seats, so that reviews take about the same time.

        >>> [Effort.default(ReviewConfig(rollouts=32), seats).rollouts for seats in (1, 2, 4)]
        [32, 16, 8]
        """
        return cls(max(2, config.rollouts // seats), config.confirmations)

    def scale_to(self, rollouts: int) -> Effort:
        """Return an effort in proportion, with this number of rollouts for each turn."""
        return Effort(rollouts, max(1, self.confirmations * rollouts // self.rollouts))


def pending_steps(evaluator: MatchEvaluator[S, A], effort: Effort) -> Iterator[Step]:
    """Yield the remaining units of work. Run each one before requesting the next."""
    seats = [seat for seat in range(evaluator.seat_count) if evaluator.turns[seat]]
    for back in range(max((len(evaluator.turns[seat]) for seat in seats), default=0)):
        for seat in seats:  # the last turns first: the match ends soon after them, so their rollouts are the shortest
            number = len(evaluator.turns[seat]) - 1 - back
            if number >= 0 and number not in evaluator.samples.seats[seat].turns:
                yield partial(_first_samples, evaluator, seat, number, effort)
        if back == 0:  # the first figures come before play-outs, which may take seconds
            yield from _baseline(evaluator, seats, 2, 2)
    yield from _baseline(evaluator, seats, effort.play_outs, MAX_PLAY_OUTS_FACTOR * effort.play_outs)
    for seat in seats:
        yield from _more_samples(evaluator, seat, effort)
    yield from _confirmations(evaluator, seats, effort)
    if not evaluator.judge.points_only:
        for number in range(len(evaluator.chance_draws)):
            for seat in seats:
                if number not in evaluator.samples.seats[seat].draws:
                    yield partial(evaluator.sample_draw, seat, number, effort.rollouts_per_draw)
    for seat in seats:
        yield from _swaps(evaluator, seat)


def _baseline(evaluator: MatchEvaluator[S, A], seats: list[Seat], least: int, most: int) -> Iterator[Step]:
    """Yield play-outs. One play-out may count for several seats, so all seats are checked again after each."""

    def is_open(seat: Seat) -> bool:
        known = evaluator.samples.seats[seat].baseline
        return len(known) < least or (len(known) < most and estimate(known).se > BASELINE_ERROR)

    while (seat := next(filter(is_open, seats), None)) is not None:
        yield partial(evaluator.sample_baseline, seat)


def _in_order(evaluator: MatchEvaluator[S, A], seat: Seat) -> list[tuple[int, TurnSamples]]:
    """Return the samples of a seat's turns, from the first turn to the last."""
    turns = evaluator.samples.seats[seat].turns
    return [(number, turns[number]) for number in sorted(turns)]


def _first_samples(evaluator: MatchEvaluator[S, A], seat: Seat, number: int, effort: Effort) -> None:
    evaluator.sample_turn(seat, number, effort.rollouts_per_step)
    evaluator.drop_losing_plans(seat, number)


def _more_samples(evaluator: MatchEvaluator[S, A], seat: Seat, effort: Effort) -> Iterator[Step]:
    """Yield rollouts for the least certain turn until all are certain or the effort is spent."""
    turns = dict(_in_order(evaluator, seat))
    limit = effort.rollouts * len(turns)
    while sum(samples.rollouts for samples in turns.values()) < limit:
        uncertain = [number for number in turns if _is_uncertain(turns[number], effort)]
        total = sum(estimate_choice(samples).se ** 2 for samples in turns.values()) ** 0.5
        if total > TOTAL_ERROR:
            uncertain = uncertain or [
                number
                for number, samples in turns.items()
                if estimate_choice(samples).se and samples.rollouts < effort.max_rollouts_per_turn
            ]
        if not uncertain:
            return
        number = max(uncertain, key=lambda each: _benefit(turns[each]))
        yield partial(_sample_again, evaluator, seat, number, effort)


def _sample_again(evaluator: MatchEvaluator[S, A], seat: Seat, number: int, effort: Effort) -> None:
    """Play more rollouts of a turn."""
    samples = evaluator.samples.seats[seat].turns[number]
    if samples.rollouts >= SETTLING:
        select_best_plan(samples)
    evaluator.sample_turn(seat, number, effort.rollouts_per_step)


def _is_uncertain(samples: TurnSamples, effort: Effort) -> bool:
    """Return whether the choice has a large error, or it is open whether the turn lost a point."""
    if len(samples.plans) < 2 or samples.rollouts >= effort.max_rollouts_per_turn:
        return False
    return samples.rollouts < LEAST or _error(samples) > CHOICE_ERROR or _is_loss_uncertain(samples)


def _error(samples: TurnSamples) -> float:
    """The error of the choice, larger for small samples, whose variance may be small by accident."""
    return estimate_choice(samples).se * (1 + SMALL_SAMPLE / samples.rollouts)


def _is_loss_uncertain(samples: TurnSamples) -> bool:
    """It is open whether the turn lost a point in rollouts."""
    if samples.rollouts >= SCREENED:
        return False
    loss, margin = estimate_loss(samples).mean, margin_of_error(loss_differences(samples))
    return loss - margin < -MIN_LOSS < loss + margin


def _benefit(samples: TurnSamples) -> float:
    """The benefit of more rollouts: grows with the error, shrinks with the number of rollouts."""
    if samples.rollouts < LEAST:
        return float("inf")
    loss = estimate_loss(samples).se if _is_loss_uncertain(samples) else 0.0
    return max(_error(samples), loss) ** 2 / (samples.rollouts + 1)


def _confirmations(evaluator: MatchEvaluator[S, A], seats: list[Seat], effort: Effort) -> Iterator[Step]:
    """Yield continuations of the turns that seem costly."""
    turns = {(seat, number): each for seat in seats for number, each in _in_order(evaluator, seat)}
    costs = {key: evaluator.phases_left(*key) for key in turns}
    budget = effort.confirmations * max(costs.values(), default=0)
    losses = {
        key: expected_loss(samples, estimate_loss(samples).mean)
        for key, samples in turns.items()
        if len(samples.plans) > 1
    }
    suspects = choose_suspects(losses, costs, budget)
    for key in suspects:
        yield from _continuations(evaluator, key, FIRST)
    numbers = allot_continuations({key: final_differences(turns[key])[:FIRST] for key in suspects}, costs, budget)
    for key, count in numbers.items():
        yield from _continuations(evaluator, key, count)


def _continuations(evaluator: MatchEvaluator[S, A], key: TurnKey, count: int) -> Iterator[Step]:
    """Yield the missing continuations of a turn."""
    seat, number = key
    samples = evaluator.samples.seats[seat].turns[number]
    select_best_plan(samples)
    samples.continuations = max(samples.continuations, count)
    while len(final_differences(samples)) < count:
        yield partial(evaluator.confirm_turn, seat, number)


def _swaps(evaluator: MatchEvaluator[S, A], seat: Seat) -> Iterator[Step]:
    mine = evaluator.samples.seats[seat]
    for number, samples in _in_order(evaluator, seat):
        best = surely_better(samples, evaluator.judge.config)
        if best is not None and number not in mine.parts:
            yield partial(evaluator.sample_swaps, seat, number, best, SWAP_ROLLOUTS)


def share_done(evaluator: MatchEvaluator[S, A], effort: Effort) -> float:
    """Return the approximate share of the work that is done."""
    wanted = done = 0.0
    for seat in range(evaluator.seat_count):
        turns, mine = len(evaluator.turns[seat]), evaluator.samples.seats[seat]
        if not turns:
            continue
        wanted += effort.play_outs + 2 * turns + len(evaluator.chance_draws)
        more = sum(samples.rollouts for samples in mine.turns.values()) / (effort.rollouts * turns)
        done += min(len(mine.baseline), effort.play_outs) + len(mine.turns) + turns * min(1.0, more) + len(mine.draws)
    return min(1.0, done / wanted) if wanted else 1.0
