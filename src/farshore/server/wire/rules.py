"""Messages about rules: sections, blocks and diagrams."""

from __future__ import annotations

from typing import Literal

from farshore.core.scene import Field, Row
from farshore.core.text import Text
from farshore.server.wire.field_types import ResponseBody


class RuleBlock(ResponseBody):
    """A paragraph, list, table or figure of the rules; `**strong**` and `*soft*` mark emphasis."""

    kind: Literal["words", "list", "table", "figure"]
    words: str = ""
    """The caption of a figure."""
    items: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    diagram: str = ""
    """GET /api/rules/GAME/NAME"""
    rules: tuple[str, ...] = ()
    """The ids of the rules explained here, for links."""


class RuleSection(ResponseBody):
    """A section of the rules; its id is the same in every language."""

    id: str
    title: str
    blocks: tuple[RuleBlock, ...]


class RulesResponse(ResponseBody):
    """GET /api/rules/GAME?language=LANG"""

    game: str
    title: str
    sections: tuple[RuleSection, ...]
    links: dict[str, str] = {}
    """Message keys of the game, with the section or rule that explains each."""
    mark: str = ""
    """A hash of the diagrams: append it as `?v=` to cache them."""


class DiagramScore(ResponseBody):
    """A line of the score sheet in a diagram."""

    name: Text
    points: int


class RuleDiagram(ResponseBody):
    """A position that the rules show, and what to point out. GET /api/rules/GAME/NAME"""

    board: Field
    seat: int
    seats: int
    whole: bool = False
    """The diagram is about the board itself."""
    part: tuple[str, ...] = ()
    """Show the board around these spaces only; empty for the whole board."""
    ring: tuple[str, ...] = ()
    arrow: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    """Cards and tokens that the diagram is about."""
    lines: tuple[DiagramScore, ...] = ()


HTTP_MESSAGES = (RulesResponse, RuleDiagram)
