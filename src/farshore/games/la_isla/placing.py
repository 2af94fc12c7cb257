"""Phase C: placing an explorer, paying for it, claiming what it surrounds, and what functions make of it."""

from __future__ import annotations

from farshore.core.cells import Cells, bits
from farshore.games.la_isla.components import Components
from farshore.games.la_isla.functions import (
    CHEAP_COL,
    CHEAP_SYM,
    CLAIM,
    COMPANY,
    JOKER,
    MARK_COL,
    MARK_SYM,
    MULTI,
    PAIR,
    PATIENCE,
    REGION,
    RES_COL,
    RES_SYM,
    SECOND,
    SPECIES,
    SURVEY_COL,
    SURVEY_SYM,
    TRACKER,
    VP_COL,
    VP_SYM,
    Kind,
    colours_of,
)
from farshore.games.la_isla.state import NONE, State

ALL_COLOURS = 31
REGIONS, MARKERS, FUNCTIONS = range(3)
"""The points of a seat: for regions, for moving markers, for functions."""


def may_place(state: State, seat: int) -> bool:
    """Whether this turn still has a placement: the first, or the second that a function allows."""
    if state.took:
        return False
    return state.placed == 0 or (state.placed == 1 and bool(state.visible[seat] & SECOND))


def base_cost(parts: Components, state: State) -> int:
    """Before discounts: the second placement of a turn costs more."""
    return parts.place_cost + (parts.second_cost if state.placed else 0)


def cost(parts: Components, state: State, seat: int, space: int) -> int:
    """What placing here costs now; discounts add up, never below nothing."""
    visible, layout = state.visible[seat], state.layout
    discount = bool(visible & CHEAP_COL[layout.colours[space]]) + bool(visible & CHEAP_SYM[layout.symbols[space]])
    return max(0, base_cost(parts, state) - discount)


def means(state: State, seat: int) -> list[int]:
    """For each colour, how many resources this seat could pay with on a space of that colour."""
    own = state.resources[5 * seat : 5 * seat + 5]
    visible = state.visible[seat]
    jokers = colours_of(visible, JOKER)
    if jokers:
        wild = sum(own[colour] for colour in bits(jokers))
        own = [wild + (0 if jokers >> colour & 1 else own[colour]) for colour in range(5)]
    if visible & PAIR:
        own = [max(own)] * 5
    return own


def affordable(parts: Components, state: State, seat: int) -> Cells:
    """The spaces where this seat could pay for an explorer, its own explorers' spaces left out."""
    visible, layout = state.visible[seat], state.layout
    cheap_colours = colours_of(visible, CHEAP_COL)
    cheap_spaces = 0
    for symbol in bits(colours_of(visible, CHEAP_SYM)):
        cheap_spaces |= layout.of_symbol[symbol]
    base = base_cost(parts, state)
    found = 0
    for colour, have in enumerate(means(state, seat)):
        missing = base - have - (cheap_colours >> colour & 1)
        if missing <= 0:
            found |= layout.of_colour[colour]
        elif missing == 1:
            found |= layout.of_colour[colour] & cheap_spaces
    return found & ~state.standing[seat]


def targets(parts: Components, state: State, seat: int) -> Cells:
    """Where an explorer may be put now; one that was lifted goes elsewhere than it stood."""
    found = affordable(parts, state, seat)
    return found & ~(1 << state.lifted) if state.lifted != NONE else found


def liftable(parts: Components, state: State, seat: int) -> Cells:
    """Explorers that may be moved: only once the supply is empty, not the one just placed, not without a target."""
    if state.supply[seat] or not affordable(parts, state, seat):
        return 0
    return state.standing[seat] & ~(1 << state.last) if state.last != NONE else state.standing[seat]


def purses(state: State, seat: int) -> set[int]:
    """The sets of colours out of which the rest for the target can be paid: one, or with PAIR one for each colour."""
    visible, own = state.visible[seat], state.resources[5 * seat : 5 * seat + 5]
    jokers = colours_of(visible, JOKER)
    stock = sum(1 << colour for colour in range(5) if own[colour])
    found = set()
    for base in range(5) if visible & PAIR else (state.layout.colours[state.target],):
        usable = jokers | 1 << base
        if not state.paid & ~usable and sum(own[colour] for colour in bits(usable)) >= state.owing:
            found.add(usable & stock)
    return found


def payable(state: State, seat: int) -> int:
    """The colours with which the next resource for the target can be paid, so that the rest can be paid too."""
    found = 0
    for purse in purses(state, seat):
        found |= purse
    return found


def forced_colour(state: State, seat: int) -> int:
    """The colour to pay next where there is nothing to choose: one colour only, or all there is; else NONE."""
    open_purses = purses(state, seat)
    if len(open_purses) != 1:
        return NONE
    (purse,) = open_purses
    all_there_is = sum(state.resources[5 * seat + colour] for colour in bits(purse)) == state.owing
    return purse.bit_length() - 1 if all_there_is or not purse & (purse - 1) else NONE


def aim(parts: Components, state: State, seat: int, space: int) -> None:
    """Chooses the space; pays at once as far as there is nothing to choose."""
    state.target, state.owing, state.paid = space, cost(parts, state, seat, space), 0
    pay_forced(parts, state, seat)


