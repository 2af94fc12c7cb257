"""The panels beside the island: phases, players, hand, cardholder, resources, animal tracks, the score pad.

A panel is rebuilt only when its arguments change: each is a `@memo` function of small values.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

from farshore.core.cells import Cells, bits
from farshore.core.defaults import pad_line
from farshore.core.game import Seat
from farshore.core.scene import Glyph, Note, Panel, Piece, Player, Row, SecondClick, Sheet, Step, Track, memo
from farshore.core.text import SeatName, Text, literal, seat_name, text
from farshore.games.la_isla import placing
from farshore.games.la_isla.actions import ASSIGNS, MOVES, PAYS, SLOTS, TAKES
from farshore.games.la_isla.card_functions import ANIMALS, COLOURS
from farshore.games.la_isla.cards import all_assigned, open_letters
from farshore.games.la_isla.components import CARD_NAMES, SPACES, Box
from farshore.games.la_isla.names import (
    ANIMAL_TEXTS,
    RESOURCE_TEXTS,
    card_function_text,
    card_text,
    function_glyphs,
    resources_text,
)
from farshore.games.la_isla.scoring import LINES, points_in_play, score_pad, zone_sum
from farshore.games.la_isla.state import CLOSED, FACE_DOWN, HIDDEN, LETTERS, NONE, A, B, Camp, Stage, State

_PHASES: Final[tuple[Stage, ...]] = ("assign", "a", "b", "c", "d")
_CHIPS: Final = tuple(Step(caption=text(f"phase-{name}")) for name in ("cards", "a", "b", "c", "d"))


# The round


@memo
def header(number: int, stage: Stage, first: Seat) -> tuple[Track | Note, ...]:
    """Return the phases of the round, and the first player."""
    at = len(_PHASES) if stage == "over" else _PHASES.index(stage) if stage in _PHASES else None
    title = text("round-number", round=number) if number else text("setting-up")
    note = text("starts", seat=SeatName(first)) if number else None
    return (Track("phases", text("phases"), "chips", _CHIPS, title, note, at=at),)


def left_panels(view: State, seat: Seat | None) -> tuple[Panel, ...]:
    """Return the own cards that are still face down, and the number of cards left."""
    hidden = sum([camp.held - camp.hand.bit_count() + camp.cards.count(HIDDEN) for camp in view.seats])
    piles = _piles(view.deck.bit_count() - hidden, view.discard.bit_count())
    if seat is None or view.stage not in ("a", "b", "c"):
        return (piles,)
    cards = view.seats[seat].cards
    return (_waiting(view.box, tuple([(letter, cards[letter]) for letter in FACE_DOWN[view.stage]])), piles)


@memo
def _piles(deck: int, discard: int) -> Note:
    return Note("piles", text("piles", deck=deck, discard=discard))


@memo
def _waiting(box: Box, cards: tuple[tuple[int, int], ...]) -> Row:
    return Row("waiting", text("cards-waiting"), tuple(_card_use(box, *lying) for lying in cards), kind="cards")


@memo
def _card_use(box: Box, letter: int, card: int) -> Piece:
    """Return what a card at B or D will bring; its other uses no longer matter."""
    held, sign = box.cards[card], LETTERS[letter].upper()
    what = RESOURCE_TEXTS[held.resource] if letter == B else ANIMAL_TEXTS[held.animal]
    glyph = Glyph(fill=COLOURS[held.resource]) if letter == B else Glyph(art=ANIMALS[held.animal])
    name = text("place-with", letter=sign, card=what)
    return Piece(f"place/{LETTERS[letter]}", name, "card", lines=(what,), glyphs=(glyph,), corner=sign)


# In the tray: what is needed for the current decision


def tray(view: State, seat: Seat, does: Collection[str]) -> tuple[Row, ...]:
    """Return the tray: cards and letters, the A card for a slot, an explorer to take, or markers and resources."""
    box, camp = view.box, view.seats[seat]
    if view.stage == "assign":
        return (_assigning(box, camp),)
    if view.stage == "a" and camp.must:
        return (_slotting(box, camp.cards[A]),)
    if "recruit" in does:
        return (_recruiting(seat, camp.supply),)
    rows: list[Row] = []
    if moves := tuple([animal for animal, words in enumerate(_MOVING) if words in does]):
        rows.append(_markers(moves))
    if view.stage == "c" and any(take in does for _, take in _PAYING_OR_TAKING):
        instead = not camp.picks and bool(placing.affordable(view, seat))
        rows.append(_resource_choices(tuple(camp.resources), instead))
    elif view.stage in ("a", "b", "c", "d", "over"):
        use = tuple([pay if pay in does else take if take in does else "" for pay, take in _PAYING_OR_TAKING])
        rows.append(_resources(tuple(camp.resources), use, camp.supply))
    return tuple(rows)


_MOVING: Final = tuple(map(str, MOVES))
_PAYING_OR_TAKING: Final = tuple(zip(map(str, PAYS), map(str, TAKES), strict=True))


def _assigning(box: Box, camp: Camp) -> Row:
    """Return the letters and the cards for them; the last card is shown at its letter."""
    lying, hand, free = camp.cards[:], camp.hand, open_letters(camp)
    if free and all_assigned(camp):
        lying[free[0]], hand = hand.bit_length() - 1, 0
    return _hand(box, tuple(lying), tuple(bits(hand)), tuple(free))


@memo
def _hand(box: Box, lying: tuple[int, ...], hand: tuple[int, ...], free: tuple[int, ...]) -> Row:
    """Return three letters and three places of the hand. An assigned card leaves its place empty; nothing moves."""
    letters = (_letter(box, letter, card) for letter, card in enumerate(lying))
    dealt = sorted([*hand, *[card for card in lying if card >= 0]])
    cards = (_hand_card(box, card, free) if card in hand else _empty_place(place) for place, card in enumerate(dealt))
    return Row("hand", text("your-cards"), (*letters, *cards), kind="hand")


@memo
def _empty_place(place: int) -> Piece:
    return Piece(f"given-{place}", text("card-given"), "slot", state="off")


@memo
def _letter(box: Box, letter: int, card: int) -> Piece:
    """Return a place for a card, or the card that lies there."""
    node, sign, use = f"place/{LETTERS[letter]}", LETTERS[letter].upper(), text(f"place-{LETTERS[letter]}")
    title = text(f"place-name-{LETTERS[letter]}")
    if card < 0:
        return Piece(node, text("place-empty", letter=sign, use=use), "slot", title, (use,), corner=sign)
    name = text("place-with", letter=sign, card=card_text(box, card))
    return _card(box, node, name, card, title=title, corner=sign, state="chosen")


@memo
def _hand_card(box: Box, card: int, free: tuple[int, ...]) -> Piece:
    then = tuple(SecondClick(f"place/{LETTERS[letter]}", str(ASSIGNS[letter].at(card))) for letter in free)
    return _card(box, f"hand/{CARD_NAMES[card]}", card_text(box, card), card, then=then)


def _card(
    box: Box,
    node: str,
    name: Text,
    card: int,
    *,
    title: Text | None = None,
    corner: str = "",
    state: Literal["", "chosen"] = "",
    then: tuple[SecondClick, ...] = (),
) -> Piece:
    """Return a whole card: function above, resource and animal below, its value between them."""
    held = box.cards[card]
    return Piece(
        node,
        name,
        "card",
        title,
        lines=(card_function_text(box, card),),
        glyphs=function_glyphs(box, held.function),
        foot=(Glyph(fill=COLOURS[held.resource]), Glyph(words=str(held.value)), Glyph(art=ANIMALS[held.animal])),
        corner=corner,
        state=state,
        then=then,
    )


@memo
def _slotting(box: Box, card: int) -> Row:
    return Row("hand", text("your-card"), (_letter(box, A, card),), kind="cards")


@memo
def _recruiting(seat: Seat, supply: int) -> Row:
    """Return the explorer that a function offers, with the number the seat has."""
    piece = Piece(
        "recruit",
        text("do-recruit"),
        title=literal("+1"),
        lines=(text("you-have", count=supply),),
        glyphs=(Glyph(art="explorer", seat=seat),),
        do="recruit",
    )
    return Row("recruits", text("button-recruit"), (piece,), kind="offers")


@memo
def _markers(animals: tuple[int, ...]) -> Row:
    """Return the animals whose marker the seat can move now."""
    return Row("markers", text("markers"), tuple(_marker(animal) for animal in animals))


@memo
def _marker(animal: int) -> Piece:
    name = text("marker-of", animal=ANIMAL_TEXTS[animal])
    return Piece(f"marker/{ANIMALS[animal]}", name, glyphs=(Glyph(art=ANIMALS[animal]),), do=str(MOVES[animal]))


@memo
def _resources(counts: tuple[int, ...], use: tuple[str, ...], supply: int) -> Row:
    pieces = tuple(_resource(colour, counts[colour], use[colour]) for colour in range(len(COLOURS)))
    return Row("resources", text("your-resources"), pieces, note=text("in-supply", count=supply))


@memo
def _resource(colour: int, count: int, do: str) -> Piece:
    name = text("resource", colour=RESOURCE_TEXTS[colour], count=count)
    return Piece(f"resource/{COLOURS[colour]}", name, glyphs=(Glyph(fill=COLOURS[colour], count=count),), do=do)


@memo
def _resource_choices(counts: tuple[int, ...], instead: bool) -> Row:
    """Return the resources to take, with what each brings and the number the seat has."""
    pieces = tuple(_offer(colour, count) for colour, count in enumerate(counts))
    return Row("resources", text("or-take-one" if instead else "take-one"), pieces, kind="offers")


@memo
def _offer(colour: int, count: int) -> Piece:
    name = text("take-resource", what=resources_text(colour, 1), count=count)
    return Piece(
        f"resource/{COLOURS[colour]}",
        name,
        title=literal("+1"),
        lines=(text("you-have", count=count),),
        glyphs=(Glyph(fill=COLOURS[colour]),),
        do=str(TAKES[colour]),
    )


# Right: tracks, end of the match, cardholder


def right_panels(view: State, seat: Seat | None, does: Collection[str]) -> tuple[Panel, ...]:
    """Return the animal tracks with the sum that ends the match, and the cardholder."""
    panels = (_tracks(view.box, tuple(view.markers)), _meter(zone_sum(view), view.box.end[view.box.seats]))
    if seat is None:
        return panels
    camp = view.seats[seat]
    legal = tuple([slot for slot, action in enumerate(SLOTS) if str(action) in does]) if camp.must else ()
    return (*panels, _holder(view.box, tuple(camp.slots), legal))


@memo
def _tracks(box: Box, markers: tuple[int, ...]) -> Row:
    tracks = tuple(_track(box, animal, at) for animal, at in enumerate(markers))
    return Row("tracks", text("tracks"), tracks, note=text("tracks-note"))


@memo
def _track(box: Box, animal: int, at: int) -> Track:
    """Return a column of zones with the purple marker."""
    zones, glyphs = box.zones, (Glyph(art=ANIMALS[animal]),)
    name = text("track", animal=ANIMAL_TEXTS[animal], zone=zones[at], place=at, top=len(zones) - 1)
    return Track(f"track/{ANIMALS[animal]}", name, "column", (), glyphs=glyphs, at=at, zones=zones)


@memo
def _meter(reached: int, limit: int) -> Track:
    name, note = (text(key, reached=reached, limit=limit) for key in ("end-name", "end-sum"))
    return Track("end", name, "meter", (Step(),) * limit, text("end-title"), note, at=reached)


@memo
def _holder(box: Box, slots: tuple[int, ...], legal: tuple[int, ...]) -> Row:
    pieces = tuple(_slot(box, slot, card, slot in legal) for slot, card in enumerate(slots) if card != CLOSED)
    used = sum(card >= 0 for card in slots)
    return Row("holder", text("holder"), pieces, kind="list", note=text("slots-used", used=used, slots=len(pieces)))


@memo
def _slot(box: Box, slot: int, card: int, legal: bool) -> Piece:
    node, do = f"slot/{slot + 1}", str(SLOTS[slot]) if legal else ""
    if card == NONE:
        return Piece(node, text("slot-free", slot=slot + 1), "slot", do=do)
    words, glyphs = card_function_text(box, card), function_glyphs(box, box.cards[card].function)
    return Piece(node, text("slot-with", slot=slot + 1, function=words), "card", lines=(words,), glyphs=glyphs, do=do)


# Players


def players(view: State) -> tuple[Player, ...]:
    """Return all players with their points, animals, resources and functions."""
    return tuple([_player_of(view, seat, camp) for seat, camp in enumerate(view.seats)])


def _player_of(view: State, seat: Seat, camp: Camp) -> Player:
    busy = seat in view.acting
    things = _belongings(seat, tuple(camp.animals), tuple(camp.resources), camp.supply)
    functions = _functions(view.box, seat, tuple([card for card in camp.slots if card >= 0]))
    points = sum(score_pad(view, seat)) if view.stage == "over" else points_in_play(view, seat)
    return _player(seat, points, _status(view.stage, busy), busy, (*things, functions))


@memo
def _player(seat: Seat, points: int, status: Text | None, busy: bool, rows: tuple[Row, ...]) -> Player:
    return Player(f"player/{seat}", seat_name(seat), seat, points, status, busy, rows)


def _status(stage: Stage, busy: bool) -> Text | None:
    if busy:
        return _BUSY.get(stage, _CHOOSING)
    return _READY if stage in ("assign", "a", "b") else None


_BUSY: Final[dict[Stage, Text]] = {"assign": text("status-assigning"), "c": text("status-turn")}
_CHOOSING, _READY = text("status-choosing"), text("status-ready")


@memo
def _belongings(seat: Seat, animals: tuple[int, ...], resources: tuple[int, ...], supply: int) -> tuple[Row, Row]:
    """Return the icons of a seat's animals, resources and explorers left."""
    tiles = tuple(_count(count, art=ANIMALS[animal]) for animal, count in enumerate(animals))
    stock = tuple(_count(count, fill=COLOURS[colour]) for colour, count in enumerate(resources))
    people = Glyph(art="explorer", seat=seat, count=supply, state="" if supply else "off")
    owned = text("all-animals", **dict(zip(ANIMALS, animals, strict=True)))
    held = text("all-resources", **dict(zip(COLOURS, resources, strict=True)), supply=supply)
    return (
        _line(f"animals/{seat}", "row-animals", owned, tiles),
        _line(f"resources/{seat}", "row-resources", held, (*stock, people)),
    )


