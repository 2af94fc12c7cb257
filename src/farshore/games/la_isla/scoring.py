"""The score pad: points scored during the match and at its end."""

from __future__ import annotations

from typing import Final

from farshore.core.game import Score, ScoreLine, Seat
from farshore.games.la_isla.state import State

LINES: Final = ("regions", "markers", "functions", "sets", "animals", "resources")


def scores(state: State) -> tuple[Score, ...]:
    return tuple(score(state, seat) for seat in range(len(state.seats)))


def totals(state: State) -> tuple[int, ...]:
    """Return the total points of all seats."""
    return tuple([total(state, seat) for seat in range(len(state.seats))])


def total(state: State, seat: Seat) -> int:
    """Return the points of one seat."""
    for_resources = resources_left(state, seat) // state.box.resources_per_point
    return points_in_play(state, seat) + sets(state, seat) + animals(state, seat) + for_resources


def score(state: State, seat: Seat) -> Score:
    """Return one seat's pad now; more resources left break a tie."""
    return Score(tuple(map(ScoreLine, LINES, score_pad(state, seat))), tiebreak=(resources_left(state, seat),))


def score_pad(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the points of each line."""
    camp = state.seats[seat]
    return (
        camp.region_points,
        camp.marker_points,
        camp.function_points,
        sets(state, seat),
        animals(state, seat),
        resources_left(state, seat) // state.box.resources_per_point,
    )


def points_in_play(state: State, seat: Seat) -> int:
    """Return the points shown on the score track."""
    camp = state.seats[seat]
    return camp.region_points + camp.marker_points + camp.function_points


def sets(state: State, seat: Seat) -> int:
    """Return the points for each complete set of different animals; a large tile is two of its kind."""
    return state.box.set_points * min(state.seats[seat].animals)


def animals(state: State, seat: Seat) -> int:
    """Return the points for animals: each scores the value of its marker's zone."""
    zones = state.box.zones
    return sum([count * zones[at] for count, at in zip(state.seats[seat].animals, state.markers, strict=True)])


def resources_left(state: State, seat: Seat) -> int:
    return sum(state.seats[seat].resources)


def zone_sum(state: State) -> int:
    """Return the sum of the five zone values, which ends the match."""
    return sum([state.box.zones[at] for at in state.markers])
