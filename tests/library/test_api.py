"""`import farshore as fs`: cheap to import, plain to use, and speaking in sentences."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import farshore as fs
from farshore.bots import Budget
from farshore.bots.bot_matches import BotFailed
from farshore.core.game import A, Game, S
from farshore.translations.terminal_language import language

SERVER = ("litestar", "uvicorn", "sqlalchemy", "alembic", "structlog", "prometheus_client", "websockets")


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh Python has after this."""
    shown = f"{code}\nimport sys\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", shown], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_loads_nothing_else() -> None:
    before = loaded_by("import typing")
    assert loaded_by("import typing, farshore") - before == {"farshore"}


def test_playing_loads_nothing_of_the_server() -> None:
    loaded = loaded_by("import farshore as fs; fs.play('kingdom_maps', ['random'], seed=1)")
    assert "farshore.api" in loaded
    assert not [name for name in loaded if name.split(".")[0] in SERVER or name.startswith("farshore.server")]


def test_games_are_listed_whoever_imported_them() -> None:
    assert fs.list_games()[:3] == ["explorers", "kingdom_maps", "la_isla"]
    import farshore.games

    assert list(farshore.games.installed().games) == fs.list_games()


def test_a_match_prints_as_one_line() -> None:
    match = fs.play("kingdom_maps", ["greedy", "random"], seed=7)
    assert repr(match) == "<kingdom_maps: over after 197 events, greedy 60, random 20; won by greedy>"
    assert repr(match.branch(3)) == "<kingdom_maps: after 3 events, greedy 0, random 0; random to act>"


def test_a_position_prints_as_its_picture() -> None:
    match = fs.new("explorers", 2, seed=7)
    assert str(match.state) == match.game.text_board(match.state, None)
    assert str(match.state).startswith("round 1 turn 0")


def test_a_new_match_deals_itself_and_follows_its_seed() -> None:
    one, other = fs.new("la_isla", 2, seed=5), fs.new("la_isla", 2, seed=5)
    while not one.over:
        seat = one.to_act[0]
        assert seat != fs.CHANCE
        action = one.legal()[0]
        one.play(seat, action)
        other.play_text(seat, str(action))
    assert [str(event) for event in one.events] == [str(event) for event in other.events]
    assert other.legal() == ()


def test_bots_of_ones_own_play() -> None:
    class Last:
        name = "last"

        def choose(self, game: Game[S, A], view: S, seat: int, budget: Budget, rng: Random) -> Sequence[A]:
            return game.legal(view, seat)[-1:]

    match = fs.play("kingdom_maps", [Last(), "random"], seed=1)
    assert match.header.seats == ("bot:last", "bot:random")
    assert match.over


def test_records_are_written_and_read(tmp_path: Path) -> None:
    match = fs.play("kingdom_maps", ["random"], seed=2)
    fs.write(match, tmp_path / "match.toml")
    assert repr(fs.read(tmp_path / "match.toml")) == repr(match)
    broken = (tmp_path / "match.toml").read_text().replace("announce", "whisper", 1)
    (tmp_path / "match.toml").write_text(broken)
    with pytest.raises(fs.RecordError, match=r"^line \d+: .* is not an action of this game"):
        fs.read(tmp_path / "match.toml")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "explorer",
            "There is no game “explorer”. Did you mean “explorers”? Choose from: explorers, kingdom_maps, la_isla",
        ),
        ("chess", "There is no game “chess”. Choose from: explorers, kingdom_maps, la_isla"),
    ],
)
def test_an_unknown_game_names_those_that_there_are(name: str, said: str) -> None:
    with pytest.raises(fs.BadOption) as caught:
        fs.load(name)
    assert str(caught.value).startswith(said)


