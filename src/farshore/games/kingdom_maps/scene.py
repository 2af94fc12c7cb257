"""What a seat sees: its map in the middle, dice and territories at the left, criteria and the pad at the right."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from farshore.core.cells import Cells, bits
from farshore.core.choices import Choices
from farshore.core.scene import (
    Cell,
    Field,
    Glyph,
    Hexes,
    Mark,
    Note,
    Piece,
    Player,
    Row,
    Scene,
    Sheet,
    SheetLine,
    Step,
    Track,
)
from farshore.core.state import Seat
from farshore.core.text import Text, plain, text
from farshore.games.kingdom_maps.actions import ASSIGNS, SCORES, TAKES, Action
from farshore.games.kingdom_maps.box import TERRITORIES, Components
from farshore.games.kingdom_maps.names import assign_id, many, rule_text, seat_text, table_dice, territory_text
from farshore.games.kingdom_maps.prompt import buttons, prompt, status
from farshore.games.kingdom_maps.rules import legal
from farshore.games.kingdom_maps.scoring import Found, score_criterion
from farshore.games.kingdom_maps.state import Chart, State

_OWN = "map"
Lands: TypeAlias = tuple[Cells, ...]
Asked: TypeAlias = tuple[int | None, Cells]
"""Points of a line of the pad, none while its box is empty, and where they come from."""


class Painter:
    """Builds scenes; what repeats is made once and kept, so unchanged nodes are the same objects."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.hexes = components.hexes
        letters = tuple(chr(65 + row) for row in range(len(self.hexes.lengths)))
        self.shape = Hexes(self.hexes.lengths, letters)
        self.place = {bit: index for index, bit in enumerate(self.hexes.order)}
        self._cells: dict[tuple[str, int], list[Cell | None]] = {}
        self.field = lru_cache(maxsize=4096)(self._field)
        self.found = lru_cache(maxsize=1 << 14)(self._found)
        self.nodes = lru_cache(maxsize=1 << 14)(self._nodes)
        self.territory = lru_cache(maxsize=4096)(self._territory)
        self.criterion = lru_cache(maxsize=4096)(self._criterion)
        self.die = lru_cache(maxsize=1024)(self._die)
        self.powers = lru_cache(maxsize=1024)(self._powers)
        self.pad_line = lru_cache(maxsize=1 << 14)(self._pad_line)
        self.belongings = lru_cache(maxsize=4096)(self._belongings)
        self.territories = lru_cache(maxsize=4096)(self._territories)
        self.criteria = lru_cache(maxsize=4096)(self._criteria)
        self.header = lru_cache(maxsize=1024)(self._header)
        self.rule_texts = {name: rule_text(name, numbers) for name, numbers in self.components.criteria.items()}

    def scene(self, state: State, seat: Seat | None) -> Scene:
        """The table as this seat sees it; a spectator has the first seat's map in the middle."""
        shown = seat or 0
        choices = legal(state, seat) if seat is not None else ()
        does = set(choices.others if isinstance(choices, Choices) else choices)
        cells = choices.cells if isinstance(choices, Choices) else 0
        lands = [tuple(chart.land) for chart in state.seats]
        finds = [[self.found(name, land) for name in state.criteria] for land in lands]
        totals = [_total(chart, found) for chart, found in zip(state.seats, finds, strict=True)]
        chart = state.seats[shown]
        return Scene(
            board=self.field(_OWN, shown, lands[shown], chart.group, cells, state.territory if cells else -1),
            prompt=prompt(state, seat),
            players=tuple(
                self._player(state, other, lands[other], totals[other], shown) for other in range(len(lands))
            ),
            pad=self._pad(state, finds, totals, shown),
            header=self.header(len(lands), state.first, state.round, state.turn),
            left=self._left(state, shown, does),
            right=(self._points_now(state, finds[shown], does),),
            buttons=buttons(state, seat, does) if seat is not None else (),
        )

    # The maps

    def _field(self, prefix: str, seat: Seat, land: Lands, group: Cells, legal: Cells, tint: int) -> Field:
        codes = [0] * len(self.place)
        for territory, cells in enumerate(land):
            for bit in bits(cells):
                codes[self.place[bit]] = territory + 1
        for bit in bits(group):
            codes[self.place[bit]] += 7
        for bit in bits(legal):
            codes[self.place[bit]] = 14 + tint
        table = self._cells.get((prefix, seat))
        if table is None:
            table = self._cells[prefix, seat] = [None] * (len(codes) * 20)
        cells_shown = []
        for index, code in enumerate(codes):
            cell = table[index * 20 + code]
            if cell is None:
                cell = table[index * 20 + code] = self._cell(prefix, seat, index, code)
            cells_shown.append(cell)
        return Field(
            id=prefix,
            name=text("map-of", seat=seat_text(seat)),
            shape=self.shape,
            cells=tuple(cells_shown),
            areas=True,
            seat=seat,
        )

    def _cell(self, prefix: str, seat: Seat, index: int, code: int) -> Cell:
        """One hex: empty (0), drawn (1…6), drawn this turn (8…13) or legal for a territory (14…19)."""
        bit = self.hexes.order[index]
        hex_name = self.hexes.names[bit]
        sheet = self.components
        printed = "power" if sheet.powers >> bit & 1 else "question" if sheet.question >> bit & 1 else "none"
        drawn = (code - 1) % 7 if 0 < code < 14 else -1
        land = territory_text(drawn) if drawn >= 0 else Text("empty-hex")
        return Cell(
            id=f"{prefix}/{hex_name}",
            name=text("hex", hex=plain(hex_name), land=land, printed=printed),
            fill=TERRITORIES[drawn] if drawn >= 0 else "",
            icon=TERRITORIES[drawn] if drawn >= 0 else "",
            badge="whole" if drawn >= 0 else "",
            tag={"power": "±1", "question": "?", "none": ""}[printed],
            marks=(Mark(seat, "drawn", pending=True),) if 7 < code < 14 else (),
            tint=TERRITORIES[code - 14] if code >= 14 else "",
            do=f"draw {hex_name}" if code >= 14 else "",
        )

    # Left: dice, territories, powers

    def _left(self, state: State, seat: Seat, does: set[Action]) -> tuple[Row | Track, ...]:
        chart = state.seats[seat]
        panels: list[Row | Track] = [Row("dice", Text("dice"), self._dice(state, seat, does), note=_dice_note(chart))]
        if state.stage == "assign":
            panels.append(Row("assign", Text("assign-title"), self._assigns(does), kind="cards"))
        drawn = tuple([cells.bit_count() for cells in chart.land])
        announcing = state.stage == "announce" and bool(does)
        panels.append(self.territories(len(state.seats), drawn, tuple(chart.uses), state.territory, announcing))
        panels.append(self.powers(self.components.powers.bit_count(), chart.ready, chart.spent, chart.question))
        return tuple(panels)

    def _dice(self, state: State, seat: Seat, does: set[Action]) -> tuple[Piece, ...]:
        dice = table_dice(state)
        taken = dice.index(state.taken) if state.taken else -1
        mine = state.seats[seat].value if seat != state.active else 0
        shown = []
        for index, value in enumerate(dice):
            owner = state.active if index == taken else -1
            chosen = (index == taken and seat == state.active) or (index != taken and value == mine)
            if index != taken and value == mine:
                mine = 0
            shown.append(self.die(index, value, owner, chosen, index != taken and TAKES.at(value) in does))
        return tuple(shown)

    def _die(self, index: int, value: int, owner: int, chosen: bool, can: bool) -> Piece:
        return Piece(
            id=f"die/{index}",
            name=text("die", number=value),
            kind="die",
            corner=str(value),
            caption=Text("yours") if chosen else Text("taken") if owner >= 0 else None,
            state="chosen" if chosen else "off" if owner >= 0 else "",
            seat=owner if owner >= 0 else None,
            do=str(TAKES.at(value)) if can else "",
        )

    def _assigns(self, does: set[Action]) -> tuple[Piece, ...]:
        return tuple(self._assign(*pair) for pair, action in ASSIGNS.items() if action in does)

    def _assign(self, die: int, value: int) -> Piece:
        territory = self.components.territory_of(die)
        name = TERRITORIES[territory]
        return Piece(
            id=assign_id(ASSIGNS[die, value]),
            name=text("assign-choice", die=die, what=many(territory, value)),
            kind="tile",
            title=many(territory, value),
            glyphs=(Glyph(art=name, fill=name), Glyph(words=f"×{value}")),
            do=str(ASSIGNS[die, value]),
        )

    def _territories(
        self, seats: int, drawn: tuple[int, ...], left: tuple[int, ...], announced: int, announcing: bool
    ) -> Row:
        uses = self.components.uses_for[seats]
        entries = tuple(
            self.territory(index, drawn[index], left[index], uses, index == announced, announcing and left[index] > 0)
            for index in range(len(TERRITORIES))
        )
        return Row("territories", Text("territories-title"), entries, kind="list")

    def _territory(self, index: int, drawn: int, left: int, uses: int, now: bool, can: bool) -> Piece:
        name = TERRITORIES[index]
        boxes = tuple(Glyph(words="☐", state="" if box < left else "spent") for box in range(uses))
        return Piece(
            id=f"territory/{name}",
            name=text("territory-uses", territory=territory_text(index), drawn=drawn, left=left),
            kind="token",
            title=territory_text(index),
            lines=(text("drawn-count", count=drawn),),
            glyphs=(Glyph(art=name, fill=name),),
            foot=boxes,
            corner=str(self.components.die_of[index]),
            fill=name,
            state="now" if now else "" if left else "off",
            do=f"announce {name}" if can else "",
        )

    def _powers(self, boxes: int, ready: int, spent: int, question: int) -> Track:
        steps = [Step((Glyph(words="±1"),), state=_box_state(box, ready, spent)) for box in range(boxes)]
        if self.components.question:
            points = text("points", points=question) if question >= 0 else None
            steps.append(Step((Glyph(words="?"),), caption=points, state="done" if points else "off"))
        note = text("powers-ready", ready=ready)
        return Track("powers", Text("powers"), "boxes", tuple(steps), title=Text("powers"), note=note)

    # Right: criteria; below: the pad

    def _found(self, name: str, land: Lands) -> Found:
        return score_criterion(self.components, name, land)

    def _points_now(self, state: State, found: list[Found], does: set[Action]) -> Row:
        scoring = bool(state.criteria) and SCORES[state.criteria[0]] in does
        return self.criteria(state.criteria, tuple([points for points, _ in found]), scoring)

    def _criteria(self, names: tuple[str, ...], points: tuple[int, ...], scoring: bool) -> Row:
        pieces = tuple(self.criterion(name, now, scoring) for name, now in zip(names, points, strict=True))
        return Row("criteria", Text("criteria-title"), pieces, kind="list", note=Text("points-now"))

    def _criterion(self, name: str, points: int, can: bool) -> Piece:
        return Piece(
            id=f"criterion/{name}",
            name=text("criterion-name", id=name, criterion=Text(f"score-{name}"), points=points),
            kind="card",
            title=text("criterion-title", id=name, criterion=Text(f"score-{name}")),
            lines=(self.rule_texts[name],),
            glyphs=(Glyph(art=name),),
            corner=str(points),
            do=str(SCORES[name]) if can else "",
        )

    def _pad(self, state: State, finds: list[list[Found]], totals: list[int], shown: Seat) -> Sheet:
        lines = [
            self.pad_line(name, shown, tuple([found[at] for found in finds])) for at, name in enumerate(state.criteria)
        ]
        asked: list[Asked] = []
        for chart in state.seats:
            asked.append((None, 0) if chart.question < 0 else (chart.question, self.components.question))
        lines.append(self.pad_line("question", shown, tuple(asked)))
        return Sheet("pad", Text("score-pad"), tuple(lines), tuple(totals), Text("total"))

    def _pad_line(self, name: str, shown: Seat, found: tuple[Asked, ...]) -> SheetLine:
        where = tuple(self.nodes(_prefix(seat, shown), cells) for seat, (_, cells) in enumerate(found))
        return SheetLine(f"pad/{name}", Text(f"score-{name}"), tuple(points for points, _ in found), where)

    def _nodes(self, prefix: str, cells: Cells) -> tuple[str, ...]:
        return tuple(f"{prefix}/{name}" for name in self.hexes.named(cells))

    # Players

    def _player(self, state: State, seat: Seat, land: Lands, total: int, shown: Seat) -> Player:
        chart = state.seats[seat]
        board = self.field(_prefix(seat, shown), seat, land, chart.group, 0, -1) if seat != shown else None
        return Player(
            id=f"seat/{seat}",
            name=seat_text(seat),
            seat=seat,
            points=total,
            status=status(state, seat),
            busy=seat in state.acting,
            rows=(self.belongings(seat, tuple(chart.uses), chart.ready),) if seat != shown else (),
            board=board,
        )

    def _belongings(self, seat: Seat, uses: tuple[int, ...], ready: int) -> Row:
        steps = [
            Step((Glyph(art=name, count=left),), state="" if left else "off")
            for name, left in zip(TERRITORIES, uses, strict=True)
        ]
        steps.append(Step((Glyph(words="±1", count=ready),), state="" if ready else "off"))
        track = Track(f"seat{seat}/uses", Text("uses-left"), "boxes", tuple(steps))
        return Row(f"seat{seat}/things", Text("uses-left"), (track,))

    def _header(self, seats: int, first: Seat, round_: int, turn_now: int) -> tuple[Track | Note, ...]:
        """The round with the order of play, and how many dice each turn has."""
        turns = 2 if seats == 1 else seats
        steps = []
        for turn in range(turns):
            seat = (max(first, 0) + turn) % seats
            now: Literal["", "done", "now"] = "done" if turn < turn_now else "now" if turn == turn_now else ""
            caption = Text("turn-announce" if turn == 0 else "turn-assign") if seats == 1 else None
            steps.append(Step((Glyph(seat=seat),), caption=caption, state=now, seats=(seat,)))
        title = text("round", round=round_)
        dice = plain(" → ".join(str(self.components.dice_for[seats] - turn) for turn in range(turns)))
        order = Note("dice-order", text("dice-order", dice=dice))
        return Track("round", title, "chips", tuple(steps), title=title), order


def _prefix(seat: Seat, shown: Seat) -> str:
    """Node ids of a map: the one in the middle is `map`, the small ones carry their seat."""
    return _OWN if seat == shown else f"seat{seat}"


def _total(chart: Chart, found: list[Found]) -> int:
    return sum(points for points, _ in found) + max(chart.question, 0)


def _box_state(box: int, ready: int, spent: int) -> Literal["spent", "mine", "off"]:
    return "spent" if box < spent else "mine" if box < spent + ready else "off"


def _dice_note(chart: Chart) -> Text | None:
    if not chart.value:
        return None
    return text("you-draw", number=chart.number, value=chart.value)
