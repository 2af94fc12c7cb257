"""What a position is worth to a seat: points already secured, and every goal in reach by how far it is.

A goal counts its worth x exp(-decay x distance) x min(1, reach / distance)^power, where reach is what can be marked
in the turns that are left: in the round for this round's provisions, in the game for all else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from farshore.core.cells import Cells
from farshore.core.game import Seat
from farshore.games.explorers.atlas import FAR, Atlas, atlas
from farshore.games.explorers.board import PROVISIONS, Board
from farshore.games.explorers.components import Turn
from farshore.games.explorers.scoring import gem_points
from farshore.games.explorers.state import Settings, Sheet, State

Curve: TypeAlias = tuple[float, ...]
"""What is left of a worth at distance 0, 1, 2, …"""
Term: TypeAlias = tuple[int, float, Curve]
"""A goal of the atlas, its worth now, and how that fades with distance."""
Weights: TypeAlias = Mapping[str, float]

OUTLOOK: Final = "outlook"
"""The part of an estimate that belongs to no line of the score pad: scrolls in hand, horses on the way."""


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
        self.provision_share = weights["provision"]
        self.later_share = weights["later"]
        self.gem_shares = tuple(slope("gem") * weights["gem"] * weights["gem_next"] ** k for k in range(40))
        self.mark = weights["mark"]
        self.bonus = weights["bonus"]


@dataclass(slots=True)
class Situation:
    """What stays the same for a seat while it plays its turn."""

    board: Board
    atlas: Atlas
    settings: Settings
    sheet: Sheet
    round: int
    temple_values: tuple[float, ...]
    """What exploring the temple of each quadrant brings now."""
    temple_points: tuple[int, ...]
    past: float
    """Provision points of finished rounds."""
    past_gems: float
    rounds_left: int


def situation(state: State, seat: Seat, bonus: float) -> Situation:
    """The situation of this seat; `bonus` is what one bonus mark is worth."""
    settings, sheet = state.settings, state.sheets[seat]
    temples = settings.temples
    places = [min(place, len(temples.points) - 1) for place in state.temple_places]
    free = [place < len(temples.points) for place in state.temple_places]
    return Situation(
        state.map,
        atlas(state.map),
        settings,
        sheet,
        state.round,
        tuple((temples.points[p] + bonus * temples.bonus[p]) * ok for p, ok in zip(places, free, strict=True)),
        tuple(temples.points[p] * ok for p, ok in zip(places, free, strict=True)),
        sum(sheet.provisions),
        sum(sheet.gems),
        settings.components.turn.rounds - state.round + 1,
    )


@lru_cache(maxsize=64)
def round_values(line: tuple[int, ...]) -> tuple[int, ...]:
    """What 0, 1, 2, … gems bring at the end of a round."""
    return tuple(gem_points(line, count) for count in range(len(line) + 1))


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

    def worth(self, now: Situation, curves: Curves, marked: Cells, dist: list[int]) -> tuple[float, list[Term]]:
        """The whole value, and the terms that depend on distances."""
        terms: list[Term] = []
        total = (
            self.provisions(now, curves, marked, dist, terms)
            + self.gems(now, curves, marked, dist, terms)
            + self.villages(now, curves, dist, terms)
            + self.temples(now, curves, marked, dist, terms)
            + self.outlook(now, curves, marked, dist, terms)
        )
        for goal, worth, curve in terms:
            total += worth * curve[dist[goal]]
        return total, terms

    def lines(self, now: Situation, curves: Curves, marked: Cells, dist: list[int]) -> dict[str, float]:
        """The same by score line."""
        parts: dict[str, float] = {}
        for name in ("provisions", "gems", "villages", "temples", OUTLOOK):
            terms: list[Term] = []
            if name == "villages":
                secured = self.villages(now, curves, dist, terms)
            else:
                secured = getattr(self, name)(now, curves, marked, dist, terms)
            parts[name] = secured + sum(worth * curve[dist[goal]] for goal, worth, curve in terms)
        return parts

    def provisions(self, now: Situation, curves: Curves, marked: Cells, dist: list[int], terms: list[Term]) -> float:
        """This round's column in the order in which it can be filled; what later rounds will ask for, a little."""
        having, spans, tile = now.board.having, now.atlas.spans, now.settings.provisions
        fresh = marked & ~now.sheet.before_round
        column = tile.columns[now.round - 1]
        steps = (*tile.points, 0)
        count = 0
        wanted: list[tuple[int, int]] = []
        for kind in PROVISIONS:
            first, end = spans[kind]
            crossed = (fresh & having[kind]).bit_count()
            count += crossed
            left = column.get(kind, 0) - crossed
            open_ = sorted([(dist[goal], goal) for goal in range(first, end) if dist[goal]])
            if left > 0:
                wanted.extend(open_[:left])
                open_ = open_[left:]
            self._later(now, curves, kind, open_, terms)
        wanted.sort()
        secured = now.past + (tile.points[count - 1] if count else 0)
        before = tile.points[count - 1] if count else 0
        for _, goal in wanted:
            if count >= len(tile.points):
                break
            terms.append((goal, curves.provision_share * (steps[count] - before), curves.provision))
            before = steps[count]
            count += 1
        return secured

    def _later(
        self, now: Situation, curves: Curves, kind: str, open_: list[tuple[int, int]], terms: list[Term]
    ) -> None:
        """The nearest of this kind for the next round that asks for it."""
        tile = now.settings.provisions
        for later in range(now.round, len(tile.columns)):
            wanted = tile.columns[later].get(kind, 0)
            if wanted:
                share = curves.later_share * tile.points[-1] / len(tile.points)
                terms.extend((goal, share, curves.later[later]) for _, goal in open_[:wanted])
                return

    def gems(self, now: Situation, curves: Curves, marked: Cells, dist: list[int], terms: list[Term]) -> float:
        """A gem counts at the end of this round and of every later one."""
        line = now.settings.gems
        values = round_values(line)
        count = min((marked & now.board.having["gem"]).bit_count(), len(line))
        secured = now.past_gems + now.rounds_left * values[count]
        first, end = now.atlas.spans["gem"]
        near = sorted([(dist[goal], goal) for goal in range(first, end) if dist[goal]])
        for rank, (_, goal) in enumerate(near):
            if count + rank >= len(line):
                break
            terms.append((goal, abs(line[count + rank]) * now.rounds_left * curves.gem_shares[rank], curves.gem))
        return secured

    def villages(self, now: Situation, curves: Curves, dist: list[int], terms: list[Term]) -> float:
        """Marks around every village, the nearest space first."""
        tile = now.settings.villages
        if tile.which == "fewest":
            return self._fewest(now, curves, dist, terms)
        secured = 0.0
        points = (0, *tile.points)
        for first, end in now.atlas.villages:
            open_ = sorted([(dist[goal], goal) for goal in range(first, end) if dist[goal]])
            count = end - first - len(open_)
            secured += points[count]
            for _, goal in open_:
                step = points[count + 1] - points[count]
                terms.append((goal, step * curves.village_share[count], curves.village))
                count += 1
        return secured

    def _fewest(self, now: Situation, curves: Curves, dist: list[int], terms: list[Term]) -> float:
        """Only the village with the fewest marks counts: those that lag behind are worth most."""
        points = (0, *now.settings.villages.points)
        around = [
            sorted([(dist[goal], goal) for goal in range(first, end) if dist[goal]])
            for first, end in now.atlas.villages
        ]
        counts = [end - first - len(open_) for (first, end), open_ in zip(now.atlas.villages, around, strict=True)]
        least = min(counts)
        for count, open_ in zip(counts, around, strict=True):
            for rank, (_, goal) in enumerate(open_):
                level = count + rank + 1
                if level >= len(points):
                    break
                share = (points[level] - points[level - 1]) / len(counts)
                shade = curves.village_share[level - 1] * 0.85 ** (level - 1 - least)
                terms.append((goal, share * shade, curves.village))
        ahead = sum(
            (points[level] - points[level - 1]) / len(counts) * curves.village_share[level - 1] * 0.8
            for count in counts
            for level in range(least + 1, count + 1)
        )
        return points[least] + ahead

    def temples(self, now: Situation, curves: Curves, marked: Cells, dist: list[int], terms: list[Term]) -> float:
        """Keys in hand count for the temples that promise most; the others little, or a key would never be used."""
        having, spans = now.board.having, now.atlas.spans
        explored = marked & having["temple"]
        secured = 0.0
        open_: list[tuple[float, int, float]] = []
        for goal, place in zip(range(*spans["temple"]), self._quadrants(now), strict=True):
            value = now.temple_values[place]
            if dist[goal]:
                open_.append((value * curves.temple[dist[goal]], goal, value))
            elif now.sheet.temples[place] >= 0:
                secured += now.settings.temples.points[now.sheet.temples[place]]
            else:
                secured += value
        if not open_:
            return secured
        open_.sort(reverse=True)
        keys = min((marked & having["key"]).bit_count(), now.settings.components.key_track) - explored.bit_count()
        for rank, (_, goal, value) in enumerate(open_):
            terms.append((goal, value * (curves.with_key if rank < keys else curves.without_key), curves.temple))
        value = open_[0][2]
        secured += min(keys, 2, len(open_)) * curves.key_hand * value
        missing = len(open_) - keys
        if missing > 0:
            first, end = spans["key"]
            near = sorted([(dist[goal], goal) for goal in range(first, end) if dist[goal]])
            terms.extend((goal, curves.key_worth * value, curves.key) for _, goal in near[:missing])
        return secured

    def _quadrants(self, now: Situation) -> tuple[int, ...]:
        """The quadrant of each temple, in the order of the atlas."""
        first, end = now.atlas.spans["temple"]
        return tuple(now.board.temple_in.index(cell) for cell in now.atlas.cells[first:end])

    def outlook(self, now: Situation, curves: Curves, marked: Cells, dist: list[int], terms: list[Term]) -> float:
        """Scrolls in hand, scrolls and horses on the way."""
        spans = now.atlas.spans
        found = min((marked & now.board.having["scroll"]).bit_count(), now.settings.components.scroll_track)
        for kind, worth, curve in (
            ("scroll", curves.scroll_worth, curves.scroll),
            ("horse", curves.horse_worth, curves.horse),
        ):
            first, end = spans[kind]
            terms.extend((goal, worth, curve) for goal in range(first, end) if dist[goal])
        return (found - now.sheet.scrolls_used) * curves.scroll_hand
