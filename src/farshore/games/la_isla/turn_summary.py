"""A whole turn: cards with phases A and B, then C, then D; its heading, and a short summary of its results."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farshore.core.cells import Cells, bits
from farshore.core.game import Seat, TurnHeading
from farshore.core.memo import memo
from farshore.core.text import Text, join_texts, text
from farshore.games.la_isla.card_functions import ANIMALS
from farshore.games.la_isla.components import SPACES
from farshore.games.la_isla.names import ANIMAL_TEXTS, COLOUR_TEXTS, resources_text
from farshore.games.la_isla.state import Stage, State

TURNS: Final[Mapping[Stage, int]] = {"deal": 1, "assign": 1, "a": 1, "b": 1, "c": 2, "d": 3}
"""Phases A and B are mostly automatic, so they are reported with the cards."""
PHASES: Final = ("turn-start", "phase-cards", "phase-c", "phase-d")


def current_turn(view: State) -> TurnHeading:
    """Return the heading: the round, and whether the turn is for cards, explorers or animals."""
    return _heading(view.round, TURNS.get(view.stage, 0))


@memo
def _heading(now: int, turn: int) -> TurnHeading:
    return TurnHeading(now, turn, text(PHASES[turn]))


def cells_of_seat(view: State, seat: Seat) -> Cells:
    camp = view.seats[seat]
    return camp.standing | camp.claimed << len(SPACES)


def tracks_moved(view: State) -> list[tuple[Seat, str]]:
    return [(item.seat, f"track/{ANIMALS[item.thing]}") for item in view.news if item.what == "marker"]


def turn_summary(before: State, after: State, seat: Seat) -> Text | None:
    """Return the new function, what was taken, the explorer's space and its claims: "steppe, claimed dodo"."""
    was, now = before.seats[seat], after.seats[seat]
    texts = [text("sum-function")] if any(card >= 0 and card not in was.slots for card in now.slots) else []
    for colour, (old, new) in enumerate(zip(was.resources, now.resources, strict=True)):
        if new > old:
            texts.append(text("sum-resource", what=resources_text(colour, new - old)))
    texts += [COLOUR_TEXTS[after.island.colours[space]] for space in bits(now.standing & ~was.standing)]
    for region in bits(now.claimed & ~was.claimed):
        texts.append(text("sum-claim", animal=ANIMAL_TEXTS[after.animals[region]]))
    if now.marker_points > was.marker_points:
        texts.append(text("sum-marker"))
    return join_texts(*texts) if texts else None
