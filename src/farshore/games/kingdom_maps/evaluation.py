"""The value of a map: its points, and for each criterion the points still possible with the hexes left.

Every term estimates final points. `left` is the number of empty hexes that can still be filled, small pockets
counted less; each weight is the probability of reaching something that a player wants.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Annotated, Final, TypeAlias

from farshore.core.cells import Cells, bits
from farshore.core.immutable import immutable
from farshore.core.strategy import LearnedTable
from farshore.games.kingdom_maps.components import (
    CRITERIA,
    DIE,
    FARM,
    FOREST,
    LAKE,
    MOUNTAIN,
    SWAMP,
    VILLAGE,
    Components,
    CriterionNumbers,
)
from farshore.games.kingdom_maps.scoring import FUNCTIONS, Land, count_territory_kinds, score_criterion

Weights: TypeAlias = Mapping[str, float]
Sign: TypeAlias = Annotated[tuple[int, int, float], "record"]
"""A line of the estimate, the number of one of its features, and the feature's value."""
Likely: TypeAlias = tuple[float, float]
"""The points of a criterion, and the points it could still gain if nothing else were drawn."""
Outlook: TypeAlias = Callable[[Land, Cells, float], Likely]
"""Arguments: the map, its empty hexes, and how many of them will be filled."""
FULL: Final = 61.0
"""The weights were tuned for a map of this size."""


# Learned corrections: how reliable each outlook is, and the value of uses, powers and room

SLICES: Final = 8
"""By the hexes that will still be filled."""
KNOT: Final = 5.0
KNOTS: Final = 9
"""An outlook is corrected at 0, 5, 10, … points, and linearly in between."""
USES: Final = {"A1": MOUNTAIN, "A2": FOREST, "A3": FARM, "A4": LAKE, "A5": VILLAGE, "A6": SWAMP}
"""The territory that a criterion needs most: how often can it still be announced?"""
MOST_USES: Final = 3
MOST_READY: Final = 4
RUNS: Final[Mapping[str, int]] = {
    **dict.fromkeys(CRITERIA, KNOTS),
    **{f"{name}_uses": MOST_USES + 1 for name in USES},
    "ready": MOST_READY + 1,
    "room": DIE + 1,
    "question": 2,
}
FIRST: Final = dict(zip(RUNS, accumulate(RUNS.values(), initial=0), strict=False))
"""The number of the first feature of each run."""


def slice_of(left: float) -> int:
    """Return the part of the game in which this number of hexes will still be filled."""
    return min(SLICES - 1, int(left * SLICES / FULL))


@immutable
class EvaluationInput:
    """The input of the evaluation: a map with a drawing on it."""

    land: Land
    drawn: Cells
    question: int
    """The points in the `?` box; −1 while it is empty."""
    asks: bool
    """Whether the `?` was drawn in this turn."""
    ready: int
    uses: Sequence[int]
    cap: float
    """The maximum number of hexes that will be filled before others end the game."""


