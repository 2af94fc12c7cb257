"""The same work for many numbers, in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from farshore.bots.pool import pool

T = TypeVar("T")


def each_in(jobs: int, work: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
    """What the work brings for each number, as it is done."""
    with pool(jobs) as workers:
        yield from workers.each(work, tuple(numbers))
