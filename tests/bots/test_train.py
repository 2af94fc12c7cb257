"""`farshore train`: what is learned, that it is only added where it belongs, and that one seed gives one table."""

from __future__ import annotations

import json
import shlex
from argparse import ArgumentParser, Namespace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farshore.bots.bot_matches import BotPlayer, apply_actions
from farshore.bots.bot_spec import parse_bot
from farshore.bots.custom_weights import WeightedBot
from farshore.bots.default_strategy import DefaultStrategy, strategy_for, trainable_strategy
from farshore.bots.value_network import NETWORK, ValueNetwork, packaged_network, with_network
from farshore.cli import new_game
from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame, BadOption
from farshore.core.match_runner import MatchRunner
from farshore.core.strategy import LearnedTable, Strategy
from farshore.core.toml_data import read_packaged, read_toml
from farshore.games import find, installed
from farshore_research import train
from farshore_research.ab_test import AbTest
from farshore_research.least_squares import Decision, PlanExample, Regularization, add_corrections, explained_share, fit
from farshore_research.network_training import fit_network
from farshore_research.training_data import RolloutMatch, TrainingTask

TINY = "--rounds 1 --games 2 --share 0.1 --turns 4 --futures 1 --horizon 2 --width 1 --proof 1 --seed test"
GAMES = sorted(installed().games.values(), key=lambda game: game.info.id)


def named(game: AnyGame) -> str:
    return game.info.id


def asked(words: str) -> Namespace:
    """What the command line would say."""
    parser = ArgumentParser()
    train.add_arguments(parser)
    return parser.parse_args(shlex.split(words))


def written(words: str, out: Path) -> str:
    """The file that comes of it."""
    assert train.run(asked(f"{words} --out {out}")) == 0
    return out.read_text("utf-8")


# The fit


def decisions(truth: list[float], count: int, noise: float) -> list[Decision]:
    """Decisions of four turns whose estimate misses exactly what these numbers say, and the luck that all share."""
    rng = Random(1)
    found = []
    for _ in range(count):
        luck, turns = rng.gauss(0.0, 20.0), []
        for _ in range(4):
            features = {rng.randrange(len(truth)): 1.0, rng.randrange(len(truth)): 2.0}
            said = rng.gauss(50.0, 5.0)
            missed = sum(truth[at] * much for at, much in features.items())
            turns.append(PlanExample(0, features, said, said + missed + luck + rng.gauss(0.0, noise)))
        found.append(Decision(tuple(turns)))
    return found


def test_differences_inside_a_decision_teach_and_the_luck_of_all_does_not() -> None:
    truth = [3.0, 1.0, -1.0, -3.0]
    (row,) = fit(decisions(truth, 300, 1.0), {"run": 4}, 1, Regularization(0.1, 0.1, 0.1))
    level = sum(row) / 4 - sum(truth) / 4
    assert [number - level for number in row] == pytest.approx(truth, abs=0.3)
    assert explained_share(decisions(truth, 50, 0.0), [row]) > 0.95
    assert explained_share(decisions(truth, 50, 0.0), [[-number for number in row]]) < 0


def test_what_no_example_shows_stays_as_it_is() -> None:
    rows = fit(decisions([1.0, -1.0], 50, 0.1), {"seen": 2, "unseen": 3}, 2, Regularization(time=0.0))
    assert rows[0][2:] == [0.0] * 3
    assert rows[1] == [0.0] * 5


def test_a_new_fit_is_added_to_the_old_table() -> None:
    old = LearnedTable({"a": ((1.0, 2.0),)})
    assert add_corrections(old, [[0.5, 0.0, 1.0]], {"a": 2, "b": 1}) == LearnedTable(
        {"a": ((1.5, 2.0),), "b": ((1.0,),)}
    )


# What strategies do with it


def position(game: AnyGame, seats: int, actions: int) -> tuple[Any, int]:
    """A position of random play, and the seat that is to act; of a shorter match the last one."""
    rng, runner = Random(5), MatchRunner(game, game.start(seats), SeededDealer("5"))
    found = runner.state, 0
    while acting := runner.seats_to_act():
        found = runner.state.clone(), acting[0]
        if not actions:
            break
        actions -= 1
        runner.state = game.apply(runner.state, acting[0], rng.choice(game.legal(runner.state, acting[0])))
    return found


