"""OpenSpiel adapter: every installed game as `farshore_NAME(seats=2)`, with explicit chance and sequential moves."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Any, Final, TypeAlias
from zlib import crc32

import numpy as np
import pyspiel
from numpy.typing import NDArray

from farshore.core.game import CHANCE, AnyGame, winners
from farshore.core.state import Position
from farshore.games import find, installed
from farshore.rl.config import EnvConfig
from farshore.rl.numbering import Numbering

MAX_OUTCOMES: Final = 4_096
"""The maximum number of outcomes of one chance node."""
HASH_BITS: Final = 0xFFFFFF
"""The bits of a hash that a 32-bit float can hold."""
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
CHANCE_ONLY: Final = (CHANCE,)
"""Chance has the same player number in OpenSpiel."""


class _PositionHolder:
    """The position inside an OpenSpiel state, which is copied by `deepcopy`."""

    __slots__ = ("action", "game", "legal", "numbers", "past", "state", "step")

    def __init__(self, game: SpielGame, state: Position[Any, Any], past: Past | None = None) -> None:
        self.game, self.state, self.past = game, state, past
        self.legal, self.step = game.rules.legal, game.rules.step
        self.numbers, self.action = game.numbering.numbers, game.numbering.action

    def __deepcopy__(self, memo: dict[int, Any]) -> _PositionHolder:
        return _PositionHolder(self.game, self.state.clone(), self.past)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game by its name and parameters."""
        return _restore_holder, (str(self.game), self.state, events_of(self.past))

    def visible_events(self, player: int) -> list[str]:
        """Return all events so far as this player has seen them: perfect recall."""
        shown = self.game.rules.notation_for
        return [
            event if isinstance(event, str) else f"{event[0]} {shown(event[0], event[1], player)}"
            for event in events_of(self.past)
        ]


Past: TypeAlias = "tuple[Past | None, Any]"
"""The events before a position, as a linked list that copies share: what came before, and the last event.

An event is the actor and the action; in a resampled position, a text as one player has seen it.
"""


def events_of(past: Past | None) -> list[Any]:
    """Return the events of a linked list, first event first."""
    found: list[Any] = []
    while past is not None:
        past, event = past
        found.append(event)
    return found[::-1]


def as_linked_list(events: Iterable[Any]) -> Past | None:
    """Return events as a linked list."""
    past: Past | None = None
    for event in events:
        past = past, event
    return past


def _restore_holder(game: str, state: Position[Any, Any], events: list[Any]) -> _PositionHolder:
    return _PositionHolder(_load_game(game), state, as_linked_list(events))


@lru_cache(maxsize=64)
def _load_game(game: str) -> SpielGame:
    loaded: SpielGame = pyspiel.load_game(game)
    return loaded


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel's classes are not typed
    """A game; the number of seats and the options are its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules: AnyGame = find(self.name)
        self.seats = int(given.get("seats", default_seats(self.rules)))
        settings = {name: value for name, value in given.items() if name != "seats" and value != ""}
        self.config = EnvConfig().updated(**{**settings, "compact": bool(given.get("compact", False))})
        self.first = self.rules.start(self.seats, self.rules.info.complete(self.config.options))
        self.numbering = Numbering(self.rules, self.first, self.config.compact)
        self.spec = self.rules.tensor_spec(self.rules.view(self.first, 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbering.size,
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=self.seats,
            min_utility=0.0 if self.seats == 1 else -1.0,
            max_utility=float(MAX_OUTCOMES) if self.seats == 1 else 1.0,
            utility_sum=0.0 if self.seats > 1 else None,
            max_game_length=self.rules.info.max_length,
        )
        super().__init__(game_type(self.rules, self.seats), info, given)

    name = ""

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.info.max_chances


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """A position. Returns are points with a single seat, else the victory with mean 0."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._kept = _PositionHolder(game, game.first.deep_copy())

    def current_player(self) -> int:
        acting = self._kept.state.acting
        return acting[0] if acting else TERMINAL

    def is_chance_node(self) -> bool:
        return self._kept.state.acting == CHANCE_ONLY

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Override OpenSpiel's method, which calls back four times to find the player to act."""
        kept = self._kept
        state = kept.state
        acting = state.acting
        if acting and acting[0] != CHANCE and (player is None or player == acting[0]):
            numbers = kept.numbers(state, acting[0], kept.legal(state, acting[0]))
            numbers.sort()
            return numbers
        own: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return own

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions of the player to act; called by OpenSpiel itself."""
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self._kept.game.rules.chance_outcomes(self._kept.state)
        if outcomes.weights is None:
            return uniform_outcomes(outcomes.total)
        return [(index, weight / outcomes.total) for index, weight in enumerate(outcomes.weights) if weight]

    def _apply_action(self, action: int) -> None:
        kept = self._kept
        actor = kept.state.acting[0]
        played = self._action_of(actor, action)
        kept.step(kept.state, actor, played)
        kept.past = kept.past, (actor, played)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self._action_of(player if player >= 0 else CHANCE, action))

    def _action_of(self, actor: int, number: int) -> Any:
        """Return the action or chance outcome with this number."""
        kept = self._kept
        if actor == CHANCE:
            return kept.game.rules.chance_outcomes(kept.state).actions[number]
        return kept.action(kept.state, actor, number)

    def is_terminal(self) -> bool:
        return not self._kept.state.acting

    def returns(self) -> list[float]:
        game = self._kept.game
        if not self.is_terminal():
            return [0.0] * game.seats
        scores = game.rules.scores(self._kept.state)
        if game.seats == 1:
            return [float(scores[0].total)]
        won = winners(scores)
        shares = [seat in won and 1 / len(won) for seat in range(game.seats)]
        return [(share * game.seats - 1) / (game.seats - 1) for share in shares]

    def observation_string(self, player: int | None = None) -> str:
        """Return the view of a player: positions that the player can tell apart have different strings."""
        return observation_text(self._kept, self.current_player() if player is None else player)

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything that a player has seen so far, and the view: perfect recall."""
        return information_text(self._kept, self.current_player() if player is None else player)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """Return a position that the player cannot tell from this one: hidden cards are dealt anew by `sample_state`.

        Its events are those that the player has seen.
        """
        kept = self._kept
        rules = kept.game.rules
        rng = Random(probability_sampler())
        other = SpielState(kept.game)
        sampled = rules.sample_state(rules.view(kept.state, player_id), rng).deep_copy()
        other._kept = _PositionHolder(kept.game, sampled, as_linked_list(kept.visible_events(player_id)))
        return other

    def __str__(self) -> str:
        return self._kept.game.rules.text_board(self._kept.state, None)


