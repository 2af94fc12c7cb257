"""How far everything is from everywhere on a map, what is left of a worth at such a distance, and who stands where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate
from math import exp
from typing import Final, TypeAlias

from farshore.core.cells import Cells, bits, bytewise_min, cells_of
from farshore.core.state import Seat
from farshore.core.strategy import LearnedTable
from farshore.games.explorers.board import BIT, GRID, NEIGHBOURS, Board, Quarter, join_quarters
from farshore.games.explorers.components import PROVISIONS, TERRAINS, Achievement, Box, TurnNumbers
from farshore.games.explorers.state import PlayerSheet, State

FAR: Final = 31
"""As far as it matters, or not to be reached at all."""
KINDS: Final = ("temple", "key", "scroll", "horse", *PROVISIONS, "gem")

NOTHING: Final = 0.01
"""Goals so far away that less than this is left of their worth are not looked at."""

Distances: TypeAlias = bytes
"""For each goal of the atlas the number of marks it takes to mark it: 0 it is marked, 1 it could be marked now."""
Curve: TypeAlias = tuple[float, ...]
"""What is left of a worth at distance 0, 1, 2, …"""
Near: TypeAlias = tuple[int, int]
"""How far a goal of the atlas is, and the goal."""
Term: TypeAlias = tuple[int, float, Curve, float]
"""A goal of the atlas, its worth on the way to it, how that fades with distance, and what marking it brings at once;
-1 if that needs a closer look."""
Weights: TypeAlias = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Atlas:
    """The goals of a map, kind by kind, then the spaces around each village; and all distances."""

    cells: tuple[int, ...]
    """The space of each goal."""
    goals: Cells
    """All of them as a set."""
    spans: dict[str, tuple[int, int]]
    """Where the goals of each kind stand among them, first and one past the last."""
    villages: tuple[tuple[int, int], ...]
    """The same for the spaces around each village."""
    rows: tuple[Distances, ...]
    """From each space of the map to each goal."""
    rings: tuple[tuple[Cells, ...], ...]
    """For each goal the spaces from which it takes at most 0, 1, 2, … marks."""
    areas: dict[str, list[Cells]]
    """The areas of each terrain, joined across the tiles."""

    def distances(self, marked: Cells) -> Distances:
        """How far each goal is from these marks."""
        return bytes([self.distance(goal, marked) for goal in range(len(self.rings))])

    def distance(self, goal: int, marked: Cells) -> int:
        """How far one goal is from these marks."""
        for steps, cells in enumerate(self.rings[goal]):
            if cells & marked:
                return steps
        return FAR

    def nearer(self, dist: Distances, cell: int) -> Distances:
        """The distances after one more mark: the smaller of the old ones and those from its space, all at once."""
        return bytewise_min(dist, self.rows[cell])


def atlas(board: Board) -> Atlas:
    """All goals and distances of a map: around villages, and never through a temple."""
    return _drawn(board.quarters)


@lru_cache(maxsize=64)  # drawing one takes as long as a whole turn of a quick bot
def _drawn(quarters: tuple[Quarter, ...]) -> Atlas:
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
    """A start village counts as a mark beside it, but no way leads through a village."""
    reached = edge = BIT[goal]
    rings = [reached]
    while edge and len(rings) < FAR:
        around = GRID.outer_neighbours(edge) & ~reached
        edge = around & free
        reached |= around & (free | villages)
        rings.append(reached)
    return tuple(rings)


# What is learned: corrections of these curves, and of what is in hand

LEARNED: Final = 15
"""What is farther than this is left to the formula."""
GEMS: Final = ("gem_first", "gem_second", "gem_more")
VILLAGES: Final = ("village_first", "village_second", "village_third", "village_last")
STEPS: Final = ("provision_first", "provision_second", "provision_more")
HANDS: Final = {"keys": 3, "scrolls": 4}
"""How many are in hand, as far as that matters."""
RUNS: Final[Mapping[str, int]] = {
    **dict.fromkeys(
        ("temple_key", "temple_other", "key", "scroll", "horse", *GEMS, *VILLAGES, *STEPS, "later"), LEARNED
    ),
    **HANDS,
}
"""By how far a goal of each kind is."""
FIRST: Final = dict(zip(RUNS, accumulate(RUNS.values(), initial=0), strict=False))
"""The number of the first feature of each run."""
SLICES: Final = 28


def slice_of(turn: TurnNumbers, played: int) -> int:
    """Return the part of the game after this number of turns."""
    return min(SLICES - 1, played * SLICES // (turn.rounds * turn.turns))


# What is left of a worth


class Curves:
    """The formula's numbers at one turn of the game, and what was learned beside them."""

    def __init__(self, weights: Weights, turn: TurnNumbers, round_: int, played: int, table: LearnedTable) -> None:
        """`played`: the turns of the game that are over, in a round that may be over with them."""
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
            """The curve of a run with what was learned of its first steps."""
            steps = zip(plain[1 : LEARNED + 1], learned(run), strict=True)
            made = (0.0, *(left_of + more for left_of, more in steps), *plain[LEARNED + 1 :])
            self.runs[id(made)] = FIRST[run]
            return made

        self.runs: dict[int, int] = {}
        """By a curve itself, the number of its first feature."""

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


# Where a seat stands


@dataclass(frozen=True, slots=True)
class ProvisionDemand:
    """One kind of provision, as this round and the next that wants it ask for it."""

    first: int
    end: int
    cells: Cells
    wanted: int
    later: int
    later_round: int


@dataclass(slots=True)
class Situation:
    """What stays the same for a seat while it plays its turn."""

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


def situation(state: State, seat: Seat, bonus: float) -> Situation:
    """The situation of this seat; `bonus` is what one bonus mark is worth."""
    sheet, here = state.seats[seat], atlas(state.map)
    first, end = here.spans["temple"]
    quadrants = [state.map.temple_in.index(cell) for cell in here.cells[first:end]]
    places = [_place(state, seat, here, goal, q) for goal, q in zip(range(first, end), quadrants, strict=True)]
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


def _place(state: State, seat: Seat, here: Atlas, goal: int, quadrant: int) -> int:
    """The place this seat may expect at a temple: others with a key who are nearer will be there before."""
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
    """What this place at a temple is worth, with its bonus marks; nothing if no place is left."""
    temples = state.box.temples
    return temples.points[place] + bonus * temples.bonus[place] if place < len(temples.points) else 0.0


def temple_points(state: State, quadrant: int) -> int:
    """The points of who explores this temple now."""
    place, points = state.temple_places[quadrant], state.box.temples.points
    return points[place] if place < len(points) else 0
