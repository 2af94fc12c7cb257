"""Play positions in place with random legal actions, for search, simulation and benchmarks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from farshore.core.lazy_actions import Outcomes
from farshore.core.rng import Rng, SeededDraws
from farshore.core.state import CHANCE, Seat


class StepFunction(Protocol):
    """Applies a legal action in place."""

    def __call__(self, state: Any, seat: Seat, action: Any) -> None: ...


class PlayOutFunction(Protocol):
    """Plays to the end with random actions and returns the number of decisions of seats."""

    def __call__(self, state: Any, rng: Rng) -> int: ...


class PlayOnFunction(Protocol):
    """Plays until a seat is to act, or any seat without a generator; returns the number of decisions of seats."""

    def __call__(self, state: Any, seat: Seat, draws: SeededDraws, rng: Rng | None) -> int: ...


class PlayFunctions(NamedTuple):
    """Functions that change a position in place."""

    step: StepFunction
    play_out: PlayOutFunction
    play_on: PlayOnFunction


def make_play_functions(
    steps: Mapping[type, Callable[..., Any]],
    legal: Callable[[Any, Seat], Sequence[Any]],
    chance_outcomes: Callable[[Any], Outcomes[Any]],
) -> PlayFunctions:
    """Build the functions of a game from its table of steps. Compiled games compile these too."""

    def step(state: Any, seat: Seat, action: Any) -> None:
        state.news = ()
        steps[type(action)](state, seat, action)

    def play_out(state: Any, rng: Rng) -> int:
        return play_to_end(state, rng, legal, chance_outcomes, step)

    def play_on(state: Any, seat: Seat, draws: SeededDraws, rng: Rng | None) -> int:
        return play_until(state, seat, draws, rng, legal, chance_outcomes, step)

    return PlayFunctions(step, play_out, play_on)


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


def play_until(
    state: Any,
    seat: Seat,
    draws: SeededDraws,
    rng: Rng | None,
    legal: Callable[[Any, Seat], Sequence[Any]],
    chance_outcomes: Callable[[Any], Outcomes[Any]],
    step: StepFunction,
) -> int:
    """Draw chance and let other seats act at random until `seat` is to act; return the number of their decisions.

    Without a generator it stops before the first decision of any seat.
    """
    decisions = 0
    while acting := state.acting:
        other = acting[0]
        if other == CHANCE:
            outcomes = chance_outcomes(state)
            action = outcomes.pick(draws.below(outcomes.total))
        elif rng is None or seat in acting:
            break
        else:
            choices = legal(state, other)
            action = choices[rng.randrange(len(choices))]
            decisions += 1
        step(state, other, action)
    return decisions