def test_what_is_not_legal_is_said_with_what_is() -> None:
    match = fs.new("kingdom_maps", 2, seed=7)
    with pytest.raises(fs.IllegalAction) as caught:
        match.play_text(1, "done")
    assert str(caught.value).endswith(
        "Legal now (6): announce mountain, announce forest, announce farm, announce lake, announce village, "
        "announce swamp"
    )
    assert f"({caught.value.reason.key})" in str(caught.value)
    with pytest.raises(fs.IllegalAction, match=r"is not an action of this game.*Legal now \(6\)"):
        match.play_text(1, "fly home")
    with pytest.raises(fs.BadOption, match=r"Choose from: basic, expert"):
        fs.new("explorers", 2, gems="many")


def test_what_is_said_survives_the_way_to_another_process() -> None:
    match = fs.new("kingdom_maps", 2, seed=7)
    with pytest.raises(fs.IllegalAction) as caught:
        match.play_text(1, "done")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_exceptions_speak_the_users_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARSHORE_LANGUAGE", "de")
    language.cache_clear()
    try:
        with pytest.raises(fs.BadOption, match="Es gibt kein Spiel „chess“"):
            fs.load("chess")
    finally:
        monkeypatch.undo()
        language.cache_clear()


SCRIPT = """
import farshore as fs

game = fs.load("explorers")
match = fs.new("kingdom_maps", 2, seed=7)
reveal_type(game)
reveal_type(match.state.seats[0])
reveal_type(fs.new(game, 1).state.seats[0].marked)
reveal_type(fs.load("of_others"))
names: list[str] = fs.list_games()
print(names, fs.play(game, ["greedy"]).scores[0].total)
"""


@pytest.mark.slow
def test_a_users_script_knows_each_games_own_types(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    source = str(Path(fs.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "script.py"],
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": source},
        capture_output=True,
        text=True,
        check=False,
    )
    revealed = [line.partition("note: ")[2] for line in done.stdout.splitlines() if "Revealed" in line]
    assert revealed == [
        'Revealed type is "farshore.games.explorers.game.Explorers"',
        'Revealed type is "farshore.games.kingdom_maps.state.Chart"',
        'Revealed type is "int"',
        'Revealed type is "farshore.core.game.Game[Any, Any]"',
    ]
    assert [line for line in done.stdout.splitlines() if line.startswith("script.py") and "error" in line] == []


def test_completion_offers_what_is_public_alone() -> None:
    public = [name for name in dir(fs) if not name.startswith("__")]
    assert public == sorted(fs.__all__)
    assert not {"Any", "sys", "TYPE_CHECKING"} & set(dir(fs))


def test_a_seat_that_is_not_there_is_named() -> None:
    match = fs.new("kingdom_maps", 2, seed=1)
    action = match.legal(0)[0]
    asks = (
        lambda: match.legal(9),
        lambda: match.play(9, action),
        lambda: match.play_text(9, "done"),
        lambda: match.undo(9),
        lambda: match.scene(9),
    )
    for ask in asks:
        with pytest.raises(fs.IllegalAction, match="There is no seat 9 in this match: seats go from 0 to 1"):
            ask()


def test_a_bot_without_a_name_goes_by_its_class() -> None:
    class Nameless:
        def choose(self, game: Any, view: Any, seat: int, budget: Any, rng: Any) -> list[Any]:
            return [game.legal(view, seat)[0]]

    match = fs.play("kingdom_maps", [Nameless(), "random"], seed=1)  # type: ignore[list-item]  # as a script may
    assert match.header.seats[0] == "bot:Nameless"


def test_a_bot_that_fails_is_named_with_the_line() -> None:
    class Hasty:
        name = "hasty"

        def choose(self, game: Any, view: Any, seat: int, budget: Any, rng: Any) -> list[Any]:
            return [1 // 0]

    with pytest.raises(BotFailed, match=r"The bot “hasty” failed: ZeroDivisionError.*\(test_api\.py:\d+\)") as failed:
        fs.play("kingdom_maps", [Hasty(), "random"], seed=1)
    assert isinstance(failed.value.__cause__, ZeroDivisionError)
