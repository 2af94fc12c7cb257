"""What a seat sees: its map in the middle, dice and territories at the left, criteria and the pad at the right."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from farshore.core.cells import Cells, bits
from farshore.core.game import Seat
from farshore.core.scene import (
    Button,
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
from farshore.core.text import Text, plain, text
from farshore.games.kingdom_maps.actions import ASSIGNS, DONE, MINUS, PLUS, SCORES, TAKES, Action
from farshore.games.kingdom_maps.components import TERRITORIES, Components, Numbers
from farshore.games.kingdom_maps.reasons import assign_id, many, table_dice, territory_text
from farshore.games.kingdom_maps.rules import Moves, Rules
from farshore.games.kingdom_maps.scoring import Found, names_of, score_criterion
from farshore.games.kingdom_maps.state import Chart, Stage, State

_OWN = "map"
Lands = tuple[Cells, ...]


class Painter:
    """Builds scenes; what repeats is made once and kept, so unchanged nodes are the same objects."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.components: Components = rules.components
        self.hexes = rules.hexes
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
        self.rule_texts = {name: rule_text(name, numbers) for name, numbers in self.components.criteria.items()}

    def scene(self, state: State, seat: Seat | None) -> Scene:
        """The table as this seat sees it; a spectator has the first seat's map in the middle."""
        shown = seat or 0
        legal = self.rules.legal(state, seat) if seat is not None else ()
        does = set(legal.others if isinstance(legal, Moves) else legal)
        cells = legal.cells if isinstance(legal, Moves) else 0
        lands = [tuple(chart.land) for chart in state.charts]
        finds = [[self.found(name, land) for name in state.criteria] for land in lands]
        totals = [_total(chart, found) for chart, found in zip(state.charts, finds, strict=True)]
        chart = state.charts[shown]
        return Scene(
            board=self.field(_OWN, shown, lands[shown], chart.group, cells, state.territory if cells else -1),
            prompt=prompt(self.rules, state, seat),
            players=tuple(
                self._player(state, other, lands[other], totals[other], shown) for other in range(len(lands))
            ),
            pad=self._pad(state, finds, totals, shown),
            header=header(self.components, state),
            left=self._left(state, shown, does),
            right=(self._criteria(state, finds[shown], does),),
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
            name=text("map-of", seat=text("seat-number", seat=seat + 1)),
            shape=self.shape,
            cells=tuple(cells_shown),
            areas=True,
            seat=seat,
        )

    def _cell(self, prefix: str, seat: Seat, index: int, code: int) -> Cell:
        """One hex: empty (0), drawn (1…6), drawn this turn (8…13) or legal for a territory (14…19)."""
        bit = self.hexes.order[index]
        hex_name = self.hexes.names[bit]
        sheet = self.components.sheet
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
        chart = state.charts[seat]
        panels: list[Row | Track] = [Row("dice", Text("dice"), self._dice(state, seat, does), note=_dice_note(chart))]
        if state.stage == Stage.ASSIGN:
            panels.append(Row("assign", Text("assign-title"), self._assigns(does), kind="cards"))
        panels.append(Row("territories", Text("territories-title"), self._territories(state, seat, does), kind="list"))
        panels.append(self.powers(self.components.sheet.powers.bit_count(), chart.ready, chart.spent, chart.question))
        return tuple(panels)

    def _dice(self, state: State, seat: Seat, does: set[Action]) -> tuple[Piece, ...]:
        dice = table_dice(state)
        taken = dice.index(state.taken) if state.taken else -1
        mine = state.charts[seat].value if seat != state.active else 0
        shown = []
        for index, value in enumerate(dice):
            owner = state.active if index == taken else -1
            chosen = (index == taken and seat == state.active) or (index != taken and value == mine)
            if index != taken and value == mine:
                mine = 0
            shown.append(self.die(index, value, owner, chosen, index != taken and TAKES[value] in does))
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
            do=str(TAKES[value]) if can else "",
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

    def _territories(self, state: State, seat: Seat, does: set[Action]) -> tuple[Piece, ...]:
        chart = state.charts[seat]
        uses = self.components.uses[len(state.charts)]
        announcing = state.stage == Stage.ANNOUNCE and bool(does)
        return tuple(
            self.territory(
                index,
                chart.land[index].bit_count(),
                chart.uses[index],
                uses,
                index == state.territory,
                announcing and chart.uses[index] > 0,
            )
            for index in range(6)
        )

    def _territory(self, index: int, drawn: int, left: int, uses: int, now: bool, can: bool) -> Piece:
        name = TERRITORIES[index]
        boxes = tuple(Glyph(words="☐") if box < left else Glyph(words="☒", state="spent") for box in range(uses))
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
        if self.components.sheet.question:
            points = text("points", points=question) if question >= 0 else None
            steps.append(Step((Glyph(words="?"),), caption=points, state="done" if points else "off"))
        note = text("powers-ready", ready=ready)
        return Track("powers", Text("powers"), "boxes", tuple(steps), title=Text("powers"), note=note)

    # Right: criteria; below: the pad

    def _found(self, name: str, land: Lands) -> Found:
        return score_criterion(self.components, name, land)

    def _criteria(self, state: State, found: list[Found], does: set[Action]) -> Row:
        pieces = tuple(
            self.criterion(name, points, SCORES[name] in does)
            for name, (points, _) in zip(state.criteria, found, strict=True)
        )
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
        prefixes = [_prefix(seat, shown) for seat in range(len(finds))]
        lines = [
            SheetLine(
                f"pad/{name}",
                Text(f"score-{name}"),
                tuple([found[at][0] for found in finds]),
                tuple([self.nodes(prefix, found[at][1]) for prefix, found in zip(prefixes, finds, strict=True)]),
            )
            for at, name in enumerate(state.criteria)
        ]
        question = self.components.sheet.question
        asked = tuple([chart.question if chart.question >= 0 else None for chart in state.charts])
        boxes = [
            self.nodes(prefix, 0 if points is None else question)
            for prefix, points in zip(prefixes, asked, strict=True)
        ]
        lines.append(SheetLine("pad/question", Text("score-question"), asked, tuple(boxes)))
        return Sheet("pad", Text("score-pad"), tuple(lines), tuple(totals), Text("total"))

    def _nodes(self, prefix: str, cells: Cells) -> tuple[str, ...]:
        return tuple(f"{prefix}/{name}" for name in names_of(self.hexes, cells))

    # Players

    def _player(self, state: State, seat: Seat, land: Lands, total: int, shown: Seat) -> Player:
        chart = state.charts[seat]
        board = self.field(_prefix(seat, shown), seat, land, chart.group, 0, -1) if seat != shown else None
        return Player(
            id=f"seat/{seat}",
            name=text("seat-number", seat=seat + 1),
            seat=seat,
            points=total,
            status=status(state, seat),
            busy=seat in state.busy,
            rows=(self._belongings(seat, tuple(chart.uses), chart.ready),) if seat != shown else (),
            board=board,
        )

    def _belongings(self, seat: Seat, uses: tuple[int, ...], ready: int) -> Row:
        steps = [
            Step((Glyph(art=name, fill=name, count=left),), state="" if left else "off")
            for name, left in zip(TERRITORIES, uses, strict=True)
        ]
        steps.append(Step((Glyph(words="±1", count=ready),), state="" if ready else "off"))
        track = Track(f"seat{seat}/uses", Text("uses-left"), "boxes", tuple(steps))
        return Row(f"seat{seat}/things", Text("uses-left"), (track,))


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


