"""The engine for learning agents, and the faces that their tools know.

`Simulator` needs nothing but Farshore; the faces need `pip install farshore[rl]`. Importing this registers
`gymnasium.make("farshore/Explorers-v0")` and `pyspiel.load_game("farshore_explorers(seats=2)")` where those are there.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any

from farshore.bots.bot import Bot, Budget
from farshore.bots.entrants import game_named, player
from farshore.core.extras import named_by_extra
from farshore.core.game import AnyGame, Seat, Value
from farshore.games import installed
from farshore.rl.simulator import Observation, Reward, Simulator

if TYPE_CHECKING:
    from farshore.rl.batch import Opponent
    from farshore.rl.gym import Matches, SeatEnv
    from farshore.rl.pettingzoo import AecEnv, ParallelTable

__all__ = ["Observation", "Reward", "Simulator", "aec_env", "parallel_env", "seat_env", "vector_env"]


def aec_env(
    game: AnyGame | str,
    seats: int = 2,
    *,
    reward: Reward = "win",
    dense: bool = False,
    forced: bool = False,
    compact: bool = True,
    render_mode: str | None = None,
    **options: Value,
) -> AecEnv:
    """PettingZoo: seats act one after the other."""
    with named_by_extra():
        from farshore.rl.pettingzoo import AecEnv
    return AecEnv(_game(game), seats, options, reward, dense, render_mode, forced, compact)


def parallel_env(
    game: AnyGame | str,
    seats: int = 2,
    *,
    reward: Reward = "win",
    dense: bool = False,
    forced: bool = False,
    compact: bool = True,
    render_mode: str | None = None,
    **options: Value,
) -> ParallelTable:
    """PettingZoo: all seats answer at once; who is not to act waits."""
    with named_by_extra():
        from farshore.rl.pettingzoo import ParallelTable
    return ParallelTable(_game(game), seats, options, reward, dense, render_mode, forced, compact)


def seat_env(
    game: AnyGame | str,
    seats: int = 0,
    *,
    others: Sequence[str | Bot] = (),
    reward: Reward = "points",
    dense: bool = True,
    forced: bool = False,
    compact: bool = True,
    render_mode: str | None = None,
    **options: Value,
) -> SeatEnv:
    """Gymnasium: seat 0, alone where the game allows it, or against bots; without names they do anything."""
    with named_by_extra():
        from farshore.rl.gym import SeatEnv
    found = _game(game)
    opponents = [opponent(bot) for bot in others]
    alone = seats or min(found.info.seats)
    return SeatEnv(found, alone, options, reward, dense, opponents, render_mode, forced, compact)


def vector_env(
    game: AnyGame | str,
    number: int,
    seats: int = 0,
    *,
    others: Sequence[str | Bot] = (),
    reward: Reward = "points",
    dense: bool = True,
    forced: bool = False,
    compact: bool = True,
    **options: Value,
) -> Matches:
    """Gymnasium: so many matches in one batch of arrays."""
    with named_by_extra():
        from farshore.rl.gym import Matches
    found = _game(game)
    opponents = [opponent(bot) for bot in others]
    alone = seats or min(found.info.seats)
    return Matches(found, number, alone, options, reward, dense, opponents, forced, compact)


def opponent(bot: str | Bot) -> Opponent:
    """A bot that plays another seat, one action at a time."""
    seated = player(bot) if isinstance(bot, str) else None
    chooser, budget = (seated.bot, seated.budget) if seated else (bot, Budget())

    def choose(match: Simulator[Any, Any], seat: Seat, rng: Random) -> int:
        view = match.game.view(match.state, seat).apart()
        chosen = chooser.choose(match.game, view, seat, budget, rng)[0]  # type: ignore[union-attr]
        return match.numbering.number(match.state, seat, chosen)

    return choose


def _game(game: AnyGame | str) -> AnyGame:
    return game_named(game) if isinstance(game, str) else game


def _register() -> None:
    """Ids with versions for Gymnasium, names for OpenSpiel."""
    if find_spec("gymnasium") is not None:
        gymnasium = import_module("gymnasium")
        for name in installed().games:
            known = f"farshore/{name.replace('_', ' ').title().replace(' ', '')}-v0"
            if known not in gymnasium.registry:
                gymnasium.register(known, entry_point="farshore.rl:seat_env", kwargs={"game": name})
    if find_spec("pyspiel") is not None:
        import_module("farshore.rl.openspiel")


_register()
