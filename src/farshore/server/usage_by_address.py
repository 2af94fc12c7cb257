"""Processor time and bytes that addresses and tables have used recently, for `farshore admin top`."""

from __future__ import annotations

from math import exp
from time import monotonic
from typing import NamedTuple

MEMORY = 60.0
"""Seconds after which past use counts for a third."""
NEW = 1.0
"""Seconds for which use is only added up."""
NAMES = 5_000
"""Addresses or tables that are remembered; those with the oldest use are dropped."""


class Cost(NamedTuple):
    """What one address or table has used recently."""

    name: str
    seconds: float
    bytes: float


class RecentUsage:
    """Recent use by name. Older use decays, so the figures are about those of the last minute."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[float, float, float]] = {}
        self._new: dict[str, list[float]] = {}
        """Seconds and bytes that are not yet in `_known`: they are added up first, since many come for each move."""
        self._until = 0.0

    def add(self, name: str, seconds: float = 0.0, size: float = 0.0) -> None:
        """Add processor time and bytes."""
        use = self._new.get(name)
        if use is None:
            self._new[name] = [seconds, size]
        else:
            use[0] += seconds
            use[1] += size
        if monotonic() > self._until or len(self._new) > NAMES:
            self._take_over()

    def _take_over(self) -> None:
        """Add what is new to what is known."""
        now = monotonic()
        self._until = now + NEW
        for name, (seconds, size) in self._new.items():
            use = self._at(name, now)
            self._known.pop(name, None)
            self._known[name] = use.seconds + seconds, use.bytes + size, now
            if len(self._known) > NAMES:
                del self._known[next(iter(self._known))]
        self._new.clear()

    def top(self, most: int) -> list[Cost]:
        """Return the names that used most, by processor time and then by bytes."""
        self._take_over()
        now = monotonic()
        found = [self._at(name, now) for name in self._known]
        return sorted(found, key=lambda use: (use.seconds, use.bytes), reverse=True)[:most]

    def _at(self, name: str, now: float) -> Cost:
        seconds, size, at = self._known.get(name, (0.0, 0.0, now))
        fades = exp((at - now) / MEMORY)
        return Cost(name, seconds * fades, size * fades)
