"""A match: playing, taking back, replaying, branching."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from farshore.core.dealer import ScriptedDealer, SeededDealer, chance_successors
from farshore.core.game import CHANCE, BadOption, IllegalAction, Value
from farshore.core.lazy_actions import Outcomes
from farshore.core.match import AnyMatch, Match
from farshore.core.text import SeatName, literal
from farshore.games import find


def skerries(*events: str, seats: int = 2) -> AnyMatch:
    match: AnyMatch = Match(find("skerries"), [f"seat {seat}" for seat in range(seats)])
    match.replay(events)
    return match


def test_refused_actions_change_nothing() -> None:
    match = skerries("- tide 1")
    for seat, words, key in [
        (0, "land z9", "unknown-action"),
        (CHANCE, "tide 2", "no-such-outcome"),
        (1, "undo", "nothing-to-undo"),
    ]:
        with pytest.raises(IllegalAction) as refused:
            match.play_text(seat, words)
        assert refused.value.reason.key == key
    assert len(match.events) == 1
    assert len(match.states) == 2


def test_a_seat_acts_once_in_a_phase_played_at_once() -> None:
    match = skerries("- tide 1", "1 land a1")
    with pytest.raises(IllegalAction) as refused:
        match.play_text(1, "land b1")
    assert refused.value.reason.key == "not-your-turn"


def test_a_taken_square_is_refused_with_its_owner() -> None:
    match = skerries("- tide 1", "0 land a1", "1 land b1", "- tide 1")
    with pytest.raises(IllegalAction) as refused:
        match.play_text(1, "land a1")
    assert refused.value.reason.key == "is-taken"
    assert dict(refused.value.reason.args) == {"square": literal("a1"), "player": SeatName(0)}


def test_undo_is_an_event_and_leaves_others_alone() -> None:
    match = skerries("- tide 1", "0 land a1", "1 land b1", seats=3)
    match.play_text(0, "undo")
    assert [str(event) for event in match.events] == ["- tide 1", "0 land a1", "1 land b1", "0 undo"]
    assert match.state == skerries("- tide 1", "1 land b1", seats=3).state
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_undo_after_undo_reaches_back() -> None:
    match = skerries("- tide 1", "0 land a1", "0 undo", "0 land c3", "1 land b1", "0 undo", seats=3)
    match.play_text(1, "undo")
    assert match.state == skerries("- tide 1", seats=3).state
    with pytest.raises(IllegalAction):
        match.play_text(1, "undo")


def test_taking_back_costs_the_same_however_often_it_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    match = skerries("- tide 1", "1 land b1", seats=3)
    match.replay(["0 land a1", "0 undo"] * 300)
    asked = Counter[str]()
    for name in ("apply", "phase"):
        method = getattr(match.game, name)

        def counted(*args: Any, name: str = name, method: Any = method) -> Any:
            asked[name] += 1
            return method(*args)

        monkeypatch.setattr(match.game, name, counted)
    match.replay(["0 land a1", "0 undo"])
    assert asked["apply"] <= 2
    assert asked["phase"] <= 6
    assert match.branch(len(match.events)).undoable_actions() == match.undoable_actions()


def test_what_a_branch_can_take_back_is_what_its_match_could() -> None:
    events = ["- tide 1", "0 land a1", "1 land b1", "0 undo", "0 land c3", "1 undo", "0 undo", "1 land a1", "0 land e5"]
    match = skerries(seats=3)
    for event in events:
        match.replay([event])
        branch = match.branch(len(match.events))
        assert branch.undoable_actions() == match.undoable_actions()
        assert [branch.can_undo(seat) for seat in range(3)] == [match.can_undo(seat) for seat in range(3)]
    match.truncate(5)
    assert match.undoable_actions() == skerries(*events[:5], seats=3).undoable_actions()
    match.play_text(0, "undo")
    assert match.state == skerries("- tide 1", "1 land b1", seats=3).state


def test_a_match_has_a_most_of_undos_and_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farshore.core.match.MOST_UNDOS", 2)
    monkeypatch.setattr("farshore.core.match.MOST_EVENTS", 7)
    match = skerries("- tide 1", *["0 land a1", "0 undo"] * 2, "0 land a1", seats=3)
    assert not match.can_undo(0)
    with pytest.raises(IllegalAction) as refused:
        match.play_text(0, "undo")
    assert refused.value.reason.key == "too-many-undos"
    match.play_text(1, "land b1")
    with pytest.raises(IllegalAction) as refused:
        match.play_text(2, "land c1")
    assert refused.value.reason.key == "too-many-events"
    assert len(match.events) == len(match.states) - 1 == 7


def test_nothing_is_taken_back_once_it_was_shown() -> None:
    match = skerries("- tide 1", "0 land a1", "1 land b1")
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_a_branch_is_a_match_of_its_own() -> None:
    match = skerries("- tide 1", "0 land a1", "1 land b1", "- tide 2")
    branch = match.branch(2)
    branch.play_text(1, "land a1")
    assert [str(event) for event in match.events][2] == "1 land b1"
    assert branch.chance_count == 1
    with pytest.raises(IllegalAction):
        match.branch(5)


def test_events_are_told_as_the_reader_may_know_them() -> None:
    match = skerries("- tide 1", "0 land a1", "1 land b1")
    assert match.visible_events(1) == ["- tide 1", "0 land ?", "1 land b1"]
    assert match.visible_events(None) == ["- tide 1", "0 land ?", "1 land ?"]


def test_when_the_match_is_over_everything_is_open() -> None:
    match = skerries(seats=1)
    while not match.over:
        match.deal(SeededDealer("x"))
        match.play(0, match.game.legal(match.state, 0)[0])
    assert match.visible_events(None) == [str(event) for event in match.events]
    assert match.winners == (0,)
    with pytest.raises(IllegalAction) as refused:
        match.play_text(0, "land e5")
    assert refused.value.reason.key == "match-over"


def test_wrong_actors_are_refused() -> None:
    for words in ("7 land a1", "x land a1", "-1 land a1", "", "00 land a1", "\u0660 land a1", "9" * 5000 + " land a1"):
        with pytest.raises(IllegalAction) as refused:
            skerries("- tide 1", words)
        assert refused.value.reason.key == "no-such-seat"


def test_seats_and_options_are_checked() -> None:
    with pytest.raises(BadOption) as refused:
        skerries(seats=5)
    assert refused.value.reason.key == "bad-seats"
    wrong: list[tuple[dict[str, Value], str]] = [({"reef": True}, "bad-option"), ({"reefs": 1}, "bad-option-value")]
    for options, key in wrong:
        with pytest.raises(BadOption) as refused:
            Match(find("skerries"), ["Ada"], options)
        assert refused.value.reason.key == key
    with pytest.raises(BadOption) as refused:
        Match(find("skerries"), ["Ada"], {"reefs": "x" * 2000})
    assert refused.value.reason.key == "option-too-long"
    with pytest.raises(BadOption) as refused:
        Match(find("skerries"), ["Ada"], data={"own.toml": ""})
    assert refused.value.reason.key == "no-own-data"


def test_the_draw_depends_on_seed_and_index_only() -> None:
    outcomes = Outcomes("abc", (1, 2, 3))
    first = [SeededDealer("sea").draw(outcomes, index) for index in range(60)]
    assert first == [SeededDealer("sea").draw(outcomes, index) for index in range(60)]
    assert first != [SeededDealer("shore").draw(outcomes, index) for index in range(60)]
    assert first.count("c") > first.count("a")


def test_a_scripted_dealer_refuses_what_cannot_happen() -> None:
    match = skerries()
    with pytest.raises(IllegalAction):
        match.deal(ScriptedDealer(["tide 9"]))
    match.deal(ScriptedDealer(["tide 3"]))
    assert match.state.tide == 3


def test_futures_are_all_outcomes_with_their_weights() -> None:
    match = skerries()
    assert sorted((state.tide, weight) for state, weight in chance_successors(match.game, match.state)) == [
        (1, 3),
        (2, 2),
        (3, 1),
    ]
    assert match.state.tide == 0