def _count(count: int, *, art: str = "", fill: str = "") -> Glyph:
    return Glyph(art=art, fill=fill, count=count, state="" if count else "off")


def _line(node: str, key: str, spoken: Text, glyphs: tuple[Glyph, ...]) -> Row:
    return Row(node, text(key), (Piece(f"{node}/all", spoken, glyphs=glyphs),), kind="list")


@memo
def _functions(box: Box, seat: Seat, cards: tuple[int, ...]) -> Row:
    """Return the active functions of this seat."""
    pieces = tuple(_function(box, seat, card) for card in cards)
    return Row(f"functions/{seat}", text("row-functions"), pieces, kind="cards")


@memo
def _function(box: Box, seat: Seat, card: int) -> Piece:
    function = box.cards[card].function
    glyphs = function_glyphs(box, function)
    return Piece(f"functions/{seat}/{function.index}", card_function_text(box, card), "card", glyphs=glyphs)


# The score pad


def score_sheet(view: State) -> Sheet:
    """Return each line with a number for every seat, and the regions that brought points."""
    columns = tuple([score_pad(view, seat) for seat in range(len(view.seats))])
    return _sheet(columns, tuple([camp.claimed for camp in view.seats]), view.stage == "over")


@memo
def _sheet(columns: tuple[tuple[int, ...], ...], claimed: tuple[Cells, ...], over: bool) -> Sheet:
    where = {"regions": [cells << len(SPACES) for cells in claimed]}
    lines = tuple(
        pad_line(name, tuple(zip(points, where.get(name, [0] * len(points)), strict=True)))
        for name, points in zip(LINES, zip(*columns, strict=True), strict=True)
    )
    total = text("total" if over else "if-ended-now")
    return Sheet("pad", text("score-pad"), lines, tuple(sum(column) for column in columns), total)
