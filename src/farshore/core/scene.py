"""What a seat sees: a tree of few kinds of node. The page draws it, animates what changed, and decides nothing.

Three ideas keep it cheap. A board is a ground, sent once, and layers of spaces on it. A panel is a `@memo`: built
again only when its arguments change. And the part that all readers share (`SharedScene`) is built once for all, apart
from the part of each seat (`OwnScene`). `docs/reference/scene.md` shows each node type drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct, json

from farshore.core.action_sequences import LegalActions
from farshore.core.cells import Cells, bits
from farshore.core.hooks import Hooks
from farshore.core.memo import memo as memo
from farshore.core.memo import memo_by as memo_by
from farshore.core.state import Seat
from farshore.core.text import Text, join_texts, literal


@memo
def prompt_note(name: Text, detail: Text | None = None) -> Note:
    """The prompt: what to do now, and a word about how."""
    return Note("prompt", name, detail)


class Node(Struct, frozen=True, omit_defaults=True, gc=False, tag_field="type", tag=str.lower):
    """One kind of node; it travels as it is, fields at their default left out."""


class Detail(Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of a node that has no id of its own."""


# The ground of a board


class Space(Detail, frozen=True):
    """What is printed on a space. Many look alike."""

    words: tuple[Text, ...] = ()
    """What a screen reader says after the space's name: first what its fill is called, then what lies there."""
    fill: str = ""
    icon: str = ""
    badge: Literal["", "disc", "square", "gable", "whole"] = ""
    """The paper under the icon: disc counts for points, square does something, gable is a temple, whole no paper."""
    tag: str = ""
    """A few signs in a dark tag at the space's upper edge: `±1`, `3`."""


class Squares(Detail, frozen=True, tag_field="kind", tag="squares"):
    """Spaces row by row from the top left."""

    columns: int
    rows: int
    names: tuple[str, ...]
    """Of each space, as its notation has it: `e7`."""
    column_names: tuple[str, ...] = ()
    row_names: tuple[str, ...] = ()
    seam: int = 0
    """Distance between dashed lines, in spaces; 0 for none."""
    corners: tuple[str, ...] = ()
    """Letters at the four corners: top left, top right, bottom left, bottom right."""
    kinds: tuple[Space, ...] = ()
    """All that can be printed on a space of this game: said here, it is not said in every match."""


class Hexes(Detail, frozen=True, tag_field="kind", tag="hexes"):
    """Pointed-top hexes in centred rows, space by space from the top left."""

    rows: tuple[int, ...]
    names: tuple[str, ...]
    places: tuple[int, ...] = ()
    """The bit of each space in a set of cells, where it is not its number (`HexGrid.order`)."""
    row_names: tuple[str, ...] = ()
    kinds: tuple[Space, ...] = ()


Point: TypeAlias = tuple[float, float]


class Outline(Detail, frozen=True):
    """One free polygon (x right, y down) and where its things stand."""

    points: tuple[Point, ...]
    icons: tuple[Point, ...] = ()
    """The space's icon is drawn at each of these places."""
    figures: tuple[Point, ...] = ()
    """Figures stand here, by seat."""
    size: float = 5.0
    """Radius of an icon's badge."""
    near: tuple[int, ...] = ()
    """Spaces that belong to it: pointing at it shows them too, and asks `why_not` what there is to say of it."""


class Polygons(Detail, frozen=True, tag_field="kind", tag="polygons"):
    """Free polygons in one box (left, top, width, height); `backdrop` lies under them."""

    box: tuple[float, float, float, float]
    outlines: tuple[Outline, ...]
    names: tuple[str, ...]
    backdrop: str = ""
    """A drawing of the game's art laid under the spaces, in the same box."""
    beyond: str = ""
    """The ground that goes on around the box: `sea`."""
    kinds: tuple[Space, ...] = ()


Shape: TypeAlias = Squares | Hexes | Polygons
"""Geometry: the same in every match of a game, a file that the browser keeps."""


