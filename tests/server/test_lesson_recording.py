"""Recorded lessons: a page without a connection plays them to the end, and shows what the server would show."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import msgspec
import pytest

from farshore.games import find
from farshore.learn import Tutor, diagrams, lessons
from farshore.learn.practice import exercises
from farshore.server.scenes.lesson_recording import MOST_STATES, LessonRecorder
from farshore.server.store.store import Store
from farshore.server.wire.encoding import encode
from farshore.server.wire.field_types import Language
from server.sit_down import run

GAMES = ("explorers", "kingdom_maps", "la_isla")
NO_STORE = cast("Store", None)
"""A lesson stores nothing."""
LESSONS = [(game, lesson.id) for game in GAMES for lesson in lessons(find(game))]
PRACTICE = [(game, f"practice-{one.number}") for game in GAMES for one in exercises(find(game))[::10]]


@cache
def recording_of(game: str, lesson: str, language: Language = "en") -> dict[str, Any]:
    """Return a recording as the page reads it."""
    recorded = run(LessonRecorder(find(game), lesson, language, NO_STORE).record())
    return dict(msgspec.json.decode(encode(recorded)))


@pytest.mark.parametrize(("game", "lesson"), LESSONS + PRACTICE)
def test_every_recorded_state_leads_to_the_end(game: str, lesson: str) -> None:
    states = recording_of(game, lesson)["states"]
    assert len(states) <= MOST_STATES + 60
    before: dict[int, set[int]] = {}
    for number, state in enumerate(states):
        assert state["parent"] < number
        for to in state.get("moves", {}).values():
            before.setdefault(to, set()).add(number)
    ending = {number for number, state in enumerate(states) if state["lesson"].get("over")}
    found = set(ending)
    while ending:
        ending = {number for to in ending for number in before.get(to, ())} - found
        found |= ending
    assert found == set(range(len(states)))


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_recorded_moves_do_what_the_tutor_does(game: str, lesson: str) -> None:
    states = recording_of(game, lesson)["states"]
    (wanted,) = [one for one in lessons(find(game)) if one.id == lesson]
    tutor, at = Tutor(find(game), wanted, diagrams(find(game))), 0
    while not tutor.over:
        state = states[at]
        assert state["lesson"].get("step", 0) == tutor.at
        move = sorted(state["moves"], key=lambda one: states[state["moves"][one]]["version"])[0]
        assert (tutor.next() if move == "next" else tutor.handle_action(move)) is None
        at = state["moves"][move]
        assert states[at]["version"] == len(tutor.match.events)
    assert states[at]["lesson"]["over"]


def test_the_listed_moves_of_a_step_are_recorded_and_others_get_its_answer() -> None:
    states = recording_of("explorers", "01-first-turn", "de")["states"]
    waiting = next(state for state in states if state["lesson"].get("wait") == "do")
    assert set(waiting["moves"]) <= set(waiting["lesson"]["do"])
    assert waiting["wrong"]


@pytest.mark.parametrize("number", [1, 7])
def test_the_best_turn_of_a_practice_position_is_recorded_and_another_one_too(number: int) -> None:
    states = recording_of("explorers", f"practice-{number}")["states"]
    exercise = exercises(find("explorers"))[number - 1]
    at, left = 0, list(exercise.answer)
    while not states[at]["lesson"].get("over"):
        move = next(one for one in left if one in states[at]["moves"])
        left.remove(move)
        at = states[at]["moves"][move]
    assert states[at]["lesson"]["found"]
    assert any(state["lesson"].get("over") and not state["lesson"].get("found") for state in states)
    assert len(states[0]["moves"]) > 1, "what is recorded does not give the answer away"


def test_texts_are_in_the_wanted_language() -> None:
    languages: tuple[Language, ...] = ("en", "de", "fr", "it")
    said = {recording_of("la_isla", "01-one-card", one)["states"][0]["lesson"]["words"] for one in languages}
    assert len(said) == len(languages)
