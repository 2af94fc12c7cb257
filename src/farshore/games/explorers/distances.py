"""Distances on a map, how the value of a goal fades with distance, and the situation of a seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate
from math import exp
from typing import Annotated, Final, TypeAlias

from farshore.core.cells import Cells, bits, bytewise_min, cells_of
from farshore.core.state import Seat
from farshore.core.strategy import LearnedTable
from farshore.games.explorers.board import BIT, GRID, NEIGHBOURS, Board, Quarter, join_quarters
from farshore.games.explorers.components import PROVISIONS, TERRAINS, Achievement, Box, TurnNumbers
from farshore.games.explorers.state import PlayerSheet, State

FAR: Final = 31
"""The largest distance that matters; also that of goals that cannot be reached."""
KINDS: Final = ("temple", "key", "scroll", "horse", *PROVISIONS, "gem")

NOTHING: Final = 0.01
"""Goals whose value fades below this share are ignored."""

Distances: TypeAlias = bytes
"""For each goal, the number of marks that it takes: 0 if it is marked, 1 if it could be marked now."""
Curve: TypeAlias = tuple[float, ...]
"""The share of a value that remains at distance 0, 1, 2, …"""
Near: TypeAlias = Annotated[tuple[int, int], "record"]
"""The distance of a goal, and the goal."""
Term: TypeAlias = Annotated[tuple[int, float, Curve, float], "record"]
"""A goal of the atlas, its worth on the way to it, how that fades with distance, and what marking it brings at once;
-1 if that needs a closer look."""
Weights: TypeAlias = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Atlas:
    """The goals of a map by kind, then the spaces around each village, and all distances."""

    cells: tuple[int, ...]
    """The space of each goal."""
    goals: Cells
    """All of them as a set."""
    spans: dict[str, tuple[int, int]]
    """For each kind, the range of its goals: the first and one past the last."""
    villages: tuple[tuple[int, int], ...]
    """The same for the spaces around each village."""
    rows: tuple[Distances, ...]
    """From each space of the map to each goal."""
    rings: tuple[tuple[Cells, ...], ...]
    """For each goal the spaces from which it takes at most 0, 1, 2, … marks."""
    areas: dict[str, list[Cells]]
    """The areas of each terrain, joined across the tiles."""

    def distances(self, marked: Cells) -> Distances:
        """Return the distance of each goal from these marks."""
        return bytes([self.distance(goal, marked) for goal in range(len(self.rings))])

    def distance(self, goal: int, marked: Cells) -> int:
        """Return the distance of one goal from these marks."""
        for steps, cells in enumerate(self.rings[goal]):
            if cells & marked:
                return steps
        return FAR

    def nearer(self, dist: Distances, cell: int) -> Distances:
        """Return the distances after one more mark: the minimum of the old ones and those from its space."""
        return bytewise_min(dist, self.rows[cell])


def atlas(board: Board) -> Atlas:
    """Return the goals and distances of a map; paths lead around villages and never through a temple."""
    return _build_atlas(board.quarters)


@lru_cache(maxsize=64)  # building one takes as long as a turn of a quick bot
def _build_atlas(quarters: tuple[Quarter, ...]) -> Atlas:
    board = join_quarters(quarters)
    cells: list[int] = []
    spans: dict[str, tuple[int, int]] = {}
    for kind in KINDS:
        found = list(bits(board.having[kind]))
        spans[kind] = (len(cells), len(cells) + len(found))
        cells.extend(found)
    villages = []
    for village in board.village_in:
        around = list(bits(NEIGHBOURS[village] & ~board.villages))
        villages.append((len(cells), len(cells) + len(around)))
        cells.extend(around)
    free = GRID.all & ~board.villages & ~board.having["temple"]
    rings = tuple(_rings(cell, free, board.villages) for cell in cells)
    areas = {name: GRID.regions(board.grounds[1 << terrain]) for terrain, name in enumerate(TERRAINS)}
    here = Atlas(tuple(cells), cells_of(cells), spans, tuple(villages), (), rings, areas)
    return replace(here, rows=tuple(here.distances(BIT[cell]) for cell in range(len(GRID.names))))


def _rings(goal: int, free: Cells, villages: Cells) -> tuple[Cells, ...]:
    """Return the spaces by their number of marks to a goal; paths begin at villages but do not cross them."""
    reached = edge = BIT[goal]
    rings = [reached]
    while edge and len(rings) < FAR:
        around = GRID.outer_neighbours(edge) & ~reached
        edge = around & free
        reached |= around & (free | villages)
        rings.append(reached)
    return tuple(rings)


# Learned corrections: of these curves, and of keys and scrolls in hand

LEARNED: Final = 15
"""Distances above this have no learned correction."""
GEMS: Final = ("gem_first", "gem_second", "gem_more")
VILLAGES: Final = ("village_first", "village_second", "village_third", "village_last")
STEPS: Final = ("provision_first", "provision_second", "provision_more")
HANDS: Final = {"keys": 3, "scrolls": 4}
"""The largest number of keys or scrolls in hand that matters."""
RUNS: Final[Mapping[str, int]] = {
    **dict.fromkeys(
        ("temple_key", "temple_other", "key", "scroll", "horse", *GEMS, *VILLAGES, *STEPS, "later"), LEARNED
    ),
    **HANDS,
}
"""One feature for each distance of each kind of goal."""
FIRST: Final = dict(zip(RUNS, accumulate(RUNS.values(), initial=0), strict=False))
"""The number of the first feature of each run."""
SLICES: Final = 28


def slice_of(turn: TurnNumbers, played: int) -> int:
    """Return the part of the game after this number of turns."""
    return min(SLICES - 1, played * SLICES // (turn.rounds * turn.turns))


# Values that fade with distance


class Curves:
    """The weights of the evaluation at one turn of the game, with their learned corrections."""

    def __init__(self, weights: Weights, turn: TurnNumbers, round_: int, played: int, table: LearnedTable) -> None:
        """Compute the weights after `played` turns of the game."""
        total = turn.rounds * turn.turns
        left = total - played
        done = played / total
        in_round = turn.turns * round_ - played
        round_done = 1 - in_round / turn.turns

        def curve(decay: float, turns: int) -> Curve:
            reach = weights["reach"] * turns
            power = weights["reach_power"]
            return (0.0, *(exp(-decay * d) * min(1.0, reach / d) ** power for d in range(1, FAR)), 0.0)

        def learned(run: str) -> tuple[float, ...]:
            return table.run_weights(run, slice_of(turn, played), RUNS[run]) if left else (0.0,) * RUNS[run]

        def corrected(run: str, plain: Curve) -> Curve:
            """Return the curve of a run with the learned correction of its first steps."""
            steps = zip(plain[1 : LEARNED + 1], learned(run), strict=True)
            made = (0.0, *(left_of + more for left_of, more in steps), *plain[LEARNED + 1 :])
            self.runs[id(made)] = FIRST[run]
            return made

        self.runs: dict[int, int] = {}
        """For each curve, the number of its first feature."""

        def slope(name: str) -> float:
            return max(0.0, 1 + weights[f"{name}_slope"] * (done - 0.5))

        self.temple: Curve = curve(weights["temple_decay"], left)
        self.temple_with_key: Curve = corrected("temple_key", self.temple)
        self.temple_without: Curve = corrected("temple_other", self.temple)
        self.key: Curve = corrected("key", curve(weights["key_decay"], left))
        self.scroll: Curve = corrected("scroll", curve(weights["scroll_decay"], left))
        self.horse: Curve = corrected("horse", curve(weights["horse_decay"], left))
        gem = curve(weights["gem_decay"], left)
        self.gem_end: int = next((d for d in range(1, FAR) if gem[d] < NOTHING), FAR)
        self.gems: tuple[Curve, ...] = tuple(corrected(run, gem) for run in GEMS)
        self.village: Curve = curve(weights["village_decay"] * (1 + weights["village_late"] * done), left)
        self.villages: tuple[Curve, ...] = tuple(corrected(run, self.village) for run in VILLAGES)
        provision = curve(weights["provision_decay"] * (1 + weights["provision_late"] * round_done), in_round)
        self.provisions: tuple[Curve, ...] = tuple(corrected(run, provision) for run in STEPS)
        self.later: tuple[Curve, ...] = tuple(
            corrected("later", curve(weights["later_decay"], max(0, turn.turns * (later + 1) - played)))
            for later in range(turn.rounds)
        )
        self.keys: tuple[float, ...] = (0.0, *learned("keys"))
        self.scrolls: tuple[float, ...] = (0.0, *learned("scrolls"))
        fade = min(1.0, left / weights["fade"])
        self.with_key: float = weights["temple_key"] * slope("temple")
        self.without_key: float = weights["temple_other"] * slope("temple")
        self.key_worth: float = weights["key"] * slope("key")
        self.key_hand: float = weights["key_hand"] * slope("key") * fade
        self.scroll_worth: float = weights["scroll"] * slope("scroll") * fade
        self.scroll_hand: float = weights["scroll_hand"] * slope("scroll") * fade
        self.horse_worth: float = weights["horse"] * slope("horse") * fade
        self.village_share: tuple[float, ...] = tuple(
            slope("village") * weights[f"village_{which}"] for which in ("first", "middle", "middle", "last")
        )
        self.fewest = weights["fewest"]
        self.fewest_shade = weights["fewest_shade"]
        self.fewest_ahead: float = weights["fewest"] * weights["fewest_ahead"] * min(1.0, left / weights["fade"])
        self.provision_share = weights["provision"]
        self.later_share = weights["later"]
        self.gem_shares: tuple[float, ...] = tuple(
            slope("gem") * weights["gem"] * weights["gem_next"] ** k for k in range(40)
        )
        self.done: float = done
        self.aim: float = weights["aim"] * fade
        self.mark = weights["mark"]
        self.bonus = weights["bonus"]


# The situation of a seat


@dataclass(frozen=True, slots=True)
class ProvisionDemand:
    """One kind of provision: what this round and the next round that needs it require."""

    first: int
    end: int
    cells: Cells
    wanted: int
    later: int
    later_round: int


@dataclass(slots=True)
class Situation:
    """The situation of a seat that stays the same during its turn."""

    board: Board
    atlas: Atlas
    box: Box
    sheet: PlayerSheet
    provisions: tuple[ProvisionDemand, ...]
    temples: tuple[tuple[int, int, float, int], ...]
    """For each temple: its goal in the atlas, its quadrant, and what exploring it now is worth and brings in points."""
    round_start: Cells
    """Marked when this round began."""
    past_provisions: int
    past_gems: int
    rounds_left: int
    """Rounds still to be scored, this one included."""
    goals: tuple[Achievement, ...]
    race_places: tuple[int, ...]


def evaluation_input(state: State, seat: Seat, bonus: float) -> Situation:
    """Return the situation of this seat; `bonus` is the value of one bonus mark."""
    sheet, here = state.seats[seat], atlas(state.map)
    first, end = here.spans["temple"]
    quadrants = [state.map.temple_in.index(cell) for cell in here.cells[first:end]]
    places = [_expected_place(state, seat, here, goal, q) for goal, q in zip(range(first, end), quadrants, strict=True)]
    return Situation(
        state.map,
        here,
        state.box,
        sheet,
        tuple([_kind(state, here, kind) for kind in range(len(PROVISIONS))]),
        tuple(
            (goal, quadrant, temple_value(state, place, bonus), temple_points(state, quadrant))
            for goal, quadrant, place in zip(range(first, end), quadrants, places, strict=True)
        ),
        sheet.marked if state.stage == "over" else sheet.before_round,
        sum(sheet.provisions),
        sum(sheet.gems),
        state.box.turn.rounds - len(sheet.gems),
        state.goals,
        state.race_places,
    )


def _kind(state: State, here: Atlas, kind: int) -> ProvisionDemand:
    columns = state.box.provisions.columns
    later = [(columns[later][kind], later) for later in range(state.round, len(columns))]
    next_wanted = next(((wanted, later) for wanted, later in later if wanted), (0, 0))
    wanted = columns[state.round - 1][kind]
    return ProvisionDemand(*here.spans[PROVISIONS[kind]], state.map.provisions[kind], wanted, *next_wanted)


def _expected_place(state: State, seat: Seat, here: Atlas, goal: int, quadrant: int) -> int:
    """Return the place this seat can expect at a temple: nearer seats with a key arrive first."""
    mine = here.distance(goal, state.seats[seat].marked)
    keys, temples = state.map.having["key"], state.map.having["temple"]
    ahead = sum(
        other.temples[quadrant] < 0
        and (other.marked & keys).bit_count() > (other.marked & temples).bit_count()
        and here.distance(goal, other.marked) < mine - 1
        for rival, other in enumerate(state.seats)
        if rival != seat
    )
    return state.temple_places[quadrant] + ahead


def temple_value(state: State, place: int, bonus: float) -> float:
    """Return the value of this place at a temple with its bonus marks; 0 if no place is left."""
    temples = state.box.temples
    return temples.points[place] + bonus * temples.bonus[place] if place < len(temples.points) else 0.0


def temple_points(state: State, quadrant: int) -> int:
    """Return the points for exploring this temple now."""
    place, points = state.temple_places[quadrant], state.box.temples.points
    return points[place] if place < len(points) else 0
