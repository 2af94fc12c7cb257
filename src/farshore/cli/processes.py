"""The same work for many numbers, in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")


def each_in(jobs: int, work: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
    """What the work brings for each number, as it is done."""
    if jobs == 1:
        yield from map(work, numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(work, number) for number in numbers]):
            yield done.result()
