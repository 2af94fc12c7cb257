"""Practice: how positions are found, written down and told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from farshore.bots.exercises import PROOF, Lead, PracticePosition, find_exercises, prove_lead
from farshore.cli import main
from farshore.cli import practice as command
from farshore.core.toml_data import DataError
from farshore.games import find
from farshore.learn.practice import FILE, Exercise, exercises, format_exercises, practice_problems, read_exercises

ISLA = find("la_isla")


def test_a_lead_is_clear_if_it_is_neither_small_nor_luck() -> None:
    assert Lead(3.0, 0.5).is_clear(1.5, 3.0)
    assert not Lead(1.0, 0.0).is_clear(1.5, 3.0), "too small"
    assert not Lead(3.0, 1.5).is_clear(1.5, 3.0), "may be luck"
    assert Lead(0.2, 0.1).is_hopeless(1.5)
    assert not Lead(1.0, 0.5).is_hopeless(1.5)


def test_what_is_found_leads_clearly_and_can_be_played() -> None:
    [one] = islice(find_exercises(ISLA, 2, 1.5, "1"), 1)
    assert one.lead.is_clear(1.5, PROOF.sure)
    before = len(one.match.events)
    for action in one.answer:
        one.match.play(one.seat, action)
    assert len(one.match.events) == before + len(one.answer)
    assert one.why


def found(one: Exercise, number: int) -> PracticePosition[Any, Any]:
    match = one.position(ISLA)
    answer = tuple(match.notation.parse(words) for words in one.answer)
    return PracticePosition(number, match, one.seat, answer, Lead(one.better, one.error), one.why)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A file that the command writes, from a search that is quick."""
    file = tmp_path / FILE
    finds = [found(one, number) for one, number in zip(exercises(ISLA), (1, 1, 2, 4, 4), strict=False)]

    def searched(
        game: object, seats: int, gap: float, seed: str, first: int = 1
    ) -> Iterator[PracticePosition[Any, Any]]:
        return iter([one for one in finds if one.number >= first])

    monkeypatch.setattr(command, "find_exercises", searched)
    monkeypatch.setattr(command, "files", lambda package: tmp_path)
    monkeypatch.setattr(command, "exercises", lambda game: read_exercises(file.read_text()) if file.exists() else ())
    return file


def test_a_search_that_was_stopped_goes_on_and_writes_the_same_file(made: Path) -> None:
    main(["practice", "la_isla", "--make", "5"])
    whole = made.read_text()
    assert [one.origin for one in read_exercises(whole)] == ["1/1", "1/1", "1/2", "1/4", "1/4"]
    made.unlink()
    for number in ("1", "4", "5"):
        main(["practice", "la_isla", "--make", number])
        assert len(read_exercises(made.read_text())) == int(number)
    assert made.read_text() == whole
    main(["practice", "la_isla", "--make", "3"])
    assert made.read_text() == whole, "what is there stays"


def test_positions_are_proven_by_continuations_to_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A worse turn in place of the answer does not lead, and the command fails."""
    one = exercises(ISLA)[9]
    match = one.position(ISLA)
    view, answer = ISLA.view(match.state, one.seat), [match.notation.parse(words) for words in one.answer]
    lead = prove_lead(ISLA, view, one.seat, answer, 4, "1/10")
    assert lead is not None
    worst = PROOF.best_distinct_plans(ISLA, view, one.seat)[-1].actions
    swapped = replace(one, answer=tuple(map(str, worst)))
    for shown, code in ((one, int(lead.points <= 2 * lead.error)), (swapped, 1)):
        monkeypatch.setattr(command, "exercises", lambda game, shown=shown: (shown,))
        assert main(["practice", "la_isla", "--prove", "4"]) == code
    proven, refuted = capsys.readouterr().out.splitlines()
    assert f"{lead.points:+.1f} ± {lead.error:.1f}" in proven
    assert refuted.endswith("!")
    assert main(["practice", "la_isla", "--prove", "0"]) == 1
    assert "--prove" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_the_answer_is_told_in_words(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    one = exercises(find(game))[0]
    assert main(["practice", game, "--answer"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert not set(told) & set(one.answer)
    assert len(told) > len(one.why)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("error = ", "mistake = ", "mistake: is not known here"),
        ("seat = 0", "seat = 7", "seat: 7 is not between 0 and 1"),
        ('why = ["[', 'why = ["{', "is not a text as it travels"),
    ],
)
def test_a_position_that_cannot_be_read_is_named(old: str, new: str, reason: str) -> None:
    words = format_exercises([exercises(ISLA)[0]]).replace("seat = 1", "seat = 0")
    assert old in words
    with pytest.raises(DataError) as error:
        read_exercises(words.replace(old, new, 1))
    assert reason in str(error.value)


def test_a_position_or_answer_that_cannot_be_played_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    one = exercises(ISLA)[0]
    for changes, reason in (
        ({"events": (*one.events, "0 dance")}, "line 1: events: "),
        ({"answer": ("dance",)}, "line 1: answer: “dance” is not an action of this game."),
    ):
        spoilt = Exercise(**{name: getattr(one, name) for name in Exercise.__slots__} | {"line": 1} | changes)
        monkeypatch.setattr("farshore.learn.practice.exercises", lambda game, spoilt=spoilt: (spoilt,))
        assert reason in str(next(practice_problems(ISLA)))
