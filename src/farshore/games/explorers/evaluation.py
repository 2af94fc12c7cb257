"""The value of a position for a seat: points already secured, and every goal within reach by its distance.

A goal counts its worth x exp(-decay x distance) x min(1, reach / distance)^power, where reach is what can be marked
in the turns that are left: in the round for this round's provisions, in the game for all else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farshore.core.cells import Cells
from farshore.core.toml_data import points_for_count
from farshore.games.explorers import achievements
from farshore.games.explorers.components import Achievement
from farshore.games.explorers.distances import FIRST, HANDS, LEARNED, Curves, Distances, Near, Situation, Term

OUTLOOK: Final = "outlook"
"""The part of an estimate without a line on the score pad: scrolls in hand, horses within reach."""
LOOK: Final = -1.0
EARLY: Final = 0.35
"""The share of a gain by avoiding a loss that counts at the start of the game; it rises to 1 at the end."""


def nearest(dist: Distances, first: int, end: int) -> list[Near]:
    """Return the unmarked goals of a range with their distances, nearest first."""
    return sorted([(far, goal) for goal, far in enumerate(dist[first:end], first) if far])


# By line: secured points are returned, values of goals ahead are added to the terms


def provisions(now: Situation, curves: Curves, marked: Cells, dist: Distances, terms: list[Term]) -> float:
    """Value this round's column in the order in which it can be filled, and the provisions of later rounds a little."""
    points = now.box.provisions.points
    fresh = marked & ~now.round_start
    count = 0
    wanted: list[Near] = []
    for kind in now.provisions:
        crossed = min((fresh & kind.cells).bit_count(), kind.wanted)
        count += crossed
        left = kind.wanted - crossed
        near = nearest(dist, kind.first, kind.end)
        wanted += near[:left]
        if kind.later and len(near) > left:
            share = curves.later_share * points[-1] / len(points)
            curve = curves.later[kind.later_round]
            terms += [(goal, share, curve, LOOK) for _, goal in near[left : left + kind.later]]
    wanted.sort()
    reached = points_for_count(points, count)
    before = reached
    for place, ((_, goal), step) in enumerate(zip(wanted, points[count:], strict=False), count):
        curve = curves.provisions[min(place, 2)]
        terms.append((goal, curves.provision_share * (step - before), curve, step - before))
        before = step
    return now.past_provisions + reached


def gems(now: Situation, curves: Curves, marked: Cells, dist: Distances, terms: list[Term]) -> float:
    """Value gems: each counts at the end of this round and of every later one."""
    line, rounds, end = now.box.gems.line, now.rounds_left, curves.gem_end
    count = min((marked & now.board.having["gem"]).bit_count(), len(line))
    first, last = now.atlas.spans["gem"]
    near: list[Near] = [(far, goal) for far, goal in nearest(dist, first, last) if far < end]
    for place, ((_, goal), number, share) in enumerate(zip(near, line[count:], curves.gem_shares, strict=False)):
        terms.append((goal, abs(number) * rounds * share, curves.gems[min(place, 2)], abs(number) * rounds))
    return now.past_gems + rounds * now.box.gems.points[count]


def villages(now: Situation, curves: Curves, marked: Cells, dist: Distances, terms: list[Term]) -> float:
    """Value marks around every village, the nearest space first."""
    tile = now.box.villages
    if tile.which == "fewest":
        return _fewest_village_value(now, curves, dist, terms)
    secured = 0.0
    points = (0, *tile.points)
    for first, end in now.atlas.villages:
        near = nearest(dist, first, end)
        count = end - first - len(near)
        secured += points[count]
        for _, goal in near:
            step = points[count + 1] - points[count]
            terms.append((goal, step * curves.village_share[count], curves.villages[count], step))
            count += 1
    return secured


def _fewest_village_value(now: Situation, curves: Curves, dist: Distances, terms: list[Term]) -> float:
    """Value marks where only the village with the fewest counts: the last ones are worth most.

    A mark counts a little more than the expectation it replaces. Otherwise a bot would never mark there.
    """
    points = (0, *now.box.villages.points)
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


