"""The sequence of play: set-up, then four rounds of seven turns; in each a card, a choice, and marks by everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farshore.core.cells import bits
from farshore.core.game import BadOption, Options, Value, VerbTable
from farshore.core.lazy_actions import LegalActions, Outcomes
from farshore.core.playout import make_play_functions
from farshore.core.state import CHANCE, NOBODY, Seat
from farshore.core.text import text
from farshore.games.explorers import achievements
from farshore.games.explorers.actions import (
    BONUSES,
    CHOOSES,
    DONE,
    MARKS,
    SCROLLS,
    START_TERRAINS,
    STARTS,
    TAKES,
    Action,
    Bonus,
    Choose,
    Done,
    DrawAchievement,
    LayTile,
    Mark,
    NameFirst,
    Start,
    StartTerrain,
    Take,
    UseScroll,
    lays,
)
from farshore.games.explorers.board import BIT, NEIGHBOURS, QUADRANT_OF, QUADRANTS, Board, build_map
from farshore.games.explorers.components import (
    ROTATIONS,
    Achievement,
    Card,
    Components,
    Placed,
    Side,
    components_for_table,
)
from farshore.games.explorers.marking import free_cells, grant_marks, mark, scrolls_ready
from farshore.games.explorers.scoring import gem_points, provision_points
from farshore.games.explorers.state import PlayerSheet, Stage, State

MOST_ACHIEVEMENTS: Final = 3

# Set-up


def setup(components: Components, seats: int, options: Options) -> State:
    """Return the first position: options decide part of the set-up, the rest is drawn or chosen."""
    state = State(components_for_table(components, seats, options), [PlayerSheet() for _ in range(seats)])
    state.goals = named_achievements(components, options["achievements"])
    state.tiles = named_tiles(components, options["map"])
    if state.tiles:
        state.map = lay_map(components, state.tiles)
    continue_setup(state)
    return state


def named_achievements(components: Components, value: Value) -> tuple[Achievement, ...]:
    """Return the achievements named in the option, up to three different ones; none if they are drawn."""
    names = value if isinstance(value, tuple) else ()
    if isinstance(value, int) and value > len(components.achievements):
        raise BadOption(text("bad-achievement-few", number=value, count=len(components.achievements)))
    for index, name in enumerate(names):
        if name not in components.achievements:
            raise BadOption(text("bad-achievement", id=name[:40]))
        if name in names[:index]:
            raise BadOption(text("bad-achievement-twice", id=name))
    if len(names) > MOST_ACHIEVEMENTS:
        raise BadOption(text("bad-achievement-number", number=len(names)))
    return tuple(components.achievements[name] for name in names)


def named_tiles(components: Components, value: Value) -> tuple[Placed, ...]:
    """Return the tiles named in the option, `3e 5n 1s 8w`; none if they are drawn or chosen."""
    if value in ("random", "choose"):
        return ()
    words = value.split() if isinstance(value, str) else value if isinstance(value, tuple) else ()
    if len(words) != len(QUADRANTS):
        raise BadOption(text("bad-map-number", number=len(words)))
    written = {str(number): number for number in components.tiles}  # no digits of other scripts
    tiles: list[Placed] = []
    for word in words:
        number, rotation = written.get(word[:-1]), word[-1:]
        if number is None or rotation not in ROTATIONS:
            raise BadOption(text("bad-map-tile", tile=word[:20]))
        if any(placed.number == number for placed in tiles):
            raise BadOption(text("bad-map-twice", tile=number))
        tiles.append(Placed(number, rotation))
    return tuple(tiles)


def lay_map(components: Components, tiles: Sequence[Placed]) -> Board:
    """Return the map of four tiles in the order of the quadrants."""
    return build_map([components.tiles[placed.number] for placed in tiles], [placed.rotation for placed in tiles])


def continue_setup(state: State) -> None:
    """Set up tiles, achievements and first player; the first player comes first if they place the tiles."""
    if state.box.seats == 1:
        state.first = 0
    if state.box.chosen_map and state.first == NOBODY:
        set_stage(state, "first", (CHANCE,))
    elif not state.map.quarters:
        set_stage(state, "tile", (state.first if state.box.chosen_map else CHANCE,))
    elif len(state.goals) < state.box.drawn:
        set_stage(state, "achievement", (CHANCE,))
    elif state.first == NOBODY:
        set_stage(state, "first", (CHANCE,))
    elif len(state.map.starts) > 1:
        set_stage(state, "start", (state.first,))
    else:
        mark_start_village(state, state.map.starts[0])


def set_stage(state: State, stage: Stage, actors: tuple[Seat, ...]) -> None:
    """Set the stage and the seats that act."""
    state.stage = stage
    state.acting = actors


def lay_tile(state: State, seat: Seat, action: LayTile) -> None:
    """Place a tile in the next quadrant; the fourth completes the map."""
    if seat == CHANCE:
        state.phase += 1
    state.tiles = (*state.tiles, action.placed)
    if len(state.tiles) == len(QUADRANTS):
        state.map = lay_map(state.box.components, state.tiles)
    continue_setup(state)


def draw_achievement(state: State, seat: Seat, action: DrawAchievement) -> None:
    """Add an achievement."""
    state.phase += 1
    state.goals = (*state.goals, state.box.components.achievements[action.id])
    continue_setup(state)


def give_first_player_token(state: State, seat: Seat, action: NameFirst) -> None:
    """Give the seat that the action names the first-player token."""
    state.phase += 1
    state.first = action.seat
    continue_setup(state)


def choose_start_village(state: State, seat: Seat, action: Start) -> None:
    """Start from the village that the first player chose."""
    mark_start_village(state, action.cell)


def mark_start_village(state: State, village: int) -> None:
    """Mark the start village for everybody; then each seat marks a few spaces of one terrain."""
    state.start = village
    state.race_places = (0,) * len(state.goals)
    set_stage(state, "mark", state.box.everybody)
    for seat in state.acting:
        sheet = state.edit(seat)
        sheet.marked = sheet.before = sheet.before_round = BIT[village]
        sheet.reach = NEIGHBOURS[village]
        sheet.free = free_cells(state, seat)
        sheet.races = (-1,) * len(state.goals)


def start_terrain(state: State, seat: Seat, action: StartTerrain) -> None:
    """Choose the terrain of the Xs before the first card."""
    grant_marks(state, state.edit(seat), 1 << action.terrain, state.box.turn.start)


# Phase 1: the active player chooses


def reveal(state: State, seat: Seat, action: Card) -> None:
    """Turn over a card. Without an active player, everybody takes a side at the same time."""
    state.phase += 1
    state.card = action
    state.unseen &= ~(1 << action.index)
    active = state.active
    if active == NOBODY:
        set_stage(state, "mark", state.box.everybody)
    else:
        set_stage(state, "choose", (active,))


def choose(state: State, seat: Seat, action: Choose) -> None:
    """Choose a side of the card for the active player, who marks there unless a scroll replaces it."""
    state.chosen = action.side
    set_stage(state, "mark", state.box.everybody)
    sheet = state.edit(seat)
    sheet.side = action.side
    grant_marks(state, sheet, action.side, state.box.turn.active)
    if scrolls_ready(state, seat) > 0:
        sheet.doing = "chosen"


# Phase 2: everybody places Xs


def marks_for(state: State, side: Side) -> int:
    """Return the number of Xs that a seat that is not active may place on this side of the card."""
    turn = state.box.turn
    if state.chosen or state.active != NOBODY:
        return turn.same if side == state.chosen else turn.other
    if state.box.seats == 1:
        return turn.active if state.card and side == state.card.sides[0] else turn.same
    return turn.active


def take(state: State, seat: Seat, action: Take) -> None:
    """Take a side of the card, and grant the Xs to place there."""
    sheet = state.edit(seat)
    sheet.side = action.side
    grant_marks(state, sheet, action.side, marks_for(state, action.side))


def use_scroll(state: State, seat: Seat, action: UseScroll) -> None:
    """Use a scroll instead of the card: four Xs on one terrain."""
    sheet = state.edit(seat)
    sheet.side = 0
    sheet.scrolls_used += 1
    grant_marks(state, sheet, 1 << action.terrain, state.box.turn.scroll)


def take_bonus(state: State, seat: Seat, action: Bonus) -> None:
    """Choose the terrain of a temple's bonus marks."""
    sheet = state.edit(seat)
    sheet.horse = False
    marks, *later = sheet.bonuses
    sheet.bonuses = tuple(later)
    grant_marks(state, sheet, 1 << action.terrain, marks)


