"""Words for the things of the game: colours, animals, spaces, functions, and functions as picture sentences."""

from __future__ import annotations

from farshore.core.cells import Cells, bits
from farshore.core.game import Seat
from farshore.core.scene import Glyph
from farshore.core.text import Text, text
from farshore.games.la_isla.box import SPACES, Box
from farshore.games.la_isla.functions import ANIMALS, COLOURS, FUNCTIONS, SYMBOLS, Function, Kind
from farshore.games.la_isla.state import State

COLOUR_TEXTS = tuple(text(f"colour-{name}") for name in COLOURS)
SYMBOL_TEXTS = tuple(text(f"symbol-{name}") for name in SYMBOLS)
ANIMAL_TEXTS = tuple(text(f"animal-{name}") for name in ANIMALS)
_K = Kind
_BY_COLOUR = {_K.VP_COL, _K.RES_COL, _K.MARK_COL, _K.CHEAP_COL, _K.JOKER, _K.INCOME, _K.SURVEY_COL}
_BY_SYMBOL = {_K.VP_SYM, _K.RES_SYM, _K.MARK_SYM, _K.CHEAP_SYM, _K.SURVEY_SYM}
_BY_ANIMAL = {_K.B_TRACK, _K.SPECIES, _K.TRACKER}
_ARROW, _UP = Glyph(words="→"), Glyph(art="marker")


def seat_text(seat: Seat) -> Text:
    return text("seat-number", seat=seat + 1)


def space_text(state: State, space: int) -> Text:
    """A space by what it shows and where it lies: desert, tent (A0)."""
    return shown_space(SPACES[space], state.island.colours[space], state.island.symbols[space])


def shown_space(name: str, colour: int, symbol: int) -> Text:
    if colour < 0:
        return text("space-bare", space=name)
    return text("space", colour=COLOUR_TEXTS[colour], symbol=SYMBOL_TEXTS[symbol], space=name)


def spaces_text(state: State, spaces: Cells) -> tuple[Text, ...]:
    return tuple(space_text(state, space) for space in bits(spaces))


def function_text(box: Box, function: Function) -> Text:
    """What a function does, in plain words."""
    key = f"function-{function.kind.word}"
    points = box.points.get(function.kind)
    args: dict[str, Text | int] = {}
    if function.kind in _BY_COLOUR:
        args["what"] = COLOUR_TEXTS[function.parameter]
    elif function.kind in _BY_SYMBOL:
        args["what"] = SYMBOL_TEXTS[function.parameter]
    elif function.kind in _BY_ANIMAL:
        args["what"] = ANIMAL_TEXTS[function.parameter]
    elif function.kind is Kind.REGION:
        args["points"] = int(function.parameter_name)
    if points is not None:
        args["points"] = points
    return text(key, **args)


def card_function_text(box: Box, card: int) -> Text:
    return function_text(box, box.cards[card].function)


def card_text(box: Box, card: int) -> Text:
    """A whole card: its function, its resource, its animal."""
    held = box.cards[card]
    return text(
        "card-name",
        function=function_text(box, held.function),
        colour=COLOUR_TEXTS[held.resource],
        animal=ANIMAL_TEXTS[held.animal],
    )


def function_glyphs(box: Box, function: Function) -> tuple[Glyph, ...]:
    """The function as a picture sentence."""
    kind = function.kind
    points = box.points.get(kind, 0)
    what = _subject(function)
    any_resource = Glyph(art="any")
    sentences: dict[Kind, tuple[Glyph, ...]] = {
        **dict.fromkeys((_K.VP_COL, _K.VP_SYM), (what, _ARROW, Glyph(words=str(points)))),
        **dict.fromkeys((_K.RES_COL, _K.RES_SYM), (what, _ARROW, any_resource)),
        **dict.fromkeys((_K.MARK_COL, _K.MARK_SYM), (what, _ARROW, _UP)),
        **dict.fromkeys((_K.CHEAP_COL, _K.CHEAP_SYM), (what, _ARROW, Glyph(words="−1"))),
        _K.JOKER: (what, Glyph(words="="), any_resource),
        _K.INCOME: (Glyph(words="B"), what, Glyph(words="+"), any_resource),
        _K.B_TRACK: (Glyph(words="B"), _ARROW, what, _UP),
        _K.EXPLORER: (Glyph(words="+1"), Glyph(art="explorer")),
        _K.SLOT: (Glyph(words="+1"), Glyph(art="slot")),
        _K.DRAW: (Glyph(words="+1"), Glyph(art="card")),
        _K.PATIENCE: (Glyph(words="C"), _ARROW, any_resource, any_resource),
        _K.CLAIM: (Glyph(art="animal"), _ARROW, Glyph(words=f"+{points}")),
        _K.SPECIES: (what, _ARROW, Glyph(words=f"+{points}")),
        **dict.fromkeys(
            (_K.SURVEY_COL, _K.SURVEY_SYM), (what, _ARROW, Glyph(words=f"{points}×"), Glyph(art="explorer"))
        ),
        _K.TRACKER: (what, _UP, _ARROW, Glyph(words=f"+{points}")),
        _K.COMPANY: (Glyph(art="explorer"), Glyph(art="explorer"), _ARROW, Glyph(words=str(points))),
        _K.PAIR: (any_resource, Glyph(words="="), any_resource),
        _K.SECOND: (Glyph(art="explorer"), Glyph(words="+"), Glyph(art="explorer")),
        _K.D_FREE: (Glyph(words="D"), _ARROW, Glyph(art="animal"), _UP),
        _K.MULTI: (Glyph(art="animal"), Glyph(art="animal"), _ARROW, Glyph(words=f"+{points}")),
        _K.REGION: (
            Glyph(art="region", words=function.parameter_name),
            _ARROW,
            Glyph(words=f"+{function.parameter_name}"),
        ),
    }
    return sentences[kind]


def _subject(function: Function) -> Glyph:
    """The colour, symbol or animal that a function is about."""
    if function.kind in _BY_COLOUR:
        return Glyph(fill=COLOURS[function.parameter])
    if function.kind in _BY_SYMBOL:
        return Glyph(art=SYMBOLS[function.parameter])
    return Glyph(art=ANIMALS[function.parameter]) if function.kind in _BY_ANIMAL else Glyph()


class Names:
    """Texts and picture sentences of a box's functions and cards, made once."""

    def __init__(self, box: Box) -> None:
        self.function_texts = tuple(function_text(box, function) for function in FUNCTIONS)
        self.function_glyphs = tuple(function_glyphs(box, function) for function in FUNCTIONS)
        self.card_texts = tuple(card_text(box, card) for card in range(len(box.cards)))
