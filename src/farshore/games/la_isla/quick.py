"""A sensible turn at once: what seats do in sampled futures, and a simple greedy player."""

from __future__ import annotations

from itertools import permutations
from random import Random

from farshore.core.cells import Cells, bits
from farshore.core.game import Seat
from farshore.games.la_isla import placing
from farshore.games.la_isla.actions import ASSIGNS, DONE, LIFTS, MOVES, PAYS, PLACES, RECRUIT, SLOTS, TAKES, Action
from farshore.games.la_isla.box import SPACES, Box
from farshore.games.la_isla.cards import all_assigned, open_letters, slot_choices
from farshore.games.la_isla.formula import Formula
from farshore.games.la_isla.functions import B_TRACK, CHEAP, COMPANY, JOKER, MARK, RES, SURVEY, VP, Kind, colours_of
from farshore.games.la_isla.state import NONE, B, State

Bits = tuple[int, ...]
"""For each colour or symbol a function, or the spaces that show it."""


class Quick:
    """Rules of thumb by the numbers of the formula, without trying anything out."""

    def __init__(self, box: Box, formula: Formula) -> None:
        self.box, self.formula = box, formula
        self.everywhere: Cells = (1 << len(SPACES)) - 1
        self.spaces_around = tuple(tuple(bits(around)) for around in box.around)

    def turn(self, state: State, seat: Seat, rng: Random) -> tuple[Action, ...]:
        """The actions up to where something new is to be decided."""
        if state.stage == "assign":
            return self.assign(state, seat)
        if state.stage == "a":
            return self.slot(state, seat)
        if state.stage == "b":
            return self.income(state, seat)
        if state.stage == "c":
            return self.explore(state, seat)
        if state.seats[seat].must:
            return (MOVES[self.favourite(state, seat)], DONE)
        return (DONE,)

    # Cards

    def assign(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Function by its rate, resource by what is wanted, animal by what I own."""
        camp = state.seats[seat]
        if all_assigned(camp):
            return (DONE,)
        free, hand = open_letters(camp), list(bits(camp.hand))
        wanted = self.wanted_colours(state, seat)
        lasting = min(self.formula.rounds_left(state), self.formula.weights["lasting"])
        own = camp.animals
        worths = {
            card: (self.new_function(state, seat, card) * lasting, wanted[one.resource], own[one.animal] * 1.3)
            for card, one in ((card, self.box.cards[card]) for card in hand)
        }
        best = max(
            permutations(hand, len(free)),
            key=lambda cards: sum([worths[card][letter] for card, letter in zip(cards, free, strict=True)]),
        )
        named = [ASSIGNS[letter][card] for letter, card in zip(free, best, strict=True)]
        if len(hand) == len(free):
            named.pop()
        return (*named, DONE)

    def new_function(self, state: State, seat: Seat, card: int) -> float:
        """What this card's function is worth a round, less what it would cover."""
        camp, slots = state.seats[seat], state.seats[seat].slots
        if camp.visible & self.box.cards[card].function.bit:
            return 0.0
        rate = self.formula.card_rates[card]
        return rate if NONE in slots else rate - min(self.formula.card_rates[top] for top in slots if top >= 0)

    def slot(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """A free slot, else over the weakest function."""
        camp, rates = state.seats[seat], self.formula.card_rates
        if camp.must:
            tops = {slot: camp.slots[slot] for slot in slot_choices(state, seat)}
            best = min(tops, key=lambda slot: rates[tops[slot]] if tops[slot] >= 0 else -1.0)
            return (SLOTS[best],)
        return (RECRUIT, DONE) if camp.offered else (DONE,)

    def income(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """A marker instead, if it brings two points or more; else the resource."""
        camp = state.seats[seat]
        if camp.must:
            tracks = [a for a, bit in enumerate(B_TRACK) if camp.visible & bit]
            best = max(tracks, key=lambda a: camp.animals[a])
            if camp.animals[best] >= 2:
                return (MOVES[best], DONE)
            return (TAKES[self.box.cards[camp.cards[B]].resource],)
        if camp.picks:
            return (self.pick(state, seat), DONE)
        return (DONE,)

    # Markers and resources

    def favourite(self, state: State, seat: Seat) -> int:
        """The marker whose animals I own most; of equals the higher one."""
        own = state.seats[seat].animals
        return max(range(5), key=lambda a: (own[a], state.markers[a]))

    def wanted_colours(self, state: State, seat: Seat) -> list[float]:
        """How much one more of each colour helps: a second one pays for a space."""
        camp, colours, symbols = state.seats[seat], state.island.colours, state.island.symbols
        visible = camp.visible
        base = placing.base_cost(state)
        short_of = [
            base - have - bool(visible & cheap) for have, cheap in zip(camp.resources, CHEAP.colour, strict=True)
        ]
        cheap_symbols = colours_of(visible, CHEAP.symbol)
        wanted = [0.5] * 5
        for space, worth in self.spot_worths(state, seat, self.everywhere & ~camp.standing).items():
            colour = colours[space]
            short = short_of[colour] - (cheap_symbols >> symbols[space] & 1)
            if short > 0:
                wanted[colour] = max(wanted[colour], 0.5 + worth * 0.5**short)
        return wanted

    def pick(self, state: State, seat: Seat) -> Action:
        wanted = self.wanted_colours(state, seat)
        return TAKES[max(range(5), key=lambda colour: wanted[colour])]

    # Placing

    def explore(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Place where it brings most, or take what helps most."""
        if state.target != NONE:
            return (self.pay(state, seat),)
        if state.lifted != NONE:
            return (self.place(state, seat)[0],)
        if state.seats[seat].picks:
            return (self.pick(state, seat),)
        if state.moves:
            return (MOVES[self.favourite(state, seat)],)
        if state.placed or state.took:
            return (DONE,)
        if not placing.affordable(state, seat):
            return (self.pick(state, seat),)
        if state.seats[seat].supply:
            action, worth = self.place(state, seat)
            return (action,) if worth > 1.0 else (self.pick(state, seat),)
        return self.move_one(state, seat)

    def place(self, state: State, seat: Seat) -> tuple[Action, float]:
        spots = self.spot_worths(state, seat, placing.targets(state, seat))
        best = max(spots, key=lambda space: spots[space])
        return PLACES[best], spots[best]

    def move_one(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Lifts the explorer that is of least use and puts it where it brings most, if that is more than a resource."""
        useless = self.uses(state, seat)
        origin = min(useless, key=lambda space: useless[space])
        after = state.clone()
        after.own(seat).standing &= ~(1 << origin)
        after.lifted = origin
        action, worth = self.place(after, seat)
        if worth - useless[origin] > 1.0:
            return (LIFTS[origin], action)
        return (self.pick(state, seat),)

    def pay(self, state: State, seat: Seat) -> Action:
        camp = state.seats[seat]
        jokers = colours_of(camp.visible, JOKER)
        colours = bits(placing.payable(state, seat))
        return PAYS[max(colours, key=lambda one: (not jokers >> one & 1, camp.resources[one]))]

    def uses(self, state: State, seat: Seat) -> dict[int, float]:
        """What each of my explorers still does where it stands."""
        return self.progress(state, seat, state.seats[seat].standing, 0)

    def spot_worths(self, state: State, seat: Seat, spots: Cells) -> dict[int, float]:
        """What an explorer on each of these spaces would bring: claims, progress, functions."""
        found = self.progress(state, seat, spots, 1)
        visible = state.seats[seat].visible
        if visible:
            by_colour, by_symbol = self.rewards(state, seat)
            colours, symbols = state.island.colours, state.island.symbols
            for space in found:
                found[space] += by_colour[colours[space]] + by_symbol[symbols[space]]
            if visible & COMPANY:
                for space in found:
                    if placing.in_company(state, seat, space):
                        found[space] += 3
        return found

    def progress(self, state: State, seat: Seat, at: Cells, more: int) -> dict[int, float]:
        """For each of these spaces the regions around it, claimed or so much nearer with one explorer there or not."""
        around_of, values, animals, reach = self.box.around, self.box.values, state.animals, self.formula.reach
        camp = state.seats[seat]
        by_value, by_animal = self.formula.region_worths(camp.visible, self.formula.outlook(state, seat))
        standing, free = camp.standing, state.free
        worths = [0.0] * len(SPACES)
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
        camp, points = state.seats[seat], self.box.points
        visible, standing, marker = camp.visible, camp.standing, max(camp.animals)

        def by(kind: Kind, plain: Bits, resource: Bits, mark: Bits, survey: Bits, sites: Bits) -> list[float]:
            return [
                (points[kind] if visible & plain[k] else 0.0)
                + (1.2 if visible & resource[k] else 0.0)
                + (marker if visible & mark[k] else 0.0)
                + (2 * ((standing & sites[k]).bit_count() + 1) if visible & survey[k] else 0.0)
                for k in range(5)
            ]

        return (
            by(Kind.VP_COL, VP.colour, RES.colour, MARK.colour, SURVEY.colour, state.island.of_colour),
            by(Kind.VP_SYM, VP.symbol, RES.symbol, MARK.symbol, SURVEY.symbol, state.island.of_symbol),
        )