def finish(state: State, seat: Seat, action: Done) -> None:
    """End the turn of a seat; the last seat ends the turn of all."""
    sheet = state.edit(seat)
    sheet.doing = "done"
    sheet.open = sheet.owed = 0
    sheet.horse, sheet.bonuses = False, ()
    place = state.acting.index(seat)
    state.acting = state.acting[:place] + state.acting[place + 1 :]
    if not state.acting:
        end_turn(state)


# The end of a turn and of a round: what concerns all seats is settled here and nowhere else


def end_turn(state: State) -> None:
    """Announce temples and races, then go on to the next card, the next round or the end."""
    state.phase += 1
    announce_temples(state)
    announce_races(state)
    for seat in range(state.box.seats):
        sheet = state.edit(seat)
        sheet.before = sheet.marked
        sheet.doing = "take"
        sheet.side = sheet.terrains = sheet.granted = 0
    state.card = None
    state.chosen = 0
    turn = state.box.turn
    if state.turn < turn.turns:
        if state.turn == 0:
            shuffle(state)
        state.turn += 1
        set_stage(state, "reveal", (CHANCE,))
        return
    end_round(state)
    if state.round == turn.rounds:
        set_stage(state, "over", ())
    else:
        next_round(state)


def announce_temples(state: State) -> None:
    """Cross out one place at a temple for each seat that explored it in this turn."""
    temples = state.map.having["temple"]
    for sheet in state.seats:
        if explored := (sheet.marked ^ sheet.before) & temples:
            for temple in bits(explored):
                state.temple_places = _remove_place(state.temple_places, QUADRANT_OF[temple])


