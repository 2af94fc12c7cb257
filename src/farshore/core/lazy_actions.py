"""Lazy sequences of legal actions and chance outcomes: most of their items are never read."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields
from itertools import accumulate
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar, overload

from farshore.core.cells import Cells, bits

A = TypeVar("A")


class Verb(Sequence[A]):
    """All actions of one class, created once: `MARKS = Verb(Mark(cell) for cell in range(256))`.

    The first field of such an action is its place, a small int: `MARKS.at(7)`. A set of places is one int (`Cells`).
    """

    __slots__ = ("_by_text", "_place", "actions", "kind", "places", "word")

    def __init__(self, actions: Iterable[A]) -> None:
        self.actions = tuple(actions)
        """Sorted by place."""
        self.kind: type[A] = type(self.actions[0])
        names = [field.name for field in fields(self.kind)]  # type: ignore[arg-type]
        if not names:
            raise TypeError(
                f"{self.kind.__name__} has no field for its place: use {self.kind.__name__}() itself, not a Verb"
            )
        self._place = attrgetter(names[0])
        at = [self.place(action) for action in self.actions]
        if at != sorted(set(at)):
            raise ValueError(f"the places of {self.kind.__name__} are not in increasing order: {at}")
        self.places: list[A | None] = [None] * (at[-1] + 1)
        for place, action in zip(at, self.actions, strict=True):
            self.places[place] = action
        self.word = str(self.actions[0]).partition(" ")[0]
        """The first word of the notation: `mark`."""
        self._by_text = {str(action): action for action in self.actions}

    def at(self, place: int) -> A:
        """Return the action at this place; IndexError if there is none."""
        action = self.places[place]
        if action is None:
            raise IndexError(f"no {self.word} at {place}")
        return action

    def place(self, action: A) -> int:
        """Return the place of an action of this class."""
        place: int = self._place(action)
        return place

    def find(self, words: str) -> A | None:
        """Return the action with this notation, or None."""
        return self._by_text.get(words)

    def __len__(self) -> int:
        return len(self.actions)

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        return self.actions[index]

    def __iter__(self) -> Iterator[A]:
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        if type(action) is not self.kind:
            return False
        place = self._place(action)
        known = self.places[place] if 0 <= place < len(self.places) else None
        return known is action or known == action

    def __repr__(self) -> str:
        return f"Verb({self.word}, {len(self)})"


class LegalActions(Sequence[A]):
    """The actions of a verb at a set of places, followed by others; counted, indexed and searched without a list.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True)
    ... class Mark:
    ...     cell: int
    ...     def __str__(self) -> str:
    ...         return f"mark {self.cell}"
    >>> choices = LegalActions(Verb(Mark(cell) for cell in range(9)), 0b101100, ("done",))
    >>> len(choices), str(choices[1]), choices[-1], Mark(5) in choices, Mark(4) in choices
    (4, 'mark 3', 'done', True, False)
    """

    __slots__ = ("cells", "many", "others", "verb")

    def __init__(self, verb: Verb[Any], cells: Cells, others: tuple[A, ...] = ()) -> None:
        self.verb = verb
        self.cells = cells
        self.others = others
        self.many = cells.bit_count()

    def __len__(self) -> int:
        return self.many + len(self.others)

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        if not isinstance(index, int) or not 0 <= index < self.many:
            return tuple(self)[index]
        cells = self.cells
        if index + index < self.many:  # from the nearer end
            while index:
                cells &= cells - 1
                index -= 1
            place = (cells & -cells).bit_length() - 1
        else:
            index -= self.many - 1
            while index:
                cells ^= 1 << cells.bit_length() - 1
                index += 1
            place = cells.bit_length() - 1
        return self.verb.places[place]  # type: ignore[return-value]  # legal cells have an action

    def __iter__(self) -> Iterator[A]:
        places = self.verb.places
        for place in bits(self.cells):
            yield places[place]  # type: ignore[misc]  # as above
        yield from self.others

    def __contains__(self, action: object) -> bool:
        verb = self.verb
        if type(action) is not verb.kind:
            return action in self.others
        place = verb._place(action)
        if place < 0 or not self.cells >> place & 1:
            return False
        known = verb.places[place]
        return known is action or known == action

    def find(self, words: str) -> A | None:
        """Return the action with this notation, or None."""
        action: A | None = self.verb.find(words)
        if action is None:
            return next((other for other in self.others if str(other) == words), None)
        return action if self.cells >> self.verb.place(action) & 1 else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and len(self) == len(other) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"LegalActions({', '.join(map(str, self))})"


class ActionNumbering(NamedTuple):
    """Numbers for the actions of one class in reinforcement learning: by position in the hand, not by card."""

    most: int
    """The number of places."""
    place: Callable[[Any, int, Any], int]
    """`(view, seat, action)`: return the current place of the action."""
    action: Callable[[Any, int, int], Any]
    """`(view, seat, place)`: return the action that is now at this place, or None."""


class Outcomes(Sequence[tuple[A, int]], Generic[A]):
    """Chance outcomes in a fixed order with integer weights; without weights, all are equally likely.

    >>> coin = Outcomes(("heads", "tails"), (1, 2))
    >>> list(coin), coin.total, coin.pick(0), coin.pick(1), coin.weight("tails"), coin.weight("edge")
    ([('heads', 1), ('tails', 2)], 3, 'heads', 'tails', 2, 0)
    """

    __slots__ = ("_up_to", "_weight_of", "actions", "total", "weights")

    def __init__(self, actions: Sequence[A], weights: Sequence[int] | None = None) -> None:
        self.actions, self.weights = actions, weights
        self.total = len(actions) if weights is None else sum(weights)
        self._weight_of: dict[A, int] | None = None
        self._up_to: tuple[int, ...] | None = None

    def pick(self, at: int) -> A:
        """Return the outcome for a number from 0 to `total` - 1."""
        if self.weights is None:
            return self.actions[at]
        if self._up_to is None:  # kept, because the same outcomes are drawn from again and again
            self._up_to = tuple(accumulate(self.weights))
        return self.actions[bisect_right(self._up_to, at)]

    def weight(self, action: object) -> int:
        """Return the weight of an outcome; 0 if it is impossible."""
        if self.weights is None:
            return int(action in self.actions)
        if self._weight_of is None:  # kept, because there may be hundreds of outcomes
            self._weight_of = dict(zip(self.actions, self.weights, strict=True))
        return self._weight_of.get(action, 0)  # type: ignore[arg-type]

    def find(self, words: str) -> A | None:
        """Return the outcome with this notation, or None."""
        if isinstance(self.actions, (Verb, LegalActions)):
            return self.actions.find(words)
        return next((action for action in self.actions if str(action) == words), None)

    def __len__(self) -> int:
        return len(self.actions)

    @overload
    def __getitem__(self, index: int) -> tuple[A, int]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[tuple[A, int]]: ...
    def __getitem__(self, index: int | slice) -> tuple[A, int] | Sequence[tuple[A, int]]:
        if isinstance(index, slice):
            return tuple(self)[index]
        return self.actions[index], 1 if self.weights is None else self.weights[index]

    def __iter__(self) -> Iterator[tuple[A, int]]:
        if self.weights is None:
            return ((action, 1) for action in self.actions)
        return zip(self.actions, self.weights, strict=True)
