"""Rulebooks with diagrams, and interactive lessons.

    from farshore.games import find
    from farshore.learn import rules

    print(rules(find("explorers"), "fr").section("marking").title)

A game brings `rules/` and `lessons/` in its package; see `docs/how-to/write-rules.md` and
`docs/how-to/write-lessons.md`.
"""

from __future__ import annotations

from farshore.learn.diagrams import Diagram, Diagrams
from farshore.learn.lessons import Lesson, LessonStep
from farshore.learn.loader import diagrams, has_rules, lesson_translator, lessons, links, rules
from farshore.learn.rulebook import Bullets, Paragraph, Rulebook, RuleFigure, RuleTable, Section
from farshore.learn.tutor import Tutor

__all__ = [
    "Bullets",
    "Diagram",
    "Diagrams",
    "Lesson",
    "LessonStep",
    "Paragraph",
    "RuleFigure",
    "RuleTable",
    "Rulebook",
    "Section",
    "Tutor",
    "diagrams",
    "has_rules",
    "lesson_translator",
    "lessons",
    "links",
    "rules",
]
