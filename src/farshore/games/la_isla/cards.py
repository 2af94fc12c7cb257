"""The cards: dealing, assigning, the cardholder, and hidden information."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.cells import bits
from farshore.core.game import Seat
from farshore.games.la_isla.actions import ASSIGNS, DONE, RECRUIT, SLOTS, Action, Assign, Deal, Recruit, Slot
from farshore.games.la_isla.card_functions import DRAW, EXPLORER
from farshore.games.la_isla.card_functions import SLOT as MORE_SLOTS
from farshore.games.la_isla.state import CLOSED, FACE_DOWN, HIDDEN, LETTERS, NONE, A, Camp, State

# Dealing


def hand_size(state: State, seat: Seat) -> int:
    """Return the size of a hand: three cards, four with the function for it."""
    return state.box.hand + bool(state.seats[seat].visible & DRAW)


def reshuffle_if_empty(state: State) -> None:
    """Make the discards the new deck; cards in cardholders stay there."""
    if not state.deck:
        state.deck, state.discard = state.discard, 0


def deal(state: State, seat: Seat, action: Deal) -> None:
    """Deal a card to the seat that needs one; when everybody has a hand, cards are assigned."""
    camp, bit = state.edit(action.seat), 1 << action.card
    state.deck &= ~bit
    camp.hand |= bit
    camp.held += 1
    state.due -= 1
    if not state.due:
        state.turn = state.next_seat(state.turn)
        if state.turn == state.first:
            state.stage, state.acting = "assign", tuple(range(len(state.seats)))
            return
        state.due = hand_size(state, state.turn)
    reshuffle_if_empty(state)


# Assigning


def legal_assignments(state: State, seat: Seat) -> Sequence[Action]:
    """Return the legal assignments: cards of the hand to letters without one; the last of three is no choice."""
    camp = state.seats[seat]
    if all_assigned(camp):
        return (DONE,)
    cards = tuple(bits(camp.hand))
    return [ASSIGNS[letter].at(card) for letter in open_letters(camp) for card in cards]


def open_letters(camp: Camp) -> list[int]:
    """Return the letters that have no card yet."""
    return [letter for letter, card in enumerate(camp.cards) if card == NONE]


def all_assigned(camp: Camp) -> bool:
    """Return whether no choice is left: no letter is free, or one letter and one card."""
    free = camp.cards.count(NONE)
    return not free or free == camp.held == 1


def assign(state: State, seat: Seat, action: Assign) -> None:
    """Put a card face down at a letter."""
    camp = state.edit(seat)
    camp.hand &= ~(1 << action.card)
    camp.held -= 1
    camp.cards[action.letter] = action.card


def assign_last(camp: Camp) -> None:
    """Assign the last card to the last letter."""
    for letter in open_letters(camp):
        camp.cards[letter] = camp.hand.bit_length() - 1
        camp.hand = camp.held = 0


def clear_letters(state: State) -> None:
    for seat in range(len(state.seats)):
        state.edit(seat).cards = [NONE] * len(LETTERS)


# The cardholder


def legal_in_phase_a(state: State, seat: Seat) -> Sequence[Action]:
    camp = state.seats[seat]
    if camp.must:
        return [SLOTS.at(slot) for slot in slot_choices(state, seat)]
    return (RECRUIT, DONE) if camp.offered else (DONE,)


def discard_hand(state: State, seat: Seat) -> None:
    """Discard a fourth card that was drawn and not assigned, face up."""
    if not state.seats[seat].held:
        return
    camp = state.edit(seat)
    for card in bits(camp.hand):
        state.add_news(seat, "discard", card)
    state.discard |= camp.hand
    camp.hand = camp.held = 0


def slot_choices(state: State, seat: Seat) -> list[int]:
    """Return the legal slots: the next free one or a card to cover; a card with the same function must be covered."""
    camp, cards = state.seats[seat], state.box.cards
    slots, function = camp.slots, cards[camp.cards[A]].function
    if camp.visible & function.bit:
        return [slot for slot, top in enumerate(slots) if top >= 0 and cards[top].function is function]
    free = slots.index(NONE) if NONE in slots else NONE
    return [slot for slot, top in enumerate(slots) if top >= 0 or slot == free]


def put_in(state: State, seat: Seat, slot: int) -> None:
    """Put the A card into a slot: its function is active from now on, the covered one is not."""
    camp, cards = state.edit(seat), state.box.cards
    card, covered = camp.cards[A], camp.slots[slot]
    function = cards[card].function.bit
    if covered != NONE:
        camp.visible &= ~cards[covered].function.bit
    camp.slots[slot] = card
    camp.visible |= function
    state.add_news(seat, "slot", card)
    if function == MORE_SLOTS:
        open_slot(camp)
    elif function == EXPLORER:
        camp.offered = camp.reserve > 0


def open_slot(camp: Camp) -> None:
    """Open one more slot, if there is one."""
    if CLOSED in camp.slots:
        camp.slots[camp.slots.index(CLOSED)] = NONE


def choose_slot(state: State, seat: Seat, action: Slot) -> None:
    state.edit(seat).must = False
    put_in(state, seat, action.slot)


def recruit(state: State, seat: Seat, action: Recruit) -> None:
    """Take an explorer from the general supply for the rest of the match."""
    camp = state.edit(seat)
    camp.offered = False
    camp.reserve -= 1
    camp.supply += 1


# Views: hands of others and cards face down count as cards of the deck


def view(state: State, seat: Seat | None) -> State:
    """Return the position without what this seat may not see; camps without hidden cards are shared."""
    seen, letters = state.clone(), FACE_DOWN.get(state.stage, ())
    for other, camp in enumerate(state.seats):
        if other != seat and (letters or camp.hand):
            hide(seen, other, letters)
    seen.seal()
    return seen


def hide(seen: State, seat: Seat, letters: tuple[int, ...]) -> None:
    """Put this seat's hand, and its cards at these letters, among the cards of the deck."""
    camp = seen.edit(seat)
    seen.deck |= camp.hand
    camp.hand = 0
    for letter in letters:
        card = camp.cards[letter]
        if card >= 0:
            seen.deck |= 1 << card
            camp.cards[letter] = HIDDEN


def notation_for(actor: Seat, action: Action, reader: Seat | None) -> str:
    """Return the notation of an event for a seat: cards dealt to others and put face down by others stay hidden."""
    if type(action) is Deal and reader != action.seat:
        return f"deal {action.seat} ?"
    if type(action) is Assign and reader != actor:
        return f"assign {LETTERS[action.letter]} ?"
    return str(action)
