"""A game of another package is compiled by one command, and plays the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from farshore.cli.new_game import write_game_files
from farshore.compiled import PACKAGE
from farshore.compiling import CORE
from farshore.compiling.build import NoCompiler, build, tools
from walkthrough import install

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("probe")]
CODE = """
from random import Random
import farshore as fs
from farshore.compiled import compiled_modules
from farshore.games import find
from farshore.laws import check_match

game = find("atoll")
for seats in game.info.seats:
    check_match(game, Random(seats), seats, {})
played = [fs.play("atoll", ["greedy", "random"], seed=seed) for seed in range(3)]
print("atoll.game" in compiled_modules(), type(game.steps[type(game.all_actions[0])]).__name__)
print([[str(event) for event in match.events] for match in played])
"""


def played(folder: Path, compiled: str) -> list[str]:
    environment = {**os.environ, "FARSHORE_COMPILED": compiled}
    environment["PYTHONPATH"] = os.pathsep.join([str(folder), str(PACKAGE.parent)])
    done = subprocess.run([sys.executable, "-c", CODE], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_what_new_game_writes_can_be_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`python -m farshore.compiling FOLDER atoll.game`, with the modules of core alone to save time."""
    try:
        tools()
    except NoCompiler as missing:
        pytest.skip(str(missing))
    write_game_files("atoll", tmp_path / "atoll")
    folder = install(tmp_path / "atoll")
    monkeypatch.syspath_prepend(str(tmp_path))  # where another folder has the name of the package
    monkeypatch.syspath_prepend(str(folder))
    build(tmp_path / "build", (*(f"farshore.core.{name}" for name in CORE), "atoll.game"))
    pure, compiled = played(folder, "0"), played(folder, str(tmp_path / "build"))
    assert pure[0] == "False function"
    assert compiled[0] == "True cython_function_or_method"
    assert compiled[1:] == pure[1:]