def announce_races(state: State) -> None:
    """Give all seats that reach a race's goal in this turn the same place; cross out one place for each."""
    for index, goal in enumerate(state.goals):
        if goal.kind != "race":
            continue
        place = state.race_places[index]
        for seat, sheet in enumerate(state.seats):
            if sheet.races[index] < 0 and achievements.is_reached(goal, state.map, sheet.marked):
                state.edit(seat).races = (*sheet.races[:index], place, *sheet.races[index + 1 :])
                state.race_places = _remove_place(state.race_places, index)
                state.add_news(seat, "race", index, achievements.points(goal, state.map, sheet.marked, place))


def _remove_place(places: tuple[int, ...], index: int) -> tuple[int, ...]:
    """Remove one place."""
    return (*places[:index], places[index] + 1, *places[index + 1 :])


def end_round(state: State) -> None:
    """Score provisions and gems."""
    state.add_news(NOBODY, "round", state.round)
    for seat in range(state.box.seats):
        sheet = state.edit(seat)
        sheet.provisions = (*sheet.provisions, provision_points(state, seat))
        sheet.gems = (*sheet.gems, gem_points(state, seat))


def next_round(state: State) -> None:
    """Begin a round: shuffle the cards, pass the token to the left, open a column; solo, values decrease."""
    state.round += 1
    state.turn = 1
    shuffle(state)
    for seat in range(state.box.seats):
        sheet = state.edit(seat)
        sheet.before_round = sheet.marked
        sheet.free = free_cells(state, seat)
    if state.box.seats == 1:
        lower_unclaimed_values(state)
    set_stage(state, "reveal", (CHANCE,))


