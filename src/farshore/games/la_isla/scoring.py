"""The score pad: what was scored in play, and what the end brings."""

from __future__ import annotations

from farshore.core.game import Line, Score
from farshore.games.la_isla.components import Components
from farshore.games.la_isla.placing import FUNCTIONS, MARKERS, REGIONS
from farshore.games.la_isla.state import State

LINES = ("regions", "markers", "functions", "sets", "animals", "resources")


def sets(parts: Components, state: State, seat: int) -> int:
    """Points for each complete set of different animals; a large tile is two of its kind."""
    return parts.set_points * min(state.owned[5 * seat : 5 * seat + 5])


def animals(parts: Components, state: State, seat: int) -> int:
    """Each animal brings the value of the zone its marker has reached."""
    return sum(
        count * parts.zones[at] for count, at in zip(state.owned[5 * seat : 5 * seat + 5], state.markers, strict=True)
    )


def resources_left(state: State, seat: int) -> int:
    return sum(state.resources[5 * seat : 5 * seat + 5])


def zone_sum(parts: Components, state: State) -> int:
    """The five zone values together: the match ends by them."""
    return sum(parts.zones[at] for at in state.markers)


def score(parts: Components, state: State, seat: int) -> Score:
    """One seat's pad as it stands; a tie goes to more resources left."""
    left, base = resources_left(state, seat), 3 * seat
    points = (
        state.points[base + REGIONS],
        state.points[base + MARKERS],
        state.points[base + FUNCTIONS],
        sets(parts, state, seat),
        animals(parts, state, seat),
        left // parts.resources_per_point,
    )
    return Score(tuple(map(Line, LINES, points)), tiebreak=(left,))
