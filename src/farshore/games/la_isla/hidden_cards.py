"""Deal hidden cards by what others have shown: a player kept the cards that fitted their letters."""

from __future__ import annotations

from itertools import permutations
from math import exp
from random import Random
from typing import Final

from farshore.core.cells import bits
from farshore.core.game import Seat
from farshore.games.la_isla.quick_moves import QuickPolicy
from farshore.games.la_isla.state import HIDDEN, NONE, A, B, State

TRIED: Final = 12
"""The number of random deals from which one is drawn by how well it explains what a seat has assigned."""
SCATTER: Final = 1.2
"""How much players differ from the rule of thumb: an order that is this many points worse is 1/e times as likely."""


def sample_state(thumb: QuickPolicy, view: State, rng: Random) -> State:
    """Deal the cards that the view hides from those that are unknown.

    What others keep is not random: each assigned the cards of a hand to letters, and had reasons to. So a deal is the
    more likely the better the order of its cards is among all orders of the same cards, by the rule of thumb.
    """
    state = view.clone()
    for seat, camp in enumerate(view.seats):
        if HIDDEN in camp.cards:
            _deal_letters(thumb, state, seat, rng)
    missing = [camp.held - camp.hand.bit_count() for camp in state.seats]
    if any(missing):
        drawn: list[int] = rng.sample(list(bits(state.deck)), sum(missing))
        for seat, count in enumerate(missing):
            for _ in range(count):
                card = drawn.pop()
                state.deck &= ~(1 << card)
                state.edit(seat).hand |= 1 << card
    return state


def _deal_letters(thumb: QuickPolicy, state: State, seat: Seat, rng: Random) -> None:
    """Deal the face-down cards of this seat."""
    camp = state.edit(seat)
    letters = [letter for letter, card in enumerate(camp.cards) if card != NONE]
    hidden = [letter for letter in letters if camp.cards[letter] == HIDDEN]
    deck: list[int] = list(bits(state.deck))
    deals: list[list[int]] = []
    for _ in range(TRIED):
        lying = camp.cards[:]
        for letter, card in zip(hidden, rng.sample(deck, len(hidden)), strict=True):
            lying[letter] = card
        deals.append(lying)
    dealt = rng.choices(deals, likelihoods(thumb, state, seat, letters, deals))[0]
    for letter in hidden:
        state.deck &= ~(1 << dealt[letter])
    camp.cards = dealt


def likelihoods(
    thumb: QuickPolicy, state: State, seat: Seat, letters: list[int], deals: list[list[int]]
) -> list[float]:
    """Return for each deal the probability that this seat would have assigned its cards in this order."""
    used = {deal[letter] for deal in deals for letter in letters}
    worths = thumb.letter_worths(before_assigning(state, seat), seat, sorted(used))
    found: list[float] = []
    for deal in deals:
        kept = [deal[letter] for letter in letters]
        totals = [
            sum([worths[card][letter] for card, letter in zip(order, letters, strict=True)])
            for order in permutations(kept)
        ]
        most = max(totals)
        found.append(exp((totals[0] - most) / SCATTER) / sum([exp((total - most) / SCATTER) for total in totals]))
    return found


def before_assigning(state: State, seat: Seat) -> State:
    """Return about the position in which this seat assigned its cards: without this round's function and income."""
    if state.stage == "assign":
        return state
    before = state.clone()
    camp = before.edit(seat)
    function, income = camp.cards[A], camp.cards[B]
    if function in camp.slots:
        camp.slots[camp.slots.index(function)] = NONE
        camp.visible &= ~state.box.cards[function].function.bit
    if income >= 0 and camp.resources[state.box.cards[income].resource]:
        camp.resources[state.box.cards[income].resource] -= 1
    before.stage = "assign"
    return before