class Ground:
    """A board without anything on it: said once in a match, and again only if it is another."""

    __slots__ = ("_key", "areas", "kinds", "shape", "spaces")

    def __init__(self, shape: Shape, kinds: tuple[Space, ...], spaces: tuple[int, ...], areas: bool = False) -> None:
        self.shape = shape
        self.kinds = kinds
        self.spaces = spaces
        """For each space of the shape, which of the kinds it is."""
        self.areas = areas
        """Neighbours of the same fill are one area with one outline."""
        self._key = ""

    @classmethod
    def of(cls, shape: Shape, spaces: Iterable[Space], *, areas: bool = False) -> Ground:
        """The ground with these spaces, in the order of the shape."""
        kinds = {space: number for number, space in enumerate(shape.kinds)}
        numbers = tuple([kinds.setdefault(space, len(kinds)) for space in spaces])
        return cls(shape, shape.kinds if len(kinds) == len(shape.kinds) else tuple(kinds), numbers, areas)

    @property
    def key(self) -> str:
        """The name of the shape's file: another geometry has another name."""
        if not self._key:
            self._key = sha256(json.encode(self.shape)).hexdigest()[:16]
        return self._key

    def to_wire(self) -> dict[str, Any]:
        """As it travels: the shape by its name, and the kinds only where they are not the shape's."""
        kinds = {} if self.kinds is self.shape.kinds else {"kinds": self.kinds}
        there = {"shape": self.key, **kinds, "spaces": self.spaces}
        return {**there, "areas": True} if self.areas else there

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ground) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.key, self.spaces))

    def _parts(self) -> tuple[object, ...]:
        return self.spaces, self.kinds, self.areas, self.shape

    def place(self, index: int) -> int:
        """The bit of a space in a set of cells."""
        places = self.shape.places if isinstance(self.shape, Hexes) else ()
        return places[index] if places else index

    def cell_names(self, cells: Cells) -> list[str]:
        """The names of these spaces."""
        return [name for index, name in enumerate(self.shape.names) if cells >> self.place(index) & 1]


# What lies on it

LayerKind: TypeAlias = Literal[
    "cross", "area", "drawn", "figure", "claim", "new", "start", "blocked", "legal", "points"
]


class Layer:
    """Spaces that have something in common: what a seat wrote, what can be taken back, what may be pressed.

    cross: written on a map · area: the same on a small board · drawn: the fill was drawn here by the seat · figure: a
    pawn · claim: the seat's shape in a dashed circle · new: can still be taken back ·
    start · blocked: its icon cannot be used now · legal: may be pressed · points: where points come from.
    """

    __slots__ = ("cells", "frame")

    def __init__(
        self,
        kind: LayerKind,
        cells: Cells,
        seat: Seat | None = None,
        *,
        name: Text | None = None,
        do: str = "",
        fill: str | None = None,
        icon: str | None = None,
        tag: str | None = None,
    ) -> None:
        self.cells = cells
        # All but the spaces, as one value: two scenes are compared layer by layer, for each move.
        self.frame = (kind, seat, name, do, fill, icon, tag)

    @property
    def kind(self) -> LayerKind:
        return self.frame[0]

    @property
    def seat(self) -> Seat | None:
        return self.frame[1]

    @property
    def name(self) -> Text | None:
        """What a screen reader says of such a space: "marked"."""
        return self.frame[2]

    @property
    def do(self) -> str:
        """The verb that pressing does, with the space's name behind it: `mark`."""
        return self.frame[3]

    @property
    def fill(self) -> str | None:
        """Drawn over the ground's; of a legal layer: what a click would draw, shown faintly."""
        return self.frame[4]

    @property
    def icon(self) -> str | None:
        """In place of the ground's; empty: none any more."""
        return self.frame[5]

    @property
    def tag(self) -> str | None:
        return self.frame[6]

    def to_wire(self) -> dict[str, Any]:
        """As it travels: the set of spaces as a hexadecimal number."""
        names = ("kind", "seat", "name", "do", "fill", "icon", "tag")
        there = {name: value for name, value in zip(names, self.frame, strict=True) if value is not None}
        if not self.do:
            del there["do"]
        return {**there, "cells": f"{self.cells:x}"}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layer) and self.cells == other.cells and self.frame == other.frame

    def __hash__(self) -> int:
        return hash((self.cells, self.frame))

    def __repr__(self) -> str:
        return f"Layer({', '.join(f'{name}={value!r}' for name, value in self.to_wire().items())})"


def legal_layers(legal: Sequence[Any], *, name: Text | None = None, fill: str | None = None) -> tuple[Layer, ...]:
    """The spaces that can be pressed, out of what is legal; none where that is not about spaces."""
    if not isinstance(legal, LegalActions) or not legal.cells:
        return ()
    return (Layer("legal", legal.cells, name=name, do=legal.verb.word, fill=fill),)


