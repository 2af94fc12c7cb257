"""The prompt, and the buttons beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farshore.core.game import Seat
from farshore.core.scene import Button, Note
from farshore.core.text import Text, text
from farshore.games.la_isla import placing
from farshore.games.la_isla.actions import A_CARD, B_CARD, LETTERS
from farshore.games.la_isla.naming import COLOUR_TEXTS, card_function_text, seat_text, space_text
from farshore.games.la_isla.reasons import waiting_for
from farshore.games.la_isla.state import NONE, Stage, State

if TYPE_CHECKING:
    from farshore.games.la_isla.rules import Rules


def prompt(rules: Rules, view: State, seat: Seat | None) -> Note:
    """What is asked of this seat now."""
    if view.stage == Stage.OVER:
        return Note("prompt", text("prompt-over"))
    if view.stage <= Stage.DEAL:
        return Note("prompt", text("prompt-setup"))
    if seat is None or seat not in rules.to_act(view):
        return _waiting(view, seat)
    if view.stage == Stage.ASSIGN:
        return _assigning(rules, view, seat)
    if view.stage == Stage.C:
        return Note("prompt", *_placing(rules, view, seat))
    return Note("prompt", *_choosing(rules, view, seat))


def _waiting(view: State, seat: Seat | None) -> Note:
    if view.stage == Stage.C:
        return Note("prompt", text("prompt-wait-turn", seat=seat_text(view.turn)))
    return Note("prompt", text("prompt-wait"), text("prompt-wait-detail") if seat is not None else None)


def _assigning(rules: Rules, view: State, seat: Seat) -> Note:
    free = rules.open_letters(view, seat)
    open_letters = [LETTERS[letter].upper() for letter in free]
    if not free or len(free) == view.held[seat] == 1:
        return Note("prompt", text("prompt-assigned"), text("prompt-confirm"))
    return Note("prompt", text("prompt-assign", letters=", ".join(open_letters)), text("prompt-assign-detail"))


def _choosing(rules: Rules, view: State, seat: Seat) -> tuple[Text, Text]:
    """A slot in A, the card's use in B, a marker in D, and what functions offer."""
    cards = view.assigned[3 * seat : 3 * seat + 3]
    if view.must >> seat & 1:
        if view.stage == Stage.A:
            return text("prompt-slot"), card_function_text(rules.parts, cards[A_CARD])
        if view.stage == Stage.B:
            colour = COLOUR_TEXTS[rules.parts.cards[cards[B_CARD]].resource]
            return text("prompt-income", colour=colour), text("prompt-income-detail")
        return text("prompt-marker"), text("prompt-marker-detail")
    if view.offered >> seat & 1:
        return text("prompt-recruit"), text("prompt-recruit-detail")
    if view.picks[seat]:
        return text("prompt-pick", count=view.picks[seat]), text("prompt-optional")
    return text("prompt-confirm-choice"), text("prompt-confirm")


def _placing(rules: Rules, view: State, seat: Seat) -> tuple[Text, Text]:
    parts = rules.parts
    if view.target != NONE:
        return text("prompt-pay", count=view.owing), space_text(parts, view, view.target)
    if view.lifted != NONE:
        return text("prompt-put-down"), text("prompt-from", space=space_text(parts, view, view.lifted))
    if view.picks[seat]:
        return text("prompt-pick", count=view.picks[seat]), text("prompt-optional")
    if view.moves:
        return text("prompt-move", count=view.moves), text("prompt-optional")
    if view.placed or view.took:
        second = placing.may_place(view, seat) and bool(placing.affordable(parts, view, seat))
        return text("prompt-turn-done"), text("prompt-second") if second else text("prompt-confirm")
    if not placing.affordable(parts, view, seat):
        return text("prompt-take-only"), text("prompt-take-only-detail")
    if view.supply[seat]:
        return text("prompt-place"), text("prompt-place-detail")
    return text("prompt-lift"), text("prompt-lift-detail")


def buttons(rules: Rules, view: State, seat: Seat, does: set[str]) -> tuple[Button, ...]:
    """An extra explorer where one is offered, and Done, which says what is still missing."""
    if seat not in rules.to_act(view):
        return ()
    shown = [Button("recruit", text("button-recruit"), do="recruit")] if "recruit" in does else []
    ready = "done" in does
    name = text("button-ready") if view.stage == Stage.ASSIGN else text("button-done")
    waits = None if ready else waiting_for(rules, view, seat)
    return (*shown, Button("done", name, do="done" if ready else "", primary=True, waits=waits))
