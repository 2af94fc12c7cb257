"""`farshore tune`: numbers with their origin, sets for situations, commands that find the same again."""

from __future__ import annotations

import shlex
from argparse import ArgumentParser, Namespace
from collections import Counter
from math import exp
from pathlib import Path
from typing import Any

import pytest

from farshore.bots import tune, weights
from farshore.bots.foresight import Seen, moved
from farshore.bots.proof import Proof
from farshore.core.data import read
from farshore.core.game import BadOption
from farshore.core.strategy import flat_weights, weights_in
from farshore.games import find

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
        ({"a": 1.0, "b": 0.5}, [tune.Outcome(12.0, none)], [tune.Outcome(8.0, none)]),
        ({"a": -1.0, "b": 0.5}, [tune.Outcome(9.0, none)], [tune.Outcome(11.0, none)]),
    ]
    way = tune.direction(pairs)
    assert way["a"] > 0
    assert abs(way["b"]) < way["a"]


def test_a_number_of_a_line_is_judged_where_the_line_is_scored() -> None:
    with_line, without = {"A1": 1}, {"A2": 1}
    ahead = [tune.Outcome(5.0, with_line), tune.Outcome(0.0, without)]
    behind = [tune.Outcome(3.0, with_line), tune.Outcome(9.0, without)]
    way = tune.direction([({"A1_sure": 1.0, "A2_room": 1.0, "pocket": 1.0}, ahead, behind)])
    assert way["A1_sure"] > 0
    assert way["A2_room"] < 0
    assert way["pocket"] < 0


def test_the_numbers_come_with_command_figure_and_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Proof, "gain", True)
    before = dict(find("explorers").strategy.weights)  # type: ignore[union-attr]
    data = read(written(f"explorers --only temple,key {TINY}", tmp_path), "weights.toml")
    assert data["tuned"]["command"].text().startswith("farshore tune explorers --again --only temple,key --seats 1")
    assert "->" in data["tuned"]["figure"].text()
    start, after = flat_weights(data["start"]), flat_weights(data["weights"])
    tuned = [name for name in before if name.startswith(("temple", "key"))]
    assert {name: start[name] for name in tuned} == {name: before[name] for name in tuned}
    assert all(after[name] == number for name, number in before.items() if name not in tuned)