@lru_cache(maxsize=1024)
def uniform_outcomes(many: int) -> list[tuple[int, float]]:
    """Return equally likely outcomes; cached, because dealing cards one by one needs them often."""
    return [(index, 1 / many) for index in range(many)]


def observation_text(kept: _PositionHolder, player: int) -> str:
    """Return the view of a player as text: the board, and all fields, which the board may abbreviate."""
    rules = kept.game.rules
    view = rules.view(kept.state, player)
    return f"{rules.text_board(view, player)}\n{view!r}"


def information_text(kept: _PositionHolder, player: int) -> str:
    """Return the events as a player has seen them, and the view."""
    return "\n".join([*kept.visible_events(player), observation_text(kept, player)])


class Observer:
    """The features of a seat's view, by name.

    With perfect recall, the string has all events that the seat has seen, and the tensor has a block `history`: for
    each event its actor (1 for chance, 2 for seat 0, …; 0 after the last event) and a 24-bit hash of its text.
    """

    def __init__(self, game: SpielGame, *, perfect_recall: bool = False) -> None:
        self.game, self.perfect_recall = game, perfect_recall
        events = game.rules.info.max_length + game.rules.info.max_chances if perfect_recall else 0
        self.tensor: NDArray[Any] = np.zeros(game.spec.size + 2 * events, np.float32)
        self._bytes = np.zeros(game.spec.size, np.uint8)
        self.dict: dict[str, NDArray[Any]] = {}
        at = 0
        for name, shape in game.spec.parts:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size
        if perfect_recall:
            self.dict["history"] = self.tensor[at:].reshape((events, 2))

    def set_from(self, state: SpielState, player: int) -> None:
        rules = self.game.rules
        rules.write_tensor(rules.view(state._kept.state, player), player, self._bytes.data)
        self.tensor[: self._bytes.size] = self._bytes
        if self.perfect_recall:
            history = self.dict["history"]
            history[:] = 0
            for number, event in enumerate(state._kept.visible_events(player)):
                actor = int(event.partition(" ")[0])
                history[number] = actor + 2, crc32(event.encode()) & HASH_BITS

    def string_from(self, state: SpielState, player: int) -> str:
        return (information_text if self.perfect_recall else observation_text)(state._kept, player)


def default_seats(game: AnyGame) -> int:
    return 2 if 2 in game.info.seats else game.info.seats[0]


def game_type(game: AnyGame, seats: int = 0) -> Any:
    """Return the OpenSpiel type of a game with this number of seats, or with any: it is zero-sum unless played solo."""
    solo = seats == 1 or (not seats and 1 in game.info.seats)
    utility = pyspiel.GameType.Utility
    perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
    hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    options = {o.name: "" if isinstance(o.default, tuple) else o.default for o in game.info.options}
    return pyspiel.GameType(
        short_name=f"farshore_{game.info.id}",
        long_name=f"Farshore: {game.info.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden if game.info.hidden else perfect,
        utility=utility.GENERAL_SUM if solo else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.info.seats),
        min_num_players=min(game.info.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": default_seats(game), "compact": False, **options},
    )


def register() -> None:
    """Register every installed game; OpenSpiel keeps the first of each name."""
    known = set(pyspiel.registered_names())
    for name, game in installed().games.items():
        if f"farshore_{name}" not in known:
            pyspiel.register_game(game_type(game), type(f"Spiel{name.title()}", (SpielGame,), {"name": name}))


register()
