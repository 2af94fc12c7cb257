"""The twelve criteria and the score pad. A criterion gives its points and the hexes that bring them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from farshore.core.cells import Cells, HexGrid
from farshore.core.game import Score, ScoreLine
from farshore.core.state import Seat
from farshore.games.kingdom_maps.components import (
    FARM,
    FOREST,
    LAKE,
    MOUNTAIN,
    SWAMP,
    VILLAGE,
    Components,
    CriterionNumbers,
)
from farshore.games.kingdom_maps.state import State

Land: TypeAlias = Sequence[Cells]
"""The hexes of each territory on one map, in the order of TERRITORIES."""
Found: TypeAlias = tuple[int, Cells]
"""Points, and the hexes that bring them."""
Criterion: TypeAlias = Callable[[HexGrid, CriterionNumbers, Land], Found]


def count_territory_kinds(land: Land, hexes: Cells) -> int:
    """Return the number of different territories on these hexes. Unrolled for speed: many lines are counted."""
    mountain, forest, farm, lake, village, swamp = land
    few = (mountain & hexes != 0) + (forest & hexes != 0) + (farm & hexes != 0)
    return few + (lake & hexes != 0) + (village & hexes != 0) + (swamp & hexes != 0)


def score_high_sierra(hexes: HexGrid, numbers: CriterionNumbers, land: Land) -> Found:
    """A1: the longest straight unbroken line of mountains."""
    line = hexes.longest_line(land[MOUNTAIN])
    points = numbers.for_count(line.bit_count())
    return points, line if points else 0


def score_twin_woods(hexes: HexGrid, numbers: CriterionNumbers, land: Land) -> Found:
    """A2: each hex of the second largest forest region; of two equal ones, the second."""
    forests = sorted(hexes.regions(land[FOREST]), key=int.bit_count, reverse=True)
    return (numbers.each * forests[1].bit_count(), forests[1]) if len(forests) > 1 else (0, 0)


def score_granaries(hexes: HexGrid, numbers: CriterionNumbers, land: Land) -> Found:
    """A3: each farm that touches a lake and a village."""
    farms = land[FARM] & hexes.neighbours_of(land[LAKE]) & hexes.neighbours_of(land[VILLAGE])
    return numbers.each * farms.bit_count(), farms


def score_inland_waters(hexes: HexGrid, numbers: CriterionNumbers, land: Land) -> Found:
    """A4: each lake region with no hex on the border of the map."""
    points, where = 0, 0
    for lake in hexes.regions(land[LAKE]):
        if not lake & hexes.border:
            points += numbers.each
            where |= lake
    return points, where


def score_market_towns(hexes: HexGrid, numbers: CriterionNumbers, land: Land) -> Found:
    """A5: each village by the number of different other territories that touch it."""
    points, where = 0, 0
    for village in hexes.regions(land[VILLAGE]):
        around = hexes.outer_neighbours(village)
        won = numbers.for_count(sum([other & around != 0 for other in land]))
        if won:
            points += won
            where |= village
    return points, where


def score_great_marsh(hexes: HexGrid, numbers: CriterionNumbers, land: Land) -> Found:
    """A6: the one swamp region that touches most sides of the map."""
    best = (0, 0)
    for swamp in hexes.regions(land[SWAMP]):
        won = numbers.for_count(sum([swamp & side != 0 for side in hexes.edges])) if swamp & hexes.border else 0
        if won > best[0]:
            best = won, swamp
    return best


def score_royal_roads(hexes: HexGrid, numbers: CriterionNumbers, land: Land) -> Found:
    """B1: each straight line with enough different territories."""
    mountain, forest, farm, lake, village, swamp = land
    points, where = 0, 0
    for line in hexes.lines:
        if count_territory_kinds(land, line) >= numbers.needed:
            points += numbers.each
            where |= line
    return points, where & (mountain | forest | farm | lake | village | swamp)


def score_fair_shares(hexes: HexGrid, numbers: CriterionNumbers, land: Land) -> Found:
    """B2: the hexes of the territory drawn least."""
    counts = [cells.bit_count() for cells in land]
    points = numbers.for_count(min(counts))
    return points, land[counts.index(min(counts))] if points else 0


def score_great_provinces(hexes: HexGrid, numbers: CriterionNumbers, land: Land) -> Found:
    """B3: each territory that has a large region."""
    points, where = 0, 0
    for cells in land:
        if cells.bit_count() >= numbers.needed:
            large = max(hexes.regions(cells), key=int.bit_count)
            if large.bit_count() >= numbers.needed:
                points += numbers.each
                where |= large
    return points, where


def score_coat_of_arms(hexes: HexGrid, numbers: CriterionNumbers, land: Land) -> Found:
    """B4: pairs of opposite hexes of the same territory, scored in groups; the centre has no opposite."""
    where = 0
    for cells in land:
        where |= cells & hexes.rotate_180(cells)
    where &= ~hexes.centre
    points = numbers.each * (where.bit_count() // 2 // numbers.needed)
    return points, where if points else 0


def score_quartered_land(hexes: HexGrid, numbers: CriterionNumbers, land: Land) -> Found:
    """B5: each region of exactly the right size."""
    points, where = 0, 0
    for cells in land:
        for region in hexes.regions(cells):
            if region.bit_count() == numbers.needed:
                points += numbers.each
                where |= region
    return points, where


def score_six_coasts(hexes: HexGrid, numbers: CriterionNumbers, land: Land) -> Found:
    """B6: each side of the map by its different territories."""
    points, where = 0, 0
    for side in hexes.edges:
        won = numbers.for_count(count_territory_kinds(land, side))
        if won:
            points += won
            where |= side
    drawn = 0
    for cells in land:
        drawn |= cells
    return points, where & drawn


FUNCTIONS: dict[str, Criterion] = {
    "A1": score_high_sierra,
    "A2": score_twin_woods,
    "A3": score_granaries,
    "A4": score_inland_waters,
    "A5": score_market_towns,
    "A6": score_great_marsh,
    "B1": score_royal_roads,
    "B2": score_fair_shares,
    "B3": score_great_provinces,
    "B4": score_coat_of_arms,
    "B5": score_quartered_land,
    "B6": score_six_coasts,
}


def score_criterion(components: Components, name: str, land: Land) -> Found:
    """Return the points of one criterion on a map, and where they come from."""
    return FUNCTIONS[name](components.hexes, components.criteria[name], land)


def criterion_score(state: State, seat: Seat, name: str) -> Found:
    """Return the points of one criterion on a player's map as it is now."""
    return score_criterion(state.box, name, state.seats[seat].land)


def scores(state: State) -> tuple[Score, ...]:
    """Return each player's pad: the criteria in play and the `?` box; solo, the rank reached."""
    return tuple([score_pad(state, seat) for seat in range(state.box.seats)])


def score_pad(state: State, seat: Seat) -> Score:
    """One player's pad."""
    lines = [ScoreLine(name, criterion_score(state, seat, name)[0]) for name in state.criteria]
    pad = Score((*lines, ScoreLine("question", max(state.seats[seat].question, 0))))
    return Score(pad.lines, rank=rank(state.box, pad.total)) if state.box.solo else pad


def totals(state: State) -> tuple[int, ...]:
    """Return each player's points."""
    return tuple([total(state, seat) for seat in range(state.box.seats)])


def total(state: State, seat: Seat) -> int:
    """Return the points of one player."""
    chart, box = state.seats[seat], state.box
    points = max(chart.question, 0)
    for name in state.criteria:
        points += score_criterion(box, name, chart.land)[0]
    return points


def rank(components: Components, points: int) -> str:
    """Return the highest solo rank that these points reach, or none."""
    reached = [name for name, least in components.ranks if points >= least]
    return reached[-1] if reached else ""
