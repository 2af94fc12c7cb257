"""Recorded matches: every event is legal and the stored scores are right."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from farshore.core.record import RecordError, dump, load
from farshore.games import find
from farshore.games.kingdom_maps.components import CRITERIA
from farshore.games.kingdom_maps.state import State

RECORDS = sorted((Path(__file__).parent / "replays").glob("*.toml"))


@pytest.mark.parametrize("record", RECORDS, ids=[record.stem for record in RECORDS])
def test_recorded_match_is_played_again(record: Path) -> None:
    words = record.read_text("utf-8")
    match = load(words, find).match
    assert match.over
    assert "\nscores = [" in words
    assert dump(match) == words


def test_the_records_use_everything() -> None:
    states: list[State] = [load(record.read_text("utf-8"), find).match.state for record in RECORDS]
    assert len(states) >= 20
    assert {len(state.seats) for state in states} == {1, 2, 3, 4}
    assert {name for state in states for name in state.criteria} == set(CRITERIA)
    assert {state.ending for state in states} == {"cannot-draw", "full", "no-uses"}
    events = [event for record in RECORDS for event in tomllib.loads(record.read_text("utf-8"))["events"]]
    assert {event.split()[1] for event in events} == {
        "criteria", "first", "roll", "announce", "take", "assign", "plus", "minus", "draw", "score", "done", "undo",
    }  # fmt: skip


def test_scores_in_a_record_are_the_criteria_the_question_and_the_total() -> None:
    for record in RECORDS:
        answer = tomllib.loads(record.read_text("utf-8"))
        criteria = load(record.read_text("utf-8"), find).match.state.criteria
        for pad in answer["scores"]:
            assert [name for name in pad if name != "rank"] == [*criteria, "question", "total"]
            assert ("rank" in pad) == (len(answer["seats"]) == 1 and pad["total"] >= 80)


def test_a_record_with_an_illegal_event_is_refused_by_line() -> None:
    words = RECORDS[0].read_text("utf-8")
    line = next(number for number, row in enumerate(words.splitlines(), 1) if " draw " in row)
    rows = words.splitlines()
    rows[line - 1] = '  "0 draw Z9",'
    with pytest.raises(RecordError) as error:
        load("\n".join(rows), find)
    assert error.value.line == line
