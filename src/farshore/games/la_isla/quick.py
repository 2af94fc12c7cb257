"""A sensible turn at once: what seats do in sampled futures, and a simple greedy player."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import TYPE_CHECKING

from farshore.core.cells import bits
from farshore.core.game import Seat
from farshore.games.la_isla import placing
from farshore.games.la_isla.actions import A_CARD, B_CARD, Action
from farshore.games.la_isla.formula import Formula
from farshore.games.la_isla.functions import (
    B_TRACK,
    COMPANY,
    JOKER,
    MARK_COL,
    MARK_SYM,
    RES_COL,
    RES_SYM,
    SURVEY_COL,
    SURVEY_SYM,
    VP_COL,
    VP_SYM,
    Kind,
    colours_of,
)
from farshore.games.la_isla.state import ASSIGN, NONE, A, B, C, State

if TYPE_CHECKING:
    from farshore.games.la_isla.rules import Rules


class Quick:
    """Rules of thumb by the numbers of the formula, without trying anything out."""

    def __init__(self, rules: Rules, formula: Formula) -> None:
        self.rules, self.formula = rules, formula
        self.parts, self.actions = rules.parts, rules.actions

    def turn(self, state: State, seat: Seat, rng: Random) -> tuple[Action, ...]:
        """The actions up to where something new is to be decided."""
        if state.stage is ASSIGN:
            return self.assign(state, seat)
        if state.stage is A:
            return self.slot(state, seat)
        if state.stage is B:
            return self.income(state, seat)
        if state.stage is C:
            return self.explore(state, seat)
        if state.must >> seat & 1:
            return (self.actions.move[self.favourite(state, seat)], self.actions.done)
        return (self.actions.done,)

    # Cards

    def assign(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Function by its rate, resource by what is wanted, animal by what I own."""
        free = self.rules.open_letters(state, seat)
        hand = list(bits(state.hand[seat]))
        if not free or len(free) == len(hand) == 1:
            return (self.actions.done,)
        wanted = self.wanted_colours(state, seat)
        lasting = min(self.formula.rounds_left(state), self.formula.weights["lasting"])
        own = state.owned[5 * seat : 5 * seat + 5]
        worths = {
            card: (self.new_function(state, seat, card) * lasting, wanted[one.resource], own[one.animal] * 1.3)
            for card, one in ((card, self.parts.cards[card]) for card in hand)
        }
        best = max(
            permutations(hand, len(free)),
            key=lambda cards: sum([worths[card][letter] for card, letter in zip(cards, free, strict=True)]),
        )
        named = [self.actions.assign[letter][card] for letter, card in zip(free, best, strict=True)]
        if len(hand) == len(free):
            named.pop()
        return (*named, self.actions.done)

    def new_function(self, state: State, seat: Seat, card: int) -> float:
        """What this card's function is worth a round, less what it would cover."""
        function = self.parts.cards[card].function
        if state.visible[seat] & function.bit:
            return 0.0
        first = self.rules.slot_count * seat
        slots = state.slots[first : first + self.rules.slot_count]
        rate = self.formula.card_rates[card]
        return rate if NONE in slots else rate - min(self.formula.card_rates[top] for top in slots if top >= 0)

    def slot(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """A free slot, else over the weakest function."""
        card = state.assigned[3 * seat + A_CARD]
        offered = state.offered >> seat & 1
        if state.must >> seat & 1:
            first = self.rules.slot_count * seat
            choices = self.rules.slot_choices(state, seat, card)
            tops = {k: state.slots[first + k] for k in choices}
            best = min(choices, key=lambda k: self.formula.card_rates[tops[k]] if tops[k] >= 0 else -1.0)
            return (self.actions.slot[best],)
        return (self.actions.recruit, self.actions.done) if offered else (self.actions.done,)

    def income(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """A marker instead, if it brings two points or more; else the resource."""
        if state.must >> seat & 1:
            tracks = [a for a, bit in enumerate(B_TRACK) if state.visible[seat] & bit]
            best = max(tracks, key=lambda a: state.owned[5 * seat + a])
            if state.owned[5 * seat + best] >= 2:
                return (self.actions.move[best], self.actions.done)
            return (self.actions.take[self.parts.cards[state.assigned[3 * seat + B_CARD]].resource],)
        if state.picks[seat]:
            return (self.pick(state, seat), self.actions.done)
        return (self.actions.done,)

    # Markers and resources

    def favourite(self, state: State, seat: Seat) -> int:
        """The marker whose animals I own most; of equals the higher one."""
        return max(range(5), key=lambda a: (state.owned[5 * seat + a], state.markers[a]))

    def wanted_colours(self, state: State, seat: Seat) -> list[float]:
        """How much one more of each colour helps: a second one pays for a space."""
        own = state.resources[5 * seat : 5 * seat + 5]
        spots = self.spot_worths(state, seat, ~state.standing[seat] & ((1 << len(self.parts.spaces)) - 1))
        wanted = [0.5] * 5
        for space, worth in spots.items():
            colour = state.layout.colours[space]
            short = placing.cost(self.parts, state, seat, space) - own[colour]
            if short > 0:
                wanted[colour] = max(wanted[colour], 0.5 + worth * 0.5**short)
        return wanted

    def pick(self, state: State, seat: Seat) -> Action:
        wanted = self.wanted_colours(state, seat)
        return self.actions.take[max(range(5), key=lambda colour: wanted[colour])]

    # Placing

    def explore(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Place where it brings most, or take what helps most."""
        if state.target != NONE:
            return (self.pay(state, seat),)
        if state.lifted != NONE:
            return (self.place(state, seat)[0],)
        if state.picks[seat]:
            return (self.pick(state, seat),)
        if state.moves:
            return (self.actions.move[self.favourite(state, seat)],)
        if state.placed or state.took:
            return (self.actions.done,)
        if not placing.affordable(self.parts, state, seat):
            return (self.pick(state, seat),)
        if state.supply[seat]:
            action, worth = self.place(state, seat)
            return (action,) if worth > 1.0 else (self.pick(state, seat),)
        return self.move_one(state, seat)

    def place(self, state: State, seat: Seat) -> tuple[Action, float]:
        spots = self.spot_worths(state, seat, placing.targets(self.parts, state, seat))
        best = max(spots, key=lambda space: spots[space])
        return self.actions.place[best], spots[best]

    def move_one(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Lifts the explorer that is of least use and puts it where it brings most, if that is more than a resource."""
        useless = self.uses(state, seat)
        origin = min(useless, key=lambda space: useless[space])
        after = state.clone()
        after.standing[seat] &= ~(1 << origin)
        after.lifted = origin
        action, worth = self.place(after, seat)
        if worth - useless[origin] > 1.0:
            return (self.actions.lift[origin], action)
        return (self.pick(state, seat),)

    def pay(self, state: State, seat: Seat) -> Action:
        jokers = colours_of(state.visible[seat], JOKER)
        colours = bits(placing.payable(state, seat))
        return self.actions.pay[max(colours, key=lambda one: (not jokers >> one & 1, state.resources[5 * seat + one]))]

    def uses(self, state: State, seat: Seat) -> dict[int, float]:
        """What each of my explorers still does where it stands."""
        worths = self.region_worths(state, seat)
        return {
            space: self.progress(state, space, state.standing[seat], worths) for space in bits(state.standing[seat])
        }

    def spot_worths(self, state: State, seat: Seat, spots: int) -> dict[int, float]:
        """What an explorer on each of these spaces would bring: claims, progress, functions."""
        standing, visible, worths = state.standing[seat], state.visible[seat], self.region_worths(state, seat)
        found = {}
        for space in bits(spots):
            there = standing | 1 << space
            worth = self.progress(state, space, there, worths)
            found[space] = worth + (self.reward(state, seat, space, there) if visible else 0.0)
        return found

    def region_worths(self, state: State, seat: Seat) -> list[list[float]]:
        return self.formula.region_worths(state.visible[seat], self.formula.outlook(state, seat))

    def progress(self, state: State, space: int, standing: int, worths: list[list[float]]) -> float:
        """The regions at a space: claimed, or so much nearer."""
        parts, reach, total = self.parts, self.formula.reach, 0.0
        for region in parts.touching[space]:
            if state.free >> region & 1:
                chance = reach[(parts.around[region] & ~standing).bit_count()]
                total += chance * worths[parts.values[region]][state.animals[region]]
        return total

    def reward(self, state: State, seat: Seat, space: int, there: int) -> float:
        """What functions bring for placing here."""
        visible, layout, points = state.visible[seat], state.layout, self.parts.points
        colour, symbol = layout.colours[space], layout.symbols[space]
        worth = 0.0
        for kind, bit in ((Kind.VP_COL, VP_COL[colour]), (Kind.VP_SYM, VP_SYM[symbol])):
            worth += points[kind] if visible & bit else 0.0
        worth += 1.2 * (bool(visible & RES_COL[colour]) + bool(visible & RES_SYM[symbol]))
        if visible & (MARK_COL[colour] | MARK_SYM[symbol]):
            worth += max(state.owned[5 * seat : 5 * seat + 5])
        if visible & SURVEY_COL[colour]:
            worth += 2 * (there & layout.of_colour[colour]).bit_count()
        if visible & SURVEY_SYM[symbol]:
            worth += 2 * (there & layout.of_symbol[symbol]).bit_count()
        if visible & COMPANY and placing.in_company(state, seat, space):
            worth += 3
        return worth