class Field(Node, frozen=True):
    """A board: its ground and what lies on it, lowest layer first."""

    id: str
    name: Text
    ground: Ground
    layers: tuple[Layer, ...] = ()
    seat: Seat | None = None
    """Whose board it is, where each seat has one."""

    def node(self, index: int) -> str:
        """The id of a space: `map/e7`."""
        return f"{self.id}/{self.ground.shape.names[index]}"

    def space_text(self, index: int) -> Text:
        """The name of a space: its own, what is printed there, and what lies there."""
        place = self.ground.place(index)
        words = list(self.ground.kinds[self.ground.spaces[index]].words)
        for layer in self.layers:
            if layer.cells >> place & 1 and layer.name is not None:
                if layer.kind != "legal" and layer.fill:
                    words[:1] = [layer.name]  # the ground's own fill is not seen any more
                else:
                    words.append(layer.name)
        return join_texts(literal(self.ground.shape.names[index]), *words)

    def click_targets(self) -> Iterator[ClickTarget]:
        """Every space that can be pressed, with what it does."""
        for layer in self.layers:
            if layer.do:
                for name in self.ground.cell_names(layer.cells):
                    yield ClickTarget(f"{self.id}/{name}", f"{layer.do} {name}")


# Parts of other nodes


class SecondClick(Struct, frozen=True, array_like=True, gc=False):
    """The second half of a two-step gesture: after the node is picked up, this target does this action."""

    target: str
    do: str


class Glyph(Detail, frozen=True):
    """A small picture or word inside a node: an icon of the game's art, a swatch, a seat's shape, or plain signs."""

    art: str = ""
    """File stem in the game's `art/`: `gem` is `art/gem.svg`."""
    fill: str = ""
    """A swatch of this ground with its pattern: `desert` is the CSS colour `--desert` and `art/fill-desert.svg`."""
    seat: Seat | None = None
    """Alone: the seat's shape. With art or fill: ringed in the seat's colour."""
    sign: Literal["", "box", "arrow", "cross"] = ""
    """A drawn sign: a box to tick (crossed if its state is `spent`), an arrow, a cross of the player's pen."""
    words: str = ""
    """Characters that need no language: `+3`, `A`."""
    count: int | None = None
    state: Literal["", "off", "spent", "blocked"] = ""


class Step(Detail, frozen=True):
    """One place on a track."""

    glyphs: tuple[Glyph, ...] = ()
    caption: Text | None = None
    state: Literal["", "done", "now", "struck", "spent", "mine", "off"] = ""
    seats: tuple[Seat, ...] = ()


# Nodes


class Piece(Node, frozen=True):
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
    halves: tuple[str, ...] = ()
    """In place of parts: the fills of the two halves of a small card, which say and do nothing of their own."""
    state: Literal["", "chosen", "now", "off", "hidden"] = ""
    seat: Seat | None = None
    """Whose it is; drawn in that seat's colour."""
    do: str = ""
    then: tuple[SecondClick, ...] = ()


class Track(Node, frozen=True):
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
    short: Text | None = None
    """In place of the title where little room is: `2` for "Round 2"."""
    at: int | None = None
    """How far it has come: steps before this one are done, this one is now. Steps themselves need not change then."""
    zones: tuple[int, ...] = ()
    """Of a column, in place of steps: what each is worth, from the foot up."""


class Button(Node, frozen=True):
    """Something to press. `waits` says what is missing; then it does nothing yet."""

    id: str
    name: Text
    do: str = ""
    primary: bool = False
    waits: Text | None = None
    note: Text | None = None
    """Small words in the button: what happens next."""


class Note(Node, frozen=True):
    """Words: the prompt with its detail, or a remark in a panel."""

    id: str
    name: Text
    detail: Text | None = None


class Row(Node, frozen=True):
    """Things side by side under one title: a hand, a market, a panel of tracks."""

    id: str
    name: Text
    items: tuple[Item, ...]
    kind: Literal["panel", "hand", "cards", "list", "offers"] = "panel"
    """panel: items wrap in equal cells · hand: cards to pick up, places to put them · cards: small, close together ·
    list: one under the other · offers: in the tray, one of these instead of a space; its title is said there too."""
    note: Text | None = None
    """A remark at the right of the title."""
    points: int | None = None
    opener: tuple[Glyph, ...] = ()
    """In the tray: a button with these pictures and the row's name, that shows the row in place of the others."""


class SheetLine(Node, frozen=True):
    """One line of the score pad: a number for each seat (None: not yet), and the spaces where they come from."""

    id: str
    name: Text
    points: tuple[int | None, ...]
    where: tuple[Layer, ...] = ()
    """A layer of kind `points` for each seat that has any: on that seat's board, or on the one board there is."""


