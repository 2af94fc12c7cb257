"""The scene that a seat sees: a tree with a small set of node types, which the page draws.

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
    """Return the prompt: what to do now, and a detail."""
    return Note("prompt", name, detail)


class Node(Struct, frozen=True, omit_defaults=True, gc=False, tag_field="type", tag=str.lower):
    """Base class of nodes; encoded without fields that have their default value."""


class Detail(Struct, frozen=True, omit_defaults=True, gc=False):
    """Base class of parts of nodes, which have no id."""


# The ground of a board


class Space(Detail, frozen=True):
    """What is printed on a space."""

    words: tuple[Text, ...] = ()
    """What a screen reader says after the space's name: first the name of the fill, then of the icon."""
    fill: str = ""
    icon: str = ""
    badge: Literal["", "disc", "square", "gable", "whole"] = ""
    """The shape under the icon: disc for points, square for actions, gable for temples, whole for none."""
    tag: str = ""
    """A few characters in a dark tag at the space's upper edge: `±1`, `3`."""


class Squares(Detail, frozen=True, tag_field="kind", tag="squares"):
    """Spaces row by row from the top left."""

    columns: int
    rows: int
    names: tuple[str, ...]
    """The name of each space, as in the notation: `e7`."""
    column_names: tuple[str, ...] = ()
    row_names: tuple[str, ...] = ()
    seam: int = 0
    """Distance between dashed lines, in spaces; 0 for none."""
    corners: tuple[str, ...] = ()
    """Letters at the four corners: top left, top right, bottom left, bottom right."""
    kinds: tuple[Space, ...] = ()
    """All kinds of spaces of the game; listed here, they are sent once and not for every match."""


class Hexes(Detail, frozen=True, tag_field="kind", tag="hexes"):
    """Pointed-top hexes in centred rows, space by space from the top left."""

    rows: tuple[int, ...]
    names: tuple[str, ...]
    places: tuple[int, ...] = ()
    """The bit of each space in a set of cells (`HexGrid.order`); empty if it is the space's number."""
    row_names: tuple[str, ...] = ()
    kinds: tuple[Space, ...] = ()


Point: TypeAlias = tuple[float, float]


class Outline(Detail, frozen=True):
    """One polygon (x right, y down) with the positions of its icons and figures."""

    points: tuple[Point, ...]
    icons: tuple[Point, ...] = ()
    """The points at which the space's icon is drawn."""
    figures: tuple[Point, ...] = ()
    """The points at which figures stand, by seat."""
    size: float = 5.0
    """Radius of an icon's badge."""
    near: tuple[int, ...] = ()
    """Spaces that belong to it: pointing at it highlights them and shows the text of `why_not`."""


class Polygons(Detail, frozen=True, tag_field="kind", tag="polygons"):
    """Polygons in a box (left, top, width, height), drawn over `backdrop`."""

    box: tuple[float, float, float, float]
    outlines: tuple[Outline, ...]
    names: tuple[str, ...]
    backdrop: str = ""
    """A drawing of the game's art, drawn under the spaces in the same box."""
    beyond: str = ""
    """The fill around the box: `sea`."""
    kinds: tuple[Space, ...] = ()


Shape: TypeAlias = Squares | Hexes | Polygons
"""The geometry of a board: the same in every match of a game, a file that the browser caches."""


