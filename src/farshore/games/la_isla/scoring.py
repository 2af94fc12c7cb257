"""The score pad: what was scored in play, and what the end brings."""

from __future__ import annotations

from typing import Final

from farshore.core.game import Score, ScoreLine, Seat
from farshore.games.la_isla.state import State

LINES: Final = ("regions", "markers", "functions", "sets", "animals", "resources")


def scores(state: State) -> tuple[Score, ...]:
    return tuple(score(state, seat) for seat in range(len(state.seats)))


def totals(state: State) -> tuple[int, ...]:
    """What the pads add up to."""
    return tuple([sum(pad(state, seat)) for seat in range(len(state.seats))])


def score(state: State, seat: Seat) -> Score:
    """One seat's pad as it stands; a tie goes to more resources left."""
    return Score(tuple(map(ScoreLine, LINES, pad(state, seat))), tiebreak=(resources_left(state, seat),))


def pad(state: State, seat: Seat) -> tuple[int, ...]:
    """The points of each line."""
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
    """What the marker on the track would show."""
    camp = state.seats[seat]
    return camp.region_points + camp.marker_points + camp.function_points


def sets(state: State, seat: Seat) -> int:
    """Points for each complete set of different animals; a large tile is two of its kind."""
    return state.box.set_points * min(state.seats[seat].animals)


def animals(state: State, seat: Seat) -> int:
    """Each animal brings the value of the zone its marker has reached."""
    zones = state.box.zones
    return sum([count * zones[at] for count, at in zip(state.seats[seat].animals, state.markers, strict=True)])


def resources_left(state: State, seat: Seat) -> int:
    return sum(state.seats[seat].resources)


def zone_sum(state: State) -> int:
    """The five zone values together: the match ends by them."""
    return sum([state.box.zones[at] for at in state.markers])
