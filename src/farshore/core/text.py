"""Translatable texts: a message key with arguments, rendered later in the user's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from msgspec import Struct, json

from farshore.core.state import Seat


class SeatName(Struct, frozen=True, array_like=True, gc=False):
    """A seat inside a text: rendered as the name of its player."""

    seat: Seat
    """Which seat."""


Arg: TypeAlias = "int | str | Text | tuple[Text, ...] | SeatName"


class Text(Struct, frozen=True, array_like=True, gc=False, cache_hash=True):
    """A message key with arguments. A nested Text is rendered first; a tuple becomes a list.

    >>> text("mark-more", left=2, terrain=text("desert"))
    Text('mark-more', (('left', 2), ('terrain', Text('desert', ()))))
    """

    key: str
    """The name of the message."""
    args: tuple[tuple[str, Any], ...] = ()
    """Pairs of argument name and value."""

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {self.args!r})"

    def keys(self) -> tuple[str, ...]:
        """Return the keys of this text and of the texts inside it."""
        inside: list[str] = [self.key]
        for _, arg in self.args:
            for nested in arg if isinstance(arg, tuple) else (arg,):
                if isinstance(nested, Text):
                    inside.extend(nested.keys())
        return tuple(inside)


def text(key: str, /, **args: Arg) -> Text:
    """Return a Text with this key and these arguments."""
    return Text(key, tuple(args.items())) if args else _alone(key)


@lru_cache(4_096)
def _alone(key: str) -> Text:
    """Return a text without arguments: always the same object, so that scenes with it take less memory."""
    return Text(key)


def literal(words: str) -> Text:
    """Return a Text that is the same in every language: a name, a cell, a number."""
    return Text("plain", (("words", words),))


def seat_name(seat: Seat) -> Text:
    """Return a text that is the name of the player in this seat."""
    return Text("player", (("seat", SeatName(seat)),))


def waiting_for(seats: Sequence[Seat]) -> Text:
    """Return the names of the seats that are still to act."""
    return Text("prompt-wait", (("names", tuple([seat_name(seat) for seat in seats])),))


def join_texts(*words: Text) -> Text:
    """Join texts with commas: "e7, desert, gem"."""
    first, *rest = words
    for word in rest:
        first = Text("spoken", (("first", first), ("second", word)))
    return first


def shorten_arguments(words: Text, most: int = 400) -> Text:
    """Return the text with long arguments cut, so that untrusted input is not sent back or logged in full.

    >>> shorten_arguments(text("bad-option", option="x" * 999), 5)
    Text('bad-option', (('option', 'xxxxx'),))
    """

    def cut(arg: Arg) -> Arg:
        if isinstance(arg, str):
            return arg[:most]
        if isinstance(arg, Text):
            return shorten_arguments(arg, most)
        return tuple(shorten_arguments(entry, most) for entry in arg[:most]) if isinstance(arg, tuple) else arg

    return Text(words.key, tuple((name, cut(arg)) for name, arg in words.args))


def to_wire(words: Text) -> str:
    """Encode a text as JSON.

    >>> to_wire(text("mark-more", left=2, terrain=text("desert")))
    '["mark-more",[["left",2],["terrain",["desert",[]]]]]'
    """
    return json.encode(words).decode()


def from_wire(written: Sequence[Any]) -> Text:
    """Decode a text from JSON, in which texts, seats and lists of texts are arrays.

    >>> from_wire(["bad-data", [["seats", [["player", [["seat", [1]]]]]]]])
    Text('bad-data', (('seats', (Text('player', (('seat', SeatName(seat=1)),)),)),))
    """

    def arg(value: Any) -> Arg:
        if not isinstance(value, (list, tuple)):
            return value  # type: ignore[no-any-return]
        if value and isinstance(value[0], str):
            return from_wire(value)
        return SeatName(value[0]) if value and isinstance(value[0], int) else tuple(from_wire(entry) for entry in value)

    key, args = written
    return Text(key, tuple((name, arg(value)) for name, value in args))
