"""What each address costs: milliseconds of the event loop. Whoever has used up their share waits; the others do not."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Generator
from time import monotonic, thread_time
from typing import Any, TypeVar

from farshore.server import metrics

T = TypeVar("T")
AT_ONCE = 5.0
"""So many seconds' worth may be used in one go."""
ADDRESSES = 10_000
LONGEST = 5.0
"""Seconds after which somebody who waits is looked at again."""


class Costs:
    """A share of the loop for each address; the least recently seen is forgotten."""

    def __init__(self, milliseconds: float) -> None:
        self.rate = milliseconds / 1000
        """Seconds of the loop in a second; 0 is without limit."""
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, address: str, seconds: float) -> None:
        """This address has used so much of the loop."""
        if self.rate:
            self._left[address] = (self._now(address) - seconds, monotonic())
            self._left.move_to_end(address)
            if len(self._left) > ADDRESSES:
                self._left.popitem(last=False)

    def owed(self, address: str) -> float:
        """How many seconds this address has to wait until its share has grown again."""
        return max(0.0, -self._now(address) / self.rate) if self.rate else 0.0

    def _now(self, address: str) -> float:
        left, at = self._left.get(address, (self.rate * AT_ONCE, monotonic()))
        return min(self.rate * AT_ONCE, left + (monotonic() - at) * self.rate)

    async def wait(self, address: str) -> None:
        """Until this address has something left; the others go on meanwhile."""
        while seconds := self.owed(address):
            metrics.waits_for_share.inc()
            await asyncio.sleep(min(seconds, LONGEST))


class Metered(Awaitable[T]):
    """Work of which only what the loop itself does is counted, not what it waits for.

    By the thread's own clock: on a busy machine the clock on the wall would bill what other processes took, and a first
    visitor would be refused.
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
