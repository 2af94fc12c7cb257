"""Units of work of a review. Each is short and deterministic, wherever and whenever it is done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import islice
from random import Random
from typing import Final, Generic

from farshore.bots.levels import TURN_WIDTH
from farshore.bots.plan_positions import apply_while_legal
from farshore.bots.review.config import Judge, judge_for
from farshore.bots.review.rollouts import DIGITS, Rollouts, add_sample, lead
from farshore.bots.review.stored_samples import PlanSamples, ReviewSamples, SwapSamples, TurnSamples
from farshore.bots.review.turns import ChanceDraw, PlayedTurn, find_draws, find_turns
from farshore.bots.rollouts import distinct_plans
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, A, S, Seat, TurnHeading
from farshore.core.match import Match
from farshore.core.match_runner import resolve_chance
from farshore.core.strategy import Plan
from farshore.core.text import Text, join_texts

CANDIDATES: Final = 6
"""The number of plans that are compared with the played turn, with one or two seats."""
FEWER_CANDIDATES: Final = 3
"""The number of plans with more seats, whose rollouts take longer."""
PRIOR: Final = 6.0
"""The weight of the strategy's estimate of a plan, in rollouts."""
MAX_ENUMERATED: Final = 12
"""Up to this number of outcomes of a draw, divided by the number of seats, are all evaluated; beyond it, one random
outcome in each rollout."""
MAX_SWAPS: Final = 6
"""The number of single-action replacements that are tried for a costly turn."""


