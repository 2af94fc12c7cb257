"""Positions and what each seat has. Reading never changes a position: only `own` returns something to write on."""

from __future__ import annotations

from abc import ABCMeta
from dataclasses import dataclass, field, fields
from types import CodeType, FunctionType
from typing import Any, Final, Generic, NamedTuple, Self, TypeAlias, TypeVar, dataclass_transform

Seat: TypeAlias = int
CHANCE: Final[Seat] = -1
"""The seat that rolls, shuffles and turns cards."""
NOBODY: Final[Seat] = -1
"""Where a seat is named and there is none."""
GAME_OF_STATE: Final[dict[type, Any]] = {}
"""By a game's kind of position, the game that started such a one last: it draws them."""

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
    """A function that copies field by field, lists anew: written out, as dataclasses write theirs, for it is hot."""
    lines = ["def copied(self):", "    other = new(kind)"]
    for each in fields(kind):
        lists = str(each.type).startswith(("list[", "dict[", "set["))
        lines.append(f"    other.{each.name} = self.{each.name}" + (".copy()" if lists else ""))
    code = compile("\n".join([*lines, f"    {ending}", "    return other"]), f"<{kind.__name__}.clone>", "exec")
    body = next(part for part in code.co_consts if isinstance(part, CodeType))
    return FunctionType(body, {"new": object.__new__, "kind": kind})


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
    `state.own(seat)`.
    """

    box: B = field(compare=False, repr=False)
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

    def own(self, seat: Seat) -> R:
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

    def note(self, seat: Seat, what: str, thing: Any = 0, points: int = 0) -> None:
        """Remembers what just happened."""
        self.news += (News(seat, what, thing, points),)
