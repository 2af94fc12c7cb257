"""Validate reviews with planted mistakes: in matches of the reference player, one turn is replaced by a worse one.

A review must name that turn as the costliest, with the loss that it truly has, and no turn that it calls a sure loss
may be a gain. The truth is measured by continuations to the end of the match, with the reference player on all seats.
They have seeds of their own, so they are independent of the review and of the choice of the turn.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from statistics import fmean
from time import process_time
from typing import Final, Generic

import msgspec

from farshore.bots.bot_matches import play_to_end
from farshore.bots.bot_spec import parse_bot, parse_seat_counts, require_game, require_positive
from farshore.bots.expert import WIDTH
from farshore.bots.plan_positions import apply_while_legal
from farshore.bots.review import ReviewRun
from farshore.bots.review.loss_significance import estimate
from farshore.bots.review.rollouts import lead
from farshore.bots.review.samples_to_review import SIGNIFICANT
from farshore.bots.review.schema import Estimate
from farshore.bots.review.work_units import MatchEvaluator
from farshore.bots.rollouts import distinct_plans
from farshore.cli.parallel import run_in_pool
from farshore.cli.progress import progress
from farshore.core.game import A, S, Seat
from farshore.core.match import AnyMatch, Match
from farshore.translations.terminal_language import message
from farshore_research.review_known_strength import play_match

PLAYER: Final = "planner@1"
MAX_PLANS: Final = 30
"""The number of plans of a turn at most, the last of which is planted."""
MIN_MISTAKE: Final = 3.0
"""A mistake costs this number of points at least, by the continuations that screen it. The reference player loses one
or two points itself here and there, so the costliest turn of a match would often be another one."""
TURNS_TRIED: Final = 8
"""The number of turns of a match that are considered, in the order of what the evaluation says that they cost."""
SCREENING: Final = 16
"""The number of continuations that decide whether a plan is clearly worse."""
CLEAR: Final = 3.0
"""The number of standard errors by which it must be worse in them."""
BATCH: Final = 20
"""The number of continuations between two checks whether the sign of a true loss is beyond doubt."""
BEYOND_DOUBT: Final = 4.0
"""The number of standard errors from which it is. Then no more are played, unless the size of the loss matters too."""


class SureTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that the review calls a sure loss: the loss in the review, and the true one."""

    seat: Seat
    turn: int
    told: Estimate
    true: Estimate


