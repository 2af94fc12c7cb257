"""The value of a position: points secured and points within reach, by the lines of the score pad."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate, combinations, combinations_with_replacement
from math import exp
from typing import Final

from farshore.core.cells import Cells, bits, cells_of
from farshore.core.strategy import LearnedTable
from farshore.games.la_isla import placing, scoring
from farshore.games.la_isla.card_functions import CLAIM, FUNCTIONS, REGION, SPECIES, FunctionKind, Functions
from farshore.games.la_isla.components import Box
from farshore.games.la_isla.scoring import zone_sum
from farshore.games.la_isla.state import NONE, State

# Learned corrections: how reliable each line's outlook is, and functions one by one and in pairs

SLICES: Final = 8
"""By the rounds that are left."""
HOPES: Final = ("reach", "pushes", "rates", "sets", "zones", "stock")
"""The outlook of each line; each is corrected by a factor."""
MOST_SUPPLY: Final = 5
PAIRS: Final = {pair: at for at, pair in enumerate(combinations_with_replacement(FunctionKind, 2))}
RUNS: Final[Mapping[str, int]] = {
    **dict.fromkeys(HOPES, 1),
    "supply": MOST_SUPPLY + 1,
    "functions": len(FUNCTIONS),
    "together": len(PAIRS),
}
FIRST: Final = dict(zip(RUNS, accumulate(RUNS.values(), initial=0), strict=False))
"""The number of the first feature of each run."""


def slice_of(rounds: float) -> int:
    """Return the part of the match in which this number of rounds is left."""
    return min(SLICES - 1, int(rounds))


def cardholder_features(visible: Functions) -> list[int]:
    """Return the features of a cardholder: each function, and each two kinds that work together."""
    shown = [FUNCTIONS[at] for at in bits(visible)]
    pairs = [PAIRS[one.kind, other.kind] for one, other in combinations(shown, 2)]
    return [FIRST["functions"] + one.index for one in shown] + [FIRST["together"] + pair for pair in pairs]


@dataclass(slots=True)
class Outlook:
    """The outlook of the rest of the match for one seat."""

    rounds: float
    zones: tuple[float, ...]
    """Each animal's zone at the end, as expected."""
    animal: tuple[float, ...]
    """The value of one more of each animal."""


