"""What the achievements in play are worth on the way: what is secured, what is near, and how far the rest is."""

from __future__ import annotations

from typing import Final

from farshore.core.cells import Cells
from farshore.games.explorers import achievements
from farshore.games.explorers.box import Achievement
from farshore.games.explorers.distances import Curves, Distances, Situation, Term

EARLY: Final = 0.35
"""So much of what is gained by avoiding something counts at the start of the game; all of it at the end."""


def worth(now: Situation, curves: Curves, marked: Cells, dist: Distances, terms: list[Term]) -> float:
    """All achievements in play together; what draws towards objects goes into the terms."""
    total = 0.0
    for index, goal in enumerate(now.goals):
        if goal.kind == "avoid":
            kept = achievements.points(goal, now.board, marked, -1)
            total += kept * (EARLY + (1 - EARLY) * curves.done)
        elif goal.kind == "race":
            total += _race(now, curves, index, goal, marked, dist, terms)
        elif goal.kind == "areas":
            total += _areas(now, curves, goal, marked)
        else:
            total += achievements.points(goal, now.board, marked, -1)
            total += _towards(now, curves, goal, marked, dist, terms)
    return total


def _race(
    now: Situation, curves: Curves, index: int, goal: Achievement, marked: Cells, dist: Distances, terms: list[Term]
) -> float:
    """The place taken, or the place to be had: in full once the goal is reached, before that by how far one is."""
    if now.sheet.races[index] >= 0:
        return achievements.points(goal, now.board, marked, now.sheet.races[index])
    value = achievements.points(goal, now.board, marked, now.race_places[index])
    have, need = achievements.progress(goal, now.board, marked)
    if have >= need:
        return value
    _draw(now, curves, goal.what, value / need, need - have, dist, terms)
    return curves.aim * value * (have / need) ** 2


def _areas(now: Situation, curves: Curves, goal: Achievement, marked: Cells) -> float:
    """All points with an X in every area, before that by how many have one."""
    areas = now.atlas.areas[goal.what]
    have, need = achievements.touched(areas, marked), len(areas)
    return goal.points[0] if have >= need else curves.aim * goal.points[0] * (have / need) ** 2


def _towards(
    now: Situation, curves: Curves, goal: Achievement, marked: Cells, dist: Distances, terms: list[Term]
) -> float:
    """What is not yet worth its points, but on the way: a row half full, objects still to come."""
    have, need = achievements.progress(goal, now.board, marked)
    if goal.kind == "row":
        return curves.aim * goal.points[0] * (have / need) ** 2 if have < need else 0.0
    if goal.kind == "count":
        _draw(now, curves, goal.what, goal.points[-1] / max(1, need), need - have, dist, terms)
    return 0.0


def _draw(
    now: Situation, curves: Curves, what: str, worth_: float, wanted: int, dist: Distances, terms: list[Term]
) -> None:
    """The nearest objects of this kind are worth that much more."""
    if what not in now.atlas.spans or what == "temple" or wanted <= 0:
        return
    first, end = now.atlas.spans[what]
    near = sorted([(far, goal) for goal, far in enumerate(dist[first:end], first) if far])
    terms += [(goal, curves.aim * worth_, curves.key, -1.0) for _, goal in near[:wanted]]
