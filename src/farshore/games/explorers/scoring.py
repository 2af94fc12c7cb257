"""The score pad, line by line: provisions, gems, villages, temples, achievements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from farshore.core.game import Line, Score
from farshore.games.explorers import achievements
from farshore.games.explorers.board import NEIGHBOURS
from farshore.games.explorers.components import VillageTile
from farshore.games.explorers.state import Sheet, State

LINES = ("provisions", "gems", "villages", "temples", "achievements")


def from_table(table: Sequence[int], count: int) -> int:
    """Points for 1, 2, … things; none for none, and no more than the table has."""
    return table[min(count, len(table)) - 1] if count > 0 else 0


# At the end of a round


def provision_points(state: State, sheet: Sheet) -> int:
    """This round's column: points for the number of provisions crossed out in it."""
    column = state.settings.provisions.columns[state.round - 1]
    having, new = state.map.having, sheet.marked & ~sheet.before_round
    crossed = sum([min((new & having[kind]).bit_count(), most) for kind, most in column.items()])
    return from_table(state.settings.provisions.points, crossed)


@lru_cache(maxsize=256)
def gem_points(line: tuple[int, ...], found: int) -> int:
    """The negative numbers still left, if any; else what was circled.

    >>> [gem_points((-3, -1, 2, 4), found) for found in range(5)]
    [-4, -1, 0, 2, 6]
    """
    left = sum(number for number in line[found:] if number < 0)
    return left or sum(number for number in line[:found] if number > 0)


def gems_found(state: State, sheet: Sheet) -> int:
    return (sheet.marked & state.map.having["gem"]).bit_count()


# At the end of the game


def village_points(tile: VillageTile, around: Iterable[int]) -> int:
    """Points for the Xs around each village, or around the one with the fewest."""
    counts = tuple(around)
    if tile.which == "fewest":
        return from_table(tile.points, min(counts))
    return sum([from_table(tile.points, count) for count in counts])


def around_villages(state: State, sheet: Sheet) -> tuple[int, ...]:
    """The Xs above, below and beside each village, by quadrant."""
    marked = sheet.marked
    return tuple([(NEIGHBOURS[village] & marked).bit_count() for village in state.map.village_in])


def temple_points(state: State, sheet: Sheet) -> int:
    values = state.settings.temples.points
    return sum([values[place] for place in sheet.temples if place >= 0])


def achievement_points(state: State, sheet: Sheet) -> tuple[int, ...]:
    """The points of each achievement in play."""
    if not state.goals:
        return ()
    goals = zip(state.goals, sheet.races, strict=True)
    return tuple(achievements.points(goal, state.map, sheet.marked, place) for goal, place in goals)


# The pad


def score(state: State, sheet: Sheet) -> Score:
    """The pad as if this round, and with it the game, ended now."""
    if state.start < 0:
        return Score(tuple(Line(name, 0) for name in LINES), (0,), rank(state, 0))
    provisions, gems = sum(sheet.provisions), sum(sheet.gems)
    if state.stage != "over":
        provisions += provision_points(state, sheet)
        gems += gem_points(state.settings.gems, gems_found(state, sheet))
    villages = village_points(state.settings.villages, around_villages(state, sheet))
    points = (provisions, gems, villages, temple_points(state, sheet), sum(achievement_points(state, sheet)))
    return Score(_lines(points), (-sheet.scrolls_used,), rank(state, sum(points)))


@lru_cache(maxsize=8192)
def _lines(points: tuple[int, ...]) -> tuple[Line, ...]:
    return tuple(Line(name, value) for name, value in zip(LINES, points, strict=True))


def noted(state: State, sheet: Sheet) -> Score:
    """The same, kept on the sheet: with several seats most pads do not change from one action to the next."""
    sheet.pad = score(state, sheet)
    return sheet.pad


def rank(state: State, total: int) -> str:
    """What a solo explorer has reached; each achievement in play raises what is asked for."""
    if state.settings.seats > 1:
        return ""
    box = state.settings.components
    asked = (over + box.rank_raise * len(state.goals) for over in box.rank_over)
    return box.ranks[sum(total > over for over in asked)]