def test_a_recorded_command_finds_the_same_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where the clock ended the tuning, and where the file has other numbers by now."""
    monkeypatch.setattr(Proof, "gain", True)
    clock = iter([0.0, 0.0, 120.0])
    monkeypatch.setattr(tune, "monotonic", lambda: next(clock))
    first = written(f"explorers --seats 2 --set multiplayer --only temple {TINY} --minutes 1", tmp_path)
    command = read(first, "weights.toml")["tuned"]["multiplayer"]["command"].text()
    assert "--generations 1 " in command
    assert "[weights.multiplayer]" in first
    monkeypatch.undo()
    monkeypatch.setattr(Proof, "gain", True)
    monkeypatch.setattr(weights, "packaged", lambda package, file: first)
    assert written(command.removeprefix("farshore tune "), tmp_path) == first


class Straight:
    """A strategy whose estimate of a position is its number of steps, each worth so much, and of ponds."""

    def __init__(self, weights: weights.Weights) -> None:
        self.weights = weights

    def with_weights(self, weights: weights.Weights) -> Straight:
        return Straight({**self.weights, **weights})

    def estimate(self, state: tuple[float, float], seat: int) -> float:
        return self.weights["step"] * state[0] + self.weights["pond"] * state[1] ** 2


def test_numbers_move_to_what_a_longer_look_promises() -> None:
    positions: list[list[Any]] = [[(1.0, 2.0), (3.0, 1.0), (4.0, 3.0)], [(0.0, 1.0), (2.0, 0.5)]] * 200
    decisions = [[Seen(at, 0, 7.0 + 2.4 * at[0] + 0.5 * at[1] ** 2) for at in each] for each in positions]
    strategy = Straight({"step": 2.0, "pond": 0.5})
    found = moved(strategy, strategy.weights, decisions)  # type: ignore[arg-type]
    assert found["step"] == pytest.approx(2.4, rel=0.05), "what all turns share teaches nothing, their differences do"
    assert found["pond"] == pytest.approx(0.5, rel=0.05)
    far = [[seen._replace(promised=30 * seen.promised) for seen in each] for each in decisions]
    assert moved(strategy, strategy.weights, far)["step"] == pytest.approx(2.0 * exp(0.4)), "not too far at once"  # type: ignore[arg-type]


def test_a_fit_to_the_longer_look_can_be_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Proof, "gain", True)
    monkeypatch.setattr(tune, "refused", lambda *_: [])
    words = "kingdom_maps --further --only pocket,B --games 1 --width 3 --proof 2 --least 1 --proof-width 1 --seed fit"
    first = written(words, tmp_path)
    data = read(first, "weights.toml")
    command = data["tuned"]["command"].text()
    assert command.startswith(
        "farshore tune kingdom_maps --again --only pocket,B --further --seats 1 --games 1 --width 3"
    )
    assert flat_weights(data["weights"]) != flat_weights(data["start"])
    monkeypatch.setattr(weights, "packaged", lambda package, file: first)
    assert written(command.removeprefix("farshore tune "), tmp_path) == first


def test_without_a_gain_the_numbers_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Proof, "gain", False)
    reasoned = "[weights]\npower = 0.8 # at hand\nquestion = 0.9\n"
    monkeypatch.setattr(weights, "packaged", lambda package, file: reasoned)
    data = read(written(f"kingdom_maps --only power,question {TINY}", tmp_path), "weights.toml")
    assert flat_weights(data["weights"]) == {"power": 0.8, "question": 0.9}
    assert "no gain" in data["tuned"]["figure"].text()
    assert "start" not in data


def test_tuned_numbers_keep_their_origin_if_more_tuning_brings_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Proof, "gain", False)
    out = tmp_path / "weights.toml"
    assert tune.run(asked(f"kingdom_maps --only power {TINY} --out {out}")) == 0
    assert not out.exists()
    assert "origin" in capsys.readouterr().err


def trial(game: str) -> tune.Trial:
    return tune.Trial(game, 1, (), 1, ())


def test_deals_go_round_all_criteria_of_kingdom_maps() -> None:
    """Every criterion equally often, two of each sector in each deal, the same for whoever asks again."""
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
    before = [tune.Outcome(50.0, {"A1": 10, "A2": 10, "B1": 5})] * 3
    after = [tune.Outcome(60.0, {"A1": 9, "A2": 20, "B1": 5})] * 3
    old = {"A1_sure": 1.0, "A2_room": 1.0, "pocket": 1.0, "A1_late": 2.0}
    new = {"A1_sure": 2.0, "A2_room": 2.0, "pocket": 2.0, "A1_late": 2.0}
    assert tune.refused(new, old, before, after, 3) == ["A1_sure"]
    assert tune.refused(new, old, before, after, 4) == ["A1_sure", "A2_room"], "too few deals to judge by"


def test_numbers_go_back_to_their_start_if_that_is_a_gain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Proof, "gain", True)
    monkeypatch.setattr(tune, "refused", lambda *_: [])
    words = "kingdom_maps --back B5 --proof 2 --least 1 --width 1 --seed back"
    data = read(written(words, tmp_path), "weights.toml")
    start, after = flat_weights(data["start"]), flat_weights(data["weights"])
    tuned = {name for name in after if name.startswith("B5")}
    assert {name: after[name] for name in tuned} == {name: start[name] for name in tuned}
    assert data["back"]["command"].text().startswith("farshore tune kingdom_maps --back B5 --seats 1 --proof 2")
    assert data["tuned"]["command"].text().startswith("farshore tune kingdom_maps --again"), "that stays as it is"


def test_remarks_stay_beside_their_numbers(tmp_path: Path) -> None:
    file = weights.WeightsFile("pace = 1.0  # in a round\n", {"pace": 2.0, "many.pace": 3.0}, {}, {})
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
    assert weights_in(numbers, []) == {"a": 1.0, "b": 2.0, "c": 3.0}
    assert weights_in(numbers, ["multiplayer", "expert"]) == {"a": 4.0, "b": 6.0, "c": 3.0}


GAMES = ("explorers", "kingdom_maps", "la_isla")


@pytest.mark.parametrize("name", GAMES)
def test_every_set_that_ships_tells_where_its_numbers_come_from(name: str) -> None:
    """A command that can be given again, with its seed, for numbers that are there, and what it brought."""
    game = find(name)
    assert game.strategy is not None
    file = weights.WeightsFile.of(game.strategy)
    assert set(file.tuned) == {"", *game.strategy.sets}
    for each, origin in file.tuned.items():
        words = origin["command"].removeprefix(f"farshore tune {name} ")
        args = asked(f"{name} {words}")
        assert (args.set, args.again) == (each, True)
        assert "--seed" in words
        numbers = tune.starting_numbers(file, args)
        assert numbers
        began = {start for start in file.start if start.rpartition(".")[0] == each}
        assert began == (set() if "no gain" in origin["figure"] else set(numbers))
        assert str(args.proof) in origin["figure"]
