"""The scene that a seat sees: a tree with a small set of node types, which the page draws.

Three ideas keep it cheap. A board is a ground, sent once, and layers of spaces on it. A panel is a `@memo`: built
again only when its arguments change. And the part that all readers share (`SharedScene`) is built once for all, apart
from the part of each seat (`OwnScene`). `docs/reference/scene.md` shows each node type drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from farshore.core.board_layers import Detail as Detail
from farshore.core.board_layers import Ground as Ground
from farshore.core.board_layers import Hexes as Hexes
from farshore.core.board_layers import Layer as Layer
from farshore.core.board_layers import LayerKind as LayerKind
from farshore.core.board_layers import Outline as Outline
from farshore.core.board_layers import Point as Point
from farshore.core.board_layers import Polygons as Polygons
from farshore.core.board_layers import Shape as Shape
from farshore.core.board_layers import Space as Space
from farshore.core.board_layers import Squares as Squares
from farshore.core.board_layers import legal_layers as legal_layers
from farshore.core.cells import bits
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


# Boards


class Field(Node, frozen=True):
    """A board: a ground and its layers, lowest first."""

    id: str
    """The prefix of its spaces' ids: `map` in `map/e7`."""
    name: Text
    """What a screen reader calls the board."""
    ground: Ground
    """The printed board."""
    layers: tuple[Layer, ...] = ()
    """What lies on it, lowest first. Keep their order, empty ones too: then only changed sets are sent."""
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
    """The id of the node to drop it on."""
    do: str
    """The notation of the action."""


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
    """A number beside the picture; None: no number."""
    state: Literal["", "off", "spent", "blocked"] = ""
    """off: pale · spent: crossed out · blocked: with a bar across."""


class Step(Detail, frozen=True):
    """One step of a track."""

    glyphs: tuple[Glyph, ...] = ()
    """What is drawn on the step."""
    caption: Text | None = None
    """Small words under it: the value of a place."""
    state: Literal["", "done", "now", "struck", "spent", "mine", "off"] = ""
    """done, now, struck (out of reach), spent, mine, or off (pale)."""
    seats: tuple[Seat, ...] = ()
    """Seats that stand on this step, drawn as their shapes."""


# Nodes


class Piece(Node, frozen=True):
    """A card, half a card, tile, token or die, on the table or in a hand."""

    id: str
    """Unique in the scene, and the same from scene to scene."""
    name: Text
    """What a screen reader says."""
    kind: Literal["card", "half", "tile", "token", "die", "slot"] = "token"
    """How it is drawn: a card, a half of one, a square tile, a round token, a die, or an empty place."""
    title: Text | None = None
    """Words in the upper edge."""
    lines: tuple[Text, ...] = ()
    """Words in the middle, one line each."""
    glyphs: tuple[Glyph, ...] = ()
    """Icons, swatches and characters in a row."""
    foot: tuple[Glyph, ...] = ()
    """Glyphs at the lower edge."""
    corner: str = ""
    """One or two characters in the corner: a die's number, a card's value, a letter."""
    fill: str = ""
    """The ground of the piece, as that of a space."""
    caption: Text | None = None
    """Small text under the piece."""
    parts: tuple[Piece, ...] = ()
    """The halves of a card, each a piece that can be clicked."""
    halves: tuple[str, ...] = ()
    """Instead of parts: the fills of the two halves of a small card that cannot be clicked separately."""
    state: Literal["", "chosen", "now", "off", "hidden"] = ""
    """chosen: picked · now: current · off: pale · hidden: face down."""
    seat: Seat | None = None
    """The owner; the piece is drawn in that seat's colour."""
    do: str = ""
    """The notation of the action that a click plays; empty: not clickable."""
    then: tuple[SecondClick, ...] = ()
    """After it is picked up: the targets, with the action of each."""


class Track(Node, frozen=True):
    """Steps in order: dots for rounds, chips for phases, boxes for keys, a race, a column or a meter."""

    id: str
    """Unique in the scene, and the same from scene to scene."""
    name: Text
    """What a screen reader says."""
    kind: Literal["dots", "chips", "boxes", "race", "column", "meter"]
    """dots and chips: rounds and phases · boxes: things to find · race: places with a value · column: to climb ·
    meter: to fill."""
    steps: tuple[Step, ...]
    """The places, in order."""
    title: Text | None = None
    """Words before the steps."""
    note: Text | None = None
    """A remark at the right of the title."""
    glyphs: tuple[Glyph, ...] = ()
    """Drawn before the steps; under them on a column."""
    points: int | None = None
    """Points beside it, where the track counts."""
    short: Text | None = None
    """Short title for small screens: `2` for "Round 2"."""
    at: int | None = None
    """The index of the current step; earlier ones are done. The steps themselves then stay the same."""
    zones: tuple[int, ...] = ()
    """Of a column, instead of steps: the value of each zone, from the bottom."""


class Button(Node, frozen=True):
    """A button. If `waits` is set, it is inactive and `waits` says what is missing."""

    id: str
    """Unique in the scene."""
    name: Text
    """The label."""
    do: str = ""
    """The notation of the action; empty while something is missing."""
    primary: bool = False
    """The one button that ends the step: filled, and reached by Enter."""
    waits: Text | None = None
    """What is missing before it can be clicked; shown in its place."""
    note: Text | None = None
    """Small text in the button: what happens next."""
    warning: Text | None = None
    """What this would give up: the first click shows it, the second does it."""


