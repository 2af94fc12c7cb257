"""The prompt, and the buttons beside it."""

from __future__ import annotations

from collections.abc import Collection

from farshore.core.game import Seat
from farshore.core.scene import Button, Note, memo, prompt_note
from farshore.core.text import SeatName, Text, text, waiting_for
from farshore.games.la_isla import placing
from farshore.games.la_isla.cards import all_assigned, open_letters
from farshore.games.la_isla.names import card_function_text, resources_text, space_text
from farshore.games.la_isla.refusals import refuse_done
from farshore.games.la_isla.state import LETTERS, NONE, A, B, State


def prompt(view: State, seat: Seat | None) -> Note:
    """Return what this seat has to do now."""
    if view.stage == "over":
        return prompt_note(text("prompt-over"))
    if view.stage in ("teeth", "animals", "large", "first", "deal"):
        return prompt_note(text("prompt-setup"))
    if seat is None or seat not in view.acting:
        return _waiting(view, seat)
    if view.stage == "assign":
        return _assigning(view, seat)
    if view.stage == "c":
        return prompt_note(*_placing(view, seat))
    return prompt_note(*_choosing(view, seat))


def _waiting(view: State, seat: Seat | None) -> Note:
    if view.stage == "c":
        return prompt_note(text("prompt-wait-turn", seat=SeatName(view.turn)))
    return prompt_note(waiting_for(view.acting), text("prompt-wait-detail") if seat is not None else None)


def _assigning(view: State, seat: Seat) -> Note:
    camp = view.seats[seat]
    if all_assigned(camp):
        return prompt_note(text("prompt-assigned"), text("prompt-ready"))
    *letters, last = [LETTERS[letter].upper() for letter in open_letters(camp)]
    what = text("prompt-assign", count=len(letters) + 1, letters=", ".join(letters), last=last)
    return prompt_note(what, text("prompt-assign-detail"))


def _choosing(view: State, seat: Seat) -> tuple[Text, Text]:
    """Return the prompt of phase A (a slot), B (the card's use) or D (a marker), and what functions offer."""
    camp = view.seats[seat]
    if camp.must:
        if view.stage == "a":
            return text("prompt-slot"), card_function_text(view.box, camp.cards[A])
        if view.stage == "b":
            printed = resources_text(view.box.cards[camp.cards[B]].resource, 1)
            return text("prompt-income", what=printed), text("prompt-income-detail")
        return text("prompt-marker"), text("prompt-marker-detail")
    if camp.offered:
        return text("prompt-recruit"), text("prompt-recruit-detail")
    if camp.picks:
        return text("prompt-pick", count=camp.picks), text("prompt-optional")
    return text("prompt-confirm-choice"), text("prompt-done")


def _placing(view: State, seat: Seat) -> tuple[Text, Text]:
    camp = view.seats[seat]
    if view.target != NONE:
        return text("prompt-pay", count=view.owing), space_text(view, view.target)
    if view.lifted != NONE:
        return text("prompt-put-down"), text("prompt-from", space=space_text(view, view.lifted))
    if camp.picks:
        return text("prompt-pick", count=camp.picks), text("prompt-optional")
    if view.moves:
        return text("prompt-move", count=view.moves), text("prompt-optional")
    if view.placed or view.took:
        second = placing.may_place(view, seat) and bool(placing.affordable(view, seat))
        return text("prompt-turn-done"), text("prompt-second") if second else text("prompt-done")
    if not placing.affordable(view, seat):
        return text("prompt-take-only"), text("prompt-take-only-detail")
    if camp.supply:
        return text("prompt-place"), text("prompt-place-detail")
    return text("prompt-lift"), text("prompt-lift-detail")


def buttons(view: State, seat: Seat, does: Collection[str]) -> tuple[Button, ...]:
    """Return the button Done, or Ready, with what is still missing."""
    if seat not in view.acting:
        return ()
    waits = None if "done" in does else refuse_done(view, seat)
    return _buttons(view.stage == "assign", waits)


@memo
def _buttons(assigning: bool, waits: Text | None) -> tuple[Button, ...]:
    name, do = text("button-ready" if assigning else "button-done"), "" if waits else "done"
    return (Button("done", name, do, primary=True, waits=waits),)