class Ground:
    """A board without layers; sent once per match, and again only when it changes."""

    __slots__ = ("_key", "areas", "kinds", "shape", "spaces")

    def __init__(self, shape: Shape, kinds: tuple[Space, ...], spaces: tuple[int, ...], areas: bool = False) -> None:
        self.shape = shape
        self.kinds = kinds
        self.spaces = spaces
        """The index of the kind of each space."""
        self.areas = areas
        """Whether neighbours with the same fill are drawn as one area."""
        self._key = ""

    @classmethod
    def of(cls, shape: Shape, spaces: Iterable[Space], *, areas: bool = False) -> Ground:
        """Create a ground from spaces in the order of the shape."""
        kinds = {space: number for number, space in enumerate(shape.kinds)}
        numbers = tuple([kinds.setdefault(space, len(kinds)) for space in spaces])
        return cls(shape, shape.kinds if len(kinds) == len(shape.kinds) else tuple(kinds), numbers, areas)

    @property
    def key(self) -> str:
        """The name of the shape's file, a hash of its content."""
        if not self._key:
            self._key = sha256(json.encode(self.shape)).hexdigest()[:16]
        return self._key

    def to_wire(self) -> dict[str, Any]:
        """Return the encoded form: the shape by its key, and the kinds only if they differ from the shape's."""
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
        """Return the bit of a space in a set of cells."""
        places = self.shape.places if isinstance(self.shape, Hexes) else ()
        return places[index] if places else index

    def cell_names(self, cells: Cells) -> list[str]:
        """Return the names of the spaces of a set."""
        return [name for index, name in enumerate(self.shape.names) if cells >> self.place(index) & 1]


# Layers

LayerKind: TypeAlias = Literal[
    "cross", "area", "drawn", "figure", "claim", "new", "start", "blocked", "legal", "points"
]


class Layer:
    """A set of spaces with something in common.

    cross: marked by a seat · area: the same on a small board · drawn: the seat drew the fill here · figure: a pawn ·
    claim: the seat's shape in a dashed circle · new: can still be undone · start: the starting space · blocked: its
    icon cannot be used now · legal: can be clicked · points: spaces that score.
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
        # All fields but the cells, as one tuple, because layers are compared for each move.
        self.frame = (kind, seat, name, do, fill, icon, tag)

    @property
    def kind(self) -> LayerKind:
        return self.frame[0]

    @property
    def seat(self) -> Seat | None:
        return self.frame[1]

    @property
    def name(self) -> Text | None:
        """What a screen reader says about these spaces: "marked"."""
        return self.frame[2]

    @property
    def do(self) -> str:
        """The verb of the action that a click plays, followed by the space's name: `mark`."""
        return self.frame[3]

    @property
    def fill(self) -> str | None:
        """Replaces the fill of the ground; on a legal layer: what a click would draw, shown faintly."""
        return self.frame[4]

    @property
    def icon(self) -> str | None:
        """Replaces the icon of the ground; empty removes it."""
        return self.frame[5]

    @property
    def tag(self) -> str | None:
        return self.frame[6]

    def to_wire(self) -> dict[str, Any]:
        """Return the encoded form, with the cells as a hexadecimal number."""
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
    """Return a layer of the spaces that can be clicked; empty if the legal actions are not about spaces."""
    if not isinstance(legal, LegalActions) or not legal.cells:
        return ()
    return (Layer("legal", legal.cells, name=name, do=legal.verb.word, fill=fill),)


class Field(Node, frozen=True):
    """A board: a ground and its layers, lowest first."""

    id: str
    name: Text
    ground: Ground
    layers: tuple[Layer, ...] = ()
    seat: Seat | None = None
    """The owner, if each seat has a board."""

    def node(self, index: int) -> str:
        """Return the id of a space: `map/e7`."""
        return f"{self.id}/{self.ground.shape.names[index]}"

    def space_text(self, index: int) -> Text:
        """Return the text for a space: its name, what is printed there, and the names of its layers."""
        place = self.ground.place(index)
        words = list(self.ground.kinds[self.ground.spaces[index]].words)
        for layer in self.layers:
            if layer.cells >> place & 1 and layer.name is not None:
                if layer.kind != "legal" and layer.fill:
                    words[:1] = [layer.name]  # the fill of the ground is hidden
                else:
                    words.append(layer.name)
        return join_texts(literal(self.ground.shape.names[index]), *words)

    def click_targets(self) -> Iterator[ClickTarget]:
        """Yield every space that can be clicked, with its action."""
        for layer in self.layers:
            if layer.do:
                for name in self.ground.cell_names(layer.cells):
                    yield ClickTarget(f"{self.id}/{name}", f"{layer.do} {name}")


# Parts of other nodes


