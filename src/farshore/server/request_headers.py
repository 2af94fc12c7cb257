"""Read the headers of a request: the client's address, its origin and its language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from farshore.server.settings import Settings
from farshore.translations import LANGUAGES


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    """Return the value of a header, or an empty string."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def cookie(headers: Iterable[tuple[bytes, bytes]], name: str) -> str:
    """Return the value of a cookie, or an empty string.

    >>> cookie([(b"cookie", b"theme=dark; farshore_player=abc")], "farshore_player")
    'abc'
    """
    parts = (part.strip().partition("=") for part in header(headers, b"cookie").split(";"))
    return next((value for key, _, value in parts if key == name), "")


def client_address(scope: Mapping[str, Any], settings: Settings) -> str:
    """Return the client's address. Behind a proxy it is the last forwarded address: clients can forge the others.

    >>> forwarded = {"client": ("10.0.0.1", 1), "headers": [(b"x-forwarded-for", b"6.6.6.6, 192.0.2.7")]}
    >>> client_address(forwarded, Settings(proxy=True)), client_address(forwarded, Settings())
    ('192.0.2.7', '10.0.0.1')
    """
    if settings.proxy:
        addresses = [value for key, value in scope["headers"] if key == b"x-forwarded-for"]
        if addresses:
            return rate_limit_key(str(addresses[-1].decode("latin-1")).rpartition(",")[2].strip())
    return rate_limit_key(str((scope.get("client") or ("", 0))[0]))


@lru_cache(10_000)
def rate_limit_key(address: str) -> str:
    """Return the address that limits count: for IPv6 the /64 network, because a client owns all of its addresses.

    >>> rate_limit_key("2001:db8:1:2:3:4:5:6"), rate_limit_key("192.0.2.7"), rate_limit_key("::ffff:192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7', '::ffff:192.0.2.7')
    """
    if ":" not in address or "." in address:
        return address
    try:
        return str(ip_network(f"{address.partition('%')[0]}/64", strict=False).network_address)
    except ValueError:
        return address[:64]


def origin_allowed(headers: Iterable[tuple[bytes, bytes]], settings: Settings) -> bool:
    """Return whether the origin may use the API: the same host, a configured origin, or a program that sends none."""
    known = list(headers)
    origin = header(known, b"origin")
    if not origin or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == header(known, b"host")


LOCAL_ENDINGS = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
"""Names of local networks: no public name server can make one of them point here."""


def host_allowed(headers: Iterable[tuple[bytes, bytes]], settings: Settings) -> bool:
    """Return whether the server answers to the host name of a request.

    A site that makes its own name point to this machine (DNS rebinding) sends that name. Addresses and local names are
    always allowed; others must be set. Behind a proxy, the proxy selects the names unless `hosts` is set.

    >>> def allowed(host, **settings):
    ...     return host_allowed([(b"host", host.encode())], Settings(**settings))
    >>> [allowed(host) for host in ("127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "localhost:8000", "laptop.local")]
    [True, True, True, True, True]
    >>> allowed("evil.example:8000"), allowed("play.example", hosts=("play.example",)), allowed("x.example", proxy=True)
    (False, True, True)
    """
    return _host_allowed(header(headers, b"host"), settings)


@lru_cache(1_000)
def _host_allowed(host: str, settings: Settings) -> bool:
    if not host or (settings.proxy and not settings.hosts):
        return True
    name = host_name(host)
    if "." not in name or name.endswith(LOCAL_ENDINGS) or _is_address(name):
        return True
    known = {*map(host_name, settings.hosts), host_name(settings.host)}
    return name in known | {host_name(urlsplit(origin).netloc) for origin in settings.origins}


def host_name(host: str) -> str:
    """Return the name in a Host header, without port, brackets, final dot and capitals.

    >>> [host_name(host) for host in ("Play.Example.:443", "[::1]:8000", "127.0.0.1")]
    ['play.example', '::1', '127.0.0.1']
    """
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def is_https(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Return whether the client uses HTTPS. Behind a proxy, the proxy says so in X-Forwarded-Proto.

    >>> forwarded = {"scheme": "http", "headers": [(b"x-forwarded-proto", b"https")]}
    >>> is_https(forwarded, Settings(proxy=True)), is_https(forwarded, Settings())
    (True, False)
    """
    if settings.proxy and header(scope["headers"], b"x-forwarded-proto").rpartition(",")[2].strip() == "https":
        return True
    return bool(scope.get("scheme") == "https")


def language_of(query: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
    """Return the language of a response: from the query, or else from the Accept-Language header.

    >>> language_of("", [(b"accept-language", b"es;q=0.9,fr-CH,en;q=0.8")])
    'fr'
    """
    for part in query.split("&"):
        if part.startswith("language=") and part[9:] in LANGUAGES:
            return part[9:]
    for entry in header(headers, b"accept-language").split(","):
        if entry.strip()[:2].lower() in LANGUAGES:
            return entry.strip()[:2].lower()
    return "en"
