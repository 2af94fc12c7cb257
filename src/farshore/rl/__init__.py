"""A simulator for learning agents, and adapters for Gymnasium, PettingZoo and OpenSpiel.

`Simulator` needs no other package; the adapters need `pip install farshore[rl]`. Importing this module registers
`gymnasium.make("farshore/Explorers-v1")` and `pyspiel.load_game("farshore_explorers(seats=2)")` if they are installed.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from farshore.bots.bot import Bot
from farshore.bots.bot_spec import require_game
from farshore.core.game import AnyGame
from farshore.core.optional_deps import Extra, name_missing_extra
from farshore.games import installed
from farshore.rl.config import MULTI_AGENT, SINGLE_SEAT, EnvConfig, Reward
from farshore.rl.opponents import opponent
from farshore.rl.simulator import Observation, Simulator

if TYPE_CHECKING:
    from farshore.rl.gym import SeatEnv, SeatVectorEnv
    from farshore.rl.pettingzoo import AecEnv, ParallelTableEnv
    from farshore.rl.sb3 import SeatVecEnv

__all__ = [
    "EnvConfig",
    "Observation",
    "Reward",
    "Simulator",
    "aec_env",
    "parallel_env",
    "sb3_env",
    "seat_env",
    "test_deal",
    "vector_env",
]


ENV_VERSION: Final = 1
"""The version in the ids of environments. It goes up when anything that an agent can observe changes."""
RL: Final = Extra("rl", ("gymnasium", "numpy", "pettingzoo", "pyspiel"))
SB3: Final = Extra("sb3", ("stable_baselines3", "torch"))


def aec_env(
    game: AnyGame | str,
    seats: int = 2,
    config: EnvConfig = MULTI_AGENT,
    *,
    render_mode: str | None = None,
    **settings: Any,
) -> AecEnv:
    """Return a PettingZoo AEC environment: seats act one after the other.

    `settings` change the config: its fields by name, and options of the game.
    """
    with name_missing_extra(RL):
        from farshore.rl.pettingzoo import AecEnv
    return AecEnv(_game(game), seats, config.updated(**settings), render_mode)


def parallel_env(
    game: AnyGame | str,
    seats: int = 2,
    config: EnvConfig = MULTI_AGENT,
    *,
    render_mode: str | None = None,
    **settings: Any,
) -> ParallelTableEnv:
    """Return a PettingZoo parallel environment: all seats act at once; a seat that is not to act waits.

    `settings` change the config: its fields by name, and options of the game.
    """
    with name_missing_extra(RL):
        from farshore.rl.pettingzoo import ParallelTableEnv
    return ParallelTableEnv(_game(game), seats, config.updated(**settings), render_mode)


def seat_env(
    game: AnyGame | str,
    seats: int = 0,
    config: EnvConfig = SINGLE_SEAT,
    *,
    others: Sequence[str | Bot] = (),
    render_mode: str | None = None,
    **settings: Any,
) -> SeatEnv:
    """Return a Gymnasium environment of seat 0; by default with as few seats as the game allows.

    `others` are the bots on the other seats; without any, they act at random. `settings` change the config: its
    fields by name, and options of the game.
    """
    with name_missing_extra(RL):
        from farshore.rl.gym import SeatEnv
    found = _game(game)
    opponents = [opponent(bot) for bot in others]
    return SeatEnv(found, seats or min(found.info.seats), config.updated(**settings), opponents, render_mode)


def vector_env(
    game: AnyGame | str,
    number: int,
    seats: int = 0,
    config: EnvConfig = SINGLE_SEAT,
    *,
    others: Sequence[str | Bot] = (),
    copy: bool = True,
    workers: int = 1,
    same_step: bool = False,
    **settings: Any,
) -> SeatVectorEnv:
    """Return a Gymnasium vector environment of `number` matches; see `seat_env` for the other parameters.

    With `copy=False` every step writes into the same arrays, which is faster: use their values before the next step.
    `workers` processes share the matches; the results are the same. With `same_step` a finished match restarts in the
    same step, as TorchRL expects; without it, with the next one.
    """
    with name_missing_extra(RL):
        from farshore.rl.gym import SeatVectorEnv
    found = _game(game)
    seats = seats or min(found.info.seats)
    settled = config.updated(**settings)
    return SeatVectorEnv(found, number, seats, settled, others, copy=copy, workers=workers, same_step=same_step)


def sb3_env(
    game: AnyGame | str,
    number: int,
    seats: int = 0,
    config: EnvConfig = SINGLE_SEAT,
    *,
    others: Sequence[str | Bot] = (),
    **settings: Any,
) -> SeatVecEnv:
    """Return a `VecEnv` of Stable-Baselines3 with `number` matches; see `seat_env` for the other parameters."""
    matches = vector_env(game, number, seats, config, others=others, **settings)
    with name_missing_extra(SB3):
        from farshore.rl.sb3 import SeatVecEnv
    return SeatVecEnv(matches)


def test_deal(number: int) -> str:
    """Return a deal of the benchmark for `reset(options={"deal": …})`. No seed gives this deal, so none trains on it.

    >>> test_deal(7)
    'test/1/7'
    """
    return f"test/1/{number}"


test_deal.__test__ = False  # type: ignore[attr-defined]  # pytest: not a test


def _game(game: AnyGame | str) -> AnyGame:
    return require_game(game) if isinstance(game, str) else game


def _register() -> None:
    """Register all installed games with Gymnasium and OpenSpiel."""
    if find_spec("gymnasium") is not None:
        gymnasium = import_module("gymnasium")
        for name in installed().games:
            known = f"farshore/{name.replace('_', ' ').title().replace(' ', '')}-v{ENV_VERSION}"
            if known not in gymnasium.registry:
                gymnasium.register(known, entry_point="farshore.rl:seat_env", kwargs={"game": name})
    if find_spec("pyspiel") is not None:
        import_module("farshore.rl.openspiel")


_register()
