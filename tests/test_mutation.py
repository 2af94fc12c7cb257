"""The script that takes lines out of the sources chooses what changes something, and the same for the same seed."""

from __future__ import annotations

from pathlib import Path

import pytest

import mutation

RULES = '''"""A module."""
from typing import Any


def score(state: Any) -> int:
    """Add up."""
    total = 0
    # A comment.
    if state:
        total += 1
    return total
'''
PAGE = """import { a } from "./a";
// A comment.
interface Row {
  name: string;
}
export function go(row: Row): void {
  const next = a(row);
  next.value = row.name;
}
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for path, text in {
        "src/farshore/games/sea/rules.py": RULES,
        "src/farshore/server/app.py": RULES,
        "web/src/go.ts": PAGE,
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    return tmp_path


def test_only_statements_that_do_something_are_taken_out(checkout: Path) -> None:
    assert [mutant.words for mutant in mutation.mutants(checkout, "page")] == ["next.value = row.name;"]
    found = [mutant.words for mutant in mutation.mutants(checkout, "rules")]
    assert sorted(found) == ["if state:", "return total", "total += 1", "total = 0"]


def test_a_mutant_is_one_statement_less_and_still_python(checkout: Path) -> None:
    one = next(each for each in mutation.mutants(checkout, "rules") if each.words == "if state:")
    one.write(checkout)
    text = (checkout / one.path).read_text()
    assert "total += 1" not in text
    assert "    pass\n    return total\n" in text
    compile(text, one.path, "exec")


def test_the_same_seed_chooses_the_same_lines(checkout: Path) -> None:
    first = mutation.choose(checkout, "7", 3)
    assert [mutant.part for mutant in first] == ["rules", "server", "page"]
    assert mutation.choose(checkout, "7", 3) == first


def test_quick_tests_look_first_where_a_checkout_marks_them(checkout: Path) -> None:
    one = next(each for each in mutation.mutants(checkout, "server") if each.words == "return total")
    for text, wanted in (('markers = ["slow: later"]', "not slow and not database"), ("", "not database")):
        (checkout / "pyproject.toml").write_text(text)
        first, *others = mutation.commands(one, checkout)
        assert first[-3:] == ["-m", wanted, "tests/server"]
        assert [command[-1] for command in others] == ["tests/server", "tests/web"]
