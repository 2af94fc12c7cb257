"""What a seat sees: the island in the middle, the hand under it, seats at the left, tracks and pad at the right."""

from __future__ import annotations

from functools import lru_cache

from farshore.core.cells import Cells, bits
from farshore.core.game import Score, Seat
from farshore.core.scene import Cell, Field, Mark, Outline, Point, Polygons, Scene, Sheet, SheetLine
from farshore.core.text import Text, text
from farshore.games.la_isla import scoring
from farshore.games.la_isla.actions import Lift, Place
from farshore.games.la_isla.box import REGIONS, SPACES, Box, put_together
from farshore.games.la_isla.functions import ANIMALS, COLOURS, SYMBOLS
from farshore.games.la_isla.names import ANIMAL_TEXTS, Names, seat_text, shown_space
from farshore.games.la_isla.panels import Panels
from farshore.games.la_isla.prompt import buttons, prompt
from farshore.games.la_isla.rules import legal as legal_now
from farshore.games.la_isla.state import NONE, State

_CLUSTER = ((-2.7, -2.7), (2.7, -2.7), (-2.7, 2.7), (2.7, 2.7))
"""Four figures on one space stand two by two."""
_REGION_SIZE, _SYMBOL_SIZE = 5.6, 4.2
_BOARD, _PAD, _NOW, _TOTAL = text("board"), text("score-pad"), text("if-ended-now"), text("total")
_LINE_TEXTS = {name: text(f"score-{name}") for name in scoring.LINES}


