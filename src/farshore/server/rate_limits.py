"""Rate limits by token bucket."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


class TokenBucket:
    """A token bucket: `rate` tokens per second, and `seconds` worth of them at once; a rate of 0 means no limit."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, seconds: float = 5.0) -> None:
        self.rate, self.most = rate, rate * seconds
        self.left, self.at = self.most, monotonic()

    def take(self, tokens: int = 1) -> bool:
        """Take tokens; return False if there are too few."""
        if not self.rate:
            return True
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < tokens:
            return False
        self.left -= tokens
        return True


class RateLimiter:
    """A token bucket for each address; the least recently seen address is dropped."""

    def __init__(self, rate: float, seconds: float = 5.0, addresses: int = 10_000) -> None:
        self.rate, self.seconds, self.addresses = rate, seconds, addresses
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, tokens: int = 1) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self.rate, self.seconds)
            if len(self._buckets) > self.addresses:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(tokens)
