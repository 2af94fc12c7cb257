"""Cached scene functions: equal arguments give the same object, which makes comparing scenes fast."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, NamedTuple, ParamSpec, Protocol, TypeVar, cast

from farshore.core.state import Seat

P = ParamSpec("P")
T = TypeVar("T")
KEPT: Final = 2_048
"""Number of results kept per function: those of the last positions of 500 tables with four seats."""


class Clearable(Protocol):
    """A cache with `cache_clear`, like that of `functools.lru_cache`."""

    def cache_clear(self) -> None: ...


class Memos:
    """All caches, so that the law of cached parts can clear them."""

    all: Final[list[Clearable]] = []

    @classmethod
    def clear(cls) -> None:
        """Clear all caches."""
        for each in cls.all:
            each.cache_clear()


def memo(make: Callable[P, T]) -> Callable[P, T]:
    """Cache a function that builds a node from its arguments only: small values and states of seats.

    A row is looked up by identity: one that is shown is never written on again. What is made for the same arguments is
    the same object, so that comparing two scenes skips it.
    """
    kept = lru_cache(maxsize=KEPT)(make)
    Memos.all.append(kept)
    return cast("Callable[P, T]", kept)


class Kept(NamedTuple):
    """An own scene, and all that it was made from."""

    row: Any
    read: list[Any]
    others: list[Any]
    made: Any


class MemoByFields:
    """`own_scene` by the fields it reads. The last result for each seat is kept, and callers can keep their own."""

    def __init__(self, make: Callable[..., Any], read: Callable[[Any], tuple[Any, ...]], rows: Callable[[Any], Any]):
        self._make, self._read, self._rows = make, read, rows
        self._last: dict[Seat | None, Kept] = {}
        self.cache_clear = self._last.clear
        Memos.all.append(self)

    def __call__(self, view: Any, seat: Seat | None) -> Any:
        kept = self._last[seat] = self.renew(self._last.get(seat), view, seat)
        return kept.made

    def renew(self, kept: Kept | None, view: Any, seat: Seat | None) -> Kept:
        """Return what was kept if it was made from the same, else a new result.

        Nothing is hashed: most fields of two positions in a row are the same objects.
        """
        row = view.seats[seat or 0]
        read = [tuple(value) if value.__class__ is list else value for value in self._read(view)]
        others = [*map(self._rows, view.seats)]
        if kept is not None and kept.row is row and kept.read == read and kept.others == others:
            return kept
        return Kept(row, read, others, self._make(view, seat))


def memo_by(*fields: str, others: tuple[str, ...] = ("__class__",)) -> Callable[[T], T]:
    """Cache `own_scene` by what it reads: the seat's row, these fields of the state, and `others` of all rows."""
    return lambda make: cast("Any", MemoByFields(cast("Any", make), attrgetter(*fields), attrgetter(*others)))
