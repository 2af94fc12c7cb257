"""A class name stands for one class."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SRC = Path(__file__).parent.parent / "src" / "farshore"
MOST_SHARED = 8
"""Class names that may stand for several classes: `State`, `Box`, `Done` of the games, and little else."""


def classes_by_name(folder: Path) -> dict[str, list[str]]:
    """Return the files that define each public class."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(folder.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(path.relative_to(folder).as_posix())
    return {name: sorted(files) for name, files in found.items()}


def test_few_class_names_stand_for_several_classes() -> None:
    shared = {name: files for name, files in classes_by_name(SRC).items() if len(files) > 1}
    assert len(shared) <= MOST_SHARED, shared


def test_a_name_used_twice_is_found(tmp_path: Path) -> None:
    for file in ("core/a.py", "bots/b.py", "games/one/c.py"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / "core/a.py").write_text("class Line: ...\n")
    (tmp_path / "bots/b.py").write_text("class Line: ...\nclass _Line: ...\n")
    (tmp_path / "games/one/c.py").write_text("class State: ...\n")
    assert classes_by_name(tmp_path) == {"Line": ["bots/b.py", "core/a.py"], "State": ["games/one/c.py"]}
