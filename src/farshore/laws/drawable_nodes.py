"""Law of drawings: a node has only contents that the page draws for its kind.

The tables below say what each kind draws. The gallery (`docs/reference/gallery.md`) shows every entry, and
`tests/web/test_gallery.py` reads all of it on the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal, TypeAlias

from farshore.core.defaults import MOST_BUTTONS
from farshore.core.scene import AnyNode, Button, Field, Glyph, Piece, Row, Step, Track
from farshore.laws.random_positions import SampledPosition, require
from farshore.laws.scenes import scene_of

Look: TypeAlias = Literal["card", "half", "tile", "token", "die", "slot", "split", "small", "held"]
"""How a piece is drawn: its kind; a card with parts (`split`), with halves (`small`); a slot with parts (`held`)."""

ALL: Final = frozenset({"title", "lines", "glyphs", "foot", "corner", "fill", "caption"})
PIECES: Final[dict[Look, frozenset[str]]] = {
    "card": ALL,
    "half": ALL,
    "tile": ALL,
    "token": ALL,
    "slot": ALL,
    "die": frozenset({"corner", "caption"}),
    "split": frozenset({"parts", "corner", "caption"}),
    "small": frozenset({"halves", "corner"}),
    "held": frozenset({"parts", "corner", "title", "foot", "caption"}),
}
"""The contents that are drawn, by look."""

NOT_IN: Final[dict[str, frozenset[Look]]] = {
    "hand": frozenset({"token"}),
    "offers": frozenset({"card", "slot", "die", "split", "held"}),
}
"""Looks that have no room in a kind of row."""
NO_ROOM_IN_OFFERS: Final = frozenset({"fill", "corner", "caption"})
"""Contents that tokens in a row of offers, which are narrow, do not draw."""
IN_THE_TRAY: Final = frozenset({"hand", "offers"})
"""Kinds of rows that are drawn in the tray only."""

HEAD: Final = frozenset({"title", "note", "points", "glyphs"})
TRACKS: Final[dict[str, frozenset[str]]] = {
    "dots": frozenset({"title", "glyphs"}),
    "chips": frozenset({"title", "note", "glyphs"}),
    "boxes": HEAD,
    "race": HEAD,
    "column": frozenset({"glyphs", "zones"}),
    "meter": HEAD,
}
"""The contents of a track that are drawn, by kind. A column's title is in the name of its row."""
STEPS: Final[dict[str, frozenset[str]]] = {
    "dots": frozenset(),
    "chips": frozenset({"glyphs", "caption", "seats"}),
    "boxes": frozenset({"glyphs", "caption", "seats"}),
    "race": frozenset({"glyphs", "caption", "seats"}),
    "column": frozenset({"caption", "seats"}),
    "meter": frozenset(),
}
"""The contents of a step that are drawn, by kind of the track."""
LONGEST_CORNER: Final = 3
"""Characters that fit into the corner of a piece."""
LONGEST_TAG: Final = 3
"""Characters that fit into the tag of a space."""


def scenes_can_be_drawn(at: SampledPosition) -> None:
    """A node has only contents that the page draws for its kind."""
    for seat in at.readers:
        scene = scene_of(at, seat)
        for problem in button_problems(scene.buttons):
            require(False, problem)
        for node in scene.nodes():
            for problem in drawing_problems(node, node in scene.hand):
                require(False, f"'{node.id}': {problem}")


def button_problems(buttons: Iterable[Button]) -> Iterator[str]:
    """Yield a problem if there are more buttons than the page has room for."""
    many = sum(not button.primary for button in buttons)
    if many > MOST_BUTTONS:
        yield f"{many} buttons that are not primary: the page draws {MOST_BUTTONS}; put pieces into `hand` instead"


def look_of(piece: Piece) -> Look:
    """Return how a piece is drawn.

    >>> from farshore.core.text import text
    >>> look_of(Piece("domino", text("domino"), "card", halves=("wheat", "lake")))
    'small'
    """
    if piece.halves:
        return "small"
    if piece.parts and piece.kind == "card":
        return "split"
    return "held" if piece.parts and piece.kind == "slot" else piece.kind


