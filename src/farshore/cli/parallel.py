"""Run work for many numbers in parallel, in processes or on a cluster."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from farshore.bots.worker_pool import pool_from_args

T = TypeVar("T")


def run_in_pool(args: Namespace, work: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
    """Yield the result for each number as it is done, in the pool that `--jobs` or `--ray` selects."""
    with pool_from_args(args) as workers:
        yield from workers.imap_unordered(work, tuple(numbers))