class Note(Node, frozen=True):
    """A text: the prompt with its detail, or a remark in a panel."""

    id: str
    """Unique in the scene."""
    name: Text
    """The sentence."""
    detail: Text | None = None
    """A second sentence in smaller words."""


class Row(Node, frozen=True):
    """Items side by side under a title: a hand, a market, a panel of tracks."""

    id: str
    """Unique in the scene."""
    name: Text
    """The title."""
    items: tuple[Item, ...]
    """What lies in it."""
    kind: Literal["panel", "hand", "cards", "list", "offers"] = "panel"
    """panel: items wrap in equal cells · hand: cards and the places to put them · cards: small, close together ·
    list: one below the other · offers: in the tray, choices instead of a space, shown with the title."""
    note: Text | None = None
    """A remark to the right of the title."""
    points: int | None = None
    """Points beside the title."""
    opener: tuple[Glyph, ...] = ()
    """In the tray: a button with these glyphs and the row's name that shows the row instead of the others."""


class SheetLine(Node, frozen=True):
    """One line of the score pad: points of each seat (None: not yet), and the spaces that score."""

    id: str
    """`pad/NAME`."""
    name: Text
    """The name of the line."""
    points: tuple[int | None, ...]
    """By seat; None: not scored yet."""
    where: tuple[Layer, ...] = ()
    """A layer of kind `points` for each seat that has any, on that seat's board or on the common board."""


class Sheet(Node, frozen=True):
    """The score pad."""

    id: str
    """`pad`."""
    name: Text
    """The title of the pad."""
    lines: tuple[SheetLine, ...]
    """The lines, from the top."""
    totals: tuple[int, ...]
    """By seat: the sum of the lines."""
    total_name: Text
    """The name of the last line."""
    note: Text | None = None
    """A remark under the title: that the match goes on."""


class Player(Node, frozen=True):
    """One seat as everyone sees it: points, status, possessions and small board."""

    id: str
    """Unique in the scene."""
    name: Text
    """The player's name: `seat_name(seat)`."""
    seat: Seat
    """Which seat it is."""
    points: int
    """As the pad's total."""
    status: Text | None = None
    """What the seat is doing, in two or three words."""
    busy: bool = False
    """Whether this seat is to act."""
    rows: tuple[Row, ...] = ()
    """What the seat has, in a few small pictures."""
    board: Field | None = None
    """The seat's own board, where each has one; shown small."""


Item: TypeAlias = Piece | Track | Button | Note | Field
Panel: TypeAlias = Row | Piece | Track | Note
AnyNode: TypeAlias = Field | Piece | Track | Button | Note | Row | Sheet | SheetLine | Player


class ClickTarget(NamedTuple):
    """A node that can be clicked and the action it plays; with `target`, a second click is needed."""

    node: str
    """The id of the node."""
    do: str
    """The notation of the action."""
    target: str = ""
    """The second node of a two-step gesture; empty: one click."""


# Whole scenes

Tray: TypeAlias = Literal["low", "middle", "high"]
"""The height of the tray, constant during a match so that the board never moves: a row of tiles, two, or cards."""


class SharedScene(Struct, frozen=True, omit_defaults=True, gc=False):
    """The part of the scene that is the same for all readers, built from a spectator's view."""

    players: tuple[Player, ...]
    """One for each seat, in order; the page leaves out the reader's small board."""
    pad: Sheet
    """The score pad."""
    header: tuple[Track | Note, ...] = ()
    """Rounds and turns."""


class OwnScene(Struct, frozen=True, omit_defaults=True, gc=False):
    """The part of the scene that is specific to a seat; a spectator can click nothing."""

    board: Field
    """The board in the middle."""
    prompt: Note
    """What to do now, under the board."""
    left: tuple[Panel, ...] = ()
    """The state of play: the card, the dice, the cards to come."""
    hand: tuple[Row, ...] = ()
    """What the player decides with, in the tray under the board: the card, the dice, the hand."""
    right: tuple[Panel, ...] = ()
    """What the player has, and its value."""
    buttons: tuple[Button, ...] = ()
    """Beside the prompt."""
    tray: Tray = "low"
    """How much room the tray keeps."""


class Scene(Struct, frozen=True, omit_defaults=True, gc=False):
    """The whole scene of one seat, by region of the page."""

    board: Field
    """As `OwnScene.board`."""
    prompt: Note
    """As `OwnScene.prompt`."""
    players: tuple[Player, ...]
    """As `SharedScene.players`."""
    pad: Sheet
    """As `SharedScene.pad`."""
    header: tuple[Track | Note, ...] = ()
    """As `SharedScene.header`."""
    left: tuple[Panel, ...] = ()
    """As `OwnScene.left`."""
    hand: tuple[Row, ...] = ()
    """As `OwnScene.hand`."""
    right: tuple[Panel, ...] = ()
    """As `OwnScene.right`."""
    buttons: tuple[Button, ...] = ()
    """As `OwnScene.buttons`."""
    tray: Tray = "low"
    """As `OwnScene.tray`."""
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
