"""The panels beside the map: dice, territories with their uses, powers, criteria, and the score pad.

A panel is rebuilt only when its arguments change: each is a `@memo` function of small values, or of a chart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from farshore.core.cells import Cells
from farshore.core.defaults import pad_line
from farshore.core.scene import Button, Glyph, Note, Piece, Row, Sheet, Step, Track, memo
from farshore.core.state import Seat
from farshore.core.text import Text, literal, text
from farshore.games.kingdom_maps.actions import ANNOUNCES, ASSIGNS, MINUS, PLUS, SCORES, TAKES, Action, AssignDice
from farshore.games.kingdom_maps.components import TERRITORIES, Box
from farshore.games.kingdom_maps.names import (
    assign_id,
    criterion_text,
    rule_text,
    table_dice,
    territory_count_text,
    territory_text,
)
from farshore.games.kingdom_maps.scoring import Found, score_criterion
from farshore.games.kingdom_maps.state import Chart, State

NONE: Final = -1
"""In place of a die: none."""
Names: TypeAlias = tuple[str, ...]
Finds: TypeAlias = tuple[Found, ...]
Asked: TypeAlias = tuple[int | None, Cells]
"""Points of a line of the pad, none while its box is empty, and where they come from."""


def tray_rows(view: State, seat: Seat, does: Sequence[Action]) -> tuple[Row, ...]:
    """Return the tray of a turn: powers, territories, dice and the chosen number, or what two dice could mean."""
    box, chart = view.box, view.seats[seat]
    drawn = tuple([cells.bit_count() for cells in chart.land])
    announcing = view.stage == "announce" and bool(does)
    territories = _territories(box, drawn, tuple(chart.uses), view.territory, announcing)
    takes = () if chart.value or view.stage not in ("take", "draw") else tuple(does)
    dice = _dice(table_dice(view), view.taken, view.active, seat, chart, view.territory, takes)
    means = _powers(chart.ready, chart.number, view.territory, PLUS in does, MINUS in does)
    if view.stage != "assign":
        return means, territories, dice
    pairs = tuple([_assign(box, pair) for pair in ASSIGNS.values() if pair in does])
    return means, territories, dice, Row("assign", Text("assign-title"), pairs, kind="cards")


# Dice


@memo
def _dice(
    dice: tuple[int, ...], taken: int, active: Seat, seat: Seat, chart: Chart, territory: int, takes: tuple[Action, ...]
) -> Row:
    """Return all dice of the turn with the seats that took them, then the number of hexes to draw."""
    gone = dice.index(taken) if taken else NONE
    free = next((at for at, die in enumerate(dice) if die == chart.value and at != gone), NONE)
    owners = {free: seat, gone: active} if seat != active else {gone: seat}
    pieces = [
        _die(at, die, owners.get(at), owners.get(at) == seat, taken > 0, at != gone and TAKES.at(die) in takes)
        for at, die in enumerate(dice)
    ]
    number = _number(bool(takes), territory, chart.value, chart.number, chart.left)
    return Row("dice", Text("dice"), (*pieces, number))


@memo
def _die(index: int, value: int, owner: Seat | None, mine: bool, taken: bool, can: bool) -> Piece:
    return Piece(
        id=f"die/{index}",
        name=text("die", number=value),
        kind="die",
        corner=str(value),
        caption=Text("yours" if mine else "taken" if owner is not None else "die-left") if taken else None,
        state="chosen" if mine else "off" if owner is not None else "",
        seat=owner,
        do=str(TAKES.at(value)) if can else "",
    )


@memo
def _number(choosing: bool, territory: int, value: int, number: int, left: int) -> Piece:
    """Return the number of hexes to draw, of which territory, and how many are left; before a choice, its source."""
    if not value:
        words = Text("number-choose" if choosing else "number-later")
        return Piece("number", words, "slot", lines=(words,))
    by, name = number - value, TERRITORIES[territory]
    words = text("number-draw" if left == number else "number-left" if left else "number-drawn", number=number)
    lines = (literal(f"{value} {'+' if by > 0 else '−'} {abs(by)}"),) if by and left == number else ()
    hexes, count = (Glyph(art=name, fill=name),), literal(str(left or number))
    return Piece("number", words, "slot", count, lines, hexes, caption=words)


@memo
def _assign(box: Box, pair: AssignDice) -> Piece:
    """Return the two ways to use two dice in a solo match."""
    territory = box.territory_of(pair.territory_die)
    name, what = TERRITORIES[territory], territory_count_text(territory, pair.value)
    return Piece(
        id=assign_id(pair),
        name=text("assign-choice", die=pair.territory_die, what=what),
        kind="tile",
        title=what,
        glyphs=(Glyph(art=name, fill=name), Glyph(words=f"×{pair.value}")),
        do=str(pair),
    )


# Territories and powers


@memo
def _territories(box: Box, drawn: tuple[int, ...], uses: tuple[int, ...], announced: int, announcing: bool) -> Row:
    """Return the number of hexes drawn of each territory, and its uses."""
    entries = tuple(
        _territory(box, index, count, left, index == announced, announcing and left > 0)
        for index, (count, left) in enumerate(zip(drawn, uses, strict=True))
    )
    return Row("territories", Text("territories-title"), entries, kind="list")


@memo
def _territory(box: Box, index: int, drawn: int, left: int, now: bool, can: bool) -> Piece:
    name = TERRITORIES[index]
    return Piece(
        id=f"territory/{name}",
        name=text("territory-uses", territory=territory_text(index), drawn=drawn, left=left),
        kind="token",
        title=territory_text(index),
        glyphs=(Glyph(art=name, fill=name),),
        foot=tuple(Glyph(sign="box", state="" if use < left else "spent") for use in range(box.uses)),
        state="now" if now else "" if left else "off",
        do=str(ANNOUNCES.at(index)) if can else "",
    )


@memo
def _powers(ready: int, number: int, territory: int, more: bool, fewer: bool) -> Row:
    """Return both powers, in fixed places, whether they can be used or not."""
    powers = [
        Button(str(power), Text(f"{power}-button"), str(power), note=territory_count_text(territory, number + power.by))
        if can
        else Button(str(power), Text(f"{power}-button"))
        for power, can in ((PLUS, more), (MINUS, fewer))
    ]
    return Row("means", Text("powers"), tuple(powers), note=text("powers-ready", ready=ready))


@memo
def powers_track(box: Box, ready: int, spent: int, question: int) -> Track:
    steps = [Step((Glyph(words="±1"),), state=_use(index, ready, spent)) for index in range(box.powers.bit_count())]
    if box.question:
        points = text("points", points=question) if question >= 0 else None
        steps.append(Step((Glyph(words="?"),), caption=points, state="done" if points else "off"))
    note = text("powers-ready", ready=ready)
    return Track("powers", Text("powers"), "boxes", tuple(steps), title=Text("powers"), note=note)


def _use(index: int, ready: int, spent: int) -> Literal["spent", "mine", "off"]:
    return "spent" if index < spent else "mine" if index < spent + ready else "off"


@memo
def belongings(seat: Seat, uses: tuple[int, ...], ready: int) -> Row:
    """Return what a player has left, as icons."""
    steps = [
        Step((Glyph(art=name, count=left),), state="" if left else "off")
        for name, left in zip(TERRITORIES, uses, strict=True)
    ]
    steps.append(Step((Glyph(words="±1", count=ready),), state="" if ready else "off"))
    track = Track(f"seat{seat}/uses", Text("uses-left"), "boxes", tuple(steps))
    return Row(f"seat{seat}/things", Text("uses-left"), (track,))


# Criteria and the pad


@memo
def criterion_results(box: Box, criteria: tuple[str, ...], chart: Chart) -> tuple[Found, ...]:
    """Return the points of each criterion on a map, and where they come from."""
    return tuple([score_criterion(box, name, chart.land) for name in criteria])


def total_points(found: Sequence[Found], chart: Chart) -> int:
    """Return the current points of a player."""
    return sum([points for points, _ in found]) + max(chart.question, 0)


@memo
def criteria_panel(box: Box, names: tuple[str, ...], worth: tuple[int, ...], scoring: bool) -> Row:
    """Return the criteria in play with their points; a click on one scores the `?` if it was drawn."""
    pieces = tuple(_criterion(box, name, points, scoring) for name, points in zip(names, worth, strict=True))
    return Row("criteria", Text("criteria-title"), pieces, kind="list", note=Text("points-now"))


@memo
def _criterion(box: Box, name: str, points: int, can: bool) -> Piece:
    return Piece(
        id=f"criterion/{name}",
        name=text("criterion-name", id=name, criterion=criterion_text(name), points=points),
        kind="card",
        title=criterion_text(name),
        lines=(rule_text(name, box.criteria[name]),),
        glyphs=(Glyph(art=name, words=name),),
        corner=str(points),
        do=str(SCORES[name]) if can else "",
    )


@memo
def score_sheet(
    box: Box, criteria: Names, found: tuple[Finds, ...], asked: tuple[int, ...], totals: tuple[int, ...]
) -> Sheet:
    """Return the pad: the criteria and the `?` box, a number for each seat."""
    lines = [pad_line(name, tuple([seat[at] for seat in found])) for at, name in enumerate(criteria)]
    boxes = tuple([(None, 0) if points < 0 else (points, box.question) for points in asked])
    return Sheet("pad", Text("score-pad"), (*lines, pad_line("question", boxes)), totals, Text("total"))


# The round


@memo
def header(box: Box, first: Seat, round_: int, turn_now: int) -> tuple[Track | Note, ...]:
    """Return the round with the order of play, and how many dice each turn has."""
    steps = []
    for turn in range(box.turns):
        seat = (max(first, 0) + turn) % box.seats
        now: Literal["", "done", "now"] = "done" if turn < turn_now else "now" if turn == turn_now else ""
        caption = Text("turn-announce" if turn == 0 else "turn-assign") if box.solo else None
        steps.append(Step((Glyph(seat=seat),), caption=caption, state=now, seats=(seat,)))
    title = text("round", round=round_)
    dice = literal(" → ".join(str(box.dice - turn) for turn in range(box.turns)))
    order = Note("dice-order", text("dice-order", dice=dice))
    return Track("round", title, "chips", tuple(steps), title=title), order
