"""Why an action is not legal now, by verb; it uses the same functions as the rules."""

from __future__ import annotations

from typing import Final

from farshore.core.game import VerbTable
from farshore.core.state import Seat
from farshore.core.text import Text, literal, text
from farshore.games.kingdom_maps.actions import Adjust, Announce, AssignDice, Done, Draw, ScoreNow, Take
from farshore.games.kingdom_maps.drawing import offered_dice
from farshore.games.kingdom_maps.names import criterion_text, dice_text, territory_text
from farshore.games.kingdom_maps.state import State


def refuse_announce(state: State, seat: Seat, action: Announce) -> Text:
    """Return why a territory cannot be announced: not the active player, not now, or no use left."""
    if seat != state.active:
        return Text("only-active-announces")
    if state.stage == "assign":
        return Text("dice-name-territory")
    if state.stage != "announce":
        return text("already-announced", territory=territory_text(state.territory))
    return text("no-use-left", territory=territory_text(action.territory))


def refuse_take(state: State, seat: Seat, action: Take) -> Text:
    """Return why a die cannot be taken: it is not there, or its number cannot fit."""
    if state.stage == "assign":
        return Text("assign-both-dice")
    return _no_number_now(state, seat) or _refuse_dice(state, seat, (action.value,))


def refuse_assign(state: State, seat: Seat, action: AssignDice) -> Text:
    """Return why a pair of dice cannot be assigned, which only the solo game has."""
    if early := _no_number_now(state, seat):
        return early
    if state.stage != "assign":
        return Text("assign-alone-only")
    return _refuse_dice(state, seat, (action.territory_die, action.value))


def _no_number_now(state: State, seat: Seat) -> Text | None:
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
    """Return why a hex cannot be drawn: taken, not adjacent, or in too small a part of the map."""
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
    """Return why a power cannot be used: none left, too late, or an impossible number."""
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
    """Return why a criterion cannot be scored: not in play, or no `?` to score now."""
    if early := _not_drawing(state, seat):
        return early
    chart = state.seats[seat]
    if action.criterion not in state.criteria:
        return text("criterion-not-in-play", criterion=criterion_text(action.criterion))
    if chart.asks:
        return text("draw-first", left=chart.left)
    return Text("question-used") if chart.question >= 0 else Text("question-not-drawn")


def refuse_done(state: State, seat: Seat, action: Done) -> Text:
    """Return what is left to do before Done."""
    if early := _not_drawing(state, seat):
        return early
    chart = state.seats[seat]
    if chart.number > chart.room and not chart.group:
        return text("must-make-it-fit", number=chart.number, room=chart.room)
    return text("draw-first", left=chart.left) if chart.left else Text("score-first")


def why_wait(view: State, seat: Seat) -> Text:
    """Return whom a player waits for."""
    if view.stage == "over":
        return Text("match-over")
    return Text("wait-for-others") if view.stage == "draw" else Text("wait-for-active")


def _not_drawing(state: State, seat: Seat) -> Text | None:
    """Return what comes first if this player has no number yet."""
    if state.seats[seat].value:
        return None
    if state.stage == "announce":
        return Text("announce-first")
    return Text("assign-both-dice") if state.stage == "assign" else Text("choose-number-first")


REFUSALS: Final[VerbTable] = {
    Announce: refuse_announce,
    Take: refuse_take,
    AssignDice: refuse_assign,
    Adjust: refuse_adjust,
    Draw: refuse_draw,
    ScoreNow: refuse_score,
    Done: refuse_done,
}
