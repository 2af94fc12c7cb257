"""The sequence of play: rounds, rolls, the announced territory, the dice, and the end; `drawing.py` has the drawing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from farshore.core.game import BadOption, Options
from farshore.core.lazy_actions import Outcomes
from farshore.core.playout import make_play_functions
from farshore.core.state import CHANCE, NOBODY, Seat
from farshore.core.text import text
from farshore.games.kingdom_maps.actions import (
    ANNOUNCES,
    ASSIGNS,
    CRITERIA_CHOSEN,
    FIRSTS,
    ROLLS,
    Action,
    Adjust,
    Announce,
    AssignDice,
    Criteria,
    Done,
    Draw,
    First,
    Roll,
    ScoreNow,
    Take,
)
from farshore.games.kingdom_maps.components import TERRITORIES, Box
from farshore.games.kingdom_maps.drawing import (
    begin_turn,
    can_fit,
    draw,
    legal_dice_pairs,
    legal_drawing,
    legal_numbers,
    lowest_reachable_number,
    score_question,
    spend_power,
)
from farshore.games.kingdom_maps.state import Chart, Stage, State

# Preparation


def setup(box: Box, options: Options) -> State:
    """Return the first position: empty maps; chance draws criteria and first player unless options set them."""
    blank = box.hexes.all
    kinds = len(TERRITORIES)
    charts = [Chart([0] * kinds, [box.uses] * kinds, (blank,), blank.bit_count()) for _ in range(box.seats)]
    state = State(box, charts, criteria=agreed_criteria(options), first=agreed_first(options, box.seats))
    prepare(state)
    return state


def agreed_criteria(options: Options) -> tuple[str, ...]:
    """Return the criteria set by an option, or none: then chance decides."""
    value = options["criteria"]
    names = tuple(sorted(value if isinstance(value, tuple) else str(value).replace(",", " ").split()))
    if names == ("chance",):
        return ()
    if not CRITERIA_CHOSEN.weight(Criteria(names)):
        raise BadOption(text("bad-criteria", criteria=" ".join(names)[:80]))
    return names


def agreed_first(options: Options, seats: int) -> Seat:
    """Return the first player set by an option, or none: then chance decides. Solo there is only one."""
    value = str(options["first"])
    if value == "chance":
        return 0 if seats == 1 else NOBODY
    seat = int(value.removeprefix("seat")) - 1
    if seat >= seats:
        raise BadOption(text("bad-first", seat=seat + 1, seats=seats))
    return seat


def prepare(state: State) -> None:
    """Go on with set-up: criteria, first player, first roll; chance draws what options do not set."""
    if not state.criteria:
        _wait_for_chance(state, "criteria")
    elif state.first == NOBODY:
        _wait_for_chance(state, "first")
    else:
        state.active = state.first
        _wait_for_chance(state, "roll")


def _wait_for_chance(state: State, stage: Stage) -> None:
    state.stage, state.acting = stage, (CHANCE,)


def choose_criteria(state: State, seat: Seat, outcome: Criteria) -> None:
    """Set the four criteria of this match."""
    state.phase += 1
    state.criteria = outcome.names
    prepare(state)


def choose_first(state: State, seat: Seat, outcome: First) -> None:
    """Set the player who starts the first round."""
    state.phase += 1
    state.first = outcome.seat
    prepare(state)


# Outcomes of chance, and legal actions


def chance_outcomes(state: State) -> Outcomes[Action]:
    """Return the outcomes of the chance point, with their weights."""
    if state.stage == "roll":
        return ROLLS[state.box.dice - state.turn]
    if state.stage == "criteria":
        return CRITERIA_CHOSEN
    return FIRSTS[state.box.seats] if state.stage == "first" else Outcomes(())


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return the legal actions of this seat."""
    if seat not in state.acting or seat == CHANCE:
        return ()
    return _LEGAL[state.stage](state, seat)


def legal_announcements(state: State, seat: Seat) -> Sequence[Action]:
    """Return the territories that this player can still announce."""
    return tuple([ANNOUNCES.at(territory) for territory, uses in enumerate(state.seats[seat].uses) if uses])


def legal_assignments(state: State, seat: Seat) -> Sequence[Action]:
    """Return, solo with two dice, what they can mean."""
    return tuple([ASSIGNS[pair] for pair in legal_dice_pairs(state, seat)])


