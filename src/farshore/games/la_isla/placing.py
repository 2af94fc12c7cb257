"""Phase C: placing an explorer, paying for it, claiming regions, and the functions that apply."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.cells import Cells, bits
from farshore.core.game import Seat
from farshore.core.lazy_actions import LegalActions
from farshore.games.la_isla.actions import DONE, LIFTS, MOVES, PAYS, PLACES, TAKES, Action, Lift, Pay, Place
from farshore.games.la_isla.card_functions import (
    CHEAP,
    CLAIM,
    COMPANY,
    MARK,
    MULTI,
    PAIR,
    PATIENCE,
    REGION,
    RES,
    SECOND,
    SPECIES,
    SURVEY,
    TRACKER,
    VP,
    FunctionKind,
    Functions,
    colours_of,
)
from farshore.games.la_isla.state import NONE, State

# Legal actions


def legal_in_phase_c(state: State, seat: Seat) -> Sequence[Action]:
    """Return the legal actions: place or take a resource; then what functions offer, in any order, until done."""
    if state.target != NONE:
        return LegalActions(PAYS, payable(state, seat))
    if state.lifted != NONE:
        return LegalActions(PLACES, targets(state, seat))
    started = state.placed or state.took
    others: tuple[Action, ...] = (DONE,) if started else ()
    if state.moves:
        others = (*MOVES.actions, *others)
    if state.seats[seat].picks or not started:
        others = (*TAKES.actions, *others)
    if not may_place(state, seat):
        return others
    if state.seats[seat].supply:
        return LegalActions(PLACES, targets(state, seat), others)
    return LegalActions(LIFTS, liftable(state, seat), others)


def may_place(state: State, seat: Seat) -> bool:
    """Return whether this turn still has a placement: the first, or the second that a function allows."""
    if state.took:
        return False
    return state.placed == 0 or (state.placed == 1 and bool(state.seats[seat].visible & SECOND))


def base_cost(state: State) -> int:
    """Return the cost before discounts: the second placement of a turn costs more."""
    return state.box.place_cost + (state.box.second_cost if state.placed else 0)


def cost(state: State, seat: Seat, space: int) -> int:
    """Return what placing here costs now; discounts add up, the minimum is 0."""
    visible, island = state.seats[seat].visible, state.island
    return max(0, base_cost(state) - CHEAP.at(visible, island.colours[space], island.symbols[space]))


def spendable_resources(state: State, seat: Seat) -> list[int]:
    """Return, for each colour, how many resources this seat could pay with on a space of that colour."""
    camp = state.seats[seat]
    own, visible = camp.resources, camp.visible
    jokers = colours_of(visible, FunctionKind.JOKER)
    if jokers:
        wild = sum(own[colour] for colour in bits(jokers))
        own = [wild + (0 if jokers >> colour & 1 else count) for colour, count in enumerate(own)]
    if visible & PAIR:
        own = [max(own)] * len(own)
    return own


def affordable(state: State, seat: Seat) -> Cells:
    """Return the spaces where this seat could pay for an explorer, without those of its own explorers."""
    visible, island = state.seats[seat].visible, state.island
    cheap_colours = colours_of(visible, FunctionKind.CHEAP_COL)
    cheap_spaces = 0
    for symbol in bits(colours_of(visible, FunctionKind.CHEAP_SYM)):
        cheap_spaces |= island.of_symbol[symbol]
    base = base_cost(state)
    found = 0
    for colour, have in enumerate(spendable_resources(state, seat)):
        missing = base - have - (cheap_colours >> colour & 1)
        if missing <= 0:
            found |= island.of_colour[colour]
        elif missing == 1:
            found |= island.of_colour[colour] & cheap_spaces
    return found & ~state.seats[seat].standing


def targets(state: State, seat: Seat) -> Cells:
    """Return where an explorer may be placed now; a lifted one has to go to another space."""
    found = affordable(state, seat)
    return found & ~(1 << state.lifted) if state.lifted != NONE else found


def liftable(state: State, seat: Seat) -> Cells:
    """Return the explorers that may be moved: only with an empty supply and a target, not the one just placed."""
    camp = state.seats[seat]
    if camp.supply or not affordable(state, seat):
        return 0
    return camp.standing & ~(1 << state.last) if state.last != NONE else camp.standing


# Paying


def payment_options(state: State, seat: Seat) -> set[int]:
    """Return the sets of colours that can pay the rest for the target: one, or with PAIR one for each colour."""
    camp = state.seats[seat]
    own, jokers = camp.resources, colours_of(camp.visible, FunctionKind.JOKER)
    stock = sum(1 << colour for colour, count in enumerate(own) if count)
    found = set()
    for base in range(len(own)) if camp.visible & PAIR else (state.island.colours[state.target],):
        usable = jokers | 1 << base
        if not state.paid & ~usable and sum(own[colour] for colour in bits(usable)) >= state.owing:
            found.add(usable & stock)
    return found


def payable(state: State, seat: Seat) -> int:
    """Return the colours that can pay the next resource for the target, such that the rest can be paid too."""
    found = 0
    for purse in payment_options(state, seat):
        found |= purse
    return found


def only_colour_to_pay(state: State, seat: Seat) -> int:
    """Return the colour to pay next if there is no choice (one colour only, or all resources are needed), else NONE."""
    open_purses = payment_options(state, seat)
    if len(open_purses) != 1:
        return NONE
    (purse,) = open_purses
    own = state.seats[seat].resources
    all_there_is = sum(own[colour] for colour in bits(purse)) == state.owing
    return purse.bit_length() - 1 if all_there_is or not purse & (purse - 1) else NONE


def spend(state: State, seat: Seat, colour: int) -> None:
    state.edit(seat).resources[colour] -= 1
    state.owing -= 1
    state.paid |= 1 << colour
    state.add_news(seat, "pay", colour)


def pay_forced(state: State, seat: Seat) -> None:
    """Pay what can be paid in one way only; when all is paid, place the explorer."""
    while state.owing:
        colour = only_colour_to_pay(state, seat)
        if colour == NONE:
            return
        spend(state, seat, colour)
    put_down(state, seat)


# The steps of placing


def place(state: State, seat: Seat, action: Place) -> None:
    """Choose the space, and pay at once as far as there is no choice."""
    state.target, state.owing, state.paid = action.space, cost(state, seat, action.space), 0
    pay_forced(state, seat)


def pay(state: State, seat: Seat, action: Pay) -> None:
    """Pay one resource for the target."""
    spend(state, seat, action.colour)
    pay_forced(state, seat)


def lift(state: State, seat: Seat, action: Lift) -> None:
    """Lift one of the explorers on the island; it no longer counts where it stood."""
    state.lifted = action.space
    state.edit(seat).standing &= ~(1 << action.space)


def put_down(state: State, seat: Seat) -> None:
    """Finish a placement: first the claims, then what functions bring."""
    camp, space = state.edit(seat), state.target
    if state.lifted == NONE:
        camp.supply -= 1
    camp.standing |= 1 << space
    state.target = state.lifted = NONE
    state.placed += 1
    state.last = space
    claim_around(state, seat, space)
    if camp.visible:
        reward_placing(state, seat, space)


def take_instead(state: State, seat: Seat, colour: int) -> None:
    """Take a resource instead of placing; a function may allow a second one."""
    state.took = True
    gain(state, seat, colour)
    if state.seats[seat].visible & PATIENCE:
        state.edit(seat).picks += 1


# Claiming


def surrounded(state: State, seat: Seat, space: int) -> list[int]:
    """Return the regions at this space that still have their tile and that the seat's explorers surround."""
    standing, around = state.seats[seat].standing, state.box.around
    return [r for r in state.box.touching[space] if state.free >> r & 1 and not around[r] & ~standing]


