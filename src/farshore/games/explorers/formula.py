"""What a position is worth to a seat: points already secured, and every goal in reach by how far it is.

A goal counts its worth x exp(-decay x distance) x min(1, reach / distance)^power, where reach is what can be marked
in the turns that are left: in the round for this round's provisions, in the game for all else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple, TypeAlias

from farshore.core.cells import Cells
from farshore.core.game import Seat
from farshore.games.explorers import aims
from farshore.games.explorers.atlas import FAR, Atlas, Distances, atlas
from farshore.games.explorers.board import PROVISIONS, Board
from farshore.games.explorers.components import Achievement, Turn
from farshore.games.explorers.scoring import from_table, gem_points
from farshore.games.explorers.state import Settings, Sheet, State

Curve: TypeAlias = tuple[float, ...]
"""What is left of a worth at distance 0, 1, 2, …"""
Term: TypeAlias = tuple[int, float, Curve, float]
"""A goal of the atlas, its worth on the way to it, how that fades with distance, and what marking it brings at once;
-1 if that cannot be told without a closer look."""
Weights: TypeAlias = Mapping[str, float]

OUTLOOK: Final = "outlook"
"""The part of an estimate that belongs to no line of the score pad: scrolls in hand, horses on the way."""
LOOK: Final = -1.0
NOTHING: Final = 0.01
"""Goals so far away that less than this is left of their worth are not looked at."""


class Curves:
    """The formula's numbers at one turn of the game."""

    def __init__(self, weights: Weights, turn: Turn, round_: int, played: int) -> None:
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

        def slope(name: str) -> float:
            return max(0.0, 1 + weights[f"{name}_slope"] * (done - 0.5))

        self.temple = curve(weights["temple_decay"], left)
        self.key = curve(weights["key_decay"], left)
        self.scroll = curve(weights["scroll_decay"], left)
        self.horse = curve(weights["horse_decay"], left)
        self.gem = curve(weights["gem_decay"], left)
        self.gem_end = next((d for d in range(1, FAR) if self.gem[d] < NOTHING), FAR)
        self.village = curve(weights["village_decay"] * (1 + weights["village_late"] * done), left)
        self.provision = curve(weights["provision_decay"] * (1 + weights["provision_late"] * round_done), in_round)
        self.later = tuple(
            curve(weights["later_decay"], max(0, turn.turns * (later + 1) - played)) for later in range(turn.rounds)
        )
        fade = min(1.0, left / weights["fade"])
        self.with_key = weights["temple_key"] * slope("temple")
        self.without_key = weights["temple_other"] * slope("temple")
        self.key_worth = weights["key"] * slope("key")
        self.key_hand = weights["key_hand"] * slope("key") * fade
        self.scroll_worth = weights["scroll"] * slope("scroll") * fade
        self.scroll_hand = weights["scroll_hand"] * slope("scroll") * fade
        self.horse_worth = weights["horse"] * slope("horse") * fade
        self.village_share = tuple(
            slope("village") * weights[f"village_{which}"] for which in ("first", "middle", "middle", "last")
        )
        self.fewest = weights["fewest"]
        self.fewest_shade = weights["fewest_shade"]
        self.fewest_ahead = weights["fewest"] * weights["fewest_ahead"] * min(1.0, left / weights["fade"])
        self.provision_share = weights["provision"]
        self.later_share = weights["later"]
        self.gem_shares = tuple(slope("gem") * weights["gem"] * weights["gem_next"] ** k for k in range(40))
        self.done = done
        self.aim = weights["aim"] * fade
        self.mark = weights["mark"]
        self.bonus = weights["bonus"]


class Kind(NamedTuple):
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
    settings: Settings
    sheet: Sheet
    provisions: tuple[Kind, ...]
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
    settings, sheet, here = state.settings, state.sheets[seat], atlas(state.map)
    first, end = here.spans["temple"]
    quadrants = [state.map.temple_in.index(cell) for cell in here.cells[first:end]]
    places = [_place(state, seat, here, goal, q) for goal, q in zip(range(first, end), quadrants, strict=True)]
    return Situation(
        state.map,
        here,
        settings,
        sheet,
        tuple(_kind(state, here, kind) for kind in PROVISIONS),
        tuple(
            (goal, quadrant, temple_value(settings, place, bonus), temple_points(settings, state, quadrant))
            for goal, quadrant, place in zip(range(first, end), quadrants, places, strict=True)
        ),
        sheet.marked if state.stage == "over" else sheet.before_round,
        sum(sheet.provisions),
        sum(sheet.gems),
        settings.components.turn.rounds - len(sheet.gems),
        state.goals,
        state.race_places,
    )


