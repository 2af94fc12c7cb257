"""Names of colours, animals, spaces and functions, and functions as rows of icons."""

from __future__ import annotations

from typing import Final

from farshore.core.cells import Cells, bits
from farshore.core.scene import Glyph
from farshore.core.text import Arg, Text, text
from farshore.games.la_isla.card_functions import ANIMALS, COLOURS, PARAMETERS, SYMBOLS, CardFunction, FunctionKind
from farshore.games.la_isla.components import SCORING, SPACES, Box
from farshore.games.la_isla.state import State

COLOUR_TEXTS: Final = tuple(text(f"colour-{name}") for name in COLOURS)
"""The landscapes: what a space of each colour is called."""
RESOURCE_TEXTS: Final = tuple(text(f"resource-{name}") for name in COLOURS)
"""The colours of resources."""
SYMBOL_TEXTS: Final = tuple(text(f"symbol-{name}") for name in SYMBOLS)
ANIMAL_TEXTS: Final = tuple(text(f"animal-{name}") for name in ANIMALS)


def resources_text(colour: int, count: int) -> Text:
    """Return a number of resources of one colour: "2 yellow"."""
    return text(f"many-{COLOURS[colour]}", count=count)


# Spaces


def space_text(state: State, space: int) -> Text:
    """Return the name of a space by its landscape and symbol, which are unique: desert with tent."""
    colour, symbol = state.island.colours[space], state.island.symbols[space]
    if colour < 0:
        return text("space-bare", space=SPACES[space])
    return text("space", colour=COLOUR_TEXTS[colour], symbol=SYMBOL_TEXTS[symbol], space=SPACES[space])


def spaces_text(state: State, spaces: Cells) -> tuple[Text, ...]:
    return tuple(space_text(state, space) for space in bits(spaces))


# Functions and cards


def function_text(box: Box, function: CardFunction) -> Text:
    """Return what a function does, as a sentence."""
    args: dict[str, Arg] = {}
    names = PARAMETERS.get(function.kind, ())
    if what := RESOURCE_TEXTS if function.kind in _ABOUT_RESOURCES else _SUBJECTS.get(names):
        args["what"] = what[function.parameter]
    if function.kind is FunctionKind.REGION:
        args["points"] = int(function.parameter_name)
    elif function.kind in SCORING:
        args["points"] = box.points[function.kind]
    return text(f"function-{function.kind.message_name}", **args)


_SUBJECTS: Final[dict[tuple[str, ...], tuple[Text, ...]]] = {
    COLOURS: COLOUR_TEXTS,
    SYMBOLS: SYMBOL_TEXTS,
    ANIMALS: ANIMAL_TEXTS,
}
"""Kinds of parameters of functions, by name."""
_ABOUT_RESOURCES: Final = (FunctionKind.JOKER, FunctionKind.INCOME)
"""Functions whose colour is that of a resource; for all others it is that of a space."""


def card_function_text(box: Box, card: int) -> Text:
    return function_text(box, box.cards[card].function)


def card_text(box: Box, card: int) -> Text:
    """Return a whole card: its function, its resource, its animal."""
    held = box.cards[card]
    return text(
        "card-name",
        function=function_text(box, held.function),
        colour=RESOURCE_TEXTS[held.resource],
        animal=ANIMAL_TEXTS[held.animal],
    )


# Functions as icons

_K = FunctionKind
_ARROW, _PLUS, _IS = Glyph(sign="arrow"), Glyph(words="+"), Glyph(words="=")
_UP, _ANY, _ANIMAL, _EXPLORER = Glyph(art="marker"), Glyph(art="any"), Glyph(art="animal"), Glyph(art="explorer")
_IN_B, _IN_C, _IN_D = Glyph(words="B"), Glyph(words="C"), Glyph(words="D")
_ONE_MORE: Final = Glyph(words="+1")
_FIXED: Final = {
    _K.EXPLORER: (_ONE_MORE, _EXPLORER),
    _K.SLOT: (_ONE_MORE, Glyph(art="slot")),
    _K.DRAW: (_ONE_MORE, Glyph(art="card")),
    _K.PATIENCE: (_IN_C, _ARROW, _ANY, _ANY),
    _K.PAIR: (_ANY, _IS, _ANY),
    _K.SECOND: (_EXPLORER, _PLUS, _EXPLORER),
    _K.D_FREE: (_IN_D, _ARROW, _ANIMAL, _UP),
}
"""Functions whose icons do not depend on value and parameter."""


def function_glyphs(box: Box, function: CardFunction) -> tuple[Glyph, ...]:
    """Return the function as a row of icons."""
    kind, what = function.kind, _subject(function)
    if kind in _FIXED:
        return _FIXED[kind]
    points = Glyph(words=str(box.points[kind]))
    more = Glyph(words=f"+{box.points[kind]}")
    sentences: dict[FunctionKind, tuple[Glyph, ...]] = {
        **dict.fromkeys((_K.VP_COL, _K.VP_SYM), (what, _ARROW, points)),
        **dict.fromkeys((_K.RES_COL, _K.RES_SYM), (what, _ARROW, _ANY)),
        **dict.fromkeys((_K.MARK_COL, _K.MARK_SYM), (what, _ARROW, _UP)),
        **dict.fromkeys((_K.CHEAP_COL, _K.CHEAP_SYM), (what, _ARROW, Glyph(words="−1"))),
        **dict.fromkeys((_K.SURVEY_COL, _K.SURVEY_SYM), (what, _ARROW, Glyph(words=f"{points.words}×"), _EXPLORER)),
        _K.JOKER: (what, _IS, _ANY),
        _K.INCOME: (_IN_B, what, _PLUS, _ANY),
        _K.B_TRACK: (_IN_B, _ARROW, what, _UP),
        _K.CLAIM: (_ANIMAL, _ARROW, more),
        _K.SPECIES: (what, _ARROW, more),
        _K.TRACKER: (what, _UP, _ARROW, more),
        _K.COMPANY: (_EXPLORER, _EXPLORER, _ARROW, points),
        _K.MULTI: (_ANIMAL, _ANIMAL, _ARROW, more),
        _K.REGION: (what, _ARROW, Glyph(words=f"+{function.parameter_name}")),
    }
    return sentences[kind]


def _subject(function: CardFunction) -> Glyph:
    """Return the icon of the colour, symbol, animal or region of a function."""
    names, name = PARAMETERS.get(function.kind), function.parameter_name
    if names is COLOURS:
        return Glyph(fill=name)
    if function.kind is FunctionKind.REGION:
        return Glyph(art="region", words=name)
    return Glyph(art=name)
