"""A game that shows the vocabulary of scenes: each position has one combination of rows and pieces, or of tracks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, get_args, get_type_hints

from farshore.core.cells import SquareGrid
from farshore.core.game import Game, Info, Options, Score, ScoreLine, Seat
from farshore.core.lazy_actions import LegalActions, Verb
from farshore.core.scene import (
    Button,
    Glyph,
    OwnScene,
    Panel,
    Piece,
    Player,
    Row,
    SharedScene,
    Step,
    Track,
)
from farshore.core.state import Cloneable, Position, cloneable
from farshore.core.text import Text, literal, text
from farshore.laws.drawable_nodes import IN_THE_TRAY, NO_ROOM_IN_OFFERS, NOT_IN, PIECES, STEPS, TRACKS, Look

ROWS: tuple[str, ...] = get_args(get_type_hints(Row)["kind"])
"""The kinds of rows."""
BOARD = SquareGrid(4, 4)
FILLS = ("wheat", "lake")


class Combination(NamedTuple):
    """A row of pieces that look alike, or a track."""

    row: str
    look: str

    def __str__(self) -> str:
        return f"{self.row}-{self.look}"


COMBINATIONS = (
    *(
        Combination(row, look)
        for row in ROWS
        for look in PIECES
        if look != "half" and look not in NOT_IN.get(row, ())  # halves are drawn in cards
    ),
    *(Combination("track", kind) for kind in TRACKS),
)


@dataclass(frozen=True, slots=True)
class Next:
    """Go on to the next combination."""

    piece: int

    def __str__(self) -> str:
        return f"look {self.piece}"


LOOKS = Verb(Next(piece) for piece in range(2))


@cloneable
class Viewer(Cloneable):
    """A seat has nothing."""


@cloneable
class State(Position[None, Viewer]):
    """The number of the combination is `phase`."""


def look(state: State, seat: Seat, action: Next) -> None:
    state.phase += 1
    state.acting = (0,) if state.phase < len(COMBINATIONS) else ()


def piece_of(place: str, look: Look, index: int, do: str = "", without: frozenset[str] = frozenset()) -> Piece:
    """Return a piece with all contents that its look draws, apart from some."""
    number = 10 * ("lhp".index(place) * 3 + index)

    def words(key: str, add: int) -> Text:
        return text(key, number=number + add)

    shown: dict[str, object] = {
        "title": words("a-title", 1),
        "lines": (words("a-line", 2),),
        "glyphs": (Glyph(art="crown", count=number + 3),),
        "foot": (Glyph(fill="lake", count=number + 4),),
        "corner": str(1 + index if look == "die" else number + 5),
        "fill": "wheat",
        "caption": words("a-caption", 6),
        "halves": FILLS,
    }
    kind = {"split": "card", "small": "card", "held": "slot"}.get(look, look)
    fields = {field: shown[field] for field in PIECES[look] - without if field in shown}
    if look == "split":
        fields["parts"] = tuple(half_of(f"{place}/{index}/{half}", FILLS[half], number + 7 + half) for half in range(2))
    if look == "held":
        card = Piece(f"{place}/{index}/card", text("a-title", number=number + 7), "card", title=words("a-title", 7))
        fields["parts"] = (card,)
    return Piece(f"{place}/{index}", text("a-title", number=number), kind, do=do, **fields)  # type: ignore[arg-type]


def half_of(node: str, fill: str, number: int) -> Piece:
    """Return a half of a domino: its ground and its crowns."""
    return Piece(node, text(fill), "half", fill=fill, glyphs=(Glyph(art="crown", count=number),))


def row_of(place: str, at: Combination, clickable: bool) -> Row:
    looks = [f"look {index}" if clickable and index < 2 else "" for index in range(3)]
    without = NO_ROOM_IN_OFFERS if at == ("offers", "token") else frozenset()
    pieces = tuple(piece_of(place, at.look, index, do, without) for index, do in enumerate(looks))  # type: ignore[arg-type]
    return Row(f"{place}/row", literal(str(at)), pieces, kind=at.row)  # type: ignore[arg-type]


def track_of(place: str, kind: str) -> Track:
    """Return a track with all contents that its kind draws."""
    number = 10 * ("lhp".index(place) * 3)
    shown: dict[str, object] = {
        "title": text("a-title", number=number + 1),
        "note": text("a-note", number=number + 2),
        "points": number + 3,
        "glyphs": (Glyph(art="crown"),),
        "zones": (0, 1, 1, 3, 5),
    }
    step: dict[str, object] = {
        "glyphs": (Glyph(fill="wheat"),),
        "caption": literal(str(number + 4)),
        "seats": (0,),
    }
    steps = [Step(**{field: step[field] for field in STEPS[kind] & {name}}) for name in sorted(step)]  # type: ignore[arg-type]
    fields = {field: shown[field] for field in TRACKS[kind]}
    whole = () if "zones" in fields else (*steps, Step(state="now"), Step())
    return Track(f"{place}/track", literal(kind), kind, whole, at=2, **fields)  # type: ignore[arg-type]


class Vocabulary(Game[State, Next]):
    info = Info("vocabulary", seats=(1,), minutes=1)
    grid, all_actions = BOARD, LOOKS.actions
    steps, refusals = {Next: look}, {}

    def setup(self, seats: int, options: Options) -> State:
        return State(None, [Viewer()], acting=(0,), stage="look")

    def legal(self, state: State, seat: Seat) -> Sequence[Next]:
        return LegalActions(LOOKS, 3) if seat in state.acting else ()

    def scores(self, state: State) -> tuple[Score, ...]:
        return (Score((ScoreLine("turns", state.phase),)),)

    def shared_scene(self, view: State) -> SharedScene:
        shared = super().shared_scene(view)
        at = COMBINATIONS[min(view.phase, len(COMBINATIONS) - 1)]
        rows = () if at.row in ("track", *IN_THE_TRAY) else (row_of("p", at, clickable=False),)
        (player,) = shared.players
        return SharedScene((Player(player.id, player.name, 0, player.points, rows=rows),), shared.pad, shared.header)

    def own_scene(self, view: State, seat: Seat | None) -> OwnScene:
        own = super().own_scene(view, seat)
        acting = seat in view.acting
        at = COMBINATIONS[min(view.phase, len(COMBINATIONS) - 1)]
        buttons = tuple(
            Button(f"go/{index}", text("do-look", what=literal("it")), f"look {index}") for index in range(2)
        )
        if at.row == "track":
            hand = (Row("h/row", literal(at.look), (track_of("h", at.look),)),)
            return OwnScene(
                own.board, own.prompt, (track_of("l", at.look),), hand, (), buttons if acting else (), "high"
            )
        left: tuple[Panel, ...] = () if at.row in IN_THE_TRAY else (row_of("l", at, clickable=False),)
        hand = (row_of("h", at, clickable=acting),)
        return OwnScene(own.board, own.prompt, left, hand, (), (), "high")


game = Vocabulary()
