"""Review settings of a game, read from its `review.toml`, and the policies that play rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final, Generic

from farshore.bots.bot import Bot
from farshore.bots.default_strategy import DefaultStrategy, strategy_for
from farshore.bots.levels import FIRST_SIGHT, GreedyBot, PlannerBot
from farshore.bots.rollouts import RolloutPolicy
from farshore.core.game import A, Game, S, Seat
from farshore.core.strategy import Strategy
from farshore.core.toml_data import TomlData, read_packaged, read_toml

FILE: Final = "review.toml"
UNLIMITED: Final = 100_000
"""More phases than any match has."""
ROLLOUTS: Final = 32
"""The default number of rollouts for a turn, on average."""
CONFIRMATIONS: Final = 64
"""The default number of pairs of continuations of a match with one seat; with more it is divided by their number."""


@dataclass(frozen=True, slots=True)
class ReviewConfig:
    """The contents of `review.toml` for one number of seats."""

    factor: float = 1.0
    """Points of a result for each point in rollouts."""
    width: int = 0
    """The beam width of the planner that plays rollouts; 0: the strategy's quick policy plays them."""
    horizon: int = 0
    """The length of a rollout in phases; 0: the strategy's horizon."""
    rollouts: int = ROLLOUTS
    """The default number of rollouts for a turn, on average."""
    opponent_weight: float = 1.0
    """The share of a change in the best opponent's points that counts when plans are compared. With 1, leads are
    compared. Where opponents' results vary much more by chance than by what the seat does, less is more precise."""
    confirm_width: int | None = None
    """The beam width of the planner that plays continuations to the end of the match; 0: the strategy's quick policy
    plays them; None: the reference player does."""
    confirm_error: float = 0.0
    """The standard deviation, over turns, of the difference between these continuations and the reference player's."""
    confirmations: int = CONFIRMATIONS
    """The number of pairs of continuations of a match, counted from its first turn to the end."""


@lru_cache(maxsize=64)  # read from a file, used in every unit of work
def load_config(module: str, seats: int) -> ReviewConfig:
    """Return the settings packaged with the game of this module, or the defaults if there are none.

    A setting is a number, or a list with a number for each number of seats.
    """
    package = module.rpartition(".")[0] or module
    usual = ReviewConfig(confirmations=max(1, CONFIRMATIONS // seats))
    try:
        content = read_packaged(package, FILE)
    except (OSError, ImportError, TypeError, ValueError):  # no such file, or no package that could contain it
        return usual
    data = read_toml(content, FILE)["review"]
    data.check_keys(
        "factor", "width", "horizon", "futures", "opponent_weight", "confirm_width", "confirm_error", "confirmations"
    )
    table = {name: _for_seats(value, seats) for name, value in data.items()}
    return ReviewConfig(
        table["factor"].decimal() if "factor" in table else usual.factor,
        table["width"].number(0, 20) if "width" in table else usual.width,
        table["horizon"].number(0, 10_000) if "horizon" in table else usual.horizon,
        table["futures"].number(1, 1_000) if "futures" in table else usual.rollouts,
        table["opponent_weight"].decimal() if "opponent_weight" in table else usual.opponent_weight,
        table["confirm_width"].number(0, 20) if "confirm_width" in table else usual.confirm_width,
        table["confirm_error"].decimal() if "confirm_error" in table else usual.confirm_error,
        table["confirmations"].number(1, 10_000) if "confirmations" in table else usual.confirmations,
    )


def _for_seats(data: TomlData, seats: int) -> TomlData:
    """Return the number for this number of seats; with more seats than are listed, the last one."""
    if not isinstance(data.value, list):
        return data
    entries = data.entries()
    return entries[min(seats, len(entries)) - 1] if entries else data.fail("must have a number")


@dataclass(frozen=True, slots=True)
class PlannerPolicy(Generic[S, A]):
    """Plays rollouts with the strategy's planner at a given beam width."""

    game: Game[S, A]
    strategy: Strategy[S, A]
    width: int
    horizon: int

    def quick_turn(self, state: S, seat: Seat, rng: Random) -> Sequence[A]:
        """Return the best plan found from the seat's view."""
        return self.strategy.plans(self.game.view(state, seat), seat, self.width)[0].actions


@dataclass(frozen=True, slots=True)
class ReferencePolicy(Generic[S, A]):
    """The reference player: a bot level with a minimal budget, playing from the seat's view."""

    game: Game[S, A]
    bot: Bot
    horizon: int = UNLIMITED

    def quick_turn(self, state: S, seat: Seat, rng: Random) -> Sequence[A]:
        """Return the bot's turn; always the same for the same position."""
        return self.bot.choose(self.game, self.game.view(state, seat), seat, FIRST_SIGHT, Random(0))


@dataclass(frozen=True, slots=True)
class Judge(Generic[S, A]):
    """How the turns of a game are evaluated."""

    game: Game[S, A]
    strategy: Strategy[S, A]
    config: ReviewConfig
    points_only: bool
    """The game has no strategy: only the points of the turn itself count."""

    @property
    def reference(self) -> ReferencePolicy[S, A]:
        """The planner, or the greedy bot if only points count."""
        return ReferencePolicy(self.game, GreedyBot() if self.points_only else PlannerBot())

    @property
    def continuation_policy(self) -> RolloutPolicy[S, A]:
        """The policy that plays continuations to the end of the match, on all seats."""
        width = self.config.confirm_width
        if width is None:
            return self.reference
        return PlannerPolicy(self.game, self.strategy, width, UNLIMITED) if width else self.strategy

    @property
    def unbiased_continuation_policy(self) -> RolloutPolicy[S, A]:
        """The finisher, or the reference player if the finisher has a systematic error of a point or more."""
        return self.continuation_policy if self.config.confirm_error < 1 else self.reference

    @property
    def horizon(self) -> int:
        """The length of a rollout in phases; 0 if only the points of the turn count."""
        return 0 if self.points_only else self.config.horizon or self.strategy.horizon


def judge_for(game: Game[S, A], seats: int) -> Judge[S, A]:
    """Return the judge of matches with this number of seats."""
    if game.strategy is None:
        return Judge(game, DefaultStrategy(game), ReviewConfig(), points_only=True)
    return Judge(game, strategy_for(game), load_config(type(game).__module__, seats), points_only=False)