def any_table(strategy: Strategy[Any, Any]) -> LearnedTable:
    rng, width = Random(2), sum(strategy.feature_runs.values())
    rows = [[round(rng.uniform(-1, 1), 3) for _ in range(width)] for _ in range(strategy.time_slice_count)]
    return LearnedTable.of(strategy.feature_runs, rows)


@pytest.mark.parametrize("game", GAMES, ids=named)
@pytest.mark.parametrize("own", [True, False], ids=["own", "points"])
@pytest.mark.parametrize("actions", [4, 15, 40])
def test_the_table_is_added_to_the_estimate_feature_by_feature(game: AnyGame, own: bool, actions: int) -> None:
    strategy: Strategy[Any, Any] = trainable_strategy(game) if own else DefaultStrategy(game)
    plain, table = strategy.with_learned_table(LearnedTable()), any_table(strategy)
    state, seat = position(game, min(game.info.seats), actions)
    state = apply_actions(game, state, seat, plain.plans(state, seat, 2)[0].actions[:-1])[0] if own else state
    row = table.slice_weights(strategy.feature_runs, plain.time_slice(state, seat))
    learned = sum(much * row[at] for at, much in plain.features(state, seat).items())
    taught = strategy.with_learned_table(table)
    assert taught.estimate(state, seat) == pytest.approx(plain.estimate(state, seat) + learned)
    assert sum(taught.estimate_by_line(state, seat).values()) == pytest.approx(taught.estimate(state, seat))


@pytest.mark.parametrize("game", [game for game in GAMES if strategy_for(game).learned_table], ids=named)
def test_tables_that_ship_tell_where_they_come_from(game: AnyGame) -> None:
    """A command that can be given again, with its seed, and a gain that chance does not explain."""
    words = train.packaged_file(game)
    data = read_toml(words, "learned.toml")
    assert LearnedTable.read(data) == strategy_for(game).learned_table
    command, figure = data["trained"]["command"].text(), data["trained"]["figure"].text()
    args = asked(command.removeprefix("farshore train "))
    assert f"on {args.proof} other deals" in figure
    assert float(figure.partition("95 % ")[2].partition("..")[0]) > 0
    assert len(data["trained"]["curve"].entries()) == args.rounds
    assert {run: len(rows[0]) for run, rows in strategy_for(game).learned_table.runs.items()}.items() <= dict(
        trainable_strategy(game).feature_runs
    ).items()


# The command


