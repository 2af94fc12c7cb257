"""Many things of which few change at a time: kept in bundles, so that the next version shares all the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Generic, TypeVar, overload

T = TypeVar("T")
SIZE = 16


class Bundles(Sequence[T], Generic[T]):
    """As good as a tuple to read, and cheap to make anew with a few other entries.

    >>> before = Bundles.of("what did not change is shared")
    >>> after = before.changed([(0, "W"), (28, "!")])
    >>> "".join(after)
    'What did not change is share!'
    >>> after[0], after[-1], after[1:4]
    ('W', '!', ('h', 'a', 't'))
    >>> differences(before, after)
    [('w', 'W'), ('d', '!')]
    """

    __slots__ = ("_bundles", "_length")

    def __init__(self, bundles: tuple[tuple[T, ...], ...], length: int) -> None:
        self._bundles, self._length = bundles, length

    @classmethod
    def of(cls, things: Iterable[T]) -> Bundles[T]:
        every = tuple(things)
        return cls(tuple(every[start : start + SIZE] for start in range(0, len(every), SIZE)), len(every))

    def changed(self, entries: Iterable[tuple[int, T]]) -> Bundles[T]:
        """The same with these entries at their places."""
        opened: dict[int, list[T]] = {}
        for place, thing in entries:
            number = place // SIZE
            bundle = opened.get(number)
            if bundle is None:
                bundle = opened[number] = list(self._bundles[number])
            bundle[place % SIZE] = thing
        bundles = list(self._bundles)
        for number, bundle in opened.items():
            bundles[number] = tuple(bundle)
        return Bundles(tuple(bundles), self._length)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return chain.from_iterable(self._bundles)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[T, ...]: ...
    def __getitem__(self, place: int | slice) -> T | tuple[T, ...]:
        if isinstance(place, slice):
            return tuple(self)[place]
        place = range(self._length)[place]
        return self._bundles[place // SIZE][place % SIZE]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Bundles, tuple)) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Bundles.of({tuple(self)!r})"


def differences(old: Sequence[T], new: Sequence[T]) -> list[tuple[T, T]]:
    """The pairs that are not the same object, of two sequences of the same length."""
    if not (isinstance(old, Bundles) and isinstance(new, Bundles)):
        return [pair for pair in zip(old, new, strict=True) if pair[0] is not pair[1]]
    found: list[tuple[T, T]] = []
    for was, now in zip(old._bundles, new._bundles, strict=True):
        if was is not now:
            found += [pair for pair in zip(was, now, strict=True) if pair[0] is not pair[1]]
    return found
