"""`farshore train`: what is learned, that it is only added where it belongs, and that one seed gives one table."""

from __future__ import annotations

import shlex
from argparse import ArgumentParser, Namespace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farshore.bots import train
from farshore.bots.fit import Decision, Taste, Tried, added, explained, fit
from farshore.bots.knowing import KnowingBot
from farshore.bots.lessons import Lesson, PlayedOn
from farshore.bots.points import PointsStrategy, knowledge, pupil
from farshore.bots.proof import Proof
from farshore.bots.table import Player, do
from farshore.cli import new_game
from farshore.core.data import read
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, AnyGame, BadOption
from farshore.core.strategy import Strategy, Table
from farshore.games import find, installed

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
            turns.append(Tried(0, features, said, said + missed + luck + rng.gauss(0.0, noise)))
        found.append(Decision(tuple(turns)))
    return found


def test_differences_inside_a_decision_teach_and_the_luck_of_all_does_not() -> None:
    truth = [3.0, 1.0, -1.0, -3.0]
    (row,) = fit(decisions(truth, 300, 1.0), {"run": 4}, 1, Taste(0.1, 0.1, 0.1))
    level = sum(row) / 4 - sum(truth) / 4
    assert [number - level for number in row] == pytest.approx(truth, abs=0.3)
    assert explained(decisions(truth, 50, 0.0), [row]) > 0.95
    assert explained(decisions(truth, 50, 0.0), [[-number for number in row]]) < 0


def test_what_no_example_shows_stays_as_it_is() -> None:
    rows = fit(decisions([1.0, -1.0], 50, 0.1), {"seen": 2, "unseen": 3}, 2, Taste(time=0.0))
    assert rows[0][2:] == [0.0] * 3
    assert rows[1] == [0.0] * 5


def test_a_new_fit_is_added_to_the_old_table() -> None:
    old = Table({"a": ((1.0, 2.0),)})
    assert added(old, [[0.5, 0.0, 1.0]], {"a": 2, "b": 1}) == Table({"a": ((1.5, 2.0),), "b": ((1.0,),)})


# What strategies do with it


def position(game: AnyGame, seats: int, actions: int) -> tuple[Any, int]:
    """A position of random play, and the seat that is to act; of a shorter match the last one."""
    rng, dealer, state, drawn = Random(5), SeededDealer("5"), game.start(seats), 0
    found = state, 0
    while acting := game.to_act(state):
        if acting == (CHANCE,):
            game.step(state, CHANCE, dealer.draw(game.chances(state), drawn))
            drawn += 1
            continue
        found = state.clone(), acting[0]
        if not actions:
            break
        actions -= 1
        game.step(state, acting[0], rng.choice(game.legal(state, acting[0])))
    return found


def any_table(strategy: Strategy[Any, Any]) -> Table:
    rng, width = Random(2), sum(strategy.smooth.values())
    rows = [[round(rng.uniform(-1, 1), 3) for _ in range(width)] for _ in range(strategy.slices)]
    return Table.of(strategy.smooth, rows)


@pytest.mark.parametrize("game", GAMES, ids=named)
@pytest.mark.parametrize("own", [True, False], ids=["own", "points"])
@pytest.mark.parametrize("actions", [4, 15, 40])
def test_the_table_is_added_to_the_estimate_feature_by_feature(game: AnyGame, own: bool, actions: int) -> None:
    strategy: Strategy[Any, Any] = pupil(game) if own else PointsStrategy(game)
    plain, table = strategy.with_table(Table()), any_table(strategy)
    state, seat = position(game, min(game.info.seats), actions)
    state = do(game, state, seat, plain.plans(state, seat, 2)[0].actions[:-1])[0] if own else state
    row = table.flat(strategy.smooth, plain.slice(state, seat))
    learned = sum(much * row[at] for at, much in plain.features(state, seat).items())
    taught = strategy.with_table(table)
    assert taught.estimate(state, seat) == pytest.approx(plain.estimate(state, seat) + learned)
    assert sum(taught.reasons(state, seat).values()) == pytest.approx(taught.estimate(state, seat))


@pytest.mark.parametrize("game", [game for game in GAMES if knowledge(game).table], ids=named)
def test_tables_that_ship_tell_where_they_come_from(game: AnyGame) -> None:
    """A command that can be given again, with its seed, and a gain that chance does not explain."""
    words = train.packaged_file(game)
    data = read(words, "learned.toml")
    assert Table.read(data) == knowledge(game).table
    command, figure = data["trained"]["command"].text(), data["trained"]["figure"].text()
    args = asked(command.removeprefix("farshore train "))
    assert f"on {args.proof} other deals" in figure
    assert float(figure.partition("95 % ")[2].partition("..")[0]) > 0
    assert len(data["trained"]["curve"].entries()) == args.rounds
    assert {run: len(rows[0]) for run, rows in knowledge(game).table.runs.items()}.items() <= dict(
        pupil(game).smooth
    ).items()


