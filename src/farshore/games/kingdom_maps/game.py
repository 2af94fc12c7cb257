"""Kingdom Maps as the house knows it: the rules, the pad, the scene and the words behind one door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from farshore.core.game import Game, Info, Option, Options, Score, Seat
from farshore.games.kingdom_maps.actions import Action
from farshore.games.kingdom_maps.components import read_components
from farshore.games.kingdom_maps.rules import Rules
from farshore.games.kingdom_maps.scoring import score_pad
from farshore.games.kingdom_maps.state import State


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
        self.every: tuple[Action, ...] = self.rules.every
        self.legal = self.rules.legal  # type: ignore[method-assign]
        self.step = self.rules.step  # type: ignore[method-assign]
        self.chances = self.rules.chances  # type: ignore[method-assign]

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