class SecondClick(Struct, frozen=True, array_like=True, gc=False):
    """The second click of a two-step action: after the piece, clicking `target` plays `do`."""

    target: str
    do: str


class Glyph(Detail, frozen=True):
    """A small picture or text in a node: an icon of the game's art, a swatch, a seat's shape, or characters."""

    art: str = ""
    """File stem in the game's `art/`: `gem` is `art/gem.svg`."""
    fill: str = ""
    """A swatch of this fill: `desert` is the CSS colour `--desert` with the pattern `art/fill-desert.svg`."""
    seat: Seat | None = None
    """Alone: the seat's shape. With art or fill: a ring in the seat's colour."""
    sign: Literal["", "box", "arrow", "cross"] = ""
    """A drawn sign: a box to tick (crossed if its state is `spent`), an arrow, a cross of the player's pen."""
    words: str = ""
    """Characters that need no language: `+3`, `A`."""
    count: int | None = None
    state: Literal["", "off", "spent", "blocked"] = ""


class Step(Detail, frozen=True):
    """One step of a track."""

    glyphs: tuple[Glyph, ...] = ()
    caption: Text | None = None
    state: Literal["", "done", "now", "struck", "spent", "mine", "off"] = ""
    seats: tuple[Seat, ...] = ()


# Nodes


class Piece(Node, frozen=True):
    """A card, half a card, tile, token or die, on the table or in a hand."""

    id: str
    name: Text
    kind: Literal["card", "half", "tile", "token", "die", "slot"] = "token"
    title: Text | None = None
    lines: tuple[Text, ...] = ()
    glyphs: tuple[Glyph, ...] = ()
    """Icons, swatches and characters in a row."""
    foot: tuple[Glyph, ...] = ()
    """Glyphs at the lower edge."""
    corner: str = ""
    fill: str = ""
    caption: Text | None = None
    """Small text under the piece."""
    parts: tuple[Piece, ...] = ()
    halves: tuple[str, ...] = ()
    """Instead of parts: the fills of the two halves of a small card that cannot be clicked separately."""
    state: Literal["", "chosen", "now", "off", "hidden"] = ""
    seat: Seat | None = None
    """The owner; the piece is drawn in that seat's colour."""
    do: str = ""
    then: tuple[SecondClick, ...] = ()


class Track(Node, frozen=True):
    """Steps in order: dots for rounds, chips for phases, boxes for keys, a race, a column or a meter."""

    id: str
    name: Text
    kind: Literal["dots", "chips", "boxes", "race", "column", "meter"]
    steps: tuple[Step, ...]
    title: Text | None = None
    note: Text | None = None
    glyphs: tuple[Glyph, ...] = ()
    """Drawn before the steps; under them on a column."""
    points: int | None = None
    short: Text | None = None
    """Short title for small screens: `2` for "Round 2"."""
    at: int | None = None
    """The index of the current step; earlier ones are done. The steps themselves then stay the same."""
    zones: tuple[int, ...] = ()
    """Of a column, instead of steps: the value of each zone, from the bottom."""


class Button(Node, frozen=True):
    """A button. If `waits` is set, it is inactive and `waits` says what is missing."""

    id: str
    name: Text
    do: str = ""
    primary: bool = False
    waits: Text | None = None
    note: Text | None = None
    """Small text in the button: what happens next."""


class Note(Node, frozen=True):
    """A text: the prompt with its detail, or a remark in a panel."""

    id: str
    name: Text
    detail: Text | None = None


class Row(Node, frozen=True):
    """Items side by side under a title: a hand, a market, a panel of tracks."""

    id: str
    name: Text
    items: tuple[Item, ...]
    kind: Literal["panel", "hand", "cards", "list", "offers"] = "panel"
    """panel: items wrap in equal cells · hand: cards and the places to put them · cards: small, close together ·
    list: one below the other · offers: in the tray, choices instead of a space, shown with the title."""
    note: Text | None = None
    """A remark to the right of the title."""
    points: int | None = None
    opener: tuple[Glyph, ...] = ()
    """In the tray: a button with these glyphs and the row's name that shows the row instead of the others."""