class Sheet(Node, frozen=True):
    """The score pad."""

    id: str
    name: Text
    lines: tuple[SheetLine, ...]
    totals: tuple[int, ...]
    total_name: Text
    note: Text | None = None


class Player(Node, frozen=True):
    """One seat as everybody sees it: points, what it is doing, its things and its own small board."""

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
AnyNode: TypeAlias = Field | Piece | Track | Button | Note | Row | Sheet | SheetLine | Player


class ClickTarget(NamedTuple):
    """Something that can be pressed, and what that does; in two steps, the node picked up and its target."""

    node: str
    do: str
    target: str = ""


# Whole scenes

Tray: TypeAlias = Literal["low", "middle", "high"]
"""How much room the tray keeps through the whole match, so that the board never moves: for a row of tiles, for two, or
for cards and their places."""


class SharedScene(Struct, frozen=True, omit_defaults=True, gc=False):
    """What everybody sees alike, spectators too: made once for all from a spectator's view."""

    players: tuple[Player, ...]
    """One for each seat, in order, each with its small board where it has one: the page leaves out the reader's."""
    pad: Sheet
    header: tuple[Track | Note, ...] = ()
    """Rounds and turns."""


class OwnScene(Struct, frozen=True, omit_defaults=True, gc=False):
    """What one seat sees and can press; for a spectator the same without anything to press."""

    board: Field
    prompt: Note
    left: tuple[Panel, ...] = ()
    """What happens: the card, the dice, what is still to come."""
    hand: tuple[Row, ...] = ()
    """What I decide with, in the tray under the board: the card, the dice, my hand."""
    right: tuple[Panel, ...] = ()
    """What is mine and what it is worth."""
    buttons: tuple[Button, ...] = ()
    tray: Tray = "low"


class Scene(Struct, frozen=True, omit_defaults=True, gc=False):
    """The whole table from one seat, by the places of the page."""

    board: Field
    prompt: Note
    players: tuple[Player, ...]
    pad: Sheet
    header: tuple[Track | Note, ...] = ()
    left: tuple[Panel, ...] = ()
    hand: tuple[Row, ...] = ()
    right: tuple[Panel, ...] = ()
    buttons: tuple[Button, ...] = ()
    tray: Tray = "low"
    game: str = ""
    """The id of the game whose art draws it."""

    @classmethod
    def of(cls, shared: SharedScene, own: OwnScene, game: str = "") -> Scene:
        """What everybody sees and what is one seat's own, put together."""
        shown = own.board, own.prompt, shared.players, shared.pad, shared.header, own.left, own.hand, own.right
        return cls(*shown, own.buttons, own.tray, game)

    def _repr_svg_(self) -> str | None:
        """The board as a notebook shows it."""
        return Hooks.render_svg(self, self.game, None) if Hooks.render_svg else None

    def nodes(self) -> Iterator[AnyNode]:
        """Every node with an id, parents first; the spaces of boards are not nodes of their own."""
        for root in (*self.header, *self.left, self.board, *self.hand, self.prompt, *self.buttons, *self.right):
            yield from walk(root)
        for player in self.players:
            yield from walk(player)
        yield from walk(self.pad)

    def click_targets(self) -> Iterator[ClickTarget]:
        """Everything that can be pressed, and what it does."""
        for node in self.nodes():
            if isinstance(node, Field):
                yield from node.click_targets()
            elif isinstance(node, (Piece, Button)) and node.do:
                yield ClickTarget(node.id, node.do)
            if isinstance(node, Piece):
                yield from (ClickTarget(node.id, then.do, then.target) for then in node.then)


def walk(node: AnyNode) -> Iterator[AnyNode]:
    """A node and all nodes inside it."""
    yield node
    for child in child_nodes(node):
        yield from walk(child)


def child_nodes(node: AnyNode) -> Sequence[AnyNode]:
    """The nodes right inside a node."""
    if isinstance(node, Piece):
        return node.parts
    if isinstance(node, Row):
        return node.items
    if isinstance(node, Sheet):
        return node.lines
    if isinstance(node, Player):
        return (*node.rows, *((node.board,) if node.board else ()))
    return ()


def cells_in(layers: Iterable[Layer], kind: LayerKind) -> list[int]:
    """Return the cells of all layers of one kind; for tests, hints and pictures."""
    return [cell for layer in layers if layer.kind == kind for cell in bits(layer.cells)]
