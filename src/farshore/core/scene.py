"""What a seat sees: a tree of few kinds of node. The page draws it, animates what changed, and decides nothing.

Nodes are values. Build the ones that repeat (cells, above all) from a cache, so that what did not change is the
same object in the next scene: the server then sends only what did. `docs/scene.md` shows each kind drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from farshore.core.game import Seat
from farshore.core.text import Text
from farshore.core.value import value

# Parts of nodes


@value
class Then:
    """The second half of a two-step gesture: after the node is picked up, this target does this action."""

    target: str
    do: str


@value
class Glyph:
    """A small picture or word inside a node: an icon of the game's art, a swatch, a seat's shape, or plain signs."""

    art: str = ""
    """File stem in the game's `art/`: `gem` is `art/gem.svg`."""
    fill: str = ""
    """A swatch of this ground with its pattern: `desert` is the CSS colour `--desert` and `art/fill-desert.svg`."""
    seat: Seat | None = None
    """Alone: the seat's shape. With art or fill: ringed in the seat's colour."""
    words: str = ""
    """Signs that need no language: `+3`, `→`, `A`."""
    count: int | None = None
    state: Literal["", "off", "spent", "blocked"] = ""


@value
class Mark:
    """What a seat put on a cell. Pending: it can still be taken back."""

    seat: Seat
    kind: Literal["cross", "area", "figure", "claim", "drawn"]
    """cross: written on my map · area: the same on a small board · figure: a pawn · claim: the seat's shape in a
    dashed circle · drawn: the cell's fill was drawn here by this seat."""
    pending: bool = False


@value
class Squares:
    """Cells row by row from the top left."""

    columns: int
    rows: int
    column_names: tuple[str, ...] = ()
    row_names: tuple[str, ...] = ()
    seam: int = 0
    """A dashed line every so many cells."""
    corners: tuple[str, ...] = ()
    """Letters at the four corners: top left, top right, bottom left, bottom right."""
    kind: Literal["squares"] = "squares"


@value
class Hexes:
    """Pointed-top hexes in centred rows, cell by cell from the top left."""

    rows: tuple[int, ...]
    row_names: tuple[str, ...] = ()
    kind: Literal["hexes"] = "hexes"


Point: TypeAlias = tuple[float, float]


@value
class Outline:
    """One free polygon (x right, y down) and where its things stand."""

    points: tuple[Point, ...]
    icons: tuple[Point, ...] = ()
    """The cell's icon is drawn at each of these places."""
    figures: tuple[Point, ...] = ()
    """Figures stand here, by seat."""
    size: float = 5.0
    """Radius of an icon's badge."""
    near: tuple[int, ...] = ()
    """Cells that belong to it: pointing at it shows them too, and asks `why_not` what there is to say of it."""


@value
class Polygons:
    """Free polygons in one box (left, top, width, height), in the order of the cells; `backdrop` lies under them."""

    box: tuple[float, float, float, float]
    outlines: tuple[Outline, ...]
    backdrop: str = ""
    """A drawing of the game's art laid under the cells, in the same box."""
    kind: Literal["polygons"] = "polygons"


Shape: TypeAlias = Squares | Hexes | Polygons
"""Geometry: never changes during a match, and is sent once."""

# Nodes


@value
class Cell:
    """One space of a field. Its node id is unique in the scene (`map/e7`); `name` is what a screen reader says."""

    id: str
    name: Text
    fill: str = ""
    icon: str = ""
    badge: Literal["", "disc", "square", "gable", "whole"] = ""
    """The paper under the icon: disc counts for points, square does something, gable is a temple, whole no paper."""
    tag: str = ""
    """A few signs in a dark tag at the cell's upper edge: `±1`, `3`."""
    marks: tuple[Mark, ...] = ()
    blocked: bool = False
    """Its icon cannot be used now."""
    start: bool = False
    tint: str = ""
    """The fill that a click would draw here, shining through."""
    do: str = ""
    then: tuple[Then, ...] = ()


@value
class Field:
    """A board: a shape and its cells."""

    id: str
    name: Text
    shape: Shape
    cells: Sequence[Cell]
    """A tuple, or `Bundles` where few of many change at a time."""
    areas: bool = False
    """Neighbours of the same fill are one area with one outline."""
    seat: Seat | None = None
    """Whose board it is, where each seat has one."""


