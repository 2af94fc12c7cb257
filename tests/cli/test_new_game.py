"""`farshore new-game` writes a game that keeps the laws at once, and that has something to show."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from farshore.cli import main
from farshore.core.game import AnyGame
from farshore.core.scene import cells_in
from farshore.laws.ladder import LADDER


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
    game: AnyGame = import_module("blue_lagoon").game
    return game


def test_a_new_game_keeps_the_laws_and_passes_its_own_test(folder: Path) -> None:
    for words in (["farshore", "check", str(folder)], ["pytest", "-q", "-p", "no:cacheprovider", str(folder)]):
        command = [sys.executable, "-m", *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
        assert done.returncode == 0, done.stdout + done.stderr


def test_a_game_being_written_is_found_by_its_name_in_its_own_folder(folder: Path) -> None:
    """As the command is run, which does not look for modules where it is called (`-P`)."""
    command = [sys.executable, "-P", "-m", "farshore", "count", "blue_lagoon", "--depth", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    assert (done.returncode, done.stdout.split()) == (0, ["1", "25"]), done.stderr


def test_a_language_that_is_not_written_yet_is_named(folder: Path, tmp_path: Path) -> None:
    half = tmp_path / "blue_lagoon"
    shutil.copytree(folder, half, ignore=shutil.ignore_patterns("it.ftl", "__pycache__"))
    for words, code in (((), 1), (("--sketch",), 0)):
        command = [sys.executable, "-m", "farshore", "check", ".", "--matches", "1", *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=half)
        assert done.returncode == code, done.stdout + done.stderr
        complaint = "       there is no words/it.ftl (while building, --sketch asks for the languages there are)"
        assert (complaint in done.stdout.splitlines()) == bool(code)


def test_a_new_game_has_a_board_to_press_and_words_for_it(lagoon: AnyGame) -> None:
    assert (lagoon.info.id, type(lagoon).__name__) == ("blue_lagoon", "BlueLagoon")
    state = lagoon.start(2)
    scene = lagoon.scene(state, 0)
    assert len(list(scene.presses())) == 25
    after = lagoon.apply(state, 0, lagoon.every[12])
    assert cells_in(lagoon.scene(after, 1).board.layers, "claim") == [12]


def test_a_new_game_has_the_files_of_every_game(folder: Path) -> None:
    names = {path.stem for path in (folder / "blue_lagoon").glob("*.py")}
    assert names <= {name for rung in LADDER for name in rung}
    assert len(names) >= 15


@pytest.mark.parametrize("name", ["Lagoon", "my-game", "class", "2nd", "explorers", "random", ""])
def test_what_cannot_be_a_game_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name, "--into", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith("farshore: ")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "lagoon").mkdir()
    assert main(["new-game", "lagoon", "--into", str(tmp_path)]) == 1
    assert "is there already" in capsys.readouterr().err


def test_a_folder_whose_project_cannot_be_read_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pyproject.toml").write_text("[project")
    assert main(["check", str(tmp_path)]) == 1
    assert "pyproject.toml is not TOML" in capsys.readouterr().err


def test_a_folder_without_a_game_is_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'empty'\n")
    assert main(["check", str(tmp_path)]) == 1
    assert "there is no game" in capsys.readouterr().err
