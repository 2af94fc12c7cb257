"""A sensible turn at once: what seats do in sampled futures, and a simple greedy player."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import TYPE_CHECKING

from farshore.core.cells import Cells, bits
from farshore.core.game import Seat
from farshore.games.la_isla import placing
from farshore.games.la_isla.actions import A_CARD, B_CARD, Action
from farshore.games.la_isla.formula import Formula
from farshore.games.la_isla.functions import (
    B_TRACK,
    CHEAP_COL,
    CHEAP_SYM,
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


Bits = tuple[int, ...]
"""For each colour or symbol a function, or the spaces that show it."""


class Quick:
    """Rules of thumb by the numbers of the formula, without trying anything out."""

    def __init__(self, rules: Rules, formula: Formula) -> None:
        self.rules, self.formula = rules, formula
        self.parts, self.actions = rules.parts, rules.actions
        self.everywhere: Cells = (1 << len(rules.parts.spaces)) - 1
        self.spaces_around = tuple(tuple(bits(around)) for around in rules.parts.around)

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
        visible, colours, symbols = state.visible[seat], state.layout.colours, state.layout.symbols
        base = placing.base_cost(self.parts, state)
        short_of = [
            base - have - bool(visible & cheap)
            for have, cheap in zip(state.resources[5 * seat : 5 * seat + 5], CHEAP_COL, strict=True)
        ]
        cheap_symbols = colours_of(visible, CHEAP_SYM)
        wanted = [0.5] * 5
        for space, worth in self.spot_worths(state, seat, self.everywhere & ~state.standing[seat]).items():
            colour = colours[space]
            short = short_of[colour] - (cheap_symbols >> symbols[space] & 1)
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
        return self.progress(state, seat, state.standing[seat], 0)

    def spot_worths(self, state: State, seat: Seat, spots: Cells) -> dict[int, float]:
        """What an explorer on each of these spaces would bring: claims, progress, functions."""
        found = self.progress(state, seat, spots, 1)
        if state.visible[seat]:
            by_colour, by_symbol = self.rewards(state, seat)
            colours, symbols = state.layout.colours, state.layout.symbols
            for space in found:
                found[space] += by_colour[colours[space]] + by_symbol[symbols[space]]
            if state.visible[seat] & COMPANY:
                for space in found:
                    if placing.in_company(state, seat, space):
                        found[space] += 3
        return found

    def progress(self, state: State, seat: Seat, at: Cells, more: int) -> dict[int, float]:
        """For each of these spaces the regions around it, claimed or so much nearer with one explorer there or not."""
        around_of, values, animals, reach = self.parts.around, self.parts.values, state.animals, self.formula.reach
        by_value, by_animal = self.formula.region_worths(state.visible[seat], self.formula.outlook(state, seat))
        standing, free = state.standing[seat], state.free
        worths = [0.0] * len(self.parts.spaces)
        while free:
            region = (free & -free).bit_length() - 1
            free &= free - 1
            chance = reach[(around_of[region] & ~standing).bit_count() - more]
            if chance:
                worth = chance * (by_value[values[region]] + by_animal[animals[region]])
                for space in self.spaces_around[region]:
                    worths[space] += worth
        return {space: worths[space] for space in bits(at)}

    def rewards(self, state: State, seat: Seat) -> tuple[list[float], list[float]]:
        """What functions bring for placing on each colour and on each symbol."""
        visible, standing, points = state.visible[seat], state.standing[seat], self.parts.points
        marker = max(state.owned[5 * seat : 5 * seat + 5])

        def by(kind: Kind, plain: Bits, resource: Bits, mark: Bits, survey: Bits, sites: Bits) -> list[float]:
            return [
                (points[kind] if visible & plain[k] else 0.0)
                + (1.2 if visible & resource[k] else 0.0)
                + (marker if visible & mark[k] else 0.0)
                + (2 * ((standing & sites[k]).bit_count() + 1) if visible & survey[k] else 0.0)
                for k in range(5)
            ]

        return (
            by(Kind.VP_COL, VP_COL, RES_COL, MARK_COL, SURVEY_COL, state.layout.of_colour),
            by(Kind.VP_SYM, VP_SYM, RES_SYM, MARK_SYM, SURVEY_SYM, state.layout.of_symbol),
        )
