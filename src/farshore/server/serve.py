"""Run the server: `farshore serve`."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from typing import Any

from farshore.server.settings import Settings, from_environment, variable


def add_arguments(parser: ArgumentParser) -> None:
    """Add the options that override settings from the environment; the caller adds host and port."""
    known = from_environment()
    parser.add_argument(
        "--workers", type=int, default=known.workers, help="server processes; more than one needs PostgreSQL"
    )
    parser.add_argument("--database", default=known.database, help="sqlite:///FILE or postgresql://…")


def run(args: Namespace) -> int:
    """Serve until the process is stopped. Every acknowledged move is in the store by then."""
    import uvicorn  # not above: --help works without the extra

    from farshore.server.http.limited_http import raise_descriptors

    for name in ("host", "port", "workers", "database"):
        os.environ[variable(name)] = str(getattr(args, name))
    settings = from_environment()
    raise_descriptors()
    uvicorn.run("farshore.server.app:create", workers=max(1, args.workers), **server_options(settings))
    return 0


def server_options(settings: Settings) -> dict[str, Any]:
    """Return the options for uvicorn."""
    return {
        "factory": True,
        "host": settings.host,
        "port": settings.port,
        "http": "farshore.server.http.limited_http:HttpProtocol",
        "ws": "farshore.server.socket.limited_websocket:WebSocketProtocol",
        "ws_max_size": max(settings.message_bytes * 4, 65_536),
        "ws_per_message_deflate": settings.deflate,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,  # request_headers.py reads them: it trusts only the address that our own proxy added
        "timeout_graceful_shutdown": 10,
    }
