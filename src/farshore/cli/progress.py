"""A progress bar, on terminals only."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
WIDTH = 30


def progress(items: Iterable[T], total: int) -> Iterator[T]:
    """Yield the items, and show a progress bar."""
    shown = sys.stderr.isatty()
    for done, item in enumerate(items, 1):
        if shown:
            print(f"\r{bar(done, total)}", end="", file=sys.stderr, flush=True)
        yield item
    if shown:
        print(file=sys.stderr)


def bar(done: int, total: int) -> str:
    """
    >>> bar(5, 10)
    '[###############...............] 5/10'
    """
    full = WIDTH * done // total if total else WIDTH
    return f"[{'#' * full}{'.' * (WIDTH - full)}] {done}/{total}"