def test_the_command_that_is_recorded_finds_the_same_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From matches through the fit and the proof to the file: one seed, one table."""
    monkeypatch.setattr(AbTest, "gain", True)
    first = written(f"skerries --again {TINY}", tmp_path / "one.toml")
    data = read_toml(first, "learned.toml")
    assert LearnedTable.read(data)
    assert "->" in data["trained"]["figure"].text()
    command = data["trained"]["command"].text()
    assert written(command.removeprefix("farshore train "), tmp_path / "two.toml") == first


@pytest.mark.slow
def test_processes_find_the_table_that_one_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AbTest, "gain", True)
    files = [written(f"skerries {TINY} --jobs {jobs}", tmp_path / f"{jobs}.toml") for jobs in (1, 2)]
    assert files[0] == files[1]
    assert LearnedTable.read(read_toml(files[0], "learned.toml"))


def test_ten_to_twenty_of_a_hundred_turns_leave_the_best_way() -> None:
    """Else nothing would be learned of positions beside it."""
    game, many = find("explorers"), 200
    strategy = trainable_strategy(game)
    state, seat = position(game, 1, 0)
    plans = strategy.plans(game.view(state, seat), seat, 1)
    best = [apply_actions(game, state, seat, plan.actions)[0] for plan in plans if plan.worth == plans[0].worth]
    watched = RolloutMatch(game, strategy, TrainingTask("explorers", 1, (), LearnedTable(), 1, 6, 1, 0.0))
    astray = sum(watched._decide(state, seat, Random(number))[0] not in best for number in range(many))
    assert 0.1 * many <= astray <= 0.2 * many


def test_without_a_proven_gain_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(AbTest, "gain", False)
    out = tmp_path / "learned.toml"
    assert train.run(asked(f"skerries {TINY} --out {out}")) == 0
    assert not out.exists()
    assert "no proven gain" in capsys.readouterr().err


def test_a_gain_is_proven_by_its_whole_interval() -> None:
    assert AbTest(100.0, 103.0, 1.0, 200, 10).gain
    assert not AbTest(100.0, 101.5, 1.0, 200, 10).gain


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_every_game_is_watched_to_its_end_and_a_table_is_fitted(game: AnyGame) -> None:
    lesson = TrainingTask(game.info.id, min(game.info.seats), (), LearnedTable(), 1, 4, 1, 0.2)
    looked = lesson.observe_match(0, "watched")
    strategy = trainable_strategy(game)
    assert looked
    for turn in (turn for decision in looked for turn in decision.turns):
        assert 0 <= turn.slice < strategy.time_slice_count
        assert all(0 <= at < sum(strategy.feature_runs.values()) for at in turn.features)
    rows = fit(looked, strategy.feature_runs, strategy.time_slice_count, Regularization())
    assert any(number for row in rows for number in row), "what was seen teaches something"
    table = add_corrections(LearnedTable(), rows, strategy.feature_runs)
    assert LearnedTable.read(read_toml(train.table_file(table, "command", "figure", []), "learned.toml")) == table


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("chess", "no-such-game"),
        ("explorers --seats 9", "bad-seats"),
        ("explorers --option moon=1", "bad-option"),
        *((f"explorers --{name} 0", "too-few") for name in ("rounds", "games", "turns", "futures", "proof", "jobs")),
    ],
)
def test_what_cannot_be_trained_is_refused(words: str, reason: str) -> None:
    with pytest.raises(BadOption) as refused:
        train.run(asked(words))
    assert refused.value.reason.key == reason


def test_equals_are_chosen_by_chance() -> None:
    """Else two planners of a game where all choose at once would do the same for ever."""
    game = find("skerries")
    bot = WeightedBot(DefaultStrategy(game), 1)
    state, seat = position(game, 1, 0)
    chosen = {str(BotPlayer(bot).bot.choose(game, state, seat, BotPlayer(bot).budget, Random(n))[0]) for n in range(8)}
    assert len(chosen) > 1


ORCHARD = '''

def scores(self, state):
    """Trees in the first column flower and count at once; fruit counts in the end, the more the farther it grows."""
    columns = [["abcde".index(name[0]) for name in BOARD.cell_names(crew.squares)] for crew in state.seats]
    fruit = [0 if state.acting else sum(mine) for mine in columns]
    return tuple(
        Score((ScoreLine("flowers", mine.count(0)), ScoreLine("fruit", later)))
        for mine, later in zip(columns, fruit, strict=True)
    )


Orchard.scores = scores
'''


def test_a_game_that_says_nothing_of_itself_learns_what_points_do_not_show(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Points alone plant four flowers, and the last tree for its fruit; who was trained goes for the far squares."""
    new_game.write_game_files("orchard", tmp_path)
    module = tmp_path / "orchard" / "game.py"
    module.write_text(module.read_text("utf-8") + ORCHARD, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(installed().games, "orchard", import_module("orchard.game").game)
    words = "--rounds 1 --games 60 --share 1.0 --turns 8 --futures 1 --horizon 9 --width 2 --proof 20 --seed fruit"
    file = written(f"orchard {words}", tmp_path / "learned.toml")
    figure = read_toml(file, "learned.toml")["trained"]["figure"].text()
    before, after = (float(number) for number in figure.partition(" (")[0].split(" -> "))
    assert before == 4 * 1 + 4
    assert after > 15, "of 20"


# Networks


def crossed_decisions(count: int, seed: int) -> list[Decision]:
    """Decisions whose estimate misses 4 points where exactly one of two features is there: no table shows that."""
    rng = Random(seed)
    found = []
    for _ in range(count):
        luck, turns = rng.gauss(0.0, 20.0), []
        for _ in range(4):
            one, other = rng.randrange(2), rng.randrange(2)
            said = rng.gauss(50.0, 5.0)
            features = {at: 1.0 for at, there in enumerate((one, other, 1)) if there}
            turns.append(PlanExample(0, features, said, said + 4.0 * (one != other) + luck))
        found.append(Decision(tuple(turns)))
    return found


def test_a_network_learns_what_no_table_can_show() -> None:
    taught, kept = crossed_decisions(300, 1), crossed_decisions(60, 2)
    network, share = fit_network(taught, kept, 3, 1, 8, None, "crossed")
    assert share > 0.9
    assert explained_share(kept, fit(taught, {"run": 3}, 1, Regularization(0.1, 0.1, 0.1))) < 0.2
    both = network.value({0: 1.0, 2: 1.0}, 0) - network.value({0: 1.0, 1: 1.0, 2: 1.0}, 0)
    assert both == pytest.approx(4.0, abs=1.0)


def test_a_fit_without_examples_is_no_error() -> None:
    network, share = fit_network([], crossed_decisions(3, 1), 3, 1, 4, None, "empty")
    assert share == 0
    assert network.value({0: 1.0, 2: 1.0}, 0) == 0
    old, _ = fit_network(crossed_decisions(300, 1), crossed_decisions(60, 2), 3, 1, 8, None, "first")
    assert fit_network([], crossed_decisions(3, 1), 3, 1, 8, old, "empty")[0] == old


def test_a_further_round_keeps_what_a_network_knows() -> None:
    """The estimate of the second round contains the first network, so its error is small; the sum is learned."""
    old, _ = fit_network(crossed_decisions(300, 1), crossed_decisions(60, 2), 3, 1, 8, None, "first")
    corrected = [
        Decision(tuple(turn._replace(said=turn.said + old.value(turn.features, turn.slice)) for turn in each.turns))
        for each in crossed_decisions(300, 3)
    ]
    new, share = fit_network(corrected[60:], corrected[:60], 3, 1, 8, old, "second")
    assert share > 0.9
    assert new.value({0: 1.0, 2: 1.0}, 0) - new.value({2: 1.0}, 0) == pytest.approx(4.0, abs=1.0)


def test_a_network_orders_plans_and_adds_to_the_value_of_rollouts() -> None:
    game = find("la_isla")
    strategy = trainable_strategy(game)
    size, slices = sum(strategy.feature_runs.values()), strategy.time_slice_count
    rng = Random(3)
    inputs = tuple(tuple(round(rng.uniform(-1, 1), 3) for _ in range(3)) for _ in range(size + slices))
    network = ValueNetwork(inputs, (0.1, 0.2, 0.3), (50.0, -50.0, 100.0), slices)
    taught = with_network(game, strategy, network)
    state, seat = next(found for at in range(15, 60) if len(strategy.plans(*(found := position(game, 2, at)), 4)) > 3)
    view = game.view(state, seat)
    added = network.value(strategy.features(state, seat), strategy.time_slice(state, seat))
    assert added != 0
    assert taught.estimate(state, seat) == pytest.approx(strategy.estimate(state, seat) + added)
    assert taught.search_value(state, seat) == pytest.approx(strategy.search_value(state, seat) + added)
    plain, ordered = strategy.plans(view, seat, 4), taught.plans(view, seat, 4)
    assert {plan.actions for plan in plain} == {plan.actions for plan in ordered}
    assert [plan.actions for plan in plain] != [plan.actions for plan in ordered]
    worths = [plan.worth for plan in ordered]
    assert worths == sorted(worths, reverse=True)


def test_the_command_that_is_recorded_finds_the_same_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a file of it is a bot."""
    monkeypatch.setattr(AbTest, "gain", True)
    out = tmp_path / "one.json"
    first = written(f"skerries --network --again --hidden 4 {TINY} --share 1.0 --games 6", out)
    network = ValueNetwork.read(first)
    assert len(network.bias) == 4
    command = json.loads(first)["trained"]["command"]
    assert written(command.removeprefix("farshore train "), tmp_path / "two.json") == first
    game = find("skerries")
    state, seat = position(game, min(game.info.seats), 2)
    actions = parse_bot(str(out)).choose(game, game.view(state, seat), seat, Random(1))
    apply_actions(game, state, seat, actions)


@pytest.mark.parametrize("network", [{"inputs": [[1.0]], "bias": [1.0, 2.0], "output": [1.0], "time_slices": 1}, {}])
def test_a_network_that_does_not_fit_together_is_refused(network: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text(json.dumps({"network": network}), "utf-8")
    with pytest.raises(BadOption) as refused:
        parse_bot(str(file))
    assert refused.value.reason.key == "bot-not-loaded"


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_networks_that_ship_are_small_and_tell_where_they_come_from(game: AnyGame) -> None:
    try:
        words = read_packaged(type(game).__module__.rpartition(".")[0], NETWORK)
    except FileNotFoundError:
        assert packaged_network(type(game).__module__) is None
        return
    assert len(words) <= 2_000_000
    assert packaged_network(type(game).__module__) == ValueNetwork.read(words)
    trained = json.loads(words)["trained"]
    args = asked(trained["command"].removeprefix("farshore train "))
    assert f"on {args.proof} other deals" in trained["figure"]
    assert float(trained["figure"].partition("95 % ")[2].partition("..")[0]) > 0