class MatchEvaluator(Generic[S, A]):
    """A finished match, its turns and draws, and the samples collected so far."""

    def __init__(self, match: Match[S, A], samples: ReviewSamples | None = None) -> None:
        self.match = match
        self.seat_count = len(match.header.seats)
        self.judge: Judge[S, A] = judge_for(match.game, self.seat_count)
        self.samples = samples or ReviewSamples.empty(self.seat_count)
        self.turns: list[list[PlayedTurn[S, A]]] = [find_turns(match, seat) for seat in range(self.seat_count)]

    def current_turn(self, position: S) -> TurnHeading:
        """Return the round and turn of a position, as spectators see it."""
        return self.match.game.current_turn(self.match.game.view(position, None))

    def summarize(self, turn: PlayedTurn[S, A], actions: Sequence[A]) -> Text | None:
        """Return a short summary of a way to play a turn."""
        reached = self._state_after(turn, actions)
        return self.match.game.turn_summary(turn.position, reached, turn.seat)

    @cached_property
    def chance_draws(self) -> list[ChanceDraw[S, A]]:
        """The chance draws of the match."""
        return find_draws(self.match)

    def rollouts(self, seat: Seat) -> Rollouts[S, A]:
        """Return the rollouts from the view of a seat."""
        return Rollouts(self.match, self.judge, seat)

    # Baseline

    def sample_baseline(self, seat: Seat) -> None:
        """Play one more match of the reference player from the seat's first decision.

        In games without hidden information it counts for every seat whose first decision is at the same position.
        """
        first = self.turns[seat][0]
        rollouts = self.rollouts(seat)
        sharing = [seat]
        if not self.match.game.info.hidden:
            every = range(self.seat_count)
            sharing = [each for each in every if self.turns[each] and self.turns[each][0].at == first.at]
        number = len(self.samples.seats[seat].baseline)
        seed = f"{self.rollouts(min(sharing)).seed(first.at, 'baseline')}/{number}"
        state = rollouts.sample_state(first.position, seed)
        rollouts.play_to_end(state, seed)
        totals = [score.total for score in self.match.game.scores(state)]
        for each in sharing:
            mine = self.samples.seats[each]
            mine.baseline.append(float(totals[each]))
            if self.seat_count > 1:
                mine.leads.append(float(lead(totals, each)))

    # Turns

    def begin_turn(self, seat: Seat, number: int) -> TurnSamples:
        """Collect the candidate plans of a turn, the played one first."""
        turn, rollouts, strategy = self.turns[seat][number], self.rollouts(seat), self.judge.strategy
        game = self.match.game
        view = game.view(turn.position, seat)
        wide = strategy.plans(view, seat, TURN_WIDTH, points_only=self.judge.points_only)
        planned = wide[0].actions  # the reference player's turn: it searches with the same width
        if self.judge.points_only:
            planned = tuple(self.judge.reference.quick_turn(turn.position, seat, Random(0)))
        worth_of = {plan.actions: plan.worth for plan in reversed(wide)}
        reference = Plan(rollouts.complete_turn(turn.position, planned), worth_of.get(planned, wide[0].worth))
        most = CANDIDATES if self.seat_count <= 2 else FEWER_CANDIDATES
        candidates = distinct_plans(game, view, seat, [reference, *wide], most)
        reached = [self._state_after(turn, plan.actions) for plan in candidates]
        played = self._state_after(turn, turn.actions)
        same = [at for at, position in enumerate(reached) if position == played]
        others = [plan for at, plan in enumerate(candidates) if at not in same]
        worth = candidates[same[0]].worth if same else min(plan.worth for plan in candidates)
        samples = TurnSamples(
            plans=[list(map(str, turn.actions)), *(list(map(str, plan.actions)) for plan in others)],
            worths=[round(each, DIGITS) for each in (worth, *(plan.worth for plan in others))],
            reference=0 if 0 in same else 1,
            kept=list(range(len(others) + 1)),
            results=[PlanSamples() for _ in range(len(others) + 1)],
        )
        self.samples.seats[seat].turns[number] = samples
        return samples

    def _state_after(self, turn: PlayedTurn[S, A], actions: Sequence[A]) -> S:
        state = self.rollouts(turn.seat).sample_state(turn.position, "same")
        apply_while_legal(self.match.game, state, turn.seat, actions)
        return state

    def sample_turn(self, seat: Seat, number: int, count: int) -> None:
        """Play `count` more rollouts of each plan that is still kept."""
        turn, rollouts = self.turns[seat][number], self.rollouts(seat)
        samples = self.samples.seats[seat].turns.get(number) or self.begin_turn(seat, number)
        base, last = self.turn_seed(seat, number), rollouts.last_phase(turn.position)
        plans = [self.parse_actions(plan) for plan in samples.plans]
        for _ in range(count if len(plans) > 1 else 0):
            seed = f"{base}/{samples.rollouts}"
            sampled = rollouts.sample_state(turn.position, seed)
            for at in samples.kept:
                add_sample(samples.results[at], rollouts.value_after(sampled, plans[at], seed, last))
            samples.rollouts += 1

    def turn_seed(self, seat: Seat, number: int) -> str:
        """Return the seed of the rollouts of a turn."""
        return self.rollouts(seat).seed(self.turns[seat][number].at, f"turn {number}")

    def drop_losing_plans(self, seat: Seat, number: int) -> None:
        """Keep only the played plan, the reference player's, and the best plan of each half of the rollouts."""
        samples = self.samples.seats[seat].turns[number]
        ranked = [sorted(samples.kept[1:], key=lambda at: -mean_value(samples, at, half)) for half in (0, 1)]
        reference = {samples.reference} - {0}  # it gets rollouts in any case
        samples.halves = [sorted({*each[:1], *reference}) for each in ranked]
        samples.kept = sorted({0, samples.reference, *samples.halves[0], *samples.halves[1]})

    def confirm_turn(self, seat: Seat, number: int) -> None:
        """Continue the played and the best plan of a turn once more to the end of the match, with the same chances.

        These continuations have seeds of their own, so they are independent of the rollouts that selected the turn and
        its best plan.
        """
        turn, rollouts = self.turns[seat][number], self.rollouts(seat)
        samples = self.samples.seats[seat].turns[number]
        if not samples.continued:
            samples.continued = [PlanSamples(), PlanSamples()]
        count = len(samples.continued[0].points)
        seed = f"{rollouts.seed(turn.at, f'confirm {number}')}/{count}"
        sampled = rollouts.sample_state(turn.position, seed)
        for at, results in zip((0, samples.best), samples.continued, strict=True):
            add_sample(results, rollouts.finish(sampled, self.parse_actions(samples.plans[at]), seed))

    def phases_left(self, seat: Seat, number: int) -> int:
        """Return the number of phases from a turn to the end of the match, as it was played."""
        phase = self.match.game.phase
        return 1 + phase(self.match.state) - phase(self.turns[seat][number].position)

    def parse_actions(self, notations: Sequence[str]) -> tuple[A, ...]:
        """Return the actions that these strings denote."""
        return tuple(self.match.notation.parse(each) for each in notations)

    # Draws

    def sample_draw(self, seat: Seat, number: int, count: int) -> None:
        """Play `count` rollouts of a draw and of its alternatives.

        In games without hidden information they count for every seat.
        """
        draw = self.chance_draws[number]
        every = [seat] if self.match.game.info.hidden else list(range(self.seat_count))
        sharing = [each for each in every if self._is_measurable(each, draw)]
        for each in every:
            self.samples.seats[each].draws[number] = []
        if not sharing:
            return
        rollouts = self.rollouts(sharing[0])
        base, last = rollouts.seed(draw.first, f"draw {number}"), rollouts.last_phase(draw.position)
        for rollout in range(count):
            lucks = self._lucks(rollouts, draw, f"{base}/{rollout}", last, sharing)
            for each, luck in zip(sharing, lucks, strict=True):
                self.samples.seats[each].draws[number].append(round(luck, DIGITS))

    def describe_draw(self, seat: Seat, draw: ChanceDraw[S, A]) -> Text | None:
        """Return what the log says of a draw to this seat; None if the name of the turn says it already."""
        game, states = self.match.game, self.match.states
        if self.current_turn(draw.position) != self.current_turn(draw.after):
            return None
        entries = (
            game.log_text(game.view(states[draw.first + at + 1], seat), seat, CHANCE, outcome)
            for at, outcome in enumerate(draw.outcomes)
        )
        texts = [entry for entry in entries if entry is not None]
        return join_texts(*texts) if texts else None

    def _is_measurable(self, seat: Seat, draw: ChanceDraw[S, A]) -> bool:
        """Return whether the seat has already decided something, had an open outcome, and sees the outcome."""
        if not self.turns[seat] or draw.first < self.turns[seat][0].at:
            return False
        events = self.match.events[draw.first : draw.first + len(draw.outcomes)]
        forced = len(draw.outcomes) == 1 and len(self.match.game.chance_outcomes(draw.position)) == 1
        return not forced and any("?" not in self.match.notation_for(event, seat) for event in events)

    def _lucks(
        self, rollouts: Rollouts[S, A], draw: ChanceDraw[S, A], seed: str, last: int, seats: Sequence[Seat]
    ) -> list[float]:
        """Return the luck of each of these seats in one rollout."""
        game, strategy = self.match.game, self.judge.strategy

        def points(state: S) -> list[float]:
            rollouts.play_on(state, seed, last)
            return [strategy.estimate(state, seat) for seat in seats]

        before = rollouts.sample_state(draw.position, seed)
        outcomes = game.chance_outcomes(before)
        many = len(draw.outcomes) > 1 or len(outcomes) > MAX_ENUMERATED // self.seat_count
        if many or not outcomes.weight(draw.outcomes[0]):
            actual = rollouts.sample_state(draw.after, seed)
            resolve_chance(game, before, SeededDealer(f"{seed}/drawn"))
            return [one - other for one, other in zip(points(actual), points(before), strict=True)]
        drawn, average = [0.0] * len(seats), [0.0] * len(seats)
        for outcome, weight in outcomes:
            after = before.clone()
            game.step(after, CHANCE, outcome)
            reached = points(after)
            average = [mean + weight * each / outcomes.total for mean, each in zip(average, reached, strict=True)]
            if outcome == draw.outcomes[0]:
                drawn = reached
        return [one - mean for one, mean in zip(drawn, average, strict=True)]

    # Single actions of a turn

    def sample_swaps(self, seat: Seat, number: int, best: int, count: int) -> None:
        """Play the turn with one action replaced by an action of the best plan, in the turn's own rollouts."""
        turn, rollouts = self.turns[seat][number], self.rollouts(seat)
        samples = self.samples.seats[seat].turns[number]
        swaps = self.samples.seats[seat].parts[number] = []
        base, last = self.turn_seed(seat, number), rollouts.last_phase(turn.position)
        better = self.parse_actions(samples.plans[best])
        for at, instead, actions in islice(self._swaps(turn, better), MAX_SWAPS):
            swap = SwapSamples(str(turn.actions[at]), str(instead), [])
            for rollout in range(min(count, samples.rollouts)):
                seed = f"{base}/{rollout}"
                value = rollouts.value_after(rollouts.sample_state(turn.position, seed), actions, seed, last)
                swap.gains.append(round(value.compared - compared_values(samples.results[0])[rollout], DIGITS))
            swaps.append(swap)

    def _swaps(self, turn: PlayedTurn[S, A], better: Sequence[A]) -> list[tuple[int, A, tuple[A, ...]]]:
        """Return each legal swap of one action that only the played turn has for one that only the better plan has."""
        mine = [at for at, action in enumerate(turn.actions) if action not in better]
        theirs = [action for action in better if action not in turn.actions]
        swaps = []
        for at in mine:
            for instead in theirs:
                actions = (*turn.actions[:at], instead, *turn.actions[at + 1 :])
                if self._is_legal(turn, actions):
                    swaps.append((at, instead, actions))
        return swaps

    def _is_legal(self, turn: PlayedTurn[S, A], actions: Sequence[A]) -> bool:
        game, state = self.match.game, self.rollouts(turn.seat).sample_state(turn.position, "same")
        for action in actions:
            if turn.seat not in game.to_act(state) or action not in game.legal(state, turn.seat):
                return False
            game.step(state, turn.seat, action)
        return True


def compared_values(results: PlanSamples) -> list[float]:
    """Return the values that plans are compared by."""
    return results.compared or results.points


def mean_value(samples: TurnSamples, at: int, half: int | None = None, until: int | None = None) -> float:
    """Return the mean of a plan in one half of the rollouts, or in all, shrunk towards the strategy's estimate.

    Only the first `until` rollouts count, if it is given. Plans are comparable if they have the same rollouts.
    """
    values = compared_values(samples.results[at])[:until]
    values = values if half is None else values[half::2]
    return (PRIOR * samples.worths[at] + sum(values)) / (PRIOR + len(values))
