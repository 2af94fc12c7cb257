"""Compiles rules and formulas where there is a compiler: the same source, with machine types from its annotations."""

from __future__ import annotations

from typing import Final

CORE: Final = ("cells", "lazy_actions", "rng", "beam_search", "tensors")
LEARNING: Final = ("numbering", "simulator", "batch")
GAMES: Final = {
    "explorers": (
        "components",
        "board",
        "state",
        "actions",
        "achievements",
        "scoring",
        "marking",
        "rules",
        "distances",
        "evaluation",
        "strategy",
        "tensors",
    ),
    "kingdom_maps": (
        "components",
        "state",
        "actions",
        "scoring",
        "drawing",
        "rules",
        "evaluation",
        "strategy",
        "tensors",
    ),
    "la_isla": (
        "card_functions",
        "components",
        "state",
        "actions",
        "scoring",
        "cards",
        "placing",
        "rules",
        "evaluation",
        "quick_moves",
        "hidden_cards",
        "strategy",
        "tensors",
    ),
}
MODULES: Final = (
    *(f"farshore.core.{name}" for name in CORE),
    *(f"farshore.games.{game}.{name}" for game, names in GAMES.items() for name in names),
    *(f"farshore.rl.{name}" for name in LEARNING),
)
"""The modules that are compiled; all others stay in Python."""
