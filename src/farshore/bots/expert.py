"""The strongest level: compares its best plans by rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from farshore.bots.bot import Budget
from farshore.bots.default_strategy import strategy_for
from farshore.bots.rollouts import distinct_plans, rank_plans
from farshore.core.game import A, Game, S, Seat

WIDTH: Final = 12
CANDIDATES: Final = 10
USUAL: Final = Budget(count=160)
"""The default budget."""


class ExpertBot:
    """Compares its best plans in sampled continuations of a few turns and plays the best."""

    name = "expert"

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        clock = (budget if budget != Budget() else USUAL).start()
        plans = strategy_for(game).plans(view, seat, WIDTH, stop=clock.stop)
        return rank_plans(game, view, seat, distinct_plans(game, view, seat, plans, CANDIDATES), clock, rng)[0].actions
