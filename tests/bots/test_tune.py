"""`farshore tune`: numbers with their origin, sets for situations, commands that find the same again."""

from __future__ import annotations

import shlex
from argparse import ArgumentParser, Namespace
from collections import Counter
from math import exp
from pathlib import Path
from typing import Any

import pytest

from farshore.core.game import BadOption
from farshore.core.strategy import flat_weights, merge_weight_sets
from farshore.core.toml_data import read_toml
from farshore.games import find
from farshore_research import tune, weights_file
from farshore_research.ab_test import AbTest
from farshore_research.tune_to_search import LookaheadSample, move_weights

TINY = "--generations 2 --pairs 1 --games 1 --width 1 --proof 2 --least 1 --seed test"


def asked(words: str) -> Namespace:
    """What the command line would say."""
    parser = ArgumentParser()
    tune.add_arguments(parser)
    return parser.parse_args(shlex.split(words))


def written(words: str, folder: Path) -> str:
    """The file that comes of it."""
    out = folder / "weights.toml"
    assert tune.run(asked(f"{words} --out {out}")) == 0
    return out.read_text("utf-8")


def test_steps_that_fare_better_show_the_way() -> None:
    none = dict[str, int]()
    pairs = [
        ({"a": 1.0, "b": 0.5}, [tune.DealOutcome(12.0, none)], [tune.DealOutcome(8.0, none)]),
        ({"a": -1.0, "b": 0.5}, [tune.DealOutcome(9.0, none)], [tune.DealOutcome(11.0, none)]),
    ]
    way = tune.step_direction(pairs)
    assert way["a"] > 0
    assert abs(way["b"]) < way["a"]


def test_a_number_of_a_line_is_judged_where_the_line_is_scored() -> None:
    with_line, without = {"A1": 1}, {"A2": 1}
    ahead = [tune.DealOutcome(5.0, with_line), tune.DealOutcome(0.0, without)]
    behind = [tune.DealOutcome(3.0, with_line), tune.DealOutcome(9.0, without)]
    way = tune.step_direction([({"A1_sure": 1.0, "A2_room": 1.0, "pocket": 1.0}, ahead, behind)])
    assert way["A1_sure"] > 0
    assert way["A2_room"] < 0
    assert way["pocket"] < 0


REASONED = """
[weights]
alone = 0.8 # at hand
way = 0.0
"""
"""A file of Skerries before any tuning."""


def test_the_numbers_come_with_command_figure_and_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AbTest, "gain", True)
    monkeypatch.setattr(weights_file, "read_packaged", lambda package, file: REASONED)
    data = read_toml(written(f"skerries --only way {TINY} --step 2", tmp_path), "weights.toml")
    assert data["tuned"]["command"].text().startswith("farshore tune skerries --again --only way --seats 1")
    assert "->" in data["tuned"]["figure"].text()
    after = flat_weights(data["weights"])
    assert flat_weights(data["start"]) == {"way": 0.0}
    assert after["alone"] == 0.8
    assert after["way"] > 0, "which leads to longer chains"


def test_a_recorded_command_finds_the_same_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where the clock ended the tuning, and where the file has other numbers by now."""
    monkeypatch.setattr(AbTest, "gain", True)
    strategy = type(find("skerries").strategy)
    monkeypatch.setattr(strategy, "weight_sets", ("multiplayer",))
    monkeypatch.setattr(strategy, "estimate_by_line", of_a_set(strategy))
    monkeypatch.setattr(weights_file, "read_packaged", lambda package, file: REASONED)
    clock = iter([0.0, 0.0, 120.0])
    with monkeypatch.context() as timed:
        timed.setattr(tune, "monotonic", lambda: next(clock))
        first = written(
            f"skerries --seats 2 --set multiplayer --only way {TINY} --step 2 --games 4 --minutes 1", tmp_path
        )
    command = read_toml(first, "weights.toml")["tuned"]["multiplayer"]["command"].text()
    assert "--generations 1 " in command
    assert flat_weights(read_toml(first, "weights.toml")["weights"])["multiplayer.way"] != 0.0
    monkeypatch.setattr(weights_file, "read_packaged", lambda package, file: first)
    assert written(command.removeprefix("farshore tune "), tmp_path) == first


def of_a_set(strategy: Any) -> Any:
    """The strategy's reasons with the numbers of a set that holds if there is more than one seat."""
    plain = strategy.estimate_by_line

    def reasons(self: Any, state: Any, seat: int) -> Any:
        sets = ["multiplayer"] if len(state.seats) > 1 else []
        return plain(strategy(merge_weight_sets(self.weights, sets)), state, seat)

    return reasons


