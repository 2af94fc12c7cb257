"""Names of terrains, sides of a card, spaces and achievements."""

from __future__ import annotations

from typing import Final

from farshore.core.text import Text, text
from farshore.games.explorers.components import TERRAINS, Achievement, Side

LONGEST_TABLE: Final = 6
RACES: Final = ("sets", "villages-touched", "villages-temples", "edges", "quadrants")
"""Goals of races other than objects."""


def terrains(side: Side) -> list[str]:
    """
    >>> terrains(0b1001)
    ['prairie', 'mountain']
    """
    return [name for index, name in enumerate(TERRAINS) if side >> index & 1]


def side_text(side: Side) -> Text:
    """Return the name of a terrain or a pair of terrains within a sentence."""
    names = [text(name) for name in terrains(side)]
    return names[0] if len(names) == 1 else text("either-terrain", first=names[0], second=names[1])


def side_title(side: Side) -> Text:
    """Return the name of a terrain or a pair as a heading."""
    names = [text(f"title-{name}") for name in terrains(side)]
    return names[0] if len(names) == 1 else text("title-pair", first=names[0], second=names[1])


def side_spaces(side: Side) -> Text:
    """Return the name of a terrain or a pair as a kind of space: "desert" in "2 desert spaces"."""
    names = [text(f"of-{name}") for name in terrains(side)]
    return names[0] if len(names) == 1 else text("either-terrain", first=names[0], second=names[1])


def side_count_text(side: Side, count: int) -> Text:
    """Return a number of marks on a side: "3 desert"."""
    names = [text(f"of-{name}") for name in terrains(side)]
    what = names[0] if len(names) == 1 else text("title-pair", first=names[0], second=names[1])
    return text("side-counted", count=count, side=what)


def side_fill(side: Side) -> str:
    """Return the pattern of a card's side: `desert`, or `prairie-mountain` for a pair."""
    return "-".join(terrains(side))


def goal_text(goal: Achievement) -> Text:
    """Return a sentence with the condition and the points of an achievement; the places of a race show their points."""
    numbers = [str(points) for points in goal.points[:LONGEST_TABLE]]
    table, more = ", ".join(numbers), max(0, len(goal.points) - LONGEST_TABLE)
    first = goal.points[0]
    if goal.kind == "race" and goal.what in RACES:
        return text("goal-race", what=text(f"race-{goal.what}", number=goal.least))
    if goal.kind == "race":
        return text("goal-race-many", what=text(f"many-{goal.what}"), number=goal.least)
    if goal.kind == "count":
        return text("goal-count", what=text(f"many-{goal.what}"), number=goal.least, table=table, more=more)
    if goal.kind == "avoid":
        return text("goal-avoid", thing=goal.what, what=text(f"many-{goal.what}"), points=first)
    if goal.kind == "areas":
        return text("goal-areas", what=text(goal.what), points=first)
    if goal.kind == "line":
        return text("goal-line", what=text(f"line-{goal.what}"), points=first)
    return text(f"goal-{goal.kind}", points=first, table=table, more=more)
