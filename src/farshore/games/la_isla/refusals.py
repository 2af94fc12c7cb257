"""Why an action is not legal now, and what a region still needs."""

from __future__ import annotations

from typing import Final

from farshore.core.game import Seat, VerbTable
from farshore.core.text import SeatName, Text, text
from farshore.games.la_isla import placing
from farshore.games.la_isla.actions import DONE, Assign, Done, Lift, Move, Pay, Place, Recruit, Slot, Take
from farshore.games.la_isla.names import (
    ANIMAL_TEXTS,
    RESOURCE_TEXTS,
    card_function_text,
    resources_text,
    spaces_text,
)
from farshore.games.la_isla.state import CLOSED, LETTERS, NONE, A, State

WITHIN_REACH: Final = 2
"""Regions that lack more explorers than this are not mentioned."""


def refuse_assign(state: State, seat: Seat, action: Assign) -> Text:
    if state.stage != "assign":
        return text("why-cards-assigned")
    if state.seats[seat].cards[action.letter] != NONE:
        return text("why-letter-taken", letter=LETTERS[action.letter].upper())
    return text("why-not-in-hand")


def refuse_slot(state: State, seat: Seat, action: Slot) -> Text:
    camp = state.seats[seat]
    if state.stage != "a":
        return text("why-only-in", phase="A")
    if not camp.must:
        return text("why-slot-done")
    if action.slot >= len(camp.slots) or camp.slots[action.slot] == CLOSED:
        return text("why-slot-closed")
    card = state.box.cards[camp.cards[A]]
    if camp.visible & card.function.bit:
        return text("why-same-function", function=card_function_text(state.box, camp.cards[A]))
    return text("why-next-slot")


def refuse_recruit(state: State, seat: Seat, action: Recruit) -> Text:
    return text("why-no-recruit")


def refuse_take(state: State, seat: Seat, action: Take) -> Text:
    if state.stage not in ("b", "c"):
        return text("why-only-in", phase="B")
    if state.stage == "b" and state.seats[seat].must:
        return text("why-printed-resource")
    if state.target != NONE:
        return text("why-pay-first")
    return text("why-put-down-first") if state.lifted != NONE else text("why-nothing-to-take")


def refuse_move(state: State, seat: Seat, action: Move) -> Text:
    if state.target != NONE:
        return text("why-pay-first")
    return text("why-no-marker", animal=ANIMAL_TEXTS[action.animal])


def refuse_pay(state: State, seat: Seat, action: Pay) -> Text:
    if state.target == NONE:
        return text("why-nothing-to-pay")
    if not state.seats[seat].resources[action.colour]:
        return text("why-no-resource", colour=RESOURCE_TEXTS[action.colour])
    return text("why-wrong-colour", colour=RESOURCE_TEXTS[state.island.colours[state.target]])


def refuse_lift(state: State, seat: Seat, action: Lift) -> Text:
    camp = state.seats[seat]
    if closed := refuse_placement(state, seat):
        return closed
    if state.lifted != NONE:
        return text("why-put-down-first")
    if not camp.standing >> action.space & 1:
        return text("why-nobody-there")
    if camp.supply:
        return text("why-supply-first", count=camp.supply)
    return text("why-just-placed") if action.space == state.last else text("why-nothing-affordable")


def refuse_place(state: State, seat: Seat, action: Place) -> Text:
    if closed := refuse_placement(state, seat):
        return closed
    space = action.space
    if state.seats[seat].standing >> space & 1:
        return text("why-own-explorer")
    if space == state.lifted:
        return text("why-elsewhere")
    colour = state.island.colours[space]
    if not placing.affordable(state, seat) >> space & 1:
        cost = placing.cost(state, seat, space)
        have = placing.spendable_resources(state, seat)[colour]
        return text("why-cost", cost=cost, what=resources_text(colour, cost), have=have)
    return text("why-lift-first")


def refuse_placement(state: State, seat: Seat) -> Text | None:
    """Return why no explorer can be placed anywhere, or None."""
    if state.stage != "c":
        return text("why-only-in", phase="C")
    if state.target != NONE:
        return text("why-pay-first")
    if state.took:
        return text("why-took")
    return None if placing.may_place(state, seat) else text("why-placed")


def refuse_done(state: State, seat: Seat, action: Done = DONE) -> Text:
    """Return what this seat must do before Done."""
    if state.stage == "assign":
        return text("wait-assign", count=state.seats[seat].cards.count(NONE))
    if state.stage == "c":
        if state.target != NONE:
            return text("wait-pay", count=state.owing)
        return text("wait-place" if state.lifted != NONE else "wait-place-or-take")
    return text({"a": "wait-slot", "b": "wait-income"}.get(state.stage, "wait-marker"))


REFUSALS: Final[VerbTable] = {
    Assign: refuse_assign,
    Slot: refuse_slot,
    Recruit: refuse_recruit,
    Take: refuse_take,
    Move: refuse_move,
    Pay: refuse_pay,
    Lift: refuse_lift,
    Place: refuse_place,
    Done: refuse_done,
}


# Regions


def region_text(view: State, seat: Seat, region: int) -> Text:
    """Return the animal and the value of a region, and the spaces this seat still lacks."""
    for owner, camp in enumerate(view.seats):
        if camp.claimed >> region & 1:
            return text("region-claimed", seat=SeatName(owner))
    if region >= len(view.animals):
        return text("nothing-here")
    missing = view.box.around[region] & ~view.seats[seat].standing
    return text(
        "region-missing",
        animal=ANIMAL_TEXTS[view.animals[region]],
        value=view.box.values[region],
        count=missing.bit_count(),
        spaces=spaces_text(view, missing),
    )


def missing_for_regions_text(view: State, seat: Seat, space: int) -> tuple[Text, ...]:
    """Return, for the regions at this space, what would still be missing after a placement here."""
    box, standing, found = view.box, view.seats[seat].standing, []
    for region in box.touching[space]:
        missing = box.around[region] & ~standing & ~(1 << space)
        if view.free >> region & 1 and 0 < missing.bit_count() <= WITHIN_REACH:
            found.append(
                text(
                    "region-needs",
                    animal=ANIMAL_TEXTS[view.animals[region]],
                    value=box.values[region],
                    spaces=spaces_text(view, missing),
                )
            )
    return tuple(found)
