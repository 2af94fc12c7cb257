"""Play a match on in place by legal actions: for search, simulation and benchmarks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from farshore.core.action_sequences import Outcomes
from farshore.core.rng import Rng
from farshore.core.state import CHANCE, Seat


class StepFunction(Protocol):
    """Does a legal action."""

    def __call__(self, state: Any, seat: Seat, action: Any) -> None: ...


class PlayOutFunction(Protocol):
    """Plays on to the end, everybody by chance alone; says how many decisions of seats that took."""

    def __call__(self, state: Any, dice: Rng) -> int: ...


class PlayFunctions(NamedTuple):
    """Functions that play on a position in place."""

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

    def play_out(state: Any, dice: Rng) -> int:
        return play_to_end(state, dice, legal, chance_outcomes, step)

    return PlayFunctions(step, play_out)


def play_to_end(
    state: Any,
    dice: Rng,
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
            action = outcomes.pick(dice.randrange(outcomes.total))
        else:
            choices = legal(state, seat)
            action = choices[dice.randrange(len(choices))]
            decisions += 1
        step(state, seat, action)
    return decisions
