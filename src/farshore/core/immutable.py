"""Values: classes whose objects are never changed once they are made."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def immutable(kind: type[T]) -> type[T]:
    """A class of values, made by the thousand: the type checker refuses changes, so nothing is spent on it at run time.

    >>> @immutable
    ... class Mark:
    ...     cell: str
    ...     seat: int = 0
    >>> Mark("e7") == Mark("e7", 0), hash(Mark("e7")) == hash(Mark("e7", 0))
    (True, True)
    """
    return dataclass(slots=True, unsafe_hash="__hash__" not in vars(kind))(kind)
