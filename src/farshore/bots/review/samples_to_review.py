"""From samples to estimates: means, standard errors, significant losses, and sums that add up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from farshore.bots.par_table import par_for
from farshore.bots.review.config import ReviewConfig
from farshore.bots.review.loss_significance import (
    MIN_LOSS,
    estimate,
    estimate_at_end,
    final_differences,
    is_sure_loss,
    is_tested,
    student_quantile,
)
from farshore.bots.review.rollouts import lead
from farshore.bots.review.schema import (
    DrawReview,
    Estimate,
    ResultBreakdown,
    Review,
    SeatReview,
    SwapReview,
    TurnLabel,
    TurnReview,
)
from farshore.bots.review.stored_samples import PlanSamples, SeatSamples, TurnSamples
from farshore.bots.review.work_units import MatchEvaluator, compared_values, mean_value
from farshore.core.game import A, S, Seat, TurnHeading

SIGNIFICANT: Final = 2.0
"""The number of standard errors from which a difference is significant."""
SMALL_SAMPLE: Final = 4.0
"""With this number of differences, errors count twice, because they are estimated from few values themselves."""
MAX_MOMENTS: Final = 3
"""The number of turns that are suggested for another look."""
MIN_SWAP_SAMPLES: Final = 8
"""The number of rollouts that measure the gain of a replaced action at least."""
SWAP_ERROR: Final = 0.01
"""The share of replacements without a gain that are reported, at most."""
MIN_REASON: Final = 0.05
"""Score lines that differ by less are left out of the reasons."""
DIGITS: Final = 2


def differences(mine: Sequence[float], others: Sequence[float]) -> list[float]:
    """Return the difference in each rollout; both need the same rollouts."""
    return [one - other for one, other in zip(mine, others, strict=True)]


# One turn


Values = Callable[[PlanSamples], list[float]]


def points(results: PlanSamples) -> list[float]:
    """Return the points of a plan in each rollout."""
    return results.points


def leads(results: PlanSamples) -> list[float]:
    """Return the lead of a plan over the best opponent in each rollout."""
    return results.leads


def is_known(samples: TurnSamples) -> bool:
    """Return whether the figures of a turn have error bars, or the turn had no alternative."""
    return samples.rollouts > 1 or len(samples.plans) < 2


def estimate_choice(samples: TurnSamples, factor: float = 1.0, values: Values = points) -> Estimate:
    """Return the gain of the played turn over the reference player's; exactly 0 if both lead to the same position."""
    return estimate(differences(values(samples.results[0]), values(samples.results[samples.reference])), factor)


def estimate_win_share(samples: TurnSamples) -> Estimate:
    """Return the change in the share of rollouts won against the reference player's turn."""
    if not samples.reference:
        return Estimate()
    return estimate(differences(_wins(samples.results[0]), _wins(samples.results[samples.reference])))


def _wins(results: PlanSamples) -> list[float]:
    return [0.5 if lead == 0 else float(lead > 0) for lead in results.leads]


def best_alternative(samples: TurnSamples) -> int | None:
    """Return the index of the best plan other than the played one."""
    if samples.best:
        return samples.best
    others = [at for at in samples.kept if at]
    return max(others, key=lambda at: preference(samples, at)) if others and samples.rollouts else None


def preference(samples: TurnSamples, at: int, half: int | None = None, until: int | None = None) -> float:
    """Return the value by which the best plan is selected.

    The reference player's plan is preferred unless another one is a point better: the evaluation at the end of rollouts
    has errors of that size, and among many plans it is most likely too high for the one that seems best.
    """
    return mean_value(samples, at, half, until) + (MIN_LOSS if at == samples.reference else 0.0)


def loss_differences(samples: TurnSamples) -> list[float]:
    """Return the difference of the played turn to the best plan in each rollout, negative where it lost points.

    Until the best plan is settled, each half of the rollouts selects it for the other half. Choosing the best candidate
    on the samples that evaluate it would bias the estimate upward. Rollouts after that did not take part in the
    selection, and are compared with the best plan alone: the other candidates have no value there.
    """
    selecting = samples.settled or samples.rollouts
    if selecting < 2 or len(samples.plans) < 2:
        return []
    mine, gaps = compared_values(samples.results[0]), [0.0] * samples.rollouts
    for half in (0, 1):
        others = samples.halves[half] if samples.halves else [at for at in samples.kept if at]
        theirs = compared_values(samples.results[max(others, key=lambda at: preference(samples, at, half, selecting))])
        for rollout in range(1 - half, selecting, 2):
            gaps[rollout] = mine[rollout] - theirs[rollout]
    if samples.settled:
        gaps[selecting:] = differences(mine[selecting:], compared_values(samples.results[samples.best])[selecting:])
    return gaps


