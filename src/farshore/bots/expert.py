"""The strongest level: the best turns it finds, judged by what may come after them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from farshore.bots.bot import Budget
from farshore.bots.futures import different, judge
from farshore.bots.points import knowledge
from farshore.core.game import A, Game, S, Seat

WIDTH: Final = 12
CANDIDATES: Final = 10
USUAL: Final = Budget(count=160)
"""What an expert thinks when nobody says how much."""


class ExpertBot:
    """Plays its best turns on in sampled futures, a few turns deep, and takes the one that fares best."""

    name = "expert"

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        clock = (budget if budget != Budget() else USUAL).start()
        plans = knowledge(game).plans(view, seat, WIDTH, stop=clock.stop)
        return judge(game, view, seat, different(game, view, seat, plans, CANDIDATES), clock, rng)[0].actions
