"""The prompt of a player, the status of the others, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.scene import Button, Note, memo, prompt_note
from farshore.core.state import Seat
from farshore.core.text import SeatName, Text, text, waiting_for
from farshore.games.kingdom_maps.actions import DONE, SCORES, Action
from farshore.games.kingdom_maps.drawing import may_adjust, may_give_up
from farshore.games.kingdom_maps.names import criterion_text, territory_count_text, territory_text
from farshore.games.kingdom_maps.state import Chart, State


def status(state: State, seat: Seat) -> Text | None:
    """Return the status of a player in two or three words."""
    chart = state.seats[seat]
    if state.stage == "over":
        return Text("status-failed") if chart.failed else None
    if state.stage in ("announce", "take", "assign"):
        doing = Text("status-announces" if state.stage == "announce" else "status-takes")
        return doing if seat == state.active else None
    if state.stage != "draw":
        return None
    if chart.failed:
        return Text("status-failed")
    if not chart.value:
        return Text("status-chooses")
    if seat not in state.acting:
        return Text("status-done")
    return text("status-draws", what=territory_count_text(state.territory, chart.number))


def prompt(state: State, seat: Seat | None) -> Note:
    """Return what to do now, and how."""
    return prompt_note(*_prompt(state, seat))


def _prompt(state: State, seat: Seat | None) -> tuple[Text, Text | None]:
    if state.stage == "over":
        return Text("prompt-over"), Text(f"ending-{state.ending}")
    if seat is None or seat not in state.acting:
        if state.stage != "draw":
            return text("prompt-wait-active", seat=SeatName(state.active)), None
        failed = seat is not None and state.seats[seat].failed
        return waiting_for(state.acting), Text("prompt-failed") if failed else None
    chart = state.seats[seat]
    if state.stage == "announce":
        return Text("prompt-announce"), Text("prompt-announce-alone" if state.box.solo else "prompt-announce-how")
    if state.stage == "assign":
        return Text("prompt-assign"), Text("prompt-assign-how")
    if not chart.value:
        key = "prompt-take" if seat == state.active else "prompt-choose"
        how = Text(f"{key}-alone" if state.box.solo else f"{key}-how")
        return text(key, territory=territory_text(state.territory)), how
    return _prompt_drawing(state, seat, chart)


def _prompt_drawing(state: State, seat: Seat, chart: Chart) -> tuple[Text, Text | None]:
    if chart.group:
        if chart.left:
            how = text("prompt-drawn-of", drawn=chart.group.bit_count(), number=chart.number)
            return text("prompt-draw-more", what=territory_count_text(state.territory, chart.left)), how
        key = "prompt-score" if chart.asks else "prompt-done"
        return Text(key), Text(f"{key}-how")
    if may_give_up(state, seat):
        return text("prompt-give-up", number=chart.number), Text("prompt-give-up-how")
    if chart.number > chart.room:
        return text("prompt-make-fit", number=chart.number, room=chart.room), None
    how_first = Text("prompt-first-hex" if chart.drawn else "prompt-anywhere")
    draw = text("prompt-draw", what=territory_count_text(state.territory, chart.number))
    fewer, more = (chart.number + by if may_adjust(state, seat, by) else 0 for by in (-1, 1))
    return text("prompt-draw-or", draw=draw, fewer=fewer, more=more) if fewer or more else draw, how_first


def buttons(state: State, seat: Seat, does: Sequence[Action]) -> tuple[Button, ...]:
    """Return the buttons: the choice for `?`, and Done."""
    if state.stage == "over":
        return ()
    chart = state.seats[seat]
    before = "score" if chart.asks and not chart.left else state.stage if seat in state.acting else "later"
    done = _done_button(DONE in does, not chart.group, before, chart.left)
    return (*[_score(name) for name in state.criteria if SCORES[name] in does], done)


@memo
def _score(name: str) -> Button:
    return Button(f"score/{name}", criterion_text(name), str(SCORES[name]), note=Text("score-now"))


@memo
def _done_button(can: bool, nothing: bool, before: str, left: int) -> Button:
    if can:
        return Button("done", Text("done"), str(DONE), primary=True, note=Text("done-nothing") if nothing else None)
    waits = text("done-after", left=left) if left > 0 else Text(f"done-{before}")
    return Button("done", Text("done"), primary=True, waits=waits)
