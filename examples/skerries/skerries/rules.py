"""The rules of Skerries, in the order of play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farshore.core.cells import Cells, bits
from farshore.core.game import CHANCE, Options, Seat, VerbTable
from farshore.core.lazy_actions import LegalActions, Outcomes

from skerries.actions import DRAWN, LANDINGS, Action, Land, Tide
from skerries.components import BOARD, Box
from skerries.state import HIDDEN, NOT_YET, Crew, State


def setup(seats: int, options: Options) -> State:
    """Everything is free but the reefs; the first tide is about to come in."""
    reefs = sum(BOARD.corners) if options["reefs"] else 0
    return State(Box(seats, reefs), [Crew() for _ in range(seats)], (CHANCE,))


def outcomes(state: State) -> Outcomes[Action]:
    """A tide out of the bag."""
    left = [(tide, count) for tide, count in zip(DRAWN, state.bag, strict=True) if count]
    return Outcomes([tide for tide, _ in left], [count for _, count in left])


def come_in(state: State, seat: Seat, tide: Tide) -> None:
    """The tide is drawn; now everybody chooses."""
    state.tide = tide.worth
    state.bag[tide.worth] -= 1
    state.acting = tuple(range(state.box.seats))
    state.phase += 1


def free(state: State) -> Cells:
    """The squares that nobody has."""
    taken = state.box.reefs
    for crew in state.seats:
        taken |= crew.squares
    return BOARD.all & ~taken


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Any free square."""
    return LegalActions(LANDINGS, free(state)) if seat in state.acting else ()


def land(state: State, seat: Seat, action: Land) -> None:
    """A seat has chosen; when all have, the squares are shown."""
    state.edit(seat).landing = action.square
    state.acting = tuple(other for other in state.acting if other != seat)
    if not state.acting:
        show_and_take(state)


def show_and_take(state: State) -> None:
    """Who is alone on a square takes it."""
    landings = [crew.landing for crew in state.seats]
    for seat, square in enumerate(landings):
        crew = state.edit(seat)
        crew.landing = NOT_YET
        if landings.count(square) == 1:
            crew.squares |= 1 << square
            state.taken[state.tide] |= 1 << square
    state.tide = 0
    state.acting = (CHANCE,) if any(state.bag) else ()
    state.phase += 1


STEPS: VerbTable = {Tide: come_in, Land: land}


def view(state: State, seat: Seat | None) -> State:
    """Where others land is hidden."""
    seen = state.clone()
    for other, crew in enumerate(state.seats):
        if other != seat and crew.landing != NOT_YET:
            seen.edit(other).landing = HIDDEN
    return seen


def sample_state(view: State, rng: Random) -> State:
    """The others may land on any free square."""
    state, squares = view.clone(), list(bits(free(view)))
    for seat, crew in enumerate(view.seats):
        if crew.landing == HIDDEN:
            state.edit(seat).landing = rng.choice(squares)
    return state
