"""A quota of the event loop's processor time for each address. An address that has used it up waits; others do not."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextvars import ContextVar
from time import monotonic, thread_time
from typing import Any, TypeVar

from farshore.server import metrics
from farshore.server.usage_by_address import RecentUsage

T = TypeVar("T")
AT_ONCE = 5.0
"""Seconds of quota that an address can save up and use at once."""
ADDRESSES = 10_000
LONGEST = 5.0
"""Seconds after which a waiting request checks its quota again."""


class LoopTimeQuota:
    """Processor time used by each address; the least recently seen address is dropped."""

    def __init__(self, milliseconds: float) -> None:
        self.rate = milliseconds / 1000
        """Seconds of the event loop per second; 0 means no limit."""
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.usage = RecentUsage()
        self.weight: Callable[[str], int] = lambda address: 1
        """How many times an address is charged: more if the operator has limited it."""

    def spend(self, address: str, seconds: float) -> None:
        """Charge an address for processor time."""
        self.usage.add(address, seconds)
        if self.rate:
            self._left[address] = (self._now(address) - seconds * self.weight(address), monotonic())
            self._left.move_to_end(address)
            if len(self._left) > ADDRESSES:
                self._left.popitem(last=False)

    def seconds_owed(self, address: str) -> float:
        """Return the number of seconds until an address has quota again."""
        return max(0.0, -self._now(address) / self.rate) if self.rate else 0.0

    def _now(self, address: str) -> float:
        left, at = self._left.get(address, (self.rate * AT_ONCE, monotonic()))
        return min(self.rate * AT_ONCE, left + (monotonic() - at) * self.rate)

    async def wait(self, address: str) -> None:
        """Wait until an address has quota."""
        while seconds := self.seconds_owed(address):
            metrics.quota_waits.inc()
            await asyncio.sleep(min(seconds, LONGEST))


def charge_nobody(seconds: float) -> None:
    """Charge nobody."""


charge: ContextVar[Callable[[float], None]] = ContextVar("charge", default=charge_nobody)
"""Charges the client whose request is being handled. Tasks inherit it from the code that starts them."""


class MeteredCoroutine(Awaitable[T]):
    """Awaits a coroutine and charges the processor time of its steps, not the time that it waits.

    Time is measured by the thread's own clock: on a busy machine wall-clock time would include other processes. The
    coroutine is driven by `send` and `throw`, which the language reference documents for awaitable objects; the event
    loop offers no hook for the processor time of a task.
    """

    def __init__(self, work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> None:
        self._work, self._spend = work, spend

    def __await__(self) -> Generator[Any, Any, T]:
        answer: Any = None
        failed: BaseException | None = None
        while True:
            began = thread_time()
            try:
                waited = self._work.send(answer) if failed is None else self._work.throw(failed)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self._spend(thread_time() - began)
            answer, failed = None, None
            try:
                answer = yield waited
            except BaseException as error:
                failed = error