class Painter:
    """Builds scenes; nodes that repeat are made once, so that unchanged ones are the same objects."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.panels = Panels(box, Names(box))
        self.shape = self._shape()
        self._space_cell = lru_cache(maxsize=1 << 15)(self._make_space)
        self._region_cell = lru_cache(maxsize=1 << 12)(self._make_region)
        self._field = lru_cache(maxsize=1 << 10)(self._make_field)
        self._line = lru_cache(maxsize=1 << 14)(self._make_line)

    def scene(self, view: State, seat: Seat | None) -> Scene:
        legal = legal_now(view, seat) if seat is not None else ()
        does = {str(action) for action in legal}
        clicks = {action.space: str(action) for action in legal if isinstance(action, Place | Lift)}
        scores = scoring.scores(view)
        return Scene(
            board=self._board(view, clicks),
            prompt=prompt(view, seat),
            players=self.panels.players(view),
            pad=self._pad(view, scores),
            header=self.panels.header(view),
            left=self.panels.left(view, seat),
            hand=self.panels.hand(view, seat, does) if seat is not None else (),
            right=self.panels.right(view, seat),
            buttons=buttons(view, seat, does) if seat is not None else (),
        )

    # The island

    def _shape(self) -> Polygons:
        """All spaces, then all regions, on the drawing of the sea; a space knows its regions, a region its spaces."""
        box = self.box
        outlines = [
            self._outline(name, tuple(len(SPACES) + region for region in touching), figures=True)
            for name, touching in zip(SPACES, box.touching, strict=True)
        ]
        outlines += [
            self._outline(name, tuple(bits(around)), figures=False)
            for name, around in zip(REGIONS, box.around, strict=True)
        ]
        return Polygons((-106.0, -106.0, 212.0, 212.0), tuple(outlines), backdrop="island")

    def _outline(self, name: str, near: tuple[int, ...], *, figures: bool) -> Outline:
        family, number = self.box.families[name[0]], int(name[1:])
        points = tuple(family.turned(point, number) for point in family.outline)
        x, y = family.turned(family.middle, number)
        if not figures:
            return Outline(points, ((x, y),), ((x, y),) * 4, _REGION_SIZE, near)
        stand: tuple[Point, ...] = tuple((round(x + dx, 4), round(y + dy, 4)) for dx, dy in _CLUSTER)
        icons = tuple(family.turned(icon, number) for icon in family.icons)
        return Outline(points, icons, stand, _SYMBOL_SIZE, near)

    def _board(self, view: State, clicks: dict[int, str]) -> Field:
        """The same island is the same object, so nothing of it is sent again."""
        standing = [camp.standing for camp in view.seats]
        if view.target != NONE:
            standing = [spaces | (seat == view.turn) << view.target for seat, spaces in enumerate(standing)]
        pending = self._pending(view)
        mover = view.turn if pending else NONE
        lit = tuple(clicks.items())
        return self._field(
            view.teeth, view.animals, tuple(standing), tuple(camp.claimed for camp in view.seats), pending, mover, lit
        )

    def _make_field(
        self,
        teeth: tuple[int, ...],
        animals: tuple[int, ...],
        standing: tuple[Cells, ...],
        claimed: tuple[Cells, ...],
        pending: Cells,
        mover: Seat,
        lit: tuple[tuple[int, str], ...],
    ) -> Field:
        island, clicks = put_together(self.box, teeth), dict(lit)
        cells = []
        for space, (colour, symbol) in enumerate(zip(island.colours, island.symbols, strict=True)):
            there = 0
            for seat, spaces in enumerate(standing):
                there |= (spaces >> space & 1) << seat
            taken_back = mover if pending >> space & 1 else NONE
            cells.append(self._space_cell(space, colour, symbol, there, taken_back, clicks.get(space, "")))
        owners = {region: seat for seat, own in enumerate(claimed) for region in bits(own)}
        for region in range(len(REGIONS)):
            animal = animals[region] if region < len(animals) else NONE
            cells.append(self._region_cell(region, animal, owners.get(region, NONE)))
        return Field("island", _BOARD, self.shape, tuple(cells))

    def _pending(self, view: State) -> Cells:
        """Spaces where this turn's explorer can still be taken back."""
        if view.stage != "c":
            return 0
        return (1 << view.last if view.last != NONE else 0) | (1 << view.target if view.target != NONE else 0)

    def _make_space(self, space: int, colour: int, symbol: int, there: int, pending: int, do: str) -> Cell:
        name = SPACES[space]
        seats = tuple(bits(there))
        return Cell(
            id=f"island/{name}",
            name=_spoken(shown_space(name, colour, symbol), seats),
            fill=COLOURS[colour] if colour >= 0 else "",
            icon=SYMBOLS[symbol] if symbol >= 0 else "",
            badge="disc",
            marks=tuple(Mark(seat, "figure", pending=seat == pending) for seat in seats),
            do=do,
        )

    def _make_region(self, region: int, animal: int, owner: int) -> Cell:
        name, value = REGIONS[region], self.box.values[region]
        if animal == NONE:
            return Cell(f"island/{name}", text("region-bare", value=value), fill="jungle", tag=str(value))
        if owner != NONE:
            spoken = text("region-claimed", seat=seat_text(owner), region=name)
            return Cell(f"island/{name}", spoken, fill="jungle-empty", marks=(Mark(owner, "claim"),))
        spoken = text("region", animal=ANIMAL_TEXTS[animal], value=value, region=name)
        return Cell(f"island/{name}", spoken, "jungle", ANIMALS[animal], "disc", str(value))

    # The score pad

    def _pad(self, view: State, scores: tuple[Score, ...]) -> Sheet:
        columns = [[line.points for line in score.lines] for score in scores]
        lines = []
        for index, name in enumerate(scoring.LINES):
            where = tuple(camp.claimed for camp in view.seats) if name == "regions" else ()
            lines.append(self._line(name, tuple(column[index] for column in columns), where))
        over = view.stage == "over"
        totals = tuple(sum(column) for column in columns)
        return Sheet("pad", _PAD, tuple(lines), totals, _TOTAL if over else _NOW)

    def _make_line(self, name: str, points: tuple[int, ...], claimed: tuple[Cells, ...]) -> SheetLine:
        where = tuple(tuple(f"island/{REGIONS[region]}" for region in bits(own)) for own in claimed)
        return SheetLine(f"pad/{name}", _LINE_TEXTS[name], points, where)


def _spoken(space: Text, seats: tuple[Seat, ...]) -> Text:
    """A space with who stands there."""
    if not seats:
        return space
    return text("space-with", space=space, seats=tuple(seat_text(seat) for seat in seats))