@value
class Piece:
    """A card, a half of one, a tile, a token, a die: what lies on the table or in a hand."""

    id: str
    name: Text
    kind: Literal["card", "half", "tile", "token", "die", "slot"] = "token"
    title: Text | None = None
    lines: tuple[Text, ...] = ()
    glyphs: tuple[Glyph, ...] = ()
    """A picture sentence: icons, swatches and signs in a row."""
    foot: tuple[Glyph, ...] = ()
    """The same at the lower edge."""
    corner: str = ""
    fill: str = ""
    caption: Text | None = None
    """Small words under the piece."""
    parts: tuple[Piece, ...] = ()
    state: Literal["", "chosen", "now", "off", "hidden"] = ""
    seat: Seat | None = None
    """Whose it is; drawn in that seat's colour."""
    do: str = ""
    then: tuple[Then, ...] = ()


@value
class Step:
    """One place on a track."""

    glyphs: tuple[Glyph, ...] = ()
    caption: Text | None = None
    state: Literal["", "done", "now", "struck", "spent", "mine", "off"] = ""
    seats: tuple[Seat, ...] = ()


@value
class Track:
    """Steps in order: round dots, phase chips, boxes for keys, a race for values, a climbing column, a meter."""

    id: str
    name: Text
    kind: Literal["dots", "chips", "boxes", "race", "column", "meter"]
    steps: tuple[Step, ...]
    title: Text | None = None
    note: Text | None = None
    glyphs: tuple[Glyph, ...] = ()
    """Drawn before the steps (under them on a column)."""
    points: int | None = None


@value
class Button:
    """Something to press. `waits` says what is missing; then it does nothing yet."""

    id: str
    name: Text
    do: str = ""
    primary: bool = False
    waits: Text | None = None
    note: Text | None = None
    """Small words in the button: what happens next."""


@value
class Note:
    """Words: the prompt with its detail, or a remark in a panel."""

    id: str
    name: Text
    detail: Text | None = None


@value
class Row:
    """Things side by side under one title: a hand, a market, a panel of tracks."""

    id: str
    name: Text
    items: tuple[Item, ...]
    kind: Literal["panel", "hand", "cards", "list"] = "panel"
    """panel: items wrap in equal cells · hand: cards to pick up, places to put them · cards: small, close together ·
    list: one under the other."""
    note: Text | None = None
    """A remark at the right of the title."""
    points: int | None = None


@value
class SheetLine:
    """One line of the score pad: a number for each seat (None: not yet), and the node ids where they come from."""

    id: str
    name: Text
    points: tuple[int | None, ...]
    where: tuple[tuple[str, ...], ...] = ()


@value
class Sheet:
    """The score pad."""

    id: str
    name: Text
    lines: tuple[SheetLine, ...]
    totals: tuple[int, ...]
    total_name: Text
    note: Text | None = None


@value
class Player:
    """One seat as the others see it: points, what it is doing, its things and its own small board."""

    id: str
    name: Text
    seat: Seat
    points: int
    status: Text | None = None
    busy: bool = False
    """The table waits for this seat."""
    rows: tuple[Row, ...] = ()
    board: Field | None = None


Item: TypeAlias = Piece | Track | Button | Note | Field
Panel: TypeAlias = Row | Piece | Track | Note
Node: TypeAlias = Cell | Field | Piece | Track | Button | Note | Row | Sheet | SheetLine | Player


@value
class Scene:
    """The whole table from one seat, by the places of the page."""

    board: Field
    prompt: Note
    players: tuple[Player, ...]
    """One for each seat, in order."""
    pad: Sheet
    header: tuple[Track | Note, ...] = ()
    """Rounds and turns."""
    left: tuple[Panel, ...] = ()
    """What happens: the card, the dice, what is still to come."""
    hand: tuple[Row, ...] = ()
    """What is mine to play with, under the board."""
    right: tuple[Panel, ...] = ()
    """What is mine and what it is worth."""
    buttons: tuple[Button, ...] = ()

    def nodes(self) -> Iterator[Node]:
        """Every node, parents first."""
        for root in (*self.header, *self.left, self.board, *self.hand, self.prompt, *self.buttons, *self.right):
            yield from walk(root)
        for player in self.players:
            yield from walk(player)
        yield from walk(self.pad)

    def does(self) -> Iterator[str]:
        """The text of every action that something in this scene does."""
        for node in self.nodes():
            if isinstance(node, (Cell, Piece, Button)) and node.do:
                yield node.do
            if isinstance(node, (Cell, Piece)):
                yield from (then.do for then in node.then)


def walk(node: Node) -> Iterator[Node]:
    """A node and all nodes inside it."""
    yield node
    inside: Sequence[Node] = ()
    if isinstance(node, Field):
        inside = node.cells
    elif isinstance(node, Piece):
        inside = node.parts
    elif isinstance(node, Row):
        inside = node.items
    elif isinstance(node, Sheet):
        inside = node.lines
    elif isinstance(node, Player):
        inside = (*node.rows, *((node.board,) if node.board else ()))
    for child in inside:
        yield from walk(child)
