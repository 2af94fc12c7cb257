"""Rules over HTTP, and lessons through the socket: every step of every lesson, in every language."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from farshore.client import RequestRefused, TableClient
from farshore.core.text import Text, text
from farshore.games import find
from farshore.learn import diagrams, lesson_translator, lessons, links, rules
from farshore.learn.practice import exercises, practice_problems
from farshore.server import wire
from farshore.translations import LANGUAGES
from server.in_process_server import Nearby, in_process
from server.sit_down import MESSAGES, request, run

GAMES = ("explorers", "kingdom_maps", "la_isla")
LESSONS = [(game, lesson.id) for game in (*GAMES, "skerries") for lesson in lessons(find(game))]
MOST = 400


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with in_process(f"sqlite:///{tmp_path_factory.mktemp('learn')}/tables.db") as house:
        yield house


async def begin(
    house: Nearby, game: str, lesson: str, language: wire.Language = "en", done: Sequence[str] = ()
) -> TableClient:
    message = wire.StartLesson(game=game, lesson=lesson, language=language, name="Ada", done=tuple(done))
    return await TableClient.connect(house.address, message)


async def press(guest: TableClient, rng: Random) -> str:
    """Does what the step waits for, as the page would."""
    step = guest.lesson
    waits = step.wait
    if waits == "next":
        await guest.request(wire.NextStep)
        return "next"
    may = guest.scene_actions()
    wanted = [do for do in step.do if do in may] if waits == "do" else may
    assert wanted, f"{step.words}: nothing that can be pressed does {step.do}"
    do = rng.choice(wanted)
    assert guest.view is not None
    await guest.act(guest.view, do)
    return do


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_step_of_every_lesson_is_played_through_the_socket(
    here: Nearby, game: str, lesson: str, language: wire.Language
) -> None:
    known = next(one for one in lessons(find(game)) if one.id == lesson)
    say = lesson_translator(find(game)).translate

    async def play() -> None:
        guest, rng = await begin(here, game, lesson, language), Random(lesson)
        said: list[str] = []
        for _ in range(MOST):
            step = guest.lesson
            if step.over:
                break
            if len(said) == step.step:
                said.append("\n".join(filter(None, (step.words, step.sense))))
            await press(guest, rng)
        assert said == [say(text(step.say), language) for step in known.steps]
        assert guest.lesson.words == say(text(f"{known.name}-end"), language)
        with pytest.raises(RequestRefused, match="lesson-over"):
            await guest.request(wire.NextStep)
        await guest.close()

    run(play())


def test_a_wrong_press_changes_nothing_and_is_told_why(here: Nearby) -> None:
    async def play() -> None:
        guest = await begin(here, "explorers", "01-first-turn")
        with pytest.raises(RequestRefused, match="lesson-read-first"):
            await guest.act(0, "terrain water")
        with pytest.raises(RequestRefused, match="why-"):
            await guest.act(0, "mark a1")
        await guest.request(wire.NextStep)
        with pytest.raises(RequestRefused, match="lesson-not-that"):
            await guest.act(0, "terrain prairie")
        with pytest.raises(RequestRefused, match="lesson-your-move"):
            await guest.request(wire.NextStep)
        assert guest.lesson.step == 1
        reply = await guest.request(wire.ExplainTarget, seat=0, target="map/a1")
        assert reply.key.startswith("why-")
        await guest.close()

    run(play())


def test_a_lesson_shows_the_board_as_it_will_be(here: Nearby) -> None:
    async def play() -> None:
        guest = await begin(here, "explorers", "01-first-turn", done=["next", "terrain water"])
        before = guest.scene["board"]["layers"]
        reply = await guest.request(wire.PreviewStep)
        assert reply.board["id"] == "map"
        assert reply.board["layers"] != before
        await guest.act(0, "mark f7")
        assert guest.scene["board"]["layers"] == reply.board["layers"], "and so it is, when the step is done"
        await guest.close()

    run(play())


def test_a_broken_line_goes_on_where_it_was(here: Nearby) -> None:
    async def play() -> None:
        guest, done = await begin(here, "explorers", "01-first-turn"), []
        for _ in range(4):
            done.append(await press(guest, Random("line")))
        before = guest.lesson, guest.scene
        await guest.close()
        again = await begin(here, "explorers", "01-first-turn", done=done)
        assert (again.lesson, again.scene) == before
        await again.close()

    run(play())


def test_another_language_in_the_middle_of_a_lesson(here: Nearby) -> None:
    async def play() -> None:
        guest = await begin(here, "explorers", "01-first-turn")
        await guest.send(wire.SetLanguage(language="fr"))
        while not getattr(await guest.receive(), "table", None):
            pass
        assert guest.lesson.title == lesson_translator(find("explorers")).translate(text("first-turn"), "fr")
        await guest.close()

    run(play())


def test_nothing_of_a_lesson_is_stored_or_can_be_joined(here: Nearby) -> None:
    async def play() -> None:
        guest = await begin(here, "explorers", "01-first-turn")
        assert guest.table.seats[0].mine
        assert not guest.table.frozen
        for kind, fields in (("rename", {"name": "Bo"}), ("leave", {"level": "casual"}), ("sit", {})):
            with pytest.raises(RequestRefused, match="table-frozen"):
                await guest.request(MESSAGES[kind], seat=0, **fields)
        with pytest.raises(RequestRefused, match="hints-off"):
            await guest.request(wire.HintRequest, seat=0, step=1)
        with pytest.raises(RequestRefused, match="not-your-seat"):
            await guest.act(1, "terrain water")
        await guest.close()

    run(play())
    assert request(here, "/api/tables/lesson/record", {})[0] == 404
    assert not here.tables.live


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"game": "explorers", "lesson": "99-none"}, "no-such-lesson"),
        ({"game": "nothing", "lesson": "01-first-turn"}, "unknown-game"),
        ({"game": "explorers", "lesson": "01-first-turn", "done": ["next"] * 401}, "bad-message"),
    ],
)
def test_what_is_no_lesson_is_refused(here: Nearby, message: dict[str, Any], key: str) -> None:
    async def ask() -> None:
        with pytest.raises(RequestRefused, match=key):
            await TableClient.connect(here.address, wire.StartLesson(**message))

    run(ask())


def test_next_is_for_lessons(here: Nearby) -> None:
    async def ask() -> None:
        guest = await begin(here, "explorers", "01-first-turn", done=["next", "nonsense", "next"])
        assert guest.lesson.step == 1, "what was not possible is where it goes on"
        await guest.close()

    run(ask())


# Rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_told_whole(here: Nearby, game: str, language: wire.Language) -> None:
    status, _, words = request(here, f"/api/rules/{game}?language={language}")
    reply, book = json.loads(words), rules(find(game), language)
    assert status == 200
    assert (reply["title"], [one["id"] for one in reply["sections"]]) == (book.title, [one.id for one in book.sections])
    explained = {
        rule for section in reply["sections"] for block in section["blocks"] for rule in block.get("rules", ())
    }
    assert explained == {rule for section in book.sections for rule in section.rules}
    places = explained | {section["id"] for section in reply["sections"]}
    assert set(reply["links"].values()) <= places


@pytest.mark.parametrize("game", GAMES)
def test_every_diagram_is_told_with_what_it_points_at(here: Nearby, game: str) -> None:
    for name, known in diagrams(find(game)).items():
        status, headers, words = request(here, f"/api/rules/{game}/{name}?v=1")
        reply = json.loads(words)
        assert status == 200
        assert "immutable" in headers["cache-control"]
        shape = json.loads(request(here, f"/games/{game}/shape-{reply['board']['ground']['shape']}.json")[2])
        assert set(reply.get("ring", ())) | set(reply.get("part", ())) <= set(shape["names"])
        assert reply.get("lit") or reply.get("rows") or not known.lit
        assert {line["points"] for line in reply.get("lines", ())} == set(known.scores.values())


def test_rules_that_are_not_there(here: Nearby) -> None:
    assert request(here, "/api/rules/skerries")[0] == 404
    assert request(here, "/api/rules/explorers/nothing")[0] == 404
    assert request(here, "/api/rules/nothing")[0] == 404


@pytest.mark.parametrize("game", GAMES)
def test_every_score_line_and_option_leads_to_the_rules(game: str) -> None:
    known, linked = find(game), links(find(game))
    lines = {line.name for seats in known.info.seats for line in known.scores(known.start(seats))[0].lines}
    assert {f"score-{name}" for name in lines} <= set(linked)
    assert {f"option-{option.name}" for option in known.info.options} <= set(linked)


# Practice


@pytest.mark.parametrize("game", GAMES)
def test_every_position_to_practise_on_is_played_and_answered(game: str) -> None:
    known = find(game)
    positions = exercises(known)
    assert len(positions) >= 30
    assert len({(one.events, one.seat) for one in positions}) == len(positions), "no position comes twice"
    clear = [one.better + 0.15 >= max(1.5, 2 * one.error) for one in positions]  # both are rounded to tenths
    assert all(clear), "the best by far, and not by luck"
    assert list(practice_problems(known)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_reasons_of_a_practice_answer_add_up_to_the_lead_that_is_named(game: str) -> None:
    for one in exercises(find(game)):
        assert one.why[0].key == "practice-lead", "every position is proven by continuations to the end"
        lines = dict(one.why[0].args)["lines"]
        assert isinstance(lines, tuple)
        parts = [int(str(dict(line.args)["points"]).replace("−", "-")) for line in lines if isinstance(line, Text)]
        assert sum(parts) == round(one.better), one.number


@pytest.mark.parametrize("game", GAMES)
def test_the_best_turn_is_found_or_told(here: Nearby, game: str) -> None:
    one = exercises(find(game))[0]

    async def play(best: bool) -> wire.LessonState:
        guest, rng = await begin(here, game, "practice-1", "de"), Random("practice")
        answer = list(one.answer)
        for _ in range(MOST):
            if guest.lesson.over:
                break
            do = answer.pop(0) if best and answer else rng.choice(guest.scene_actions())
            await guest.act(one.seat, do)
        await guest.close()
        return guest.lesson

    found, missed = run(play(best=True)), run(play(best=False))
    assert found.found
    assert found.words == "Gefunden!"
    assert found.answer
    assert found.why
    assert not found.show
    assert missed.over
    assert not missed.found
    assert "mehr" in missed.words
    assert missed.answer == found.answer, "as text, not in the notation of the record"
    assert not set(missed.answer) & set(one.answer)
    assert missed.show, "and shown where it begins"


def test_a_turn_that_was_not_the_best_is_taken_back(here: Nearby) -> None:
    one = exercises(find("explorers"))[0]

    async def play() -> None:
        guest, rng = await begin(here, "explorers", "practice-1"), Random("practice")
        before = guest.scene["board"]["layers"]
        while not guest.lesson.over:
            await guest.act(one.seat, rng.choice(guest.scene_actions()))
        assert guest.scene["board"]["layers"] == before
        await guest.close()

    run(play())


def test_a_position_that_is_not_there(here: Nearby) -> None:
    async def ask() -> None:
        with pytest.raises(RequestRefused, match="no-such-lesson"):
            await begin(here, "explorers", "practice-999")

    run(ask())
