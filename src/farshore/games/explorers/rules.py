"""The sequence of play: set-up, then four rounds of seven turns; in each a card, a choice, and marks by everybody.

Everything of the state and all actions can be imported from here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from farshore.core.game import CHANCE, Evenly, Seat
from farshore.core.text import Text, text
from farshore.games.explorers import settling
from farshore.games.explorers.actions import (
    BONUSES,
    DONE,
    MARKS,
    SCROLLS,
    START_TERRAINS,
    STARTS,
    Action,
    Bonus,
    Choose,
    Done,
    DrawAchievement,
    LayTile,
    Mark,
    NameFirst,
    Reveal,
    Start,
    StartTerrain,
    Take,
    UseScroll,
)
from farshore.games.explorers.board import BIT, NEIGHBOURS, QUADRANTS, ROTATIONS, Board, Placed, lay
from farshore.games.explorers.choices import Choices
from farshore.games.explorers.components import Components, PairOfSides, Side
from farshore.games.explorers.marking import free_cells, mark, owe, reason_against, scrolls_ready
from farshore.games.explorers.state import NOBODY, Doing, Settings, Sheet, Stage, State

__all__ = [
    "NOBODY",
    "Action",
    "Bonus",
    "Choose",
    "Doing",
    "Done",
    "DrawAchievement",
    "LayTile",
    "Mark",
    "NameFirst",
    "Placed",
    "Reveal",
    "Settings",
    "Sheet",
    "Stage",
    "Start",
    "StartTerrain",
    "State",
    "Take",
    "UseScroll",
    "reason_against",
]


def every_action(components: Components) -> tuple[Action, ...]:
    """All that a seat can ever do with these components."""
    sides = sorted({side for card in components.cards for side in card})
    tiles = (
        LayTile(quadrant, Placed(number, rotation))
        for quadrant in range(len(QUADRANTS))
        for number in components.tiles
        for rotation in ROTATIONS
    )
    chooses, takes = (Choose(side) for side in sides), (Take(side) for side in sides)
    return (*MARKS, DONE, *chooses, *takes, *SCROLLS, *BONUSES, *START_TERRAINS, *STARTS, *tiles)


# Set-up


def continue_setup(state: State) -> None:
    """Tiles, achievements, first player; if the first player lays the tiles, that one is named before."""
    if state.settings.seats == 1:
        state.first = 0
    if state.settings.chosen_map and state.first == NOBODY:
        _wait_for(state, "first", CHANCE)
    elif not state.map.quarters:
        _wait_for(state, "tile", state.first if state.settings.chosen_map else CHANCE)
    elif len(state.goals) < state.settings.drawn:
        _wait_for(state, "achievement", CHANCE)
    elif state.first == NOBODY:
        _wait_for(state, "first", CHANCE)
    elif len(state.map.starts) > 1:
        _wait_for(state, "start", state.first)
    else:
        begin_journey(state, state.map.starts[0])


def _wait_for(state: State, stage: Stage, *actors: Seat) -> None:
    state.stage = stage
    state.acting = actors


def lay_tile(state: State, placed: Placed) -> None:
    """Lays a tile into the next quadrant; the fourth completes the map."""
    state.tiles = (*state.tiles, placed)
    if len(state.tiles) == len(QUADRANTS):
        state.map = lay_map(state.settings.components, state.tiles)
    continue_setup(state)


def lay_map(components: Components, tiles: Sequence[Placed]) -> Board:
    """The map of four tiles in the order of the quadrants."""
    return lay([components.tiles[placed.number] for placed in tiles], [placed.rotation for placed in tiles])


def begin_journey(state: State, village: int) -> None:
    """Everybody marks the village closest to the centre, then a few spaces of one terrain, before the first card."""
    state.start = village
    state.race_places = (0,) * len(state.goals)
    _wait_for(state, "mark", *range(state.settings.seats))
    for seat in state.acting:
        sheet = state.sheet(seat)
        sheet.marked = sheet.before = sheet.before_round = BIT[village]
        sheet.reach = NEIGHBOURS[village]
        sheet.free = free_cells(state, sheet)
        sheet.races = (-1,) * len(state.goals)


# Phase 1: the active player chooses


def reveal(state: State, card: Reveal) -> None:
    """A card is turned over; without an active player everybody takes a side at once."""
    state.card = card
    state.unseen &= ~(1 << card.card)
    active = state.active
    if active == NOBODY:
        _wait_for(state, "mark", *range(state.settings.seats))
    else:
        _wait_for(state, "choose", active)


def choose(state: State, seat: Seat, side: Side) -> None:
    """The active player turns the card towards a side and will mark there, unless a scroll replaces it."""
    state.chosen = side
    _wait_for(state, "mark", *range(state.settings.seats))
    sheet = state.sheet(seat)
    take(state, sheet, side, state.settings.components.turn.active)
    if scrolls_ready(state, sheet) > 0:
        sheet.doing = "chosen"


# Phase 2: everybody places Xs


def marks_for(state: State, side: Side) -> int:
    """How many Xs a seat that is not active may place on this side of the card."""
    turn = state.settings.components.turn
    if state.chosen or state.active != NOBODY:
        return turn.same if side == state.chosen else turn.other
    if state.settings.seats == 1:
        return turn.active if state.card and side == state.card.sides[0] else turn.same
    return turn.active


def take(state: State, sheet: Sheet, side: Side, marks: int) -> None:
    """Goes by a side of the card: so many Xs there."""
    sheet.side = side
    owe(state, sheet, side, marks)


def use_scroll(state: State, sheet: Sheet, terrain: int) -> None:
    """A scroll replaces the card: four Xs on one terrain."""
    sheet.side = 0
    sheet.scrolls_used += 1
    owe(state, sheet, 1 << terrain, state.settings.components.turn.scroll)


def take_bonus(state: State, sheet: Sheet, terrain: int) -> None:
    """The bonus marks of a temple go on one terrain."""
    sheet.horse = False
    marks, *later = sheet.bonuses
    sheet.bonuses = tuple(later)
    owe(state, sheet, 1 << terrain, marks)


def finish(state: State, seat: Seat) -> None:
    """This seat has placed its Xs; the last one ends the turn."""
    sheet = state.sheet(seat)
    sheet.doing = "done"
    sheet.open = sheet.owed = 0
    sheet.horse, sheet.bonuses = False, ()
    place = state.acting.index(seat)
    state.acting = state.acting[:place] + state.acting[place + 1 :]
    if not state.acting:
        settling.end_turn(state)


# What may be done

_STOP: tuple[Action, ...] = (DONE,)


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """What this seat may do now."""
    if seat not in state.acting:
        return ()
    sheet = state.sheets[seat]
    doing = sheet.doing
    if doing == "mark":
        return Choices(sheet.open, () if state.settings.forced else _ways_to_stop(sheet))
    if doing == "rest":
        return _STOP
    if state.stage != "mark":
        return _choices_between_turns(state)
    if doing == "bonus":
        return BONUSES if state.settings.forced else BONUSES + _STOP
    if doing == "chosen":
        return Choices(sheet.open, SCROLLS if sheet.open and state.settings.forced else SCROLLS + _STOP)
    if state.card is None:
        return START_TERRAINS
    takes = _takes(state.card.sides)
    return takes + SCROLLS if scrolls_ready(state, sheet) > 0 else takes


def _ways_to_stop(sheet: Sheet) -> tuple[Action, ...]:
    """Where nobody must place all Xs: the rest is given up for the bonus still to come, or for all of the turn."""
    return BONUSES + _STOP if sheet.bonuses else _STOP


def _choices_between_turns(state: State) -> Sequence[Action]:
    if state.stage == "choose" and state.card:
        return _chooses(state.card.sides)
    if state.stage == "start":
        return tuple(STARTS[cell] for cell in state.map.starts)
    return _tile_choices(*_tiles_left(state)) if state.stage == "tile" else ()


def _tiles_left(state: State) -> tuple[int, tuple[int, ...]]:
    """The next quadrant, and the tiles that can be laid there."""
    laid = [placed.number for placed in state.tiles]
    return len(laid), tuple([number for number in state.settings.components.tiles if number not in laid])


@lru_cache(maxsize=1024)
def _tile_choices(quadrant: int, numbers: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(LayTile(quadrant, Placed(number, rotation)) for number in numbers for rotation in ROTATIONS)


@cache
def _chooses(sides: PairOfSides) -> tuple[Action, ...]:
    return tuple(Choose(side) for side in sides)


@cache
def _takes(sides: PairOfSides) -> tuple[Action, ...]:
    return tuple(Take(side) for side in sides)


def chances(state: State) -> Sequence[tuple[Action, int]]:
    """What chance may bring now, all equally likely."""
    return Evenly(outcomes(state))


def outcomes(state: State) -> tuple[Action, ...]:
    """The tiles, achievements, seats or cards that may come now; nothing if a seat is to act."""
    if state.acting != (CHANCE,):
        return ()
    if state.stage == "reveal":
        return _cards_to_come(state.settings.deck, state.unseen)
    if state.stage == "tile":
        return _tile_choices(*_tiles_left(state))
    if state.stage == "first":
        return tuple(NameFirst(seat) for seat in range(state.settings.seats))
    drawn = {goal.id for goal in state.goals}
    return tuple(DrawAchievement(name) for name in state.settings.components.achievements if name not in drawn)


def _cards_to_come(deck: tuple[Reveal, ...], unseen: int) -> tuple[Action, ...]:
    """Any card not yet turned over in this round, the one set aside included."""
    return tuple([card for card in deck if unseen >> card.card & 1])


# Doing it


def step(state: State, seat: Seat, action: Action) -> None:
    """Does a legal action in place."""
    if isinstance(action, Mark):
        mark(state, state.sheet(seat), action.cell)
    elif isinstance(action, Done):
        finish(state, seat)
    elif isinstance(action, Take):
        take(state, state.sheet(seat), action.side, marks_for(state, action.side))
    elif isinstance(action, Reveal):
        state.phase += 1
        reveal(state, action)
    elif isinstance(action, Choose):
        choose(state, seat, action.side)
    elif isinstance(action, UseScroll):
        use_scroll(state, state.sheet(seat), action.terrain)
    elif isinstance(action, Bonus):
        take_bonus(state, state.sheet(seat), action.terrain)
    elif isinstance(action, StartTerrain):
        owe(state, state.sheet(seat), 1 << action.terrain, state.settings.components.turn.start)
    else:
        _step_setup(state, seat, action)


def _step_setup(state: State, seat: Seat, action: LayTile | DrawAchievement | NameFirst | Start) -> None:
    if seat == CHANCE:
        state.phase += 1
    if isinstance(action, Start):
        begin_journey(state, action.cell)
    elif isinstance(action, LayTile):
        lay_tile(state, action.placed)
    elif isinstance(action, NameFirst):
        state.first = action.seat
        continue_setup(state)
    else:
        state.goals = (*state.goals, state.settings.components.achievements[action.id])
        continue_setup(state)


def refusal(state: State, seat: Seat, action: Action) -> Text:
    """Why this action is not legal now."""
    if isinstance(action, Mark):
        return reason_against(state, seat, action.cell) or text("not-allowed-now", action=str(action))
    sheet = state.sheets[seat]
    if isinstance(action, Done) and state.stage == "mark":
        return _unfinished(state, sheet)
    if isinstance(action, UseScroll) and state.stage == "mark":
        ready = state.turn > 0 and scrolls_ready(state, sheet) > 0
        return text("why-scroll-first" if ready else "why-no-scroll")
    return text("not-allowed-now", action=str(action))


def _unfinished(state: State, sheet: Sheet) -> Text:
    """Why a seat cannot be done yet."""
    if sheet.doing == "bonus":
        return text("why-bonus-first", marks=sheet.bonuses[0])
    if sheet.doing == "take":
        return text("why-terrain-first" if state.turn == 0 else "why-side-first")
    return text("why-marks-left", marks=sheet.owed + sheet.horse)
