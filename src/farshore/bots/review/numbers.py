"""What a game says about its reviews, in `review.toml` among its data: who plays the futures, how far, and factors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final, Generic

from farshore.bots.bot import Bot
from farshore.bots.levels import FIRST_SIGHT, GreedyBot, PlannerBot
from farshore.bots.points import PointsStrategy, knowledge
from farshore.core.data import packaged, read
from farshore.core.game import A, Game, S, Seat
from farshore.core.strategy import Strategy

FILE: Final = "review.toml"
FACTORS: Final = ("factor", "gain_factor", "lead_factor", "lead_gain_factor")
TO_THE_END: Final = 100_000
"""More phases than any match has."""
FUTURES: Final = 32
"""Futures for a turn, on average: what a review usually costs."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Points of a result for a point that the futures speak of, found by regression.

    Whoever is better than the reference player is so by the same kind of futures that judge it, and they flatter whom
    they guide: a point won there is worth less than a point lost.
    """

    losses: float = 1.0
    gains: float = 1.0


@dataclass(frozen=True, slots=True)
class Numbers:
    """Who plays the futures, and what a point there is worth in results."""

    points: Scale = Scale()
    leads: Scale = Scale()
    """With several seats, over the best of the others."""
    width: int = 0
    """The futures are played by a planner of this width; 0: by the strategy's quick player."""
    horizon: int = 0
    """So many phases; 0: as many as the strategy looks ahead."""
    futures: int = FUTURES
    """For each turn, on average, where nobody wishes another number."""


@lru_cache(maxsize=64)  # read from a file; asked for at every unit of work
def numbers_of(module: str) -> Numbers:
    """What comes with the game of this module; where it brings nothing, nothing is corrected."""
    package = module.rpartition(".")[0] or module
    try:
        words = packaged(package, FILE)
    except (OSError, ImportError, TypeError, ValueError):  # no such file, or no package that could hold one
        return Numbers()
    table = read(words, FILE)["review"]
    table.only(*FACTORS, "width", "horizon", "futures", "command", "figure")
    usual = Numbers()
    losses, gains, lead_losses, lead_gains = (table[name].decimal() if name in table else 1.0 for name in FACTORS)
    return Numbers(
        Scale(losses, gains),
        Scale(lead_losses, lead_gains),
        table["width"].number(0, 20) if "width" in table else usual.width,
        table["horizon"].number(0, 10_000) if "horizon" in table else usual.horizon,
        table["futures"].number(1, 1_000) if "futures" in table else usual.futures,
    )


@dataclass(frozen=True, slots=True)
class Planning(Generic[S, A]):
    """A planner of some width: who plays the futures of some games."""

    game: Game[S, A]
    strategy: Strategy[S, A]
    width: int
    horizon: int

    def turn(self, state: S, seat: Seat, rng: Random) -> Sequence[A]:
        """The best turn found, from what the seat sees."""
        return self.strategy.plans(self.game.view(state, seat), seat, self.width)[0].actions


@dataclass(frozen=True, slots=True)
class Reference(Generic[S, A]):
    """The player that choices are compared with: a level, as it plays at first sight, from what the seat sees."""

    game: Game[S, A]
    bot: Bot
    horizon: int = TO_THE_END

    def turn(self, state: S, seat: Seat, rng: Random) -> Sequence[A]:
        """What it would do, always the same."""
        return self.bot.choose(self.game, self.game.view(state, seat), seat, FIRST_SIGHT, Random(0))


@dataclass(frozen=True, slots=True)
class Judge(Generic[S, A]):
    """How turns of this game are judged."""

    game: Game[S, A]
    strategy: Strategy[S, A]
    numbers: Numbers
    plain: bool
    """The game brings no strategy: only the points of the turn itself count."""

    @property
    def reference(self) -> Reference[S, A]:
        """The planner; where only points count, whoever takes the most of them."""
        return Reference(self.game, GreedyBot() if self.plain else PlannerBot())

    @property
    def horizon(self) -> int:
        """So many phases a future is played on; none where only the points of the turn count."""
        return 0 if self.plain else self.numbers.horizon or self.strategy.horizon


def judge_of(game: Game[S, A]) -> Judge[S, A]:
    """Who judges turns of this game."""
    if game.strategy is None:
        return Judge(game, PointsStrategy(game), Numbers(), plain=True)
    return Judge(game, knowledge(game), numbers_of(type(game).__module__), plain=False)
