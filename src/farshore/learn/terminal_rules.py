"""Print rulebooks in a terminal, with wrapped paragraphs, tables and diagrams as text."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from farshore.core.game import AnyGame
from farshore.core.text import text
from farshore.learn.loader import diagrams
from farshore.learn.rulebook import Block, Bullets, Paragraph, Rulebook, RuleFigure, RuleTable, Section
from farshore.translations import app_translator

BOLD, PLAIN = "\x1b[1m", "\x1b[0m"


@dataclass(frozen=True, slots=True)
class Terminal:
    """Print rules with a maximum width, with bold letters or without."""

    width: int = 80
    strong: bool = False

    def book(self, game: AnyGame, book: Rulebook) -> str:
        """Return the whole rulebook."""
        parts = [self.heading(book.title, "="), *(self.section(game, book, section) for section in book.sections)]
        return "\n\n".join(parts)

    def section(self, game: AnyGame, book: Rulebook, section: Section) -> str:
        """Return a section with its heading."""
        blocks = (self.block(game, book, block) for block in section.blocks)
        return "\n\n".join([self.heading(section.title, "-"), *blocks])

    def heading(self, words: str, under: str) -> str:
        title = f"{BOLD}{words}{PLAIN}" if self.strong else words
        return f"{title}\n{under * min(len(words), self.width)}"

    def block(self, game: AnyGame, book: Rulebook, block: Block) -> str:
        if isinstance(block, Bullets):
            return "\n".join(self.wrap(item.words, "- ", "  ") for item in block.items)
        if isinstance(block, RuleTable):
            return "\n".join(self.table(block))
        if isinstance(block, RuleFigure):
            return self.figure(game, book, block)
        return self.paragraph(block)

    def paragraph(self, block: Paragraph) -> str:
        return self.wrap(block.words)

    def table(self, block: RuleTable) -> Iterator[str]:
        """Return a table with columns as wide as their widest cell; the last one is wrapped."""
        rows = [[plain_words(cell) for cell in row] for row in (block.head, *block.rows)]
        widths = [max(len(row[column]) for row in rows) for column in range(len(block.head) - 1)]
        for row in rows:
            start = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False))
            indent = start + "  " if start else ""
            yield self.wrap(row[-1] or " ", indent, " " * len(indent)).rstrip()

    def figure(self, game: AnyGame, book: Rulebook, block: RuleFigure) -> str:
        """Return the position as text, the highlighted spaces and the caption."""
        drawn = diagrams(game)
        diagram = drawn[block.diagram]
        view = game.view(drawn.position(game, block.diagram).state, diagram.seat)
        lines = [self.cut(line) for line in game.text_board(view, diagram.seat).splitlines()]
        if diagram.lit:
            lit = app_translator().translate(text("rules-lit", spaces=", ".join(diagram.lit)), book.language)
            lines.append(self.wrap(lit, "  | ", "  | "))
        return "\n".join([*lines, self.wrap(block.caption, "  > ", "  > ")])

    def cut(self, line: str) -> str:
        """Return a line of a diagram; long lines continue below, indented."""
        return "\n".join(
            textwrap.wrap(line, self.width, initial_indent="  | ", subsequent_indent="  |   ", drop_whitespace=False)
            if len(line) + 4 > self.width
            else [f"  | {line}"]
        )

    def wrap(self, words: str, first: str = "", other: str = "") -> str:
        """Return a text in lines of this width, with bold words if the terminal supports them."""
        filled = textwrap.fill(
            plain_words(words), self.width, initial_indent=first, subsequent_indent=other, break_on_hyphens=False
        )
        return emphasise(filled, re.findall(r"\*\*(.+?)\*\*", words)) if self.strong else filled


def emphasise(filled: str, strong: list[str]) -> str:
    """Make these words bold, also across line breaks."""
    at = 0
    for words in strong:
        spaced = r"\s+".join(map(re.escape, words.split()))
        if found := re.compile(rf"(?<!\w){spaced}(?!\w)").search(filled, at):
            start, end = found.span()
            filled = f"{filled[:start]}{BOLD}{filled[start:end]}{PLAIN}{filled[end:]}"
            at = end + len(BOLD + PLAIN)
    return filled


def plain_words(words: str) -> str:
    """Return a text without the marks of bold and italic words.

    >>> plain_words("Mark **three** spaces, *not* two.")
    'Mark three spaces, not two.'
    >>> plain_words("Then **A** function, **B** resource.")
    'Then A function, B resource.'
    """
    return re.sub(r"\*{1,2}([^\s*](?:[^*]*[^\s*])?)\*{1,2}", r"\1", words)
