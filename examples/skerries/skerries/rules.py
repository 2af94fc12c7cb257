"""The rules of Skerries, in the order of play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farshore.core.cells import Cells, bits
from farshore.core.game import CHANCE, Options, Seat, VerbTable
from farshore.core.lazy_actions import LegalActions, Outcomes

from skerries.actions import LANDINGS, TIDE_DRAWS, Action, Land, Tide
from skerries.components import BOARD, Box
from skerries.state import HIDDEN, NOT_YET, Crew, State


def setup(seats: int, options: Options) -> State:
    """Return the first position: all squares except reefs are free; chance draws the first tide."""
    reefs = sum(BOARD.corners) if options["reefs"] else 0
    return State(Box(seats, reefs), [Crew() for _ in range(seats)], (CHANCE,))


def chance_outcomes(state: State) -> Outcomes[Action]:
    """Return the tides in the bag, weighted by their number."""
    left = [(tide, count) for tide, count in zip(TIDE_DRAWS, state.bag, strict=True) if count]
    return Outcomes([tide for tide, _ in left], [count for _, count in left])


def draw_tide(state: State, seat: Seat, tide: Tide) -> None:
    """Set this round's tide; then all seats choose at the same time."""
    state.tide = tide.worth
    state.bag[tide.worth] -= 1
    state.acting = tuple(range(state.box.seats))
    state.phase += 1


def free(state: State) -> Cells:
    """Return the squares that nobody has."""
    taken = state.box.reefs
    for crew in state.seats:
        taken |= crew.squares
    return BOARD.all & ~taken


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return the legal actions of a seat: landing on any free square."""
    return LegalActions(LANDINGS, free(state)) if seat in state.acting else ()


def land(state: State, seat: Seat, action: Land) -> None:
    """Store the choice of a seat; the last one resolves all choices."""
    state.edit(seat).landing = action.square
    state.acting = tuple(other for other in state.acting if other != seat)
    if not state.acting:
        resolve_landings(state)


def resolve_landings(state: State) -> None:
    """Give each square to the seat that chose it alone, then end the round."""
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


STEPS: VerbTable = {Tide: draw_tide, Land: land}


def view(state: State, seat: Seat | None) -> State:
    """Return the position without the choices of other seats."""
    seen = state.clone()
    for other, crew in enumerate(state.seats):
        if other != seat and crew.landing != NOT_YET:
            seen.edit(other).landing = HIDDEN
    return seen


def sample_state(view: State, rng: Random) -> State:
    """Replace hidden choices by random free squares."""
    state, squares = view.clone(), list(bits(free(view)))
    for seat, crew in enumerate(view.seats):
        if crew.landing == HIDDEN:
            state.edit(seat).landing = rng.choice(squares)
    return state