def rule_text(name: str, numbers: Numbers) -> Text:
    """A criterion in words, with the numbers it has in this game."""
    listed = plain(", ".join(str(points) for points in dict.fromkeys(numbers.points) if points))
    return text(f"rule-{name}", each=numbers.each, needed=numbers.needed, points=listed)


def header(components: Components, state: State) -> tuple[Track | Note, ...]:
    """The round with the order of play, and how many dice each turn has."""
    seats = len(state.charts)
    turns = 2 if state.solo else seats
    steps = []
    for turn in range(turns):
        seat = (max(state.first, 0) + turn) % seats
        now: Literal["", "done", "now"] = "done" if turn < state.turn else "now" if turn == state.turn else ""
        caption = Text("turn-announce" if turn == 0 else "turn-assign") if state.solo else None
        steps.append(Step((Glyph(seat=seat),), caption=caption, state=now, seats=(seat,)))
    title = text("round", round=state.round)
    dice = plain(" → ".join(str(components.dice[seats] - turn) for turn in range(turns)))
    return Track("round", title, "chips", tuple(steps), title=title), Note("dice-order", text("dice-order", dice=dice))


def status(state: State, seat: Seat) -> Text | None:
    """What a player is doing, in two or three words."""
    chart = state.charts[seat]
    if state.stage == Stage.OVER:
        return Text("status-failed") if chart.failed else None
    if state.stage in (Stage.ANNOUNCE, Stage.TAKE, Stage.ASSIGN):
        return (
            Text("status-announces" if state.stage == Stage.ANNOUNCE else "status-takes")
            if (seat == state.active)
            else None
        )
    if state.stage != Stage.DRAW:
        return None
    if chart.failed:
        return Text("status-failed")
    if not chart.value:
        return Text("status-chooses")
    return text("status-draws", what=many(state.territory, chart.number)) if seat in state.busy else Text("status-done")


