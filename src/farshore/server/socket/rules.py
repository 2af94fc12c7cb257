"""What is told of rules to read: sections, blocks, and the positions that they show."""

from __future__ import annotations

from typing import Literal

from farshore.core.scene import Field, Row
from farshore.core.text import Text
from farshore.server.socket.wire import Answer


class RuleBlock(Answer):
    """A paragraph, a list, a table or a figure of the rules; **strong** and *soft* words are marked so."""

    kind: Literal["words", "list", "table", "figure"]
    words: str = ""
    """Of a figure: its caption."""
    items: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    diagram: str = ""
    """GET /api/rules/GAME/NAME"""
    rules: tuple[str, ...] = ()
    """The ids of the rules that are explained here: links may name them."""


class RuleSection(Answer):
    """Rules under a heading; its id is the same in every language."""

    id: str
    title: str
    blocks: tuple[RuleBlock, ...]


class Rules(Answer):
    """GET /api/rules/GAME?language=LANG"""

    game: str
    title: str
    sections: tuple[RuleSection, ...]
    links: dict[str, str] = {}
    """Keys of the game's words, and the section or rule that tells more of each."""
    mark: str = ""
    """Changes when a diagram does: append it as `?v=` to keep diagrams for long."""


class Counted(Answer):
    """A line of the score pad in a diagram."""

    name: Text
    points: int


class Diagram(Answer):
    """A position of the rules, and what to see there. GET /api/rules/GAME/NAME"""

    board: Field
    seat: int
    seats: int
    whole: bool = False
    """The board itself is what is shown."""
    part: tuple[str, ...] = ()
    """Show the board around these spaces only; all of it if there are none."""
    ring: tuple[str, ...] = ()
    arrow: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    """Cards and tokens that the diagram is about."""
    lines: tuple[Counted, ...] = ()


HTTP_MESSAGES = (Rules, Diagram)
