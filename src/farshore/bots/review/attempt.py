"""Evaluation of a turn that a user plays again after the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farshore.bots.plan_positions import apply_while_legal
from farshore.bots.review.loss_significance import estimate
from farshore.bots.review.rollouts import add_sample
from farshore.bots.review.samples_to_review import differences, round_estimate, score_reasons
from farshore.bots.review.schema import Attempt
from farshore.bots.review.stored_samples import PlanSamples, TurnSamples
from farshore.bots.review.work_units import MatchEvaluator, compared_values
from farshore.core.game import A, IllegalAction, S, Seat
from farshore.core.match import AnyMatch
from farshore.core.text import text

ROLLOUTS: Final = 24
TRIED, PLAYED, BEST = range(3)
"""Indices of the plans that are compared."""


def evaluate_attempt(
    match: AnyMatch,
    seat: Seat,
    number: int,
    tried: Sequence[str],
    best: Sequence[str],
    rollouts: int = ROLLOUTS,
) -> Attempt:
    """Evaluate these actions in the rollouts of turn `number`; raise IllegalAction if one of them is illegal."""
    evaluator = MatchEvaluator(match)
    if not 0 <= seat < evaluator.seat_count or not 0 <= number < len(evaluator.turns[seat]):
        raise IllegalAction(text("no-such-turn", turn=number))
    turn, sampler = evaluator.turns[seat][number], evaluator.rollouts(seat)
    parse = match.notation.parse
    plans = [
        [parse(action) for action in tried],
        list(turn.actions),
        [parse(action) for action in best],
    ]
    _require_whole_turn(evaluator, sampler.sample_state(turn.position, "same"), seat, plans[TRIED])
    base, last = evaluator.turn_seed(seat, number), sampler.last_phase(turn.position)
    results = [PlanSamples() for _ in plans]
    for rollout in range(rollouts):
        seed = f"{base}/{rollout}"
        sampled = sampler.sample_state(turn.position, seed)
        for plan, result in zip(plans, results, strict=True):
            add_sample(result, sampler.value_after(sampled, plan, seed, last))
    factor = evaluator.judge.config.factor
    samples = TurnSamples([], [], 0, [], results, rollouts=rollouts)
    best_values = compared_values(results[BEST])
    tried_gap, played_gap = (
        round_estimate(estimate(differences(compared_values(results[at]), best_values), factor))
        for at in (TRIED, PLAYED)
    )
    return Attempt(
        tried=tried_gap,
        played=played_gap,
        reasons=score_reasons(samples, BEST, factor),
        same=_same_as(evaluator, seat, number, plans),
    )


def _require_whole_turn(evaluator: MatchEvaluator[S, A], state: S, seat: Seat, actions: Sequence[A]) -> None:
    """Raise IllegalAction unless the actions are legal and complete the turn."""
    game, phase = evaluator.match.game, evaluator.match.game.phase(state)
    for action in actions:
        game.require(state, seat, action)
        game.step(state, seat, action)
    if game.phase(state) == phase and seat in game.to_act(state):
        raise IllegalAction(text("turn-not-done"))


def _same_as(evaluator: MatchEvaluator[S, A], seat: Seat, number: int, plans: Sequence[Sequence[A]]) -> str:
    """Return which of the two known turns leads to the same position as the tried one."""
    turn = evaluator.turns[seat][number]
    reached = []
    for plan in plans:
        state = evaluator.rollouts(seat).sample_state(turn.position, "same")
        apply_while_legal(evaluator.match.game, state, seat, plan)
        reached.append(state)
    tried = reached[TRIED]
    return "best" if tried == reached[BEST] else "played" if tried == reached[PLAYED] else ""
