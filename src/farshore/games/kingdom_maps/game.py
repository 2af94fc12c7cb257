"""The game Kingdom Maps: its parts assembled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from farshore.core.cells import bits
from farshore.core.game import Game, Info, Option, Options, Seat
from farshore.core.option_offers import Offer
from farshore.core.scene import Glyph
from farshore.core.text import Text
from farshore.games.kingdom_maps import log_text, rules, scene, scoring, text_board, turn_summary
from farshore.games.kingdom_maps.actions import TAKES, Action, all_actions, draws_on
from farshore.games.kingdom_maps.components import CRITERIA, SEATS, read_components
from farshore.games.kingdom_maps.names import criterion_text, table_dice
from farshore.games.kingdom_maps.refusals import REFUSALS, why_wait
from farshore.games.kingdom_maps.state import State
from farshore.games.kingdom_maps.strategy import MapStrategy
from farshore.games.kingdom_maps.tensors import (
    FEATURE_LAYOUT,
    FEATURE_NOTES,
    max_chances,
    max_decisions,
    write_features,
)

CRITERIA_OFFERED = tuple(Offer(name, criterion_text(name), (Glyph(art=name),), group=name[0]) for name in CRITERIA)


class KingdomMaps(Game[State, Action]):
    """Roll dice, announce a territory, and draw the king's map."""

    info = Info(
        id="kingdom_maps",
        seats=SEATS,
        minutes=30,
        options=(
            Option(
                "criteria", "chance", ("chance",), free=True, offers=CRITERIA_OFFERED, most=4, least=4, most_in_group=2
            ),
            Option("first", "chance", ("chance", *(f"seat{seat}" for seat in SEATS))),
        ),
    )
    steps, refusals, log_texts, previews = rules.STEPS, REFUSALS, log_text.LOG_TEXTS, log_text.PREVIEWS
    legal, chance_outcomes = staticmethod(rules.legal), staticmethod(rules.chance_outcomes)
    step, play_out, play_on = staticmethod(rules.step), staticmethod(rules.play_out), staticmethod(rules.play_on)
    scores, totals = staticmethod(scoring.scores), staticmethod(scoring.totals)
    total = staticmethod(scoring.total)
    shared_scene, own_scene = staticmethod(scene.shared_scene), staticmethod(scene.own_scene)
    text_board = staticmethod(text_board.text_board)
    message_args = staticmethod(log_text.message_args)
    why_wait = staticmethod(why_wait)
    current_turn, cells_of_seat, turn_summary = (
        staticmethod(turn_summary.current_turn),
        staticmethod(turn_summary.cells_of_seat),
        staticmethod(turn_summary.turn_summary),
    )
    write_features, feature_notes = staticmethod(write_features), FEATURE_NOTES
    feature_layout = FEATURE_LAYOUT

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self.components = read_components(own or {})
        lengths = max_decisions(self.components, max(SEATS)), max_chances(self.components)
        self.info = replace(type(self).info, max_length=lengths[0], max_chances=lengths[1])
        draws = draws_on(self.components.hexes)
        self.boxes = {seats: self.components.for_table(seats, draws) for seats in SEATS}
        self.all_actions = all_actions(draws)
        near = self.components.hexes.neighbours
        self.feature_neighbours = {"hexes": [tuple(bits(cells)) for cells in near[: len(draws.places)]]}
        self._strategy = MapStrategy(self.components)

    @property
    def strategy(self) -> MapStrategy:
        """Return the strategy of the bots."""
        return self._strategy

    def with_data(self, files: Mapping[str, str]) -> KingdomMaps:
        """Return this game with a custom sheet or custom numbers."""
        return KingdomMaps(files) if files else self

    def setup(self, seats: int, options: Options) -> State:
        return rules.setup(self.boxes[seats], options)

    def why_not(self, view: State, seat: Seat, target: str) -> Text:
        """Return why a node cannot be used now, for example because it belongs to another player's map."""
        return Text("not-your-map") if target.startswith("seat") else super().why_not(view, seat, target)

    def action_for_node(self, view: State, seat: Seat, node: str) -> Action | None:
        """Map dice to their numbers, criteria to scoring them, and the row of powers to the first power."""
        kind, _, name = node.partition("/")
        if kind == "die":
            return next((TAKES.at(die) for at, die in enumerate(table_dice(view)) if name == str(at)), None)
        meant = {
            "map": f"draw/{name}",
            "criterion": f"score/{name}",
            "assign": node.replace("-", " "),
            "powers": "plus",
        }
        if kind in meant:
            return self.action_named(view, seat, meant[kind])
        return super().action_for_node(view, seat, node)
