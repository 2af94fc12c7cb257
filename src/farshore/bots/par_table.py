"""Par tables: the average result of the reference player for a set-up, from a game's `par.toml`.

A result alone says little: with one set of criteria a good map scores 110 points, with another 150. Each feature of a
set-up (something dealt, or an option) adds or subtracts points. `farshore par GAME --make N` computes the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from farshore.bots.default_strategy import strategy_for
from farshore.core.game import AnyGame, Options
from farshore.core.state import Position
from farshore.core.toml_data import TomlData, read_packaged, read_toml

FILE: Final = "par.toml"
REFERENCE: Final = "planner@1"
"""The reference player: a planner without rollouts."""


@dataclass(frozen=True, slots=True)
class Par:
    """The mean result of the reference player with a number of seats, and the points that each feature adds."""

    mean: float
    se: float
    games: int
    adjustments: Mapping[str, float] = field(default_factory=dict)

    def at(self, features: Sequence[str]) -> float:
        """Return the par of a set-up with these features.

        >>> Par(120.0, 1.0, 50, {"roads": 8.0}).at(("roads", "lakes"))
        128.0
        """
        return self.mean + sum(self.adjustments.get(name, 0.0) for name in features)


def setup_features(game: AnyGame, options: Options, state: Position[Any, Any]) -> tuple[str, ...]:
    """Return the options that differ from the defaults, and what the game says was dealt."""
    usual = game.info.complete({})
    agreed = [
        f"{option.name}={options[option.name]}"
        for option in game.info.options
        if not option.free and options.get(option.name, usual[option.name]) != usual[option.name]
    ]
    return (*agreed, *strategy_for(game).deal_name(state))


@lru_cache(maxsize=64)  # read from a file, used at every end of a match
def load_pars(module: str) -> Mapping[int, Par]:
    """Return the pars packaged with the game of this module, by number of seats; empty if there are none."""
    try:
        content = read_packaged(module.rpartition(".")[0] or module, FILE)
    except (OSError, ImportError, TypeError, ValueError):  # no such file, or no package that could contain it
        return {}
    return dict(map(_read, read_toml(content, FILE)["par"].entries()))


def _read(entry: TomlData) -> tuple[int, Par]:
    adjustments = {name: points.decimal() for name, points in entry["dealt"].items()}
    par = Par(entry["mean"].decimal(), entry["se"].decimal(), entry["games"].number(1), adjustments)
    return entry["seats"].number(1), par


def par_for(game: AnyGame, options: Options, state: Position[Any, Any]) -> Par | None:
    """Return the par of this set-up; None if the game has no par table for this number of seats."""
    par = load_pars(type(game).__module__).get(len(state.seats))
    if par is None:
        return None
    return Par(round(par.at(setup_features(game, options, state)), 1), par.se, par.games)
