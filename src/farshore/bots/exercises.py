"""Searches matches between bots for practice positions, in which one turn is clearly better than all others.

The best plans of the strategy are compared in the same rollouts, as the expert does. A clear leader is compared again
with more plans in fresh rollouts, because the first comparison selects lucky ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from random import Random
from statistics import fmean, stdev
from typing import Final, Generic

from farshore.bots.bot import Budget
from farshore.bots.bot_matches import apply_actions, play_actions
from farshore.bots.default_strategy import strategy_for
from farshore.bots.expert import WIDTH
from farshore.bots.hint import WORDS, score_reasons_of, turn_effects
from farshore.bots.review.config import judge_for
from farshore.bots.review.rollouts import lead as lead_of
from farshore.bots.rollouts import Candidate, apply_while_legal, distinct_plans, play_rollout, roll_out_all
from farshore.core.dealer import SeededDealer
from farshore.core.game import A, Game, S, Seat
from farshore.core.match import Match
from farshore.core.strategy import Plan
from farshore.core.text import Text


@dataclass(frozen=True, slots=True)
class SearchEffort:
    """The effort of a comparison: beam width, number of plans, number of rollouts."""

    width: int
    turns: int
    rollouts: int
    sure: float
    """The number of standard errors by which the best turn must lead."""

    def best_distinct_plans(self, game: Game[S, A], view: S, seat: Seat) -> list[Plan[A]]:
        """Return the best plans that lead to different positions."""
        return distinct_plans(game, view, seat, strategy_for(game).plans(view, seat, self.width), self.turns)


GLANCE: Final = SearchEffort(width=WIDTH, turns=4, rollouts=8, sure=2.0)
"""The effort for every decision of a match."""
PROOF: Final = SearchEffort(width=2 * WIDTH, turns=8, rollouts=40, sure=3.0)
"""The effort for the second comparison of a clear leader."""
PAUSE: Final = 4
"""The number of rollouts between two checks whether to go on."""
PROMISING: Final = 0.6
"""The share of the gap by which a plan must lead before any rollout."""
APART: Final = 2
"""The maximum number of positions from one match, for variety."""
LOOSE: Final = 0.25
"""How often bots play another good turn than the best, for variety."""


@dataclass(frozen=True, slots=True)
class Lead:
    """The lead of a turn over another in points, with its standard error."""

    points: float
    error: float

    @classmethod
    def of(cls, best: Candidate[A], other: Candidate[A]) -> Lead:
        """Return the lead from paired differences."""
        apart = [mine - its for mine, its in zip(best.worths, other.worths, strict=True)]
        return cls(fmean(apart), stdev(apart) / len(apart) ** 0.5)

    def is_clear(self, gap: float, sure: float) -> bool:
        """Return whether the lead is large and significant."""
        return self.points >= max(gap, sure * self.error)

    def is_hopeless(self, gap: float) -> bool:
        """Return whether more rollouts would hardly make the lead clear."""
        return self.points + 2 * self.error < gap


@dataclass(frozen=True, slots=True)
class PracticePosition(Generic[S, A]):
    """A position with the number of its match, the seat to act, the best turn, its lead, and the reasons."""

    number: int
    match: Match[S, A]
    seat: Seat
    answer: tuple[A, ...]
    lead: Lead
    why: tuple[Text, ...]


def find_exercises(
    game: Game[S, A], seats: int, gap: float, seed: str, first: int = 1
) -> Iterator[PracticePosition[S, A]]:
    """Yield, without end, positions in which the best turn leads by at least `gap` points."""
    for number in count(first):
        yield from islice(_in_match(game, seats, gap, number, f"{seed}/{number}"), APART)


def _in_match(game: Game[S, A], seats: int, gap: float, number: int, seed: str) -> Iterator[PracticePosition[S, A]]:
    rng, dealer = Random(seed), SeededDealer(seed)
    match: Match[S, A] = Match(game, [str(seat + 1) for seat in range(seats)])
    match.deal(dealer)
    while acting := match.to_act:
        seat = acting[0]
        view = game.view(match.state, seat).deep_copy()
        turns = GLANCE.best_distinct_plans(game, view, seat)
        if rng.random() < 0.5:  # not only the first positions of a match
            lead = _lead(game, view, seat, turns, gap, rng)
            if lead is not None:
                answer = _visible_part(game, view, seat, turns[0].actions)
                reasons = _why(game, view, seat, answer, rng)
                yield PracticePosition(number, match.branch(len(match.events)), seat, answer, lead, reasons)
        play_actions(match, seat, _some_turn(turns, rng))
        match.deal(dealer)


def _lead(game: Game[S, A], view: S, seat: Seat, turns: Sequence[Plan[A]], gap: float, rng: Random) -> Lead | None:
    """Return the lead of the first turn over all others; None if it is not clear."""
    best = turns[0]
    if len(turns) < 2 or len(best.actions) < 2 or best.worth - turns[1].worth < PROMISING * gap:
        return None
    if _nearest(game, view, seat, turns, GLANCE, gap, rng) is None:
        return None
    return confirm_lead(game, view, seat, best, gap, rng)


def confirm_lead(game: Game[S, A], view: S, seat: Seat, best: Plan[A], gap: float, rng: Random) -> Lead | None:
    """Return the lead of this turn in fresh rollouts against more plans; None if it is not clear."""
    others = PROOF.best_distinct_plans(game, view, seat)
    return _nearest(game, view, seat, distinct_plans(game, view, seat, [best, *others], PROOF.turns), PROOF, gap, rng)


def prove_lead(game: Game[S, A], view: S, seat: Seat, answer: Sequence[A], count: int, seed: str) -> Lead | None:
    """Return the smallest lead of a turn over another plan in continuations to the end; None if there is no other.

    It is measured in points of the result (with several seats, of the lead over the best opponent), not by the
    evaluation that found the position. The reference player of reviews plays all seats.
    """
    plans = PROOF.best_distinct_plans(game, view, seat)
    best = Plan(tuple(answer), plans[0].worth)
    candidates = [Candidate(plan) for plan in distinct_plans(game, view, seat, [best, *plans], GLANCE.turns)]
    reference = judge_for(game).reference
    for number in range(count):
        guessed = game.sample_state(view, Random(f"{seed}/{number}/guess"))
        for candidate in candidates:
            state = guessed.clone()
            apply_while_legal(game, state, seat, candidate.plan.actions)
            play_rollout(game, reference, state, f"{seed}/{number}", Budget().start())
            totals = [score.total for score in game.scores(state)]
            candidate.worths.append(float(lead_of(totals, seat) if len(totals) > 1 else totals[seat]))
    leads = [Lead.of(candidates[0], other) for other in candidates[1:]]
    return min(leads, key=lambda each: each.points, default=None)


def _nearest(
    game: Game[S, A], view: S, seat: Seat, turns: Sequence[Plan[A]], look: SearchEffort, gap: float, rng: Random
) -> Lead | None:
    """Return the smallest lead of the first turn over another; None unless it clearly leads over all."""
    best, *others = candidates = [Candidate(turn) for turn in turns]
    clock = Budget(count=look.rollouts * len(turns)).start()
    base = rng.random()
    for number in range(1, look.rollouts + 1):
        roll_out_all(game, view, seat, candidates, f"{base}/{number}", clock)
        if number % PAUSE == 0 and any(Lead.of(best, other).is_hopeless(gap) for other in others):
            return None
    leads = [Lead.of(best, other) for other in others]
    clear = all(lead.is_clear(gap, look.sure) for lead in leads)
    return min(leads, key=lambda lead: lead.points) if clear else None


def _visible_part(game: Game[S, A], view: S, seat: Seat, actions: tuple[A, ...]) -> tuple[A, ...]:
    """Return the actions that are played before something new is revealed."""
    return actions[: apply_actions(game, view, seat, actions)[1]]


def _why(game: Game[S, A], view: S, seat: Seat, actions: tuple[A, ...], rng: Random) -> tuple[Text, ...]:
    """Return the reasons that a hint would give."""
    return (*score_reasons_of(game, view, seat, actions, rng), *turn_effects(game, view, seat, actions, rng)[:WORDS])


def _some_turn(turns: Sequence[Plan[A]], rng: Random) -> tuple[A, ...]:
    return (rng.choice(turns) if rng.random() < LOOSE else turns[0]).actions
