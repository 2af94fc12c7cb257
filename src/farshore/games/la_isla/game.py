"""La Isla as the house knows it: the rules, and what is shown and said of them."""

from __future__ import annotations

from collections.abc import Mapping

from farshore.core.game import CHANCE, Game, Preview, Seat
from farshore.core.scene import Scene
from farshore.core.text import Text
from farshore.games.la_isla import picture, reasons, telling
from farshore.games.la_isla.actions import Action
from farshore.games.la_isla.components import Components, boxed, components
from farshore.games.la_isla.rules import INFO, Rules
from farshore.games.la_isla.scene import Painter
from farshore.games.la_isla.state import State
from farshore.games.la_isla.strategy import LaIslaStrategy


class LaIsla(Rules, Game[State, Action]):
    """Place explorers, surround animals, and put each card to one of its three uses."""

    info = INFO

    def __init__(self, parts: Components | None = None) -> None:
        super().__init__(parts or boxed())
        self.every = self.actions.every
        self.painter = Painter(self)
        self._strategy = LaIslaStrategy(self)

    def with_data(self, files: Mapping[str, str]) -> LaIsla:
        """The same rules with somebody's own island, cards or table; DataError says what is wrong."""
        return LaIsla(components(files))

    @property
    def strategy(self) -> LaIslaStrategy:
        return self._strategy

    def require(self, state: State, seat: Seat, action: Action) -> None:
        """What is plainly right passes at once; for all else there is a reason."""
        if self.in_deck(state, action) if seat == CHANCE else action in self.legal(state, seat):
            return
        super().require(state, seat, action)

    def scene(self, view: State, seat: Seat | None) -> Scene:
        return self.painter.scene(view, seat)

    def tell(self, view: State, reader: Seat | None, actor: Seat, action: Action) -> Text | None:
        return telling.tell(self, view, actor, action)

    def preview(self, view: State, seat: Seat, action: Action) -> Preview:
        return telling.preview(self, view, seat, action)

    def why_not(self, view: State, seat: Seat, target: str) -> Text:
        return telling.why_not(self, view, seat, target)

    def refusal(self, state: State, seat: Seat, action: Action) -> Text:
        return reasons.refusal(self, state, seat, action)

    def picture(self, view: State, seat: Seat | None) -> str:
        return picture.picture(self, view)
