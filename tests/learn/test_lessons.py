"""Lessons: every step of every lesson can be played in every way it allows, and is said in every language."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame
from farshore.core.match import AnyMatch, Match
from farshore.core.text import text
from farshore.core.toml_data import DataError
from farshore.games import find
from farshore.laws.translations import differences, messages
from farshore.learn import Diagrams, Lesson, LessonStep, Tutor, diagrams, lesson_translator, lessons
from farshore.learn.check_lessons import WALKS, find_stuck_step, lesson_problems, missing_texts, walk
from farshore.learn.lessons import OTHER_SEATS, introduced_parts, read_lesson
from farshore.learn.loader import read_lesson_messages
from farshore.translations import LANGUAGES

GAMES = ("explorers", "kingdom_maps", "la_isla")
LESSONS = [(game, lesson) for game in GAMES for lesson in lessons(find(game))]
NAMED = [f"{game}/{lesson.id}" for game, lesson in LESSONS]
EXPLORERS = find("explorers")
FIRST = lessons(EXPLORERS)[0]


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMED)
def test_a_lesson_can_be_played_to_its_end_in_many_ways(game: str, lesson: Lesson) -> None:
    for number in range(WALKS):
        assert walk(find(game), lesson, number).over


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMED)
def test_every_step_is_said_in_every_language(game: str, lesson: Lesson) -> None:
    words = lesson_translator(find(game))
    for language in LANGUAGES:
        said = [words.translate(text(key), language) for key in lesson.keys]
        assert all(sentence not in lesson.keys and len(sentence) > 1 for sentence in said)
        assert max(len(sentence) for sentence in said) < 200


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMED)
def test_a_step_says_what_to_do_in_one_short_line_and_then_what_for(game: str, lesson: Lesson) -> None:
    words = lesson_translator(find(game))
    for language in LANGUAGES:
        for step in lesson.steps:
            what, _, sense = words.translate(text(step.say), language).partition("\n")
            assert len(what) < 90, what
            assert "\n" not in sense
            assert sense or step.wait == "next", f"{step.say} in {language} does not say what for"


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_wrong_with_the_lessons_of_a_game(name: str) -> None:
    assert [str(problem) for problem in lesson_problems(find(name))] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_three_to_six_lessons_of_two_to_four_minutes_each_with_something_to_do(name: str) -> None:
    known = lessons(find(name))
    assert 3 <= len(known) <= 6
    assert [lesson.id[:2] for lesson in known] == [f"{number:02}" for number in range(1, len(known) + 1)]
    for lesson in known:
        assert 2 <= lesson.minutes <= 4
        assert any(step.wait != "next" for step in lesson.steps)
        assert all(step.rule for step in lesson.steps)


@pytest.mark.parametrize("name", GAMES)
def test_the_first_lesson_begins_with_the_goal(name: str) -> None:
    assert lessons(find(name))[0].steps[0].rule == "goal"


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMED)
def test_at_most_two_steps_are_read_before_something_is_done(game: str, lesson: Lesson) -> None:
    read = "".join("r" if step.wait == "next" else "d" for step in lesson.steps)
    assert "rrr" not in read


@pytest.mark.parametrize(
    ("name", "played"),
    [
        ("explorers", {"bonus water"}),
        ("kingdom_maps", {"draw E5"}),
        ("la_isla", {"slot 1"}),
    ],
)
def test_what_is_hard_to_tell_is_played(name: str, played: set[str]) -> None:
    """A bonus mark, the question mark, covering a card; a race is won by the last step of its lesson."""
    assert played <= {action for lesson in lessons(find(name)) for step in lesson.steps for action in step.do}


def test_a_race_is_won_in_a_lesson() -> None:
    expert = next(lesson for lesson in lessons(EXPLORERS) if lesson.name == "expert")
    pad = {line.name: line.points for line in EXPLORERS.scores(walk(EXPLORERS, expert, 0).match.state)[0].lines}
    assert (pad["achievements"], pad["temples"]) == (10, 8)


@pytest.mark.parametrize("name", GAMES)
def test_lessons_say_all_their_words_and_the_same_in_every_language(name: str) -> None:
    texts = {language: read_lesson_messages(f"farshore.games.{name}", language) for language in LANGUAGES}
    assert list(differences(texts)) == []
    said = {key for lesson in lessons(find(name)) for key in lesson.keys}
    assert sorted(key for key, _ in messages(texts["en"])) == sorted(said)


@pytest.mark.parametrize(
    ("name", "never"),
    [("explorers", {"start"}), ("kingdom_maps", set()), ("la_isla", {"lift", "pay", "recruit", "move"})],
)
def test_what_is_done_in_a_match_was_done_in_a_lesson(name: str, never: set[str]) -> None:
    """But for what comes once, or only says where: the rules explain it beside the prompt."""
    game = find(name)
    done = {
        str(event.action).split()[0]
        for lesson in lessons(game)
        for number in range(WALKS)
        for event in walk(game, lesson, number).match.events
        if event.actor == lesson.seat
    }
    assert {action.split()[0] for action in played(game)} - done <= never


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_the_score_pad_was_shown_in_a_lesson(name: str) -> None:
    """A line on the pad, or the panel that it comes from: of the twelve criteria of Kingdom Maps four are in play."""
    game = find(name)
    lit = {node for lesson in lessons(game) for step in lesson.steps for node in step.show}
    match: AnyMatch = Match(game, [str(seat) for seat in range(game.info.seats[1])], dealer=SeededDealer("pad"))
    for line in match.game.scores(match.state)[0].lines:
        assert f"pad/{line.name}" in lit or ("criteria" in lit and line.name[0] in "AB"), line


def played(game: AnyGame) -> set[str]:
    """What people do in a few matches, alone and with others."""
    done: set[str] = set()
    for seats in game.info.seats:
        match: AnyMatch = Match(game, [str(seat) for seat in range(seats)])
        dealer, rng = SeededDealer(str(seats)), Random(seats)
        while not match.over:
            match.deal(dealer)
            for seat in game.to_act(match.state)[:1]:
                action = rng.choice(list(game.legal(match.state, seat)))
                done.add(str(action))
                match.play(seat, action)
    return done


def test_a_game_of_another_package_brings_lessons_too() -> None:
    skerries = find("skerries")
    assert [lesson.id for lesson in lessons(skerries)] == ["01-landing"]
    assert list(lesson_problems(skerries)) == []
    assert walk(skerries, lessons(skerries)[0], 2).match.events[-1].actor == 1


# The effect of a click


def begun() -> Tutor:
    return Tutor(EXPLORERS, FIRST, diagrams(EXPLORERS))


def test_a_step_that_is_read_waits_for_next() -> None:
    tutor = begun()
    assert tutor.handle_action("terrain water") == text("lesson-read-first")
    assert (tutor.next(), tutor.at) == (None, 1)
    assert tutor.next() == text("lesson-your-move")


def test_a_wrong_press_changes_nothing_and_says_why() -> None:
    tutor = begun()
    tutor.next()
    before = tutor.match.state
    assert tutor.handle_action("terrain desert") == text("lesson-not-that")
    assert tutor.handle_action("mark f7") == text("why-terrain-first")
    assert tutor.match.state == before
    assert tutor.handle_action("terrain water") is None
    assert tutor.handle_action("mark f7") is None
    assert tutor.handle_action("mark f8") == text("first-turn-gem-wrong")


def test_others_and_chance_follow_their_script() -> None:
    tutor = begun()
    tutor.next()
    for action in ("terrain water", "mark g6", "mark g7", "mark h7"):
        assert tutor.handle_action(action) is None
    tutor.next()
    assert tutor.handle_action("done") is None
    assert [str(event) for event in tutor.match.events][-2:] == ["1 done", "- reveal prairie/water"]


def test_a_turn_may_be_taken_back_until_it_is_played() -> None:
    tutor = walk_to(FIRST, "first-turn-three")
    free = str(EXPLORERS.legal(tutor.match.state, 0)[0])
    assert tutor.handle_action(free) is None
    assert tutor.handle_action("undo") is None
    assert not tutor.over
    for _ in range(3):
        tutor.handle_action(str(EXPLORERS.legal(tutor.match.state, 0)[0]))
    assert tutor.handle_action("done") is None
    assert tutor.over


def walk_to(lesson: Lesson, step: str) -> Tutor:
    number = [each.say for each in lesson.steps].index(step)
    tutor = walk(EXPLORERS, replace(lesson, steps=lesson.steps[:number]), 0)
    tutor.lesson = lesson
    return tutor


# What is wrong with a lesson is named


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"show": ("map/z9",)}, "there is no node map/z9 to highlight"),
        ({"wait": "do", "do": ("mark a1",)}, "'mark a1' is not legal here"),
        ({"wait": "do", "do": ("terrain water", "dance")}, "'dance' is not legal here"),
        ({"then": ("1 done",)}, "'1 done' cannot be played: Choose a terrain first."),
        ({"then": ("5 done",)}, "'5 done' cannot be played: There is no seat “5”."),
    ],
)
def test_a_step_that_does_not_go_on_is_named_with_its_line(changes: dict[str, object], reason: str) -> None:
    first, *others = FIRST.steps
    spoilt = replace(FIRST, steps=(replace(first, **changes), *others))  # type: ignore[arg-type]
    [problem] = find_stuck_step(EXPLORERS, spoilt)
    assert str(problem).startswith("lessons/01-first-turn.toml, line 7: ")
    assert reason in str(problem)


def test_a_start_that_cannot_be_played_is_named() -> None:
    [problem] = find_stuck_step(EXPLORERS, replace(FIRST, events=("- first 7",)))
    assert (
        str(problem)
        == "lessons/01-first-turn.toml, line 4: '- first 7' cannot be played: “first 7” cannot happen here."
    )
    [problem] = find_stuck_step(EXPLORERS, replace(FIRST, options={"map": "8n 8n 1n 2n"}))
    assert str(problem) == "lessons/01-first-turn.toml, line 1: options: You can’t use tile 8 twice."


def test_missing_words_and_links_that_lead_nowhere_are_named() -> None:
    spoilt = replace(FIRST, steps=(LessonStep("nobody-says-this", rule="checkmate", line=9),))
    problems = [str(problem) for problem in missing_texts(EXPLORERS, spoilt)]
    assert problems == [
        *(f"lessons/01-first-turn.toml, line 1: 'nobody-says-this' is not known in {lang}" for lang in LANGUAGES),
        "lessons/01-first-turn.toml, line 9: nobody-says-this: the rules have no section or rule 'checkmate'",
    ]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("minutes = 3\nseats = 2\nsteps = []\n", "line 3: steps: a lesson needs steps"),
        ('minutes = 3\nfrom = "nowhere"\n', "line 2: from: there is no diagram 'nowhere' in d.toml"),
        ("minutes = 30\nseats = 2\n[[steps]]\nsay = 'a'\n", "line 1: minutes: 30 is not between 1 and 10"),
        (
            "minutes = 3\nseats = 2\n[[steps]]\nsay = 'a'\nwait = 'long'\n",
            "steps.0.wait: 'long' is not one of any, turn",
        ),
        (
            "minutes = 3\nseats = 2\n[[steps]]\nsay = 'a'\ndo = ['b']\nwait = 'any'\n",
            "a step with `do` waits for just that",
        ),
        ("minutes = 3\nseats = 2\n[[steps]]\nshow = ['a']\n", "line 3: steps.0: 'say' is missing"),
        ("minutes = 3\nseats = 2\ncolour = 1\n", "line 3: colour: is not known here"),
    ],
)
def test_a_lesson_that_cannot_be_read_is_named_by_its_line(words: str, reason: str) -> None:
    with pytest.raises(DataError) as error:
        read_lesson(words, "01-spoilt", Diagrams("", "d.toml"))
    assert reason in str(error.value)


def test_parts_of_the_table_come_in_when_a_step_first_speaks_of_them() -> None:
    known = [introduced_parts(lessons(EXPLORERS), FIRST, at) for at in range(len(FIRST.steps) + 1)]
    assert known[0] == ("map",)
    first = {part: next(at for at, parts in enumerate(known) if part in parts) for part in ("pad", OTHER_SEATS, "card")}
    assert first == {"pad": 5, OTHER_SEATS: 7, "card": 7}
    assert "keys" not in known[-1]
    third = lessons(EXPLORERS)[2]
    assert set(known[-1]) < set(introduced_parts(lessons(EXPLORERS), third, 0)), "what lessons before it spoke of stays"
