"""The same work for many numbers, by whoever was asked for: processes or a cluster."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from farshore.bots.pool import pool_of

T = TypeVar("T")


def each_in(args: Namespace, work: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
    """What the work brings for each number, as it is done; `--jobs` and `--ray` say by whom."""
    with pool_of(args) as workers:
        yield from workers.each(work, tuple(numbers))
