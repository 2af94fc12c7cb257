"""Laws of what teaches a game, for games that bring it: rules to read, and lessons."""

from __future__ import annotations

from farshore.core.game import AnyGame
from farshore.laws.position import Asked, require
from farshore.laws.words import differences
from farshore.learn import has_rules
from farshore.learn.check import problems
from farshore.learn.check_lessons import lesson_problems
from farshore.learn.files import words_of_lessons
from farshore.learn.practice import practice_problems
from farshore.words import package_of


def rules_to_read_are_true(game: AnyGame) -> None:
    """Rules to read, if there are any, are alike in four languages and forget no rule; their diagrams are true."""
    if has_rules(game):
        for problem in problems(game):
            require(False, str(problem))


def lessons_can_be_played(game: AnyGame) -> None:
    """Lessons, if there are any, can be played to their end, light what is there, and have words in four languages."""
    for complaint in differences(
        {language: words_of_lessons(package_of(game), language) for language in Asked.languages}
    ):
        require(False, f"lessons: {complaint}")
    for problem in lesson_problems(game):
        require(False, str(problem))


def practice_can_be_answered(game: AnyGame) -> None:
    """Positions to practise on, if there are any, can be played up to, and their answers too; reasons have words."""
    for problem in practice_problems(game):
        require(False, str(problem))


LAWS = (rules_to_read_are_true, lessons_can_be_played, practice_can_be_answered)
