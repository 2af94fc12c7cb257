"""The prompt of a seat, the status of the others, and the button."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.cells import bits
from farshore.core.scene import Button, Note, memo
from farshore.core.state import CHANCE, NOBODY, Seat
from farshore.core.text import SeatName, Text, text, waiting_for
from farshore.games.explorers.actions import DONE, SCROLLS, Action
from farshore.games.explorers.board import QUADRANT_OF, QUADRANTS
from farshore.games.explorers.components import Side
from farshore.games.explorers.names import side_count_text, side_spaces, side_text
from farshore.games.explorers.rules import marks_for
from farshore.games.explorers.scoring import rank
from farshore.games.explorers.state import PlayerSheet, State

SETUP = ("first", "tile", "achievement", "start")


# The status of a seat, visible to everybody


@memo
def status_text(key: str, left: int) -> Text:
    return text(f"status-{key}", left=left) if left else Text(f"status-{key}")


def status(view: State, seat: Seat) -> Text:
    """Return the status of a seat in two or three words."""
    if view.stage == "over":
        return status_text("over", 0)
    if seat not in view.acting:
        return status_text("done" if view.stage == "mark" else "waiting", 0)
    sheet = view.seats[seat]
    if view.stage != "mark" or sheet.doing in ("take", "bonus"):
        return status_text("choosing", 0)
    left = sheet.owed + sheet.horse
    return status_text("left" if left else "finishing", left)


# The prompt


def prompt(view: State, seat: Seat | None, points: int, does: Sequence[Action]) -> Note:
    """Return the prompt: one sentence on what to do, and a second one on progress."""
    if view.stage == "over":
        return end_prompt(rank(view, points), points)
    if seat is None or seat not in view.acting:
        return waiting_prompt(view, seat)
    if view.stage == "tile":
        return prompt_with_detail("prompt-tile", quadrant=QUADRANTS[len(view.tiles)])
    if view.stage == "start":
        return prompt_with_detail("prompt-start")
    if view.stage == "choose":
        turn = view.box.turn
        return Note("prompt", Text("prompt-choose"), text("prompt-choose-detail", count=turn.active, same=turn.same))
    return turn_prompt(view, view.seats[seat], SCROLLS[0] in does)


def prompt_with_detail(key: str, **args: str | int) -> Note:
    """Return a prompt with the message KEY, and with KEY-detail below it."""
    return Note("prompt", text(key, **args), Text(f"{key}-detail"))


def end_prompt(reached: str, points: int) -> Note:
    """Return the prompt at the end: the rank of a solo match, otherwise the points."""
    return Note("prompt", Text("prompt-over"), Text(f"rank-{reached}") if reached else text("points", points=points))


def waiting_prompt(view: State, seat: Seat | None) -> Note:
    """Return why this seat has nothing to do."""
    if view.stage in SETUP:
        return Note("prompt", Text("prompt-wait-setup"))
    if view.acting == (CHANCE,):
        return Note("prompt", Text("prompt-chance"))
    if view.stage == "choose":
        return Note("prompt", text("prompt-wait-choice", seat=SeatName(view.active)))
    detail = None if seat is None else Text("prompt-wait-detail")
    return Note("prompt", waiting_for(view.acting), detail)


def turn_prompt(view: State, sheet: PlayerSheet, scroll: bool) -> Note:
    """Return what to take, choose or mark next."""
    if sheet.doing == "take":
        if view.card is None:
            return prompt_with_detail("prompt-terrain", count=view.box.turn.start)
        first, second = view.card.sides
        return take_prompt(first, marks_for(view, first), second, marks_for(view, second), view.active, view.chosen)
    if sheet.doing == "bonus":
        return prompt_with_detail("prompt-bonus", count=sheet.bonuses[0])
    if not sheet.open:
        if scroll:
            return Note("prompt", Text("prompt-stuck"), Text("prompt-stuck-scroll"))
        marked = (sheet.marked & ~sheet.before).bit_count()
        return prompt_with_detail("prompt-done", count=marked) if marked else prompt_with_detail("prompt-stuck")
    if sheet.horse:
        return ride_prompt(sheet.owed, sheet.terrains)
    return mark_prompt(sheet.owed, sheet.granted, sheet.terrains, sheet.open.bit_count(), scroll)


@memo
def take_prompt(first: Side, marks: int, second: Side, other_marks: int, active: Seat, chosen: Side) -> Note:
    sides = text("prompt-take", first=side_count_text(first, marks), second=side_count_text(second, other_marks))
    turned = text("prompt-turned", seat=SeatName(active), side=side_text(chosen)) if active != NOBODY else None
    return Note("prompt", sides, turned or Text("prompt-take-detail"))


@memo
def mark_prompt(left: int, granted: int, terrains: Side, spaces: int, scroll: bool) -> Note:
    detail = text("prompt-mark-detail", marked=granted - left, count=granted, open=spaces)
    name = text("prompt-mark", left=left, terrain=side_spaces(terrains))
    return Note("prompt", name, text("or-scroll", words=detail) if scroll else detail)


@memo
def ride_prompt(left: int, terrains: Side) -> Note:
    then = text("prompt-horse-then", left=left, terrain=side_spaces(terrains)) if left else Text("prompt-horse-last")
    return Note("prompt", Text("prompt-horse"), then)


# The button


def buttons(view: State, seat: Seat | None, does: Sequence[Action]) -> tuple[Button, ...]:
    """Return the button Done, with what is still missing or what happens next."""
    if seat is None or view.stage == "over":
        return ()
    if DONE not in does:
        return (pending_button(*remaining_step(view, seat)),)
    return (done_button(next_step(view), lost_marks(view, seat)),)


@memo
def done_button(then: str, lost: int) -> Button:
    warning = text("done-lost", marks=lost) if lost else None
    return Button("done", Text("done"), str(DONE), primary=True, note=Text(then), warning=warning)


def lost_marks(view: State, seat: Seat) -> int:
    """Return the number of marks of this turn for which no space was left: those granted less those placed."""
    sheet, turn, having = view.seats[seat], view.box.turn, view.map.having
    new = sheet.marked & ~sheet.before
    if view.turn == 0:
        granted = turn.start
    elif sheet.side:
        granted = turn.active if seat == view.active else marks_for(view, sheet.side)
    else:
        granted = turn.scroll
    granted += (new & having["horse"]).bit_count()
    temples = (sheet.temples[QUADRANT_OF[cell]] for cell in bits(new & having["temple"]))
    return granted + sum(view.box.temples.bonus[place] for place in temples) - new.bit_count()


@memo
def pending_button(key: str, left: int) -> Button:
    return Button("done", Text("done"), primary=True, waits=text(key, left=left) if left else Text(key))


def next_step(view: State) -> str:
    """Return what happens after this seat is done."""
    turn = view.box.turn
    if len(view.acting) > 1:
        return "next-others"
    if view.turn < turn.turns:
        return "next-card"
    return "next-round" if view.round < turn.rounds else "next-end"


def remaining_step(view: State, seat: Seat) -> tuple[str, int]:
    """Return what this seat must do before it can be done, and the number of marks."""
    if seat not in view.acting:
        return "done-others", 0
    sheet = view.seats[seat]
    return ("done-after", sheet.owed + sheet.horse) if view.stage == "mark" and sheet.open else ("done-choose", 0)
