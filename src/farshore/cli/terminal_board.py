"""A board as text: letters for terrain and objects, with the page's colours and a legend."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from farshore.core.scene import Field, Hexes, Layer, Polygons, Squares
from farshore.core.text import Text, text
from farshore.svg import art_of

Say = Callable[[Text], str]

RESET, BOLD, DARK, INVERSE = "\x1b[0m", "\x1b[1m", "\x1b[38;5;16m", "\x1b[7m"
EMPTY: Final = "."
SIGNS: Final = {"cross": "X"}
LEGAL: Final = "*"
OWNED: Final = ("area", "claim", "figure")
"""Kinds of layers that are shown by the number of their seat."""
SPARE: Final = "abcdefghijklmnopqrstuvwxyz"
WIDTH: Final = 3
"""The width of a space: a letter, the sign of an object, and a star if it is legal."""


class TerminalBoard:
    """A board as text. Its letters come from the ground alone, so they stay the same during a match."""

    def __init__(self, field: Field, game: str, say: Say, *, colour: bool) -> None:
        self.field, self.say = field, say
        kinds, layers = field.ground.kinds, field.layers
        fills = {kind.fill: kind.words[0] for kind in kinds if kind.fill and kind.words}
        fills |= {layer.fill: layer.name for layer in layers if layer.fill and layer.name is not None}
        icons = {kind.icon: kind.words[-1] for kind in kinds if kind.icon and kind.words}
        self.fills = assign_letters(fills, taken=SIGNS.values(), upper=True)
        self.icons = assign_letters(icons, taken=(), upper=False)
        self.words = {**{self.fills[name]: words for name, words in fills.items()}}
        self.words |= {self.icons[name]: words for name, words in icons.items()}
        self.tags = assign_signs([kind.tag for kind in kinds if kind.tag], taken=self.icons.values())
        self.words |= {self.tags[kind.tag]: kind.words[-1] for kind in kinds if kind.tag and kind.words}
        self.paint = {fill: background_colour(art_of(game).colours.get(fill, "")) for fill in fills} if colour else {}
        self.colour = colour

    def lines(self, columns: int) -> list[str]:
        """Return the board as rows of spaces; for irregular boards, a list of the spaces."""
        shape = self.field.ground.shape
        if isinstance(shape, Squares):
            head = "   " + "".join(name.ljust(WIDTH) for name in shape.column_names)
            rows = (range(row * shape.columns, (row + 1) * shape.columns) for row in range(shape.rows))
            names = shape.row_names or ("",) * shape.rows
            return [head, *(f"{name:>2} {self._row(row)}" for name, row in zip(names, rows, strict=True))]
        if isinstance(shape, Hexes):
            return list(self._hexes(shape))
        assert isinstance(shape, Polygons)
        entries = [self._in_words(index) for index in range(len(shape.names))]
        return side_by_side(entries, columns)

    def legend(self, columns: int) -> str:
        """Return what the letters mean."""
        if isinstance(self.field.ground.shape, Polygons):
            return ""
        kinds = {layer.kind for layer in self.field.layers}
        signs = {"X": text("legend-mine")} if "cross" in kinds else {}
        signs |= {} if kinds.isdisjoint(OWNED) else {"1, 2 …": text("legend-seats")}
        signs |= {LEGAL: text("legend-legal")}
        said = {letter: self.say(words) for letter, words in {**self.words, **signs}.items()}
        entries = [f"{letter} {words}" for letter, words in said.items() if words != letter]
        return textwrap.fill(" · ".join(entry.replace(" ", "\xa0") for entry in entries), columns).replace("\xa0", " ")

    def _hexes(self, shape: Hexes) -> Iterator[str]:
        at, widest = 0, max(shape.rows)
        for row, many in enumerate(shape.rows):
            name = shape.row_names[row] if shape.row_names else ""
            indent = " " * (WIDTH * (widest - many) // 2)
            yield f"{name:>2} {indent}{self._row(range(at, at + many))}".rstrip()
            at += many

    def _row(self, indices: Iterable[int]) -> str:
        return "".join(self._space(index) for index in indices).rstrip(" ")

    def _space(self, index: int) -> str:
        """Return a space: a letter for its content or terrain, the sign of an object, and a star if it is legal.

        The star of a space without a letter takes the letter's place. What a seat wrote stands for the letter, too.
        """
        kind = self.field.ground.kinds[self.field.ground.spaces[index]]
        fill, sign, tag, new, legal = kind.fill, "", "", False, False
        for layer in self._on(index):
            fill = layer.fill if layer.fill and layer.kind != "legal" else fill
            tag = layer.tag or tag
            owner = str(layer.seat + 1) if layer.seat is not None and layer.kind in OWNED else sign
            sign = SIGNS.get(layer.kind, owner)
            new |= layer.kind == "new"
            legal |= layer.kind == "legal"
        letter = sign or tag[: WIDTH - 1] or self.fills.get(fill, "")
        content = tag[:1] if sign else "" if tag else self.icons.get(kind.icon) or self.tags.get(kind.tag, "")
        shown = f"{letter}{content}{LEGAL if legal else ''}" if letter else f"{LEGAL if legal else EMPTY}{content}"
        style = (BOLD + INVERSE if new else BOLD if sign or legal else "") + self.paint.get(fill, "")
        blanks = " " * (WIDTH - len(shown))
        return f"{style}{shown}{RESET}{blanks}" if self.colour and style else shown + blanks

    def _in_words(self, index: int) -> str:
        """Return a space by its name, its description, and the seats on it."""
        layers = [layer for layer in self._on(index) if layer.kind in ("figure", "claim") and layer.seat is not None]
        seats = "".join(f" [{layer.seat + 1}]" for layer in layers if layer.seat is not None)
        kind = self.field.ground.kinds[self.field.ground.spaces[index]]
        legal = LEGAL if any(layer.kind == "legal" for layer in self._on(index)) else ""
        words = ", ".join(self.say(word) for word in kind.words)
        return f"{legal}{self.field.ground.shape.names[index]} {words}{seats}"

    def _on(self, index: int) -> list[Layer]:
        place = self.field.ground.place(index)
        return [layer for layer in self.field.layers if layer.cells >> place & 1]


def assign_letters(names: Iterable[str], taken: Iterable[str], *, upper: bool) -> dict[str, str]:
    """Assign a letter to each name: its first letter that is free, else any.

    >>> assign_letters(["desert", "water", "wood"], taken=(), upper=True)
    {'desert': 'D', 'water': 'W', 'wood': 'O'}
    """
    found: dict[str, str] = {}
    used = {letter.lower() for letter in taken}
    for name in names:
        letter = next(letter for letter in f"{name.lower()}{SPARE}" if letter.isalpha() and letter not in used)
        used.add(letter)
        found[name] = letter.upper() if upper else letter
    return found


def assign_signs(tags: Iterable[str], taken: Iterable[str]) -> dict[str, str]:
    """Assign a character to each tag: its first that is free, else its first.

    >>> assign_signs(["±1", "?", "six", "sum"], taken=())
    {'±1': '±', '?': '?', 'six': 's', 'sum': 'u'}
    """
    found: dict[str, str] = {}
    for tag in dict.fromkeys(tags):
        used = {*taken, *found.values()}
        found[tag] = next((sign for sign in tag if sign.strip() and sign not in used), tag[0])
    return found


def background_colour(css: str) -> str:
    """Return the escape sequence for a CSS colour as background with dark text; empty for other values.

    >>> background_colour("#88ccff") == "\\x1b[38;5;16m\\x1b[48;2;136;204;255m"
    True
    """
    found = re.fullmatch(r"\s*#([0-9a-fA-F]{6})\s*", css)
    if not found:
        return ""
    red, green, blue = bytes.fromhex(found[1])
    return f"{DARK}\x1b[48;2;{red};{green};{blue}m"


def side_by_side(entries: list[str], columns: int) -> list[str]:
    """Return entries in columns that fit the width, ordered top to bottom."""
    widest = max(map(len, entries)) + 2
    across = max(1, columns // widest)
    rows = -(-len(entries) // across)
    return ["".join(entry.ljust(widest) for entry in entries[row::rows]).rstrip() for row in range(rows)]