def pay(parts: Components, state: State, seat: int, colour: int) -> None:
    """Gives one resource for the target."""
    spend(state, seat, colour)
    pay_forced(parts, state, seat)


def spend(state: State, seat: int, colour: int) -> None:
    state.resources[5 * seat + colour] -= 1
    state.owing -= 1
    state.paid |= 1 << colour
    state.add(seat, "pay", colour)


def pay_forced(parts: Components, state: State, seat: int) -> None:
    """Pays what can be paid in one way only; when all is paid, the explorer stands."""
    while state.owing:
        colour = forced_colour(state, seat)
        if colour == NONE:
            return
        spend(state, seat, colour)
    put_down(parts, state, seat)


def put_down(parts: Components, state: State, seat: int) -> None:
    """The explorer stands: first the claims, then what functions bring."""
    space = state.target
    if state.lifted == NONE:
        state.supply[seat] -= 1
    state.standing[seat] |= 1 << space
    state.target = state.lifted = NONE
    state.placed += 1
    state.last = space
    claim_around(parts, state, seat, space)
    if state.visible[seat]:
        reward_placing(parts, state, seat, space)


def surrounded(parts: Components, state: State, seat: int, space: int) -> list[int]:
    """The regions at this space, tile still there, that the seat's explorers stand all around."""
    standing = state.standing[seat]
    return [r for r in parts.touching[space] if state.free >> r & 1 and not parts.around[r] & ~standing]


def claim_around(parts: Components, state: State, seat: int, space: int) -> None:
    """Takes the animals of all regions that this explorer completes."""
    regions = surrounded(parts, state, seat, space)
    for region in regions:
        claim(parts, state, seat, region)
    if len(regions) >= 2 and state.visible[seat] & MULTI:
        reward(state, seat, MULTI, parts.points[Kind.MULTI])


def claim(parts: Components, state: State, seat: int, region: int) -> None:
    """Takes the region's tile and scores its value; functions may bring more."""
    animal, value, visible = state.animals[region], parts.values[region], state.visible[seat]
    state.free &= ~(1 << region)
    state.claimed[seat] |= 1 << region
    state.owned[5 * seat + animal] += 1
    state.points[3 * seat + REGIONS] += value
    state.add(seat, "claim", region, value)
    if visible & CLAIM:
        reward(state, seat, CLAIM, parts.points[Kind.CLAIM])
    if visible & SPECIES[animal]:
        reward(state, seat, SPECIES[animal], parts.points[Kind.SPECIES])
    if visible & REGION[value - 2]:
        reward(state, seat, REGION[value - 2], value)


def reward(state: State, seat: int, function: int, points: int) -> None:
    """Points by a function; nobody would refuse them, so they come by themselves."""
    state.points[3 * seat + FUNCTIONS] += points
    state.add(seat, "function", function.bit_length() - 1, points)


def reward_placing(parts: Components, state: State, seat: int, space: int) -> None:
    """The functions for placing on this colour and this symbol."""
    visible, standing, layout = state.visible[seat], state.standing[seat], state.layout
    colour, symbol = layout.colours[space], layout.symbols[space]
    for bit, kind in ((VP_COL[colour], Kind.VP_COL), (VP_SYM[symbol], Kind.VP_SYM)):
        if visible & bit:
            reward(state, seat, bit, parts.points[kind])
    if visible & SURVEY_COL[colour]:
        same = (standing & layout.of_colour[colour]).bit_count()
        reward(state, seat, SURVEY_COL[colour], parts.points[Kind.SURVEY_COL] * same)
    if visible & SURVEY_SYM[symbol]:
        same = (standing & layout.of_symbol[symbol]).bit_count()
        reward(state, seat, SURVEY_SYM[symbol], parts.points[Kind.SURVEY_SYM] * same)
    if visible & COMPANY and in_company(state, seat, space):
        reward(state, seat, COMPANY, parts.points[Kind.COMPANY])
    state.picks[seat] += bool(visible & RES_COL[colour]) + bool(visible & RES_SYM[symbol])
    state.moves += bool(visible & MARK_COL[colour]) + bool(visible & MARK_SYM[symbol])


def in_company(state: State, seat: int, space: int) -> bool:
    """Whether another player already stands here."""
    return any(there >> space & 1 for other, there in enumerate(state.standing) if other != seat)


def take_instead(state: State, seat: int, colour: int) -> None:
    """Takes a resource instead of placing; with patience a second one may follow."""
    state.took = True
    gain(state, seat, colour)
    if state.visible[seat] & PATIENCE:
        state.picks[seat] += 1


def gain(state: State, seat: int, colour: int) -> None:
    state.resources[5 * seat + colour] += 1
    state.add(seat, "take", colour)


def move_marker(parts: Components, state: State, seat: int, animal: int) -> None:
    """One up, or not at the top; the mover scores its animals of this kind either way."""
    if state.markers[animal] < len(parts.zones) - 1:
        state.markers[animal] += 1
    points = state.owned[5 * seat + animal]
    state.points[3 * seat + MARKERS] += points
    state.add(seat, "marker", animal, points)
    if state.visible[seat] & TRACKER[animal]:
        reward(state, seat, TRACKER[animal], parts.points[Kind.TRACKER])
