"""Who may come in, how often, and with which headers the answers leave."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import ip_network
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

from farshore.server.settings import Settings
from farshore.words import LANGUAGES

HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        b" connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
        b" frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Bucket:
    """So many a second on average, and a few seconds' worth at once; 0 is without limit."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, seconds: float = 5.0) -> None:
        self.rate, self.most = rate, rate * seconds
        self.left, self.at = self.most, monotonic()

    def take(self) -> bool:
        """Whether there is one left."""
        if not self.rate:
            return True
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """A bucket for each address; the least recently seen is forgotten."""

    def __init__(self, rate: float, seconds: float = 5.0, addresses: int = 10_000) -> None:
        self.rate, self.seconds, self.addresses = rate, seconds, addresses
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.seconds)
            if len(self._buckets) > self.addresses:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    """The value of a request's header, or nothing."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def address_of(scope: Mapping[str, Any], settings: Settings) -> str:
    """Who asks. Behind a proxy it is the last address that was added: those before it anybody can make up.

    >>> forwarded = {"client": ("10.0.0.1", 1), "headers": [(b"x-forwarded-for", b"6.6.6.6, 192.0.2.7")]}
    >>> address_of(forwarded, Settings(proxy=True)), address_of(forwarded, Settings())
    ('192.0.2.7', '10.0.0.1')
    """
    if settings.proxy:
        told = [value for key, value in scope["headers"] if key == b"x-forwarded-for"]
        if told:
            return neighbourhood(str(told[-1].decode("latin-1")).rpartition(",")[2].strip())
    return neighbourhood(str((scope.get("client") or ("", 0))[0]))


@lru_cache(10_000)
def neighbourhood(address: str) -> str:
    """The address that limits count: of IPv6 the network, for whoever has one has all its addresses.

    >>> neighbourhood("2001:db8:1:2:3:4:5:6"), neighbourhood("192.0.2.7"), neighbourhood("::ffff:192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7', '::ffff:192.0.2.7')
    """
    if ":" not in address or "." in address:
        return address
    try:
        return str(ip_network(f"{address.partition('%')[0]}/64", strict=False).network_address)
    except ValueError:
        return address[:64]


def origin_allowed(headers: Iterable[tuple[bytes, bytes]], settings: Settings) -> bool:
    """A page of another site may not speak for its visitor; programs without an origin may."""
    known = list(headers)
    origin = header(known, b"origin")
    if not origin or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == header(known, b"host")


def language_of(query: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The language of an answer: as the address says, else what the browser prefers.

    >>> language_of("", [(b"accept-language", b"es;q=0.9,fr-CH,en;q=0.8")])
    'fr'
    """
    for part in query.split("&"):
        if part.startswith("language=") and part[9:] in LANGUAGES:
            return part[9:]
    for wish in header(headers, b"accept-language").split(","):
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return "en"
