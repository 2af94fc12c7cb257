"""The scene of a seat: its map in the middle, territories and dice below, criteria on the right."""

from __future__ import annotations

from farshore.core.cells import Cells
from farshore.core.lazy_actions import LegalActions
from farshore.core.scene import Field, Ground, Hexes, Layer, OwnScene, Player, SharedScene, Space, memo, memo_by
from farshore.core.state import Seat
from farshore.core.text import SeatName, Text, literal, seat_name, text
from farshore.games.kingdom_maps import panels
from farshore.games.kingdom_maps.actions import ScoreNow
from farshore.games.kingdom_maps.components import TERRITORIES, Box
from farshore.games.kingdom_maps.names import territory_text
from farshore.games.kingdom_maps.prompt import buttons, prompt, status
from farshore.games.kingdom_maps.rules import legal
from farshore.games.kingdom_maps.state import Chart, State


def shared_scene(view: State) -> SharedScene:
    """Return the round, all players with their maps, and the pad: the same for everybody."""
    found = [panels.criterion_results(view.box, view.criteria, chart) for chart in view.seats]
    totals = tuple([panels.total_points(found[seat], chart) for seat, chart in enumerate(view.seats)])
    players = [
        _player(view.box, seat, chart, totals[seat], status(view, seat), seat in view.acting)
        for seat, chart in enumerate(view.seats)
    ]
    return SharedScene(
        players=tuple(players),
        pad=panels.score_sheet(
            view.box, view.criteria, tuple(found), tuple([chart.question for chart in view.seats]), totals
        ),
        header=panels.header(view.box, view.first, view.round, view.turn),
    )


@memo_by("box", "criteria", "acting", "stage", "active", "dice", "taken", "territory", "ending")
def own_scene(view: State, seat: Seat | None) -> OwnScene:
    """Return the own map and what the seat can do; a spectator sees the first seat's map, without anything to click."""
    shown = seat or 0
    chart = view.seats[shown]
    choices = legal(view, seat) if seat is not None else ()
    usable, does = (choices.cells, choices.others) if isinstance(choices, LegalActions) else (0, choices)
    worth = tuple([points for points, _ in panels.criterion_results(view.box, view.criteria, chart)])
    return OwnScene(
        board=_own_map(view.box, shown, chart, usable, view.territory if usable else 0),
        prompt=prompt(view, seat),
        hand=panels.tray_rows(view, shown, does),
        right=(
            panels.criteria_panel(view.box, view.criteria, worth, bool(does) and isinstance(does[0], ScoreNow)),
            panels.powers_track(view.box, chart.ready, chart.spent, chart.question),
        ),
        buttons=buttons(view, seat, does) if seat is not None else (),
        tray="middle",
    )


@memo
def _player(box: Box, seat: Seat, chart: Chart, points: int, doing: Text | None, busy: bool) -> Player:
    return Player(
        id=f"seat/{seat}",
        name=seat_name(seat),
        seat=seat,
        points=points,
        status=doing,
        busy=busy,
        rows=(panels.belongings(seat, tuple(chart.uses), chart.ready),),
        board=_small_map(box, seat, chart),
    )


# Maps


@memo
def _own_map(box: Box, seat: Seat, chart: Chart, usable: Cells, territory: int) -> Field:
    """Return the own map, with the legal hexes highlighted in the colour of the territory."""
    lit = (Layer("legal", usable, do=box.draws.word, fill=TERRITORIES[territory]),) if usable else ()
    return Field("map", _name(seat), ground(box), (*_drawn_layers(seat, chart), *lit), seat)


@memo
def _small_map(box: Box, seat: Seat, chart: Chart) -> Field:
    return Field(f"seat{seat}", _name(seat), ground(box), _drawn_layers(seat, chart), seat)


def _name(seat: Seat) -> Text:
    return text("map-of", seat=SeatName(seat))


@memo
def _drawn_layers(seat: Seat, chart: Chart) -> tuple[Layer, ...]:
    """Return the hexes of each territory, and those of this turn."""
    return (*[_land(seat, index, cells) for index, cells in enumerate(chart.land)], Layer("new", chart.group, seat))


@memo
def _land(seat: Seat, index: int, cells: Cells) -> Layer:
    return Layer("drawn", cells, seat, name=territory_text(index), fill=TERRITORIES[index], icon=TERRITORIES[index])


@memo
def ground(box: Box) -> Ground:
    """Return the blank sheet with what is printed on its hexes."""
    hexes = box.hexes
    letters = tuple(chr(65 + row) for row in range(len(hexes.lengths)))
    names = tuple(hexes.names[cell] for cell in hexes.order)
    spaces = [_printed(box, cell) for cell in hexes.order]
    kinds = tuple(dict.fromkeys(spaces))
    return Ground.of(Hexes(hexes.lengths, names, hexes.order, letters, kinds), spaces, areas=True)


def _printed(box: Box, cell: int) -> Space:
    tag = "±1" if box.powers >> cell & 1 else "?" if box.question >> cell & 1 else ""
    return Space(words=(Text("empty-hex"), *((literal(tag),) if tag else ())), tag=tag)
