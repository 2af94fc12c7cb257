"""Placing Xs: where one may be placed, and what it brings. The one source of legality for marks."""

from __future__ import annotations

from farshore.core.cells import Cells
from farshore.core.game import Seat
from farshore.core.text import Text, plain, text
from farshore.games.explorers.board import BIT, GRID, NEIGHBOURS, PROVISIONS, QUADRANT_OF, TERRAINS, Board
from farshore.games.explorers.components import Side
from farshore.games.explorers.state import Sheet, State

# What a sheet has


def keys_left(state: State, sheet: Sheet) -> int:
    """Keys circled and not yet crossed out."""
    having = state.map.having
    found = min((sheet.marked & having["key"]).bit_count(), state.settings.components.key_track)
    return found - (sheet.marked & having["temple"]).bit_count()


def scrolls_left(state: State, sheet: Sheet) -> int:
    """Scrolls circled and not yet crossed out, those found this turn included."""
    found = min((sheet.marked & state.map.having["scroll"]).bit_count(), state.settings.components.scroll_track)
    return found - sheet.scrolls_used


def scrolls_ready(state: State, sheet: Sheet) -> int:
    """Scrolls found in an earlier turn and not yet used: one found now waits for a later turn."""
    found = sheet.before & state.map.having["scroll"]
    return min(found.bit_count(), state.settings.components.scroll_track) - sheet.scrolls_used if found else 0


# Where an X may be placed


def free_cells(state: State, sheet: Sheet) -> Cells:
    """What can be marked from a neighbour: no X, no village, no provision that is not to be had, no locked temple."""
    board = state.map
    shut = sheet.marked | board.villages
    column = state.settings.provisions.columns[state.round - 1]
    new = sheet.marked & ~sheet.before_round
    for kind in PROVISIONS:
        if (new & board.having[kind]).bit_count() >= column.get(kind, 0):
            shut |= board.having[kind]
    if keys_left(state, sheet) <= 0:
        shut |= board.having["temple"]
    return GRID.all & ~shut


def look(board: Board, sheet: Sheet) -> None:
    """Finds what may be marked next. What cannot be placed is lost; then come the bonus marks, then only done."""
    reachable = sheet.reach & sheet.free
    if sheet.horse:
        found = reachable
        sheet.horse = found != 0
    elif sheet.owed:
        found = reachable & board.grounds[sheet.terrains]
    else:
        found = 0
    sheet.open = found
    if found:
        sheet.doing = "mark"
        return
    sheet.owed = 0
    if not reachable:
        sheet.bonuses = ()
    sheet.doing = "bonus" if sheet.bonuses else "rest"


def reason_against(state: State, seat: Seat, cell: int) -> Text | None:
    """Why this seat cannot mark this space now; None if it can."""
    sheet = state.sheets[seat]
    if sheet.open >> cell & 1:
        return None
    if seat not in state.acting or state.stage != "mark":
        return text("match-over") if state.stage == "over" else text("not-your-turn")
    if fixed := _shut(state, sheet, cell):
        return fixed
    if sheet.doing == "take":
        return text("why-terrain-first" if state.turn == 0 else "why-side-first")
    if sheet.doing == "bonus":
        return text("why-bonus-first", marks=sheet.bonuses[0])
    if not sheet.horse and not sheet.owed:
        return text("why-no-marks")
    if not sheet.reach >> cell & 1:
        return text("why-not-adjacent", cell=plain(GRID.names[cell]))
    return text(
        "why-terrain", terrain=terrain_text(1 << state.map.terrain_at[cell]), allowed=terrain_text(sheet.terrains)
    )


def _shut(state: State, sheet: Sheet, cell: int) -> Text | None:
    """Why this space cannot be marked from anywhere."""
    if sheet.free >> cell & 1:
        return None
    thing = state.map.object_at[cell]
    if sheet.marked >> cell & 1:
        return text("why-marked")
    if thing == "village":
        return text("why-village")
    if thing == "temple":
        return text("why-key")
    column = state.settings.provisions.columns[state.round - 1]
    key = "why-provision-taken" if column.get(thing, 0) else "why-provision-round"
    return text(key, provision=text(thing), round=state.round)


def terrain_text(side: Side) -> Text:
    """The words for one terrain or a pair of them."""
    names = tuple(text(terrain) for index, terrain in enumerate(TERRAINS) if side >> index & 1)
    return names[0] if len(names) == 1 else text("either-terrain", first=names[0], second=names[1])


# Placing it


def owe(state: State, sheet: Sheet, terrains: Side, marks: int) -> None:
    """So many Xs are to be placed on these terrains."""
    sheet.terrains = terrains
    sheet.owed = sheet.granted = marks
    look(state.map, sheet)


def mark(state: State, sheet: Sheet, cell: int) -> None:
    """Places an X, a horse's or one of those owed; the object on the space works at once."""
    board, bit = state.map, BIT[cell]
    sheet.marked |= bit
    sheet.reach |= NEIGHBOURS[cell]
    sheet.free ^= bit
    if sheet.horse:
        sheet.horse = False
    else:
        sheet.owed -= 1
    if bit & board.working:
        _use_object(state, sheet, cell)
    look(board, sheet)


def _use_object(state: State, sheet: Sheet, cell: int) -> None:
    thing = state.map.object_at[cell]
    if thing == "horse":
        sheet.horse = True
        return
    if thing == "temple":
        explore_temple(state, sheet, QUADRANT_OF[cell])
    sheet.free = free_cells(state, sheet)


def explore_temple(state: State, sheet: Sheet, quadrant: int) -> None:
    """Takes the first free place as it was when the turn began; on the expert side bonus marks follow."""
    place = state.temple_places[quadrant]
    sheet.temples = (*sheet.temples[:quadrant], place, *sheet.temples[quadrant + 1 :])
    if bonus := state.settings.temples.bonus[place]:
        sheet.bonuses = tuple(sorted((*sheet.bonuses, bonus), reverse=True))