def prompt(rules: Rules, state: State, seat: Seat | None) -> Note:
    """What to do now, and a word about how."""
    name, detail = _prompt(rules, state, seat)
    return Note("prompt", name, detail)


def _prompt(rules: Rules, state: State, seat: Seat | None) -> tuple[Text, Text | None]:
    if state.stage == Stage.OVER:
        return Text("prompt-over"), Text(f"ending-{state.ending}")
    if seat is None or seat not in state.busy:
        if state.stage != Stage.DRAW:
            return text("prompt-wait-active", seat=text("seat-number", seat=state.active + 1)), None
        failed = seat is not None and state.charts[seat].failed
        return Text("prompt-wait"), Text("prompt-failed") if failed else None
    chart = state.charts[seat]
    if state.stage == Stage.ANNOUNCE:
        return Text("prompt-announce"), Text("prompt-announce-how")
    if state.stage == Stage.ASSIGN:
        return Text("prompt-assign"), Text("prompt-assign-how")
    if not chart.value:
        how = "prompt-take-how" if seat == state.active else "prompt-choose-how"
        title = "prompt-take" if seat == state.active else "prompt-choose"
        return text(title, territory=territory_text(state.territory)), Text(how)
    return _prompt_drawing(rules, state, seat, chart)


def _prompt_drawing(rules: Rules, state: State, seat: Seat, chart: Chart) -> tuple[Text, Text | None]:
    if chart.group:
        if chart.left:
            how = text("prompt-drawn-of", drawn=chart.group.bit_count(), number=chart.number)
            return text("prompt-draw-more", what=many(state.territory, chart.left)), how
        return (Text("prompt-score"), Text("prompt-score-how")) if chart.asks else (Text("prompt-done"), None)
    if rules.may_give_up(state, seat):
        return text("prompt-give-up", number=chart.number), Text("prompt-give-up-how")
    if chart.number > chart.room:
        return text("prompt-make-fit", number=chart.number, room=chart.room), None
    how_first = Text("prompt-first-hex" if chart.drawn else "prompt-anywhere")
    return text("prompt-draw", what=many(state.territory, chart.number)), how_first


def buttons(state: State, seat: Seat, does: set[Action]) -> tuple[Button, ...]:
    """Powers before the first hex, the choice for `?`, and done."""
    if state.stage == Stage.OVER:
        return ()
    chart = state.charts[seat]
    row = []
    for id_, action, by in (("plus", PLUS, 1), ("minus", MINUS, -1)):
        if action in does:
            row.append(Button(id_, Text(f"{id_}-button"), str(action), note=_power_note(state, chart, by)))
    for name in state.criteria:
        if SCORES[name] in does:
            row.append(Button(f"score/{name}", Text(f"score-{name}"), str(SCORES[name]), note=Text("score-now")))
    row.append(_done_button(state, chart, does))
    return tuple(row)


def _power_note(state: State, chart: Chart, by: int) -> Text:
    return text("power-note", what=many(state.territory, chart.number + by))


def _done_button(state: State, chart: Chart, does: set[Action]) -> Button:
    if DONE in does:
        nothing = None if chart.group else Text("done-nothing")
        return Button("done", Text("done"), str(DONE), primary=True, note=nothing)
    if chart.asks and not chart.left:
        return Button("done", Text("done"), waits=Text("done-after-score"))
    waits = text("done-after", left=chart.left) if chart.left > 0 else Text("done-later")
    return Button("done", Text("done"), waits=waits)
