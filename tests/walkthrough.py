"""The walk-through game as docs/adding-a-game.md makes it, stop by stop, laid down as an installed package.

`python tests/walkthrough.py FOLDER`, then `PYTHONPATH=FOLDER farshore serve` plays it.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

from farshore.cli.new_game import contents

DOC = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
NAME = "skerries"
_FILE = re.compile(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def stops() -> list[dict[str, str]]:
    """For each stop the files that the page shows there, by path."""
    sections = re.split(r"^## \w+ stop: ", DOC.read_text("utf-8"), flags=re.MULTILINE)[1:]
    return [{found[1]: found[2] for found in _FILE.finditer(section)} for section in sections]


def files(stop: int = 5) -> dict[str, str]:
    """All files of the game as they are at this stop: what `farshore new-game` wrote, and what was changed since."""
    whole = dict(contents(NAME))
    for shown in stops()[:stop]:
        whole.update(shown)
    return whole


def write(folder: Path, stop: int = 5) -> Path:
    """The game's own folder at this stop."""
    for path, words in files(stop).items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(words, "utf-8")
    return folder


def unpack(folder: Path) -> Path:
    """The finished game, installed."""
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


if __name__ == "__main__":
    print(unpack(Path(sys.argv[1])))
