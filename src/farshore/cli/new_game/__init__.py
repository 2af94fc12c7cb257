"""Write a small game that runs: one module, its English texts, a test and a project file.

docs/tutorials/your-first-game.md explains the next steps.
"""

from __future__ import annotations

import keyword
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from farshore.cli import command_error
from farshore.games import installed
from farshore.translations.terminal_language import message


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("name", help="id of the new game: small letters, digits and _")
    parser.add_argument(
        "--into", type=Path, default=Path(), metavar="DIR", help="where its folder goes (default: here)"
    )


def run(args: Namespace) -> int:
    name, folder = args.name, args.into / args.name
    if not (name.isascii() and name.isidentifier() and name == name.lower()) or keyword.iskeyword(name):
        raise command_error("cmd-bad-id", name=name)
    if name in installed().games or name in installed().broken:
        raise command_error("cmd-game-there", name=name)
    if find_spec(name) is not None:
        raise command_error("cmd-package-there", name=name)
    if folder.exists():
        raise command_error("cmd-folder-there", folder=str(folder))
    write_game_files(name, folder)
    print(message("game-made", folder=str(folder)))
    return 0


def write_game_files(name: str, folder: Path) -> None:
    """Write all files of a new game with this id."""
    for path, words in game_files(name):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(words, "utf-8", newline="\n")


def game_files(name: str) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of each file of a new game."""
    title = name.replace("_", " ").strip().title()
    blanks = {"@name@": name, "@title@": title, "@kind@": title.replace(" ", "")}
    for path, file in _files(files(__name__) / "files", ""):
        words = file.read_text("utf-8")
        for blank, filled in blanks.items():
            path, words = path.replace(blank, filled), words.replace(blank, filled)
        yield path.removesuffix(".txt"), words  # so that nobody takes them for files of ours


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from _files(each, f"{path}{each.name}/")
        else:
            yield f"{path}{each.name}", each
