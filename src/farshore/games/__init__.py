"""The games that are installed: ours and those of other packages, found by the entry-point group `farshore.games`."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from farshore.core.game import AnyGame, Game
from farshore.translations import FALLBACK, has_language, has_old_folder, package_of

GROUP = "farshore.games"


@dataclass(frozen=True, slots=True)
class Installed:
    """Games by id, and what went wrong with those that could not be loaded."""

    games: dict[str, AnyGame] = field(default_factory=dict)
    broken: dict[str, str] = field(default_factory=dict)


@cache
def installed() -> Installed:
    """Return all installed games. A game that fails to load is reported and does not affect the others."""
    found = Installed()
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, not _is_ours(entry))):
        try:
            if entry.name in found.games:
                raise ValueError(f"{entry.module} takes the name of a game that is there already")
            game: AnyGame = entry.load()
            if missing := missing_parts(game):
                raise ValueError(f"it has no {', '.join(missing)}")
            if game.info.id != entry.name:
                raise ValueError(f"it calls itself '{game.info.id}'")
            if has_old_folder(game):
                raise ValueError("rename the folder words/ of its package to translations/")
            if not has_language(package_of(game), FALLBACK):
                raise ValueError(f"its package has no translations/{FALLBACK}.ftl")
            found.games[entry.name] = game
        except (Exception, SystemExit) as error:  # a package of others may raise anything
            found.broken[entry.name] = f"{type(error).__name__}: {error}"
    return found


def _is_ours(entry: EntryPoint) -> bool:
    """Return whether a game belongs to this package: it takes precedence over others with the same name."""
    return entry.module.startswith(f"{__name__}.")


def find(game_id: str) -> AnyGame:
    """Return the game with this id; raise KeyError if there is none."""
    return installed().games[game_id]


def missing_parts(game: AnyGame) -> list[str]:
    """Return the names of the attributes that a game must define and does not: `info`, `all_actions`, `steps`."""
    missing = [name for name in ("info", "all_actions") if not hasattr(game, name)]
    steps = type(game).step is not Game.step or getattr(game, "steps", None)
    return missing if steps else [*missing, "steps"]
