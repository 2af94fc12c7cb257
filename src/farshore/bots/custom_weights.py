"""Planners with weights other than the game's own: for tuning and training, or read from a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from farshore.bots.bot import Budget
from farshore.bots.default_strategy import trainable_strategy
from farshore.bots.levels import TURN_WIDTH
from farshore.bots.value_network import ValueNetwork, with_network
from farshore.core.game import A, AnyGame, Game, S, Seat
from farshore.core.strategy import LearnedTable, Strategy, flat_weights
from farshore.core.toml_data import read_toml

FILE: Final = ".toml"


class WeightedBot:
    """A planner with a given strategy; at width 0 it plays by the quick policy of rollouts.

    Ties are broken at random, so that two of them do not always play the same.
    """

    name = "weighted"

    def __init__(self, strategy: Strategy[Any, Any], width: int) -> None:
        self.strategy, self.width = strategy, width

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        if not self.width:
            return self.strategy.quick_turn(view, seat, rng)
        plans = self.strategy.plans(view, seat, self.width, stop=budget.start().stop)
        return rng.choice([plan for plan in plans if plan.worth == plans[0].worth]).actions


class NetworkFileBot:
    """A planner with the game's weights and the network of a file."""

    def __init__(self, file: str) -> None:
        """Read the file; raise ValueError or OSError if that fails."""
        self.name = file
        self.network = ValueNetwork.read(Path(file).read_text("utf-8"))

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        strategy = with_network(game, trainable_strategy(game), self.network)
        return WeightedBot(strategy, TURN_WIDTH).choose(game, view, seat, budget, rng)


class WeightsFileBot:
    """A planner with the `[weights]` and the `[table]` of a file; by default the game's weights and no table."""

    def __init__(self, file: str) -> None:
        """Read the file; raise DataError or OSError if that fails."""
        self.name = file
        data = read_toml(Path(file).read_text("utf-8"), file)
        self.weights = flat_weights(data["weights"]) if "weights" in data else {}
        self.table = LearnedTable.read(data) if "table" in data else LearnedTable()
        self.bots: dict[str, WeightedBot] = {}

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        return self._bot_for(game).choose(game, view, seat, budget, rng)

    def _bot_for(self, game: AnyGame) -> WeightedBot:
        """Return the planner for a game, created once."""
        if game.info.id not in self.bots:
            strategy = trainable_strategy(game).with_learned_table(self.table).with_weights(self.weights)
            self.bots[game.info.id] = WeightedBot(strategy, TURN_WIDTH)
        return self.bots[game.info.id]
