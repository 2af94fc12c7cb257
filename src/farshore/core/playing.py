"""How a match is played on in place by legal actions alone: for search, simulation and measuring."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from farshore.core.choices import Outcomes
from farshore.core.dice import Dice
from farshore.core.state import CHANCE, Seat


class Step(Protocol):
    """Does a legal action."""

    def __call__(self, state: Any, seat: Seat, action: Any) -> None: ...


class PlayOut(Protocol):
    """Plays on to the end, everybody by chance alone; says how many decisions of seats that took."""

    def __call__(self, state: Any, dice: Dice) -> int: ...


class InPlace(NamedTuple):
    """What a game's rules offer to whoever owns a position."""

    step: Step
    play_out: PlayOut


def in_place(
    steps: Mapping[type, Callable[..., Any]],
    legal: Callable[[Any, Seat], Sequence[Any]],
    chances: Callable[[Any], Outcomes[Any]],
) -> InPlace:
    """Both of them, from the table of steps and what may be done. Where games are compiled, so is this."""

    def step(state: Any, seat: Seat, action: Any) -> None:
        state.news = ()
        steps[type(action)](state, seat, action)

    def play_out(state: Any, dice: Dice) -> int:
        return played_out(state, dice, legal, chances, step)

    return InPlace(step, play_out)


def played_out(
    state: Any,
    dice: Dice,
    legal: Callable[[Any, Seat], Sequence[Any]],
    chances: Callable[[Any], Outcomes[Any]],
    step: Step,
) -> int:
    """Plays on to the end by chance alone: what comes, and what is done of all that is legal."""
    decisions = 0
    while acting := state.acting:
        seat = acting[0]
        if seat == CHANCE:
            outcomes = chances(state)
            action = outcomes.drawn(dice.below(outcomes.total))
        else:
            choices = legal(state, seat)
            action = choices[dice.below(len(choices))]
            decisions += 1
        step(state, seat, action)
    return decisions
