"""Choose a sensible turn quickly: the policy of rollouts, and a simple greedy player."""

from __future__ import annotations

from itertools import permutations
from math import inf
from random import Random
from typing import Final

from farshore.core.cells import Cells, bits
from farshore.core.game import Seat
from farshore.games.la_isla import placing
from farshore.games.la_isla.actions import ASSIGNS, DONE, LIFTS, MOVES, PAYS, PLACES, RECRUIT, SLOTS, TAKES, Action
from farshore.games.la_isla.card_functions import B_TRACK, COMPANY, D_FREE, INCOME, TRACKER, FunctionKind, colours_of
from farshore.games.la_isla.cards import all_assigned, open_letters, slot_choices
from farshore.games.la_isla.components import REGIONS, SPACES, Box
from farshore.games.la_isla.evaluation import IslandEvaluation
from farshore.games.la_isla.state import NONE, B, Camp, State

ON_COLOURS: Final = (FunctionKind.VP_COL, FunctionKind.RES_COL, FunctionKind.MARK_COL, FunctionKind.SURVEY_COL)
ON_SYMBOLS: Final = (FunctionKind.VP_SYM, FunctionKind.RES_SYM, FunctionKind.MARK_SYM, FunctionKind.SURVEY_SYM)


class QuickPolicy:
    """Rules of thumb with the weights of the evaluation; no action is tried out."""

    def __init__(self, box: Box, formula: IslandEvaluation) -> None:
        self.box, self.formula = box, formula
        self.everywhere: Cells = (1 << len(SPACES)) - 1

    def turn(self, state: State, seat: Seat, rng: Random) -> tuple[Action, ...]:
        """Return the actions up to the next decision that needs new information."""
        if state.stage == "assign":
            return self.assign(state, seat)
        if state.stage == "a":
            return self.slot(state, seat)
        if state.stage == "b":
            return self.income(state, seat)
        if state.stage == "c":
            return self.explore(state, seat)
        return (self.move(state, seat), DONE) if state.seats[seat].must else (DONE,)

    # Cards

    def assign(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Assign cards: the function by its rate, the resource by need, the animal by the number owned."""
        camp = state.seats[seat]
        if all_assigned(camp):
            return (DONE,)
        free, hand = open_letters(camp), list(bits(camp.hand))
        worths = self.letter_worths(state, seat, hand)
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

    def letter_worths(self, state: State, seat: Seat, hand: list[int]) -> dict[int, tuple[float, float, float]]:
        """Return for each card its value at A, B and D."""
        camp = state.seats[seat]
        wanted, moved = self.resource_values(state, seat), self.marker_worths(state, seat)
        lasting = min(self.formula.rounds_left(state), self.formula.weights["lasting"])
        worths: dict[int, tuple[float, float, float]] = {}
        for card in hand:
            one = self.box.cards[card]
            more = max(wanted) if camp.visible & INCOME[one.resource] else 0.0
            move = max(moved) if camp.visible & D_FREE else moved[one.animal]
            worths[card] = (self.gain_of_function(state, seat, card) * lasting, wanted[one.resource] + more, move)
        return worths

    def gain_of_function(self, state: State, seat: Seat, card: int) -> float:
        """Return the value per round of this card's function, minus that of the function it would cover."""
        camp, slots = state.seats[seat], state.seats[seat].slots
        if camp.visible & self.box.cards[card].function.bit:
            return 0.0
        rate = self.formula.card_rates[card]
        return rate if NONE in slots else rate - min(self.formula.card_rates[top] for top in slots if top >= 0)

    def slot(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Choose a free slot, otherwise the weakest function."""
        camp, rates = state.seats[seat], self.formula.card_rates
        if camp.must:
            tops = {slot: camp.slots[slot] for slot in slot_choices(state, seat)}
            worths = {slot: rates[top] if top >= 0 else -1.0 for slot, top in tops.items()}
            return (SLOTS[min(worths, key=worths.__getitem__)],)
        return (RECRUIT, DONE) if camp.offered else (DONE,)

    def income(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Choose a marker if it brings two points or more, otherwise the resource."""
        camp = state.seats[seat]
        if camp.must:
            moved, resource = self.marker_worths(state, seat), self.box.cards[camp.cards[B]].resource
            best = max([a for a, bit in enumerate(B_TRACK) if camp.visible & bit], key=moved.__getitem__)
            return (MOVES[best], DONE) if moved[best] >= 2 else (TAKES[resource],)
        if camp.picks:
            return (self.pick(state, seat), DONE)
        return (DONE,)

    # Markers and resources

    def marker_worths(self, state: State, seat: Seat) -> list[float]:
        """Return the value of moving each marker: points for animals now, and the lead in animals at the end."""
        camp, climb, tracked = state.seats[seat], self.formula.weights["climb"], self.box.points[FunctionKind.TRACKER]
        rivals = [rival.animals for rival in state.seats if rival is not camp]
        return [
            own + climb * (own - max([theirs[a] for theirs in rivals])) + (tracked if camp.visible & TRACKER[a] else 0)
            for a, own in enumerate(camp.animals)
        ]

    def move(self, state: State, seat: Seat) -> Action:
        worths = self.marker_worths(state, seat)
        return MOVES[worths.index(max(worths))]

    def resource_values(self, state: State, seat: Seat) -> list[float]:
        """Return the value of one more resource of each colour: a second one pays for a space."""
        camp, colours, symbols = state.seats[seat], state.island.colours, state.island.symbols
        visible = camp.visible
        base = placing.base_cost(state)
        cheap_colours, cheap_symbols = (
            colours_of(visible, FunctionKind.CHEAP_COL),
            colours_of(visible, FunctionKind.CHEAP_SYM),
        )
        short_of = [base - have - (cheap_colours >> colour & 1) for colour, have in enumerate(camp.resources)]
        wanted, later = [0.5] * 5, self.formula.weights["later"]
        for space, worth in self.spot_worths(state, seat, self.everywhere & ~camp.standing).items():
            colour = colours[space]
            lacking = short_of[colour] - (cheap_symbols >> symbols[space] & 1)
            if lacking > 0:
                wanted[colour] = max(wanted[colour], 0.5 + worth * later**lacking)
        return wanted

    def pick(self, state: State, seat: Seat) -> Action:
        wanted = self.resource_values(state, seat)
        return TAKES[wanted.index(max(wanted))]

    # Placing

    def explore(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Place where it is worth most, or take the most useful resource."""
        if state.target != NONE:
            return (self.pay(state, seat),)
        if state.lifted != NONE:
            return (self.place(state, seat)[0],)
        if state.seats[seat].picks:
            return (self.pick(state, seat),)
        if state.moves:
            return (self.move(state, seat),)
        if state.placed or state.took:
            return (DONE,)
        if not placing.affordable(state, seat):
            return (self.pick(state, seat),)
        if state.seats[seat].supply:
            action, worth = self.place(state, seat)
            return (action,) if worth > self.formula.weights["wait"] else (self.pick(state, seat),)
        return self.move_one(state, seat)

    def place(self, state: State, seat: Seat) -> tuple[Action, float]:
        spots = self.spot_worths(state, seat, placing.targets(state, seat))
        best = max(spots, key=spots.__getitem__)
        return PLACES[best], spots[best]

    def move_one(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Move the least useful explorer to the best space, if that is worth more than a resource."""
        useless = self.explorer_values(state, seat)
        origin = min(useless, key=useless.__getitem__)
        after = state.clone()
        after.edit(seat).standing &= ~(1 << origin)
        after.lifted = origin
        action, worth = self.place(after, seat)
        if worth - useless[origin] > self.formula.weights["wait"]:
            return (LIFTS[origin], action)
        return (self.pick(state, seat),)

    def pay(self, state: State, seat: Seat) -> Action:
        """Pay with the most frequent colour first, with jokers last."""
        camp = state.seats[seat]
        jokers = colours_of(camp.visible, FunctionKind.JOKER)
        ranks = {one: (not jokers >> one & 1, camp.resources[one]) for one in bits(placing.payable(state, seat))}
        return PAYS[max(ranks, key=ranks.__getitem__)]

    def explorer_values(self, state: State, seat: Seat) -> dict[int, float]:
        """Return the value of each explorer where it stands."""
        return self.progress(state, seat, state.seats[seat].standing, 0)

    def spot_worths(self, state: State, seat: Seat, spots: Cells) -> dict[int, float]:
        """Return the value of an explorer on each of these spaces: claims, progress, functions."""
        found = self.progress(state, seat, spots, 1)
        visible = state.seats[seat].visible
        if visible:
            by_colour, by_symbol = self.rewards(state, seat)
            colours, symbols = state.island.colours, state.island.symbols
            for space in found:
                found[space] += by_colour[colours[space]] + by_symbol[symbols[space]]
            if visible & COMPANY:
                for space in found:
                    if placing.is_occupied_by_other(state, seat, space):
                        found[space] += 3
        return found

    def progress(self, state: State, seat: Seat, at: Cells, more: int) -> dict[int, float]:
        """Return the value of progress in the regions around each of these spaces, with or without an explorer."""
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
        """Return the value of functions for placing on each colour and on each symbol."""
        camp, island, mark = state.seats[seat], state.island, max(self.marker_worths(state, seat))
        on_symbols = self.rewards_by_look(camp, mark, ON_SYMBOLS, island.of_symbol)
        return self.rewards_by_look(camp, mark, ON_COLOURS, island.of_colour), on_symbols

    def rewards_by_look(
        self, camp: Camp, marker: float, kinds: tuple[FunctionKind, ...], sites: tuple[Cells, ...]
    ) -> list[float]:
        """Return the value of these kinds of functions for each colour or symbol, by the spaces that show it."""
        vp, res, mark, survey = kinds
        visible, points, pick = camp.visible, self.box.points[vp], self.formula.weights["pick"]
        scored, taken = colours_of(visible, vp), colours_of(visible, res)
        moved, surveyed = colours_of(visible, mark), colours_of(visible, survey)
        return [
            (points if scored >> k & 1 else 0.0)
            + (pick if taken >> k & 1 else 0.0)
            + (marker if moved >> k & 1 else 0.0)
            + (2 * ((camp.standing & sites[k]).bit_count() + 1) if surveyed >> k & 1 else 0.0)
            for k in range(5)
        ]
