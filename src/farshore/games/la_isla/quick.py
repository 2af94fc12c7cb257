"""A sensible turn at once: what seats do in sampled futures, and a simple greedy player."""

from __future__ import annotations

from itertools import permutations
from math import inf
from random import Random

from farshore.core.cells import Cells, bits
from farshore.core.game import Seat
from farshore.games.la_isla import placing
from farshore.games.la_isla.actions import ASSIGNS, DONE, LIFTS, MOVES, PAYS, PLACES, RECRUIT, SLOTS, TAKES, Action
from farshore.games.la_isla.box import REGIONS, SPACES, Box
from farshore.games.la_isla.cards import all_assigned, open_letters, slot_choices
from farshore.games.la_isla.formula import Formula
from farshore.games.la_isla.functions import B_TRACK, COMPANY, Kind, colours_of
from farshore.games.la_isla.state import NONE, B, Camp, State


class Quick:
    """Rules of thumb by the numbers of the formula, without trying anything out."""

    def __init__(self, box: Box, formula: Formula) -> None:
        self.box, self.formula = box, formula
        self.everywhere: Cells = (1 << len(SPACES)) - 1

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
        worths: dict[int, tuple[float, float, float]] = {}
        for card in hand:
            one = self.box.cards[card]
            rate = self.new_function(state, seat, card)
            worths[card] = (rate * lasting, wanted[one.resource], own[one.animal] * 1.3)
        best: tuple[int, ...] = ()
        most = -inf
        for dealt in permutations(hand, len(free)):
            worth = sum([worths[card][letter] for card, letter in zip(dealt, free, strict=True)])
            if worth > most:
                best, most = dealt, worth
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
            worths = {slot: rates[top] if top >= 0 else -1.0 for slot, top in tops.items()}
            return (SLOTS[min(worths, key=worths.__getitem__)],)
        return (RECRUIT, DONE) if camp.offered else (DONE,)

    def income(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """A marker instead, if it brings two points or more; else the resource."""
        camp = state.seats[seat]
        if camp.must:
            tracks = [a for a, bit in enumerate(B_TRACK) if camp.visible & bit]
            best = max(tracks, key=camp.animals.__getitem__)
            if camp.animals[best] >= 2:
                return (MOVES[best], DONE)
            return (TAKES[self.box.cards[camp.cards[B]].resource],)
        if camp.picks:
            return (self.pick(state, seat), DONE)
        return (DONE,)

    # Markers and resources

    def favourite(self, state: State, seat: Seat) -> int:
        """The marker whose animals I own most; of equals the higher one."""
        ranks = list(zip(state.seats[seat].animals, state.markers, strict=True))
        return ranks.index(max(ranks))

    def wanted_colours(self, state: State, seat: Seat) -> list[float]:
        """How much one more of each colour helps: a second one pays for a space."""
        camp, colours, symbols = state.seats[seat], state.island.colours, state.island.symbols
        visible = camp.visible
        base = placing.base_cost(state)
        cheap_colours, cheap_symbols = colours_of(visible, Kind.CHEAP_COL), colours_of(visible, Kind.CHEAP_SYM)
        short_of = [base - have - (cheap_colours >> colour & 1) for colour, have in enumerate(camp.resources)]
        wanted = [0.5] * 5
        for space, worth in self.spot_worths(state, seat, self.everywhere & ~camp.standing).items():
            colour = colours[space]
            lacking = short_of[colour] - (cheap_symbols >> symbols[space] & 1)
            if lacking > 0:
                wanted[colour] = max(wanted[colour], 0.5 + worth * 0.5**lacking)
        return wanted

    def pick(self, state: State, seat: Seat) -> Action:
        wanted = self.wanted_colours(state, seat)
        return TAKES[wanted.index(max(wanted))]

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
        best = max(spots, key=spots.__getitem__)
        return PLACES[best], spots[best]

    def move_one(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Lifts the explorer that is of least use and puts it where it brings most, if that is more than a resource."""
        useless = self.uses(state, seat)
        origin = min(useless, key=useless.__getitem__)
        after = state.clone()
        after.own(seat).standing &= ~(1 << origin)
        after.lifted = origin
        action, worth = self.place(after, seat)
        if worth - useless[origin] > 1.0:
            return (LIFTS[origin], action)
        return (self.pick(state, seat),)

    def pay(self, state: State, seat: Seat) -> Action:
        """What is plentiful first, jokers last."""
        camp = state.seats[seat]
        jokers = colours_of(camp.visible, Kind.JOKER)
        ranks = {one: (not jokers >> one & 1, camp.resources[one]) for one in bits(placing.payable(state, seat))}
        return PAYS[max(ranks, key=ranks.__getitem__)]

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
        standing, free, touching = camp.standing, state.free, self.box.touching
        worths = [0.0] * len(REGIONS)
        while free:
            region = (free & -free).bit_length() - 1
            free &= free - 1
            chance = reach[(around_of[region] & ~standing).bit_count() - more]
            worths[region] = chance * (by_value[values[region]] + by_animal[animals[region]])
        found: dict[int, float] = {}
        for space in bits(at):
            worth = 0.0
            for region in touching[space]:
                worth += worths[region]
            found[space] = worth
        return found

    def rewards(self, state: State, seat: Seat) -> tuple[list[float], list[float]]:
        """What functions bring for placing on each colour and on each symbol."""
        camp, island = state.seats[seat], state.island
        return (
            self.by_look(camp, Kind.VP_COL, Kind.RES_COL, Kind.MARK_COL, Kind.SURVEY_COL, island.of_colour),
            self.by_look(camp, Kind.VP_SYM, Kind.RES_SYM, Kind.MARK_SYM, Kind.SURVEY_SYM, island.of_symbol),
        )

    def by_look(self, camp: Camp, vp: int, res: int, mark: int, survey: int, sites: tuple[Cells, ...]) -> list[float]:
        """For each colour or symbol what these kinds of functions bring there, and the sites that show it."""
        visible, points, marker = camp.visible, self.box.points[vp], max(camp.animals)
        scored, taken = colours_of(visible, vp), colours_of(visible, res)
        moved, surveyed = colours_of(visible, mark), colours_of(visible, survey)
        return [
            (points if scored >> k & 1 else 0.0)
            + (1.2 if taken >> k & 1 else 0.0)
            + (marker if moved >> k & 1 else 0.0)
            + (2 * ((camp.standing & sites[k]).bit_count() + 1) if surveyed >> k & 1 else 0.0)
            for k in range(5)
        ]
