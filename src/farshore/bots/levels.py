"""The levels of play, and where other people's bots are found: the entry-point group `farshore.bots`."""

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
from farshore.bots.expert import ExpertBot
from farshore.bots.futures import different, judge
from farshore.bots.points import knowledge
from farshore.core.game import A, Game, S, Seat
from farshore.core.strategy import Plan, Strategy

GROUP: Final = "farshore.bots"
TURN_WIDTH: Final = 10
"""How many unfinished turns a planning bot keeps in mind at a time."""
FEW: Final = 12
"""Among how many of its best turns a casual player may choose."""
DOUBTED: Final = 4
"""Between how many of its best turns a planner may be in doubt."""
FIRST_SIGHT: Final = Budget(count=1)
"""With it, a planner looks at no futures: quick enough to play on whole matches, and always the same."""


class RandomBot:
    """Does anything that is allowed."""

    name = "random"

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        return (rng.choice(game.legal(view, seat)),)


class GreedyBot:
    """Takes the most points this turn can bring, and never looks further."""

    name = "greedy"

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        plans = knowledge(game).plans(view, seat, TURN_WIDTH, points_only=True, stop=budget.start().stop)
        best = [plan for plan in plans if plan.worth >= plans[0].worth]
        return rng.choice(best).actions


class CasualBot:
    """Plans like a good family player, who misses things but plays no nonsense: one of the better turns."""

    name = "casual"

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        strategy = knowledge(game)
        plans = strategy.plans(view, seat, TURN_WIDTH, stop=budget.start().stop)[:FEW]
        return self.pick(plans, self.looseness(strategy), rng).actions

    def looseness(self, strategy: Strategy[S, A]) -> float:
        """How easily it is content with less than the best, in points of this game."""
        return strategy.looseness

    def pick(self, plans: Sequence[Plan[A]], looseness: float, rng: Random) -> Plan[A]:
        """A turn worth `looseness` points less than the best is chosen about a third as often."""
        best = plans[0].worth
        return rng.choices(plans, [exp((plan.worth - best) / looseness) for plan in plans])[0]


class SkilledBot(CasualBot):
    """Plans like somebody who knows the game well: seldom far from the best turn."""

    name = "skilled"

    def looseness(self, strategy: Strategy[S, A]) -> float:
        return strategy.looseness * strategy.surer


class PlannerBot:
    """Searches its whole turn for the position that promises most; in doubt, it has a glance at a few futures.

    Whoever grants it fewer futures than there are turns to compare sees what it would do at first sight.
    """

    name = "planner"

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        strategy = knowledge(game)
        futures, apart = strategy.glance
        granted = futures if budget.count is None else min(budget.count, futures)
        clock = replace(budget, count=granted).start()
        plans = strategy.plans(view, seat, TURN_WIDTH, stop=clock.stop)
        close = [plan for plan in plans if plan.worth >= plans[0].worth - apart] if granted > 1 else []
        doubted = different(game, view, seat, close, DOUBTED) if len(close) > 1 else []
        if not 1 < len(doubted) <= granted:
            return plans[0].actions
        return judge(game, view, seat, doubted, clock, rng)[0].actions


OWN: Final[tuple[Bot, ...]] = (RandomBot(), GreedyBot(), CasualBot(), SkilledBot(), PlannerBot(), ExpertBot())


def levels() -> tuple[str, ...]:
    """The names of our own levels, from the weakest to the strongest."""
    return tuple(bot.name for bot in OWN)


@cache
def of_others() -> tuple[dict[str, Bot], dict[str, str]]:
    """The bots of other packages by name, and what went wrong with those that could not be loaded."""
    found: dict[str, Bot] = {}
    failed: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found[entry.name] = made(entry.load())
        except Exception as error:  # somebody else's package may fail in any way
            failed[entry.name] = f"{type(error).__name__}: {error}"
    return found, failed


def installed() -> dict[str, Bot]:
    """Every bot on this machine by name: our levels, then those of other packages; ours keep their names."""
    own = {bot.name: bot for bot in OWN}
    return own | of_others()[0] | own


def broken() -> dict[str, str]:
    """Bots of other packages that cannot be loaded, and why; they take no other down."""
    return of_others()[1]


def find(name: str) -> Bot:
    """The bot with this name, or KeyError; `module:Name` is a bot that is being written and not yet installed."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return installed()[name]
    if "" not in sys.path:
        sys.path.append("")  # a bot that is being written lies in the folder where the command is given
    return made(getattr(import_module(module), attribute))


def made(found: Bot | type[Bot]) -> Bot:
    """The bot itself, if a class was named."""
    return found() if isinstance(found, type) else found