def _kind(state: State, here: Atlas, kind: str) -> Kind:
    columns = state.settings.provisions.columns
    later = [(columns[later].get(kind, 0), later) for later in range(state.round, len(columns))]
    next_wanted = next(((wanted, later) for wanted, later in later if wanted), (0, 0))
    wanted = columns[state.round - 1].get(kind, 0)
    return Kind(*here.spans[kind], state.map.having[kind], wanted, *next_wanted)


def _place(state: State, seat: Seat, here: Atlas, goal: int, quadrant: int) -> int:
    """The place this seat may expect at a temple: others with a key who are nearer will be there before."""
    mine = here.distance(goal, state.sheets[seat].marked)
    keys, temples = state.map.having["key"], state.map.having["temple"]
    ahead = sum(
        other.temples[quadrant] < 0
        and (other.marked & keys).bit_count() > (other.marked & temples).bit_count()
        and here.distance(goal, other.marked) < mine - 1
        for rival, other in enumerate(state.sheets)
        if rival != seat
    )
    return state.temple_places[quadrant] + ahead


def temple_value(settings: Settings, place: int, bonus: float) -> float:
    """What this place at a temple is worth, with its bonus marks; nothing if no place is left."""
    temples = settings.temples
    return temples.points[place] + bonus * temples.bonus[place] if place < len(temples.points) else 0.0


def temple_points(settings: Settings, state: State, quadrant: int) -> int:
    """The points of who explores this temple now."""
    place = state.temple_places[quadrant]
    return settings.temples.points[place] if place < len(settings.temples.points) else 0


@lru_cache(maxsize=64)
def round_values(line: tuple[int, ...]) -> tuple[int, ...]:
    """What 0, 1, 2, … gems bring at the end of a round."""
    return tuple(gem_points(line, count) for count in range(len(line) + 1))


def nearest(dist: Distances, first: int, end: int) -> list[tuple[int, int]]:
    """The goals of a span that are not marked yet, with their distances, nearest first."""
    return sorted([(far, goal) for goal, far in enumerate(dist[first:end], first) if far])


