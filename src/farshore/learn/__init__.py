"""Learning a game: its rules to read, in every language, with positions as diagrams; and lessons on the real engine.

    from farshore.games import find
    from farshore.learn import rules

    print(rules(find("explorers"), "fr").section("marking").title)

A game brings `rules/` and `lessons/` in its package; `docs/rules.md` and `docs/lessons.md` say how to write them.
"""

from __future__ import annotations

from farshore.learn.diagrams import Diagram, Diagrams
from farshore.learn.files import diagrams, has_rules, lesson_words, lessons, links, rules
from farshore.learn.lessons import Lesson, Step
from farshore.learn.rulebook import Bullets, Figure, Paragraph, Rulebook, Section, Table
from farshore.learn.tutor import Tutor

__all__ = [
    "Bullets",
    "Diagram",
    "Diagrams",
    "Figure",
    "Lesson",
    "Paragraph",
    "Rulebook",
    "Section",
    "Step",
    "Table",
    "Tutor",
    "diagrams",
    "has_rules",
    "lesson_words",
    "lessons",
    "links",
    "rules",
]
