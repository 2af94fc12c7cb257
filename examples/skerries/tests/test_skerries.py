"""Tests of Skerries: the laws of every game, and its own rules."""

from __future__ import annotations

from random import Random

from farshore.laws import OF_THE_GAME, check_match
from farshore.testing import Tester

from skerries import game

test = Tester(game)


def test_the_laws() -> None:
    for law in OF_THE_GAME:
        law(game)
    for seats in game.info.seats:
        check_match(game, Random(seats), seats, {"reefs": seats > 2})


def test_a_seat_that_is_alone_on_a_square_takes_it() -> None:
    start = test.game.start(3)
    state = test.play(start, "- tide 2", "0 land c3", "1 land a1", "2 land c3")
    assert [test.pad(state, seat) for seat in range(3)] == [
        {"squares": 0, "chain": 0},
        {"squares": 2, "chain": 1},
        {"squares": 0, "chain": 0},
    ]
    assert test.refused(test.play(state, "- tide 1"), "0 land a1").key == "is-taken"
