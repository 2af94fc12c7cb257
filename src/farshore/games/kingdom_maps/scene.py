"""What a seat sees: its map in the middle, dice and territories at the left, criteria at the right."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.choices import Choices
from farshore.core.scene import Field, Ground, Hexes, Layer, Own, Player, Shared, Space, lit, part
from farshore.core.state import Seat
from farshore.core.text import Text, Who, plain, player, text
from farshore.games.kingdom_maps.actions import Action
from farshore.games.kingdom_maps.box import TERRITORIES, Box
from farshore.games.kingdom_maps.names import territory_text
from farshore.games.kingdom_maps.panels import (
    belongings,
    criteria_panel,
    finds,
    header,
    left_panels,
    score_sheet,
    total,
)
from farshore.games.kingdom_maps.prompt import buttons, prompt, status
from farshore.games.kingdom_maps.rules import legal
from farshore.games.kingdom_maps.state import Chart, State


def shared(view: State) -> Shared:
    """The round, all players with their maps, and the pad: the same for everybody."""
    found = [finds(view.box, view.criteria, chart) for chart in view.seats]
    totals = tuple([total(found[seat], chart) for seat, chart in enumerate(view.seats)])
    players = [
        _player(view.box, seat, chart, totals[seat], status(view, seat), seat in view.acting)
        for seat, chart in enumerate(view.seats)
    ]
    return Shared(
        players=tuple(players),
        pad=score_sheet(view, found, totals),
        header=header(view.box, view.first, view.round, view.turn),
    )


def own(view: State, seat: Seat | None) -> Own:
    """My map and what I can do; a spectator has the first seat's map in the middle, and nothing to press."""
    shown = seat or 0
    choices = legal(view, seat) if seat is not None else ()
    does = choices.others if isinstance(choices, Choices) else choices
    return Own(
        board=_map("map", view.box, shown, view.seats[shown], _usable(view, choices)),
        prompt=prompt(view, seat),
        left=left_panels(view, shown, does),
        right=(criteria_panel(view, shown, does),),
        buttons=buttons(view, seat, does) if seat is not None else (),
    )


@part
def _player(box: Box, seat: Seat, chart: Chart, points: int, doing: Text | None, busy: bool) -> Player:
    return Player(
        id=f"seat/{seat}",
        name=player(seat),
        seat=seat,
        points=points,
        status=doing,
        busy=busy,
        rows=(belongings(seat, tuple(chart.uses), chart.ready),),
        board=_small_map(box, seat, chart),
    )


# Maps


@part
def _small_map(box: Box, seat: Seat, chart: Chart) -> Field:
    return _map(f"seat{seat}", box, seat, chart)


def _map(name: str, box: Box, seat: Seat, chart: Chart, usable: tuple[Layer, ...] = ()) -> Field:
    """A map: the sheet, on it what is drawn of each territory, what is of this turn, and where the next hex may go."""
    drawn = [
        Layer("drawn", cells, seat, name=territory_text(index), fill=TERRITORIES[index], icon=TERRITORIES[index])
        for index, cells in enumerate(chart.land)
    ]
    layers = (*drawn, Layer("new", chart.group, seat), *usable)
    return Field(name, text("map-of", seat=Who(seat)), ground(box), layers, seat)


def _usable(view: State, choices: Sequence[Action]) -> tuple[Layer, ...]:
    """Where the next hex may go, tinted with what would be drawn."""
    return lit(choices, fill=TERRITORIES[view.territory]) if view.territory >= 0 else ()


@part
def ground(box: Box) -> Ground:
    """The blank sheet with what is printed on its hexes."""
    hexes = box.hexes
    letters = tuple(chr(65 + row) for row in range(len(hexes.lengths)))
    names = tuple(hexes.names[cell] for cell in hexes.order)
    shape = Hexes(hexes.lengths, names, places=hexes.order, row_names=letters)
    return Ground.of(shape, (_printed(box, cell) for cell in hexes.order), areas=True)


def _printed(box: Box, cell: int) -> Space:
    tag = "±1" if box.powers >> cell & 1 else "?" if box.question >> cell & 1 else ""
    return Space(words=(Text("empty-hex"), *((plain(tag),) if tag else ())), tag=tag)
