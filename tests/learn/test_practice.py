"""Practice: how positions are found, stored and explained."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farshore.bots.exercises import (
    PROOF,
    Contender,
    Lead,
    MeasuredLead,
    PracticePosition,
    find_exercises,
    measure_lead,
    whole_shares,
)
from farshore.cli import main
from farshore.cli import practice as command
from farshore.core.strategy import Plan
from farshore.core.toml_data import DataError
from farshore.games import find
from farshore.learn.practice import FILE, Exercise, exercises, format_exercises, practice_problems, read_exercises

ISLA = find("la_isla")
FEW = 2


def test_a_lead_is_clear_if_it_is_neither_small_nor_luck() -> None:
    assert Lead(3.0, 0.5).is_clear(1.5, 3.0)
    assert not Lead(1.0, 0.0).is_clear(1.5, 3.0), "too small"
    assert not Lead(3.0, 1.5).is_clear(1.5, 3.0), "may be luck"
    assert Lead(0.2, 0.1).is_hopeless(1.5)
    assert not Lead(1.0, 0.5).is_hopeless(1.5)


@pytest.mark.slow
def test_what_is_found_is_proven_and_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leads that rollouts confirm, but continuations do not, are left out."""
    leads = iter([Lead(1.2, 0.1), Lead(4.0, 2.5), Lead(4.0, 0.5)])
    monkeypatch.setattr("farshore.bots.exercises.measure_lead", lambda *_: MeasuredLead(next(leads), {"regions": 4.0}))
    [one] = islice(find_exercises(ISLA, 2, 1.5, "1"), 1)
    assert (one.lead, next(leads, None)) == (Lead(4.0, 0.5), None)
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
    proof = measure_lead(ISLA, view, one.seat, answer, FEW, "1/10")
    assert proof is not None
    lead = proof.lead
    assert sum(proof.lines.values()) == pytest.approx(lead.points)
    worst = PROOF.best_distinct_plans(ISLA, view, one.seat)[-1].actions
    swapped = replace(one, answer=tuple(map(str, worst)))
    for shown, code in ((one, int(not proof.proven)), (swapped, 1)):
        monkeypatch.setattr(command, "exercises", lambda game, shown=shown: (shown,))
        assert main(["practice", "la_isla", "--prove", str(FEW)]) == code
    proven, refuted = capsys.readouterr().out.splitlines()
    assert f"{lead.points:+.1f} ± {lead.error:.1f}" in proven
    assert refuted.endswith("!")
    assert main(["practice", "la_isla", "--prove", "0"]) == 1
    assert "--prove" in capsys.readouterr().err


def test_mending_corrects_what_is_proven_and_removes_what_is_not(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    main(["practice", "la_isla", "--make", "3"])
    first, second, third = read_exercises(made.read_text())
    leads = iter([Lead(4.0, 0.5), Lead(0.4, 0.1), Lead(2.0, 3.0)])
    monkeypatch.setattr(command, "measure_lead", lambda *_: MeasuredLead(next(leads), {"regions": 5.0, "others": -1.0}))
    assert main(["practice", "la_isla", "--prove", "2", "--mend"]) == 1
    kept, unsure = read_exercises(made.read_text())
    assert (kept.events, kept.better, kept.error) == (first.events, 4.0, 0.5)
    assert (unsure.events, unsure.better, unsure.error) == (third.events, 2.0, 3.0)
    assert second.events not in (kept.events, unsure.events)
    assert kept.why[0].key == "practice-lead"
    assert main(["practice", "la_isla", "--prove", "2", "--number", "7"]) == 0, "no such position, nothing to prove"


def test_the_reasons_of_an_answer_add_up_to_its_lead() -> None:
    rng = Random("reasons")
    for _ in range(200):
        lines = {name: rng.gauss(0, 3) for name in ("regions", "markers", "sets", "others")}
        total = round(sum(lines.values()))
        shares = whole_shares(lines, total)
        assert sum(shares.values()) == total
        assert all(abs(shares[name] - lines[name]) < 2 for name in lines)
    best, other = Contender[Any](Plan((), 0.0)), Contender[Any](Plan((), 0.0))
    best.results, other.results = [{"gems": 5, "others": -3}] * 3, [{"gems": 2, "others": -1}] * 2
    proof = MeasuredLead.of(best, other)
    assert (proof.lead.points, dict(proof.lines)) == (1.0, {"gems": 3.0, "others": -2.0})
    [words] = proof.reasons()
    assert [dict(line.args)["points"] for line in dict(words.args)["lines"]] == ["+3", "−2"]
    [words] = MeasuredLead(Lead(2.54, 0.5), {"gems": 2.54}).reasons()
    assert [dict(line.args)["points"] for line in dict(words.args)["lines"]] == ["+2"], "2.5 is stored, and shown as 2"


@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_each_stored_answer_leads_clearly_and_its_reasons_add_up(game: str) -> None:
    stored = exercises(find(game))
    assert len(stored) == 30
    for one in stored:
        assert one.better >= max(1.0, 2 * one.error), one.number
        [lead] = [words for words in one.why if words.key == "practice-lead"]
        points = [str(dict(line.args)["points"]).replace("−", "-") for line in dict(lead.args)["lines"]]
        assert sum(map(int, points)) == round(one.better), one.number


@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_the_answer_is_told_in_words(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    one = exercises(find(game))[0]
    assert main(["practice", game, "--answer"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert not set(printed) & set(one.answer)
    assert len(printed) > len(one.why)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("error = ", "mistake = ", "mistake: is not known here"),
        ("seat = 0", "seat = 7", "seat: 7 is not between 0 and 1"),
        ('why = ["[', 'why = ["{', "is not an encoded text"),
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
