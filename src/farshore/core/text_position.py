"""A position as plain text, for agents that read: board, panels, players, and what the legal actions bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from farshore.core.game import AnyGame, Seat
from farshore.core.scene import Field, Panel, Row
from farshore.core.text import Text

TranslateText: TypeAlias = Callable[[Text], str]
"""Translates a text of the game, with the names of the players."""


def describe_position(game: AnyGame, view: object, seat: Seat | None, translate: TranslateText) -> str:
    """Return everything that a seat sees as text: prompt, board, panels, and what each player has.

    `view` is the view of the seat, so the text has nothing that the seat may not know.
    """
    scene = game.scene(view, seat)
    lines = [translate(scene.prompt.name), "", game.text_board(view, seat).rstrip(), ""]
    for panel in (*scene.header, *scene.left, *scene.right, *scene.hand):
        lines += _panel_lines(panel, translate)
    for player in scene.players:
        status = f", {translate(player.status)}" if player.status else ""
        lines.append(f"{translate(player.name)}: {player.points}{status}")
        lines += [f"  {line}" for row in player.rows if row.items for line in _panel_lines(row, translate)]
    return "\n".join(lines)


def describe_actions(game: AnyGame, view: object, seat: Seat, translate: TranslateText) -> Iterator[tuple[str, str]]:
    """Yield the legal actions of a seat in notation, each with what it is and what it would bring."""
    for action in game.legal(view, seat):
        preview = game.preview(view, seat, action)
        first, *others = map(translate, (preview.title, *preview.lines))
        yield str(action), f"{first}: {', '.join(others)}" if others else first


def _panel_lines(panel: Panel, translate: TranslateText) -> list[str]:
    """Return a panel's name and note, and the names of its items."""
    note = getattr(panel, "note", None) or getattr(panel, "detail", None)
    head, more = translate(panel.name), translate(note) if note else ""
    head += f": {more}" if more not in head else ""
    items = [item for item in panel.items if not isinstance(item, Field)] if isinstance(panel, Row) else []
    return [head, *(f"  {translate(item.name)}" for item in items)]