class Formula:
    """Values positions with one set of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = dict(weights)
        self._curves: dict[tuple[int, int, int, int], Curves] = {}

    def curves(self, state: State, played: int) -> Curves:
        """The numbers in this round after so many turns of the game."""
        turn = state.settings.components.turn
        at = (turn.rounds, turn.turns, state.round, played)
        found = self._curves.get(at)
        if found is None:
            found = self._curves[at] = Curves(self.weights, turn, state.round, played)
        return found

    def worth(self, now: Situation, curves: Curves, marked: Cells, dist: Distances) -> tuple[float, list[Term]]:
        """The whole value, and the terms that depend on distances."""
        terms: list[Term] = []
        total = (
            self.provisions(now, curves, marked, dist, terms)
            + self.gems(now, curves, marked, dist, terms)
            + self.villages(now, curves, marked, dist, terms)
            + self.temples(now, curves, marked, dist, terms)
            + self.outlook(now, curves, marked, dist, terms)
        )
        if now.goals:
            total += aims.worth(now, curves, marked, dist, terms)
        for goal, worth, curve, _ in terms:
            total += worth * curve[dist[goal]]
        return total, terms

    def lines(self, now: Situation, curves: Curves, marked: Cells, dist: Distances) -> dict[str, float]:
        """The same by score line."""
        by_line = {
            "provisions": self.provisions,
            "gems": self.gems,
            "villages": self.villages,
            "temples": self.temples,
            "achievements": aims.worth,
            OUTLOOK: self.outlook,
        }
        parts: dict[str, float] = {}
        for name, part in by_line.items():
            terms: list[Term] = []
            secured = part(now, curves, marked, dist, terms)
            parts[name] = secured + sum(worth * curve[dist[goal]] for goal, worth, curve, _ in terms)
        return parts

    def provisions(self, now: Situation, curves: Curves, marked: Cells, dist: Distances, terms: list[Term]) -> float:
        """This round's column in the order in which it can be filled; what later rounds will ask for, a little."""
        points = now.settings.provisions.points
        fresh = marked & ~now.round_start
        count = 0
        wanted: list[tuple[int, int]] = []
        for kind in now.provisions:
            crossed = min((fresh & kind.cells).bit_count(), kind.wanted)
            count += crossed
            left = kind.wanted - crossed
            near = nearest(dist, kind.first, kind.end)
            wanted += near[:left]
            if kind.later and near[left:]:
                share = curves.later_share * points[-1] / len(points)
                curve = curves.later[kind.later_round]
                terms += [(goal, share, curve, LOOK) for _, goal in near[left : left + kind.later]]
        wanted.sort()
        reached = from_table(points, count)
        before = reached
        for (_, goal), step in zip(wanted, points[count:], strict=False):
            terms.append((goal, curves.provision_share * (step - before), curves.provision, step - before))
            before = step
        return now.past_provisions + reached

    def gems(self, now: Situation, curves: Curves, marked: Cells, dist: Distances, terms: list[Term]) -> float:
        """A gem counts at the end of this round and of every later one."""
        line, rounds, curve, end = now.settings.gems, now.rounds_left, curves.gem, curves.gem_end
        count = min((marked & now.board.having["gem"]).bit_count(), len(line))
        first, last = now.atlas.spans["gem"]
        near = sorted([(far, goal) for goal, far in enumerate(dist[first:last], first) if 0 < far < end])
        for (_, goal), number, share in zip(near, line[count:], curves.gem_shares, strict=False):
            terms.append((goal, abs(number) * rounds * share, curve, abs(number) * rounds))
        return now.past_gems + rounds * round_values(line)[count]

    def villages(self, now: Situation, curves: Curves, marked: Cells, dist: Distances, terms: list[Term]) -> float:
        """Marks around every village, the nearest space first."""
        tile = now.settings.villages
        if tile.which == "fewest":
            return self._fewest(now, curves, dist, terms)
        secured = 0.0
        points = (0, *tile.points)
        for first, end in now.atlas.villages:
            near = nearest(dist, first, end)
            count = end - first - len(near)
            secured += points[count]
            for _, goal in near:
                step = points[count + 1] - points[count]
                terms.append((goal, step * curves.village_share[count], curves.village, step))
                count += 1
        return secured

    def _fewest(self, now: Situation, curves: Curves, dist: Distances, terms: list[Term]) -> float:
        """Only the village with the fewest marks counts: those that lag behind are worth most.

        What others have ahead counts a bit more than it promised before, or nobody would ever mark there.
        """
        points = (0, *now.settings.villages.points)
        around = [nearest(dist, first, end) for first, end in now.atlas.villages]
        counts = [end - first - len(near) for (first, end), near in zip(now.atlas.villages, around, strict=True)]
        least = min(counts)
        shares = [
            (points[level + 1] - points[level]) / len(counts) * curves.fewest_shade ** max(0, level - least)
            for level in range(len(points) - 1)
        ]
        for count, near in zip(counts, around, strict=True):
            for (_, goal), share in zip(near, shares[count:], strict=False):
                terms.append((goal, share * curves.fewest, curves.village, LOOK))
        ahead = sum(sum(shares[least:count]) for count in counts)
        return points[least] + curves.fewest_ahead * ahead

    def temples(self, now: Situation, curves: Curves, marked: Cells, dist: Distances, terms: list[Term]) -> float:
        """Keys in hand count for the temples that promise most; the others little, or a key would never be used."""
        curve, secured, explored = curves.temple, 0.0, 0
        promising: list[tuple[float, int, float]] = []
        for goal, quadrant, value, points in now.temples:
            if dist[goal]:
                promising.append((value * curve[dist[goal]], goal, value))
                continue
            explored += 1
            place = now.sheet.temples[quadrant]
            secured += now.settings.temples.points[place] if place >= 0 else points
        if not promising:
            return secured
        promising.sort(reverse=True)
        found = (marked & now.board.having["key"]).bit_count()
        keys = min(found, now.settings.components.key_track) - explored
        for rank, (_, goal, value) in enumerate(promising):
            terms.append((goal, value * (curves.with_key if rank < keys else curves.without_key), curve, LOOK))
        best = promising[0][2]
        missing = len(promising) - keys
        if missing > 0:
            worth = curves.key_worth * best
            terms += [(goal, worth, curves.key, LOOK) for _, goal in nearest(dist, *now.atlas.spans["key"])[:missing]]
        return secured + min(keys, 2, len(promising)) * curves.key_hand * best

    def outlook(self, now: Situation, curves: Curves, marked: Cells, dist: Distances, terms: list[Term]) -> float:
        """Scrolls in hand, scrolls and horses on the way."""
        first, end = now.atlas.spans["scroll"]
        worth, curve, prize = curves.scroll_worth, curves.scroll, curves.scroll_hand
        terms += [(goal, worth, curve, prize) for goal in range(first, end) if dist[goal]]
        first, end = now.atlas.spans["horse"]
        worth, curve, prize = curves.horse_worth, curves.horse, curves.mark
        terms += [(goal, worth, curve, prize) for goal in range(first, end) if dist[goal]]
        found = min((marked & now.board.having["scroll"]).bit_count(), now.settings.components.scroll_track)
        return (found - now.sheet.scrolls_used) * curves.scroll_hand
