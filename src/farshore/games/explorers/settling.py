"""The end of a turn and of a round: what concerns all seats is settled here and nowhere else."""

from __future__ import annotations

from farshore.core.game import CHANCE
from farshore.games.explorers import achievements
from farshore.games.explorers.board import BIT
from farshore.games.explorers.marking import closed_cells
from farshore.games.explorers.scoring import gem_points, gems_found, provision_points
from farshore.games.explorers.state import Sheet, State


def end_turn(state: State) -> None:
    """Temples and races are announced; then comes the next card, the next round, or the end."""
    state.phase += 1
    announce_temples(state)
    announce_races(state)
    for seat in range(state.settings.seats):
        _clear(state.sheet(seat))
    turn = state.settings.components.turn
    state.card = None
    state.chosen = 0
    if state.turn == turn.turns:
        end_round(state)
    elif state.turn == 0:
        _shuffle(state)
    state.turn += 1
    if state.round > turn.rounds:
        state.round, state.turn = turn.rounds, turn.turns
        state.stage, state.acting = "over", ()
    else:
        state.stage, state.acting = "reveal", (CHANCE,)


def announce_temples(state: State) -> None:
    """As many places are struck at a temple as seats explored it in this turn."""
    places = list(state.temple_places)
    for quadrant, temple in enumerate(state.map.temple_in):
        places[quadrant] += sum((sheet.marked & ~sheet.before & BIT[temple]) != 0 for sheet in state.sheets)
    state.temple_places = tuple(places)


def announce_races(state: State) -> None:
    """All who reach a race's goal in this turn take the same place; as many places are struck."""
    places = list(state.race_places)
    for index, goal in enumerate(state.goals):
        if goal.kind != "race":
            continue
        place = places[index]
        for seat in range(state.settings.seats):
            sheet = state.sheet(seat)
            if sheet.races[index] < 0 and achievements.reached(goal, state.map, sheet.marked):
                sheet.races = (*sheet.races[:index], place, *sheet.races[index + 1 :])
                places[index] += 1
    state.race_places = tuple(places)


def _clear(sheet: Sheet) -> None:
    """Ready for the next turn."""
    sheet.before = sheet.marked
    sheet.doing = "take"
    sheet.terrains = sheet.granted = 0


def end_round(state: State) -> None:
    """Provisions and gems are scored; all cards are shuffled, and the first player's token moves to the left."""
    for seat in range(state.settings.seats):
        sheet = state.sheet(seat)
        sheet.provisions = (*sheet.provisions, provision_points(state, sheet))
        sheet.gems = (*sheet.gems, gem_points(state.settings.gems, gems_found(state, sheet)))
    state.round += 1
    state.turn = 0
    if state.round > state.settings.components.turn.rounds:
        return
    _shuffle(state)
    for sheet in state.sheets:
        sheet.before_round = sheet.marked
        sheet.closed = closed_cells(state, sheet)
    if state.settings.seats == 1:
        fade(state)


def _shuffle(state: State) -> None:
    state.unseen = (1 << len(state.settings.components.cards)) - 1


def fade(state: State) -> None:
    """Solo: temples not explored and races not finished lose their highest value."""
    sheet = state.sheets[0]
    state.temple_places = tuple(
        place + (sheet.temples[quadrant] < 0) for quadrant, place in enumerate(state.temple_places)
    )
    state.race_places = tuple(
        place + (goal.kind == "race" and sheet.races[index] < 0)
        for index, (goal, place) in enumerate(zip(state.goals, state.race_places, strict=True))
    )
