"""The game La Isla: its parts assembled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from farshore.core.cells import bits
from farshore.core.game import Game, Info, Option, Options, Seat
from farshore.core.text import Text, text
from farshore.games.la_isla import cards, hidden_cards, log_text, rules, scoring, turn_summary
from farshore.games.la_isla.actions import ALL_ACTIONS, LIFTS, PAYS, PLACES, TAKES, Action
from farshore.games.la_isla.card_functions import COLOURS
from farshore.games.la_isla.components import DECKS, REGIONS, SEATS, SPACES, Box, read_box
from farshore.games.la_isla.refusals import REFUSALS, region_text
from farshore.games.la_isla.scene import own_scene, shared_scene
from farshore.games.la_isla.state import NONE, State
from farshore.games.la_isla.strategy import LaIslaStrategy
from farshore.games.la_isla.tensors import (
    ACTION_NUMBERINGS,
    FEATURE_LAYOUT,
    FEATURE_NOTES,
    max_chances,
    max_decisions,
    write_features,
)
from farshore.games.la_isla.text_board import text_board


class LaIsla(Game[State, Action]):
    """Place explorers, surround animals, and put each card to one of its three uses."""

    info = Info(id="la_isla", seats=SEATS, minutes=45, options=(Option("deck", DECKS[0], DECKS),), hidden=True)
    all_actions, action_numberings = ALL_ACTIONS, ACTION_NUMBERINGS
    steps, refusals, log_texts, previews = rules.STEPS, REFUSALS, log_text.LOG_TEXTS, log_text.PREVIEWS

    def __init__(self, box: Box) -> None:
        self.box = box
        self.info = replace(type(self).info, max_length=max_decisions(box), max_chances=max_chances(box))
        self.feature_neighbours = {"regions": [tuple(bits(spaces)) for spaces in box.around]}
        self._strategy = LaIslaStrategy(box)

    def setup(self, seats: int, options: Options) -> State:
        return rules.setup(self.box.agreed(seats, int(str(options["deck"]))))

    legal, chance_outcomes = staticmethod(rules.legal), staticmethod(rules.chance_outcomes)
    step, play_out, play_on = staticmethod(rules.step), staticmethod(rules.play_out), staticmethod(rules.play_on)
    scores, totals = staticmethod(scoring.scores), staticmethod(scoring.totals)
    total = staticmethod(scoring.total)
    view, notation_for = staticmethod(cards.view), staticmethod(cards.notation_for)
    text_board = staticmethod(text_board)
    message_args = staticmethod(log_text.message_args)
    current_turn, cells_of_seat, tracks_moved, turn_summary = (
        staticmethod(turn_summary.current_turn),
        staticmethod(turn_summary.cells_of_seat),
        staticmethod(turn_summary.tracks_moved),
        staticmethod(turn_summary.turn_summary),
    )
    write_features, feature_notes = staticmethod(write_features), FEATURE_NOTES
    feature_layout = FEATURE_LAYOUT
    shared_scene, own_scene = staticmethod(shared_scene), staticmethod(own_scene)

    def sample_state(self, view: State, rng: Random) -> State:
        return hidden_cards.sample_state(self._strategy.keeper, view, rng)

    @property
    def strategy(self) -> LaIslaStrategy:
        return self._strategy

    def with_data(self, files: Mapping[str, str]) -> LaIsla:
        """Return this game with a custom island, cards or tracks; DataError names what is wrong."""
        return LaIsla(read_box(tuple(sorted(files.items())))) if files else self

    def action_for_node(self, view: State, seat: Seat, node: str) -> Action | None:
        """Map a space to placing an explorer there, or to lifting the own one when the supply is empty."""
        kind, _, name = node.partition("/")
        if kind == "island" and name in SPACES:
            space, camp = SPACES.index(name), view.seats[seat]
            moving = view.lifted == NONE and not camp.supply and camp.standing >> space & 1
            return LIFTS[space] if moving else PLACES[space]
        if kind == "resource" and name in COLOURS:
            return (PAYS if view.target != NONE else TAKES)[COLOURS.index(name)]
        return super().action_for_node(view, seat, node)

    def why_not(self, view: State, seat: Seat, target: str) -> Text:
        """Return what a region still needs, and for a space also what it would bring."""
        kind, _, name = target.partition("/")
        if kind == "island" and name in REGIONS:
            return region_text(view, seat, REGIONS.index(name))
        action = self.action_for_node(view, seat, target)
        if action is None or action in self.legal(view, seat):
            reason = text("nothing-here")
        else:
            reason = self.refusal(view, seat, action)
        return log_text.with_prospect(view, seat, SPACES.index(name), reason) if name in SPACES else reason
