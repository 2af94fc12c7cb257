"""Training examples: decisions of matches, with plans that are played on in the same rollouts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any, Final, Generic, TypeVar

from farshore.bots.bot import Budget
from farshore.bots.default_strategy import trainable_strategy
from farshore.bots.plan_positions import apply_while_legal, positions_after
from farshore.bots.rollouts import play_rollout
from farshore.bots.value_network import ValueNetwork, with_network
from farshore.core.dealer import SeededDealer
from farshore.core.game import A, Game, S, Seat, Value
from farshore.core.match_runner import MatchRunner
from farshore.core.strategy import LearnedTable, Plan, Strategy
from farshore.games import find as find_game
from farshore_research.least_squares import Decision, PlanExample

RANDOM_PLANS: Final = 2
"""The number of plans of a decision that are random instead of best, so that bad plans are learned too."""
EXPLORATION: Final = 0.15
"""How often a match goes on with a random plan, so that other positions are seen too."""


F = TypeVar("F")
"""The result of observing a decision."""


@dataclass(frozen=True, slots=True)
class TrainingTask:
    """The settings of training examples: the game, its table, and the effort for each decision."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    table: LearnedTable
    width: int
    turns: int
    rollouts: int
    share: float
    horizon: int | None = None
    """The length of a rollout in phases; None: the strategy's horizon."""
    network: ValueNetwork | None = None

    def strategy(self) -> Strategy[Any, Any]:
        """Return the strategy of the players, with what has been learned so far."""
        game = find_game(self.game)
        return with_network(game, trainable_strategy(game).with_learned_table(self.table), self.network)

    def observe_match(self, number: int, seed: str) -> list[Decision]:
        """Play a match and return its observed decisions."""
        return RolloutMatch(find_game(self.game), self.strategy(), self).play(number, f"{seed}/{number}")


class ObservedMatch(ABC, Generic[S, A, F]):
    """A match whose decisions are observed."""

    def __init__(self, game: Game[S, A], strategy: Strategy[S, A], lesson: TrainingTask) -> None:
        self.game, self.strategy, self.lesson = game, strategy, lesson

    @abstractmethod
    def plans_to_observe(self, plans: Sequence[Plan[A]], rng: Random) -> Sequence[Plan[A]]:
        """Return the plans of a decision to observe."""

    @abstractmethod
    def look(self, view: S, seat: Seat, plans: Sequence[Plan[A]], rng: Random) -> F:
        """Observe these plans."""

    def play(self, number: int, seed: str) -> list[F]:
        """Play the match; deals cover all kinds evenly, and every decision has its own random seed."""
        decisions, options = list[F](), {**self.strategy.options_for_deal(number), **dict(self.lesson.options)}
        runner = MatchRunner(self.game, self.game.start(self.lesson.seats, options), SeededDealer(seed))
        moment = 0
        while acting := runner.seats_to_act():
            moment += 1
            rng = Random(f"{seed}/{moment}")
            runner.state, decision = self._decide(runner.state, acting[0], rng)
            if decision is not None:
                decisions.append(decision)
        return decisions

    def _decide(self, state: S, seat: Seat, rng: Random) -> tuple[S, F | None]:
        """Play a turn, usually the planner's; return the state after it and the observation, if there is one."""
        view = self.game.view(state, seat)
        plans = self.strategy.plans(view, seat, self.lesson.width)
        tried = self.plans_to_observe(plans, rng)
        looks = len(tried) > 1 and rng.random() < self.lesson.share
        best_ones = [plan for plan in plans if plan.worth == plans[0].worth]
        chosen = rng.choice(tried if rng.random() < EXPLORATION else best_ones)
        decision = self.look(view, seat, tried, rng) if looks else None
        after = state.clone()
        apply_while_legal(self.game, after, seat, chosen.actions)
        after.seal()
        return after, decision


class RolloutMatch(ObservedMatch[S, A, Decision]):
    """A match whose plans are evaluated by rollouts."""

    def plans_to_observe(self, plans: Sequence[Plan[A]], rng: Random) -> Sequence[Plan[A]]:
        best = self.lesson.turns - RANDOM_PLANS
        return [*plans[:best], *rng.sample(plans[best:], min(RANDOM_PLANS, max(0, len(plans) - best)))]

    def look(self, view: S, seat: Seat, plans: Sequence[Plan[A]], rng: Random) -> Decision:
        """Evaluate each plan in the same rollouts."""
        base = rng.getrandbits(48)
        turns = []
        positions = positions_after(self.game, self.strategy, view, seat, plans, Random(f"{base}/guess"))
        for plan, after in zip(plans, positions, strict=True):
            slice_, features = self.strategy.time_slice(after, seat), self.strategy.features(after, seat)
            said, found = self.strategy.estimate(after, seat), self._found(view, seat, plan, base)
            turns.append(PlanExample(slice_, features, said, found))
        return Decision(tuple(turns))

    def _found(self, view: S, seat: Seat, plan: Plan[A], base: int) -> float:
        """Return the mean estimate of this seat after the rollouts; leads over others are not learned."""
        worths = []
        for number in range(self.lesson.rollouts):
            seed = f"{base}/{number}"
            state = self.game.sample_state(view, Random(f"{seed}/guess"))
            apply_while_legal(self.game, state, seat, plan.actions)
            play_rollout(self.game, self.strategy, state, seed, Budget().start(), self.lesson.horizon)
            worths.append(self.strategy.estimate(state, seat))
        return fmean(worths)


def collect_decisions(lesson: TrainingTask, number: int, seed: str) -> list[Decision]:
    """Return the decisions of one match; a function for a pool."""
    return lesson.observe_match(number, seed)
