"""The value of a position for a seat, by line of the score pad."""

from __future__ import annotations

from collections.abc import Mapping

from farshore.core.cells import bits
from farshore.core.game import Seat
from farshore.core.strategy import packaged_weights

from skerries import rules, scoring
from skerries.components import BOARD
from skerries.state import State

WEIGHTS = packaged_weights("skerries")


def worth(state: State, seat: Seat, weights: Mapping[str, float]) -> dict[str, float]:
    """Return the points, the expected gain of the chosen square, and a bonus for ways to extend the chain."""
    mine, landing = state.seats[seat].squares, state.seats[seat].landing
    hoped = 1 << landing if landing >= 0 else 0
    points = {line.name: float(line.points) for line in scoring.score(state, seat).lines}
    longer = max((part.bit_count() for part in BOARD.regions(mine | hoped)), default=0) - points["chain"]
    ways = sum(1 for _ in bits(BOARD.outer_neighbours(scoring.chain(state, seat)) & rules.free(state)))
    return {
        "squares": points["squares"] + weights["alone"] * state.tide * bool(hoped),
        "chain": points["chain"] + weights["alone"] * longer + weights["way"] * ways,
    }
