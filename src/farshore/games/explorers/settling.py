"""The end of a turn and of a round: what concerns all seats is settled here and nowhere else."""

from __future__ import annotations

from farshore.core.cells import bits
from farshore.core.game import CHANCE, Seat
from farshore.games.explorers import achievements
from farshore.games.explorers.board import QUADRANT_OF
from farshore.games.explorers.marking import free_cells
from farshore.games.explorers.scoring import gem_points, gems_found, provision_points
from farshore.games.explorers.state import Sheet, State

_CHANCE: tuple[Seat, ...] = (CHANCE,)


def end_turn(state: State) -> None:
    """Temples and races are announced; then comes the next card, the next round, or the end."""
    state.phase += 1
    sheets = [state.sheet(seat) for seat in range(state.settings.seats)]
    announce_temples(state, sheets)
    announce_races(state, sheets)
    for sheet in sheets:
        sheet.before = sheet.marked
        sheet.doing = "take"
        sheet.side = sheet.terrains = sheet.granted = 0
    state.card = None
    state.chosen = 0
    turn = state.settings.components.turn
    if state.turn < turn.turns:
        if state.turn == 0:
            shuffle(state)
        state.turn += 1
    else:
        end_round(state, sheets)
        if state.round == turn.rounds:
            state.stage, state.acting = "over", ()
            return
        next_round(state, sheets)
    state.stage, state.acting = "reveal", _CHANCE


def announce_temples(state: State, sheets: list[Sheet]) -> None:
    """As many places are struck at a temple as seats explored it in this turn."""
    temples = state.map.having["temple"]
    for sheet in sheets:
        if explored := (sheet.marked ^ sheet.before) & temples:
            for temple in bits(explored):
                state.temple_places = _struck(state.temple_places, QUADRANT_OF[temple])


def announce_races(state: State, sheets: list[Sheet]) -> None:
    """All who reach a race's goal in this turn take the same place; as many places are struck."""
    for index, goal in enumerate(state.goals):
        if goal.kind != "race":
            continue
        place = state.race_places[index]
        for sheet in sheets:
            if sheet.races[index] < 0 and achievements.reached(goal, state.map, sheet.marked):
                sheet.races = (*sheet.races[:index], place, *sheet.races[index + 1 :])
                state.race_places = _struck(state.race_places, index)


def _struck(places: tuple[int, ...], index: int) -> tuple[int, ...]:
    """One place fewer to be had."""
    return (*places[:index], places[index] + 1, *places[index + 1 :])


def end_round(state: State, sheets: list[Sheet]) -> None:
    """Provisions and gems are scored."""
    for sheet in sheets:
        sheet.provisions = (*sheet.provisions, provision_points(state, sheet))
        sheet.gems = (*sheet.gems, gem_points(state.settings.gems, gems_found(state, sheet)))


def next_round(state: State, sheets: list[Sheet]) -> None:
    """All cards are shuffled, the token moves to the left, a new column of provisions is open; solo, values fade."""
    state.round += 1
    state.turn = 1
    shuffle(state)
    for sheet in sheets:
        sheet.before_round = sheet.marked
        sheet.free = free_cells(state, sheet)
    if state.settings.seats == 1:
        fade(state, sheets[0])


def shuffle(state: State) -> None:
    """All cards are unseen again; one of them will stay so, and nobody knows which."""
    state.unseen = (1 << len(state.settings.components.cards)) - 1


def fade(state: State, sheet: Sheet) -> None:
    """Solo: temples not explored and races not finished lose their highest value."""
    for quadrant, place in enumerate(sheet.temples):
        if place < 0:
            state.temple_places = _struck(state.temple_places, quadrant)
    for index, goal in enumerate(state.goals):
        if goal.kind == "race" and sheet.races[index] < 0:
            state.race_places = _struck(state.race_places, index)
