"""Why something cannot be done now, in the player's words, verb by verb; it asks what the rules ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from farshore.core.state import Seat
from farshore.core.text import Text, literal, text
from farshore.games.kingdom_maps.actions import (
    ANNOUNCES,
    ASSIGNS,
    DONE,
    MINUS,
    PLUS,
    SCORES,
    TAKES,
    Action,
    Adjust,
    Announce,
    AssignDice,
    Done,
    Draw,
    ScoreNow,
    Take,
)
from farshore.games.kingdom_maps.components import TERRITORIES
from farshore.games.kingdom_maps.drawing import offered_dice
from farshore.games.kingdom_maps.names import assign_id, criterion_text, dice_text, table_dice, territory_text
from farshore.games.kingdom_maps.state import State


def refuse_announce(state: State, seat: Seat, action: Announce) -> Text:
    """Not the active player, not now, or no use left."""
    if state.stage == "over":
        return Text("match-over")
    if seat != state.active or state.stage == "roll":
        return Text("only-active-announces")
    if state.stage == "assign":
        return Text("dice-name-territory")
    if state.stage != "announce":
        return text("already-announced", territory=territory_text(state.territory))
    return text("no-use-left", territory=territory_text(action.territory))


def refuse_take(state: State, seat: Seat, action: Take) -> Text:
    """The die is not there, or the number cannot come to fit."""
    if state.stage == "assign" and seat in state.acting:
        return Text("assign-both-dice")
    return _no_number_now(state, seat) or _refuse_dice(state, seat, (action.value,))


def refuse_assign(state: State, seat: Seat, action: AssignDice) -> Text:
    """The same for two dice at once, which only the solo game has."""
    if early := _no_number_now(state, seat):
        return early
    if state.stage != "assign":
        return Text("assign-alone-only")
    return _refuse_dice(state, seat, (action.territory_die, action.value))


def _no_number_now(state: State, seat: Seat) -> Text | None:
    if early := _not_acting(state, seat):
        return early
    if state.stage == "announce":
        return Text("announce-first")
    value = state.seats[seat].value
    return text("number-chosen", number=value) if value else None


def _refuse_dice(state: State, seat: Seat, dice: tuple[int, ...]) -> Text:
    there = offered_dice(state, seat)
    if any(dice.count(die) > there.count(die) for die in dice):
        return text("die-not-there", dice=dice_text(dice))
    return text("die-does-not-fit", number=dice[-1], room=state.seats[seat].room)


def refuse_draw(state: State, seat: Seat, action: Draw) -> Text:
    """The hex is taken, touches nothing, or lies in too small a part of the map."""
    if early := _not_drawing(state, seat):
        return early
    chart = state.seats[seat]
    if chart.drawn >> action.cell & 1:
        return text("hex-taken", hex=literal(action.name))
    if chart.group:
        return Text("touch-group") if chart.left else Text("all-drawn")
    if chart.number > chart.room:
        return text("number-does-not-fit", number=chart.number, room=chart.room)
    if not state.box.hexes.neighbours_of(chart.drawn) >> action.cell & 1:
        return Text("touch-map")
    pocket = next(pocket for pocket in chart.pockets if pocket >> action.cell & 1)
    return text("pocket-too-small", size=pocket.bit_count(), number=chart.number)


def refuse_adjust(state: State, seat: Seat, action: Adjust) -> Text:
    """No power, too late, or a number that cannot be."""
    if early := _not_drawing(state, seat):
        return early
    chart, box = state.seats[seat], state.box
    if chart.group:
        return Text("power-too-late")
    if not chart.ready:
        return Text("no-power-ready")
    number = chart.number + action.by
    if not box.least <= number <= box.most:
        return text("number-limits", least=box.least, most=box.most)
    return text("number-does-not-fit", number=number, room=chart.room)


def refuse_score(state: State, seat: Seat, action: ScoreNow) -> Text:
    """The criterion is not in play, or there is no `?` to be scored now."""
    if early := _not_drawing(state, seat):
        return early
    chart = state.seats[seat]
    if action.criterion not in state.criteria:
        return text("criterion-not-in-play", criterion=criterion_text(action.criterion))
    if chart.asks:
        return text("draw-first", left=chart.left)
    return Text("question-used") if chart.question >= 0 else Text("question-not-drawn")


def refuse_done(state: State, seat: Seat, action: Done) -> Text:
    """There is something left to do."""
    if early := _not_drawing(state, seat):
        return early
    chart = state.seats[seat]
    if chart.number > chart.room and not chart.group:
        return text("must-make-it-fit", number=chart.number, room=chart.room)
    return text("draw-first", left=chart.left) if chart.left else Text("score-first")


def _not_acting(state: State, seat: Seat) -> Text | None:
    """The game is over, or others are at it."""
    if state.stage == "over":
        return Text("match-over")
    if seat not in state.acting:
        return Text("wait-for-others") if state.stage == "draw" else Text("wait-for-active")
    return None


def _not_drawing(state: State, seat: Seat) -> Text | None:
    """The same, or this player goes by no number yet."""
    if (early := _not_acting(state, seat)) or state.seats[seat].value:
        return early
    if state.stage == "announce":
        return Text("announce-first")
    return Text("assign-both-dice") if state.stage == "assign" else Text("choose-number-first")


REFUSALS: Final[Mapping[type, Callable[[State, Seat, Any], Text]]] = {
    Announce: refuse_announce,
    Take: refuse_take,
    AssignDice: refuse_assign,
    Adjust: refuse_adjust,
    Draw: refuse_draw,
    ScoreNow: refuse_score,
    Done: refuse_done,
}


# Nodes of the scene

_BUTTONS: Final[Mapping[str, Action]] = {"plus": PLUS, "minus": MINUS, "powers": PLUS, "done": DONE}


def action_for_node(view: State, seat: Seat, node: str) -> Action | None:
    """What pressing a node of the scene would do, were it allowed."""
    kind, _, name = node.partition("/")
    hexes, dice = view.box.hexes, table_dice(view)
    if kind == "map" and name in hexes.index:
        draw: Action = view.box.draws.at(hexes.index[name])
        return draw
    if kind == "territory" and name in TERRITORIES:
        return ANNOUNCES.at(TERRITORIES.index(name))
    if kind == "die":
        return next((TAKES.at(die) for at, die in enumerate(dice) if name == str(at)), None)
    if kind == "assign":
        return next((action for action in ASSIGNS.values() if assign_id(action) == node), None)
    return SCORES.get(name) if kind in ("criterion", "score") else _BUTTONS.get(node)
