"""Print the reference of observations: python -m farshore.rl.reference > docs/reference/observations.md."""

from __future__ import annotations

from textwrap import fill
from typing import Final

from farshore.core.game import AnyGame
from farshore.core.text import text
from farshore.games import find
from farshore.translations import translator

GAMES: Final = ("explorers", "kingdom_maps", "la_isla")
SEATS: Final = 2
LINE: Final = 120
PRINTED_ROWS: Final = 40
"""The length of a neighbour table that is printed whole."""
INTRODUCTION: Final = f"""\
# Observations

Every block of the features that learners get, for each game with {SEATS} seats. `python -m farshore.rl.reference`
writes this page from the games.

Values are bytes: 0 and 1 in planes, which cover the board, the cards or the terrains; 0 to 255 in numbers. The own
seat comes first, the others follow clockwise; everything is computed from the view of the seat. With another number of
seats, blocks that hold a part for each seat have another size. [Learning agents](rl.md)
"""


def page() -> str:
    """Return the whole page."""
    return "\n".join([INTRODUCTION, *(section(find(name)) for name in GAMES)])


def section(game: AnyGame) -> str:
    """Return the table of a game."""
    view = game.view(game.start(SEATS), 0)
    spec = game.tensor_spec(view)
    title = translator(game).translate(text("title"), "en")
    rows = [f"| `{name}` | {format_shape(shape)} | {note(game, name)} |" for name, shape in spec.parts]
    heads = ["| block | shape | kind | content |", "|---|---|---|---|"]
    return "\n".join([f"## {title}", "", f"{spec.size} values.", "", *heads, *rows, *layout(game), ""])


def layout(game: AnyGame) -> list[str]:
    """Return how planes lie on the board, and the neighbour tables of a few rows."""
    if not game.feature_layout:
        return []
    lines = ["", *fill(game.feature_layout, LINE).splitlines()]
    for name, rows in game.feature_neighbours.items():
        lines += ["", f'`game.feature_neighbours["{name}"]` has {len(rows)} rows of numbers.']
        if len(rows) <= PRINTED_ROWS:
            table = " · ".join(f"{number}: {' '.join(map(str, row))}" for number, row in enumerate(rows))
            lines += ["", *fill(table, LINE).splitlines()]
    return lines


def format_shape(shape: tuple[int, ...]) -> str:
    """Return the shape of a block, and whether it has planes or numbers.

    >>> format_shape((6, 16, 16)), format_shape((8,))
    ('6 × 16 × 16 | planes', '8 | numbers')
    """
    return f"{' × '.join(map(str, shape))} | {'planes' if len(shape) > 1 else 'numbers'}"


def note(game: AnyGame, block: str) -> str:
    """Return what a block holds; `camp 1` has the note of `camp`. KeyError if it has none."""
    return game.feature_notes[block if block in game.feature_notes else block.rpartition(" ")[0]]


if __name__ == "__main__":
    print(page(), end="")
