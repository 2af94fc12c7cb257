"""Rollouts of a review: sampled continuations that depend only on what the seat could see at that time.

All plans of a turn are compared in the same rollouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Final, Generic

from farshore.bots.bot import Budget
from farshore.bots.plan_positions import apply_while_legal
from farshore.bots.review.config import UNLIMITED, Judge, PlannerPolicy
from farshore.bots.review.stored_samples import PlanSamples
from farshore.bots.review.turns import visible_draws
from farshore.bots.rollouts import RolloutPolicy, play_rollout
from farshore.core.game import A, S, Seat
from farshore.core.match import Match

MAX_PLANS: Final = 20
"""A plan may stop where something new is revealed. A turn is completed with at most this number of plans."""
DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class RolloutValue(Generic[S]):
    """The value of the last position of a rollout to one seat."""

    points: float
    lead: float | None
    """The lead over the best opponent; None with a single seat."""
    compared: float
    """The value that plans are compared by."""
    lines: dict[str, float]


@dataclass(frozen=True, slots=True)
class Rollouts(Generic[S, A]):
    """Plays rollouts of a match from the view of one seat."""

    match: Match[S, A]
    judge: Judge[S, A]
    seat: Seat

    def seed(self, at: int, purpose: str) -> str:
        """Return the seed of a decision. It depends only on the draws that the seat could see."""
        header = self.match.header
        agreed = (header.game, len(header.seats), sorted(header.options.items()), sorted(header.data.items()))
        content = repr((agreed, self.seat, purpose, visible_draws(self.match, self.seat, at)))
        return sha256(content.encode()).hexdigest()[:24]

    def policy(self) -> RolloutPolicy[S, A]:
        """Return the policy that plays all seats."""
        judge = self.judge
        if not judge.config.width:
            return judge.strategy
        return PlannerPolicy(judge.game, judge.strategy, judge.config.width, judge.horizon)

    def sample_state(self, position: S, seed: str) -> S:
        """Return a state that is consistent with the seat's view of the position."""
        game = self.judge.game
        return game.sample_state(game.view(position, self.seat), Random(f"{seed}/guess"))

    def value_after(self, sampled: S, actions: Sequence[A], seed: str, last: int) -> RolloutValue[S]:
        """Play these actions from a sampled state, then a rollout up to phase `last`."""
        state = sampled.clone()
        apply_while_legal(self.judge.game, state, self.seat, actions)
        if self.judge.points_only:  # where all seats act at once, points come when the others have acted too
            return self.evaluate_position(self.judge.strategy.after_turn(sampled, state))
        return self.roll_out(state, seed, last)

    def roll_out(self, state: S, seed: str, last: int) -> RolloutValue[S]:
        """Play on in place up to phase `last` and return the value of the position reached."""
        self.play_on(state, seed, last)
        return self.evaluate_position(state)

    def play_on(self, state: S, seed: str, last: int) -> None:
        """Play on in place up to phase `last`."""
        game = self.judge.game
        if last > game.phase(state):
            play_rollout(game, self.policy(), state, seed, Budget().start(), last - game.phase(state))

    def evaluate_position(self, state: S) -> RolloutValue[S]:
        """Return the value of a position to the seat, by the evaluation of the strategy."""
        strategy = self.judge.strategy
        lines = dict(strategy.estimate_by_line(state, self.seat))
        several = len(self.match.header.seats) > 1
        return self._value(sum(lines.values()), strategy.relative_points(state, self.seat) if several else None, lines)

    def finish(self, sampled: S, actions: Sequence[A], seed: str) -> RolloutValue[S]:
        """Play these actions from a sampled state, then on to the end of the match; return the final value."""
        game, state = self.judge.game, sampled.clone()
        apply_while_legal(game, state, self.seat, actions)
        play_rollout(game, self.judge.continuation_policy, state, seed, Budget().start(), UNLIMITED)
        scores = game.scores(state)
        totals, lines = [score.total for score in scores], scores[self.seat].lines
        ahead = float(lead(totals, self.seat)) if len(totals) > 1 else None
        return self._value(float(totals[self.seat]), ahead, {line.name: float(line.points) for line in lines})

    def _value(self, points: float, ahead: float | None, lines: dict[str, float]) -> RolloutValue[S]:
        weight = self.judge.config.opponent_weight
        return RolloutValue(points, ahead, points if ahead is None else (1 - weight) * points + weight * ahead, lines)

    def last_phase(self, position: S) -> int:
        """Return the phase at which the rollouts of this decision end."""
        return self.judge.game.phase(position) + 1 + self.judge.horizon

    def play_to_end(self, state: S, seed: str) -> None:
        """Play on in place to the end of the match, with the reference player on all seats."""
        play_rollout(self.judge.game, self.judge.reference, state, seed, Budget().start())

    def complete_turn(self, position: S, actions: Sequence[A]) -> tuple[A, ...]:
        """Return these actions, followed by the reference player's until the turn is complete."""
        game, seat = self.judge.game, self.seat
        state = self.sample_state(position, "whole")
        phase, done = game.phase(state), list[A]()
        for _ in range(MAX_PLANS):
            for action in actions:
                if game.phase(state) != phase or seat not in game.to_act(state):
                    return tuple(done)
                if action not in game.legal(state, seat):
                    break
                game.step(state, seat, action)
                done.append(action)
            if game.phase(state) != phase or seat not in game.to_act(state):
                return tuple(done)
            actions = self.judge.reference.quick_turn(state, seat, Random(0))
        return tuple(done)


def lead(totals: Sequence[int], seat: Seat) -> int:
    """Return the seat's lead over the best of the others.

    >>> lead([115, 100, 121], 0), lead([115, 100, 121], 2)
    (-6, 6)
    """
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def add_sample(results: PlanSamples, value: RolloutValue[S]) -> None:
    """Add the value of one rollout to the results of a plan."""
    results.points.append(round(value.points, DIGITS))
    if value.lead is not None:
        results.leads.append(round(value.lead, DIGITS))
        results.compared.append(round(value.compared, DIGITS))
    for name, worth in value.lines.items():
        results.lines[name] = round(results.lines.get(name, 0.0) + worth, DIGITS)