class IslandEvaluation:
    """The evaluation of positions with these weights."""

    def __init__(self, box: Box, weights: Mapping[str, float], table: LearnedTable) -> None:
        self.box = box
        self.weights: dict[str, float] = dict(weights)
        self.learned: list[list[float]] = [table.slice_weights(RUNS, each) for each in range(SLICES)] if table else []
        self._shown: dict[tuple[Functions, int], float] = {}
        """Learned values of cardholders by functions and time slice; cached, because they seldom change."""
        w = self.weights
        self.end_steps: dict[int, float] = {seats: w[f"end_steps_{seats}"] for seats in (2, 3, 4)}
        self.function_rates: tuple[float, ...] = tuple(w[f"f_{function.kind.name.lower()}"] for function in FUNCTIONS)
        self.card_rates: tuple[float, ...] = tuple(self.function_rates[card.function.index] for card in box.cards)
        self.reach: tuple[float, ...] = (1.0, w["reach_1"], w["reach_2"], w["reach_3"], 0.0)
        self.regions_at: tuple[Cells, ...] = tuple(cells_of(regions) for regions in box.touching)
        """For each space the regions it borders, as a set."""
        self.shortage: tuple[float, ...] = tuple(w["short"] ** missing for missing in range(8))
        self.resource_table: tuple[float, ...] = tuple(_resource_worth(w, count) for count in range(40))

    # The rest of the match

    def rounds_left(self, state: State) -> float:
        """Return the expected number of rounds left, from the steps of the markers and the sum of zones."""
        if state.stage == "over":
            return 0.0
        seats = len(state.seats)
        left = (self.end_steps[seats] - sum(state.markers)) / (self.weights["moves"] * seats)
        to_go = self.box.end[seats] - zone_sum(state)
        rounds = min(left, to_go * 2.5 / seats)
        return max(0.3 if to_go > 0 else 0.0, rounds - (state.stage in ("a", "b", "c", "d")))

    def outlook(self, state: State, seat: int) -> Outlook:
        w, rounds = self.weights, self.rounds_left(state)
        own = state.seats[seat].animals
        steps, of = w["drift"] * rounds * len(state.seats) / 5, self.box.zones
        zones = tuple([max(float(of[at]), min(float(of[-1]), (at + steps - 2.0) / 2)) for at in state.markers])
        zones = zones if steps else tuple([float(of[at]) for at in state.markers])
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
        if state.stage == "over":
            return tuple(float(line.points) for line in scoring.score(state, seat).lines)
        camp, outlook = state.seats[seat], self.outlook(state, seat)
        reach, pushes, rates, sets, zones, stock = self._line_outlooks(state, seat, outlook)
        if self.learned:
            row = self.learned[slice_of(outlook.rounds)]
            reach, pushes, sets = reach * (1 + row[0]), pushes * (1 + row[1]), sets * (1 + row[3])
            zones = zones * (1 + row[4])
            stock = stock * (1 + row[5]) + row[FIRST["supply"] + min(camp.supply, MOST_SUPPLY)]
            rates = rates * (1 + row[2]) + self._learned_value(camp.visible, slice_of(outlook.rounds))
        return camp.region_points + reach, camp.marker_points + pushes, camp.function_points + rates, sets, zones, stock

    def _line_outlooks(
        self, state: State, seat: int, outlook: Outlook
    ) -> tuple[float, float, float, float, float, float]:
        """Return the outlook by line, without learned corrections."""
        rounds, best, own = outlook.rounds, self.weights["push_best"], state.seats[seat].animals
        return (
            self.in_reach(state, seat, outlook),
            rounds * (best * max(own) + (1 - best) * sum(own) / 5),
            self.functions(state, seat, rounds),
            self.sets(own, rounds),
            sum([count * zone for count, zone in zip(own, outlook.zones, strict=True)]),
            self.resources(state, seat, rounds),
        )

    def _learned_value(self, visible: Functions, slice_: int) -> float:
        """Return the learned value of these functions, one by one and in pairs."""
        found = self._shown.get((visible, slice_))
        if found is None:
            row = self.learned[slice_]
            found = self._shown[visible, slice_] = sum(row[at] for at in cardholder_features(visible))
        return found

    def features(self, state: State, seat: int) -> dict[int, float]:
        """Return the features for training: each line's outlook, the supply, and the functions in the cardholder."""
        outlook, camp = self.outlook(state, seat), state.seats[seat]
        found: dict[int, float] = dict(enumerate(self._line_outlooks(state, seat, outlook)))
        found[FIRST["supply"] + min(camp.supply, MOST_SUPPLY)] = 1.0
        for at in cardholder_features(camp.visible):
            found[at] = found.get(at, 0.0) + 1.0
        return found

    def estimate(self, state: State, seat: int) -> float:
        return sum(self.lines(state, seat))

    def sets(self, own: list[int], rounds: float) -> float:
        """Return the value of complete sets and of the next one."""
        least = min(own)
        missing = own.count(least)
        hope = 1 / (1 + exp(self.weights["set_sharp"] * (missing - self.weights["set_pace"] * rounds)))
        return self.box.set_points * (least + (hope if rounds > 0 else 0.0))

    def resources(self, state: State, seat: int, rounds: float) -> float:
        """Return the value of resources: half a point each at the end, more while they can pay for explorers."""
        own = state.seats[seat].resources
        use = min(1.0, rounds / 3)
        in_use = sum([self.resource_table[min(count, 39)] for count in own])
        people = self.weights["supply"] * min(state.seats[seat].supply, rounds)
        return sum(own) / self.box.resources_per_point + use * in_use + people

    def functions(self, state: State, seat: int, rounds: float) -> float:
        """Return the expected points of the visible functions."""
        lasting = min(rounds, self.weights["lasting"])
        slots = state.seats[seat].slots
        rate = sum([self.card_rates[card] for card in slots if card >= 0])
        free = self.weights["open_slot"] * sum([card == NONE for card in slots[self.box.slots :]])
        return lasting * (rate + free)

    def in_reach(self, state: State, seat: int, outlook: Outlook) -> float:
        """Return the value of regions that are partly surrounded, by the explorers missing and their cost."""
        if outlook.rounds <= 0:
            return 0.0
        around_of, values, animals = self.box.around, self.box.values, state.animals
        camp, have, colours = state.seats[seat], placing.spendable_resources(state, seat), state.island.colours
        standing = camp.standing
        rivals = [rival.standing for rival in state.seats if rival is not camp and rival.standing]
        pace, less = outlook.rounds * self.weights["pace"], self.weights["rival"]
        chances = [chance * min(1.0, pace / max(1, count)) for count, chance in enumerate(self.reach)]
        by_value, by_animal = self.region_worths(camp.visible, outlook)
        total, begun = 0.0, 0
        for space in bits(standing):
            begun |= self.regions_at[space]
        begun &= state.free
        while begun:
            region = (begun & -begun).bit_length() - 1
            begun &= begun - 1
            around = around_of[region]
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

    def region_worths(self, visible: Functions, outlook: Outlook) -> tuple[list[float], list[float]]:
        """Return the value of claiming a region: its printed value, and its animal."""
        points = self.box.points
        more = points[FunctionKind.CLAIM] if visible & CLAIM else 0
        by_value = [value * (2.0 if value >= 2 and visible & REGION[value - 2] else 1.0) + more for value in range(5)]
        by_animal = [
            worth + (points[FunctionKind.SPECIES] if visible & SPECIES[a] else 0)
            for a, worth in enumerate(outlook.animal)
        ]
        return by_value, by_animal


def _resource_worth(w: Mapping[str, float], count: int) -> float:
    """Value a number of resources of one colour: the second makes a pair, further ones are worth less."""
    worth = 0.0
    for number in range(count):
        worth += w["resource"] * 0.8 ** (number // 2) + (
            w["resource_pair"] * 0.7 ** (number // 2) if number % 2 else 0.0
        )
    return worth
