"""Play positions in place with random legal actions, for search, simulation and benchmarks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from farshore.core.lazy_actions import Outcomes
from farshore.core.rng import Rng
from farshore.core.state import CHANCE, Seat


class StepFunction(Protocol):
    """Applies a legal action in place."""

    def __call__(self, state: Any, seat: Seat, action: Any) -> None: ...


class PlayOutFunction(Protocol):
    """Plays to the end with random actions and returns the number of decisions of seats."""

    def __call__(self, state: Any, rng: Rng) -> int: ...


class PlayFunctions(NamedTuple):
    """Functions that change a position in place."""

    step: StepFunction
    play_out: PlayOutFunction


def make_play_functions(
    steps: Mapping[type, Callable[..., Any]],
    legal: Callable[[Any, Seat], Sequence[Any]],
    chance_outcomes: Callable[[Any], Outcomes[Any]],
) -> PlayFunctions:
    """Build `step` and `play_out` of a game from its table of steps. Compiled games compile these too."""

    def step(state: Any, seat: Seat, action: Any) -> None:
        state.news = ()
        steps[type(action)](state, seat, action)

    def play_out(state: Any, rng: Rng) -> int:
        return play_to_end(state, rng, legal, chance_outcomes, step)

    return PlayFunctions(step, play_out)


def play_to_end(
    state: Any,
    rng: Rng,
    legal: Callable[[Any, Seat], Sequence[Any]],
    chance_outcomes: Callable[[Any], Outcomes[Any]],
    step: StepFunction,
) -> int:
    """Play to the end with random legal actions; return the number of decisions of seats."""
    decisions = 0
    while acting := state.acting:
        seat = acting[0]
        if seat == CHANCE:
            outcomes = chance_outcomes(state)
            action = outcomes.pick(rng.randrange(outcomes.total))
        else:
            choices = legal(state, seat)
            action = choices[rng.randrange(len(choices))]
            decisions += 1
        step(state, seat, action)
    return decisions
