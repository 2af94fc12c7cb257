"""The simulator is the match that people play, by numbers."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farshore.core.dealer import SeededDealer
from farshore.core.game import IllegalAction
from farshore.core.match import AnyMatch, Match
from farshore.core.rng import Rng
from farshore.games import find
from farshore.laws.views import overwrite_all_values
from farshore.rl import EnvConfig, Simulator
from farshore.rl.opponents import opponent

GAMES = ("explorers", "kingdom_maps", "la_isla")


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_by_numbers_is_the_same_match_by_actions(name: str) -> None:
    game = find(name)
    simulated, rng = Simulator(game, seats=2), Random(name)
    simulated.reset(seed="tide")
    match: AnyMatch = Match(game, ["Ada", "Ben"])
    match.deal(SeededDealer("tide"))
    while not simulated.over:
        seat = rng.choice(simulated.to_act)
        mask = simulated.observe(seat).mask
        allowed = [number for number, bit in enumerate(mask) if bit]
        assert {game.all_actions[number] for number in allowed} == set(game.legal(match.state, seat))
        number = rng.choice(allowed)
        simulated.step(seat, number)
        match.play(seat, game.all_actions[number])
        match.deal(SeededDealer("tide"))
    assert simulated.state == match.state
    assert simulated.points() == tuple(score.total for score in game.scores(match.state))
    assert sum(simulated.returns()) == 1
    assert [seat for seat, share in enumerate(simulated.returns()) if share] == list(match.winners)


@pytest.mark.parametrize("name", GAMES)
def test_what_may_not_be_done_is_refused_and_changes_nothing(name: str) -> None:
    simulated = Simulator(find(name), seats=2)
    seat = simulated.to_act[0]
    before = simulated.state.clone()
    forbidden = simulated.observe(seat).mask.index(0)
    for number in (forbidden, -1, len(simulated.game.all_actions)):
        with pytest.raises(IllegalAction):
            simulated.step(seat, number)
    assert simulated.state == before


def test_a_copy_goes_its_own_way_with_the_same_chances() -> None:
    first = Simulator(find("explorers"), seats=1)
    first.reset(seed=3)
    second = first.clone()
    start = first.state.clone()
    while len(first.to_act) and first.state.turn == start.turn:  # one turn, up to the next card
        first.step(0, first.observe(0).mask.index(1))
    assert second.state == start
    while second.state.turn == start.turn:
        second.step(0, second.observe(0).mask.index(1))
    assert second.state == first.state


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize(("name", "seats"), [("skerries", 2), *((name, max(find(name).info.seats)) for name in GAMES)])
def test_the_others_play_in_one_call_what_they_play_one_by_one(name: str, seats: int, forced: bool) -> None:
    at_once = Simulator(find(name), seats, EnvConfig(forced=forced))
    one_by_one = at_once.clone()
    dice, same_dice, rng = Rng(4), Rng(4), Random(name)

    def play_others() -> None:
        while one_by_one.to_act and 1 not in one_by_one.to_act:
            one_by_one.step_by_chance(one_by_one.to_act[0], same_dice)

    at_once.play_others(1, dice)
    play_others()
    decisions = 0
    while not at_once.over:
        assert (at_once.state, at_once.decided) == (one_by_one.state, one_by_one.decided)
        number = rng.choice(at_once.legal_numbers(1))
        at_once.step_and_play_others(1, number, dice)
        one_by_one.step(1, number)
        play_others()
        decisions += 1
    assert (at_once.state, at_once.decided) == (one_by_one.state, one_by_one.decided)
    assert at_once.decided > decisions > 5


def test_an_observation_holds_no_more_than_the_seat_may_know() -> None:
    game = find("la_isla")
    simulated = Simulator(game, seats=2)
    assert simulated.observe(0).view == game.view(simulated.state, 0)
    assert simulated.observe(None).mask.count(1) == 0
    assert simulated.observe(None).view == game.view(simulated.state, None)


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_can_be_written_on_without_changing_the_match(name: str) -> None:
    simulated = Simulator(find(name), seats=2)
    before = simulated.state.deep_copy()
    view = simulated.observe(0).view
    for written in (view, *view.seats):
        for field in fields(written):
            value = getattr(written, field.name)
            if isinstance(value, list):
                value.clear()
            elif isinstance(value, int):
                setattr(written, field.name, value + 1)
    assert simulated.state == before


class Vandal:
    """Takes what it may, and spoils what it was shown."""

    name = "vandal"

    def choose(self, game: Any, view: Any, seat: int, budget: Any, rng: Random) -> list[Any]:
        chosen = [game.legal(view, seat)[0]]
        overwrite_all_values(view)
        return chosen


@pytest.mark.parametrize("name", GAMES)
def test_an_opponent_cannot_write_on_the_match(name: str) -> None:
    simulated = Simulator(find(name), seats=2)
    before = simulated.state.deep_copy()
    opponent(Vandal())(simulated, simulated.to_act[0], Random(1))
    assert simulated.state == before


def test_the_page_about_it_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "reference" / "rl.md").read_text("utf-8")
    code = page.split("## Simulator")[1].split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(code, names)
    assert names["match"].over
