"""What a player in the terminal sees: the board, what happened, and the legal actions."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence

from farshore.cli.terminal_board import TerminalBoard, side_by_side
from farshore.cli.translate_text import translate
from farshore.core.game import A, Action, AnyGame, Game, S, Seat
from farshore.core.match import AnyMatch
from farshore.core.scene import Field, Panel, Piece, Player, Row, Scene
from farshore.core.text import Text, text

CLEAR = "\x1b[H\x1b[2J"
FEW = 20
"""Up to this number, actions are described; more are listed by notation."""


class TerminalScreen:
    """A terminal: interactive or not, with or without colours."""

    def __init__(self, names: Sequence[str], *, plain: bool = False) -> None:
        self.names = names
        self.alive = sys.stdout.isatty() and not plain
        self.colour = self.alive and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        self.news: list[str] = []

    @property
    def columns(self) -> int:
        return shutil.get_terminal_size().columns

    def translate(self, words: Text, game: AnyGame | None = None) -> str:
        return translate(words, game, self.names)

    def add_line(self, line: str) -> None:
        """Keep a line for the next picture, and print it if the terminal is not interactive."""
        self.news.append(line)
        if not self.alive:
            print(line)

    def show(self, match: AnyMatch, seat: Seat) -> None:
        """Draw the table as a seat sees it."""
        game, view = match.game, match.game.view(match.state, seat)
        scene = game.scene(view, seat)
        lines = [CLEAR] if self.alive else [""]
        if self.alive:
            lines += [*self.news[-8:], ""]
        self.news.clear()
        lines += [*self._board(game, scene.board), "", *self._beside(game, scene, seat)]
        prompt = f"{self.names[seat]}: {self.translate(scene.prompt.name, game)}"
        print("\n".join([*lines, prompt, self.choices(game, view, seat, list(game.legal(view, seat)))]), flush=True)

    def _board(self, game: AnyGame, field: Field) -> list[str]:
        """Return a board and what its letters mean."""
        board = TerminalBoard(field, game.info.id, lambda words: self.translate(words, game), colour=self.colour)
        return [*board.lines(self.columns), board.legend(self.columns)]

    def final_boards(self, match: AnyMatch) -> str:
        """Return the boards after the end: that of each player if they have one each, else the common one."""
        game, view = match.game, match.game.view(match.state, None)
        boards = [(player, player.board) for player in game.scene(view, None).players if player.board]
        if not boards:
            return game.text_board(match.state, None)
        parts = ["\n".join([self._player(game, player), *self._board(game, board)]) for player, board in boards]
        return "\n\n".join(parts)

    def _beside(self, game: AnyGame, scene: Scene, seat: Seat) -> list[str]:
        """Return the points, and the seat's own pieces, as text."""
        found = [" · ".join(self._player(game, each) for each in scene.players)]
        for row in scene.hand:
            pieces = [self.translate(item.name, game) for item in row.items if isinstance(item, Piece)]
            if pieces:
                found += [f"{self.translate(row.name, game)}:", *(f"  {piece}" for piece in pieces)]
        return [*found, ""]

    def _player(self, game: AnyGame, player: Player) -> str:
        """Return the name, the points and the status of a player."""
        status = f", {self.translate(player.status, game)}" if player.status else ""
        return f"{self.names[player.seat]}: {player.points}{status}"

    def board_text(self, match: AnyMatch, seat: Seat) -> str:
        """Return everything around the board as text: rounds, panels, and the pieces and boards of all seats."""
        game, view = match.game, match.game.view(match.state, seat)
        scene = game.scene(view, seat)
        found: list[str] = []
        for panel in (*scene.header, *scene.left, *scene.right):
            found += self._panel_lines(game, panel)
        for each in scene.players:
            found.append(self._player(game, each))
            found += [f"  {line}" for row in each.rows if row.items for line in self._panel_lines(game, row)]
            if each.board and each.seat != seat:
                found += self._board(game, each.board)
        return "\n".join(found)

    def _panel_lines(self, game: AnyGame, panel: Panel) -> list[str]:
        """Return a panel's name and note, and the names of its items."""
        note = getattr(panel, "note", None) or getattr(panel, "detail", None)
        head, more = self.translate(panel.name, game), self.translate(note, game) if note else ""
        head += f": {more}" if more not in head else ""
        items = [item for item in panel.items if not isinstance(item, Field)] if isinstance(panel, Row) else []
        return [head, *(f"  {self.translate(item.name, game)}" for item in items)]

    def choices(self, game: Game[S, A], view: S, seat: Seat, legal: Sequence[A], *, every: bool = False) -> str:
        """Return the legal actions with numbers: described if they are few, else by notation."""
        if len(legal) <= FEW:
            return "\n".join(
                f"{number:>3} {action!s:<20} {self.describe_action(game, view, seat, action)}".rstrip()
                for number, action in enumerate(legal, 1)
            )
        shown = legal if every else legal[:FEW]
        more = self.translate(text("play-more", count=len(legal) - FEW)) if len(legal) > len(shown) else ""
        return "\n".join(filter(None, [number_actions([str(action) for action in shown], self.columns), more]))

    def describe_action(self, game: Game[S, A], view: S, seat: Seat, action: Action) -> str:
        """Return the name of an action and what it would bring."""
        preview = game.preview(view, seat, action)  # type: ignore[arg-type]  # one of the game's own
        said = [self.translate(words, game) for words in (preview.title, *preview.lines)]
        return textwrap.shorten(": ".join([said[0], ", ".join(said[1:])]) if said[1:] else said[0], 100)


def number_actions(actions: Sequence[str], columns: int) -> str:
    """Return all actions with their numbers, in columns."""
    return "\n".join(side_by_side([f"{number:>3} {action}" for number, action in enumerate(actions, 1)], columns))
