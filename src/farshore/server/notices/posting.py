"""Posts to an address that somebody gave us: never to our own network, never further than it says, never for long."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from farshore.server.http.refusal import refuse

SECONDS = 5.0
"""How long an address may take to answer."""
LONGEST = 1000
"""Characters of an address."""
WRAPPED = tuple(map(IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
"""Networks whose addresses have another address inside."""


class NotReached(OSError):
    """Nobody answers there, or nobody may be asked there."""


def parts_of(address: str, private: bool) -> SplitResult:
    """The address taken apart; Refusal unless it is one that can be posted to."""
    try:
        where = urlsplit(address)
        fits = where.scheme in (("https", "http") if private else ("https",)) and where.hostname and where.port != 0
    except ValueError:
        raise refuse("bad-address") from None
    if not fits or len(address) > LONGEST or where.username or not address.isprintable() or " " in address:
        raise refuse("bad-address")
    return where


def is_public(host: IPv4Address | IPv6Address) -> bool:
    """Whether this is an address of the open internet.

    >>> [is_public(ip_address(host)) for host in ("93.184.216.34", "127.0.0.1", "::ffff:10.0.0.1", "169.254.169.254")]
    [True, False, False, False]
    """
    if isinstance(host, IPv6Address):
        if host.ipv4_mapped:
            return is_public(host.ipv4_mapped)
        if any(host in network for network in WRAPPED):
            return False
    return host.is_global and not host.is_multicast and not host.is_reserved


def resolve(where: SplitResult, private: bool) -> tuple[str, int]:
    """The one address to connect to: looked up once, so that it cannot be another one a moment later."""
    port = where.port or (443 if where.scheme == "https" else 80)
    try:
        found = socket.getaddrinfo(where.hostname, port, type=socket.SOCK_STREAM)
        hosts = [str(entry[4][0]) for entry in found]
    except (OSError, UnicodeError) as error:
        raise NotReached(str(error)) from None
    if not hosts or not (private or all(is_public(ip_address(host.partition("%")[0])) for host in hosts)):
        raise NotReached("not an address of the open internet")
    return hosts[0], port


def require_reachable(address: str, private: bool) -> None:
    """Refusal unless notices may go there. Asks the name service: not in the event loop."""
    where = parts_of(address, private)
    try:
        resolve(where, private)
    except NotReached:
        raise refuse("bad-address") from None


def post(address: str, body: bytes, headers: Mapping[str, str], private: bool) -> int:
    """The status that the address answers with; redirections are not followed. Takes a while: not in the event loop."""
    where = parts_of(address, private)
    host, port = resolve(where, private)
    kind = HTTPSConnection if where.scheme == "https" else HTTPConnection
    connection = kind(where.hostname or "", port, timeout=SECONDS)
    connection._create_connection = lambda _, *more: socket.create_connection((host, port), *more)  # type: ignore[attr-defined]
    try:
        path = (where.path or "/") + (f"?{where.query}" if where.query else "")
        connection.request("POST", path, body, dict(headers))
        return connection.getresponse().status
    except (OSError, HTTPException) as error:
        raise NotReached(f"{type(error).__name__}: {error}") from None
    finally:
        connection.close()
