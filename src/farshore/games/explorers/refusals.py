"""Why an action is not legal now, by verb, from the same sets and counts as the legal actions."""

from __future__ import annotations

from typing import Final

from farshore.core.game import VerbTable
from farshore.core.state import Seat
from farshore.core.text import Text, text
from farshore.games.explorers.actions import (
    Action,
    Bonus,
    Choose,
    Done,
    LayTile,
    Mark,
    Start,
    StartTerrain,
    Take,
    UseScroll,
)
from farshore.games.explorers.board import GRID
from farshore.games.explorers.components import PROVISIONS
from farshore.games.explorers.marking import scrolls_ready
from farshore.games.explorers.names import side_text
from farshore.games.explorers.state import State

# Seats that wait


def why_wait(view: State, seat: Seat) -> Text:
    """Return why a seat that is not to act can do nothing."""
    if view.stage == "over":
        return text("match-over")
    if not view.map.quarters:
        return text("why-map-first")
    if view.stage == "mark":
        return text("why-done")
    return text("why-wait-choice") if view.stage == "choose" else text("not-your-turn")


# Marks


def refuse_mark(state: State, seat: Seat, action: Mark) -> Text:
    """Return why this seat cannot mark this space now."""
    if not state.map.quarters:
        return text("why-map-first")
    if state.stage != "mark":
        return text("why-side-first" if state.stage == "choose" else "why-start-first")
    sheet, cell = state.seats[seat], action.cell
    if not sheet.free >> cell & 1:
        return why_closed(state, seat, cell)
    if sheet.doing in ("take", "bonus"):
        return why_unfinished(state, seat)
    if not sheet.horse and not sheet.owed:
        return text("why-no-marks")
    if not sheet.reach >> cell & 1:
        return text("why-not-adjacent", cell=GRID.names[cell])
    if sheet.open >> cell & 1:
        return text("why-nothing-against")
    return text("why-terrain", terrain=side_text(1 << state.map.terrain_at[cell]), allowed=side_text(sheet.terrains))


def why_closed(state: State, seat: Seat, cell: int) -> Text:
    """Return why this space cannot be marked from anywhere."""
    thing = state.map.object_at[cell]
    if state.seats[seat].marked >> cell & 1:
        return text("why-marked")
    if thing == "village":
        return text("why-village")
    if thing == "temple":
        return text("why-key")
    most = state.box.provisions.columns[state.round - 1][PROVISIONS.index(thing)]
    key = "why-provision-taken" if most else "why-provision-round"
    return text(key, provision=text(thing), round=state.round)


def why_unfinished(state: State, seat: Seat) -> Text:
    """Return what a seat must do before it can mark or be done."""
    sheet = state.seats[seat]
    if sheet.doing == "bonus":
        return text("why-bonus-first", marks=sheet.bonuses[0])
    if sheet.doing == "take":
        return text("why-terrain-first" if state.turn == 0 else "why-side-first")
    return text("why-marks-left", marks=sheet.owed + sheet.horse)


# Other verbs


def refuse_now(state: State, seat: Seat, action: Action) -> Text:
    """Return that this is not possible at this stage."""
    return text("why-side-first") if state.stage == "choose" else text("not-allowed-now", action=str(action))


def refuse_done(state: State, seat: Seat, action: Done) -> Text:
    """Return why a seat cannot be done yet."""
    return refuse_now(state, seat, action) if state.stage != "mark" else why_unfinished(state, seat)


def refuse_scroll(state: State, seat: Seat, action: UseScroll) -> Text:
    """Return why no scroll can be used."""
    if state.stage != "mark":
        return refuse_now(state, seat, action)
    ready = state.turn > 0 and scrolls_ready(state, seat) > 0
    return text("why-scroll-first" if ready else "why-no-scroll")


def refuse_side(state: State, seat: Seat, action: Choose | Take) -> Text:
    """Return why a side of the card cannot be taken; a side that was taken cannot be exchanged."""
    if state.stage == "mark" and state.seats[seat].doing != "take":
        return text("why-card-taken")
    return refuse_now(state, seat, action)


def refuse_start(state: State, seat: Seat, action: Start) -> Text:
    """Return why this space cannot be the start village."""
    if state.stage == "start":
        return text("why-not-closest" if state.map.villages >> action.cell & 1 else "why-start-first")
    return refuse_now(state, seat, action)


REFUSALS: Final[VerbTable] = {
    Mark: refuse_mark,
    Done: refuse_done,
    Choose: refuse_side,
    Take: refuse_side,
    UseScroll: refuse_scroll,
    Bonus: refuse_now,
    StartTerrain: refuse_now,
    Start: refuse_start,
    LayTile: refuse_now,
}


# Nodes that cannot be clicked


def describe_inactive_node(view: State, seat: Seat, node: str) -> Text:
    """Return the text for a node that cannot be clicked."""
    kind = node.partition("/")[0]
    if kind == "board" and view.stage != "over":
        return text("why-not-yours")
    if seat not in view.acting:
        return why_wait(view, seat)
    return text("why-tile-first") if kind == "turn" else text("why-only-shown")
