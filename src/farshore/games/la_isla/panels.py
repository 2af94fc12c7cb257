"""The panels around the island: phases, seats, hand, cardholder, resources, animal tracks."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from farshore.core.cells import bits
from farshore.core.game import Seat
from farshore.core.scene import Glyph, Item, Note, Panel, Piece, Player, Row, Step, Then, Track
from farshore.core.text import Text, plain, text
from farshore.games.la_isla.box import CARD_NAMES, Box
from farshore.games.la_isla.cards import all_assigned, open_letters
from farshore.games.la_isla.functions import ANIMALS, COLOURS
from farshore.games.la_isla.names import ANIMAL_TEXTS, COLOUR_TEXTS, Names, seat_text
from farshore.games.la_isla.scoring import points_in_play, zone_sum
from farshore.games.la_isla.state import CLOSED, FACE_DOWN, HIDDEN, LETTERS, NONE, A, B, D, Stage, State

_PHASES: tuple[Stage, ...] = ("assign", "a", "b", "c", "d")
_PHASE_TEXTS = tuple(text(f"phase-{name}") for name in ("cards", "a", "b", "c", "d"))
_PLACE_TEXTS = tuple(text(f"place-{letter}") for letter in LETTERS)
_MARKER_NOW = Glyph(art="marker")


class Panels:
    """Everything but the island, from caches."""

    def __init__(self, box: Box, names: Names) -> None:
        self.box, self.names = box, names
        self._track = lru_cache(maxsize=512)(self._make_track)
        self._holder_slot = lru_cache(maxsize=4096)(self._make_holder_slot)
        self._hand_card = lru_cache(maxsize=4096)(self._make_hand_card)
        self._letter = lru_cache(maxsize=4096)(self._make_letter)
        self._resource = lru_cache(maxsize=1024)(self._make_resource)
        self._counts = lru_cache(maxsize=8192)(self._make_counts)
        self._functions = lru_cache(maxsize=8192)(self._make_functions)
        self._meter = lru_cache(maxsize=256)(self._make_meter)
        self._phases = lru_cache(maxsize=4096)(self._make_phases)
        self._player = lru_cache(maxsize=16384)(self._make_player)

    # Header and left

    def header(self, view: State) -> tuple[Track | Note, ...]:
        return (self._phases(view.round, view.stage, view.first),)

    def _make_phases(self, number: int, stage: Stage, first: Seat) -> Track:
        steps = []
        past = len(_PHASES) if stage == "over" else _PHASES.index(stage) if stage in _PHASES else 0
        for at, caption in enumerate(_PHASE_TEXTS):
            state: Literal["", "done", "now"] = "done" if at < past else "now" if stage == _PHASES[at] else ""
            steps.append(Step(caption=caption, state=state))
        title = text("round-number", round=number) if number else text("setting-up")
        note = text("starts", seat=seat_text(first)) if number else None
        return Track("phases", text("phases"), "chips", tuple(steps), title, note)

    def left(self, view: State, seat: Seat | None) -> tuple[Panel, ...]:
        """How many cards are left, and my cards that still lie face down."""
        hidden = sum(camp.held - camp.hand.bit_count() + camp.cards.count(HIDDEN) for camp in view.seats)
        piles = Note("piles", text("piles", deck=view.deck.bit_count() - hidden, discard=view.discard.bit_count()))
        if seat is None or view.stage not in ("a", "b", "c"):
            return (piles,)
        waiting = [letter for letter in (B, D) if view.stage in FACE_DOWN[letter]]
        cards = tuple(self._letter(letter, view.seats[seat].cards[letter]) for letter in waiting)
        return (Row("waiting", text("cards-waiting"), cards, kind="cards"), piles)

    # Under the board

    def hand(self, view: State, seat: Seat, does: set[str]) -> tuple[Row, ...]:
        """What this decision needs: cards and letters, a slot, resources, markers."""
        if view.stage == "assign":
            return (self._assigning(view, seat),)
        rows: list[Row] = []
        if any(action.startswith("slot ") for action in does):
            card = self._letter(A, view.seats[seat].cards[A])
            return (Row("hand", text("your-card"), (card,), kind="cards"), self._holder(view, seat, does))
        if any(action.startswith("move ") for action in does):
            rows.append(self._markers(does))
        if view.stage in ("a", "b", "c", "d", "over"):
            rows.append(self._resources(view, seat, does))
        return tuple(rows)

    def _assigning(self, view: State, seat: Seat) -> Row:
        """The letters and the cards for them; the last card shows itself where it will go."""
        camp = view.seats[seat]
        lying, hand, free = camp.cards[:], camp.hand, open_letters(camp)
        if free and all_assigned(camp):
            lying[free[0]], hand = hand.bit_length() - 1, 0
        letters = tuple(self._letter(letter, card) for letter, card in enumerate(lying))
        cards = tuple(self._hand_card(card, sum(1 << letter for letter in free)) for card in bits(hand))
        return Row("hand", text("your-cards"), (*letters, *cards), kind="hand")

    def _make_letter(self, letter: int, card: int) -> Piece:
        """A place for a card, or the card that lies there."""
        node, sign = f"place/{LETTERS[letter]}", LETTERS[letter].upper()
        if card < 0:
            return Piece(
                node,
                text("place-empty", letter=sign, use=_PLACE_TEXTS[letter]),
                "slot",
                lines=(_PLACE_TEXTS[letter],),
                corner=sign,
            )
        name = text("place-with", letter=sign, card=self.names.card_texts[card])
        return self._card(node, name, card, corner=sign, state="chosen")

    def _make_hand_card(self, card: int, free: int) -> Piece:
        name = CARD_NAMES[card]
        then = tuple(Then(f"place/{LETTERS[k]}", f"assign {LETTERS[k]} {name}") for k in bits(free))
        return self._card(f"hand/{name}", self.names.card_texts[card], card, then=then)

    def _card(
        self,
        node: str,
        name: Text,
        card: int,
        *,
        corner: str = "",
        state: Literal["", "chosen"] = "",
        then: tuple[Then, ...] = (),
    ) -> Piece:
        """A whole card: function above, resource and animal below, its value between them."""
        held = self.box.cards[card]
        return Piece(
            node,
            name,
            "card",
            lines=(self.names.function_texts[held.function.index],),
            glyphs=self.names.function_glyphs[held.function.index],
            foot=(Glyph(fill=COLOURS[held.resource]), Glyph(words=str(held.value)), Glyph(art=ANIMALS[held.animal])),
            corner=corner,
            state=state,
            then=then,
        )

    def _markers(self, does: set[str]) -> Row:
        """Animals whose marker I may move now."""
        items = tuple(
            Piece(
                f"marker/{name}",
                text("marker-of", animal=ANIMAL_TEXTS[animal]),
                glyphs=(Glyph(art=name),),
                do=f"move {name}",
            )
            for animal, name in enumerate(ANIMALS)
            if f"move {name}" in does
        )
        return Row("markers", text("markers"), items)

    def _resources(self, view: State, seat: Seat, does: set[str]) -> Row:
        camp = view.seats[seat]
        items = []
        for colour, count in enumerate(camp.resources):
            name = COLOURS[colour]
            do = f"pay {name}" if f"pay {name}" in does else f"take {name}" if f"take {name}" in does else ""
            items.append(self._resource(colour, count, do))
        return Row("resources", text("your-resources"), tuple(items), note=text("in-supply", count=camp.supply))

    def _make_resource(self, colour: int, count: int, do: str) -> Piece:
        name = text("resource", colour=COLOUR_TEXTS[colour], count=count)
        return Piece(f"resource/{COLOURS[colour]}", name, glyphs=(Glyph(fill=COLOURS[colour], count=count),), do=do)

    # Right

    def right(self, view: State, seat: Seat | None) -> tuple[Panel, ...]:
        tracks: tuple[Item, ...] = tuple(self._track(animal, at) for animal, at in enumerate(view.markers))
        limit = self.box.end[len(view.seats)]
        panels: list[Panel] = [
            Row("tracks", text("tracks"), tracks, note=text("tracks-note")),
            self._meter(zone_sum(view), limit),
        ]
        if seat is not None and not (view.stage == "a" and view.seats[seat].must):
            panels.append(self._holder(view, seat, set()))
        return tuple(panels)

    def _make_track(self, animal: int, at: int) -> Track:
        """A column of zones with the purple marker."""
        zones = self.box.zones
        steps = tuple(
            Step(
                glyphs=(_MARKER_NOW,) if place == at else (),
                caption=plain(str(zone)) if place == 0 or zones[place - 1] != zone else None,
                state="now" if place == at else "done" if place < at else "",
            )
            for place, zone in enumerate(zones)
        )
        name = text("track", animal=ANIMAL_TEXTS[animal], zone=zones[at], place=at, top=len(zones) - 1)
        glyphs = (Glyph(art=ANIMALS[animal]),)
        return Track(f"track/{ANIMALS[animal]}", name, "column", steps, glyphs=glyphs, points=zones[at])

    def _make_meter(self, reached: int, limit: int) -> Track:
        steps = tuple(Step(state="done" if place < reached else "") for place in range(limit))
        note = text("end-sum", reached=reached, limit=limit)
        return Track("end", text("end-name", reached=reached, limit=limit), "meter", steps, text("end-title"), note)

    def _holder(self, view: State, seat: Seat, does: set[str]) -> Row:
        slots = view.seats[seat].slots
        items = tuple(
            self._holder_slot(k, card, f"slot {k + 1}" in does) for k, card in enumerate(slots) if card != CLOSED
        )
        used, room = sum(card >= 0 for card in slots), sum(card != CLOSED for card in slots)
        return Row("holder", text("holder"), items, kind="list", note=text("slots-used", used=used, slots=room))

    def _make_holder_slot(self, slot: int, card: int, legal: bool) -> Piece:
        node, do = f"slot/{slot + 1}", f"slot {slot + 1}" if legal else ""
        if card == NONE:
            return Piece(node, text("slot-free", slot=slot + 1), "slot", do=do)
        function = self.box.cards[card].function.index
        words = self.names.function_texts[function]
        name = text("slot-with", slot=slot + 1, function=words)
        return Piece(node, name, "card", lines=(words,), glyphs=self.names.function_glyphs[function], do=do)

    # Seats

    def players(self, view: State) -> tuple[Player, ...]:
        return tuple(self._player_of(view, seat, seat in view.acting) for seat in range(len(view.seats)))

    def _player_of(self, view: State, seat: Seat, busy: bool) -> Player:
        camp = view.seats[seat]
        return self._player(
            seat,
            points_in_play(view, seat),
            _status(view, busy),
            busy,
            tuple(camp.animals),
            tuple(camp.resources),
            camp.supply,
            tuple(card for card in camp.slots if card >= 0),
        )

    def _make_player(
        self,
        seat: Seat,
        points: int,
        status: Text | None,
        busy: bool,
        owned: tuple[int, ...],
        resources: tuple[int, ...],
        supply: int,
        cards: tuple[int, ...],
    ) -> Player:
        rows = (*self._counts(seat, owned, resources, supply), self._functions(seat, cards))
        return Player(f"player/{seat}", seat_text(seat), seat, points, status, busy, rows)

    def _make_counts(
        self, seat: Seat, owned: tuple[int, ...], resources: tuple[int, ...], supply: int
    ) -> tuple[Row, Row]:
        """Animals, resources and explorers that are left."""
        animals = tuple(_count(count, art=ANIMALS[animal]) for animal, count in enumerate(owned))
        cubes = tuple(_count(count, fill=COLOURS[colour]) for colour, count in enumerate(resources))
        people = Glyph(art="explorer", seat=seat, count=supply, state="" if supply else "off")
        spoken = tuple(text("counted", count=n, what=ANIMAL_TEXTS[animal]) for animal, n in enumerate(owned))
        held = tuple(text("counted", count=n, what=COLOUR_TEXTS[colour]) for colour, n in enumerate(resources))
        supplied = text("in-supply", count=supply)
        return (
            _line(f"animals/{seat}", "row-animals", text("listed", things=spoken), animals),
            _line(f"resources/{seat}", "row-resources", text("listed", things=(*held, supplied)), (*cubes, people)),
        )

    def _make_functions(self, seat: Seat, cards: tuple[int, ...]) -> Row:
        """The functions that work for this seat."""
        functions = [self.box.cards[card].function.index for card in cards]
        pieces = tuple(
            Piece(
                f"functions/{seat}/{index}",
                self.names.function_texts[index],
                "card",
                glyphs=self.names.function_glyphs[index],
            )
            for index in functions
        )
        return Row(f"functions/{seat}", text("row-functions"), pieces, kind="cards")


def _count(count: int, *, art: str = "", fill: str = "") -> Glyph:
    return Glyph(art=art, fill=fill, count=count, state="" if count else "off")


def _line(node: str, key: str, spoken: Text, glyphs: tuple[Glyph, ...]) -> Row:
    return Row(node, text(key), (Piece(f"{node}/all", spoken, glyphs=glyphs),), kind="list")


_BUSY = {"assign": text("status-assigning"), "c": text("status-turn")}
_CHOOSING, _READY = text("status-choosing"), text("status-ready")


def _status(view: State, busy: bool) -> Text | None:
    if busy:
        return _BUSY.get(view.stage, _CHOOSING)
    return _READY if view.stage in ("assign", "a", "b") else None
