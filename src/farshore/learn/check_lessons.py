"""Checks lessons by playing them: every step can be done in every way it allows, and lights what is there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from farshore.core.game import AnyGame
from farshore.core.toml_data import DataError
from farshore.learn.diagrams import format_in_english
from farshore.learn.lessons import Lesson, LessonStep
from farshore.learn.loader import diagrams, has_rules, lesson_translator, lessons, rules
from farshore.learn.tutor import Tutor, node_ids
from farshore.translations import LANGUAGES

WALKS: Final = 6
"""A lesson with free moves is walked through so often, each time in another way."""
LONGEST: Final = 200
"""A turn that takes more actions than this does not end."""


def lesson_problems(game: AnyGame) -> Iterator[DataError]:
    """All that is wrong with a game's lessons, each with file, line and reason."""
    try:
        known = lessons(game)
    except DataError as error:
        yield error
        return
    for lesson in known:
        yield from missing_texts(game, lesson)
        yield from find_stuck_step(game, lesson)


def missing_texts(game: AnyGame, lesson: Lesson) -> Iterator[DataError]:
    """Words that a language does not have, and links that lead nowhere."""
    words = lesson_translator(game)
    for language in LANGUAGES:
        for key in lesson.keys:
            if not words.knows(key, language):
                yield DataError(lesson.file, 1, "", f"'{key}' is not known in {language}")
    for step in lesson.steps:
        if step.rule and not _explained(game, step.rule):
            yield DataError(lesson.file, step.line, step.say, f"the rules have no section or rule '{step.rule}'")


def _explained(game: AnyGame, rule: str) -> bool:
    if not has_rules(game):
        return False
    try:
        return bool(rules(game, LANGUAGES[0]).place(rule))
    except KeyError:
        return False


def find_stuck_step(game: AnyGame, lesson: Lesson) -> Iterator[DataError]:
    """The first thing that goes wrong in any of several walks, if one does."""
    most = max(len(step.do) for step in lesson.steps)
    for number in range(max(WALKS, most)):
        try:
            walk(game, lesson, number)
        except DataError as error:
            yield error
            return


def walk(game: AnyGame, lesson: Lesson, number: int) -> Tutor:
    """Goes through a lesson to its end; another number takes other choices. DataError where it cannot go on."""
    tutor = Tutor(game, lesson, diagrams(game))
    rng = Random(f"{lesson.id}/{number}")
    while not tutor.over:
        _look(tutor)
        _do(tutor, number, rng)
    return tutor


def _look(tutor: Tutor) -> None:
    """Everything that the step lights is there."""
    step = tutor.step
    missing = sorted(set(step.show) - node_ids(tutor.scene()))
    if missing:
        raise _wrong(tutor, f"there is no node {', '.join(missing)} to light")


def _do(tutor: Tutor, number: int, rng: Random) -> None:
    """Does what the step waits for."""
    step, at = tutor.step, tutor.at
    if step.wait == "next":
        tutor.next()
    elif step.wait == "do":
        for action in step.do:
            _require_legal(tutor, action)
        _press(tutor, step.do[number % len(step.do)])
    else:
        for _ in range(LONGEST):
            _press(tutor, _some_action(tutor, rng))
            if tutor.at != at:
                return
        raise _wrong(tutor, "the turn does not end")


def _some_action(tutor: Tutor, rng: Random) -> str:
    legal = [str(action) for action in tutor.game.legal(tutor.match.state, tutor.lesson.seat)]
    if not legal:
        raise _wrong(tutor, "the learner has nothing to do here")
    return rng.choice(legal)


def _require_legal(tutor: Tutor, action: str) -> None:
    if action not in map(str, tutor.game.legal(tutor.match.state, tutor.lesson.seat)):
        raise _wrong(tutor, f"'{action}' is not legal here")


def _press(tutor: Tutor, action: str) -> None:
    refusal = tutor.handle_action(action)
    if refusal is not None:
        raise _wrong(tutor, f"'{action}' is refused: {format_in_english(tutor.game, refusal)}")


def _wrong(tutor: Tutor, reason: str) -> DataError:
    step: LessonStep = tutor.step
    return DataError(tutor.lesson.file, step.line, step.say, reason)
