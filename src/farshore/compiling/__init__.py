"""Compiles rules and formulas where there is a compiler: the same source, with machine types from its annotations."""

from __future__ import annotations

from typing import Final

CORE: Final = ("cells", "choices", "dice", "beam", "tensors")
LEARNING: Final = ("numbering", "simulator", "batch")
GAMES: Final = {
    "explorers": (
        "box",
        "board",
        "state",
        "actions",
        "achievements",
        "scoring",
        "marking",
        "rules",
        "distances",
        "formula",
        "strategy",
        "tensors",
    ),
    "kingdom_maps": ("box", "state", "actions", "scoring", "drawing", "rules", "formula", "strategy", "tensors"),
    "la_isla": (
        "functions",
        "box",
        "state",
        "actions",
        "scoring",
        "cards",
        "placing",
        "rules",
        "formula",
        "quick",
        "strategy",
        "tensors",
    ),
}
MODULES: Final = (
    *(f"farshore.core.{name}" for name in CORE),
    *(f"farshore.games.{game}.{name}" for game, names in GAMES.items() for name in names),
    *(f"farshore.rl.{name}" for name in LEARNING),
)
"""All that is compiled; the rest of the house stays as it is."""
