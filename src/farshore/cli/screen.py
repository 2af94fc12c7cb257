"""What a player in the terminal sees: the table, what happened, and what can be done, redrawn in one place."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence

from farshore.cli.board import Board, side_by_side
from farshore.cli.language import say
from farshore.core.game import A, Action, AnyGame, Game, S, Seat
from farshore.core.match import AnyMatch
from farshore.core.scene import Field, Panel, Piece, Row, Scene
from farshore.core.text import Text, text

CLEAR = "\x1b[H\x1b[2J"
FEW = 20
"""So many choices are told in words; more of them, spaces of a board, by their names."""


class Screen:
    """One terminal: wide or narrow, with colours or without, alive or written to a file."""

    def __init__(self, names: Sequence[str], *, plain: bool = False) -> None:
        self.names = names
        self.alive = sys.stdout.isatty() and not plain
        self.colour = self.alive and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        self.news: list[str] = []

    @property
    def columns(self) -> int:
        return shutil.get_terminal_size().columns

    def say(self, words: Text, game: AnyGame | None = None) -> str:
        return say(words, game, self.names)

    def tell(self, line: str) -> None:
        """A line that stays until the next picture."""
        self.news.append(line)
        if not self.alive:
            print(line)

    def show(self, match: AnyMatch, seat: Seat) -> None:
        """The whole table as this seat sees it, over what was there before."""
        game, view = match.game, match.game.view(match.state, seat)
        scene = game.scene(view, seat)
        lines = [CLEAR] if self.alive else [""]
        if self.alive:
            lines += [*self.news[-8:], ""]
        self.news.clear()
        board = Board(scene.board, game.info.id, lambda words: self.say(words, game), colour=self.colour)
        lines += [*board.lines(self.columns), board.legend(self.columns), "", *self._beside(game, scene, seat)]
        prompt = f"{self.names[seat]}: {self.say(scene.prompt.name, game)}"
        print("\n".join([*lines, prompt, self.choices(game, view, seat, list(game.legal(view, seat)))]), flush=True)

    def _beside(self, game: AnyGame, scene: Scene, seat: Seat) -> list[str]:
        """Points, and what lies before this seat, in words."""
        found = [" · ".join(f"{self.names[each.seat]} {each.points}" for each in scene.players)]
        for row in scene.hand:
            pieces = [self.say(item.name, game) for item in row.items if isinstance(item, Piece)]
            if pieces:
                found += [f"{self.say(row.name, game)}:", *(f"  {piece}" for piece in pieces)]
        return [*found, ""]

    def around(self, match: AnyMatch, seat: Seat) -> str:
        """All that lies around the board, as a screen reader says it: rounds, panels, and every seat's things."""
        game, view = match.game, match.game.view(match.state, seat)
        scene = game.scene(view, seat)
        found: list[str] = []
        for panel in (*scene.header, *scene.left, *scene.right):
            found += self._told(game, panel)
        for each in scene.players:
            status = f", {self.say(each.status, game)}" if each.status else ""
            found.append(f"{self.names[each.seat]}: {each.points}{status}")
            found += [f"  {line}" for row in each.rows if row.items for line in self._told(game, row)]
        return "\n".join(found)

    def _told(self, game: AnyGame, panel: Panel) -> list[str]:
        """A panel's name with its remark, and under it what it holds."""
        note = getattr(panel, "note", None) or getattr(panel, "detail", None)
        head, more = self.say(panel.name, game), self.say(note, game) if note else ""
        head += f": {more}" if more not in head else ""
        items = [item for item in panel.items if not isinstance(item, Field)] if isinstance(panel, Row) else []
        return [head, *(f"  {self.say(item.name, game)}" for item in items)]

    def choices(self, game: Game[S, A], view: S, seat: Seat, legal: Sequence[A], *, every: bool = False) -> str:
        """What can be done, by number: in words if it is little, else by its notation."""
        if len(legal) <= FEW:
            return "\n".join(
                f"{number:>3} {action!s:<20} {self.in_words(game, view, seat, action)}".rstrip()
                for number, action in enumerate(legal, 1)
            )
        shown = legal if every else legal[:FEW]
        more = self.say(text("play-more", count=len(legal) - FEW)) if len(legal) > len(shown) else ""
        return "\n".join(filter(None, [numbered([str(action) for action in shown], self.columns), more]))

    def in_words(self, game: Game[S, A], view: S, seat: Seat, action: Action) -> str:
        """What an action is called and what it would bring."""
        preview = game.preview(view, seat, action)  # type: ignore[arg-type]  # one of the game's own
        said = [self.say(words, game) for words in (preview.title, *preview.lines)]
        return textwrap.shorten(": ".join([said[0], ", ".join(said[1:])]) if said[1:] else said[0], 100)


def numbered(actions: Sequence[str], columns: int) -> str:
    """All actions with their numbers, in columns."""
    return "\n".join(side_by_side([f"{number:>3} {action}" for number, action in enumerate(actions, 1)], columns))
