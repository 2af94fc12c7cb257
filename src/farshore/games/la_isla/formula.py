"""What a position is worth: points secured, and points in reach, by the lines of the score pad."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import NamedTuple

from farshore.games.la_isla import placing, scoring
from farshore.games.la_isla.components import Components
from farshore.games.la_isla.functions import CLAIM, FUNCTIONS, REGION, SPECIES, Kind
from farshore.games.la_isla.placing import FUNCTIONS as BY_FUNCTIONS
from farshore.games.la_isla.placing import MARKERS, REGIONS
from farshore.games.la_isla.state import NONE, Stage, State


class Outlook(NamedTuple):
    """What the rest of the match promises one seat."""

    rounds: float
    zones: tuple[float, ...]
    """Each animal's zone at the end, as expected."""
    animal: tuple[float, ...]
    """What one more of each animal would be worth."""


class Formula:
    """The weighing of a position, with these numbers."""

    def __init__(self, parts: Components, weights: Mapping[str, float], slot_count: int) -> None:
        self.parts, self.weights, self.slot_count = parts, dict(weights), slot_count
        w = self.weights
        self.end_steps = {seats: w[f"end_steps_{seats}"] for seats in (2, 3, 4)}
        self.function_rates = tuple(w[f"f_{function.kind.name.lower()}"] for function in FUNCTIONS)
        self.card_rates = tuple(self.function_rates[card.function.index] for card in parts.cards)
        self.reach = (1.0, w["reach_1"], w["reach_2"], w["reach_3"], 0.0)
        self.shortage = tuple(w["short"] ** missing for missing in range(8))
        self.resource_table = tuple(_resource_worth(w, count) for count in range(40))

    # The rest of the match

    def rounds_left(self, state: State) -> float:
        """Rounds whose cards are still to be used, by the steps that markers have gone and by the sum of zones."""
        if state.stage is Stage.OVER:
            return 0.0
        left = (self.end_steps[state.seats] - sum(state.markers)) / (self.weights["moves"] * state.seats)
        to_go = self.parts.end[state.seats] - scoring.zone_sum(self.parts, state)
        rounds = min(left, to_go * 2.5 / state.seats)
        return max(0.3 if to_go > 0 else 0.0, rounds - (state.stage >= Stage.A))

    def outlook(self, state: State, seat: int) -> Outlook:
        w, rounds = self.weights, self.rounds_left(state)
        own = state.owned[5 * seat : 5 * seat + 5]
        steps = w["drift"] * rounds * state.seats / 5
        top = self.parts.zones[-1]
        zones = tuple(
            [
                max(float(self.parts.zones[at]), min(float(top), (at + steps - 2.0) / 2))
                if steps
                else self.parts.zones[at]
                for at in state.markers
            ]
        )
        least, most = min(own), max(own)
        push = rounds * (1 - w["push_best"]) / 5
        best = rounds * w["push_best"]
        need = w["set_need"] * min(1.0, rounds / 4)
        animal = tuple(
            [
                zones[a] + push + (best if count >= most else 0.0) + (need if count == least else 0.0)
                for a, count in enumerate(own)
            ]
        )
        return Outlook(rounds, zones, animal)

    # The lines of the pad

    def lines(self, state: State, seat: int) -> tuple[float, ...]:
        """Expected final points by line: regions, markers, functions, sets, animals, resources."""
        if state.stage is Stage.OVER:
            return tuple(float(line.points) for line in scoring.score(self.parts, state, seat).lines)
        w, outlook = self.weights, self.outlook(state, seat)
        rounds, own = outlook.rounds, state.owned[5 * seat : 5 * seat + 5]
        best, base = w["push_best"], 3 * seat
        return (
            state.points[base + REGIONS] + self.in_reach(state, seat, outlook),
            state.points[base + MARKERS] + rounds * (best * max(own) + (1 - best) * sum(own) / 5),
            state.points[base + BY_FUNCTIONS] + self.functions(state, seat, rounds),
            self.sets(own, rounds),
            sum([count * zone for count, zone in zip(own, outlook.zones, strict=True)]),
            self.resources(state, seat, rounds),
        )

    def estimate(self, state: State, seat: int) -> float:
        return sum(self.lines(state, seat))

    def sets(self, own: list[int], rounds: float) -> float:
        """Sets made, and hope for the next one."""
        least = min(own)
        missing = own.count(least)
        hope = 1 / (1 + exp(self.weights["set_sharp"] * (missing - self.weights["set_pace"] * rounds)))
        return self.parts.set_points * (least + (hope if rounds > 0 else 0.0))

    def resources(self, state: State, seat: int, rounds: float) -> float:
        """Half a point each at the end; more while they can still pay for something, and people to send."""
        own = state.resources[5 * seat : 5 * seat + 5]
        use = min(1.0, rounds / 3)
        in_use = sum([self.resource_table[min(count, 39)] for count in own])
        people = self.weights["supply"] * min(state.supply[seat], rounds)
        return sum(own) / self.parts.resources_per_point + use * in_use + people

    def functions(self, state: State, seat: int, rounds: float) -> float:
        """What the visible functions will still bring."""
        lasting = min(rounds, self.weights["lasting"])
        first = self.slot_count * seat
        slots = state.slots[first : first + self.slot_count]
        rate = sum([self.card_rates[card] for card in slots if card >= 0])
        free = self.weights["open_slot"] * sum([card == NONE for card in slots[self.parts.slots :]])
        return lasting * (rate + free)

    def in_reach(self, state: State, seat: int, outlook: Outlook) -> float:
        """Regions that my explorers have begun to surround, by how many are missing and what they cost."""
        if outlook.rounds <= 0:
            return 0.0
        around_of, values, animals = self.parts.around, self.parts.values, state.animals
        standing, have, colours = state.standing[seat], placing.means(state, seat), state.layout.colours
        rivals = [there for other, there in enumerate(state.standing) if other != seat and there]
        pace, less = outlook.rounds * self.weights["pace"], self.weights["rival"]
        chances = [chance * min(1.0, pace / max(1, count)) for count, chance in enumerate(self.reach)]
        by_value, by_animal = self.region_worths(state.visible[seat], outlook)
        total, free = 0.0, state.free
        while free:
            region = (free & -free).bit_length() - 1
            free &= free - 1
            around = around_of[region]
            if not around & standing:
                continue
            missing = around & ~standing
            count = missing.bit_count()
            chance = chances[count]
            if count == 1 and have[colours[missing.bit_length() - 1]] < 2:
                chance *= self.shortage[2 - have[colours[missing.bit_length() - 1]]]
            for there in rivals:
                if (around & ~there).bit_count() < count:
                    chance *= less
            total += chance * (by_value[values[region]] + by_animal[animals[region]])
        return total

    def region_worths(self, visible: int, outlook: Outlook) -> tuple[list[float], list[float]]:
        """What claiming a region would bring: by its value, and by its animal."""
        points = self.parts.points
        more = points[Kind.CLAIM] if visible & CLAIM else 0
        by_value = [value * (2.0 if value >= 2 and visible & REGION[value - 2] else 1.0) + more for value in range(5)]
        by_animal = [
            worth + (points[Kind.SPECIES] if visible & SPECIES[a] else 0) for a, worth in enumerate(outlook.animal)
        ]
        return by_value, by_animal


def _resource_worth(w: Mapping[str, float], count: int) -> float:
    """So many of one colour: the second makes a pair, more are worth less and less."""
    worth = 0.0
    for number in range(count):
        worth += w["resource"] * 0.8 ** (number // 2) + (
            w["resource_pair"] * 0.7 ** (number // 2) if number % 2 else 0.0
        )
    return worth
