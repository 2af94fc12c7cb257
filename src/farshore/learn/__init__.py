"""Learning a game: its rules to read, in every language, with positions as diagrams.

    from farshore.games import find
    from farshore.learn import rules

    print(rules(find("explorers"), "fr").section("marking").title)

A game brings `rules/LANGUAGE.md` for each language and `rules/diagrams.toml`; `docs/rules.md` says how to write them.
"""

from __future__ import annotations

from farshore.learn.diagrams import Diagram, Diagrams
from farshore.learn.files import has_rules, rules
from farshore.learn.rulebook import Bullets, Figure, Paragraph, Rulebook, Section, Table

__all__ = [
    "Bullets",
    "Diagram",
    "Diagrams",
    "Figure",
    "Paragraph",
    "Rulebook",
    "Section",
    "Table",
    "has_rules",
    "rules",
]
