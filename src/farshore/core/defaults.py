"""Defaults for games: board, panels, prompts and buttons.

`Game` calls these functions; a game replaces a default by writing the method of the same purpose.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, NamedTuple

from farshore.core.cells import Cells, Grid, SquareGrid
from farshore.core.memo import memo
from farshore.core.scene import (
    Button,
    Field,
    Ground,
    Hexes,
    Layer,
    LayerKind,
    Note,
    OwnScene,
    Piece,
    Player,
    Polygons,
    Row,
    Sheet,
    SheetLine,
    Space,
    Squares,
    prompt_note,
    walk,
)
from farshore.core.state import CHANCE, Position, Seat
from farshore.core.text import Arg, SeatName, Text, literal, seat_name, text, waiting_for

BOARD: Final = "board"
DO: Final = "do"
"""Prefix of the ids of default buttons: `do/pass`."""
MOST_BUTTONS: Final = 4
"""The number of buttons, besides those that end a turn, for which the page has room."""
OWNED: Final[tuple[LayerKind, ...]] = ("cross", "area", "drawn", "figure", "claim")
"""Layers that the text board shows by the letter of their seat."""


class Phrase(NamedTuple):
    """An action's notation in two parts: `claim c3` is the verb `claim` and its object `c3`."""

    verb: str
    what: str

    @classmethod
    def of(cls, notation: str) -> Phrase:
        """Split a notation.

        >>> Phrase.of("claim c3"), Phrase.of("pass")
        (Phrase(verb='claim', what='c3'), Phrase(verb='pass', what=''))
        """
        verb, _, what = notation.partition(" ")
        return cls(verb, what)

    def message(self, prefix: str, suffix: str = "") -> Text:
        """Return the message `PREFIX-VERB` with the object as `$what`."""
        return text(f"{prefix}-{self.verb}{suffix}", what=literal(self.what))


def message_args(action: Any) -> dict[str, Arg]:
    """Return the object of an action's notation as `$what`, and its field `seat` as the name `$seat`."""
    what: dict[str, Arg] = {"what": literal(Phrase.of(str(action)).what)}
    seat = getattr(action, "seat", None)
    return what if seat is None else {**what, "seat": SeatName(seat)}


# The board


@memo
def ground_of(grid: Grid, space: Space, others: tuple[tuple[str, Space], ...] = ()) -> Ground:
    """Return the ground of a grid on which all spaces look the same, but for `others`, by their names.

    >>> ground_of(SquareGrid(2, 1), Space(), (("b1", Space(fill="sea")),)).shape.names
    ('a1', 'b1')
    """
    names = tuple(grid.names[cell] for cell in grid.order)
    if unknown := [name for name, _ in others if name not in names]:
        raise ValueError(f"`spaces` names {unknown[0]!r}, which is no cell of the grid: {names[0]} to {names[-1]}")
    by_name = dict(others)
    spaces = [by_name.get(name, space) for name in names]
    kinds = tuple(dict.fromkeys((space, *by_name.values())))
    if isinstance(grid, SquareGrid):
        columns = tuple(name[0] for name in names[: grid.columns])
        rows = tuple(str(row + 1) for row in range(grid.rows))
        return Ground.of(Squares(grid.columns, grid.rows, names, columns, rows, kinds=kinds), spaces)
    letters = tuple(chr(65 + row) for row in range(len(grid.lengths)))
    return Ground.of(Hexes(grid.lengths, names, grid.order, letters, kinds), spaces)


def cell_fields(row: Any) -> Iterator[str]:
    """Yield the names of the fields annotated `Cells`, read from the annotation because `Cells` is an alias of int."""
    return (each.name for each in fields(row) if each.type == "Cells")


def owned_layers(view: Position[Any, Any]) -> tuple[Layer, ...]:
    """Return a layer for each set of cells of each seat."""
    return tuple(
        Layer("claim", getattr(row, name), seat, name=text("belongs-to", player=SeatName(seat)))
        for seat, row in enumerate(view.seats)
        for name in cell_fields(row)
    )


def actions_on(grid: Grid, legal: Iterable[Any]) -> tuple[tuple[Layer, ...], tuple[Button, ...]]:
    """Return what can be clicked: layers for the first verb on each space, buttons for all other actions."""
    cells: dict[str, Cells] = {}
    taken, rest = 0, []
    for action in legal:
        phrase = Phrase.of(str(action))
        cell = grid.index.get(phrase.what)
        if cell is None or taken >> cell & 1:
            rest.append(phrase)
        else:
            taken |= 1 << cell
            cells[phrase.verb] = cells.get(phrase.verb, 0) | 1 << cell
    layers = tuple(Layer("legal", where, do=verb) for verb, where in cells.items())
    return layers, tuple(action_button(phrase, len(rest) == 1 and not cells) for phrase in rest)


@memo
def action_button(phrase: Phrase, primary: bool) -> Button:
    notation = " ".join(filter(None, phrase))
    return Button(f"{DO}/{notation}", phrase.message("do"), notation, primary)


def into_tray(buttons: tuple[Button, ...]) -> tuple[tuple[Row, ...], tuple[Button, ...]]:
    """Return a row of pieces for the tray, and the buttons that are left: the page has room for few of them."""
    many = tuple([button for button in buttons if not button.primary])
    if len(many) <= MOST_BUTTONS:
        return (), buttons
    pieces = tuple([Piece(button.id, button.name, title=button.name, do=button.do) for button in many])
    return (Row(DO, text("prompt-turn"), pieces),), tuple([button for button in buttons if button.primary])


