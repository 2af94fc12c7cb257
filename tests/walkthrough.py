"""Cuts the walk-through game out of docs/adding-a-game.md and lays it down as an installed package.

`python tests/walkthrough.py FOLDER`, then `PYTHONPATH=FOLDER farshore serve` plays it.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

DOC = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
_FILE = re.compile(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """The files of the walk-through, by path."""
    return {found[1]: found[2] for found in _FILE.finditer(DOC.read_text("utf-8"))}


def unpack(folder: Path) -> Path:
    """Writes the package and what pip would note about it; with the folder on the path, the game is installed."""
    for path, words in files().items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(words, "utf-8")
    project = tomllib.loads(files()["pyproject.toml"])["project"]
    notes = folder / f"{project['name']}-{project['version']}.dist-info"
    notes.mkdir(exist_ok=True)
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"].items()
    entries = [f"[{group}]\n" + "".join(f"{name} = {at}\n" for name, at in table.items()) for group, table in groups]
    (notes / "entry_points.txt").write_text("\n".join(entries))
    return folder


if __name__ == "__main__":
    print(unpack(Path(sys.argv[1])))
