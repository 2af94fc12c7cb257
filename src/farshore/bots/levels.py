"""The built-in levels, and bots of other packages, found by the entry-point group `farshore.bots`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from math import exp
from random import Random
from typing import Final

from farshore.bots.bot import Bot, Budget
from farshore.bots.default_strategy import strategy_for
from farshore.bots.expert import ExpertBot
from farshore.bots.rollouts import distinct_plans, rank_plans
from farshore.core.game import A, Game, S, Seat
from farshore.core.strategy import Plan, Strategy

GROUP: Final = "farshore.bots"
TURN_WIDTH: Final = 10
"""The beam width of planning bots: the number of unfinished turns that are kept."""
MAX_CASUAL_PLANS: Final = 12
"""The number of plans that a casual bot chooses from."""
MAX_COMPARED: Final = 4
"""The number of plans that a planner compares by rollouts."""
FIRST_SIGHT: Final = Budget(count=1)
"""With this budget a planner plays no rollouts: fast enough for whole matches, and deterministic."""


class RandomBot:
    """Plays a random legal action."""

    name = "random"

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        return (rng.choice(game.legal(view, seat)),)


class GreedyBot:
    """Plays the turn that scores most points at once."""

    name = "greedy"

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        plans = strategy_for(game).plans(view, seat, TURN_WIDTH, points_only=True, stop=budget.start().stop)
        best = [plan for plan in plans if plan.worth >= plans[0].worth]
        return rng.choice(best).actions


class CasualBot:
    """Plans its turn and chooses one of the better plans at random, as an occasional player would."""

    name = "casual"

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        strategy = strategy_for(game)
        plans = strategy.plans(view, seat, TURN_WIDTH, stop=budget.start().stop)[:MAX_CASUAL_PLANS]
        return self.pick(plans, self.temperature(strategy), rng).actions

    def temperature(self, strategy: Strategy[S, A]) -> float:
        """Return the scale of the random choice, in points of this game."""
        return strategy.casual_temperature

    def pick(self, plans: Sequence[Plan[A]], temperature: float, rng: Random) -> Plan[A]:
        """Choose a plan: one worth `temperature` points less than the best is chosen about a third as often."""
        best = plans[0].worth
        return rng.choices(plans, [exp((plan.worth - best) / temperature) for plan in plans])[0]


class SkilledBot(CasualBot):
    """Like the casual bot, but closer to the best plan."""

    name = "skilled"

    def temperature(self, strategy: Strategy[S, A]) -> float:
        return strategy.casual_temperature * strategy.skilled_factor


class PlannerBot:
    """Searches its whole turn for the best position; plans that are close are compared by a few rollouts.

    With a budget of fewer rollouts than there are plans to compare, it plays the best plan without rollouts.
    """

    name = "planner"

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        strategy = strategy_for(game)
        rollouts, apart = strategy.lookahead_limits
        granted = rollouts if budget.count is None else min(budget.count, rollouts)
        clock = replace(budget, count=granted).start()
        plans = strategy.plans(view, seat, TURN_WIDTH, stop=clock.stop)
        close = [plan for plan in plans if plan.worth >= plans[0].worth - apart] if granted > 1 else []
        doubted = distinct_plans(game, view, seat, close, MAX_COMPARED) if len(close) > 1 else []
        if not 1 < len(doubted) <= granted:
            return plans[0].actions
        return rank_plans(game, view, seat, doubted, clock, rng)[0].actions


LEVELS: Final[tuple[Bot, ...]] = (RandomBot(), GreedyBot(), CasualBot(), SkilledBot(), PlannerBot(), ExpertBot())


def levels() -> tuple[str, ...]:
    """Return the names of the built-in levels, from the weakest to the strongest."""
    return tuple(bot.name for bot in LEVELS)


@cache
def load_plugins() -> tuple[dict[str, Bot], dict[str, str]]:
    """Return the bots of other packages by name, and the errors of those that could not be loaded."""
    found: dict[str, Bot] = {}
    failed: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found[entry.name] = instantiate(entry.load())
        except Exception as error:  # a plug-in may fail in any way
            failed[entry.name] = f"{type(error).__name__}: {error}"
    return found, failed


def installed_bots() -> dict[str, Bot]:
    """Return all bots by name: the built-in levels, then plug-ins, which cannot replace a level."""
    own = {bot.name: bot for bot in LEVELS}
    return own | load_plugins()[0] | own


def broken_plugins() -> dict[str, str]:
    """Return the plug-ins that cannot be loaded, with the error of each."""
    return load_plugins()[1]


def find_bot(name: str) -> Bot:
    """Return the bot with this name or raise KeyError; `module:Name` loads a bot that is not installed."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return installed_bots()[name]
    if "" not in sys.path:
        sys.path.append("")  # a bot under development is in the current folder
    return instantiate(getattr(import_module(module), attribute))


def instantiate(found: Bot | type[Bot]) -> Bot:
    """Return a bot, instantiated if a class was given."""
    return found() if isinstance(found, type) else found
