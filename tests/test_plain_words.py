"""Code and documentation keep to plain words."""

from __future__ import annotations

from pathlib import Path

import pytest

from plain_words import ROOT, count_words

ALLOWED = {"core": 3, "games": 12, "laws": 1, "learn": 0, "translations": 0}
ALLOWED_ON_THE_PAGE = 8  # names of messages and fields of the server
"""Avoided words that are left in each package: lower a number when fewer are left, never raise one."""


@pytest.mark.parametrize("package", ALLOWED)
def test_a_package_has_few_avoided_words(package: str) -> None:
    found = count_words(ROOT / "src" / "farshore" / package)
    assert found.total() <= ALLOWED[package], found


def test_the_page_has_few_avoided_words() -> None:
    found = count_words(ROOT / "web" / "src")
    assert found.total() <= ALLOWED_ON_THE_PAGE, found


@pytest.mark.parametrize("kind", ["tutorials", "how-to", "reference", "explanation"])
def test_the_documentation_has_no_avoided_words(kind: str) -> None:
    assert count_words(ROOT / "docs" / kind) == {}


def test_avoided_words_are_counted(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('"""Whoever is told so many things; a press."""\n')
    (tmp_path / "c.md").write_text("`told` is a name\n\n```\ntold\n```\nand futures is not\n")
    (tmp_path / "b.ftl").write_text("told = told\n")
    assert count_words(tmp_path) == {"whoever": 1, "told": 1, "so many": 1, "a press": 1, "futures": 1}
