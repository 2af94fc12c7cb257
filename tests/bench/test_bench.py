"""What `farshore bench GAME` says and how; how fast anything is, no test asks."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from farshore.cli import main
from farshore.compiled import compiled_modules
from farshore.core.rng import Rng
from farshore.games import find
from farshore_research.bench import compiled, game_speed, other_libraries, rl_speed
from farshore_research.bench.c_reference import ReferenceProgram, compiler
from farshore_research.bench.engine import MEASURES, Engine, deal_position
from farshore_research.bench.game_speed import SpeedReport
from farshore_research.bench.live_tables import measure_live_tables
from farshore_research.bench.sustained_load import Part


@pytest.mark.slow
def test_figures_for_programs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(game_speed, "SLICES", 1)
    assert main(["bench", "explorers", "--seats", "1", "--seconds", "0.01", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"game", "seats", "plain", "compiled", "yardsticks", "ratios", "play_outs"}
    assert (found["game"], found["seats"]) == ("explorers", 1)
    assert set(found["plain"]) == set(MEASURES)
    assert all(figure > 0 for figure in found["plain"].values())
    assert found["play_outs"] >= found["plain"]["play_outs"]
    assert set(found["yardsticks"]) == {"bare", "c", "hex"}
    assert found["yardsticks"]["bare"] > 0
    assert found["yardsticks"]["hex"] > 0, "the tests bring OpenSpiel"
    assert bool(found["yardsticks"]["c"]) == bool(compiler())
    ratios = {"loop_to_bare", "loop_to_hex", *(["play_outs_to_c"] if compiler() else [])}
    if found["compiled"] is not None:
        assert set(found["compiled"]) == set(MEASURES)
        ratios |= {f"{what}_compiled_to_plain" for what in MEASURES}
    else:
        assert not compiled_modules()
    assert set(found["ratios"]) == ratios


def report(compiled: bool) -> Callable[..., SpeedReport]:
    figures = dict.fromkeys(MEASURES, 1000.0)
    twice = dict.fromkeys(MEASURES, 2000.0) if compiled else None
    ratios = {f"{what}_compiled_to_plain": 2.0 for what in MEASURES} if compiled else {}
    aside = {"bare": 5e6, "c": None, "hex": 4000.0}
    return lambda game, seats, _: SpeedReport(
        game.info.id, seats, figures, twice, aside, {**ratios, "loop_to_hex": 0.5}
    )


@pytest.mark.parametrize("compiled", [False, True])
def test_figures_for_people(compiled: bool, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(game_speed, "measure", report(compiled))
    assert main(["bench", "skerries", "--seats", "2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("skerries, 2 seats")
    assert "OpenSpiel’s hex" in out
    assert "in C" not in out, "what is not there is not named"
    assert ("2,000    2.0" in out) == compiled
    assert ("Nothing is compiled here" in out) != compiled
    assert "loop, share of hex: 0.5" in out


@pytest.mark.skipif(not compiler(), reason="there is no C compiler")
def test_the_yardstick_in_c_plays_the_same_game() -> None:
    """By the length of its matches and what they bring: the same rules, another chance."""
    game = find("explorers")
    state = deal_position(game, 1, 0)
    with ReferenceProgram(state) as c:
        ran = c.run(0.05)
    dice, many, decided, points = Rng("c"), 150, 0, 0
    for _ in range(many):
        after = state.clone()
        decided += game.play_out(after, dice)
        points += sum(
            line.points for line in game.scores(after)[0].lines if line.name in ("provisions", "gems", "temples")
        )
    assert ran.length == pytest.approx(decided / many, rel=0.03)
    assert ran.points == pytest.approx(points / many, rel=0.06)


@pytest.mark.parametrize("game", ["kingdom_maps", "la_isla", "skerries"])
def test_every_game_can_be_measured(game: str) -> None:
    engine = Engine(find(game), 2)
    for what in ("people", "loop", "play_outs"):
        assert getattr(engine, what)(0.0) > 0
    assert 3 <= len(engine.positions) <= 20
    assert all(0 <= state.acting[0] < 2 for state in engine.positions)


def test_libraries_that_are_not_there_are_named_with_how_to_install_them(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(rl_speed, "measure", lambda game, seats, seconds: [])
    monkeypatch.setattr(rl_speed, "measure_other_libraries", lambda seconds: [])
    monkeypatch.setattr(other_libraries, "find_spec", lambda module: None if module in ("rlcard", "pygame") else module)
    assert other_libraries.missing() == ["RLCard", "PettingZoo"]
    assert not [name for name, _ in other_libraries.playable_games() if name.startswith(("RLCard", "PettingZoo"))]
    assert main(["bench", "rl", "skerries"]) == 0
    assert "not installed: RLCard, PettingZoo (pip install 'farshore[bench]')" in capsys.readouterr().out


def test_batches_are_stepped_in_one_process_and_in_two(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(rl_speed, "NUMBERS_OF_MATCHES", (2, 4))
    assert main(["bench", "rl", "kingdom_maps", "--batches", "--seconds", "0"]) == 0
    title, *rates, last = capsys.readouterr().out.splitlines()
    engine = "compiled" if compiled_modules() else "pure Python"
    assert title == f"kingdom_maps, 2 seats, {engine}: the learner's steps per second on 1 and 2 processes"
    assert [line.split()[:2] for line in rates] == [["2", "matches"], ["4", "matches"]]
    assert last.startswith("4 matches are ")


def test_futures_are_counted_however_many_play_outs_came_before() -> None:
    engine = Engine(find("la_isla"), 2)
    engine.asked = 100_000
    assert all(engine.futures(0.0) > 0 for _ in engine.positions)


def test_a_build_is_compared_with_pure_python(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class FakeEngine:
        def __init__(self, game: str, seats: int, *, plain: bool) -> None:
            self.speed = 2.0 if plain else 14.0
            self.state = "plain" if plain else "compiled"

        def __enter__(self) -> FakeEngine:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def measure(self, what: str, seconds: float) -> float:
            return self.speed

    monkeypatch.setattr(compiled, "EngineProcess", FakeEngine)
    monkeypatch.setattr(compiled, "build", lambda folder: 71.6)
    monkeypatch.setenv("FARSHORE_COMPILED", "0")
    assert main(["bench", "compiled", "explorers", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["build_seconds"] == 71.6
    assert found["compiled_to_plain"] == {"explorers": {"play_outs": 7.0, "planner": 7.0, "futures": 7.0}}
    assert main(["bench", "compiled", "explorers"]) == 0
    shown = capsys.readouterr()
    assert "72 s" in shown.out
    assert shown.err.splitlines() == [f"explorers: {done} of 5" for done in range(1, 6)]
    assert main(["bench", "compiled", "explorers", "--limit", "0"]) == 0
    assert capsys.readouterr().err.splitlines() == ["explorers: 1 of 5"]


def test_the_first_figures_of_a_review_come_before_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "reviews", "skerries", "--seats", "2", "--json"]) == 0
    plain, *others = json.loads(capsys.readouterr().out)
    assert (plain["game"], plain["seats"], plain["kind"]) == ("skerries", 2, "plain")
    assert [other["kind"] for other in others] in ([], ["compiled"])
    assert 0 < plain["first_turn"] <= plain["baseline"] < plain["whole"]
    assert 0 < plain["longest_step"] < plain["whole"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["skerries", "la_isla"])
def test_tables_without_a_network_are_played_to_the_last_move(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = gc.get_threshold()
    try:
        with ThreadPoolExecutor(1) as thread:  # browser tests leave a running event loop in this thread
            assert thread.submit(measure_live_tables, game, 2, 10, 6).result() == 0
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
    few, many, ratio, compressed = capsys.readouterr().out.splitlines()[2:]
    assert [int(line.split()[0]) for line in (few, many)] == [8, 10]
    assert all(float(figure) > 0 for figure in many.split()[1:5] + many.split()[6:])
    assert ratio.startswith("a move at 10 tables costs")
    assert 0 < int(compressed.split()[-2]) < int(many.split()[-1]), "pages receive fewer bytes than are encoded"


def test_the_waits_of_a_part_of_the_time() -> None:
    part = Part("start", [0.001 * number for number in range(1, 101)], cpu=0.05, memory=120_000)
    assert (round(part.wait(0.5)), round(part.wait(0.99))) == (51, 100)
    assert str(part).split() == ["start", "100", "500", "51.0", "100.0", "120"]