_LEGAL: Final[Mapping[str, Callable[[State, Seat], Sequence[Action]]]] = {
    "announce": legal_announcements,
    "take": legal_numbers,
    "assign": legal_assignments,
    "draw": legal_drawing,
}


# The active player: roll, announce, take a die


def roll(state: State, seat: Seat, outcome: Roll) -> None:
    """Put the rolled dice on the table; solo, the game ends at once if nothing can be drawn."""
    state.phase += 1
    state.dice = outcome.values
    state.acting = (state.active,)
    if not state.box.solo:
        state.stage = "announce"
    elif lowest_reachable_number(state, state.active, state.dice[0]) > state.seats[state.active].room:
        end(state, "cannot-draw")
    else:
        state.stage = "assign" if state.turn else "announce"


def announce(state: State, seat: Seat, action: Announce) -> None:
    """Announce the territory that everybody draws; the active player crosses out a use of it."""
    state.territory = action.territory
    state.edit(seat).uses[action.territory] -= 1
    state.stage = "take"


def take(state: State, seat: Seat, action: Take) -> None:
    """Take a die as the active player, or choose a number as one of the others."""
    if seat == state.active:
        take_die(state, seat, action.value)
    else:
        chart = state.edit(seat)
        chart.value = chart.number = action.value


def assign(state: State, seat: Seat, action: AssignDice) -> None:
    """Assign two dice in a solo match: one names the territory, at no use, the other is the number."""
    state.territory = state.box.territory_of(action.territory_die)
    take_die(state, seat, action.value)


def take_die(state: State, seat: Seat, value: int) -> None:
    """Remove the die from the table; then all players who can draw do so at the same time."""
    chart = state.edit(seat)
    at = state.dice.index(value)
    state.dice = state.dice[:at] + state.dice[at + 1 :]
    state.taken = chart.value = chart.number = value
    state.stage = "draw"
    drawing = []
    for other in range(state.box.seats):
        if can_fit(state, other, value if other == seat else min(state.dice)):
            drawing.append(other)
        else:
            skip_drawing(state, other)
    state.acting = tuple(drawing)
    if not drawing:
        end_turn(state)


# The end of a drawing, of a turn, of a round, of the game


def finish(state: State, seat: Seat, action: Done) -> None:
    """End the drawing of a player; the last one ends the turn."""
    if not state.seats[seat].group:
        skip_drawing(state, seat)
    state.acting = tuple([other for other in state.acting if other != seat])
    if not state.acting:
        end_turn(state)


def skip_drawing(state: State, seat: Seat) -> None:
    """Let this player draw nothing: the game ends after this turn."""
    state.edit(seat).failed = True
    state.add_news(seat, "cannot-draw")


def end_turn(state: State) -> None:
    """End the turn: the game ends if somebody could not draw, otherwise the next player rolls the dice left."""
    state.phase += 1
    failed = False
    for seat in range(state.box.seats):
        chart = state.edit(seat)
        failed |= chart.failed
        begin_turn(state, chart)
    if failed:
        end(state, "cannot-draw")
    elif state.box.solo and not state.seats[0].room:
        end(state, "full")
    else:
        next_turn(state)


def next_turn(state: State) -> None:
    """Let the player to the left roll the dice left, if they can still announce a territory."""
    state.turn += 1
    if state.turn == state.box.turns:
        next_round(state)
    state.active = (state.first + state.turn) % state.box.seats
    state.dice, state.taken, state.territory = (), 0, -1
    needs_use = not (state.box.solo and state.turn)
    if needs_use and not any(state.seats[state.active].uses):
        end(state, "no-uses")
    else:
        _wait_for_chance(state, "roll")


def next_round(state: State) -> None:
    """Begin a round: all dice, and the next player starts."""
    state.round += 1
    state.turn = 0
    state.first = (state.first + 1) % state.box.seats


def end(state: State, why: str) -> None:
    """End the game."""
    state.stage, state.acting, state.ending = "over", (), why
    state.add_news(NOBODY, "over", why)


STEPS: Final[Mapping[type, Callable[[State, Seat, Any], None]]] = {
    Criteria: choose_criteria,
    First: choose_first,
    Roll: roll,
    Announce: announce,
    Take: take,
    AssignDice: assign,
    Adjust: spend_power,
    Draw: draw,
    ScoreNow: score_question,
    Done: finish,
}

step, play_out, play_on = make_play_functions(STEPS, legal, chance_outcomes)