class SheetLine(Node, frozen=True):
    """One line of the score pad: points of each seat (None: not yet), and the spaces that score."""

    id: str
    name: Text
    points: tuple[int | None, ...]
    where: tuple[Layer, ...] = ()
    """A layer of kind `points` for each seat that has any, on that seat's board or on the common board."""


class Sheet(Node, frozen=True):
    """The score pad."""

    id: str
    name: Text
    lines: tuple[SheetLine, ...]
    totals: tuple[int, ...]
    total_name: Text
    note: Text | None = None


class Player(Node, frozen=True):
    """One seat as everyone sees it: points, status, possessions and small board."""

    id: str
    name: Text
    seat: Seat
    points: int
    status: Text | None = None
    busy: bool = False
    """Whether this seat is to act."""
    rows: tuple[Row, ...] = ()
    board: Field | None = None


Item: TypeAlias = Piece | Track | Button | Note | Field
Panel: TypeAlias = Row | Piece | Track | Note
AnyNode: TypeAlias = Field | Piece | Track | Button | Note | Row | Sheet | SheetLine | Player


class ClickTarget(NamedTuple):
    """A node that can be clicked and the action it plays; with `target`, a second click is needed."""

    node: str
    do: str
    target: str = ""


# Whole scenes

Tray: TypeAlias = Literal["low", "middle", "high"]
"""The height of the tray, constant during a match so that the board never moves: a row of tiles, two, or cards."""


class SharedScene(Struct, frozen=True, omit_defaults=True, gc=False):
    """The part of the scene that is the same for all readers, built from a spectator's view."""

    players: tuple[Player, ...]
    """One for each seat, in order; the page leaves out the reader's small board."""
    pad: Sheet
    header: tuple[Track | Note, ...] = ()
    """Rounds and turns."""


class OwnScene(Struct, frozen=True, omit_defaults=True, gc=False):
    """The part of the scene that is specific to a seat; a spectator can click nothing."""

    board: Field
    prompt: Note
    left: tuple[Panel, ...] = ()
    """The state of play: the card, the dice, the cards to come."""
    hand: tuple[Row, ...] = ()
    """What the player decides with, in the tray under the board: the card, the dice, the hand."""
    right: tuple[Panel, ...] = ()
    """What the player has, and its value."""
    buttons: tuple[Button, ...] = ()
    tray: Tray = "low"


class Scene(Struct, frozen=True, omit_defaults=True, gc=False):
    """The whole scene of one seat, by region of the page."""

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
    """The id of the game, for its art."""

    @classmethod
    def of(cls, shared: SharedScene, own: OwnScene, game: str = "") -> Scene:
        """Combine the shared part and the part of a seat."""
        shown = own.board, own.prompt, shared.players, shared.pad, shared.header, own.left, own.hand, own.right
        return cls(*shown, own.buttons, own.tray, game)

    def _repr_svg_(self) -> str | None:
        """Return the board as SVG, for notebooks."""
        return Hooks.render_svg(self, self.game, None) if Hooks.render_svg else None

    def nodes(self) -> Iterator[AnyNode]:
        """Yield every node with an id, parents first; spaces of boards are not nodes."""
        for root in (*self.header, *self.left, self.board, *self.hand, self.prompt, *self.buttons, *self.right):
            yield from walk(root)
        for player in self.players:
            yield from walk(player)
        yield from walk(self.pad)

    def click_targets(self) -> Iterator[ClickTarget]:
        """Yield everything that can be clicked, with its action."""
        for node in self.nodes():
            if isinstance(node, Field):
                yield from node.click_targets()
            elif isinstance(node, (Piece, Button)) and node.do:
                yield ClickTarget(node.id, node.do)
            if isinstance(node, Piece):
                yield from (ClickTarget(node.id, then.do, then.target) for then in node.then)


def walk(node: AnyNode) -> Iterator[AnyNode]:
    """Yield a node and all its descendants."""
    yield node
    for child in child_nodes(node):
        yield from walk(child)


def child_nodes(node: AnyNode) -> Sequence[AnyNode]:
    """Return the children of a node."""
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
