"""What a seat is asked to do now, in one sentence, and the buttons for it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from farshore.core.cells import Cells
from farshore.core.choices import Choices
from farshore.core.scene import Button, Note
from farshore.core.state import CHANCE, Seat
from farshore.core.text import Text, text
from farshore.games.explorers import rules
from farshore.games.explorers.actions import Action, Mark, Start
from farshore.games.explorers.board import BIT, QUADRANTS
from farshore.games.explorers.box import Side
from farshore.games.explorers.names import side_spaces, side_title
from farshore.games.explorers.state import Sheet, State

if TYPE_CHECKING:
    from collections.abc import Sequence

SETUP = ("first", "tile", "achievement", "start")


@dataclass(frozen=True, slots=True)
class Does:
    """What the looking seat may do now: spaces to click, and the texts of all other actions."""

    cells: Cells
    texts: tuple[str, ...]


@lru_cache(maxsize=4096)
def _texts(actions: tuple[Action, ...]) -> tuple[str, ...]:
    return tuple(str(action) for action in actions)


NOTHING = Does(0, ())


def does(legal: Sequence[Action]) -> Does:
    """The legal actions, sorted for drawing."""
    if isinstance(legal, Choices):
        return Does(legal.cells, _texts(legal.others))
    cells, others = 0, []
    for action in legal:
        if isinstance(action, (Mark, Start)):
            cells |= BIT[action.cell]
        else:
            others.append(action)
    return Does(cells, _texts(tuple(others)))


# The prompt


def prompt(view: State, seat: Seat | None, may: Does, rank: str, points: int) -> Note:
    """One sentence on what I may do, and a second on how far I am."""
    return _note(*_said(view, seat, may, rank, points))


@lru_cache(maxsize=4096)
def _note(name: Text, detail: Text | None) -> Note:
    return Note("prompt", name, detail)


def _said(view: State, seat: Seat | None, may: Does, rank: str, points: int) -> tuple[Text, Text | None]:
    if view.stage == "over":
        return text("prompt-over"), text(f"rank-{rank}") if rank else text("points", points=points)
    if seat is None or seat not in view.acting:
        return _waiting(view, seat)
    if view.stage == "tile":
        return text("prompt-tile", quadrant=QUADRANTS[len(view.tiles)]), text("prompt-tile-detail")
    if view.stage == "start":
        return text("prompt-start"), text("prompt-start-detail")
    if view.stage == "choose":
        turn = view.box.turn
        return text("prompt-choose"), text("prompt-choose-detail", count=turn.active, same=turn.same)
    return _turn(view, view.seats[seat], may)


def _waiting(view: State, seat: Seat | None) -> tuple[Text, Text | None]:
    if view.stage in SETUP:
        return text("prompt-wait-setup"), None
    if view.acting == (CHANCE,):
        return text("prompt-chance"), None
    if view.stage == "choose":
        return text("prompt-wait-choice"), None
    if seat is None:
        return text("prompt-watch", count=len(view.acting)), None
    return text("prompt-wait", count=len(view.acting)), text("prompt-wait-detail")


def _turn(view: State, sheet: Sheet, may: Does) -> tuple[Text, Text | None]:
    scroll = any(words.startswith("scroll ") for words in may.texts)
    if sheet.doing == "take":
        if view.card is None:
            return _start(view.box.turn.start)
        first, second = view.card.sides
        counts = rules.marks_for(view, first), rules.marks_for(view, second)
        return _take(first, second, counts[0], counts[1], scroll)
    if sheet.doing == "bonus":
        return text("prompt-bonus", count=sheet.bonuses[0]), text("prompt-bonus-detail")
    if not may.cells:
        if scroll:
            return text("prompt-stuck"), text("prompt-stuck-scroll")
        stuck = sheet.marked == sheet.before
        return text("prompt-stuck" if stuck else "prompt-done"), text("prompt-done-detail")
    if sheet.horse:
        return text("prompt-horse"), _after_horse(sheet.owed, sheet.terrains)
    return _mark(sheet.owed, sheet.granted, sheet.terrains, may.cells.bit_count(), scroll)


@lru_cache(maxsize=64)
def _start(count: int) -> tuple[Text, Text]:
    return text("prompt-terrain", count=count), text("prompt-terrain-detail")


@lru_cache(maxsize=512)
def _take(first: Side, second: Side, first_count: int, second_count: int, scroll: bool) -> tuple[Text, Text]:
    sides = text(
        "prompt-take-detail",
        first=side_title(first),
        first_count=first_count,
        second=side_title(second),
        second_count=second_count,
    )
    return text("prompt-take"), text("or-scroll", words=sides) if scroll else sides


@lru_cache(maxsize=4096)
def _mark(left: int, granted: int, terrains: Side, spaces: int, scroll: bool) -> tuple[Text, Text]:
    detail = text("prompt-mark-detail", marked=granted - left, count=granted, open=spaces)
    name = text("prompt-mark", left=left, terrain=side_spaces(terrains))
    return name, text("or-scroll", words=detail) if scroll else detail


def _after_horse(left: int, terrains: Side) -> Text:
    return text("prompt-horse-then", left=left, terrain=side_spaces(terrains)) if left else text("prompt-horse-last")


# Buttons


def buttons(view: State, seat: Seat | None, may: Does) -> tuple[Button, ...]:
    """Done, with what is still missing or what happens next."""
    if seat is None or view.stage == "over":
        return ()
    if "done" in may.texts:
        return (_done(_next(view)),)
    return (_not_yet(*_missing(view, seat, may)),)


@lru_cache(maxsize=64)
def _done(then: str) -> Button:
    return Button("done", text("done"), "done", primary=True, note=text(then))


@lru_cache(maxsize=256)
def _not_yet(key: str, left: int) -> Button:
    waits = text(key, left=left) if left else text(key)
    return Button("done", text("done"), primary=True, waits=waits)


def _next(view: State) -> str:
    """What follows when this seat is done."""
    turn = view.box.turn
    if len(view.acting) > 1:
        return "next-others"
    if view.turn < turn.turns:
        return "next-card"
    return "next-round" if view.round < turn.rounds else "next-end"


def _missing(view: State, seat: Seat, may: Does) -> tuple[str, int]:
    if seat not in view.acting:
        return "done-others", 0
    sheet = view.seats[seat]
    if view.stage == "mark" and may.cells:
        return "done-after", sheet.owed + sheet.horse
    return "done-choose", 0
