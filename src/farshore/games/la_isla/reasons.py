"""Why something cannot be done now, and what a region still needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farshore.core.game import Seat
from farshore.core.text import Text, text
from farshore.games.la_isla import placing
from farshore.games.la_isla.actions import A_CARD, LETTERS, Action
from farshore.games.la_isla.functions import ANIMALS, COLOURS
from farshore.games.la_isla.naming import (
    ANIMAL_TEXTS,
    COLOUR_TEXTS,
    card_function_text,
    seat_text,
    spaces_text,
)
from farshore.games.la_isla.state import CLOSED, NONE, Stage, State

if TYPE_CHECKING:
    from farshore.games.la_isla.rules import Rules


WITHIN_REACH = 2
"""Regions where more explorers are missing are not worth a line."""


def refusal(rules: Rules, state: State, seat: Seat, action: Action) -> Text:
    """The reason why this action is not legal now."""
    if state.stage == Stage.OVER:
        return text("match-over")
    if seat not in rules.to_act(state):
        return text("not-your-turn")
    return _BY_VERB[action.verb](rules, state, seat, action)


def _not_in(state: State, *stages: Stage) -> bool:
    return state.stage not in stages


def _assign(rules: Rules, state: State, seat: Seat, action: Action) -> Text:
    if _not_in(state, Stage.ASSIGN):
        return text("why-cards-assigned")
    if state.assigned[3 * seat + action.place] != NONE:
        return text("why-letter-taken", letter=LETTERS[action.place].upper())
    return text("why-not-in-hand")


def _slot(rules: Rules, state: State, seat: Seat, action: Action) -> Text:
    if _not_in(state, Stage.A):
        return text("why-only-in", phase="A")
    if not state.must >> seat & 1:
        return text("why-slot-done")
    if state.slots[rules.slot_count * seat + action.thing] == CLOSED:
        return text("why-slot-closed")
    card = state.assigned[3 * seat + A_CARD]
    if state.visible[seat] & rules.parts.cards[card].function.bit:
        return text("why-same-function", function=card_function_text(rules.parts, card))
    return text("why-next-slot")


def _recruit(rules: Rules, state: State, seat: Seat, action: Action) -> Text:
    return text("why-no-recruit")


def _take(rules: Rules, state: State, seat: Seat, action: Action) -> Text:
    if _not_in(state, Stage.B, Stage.C):
        return text("why-only-in", phase="B")
    if state.stage == Stage.B and state.must >> seat & 1:
        return text("why-printed-resource")
    if state.target != NONE:
        return text("why-pay-first")
    return text("why-put-down-first") if state.lifted != NONE else text("why-nothing-to-take")


def _move(rules: Rules, state: State, seat: Seat, action: Action) -> Text:
    if state.target != NONE:
        return text("why-pay-first")
    return text("why-no-marker", animal=ANIMAL_TEXTS[action.thing])


def _pay(rules: Rules, state: State, seat: Seat, action: Action) -> Text:
    if state.target == NONE:
        return text("why-nothing-to-pay")
    if not state.resources[5 * seat + action.thing]:
        return text("why-no-resource", colour=COLOUR_TEXTS[action.thing])
    return text("why-wrong-colour", colour=COLOUR_TEXTS[state.layout.colours[state.target]])


def _lift(rules: Rules, state: State, seat: Seat, action: Action) -> Text:
    if closed := _no_placement(rules, state, seat):
        return closed
    if state.lifted != NONE:
        return text("why-put-down-first")
    if not state.standing[seat] >> action.thing & 1:
        return text("why-nobody-there")
    if state.supply[seat]:
        return text("why-supply-first", count=state.supply[seat])
    return text("why-just-placed") if action.thing == state.last else text("why-nothing-affordable")


def _place(rules: Rules, state: State, seat: Seat, action: Action) -> Text:
    if closed := _no_placement(rules, state, seat):
        return closed
    space = action.thing
    if state.standing[seat] >> space & 1:
        return text("why-own-explorer")
    if space == state.lifted:
        return text("why-elsewhere")
    colour = state.layout.colours[space]
    if not placing.affordable(rules.parts, state, seat) >> space & 1:
        return text(
            "why-cost",
            cost=placing.cost(rules.parts, state, seat, space),
            colour=COLOUR_TEXTS[colour],
            have=placing.means(state, seat)[colour],
        )
    return text("why-lift-first")


def _no_placement(rules: Rules, state: State, seat: Seat) -> Text | None:
    """What stands in the way of any placement."""
    if _not_in(state, Stage.C):
        return text("why-only-in", phase="C")
    if state.target != NONE:
        return text("why-pay-first")
    if state.took:
        return text("why-took")
    return None if placing.may_place(state, seat) else text("why-placed")


def _done(rules: Rules, state: State, seat: Seat, action: Action) -> Text:
    return waiting_for(rules, state, seat)


def waiting_for(rules: Rules, state: State, seat: Seat) -> Text:
    """What this seat must do before it can be done."""
    if state.stage == Stage.ASSIGN:
        return text("wait-assign", count=state.assigned[3 * seat : 3 * seat + 3].count(NONE))
    if state.stage == Stage.C:
        if state.target != NONE:
            return text("wait-pay", count=state.owing)
        return text("why-put-down-first") if state.lifted != NONE else text("wait-place-or-take")
    return text({Stage.A: "wait-slot", Stage.B: "wait-income"}.get(state.stage, "wait-marker"))


_BY_VERB = {
    "assign": _assign,
    "slot": _slot,
    "recruit": _recruit,
    "take": _take,
    "move": _move,
    "pay": _pay,
    "lift": _lift,
    "place": _place,
    "done": _done,
}


# By node of the scene


def why_not(rules: Rules, view: State, seat: Seat, target: str) -> Text:
    """What to say of a node: a region tells what it needs, all else why it cannot be used."""
    kind, _, name = target.partition("/")
    if kind == "island" and name in rules.parts.regions:
        return region_text(rules, view, seat, rules.parts.regions.index(name))
    legal = rules.legal(view, seat)
    action = _wanted(rules, view, seat, kind, name)
    if action is None or action in legal:
        return text("nothing-here")
    return refusal(rules, view, seat, action)


def _wanted(rules: Rules, view: State, seat: Seat, kind: str, name: str) -> Action | None:
    """The action that somebody pressing this node has in mind."""
    actions, parts = rules.actions, rules.parts
    if kind == "island" and name in parts.spaces:
        space = parts.spaces.index(name)
        moving = view.lifted == NONE and not view.supply[seat] and view.standing[seat] >> space & 1
        return actions.lift[space] if moving else actions.place[space]
    if kind == "resource" and name in COLOURS:
        return (actions.pay if view.target != NONE else actions.take)[COLOURS.index(name)]
    if kind in ("marker", "track") and name in ANIMALS:
        return actions.move[ANIMALS.index(name)]
    if kind == "slot" and name.isdecimal() and 1 <= int(name) <= rules.slot_count:
        return actions.slot[int(name) - 1]
    if kind == "hand":
        cards = [card.name for card in parts.cards]
        return actions.assign[A_CARD][cards.index(name)] if name in cards else None
    return {"done": actions.done, "recruit": actions.recruit}.get(kind)


def region_text(rules: Rules, view: State, seat: Seat, region: int) -> Text:
    """Its animal and value, and where this seat's explorers are missing."""
    parts = rules.parts
    for owner in range(view.seats):
        if view.claimed[owner] >> region & 1:
            return text("region-claimed", seat=seat_text(owner), region=parts.regions[region])
    if region >= len(view.animals):
        return text("nothing-here")
    missing = parts.around[region] & ~view.standing[seat]
    return text(
        "region-missing",
        animal=ANIMAL_TEXTS[view.animals[region]],
        value=parts.values[region],
        count=missing.bit_count(),
        spaces=spaces_text(parts, view, missing),
    )


def space_regions_text(rules: Rules, view: State, seat: Seat, space: int) -> tuple[Text, ...]:
    """For the regions at this space that come within reach, what would still be missing after a placement here."""
    parts, found = rules.parts, []
    for region in parts.touching[space]:
        if view.free >> region & 1:
            missing = parts.around[region] & ~view.standing[seat] & ~(1 << space)
            if 0 < missing.bit_count() <= WITHIN_REACH:
                found.append(
                    text(
                        "region-needs",
                        animal=ANIMAL_TEXTS[view.animals[region]],
                        value=parts.values[region],
                        spaces=spaces_text(parts, view, missing),
                    )
                )
    return tuple(found)