def estimate_loss(samples: TurnSamples, factor: float = 1.0) -> Estimate:
    """Return the mean difference of the played turn to the best plan, negative if it lost points."""
    return estimate(loss_differences(samples), factor)


def estimate_final_loss(samples: TurnSamples, config: ReviewConfig) -> Estimate:
    """Return the loss as it is published: at the end of the match if the turn was continued, else in rollouts."""
    gaps = final_differences(samples)
    return estimate_at_end(gaps, config.confirm_error) if len(gaps) > 1 else estimate_loss(samples, config.factor)


def estimate_published_choice(samples: TurnSamples, config: ReviewConfig, values: Values = points) -> Estimate:
    """Return the choice as it is published: by continuations, if the turn was tested against the same turn."""
    if samples.best != samples.reference or not is_tested(samples):
        return estimate_choice(samples, config.factor, values)
    return estimate_at_end(differences(*map(values, samples.continued)), config.confirm_error)


def surely_better(samples: TurnSamples, config: ReviewConfig) -> int | None:
    """Return the index of the best plan if the played turn surely lost a point or more; else None."""
    sure = is_tested(samples) and is_sure_loss(final_differences(samples), config.confirm_error)
    return samples.best if sure else None


def margin_of_error(gaps: Sequence[float]) -> float:
    """Return the margin of a mean: wider with few differences, whose standard error is itself uncertain."""
    return SIGNIFICANT * (1 + SMALL_SAMPLE / max(1, len(gaps))) * estimate(gaps).se


def score_reasons(samples: TurnSamples, best: int, factor: float, loss: float | None = None) -> dict[str, float]:
    """Return what the best plan gains over the played turn, by score line, largest first.

    Given the `loss` of the turn, they are scaled to it. If the turn was tested, they are those of its continuations.
    Otherwise the best plan was selected on the rollouts that give the lines, which biases them upward, so they are only
    scaled down.
    """
    if is_tested(samples):
        played, better = samples.continued
        gains = _mean_gains(played, better, len(played.points))
        total = sum(gains.values())
        return _largest_first(gains, max(0.0, -loss) / total if loss is not None and total > 0 else 1.0)
    gains = samples.line_gains or score_line_differences(samples, best)
    total = sum(gains.values())
    if loss is not None and total > 0:
        factor = min(factor, max(0.0, -loss) / total)
    return _largest_first(gains, factor)


def _largest_first(gains: dict[str, float], factor: float) -> dict[str, float]:
    reasons = {name: round(factor * gain, DIGITS) for name, gain in gains.items() if abs(factor * gain) >= MIN_REASON}
    return dict(sorted(reasons.items(), key=lambda line: -abs(line[1])))


def score_line_differences(samples: TurnSamples, best: int) -> dict[str, float]:
    """Return the mean gain of the best plan over the played one by score line; both need the same rollouts."""
    return _mean_gains(samples.results[0], samples.results[best], samples.rollouts)


def _mean_gains(played: PlanSamples, better: PlanSamples, count: int) -> dict[str, float]:
    names = {**played.lines, **better.lines}
    return {name: (better.lines.get(name, 0.0) - played.lines.get(name, 0.0)) / count for name in names}


def select_best_plan(samples: TurnSamples) -> None:
    """Fix the best plan. From now on only it, the played turn and the reference player's get rollouts."""
    best = best_alternative(samples)
    if best is not None and not samples.best:
        samples.best, samples.settled = best, samples.rollouts
        samples.line_gains = score_line_differences(samples, best)
        samples.kept = sorted({0, samples.reference, best})


# One seat