class PlantedRow(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a match with a planted mistake."""

    match: int
    seats: int
    seat: Seat = 0
    turn: int = -1
    """The index of the planted turn; -1 if no turn of this match had a plan that was clearly worse."""
    found: bool = False
    """The review names it as the costliest turn of the seat."""
    behind: bool = False
    """The review names it behind one turn of the seat, which truly cost more."""
    told: Estimate = Estimate()
    true: Estimate = Estimate()
    sure: list[SureTurn] = []
    """All turns that the review calls a sure loss."""
    seconds: float = 0.0
    """The processor time of the review."""


class Truth(Generic[S, A]):
    """Measures turns of a match by continuations to the end."""

    def __init__(self, match: Match[S, A], seed: str) -> None:
        self.evaluator, self.seed = MatchEvaluator(match), seed

    def difference(
        self,
        seat: Seat,
        number: int,
        mine: Sequence[A],
        others: Sequence[A],
        count: int,
        purpose: str,
        *,
        only_sign: bool = False,
    ) -> Estimate:
        """Return the mean difference of two ways to play a turn: in points, or in leads if there are opponents.

        `count` continuations are played; fewer if only the sign matters and it is beyond doubt. Stopping early would
        bias the mean.
        """
        position, rollouts = self.evaluator.turns[seat][number].position, self.evaluator.rollouts(seat)
        apart = []
        for continuation in range(count):
            seed = f"{self.seed}/{purpose}/{seat}/{number}/{continuation}"
            sampled = rollouts.sample_state(position, seed)
            values = []
            for actions in (mine, others):
                state = sampled.clone()
                apply_while_legal(self.evaluator.match.game, state, seat, actions)
                rollouts.play_to_end(state, seed)
                totals = [score.total for score in self.evaluator.match.game.scores(state)]
                values.append(float(lead(totals, seat) if len(totals) > 1 else totals[seat]))
            apart.append(values[0] - values[1])
            known = estimate(apart)
            if only_sign and len(apart) % BATCH == 0 and abs(known.mean) > BEYOND_DOUBT * known.se:
                break
        return estimate(apart)


def worse_turn(evaluator: MatchEvaluator[S, A], seat: Seat, number: int) -> tuple[float, tuple[A, ...]] | None:
    """Return the last of the distinct plans of a turn, with its loss by the evaluation; None if there is no other."""
    game, turn = evaluator.match.game, evaluator.turns[seat][number]
    view = game.view(turn.position, seat)
    plans = evaluator.judge.strategy.plans(view, seat, WIDTH, points_only=evaluator.judge.points_only)
    distinct = distinct_plans(game, view, seat, plans, MAX_PLANS)
    if len(distinct) < 2:
        return None
    worse = evaluator.rollouts(seat).complete_turn(turn.position, distinct[-1].actions)
    return distinct[-1].worth - distinct[0].worth, worse


def plant(match: AnyMatch, seed: str) -> tuple[AnyMatch, Seat, int] | None:
    """Return a match like this one with a clearly worse turn, its seat and its number; None if none was found."""
    truth, rng = Truth(match, seed), Random(f"{seed}/turn")
    every = [(seat, number) for seat, turns in enumerate(truth.evaluator.turns) for number in range(len(turns))]
    tried = [
        (*found, seat, number)
        for seat, number in rng.sample(every, min(TURNS_TRIED, len(every)))
        if (found := worse_turn(truth.evaluator, seat, number)) is not None
    ]
    for _, worse, seat, number in sorted(tried, key=lambda each: each[0]):
        turn = truth.evaluator.turns[seat][number]
        loss = truth.difference(seat, number, worse, turn.actions, SCREENING, "screen")
        if loss.mean > -MIN_MISTAKE or loss.mean > -CLEAR * loss.se:
            continue
        other = match.branch(turn.at)
        for action in worse:
            other.play(seat, action)
        play_to_end(other, [parse_bot(PLAYER)] * len(match.header.seats), f"{seed}/on")
        return other, seat, number
    return None


def review_planted(
    game: str, number: int, *, counts: Sequence[int], rollouts: int | None, continuations: int, seed: str
) -> PlantedRow:
    """Play a match, plant a mistake, review it, and measure the truth of each turn that is called a sure loss."""
    seats, seed = counts[number % len(counts)], f"{seed}/{number}"
    planted = plant(play_match(game, [PLAYER] * seats, seed), seed)
    if planted is None:
        return PlantedRow(match=number, seats=seats)
    match, seat, turn = planted
    began = process_time()
    review = ReviewRun(match, rollouts).finish()
    seconds = round(process_time() - began, 2)
    truth = Truth(match, seed)

    moments = review.seats[seat].moments
    ranked = {(seat, turn), *((seat, at) for at in moments[:1])}

    def true_loss(of_seat: Seat, at: int) -> Estimate:
        best = truth.evaluator.parse_actions(review.seats[of_seat].turns[at].best)
        played, only_sign = truth.evaluator.turns[of_seat][at].actions, (of_seat, at) not in ranked
        return truth.difference(of_seat, at, played, best, continuations, "truth", only_sign=only_sign)

    def told_loss(seat: Seat, turn: int) -> Estimate:
        found = review.seats[seat].turns[turn]
        return Estimate(mean=found.loss, se=found.loss_se)

    sure = [
        SureTurn(seat=mine.seat, turn=at, told=told_loss(mine.seat, at), true=true_loss(mine.seat, at))
        for mine in review.seats
        for at, each in enumerate(mine.turns)
        if each.sure
    ]
    truths = {(each.seat, each.turn): each.true for each in sure}
    true = truths.get((seat, turn)) or true_loss(seat, turn)
    return PlantedRow(
        match=number,
        seats=seats,
        seat=seat,
        turn=turn,
        found=moments[:1] == (turn,),
        behind=moments[1:2] == (turn,) and truths[seat, moments[0]].mean <= true.mean,
        told=told_loss(seat, turn),
        true=true,
        sure=sure,
        seconds=seconds,
    )


# The command


def run(args: Namespace) -> int:
    """Review the matches with planted mistakes, except those that the file of results already has."""
    counts = parse_seat_counts(require_game(args.planted), args.seats)
    for option in ("games", "futures", "continuations"):
        require_positive(option, vars(args)[option])
    lines = args.out.read_text("utf-8").splitlines() if args.out and args.out.exists() else []
    rows = [msgspec.json.decode(line, type=PlantedRow) for line in lines]
    known = {row.match for row in rows}
    left = [number for number in range(args.games) if number not in known]
    task = {"counts": counts, "rollouts": args.futures, "continuations": args.continuations, "seed": args.seed}
    for row in progress(run_in_pool(args, partial(review_planted, args.planted, **task), left), len(left)):
        rows.append(row)
        if args.out:
            with args.out.open("a", encoding="utf-8") as file:
                file.write(msgspec.json.encode(row).decode() + "\n")
    print("\n".join(format_report(args.planted, sorted(rows, key=lambda row: row.match))))
    return 0


def format_report(game: str, rows: Sequence[PlantedRow]) -> Iterator[str]:
    """Yield the report: mistakes found, losses against the truth, sure turns with the wrong sign, and times."""
    planted = [row for row in rows if row.turn >= 0]
    yield message("planted-of", game=game, matches=len(rows), planted=len(planted))
    if not planted:
        return
    found = sum(row.found for row in planted)
    yield message("planted-found", found=found, planted=len(planted), share=_percent(found, len(planted)))
    yield message("planted-behind", behind=sum(row.behind for row in planted))
    reviewed, true = (_mean_of([row.told for row in planted]), _mean_of([row.true for row in planted]))
    yield message("planted-loss", told=_figure(reviewed), true=_figure(true), ratio=f"{reviewed.mean / true.mean:.2f}")
    sure = [turn for row in planted for turn in row.sure]
    wrong = [turn for turn in sure if turn.true.mean > 0]
    clear = sum(turn.true.mean > SIGNIFICANT * turn.true.se for turn in wrong)
    share = _percent(len(wrong), len(sure)) if sure else "0"
    yield message("planted-sure", sure=len(sure), wrong=len(wrong), share=share, clear=clear)
    seconds = [row.seconds for row in planted]
    yield message("planted-processor", mean=f"{fmean(seconds):.1f}", most=f"{max(seconds):.1f}")


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f}"


def _mean_of(losses: Sequence[Estimate]) -> Estimate:
    """Return the mean of the estimates, with the error that their own errors cause."""
    return Estimate(
        mean=fmean(each.mean for each in losses), se=sum(each.se**2 for each in losses) ** 0.5 / len(losses)
    )


def _figure(one: Estimate) -> str:
    return f"{one.mean:+.1f} ± {one.se:.1f}"
