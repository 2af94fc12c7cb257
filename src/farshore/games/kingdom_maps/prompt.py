"""What the table says to a player: what to do now, what the others are doing, and the buttons for it."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.scene import Button, Note, asking, part
from farshore.core.state import Seat
from farshore.core.text import Text, Who, text
from farshore.games.kingdom_maps.actions import DONE, MINUS, PLUS, SCORES, Action
from farshore.games.kingdom_maps.drawing import may_give_up
from farshore.games.kingdom_maps.names import criterion_text, many, territory_text
from farshore.games.kingdom_maps.state import Chart, State


def status(state: State, seat: Seat) -> Text | None:
    """What a player is doing, in two or three words."""
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
    return (
        text("status-draws", what=many(state.territory, chart.number)) if seat in state.acting else Text("status-done")
    )


def prompt(state: State, seat: Seat | None) -> Note:
    """What to do now, and a word about how."""
    return asking(*_prompt(state, seat))


def _prompt(state: State, seat: Seat | None) -> tuple[Text, Text | None]:
    if state.stage == "over":
        return Text("prompt-over"), Text(f"ending-{state.ending}")
    if seat is None or seat not in state.acting:
        if state.stage != "draw":
            return text("prompt-wait-active", seat=Who(state.active)), None
        failed = seat is not None and state.seats[seat].failed
        return Text("prompt-wait"), Text("prompt-failed") if failed else None
    chart = state.seats[seat]
    if state.stage == "announce":
        return Text("prompt-announce"), Text("prompt-announce-alone" if state.box.solo else "prompt-announce-how")
    if state.stage == "assign":
        return Text("prompt-assign"), Text("prompt-assign-how")
    if not chart.value:
        how = (
            "prompt-choose-how"
            if seat != state.active
            else "prompt-take-alone"
            if state.box.solo
            else "prompt-take-how"
        )
        title = "prompt-take" if seat == state.active else "prompt-choose"
        return text(title, territory=territory_text(state.territory)), Text(how)
    return _prompt_drawing(state, seat, chart)


def _prompt_drawing(state: State, seat: Seat, chart: Chart) -> tuple[Text, Text | None]:
    if chart.group:
        if chart.left:
            how = text("prompt-drawn-of", drawn=chart.group.bit_count(), number=chart.number)
            return text("prompt-draw-more", what=many(state.territory, chart.left)), how
        return (Text("prompt-score"), Text("prompt-score-how")) if chart.asks else (Text("prompt-done"), None)
    if may_give_up(state, seat):
        return text("prompt-give-up", number=chart.number), Text("prompt-give-up-how")
    if chart.number > chart.room:
        return text("prompt-make-fit", number=chart.number, room=chart.room), None
    how_first = Text("prompt-first-hex" if chart.drawn else "prompt-anywhere")
    return text("prompt-draw", what=many(state.territory, chart.number)), how_first


def buttons(state: State, seat: Seat, does: Sequence[Action]) -> tuple[Button, ...]:
    """Powers before the first hex, the choice for `?`, and done."""
    if state.stage == "over":
        return ()
    chart = state.seats[seat]
    done = _done_button(DONE in does, not chart.group, chart.asks, chart.left)
    return (*_powers_and_scores(chart.number, state.criteria, state.territory, tuple(does)), done) if does else (done,)


@part
def _powers_and_scores(
    number: int, criteria: tuple[str, ...], territory: int, does: tuple[Action, ...]
) -> tuple[Button, ...]:
    row = []
    for name, power in (("plus", PLUS), ("minus", MINUS)):
        if power in does:
            note = text("power-note", what=many(territory, number + power.by))
            row.append(Button(name, Text(f"{name}-button"), str(power), note=note))
    for name in criteria:
        if SCORES[name] in does:
            row.append(Button(f"score/{name}", criterion_text(name), str(SCORES[name]), note=Text("score-now")))
    return tuple(row)


@part
def _done_button(can: bool, nothing: bool, asks: bool, left: int) -> Button:
    if can:
        return Button("done", Text("done"), str(DONE), primary=True, note=Text("done-nothing") if nothing else None)
    if asks and not left:
        return Button("done", Text("done"), waits=Text("done-after-score"))
    return Button("done", Text("done"), waits=text("done-after", left=left) if left > 0 else Text("done-later"))
