"""Check lessons by playing them: every allowed action of every step, and the highlighted nodes."""

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
"""The number of different runs of a lesson with free moves."""
LONGEST: Final = 200
"""The maximum number of actions of a turn."""


def lesson_problems(game: AnyGame) -> Iterator[DataError]:
    """Yield all errors in a game's lessons."""
    try:
        known = lessons(game)
    except DataError as error:
        yield error
        return
    for lesson in known:
        yield from missing_texts(game, lesson)
        yield from find_stuck_step(game, lesson)


def missing_texts(game: AnyGame, lesson: Lesson) -> Iterator[DataError]:
    """Yield missing messages and links to missing rules."""
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
    """Yield the first error in any of several runs."""
    most = max(len(step.do) for step in lesson.steps)
    for number in range(max(WALKS, most)):
        try:
            walk(game, lesson, number)
        except DataError as error:
            yield error
            return


def walk(game: AnyGame, lesson: Lesson, number: int) -> Tutor:
    """Play a lesson to its end; each number makes different choices. Raise DataError if it cannot continue."""
    tutor = Tutor(game, lesson, diagrams(game))
    rng = Random(f"{lesson.id}/{number}")
    while not tutor.over:
        _check_highlights(tutor)
        _do(tutor, number, rng)
    return tutor


def _check_highlights(tutor: Tutor) -> None:
    """Raise DataError if a highlighted node does not exist."""
    step = tutor.step
    missing = sorted(set(step.show) - node_ids(tutor.scene()))
    if missing:
        raise _wrong(tutor, f"there is no node {', '.join(missing)} to highlight")


def _do(tutor: Tutor, number: int, rng: Random) -> None:
    """Play what the step waits for."""
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
