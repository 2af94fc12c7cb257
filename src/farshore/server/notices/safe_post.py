"""Post to an address that a user gave: never to private networks, without redirects, and with a time limit."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from time import monotonic
from urllib.parse import SplitResult, urlsplit

from farshore.server.errors import request_error

SECONDS = 5.0
"""Seconds from the name lookup to the status of the response."""
STATUS_LINE = 4_096
"""Bytes of a response that are read at most."""
LONGEST = 1000
"""The longest address, in characters."""
WRAPPED = tuple(map(IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
"""Networks whose addresses contain another address."""
INTERNAL = (IPv4Address("168.63.129.16"),)
"""Addresses that look public and are not: the one by which Azure serves its machines."""


class PostFailed(OSError):
    """The address does not answer, or must not be contacted."""


def parse_address(address: str, private: bool) -> SplitResult:
    """Split an address; raise RequestError if it is not a valid target."""
    try:
        where = urlsplit(address)
        fits = where.scheme in (("https", "http") if private else ("https",)) and where.hostname and where.port != 0
    except ValueError:
        raise request_error("bad-address") from None
    if not fits or len(address) > LONGEST or where.username or not address.isprintable() or " " in address:
        raise request_error("bad-address")
    return where


def is_public(host: IPv4Address | IPv6Address) -> bool:
    """Return whether an address belongs to the public internet.

    >>> [is_public(ip_address(host)) for host in ("93.184.216.34", "127.0.0.1", "::ffff:10.0.0.1", "169.254.169.254")]
    [True, False, False, False]
    """
    if isinstance(host, IPv6Address):
        if host.ipv4_mapped:
            return is_public(host.ipv4_mapped)
        if host.is_site_local or any(host in network for network in WRAPPED):
            return False
    return host not in INTERNAL and host.is_global and not host.is_multicast and not host.is_reserved


def resolve(where: SplitResult, private: bool) -> tuple[str, int]:
    """Return the one address to connect to. It is resolved once, so that it cannot change after the check."""
    port = where.port or (443 if where.scheme == "https" else 80)
    try:
        found = socket.getaddrinfo(where.hostname, port, type=socket.SOCK_STREAM)
        hosts = [str(entry[4][0]) for entry in found]
    except (OSError, UnicodeError) as error:
        raise PostFailed(str(error)) from None
    if not hosts or not (private or all(is_public(ip_address(host.partition("%")[0])) for host in hosts)):
        raise PostFailed("not an address of the open internet")
    return hosts[0], port


def require_reachable(address: str, private: bool) -> None:
    """Raise RequestError unless notices may go to this address. Blocks for the name lookup: call it in a
    thread of `PostPool`."""
    where = parse_address(address, private)
    try:
        resolve(where, private)
    except PostFailed:
        raise request_error("bad-address") from None


class Deadline:
    """The time by which a request must be done, however many steps it takes."""

    def __init__(self, seconds: float) -> None:
        self._until = monotonic() + seconds

    def seconds_left(self) -> float:
        """Return the seconds that are left; raise TimeoutError if there are none."""
        left = self._until - monotonic()
        if left <= 0:
            raise TimeoutError("no response in time")
        return left


def _connect(host: str, port: int, tls_name: str | None, deadline: Deadline) -> socket.socket:
    """Connect to an address that was resolved and checked; with TLS if the certificate must be for `tls_name`."""
    connected = socket.create_connection((host, port), deadline.seconds_left())
    if tls_name is None:
        return connected
    try:
        connected.settimeout(deadline.seconds_left())
        return ssl.create_default_context().wrap_socket(connected, server_hostname=tls_name)
    except BaseException:
        connected.close()
        raise


def _read_status(connected: socket.socket, deadline: Deadline) -> int:
    """Read the status line and nothing more. A server that sends it byte by byte is not waited for longer."""
    line = b""
    while b"\n" not in line:
        connected.settimeout(deadline.seconds_left())
        part = connected.recv(STATUS_LINE - len(line))
        if not part:
            raise PostFailed("no HTTP response")
        line += part
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/") or not rest[:3].isdigit():
        raise PostFailed("no HTTP response")
    return int(rest[:3])


def post(address: str, body: bytes, headers: Mapping[str, str], private: bool) -> int:
    """Post and return the status; redirects are not followed. Blocks: call it in a thread of `PostPool`."""
    where = parse_address(address, private)
    deadline = Deadline(SECONDS)
    host, port = resolve(where, private)
    connection = HTTPConnection(where.hostname or "", port)
    try:
        connected = connection.sock = _connect(
            host, port, where.hostname if where.scheme == "https" else None, deadline
        )
        connected.settimeout(deadline.seconds_left())
        path = (where.path or "/") + (f"?{where.query}" if where.query else "")
        connection.request("POST", path, body, dict(headers))
        return _read_status(connected, deadline)
    except (OSError, HTTPException) as error:
        raise PostFailed(f"{type(error).__name__}: {error}") from None
    finally:
        connection.close()