def claim_around(state: State, seat: Seat, space: int) -> None:
    """Take the animals of all regions that this explorer completes."""
    regions = surrounded(state, seat, space)
    for region in regions:
        claim(state, seat, region)
    if len(regions) >= 2 and state.seats[seat].visible & MULTI:
        reward(state, seat, MULTI, state.box.points[FunctionKind.MULTI])


def claim(state: State, seat: Seat, region: int) -> None:
    """Take the region's tile and score its value; functions may add points."""
    camp, animal, value = state.edit(seat), state.animals[region], state.box.values[region]
    state.free &= ~(1 << region)
    camp.claimed |= 1 << region
    camp.animals[animal] += 1
    camp.region_points += value
    state.add_news(seat, "claim", region, value)
    if camp.visible & CLAIM:
        reward(state, seat, CLAIM, state.box.points[FunctionKind.CLAIM])
    if camp.visible & SPECIES[animal]:
        reward(state, seat, SPECIES[animal], state.box.points[FunctionKind.SPECIES])
    if camp.visible & REGION[value - 2]:
        reward(state, seat, REGION[value - 2], value)


# Effects


def reward(state: State, seat: Seat, function: Functions, points: int) -> None:
    """Score points of a function. The rules make them optional; they are always taken."""
    state.edit(seat).function_points += points
    state.add_news(seat, "function", function.bit_length() - 1, points)


def reward_placing(state: State, seat: Seat, space: int) -> None:
    """Apply the functions for placing on this colour and symbol; what an earlier placement offered stays open."""
    camp, island, points = state.edit(seat), state.island, state.box.points
    visible, colour, symbol = camp.visible, island.colours[space], island.symbols[space]
    for bit, kind in ((VP.colour[colour], FunctionKind.VP_COL), (VP.symbol[symbol], FunctionKind.VP_SYM)):
        if visible & bit:
            reward(state, seat, bit, points[kind])
    for bit, kind, alike in (
        (SURVEY.colour[colour], FunctionKind.SURVEY_COL, island.of_colour[colour]),
        (SURVEY.symbol[symbol], FunctionKind.SURVEY_SYM, island.of_symbol[symbol]),
    ):
        if visible & bit:
            reward(state, seat, bit, points[kind] * (camp.standing & alike).bit_count())
    if visible & COMPANY and is_occupied_by_other(state, seat, space):
        reward(state, seat, COMPANY, points[FunctionKind.COMPANY])
    camp.picks += RES.at(visible, colour, symbol)
    state.moves += MARK.at(visible, colour, symbol)


def is_occupied_by_other(state: State, seat: Seat, space: int) -> bool:
    """Return whether another player's explorer is on this space."""
    theirs = 0
    for other, camp in enumerate(state.seats):
        theirs |= camp.standing if other != seat else 0
    return bool(theirs >> space & 1)


def gain(state: State, seat: Seat, colour: int) -> None:
    state.edit(seat).resources[colour] += 1
    state.add_news(seat, "take", colour)


def move_marker(state: State, seat: Seat, animal: int) -> None:
    """Move a marker up one step, unless it is at the top; the mover scores its animals of this kind either way."""
    if state.markers[animal] < len(state.box.zones) - 1:
        state.markers[animal] += 1
    camp = state.edit(seat)
    points = camp.animals[animal]
    camp.marker_points += points
    state.add_news(seat, "marker", animal, points)
    if camp.visible & TRACKER[animal]:
        reward(state, seat, TRACKER[animal], state.box.points[FunctionKind.TRACKER])
