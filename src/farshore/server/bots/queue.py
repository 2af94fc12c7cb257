"""Who gets the next free worker: people first, then by address and table in turn, so that nobody can take them all."""

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
"""In this order: a hint, a bot's move, a review that somebody waits for; nobody looks. The last has its own queue."""
NAMES = ("hint", "bot", "review", "unwatched", "examined")
MEMORY = 30.0
"""Seconds after which what somebody has used counts for a third."""
SOON = 0.2
"""Seconds until it is looked again who may have a worker that is kept."""
KNOWN = 10_000
"""Addresses and tables whose use is remembered."""


@dataclass(frozen=True, slots=True)
class Place:
    """For whom something is thought."""

    rank: int = BOT
    address: str = ""
    table: str = ""


Where: TypeAlias = "Place | Callable[[], Place]"
"""A place that may change while somebody waits: people come to a table, or leave it."""


@dataclass(slots=True)
class Ticket(Generic[W]):
    """Somebody in the queue."""

    where: Where
    number: int
    given: asyncio.Future[tuple[W, Place]]
    since: float = field(default_factory=monotonic)

    @property
    def place(self) -> Place:
        return self.where if isinstance(self.where, Place) else self.where()


class Used:
    """How many seconds each has used lately."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def by(self, name: str, now: float) -> float:
        """Those who are compared are asked at the same moment: what they used fades while one looks."""
        seconds, at = self._used.get(name, (0.0, 0.0))
        return seconds * exp((at - now) / MEMORY) if seconds else 0.0

    def add(self, name: str, seconds: float) -> None:
        now = monotonic()
        self._used[name] = (self.by(name, now) + seconds, now)
        if len(self._used) > KNOWN:
            self._used = dict(sorted(self._used.items(), key=lambda entry: entry[1][1])[KNOWN // 2 :])


class FairQueue(Generic[W]):
    """Gives workers out and takes them back."""

    def __init__(self, workers: list[W]) -> None:
        self.count = len(workers)
        self._free = list(workers)
        self._waiting: list[Ticket[W]] = []
        self._numbers = count()
        self._holding: Counter[str] = Counter()
        self._timer: asyncio.TimerHandle | None = None
        self._addresses, self._tables = Used(), Used()
        self._ranks: set[int] = set()
        """Those that have ever waited here."""
        self._asked: dict[str, float] = {}
        """When each address last asked for something, the latest at the end."""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def take(self, where: Where) -> tuple[W, Place]:
        """A worker, when it is this place's turn, and the place as it was then: to be given back together."""
        loop = asyncio.get_running_loop()
        ticket: Ticket[W] = Ticket(where, next(self._numbers), loop.create_future())
        self._note(ticket.place)
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

    def give_back(self, worker: W, place: Place, seconds: float) -> None:
        """The worker is free again, after so many seconds for this place."""
        self._free.append(worker)
        self._holding[place.address] -= 1
        if not self._holding[place.address]:
            del self._holding[place.address]
        self._addresses.add(place.address, seconds)
        self._tables.add(place.table, seconds)
        self._give_out()

    def _give_out(self) -> None:
        while self._free and self._waiting:
            places = [(ticket.place, ticket) for ticket in self._waiting if not ticket.given.done()]
            able = [(place, ticket) for place, ticket in places if self._may(place)]
            if not able:
                self._look_again()
                break
            place, ticket = min(able, key=partial(self._turn, monotonic()))
            self._waiting.remove(ticket)
            self._holding[place.address] += 1
            metrics.bot_wait_seconds.labels(kind=NAMES[place.rank]).observe(monotonic() - ticket.since)
            ticket.given.set_result((self._free.pop(), place))
        self._measure()

    def _look_again(self) -> None:
        """A worker is kept for somebody else: those who wait may become people meanwhile, or be alone again."""
        if self._timer is None or self._timer.when() <= asyncio.get_running_loop().time():
            self._timer = asyncio.get_running_loop().call_later(SOON, self._give_out)

    def _measure(self) -> None:
        ranks = Counter(ticket.place.rank for ticket in self._waiting)
        self._ranks.update(ranks)
        for rank in self._ranks:
            metrics.bot_waiting.labels(kind=NAMES[rank]).set(ranks[rank])

    def _may(self, place: Place) -> bool:
        """The last worker is kept for somebody else, as long as there is one; and always for those who play."""
        if len(self._free) > 1 or self.count == 1:
            return True
        if place.rank in (REVIEW, UNWATCHED):
            return False
        somebody_else = len(self._asked) > (place.address in self._asked)
        return not (somebody_else and self._holding[place.address])

    def _note(self, place: Place) -> None:
        """Who asked lately; where nobody looks, nobody asked."""
        if place.address:
            self._asked.pop(place.address, None)
            self._asked[place.address] = monotonic()
        late = monotonic() - 2 * MEMORY
        while self._asked and self._asked[oldest := next(iter(self._asked))] < late:
            del self._asked[oldest]

    def _turn(self, now: float, waiting: tuple[Place, Ticket[W]]) -> tuple[int, float, float, int]:
        place, ticket = waiting
        used = self._addresses.by(place.address, now), self._tables.by(place.table, now)
        return place.rank, *used, ticket.number
