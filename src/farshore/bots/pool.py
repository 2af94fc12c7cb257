"""Who does the work: this process, several, or a cluster of machines. What comes out is the same, in the same order."""

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

from farshore.bots.entrants import require_some
from farshore.core.extras import named_by_extra

R = TypeVar("R")
Rows: TypeAlias = "Sequence[Sequence[tuple[Any, ...]]]"
"""Arguments of the work, batch by batch."""

MOST_LOSSES: Final = 5
"""So many workers may die one after the other before something was done; then it is the work that kills them."""
PORTIONS: Final = 8
"""How many batches each worker gets, if there is enough to do: few messages, and nobody waits long for the last."""
LARGEST: Final = 32
LOCAL: Final = "local"


class Pool(ABC):
    """Does the same work on many things; a worker that dies costs nothing but the time."""

    workers = 1

    @abstractmethod
    def batches(self, work: Callable[..., R], rows: Rows) -> Iterator[tuple[int, list[R]]]:
        """What the work brings for each row of each batch, as batches are done: their number, and results."""

    def each(self, work: Callable[..., R], *columns: Sequence[Any]) -> Iterator[R]:
        """Results as they are done."""
        for _, results in self.batches(work, self.cut(columns)):
            yield from results

    def map(self, work: Callable[..., R], *columns: Sequence[Any]) -> Iterator[R]:
        """Results in the order of the work, as soon as all before them are there."""
        waiting: dict[int, list[R]] = {}
        following = 0
        for number, results in self.batches(work, self.cut(columns)):
            waiting[number] = results
            while following in waiting:
                yield from waiting.pop(following)
                following += 1

    def cut(self, columns: Sequence[Sequence[Any]]) -> list[list[tuple[Any, ...]]]:
        """Rows of arguments in batches."""
        rows = list(zip(*columns, strict=False))
        size = min(LARGEST, max(1, len(rows) // (PORTIONS * self.workers)))
        return [rows[at : at + size] for at in range(0, len(rows), size)]


class Alone(Pool):
    """Everything here, one after the other."""

    def batches(self, work: Callable[..., R], rows: Rows) -> Iterator[tuple[int, list[R]]]:
        for number, batch in enumerate(rows):
            yield number, do_batch(work, batch)

    def cut(self, columns: Sequence[Sequence[Any]]) -> list[list[tuple[Any, ...]]]:
        return [[row] for row in zip(*columns, strict=False)]


class Processes(Pool):
    """Several processes of this machine; if one is killed, what it had not told is done again by another."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def batches(self, work: Callable[..., R], rows: Rows) -> Iterator[tuple[int, list[R]]]:
        left, losses = dict(enumerate(rows)), 0
        while left:
            executor = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=stop_quietly)
            try:
                futures = {executor.submit(do_batch, work, batch): number for number, batch in left.items()}
                for future in as_completed(futures):
                    results = future.result()
                    losses = 0
                    del left[futures[future]]
                    yield futures[future], results
            except BrokenProcessPool:
                losses += 1
                if losses == MOST_LOSSES:
                    raise
            finally:
                executor.shutdown(cancel_futures=True)  # who stops listening wants no more of it


class Ray(Pool):
    """A Ray cluster: the one at this address, or one on this machine for as long as it is needed."""

    def __init__(self, address: str, workers: int) -> None:
        with named_by_extra():
            self.ray: Any = import_module("ray")
        here = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
        self.ray.init(address, ignore_reinit_error=True, log_to_driver=False, logging_level="ERROR", **here)
        self.workers = max(1, int(self.ray.cluster_resources().get("CPU", workers)))

    def batches(self, work: Callable[..., R], rows: Rows) -> Iterator[tuple[int, list[R]]]:
        remote = self.ray.remote(max_retries=MOST_LOSSES)(do_batch)
        numbers = {remote.remote(work, batch): number for number, batch in enumerate(rows)}
        while numbers:
            (done,), _ = self.ray.wait(list(numbers), num_returns=1)
            yield numbers.pop(done), self.ray.get(done)

    def close(self) -> None:
        self.ray.shutdown()


def do_batch(work: Callable[..., R], batch: Sequence[tuple[Any, ...]]) -> list[R]:
    """The same for each row of arguments."""
    return [work(*row) for row in batch]


def stop_quietly() -> None:
    """Ctrl-C ends a process at once; what it was doing is done again."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


# The command line


def add_pool(parser: ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    parser.add_argument(
        "--ray", nargs="?", const=LOCAL, metavar="ADDRESS", help="on a Ray cluster; without an address, one made here"
    )


@contextmanager
def pool_of(args: Namespace) -> Iterator[Pool]:
    """The pool that was asked for."""
    require_some("jobs", args.jobs)
    with pool(args.jobs, getattr(args, "ray", None)) as found:
        yield found


@contextmanager
def pool(jobs: int = 1, ray: str | None = None) -> Iterator[Pool]:
    """So many processes; or a Ray cluster, `local` or by its address."""
    if ray is None:
        yield Processes(jobs) if jobs > 1 else Alone()
        return
    cluster = Ray(ray, jobs)
    try:
        yield cluster
    finally:
        cluster.close()
