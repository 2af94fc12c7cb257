"""Kingdom Maps as the house knows it: the rules, the pad, the scene and the words behind one door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from farshore.core.game import CHANCE, Game, Info, Option, Options, Preview, Score, Seat
from farshore.core.scene import Scene
from farshore.core.text import Text
from farshore.games.kingdom_maps import reasons
from farshore.games.kingdom_maps.actions import Action
from farshore.games.kingdom_maps.components import TERRITORIES, read_components
from farshore.games.kingdom_maps.rules import Rules
from farshore.games.kingdom_maps.scene import Painter
from farshore.games.kingdom_maps.scoring import score_pad, territory_at
from farshore.games.kingdom_maps.state import State
from farshore.games.kingdom_maps.strategy import MapStrategy

LETTERS = "mtflvs"
"""Territories in pictures: mountain, trees, farm, lake, village, swamp."""


class KingdomMaps(Game[State, Action]):
    """Roll dice, announce a territory, and draw the king's map."""

    info = Info(
        id="kingdom_maps",
        seats=(1, 2, 3, 4),
        minutes=30,
        options=(
            Option("criteria", "chance", ("chance",), free=True),
            Option("first", "chance", ("chance", "seat1", "seat2", "seat3", "seat4")),
        ),
    )

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self.components = read_components(own or {})
        self.rules = Rules(self.components)
        self.painter = Painter(self.rules)
        self.every: tuple[Action, ...] = self.rules.every
        self._strategy = MapStrategy(self.rules)

    @property
    def strategy(self) -> MapStrategy:
        """What a good map-maker knows."""
        return self._strategy

    def with_data(self, files: Mapping[str, str]) -> KingdomMaps:
        """This game with somebody's own sheet or numbers."""
        return KingdomMaps(files) if files else self

    # The sequence of play

    def setup(self, seats: int, options: Options) -> State:
        """Empty maps for so many players."""
        self.info.check_seats(seats)
        return self.rules.prepare(seats, self.info.complete(options))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Chance, the active player, or everybody who still draws."""
        return state.busy

    def phase(self, state: State) -> int:
        """Goes up with every roll and at the end of every turn."""
        return state.settled

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """What this seat may do now."""
        return self.rules.legal(state, seat)

    def chances(self, state: State) -> Sequence[tuple[Action, int]]:
        """The outcomes of a roll, with their weights."""
        return self.rules.chances(state)

    def step(self, state: State, seat: Seat, action: Action) -> None:
        """Does a legal action in place."""
        self.rules.step(state, seat, action)

    def require(self, state: State, seat: Seat, action: Action) -> None:
        """IllegalAction with a reason, unless this seat may do this now."""
        if seat != CHANCE or state.busy != (CHANCE,) or not self.rules.can_come(state, action):
            super().require(state, seat, action)

    def scores(self, state: State) -> tuple[Score, ...]:
        """Each player's pad: the criteria in play and the `?` box."""
        return tuple(
            score_pad(self.components, state.criteria, chart.land, max(chart.question, 0), solo=state.solo)
            for chart in state.charts
        )

    # Nothing is hidden

    def view(self, state: State, seat: Seat | None) -> State:
        """Everything lies open."""
        return state

    def guess(self, view: State, rng: Random) -> State:
        """There is nothing to guess."""
        return view.clone()

    # What is shown and said

    def scene(self, view: State, seat: Seat | None) -> Scene:
        """What this seat sees and can click."""
        return self.painter.scene(view, seat)

    def tell(self, view: State, reader: Seat | None, actor: Seat, action: Action) -> Text | None:
        """The log's words for what was just done."""
        return reasons.tell(view, actor, action)

    def why_not(self, view: State, seat: Seat, target: str) -> Text:
        """Why a hex, die, territory, power or button cannot be used now."""
        return reasons.why_not(self.rules, view, seat, target)

    def refusal(self, state: State, seat: Seat, action: Action) -> Text:
        """Why this action is not legal."""
        return reasons.refusal(self.rules, state, seat, action)

    def preview(self, view: State, seat: Seat, action: Action) -> Preview:
        """What the action would bring, criterion by criterion."""
        return reasons.preview(self.rules, view, seat, action)

    def picture(self, view: State, seat: Seat | None) -> str:
        """The map in letters, this turn's hexes as capitals; then the table in one line."""
        chart = view.charts[seat or 0]
        hexes = self.rules.hexes
        signs = {}
        for cell in hexes.order:
            territory = territory_at(chart.land, cell)
            letter = LETTERS[territory] if territory >= 0 else self._printed(cell)
            signs[cell] = letter.upper() if chart.group >> cell & 1 else letter
        announced = TERRITORIES[view.territory] if view.territory >= 0 else "-"
        dice = " ".join(map(str, reasons.table_dice(view)))
        table = (" ".join(view.criteria), f"round {view.round}", f"dice {dice}", f"{announced} {chart.number}")
        return f"{hexes.write(signs)}\n{' | '.join(table)} | ±1 {chart.ready}"

    def _printed(self, cell: int) -> str:
        sheet = self.components.sheet
        return "+" if sheet.powers >> cell & 1 else "?" if sheet.question >> cell & 1 else "."
