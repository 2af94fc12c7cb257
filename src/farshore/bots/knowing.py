"""Planners that go by other knowledge than a game comes with: tried by tuning and training, or read from a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from farshore.bots.bot import Budget
from farshore.bots.levels import TURN_WIDTH
from farshore.bots.points import pupil
from farshore.core.data import read
from farshore.core.game import A, AnyGame, Game, S, Seat
from farshore.core.strategy import Strategy, Table, flat_weights

FILE: Final = ".toml"


class KnowingBot:
    """A planner that goes by this knowledge; at width 0 by its rule of thumb, as everybody does in sampled futures.

    Among equals it chooses by chance, or two of them would always do the same.
    """

    name = "knowing"

    def __init__(self, strategy: Strategy[Any, Any], width: int) -> None:
        self.strategy, self.width = strategy, width

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        if not self.width:
            return self.strategy.turn(view, seat, rng)
        plans = self.strategy.plans(view, seat, self.width, stop=budget.start().stop)
        return rng.choice([plan for plan in plans if plan.worth == plans[0].worth]).actions


class FileBot:
    """A planner with the numbers of a file: `[weights]`, or the game's own, and `[table]`, or nothing learned."""

    def __init__(self, file: str) -> None:
        """DataError or OSError, if the file cannot be read."""
        self.name = file
        data = read(Path(file).read_text("utf-8"), file)
        self.weights = flat_weights(data["weights"]) if "weights" in data else {}
        self.table = Table.read(data) if "table" in data else Table()
        self.known: dict[str, KnowingBot] = {}

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        return self._knowing(game).choose(game, view, seat, budget, rng)

    def _knowing(self, game: AnyGame) -> KnowingBot:
        """Made once for each game."""
        if game.info.id not in self.known:
            strategy = pupil(game).with_table(self.table).with_weights(self.weights)
            self.known[game.info.id] = KnowingBot(strategy, TURN_WIDTH)
        return self.known[game.info.id]
