"""The game Explorers: assembles its parts and describes it for lists of games."""

from __future__ import annotations

from collections.abc import Mapping

from farshore.core.game import Game, Info, Option, Options, Seat
from farshore.core.option_offers import Offer, TileGrid
from farshore.core.strategy import Strategy
from farshore.core.text import Text
from farshore.games.explorers import log_text, rules, scene, scoring, turn_summary
from farshore.games.explorers.actions import SCROLLS, Action, all_actions
from farshore.games.explorers.components import ROTATIONS, SIDED, Components, components, side_name
from farshore.games.explorers.names import goal_text
from farshore.games.explorers.panels import pictogram
from farshore.games.explorers.refusals import REFUSALS, describe_inactive_node, why_wait
from farshore.games.explorers.rules import MOST_ACHIEVEMENTS
from farshore.games.explorers.state import State
from farshore.games.explorers.tensors import (
    ACTION_NUMBERINGS,
    FEATURE_NOTES,
    max_chances,
    max_decisions,
    reachable_actions,
    write_features,
)
from farshore.games.explorers.text_board import text_board


class Explorers(Game[State, Action]):
    """The game with the printed or custom components."""

    steps = rules.STEPS
    refusals = REFUSALS
    log_texts = log_text.LOG_TEXTS
    previews = log_text.PREVIEWS
    legal, chance_outcomes = staticmethod(rules.legal), staticmethod(rules.chance_outcomes)
    step, play_out, play_on = staticmethod(rules.step), staticmethod(rules.play_out), staticmethod(rules.play_on)
    scores, totals = staticmethod(scoring.scores), staticmethod(scoring.totals)
    total = staticmethod(scoring.total)
    shared_scene, own_scene = staticmethod(scene.shared_scene), staticmethod(scene.own_scene)
    text_board = staticmethod(text_board)
    message_args, why_wait = staticmethod(log_text.message_args), staticmethod(why_wait)
    current_turn, cells_of_seat, turn_summary = (
        staticmethod(turn_summary.current_turn),
        staticmethod(turn_summary.cells_of_seat),
        staticmethod(turn_summary.turn_summary),
    )
    write_features, feature_notes = staticmethod(write_features), FEATURE_NOTES
    action_numberings, reachable_actions = ACTION_NUMBERINGS, staticmethod(reachable_actions)

    def __init__(self, components: Components) -> None:
        self.components = components
        self.all_actions = all_actions(components)
        goals = tuple(Offer(name, goal_text(goal), pictogram(goal)) for name, goal in components.achievements.items())
        tiles = TileGrid(tuple((str(number), f"tile-{number}") for number in components.tiles), 2, 2, ROTATIONS)
        self.info = Info(
            id="explorers",
            seats=(1, 2, 3, 4),
            minutes=30,
            options=(
                *(Option(name, "basic", ("basic", "expert")) for name in SIDED),
                Option("achievements", 0, (0, 1, 2, 3), free=True, listed=True, offers=goals, most=MOST_ACHIEVEMENTS),
                Option("map", "random", ("random", "choose"), free=True, tiles=tiles),
            ),
            max_length=max_decisions(components, 4),
            max_chances=max_chances(components),
        )

    def setup(self, seats: int, options: Options) -> State:
        return rules.setup(self.components, seats, options)

    def action_for_node(self, view: State, seat: Seat, node: str) -> Action | None:
        """Map a side of the card to taking it, and the row of scrolls to the first of them."""
        if node in ("card/0", "card/1") and view.card:
            verb = "choose" if view.stage == "choose" else "take"
            return self.action_named(view, seat, f"{verb}/{side_name(view.card.sides[int(node[-1])])}")
        return SCROLLS[0] if node == "scrolls" else super().action_for_node(view, seat, node)

    def why_not(self, view: State, seat: Seat, target: str) -> Text:
        nothing = self.action_for_node(view, seat, target) is None
        return describe_inactive_node(view, seat, target) if nothing else super().why_not(view, seat, target)

    def with_data(self, files: Mapping[str, str]) -> Explorers:
        return Explorers(components(files)) if files else self

    @property
    def strategy(self) -> Strategy[State, Action]:
        from farshore.games.explorers.strategy import STRATEGY  # imported late: only bots need it

        return STRATEGY
