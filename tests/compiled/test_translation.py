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


def test_a_set_that_is_one_of_two_numbers_is_a_set() -> None:
    assert "self.centre = (<cells_t>(1)) << " in translated("farshore.core.cells").pyx


def test_a_set_that_is_wanted_as_one_later_is_one_from_the_start() -> None:
    assert "cell = (<cells_t>(1)) << action.cell" in translated("farshore.games.kingdom_maps.drawing").pyx


def test_sets_that_never_change_are_kept_as_machine_words() -> None:
    made = translated("farshore.games.kingdom_maps.formula").pyx
    assert "line = self.hexes.r_lines.at(at_1)" in made
    grid = translated("farshore.core.cells")
    assert "cdef readonly tuple lines" in grid.pxd
    assert "self.r_lines = cells_row(self.lines)" in grid.pyx


def test_what_python_keeps_by_numbers_c_keeps_too() -> None:
    made = translated("farshore.games.kingdom_maps.formula")
    assert "cdef Kept[double, by_4] k__line" in made.pxd
    assert "worth = self.kept__line(have, usable & line, line, bucket)" in made.pyx
    assert "self.regions = lru_cache(" in made.pyx


def test_a_number_is_shifted_by_more_than_half_a_word() -> None:
    assert (
        "state.unseen = ((<long>(1)) << len(state.box.components.cards)) - 1"
        in translated("farshore.games.explorers.rules").pyx
    )


def test_sets_with_names_and_rows_of_rows_are_machine_words_too() -> None:
    assert "state.map.r_having.at('key')" in translated("farshore.games.explorers.marking").pyx
    assert "cells = self.r_rings.at(goal, at_1)" in translated("farshore.games.explorers.distances").pyx


def test_things_side_by_side_are_looped_over_by_their_places() -> None:
    made = translated("farshore.games.explorers.marking").pyx
    assert "cells = board.r_provisions.at(at_1)" in made
    assert "zip(" not in made.replace("zip() arguments", "")


def test_a_list_of_records_holds_machine_numbers() -> None:
    formula = translated("farshore.games.explorers.formula").pyx
    assert "cpdef C_Listed_Near nearest(bytes dist, long first, long end):" in formula
    assert "made_1.put(far_of2, goal_of2)" in formula
    assert (
        "struct Record_Term { long f0; double f1; Thing f2; double f3;"
        in translated("farshore.games.explorers.distances").pxd
    )


def test_a_list_that_was_written_out_is_made_one_of_records_where_it_is_handed_on() -> None:
    assert "return Listed_Sign.of(signs)" in translated("farshore.games.kingdom_maps.formula").pyx


def test_the_search_for_a_turn_is_a_class_of_c_and_games_extend_it() -> None:
    made = translated("farshore.games.explorers.strategy").pxd
    assert "cdef class MarkingTurn(Base_Turn):" in made
    assert "cpdef double _to_come(self, C_Sheet sheet, C_Curves curves)" in made


def test_data_classes_extend_each_other() -> None:
    made = translated("farshore.games.kingdom_maps.box").pxd
    assert "cdef class Box(Components):" in made
    assert "cdef Box new_Box(C_HexGrid hexes, " in made


def test_what_may_be_none_is_asked_before_it_is_anything() -> None:
    made = translated("farshore.games.kingdom_maps.strategy").pyx
    assert "if self.formula is None:" in made
    assert "(<C_Formula?>(self.formula)).lines(" in made


def test_steps_are_a_row_of_questions() -> None:
    made = translated("farshore.games.explorers.rules")
    assert "if kind is C_Mark:" in made.pyx
    assert "c_games_explorers_marking_mark(state, seat, <C_Mark>action)" in made.pyx


def test_sets_of_cards_and_functions_are_machine_words_too() -> None:
    made = translated("farshore.games.la_isla.state")
    assert "cdef public cells_t visible" in made.pxd
    assert "cdef public cells_t deck" in made.pxd
    cards = translated("farshore.games.la_isla.cards").pyx
    assert "state.deck &= ~((<cells_t>(1)) << card)" in cards, "a card's number may be larger than a word is long"
    assert "cdef cells_t g_EXPLORER = EXPLORER" in cards


def test_what_uses_up_a_generator_gets_a_list_and_stays_flat() -> None:
    made = translated("farshore.games.la_isla.rules")
    assert "state.acting = tuple([busy for busy in state.acting if (<long>(busy)) != seat])" in made.pyx
    assert "cpdef void finish(C_State state, long seat, C_Done action) except *" in made.pxd


def test_members_of_an_enumeration_are_numbers_where_numbers_are_wanted() -> None:
    made = translated("farshore.games.la_isla.placing").pyx
    assert "state.box.points[24]" in made
    assert "colours_of(visible, 8)" in made


def test_news_are_made_as_tuples_of_their_class() -> None:
    assert "named_tuple(News, (seat, what, thing, points))" in translated("farshore.games.la_isla.state").pyx


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
