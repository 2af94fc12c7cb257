"""The memory of a part's servers while it runs: it must level off."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

from campaign.report import Report, resident

SAMPLES = 120
"""Samples in the time of a part."""
SETTLED = 240.0
"""Seconds after which caches are full and old tables have left memory."""


@contextmanager
def memory_watched(report: Report, name: str, seconds: float, processes: Callable[[], Iterable[int]]) -> Iterator[None]:
    """Note how much memory the largest of these processes has, at even distances, and complain if it grows for ever.

    Processes may end and be replaced meanwhile.
    """
    sizes, ended = report.memory.setdefault(name, []), Event()

    def watch() -> None:
        while True:
            found = [_resident(process) for process in processes()]
            if any(found):
                sizes.append(max(found))
            if ended.wait(max(0.2, seconds / SAMPLES)):
                return

    thread = Thread(target=watch, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
    if seconds >= SETTLED:
        report.levels_off(name)


def _resident(process: int) -> int:
    """Return the memory of a process in kB; 0 if it has ended."""
    with suppress(OSError):
        return resident(process)
    return 0
