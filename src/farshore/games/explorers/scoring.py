"""The score pad by line: the points, and the Xs that bring them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from farshore.core.cells import Cells
from farshore.core.game import Score, ScoreLine
from farshore.core.state import Seat
from farshore.core.toml_data import points_for_count
from farshore.games.explorers import achievements
from farshore.games.explorers.board import NEIGHBOURS
from farshore.games.explorers.components import VillageTile
from farshore.games.explorers.state import State

Found: TypeAlias = tuple[int, Cells]
"""Points, and the Xs that bring them."""


# At the end of a round


def provisions_crossed(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the number of each kind crossed out in this round's column."""
    sheet = state.seats[seat]
    new, (apples, carrots, fish) = sheet.marked & ~sheet.before_round, state.map.provisions
    column = state.box.provisions.columns[state.round - 1]
    return (
        min((new & apples).bit_count(), column[0]),
        min((new & carrots).bit_count(), column[1]),
        min((new & fish).bit_count(), column[2]),
    )


def provision_points(state: State, seat: Seat) -> int:
    """Return the points for the provisions crossed out in this round's column."""
    return points_for_count(state.box.provisions.points, sum(provisions_crossed(state, seat)))


def gems_found(state: State, seat: Seat) -> int:
    return (state.seats[seat].marked & state.map.having["gem"]).bit_count()


def gem_points(state: State, seat: Seat) -> int:
    """Return the points for the gems found so far at the end of a round."""
    points = state.box.gems.points
    return points[min(gems_found(state, seat), len(points) - 1)]


# At the end of the game


def village_points(tile: VillageTile, around: Sequence[int]) -> int:
    """Return the points for the Xs around each village, or around the one with the fewest."""
    if tile.which == "fewest":
        return tile.by_count[min(around)]
    return sum([tile.by_count[count] for count in around])


def around_villages(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the Xs above, below and beside each village, by quadrant."""
    marked = state.seats[seat].marked
    return tuple([(NEIGHBOURS[village] & marked).bit_count() for village in state.map.village_in])


# The points of each line of the pad


def points_for_provisions(state: State, seat: Seat) -> int:
    """Return the points for provisions: of finished rounds, and of this one as if it ended now."""
    return sum(state.seats[seat].provisions) + (0 if state.stage == "over" else provision_points(state, seat))


def points_for_gems(state: State, seat: Seat) -> int:
    """Return the points for gems: of finished rounds, and of this one as if it ended now."""
    return sum(state.seats[seat].gems) + (0 if state.stage == "over" else gem_points(state, seat))


def points_for_villages(state: State, seat: Seat) -> int:
    """Return the points for villages now."""
    return village_points(state.box.villages, around_villages(state, seat))


def points_for_temples(state: State, seat: Seat) -> int:
    """Return the points for temples: the number circled at each temple explored."""
    values, points = state.box.temples.points, 0
    for place in state.seats[seat].temples:
        if place >= 0:
            points += values[place]
    return points


def points_for_achievements(state: State, seat: Seat) -> int:
    """Return the points for all achievements in play."""
    sheet, points = state.seats[seat], 0
    for goal, place in zip(state.goals, sheet.races, strict=True):
        points += achievements.points(goal, state.map, sheet.marked, place)
    return points


# The pad


def provisions(state: State, seat: Seat) -> Found:
    return points_for_provisions(state, seat), state.seats[seat].marked & sum(state.map.provisions)


def gems(state: State, seat: Seat) -> Found:
    return points_for_gems(state, seat), state.seats[seat].marked & state.map.having["gem"]


def villages(state: State, seat: Seat) -> Found:
    return points_for_villages(state, seat), state.seats[seat].marked & state.map.beside_villages


def temples(state: State, seat: Seat) -> Found:
    return points_for_temples(state, seat), state.seats[seat].marked & state.map.having["temple"]


def achievement_points(state: State, seat: Seat) -> Found:
    cells = 0
    for goal in state.goals:
        cells |= achievements.cells(goal, state.map, state.seats[seat].marked)
    return points_for_achievements(state, seat), cells


PAD: Final[dict[str, Callable[[State, Seat], Found]]] = {
    "provisions": provisions,
    "gems": gems,
    "villages": villages,
    "temples": temples,
    "achievements": achievement_points,
}


def points_and_cells(state: State, seat: Seat) -> tuple[Found, ...]:
    """Return the points of each line if the game ended with this round, now; 0 before the first mark."""
    return tuple([line(state, seat) for line in PAD.values()]) if state.start >= 0 else ((0, 0),) * len(PAD)


def score(state: State, seat: Seat) -> Score:
    """Return the pad of one seat."""
    points = [points for points, _ in points_and_cells(state, seat)]
    lines = tuple([ScoreLine(name, value) for name, value in zip(PAD, points, strict=True)])
    return Score(lines, (-state.seats[seat].scrolls_used,), rank(state, sum(points)))


def scores(state: State) -> tuple[Score, ...]:
    """Return the pads of all seats."""
    return tuple([score(state, seat) for seat in range(state.box.seats)])


def totals(state: State) -> tuple[int, ...]:
    """Return the points of all seats."""
    return tuple([total(state, seat) for seat in range(state.box.seats)])


def total(state: State, seat: Seat) -> int:
    """Return the points of one seat; 0 before the first mark."""
    if state.start < 0:
        return 0
    return (
        points_for_provisions(state, seat)
        + points_for_gems(state, seat)
        + points_for_villages(state, seat)
        + points_for_temples(state, seat)
        + points_for_achievements(state, seat)
    )


def rank(state: State, total: int) -> str:
    """Return the rank in a solo match; each achievement in play raises the limits."""
    if state.box.seats > 1:
        return ""
    components = state.box.components
    asked = (over + components.rank_raise * len(state.goals) for over in components.rank_over)
    return components.ranks[sum(total > over for over in asked)]
