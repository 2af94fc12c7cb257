"""Placing Xs: where they are legal, and their effects. The only source of legality for marks."""

from __future__ import annotations

from farshore.core.cells import Cells
from farshore.core.state import Seat
from farshore.games.explorers.actions import Mark
from farshore.games.explorers.board import BIT, GRID, NEIGHBOURS, QUADRANT_OF
from farshore.games.explorers.components import Side
from farshore.games.explorers.state import PlayerSheet, State

# What a sheet has


def keys_found(state: State, seat: Seat) -> int:
    """Return the number of keys found, at most the length of the track."""
    return min((state.seats[seat].marked & state.map.having["key"]).bit_count(), state.box.components.key_track)


def keys_left(state: State, seat: Seat) -> int:
    """Return the number of unused keys."""
    return keys_found(state, seat) - (state.seats[seat].marked & state.map.having["temple"]).bit_count()


def scrolls_found(state: State, seat: Seat) -> int:
    """Return the number of scrolls found, at most the length of the track."""
    return min((state.seats[seat].marked & state.map.having["scroll"]).bit_count(), state.box.components.scroll_track)


def scrolls_left(state: State, seat: Seat) -> int:
    """Return the number of unused scrolls, including those found this turn."""
    return scrolls_found(state, seat) - state.seats[seat].scrolls_used


def scrolls_ready(state: State, seat: Seat) -> int:
    """Return the number of scrolls that can be used now: unused, and found in an earlier turn."""
    sheet = state.seats[seat]
    found = sheet.before & state.map.having["scroll"]
    return min(found.bit_count(), state.box.components.scroll_track) - sheet.scrolls_used if found else 0


# Where an X may be placed


def free_cells(state: State, seat: Seat) -> Cells:
    """Return what can be marked from a neighbour: no X, no village, no provision out of season, no locked temple."""
    board, sheet = state.map, state.seats[seat]
    shut = sheet.marked | board.villages
    new = sheet.marked & ~sheet.before_round
    for cells, most in zip(board.provisions, state.box.provisions.columns[state.round - 1], strict=True):
        if (new & cells).bit_count() >= most:
            shut |= cells
    if keys_left(state, seat) <= 0:
        shut |= board.having["temple"]
    return GRID.all & ~shut


def update_legal_marks(state: State, sheet: PlayerSheet) -> None:
    """Find what can be marked next. Marks that cannot be placed are lost; then bonus marks follow, then only `done`."""
    reachable = sheet.reach & sheet.free
    if sheet.horse:
        found = reachable
        sheet.horse = found != 0
    elif sheet.owed:
        found = reachable & state.map.grounds[sheet.terrains]
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


# Placing it


def grant_marks(state: State, sheet: PlayerSheet, terrains: Side, marks: int) -> None:
    """Let the seat place this number of Xs on these terrains."""
    sheet.terrains = terrains
    sheet.owed = sheet.granted = marks
    update_legal_marks(state, sheet)


def mark(state: State, seat: Seat, action: Mark) -> None:
    """Place an X, of a horse or of those granted; the object on the space takes effect immediately."""
    sheet, cell = state.edit(seat), action.cell
    bit = BIT[cell]
    sheet.marked |= bit
    sheet.reach |= NEIGHBOURS[cell]
    sheet.free ^= bit
    if sheet.horse:
        sheet.horse = False
    else:
        sheet.owed -= 1
    if bit & state.map.working:
        use_object(state, seat, cell)
    update_legal_marks(state, sheet)


def use_object(state: State, seat: Seat, cell: int) -> None:
    """Apply an object: a horse grants a mark, a temple is explored, keys and provisions change what can be marked."""
    sheet, thing = state.edit(seat), state.map.object_at[cell]
    if thing == "horse":
        sheet.horse = True
        return
    if thing == "temple":
        explore_temple(state, seat, QUADRANT_OF[cell])
    sheet.free = free_cells(state, seat)


def explore_temple(state: State, seat: Seat, quadrant: int) -> None:
    """Take the first place that was free when the turn began; on the expert side bonus marks follow."""
    sheet, temples = state.edit(seat), state.box.temples
    place = state.temple_places[quadrant]
    sheet.temples = (*sheet.temples[:quadrant], place, *sheet.temples[quadrant + 1 :])
    if bonus := temples.bonus[place]:
        sheet.bonuses = tuple(sorted((*sheet.bonuses, bonus), reverse=True))
    state.add_news(seat, "temple", quadrant, temples.points[place])
