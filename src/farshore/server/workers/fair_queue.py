"""The queue for workers: players first, then addresses and tables in turn, so that nobody can occupy all workers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from math import exp
from time import monotonic
from typing import Generic, TypeAlias, TypeVar

from farshore.server import metrics

W = TypeVar("W")
HINT, BOT, REVIEW, UNWATCHED, EXAMINED = range(5)
"""Ranks, first to last: a hint, a bot's move, a watched review, unwatched work. EXAMINED has a queue of its own."""
NAMES = ("hint", "bot", "review", "unwatched", "examined")
MEMORY = 30.0
"""Seconds after which past use counts for a third."""
SOON = 0.2
"""Seconds until the queue is checked again while a worker is reserved."""
KNOWN = 10_000
"""Addresses and tables whose use is remembered."""


@dataclass(frozen=True, slots=True)
class Requester:
    """For whom a worker is requested."""

    rank: int = BOT
    address: str = ""
    table: str = ""
    order: int = 0
    """The place of a review among those in progress; it comes before the next one until it is done."""


RequesterSource: TypeAlias = "Requester | Callable[[], Requester]"
"""A requester, or a function that returns it: players may join or leave the table during the wait."""


@dataclass(slots=True)
class Ticket(Generic[W]):
    """An entry of the queue."""

    source: RequesterSource
    number: int
    given: asyncio.Future[tuple[W, Requester]]
    since: float = field(default_factory=monotonic)

    @property
    def requester(self) -> Requester:
        return self.source if isinstance(self.source, Requester) else self.source()


class RecentUse:
    """Seconds that each address or table has used recently."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def by(self, name: str, now: float) -> float:
        """Return the use at a given time. Compare uses at the same time only: they decay."""
        seconds, at = self._used.get(name, (0.0, 0.0))
        return seconds * exp((at - now) / MEMORY) if seconds else 0.0

    def add(self, name: str, seconds: float) -> None:
        now = monotonic()
        self._used[name] = (self.by(name, now) + seconds, now)
        if len(self._used) > KNOWN:
            self._used = dict(sorted(self._used.items(), key=lambda entry: entry[1][1])[KNOWN // 2 :])


class FairQueue(Generic[W]):
    """Hands workers out and takes them back."""

    def __init__(self, workers: list[W]) -> None:
        self.count = len(workers)
        self._free = list(workers)
        self._waiting: list[Ticket[W]] = []
        self._numbers = count()
        self._holding: Counter[str] = Counter()
        self._timer: asyncio.TimerHandle | None = None
        self._addresses, self._tables = RecentUse(), RecentUse()
        self._ranks: set[int] = set()
        """Ranks that have ever waited here."""
        self._asked: dict[str, float] = {}
        """When each address last made a request, the latest last."""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def take(self, source: RequesterSource) -> tuple[W, Requester]:
        """Wait for a worker. Return it with the requester as it was then; give both back together."""
        loop = asyncio.get_running_loop()
        ticket: Ticket[W] = Ticket(source, next(self._numbers), loop.create_future())
        self._note(ticket.requester)
        self._waiting.append(ticket)
        self._give_out()
        try:
            return await ticket.given
        except asyncio.CancelledError:
            if ticket.given.done() and not ticket.given.cancelled():
                self.give_back(*ticket.given.result(), 0.0)
            elif ticket in self._waiting:
                self._waiting.remove(ticket)
                self._measure()
            raise

    def give_back(self, worker: W, requester: Requester, seconds: float) -> None:
        """Return a worker after the given number of seconds of use.

        It is handed out in the loop's next round: a review asks for its next slice at once, and must not lose its
        place to the one behind it.
        """
        self._free.append(worker)
        self._holding[requester.address] -= 1
        if not self._holding[requester.address]:
            del self._holding[requester.address]
        self._addresses.add(requester.address, seconds)
        self._tables.add(requester.table, seconds)
        asyncio.get_running_loop().call_soon(self._give_out)

    def _give_out(self) -> None:
        while self._free and self._waiting:
            requesters = [(ticket.requester, ticket) for ticket in self._waiting if not ticket.given.done()]
            able = [(requester, ticket) for requester, ticket in requesters if self._may(requester)]
            if not able:
                self._look_again()
                break
            requester, ticket = min(able, key=partial(self._turn, monotonic()))
            self._waiting.remove(ticket)
            self._holding[requester.address] += 1
            metrics.bot_wait_seconds.labels(kind=NAMES[requester.rank]).observe(monotonic() - ticket.since)
            ticket.given.set_result((self._free.pop(), requester))
        self._measure()

    def _look_again(self) -> None:
        """Check the queue again soon, while a worker is reserved: ranks of requesters change."""
        if self._timer is None or self._timer.when() <= asyncio.get_running_loop().time():
            self._timer = asyncio.get_running_loop().call_later(SOON, self._give_out)

    def _measure(self) -> None:
        ranks = Counter(ticket.requester.rank for ticket in self._waiting)
        self._ranks.update(ranks)
        for rank in self._ranks:
            metrics.bot_waiting.labels(kind=NAMES[rank]).set(ranks[rank])

    def _may(self, requester: Requester) -> bool:
        """Return whether the requester may have a worker. The last free one is reserved for other addresses and for
        players."""
        if len(self._free) > 1 or self.count == 1:
            return True
        if requester.rank in (REVIEW, UNWATCHED):
            return False
        others_waiting = len(self._asked) > (requester.address in self._asked)
        return not (others_waiting and self._holding[requester.address])

    def _note(self, requester: Requester) -> None:
        """Record who made requests recently; unwatched work has no address."""
        if requester.address:
            self._asked.pop(requester.address, None)
            self._asked[requester.address] = monotonic()
        late = monotonic() - 2 * MEMORY
        while self._asked and self._asked[oldest := next(iter(self._asked))] < late:
            del self._asked[oldest]

    def _turn(self, now: float, waiting: tuple[Requester, Ticket[W]]) -> tuple[int, float, float, int]:
        requester, ticket = waiting
        if requester.order:
            return requester.rank, requester.order, 0.0, ticket.number
        used = self._addresses.by(requester.address, now), self._tables.by(requester.table, now)
        return requester.rank, *used, ticket.number