# The command


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_the_command_that_is_recorded_finds_the_same_table(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From matches through the fit and the proof to the file: one seed, one table."""
    monkeypatch.setattr(Proof, "gain", True)
    first = written(f"{game.info.id} --again {TINY}", tmp_path / "one.toml")
    data = read(first, "learned.toml")
    assert Table.read(data)
    assert "->" in data["trained"]["figure"].text()
    command = data["trained"]["command"].text()
    assert written(command.removeprefix("farshore train "), tmp_path / "two.toml") == first


def test_processes_find_the_table_that_one_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Proof, "gain", True)
    files = [written(f"skerries {TINY} --jobs {jobs}", tmp_path / f"{jobs}.toml") for jobs in (1, 2)]
    assert files[0] == files[1]
    assert Table.read(read(files[0], "learned.toml"))


def test_ten_to_twenty_of_a_hundred_turns_leave_the_best_way() -> None:
    """Else nothing would be learned of positions beside it."""
    game, many = find("explorers"), 200
    strategy = pupil(game)
    state, seat = position(game, 1, 0)
    plans = strategy.plans(game.view(state, seat), seat, 1)
    best = [do(game, state, seat, plan.actions)[0] for plan in plans if plan.worth == plans[0].worth]
    watched = PlayedOn(game, strategy, Lesson("explorers", 1, (), Table(), 1, 6, 1, 0.0))
    astray = sum(watched._decide(state, seat, Random(number))[0] not in best for number in range(many))
    assert 0.1 * many <= astray <= 0.2 * many


def test_without_a_proven_gain_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Proof, "gain", False)
    out = tmp_path / "learned.toml"
    assert train.run(asked(f"kingdom_maps {TINY} --out {out}")) == 0
    assert not out.exists()
    assert "no proven gain" in capsys.readouterr().err


def test_a_gain_is_proven_by_its_whole_interval() -> None:
    assert Proof(100.0, 103.0, 1.0, 200, 10).gain
    assert not Proof(100.0, 101.5, 1.0, 200, 10).gain


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_matches_are_watched_to_their_end(game: AnyGame) -> None:
    lesson = Lesson(game.info.id, min(game.info.seats), (), Table(), 1, 4, 1, 0.2)
    looked = lesson.look(0, "watched")
    strategy = pupil(game)
    assert looked
    for turn in (turn for decision in looked for turn in decision.turns):
        assert 0 <= turn.slice < strategy.slices
        assert all(0 <= at < sum(strategy.smooth.values()) for at in turn.features)


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
    bot = KnowingBot(PointsStrategy(game), 1)
    state, seat = position(game, 1, 0)
    chosen = {str(Player(bot).bot.choose(game, state, seat, Player(bot).budget, Random(n))[0]) for n in range(8)}
    assert len(chosen) > 1


ORCHARD = '''
"""Trees in the first column flower and count at once; fruit counts in the end, the more the farther from the house."""

from farshore.core.cells import bits
from farshore.core.game import Line, Score

from orchard.box import BOARD


def score(state, seat):
    columns = ["abcde".index(BOARD.names[square][0]) for square in bits(state.seats[seat].squares)]
    return Score((Line("flowers", columns.count(0)), Line("fruit", 0 if state.acting else sum(columns))))


def scores(state):
    return tuple(score(state, seat) for seat in range(state.box.seats))


def group(state, seat):
    return state.seats[seat].squares


WHERE = {"flowers": group, "fruit": group}
'''


def test_a_game_that_says_nothing_of_itself_learns_what_points_do_not_show(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Points alone plant four flowers, and the last tree for its fruit; who was trained goes for the far squares."""
    new_game.write("orchard", tmp_path)
    (tmp_path / "orchard" / "scoring.py").write_text(ORCHARD, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(installed().games, "orchard", import_module("orchard").game)
    words = "--rounds 1 --games 60 --share 1.0 --turns 8 --futures 1 --horizon 9 --width 2 --proof 20 --seed fruit"
    file = written(f"orchard {words}", tmp_path / "learned.toml")
    figure = read(file, "learned.toml")["trained"]["figure"].text()
    before, after = (float(number) for number in figure.partition(" (")[0].split(" -> "))
    assert before == 4 * 1 + 4
    assert after > 15, "of 20"
