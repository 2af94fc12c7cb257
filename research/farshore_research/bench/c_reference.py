"""A reference program in C: random solo play of Explorers, built where a C compiler is installed."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from os import environ
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

SOURCE: Final = Path(__file__).with_name("explorers.c")
THINGS: Final = ("key", "scroll", "horse", "apple", "carrot", "fish", "gem", "temple")
"""In the order of the C program."""


class Ran(NamedTuple):
    """The results that the C program prints."""

    decisions: float
    """A second."""
    matches: float
    """A second."""
    length: float
    """Decisions of a match, in the mean."""
    points: float
    """For provisions, gems and temples, in the mean."""


def compiler() -> list[str]:
    """Return the command of the C compiler; empty if there is none."""
    named = shlex.split(environ.get("CC", "")) or [shutil.which("cc") or shutil.which("gcc") or ""]
    return named if shutil.which(named[0]) else []


class ReferenceProgram:
    """Context manager for the compiled program: `with ReferenceProgram(state) as c: c.run(0.5)`."""

    def __init__(self, state: Any) -> None:
        """`state`: Explorers alone with a map that is laid; the program plays on the same one."""
        self.state, self.folder = state, TemporaryDirectory(prefix="farshore-c-")
        self.program = Path(self.folder.name, "explorers")
        command = [*compiler(), "-O3", "-o", str(self.program), str(SOURCE)]
        subprocess.run(command, check=True, capture_output=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.folder.cleanup()

    def run(self, seconds: float, seed: int = 1) -> Ran:
        done = subprocess.run(
            [str(self.program)],
            input=format_input(self.state, seconds, seed),
            capture_output=True,
            text=True,
            check=True,
        )
        return Ran(*map(float, done.stdout.split()))


def format_input(state: Any, seconds: float, seed: int) -> str:
    """Return the map, the card counts and the cards in the input format of the C program."""
    board, box, components, turn = state.map, state.box, state.box.components, state.box.turn
    things = [THINGS.index(name) if name in THINGS else -1 for name in board.object_at]
    cells = [f"{terrain} {thing}" for terrain, thing in zip(board.terrain_at, things, strict=True)]
    numbers = (turn.rounds, turn.turns, turn.start, turn.active, turn.same, turn.scroll)
    tracks = (components.key_track, components.scroll_track, state.start, len(components.cards), seed)
    columns = [" ".join(map(str, column)) for column in box.provisions.columns[: turn.rounds]]
    facing = {card.index: card.sides for card in box.deck}
    cards = [f"{facing[index][0]} {facing[index][1]}" for index in range(len(components.cards))]
    return "\n".join([*cells, " ".join(map(str, (*numbers, *tracks))), str(seconds), *columns, *cards])
