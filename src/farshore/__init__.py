"""Farshore: a digital table for exploration games.

>>> import farshore as fs
>>> fs.list_games()[:3]
['explorers', 'kingdom_maps', 'la_isla']
>>> fs.play("kingdom_maps", ["greedy", "random"], seed=7)
<kingdom_maps: over after 197 events, greedy 60, random 20; won by greedy>
"""

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec

    from farshore.api import (
        CHANCE,
        BadOption,
        Bot,
        Game,
        IllegalAction,
        Match,
        RecordError,
        Review,
        Seat,
        list_games,
        load,
        new,
        play,
        read,
        review,
        write,
    )

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "BadOption",
    "Bot",
    "Game",
    "IllegalAction",
    "Match",
    "RecordError",
    "Review",
    "Seat",
    "list_games",
    "load",
    "new",
    "play",
    "read",
    "review",
    "write",
]


class CompiledFirst:
    """Import hook that finds compiled modules before their sources."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> "ModuleSpec | None":
        if name == "farshore.compiled":
            return None
        if name.startswith("farshore."):
            from farshore.compiled import find_compiled_module

            return find_compiled_module(name)
        loaded = getattr(
            sys.modules.get("farshore.compiled"), "find_compiled_module", None
        )  # a game of another package
        return loaded(name) if loaded else None


sys.meta_path.insert(0, CompiledFirst)


def __getattr__(name: str) -> Any:
    """Load the functions of `farshore.api` on first use, so that `import farshore` is fast."""
    if name not in __all__:
        raise AttributeError(f"module 'farshore' has no attribute '{name}'")
    from importlib import import_module

    return globals().setdefault(name, getattr(import_module("farshore.api"), name))


def __dir__() -> list[str]:
    return [*__all__, *(name for name in globals() if name.startswith("__"))]
