"""Names of territories, criteria and dice."""

from __future__ import annotations

from typing import Final

from farshore.core.text import Text, literal, text
from farshore.games.kingdom_maps.actions import AssignDice
from farshore.games.kingdom_maps.components import TERRITORIES, CriterionNumbers
from farshore.games.kingdom_maps.state import State

SHOWN_COUNTS: Final = 3
"""Number of counts that the text of a criterion lists: 2, 3, 4 …"""


def territory_text(territory: int) -> Text:
    """Return a territory's name."""
    return Text(TERRITORIES[territory])


def territory_count_text(territory: int, count: int) -> Text:
    """Return a number of hexes of a territory: "3 forests"."""
    return text(f"many-{TERRITORIES[territory]}", count=count)


def criterion_text(name: str) -> Text:
    """Return a criterion's name, as on the pad."""
    return Text(f"score-{name}")


def rule_text(name: str, numbers: CriterionNumbers) -> Text:
    """Return a criterion as a sentence, with the numbers of these components."""
    first_of = {points: count for count, points in reversed(tuple(enumerate(numbers.points))) if points}
    counts = literal(", ".join(map(str, sorted(first_of.values())[:SHOWN_COUNTS])))
    listed = literal(", ".join(str(points) for points in dict.fromkeys(numbers.points) if points))
    return text(f"rule-{name}", each=numbers.each, needed=numbers.needed, counts=counts, points=listed)


def dice_text(values: tuple[int, ...]) -> Text:
    """Return the numbers of these dice."""
    return literal(" ".join(map(str, values)))


def table_dice(state: State) -> tuple[int, ...]:
    """Return all dice of this turn, lowest first, the taken one among them."""
    return tuple(sorted((*state.dice, state.taken))) if state.taken else state.dice


def assign_id(action: AssignDice) -> str:
    """Return the node of a pair of dice."""
    return f"assign/{action.territory_die}-{action.value}"