def shuffle(state: State) -> None:
    """Shuffle all cards. One of them will not be revealed, and nobody knows which."""
    state.unseen = (1 << len(state.box.components.cards)) - 1


def lower_unclaimed_values(state: State) -> None:
    """Solo: temples not explored and races not finished lose their highest value."""
    (sheet,) = state.seats
    for quadrant, place in enumerate(sheet.temples):
        if place < 0:
            state.temple_places = _remove_place(state.temple_places, quadrant)
    for index, goal in enumerate(state.goals):
        if goal.kind == "race" and sheet.races[index] < 0:
            state.race_places = _remove_place(state.race_places, index)


STEPS: Final[VerbTable] = {
    Mark: mark,
    Done: finish,
    Take: take,
    Card: reveal,
    Choose: choose,
    UseScroll: use_scroll,
    Bonus: take_bonus,
    StartTerrain: start_terrain,
    Start: choose_start_village,
    LayTile: lay_tile,
    DrawAchievement: draw_achievement,
    NameFirst: give_first_player_token,
}

# What may be done

STOP: Final[tuple[Action, ...]] = (DONE,)
BONUSES_OR_STOP: Final[tuple[Action, ...]] = (*BONUSES, DONE)
SCROLLS_OR_STOP: Final[tuple[Action, ...]] = (*SCROLLS, DONE)


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return the legal actions of this seat."""
    if seat not in state.acting:
        return ()
    sheet = state.seats[seat]
    doing, forced = sheet.doing, state.box.turn.forced
    if doing == "mark":
        return LegalActions(MARKS, sheet.open, () if forced else ways_to_stop(sheet))
    if doing == "rest":
        return STOP
    if state.stage != "mark":
        return choices_between_turns(state)
    if doing == "bonus":
        return BONUSES.actions if forced else BONUSES_OR_STOP
    if doing == "chosen":
        return LegalActions(MARKS, sheet.open, SCROLLS.actions if sheet.open and forced else SCROLLS_OR_STOP)
    if state.card is None:
        return START_TERRAINS.actions
    first, second = state.card.sides
    takes = TAKES.at(first), TAKES.at(second)
    return takes + SCROLLS.actions if scrolls_ready(state, seat) > 0 else takes


def ways_to_stop(sheet: PlayerSheet) -> tuple[Action, ...]:
    """Placing all Xs is optional: the rest is given up, before the bonus marks or for the whole turn."""
    return BONUSES_OR_STOP if sheet.bonuses else STOP


def choices_between_turns(state: State) -> Sequence[Action]:
    """Return the legal choices of a side, a start village or a tile."""
    if state.stage == "choose" and state.card:
        return tuple([CHOOSES.at(side) for side in state.card.sides])
    if state.stage == "start":
        return tuple([STARTS.at(cell) for cell in state.map.starts])
    return lays(state.box.components, len(state.tiles), state.tiles) if state.stage == "tile" else ()


def chance_outcomes(state: State) -> Outcomes[Action]:
    """Return the outcomes of chance, all equally likely."""
    return Outcomes(outcomes(state))


def outcomes(state: State) -> tuple[Action, ...]:
    """Return the tiles, achievements, seats or cards that chance can draw now; nothing if a seat is to act."""
    if state.acting != (CHANCE,):
        return ()
    if state.stage == "reveal":  # any card not yet turned over in this round, the one set aside included
        return tuple([card for card in state.box.deck if state.unseen >> card.index & 1])
    if state.stage == "tile":
        return lays(state.box.components, len(state.tiles), state.tiles)
    if state.stage == "first":
        return tuple(NameFirst(seat) for seat in range(state.box.seats))
    drawn = [goal.id for goal in state.goals]
    return tuple(DrawAchievement(name) for name in state.box.components.achievements if name not in drawn)


step, play_out, play_on = make_play_functions(STEPS, legal, chance_outcomes)
