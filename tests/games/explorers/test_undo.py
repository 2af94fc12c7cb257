"""Taking back: a seat's own actions of the open phase, as long as nobody has built on them."""

from __future__ import annotations

import pytest

from farshore.core.game import IllegalAction
from farshore.core.match import Match
from farshore.games.explorers import game
from farshore.games.explorers.actions import Action
from farshore.games.explorers.state import State


def begun() -> Match[State, Action]:
    """Two seats on their first card; seat 0 is active."""
    match: Match[State, Action] = Match(game, ["a", "b"], {"map": "3e 5n 1s 8w"})
    match.replay(["- first 0"])
    if match.state.stage == "start":
        match.play(0, game.legal(match.state, 0)[0])
    while match.state.turn == 0:
        seat = match.state.acting[0]
        match.play(seat, game.legal(match.state, seat)[0])
    match.replay(["- reveal prairie/desert", "0 choose prairie"])
    return match


def test_marks_and_done_can_be_taken_back_while_the_turn_is_open() -> None:
    match = begun()
    before = match.state
    while 0 in match.state.acting:
        match.play(0, game.legal(match.state, 0)[0])
    steps = len([event for event in match.undoable_actions()[1] if event.actor == 0]) - 1
    assert steps >= 2
    for _ in range(steps):
        match.undo(0)
    assert match.state == before


def test_choose_can_be_taken_back_until_another_seat_acts_on_it() -> None:
    match = begun()
    assert match.can_undo(0)
    match.replay(["1 take desert"])
    assert not match.can_undo(0)
    match.replay(["1 undo"])
    match.undo(0)
    assert match.state.stage == "choose"


def test_undo_leaves_the_other_seats_work_alone() -> None:
    match = begun()
    match.play(0, game.legal(match.state, 0)[0])
    match.replay(["1 take prairie"])
    match.play(1, game.legal(match.state, 1)[0])
    theirs = match.state.seats[1]
    match.undo(0)
    assert match.state.seats[1] == theirs


def test_nothing_is_taken_back_across_the_end_of_a_turn() -> None:
    match = begun()
    match.replay(["1 take desert"])
    while match.state.turn == 1:
        seat = match.state.acting[0]
        match.play(seat, game.legal(match.state, seat)[-1])
    for seat in (0, 1):
        with pytest.raises(IllegalAction) as caught:
            match.undo(seat)
        assert caught.value.reason.key == "nothing-to-undo"


def test_phase_rises_at_barriers_and_chance_only() -> None:
    match = begun()
    phase = game.phase(match.state)
    match.replay(["1 take desert"])
    assert game.phase(match.state) == phase
    while match.state.turn == 1:
        seat = match.state.acting[0]
        match.play(seat, game.legal(match.state, seat)[-1])
    assert game.phase(match.state) > phase
