"""Positions and what each seat has. Reading never changes a position: only `edit` returns something to write on."""

from __future__ import annotations

from abc import ABCMeta
from collections import deque
from dataclasses import dataclass, field, fields
from inspect import get_annotations, isabstract
from types import CodeType, FunctionType, UnionType
from typing import (
    Any,
    Final,
    Generic,
    Literal,
    NamedTuple,
    Self,
    TypeAlias,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

Seat: TypeAlias = int
CHANCE: Final[Seat] = -1
"""The seat that rolls, shuffles and turns cards."""
NOBODY: Final[Seat] = -1
"""Where a seat is named and there is none."""
GAME_OF_STATE: Final[dict[type, Any]] = {}
"""By a game's kind of position, the game that started such a one last: it draws them."""

UNKNOWN: Final = "unknown"

K = TypeVar("K")
B = TypeVar("B")


@dataclass_transform(field_specifiers=(field,))
def cloneable(kind: type[K]) -> type[K]:
    """Makes a class of fields that are compared by value and copied quickly: for every `Cloneable` and `Position`.

    >>> @cloneable
    ... class Sheet(Cloneable):
    ...     marked: int = 0
    ...     keys: list[int] = field(default_factory=list)
    >>> mine = Sheet(3, [1])
    >>> copy = mine.clone()
    >>> copy.keys.append(2)
    >>> mine, copy == mine
    (Sheet(marked=3, keys=[1]), False)
    """
    made = dataclass(slots=True, eq=True)(kind)
    made.__hash__ = object.__hash__  # type: ignore[method-assign]  # parts look rows up by identity
    made._copied = _copier(made)  # type: ignore[attr-defined]
    if "clone" not in vars(kind):
        ending = "if self.owned: self._part(other)" if hasattr(made, "owned") else ""
        made.clone = _copier(made, ending)  # type: ignore[attr-defined]
    return made


def _copier(kind: type[Any], ending: str = "") -> FunctionType:
    """Return a function that copies field by field, lists anew: written out as dataclasses do, because it is hot."""
    lines = ["def copied(self):", "    other = new(kind)"]
    for each in fields(kind):
        copied = _COPIED[None if each.metadata.get("shared") else _is_container(field_type(kind, each.name))]
        lines.append(f"    other.{each.name} = " + copied.format(f"self.{each.name}"))
    code = compile("\n".join([*lines, f"    {ending}", "    return other"]), f"<{kind.__name__}.clone>", "exec")
    body = next(part for part in code.co_consts if isinstance(part, CodeType))
    return FunctionType(body, {"new": object.__new__, "kind": kind, "copy_value": copy_value})


CONTAINERS: Final = (list, dict, set, bytearray, deque)
_COPIED: Final = {True: "{}.copy()", False: "{}", None: "{}", UNKNOWN: "copy_value({})"}


def copy_value(value: Any) -> Any:
    """Return a copy of a container, any other value itself: for fields whose type does not tell."""
    return value.copy() if isinstance(value, CONTAINERS) else value


def field_type(kind: type[Any], name: str) -> Any:
    """Return the type of a field with aliases and quotes resolved; Any if the annotation names what is not there."""
    owner = next(base for base in kind.__mro__ if name in get_annotations(base))
    alone = type("Alone", (), {"__annotations__": {name: get_annotations(owner)[name]}, "__module__": owner.__module__})
    try:
        return get_type_hints(alone)[name]
    except NameError:
        return Any


def _is_container(kind: Any) -> bool | str:
    """Return whether values of a type are containers to copy, or UNKNOWN if only the value can tell."""
    origin = get_origin(kind) or kind
    if origin in (Union, UnionType):
        parts = {_is_container(part) for part in get_args(kind)}
        return False if parts == {False} else UNKNOWN
    if origin is Literal:
        return False
    if not isinstance(origin, type) or origin in (Any, object) or isabstract(origin):
        return UNKNOWN
    return issubclass(origin, CONTAINERS)


class Cloneable(metaclass=ABCMeta):  # noqa: B024
    """Base class of what one seat has in front of it (`Sheet`, `Chart`, `Camp`): fields only, decorated `@cloneable`.

    Compiled classes have no base class; they are registered here instead.
    """

    __slots__ = ()

    def clone(self) -> Self:
        """A copy that shares no list with this one. `@cloneable` writes it: it is called at every step."""
        return self._copied()

    def _copied(self) -> Self:
        raise TypeError(f"{type(self).__name__} needs @cloneable above it")


R = TypeVar("R", bound=Cloneable)


class News(NamedTuple):
    """Something that happened in the last step: the log, the preview and hints say it."""

    seat: Seat
    what: str
    thing: Any = 0
    """Of what: a cell, a card, a colour, as the word needs."""
    points: int = 0


@cloneable
class Position(Cloneable, Generic[B, R]):
    """The table: a `@cloneable` class of its own in every game, with what it adds to these fields.

    A copy shares the rows of the seats until one of the two writes on them: read `state.seats[seat]`, write on
    `state.edit(seat)`.
    """

    box: B = field(compare=False, repr=False, metadata={"shared": True})
    """The components, and what this table agreed on. Never changes during a match."""
    seats: list[R]
    acting: tuple[Seat, ...] = ()
    """() when over, (CHANCE,), one seat, or all seats still busy in a phase played at once."""
    phase: int = 0
    """Goes up whenever something was settled or shown for good: a barrier. Nothing is taken back across it."""
    stage: str = ""
    news: tuple[News, ...] = field(default=(), compare=False, repr=False)
    owned: int = field(default=0, compare=False, repr=False)
    """The seats whose row no other position shares, as bits."""

    def __str__(self) -> str:
        """The position in plain characters, everything open."""
        game = GAME_OF_STATE.get(type(self))
        return repr(self) if game is None else str(game.text_board(self, None))

    def edit(self, seat: Seat) -> R:
        """The row of a seat, to be written on."""
        if self.owned >> seat & 1:
            return self.seats[seat]
        self.owned |= 1 << seat
        mine = self.seats[seat] = self.seats[seat].clone()
        return mine

    def _part(self, other: Self) -> None:
        """The original of a copy can still be written on: the rows that it owns are copied too, the others shared."""
        for seat in range(len(other.seats)):
            if self.owned >> seat & 1:
                other.seats[seat] = other.seats[seat].clone()

    def seal(self) -> None:
        """From now on this position is a value: its rows are shown and shared, never written on."""
        self.owned = 0

    def deep_copy(self) -> Self:
        """Return a copy that shares nothing mutable: for bots and other code that is not trusted with the match."""
        other = self._copied()
        other.seats = [seat.clone() for seat in self.seats]
        other.owned = (1 << len(other.seats)) - 1
        return other

    def as_sealed(self) -> Self:
        """This position if it is a value, else a copy that is one: what is shown is kept, and never written on."""
        if not self.owned:
            return self
        other = self.deep_copy()
        other.seal()
        return other

    def add_news(self, seat: Seat, what: str, thing: Any = 0, points: int = 0) -> None:
        """Remembers what just happened."""
        self.news += (News(seat, what, thing, points),)
