"""Code and documentation keep to plain words."""

from __future__ import annotations

from pathlib import Path

import pytest

from plain_words import FOLDERS, ROOT, count_words

ALLOWED = {
    "src/farshore/games": 1,
    "src/farshore/bots": 4,
    "src/farshore/server": 11,
    "src/farshore/cli": 1,
    "research": 14,
    "web/src": 6,
    "tests": 10,
    "web/tests": 3,
}
"""Avoided words that are left in each folder: lower a number when fewer are left, never raise one.

They are columns of the database, tags and fields on the wire, options and stored keys, which keep their names.
"""


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_folder_has_few_avoided_words(folder: str) -> None:
    found = count_words(ROOT / folder)
    assert found.total() <= ALLOWED.get(folder, 0), found


@pytest.mark.parametrize("kind", ["tutorials", "how-to", "reference", "explanation"])
def test_the_documentation_has_no_avoided_words(kind: str) -> None:
    assert count_words(ROOT / "docs" / kind) == {}


def test_avoided_words_are_counted(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('"""Whoever is told so many things; a press."""\n')
    (tmp_path / "c.md").write_text("`told` is a name\n\n```\ntold\n```\nand futures is not\n")
    (tmp_path / "b.ftl").write_text("told = told\n")
    assert count_words(tmp_path) == {"whoever": 1, "told": 1, "so many": 1, "a press": 1, "futures": 1}
