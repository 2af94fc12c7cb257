"""Two games for tests: Skerries of examples/, and the game of docs/tutorials/your-first-game.md, step by step.

`python tests/walkthrough.py FOLDER`, then `PYTHONPATH=FOLDER farshore serve` plays Skerries.
"""

from __future__ import annotations

import ast
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from farshore.cli.new_game import game_files

ROOT = Path(__file__).parent.parent
DOC = ROOT / "docs" / "tutorials" / "your-first-game.md"
LAST_STEP = ROOT / "docs" / "how-to" / "draw-a-game.md"
"""Continues the tutorial: its fifth step."""
SKERRIES = ROOT / "examples" / "skerries"
NAME = "atoll"
STEPS = 5
CACHES = {"__pycache__", ".ruff_cache", ".mypy_cache", ".pytest_cache"}
_FILE = re.compile(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


# Skerries


def files() -> dict[str, str]:
    """Return the files of Skerries, by path."""
    paths = (path for path in SKERRIES.rglob("*") if path.is_file() and not CACHES & set(path.parts))
    return {path.relative_to(SKERRIES).as_posix(): path.read_text("utf-8") for path in paths}


def write(folder: Path) -> Path:
    """Copy Skerries."""
    shutil.copytree(SKERRIES, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*CACHES))
    return folder


def unpack(folder: Path) -> Path:
    """Copy and install Skerries."""
    return install(write(folder))


def install(folder: Path) -> Path:
    """Writes what pip would note about a game's folder: once that is on the path, the game is installed."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    notes = folder / f"{project['name']}-{project['version']}.dist-info"
    notes.mkdir(exist_ok=True)
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"].items()
    entries = [f"[{group}]\n" + "".join(f"{name} = {at}\n" for name, at in table.items()) for group, table in groups]
    (notes / "entry_points.txt").write_text("\n".join(entries))
    return folder


# The tutorial


def tutorial(step: int = STEPS) -> dict[str, str]:
    """Return the files of the tutorial's game after this step: what `new-game` wrote, with what the page changes."""
    whole = dict(game_files(NAME))
    sections = re.split(r"^## Step \d: ", DOC.read_text("utf-8"), flags=re.MULTILINE)[1:]
    sections.append(LAST_STEP.read_text("utf-8"))
    assert len(sections) == STEPS
    for section in sections[:step]:
        for path, change in _FILE.findall(section):
            merge = {".py": merge_python, ".ftl": merge_fluent}.get(Path(path).suffix)
            whole[path] = merge(whole[path], change) if merge and path in whole else change
    return whole


def write_tutorial(folder: Path, step: int = STEPS) -> Path:
    """Write the tutorial's game as it is after this step."""
    for path, words in tutorial(step).items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(words, "utf-8")
    return folder


def merge_fluent(old: str, change: str) -> str:
    """Replace or append messages.

    >>> merge_fluent("a = 1\\nb = 2\\n", "b = 3\\nc = 4\\n")
    'a = 1\\nb = 3\\nc = 4\\n'
    """
    messages = {line.partition(" = ")[0]: line for line in [*old.splitlines(), *change.splitlines()]}
    return "\n".join(messages.values()) + "\n"


def merge_python(old: str, change: str) -> str:
    """Replace or add definitions and class members by name; new ones go above the last class or behind the imports.

    >>> print(merge_python("import a\\nx = 1\\nclass A:\\n    y = 2\\n", "import b\\nx = 3\\nclass A:\\n    z = 4\\n"))
    import a
    import b
    x = 3
    <BLANKLINE>
    class A:
        y = 2
        z = 4
    """
    module, news = ast.parse(old), ast.parse(change)
    for new in news.body:
        if isinstance(new, (ast.Import, ast.ImportFrom)):
            last = max(at for at, each in enumerate(module.body) if isinstance(each, (ast.Import, ast.ImportFrom)))
            module.body.insert(last + 1, new)
            continue
        known = {name: at for at, each in enumerate(module.body) for name in names(each)}
        at = next((known[name] for name in names(new) if name in known), None)
        if at is None:
            last = max(at for at, each in enumerate(module.body) if isinstance(each, ast.ClassDef))
            module.body.insert(last, new)
        elif isinstance(new, ast.ClassDef) and not new.bases:
            merge_class(module.body[at], new)
        else:
            module.body[at] = new
    return ast.unparse(module)


def merge_class(old: ast.stmt, new: ast.ClassDef) -> None:
    """Replace or append the members of a class."""
    assert isinstance(old, ast.ClassDef)
    for member in new.body:
        known = {name: at for at, each in enumerate(old.body) for name in names(each)}
        at = next((known[name] for name in names(member) if name in known), None)
        if at is None:
            old.body.append(member)
        else:
            old.body[at] = member


def names(statement: ast.stmt) -> Iterator[str]:
    """Yield the names that a statement defines."""
    if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
        yield statement.name
    elif isinstance(statement, ast.Assign):
        yield from (each.id for target in statement.targets for each in ast.walk(target) if isinstance(each, ast.Name))


if __name__ == "__main__":
    print(unpack(Path(sys.argv[1])))