class Straight:
    """A strategy whose estimate of a position is its number of steps, each worth so much, and of ponds."""

    def __init__(self, weights_file: weights_file.Weights) -> None:
        self.weights = weights_file

    def with_weights(self, weights_file: weights_file.Weights) -> Straight:
        return Straight({**self.weights, **weights_file})

    def estimate(self, state: tuple[float, float], seat: int) -> float:
        return self.weights["step"] * state[0] + self.weights["pond"] * state[1] ** 2


def test_numbers_move_to_what_a_longer_look_promises() -> None:
    positions: list[list[Any]] = [[(1.0, 2.0), (3.0, 1.0), (4.0, 3.0)], [(0.0, 1.0), (2.0, 0.5)]] * 200
    decisions = [[LookaheadSample(at, 0, 7.0 + 2.4 * at[0] + 0.5 * at[1] ** 2) for at in each] for each in positions]
    strategy = Straight({"step": 2.0, "pond": 0.5})
    found = move_weights(strategy, strategy.weights, decisions)  # type: ignore[arg-type]
    assert found["step"] == pytest.approx(2.4, rel=0.05), "what all turns share teaches nothing, their differences do"
    assert found["pond"] == pytest.approx(0.5, rel=0.05)
    far = [[seen._replace(promised=30 * seen.promised) for seen in each] for each in decisions]
    assert move_weights(strategy, strategy.weights, far)["step"] == pytest.approx(2.0 * exp(0.4)), "not too far at once"  # type: ignore[arg-type]


def test_a_fit_to_the_longer_look_can_be_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AbTest, "gain", True)
    monkeypatch.setattr(tune, "find_harmful", lambda *_: [])
    words = "skerries --further --only way,alone --seats 2 --games 1 --width 3 --proof 1 --least 1 --seed fit"
    first = written(words, tmp_path)
    data = read_toml(first, "weights.toml")
    command = data["tuned"]["command"].text()
    assert command.startswith("farshore tune skerries --again --only way,alone --further --seats 2 --games 1 --width 3")
    assert flat_weights(data["weights"]) != flat_weights(data["start"])
    monkeypatch.setattr(weights_file, "read_packaged", lambda package, file: first)
    assert written(command.removeprefix("farshore tune "), tmp_path) == first


def test_without_a_gain_the_numbers_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AbTest, "gain", False)
    monkeypatch.setattr(weights_file, "read_packaged", lambda package, file: REASONED)
    data = read_toml(written(f"skerries --only alone,way {TINY}", tmp_path), "weights.toml")
    assert flat_weights(data["weights"]) == {"alone": 0.8, "way": 0.0}
    assert "no gain" in data["tuned"]["figure"].text()
    assert "start" not in data


TUNED = """
[tuned]
command = "farshore tune skerries --again --seats 1 --seed old"
figure = "20.0 -> 21.0"

[weights]
alone = 0.9
way = 0.2

[start]
alone = 0.8
way = 0.1
"""
"""A file of Skerries after a tuning."""


def test_tuned_numbers_keep_their_origin_if_more_tuning_brings_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(AbTest, "gain", False)
    monkeypatch.setattr(weights_file, "read_packaged", lambda package, file: TUNED)
    out = tmp_path / "weights.toml"
    assert tune.run(asked(f"skerries --only alone {TINY} --out {out}")) == 0
    assert not out.exists()
    assert "tuned before" in capsys.readouterr().err


def trial(game: str) -> tune.TuningTask:
    return tune.TuningTask(game, 1, (), 1, ())


def test_deals_go_round_all_criteria_of_kingdom_maps() -> None:
    """Deals use every criterion equally often, two of each sector in each deal, and are reproducible."""
    deals = trial("kingdom_maps").deals("even", 12)
    agreed = [dict(deal.options)["criteria"] for deal in deals]
    names = [name for each in agreed if isinstance(each, tuple) for name in each]
    assert set(Counter(names).values()) == {4}
    assert len(set(names)) == 12
    assert all([name[0] for name in each] == ["A", "A", "B", "B"] for each in agreed if isinstance(each, tuple))
    assert trial("kingdom_maps").deals("even", 12) == deals


def test_deals_of_one_line_can_be_asked_for() -> None:
    deals = trial("kingdom_maps").deals("sierra", 5, {"A1"})
    assert len(deals) == 5
    assert all("A1" in dict(deal.options)["criteria"] for deal in deals)  # type: ignore[operator]