class MapEvaluation:
    """The outlook of each criterion, with one set of weights."""

    def __init__(self, components: Components, weights: Weights, table: LearnedTable) -> None:
        self.components, self.weights = components, weights
        self.learned: list[list[float]] = [table.slice_weights(RUNS, each) for each in range(SLICES)]
        self.has_learned: bool = bool(table)
        self.hexes = components.hexes
        self.question_cell = components.question
        self.outlooks: dict[str, Outlook] = {
            name: getattr(self, each.__name__.removeprefix("score_")) for name, each in FUNCTIONS.items()
        }
        """Each is named like the function that counts the points."""
        self.regions: Callable[[Cells], tuple[Cells, ...]] = lru_cache(maxsize=1 << 16)(self._regions)
        """The connected parts of a set; cached, because most of a map does not change from hex to hex."""
        self._line: Callable[[Cells, Cells, Cells, int], float] = lru_cache(maxsize=1 << 16)(self._line_outlook)
        """The outlook of a line of mountains; cached for the same reason, and slow to compute."""
        self.fillable: Callable[[Cells, int], tuple[float, int]] = lru_cache(maxsize=1 << 14)(self._fillable)
        """Cached, because each territory is tried on the same hexes."""
        self.opposite: Callable[[Cells], Cells] = lru_cache(maxsize=1 << 14)(self.hexes.rotate_180)
        """Cached: only one of six territories is drawn."""
        sizes = range(self.hexes.all.bit_count() + 1)
        self._pocket_share: list[float] = [min(1.0, weights["pocket"] * size) for size in sizes]
        self._survival = _survival(weights["risk"])
        self._roads = self._road_chances()
        self._inner: Cells = self.hexes.all & ~self.hexes.border

    def _regions(self, cells: Cells) -> tuple[Cells, ...]:
        return tuple(self.hexes.regions(cells))

    def _fillable(self, empty: Cells, ready: int) -> tuple[float, int]:
        """Return the empty hexes that will be filled, and the largest pocket.

        Small pockets count less, and a roll that fits nowhere ends the game.
        """
        if not empty:
            return 0.0, 0
        first = self.hexes.flood(empty & -empty, empty)
        if first == empty:
            room = empty.bit_count()
            left = room * self._pocket_share[room]
        else:
            sizes = [region.bit_count() for region in self.regions(empty)]
            room, share = max(sizes), self._pocket_share
            left = sum([size * share[size] for size in sizes])
        fits = room + ready
        return (left if fits >= DIE else left * self._survival[fits] ** left), room

    def lines(self, criteria: Sequence[str], sight: EvaluationInput) -> list[float]:
        """Return the likely final points of each criterion, of the `?` box, and what powers at hand are worth."""
        worths, left, room = self._lines_before_learning(criteria, sight)
        if self.has_learned and left:
            learned = self.learned[slice_of(left)]
            for line, number, much in self._map_features(criteria, sight, worths, room):
                worths[line] += learned[number] * much
        return worths

    def _lines_before_learning(self, criteria: Sequence[str], sight: EvaluationInput) -> tuple[list[float], float, int]:
        """Return the lines without what was learned, the hexes that will be filled, and the largest pocket."""
        land, ready = sight.land, sight.ready
        empty = self.hexes.all & ~sight.drawn
        left, room = self.fillable(empty, ready)
        left = min(left, sight.cap)
        outlooks = self.outlooks
        likely = [outlooks[name](land, empty, self._hexes_available(name, sight, left)) for name in criteria]
        # all criteria compete for the same hexes: the more they want, the smaller the share of each
        share = left / (left + self.weights["crowd"] * sum([hope for _, hope in likely])) if left else 1.0
        worths = [have + share * hope for have, hope in likely]
        if sight.question >= 0:
            box = float(sight.question)
        elif sight.asks:
            box = float(max([score_criterion(self.components, name, land)[0] for name in criteria]))
        elif empty & self.question_cell:
            box = max(worths) * self.weights["question"] * min(1.0, left / self.weights["question_last"])
        else:
            box = 0.0
        powers = self.weights["power"] * ready * min(1.0, left / 20.0)
        return [*worths, box, powers], left, room

    def _hexes_available(self, name: str, sight: EvaluationInput, left: float) -> float:
        """Return the number of hexes available for a criterion: fewer once its territory cannot be announced."""
        return left * self.weights["used_up"] if name in USES and not sight.uses[USES[name]] else left

    def _map_features(
        self, criteria: Sequence[str], sight: EvaluationInput, worths: Sequence[float], room: int
    ) -> list[Sign]:
        """Return the features of a map: each outlook between its two knots, uses, powers, room, and the `?`."""
        box, powers = range(len(criteria), len(worths))
        signs = [
            (box, FIRST["question"] + (sight.question >= 0 or sight.asks), 1.0),
            (powers, FIRST["ready"] + min(sight.ready, MOST_READY), 1.0),
            (powers, FIRST["room"] + min(room, DIE), 1.0),
        ]
        for line, name in enumerate(criteria):
            knot = worths[line] / KNOT
            low = min(int(knot), KNOTS - 2)
            above = min(knot - low, 1.0)
            signs += [(line, FIRST[name] + low, 1.0 - above), (line, FIRST[name] + low + 1, above)]
            if name in USES:
                signs.append((line, FIRST[f"{name}_uses"] + min(sight.uses[USES[name]], MOST_USES), 1.0))
        return signs

    def time_slice(self, criteria: Sequence[str], sight: EvaluationInput) -> int:
        """Return the time slice of a map."""
        return slice_of(self._lines_before_learning(criteria, sight)[1])

    def features(self, criteria: Sequence[str], sight: EvaluationInput) -> dict[int, float]:
        """Return the features for training."""
        worths, left, room = self._lines_before_learning(criteria, sight)
        signs = self._map_features(criteria, sight, worths, room) if left else []
        return {number: much for _, number, much in signs}

    def _numbers(self, name: str) -> CriterionNumbers:
        return self.components.criteria[name]

    # Sector A

    def high_sierra(self, land: Land, empty: Cells, left: float) -> Likely:
        """Return the outlook of the best line of mountains; each missing hex makes it less likely."""
        mountains = land[MOUNTAIN]
        if not mountains:
            return 0.0, self.weights["A1_none"] * left / FULL
        usable = mountains | empty
        bucket = int(left) >> 2
        now = best = 0.0
        for line in self.hexes.lines:
            if have := mountains & line:
                whole = self._line(have, have, line, bucket)
                worth = self._line(have, usable & line, line, bucket)
                now, best = max(now, whole), max(best, worth)
        return now, best - now

    def _line_outlook(self, have: Cells, usable: Cells, line: Cells, bucket: int) -> float:
        """Return the expected points of one line, if these hexes of it can still be mountains."""
        points = self._numbers("A1").points
        sure = self.weights["A1_sure"] * min(1.0, (bucket * 4 + 2) / self.weights["A1_late"]) ** 0.5
        cells = list(bits(line))
        best = 0.0
        for start in range(len(cells)):
            missing = 0
            for end in range(start, len(cells)):
                cell = 1 << cells[end]
                if not usable & cell:
                    break
                missing += not have & cell
                best = max(best, points[min(end - start + 1, len(points) - 1)] * sure**missing)
        return best

    def twin_woods(self, land: Land, empty: Cells, left: float) -> Likely:
        """Return the outlook of the second forest: it can grow up to the size of the first, if there is room."""
        each = self._numbers("A2").each
        forests = sorted(self.regions(land[FOREST]), key=int.bit_count, reverse=True)
        first, second = [forest.bit_count() for forest in (*forests, 0, 0)][:2]
        coming = self.weights["A2_coming"] * left / 6
        if second:
            around = self.hexes.neighbours_of(forests[1]) & empty
            coming = min(coming, self.weights["A2_room"] * around.bit_count())
        else:
            coming = max(0.0, coming - self.weights["A2_start"])
        final = min(second + coming, max(float(first), (first + second + coming) / 2))
        return float(each * second), each * max(final - second, 0.0)

    def granaries(self, land: Land, empty: Cells, left: float) -> Likely:
        """Return the outlook of farms between lake and village: complete ones, and those that lack one of the three."""
        beside = self.hexes.neighbours_of
        lakes, villages, near = beside(land[LAKE]), beside(land[VILLAGE]), beside(empty)
        farms = land[FARM]
        both = (farms & lakes & villages).bit_count()
        half = (farms & (lakes ^ villages) & near).bit_count()
        bare = (farms & ~lakes & ~villages & near).bit_count()
        spots = (empty & lakes & villages).bit_count()
        halves = (empty & (lakes ^ villages)).bit_count()
        weights = self.weights
        share = min(1.0, left / weights["A3_late"])
        coming = weights["A3_half"] * half + weights["A3_bare"] * bare
        coming += weights["A3_spot"] * spots + weights["A3_halfspot"] * halves
        each = self._numbers("A3").each
        return float(each * both), each * (share * coming + weights["A3_left"] * left / FULL)

    def inland_waters(self, land: Land, empty: Cells, left: float) -> Likely:
        """Return the outlook of inland lakes, and of inner hexes for another one."""
        lakes = land[LAKE]
        border = self.hexes.border
        inland = 0
        for lake in self.regions(lakes):
            if not lake & border:
                inland += 1
        spots = (empty & self._inner & ~self.hexes.neighbours_of(lakes)).bit_count()
        weights = self.weights
        more = min(weights["A4_spot"] * spots, weights["A4_coming"] * left / 6)
        each = self._numbers("A4").each
        return float(each * inland), each * more

    def market_towns(self, land: Land, empty: Cells, left: float) -> Likely:
        """Return the outlook of villages: what touches each, and what its empty neighbours may add."""
        points = self._numbers("A5").points
        weights = self.weights
        next_one = weights["A5_next"] * min(1.0, left / weights["A5_late"])
        now, hope = 0.0, weights["A5_coming"] * left / 6
        for village in self.regions(land[VILLAGE]):
            around = self.hexes.outer_neighbours(village)
            others = sum([other & around != 0 for other in land])
            now += points[min(others, len(points) - 1)]
            open_ = (around & empty).bit_count()
            chance = next_one
            while others + 1 < len(points) and open_:
                hope += chance * (points[others + 1] - points[others])
                chance *= next_one
                others += 1
                open_ -= 1
        return now, hope

    def great_marsh(self, land: Land, empty: Cells, left: float) -> Likely:
        """Return the outlook of the swamp that touches most sides, and of the sides it can still reach."""
        swamps = land[SWAMP]
        if not swamps:
            return 0.0, self.weights["A6_none"] * left / FULL
        coming = self.weights["A6_coming"] * left / 6
        found = [self._swamp_outlook(swamp, swamps | empty, coming) for swamp in self.regions(swamps)]
        now, best = (max(each) for each in zip(*found, strict=True))
        return now, best - now

    def _swamp_outlook(self, swamp: Cells, usable: Cells, coming: float) -> Likely:
        """Return the points of one swamp, now and at the end: each further side costs the hexes on the way to it."""
        points, sides = self._numbers("A6").points, self.hexes.edges
        touched = sum([swamp & side != 0 for side in sides])
        now = best = float(points[min(touched, len(points) - 1)])
        hexes, whole = 0, self.hexes.lengths[0] - 1
        for steps in self._steps_to_sides(swamp, usable) if coming >= 0.5 else ():
            hexes += min(steps, whole)
            touched += 1
            best = max(best, points[min(touched, len(points) - 1)] * min(1.0, coming / hexes))
        return now, best

    def _steps_to_sides(self, swamp: Cells, usable: Cells) -> list[int]:
        """Return the distances of the sides that the swamp does not touch, nearest first, without unreachable ones."""
        sides = [side for side in self.hexes.edges if not swamp & side]
        found: list[int] = []
        reached, steps = swamp, 0
        while sides:
            wider = (reached | self.hexes.neighbours_of(reached)) & usable
            if wider == reached:
                break
            reached = wider
            steps += 1
            farther = [side for side in sides if not reached & side]
            found += [steps] * (len(sides) - len(farther))
            sides = farther
        return found

    # Sector B

    def royal_roads(self, land: Land, empty: Cells, left: float) -> Likely:
        """Return the outlook of lines by the territories they lack and the empty hexes they have for them."""
        numbers = self._numbers("B1")
        needed = numbers.needed
        chances = self._roads[int(left)]
        whole, hope = 0, 0.0
        for line in self.hexes.lines:
            lack = needed - count_territory_kinds(land, line)
            if lack <= 0:
                whole += 1
            else:
                open_ = (line & empty).bit_count()
                if open_ >= lack:
                    hope += chances[lack][open_]
        return float(numbers.each * whole), numbers.each * hope

    def _road_chances(self) -> list[list[list[float]]]:
        """Return the probability of a line by the hexes that will be filled, what it lacks, and its empty hexes."""
        sure, room, late = (self.weights[f"B1_{name}"] for name in ("sure", "room", "late"))
        lacks, lengths = range(1, self._numbers("B1").needed + 1), range(max(self.hexes.lengths) + 1)
        tables: dict[float, list[list[float]]] = {}
        chances = []
        for left in range(self.hexes.all.bit_count() + 1):
            time = min(1.0, (left + 1) / late)
            if time not in tables:
                table = [
                    [((sure * time) ** lack) * min(1.0, room * open_ / lack) for open_ in lengths] for lack in lacks
                ]
                tables[time] = [[], *table]
            chances.append(tables[time])
        return chances

    def fair_shares(self, land: Land, empty: Cells, left: float) -> Likely:
        """Return the outlook of the smallest territory, if a part of the remaining hexes goes to the smallest ones."""
        counts = sorted([cells.bit_count() for cells in land])
        budget, points = self.weights["B2_aimed"] * left, self._numbers("B2").points
        floor = min([(budget + hexes) / many for many, hexes in enumerate(accumulate(counts), 1)])
        now = _interpolate(points, float(counts[0]))
        return now, _interpolate(points, floor) - now

    def great_provinces(self, land: Land, empty: Cells, left: float) -> Likely:
        """Return the outlook of large regions, and of regions that can still become large."""
        numbers = self._numbers("B3")
        large, hope = 0, 0.0
        needs: list[int] = []
        for cells in land:
            regions = self.regions(cells)
            sizes = [region.bit_count() for region in regions]
            size = max(sizes) if sizes else 0
            if size >= numbers.needed:
                large += 1
                continue
            best = 0
            for region in regions:
                have = region.bit_count()
                if have > best and have >= size - 2 and self._room_to_grow(region, empty) >= numbers.needed:
                    best = have
            needs.append(numbers.needed - best)
        needs.sort()
        budget = self.weights["B3_aimed"] * left
        for need in needs:
            chance = min(1.0, max(0.0, budget) / need)
            hope += self.weights["B3_sure"] * chance * (1 - self.weights["B3_need"] * need / numbers.needed)
            budget -= need
        return float(numbers.each * large), numbers.each * hope

    def _room_to_grow(self, region: Cells, empty: Cells) -> int:
        """Return how large a region could become; early in the game, counting its neighbours is enough."""
        if empty.bit_count() > 30:
            return 99 if self.hexes.neighbours_of(region) & empty else 0
        return self.hexes.flood(region, region | empty).bit_count()

    def coat_of_arms(self, land: Land, empty: Cells, left: float) -> Likely:
        """Return the outlook of opposite hexes: complete pairs, half pairs, and empty ones."""
        numbers = self._numbers("B4")
        opposite = self.opposite
        paired = 0
        for cells in land:
            paired |= cells & opposite(cells)
        pairs = (paired & ~self.hexes.centre).bit_count() / 2
        mirrored = opposite(empty)
        waiting = (mirrored & ~empty & self.hexes.all).bit_count()
        blank = (mirrored & empty).bit_count() / 2
        weights = self.weights
        share, each = min(1.0, left / weights["B4_late"]), numbers.each / numbers.needed
        return each * pairs, each * share * (weights["B4_wait"] * waiting + weights["B4_blank"] * blank)

    def quartered_land(self, land: Land, empty: Cells, left: float) -> Likely:
        """Return the outlook of regions of the right size, of smaller ones that can grow, and of new ones."""
        numbers = self._numbers("B5")
        weights = self.weights
        chances = (0.0, weights["B5_one"], weights["B5_two"], weights["B5_three"])
        share = min(1.0, left / weights["B5_late"])
        beside = self.hexes.neighbours_of
        whole, growing, starts = 0, 0.0, 0
        for cells in land:
            starts += (empty & ~beside(cells)).bit_count()
            for region in self.regions(cells):
                size = region.bit_count()
                if size == numbers.needed:
                    whole += 1
                elif size < numbers.needed and beside(region) & empty & ~beside(cells & ~region):
                    growing += chances[max(1, 3 - (numbers.needed - 1 - size))]
        clean = starts / (len(land) * empty.bit_count() or 1)
        coming = weights["B5_coming"] * clean * left / numbers.needed
        return float(numbers.each * whole), numbers.each * (share * growing + coming)

    def six_coasts(self, land: Land, empty: Cells, left: float) -> Likely:
        """Return the outlook of each side: its territories, and what its empty hexes may add."""
        numbers = self._numbers("B6")
        sure = self.weights["B6_sure"] * min(1.0, left / self.weights["B6_late"])
        now = end = 0.0
        for side in self.hexes.edges:
            there = count_territory_kinds(land, side)
            now += numbers.for_count(there)
            end += _interpolate(numbers.points, there + sure * (side & empty).bit_count())
        return now, end - now


def _interpolate(points: Sequence[int], count: float) -> float:
    """Return the points listed for a count, interpolated for fractions."""
    whole = int(count)
    if whole >= len(points) - 1:
        return float(points[-1])
    return points[whole] + (count - whole) * (points[whole + 1] - points[whole])


def _survival(risk: float) -> tuple[float, ...]:
    """By the highest number that still fits, the probability of another hex: the mean of two and three dice."""
    too_high = [(DIE - fits) / DIE for fits in range(DIE)]
    return tuple((1 - (high**2 + high**3) / 2) ** risk for high in too_high)
