"""The scene of a seat: the island in the middle, the hand below, players on the left, tracks and pad on the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farshore.core.cells import Cells
from farshore.core.game import Seat
from farshore.core.lazy_actions import LegalActions
from farshore.core.scene import Field, Ground, Layer, OwnScene, Polygons, SharedScene, Space, memo, memo_by
from farshore.core.text import SeatName, text
from farshore.games.la_isla.actions import LIFTS, PLACES, Action
from farshore.games.la_isla.card_functions import ANIMALS, COLOURS, SYMBOLS
from farshore.games.la_isla.components import REGIONS, SPACES, Box, build_island
from farshore.games.la_isla.names import ANIMAL_TEXTS, COLOUR_TEXTS, SYMBOL_TEXTS
from farshore.games.la_isla.panels import header, left_panels, players, right_panels, score_sheet, tray
from farshore.games.la_isla.prompt import buttons, prompt
from farshore.games.la_isla.rules import legal
from farshore.games.la_isla.state import NONE, State


def shared_scene(view: State) -> SharedScene:
    """Return the phases, all players, and the pad: the same for everybody."""
    return SharedScene(players(view), score_sheet(view), header(view.round, view.stage, view.first))


_TABLE: Final = ("box", "teeth", "animals", "stage", "acting", "free", "round", "turn", "due", "markers")
_TURN: Final = ("deck", "discard", "lifted", "target", "owing", "paid", "placed", "last", "took", "moves")


@memo_by(*_TABLE, *_TURN, others=("standing", "claimed"))
def own_scene(view: State, seat: Seat | None) -> OwnScene:
    """Return the island and the tray of this seat; a spectator has nothing to click."""
    choices = legal(view, seat) if seat is not None else ()
    does = {str(action) for action in actions_off_the_island(choices)}
    return OwnScene(
        board=_island(view, choices),
        prompt=prompt(view, seat),
        left=left_panels(view, seat),
        hand=tray(view, seat, does) if seat is not None else (),
        right=right_panels(view, seat, does),
        buttons=buttons(view, seat, does) if seat is not None else (),
        tray="high",
    )


def actions_off_the_island(choices: Sequence[Action]) -> Sequence[Action]:
    """Return the actions whose nodes are not spaces of the island."""
    return choices.others if isinstance(choices, LegalActions) and choices.verb in (PLACES, LIFTS) else choices


# The island


def _island(view: State, choices: Sequence[Action]) -> Field:
    """Return the island now. Viewers without legal spaces share one object."""
    return _field(
        view.box,
        view.teeth,
        view.animals,
        tuple([_explorer_spaces(view, seat) for seat in range(len(view.seats))]),
        tuple([camp.claimed for camp in view.seats]),
        view.turn,
        _undoable_spaces(view),
        _lit(choices, PLACES),
        _lit(choices, LIFTS),
    )


@memo
def _field(
    box: Box,
    teeth: tuple[int, ...],
    animals: tuple[int, ...],
    standing: tuple[Cells, ...],
    claimed: tuple[Cells, ...],
    turn: Seat,
    pending: Cells,
    targets: Cells,
    liftable: Cells,
) -> Field:
    """Return the ground with everybody's explorers and claims, what can be undone, and legal spaces."""
    layers = (
        *[_explorers(seat, spaces) for seat, spaces in enumerate(standing)],
        *[_claims(seat, regions) for seat, regions in enumerate(claimed)],
        *[_new(seat, pending if seat == turn else 0) for seat in range(len(standing))],
        _legal(PLACES.word, targets),
        _legal(LIFTS.word, liftable),
    )
    return Field("island", text("board"), ground(box, teeth, animals), layers)


def _explorer_spaces(view: State, seat: Seat) -> Cells:
    """Return the spaces of a seat's explorers, and of one that is not paid for yet."""
    aimed = view.target != NONE and view.turn == seat
    return view.seats[seat].standing | (aimed and 1 << view.target)


def _undoable_spaces(view: State) -> Cells:
    """Return the spaces of this turn's explorers, which can still be undone."""
    if view.stage != "c":
        return 0
    return (1 << view.last if view.last != NONE else 0) | (1 << view.target if view.target != NONE else 0)


@memo
def _explorers(seat: Seat, spaces: Cells) -> Layer:
    return Layer("figure", spaces, seat, name=text("explorer-of", seat=SeatName(seat)))


@memo
def _claims(seat: Seat, regions: Cells) -> Layer:
    """Return the claimed regions: empty jungle with the seat's symbol."""
    name = text("claimed-by", seat=SeatName(seat))
    return Layer("claim", regions << len(SPACES), seat, name=name, fill="jungle-empty", icon="", tag="")


@memo
def _new(seat: Seat, spaces: Cells) -> Layer:
    return Layer("new", spaces, seat)


@memo
def _legal(verb: str, spaces: Cells) -> Layer:
    return Layer("legal", spaces, do=verb)


def _lit(choices: Sequence[Action], verb: object) -> Cells:
    return choices.cells if isinstance(choices, LegalActions) and choices.verb is verb else 0


@memo
def ground(box: Box, teeth: tuple[int, ...], animals: tuple[int, ...]) -> Ground:
    """Return the island with these teeth and animals."""
    island = build_island(box, teeth)
    spaces = [_space(colour, symbol) for colour, symbol in zip(island.colours, island.symbols, strict=True)]
    laid = (*animals, *(NONE for _ in range(len(REGIONS) - len(animals))))
    regions = [_region(animal, value) for animal, value in zip(laid, box.values, strict=True)]
    return Ground.of(_shape(box), (*spaces, *regions))


@memo
def _shape(box: Box) -> Polygons:
    """Return the geometry, and everything that can be printed or laid on a space."""
    spaces = [_space(colour, symbol) for colour in range(len(COLOURS)) for symbol in range(len(SYMBOLS))]
    regions = [_region(animal, value) for animal in (NONE, *range(len(ANIMALS))) for value in sorted(set(box.values))]
    kinds, bare = (_space(NONE, NONE), *spaces, *regions), box.shape
    return Polygons(bare.box, bare.outlines, bare.names, bare.backdrop, bare.beyond, kinds)


def _space(colour: int, symbol: int) -> Space:
    if colour < 0:
        return Space(badge="disc")
    return Space((COLOUR_TEXTS[colour], SYMBOL_TEXTS[symbol]), COLOURS[colour], SYMBOLS[symbol], "disc")


def _region(animal: int, value: int) -> Space:
    if animal == NONE:
        return Space((text("region-bare", value=value),), fill="jungle", tag=str(value))
    return Space(
        (text("region", animal=ANIMAL_TEXTS[animal], value=value),), "jungle", ANIMALS[animal], "disc", str(value)
    )
