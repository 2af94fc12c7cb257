"""Searches matches between bots for practice positions, in which one turn is clearly better than all others.

The best plans of the strategy are compared in the same rollouts, as the expert does. A clear leader is compared again
with more plans in fresh rollouts, because the first comparison selects lucky ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from math import floor
from random import Random
from statistics import fmean, stdev
from typing import Final, Generic

from farshore.bots.bot import Budget
from farshore.bots.bot_matches import apply_actions, play_actions
from farshore.bots.default_strategy import strategy_for
from farshore.bots.expert import WIDTH
from farshore.bots.hint import WORDS, turn_effects
from farshore.bots.plan_positions import apply_while_legal
from farshore.bots.review.config import UNLIMITED, judge_for
from farshore.bots.rollouts import Candidate, distinct_plans, play_rollout, roll_out_each_once
from farshore.core.dealer import SeededDealer
from farshore.core.game import A, Game, S, Seat
from farshore.core.match import Match
from farshore.core.strategy import Plan
from farshore.core.text import Text, text


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
CONTINUATIONS: Final = 64
"""The number of continuations to the end of the match that prove a position."""
BATCH: Final = 16
"""The number of continuations between two checks whether to go on."""
REFUTED: Final = 2.0
"""The number of standard errors by which an answer must lead, or is refuted."""
BEYOND_DOUBT: Final = 4.0
"""The number of standard errors from which a plan is behind beyond doubt."""
OTHERS: Final = "others"
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
    game: Game[S, A], seats: int, gap: float, seed: str, first: int = 1, continuations: int = CONTINUATIONS
) -> Iterator[PracticePosition[S, A]]:
    """Yield, without end, positions in which the best turn leads by at least `gap` points.

    A lead that rollouts confirm is proven by continuations to the end of the match, and given as they measure it.
    """
    for number in count(first):
        yield from islice(_in_match(game, seats, gap, number, f"{seed}/{number}", continuations), APART)


def _in_match(
    game: Game[S, A], seats: int, gap: float, number: int, seed: str, continuations: int
) -> Iterator[PracticePosition[S, A]]:
    rng = Random(seed)
    match: Match[S, A] = Match(game, [str(seat + 1) for seat in range(seats)], dealer=SeededDealer(seed))
    while acting := match.to_act:
        seat = acting[0]
        view = game.view(match.state, seat).deep_copy()
        turns = GLANCE.best_distinct_plans(game, view, seat)
        looked_at = rng.random() < 0.5  # not only the first positions of a match
        if looked_at and _lead(game, view, seat, turns, gap, rng) is not None:
            answer = _visible_part(game, view, seat, turns[0].actions)
            proof = measure_lead(game, view, seat, answer, continuations, f"{seed}/{len(match.events)}")
            if proof is not None and proof.proven and proof.lead.points >= gap:
                reasons = explain_answer(game, view, seat, answer, proof)
                yield PracticePosition(number, match.branch(len(match.events)), seat, answer, proof.lead, reasons)
        play_actions(match, seat, _some_turn(turns, rng))


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


@dataclass(slots=True)
class Contender(Generic[A]):
    """A plan and its results at the end of the match, one for each continuation."""

    plan: Plan[A]
    results: list[dict[str, int]] = field(default_factory=list)
    """By score line; with several seats also `OTHERS`, the points of the best opponent as a loss."""


def measure_lead(
    game: Game[S, A], view: S, seat: Seat, answer: Sequence[A], count: int, seed: str
) -> MeasuredLead | None:
    """Return the smallest lead of a turn over another plan in continuations to the end; None if there is no other.

    It is measured in points of the result (with several seats, of the lead over the best opponent), not by the
    evaluation that found the position. A plan that is clearly behind gets no more continuations; they end when none is
    left, or when the answer is clearly behind.
    """
    plans = PROOF.best_distinct_plans(game, view, seat)
    best = Plan(tuple(answer), plans[0].worth)
    first, *others = [Contender(plan) for plan in distinct_plans(game, view, seat, [best, *plans], GLANCE.turns)]
    if not others:
        return None
    policy, open_ = judge_for(game, len(game.scores(view))).unbiased_continuation_policy, list(others)
    for number in range(count):
        sampled = game.sample_state(view, Random(f"{seed}/{number}/guess"))
        for each in (first, *open_):
            state = sampled.clone()
            apply_while_legal(game, state, seat, each.plan.actions)
            play_rollout(game, policy, state, f"{seed}/{number}", Budget().start(), UNLIMITED)
            each.results.append(_final_lines(game, state, seat))
        if (number + 1) % BATCH == 0:
            leads = {id(each): MeasuredLead.of(first, each).lead for each in open_}
            if any(lead.points < -REFUTED * lead.error for lead in leads.values()):
                break
            open_ = [each for each in open_ if leads[id(each)].points <= BEYOND_DOUBT * leads[id(each)].error]
            if not open_:
                break
    return min((MeasuredLead.of(first, other) for other in others), key=lambda each: each.lead.points)


def _final_lines(game: Game[S, A], state: S, seat: Seat) -> dict[str, int]:
    scores = game.scores(state)
    lines = {line.name: line.points for line in scores[seat].lines}
    if len(scores) > 1:
        lines[OTHERS] = -max(score.total for other, score in enumerate(scores) if other != seat)
    return lines


@dataclass(frozen=True, slots=True)
class MeasuredLead:
    """The lead of an answer over the next best turn at the end of the match, and the score lines that make it up."""

    lead: Lead
    lines: Mapping[str, float]

    @classmethod
    def of(cls, best: Contender[A], other: Contender[A]) -> MeasuredLead:
        """Return the lead in the continuations that both have."""
        pairs = list(zip(best.results, other.results, strict=False))
        apart = [sum(mine.values()) - sum(its.values()) for mine, its in pairs]
        names = dict.fromkeys(name for mine, its in pairs for name in (*mine, *its))
        lines = {name: fmean(mine.get(name, 0) - its.get(name, 0) for mine, its in pairs) for name in names}
        return cls(Lead(fmean(apart), stdev(apart) / len(apart) ** 0.5), lines)

    @property
    def proven(self) -> bool:
        """Whether the lead is at least a point, and significant."""
        return self.lead.points >= max(1.0, REFUTED * self.lead.error)

    def reasons(self) -> tuple[Text, ...]:
        """Return the score lines in whole points, largest first; they add up to the lead in whole points."""
        stored = round(self.lead.points, 1)  # the file has one decimal, and the page rounds that
        shares = whole_shares(self.lines, round(stored))
        lines = tuple(
            text("hint-line", points=f"{points:+d}".replace("-", "−"), line=_line_name(name))
            for name, points in sorted(shares.items(), key=lambda line: -line[1])
            if points
        )
        return (text("practice-lead", lines=lines),)


def _line_name(name: str) -> Text:
    return text("practice-others" if name == OTHERS else f"score-{name}")


def whole_shares(lines: Mapping[str, float], total: int) -> dict[str, int]:
    """Return the lines rounded to whole points that add up to `total` (largest remainders).

    >>> whole_shares({"gems": 2.4, "temples": 1.4, "villages": -0.8}, 3)
    {'gems': 3, 'temples': 1, 'villages': -1}
    """
    shares = {name: floor(value) for name, value in lines.items()}
    by_remainder = sorted(lines, key=lambda name: shares[name] - lines[name])
    missing = total - sum(shares.values())
    for at in range(abs(missing)):
        shares[by_remainder[at % len(by_remainder)]] += 1 if missing > 0 else -1
    return shares


def _nearest(
    game: Game[S, A], view: S, seat: Seat, turns: Sequence[Plan[A]], look: SearchEffort, gap: float, rng: Random
) -> Lead | None:
    """Return the smallest lead of the first turn over another; None unless it clearly leads over all."""
    best, *others = candidates = [Candidate(turn) for turn in turns]
    clock = Budget(count=look.rollouts * len(turns)).start()
    base = rng.random()
    for number in range(1, look.rollouts + 1):
        roll_out_each_once(game, view, seat, candidates, f"{base}/{number}", clock)
        if number % PAUSE == 0 and any(Lead.of(best, other).is_hopeless(gap) for other in others):
            return None
    leads = [Lead.of(best, other) for other in others]
    clear = all(lead.is_clear(gap, look.sure) for lead in leads)
    return min(leads, key=lambda lead: lead.points) if clear else None


def _visible_part(game: Game[S, A], view: S, seat: Seat, actions: tuple[A, ...]) -> tuple[A, ...]:
    """Return the actions that are played before something new is revealed."""
    return actions[: apply_actions(game, view, seat, actions)[1]]


def explain_answer(game: Game[S, A], view: S, seat: Seat, answer: Sequence[A], proof: MeasuredLead) -> tuple[Text, ...]:
    """Return the score lines that make up the lead, then what the turn reaches."""
    return (*proof.reasons(), *turn_effects(game, view, seat, answer, Random(0))[:WORDS])


def _some_turn(turns: Sequence[Plan[A]], rng: Random) -> tuple[A, ...]:
    return (rng.choice(turns) if rng.random() < LOOSE else turns[0]).actions