def drawing_problems(node: AnyNode, in_tray: bool = False) -> Iterator[str]:
    """Yield what the page cannot draw of a node; rows in the tray may be of more kinds.

    >>> from farshore.core.text import text
    >>> list(drawing_problems(Piece("d", text("die"), "die", title=text("wild"), corner="6")))
    ["a die does not draw 'title'"]
    """
    if isinstance(node, Piece):
        yield from _piece_problems(node)
    elif isinstance(node, Track):
        yield from _track_problems(node)
    elif isinstance(node, Row):
        yield from _row_problems(node, in_tray)
    elif isinstance(node, Field):
        tags = {kind.tag for kind in node.ground.kinds} | {layer.tag or "" for layer in node.layers}
        long = sorted(tag for tag in tags if len(tag) > LONGEST_TAG)
        yield from (f"the tag '{tag}' has more than {LONGEST_TAG} characters" for tag in long)


def _row_problems(row: Row, in_tray: bool) -> Iterator[str]:
    if row.kind in IN_THE_TRAY and not in_tray:
        yield f"a row of kind '{row.kind}' is drawn in the tray only: put it into `hand`"
    if row.opener and not in_tray:
        yield "an opener is drawn in the tray only: put the row into `hand`"
    for item in row.items:
        if isinstance(item, Piece) and look_of(item) in NOT_IN.get(row.kind, ()):
            yield f"a row of kind '{row.kind}' does not draw a {look_of(item)} ('{item.id}')"
        if isinstance(item, Piece) and row.kind == "offers" and item.kind == "token":
            fields = sorted(NO_ROOM_IN_OFFERS & set(_contents(item)))
            yield from (f"a token in a row of offers does not draw '{field}' ('{item.id}')" for field in fields)
        if isinstance(item, Piece) and item.kind == "half":
            yield f"a half is drawn as a part of a card only ('{item.id}')"


def _piece_problems(piece: Piece) -> Iterator[str]:
    look = look_of(piece)
    name = {"split": "card with parts", "small": "card with halves", "held": "slot with parts"}.get(look, look)
    yield from (f"a {name} does not draw '{field}'" for field in _contents(piece) if field not in PIECES[look])
    if look == "die" and not piece.corner.isdigit():
        yield f"a die shows a number, and its corner is '{piece.corner}'"
    if len(piece.corner) > LONGEST_CORNER:
        yield f"the corner '{piece.corner}' has more than {LONGEST_CORNER} characters"
    if len(piece.halves) not in (0, 2) or (look == "split" and len(piece.parts) != 2):
        yield "a card has two halves"
    for glyph in (*piece.glyphs, *piece.foot):
        yield from _glyph_problems(glyph)


def _track_problems(track: Track) -> Iterator[str]:
    fields = [
        field for field in ("title", "note", "points", "glyphs", "zones") if getattr(track, field) not in (None, ())
    ]
    yield from (
        f"a track of {track.kind} does not draw '{field}'" for field in fields if field not in TRACKS[track.kind]
    )
    for step in track.steps:
        yield from _step_problems(step, track.kind)
    for glyph in track.glyphs:
        yield from _glyph_problems(glyph)


def _step_problems(step: Step, kind: str) -> Iterator[str]:
    for field in ("glyphs", "caption", "seats"):
        if getattr(step, field) and field not in STEPS[kind]:
            yield f"a step of {kind} does not draw '{field}'"
    for glyph in step.glyphs:
        yield from _glyph_problems(glyph)


def _glyph_problems(glyph: Glyph) -> Iterator[str]:
    if glyph.sign == "box" and (glyph.art or glyph.fill or glyph.words or glyph.count is not None):
        yield "a glyph with the sign 'box' draws nothing beside it"


def _contents(piece: Piece) -> Iterator[str]:
    for field in (*sorted(ALL), "parts", "halves"):
        if getattr(piece, field):
            yield field


LAWS = (scenes_can_be_drawn,)
