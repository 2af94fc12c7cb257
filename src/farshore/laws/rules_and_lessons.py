"""Laws of rulebooks, lessons and practice positions, for games that have them."""

from __future__ import annotations

from farshore.core.game import AnyGame
from farshore.laws.random_positions import require
from farshore.laws.translations import differences
from farshore.learn import has_rules
from farshore.learn.check_lessons import lesson_problems
from farshore.learn.check_rules import problems
from farshore.learn.loader import read_lesson_messages
from farshore.learn.practice import practice_problems
from farshore.translations import languages_of, package_of


def rulebook_is_correct(game: AnyGame) -> None:
    """The rulebook, if there is one, explains every rule in all four languages, and its diagrams are correct."""
    if has_rules(game):
        for problem in problems(game):
            require(False, str(problem))


def lessons_can_be_played(game: AnyGame) -> None:
    """Lessons, if any, can be played to the end, highlight what exists, and have texts in four languages."""
    for complaint in differences({each: read_lesson_messages(package_of(game), each) for each in languages_of(game)}):
        require(False, f"lessons: {complaint}")
    for problem in lesson_problems(game):
        require(False, str(problem))


def practice_can_be_answered(game: AnyGame) -> None:
    """Practice positions, if any, can be reached, their answers played, and their reasons translated."""
    for problem in practice_problems(game):
        require(False, str(problem))


LAWS = (rulebook_is_correct, lessons_can_be_played, practice_can_be_answered)
