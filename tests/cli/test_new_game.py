"""`farshore new-game` writes a game that keeps the laws at once, and that has something to show."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from farshore.cli import main
from farshore.cli.new_game import write_game_files
from farshore.core.game import AnyGame
from farshore.core.scene import cells_in


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game."""
    into = tmp_path_factory.mktemp("games")
    assert main(["new-game", "blue_lagoon", "--into", str(into)]) == 0
    return into / "blue_lagoon"


@pytest.fixture
def lagoon(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The game, as Python finds it."""
    monkeypatch.syspath_prepend(str(folder))
    game: AnyGame = import_module("blue_lagoon.game").game
    return game


@pytest.mark.slow
def test_a_new_game_keeps_the_laws_and_passes_its_own_test(folder: Path) -> None:
    no_plugins = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # loading them takes longer than the test
    for words in (["farshore", "check", str(folder)], ["pytest", "-q", "-p", "no:cacheprovider", str(folder)]):
        command = [sys.executable, "-m", *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder, env=no_plugins)
        assert done.returncode == 0, done.stdout + done.stderr


def test_a_game_being_written_is_found_by_its_name_in_its_own_folder(folder: Path) -> None:
    """As the command is run, which does not look for modules where it is called (`-P`)."""
    command = [sys.executable, "-P", "-m", "farshore", "count", "blue_lagoon", "--depth", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    assert (done.returncode, done.stdout.split()) == (0, ["1", "25"]), done.stderr


def test_languages_that_are_not_written_are_named_once(folder: Path, tmp_path: Path) -> None:
    half = tmp_path / "blue_lagoon"
    shutil.copytree(folder, half, ignore=shutil.ignore_patterns("__pycache__"))
    english = (half / "blue_lagoon" / "en.ftl").read_text("utf-8")
    for language in ("de", "fr"):
        (half / "blue_lagoon" / f"{language}.ftl").write_text(english, "utf-8")
    command = [sys.executable, "-m", "farshore", "check", ".", "--matches", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=half)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines().count("No translation for it: English is shown there.") == 1


def test_a_new_game_has_a_board_to_press_and_words_for_it(lagoon: AnyGame) -> None:
    assert (lagoon.info.id, type(lagoon).__name__) == ("blue_lagoon", "BlueLagoon")
    state = lagoon.start(2)
    scene = lagoon.scene(state, 0)
    assert len(list(scene.click_targets())) == 25
    after = lagoon.apply(state, 0, lagoon.all_actions[12])
    assert cells_in(lagoon.scene(after, 1).board.layers, "claim") == [12]


def test_a_new_game_is_small(tmp_path: Path) -> None:
    write_game_files("small", tmp_path)
    written = {path.relative_to(tmp_path).as_posix(): path for path in tmp_path.rglob("*") if path.is_file()}
    assert set(written) == {"pyproject.toml", "small/en.ftl", "small/game.py", "test_small.py"}
    assert sum(len(path.read_text("utf-8").splitlines()) for path in written.values()) <= 120


@pytest.mark.parametrize("name", ["Lagoon", "my-game", "class", "2nd", "explorers", "random", ""])
def test_what_cannot_be_a_game_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name, "--into", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith("farshore: ")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "lagoon").mkdir()
    assert main(["new-game", "lagoon", "--into", str(tmp_path)]) == 1
    assert "already exists" in capsys.readouterr().err


def test_a_folder_whose_project_cannot_be_read_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pyproject.toml").write_text("[project")
    assert main(["check", str(tmp_path)]) == 1
    assert "pyproject.toml is not TOML" in capsys.readouterr().err


def test_a_folder_without_a_game_is_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'empty'\n")
    assert main(["check", str(tmp_path)]) == 1
    assert "there is no game" in capsys.readouterr().err


def test_a_game_that_cannot_be_imported_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "sunken_isle.py").write_text("from farshore.core.cells import no_such_name\n")
    entry = "[project.entry-points.'farshore.games']\nsunken_isle = 'sunken_isle:game'\n"
    (tmp_path / "pyproject.toml").write_text(f"[project]\nname = 'sunken'\n{entry}")
    assert main(["check", str(tmp_path)]) == 1
    assert "sunken_isle:game: ImportError: cannot import name 'no_such_name'" in capsys.readouterr().err
