"""The table of mends fits the sources: each text that is undone occurs once, and each test exists."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import findings
from findings import MENDS, Mend

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("mend", MENDS, ids=lambda mend: mend.finding)
def test_a_mend_is_in_the_sources_once_and_its_test_exists(mend: Mend) -> None:
    assert mend.missing_texts(ROOT) == []
    file, _, name = mend.test.partition("::")
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    names = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    assert name.partition("[")[0] in names


def test_every_finding_has_a_mend_and_is_named_once() -> None:
    numbers = [mend.finding for mend in MENDS]
    assert len(set(numbers)) == len(numbers)
    assert {number.rstrip("abcdefghijklmnop") for number in numbers} == {str(number) for number in range(1, 14)}
    assert [mend.finding for mend in findings.select(["11", "3"])] == ["3a", "3b", "11"]
    assert [mend.finding for mend in findings.select(["3b"])] == ["3b"]


def test_a_mend_is_undone_in_a_copy(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("if limit:\n    stop()\n")
    mend = Mend(
        "1", "a limit", "one.py", "if limit:", "if False:", "tests/test_one.py::test_limit", (("stop()", "pass"),)
    )
    assert mend.missing_texts(tmp_path) == []
    mend.undo(tmp_path)
    assert (tmp_path / "one.py").read_text() == "if False:\n    pass\n"
    assert mend.missing_texts(tmp_path) == ["if limit:", "stop()"]


@pytest.mark.slow
def test_only_a_test_that_fails_for_a_reason_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "house.py").write_text("def limit() -> int:\n    return 3\n")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_house.py").write_text(
        "from house import limit\n"
        "def test_it():\n    assert limit() == 3\n"
        "def test_nothing():\n    assert limit() < 9\n"
    )
    good, blind, broken = (
        Mend("1", "", "src/house.py", text, undone, f"tests/test_house.py::{test}")
        for text, undone, test in (
            ("return 3", "return 4", "test_it"),
            ("return 3", "return 4", "test_nothing"),
            ("def limit", "def (", "test_it"),
        )
    )
    assert findings.check_mends(tmp_path, [good]) == 0
    assert "fails without the mend: assert 4 == 3" in capsys.readouterr().out
    assert findings.check_mends(tmp_path, [blind, broken]) == 2
    assert capsys.readouterr().out.count("DOES NOT NOTICE") == 2