class ReviewBuilder:
    """Builds a review from samples."""

    def __init__(self, evaluator: MatchEvaluator[S, A]) -> None:
        self.evaluator = evaluator
        self.several = evaluator.seat_count > 1
        self.config = evaluator.judge.config
        self.factor = self.config.factor

    def build(self, share: float) -> Review:
        """Return the review; `share` is the share of the work that is done."""
        return Review(
            game=self.evaluator.match.header.game,
            kind="points" if self.evaluator.judge.points_only else "futures",
            seats=tuple(self.build_seat(seat) for seat in range(self.evaluator.seat_count)),
            done=share >= 1,
            share=round(share, 3),
            reference=self.evaluator.judge.reference.bot.name,
            factor=self.factor,
        )

    def build_seat(self, seat: Seat) -> SeatReview:
        """Return the review of one seat, with values rounded so that they add up."""
        match, samples = self.evaluator.match, self.evaluator.samples.seats[seat]
        totals = [score.total for score in match.scores]
        turn_samples = [samples.turns[number] for number in sorted(samples.turns)]
        choices = [estimate_published_choice(each, self.config) for each in turn_samples]
        turn_count = len(self.evaluator.turns[seat])
        complete = len(turn_samples) == turn_count and all(map(is_known, turn_samples))
        sums = break_down_result(totals[seat], estimate(samples.baseline), choices, complete=complete)
        by_lead = None
        if self.several:
            by_turn = [estimate_published_choice(each, self.config, leads) for each in turn_samples]
            by_lead = break_down_result(lead(totals, seat), estimate(samples.leads), by_turn, complete=complete)
        draws = self._draws(seat, samples)
        turns = self._turns(seat, samples, sums, draws)
        costly = sorted((turn.loss, at) for at, turn in enumerate(turns) if turn.sure)
        return SeatReview(
            seat=seat,
            name=match.header.seats[seat],
            result=totals[seat],
            baseline=sums.baseline,
            choices=sums.choices,
            luck=sums.luck,
            turns=turns,
            draws=draws,
            moments=tuple(at for _, at in costly[:MAX_MOMENTS]),
            lead=by_lead,
            par=self._par(),
        )

    def _par(self) -> Estimate | None:
        match = self.evaluator.match
        par = par_for(match.game, match.header.options, match.state)
        return Estimate(mean=par.mean, se=par.se) if par is not None else None

    def _turns(
        self, seat: Seat, samples: SeatSamples, sums: ResultBreakdown, draws: Sequence[DrawReview]
    ) -> tuple[TurnReview, ...]:
        mine = self.evaluator.turns[seat]
        turns = [self._turn(seat, number, samples) for number in range(len(mine))]
        lucks = self._luck_before(seat, draws)
        left = sums.luck.mean - sum(lucks) - self._luck_after(seat, draws)
        errors = self._errors(sums.baseline, [turn.se for turn in turns])
        expected, complete = sums.baseline.mean, []
        for number, (turn, luck) in enumerate(zip(turns, lucks, strict=True)):
            expected += luck + left / len(turns) * (number > 0)
            error = round(errors[number], DIGITS)
            complete.append(_with(turn, luck=round(luck, DIGITS), expected=round(expected, DIGITS), expected_se=error))
            expected += turn.choice
        return tuple(complete)

    def _errors(self, baseline: Estimate, choices: Sequence[float]) -> list[float]:
        """Return the standard error of the expected result before each turn.

        It starts at the error of the baseline and ends at 0. The unexplained luck is distributed evenly over the
        turns, so the errors of later choices count as well.
        """
        errors = []
        for number in range(len(choices)):
            share = number / len(choices)
            before = baseline.se**2 + sum(error**2 for error in choices[:number])
            after = sum(error**2 for error in choices[number:])
            errors.append(((1 - share) ** 2 * before + share**2 * after) ** 0.5)
        return errors

    def _turn(self, seat: Seat, number: int, samples: SeatSamples) -> TurnReview:
        turn, mine = self.evaluator.turns[seat][number], samples.turns.get(number)
        events = sorted(each.number + 1 for each in turn.done)
        score_then = self.evaluator.match.game.scores(self.evaluator.match.states[turn.until])[seat].total
        review = TurnReview(
            events=(events[0], events[-1]),
            at=turn.at,
            played=tuple(map(str, turn.actions)),
            when=_label(self.evaluator.current_turn(turn.position)),
            did=self.evaluator.summarize(turn, turn.actions),
            points=score_then,
        )
        if mine is None or not is_known(mine) or not mine.rollouts:
            return _with(review, known=mine is not None and is_known(mine))
        choice, loss = estimate_published_choice(mine, self.config), estimate_final_loss(mine, self.config)
        best = best_alternative(mine)
        assert best is not None
        return _with(
            review,
            known=True,
            choice=round(choice.mean, DIGITS),
            se=round(choice.se, DIGITS),
            loss=round(loss.mean, DIGITS),
            loss_se=round(loss.se, DIGITS),
            best=tuple(mine.plans[best]),
            better=self.evaluator.summarize(turn, self.evaluator.parse_actions(mine.plans[best])),
            reference=tuple(mine.plans[mine.reference]),
            reasons=score_reasons(mine, best, self.factor, None if self.several else loss.mean),
            lead=round_estimate(estimate_published_choice(mine, self.config, leads)) if self.several else None,
            won=round_estimate(estimate_win_share(mine)) if self.several else None,
            part=self._best_swap(samples, number),
            sure=surely_better(mine, self.config) is not None,
            rollouts=mine.rollouts,
            continuations=len(final_differences(mine)),
        )

    def _best_swap(self, samples: SeatSamples, number: int) -> SwapReview | None:
        """Return the replacement with the largest gain, if that gain is significant.

        The even rollouts select the replacement and the odd ones measure it.
        """
        swaps = samples.parts.get(number, ())
        if not swaps:
            return None
        swap = max(swaps, key=lambda each: sum(each.gains[::2]))
        measured = swap.gains[1::2]
        if len(measured) < MIN_SWAP_SAMPLES:
            return None
        gain = round_estimate(estimate(measured, self.factor))
        if gain.mean <= student_quantile(SWAP_ERROR, len(measured) - 1) * gain.se:
            return None
        return SwapReview(action=swap.action, instead=swap.instead, gain=gain.mean, se=gain.se)

    def _draws(self, seat: Seat, samples: SeatSamples) -> tuple[DrawReview, ...]:
        reviews = []
        for number in sorted(samples.draws):
            if gains := samples.draws[number]:
                draw, luck = self.evaluator.chance_draws[number], round_estimate(estimate(gains, self.factor))
                events = (draw.first + 1, draw.first + len(draw.outcomes))
                when, what = _label(self.evaluator.current_turn(draw.after)), self.evaluator.describe_draw(seat, draw)
                reviews.append(DrawReview(events=events, when=when, what=what, luck=luck.mean, se=luck.se))
        return tuple(reviews)

    def _luck_before(self, seat: Seat, draws: Sequence[DrawReview]) -> list[float]:
        """Return the luck of the draws since the previous turn, for each turn."""
        starts = [turn.at for turn in self.evaluator.turns[seat]]
        return [
            sum((draw.luck for draw in draws if before < draw.events[0] <= at), 0.0)
            for before, at in zip([-1, *starts], starts, strict=False)
        ]

    def _luck_after(self, seat: Seat, draws: Sequence[DrawReview]) -> float:
        last = max((turn.at for turn in self.evaluator.turns[seat]), default=0)
        return sum(draw.luck for draw in draws if draw.events[0] > last)


