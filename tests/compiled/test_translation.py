"""The source as the compiler gets it: types from annotations, calls that go straight, and nothing stale is used."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from farshore.compiled import MANIFEST, PACKAGE, fingerprint, tag
from farshore.compiling import MODULES
from farshore.compiling.build import CannotCompile, tools
from farshore.compiling.modules import Program
from farshore.compiling.translate import Translated, translate

PROGRAM = Program(MODULES)


def translated(name: str) -> Translated:
    return translate(PROGRAM.module(name))


def test_annotations_become_machine_types() -> None:
    made = translated("farshore.games.explorers.marking")
    assert "cpdef long keys_left(C_State state, long seat)" in made.pxd
    assert "cpdef cells_t free_cells(C_State state, long seat):" in made.pyx
    assert "(<C_Sheet?>(state.seats[seat])).marked" in made.pyx
    assert "count_of(" in made.pyx
    assert ".bit_count()" not in made.pyx


def test_rows_are_written_out_with_what_a_position_has() -> None:
    made = translated("farshore.games.explorers.state")
    assert "cdef public cells_t marked" in made.pxd
    assert "cdef public C_Box box" in made.pxd
    assert "cpdef Sheet own(self, long seat)" in made.pxd
    assert "cpdef State clone(self)" in made.pxd


def test_a_set_that_began_as_a_number_is_a_set() -> None:
    made = translated("farshore.core.cells")
    assert "cdef cells_t result" in made.pyx
    assert "result |= (<cells_t>(1)) << index" in made.pyx


def test_steps_are_a_row_of_questions() -> None:
    made = translated("farshore.games.explorers.rules")
    assert "if kind is C_Mark:" in made.pyx
    assert "c_games_explorers_marking_mark(state, seat, <C_Mark>action)" in made.pyx


@pytest.mark.parametrize("name", MODULES)
def test_every_module_is_translated_the_same_way_every_time(name: str) -> None:
    assert translated(name) == translate(Program(MODULES).module(name))


def said_by(folder: Path) -> str:
    """What `farshore --version` says with this build."""
    environment = {**os.environ, "FARSHORE_COMPILED": str(folder), "PYTHONPATH": str(PACKAGE.parent)}
    command = [sys.executable, "-m", "farshore", "--version"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(
    ("python", "hashed", "state"),
    [
        (tag(), fingerprint(PACKAGE / "compiled.py"), "compiled"),
        (tag(), "another", "plain"),
        ("cpython-20", fingerprint(PACKAGE / "compiled.py"), "plain"),
    ],
)
def test_a_stale_build_is_found_out(tmp_path: Path, python: str, hashed: str, state: str) -> None:
    modules = {"farshore.nothing_here": "nothing.so"}
    manifest = {"python": python, "modules": modules, "sources": {"farshore/compiled.py": hashed}}
    (tmp_path / MANIFEST).write_text(json.dumps(manifest))
    assert said_by(tmp_path).endswith(f"({state})\n")


def test_half_a_build_is_none(tmp_path: Path) -> None:
    (tmp_path / MANIFEST).write_text('{"python": ')
    assert said_by(tmp_path).endswith("(plain)\n")
    assert said_by(tmp_path / "nowhere").endswith("(plain)\n")


def test_without_a_compiler_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CXX", "/nowhere/c++")
    with pytest.raises(CannotCompile, match=r"there is no C\+\+ compiler"):
        tools()