def text_of_board(field: Field) -> str:
    """Return a board as text: what a layer writes, seats A, B, …, the first letter of a fill, or a dot.

    >>> ground = ground_of(SquareGrid(2, 2), Space())
    >>> print(text_of_board(Field("board", text("board"), ground, (Layer("claim", 2, 0),))))
    .A
    ..
    """
    ground = field.ground
    signs = []
    for index in range(len(ground.shape.names)):
        fill, place = ground.kinds[ground.spaces[index]].fill, ground.place(index)
        sign = fill[:1].lower() or "."
        for layer in field.layers:
            if layer.cells >> place & 1 and layer.kind in OWNED:
                seat = "" if layer.seat is None else chr(65 + layer.seat)
                sign = (layer.tag or seat or layer.fill or "#")[0]
        signs.append(sign)
    shape = ground.shape
    if isinstance(shape, Polygons):
        return "\n".join(f"{name} {sign}" for name, sign in zip(shape.names, signs, strict=True))
    lengths = (shape.columns,) * shape.rows if isinstance(shape, Squares) else shape.rows
    lines, first = [], 0
    for length in lengths:
        row = signs[first : first + length]
        lines.append("".join(row) if isinstance(shape, Squares) else " " * (max(lengths) - length) + " ".join(row))
        first += length
    return "\n".join(lines)


# Beside it


@memo
def player(seat: Seat, points: int, status: Text | None, busy: bool) -> Player:
    return Player(f"player/{seat}", seat_name(seat), seat, points, status, busy)


def players(totals: Sequence[int], acting: Sequence[Seat], statuses: Sequence[Text | None]) -> tuple[Player, ...]:
    """Return one player per seat, with its points and its status."""
    return tuple([player(seat, total, statuses[seat], seat in acting) for seat, total in enumerate(totals)])


@memo
def pad_line(name: str, found: tuple[tuple[int | None, Cells], ...]) -> SheetLine:
    """Return a line of the score pad: by seat its points (None: not yet) and the cells that they come from."""
    where = tuple([Layer("points", cells, seat) for seat, (_, cells) in enumerate(found) if cells])
    return SheetLine(f"pad/{name}", text(f"score-{name}"), tuple([points for points, _ in found]), where)


def score_sheet(scores: Sequence[Any], where: Sequence[Mapping[str, Cells]]) -> Sheet:
    """Return the score pad; `where` maps, for each seat, the lines to the cells that their points come from."""
    lines = []
    for index, line in enumerate(scores[0].lines):
        cells = [seat.get(line.name, 0) for seat in where]
        lines.append(
            pad_line(line.name, tuple([(score.lines[index].points, cells[seat]) for seat, score in enumerate(scores)]))
        )
    return Sheet("pad", text("score-pad"), tuple(lines), tuple([score.total for score in scores]), text("total"))


def prompt(view: Position[Any, Any], seat: Seat | None, acting: Sequence[Seat], args: Mapping[str, Arg]) -> Note:
    """Return the prompt: `prompt-STAGE` with its arguments if the position has a stage, else "your turn"."""
    if seat is not None and seat in acting:
        return prompt_note(text(f"prompt-{view.stage}", **args) if view.stage else text("prompt-turn"))
    others = [other for other in acting if other != CHANCE]
    return prompt_note(waiting_for(others) if others else text("prompt-chance" if acting else "match-over"))


def score_changes(before: Any, after: Any) -> tuple[Text, ...]:
    """Return the lines of a score that differ between two positions, with the difference."""
    known = {line.name: line.points for line in before.lines}
    changes = {line.name: line.points - known.get(line.name, 0) for line in after.lines}
    return tuple(
        [
            text("score-change", line=text(f"score-{name}"), points=f"{more:+d}".replace("-", "−"))
            for name, more in changes.items()
            if more
        ]
    )


def is_own_node(own: OwnScene, node: str) -> bool:
    """Return whether a node can stand for an action: a space of the board, or what lies beside it; not the prompt."""
    kind, _, name = node.partition("/")
    if kind == own.board.id and name in own.board.ground.shape.names:
        return True
    panels = (*own.hand, *own.left, *own.right, *own.buttons)
    return any(each.id == node for panel in panels for each in walk(panel))


class NodeActions:
    """The actions that a node of a scene can stand for, by the name at the end of its id."""

    def __init__(self, actions: Iterable[Any]) -> None:
        self._by_text = {str(action): action for action in actions}
        self._by_object: dict[str, list[Any]] = {}
        for notation, action in self._by_text.items():
            self._by_object.setdefault(notation.rpartition(" ")[2], []).append(action)

    def find(self, node: str, legal: Sequence[Any]) -> Any | None:
        """Return the action of a node, None if there is none; of several a legal one, or one with a legal verb."""
        kind, _, name = node.partition("/")
        notation = name if kind == DO else " ".join(filter(None, (kind, name)))
        if kind == DO or notation in self._by_text:
            return self._by_text.get(notation)
        found = self._by_object.get(name, [])
        if len(found) < 2:
            return found[0] if found else None
        verbs = {type(action) for action in legal}
        return max(found, key=lambda action: (action in legal, type(action) in verbs))