def test_a_number_whose_own_line_falls_is_refused() -> None:
    before = [tune.DealOutcome(50.0, {"A1": 10, "A2": 10, "B1": 5})] * 3
    after = [tune.DealOutcome(60.0, {"A1": 9, "A2": 20, "B1": 5})] * 3
    old = {"A1_sure": 1.0, "A2_room": 1.0, "pocket": 1.0, "A1_late": 2.0}
    new = {"A1_sure": 2.0, "A2_room": 2.0, "pocket": 2.0, "A1_late": 2.0}
    assert tune.find_harmful(new, old, before, after, 3) == ["A1_sure"]
    assert tune.find_harmful(new, old, before, after, 4) == ["A1_sure", "A2_room"], "too few deals to judge by"


def test_numbers_go_back_to_their_start_if_that_is_a_gain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AbTest, "gain", True)
    monkeypatch.setattr(tune, "find_harmful", lambda *_: [])
    monkeypatch.setattr(weights_file, "read_packaged", lambda package, file: TUNED)
    data = read_toml(written("skerries --back way --proof 2 --least 1 --width 1 --seed back", tmp_path), "weights.toml")
    assert flat_weights(data["weights"]) == {"alone": 0.9, "way": 0.1}
    assert data["back"]["command"].text().startswith("farshore tune skerries --back way --seats 1 --proof 2")
    assert data["tuned"]["command"].text().startswith("farshore tune skerries --again"), "that stays as it is"


def test_remarks_stay_beside_their_numbers(tmp_path: Path) -> None:
    file = weights_file.WeightsFile("pace = 1.0  # in a round\n", {"pace": 2.0, "many.pace": 3.0}, {}, {})
    assert "pace = 2.0000 # in a round\n" in str(file)
    assert str(file).endswith("[weights.many]\npace = 3.0000\n")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("chess", "no-such-game"),
        ("la_isla --set expert", "no-set"),
        ("explorers --only nothing", "no-such-number"),
        ("explorers --back fewest_shade,bonus,aim", "no-start"),
        ("explorers --seats 9", "bad-seats"),
        ("explorers --option moon=1", "bad-option"),
        *((f"explorers --{name} 0", "too-few") for name in ("generations", "pairs", "games", "proof", "jobs")),
    ],
)
def test_what_cannot_be_tuned_is_refused(words: str, reason: str) -> None:
    with pytest.raises(BadOption) as refused:
        tune.run(asked(words))
    assert refused.value.reason.key == reason


def test_a_set_changes_some_numbers_and_a_later_one_more() -> None:
    numbers = {"a": 1.0, "b": 2.0, "c": 3.0, "multiplayer.a": 4.0, "multiplayer.b": 5.0, "expert.b": 6.0}
    assert merge_weight_sets(numbers, []) == {"a": 1.0, "b": 2.0, "c": 3.0}
    assert merge_weight_sets(numbers, ["multiplayer", "expert"]) == {"a": 4.0, "b": 6.0, "c": 3.0}


GAMES = ("explorers", "kingdom_maps", "la_isla")


@pytest.mark.parametrize("name", GAMES)
def test_every_set_that_ships_tells_where_its_numbers_come_from(name: str) -> None:
    """A command that can be given again, with its seed, for numbers that are there, and what it brought."""
    game = find(name)
    assert game.strategy is not None
    file = weights_file.WeightsFile.of(game.strategy)
    assert set(file.tuned) == {"", *game.strategy.weight_sets}
    for each, origin in file.tuned.items():
        words = origin["command"].removeprefix(f"farshore tune {name} ")
        args = asked(f"{name} {words}")
        assert (args.set, args.again) == (each, True)
        assert "--seed" in words
        numbers = tune.starting_weights(file, args)
        assert numbers
        began = {start for start in file.start if start.rpartition(".")[0] == each}
        assert began == (set() if "no gain" in origin["figure"] else set(numbers))
        assert str(args.proof) in origin["figure"]


@pytest.mark.parametrize("name", GAMES)
def test_numbers_of_every_game_are_tried_on_a_deal(name: str) -> None:
    """The game's own numbers, and all of them three times as large: the same deal, the same lines, another result."""
    game = find(name)
    assert game.strategy is not None
    numbers = game.strategy.weights
    one = tune.TuningTask(name, min(game.info.seats), (), 1, tuple(numbers.items()))
    (deal,) = one.deals("once", 1)
    mine, other = (one.outcome(each, deal) for each in (numbers, {each: 3 * numbers[each] for each in numbers}))
    assert mine.lines.keys() == other.lines.keys() != set()
    assert mine != other
