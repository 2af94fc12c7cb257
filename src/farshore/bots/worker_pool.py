"""Pools of workers: this process, several processes, or a Ray cluster. Results do not depend on the pool."""

from __future__ import annotations

import os
import signal
from abc import ABC, abstractmethod
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final, TypeAlias, TypeVar

from farshore.bots.bot_spec import require_positive
from farshore.core.optional_deps import Extra, name_missing_extra

R = TypeVar("R")
Rows: TypeAlias = "Sequence[Sequence[tuple[Any, ...]]]"
"""Rows of arguments, in batches."""

MAX_LOSSES: Final = 5
"""The number of consecutive crashes of workers after which the work itself is considered the cause."""
BATCHES_PER_WORKER: Final = 8
"""The number of batches for each worker: few messages, but short waits at the end."""
MAX_BATCH: Final = 32
RAY: Final = Extra("ray", ("pyarrow", "ray"))
LOCAL: Final = "local"


class Pool(ABC):
    """Calls a function for many rows of arguments. The work of a crashed worker is repeated."""

    workers = 1

    @abstractmethod
    def batches(self, work: Callable[..., R], rows: Rows) -> Iterator[tuple[int, list[R]]]:
        """Yield the number and the results of each batch as it is finished."""

    def imap_unordered(self, work: Callable[..., R], *columns: Sequence[Any]) -> Iterator[R]:
        """Yield results as they are finished."""
        for _, results in self.batches(work, self.split(columns)):
            yield from results

    def map(self, work: Callable[..., R], *columns: Sequence[Any]) -> Iterator[R]:
        """Yield results in order."""
        waiting: dict[int, list[R]] = {}
        following = 0
        for number, results in self.batches(work, self.split(columns)):
            waiting[number] = results
            while following in waiting:
                yield from waiting.pop(following)
                following += 1

    def split(self, columns: Sequence[Sequence[Any]]) -> list[list[tuple[Any, ...]]]:
        """Return the rows of arguments in batches."""
        rows = list(zip(*columns, strict=False))
        size = min(MAX_BATCH, max(1, len(rows) // (BATCHES_PER_WORKER * self.workers)))
        return [rows[at : at + size] for at in range(0, len(rows), size)]


class SerialPool(Pool):
    """Runs everything in this process."""

    def batches(self, work: Callable[..., R], rows: Rows) -> Iterator[tuple[int, list[R]]]:
        for number, batch in enumerate(rows):
            yield number, do_batch(work, batch)

    def split(self, columns: Sequence[Sequence[Any]]) -> list[list[tuple[Any, ...]]]:
        return [[row] for row in zip(*columns, strict=False)]


class ProcessPool(Pool):
    """Several processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def batches(self, work: Callable[..., R], rows: Rows) -> Iterator[tuple[int, list[R]]]:
        left, losses = dict(enumerate(rows)), 0
        while left:
            executor = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=restore_interrupt)
            try:
                futures = {executor.submit(do_batch, work, batch): number for number, batch in left.items()}
                for future in as_completed(futures):
                    results = future.result()
                    losses = 0
                    del left[futures[future]]
                    yield futures[future], results
            except BrokenProcessPool:
                losses += 1
                if losses == MAX_LOSSES:
                    raise
            finally:
                executor.shutdown(cancel_futures=True)  # the caller may stop early


class RayPool(Pool):
    """A Ray cluster: the one at this address, or a temporary one on this machine."""

    def __init__(self, address: str, workers: int) -> None:
        with name_missing_extra(RAY):
            self.ray: Any = import_module("ray")
        here = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage reports
        self.ray.init(address, ignore_reinit_error=True, log_to_driver=False, logging_level="ERROR", **here)
        self.workers = max(1, int(self.ray.cluster_resources().get("CPU", workers)))

    def batches(self, work: Callable[..., R], rows: Rows) -> Iterator[tuple[int, list[R]]]:
        remote = self.ray.remote(max_retries=MAX_LOSSES)(do_batch)
        numbers = {remote.remote(work, batch): number for number, batch in enumerate(rows)}
        while numbers:
            (done,), _ = self.ray.wait(list(numbers), num_returns=1)
            yield numbers.pop(done), self.ray.get(done)

    def close(self) -> None:
        self.ray.shutdown()


def do_batch(work: Callable[..., R], batch: Sequence[tuple[Any, ...]]) -> list[R]:
    """Call the function for each row of arguments."""
    return [work(*row) for row in batch]


def restore_interrupt() -> None:
    """Let Ctrl-C end a worker at once."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


# The command line


def add_pool(parser: ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    parser.add_argument(
        "--ray", nargs="?", const=LOCAL, metavar="ADDRESS", help="on a Ray cluster; without an address, one made here"
    )


@contextmanager
def pool_from_args(args: Namespace) -> Iterator[Pool]:
    """Open the pool that the arguments ask for."""
    require_positive("jobs", args.jobs)
    with open_pool(args.jobs, getattr(args, "ray", None)) as found:
        yield found


@contextmanager
def open_pool(jobs: int = 1, ray: str | None = None) -> Iterator[Pool]:
    """Open a pool of `jobs` processes, or of a Ray cluster (`local` or its address)."""
    if ray is None:
        yield ProcessPool(jobs) if jobs > 1 else SerialPool()
        return
    cluster = RayPool(ray, jobs)
    try:
        yield cluster
    finally:
        cluster.close()