def _label(moment: TurnHeading) -> TurnLabel:
    return TurnLabel(round=moment.round, name=moment.name)


def _with(turn: TurnReview, **changes: object) -> TurnReview:
    return replace(turn, **changes)


def round_estimate(one: Estimate) -> Estimate:
    """Return the estimate rounded as it is published."""
    return Estimate(mean=round(one.mean, DIGITS), se=round(one.se, DIGITS), known=one.known)


def break_down_result(
    result: int, baseline: Estimate, choices: Sequence[Estimate], *, complete: bool = True
) -> ResultBreakdown:
    """Break down a result into baseline, choices and luck, the remainder, so that the rounded parts add up.

    Choices and luck are known when all choices are (`complete`).

    >>> choices = [Estimate(mean=-1.5, se=0.5), Estimate(mean=0.25, se=0.0)]
    >>> break_down_result(115, Estimate(mean=112.004, se=1.0), choices).luck
    Estimate(mean=4.25, se=1.12, known=True)
    """
    known = round_estimate(baseline)
    total = round(sum(round(each.mean, DIGITS) for each in choices), DIGITS)
    variance = sum(each.se**2 for each in choices)
    return ResultBreakdown(
        result=result,
        baseline=known,
        choices=Estimate(mean=total, se=round(variance**0.5, DIGITS), known=complete),
        luck=Estimate(
            mean=round(result - known.mean - total, DIGITS),
            se=round((variance + baseline.se**2) ** 0.5, DIGITS),
            known=complete and baseline.known,
        ),
    )
