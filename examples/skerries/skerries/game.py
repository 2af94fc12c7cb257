"""The game Skerries: assembles its parts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farshore.core.game import Game, Info, Option, Options, Score, Seat
from farshore.core.lazy_actions import Outcomes
from farshore.core.scene import OwnScene, SharedScene

from skerries import log_text, refusals, rules, scene, scoring, text_board
from skerries.actions import LANDINGS, Action, Land
from skerries.state import State
from skerries.strategy import SkerriesStrategy


class Skerries(Game[State, Action]):
    """Claim squares that nobody else chooses; the longest chain scores."""

    info = Info("skerries", (1, 2, 3, 4), minutes=5, options=(Option("reefs", False, (False, True)),), hidden=True)
    all_actions = LANDINGS.actions
    steps = rules.STEPS
    refusals = refusals.REFUSALS
    log_texts = log_text.LOG_TEXTS
    previews = log_text.PREVIEWS
    strategy = SkerriesStrategy()

    def setup(self, seats: int, options: Options) -> State:
        return rules.setup(seats, options)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return rules.legal(state, seat)

    def chance_outcomes(self, state: State) -> Outcomes[Action]:
        return rules.chance_outcomes(state)

    def scores(self, state: State) -> tuple[Score, ...]:
        return scoring.scores(state)

    def view(self, state: State, seat: Seat | None) -> State:
        return rules.view(state, seat)

    def sample_state(self, view: State, rng: Random) -> State:
        return rules.sample_state(view, rng)

    def notation_for(self, actor: Seat, action: Action, reader: Seat | None) -> str:
        return "land ?" if type(action) is Land and actor != reader else str(action)

    def shared_scene(self, view: State) -> SharedScene:
        return scene.shared_scene(view)

    def own_scene(self, view: State, seat: Seat | None) -> OwnScene:
        return scene.own_scene(view, seat)

    def text_board(self, view: State, seat: Seat | None) -> str:
        return text_board.text_board(view, seat)

    def action_for_node(self, view: State, seat: Seat, node: str) -> Action | None:
        return LANDINGS.find(f"land {node.split('/')[-1]}")
