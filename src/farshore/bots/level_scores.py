"""Typical results: the mean points of each bot level in a game, from the game's `levels.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from farshore.core.game import AnyGame
from farshore.core.toml_data import read_packaged, read_toml

FILE: Final = "levels.toml"


@lru_cache(maxsize=64)  # read from a file, used in every list of games
def _load(module: str) -> Mapping[str, float]:
    try:
        content = read_packaged(module.rpartition(".")[0] or module, FILE)
    except (OSError, ImportError, TypeError, ValueError):  # no such file, or no package that could contain it
        return {}
    return {name: points.decimal() for name, points in read_toml(content, FILE)["points"].items()}


def typical_scores(game: AnyGame) -> Mapping[str, float]:
    """Return the mean points of each level that was measured; empty if none was."""
    return _load(type(game).__module__)
