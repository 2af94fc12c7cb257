"""The law of drawings: contents that the page leaves out, and rows where they have no place, are found."""

from __future__ import annotations

import pytest

from farshore.core.cells import SquareGrid
from farshore.core.defaults import MOST_BUTTONS, ground_of, into_tray
from farshore.core.scene import AnyNode, Button, Field, Glyph, Layer, Piece, Row, Space, Step, Track
from farshore.core.text import literal
from farshore.laws.drawable_nodes import PIECES, button_problems, drawing_problems, look_of

NAME = literal("x")
HALVES = tuple(Piece(f"half/{half}", NAME, "half", fill="wheat") for half in range(2))
DOMINO = Piece("domino", NAME, "card", corner="12", parts=HALVES)


def domino(**fields: str | tuple[Piece, ...] | tuple[str, ...]) -> Piece:
    return Piece("domino", NAME, "card", **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("node", "problem"),
    [
        (Piece("a", NAME, "die", title=NAME, corner="3"), "a die does not draw 'title'"),
        (Piece("a", NAME, "die", corner="x"), "a die shows a number, and its corner is 'x'"),
        (Piece("a", NAME, "die"), "a die shows a number, and its corner is ''"),
        (
            Piece("a", NAME, "card", glyphs=(Glyph(art="crown"),), parts=HALVES),
            "a card with parts does not draw 'glyphs'",
        ),
        (Piece("a", NAME, "card", caption=NAME, halves=("a", "b")), "a card with halves does not draw 'caption'"),
        (Piece("a", NAME, "card", halves=("a",)), "a card has two halves"),
        (Piece("a", NAME, "tile", parts=HALVES), "a tile does not draw 'parts'"),
        (Piece("a", NAME, "slot", lines=(NAME,), parts=(DOMINO,)), "a slot with parts does not draw 'lines'"),
        (Piece("a", NAME, "tile", corner="1234"), "the corner '1234' has more than 3 characters"),
        (
            Piece("a", NAME, glyphs=(Glyph(sign="box", count=2),)),
            "a glyph with the sign 'box' draws nothing beside it",
        ),
        (Track("a", NAME, "column", (), points=3, zones=(1, 2)), "a track of column does not draw 'points'"),
        (Track("a", NAME, "meter", (Step(caption=NAME),)), "a step of meter does not draw 'caption'"),
        (Row("a", NAME, (), kind="hand"), "a row of kind 'hand' is drawn in the tray only: put it into `hand`"),
        (
            Row("a", NAME, (), opener=(Glyph(art="crown"),)),
            "an opener is drawn in the tray only: put the row into `hand`",
        ),
        (Row("a", NAME, HALVES[:1]), "a half is drawn as a part of a card only ('half/0')"),
        (
            Field("a", NAME, ground_of(SquareGrid(2, 2), Space(tag="four"))),
            "the tag 'four' has more than 3 characters",
        ),
        (
            Field("a", NAME, ground_of(SquareGrid(2, 2), Space()), (Layer("drawn", 1, tag="1000"),)),
            "the tag '1000' has more than 3 characters",
        ),
    ],
)
def test_what_the_page_leaves_out_is_found(node: AnyNode, problem: str) -> None:
    assert list(drawing_problems(node)) == [problem]


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        (Row("a", NAME, (Piece("t", NAME),), kind="hand"), "a row of kind 'hand' does not draw a token ('t')"),
        (Row("a", NAME, (DOMINO,), kind="offers"), "a row of kind 'offers' does not draw a split ('domino')"),
        (
            Row("a", NAME, (Piece("t", NAME, corner="3"),), kind="offers"),
            "a token in a row of offers does not draw 'corner' ('t')",
        ),
    ],
)
def test_a_piece_without_room_in_its_row_is_found(row: Row, problem: str) -> None:
    assert list(drawing_problems(row, in_tray=True)) == [problem]


@pytest.mark.parametrize("kind", ["panel", "cards", "list", "hand"])
@pytest.mark.parametrize("piece", [DOMINO, domino(corner="3", halves=("wheat", "lake"))])
def test_a_numbered_domino_fits_in_rows_of_cards(kind: str, piece: Piece) -> None:
    row = Row("market", NAME, (piece,), kind=kind)  # type: ignore[arg-type]
    assert [*drawing_problems(row, in_tray=True), *drawing_problems(piece)] == []


def test_more_buttons_than_there_is_room_for_become_pieces_in_the_tray() -> None:
    few = tuple(Button(f"do/{number}", NAME, f"keep {number}") for number in range(MOST_BUTTONS))
    done = Button("do/done", NAME, "done", primary=True)
    assert into_tray((*few, done)) == ((), (*few, done))
    assert list(button_problems((*few, done))) == []
    many = *few, Button("do/x", NAME, "keep x"), done
    assert len(list(button_problems(many))) == 1
    (row,), buttons = into_tray(many)
    pieces = [item for item in row.items if isinstance(item, Piece)]
    assert [(piece.id, piece.do) for piece in pieces] == [(button.id, button.do) for button in many[:-1]]
    assert buttons == (done,)
    assert [*drawing_problems(row, in_tray=True), *(each for piece in pieces for each in drawing_problems(piece))] == []


def test_every_look_has_an_entry() -> None:
    looks = [Piece("a", NAME, kind) for kind in ("card", "half", "tile", "token", "die", "slot")]
    pieces = [*looks, DOMINO, domino(halves=("a", "b")), Piece("a", NAME, "slot", parts=(DOMINO,))]
    assert {look_of(piece) for piece in pieces} == set(PIECES)
