"""Drawing: which numbers fit, what powers change, and which hexes are legal."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.cells import Cells
from farshore.core.lazy_actions import LegalActions
from farshore.core.state import Seat
from farshore.games.kingdom_maps.actions import DONE, MINUS, PLUS, SCORES, TAKES, Action, Adjust, Draw, ScoreNow
from farshore.games.kingdom_maps.components import DIE
from farshore.games.kingdom_maps.scoring import score_criterion
from farshore.games.kingdom_maps.state import Chart, State

_DONE = (DONE,)


def legal_drawing(state: State, seat: Seat) -> Sequence[Action]:
    """Return the legal actions while everybody draws: a number, powers, hexes, the `?`, and done.

    The first hex touches the drawn map, in an empty part with room for the whole number; each other one touches
    this turn's group. A connected group can always grow within its part: no later hex makes the number impossible.
    """
    chart = state.seats[seat]
    if not chart.value:
        return legal_numbers(state, seat)
    if not chart.group:
        return LegalActions(state.box.draws, start_hexes(state, seat, chart.number), _before_first_hex(state, seat))
    if chart.number > chart.group.bit_count():
        return LegalActions(state.box.draws, chart.edge & ~chart.drawn)
    return tuple([SCORES[name] for name in state.criteria]) if chart.asks else _DONE


def _before_first_hex(state: State, seat: Seat) -> tuple[Action, ...]:
    others: tuple[Action, ...] = ()
    if state.seats[seat].ready:
        others = tuple([power for power in (PLUS, MINUS) if may_adjust(state, seat, power.by)])
    return others + _DONE if may_give_up(state, seat) else others


# Numbers


def legal_numbers(state: State, seat: Seat) -> Sequence[Action]:
    """Return a die for each number that this player may choose."""
    return tuple([TAKES.at(value) for value in legal_die_numbers(state, seat)])


def offered_dice(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the dice to choose from: all for the active player, those left for the others."""
    if seat == state.active and state.taken:
        return (*state.dice, state.taken)
    return state.dice


def lowest_reachable_number(state: State, seat: Seat, value: int) -> int:
    """Return the smallest number that a die can become with the player's powers."""
    return min(value, max(state.box.least, value - state.seats[seat].ready))


def can_fit(state: State, seat: Seat, value: int) -> bool:
    """Return whether this number can be drawn, with the player's powers if necessary."""
    room = state.seats[seat].room
    return room >= DIE or lowest_reachable_number(state, seat, value) <= room


def must_draw(state: State, seat: Seat) -> bool:
    """Return whether an offered number fits without powers: then this player has to draw."""
    return min(offered_dice(state, seat)) <= state.seats[seat].room


def legal_die_numbers(state: State, seat: Seat) -> list[int]:
    """Return the numbers to choose from: those that fit, with powers if need be; if none, any for the active player."""
    room = state.seats[seat].room
    values = sorted(set(offered_dice(state, seat)))
    if room >= DIE or (seat == state.active and values[0] > room):
        return values
    return [value for value in values if lowest_reachable_number(state, seat, value) <= room]


def legal_dice_pairs(state: State, seat: Seat) -> list[tuple[int, int]]:
    """Return, solo with two dice, which can be the territory and which the number."""
    low, high = state.dice
    numbers = legal_die_numbers(state, seat)
    return sorted({(a, b) for a, b in ((low, high), (high, low)) if b in numbers})


# Powers


def may_adjust(state: State, seat: Seat, by: int) -> bool:
    """Return whether a power can be used: before the first hex, if the number can still fit."""
    chart, box = state.seats[seat], state.box
    number = chart.number + by
    if chart.ready < 1 or chart.group or not chart.value:
        return False
    if not box.least <= number <= box.most:
        return False
    return min(number, max(box.least, number - chart.ready + 1)) <= chart.room


def spend_power(state: State, seat: Seat, action: Adjust) -> None:
    """Add or subtract one, for this player and this turn."""
    chart = state.edit(seat)
    chart.ready -= 1
    chart.spent += 1
    chart.number += action.by


def may_give_up(state: State, seat: Seat) -> bool:
    """Return whether the player may draw nothing: no offered number fits without powers, and none was made to fit."""
    chart = state.seats[seat]
    return not chart.group and chart.number > chart.room and not must_draw(state, seat)


# Hexes


def start_hexes(state: State, seat: Seat, number: int) -> Cells:
    """Return the hexes where a group of this size can begin."""
    chart = state.seats[seat]
    roomy = 0
    for pocket in chart.pockets:
        if pocket.bit_count() >= number:
            roomy |= pocket
    return roomy & state.box.hexes.neighbours_of(chart.drawn) if chart.drawn else roomy


def draw(state: State, seat: Seat, action: Draw) -> None:
    """Draw one hex of this turn's territory and apply what is printed there."""
    chart, box = state.edit(seat), state.box
    cell = 1 << action.cell
    chart.land[state.territory] |= cell
    chart.drawn |= cell
    chart.group |= cell
    chart.edge |= box.hexes.neighbours[action.cell]
    if cell & box.powers:
        chart.ready += 1
        state.add_news(seat, "power", action.cell)
    elif cell & box.question:
        chart.asks = True
        state.add_news(seat, "asks", action.cell)


def score_question(state: State, seat: Seat, action: ScoreNow) -> None:
    """Score the `?`: one criterion at its current value."""
    chart = state.edit(seat)
    chart.question, _ = score_criterion(state.box, action.criterion, chart.land)
    chart.asked = action.criterion
    chart.asks = False
    state.add_news(seat, "question", action.criterion, chart.question)


def begin_turn(state: State, chart: Chart) -> None:
    """Reset the sheet for a turn, with the empty parts of the map that the last turn left."""
    if chart.group:
        chart.pockets = tuple(state.box.hexes.regions(state.box.hexes.all & ~chart.drawn))
        chart.room = max([pocket.bit_count() for pocket in chart.pockets], default=0)
    chart.value = chart.number = chart.group = chart.edge = 0