def temples(now: Situation, curves: Curves, marked: Cells, dist: Distances, terms: list[Term]) -> float:
    """Value keys in hand by the best temples. Further keys count little; otherwise a bot would never use one."""
    curve, secured, explored = curves.temple, 0.0, 0
    promising: list[tuple[float, int, float]] = []
    for goal, quadrant, value, points in now.temples:
        if dist[goal]:
            promising.append((value * curve[dist[goal]], goal, value))
            continue
        explored += 1
        place = now.sheet.temples[quadrant]
        secured += now.box.temples.points[place] if place >= 0 else points
    if not promising:
        return secured
    promising.sort(reverse=True)
    found = (marked & now.board.having["key"]).bit_count()
    keys = min(found, now.box.components.key_track) - explored
    for rank, (_, goal, value) in enumerate(promising):
        if rank < keys:
            terms.append((goal, value * curves.with_key, curves.temple_with_key, LOOK))
        else:
            terms.append((goal, value * curves.without_key, curves.temple_without, LOOK))
    best = promising[0][2]
    missing = len(promising) - keys
    if missing > 0:
        worth = curves.key_worth * best
        first, end = now.atlas.spans["key"]
        terms += [(goal, worth, curves.key, LOOK) for _, goal in nearest(dist, first, end)[:missing]]
    return secured + min(keys, 2, len(promising)) * curves.key_hand * best + curves.keys[min(keys, 3)]


def scroll_and_horse_value(now: Situation, curves: Curves, marked: Cells, dist: Distances, terms: list[Term]) -> float:
    """Value scrolls in hand, and scrolls and horses within reach."""
    first, end = now.atlas.spans["scroll"]
    worth, curve, prize = curves.scroll_worth, curves.scroll, curves.scroll_hand
    terms += [(goal, worth, curve, prize) for goal in range(first, end) if dist[goal]]
    first, end = now.atlas.spans["horse"]
    worth, curve, prize = curves.horse_worth, curves.horse, curves.mark
    terms += [(goal, worth, curve, prize) for goal in range(first, end) if dist[goal]]
    found = min((marked & now.board.having["scroll"]).bit_count(), now.box.components.scroll_track)
    held = found - now.sheet.scrolls_used
    return held * curves.scroll_hand + curves.scrolls[min(held, 4)]


# Achievements in progress


def achievement_value(now: Situation, curves: Curves, marked: Cells, dist: Distances, terms: list[Term]) -> float:
    """Value all achievements in play; values of objects are added to the terms."""
    total = 0.0
    for index, goal in enumerate(now.goals):
        if goal.kind == "avoid":
            kept = achievements.points(goal, now.board, marked, -1)
            total += kept * (EARLY + (1 - EARLY) * curves.done)
        elif goal.kind == "race":
            total += _race_value(now, curves, index, goal, marked, dist, terms)
        elif goal.kind == "areas":
            total += _areas_value(now, curves, goal, marked)
        else:
            total += achievements.points(goal, now.board, marked, -1)
            total += _progress_value(now, curves, goal, marked, dist, terms)
    return total


def _race_value(
    now: Situation, curves: Curves, index: int, goal: Achievement, marked: Cells, dist: Distances, terms: list[Term]
) -> float:
    """Value a race: the place taken, or the next place, in full if the goal is reached, otherwise by progress."""
    if now.sheet.races[index] >= 0:
        return achievements.points(goal, now.board, marked, now.sheet.races[index])
    value = achievements.points(goal, now.board, marked, now.race_places[index])
    have, need = achievements.progress(goal, now.board, marked)
    if have >= need:
        return value
    _raise_object_values(now, curves, goal.what, value / need, need - have, dist, terms)
    return curves.aim * value * (have / need) ** 2


