"""Cached scene functions: equal arguments give the same object, which makes comparing scenes fast."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, ParamSpec, Protocol, TypeVar, cast

from farshore.core.state import Seat

P = ParamSpec("P")
T = TypeVar("T")
KEPT: Final = 4_096
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


class MemoByFields:
    """Results of `own_scene` by the fields it reads; the oldest are dropped."""

    def __init__(self, make: Callable[..., Any], read: Callable[[Any], tuple[Any, ...]], rows: Callable[[Any], Any]):
        self._make, self._read, self._rows = make, read, rows
        self._made: dict[Hashable, Any] = {}
        self.cache_clear = self._made.clear
        Memos.all.append(self)

    def __call__(self, view: Any, seat: Seat | None) -> Any:
        table = [tuple(value) if value.__class__ is list else value for value in self._read(view)]
        key = (seat, view.seats[seat or 0], *table, *map(self._rows, view.seats))
        known = self._made.get(key)
        if known is None:
            known = self._made[key] = self._make(view, seat)
            if len(self._made) > KEPT:
                self._made.pop(next(iter(self._made)), None)
        return known


def memo_by(*fields: str, others: tuple[str, ...] = ("__class__",)) -> Callable[[T], T]:
    """Cache `own_scene` by what it reads: the seat's row, these fields of the state, and `others` of all rows."""
    return lambda make: cast("Any", MemoByFields(cast("Any", make), attrgetter(*fields), attrgetter(*others)))
