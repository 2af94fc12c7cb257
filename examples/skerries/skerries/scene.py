"""The scene: the part for everybody, and the part for one seat."""

from __future__ import annotations

from farshore.core.cells import Cells
from farshore.core.game import Seat
from farshore.core.scene import (
    Field,
    Glyph,
    Ground,
    Layer,
    OwnScene,
    Piece,
    Row,
    SharedScene,
    Space,
    Squares,
    legal_layers,
    memo,
)
from farshore.core.text import SeatName, join_texts, text

from skerries import panels, rules
from skerries.components import BOARD, Box
from skerries.prompt import prompt
from skerries.state import State

SHAPE = Squares(5, 5, BOARD.names, column_names=tuple("abcde"), row_names=tuple("12345"))


def shared_scene(view: State) -> SharedScene:
    """Return what everybody sees: players, score pad and rounds."""
    return SharedScene(panels.players(view), panels.pad(view), (panels.rounds(view.round),))


def own_scene(view: State, seat: Seat | None) -> OwnScene:
    """Return what one seat sees in addition: the board, the prompt and the tides."""
    return OwnScene(sea(view, seat), prompt(view, seat), (tides(view.tide, tuple(view.bag)),))


@memo
def ground(box: Box) -> Ground:
    """Return the printed board."""
    reef, water = Space((text("reef"),), "reef"), Space((text("open"),), "water")
    return Ground.of(SHAPE, [reef if box.reefs >> square & 1 else water for square in range(len(BOARD.names))])


def sea(view: State, seat: Seat | None) -> Field:
    """Return the board with claimed squares, the seat's own choice and its legal squares."""
    owners = [(owner, worth) for owner in range(view.box.seats) for worth in (1, 2, 3)]
    claims = [claim(owner, worth, view.seats[owner].squares & view.taken[worth]) for owner, worth in owners]
    landing = -1 if seat is None else view.seats[seat].landing
    course = Layer("figure", 1 << landing if landing >= 0 else 0, seat, name=text("course-set"))
    legal = () if seat is None else rules.legal(view, seat)
    return Field("sea", text("board"), ground(view.box), (*claims, course, *legal_layers(legal)))


def claim(owner: Seat, worth: int, squares: Cells) -> Layer:
    name = join_texts(text("taken-by", player=SeatName(owner)), text("worth", worth=worth))
    return Layer("claim", squares, owner, name=name, fill="skerry", tag=str(worth))


@memo
def tides(tide: int, bag: tuple[int, ...]) -> Row:
    """Return this round's tide and the contents of the bag."""
    drawn = Piece("tide", text("tide-is", worth=tide), "tile", glyphs=(Glyph(art="tide"), Glyph(words=str(tide))))
    left = tuple(Glyph(words=f"{count}×{worth}") for worth, count in enumerate(bag) if count)
    rest = Piece("bag", text("bag", count=sum(bag)), "tile", title=text("bag", count=sum(bag)), glyphs=left)
    return Row("tides", text("tides"), (drawn, rest) if tide else (rest,))