def _areas_value(now: Situation, curves: Curves, goal: Achievement, marked: Cells) -> float:
    """Value an X in every area: in full if complete, otherwise by the share of areas that have one."""
    areas = now.atlas.areas[goal.what]
    have, need = achievements.count_marked_sets(areas, marked), len(areas)
    return goal.points[0] if have >= need else curves.aim * goal.points[0] * (have / need) ** 2


def _progress_value(
    now: Situation, curves: Curves, goal: Achievement, marked: Cells, dist: Distances, terms: list[Term]
) -> float:
    """Value achievements in progress: a row that is half full, objects still to be found."""
    have, need = achievements.progress(goal, now.board, marked)
    if goal.kind == "row":
        return curves.aim * goal.points[0] * (have / need) ** 2 if have < need else 0.0
    if goal.kind == "count":
        _raise_object_values(now, curves, goal.what, goal.points[-1] / max(1, need), need - have, dist, terms)
    return 0.0


def _raise_object_values(
    now: Situation, curves: Curves, what: str, worth_: float, wanted: int, dist: Distances, terms: list[Term]
) -> None:
    """Raise the value of the nearest objects of this kind."""
    if what not in now.atlas.spans or what == "temple" or wanted <= 0:
        return
    first, end = now.atlas.spans[what]
    terms += [(goal, curves.aim * worth_, curves.key, LOOK) for _, goal in nearest(dist, first, end)[:wanted]]


# The whole evaluation

PARTS: Final[dict[str, Callable[[Situation, Curves, Cells, Distances, list[Term]], float]]] = {
    "provisions": provisions,
    "gems": gems,
    "villages": villages,
    "temples": temples,
    "achievements": achievement_value,
    OUTLOOK: scroll_and_horse_value,
}


def worth(now: Situation, curves: Curves, marked: Cells, dist: Distances) -> tuple[float, list[Term]]:
    """Return the whole value, and the terms that depend on distances."""
    terms: list[Term] = []
    total = (
        provisions(now, curves, marked, dist, terms)
        + gems(now, curves, marked, dist, terms)
        + villages(now, curves, marked, dist, terms)
        + temples(now, curves, marked, dist, terms)
        + scroll_and_horse_value(now, curves, marked, dist, terms)
    )
    if now.goals:
        total += achievement_value(now, curves, marked, dist, terms)
    for goal, worth, curve, _ in terms:
        total += worth * curve[dist[goal]]
    return total, terms


def features(now: Situation, curves: Curves, marked: Cells, dist: Distances) -> dict[int, float]:
    """Return the features for training: goals by kind and distance, and keys and scrolls in hand."""
    terms: list[Term] = []
    for part in (provisions, gems, villages, temples, scroll_and_horse_value):
        part(now, curves, marked, dist, terms)
    found: dict[int, float] = {}
    for goal, worth, curve, _ in terms:
        first = curves.runs.get(id(curve))
        if first is not None and dist[goal] <= LEARNED:
            at = first + dist[goal] - 1
            found[at] = found.get(at, 0.0) + worth
    explored = sum(not dist[goal] for goal, *_ in now.temples)
    keys = min((marked & now.board.having["key"]).bit_count(), now.box.components.key_track) - explored
    scrolls = min((marked & now.board.having["scroll"]).bit_count(), now.box.components.scroll_track)
    in_hand = {"keys": keys if explored < len(now.temples) else 0, "scrolls": scrolls - now.sheet.scrolls_used}
    for run, count in in_hand.items():
        if count > 0:
            found[FIRST[run] + min(count, HANDS[run]) - 1] = 1.0
    return found


def lines(now: Situation, curves: Curves, marked: Cells, dist: Distances) -> dict[str, float]:
    """Return the value by score line."""
    parts: dict[str, float] = {}
    for name, part in PARTS.items():
        terms: list[Term] = []
        secured = part(now, curves, marked, dist, terms)
        parts[name] = secured + sum(worth * curve[dist[goal]] for goal, worth, curve, _ in terms)
    return parts
