"""Kingdom Maps as the house knows it: its parts put together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from farshore.core.game import Game, Info, Option, Options, Seat
from farshore.core.text import Text
from farshore.games.kingdom_maps import picture, rules, scene, scoring, telling, turns
from farshore.games.kingdom_maps.actions import Action, draws_on, every_action
from farshore.games.kingdom_maps.box import SEATS, read_components
from farshore.games.kingdom_maps.refusals import REFUSALS, meant
from farshore.games.kingdom_maps.state import State
from farshore.games.kingdom_maps.strategy import MapStrategy
from farshore.games.kingdom_maps.tensors import most_chances, most_decisions, see


class KingdomMaps(Game[State, Action]):
    """Roll dice, announce a territory, and draw the king's map."""

    info = Info(
        id="kingdom_maps",
        seats=SEATS,
        minutes=30,
        options=(
            Option("criteria", "chance", ("chance",), free=True),
            Option("first", "chance", ("chance", *(f"seat{seat}" for seat in SEATS))),
        ),
    )
    steps, refusals, tellings, previews = rules.STEPS, REFUSALS, telling.TELLINGS, telling.PREVIEWS
    legal, chances = staticmethod(rules.legal), staticmethod(rules.chances)
    step, play_out = staticmethod(rules.step), staticmethod(rules.play_out)
    scores, totals = staticmethod(scoring.scores), staticmethod(scoring.totals)
    shared, own = staticmethod(scene.shared), staticmethod(scene.own)
    picture = staticmethod(picture.picture)
    meant = staticmethod(meant)
    moment, marks, summed = staticmethod(turns.moment), staticmethod(turns.marks), staticmethod(turns.summed)
    see = staticmethod(see)

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self.components = read_components(own or {})
        lengths = most_decisions(self.components, max(SEATS)), most_chances(self.components)
        self.info = replace(type(self).info, max_length=lengths[0], max_chances=lengths[1])
        draws = draws_on(self.components.hexes)
        self.boxes = {seats: self.components.for_table(seats, draws) for seats in SEATS}
        self.every = every_action(draws)
        self._strategy = MapStrategy(self.components)

    @property
    def strategy(self) -> MapStrategy:
        """What a good map-maker knows."""
        return self._strategy

    def with_data(self, files: Mapping[str, str]) -> KingdomMaps:
        """This game with somebody's own sheet or numbers."""
        return KingdomMaps(files) if files else self

    def setup(self, seats: int, options: Options) -> State:
        return rules.setup(self.boxes[seats], options)

    def why_not(self, view: State, seat: Seat, target: str) -> Text:
        """Why a node cannot be used now; others' maps are theirs."""
        return Text("not-your-map") if target.startswith("seat") else super().why_not(view, seat, target)
